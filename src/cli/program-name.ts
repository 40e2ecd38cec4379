import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { IS_BINARY } from '../lib/assets.ts'

interface Surroundings {
  cwd: string
  environment: Readonly<Record<string, string | undefined>>
  /** The entry file, or the single binary itself; of this program unless given. */
  entry?: string
  isBinary?: boolean
}

/**
 * How the program is called from where it runs, for commands that people copy: `agent` (on the PATH), `./agent` or its
 * whole path (the single binary elsewhere), `npx agent` (in a checkout, or in a project that depends on it), else `node` with
 * the entry file.
 */
export function programName({ cwd, environment, entry = '', isBinary = IS_BINARY }: Surroundings): string {
  entry ||= isBinary ? process.execPath : fileURLToPath(new URL('../../bin/agent.js', import.meta.url))
  if (isOnPath(entry, environment['PATH'] ?? environment['Path'] ?? '')) return 'agent'
  if (isBinary) return quote(isInside(dirname(entry), cwd) ? `.${sep}${relative(cwd, entry)}` : entry)
  if (isInside(cwd, dirname(dirname(entry))) || isDependency(cwd, entry)) return 'npx agent'
  return `node ${quote(entry)}`
}

const quote = (path: string) => (/\s/.test(path) ? JSON.stringify(path) : path)

/** npm puts the programs of packages on the PATH of what it runs: those folders do not count. */
const isOnPath = (entry: string, path: string) =>
  path
    .split(delimiter)
    .some(folder => folder && !folder.endsWith(join('node_modules', '.bin')) && leadsTo(join(folder, 'agent'), entry))

function isInside(folder: string, root: string): boolean {
  const way = relative(root, folder)
  return !way.startsWith('..') && !isAbsolute(way)
}

function isDependency(cwd: string, entry: string): boolean {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (leadsTo(join(folder, 'node_modules', '.bin', 'agent'), entry)) return true
    if (dirname(folder) === folder) return false
  }
}

function leadsTo(link: string, entry: string): boolean {
  try {
    if (existsSync(`${link}.cmd`)) return true
    return realpathSync(link) === realpathSync(entry)
  } catch {
    return false
  }
}
