import { LABELS, portOf, schemeOf, urlFor, type Component } from './components.ts'
import { describeForeign, findUnrecorded, type UnrecordedComponent } from './find-unrecorded.ts'
import { probeHealth } from './probe-health.ts'
import { isSameProcess } from './process-table.ts'
import { readRecord, type ProcessRecord } from './record.ts'
import type { Settings } from '../config/settings.ts'
import { describeHistory, describeRestarts } from './supervision/describe-restarts.ts'
import { isHistoryOf, readHistory } from './supervision/history.ts'
import { findSupervisor } from './supervision/supervisor-record.ts'

/**
 * running: record, process and health agree. unresponsive: the process lives, health does not answer (or another
 * process answers). crashed: there is a record, its process is gone. stopped: there is no record and
 * nothing of ours answers on its port. A component whose record is gone, but which answers, is running.
 */
export type ComponentState = 'running' | 'unresponsive' | 'crashed' | 'stopped'

export interface ComponentStatus {
  component: Component
  label: string
  state: ComponentState
  port: number
  url: string
  pid: number | null
  started_at: string | null
  version: string | null
  log_file: string | null
  message: string
  /** How often the supervisor started it again since a person did; tries that failed are among them. */
  restarts: number
  last_restart: string | null
  /** Why it ended the last time, and the last line that it wrote; null before the first end. */
  ended: string | null
  last_line: string | null
  /** When it is started again; null unless it waits for that. */
  next_restart: string | null
  /** It is not started again any more. */
  gave_up: boolean
}

/** What of a project says how its components are. */
export interface ComponentProject {
  stateFolder: string
  folder: string
  settings: Settings
}

/** Finds out how a component is; never a guess from the record alone (design § 6). */
export async function readComponentStatus(
  { stateFolder, folder, settings }: ComponentProject,
  component: Component,
): Promise<ComponentStatus> {
  const record = readRecord(stateFolder, component)
  const port = portOf(component, settings)
  const history = record && readHistory(stateFolder)[component]
  const own = record && isHistoryOf(history, record.pid) ? history : undefined
  const base = { component, label: LABELS[component], ...describeHistory(own) }
  if (!record) {
    const { host } = settings.server
    const found = await findUnrecorded({ component, host, port, scheme: schemeOf(settings), stateFolder, folder })
    return {
      ...base,
      state: found?.ours ? 'running' : 'stopped',
      port,
      url: urlFor(host, port, schemeOf(settings)),
      pid: found?.ours ? found.pid : null,
      started_at: null,
      version: null,
      log_file: null,
      message: found ? describeUnrecorded(found) : 'Stopped',
    }
  }
  const { state, message } = await judgeRecord(record)
  const { pid, url, started_at, version, log_file } = record
  const isSupervised = own !== undefined && findSupervisor(stateFolder) !== undefined
  const text = own ? `${message}${describeRestarts(component, own, { state, isSupervised })}` : message
  return { ...base, state, port: record.port, url, pid, started_at, version, log_file, message: text }
}

const describeUnrecorded = (found: UnrecordedComponent) =>
  found.ours
    ? `Running (Port ${found.port}, pid ${found.pid}), its record is gone`
    : `Stopped; port ${found.port} is served by ${describeForeign(found)}`

/** Whether a record still tells the truth. */
export async function judgeRecord(record: ProcessRecord): Promise<{ state: ComponentState; message: string }> {
  if (!isSameProcess(record.pid, record.process_started))
    return { state: 'crashed', message: `Stopped unexpectedly (pid ${record.pid} is gone)` }
  const health = await probeHealth(record.url, undefined, record.certificate)
  if (health?.pid === record.pid && health.status === 200)
    return { state: 'running', message: `Running (Port ${record.port})` }
  const why = health
    ? health.pid === record.pid
      ? `health answers ${health.status}`
      : `port ${record.port} is answered by ${health.pid ? `pid ${health.pid}` : 'another program'}`
    : 'health does not answer'
  return { state: 'unresponsive', message: `Not responding (pid ${record.pid}: ${why})` }
}
