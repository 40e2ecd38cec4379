import { LABELS } from '../../processes/components.ts'
import { stopComponent } from '../../processes/stop-component.ts'
import type { CommandContext } from '../context.ts'
import { readTargetOrAll } from '../targets.ts'

/** `agent stop <all|component>`: ends components with everything they started. Stopping what is stopped is fine. */
export async function stop(
  context: CommandContext,
  what: string | undefined,
  { force }: { force?: boolean },
): Promise<void> {
  const components = [...readTargetOrAll(what)].reverse()
  const { stateFolder } = context.load()
  const results = await Promise.all(
    components.map(async component => ({
      component,
      label: LABELS[component],
      result: await stopComponent(stateFolder, component, { force: force ?? false }),
    })),
  )
  context.output.result({ components: results }, () =>
    results
      .map(({ label, result }) =>
        result === 'not running'
          ? `➖ ${label}: was not running`
          : `🛑 ${label}: Stopped${result === 'killed' ? ' (it had to be killed)' : ''}`,
      )
      .join('\n'),
  )
}
