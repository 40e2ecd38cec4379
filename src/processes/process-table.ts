import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** What the operating system says about a process that lives. */
export interface ProcessEntry {
  pid: number
  /** Process group. */
  group: number
  /** When it started, in a form that two processes with the same pid never share. */
  started: string
}

/**
 * The living process with this pid, or undefined. A zombie (ended, not yet collected by its parent) is dead. Linux
 * answers from /proc; elsewhere `ps` is asked; where there is no `ps`, a signal 0 tells only whether the pid is taken.
 */
export function findProcess(pid: number): ProcessEntry | undefined {
  if (process.platform === 'linux') return readProcEntry(pid)
  return process.platform === 'win32' ? probePid(pid) : askPs(pid)
}

/** True when the very process that was recorded still lives (a pid that was given to another does not count). */
export function isSameProcess(pid: number, started: string): boolean {
  return findProcess(pid)?.started === started
}

/** Living members of a process group, zombies not counted. */
export function listGroup(group: number): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => readProcEntry(Number(name)))
      .filter(entry => entry?.group === group)
      .map(entry => entry!.pid)
  if (process.platform === 'win32') return probePid(group) ? [group] : []
  return runPs(['-A', '-o', 'pid=,pgid=,stat='])
    .map(line => line.trim().split(/\s+/))
    .filter(([, pgid, state]) => Number(pgid) === group && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid))
}

/** The command line of a process, shortened, with the folder it runs in where known. For messages. */
export function describeProcess(pid: number): string {
  const command = readCommand(pid)
  const folder = readFolder(pid)
  const name = command.length > 60 ? `${command.slice(0, 57)}…` : command
  return `${name || 'another program'} (pid ${pid}${folder ? `, in ${folder}` : ''})`
}

function readProcEntry(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces and parentheses itself: fields start after the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, , group] = fields
    if (state === 'Z' || state === 'X') return undefined
    return { pid, group: Number(group), started: fields[19]! }
  } catch {
    return undefined
  }
}

function askPs(pid: number): ProcessEntry | undefined {
  const [line] = runPs(['-o', 'pgid=,stat=,lstart=', '-p', String(pid)])
  if (!line) return undefined
  const [group, state, ...started] = line.trim().split(/\s+/)
  return state?.startsWith('Z') ? undefined : { pid, group: Number(group), started: started.join(' ') }
}

function runPs(args: string[]): string[] {
  try {
    return execFileSync('ps', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

function probePid(pid: number): ProcessEntry | undefined {
  try {
    process.kill(pid, 0)
    return { pid, group: pid, started: '' }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? { pid, group: pid, started: '' } : undefined
  }
}

function readCommand(pid: number): string {
  const words = readWords(pid)
  if (process.platform !== 'linux') return words.join(' ')
  return words.map((word, index) => (index < 2 ? word.split('/').at(-1) : word)).join(' ')
}

/** The command line of a process, word by word; where the system gives one text only, it is split at spaces. */
export function readWords(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
    return (
      runPs(['-o', 'command=', '-p', String(pid)])[0]
        ?.trim()
        .split(/\s+/) ?? []
    )
  } catch {
    return []
  }
}

/** The working directory of a process; empty where the system does not tell. */
export function readFolder(pid: number): string {
  try {
    return process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : ''
  } catch {
    return ''
  }
}
