import { tlsFilesOf } from '../../config/tls-files.ts'
import { AgentError } from '../../lib/errors.ts'
import { COMPONENTS, LABELS, schemeOf } from '../../processes/components.ts'
import { readRecord, type ProcessRecord } from '../../processes/record.ts'
import { startComponents } from '../../processes/start-components.ts'
import { withStartLock } from '../../processes/start-lock.ts'
import { prepareStateFolder } from '../../processes/state-folder.ts'
import { stopComponent } from '../../processes/stop-component.ts'
import { adminHeaders } from '../admin-headers.ts'
import { checkRegistryFile } from '../check-registry-file.ts'
import type { CommandContext } from '../context.ts'
import { commonArguments, keepSupervised } from '../keep-supervised.ts'
import { whileStarted } from '../refuse-stopped.ts'
import { resolveRegistryFile } from '../registry-file.ts'
import { readTargetOrAll } from '../targets.ts'
import { waitForServices } from '../wait-for-services.ts'
import { readLiveMode } from './mode.ts'

/** `agent restart [component]`: stops what runs and starts it again with the same options, on the same ports. */
export async function restart(context: CommandContext, what: string | undefined): Promise<number> {
  const project = context.load()
  const { stateFolder, folder } = project
  const wanted = readTargetOrAll(what)
  const records = wanted.flatMap(component => readRecord(stateFolder, component) ?? [])
  if (!records.length) {
    if (what !== undefined && what !== 'all') return await (await import('./start.ts')).start(context, what, {})
    throw new AgentError('NOT_RUNNING', 409, 'Nothing is running. Start the demo: agent start demo')
  }
  // What would not start again is not stopped: settings were checked above; state folder, certificate and service file here.
  prepareStateFolder(stateFolder)
  const { cert, key } = tlsFilesOf(project)
  if (cert && key) (await import('../../http/tls/read-certificate.ts')).readCertificate({ cert, key })
  const running = records.find(({ component }) => component === 'registry')
  if (running) {
    const { options } = running
    await checkRegistryFile(context, project, options['registry-file'] ?? resolveRegistryFile(project, context), {
      territoryUrl: options['territory-url'],
      crmUrl: options['crm-url'],
    })
  }
  const wantedOptions = await Promise.all(records.map(withLiveMode))
  await withStartLock(stateFolder, async () => {
    await Promise.all(records.map(async ({ component }) => await stopComponent(stateFolder, component)))
  })
  const started = await startComponents(
    {
      launcher: context.launcher,
      stateFolder,
      folder,
      environment: context.environment,
      commonArguments: commonArguments(project),
    },
    records.map(({ component, host, port }, index) => ({
      component,
      host,
      port,
      scheme: schemeOf(project.settings),
      options: wantedOptions[index]!,
    })),
  )
  const registry = started.find(({ record }) => record.component === 'registry')
  const headers = adminHeaders(context.environment, project.settings)
  await whileStarted(stateFolder, started, async () => {
    if (registry) await waitForServices(registry.record.url, headers)
  })
  // The program may have been replaced since: with everything else the supervisor is started anew.
  await keepSupervised(context, project, { replace: wanted.length === COMPONENTS.length })
  const order = COMPONENTS.filter(component => started.some(({ record }) => record.component === component))
  const ordered = order.map(component => started.find(({ record }) => record.component === component)!.record)
  context.output.result({ components: ordered }, () =>
    ordered.map(({ component, port }) => `✅ ${LABELS[component]}: Running (Port ${port})`).join('\n'),
  )
  return 0
}

/** The options that it was started with; a mode that was changed since, on the chat page, is the one that goes on. */
async function withLiveMode({ url, options }: ProcessRecord): Promise<ProcessRecord['options']> {
  if (options['mode'] === undefined) return options
  const live = await readLiveMode(url)
  return live === undefined ? options : { ...options, mode: live }
}
