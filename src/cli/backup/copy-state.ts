import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, createReadStream, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { messageOf } from '../../lib/errors.ts'
import { isDatabase, listKeptFiles } from './kept-files.ts'
import type { BackedUpFile } from './manifest.ts'

/** A project whose state is copied. */
export interface CopySource {
  stateFolder: string
  /** The folder of the project; files of it are put back relative to it. */
  folder: string
  /** Settings and service file, where there are some. */
  projectFiles: readonly string[]
}

export interface Copied {
  files: BackedUpFile[]
  notes: string[]
}

/** All pages in one step: a copy in several would begin again with each write of another process. */
const ALL_PAGES = 2 ** 31 - 1

/**
 * Copies a project's state into an empty folder while everything runs. Each database is copied as it is at one moment, by
 * SQLite's own online backup; every other file is written as a whole by whoever writes it.
 */
export async function copyState(source: CopySource, target: string): Promise<Copied> {
  const files: BackedUpFile[] = []
  const notes: string[] = []
  const take = async (from: string, path: string) => {
    const to = join(target, path)
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    const version = isDatabase(path) ? await copyDatabase(from, to, notes) : copyPlain(from, to)
    if (version === false) return
    chmodSync(to, 0o600)
    const { mode } = statSync(from, { throwIfNoEntry: false }) ?? { mode: 0o600 }
    files.push({
      path,
      bytes: statSync(to).size,
      sha256: await hashFile(to),
      mode: mode & 0o777,
      ...(typeof version === 'number' && { schema_version: version }),
    })
  }
  for (const path of listKeptFiles(source.stateFolder)) await take(join(source.stateFolder, path), `state/${path}`)
  for (const file of source.projectFiles) {
    const inside = relative(source.folder, file)
    if (inside.startsWith('..') || isAbsolute(inside))
      notes.push(`${basename(file)} is outside the project folder and is not in the backup: ${file}`)
    else if (!file.startsWith(join(source.stateFolder, '/')))
      await take(file, `project/${inside.replaceAll('\\', '/')}`)
  }
  return { files, notes }
}

/** False when the file is gone meanwhile. */
function copyPlain(from: string, to: string): boolean {
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Copies a database and looks at the copy; gives the version of its tables. A damaged one is copied and told. */
async function copyDatabase(from: string, to: string, notes: string[]): Promise<number | false> {
  if (!statSync(from, { throwIfNoEntry: false })) return false
  try {
    const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 })
    try {
      await backup(database, to, { rate: ALL_PAGES })
    } finally {
      database.close()
    }
  } catch (error) {
    // Read-only media, where SQLite cannot make its index of the log; or no database at all.
    notes.push(`${basename(from)} could not be read as a database and was copied as it is: ${messageOf(error)}`)
    for (const suffix of ['', '-wal']) copyPlain(from + suffix, to + suffix)
  }
  return checkCopy(to, notes)
}

/** Makes a copy one file and finds out whether it is whole. */
function checkCopy(file: string, notes: string[]): number {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = DELETE')
    const [state] = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})
    if (state !== 'ok') notes.push(`${basename(file)} was damaged before the backup: ${String(state)}`)
    const [version] = Object.values(database.prepare('PRAGMA user_version').get() ?? {})
    return Number(version ?? 0)
  } catch (error) {
    notes.push(`${basename(file)} was damaged before the backup: ${messageOf(error)}`)
    return 0
  } finally {
    database?.close()
  }
}

/** SHA-256 of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
