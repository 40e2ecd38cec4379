import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../lib/errors.ts'
import { COMPONENTS, LABELS, type Component } from '../components.ts'
import { probeHealth } from '../probe-health.ts'
import { isSameProcess } from '../process-table.ts'
import { readRecord, type ProcessRecord } from '../record.ts'
import { takeUpErrors } from '../state-folder.ts'
import { describeEnd, readLastLine, type Exit } from './describe-end.ts'
import { addRestart, isHistoryOf, readHistory, writeHistory, type ComponentHistory, type History } from './history.ts'
import { countRecent, delayBefore, type SupervisionPolicy } from './policy.ts'
import { readEnvironment } from './read-environment.ts'
import type { RelaunchOptions, RelaunchResult } from './relaunch-component.ts'
import { readSupervisor, signLife } from './supervisor-record.ts'

/** A line of the supervisor's log. */
export type Note = (level: 'info' | 'warn' | 'error', text: string, fields?: Record<string, unknown>) => void

export interface SuperviseOptions extends Omit<RelaunchOptions, 'onSpawn' | 'onExit' | 'signal'> {
  policy: SupervisionPolicy
  note: Note
  signal: AbortSignal
  /** Whether to go on when nothing is left to look after. */
  stays?: boolean
  /** Told when a component is not started again any more. */
  onGaveUp?: (component: Component) => void
  /** Starts a component again; loaded when the first one crashes, because it is most of the memory. */
  relaunch?: (record: ProcessRecord, options: RelaunchOptions) => Promise<RelaunchResult>
}

/** Milliseconds between two looks at the processes. */
const TICK = 500
/** Between two questions for a component's health. */
const HEALTH_INTERVAL = 5000
/** Between two signs of life in its record. */
const SIGN_INTERVAL = 10_000
/** A component waits this long for one before it in the starting order that is about to be started too. */
const ORDER_PATIENCE = 2000
/** Until its own record must be there, which whoever starts it writes to a disk that may be busy. */
const RECORD_PATIENCE = 10_000
/** Looks without anything to look after before it ends. */
const IDLE_TICKS = 10

interface Watched {
  record: ProcessRecord
  environment: NodeJS.ProcessEnv | undefined
  history: ComponentHistory
  /** When it is started again, on the clock of `performance.now`. */
  due: number | undefined
  asked: number
  unanswered: number
  exit: Exit | undefined
}

/**
 * Looks after the components of a state folder until the signal, until there are none left, or until its record is
 * another's: starts those again that end although nobody stopped them (no record: stopped; a record without its
 * process: crashed) and those that live but do not answer their health. Never throws for what a component does.
 */
export async function supervise(options: SuperviseOptions): Promise<void> {
  const { stateFolder, signal, stays = false } = options
  const watched = new Map<Component, Watched>()
  const earlier = readHistory(stateFolder)
  let signed = -Infinity
  await untilRecorded(stateFolder, signal)
  for (let idle = 0; !signal.aborted;) {
    if (readSupervisor(stateFolder)?.pid !== process.pid) return
    if (performance.now() - signed > SIGN_INTERVAL) {
      signLife(stateFolder)
      signed = performance.now()
    }
    await Promise.all(COMPONENTS.map(async component => await look(options, watched, component, earlier)))
    await startDue(options, watched)
    idle = watched.size ? 0 : idle + 1
    if (!stays && idle > IDLE_TICKS) return
    await sleep(TICK, undefined, { signal }).catch(() => undefined)
  }
}

/** Whoever started this process writes its record a moment later: until then there is none, or that of the one before. */
async function untilRecorded(stateFolder: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + RECORD_PATIENCE
  while (readSupervisor(stateFolder)?.pid !== process.pid && performance.now() < end && !signal.aborted)
    await sleep(20, undefined, { signal }).catch(() => undefined)
}

/** Looks at one component: is there one, is it another one than before, does it live, does it answer? */
async function look(
  options: SuperviseOptions,
  watched: Map<Component, Watched>,
  component: Component,
  earlier: History,
): Promise<void> {
  const record = readRecord(options.stateFolder, component)
  if (!record || record.log_file === null) {
    if (watched.delete(component)) save(options, watched)
    return
  }
  let one = watched.get(component)
  if (one?.history.pid !== record.pid) {
    one = begin(record, earlier[component])
    watched.set(component, one)
    save(options, watched)
  }
  one.record = record
  if (one.due !== undefined || one.history.gave_up) return
  if (!isSameProcess(record.pid, record.process_started)) {
    noticeEnd(options, watched, one, describeEnd(record, one.exit))
    return
  }
  await askHealth(options, watched, one)
}

const begin = (record: ProcessRecord, noted: ComponentHistory | undefined): Watched => ({
  record,
  environment: readEnvironment(record.pid),
  // What a supervisor before this one noted about the same process goes on counting.
  history: isHistoryOf(noted, record.pid)
    ? { ...noted, pid: record.pid, starting: undefined, next_restart: null }
    : {
        pid: record.pid,
        count: 0,
        restarts: [],
        ended_at: null,
        reason: null,
        last_line: null,
        next_restart: null,
        gave_up: false,
      },
  due: undefined,
  asked: performance.now(),
  unanswered: 0,
  exit: undefined,
})

