import { AgentError } from '../lib/errors.ts'
import { LABELS } from '../processes/components.ts'
import { isSameProcess } from '../processes/process-table.ts'
import { readRecord } from '../processes/record.ts'
import type { StartedComponent } from '../processes/start-components.ts'

/**
 * What was started may have been stopped by another command before its services were ready: nobody is told then that it
 * runs. Throws START_FAILED.
 */
export function refuseStopped(stateFolder: string, started: readonly StartedComponent[]): void {
  const gone = started.filter(
    ({ record: { component, pid, process_started } }) =>
      readRecord(stateFolder, component)?.pid !== pid || !isSameProcess(pid, process_started),
  )
  if (!gone.length) return
  const names = gone.map(({ record }) => LABELS[record.component]).join(', ')
  throw new AgentError(
    'START_FAILED',
    500,
    `Ended, stopped or restarted from elsewhere while it was being started: ${names}. How it is now: agent status`,
  )
}

/** Waits for something of what was started; when that fails because it was stopped meanwhile, that is said. */
export async function whileStarted<T>(
  stateFolder: string,
  started: readonly StartedComponent[],
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } finally {
    refuseStopped(stateFolder, started)
  }
}
