import type { Settings } from '../../config/settings.ts'
import { isSameProcess } from '../process-table.ts'
import { LONGEST_SILENCE, listSupervised, readSupervisor, silenceOf } from './supervisor-record.ts'

/**
 * running: it looks after what runs. gone: components run and nobody looks after them, although the settings say so
 * (its process ended, or hangs).
 * off: the settings say that nobody does. idle: nothing runs that would need it.
 */
export interface SupervisorStatus {
  state: 'running' | 'gone' | 'off' | 'idle'
  pid: number | null
  started_at: string | null
  /** True when a command line that stays does it (`--foreground`). */
  foreground: boolean
  message: string
}

/** How the supervisor of a project is, from its record and its process. */
export function readSupervisorStatus({
  stateFolder,
  settings,
}: {
  stateFolder: string
  settings: Settings
}): SupervisorStatus {
  const record = readSupervisor(stateFolder)
  const { pid = null, started_at: since = null, foreground = false } = record ?? {}
  const base = { pid, started_at: since, foreground }
  const isAlive = record !== undefined && isSameProcess(record.pid, record.process_started)
  const isSilent = isAlive && !foreground && silenceOf(stateFolder) > LONGEST_SILENCE
  if (isAlive && !isSilent)
    return {
      ...base,
      state: settings.supervision.enabled || !foreground ? 'running' : 'off',
      message: `Running (pid ${pid})`,
    }
  if (!settings.supervision.enabled) return { ...base, state: 'off', message: 'Off (supervision.enabled is false)' }
  const [first] = listSupervised(stateFolder)
  if (first === undefined) return { ...base, state: 'idle', message: 'Nothing to look after' }
  const why = isSilent ? `not responding (pid ${pid})` : record ? `gone (pid ${pid} ended unexpectedly)` : 'not there'
  return {
    ...base,
    state: 'gone',
    message: `${why}; what crashes now is not started again. Start it: agent start ${first}`,
  }
}
