import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder on a file system of its own that can be filled up. */
export interface SmallDisk {
  folder: string
  /** Takes all the space that is left. */
  fill(): void
  /** Gives it back. */
  free(): void
  /** Makes everything on it read-only, or writable again. */
  setReadOnly(readOnly: boolean): void
  remove(): void
}

/** Mounts a memory file system of `kilobytes`; undefined where that is not allowed (it takes root on Linux). */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'agent-disk-'))
  const mount = (...options: string[]) => spawnSync('mount', options).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'w')
      for (const size of [65536, 4096, 512, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size))
        } catch {
          // Full for this size.
        }
      }
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    setReadOnly: readOnly => void mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
    remove: () => {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