/** A component that lives, but whose event loop hangs or that was stopped by a signal, answers nothing. */
async function askHealth(options: SuperviseOptions, watched: Map<Component, Watched>, one: Watched): Promise<void> {
  const { hang_timeout: limit } = options.policy
  const interval = Math.min(HEALTH_INTERVAL, (limit * 1000) / 2)
  if (performance.now() - one.asked < interval) return
  one.asked = performance.now()
  const health = await probeHealth(one.record.url, interval, one.record.certificate)
  // Counted in questions, not in time: a machine that slept has not been silent.
  one.unanswered = health?.pid === one.record.pid ? 0 : one.unanswered + 1
  if (one.unanswered * interval < limit * 1000) return
  noticeEnd(options, watched, one, `it did not answer its health for ${limit} seconds`)
}

/** Decides what becomes of a component that ended, hangs or could not be started. */
function noticeEnd(options: SuperviseOptions, watched: Map<Component, Watched>, one: Watched, reason: string): void {
  const { policy, note, stateFolder } = options
  const { component } = one.record
  const label = LABELS[component]
  const now = Date.now()
  const recent = countRecent(one.history.restarts, policy, now)
  const lastLine = readLastLine(stateFolder, component)
  keepErrors(options, component)
  Object.assign(one.history, { ended_at: new Date(now).toISOString(), reason, last_line: lastLine })
  one.unanswered = 0
  one.exit = undefined
  if (recent >= policy.max_restarts) {
    one.history.gave_up = true
    one.history.next_restart = null
    note('error', `${label}: ${reason}; gave up after ${recent} restarts`, { of: component, last_line: lastLine })
    options.onGaveUp?.(component)
  } else {
    const delay = delayBefore(recent, policy)
    one.due = performance.now() + delay
    one.history.next_restart = new Date(now + delay).toISOString()
    const seconds = (delay / 1000).toFixed(1)
    note('warn', `${label}: ${reason}; it is started again in ${seconds} s`, { of: component, last_line: lastLine })
  }
  save(options, watched)
}

/** What it printed at its end goes into its log now, where who follows it sees it. */
function keepErrors({ stateFolder, note }: SuperviseOptions, component: Component): void {
  try {
    takeUpErrors(stateFolder, component)
  } catch (error) {
    note('warn', `What ${LABELS[component]} printed stays beside its log: ${messageOf(error)}`)
  }
}

/** Starts what is due, one after the other in starting order. */
async function startDue(options: SuperviseOptions, watched: Map<Component, Watched>): Promise<void> {
  for (const component of COMPONENTS) {
    const one = watched.get(component)
    if (options.signal.aborted || one?.due === undefined || one.due > performance.now()) continue
    const before = COMPONENTS.slice(0, COMPONENTS.indexOf(component))
    const isAwaited = before.some(name => {
      const due = watched.get(name)?.due
      return due !== undefined && due - performance.now() < ORDER_PATIENCE
    })
    if (!isAwaited) await startAgain(options, watched, one)
  }
}

async function startAgain(options: SuperviseOptions, watched: Map<Component, Watched>, one: Watched): Promise<void> {
  const { component } = one.record
  const relaunch = options.relaunch ?? (await import('./relaunch-component.ts')).relaunchComponent
  one.due = undefined
  one.history.next_restart = null
  const counted = one.history.count
  const result = await relaunch(one.record, {
    ...options,
    environment: one.environment ?? options.environment,
    // Noted before it can answer: whoever sees the new process sees that it is a restart.
    onSpawn: pid => {
      addRestart(one.history)
      one.history.starting = pid
      save(options, watched)
    },
    onExit: (code, signal) => (one.exit = { code, signal }),
  })
  one.history.starting = undefined
  one.asked = performance.now()
  if (result.state === 'superseded') {
    // A person was faster, or it answers again: nothing happened that has to be told.
    if (!one.history.count) one.history.ended_at = null
    return save(options, watched)
  }
  if (one.history.count === counted) addRestart(one.history)
  if (result.state === 'failed') return noticeEnd(options, watched, one, result.why)
  one.history.pid = result.record.pid
  one.record = result.record
  const times = one.history.count
  options.note('info', `${LABELS[component]}: started again (pid ${result.record.pid})`, { of: component, times })
  save(options, watched)
}

/** Notes the restarts for `status`; a disk that refuses must not keep a component from being started. */
function save({ stateFolder, note }: SuperviseOptions, watched: Map<Component, Watched>): void {
  const entries = [...watched].filter(([, { history }]) => history.ended_at !== null)
  try {
    if (readSupervisor(stateFolder)?.pid !== process.pid) return
    writeHistory(stateFolder, Object.fromEntries(entries.map(([component, { history }]) => [component, history])))
  } catch (error) {
    note('warn', `The restarts cannot be noted: ${messageOf(error)}`)
  }
}
