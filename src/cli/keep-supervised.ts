import type { LoadedSettings } from '../config/load-settings.ts'
import { messageOf } from '../lib/errors.ts'
import { endSupervisor, startSupervisor } from '../processes/supervision/start-supervisor.ts'
import { findSupervisor } from '../processes/supervision/supervisor-record.ts'
import type { CommandContext } from './context.ts'

/** Arguments that every component, and what looks after them, gets: where settings and state are. */
export const commonArguments = ({ stateFolder, settingsFile }: LoadedSettings): string[] => [
  '--state',
  stateFolder,
  ...(settingsFile ? ['--settings', settingsFile] : []),
]

/**
 * Sees to it that what runs is looked after as the settings say: by a supervisor, or by none. Components run without
 * one too, so that a supervisor that cannot be started is told and is no failure.
 */
export async function keepSupervised(
  context: CommandContext,
  project: LoadedSettings,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  const { stateFolder, folder, settings } = project
  const { enabled, ...policy } = settings.supervision
  try {
    if (enabled)
      await startSupervisor({
        launcher: context.launcher,
        stateFolder,
        folder,
        environment: context.environment,
        commonArguments: commonArguments(project),
        policy,
        replace,
      })
    else if (!findSupervisor(stateFolder)?.foreground) await endSupervisor(stateFolder)
  } catch (error) {
    context.output.note(`⚠️  The supervisor was not started, nothing restarts a crashed component: ${messageOf(error)}`)
  }
}
