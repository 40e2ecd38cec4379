import { AgentError, messageOf } from '../../lib/errors.ts'
import { createLogger, type Logger } from '../../lib/logger.ts'
import type { LogFile } from '../../lib/log-file.ts'
import { createMemoryRelease } from '../../lib/release-memory.ts'
import { BUILD } from '../../lib/version.ts'
import { listen } from '../../http/listen.ts'
import {
  COMPONENTS,
  describePortSetting,
  LABELS,
  portOf,
  PORT_SETTINGS,
  type Component,
} from '../../processes/components.ts'
import type { StartMessage } from '../../processes/launch-component.ts'
import { describePortHolder } from '../../processes/port-holder.ts'
import { findProcess } from '../../processes/process-table.ts'
import { readRecord, removeRecord, writeRecord, type ProcessRecord } from '../../processes/record.ts'
import { logFileOf, openLog, prepareStateFolder } from '../../processes/state-folder.ts'
import { asksForKeys } from '../asks-for-keys.ts'
import type { CommandContext } from '../context.ts'
import { createComponent } from '../create-component.ts'
import { listenOptionsOf } from '../listen-options.ts'
import { reportError } from '../report-error.ts'
import { tlsFilesOf } from '../../config/tls-files.ts'
import { portInUse } from '../../lib/errors.ts'
import type { LoadedSettings } from '../../config/load-settings.ts'
import type { ServedAccess } from '../open-access.ts'

export interface ServeOptions {
  host?: string
  port?: number
  /** State folder, when started by `agent start`. */
  state?: string
  mode?: string
  registryFile?: string
  registryUrl?: string
  territoryUrl?: string
  crmUrl?: string
  reset?: boolean
}

