import type { LoadedSettings } from '../config/load-settings.ts'
import type { StartedComponent } from '../processes/start-components.ts'
import { stopComponent } from '../processes/stop-component.ts'
import type { CommandContext } from './context.ts'
import { followLogs } from './follow-logs.ts'

/** Stays in the foreground with the logs of what was started, and stops it all when told to. */
export async function stay(
  { output }: CommandContext,
  { stateFolder }: LoadedSettings,
  started: StartedComponent[],
): Promise<number> {
  const components = started.map(({ record }) => record.component)
  output.note('Ctrl+C stops everything.')
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  await followLogs(stateFolder, components, controller.signal, line => output.note(line))
  output.note('Stopping …')
  await Promise.all(components.map(async component => await stopComponent(stateFolder, component)))
  return 0
}
