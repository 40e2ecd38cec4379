import type { LoadedSettings } from '../../config/load-settings.ts'
import { LABELS, portOf, type Component } from '../../processes/components.ts'
import { describeForeign, findUnrecorded } from '../../processes/find-unrecorded.ts'
import { endProcess, stopComponent, type StopResult } from '../../processes/stop-component.ts'
import type { CommandContext } from '../context.ts'
import { readTargetOrAll } from '../targets.ts'

/** `agent stop <all|component>`: ends components with everything they started. Stopping what is stopped is fine. */
export async function stop(
  context: CommandContext,
  what: string | undefined,
  { force }: { force?: boolean },
): Promise<void> {
  const components = [...readTargetOrAll(what)].reverse()
  const project = context.load()
  const results = await Promise.all(
    components.map(async component => ({
      component,
      label: LABELS[component],
      ...(await stopOne(project, component, force ?? false)),
    })),
  )
  context.output.result({ components: results }, () =>
    results
      .map(({ label, result, message }) =>
        result === 'not running'
          ? `➖ ${label}: was not running${message ? `; ${message}` : ''}`
          : `🛑 ${label}: Stopped${result === 'killed' ? ' (it had to be killed)' : ''}${message ? ` (${message})` : ''}`,
      )
      .join('\n'),
  )
}

/** Stops a component by its record; without one, what answers on its port, if that belongs to this project. */
async function stopOne(
  { stateFolder, folder, settings }: LoadedSettings,
  component: Component,
  force: boolean,
): Promise<{ result: StopResult; message: string }> {
  const result = await stopComponent(stateFolder, component, { force })
  if (result !== 'not running') return { result, message: '' }
  const port = portOf(component, settings)
  const found = await findUnrecorded({ component, host: settings.server.host, port, stateFolder, folder })
  if (!found) return { result, message: '' }
  if (!found.ours)
    return { result, message: `port ${port} is served by ${describeForeign(found)}, which is left alone` }
  const killed = await endProcess(found, { force })
  return { result: killed ? 'killed' : 'stopped', message: `pid ${found.pid}, its record was gone` }
}