/** Runs one component in this process until it is told to stop. `agent start` runs this detached. */
export async function serve(context: CommandContext, component: Component, options: ServeOptions): Promise<number> {
  try {
    return await run(context, component, options)
  } catch (error) {
    const known = error instanceof AgentError
    // In a terminal or a container: what was opened by then would keep a process that could not start.
    if (!process.send) return process.exit(reportError(error, context.output.json))
    // The parent prints it; what is written here gets into the log at the next start.
    process.stderr.write(
      `${JSON.stringify({ level: 60, time: new Date().toISOString(), component, msg: messageOf(error) })}\n`,
    )
    if (!known && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    await tell({ type: 'failed', code: known ? error.code : 'UNEXPECTED', message: messageOf(error) })
    return process.exit(1)
  }
}

async function run(context: CommandContext, component: Component, options: ServeOptions): Promise<number> {
  const project = context.load(
    {
      [PORT_SETTINGS[component]]: { value: options.port, flag: '--port' },
      'server.host': { value: options.host, flag: '--host' },
      'features.mode': { value: options.mode, flag: '--mode' },
    },
    options.state,
  )
  // Databases, logs and downloads are for this user alone.
  process.umask(0o077)
  const { settings, stateFolder } = project
  prepareStateFolder(stateFolder)
  const log = options.state === undefined ? undefined : openLog(stateFolder, component, settings)
  const logger = createLogger(component, settings.demo.enable_logging ? 'info' : 'error', log)
  watchForDefects(logger)
  const access = await openAccessOf(context, component, project, logger)
  const wanted = await listenOptionsOf(project, access, logger)
  const { cert: certificate } = tlsFilesOf(project)
  const part = await createComponent({ context, component, project, options, logger })
  const port = portOf(component, settings)
  const listening = await listen(part.app, {
    ...wanted,
    host: settings.server.host,
    port,
    access,
    onClosing: part.stopping,
  }).catch(async (error: unknown) => {
    await part.close()
    await access?.close()
    throw error instanceof AgentError && error.code === 'PORT_IN_USE'
      ? portInUse(
          port,
          describePortHolder(port),
          options.state === undefined ? undefined : describePortSetting(component),
        )
      : error
  })
  part.listening?.(listening.port)
  // Waits from here on: whoever is told that it listens may stop it at once.
  const stopped = waitForSignal(log)
  const record = {
    ...createRecord(component, options, stateFolder, listening, settings.server.host),
    ...(access && { requires_key: true }),
    ...(certificate !== undefined && { certificate }),
  }
  writeRecord(stateFolder, record)
  let wasAsked = false
  void stopped.then(() => (wasAsked = true))
  noteExitCode(stateFolder, component, () => wasAsked)
  // A start that was killed, or a stop in the middle of a restart: nobody would know that it runs.
  if (!(await tell({ type: 'ready', record }))) {
    removeRecord(stateFolder, component, process.pid)
    return process.exit(1)
  }
  if (process.connected) process.disconnect()
  logger.info({ url: listening.url, pid: process.pid, version: BUILD }, `${LABELS[component]} listens at ${record.url}`)
  if (options.state === undefined)
    context.output.note(`${LABELS[component]} listens at ${record.url} (Ctrl+C stops it)`)
  createMemoryRelease().soon()
  const signal = await stopped
  logger.info({ signal }, 'stopping')
  await listening.close()
  await part.close()
  await access?.close()
  removeRecord(stateFolder, component, process.pid)
  return process.exit(0)
}

/** Who may use the component; nothing of it is loaded where no key is asked for. */
async function openAccessOf(
  { environment }: CommandContext,
  component: Component,
  project: LoadedSettings,
  logger: Logger,
): Promise<ServedAccess | undefined> {
  if (!(await asksForKeys(project.settings))) return undefined
  const { openAccess } = await import('../open-access.ts')
  return await openAccess({ component, project, environment, logger })
}

function createRecord(
  component: Component,
  options: ServeOptions,
  stateFolder: string,
  { url, port }: { url: string; port: number },
  host: string,
): ProcessRecord {
  const self = findProcess(process.pid)
  return {
    component,
    pid: process.pid,
    process_started: self?.started ?? '',
    leads_group: self?.group === process.pid && options.state !== undefined,
    host,
    port,
    url: url.replace('0.0.0.0', '127.0.0.1').replace('[::]', '[::1]'),
    version: BUILD,
    started_at: new Date().toISOString(),
    log_file: options.state === undefined ? null : logFileOf(stateFolder, component),
    options: recordedOptions(options),
  }
}

/** What a restart repeats. */
function recordedOptions({
  registryFile,
  registryUrl,
  territoryUrl,
  crmUrl,
  mode,
}: ServeOptions): Record<string, string> {
  const all = {
    'registry-file': registryFile,
    'registry-url': registryUrl,
    'territory-url': territoryUrl,
    'crm-url': crmUrl,
    mode,
  }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Tells the process that starts this one; false when that is gone. Without one, in a terminal, there is nobody to tell. */
async function tell(message: StartMessage): Promise<boolean> {
  if (!process.send) return true
  if (!process.connected) return false
  return await new Promise(resolve => void process.send!(message, undefined, {}, error => resolve(!error)))
}

/**
 * Resolves at the first signal to stop; a second one ends at once. A component without a terminal takes SIGHUP as a
 * wish to open its log anew, as other servers do: whoever moved the log (logrotate) sends it, and a stray one ends
 * nothing.
 */
async function waitForSignal(log: LogFile | undefined): Promise<string> {
  if (log) process.on('SIGHUP', () => log.reopen())
  return await new Promise(resolve => {
    for (const name of log ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM', 'SIGINT', 'SIGHUP'] as const))
      process.on(name, () => {
        process.once(name, () => process.exit(1))
        resolve(name)
      })
  })
}

/**
 * A record that is still there when the process ends tells that nobody asked it to, and with which code it ended. One
 * that was asked leaves none, however it ended.
 */
function noteExitCode(stateFolder: string, component: Component, wasAsked: () => boolean): void {
  process.once('exit', code => {
    if (wasAsked()) return removeRecord(stateFolder, component, process.pid)
    const record = readRecord(stateFolder, component)
    if (record?.pid !== process.pid) return
    try {
      writeRecord(stateFolder, { ...record, exit_code: code })
    } catch {
      // A disk that refuses is told elsewhere; the code is nice to have.
    }
  })
}

function watchForDefects(logger: Logger): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, `ended by an unexpected error: ${messageOf(error)}`)
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}

/** True for a name that `serve` takes. */
export const isComponent = (name: string): name is Component => (COMPONENTS as readonly string[]).includes(name)
