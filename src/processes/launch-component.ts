import { spawn, type ChildProcess } from 'node:child_process'
import { AgentError, startFailed } from '../lib/errors.ts'
import { isObject } from '../lib/json.ts'
import { LABELS, type Component } from './components.ts'
import type { Launcher } from './launcher.ts'
import { MEMORY_ENVIRONMENT } from './memory-environment.ts'
import { RUNTIME_FLAGS } from './runtime-flags.ts'
import { probeHealth } from './probe-health.ts'
import { findProcess } from './process-table.ts'
import { parseRecord, type ProcessRecord } from './record.ts'
import { closeErrorFile, logFileOf, openErrorFile } from './state-folder.ts'
import { endProcess } from './stop-component.ts'

export interface LaunchOptions {
  component: Component
  launcher: Launcher
  /** Arguments after `serve <component>`. */
  args: string[]
  stateFolder: string
  /** Working directory of the component. */
  folder: string
  environment: NodeJS.ProcessEnv
  /** Milliseconds until it must be healthy. */
  patience?: number
  /** Gives the start up: what was begun is ended. */
  signal?: AbortSignal
  /** Told the process as soon as there is one, before it can answer. */
  onSpawn?: (pid: number) => void
  /** Told how the process ended, as long as this one lives. */
  onExit?: (code: number | null, signal: NodeJS.Signals | null) => void
}

/** What a starting component tells its parent, over the channel between them. */
export type StartMessage = { type: 'ready'; record: ProcessRecord } | { type: 'failed'; code: string; message: string }

/**
 * Starts a component detached and waits until it is ready: it has written its record, lives, and its health endpoint
 * answers with its pid. A component that fails is ended with everything it started, and its own message is thrown.
 */
export async function launchComponent(options: LaunchOptions): Promise<ProcessRecord> {
  const { component, stateFolder, onSpawn, onExit } = options
  const child = spawnDetached(options)
  if (child.pid !== undefined) onSpawn?.(child.pid)
  if (onExit) child.once('exit', onExit)
  try {
    const record = await waitForMessage(child, options)
    const health = await probeHealth(record.url, 5000, record.certificate)
    if (health?.pid !== record.pid)
      throw startFailed(
        LABELS[component],
        `its health endpoint ${record.url}/health does not answer`,
        logFileOf(stateFolder, component),
      )
    return record
  } catch (error) {
    await endChild(child)
    throw error
  } finally {
    if (child.connected) child.disconnect()
    child.unref()
  }
}

function spawnDetached({ component, launcher, args, stateFolder, folder, environment }: LaunchOptions): ChildProcess {
  const errors = openErrorFile(stateFolder, component)
  const flags = launcher.args.length ? (RUNTIME_FLAGS[component] ?? []) : []
  try {
    return spawn(launcher.command, [...flags, ...launcher.args, 'serve', component, ...args], {
      cwd: folder,
      env: { ...MEMORY_ENVIRONMENT, ...environment },
      detached: true,
      windowsHide: true,
      stdio: ['ignore', errors, errors, 'ipc'],
    })
  } finally {
    closeErrorFile(errors)
  }
}

async function waitForMessage(
  child: ChildProcess,
  { component, stateFolder, patience = 30_000, signal: abort }: LaunchOptions,
): Promise<ProcessRecord> {
  const label = LABELS[component]
  const logFile = logFileOf(stateFolder, component)
  return await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(startFailed(label, `it was not ready after ${patience / 1000} seconds`, logFile)),
      patience,
    )
    const settle = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    abort?.addEventListener('abort', () => settle(() => reject(startFailed(label, 'it was given up', logFile))), {
      once: true,
    })
    child.once('error', error => settle(() => reject(startFailed(label, error.message, logFile))))
    child.once('exit', (code, signal) =>
      settle(() => reject(startFailed(label, `it ended with ${signal ?? `code ${code}`}`, logFile))),
    )
    child.on('message', message => {
      if (!isObject(message)) return
      const record = message['type'] === 'ready' ? parseRecord(message['record']) : undefined
      if (record) settle(() => resolve(record))
      if (message['type'] === 'failed')
        settle(() => reject(new AgentError(String(message['code']), 500, `${label}: ${String(message['message'])}`)))
    })
  })
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const started = findProcess(child.pid)?.started
  await endProcess({ pid: child.pid, process_started: started ?? '', leads_group: true }, { grace: 2000 })
}
