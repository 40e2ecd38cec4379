import { LABELS, portOf, urlFor, type Component } from './components.ts'
import { probeHealth } from './probe-health.ts'
import { isSameProcess } from './process-table.ts'
import { readRecord, type ProcessRecord } from './record.ts'
import type { Settings } from '../config/settings.ts'

/**
 * running: record, process and health agree. unresponsive: the process lives, health does not answer (or another
 * process answers). crashed: there is a record, its process is gone. stopped: there is no record.
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
}

/** Finds out how a component is; never a guess from the record alone (design § 6). */
export async function readComponentStatus(
  stateFolder: string,
  component: Component,
  settings: Settings,
): Promise<ComponentStatus> {
  const record = readRecord(stateFolder, component)
  const port = portOf(component, settings)
  const base = { component, label: LABELS[component] }
  if (!record)
    return {
      ...base,
      state: 'stopped',
      port,
      url: urlFor(settings.server.host, port),
      pid: null,
      started_at: null,
      version: null,
      log_file: null,
      message: 'Stopped',
    }
  const { state, message } = await judgeRecord(record)
  const { pid, url, started_at, version, log_file } = record
  return { ...base, state, port: record.port, url, pid, started_at, version, log_file, message }
}

/** Whether a record still tells the truth. */
export async function judgeRecord(record: ProcessRecord): Promise<{ state: ComponentState; message: string }> {
  if (!isSameProcess(record.pid, record.process_started))
    return { state: 'crashed', message: `Stopped unexpectedly (pid ${record.pid} is gone)` }
  const health = await probeHealth(record.url)
  if (health?.pid === record.pid && health.status === 200)
    return { state: 'running', message: `Running (Port ${record.port})` }
  const why = health
    ? health.pid === record.pid
      ? `health answers ${health.status}`
      : `port ${record.port} is answered by ${health.pid ? `pid ${health.pid}` : 'another program'}`
    : 'health does not answer'
  return { state: 'unresponsive', message: `Not responding (pid ${record.pid}: ${why})` }
}
