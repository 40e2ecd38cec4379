import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AgentError, keyExists, keysUnreadable } from '../../lib/errors.ts'
import { refuseNewer } from '../../lib/refuse-newer.ts'
import { writeAtomically } from '../../lib/write-atomically.ts'
import { isActive, KeyRecord, type KeyStore } from './key-record.ts'

/** The file in the state folder. */
export const KEYS_FILE = 'keys.json'
const KeysFile = z.object({ version: z.literal(1), keys: z.array(KeyRecord) })

/** How long another command may take to change the file, in milliseconds; a lock of that age was left behind. */
const LOCK_AGE = 5_000

/**
 * Keys in `keys.json` of the state folder, for its owner alone. Every look asks the system whether the file is still the
 * one that was read (it is always replaced, never written into), so a revoked key is refused by the next request. A file that
 * cannot be read opens nothing: `find` throws KEYS_UNREADABLE.
 */
export function openKeyFile(stateFolder: string): KeyStore {
  const file = join(stateFolder, KEYS_FILE)
  const useFolder = join(stateFolder, 'keys-used')
  let known: { stamp: string; keys: ReadonlyMap<string, KeyRecord> } | undefined

  const read = (): ReadonlyMap<string, KeyRecord> => {
    const stamp = stampOf(file)
    if (known?.stamp !== stamp) known = { stamp, keys: stamp === '' ? new Map() : readKeys(file) }
    return known.keys
  }
  const write = (keys: Iterable<KeyRecord>) =>
    writeAtomically(file, `${JSON.stringify({ version: 1, keys: [...keys] }, null, 2)}\n`, 0o600)

  return {
    find: id => read().get(id),
    list: async () => [...read().values()].map(record => ({ ...record, last_used: readUse(useFolder, record.id) })),
    add: record =>
      withLock(`${file}.lock`, () => {
        const keys = [...read().values()]
        if (keys.some(other => other.name === record.name && isActive(other, Date.now()))) throw keyExists(record.name)
        write([...keys, record])
      }),
    revoke: (name, at) =>
      withLock(`${file}.lock`, () => {
        const keys = [...read().values()]
        const found = keys.find(key => key.name === name && key.revoked_at === null)
        if (!found) return undefined
        const revoked = { ...found, revoked_at: at.toISOString() }
        write(keys.map(key => (key === found ? revoked : key)))
        return revoked
      }),
    noteUse(id, day) {
      // A file for each key: several servers note uses at the same time, and none may write an old list over a new one.
      try {
        mkdirSync(useFolder, { recursive: true, mode: 0o700 })
        writeFileSync(join(useFolder, id), day, { mode: 0o600 })
      } catch {
        // Where nothing can be written, a key still opens what it may.
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Tells one version of a file from another; empty when there is none. */
function stampOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.ino}.${found.mtimeNs}.${found.size}` : ''
}

function readKeys(file: string): Map<string, KeyRecord> {
  try {
    const { keys } = KeysFile.parse(refuseNewer(file, JSON.parse(readFileSync(file, 'utf8')), 1))
    return new Map(keys.map(record => [record.id, record]))
  } catch (error) {
    throw error instanceof AgentError ? error : keysUnreadable(file, error)
  }
}

function readUse(folder: string, id: string): string | null {
  try {
    return readFileSync(join(folder, id), 'utf8').trim() || null
  } catch {
    return null
  }
}

/** Two commands must not write over each other: a revoked key would come back. */
async function withLock<T>(lock: string, act: () => T): Promise<T> {
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (Date.now() - made > LOCK_AGE) rmSync(lock, { recursive: true, force: true })
      else await sleep(20)
    }
  }
  try {
    return act()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
