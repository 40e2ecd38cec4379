import type { LoadedSettings } from '../config/load-settings.ts'
import { openLogFile } from '../lib/log-file.ts'
import type { StartedComponent } from '../processes/start-components.ts'
import { withStartLock } from '../processes/start-lock.ts'
import { logFileOf } from '../processes/state-folder.ts'
import { stopComponent } from '../processes/stop-component.ts'
import { becomeSupervisor } from '../processes/supervision/start-supervisor.ts'
import { supervise } from '../processes/supervision/supervise.ts'
import { removeSupervisor } from '../processes/supervision/supervisor-record.ts'
import { noteTo, SUPERVISOR_LOG } from './commands/serve-supervisor.ts'
import type { CommandContext } from './context.ts'
import { commonArguments } from './keep-supervised.ts'
import { followLogs } from './logs/follow-logs.ts'
import { formatLogLine } from './logs/log-lines.ts'
import { openLogTail } from './logs/log-tail.ts'

/**
 * Stays in the foreground with the logs of what was started, looks after it as the supervisor would, and stops it all
 * when told to. Without a person in front of it (a service manager, a container) it ends with 1 when a component is
 * given up: whoever runs it decides what comes then.
 */
export async function stay(
  context: CommandContext,
  project: LoadedSettings,
  started: StartedComponent[],
): Promise<number> {
  const { output } = context
  const { stateFolder } = project
  const components = started.map(({ record }) => record.component)
  const controller = new AbortController()
  const { signal } = controller
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  const tails = ([...components, 'supervisor'] as const).map(name => openLogTail(stateFolder, name))
  let code = 0
  const supervising = superviseHere(context, project, signal, () => {
    if (output.interactive) return
    code = 1
    controller.abort()
  })
  output.note('Ctrl+C stops everything.')
  await followLogs(tails, signal, line => output.note(formatLogLine(line)))
  await supervising
  output.note('Stopping …')
  await withStartLock(
    stateFolder,
    async () => await Promise.all(components.map(async component => await stopComponent(stateFolder, component))),
    { patience: 10_000, goOn: true },
  )
  removeSupervisor(stateFolder, process.pid)
  return code
}

async function superviseHere(
  { launcher, environment }: CommandContext,
  project: LoadedSettings,
  signal: AbortSignal,
  onGaveUp: () => void,
): Promise<void> {
  const { stateFolder, folder, settings } = project
  const { enabled, ...policy } = settings.supervision
  await becomeSupervisor(stateFolder)
  if (!enabled) return
  const log = openLogFile(logFileOf(stateFolder, 'supervisor'), SUPERVISOR_LOG)
  await supervise({
    launcher,
    stateFolder,
    folder,
    environment,
    commonArguments: commonArguments(project),
    policy,
    note: noteTo(line => log.write(line)),
    signal,
    stays: true,
    onGaveUp,
  })
  log.close()
}
