import { statSync } from 'node:fs'

/**
 * Acts when one of some files changed since this was called: by looks at their state, which work wherever files are (links
 * of Kubernetes included) and miss nothing that happens before the first look. Keeps no process alive. Returns what stops it.
 */
export function watchFiles(files: readonly string[], interval: number, act: () => void): () => void {
  let last = stateOf(files)
  const timer = setInterval(() => {
    const now = stateOf(files)
    if (now === last) return
    last = now
    act()
  }, interval)
  timer.unref()
  return () => clearInterval(timer)
}

const stateOf = (files: readonly string[]) =>
  files
    .map(file => {
      const status = statSync(file, { throwIfNoEntry: false })
      return status ? `${status.ino} ${status.size} ${status.mtimeMs} ${status.ctimeMs}` : ''
    })
    .join()
