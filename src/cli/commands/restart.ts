import { AgentError } from '../../lib/errors.ts'
import { COMPONENTS, LABELS } from '../../processes/components.ts'
import { readRecord } from '../../processes/record.ts'
import { startComponents } from '../../processes/start-components.ts'
import { stopComponent } from '../../processes/stop-component.ts'
import type { CommandContext } from '../context.ts'
import { readTargetOrAll } from '../targets.ts'
import { waitForServices } from '../wait-for-services.ts'

/** `agent restart [component]`: stops what runs and starts it again with the same options, on the same ports. */
export async function restart(context: CommandContext, what: string | undefined): Promise<number> {
  const { stateFolder, folder, settingsFile } = context.load()
  const wanted = readTargetOrAll(what)
  const records = wanted.flatMap(component => readRecord(stateFolder, component) ?? [])
  if (!records.length) {
    if (what !== undefined && what !== 'all') return await (await import('./start.ts')).start(context, what, {})
    throw new AgentError('NOT_RUNNING', 409, 'Nothing is running. Start the demo: agent start demo')
  }
  await Promise.all(records.map(async ({ component }) => await stopComponent(stateFolder, component)))
  const started = await startComponents(
    {
      launcher: context.launcher,
      stateFolder,
      folder,
      environment: context.environment,
      commonArguments: ['--state', stateFolder, ...(settingsFile ? ['--settings', settingsFile] : [])],
    },
    records.map(({ component, host, port, options }) => ({ component, host, port, options })),
  )
  const registry = started.find(({ record }) => record.component === 'registry')
  if (registry) await waitForServices(registry.record.url)
  const order = COMPONENTS.filter(component => started.some(({ record }) => record.component === component))
  const ordered = order.map(component => started.find(({ record }) => record.component === component)!.record)
  context.output.result({ components: ordered }, () =>
    ordered.map(({ component, port }) => `✅ ${LABELS[component]}: Running (Port ${port})`).join('\n'),
  )
  return 0
}
