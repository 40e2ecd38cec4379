import { statSync } from 'node:fs'
import { databaseGone } from './storage-errors.ts'

/**
 * Remembers which file was opened. The returned check throws STORAGE_FAILED once its path leads to no file or to
 * another one: SQLite would go on writing into a file without a name, which is lost with the process.
 */
export function watchFile(file: string): () => void {
  const opened = identify(file)
  return () => {
    if (identify(file) !== opened) throw databaseGone(file)
  }
}

function identify(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true })
  return found && `${found.dev}:${found.ino}`
}
