import { messageOf } from '../../lib/errors.ts'
import { judgeRecord } from '../component-status.ts'
import { LABELS, type Component } from '../components.ts'
import { launchComponent, type LaunchOptions } from '../launch-component.ts'
import { readRecord, writeRecord, type ProcessRecord } from '../record.ts'
import { repeatedArguments } from '../start-components.ts'
import { withStartLock } from '../start-lock.ts'
import { prepareStateFolder } from '../state-folder.ts'
import { endProcess } from '../stop-component.ts'

export interface RelaunchOptions extends Pick<LaunchOptions, 'launcher' | 'stateFolder' | 'folder' | 'environment'> {
  /** Arguments that every component gets (where settings and state are). */
  commonArguments: string[]
  signal: AbortSignal
  onSpawn: NonNullable<LaunchOptions['onSpawn']>
  onExit: NonNullable<LaunchOptions['onExit']>
}

/** What became of a restart: running again, not needed any more (somebody stopped or started it), or failed. */
export type RelaunchResult =
  | { state: 'running'; record: ProcessRecord }
  | { state: 'superseded' }
  | { state: 'failed'; why: string }

/** How long a component that hangs may take to end by itself, in milliseconds. */
const HANG_GRACE = 1000

/**
 * Starts a component again with what its record says, after ending what is left of it. Under the lock that every start
 * and stop takes: a component that a person stopped, started or restarted in the meantime is left as it is.
 */
export async function relaunchComponent(record: ProcessRecord, options: RelaunchOptions): Promise<RelaunchResult> {
  const { stateFolder, commonArguments } = options
  const { component } = record
  try {
    const work = async (): Promise<RelaunchResult> => {
      const current = readRecord(stateFolder, component)
      if (current?.pid !== record.pid || options.signal.aborted) return { state: 'superseded' }
      if ((await judgeRecord(current)).state === 'running') return { state: 'superseded' }
      prepareStateFolder(stateFolder)
      await endProcess(current, { grace: HANG_GRACE })
      const args = [...commonArguments, ...repeatedArguments(current)]
      try {
        return { state: 'running', record: await launchComponent({ ...options, component, args }) }
      } catch (error) {
        // One that ended by itself took its record along: without one it would be forgotten.
        if (!readRecord(stateFolder, component)) writeRecord(stateFolder, current)
        throw error
      }
    }
    return await withStartLock(stateFolder, work, { signal: options.signal })
  } catch (error) {
    return { state: 'failed', why: describeFailure(component, messageOf(error)) }
  }
}

/** The first line of an error, as a part of a sentence. */
function describeFailure(component: Component, message: string): string {
  const line = message.split('\n')[0]!.replace(`${LABELS[component]}: `, '').replace(/\.$/, '')
  return `it could not be started again (${line})`
}
