import { watch, type FSWatcher } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'

export interface WatchFileOptions {
  /** Told after the file changed and then stayed the same for `pause`; never twice at the same time. */
  onChange: () => Promise<void>
  /** Milliseconds without a further change after which a change counts as complete. */
  pause?: number
  /** Milliseconds between two looks where the system tells nothing (network drives, a link far away). */
  poll?: number
}

/** Longer than it takes to write a file anew: an empty or missing file is mostly one that is being saved. */
const SAVING = 600
/** What the swap of a mounted Kubernetes ConfigMap touches instead of the file. */
const MOUNT_LINK = '..data'

/**
 * Watches one file by its folder, so that editors that replace it by another, a file that is gone for a moment and
 * links that are turned to another target are all seen; a look now and then is the net below. Bursts count once.
 */
export function watchFile(path: string, { onChange, pause = 100, poll = 1000 }: WatchFileOptions): { close(): void } {
  let watchers: FSWatcher[] = []
  let watched = ''
  let settling: NodeJS.Timeout | undefined
  let known: string | undefined
  let running = false
  let closed = false

  const look = async () => {
    settling = undefined
    if (running || closed) return
    running = true
    try {
      const before = await signatureOf(path)
      if (before.text !== known) {
        await delay(before.isEmpty ? SAVING : pause)
        if (closed) return
        const after = await signatureOf(path)
        if (after.text === before.text) {
          known = after.text
          await onChange()
        } else soon()
      }
      await follow()
    } finally {
      running = false
    }
  }
  const soon = () => {
    if (!closed) settling ??= setTimeout(() => void look(), pause / 2)
  }
  /** Watches the folder of the file and, when it is a link, that of its target. */
  const follow = async () => {
    const target = await realpath(path).catch(() => path)
    if (closed || watched === target) return
    watched = target
    for (const watcher of watchers) watcher.close()
    const names = new Set([basename(path), basename(target), MOUNT_LINK])
    watchers = [...new Set([dirname(path), dirname(target)])].flatMap(folder => {
      try {
        const watcher = watch(folder, { persistent: false }, (_event, name) => {
          if (name === null || names.has(name)) soon()
        })
        // The folder is gone, or no more of it can be watched: the look now and then remains.
        watcher.on('error', () => watcher.close())
        return [watcher]
      } catch {
        return []
      }
    })
  }
  void look()
  const looking = setInterval(soon, poll).unref()
  return {
    close() {
      closed = true
      clearInterval(looking)
      clearTimeout(settling)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** Everything that a change of the file changes, links followed. */
async function signatureOf(path: string): Promise<{ text: string; isEmpty: boolean }> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true })
    return { text: `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`, isEmpty: size === 0n }
  } catch (error) {
    return { text: String((error as NodeJS.ErrnoException).code), isEmpty: true }
  }
}

const delay = (milliseconds: number) => new Promise<void>(resolve => void setTimeout(resolve, milliseconds).unref())
