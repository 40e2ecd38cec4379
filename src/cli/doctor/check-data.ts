import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../lib/errors.ts'
import type { Finding } from '../commands/doctor.ts'

/** Above this, in bytes, the whole of a database is not read through. */
const LARGEST_CHECK = 200 * 1024 * 1024

/**
 * The databases of a state folder: written by a newer program, damaged, or fine. `supported` holds the newest version of
 * the tables that this program reads, by the path of the database within the folder. They are only read.
 */
export function checkData(stateFolder: string, supported: Readonly<Record<string, number>>): Finding[] {
  return Object.entries(supported).flatMap(([path, newest]) => {
    const file = join(stateFolder, path)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    return size ? [checkDatabase(file, newest, size)] : []
  })
}

function checkDatabase(file: string, newest: number, size: number): Finding {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
    const version = Number(Object.values(database.prepare('PRAGMA user_version').get() ?? {})[0])
    if (version > newest)
      return {
        level: 'problem',
        what: `${file} was written by a newer version of this program: its tables are of version ${version}, this one reads up to ${newest}`,
        next: 'Use that version again, or go back to a backup of this one: agent restore FILE',
      }
    const checked =
      size > LARGEST_CHECK ? 'ok' : Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]
    if (checked !== 'ok') return damaged(file, String(checked))
    return { level: 'ok', what: `${file} is whole (tables of version ${version})` }
  } catch (error) {
    return damaged(file, messageOf(error))
  } finally {
    database?.close()
  }
}

const damaged = (file: string, why: string): Finding => ({
  level: 'problem',
  what: `${file} is damaged or cannot be read: ${why.split('\n')[0]}`,
  next: 'Stop everything (agent stop all), keep a copy of the file, and go back to a backup: agent restore FILE',
})
