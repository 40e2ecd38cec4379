import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { urlFor, type Component, type Scheme } from './components.ts'
import { createLauncher } from './launcher.ts'
import { probeHealth } from './probe-health.ts'
import { findProcess, readFolder, readWords } from './process-table.ts'
import { readRecord } from './record.ts'

/** A component that answers on its port although the state folder knows nothing of it. */
export interface UnrecordedComponent {
  pid: number
  process_started: string
  leads_group: boolean
  port: number
  url: string
  /** Whether it belongs to this project; a component of another project is left alone. */
  ours: boolean
  /** The folder it runs in, empty when the system does not tell. */
  folder: string
}

export interface UnrecordedQuery {
  component: Component
  host: string
  port: number
  scheme?: Scheme | undefined
  stateFolder: string
  /** The folder of the project. */
  folder: string
}

/**
 * Looks for a component whose record is gone, because the state folder was deleted or moved while it ran. Health has
 * to answer with the pid of a living process whose command line is `… serve <component>` of this program; everything
 * else is a stranger (undefined).
 */
export async function findUnrecorded(query: UnrecordedQuery): Promise<UnrecordedComponent | undefined> {
  const { component, host, port, scheme } = query
  const url = urlFor(host, port, scheme)
  const pid = (await probeHealth(url, 1000))?.pid
  const entry = pid === undefined ? undefined : findProcess(pid)
  if (!entry) return undefined
  const words = readWords(entry.pid)
  const at = words.findIndex((word, index) => word === 'serve' && words[index + 1] === component)
  if (at < 1 || !isThisProgram(words[at - 1]!)) return undefined
  return {
    pid: entry.pid,
    process_started: entry.started,
    leads_group: entry.group === entry.pid && words.includes('--state'),
    port,
    url,
    ours: isOurs(query, entry.pid, words),
    folder: readFolder(entry.pid),
  }
}

/** A component of another project in words. */
export const describeForeign = ({ pid, folder }: UnrecordedComponent) =>
  `another project (pid ${pid}${folder ? `, in ${folder}` : ''})`

function isThisProgram(word: string): boolean {
  const { command, args } = createLauncher()
  return basename(word) === basename(args.at(-1) ?? command)
}

/**
 * It was started with this state folder; or it runs in the folder of this project and the state folder that it was
 * started with no longer knows it (the state folder or the whole project was moved).
 */
function isOurs({ component, stateFolder, folder }: UnrecordedQuery, pid: number, words: string[]): boolean {
  const state = words[words.indexOf('--state') + 1]
  if (words.includes('--state') && state !== undefined) {
    if (isSameFolder(state, stateFolder)) return true
    if (readRecord(state, component)?.pid === pid) return false
  }
  return isSameFolder(readFolder(pid), folder)
}

const isSameFolder = (one: string, other: string) => one !== '' && realPath(one) === realPath(other)

function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
