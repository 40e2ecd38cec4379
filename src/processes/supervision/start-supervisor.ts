import { spawn } from 'node:child_process'
import { BUILD } from '../../lib/version.ts'
import type { Launcher } from '../launcher.ts'
import { MEMORY_ENVIRONMENT } from '../memory-environment.ts'
import { findProcess } from '../process-table.ts'
import { withStartLock } from '../start-lock.ts'
import { closeErrorFile, openErrorFile } from '../state-folder.ts'
import { endProcess } from '../stop-component.ts'
import { policyArguments, type SupervisionPolicy } from './policy.ts'
import {
  findSupervisor,
  LONGEST_SILENCE,
  listSupervised,
  readSupervisor,
  removeSupervisor,
  silenceOf,
  type SupervisorRecord,
  writeSupervisor,
} from './supervisor-record.ts'

export interface StartSupervisorOptions {
  launcher: Launcher
  stateFolder: string
  folder: string
  environment: NodeJS.ProcessEnv
  /** Arguments that every component gets. */
  commonArguments: string[]
  policy: SupervisionPolicy
  /** Replace one that runs, because the program may be another one now. */
  replace?: boolean
}

/**
 * Starts the supervisor of a state folder, detached, unless it runs as wanted or there is nothing to look after. Waits
 * for nothing: its record is written here, so that whoever stops everything a moment later finds it.
 */
export async function startSupervisor(options: StartSupervisorOptions): Promise<void> {
  const { stateFolder, replace = false } = options
  const args = [...options.commonArguments, ...policyArguments(options.policy)]
  if (!listSupervised(stateFolder).length) return
  await withStartLock(stateFolder, async () => {
    if (!listSupervised(stateFolder).length) return
    const running = findSupervisor(stateFolder)
    const isSame = running?.version === BUILD && JSON.stringify(running.args) === JSON.stringify(args)
    const hangs = silenceOf(stateFolder) > LONGEST_SILENCE
    if (running && (running.foreground || (isSame && !replace && !hangs))) return
    if (running) await endProcess(running, { grace: GRACE, force: hangs })
    spawnDetached(options, args)
  })
}

function spawnDetached({ launcher, stateFolder, folder, environment }: StartSupervisorOptions, args: string[]): void {
  const errors = openErrorFile(stateFolder, 'supervisor')
  try {
    const child = spawn(launcher.command, [...launcher.args, 'serve', 'supervisor', ...args], {
      cwd: folder,
      env: { ...environment, ...MEMORY_ENVIRONMENT },
      detached: true,
      windowsHide: true,
      stdio: ['ignore', errors, errors],
    })
    // A program that cannot be started: `status` says that there is no supervisor.
    child.once('error', () => undefined)
    child.unref()
    if (child.pid === undefined) return
    writeSupervisor(stateFolder, recordOf(child.pid, args, false))
  } finally {
    closeErrorFile(errors)
  }
}

const recordOf = (pid: number, args: string[], foreground: boolean): SupervisorRecord => ({
  pid,
  process_started: findProcess(pid)?.started ?? '',
  leads_group: false,
  version: BUILD,
  started_at: new Date().toISOString(),
  foreground,
  args,
})

/** Makes this process the supervisor, as a command line that stays; another one ends. */
export async function becomeSupervisor(stateFolder: string): Promise<void> {
  await withStartLock(stateFolder, async () => {
    const running = findSupervisor(stateFolder)
    if (running && running.pid !== process.pid) await endProcess(running, { grace: GRACE })
    writeSupervisor(stateFolder, recordOf(process.pid, [], true))
  })
}

/** How long a supervisor may take to give up what it is starting, in milliseconds. */
const GRACE = 5_000
/** How long one in the foreground may take, which ends all components first. */
const FOREGROUND_GRACE = 20_000

/** Ends the supervisor, so that nothing is started again from here on. */
export async function endSupervisor(stateFolder: string, force = false): Promise<void> {
  const record = readSupervisor(stateFolder)
  if (record && record.pid !== process.pid) {
    await endProcess(record, { grace: record.foreground ? FOREGROUND_GRACE : GRACE, force })
  }
  removeSupervisor(stateFolder)
}
