import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import { AgentError } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { applyMode, loadForStart, startTarget, type StartOptions } from './start.ts'

/**
 * `agent start browser`: the registry runs the browser service in the modes hybrid and web, so it is started, and what
 * became of the service is told. In api mode nothing is started.
 */
export async function startBrowser(context: CommandContext, options: StartOptions): Promise<number> {
  const project = loadForStart(context, ['registry'], options)
  const { features, api_mode: apiMode } = project.settings
  if ((options.mode ?? features.mode) === 'api')
    throw new AgentError(
      'BROWSER_DISABLED',
      409,
      'The browser service runs in the modes hybrid and web; this project is in api mode. Change it with agent mode hybrid, or start it once with: agent start browser --mode hybrid',
    )
  if (!apiMode.browser_enabled)
    throw new AgentError(
      'BROWSER_DISABLED',
      409,
      'Browser operations are switched off: api_mode.browser_enabled is false. Switch them on: agent config set api_mode.browser_enabled true',
    )
  const begin = async () => await startTarget(context, project, ['registry'], 'registry', options)
  let { started, services } = await begin()
  await applyMode(context, project, started, options.mode)
  if (started.some(({ kept }) => kept)) ({ started, services } = await begin())
  const service = services.find(({ name }) => name === BROWSER_APPLICATION)
  const port = started.find(({ record }) => record.component === 'registry')?.record.port
  if (service?.state !== 'ready')
    throw new AgentError(
      'BROWSER_NOT_STARTED',
      502,
      service
        ? `The browser service did not start: ${service.message}`
        : 'The running registry is in api mode. Change it: agent mode hybrid',
    )
  const { tool_count: tools } = service
  context.output.result(
    { service: BROWSER_APPLICATION, state: 'running', tools, registry_port: port },
    () => `✅ Browser: Running (${tools} tools at the API Registry, Port ${port})`,
  )
  context.output.note('Its tools: agent tools list --type browser. People use them in chat: agent start demo')
  return 0
}
