import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What of a state folder a backup holds: everything but what is made anew by itself, what belongs to running processes,
 * and what may hold only once. A store that is added later is in the backup without a change here.
 */
const LEFT_OUT: readonly RegExp[] = [
  // Processes, their logs and their locks; the key that components of one folder trust each other by.
  /^(?:run|logs|test-ui|built-in)(?:\/|$)/,
  /^(?:start\.lock|internal\.key)/,
  // An earlier restore.
  /^(?:\.restore|restore\.json|before-restore-)/,
  // Half-written files, and the parts of a database that its copy holds already.
  /\.tmp$|\.sqlite-(?:wal|shm|journal)$|(?:^|\/)\.probe-\d+$/,
  // A download on its way; a yes for one use, which would hold twice.
  /^browser\/\.incoming-|^browser\/[^/]+\/grants\/action-/,
]

/** True for a path inside the state folder (with forward slashes) that a backup holds. */
export const isKept = (path: string): boolean => !LEFT_OUT.some(pattern => pattern.test(path))

/** True for a file that is copied as a database. */
export const isDatabase = (path: string): boolean => path.endsWith('.sqlite')

/** Paths of the files that a backup holds, with forward slashes: databases first, so that the files they name come later. */
export function listKeptFiles(stateFolder: string): string[] {
  const files = walk(stateFolder, '').sort()
  return [...files.filter(isDatabase), ...files.filter(path => !isDatabase(path))]
}

/** The names at the top of a state folder that a restore puts aside. */
export const listKeptNames = (stateFolder: string): string[] =>
  readNames(stateFolder)
    .map(({ name }) => name)
    .filter(name => isKept(name) || /\.sqlite-(?:wal|shm|journal)$/.test(name))

function walk(root: string, path: string): string[] {
  return readNames(join(root, path)).flatMap(entry => {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`
    if (!isKept(inside)) return []
    if (entry.isDirectory()) return walk(root, inside)
    // A link could lead anywhere.
    return entry.isFile() ? [inside] : []
  })
}

function readNames(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    // A conversation may be deleted meanwhile.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
