import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { constrainedMemory } from 'node:process'
import { freemem, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import type { LoadedSettings } from '../../config/load-settings.ts'
import { systemReason } from '../../lib/errors.ts'
import { COMPONENTS, LABELS } from '../../processes/components.ts'
import { isSameProcess } from '../../processes/process-table.ts'
import { readRecord, type ProcessRecord } from '../../processes/record.ts'
import type { Finding } from '../commands/doctor.ts'

const MEGABYTE = 1024 * 1024

/** What of the machine the project depends on: disk, open files, memory, clock. */
export const checkMachine = (project: LoadedSettings): Finding[] => {
  const running = COMPONENTS.flatMap(component => readRecord(project.stateFolder, component) ?? []).filter(record =>
    isSameProcess(record.pid, record.process_started),
  )
  return [
    checkWriting(project.stateFolder),
    checkSpace(project.stateFolder),
    ...checkOpenFiles(running),
    checkMemory(running),
    ...checkClock(running),
  ]
}

/** Writes and removes a file in the state folder: permissions alone do not tell a full or read-only disk. */
export function checkWriting(stateFolder: string): Finding {
  if (!existsSync(stateFolder))
    return { level: 'ok', what: `The state folder ${stateFolder} is made at the first start` }
  const probe = join(stateFolder, `.doctor-${process.pid}`)
  try {
    const descriptor = openSync(probe, 'w')
    try {
      writeSync(descriptor, Buffer.alloc(16_384, 1))
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    return { level: 'ok', what: `The state folder ${stateFolder} can be written` }
  } catch (error) {
    return {
      level: 'problem',
      what: `The state folder ${stateFolder} cannot be written: ${systemReason(error)}`,
      next: 'Make room or correct its permissions, or set AGENT_HOME to a folder that can be written',
    }
  } finally {
    removeQuietly(probe)
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // What keeps it from being removed kept it from being written.
  }
}

/** Below this, in megabytes, writes are about to fail; below the other, logs and data may soon fill it. */
const SPACE = { problem: 100, note: 1024 }

/** Room on the disk of the state folder. */
export function checkSpace(stateFolder: string, measure: typeof statfsSync = statfsSync): Finding {
  const folder = nearestFolder(stateFolder)
  const { bavail, bsize, files, ffree } = measure(folder)
  const free = (Number(bavail) * Number(bsize)) / MEGABYTE
  const what = `Disk: ${formatMegabytes(free)} are free at ${folder}`
  const next = `Make room there, or set AGENT_HOME to another disk. What takes it: du -sh ${join(stateFolder, '*')}`
  if (free < SPACE.problem) return { level: 'problem', what, next }
  // Some file systems count no files and say 0 of 0.
  if (Number(files) > 0 && Number(ffree) < 1000)
    return { level: 'problem', what: `Disk: only ${Number(ffree)} more files can be made at ${folder}`, next }
  return free < SPACE.note ? { level: 'note', what, next } : { level: 'ok', what }
}

const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)))

const formatMegabytes = (megabytes: number) =>
  megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1)} GB` : `${Math.round(megabytes)} MB`

/** A server with fewer files than this refuses connections under a usual load. */
const FEW_FILES = 1024

/** How many files a process may open, and how many the components have (Linux). */
function checkOpenFiles(running: ProcessRecord[]): Finding[] {
  const own = readFileLimit('self')
  if (own === undefined) return []
  const next = 'Raise it: ulimit -n 4096 before the start, or LimitNOFILE= of the service'
  const findings: Finding[] = [
    own < FEW_FILES
      ? { level: own < 256 ? 'problem' : 'note', what: `Open files: at most ${own} for each process`, next }
      : { level: 'ok', what: `Open files: at most ${own} for each process` },
  ]
  for (const { component, pid } of running) {
    const [limit, open] = [readFileLimit(String(pid)), countOpenFiles(pid)]
    if (limit !== undefined && open !== undefined && open > limit * 0.8)
      findings.push({ level: 'problem', what: `${LABELS[component]}: ${open} of ${limit} files are open`, next })
  }
  return findings
}

function readFileLimit(pid: string): number | undefined {
  try {
    const limit = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]
    return limit === undefined ? undefined : limit === 'unlimited' ? Infinity : Number(limit)
  } catch {
    return undefined
  }
}

function countOpenFiles(pid: number): number | undefined {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return undefined
  }
}

/** Memory that is left, in megabytes, below which a start fails or the system begins to kill processes. */
const MEMORY = { problem: 150, note: 500 }

function checkMemory(running: ProcessRecord[]): Finding {
  // Of a container or a service with a limit of its own; 0 or more than the machine has: none.
  const limit = constrainedMemory()
  const total = limit > 0 && limit < totalmem() ? limit : totalmem()
  const available = Math.min(readAvailable(), total) / MEGABYTE
  const used = running.map(({ pid }) => readResident(pid)).reduce((sum, bytes) => sum + bytes, 0) / MEGABYTE
  const what = `Memory: ${formatMegabytes(available)} of ${formatMegabytes(total / MEGABYTE)} are free${used ? `; the components have ${formatMegabytes(used)}` : ''}`
  const next = 'End other programs, or give the machine or the container more; the demo needs about 500 MB'
  if (available < MEMORY.problem) return { level: 'problem', what, next }
  return available < MEMORY.note ? { level: 'note', what, next } : { level: 'ok', what }
}

/** Bytes that programs can get: free memory, and what the system holds only for speed. */
function readAvailable(): number {
  try {
    const kilobytes = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
    return kilobytes === undefined ? freemem() : Number(kilobytes) * 1024
  } catch {
    return freemem()
  }
}

function readResident(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}

/** A clock before this was never set. */
const EARLIEST = Date.parse('2025-01-01')
/** Seconds that the clock may have been moved under a running component without a word. */
const MOVED = 60

/**
 * The clock: whether it was ever set, and whether it was set anew while components ran. Their start is known twice: by
 * the clock of then, and by the time that passed since the machine started, which nobody can set (Linux).
 */
export function checkClock(running: Pick<ProcessRecord, 'component' | 'process_started' | 'started_at'>[]): Finding[] {
  const now = Date.now()
  const next = 'Let the system keep it: timedatectl set-ntp true'
  if (now < EARLIEST)
    return [{ level: 'problem', what: `Clock: it says ${new Date(now).toISOString()}, which is past`, next }]
  const moved = running.flatMap(({ component, process_started: ticks, started_at: noted }) => {
    const began = readStart(ticks)
    const seconds = began === undefined ? 0 : Math.round((began - Date.parse(noted)) / 1000)
    return Math.abs(seconds) > MOVED ? [{ component, seconds }] : []
  })
  if (!moved.length) return [{ level: 'ok', what: `Clock: ${new Date(now).toISOString()}` }]
  return moved.map(({ component, seconds }) => ({
    level: 'note',
    what: `Clock: it was set ${Math.abs(seconds)} s ${seconds > 0 ? 'forward' : 'back'} since the ${LABELS[component]} started`,
    next: `Times in its data and logs differ by that; keys may have expired early or late. ${next}`,
  }))
}

/** Linux counts hundredths of a second for processes, on every machine that Node runs on (proc(5), USER_HZ). */
const TICKS = 100

/** When a process started by today's clock: the start of the machine and the ticks since. */
function readStart(ticks: string): number | undefined {
  try {
    const boot = /^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    return boot === undefined || !/^\d+$/.test(ticks) ? undefined : (Number(boot) + Number(ticks) / TICKS) * 1000
  } catch {
    return undefined
  }
}
