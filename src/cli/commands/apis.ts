import type { ApplicationRecord } from '../../contract/registry.ts'
import { applicationNotFound } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { connectRegistry } from '../registry-client.ts'
import { firstSentence } from './tools.ts'

export const STATE_MARKS: Readonly<Record<ApplicationRecord['state'], string>> = {
  ready: '✅',
  connecting: '⏳',
  failed: '❌',
}

/** `agent apis list`. */
export async function listApis(context: CommandContext): Promise<void> {
  const { output } = context
  const applications = await (await connectRegistry(context)).listApplications()
  output.result(applications, () =>
    formatTable(
      applications.map(({ name, type, tool_count, state, url, message }) => [
        `${STATE_MARKS[state]} ${output.style.bold(name)}`,
        type,
        `${tool_count} tools`,
        state === 'failed' ? message : url,
      ]),
    ),
  )
  if (!applications.length)
    output.note('No applications are registered. Add one to mcp_servers.yaml, then: agent restart registry')
}

/** `agent apis info <app>`. */
export async function showApi(context: CommandContext, name: string): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  const [applications, catalogue] = await Promise.all([registry.listApplications(), registry.listTools()])
  const application = applications.find(app => app.name === name)
  if (!application) throw applicationNotFound(name)
  const tools = Object.values(catalogue[name] ?? {})
  output.result({ ...application, tools: tools.map(tool => tool.api_name) }, () =>
    [
      `${STATE_MARKS[application.state]} ${output.style.bold(name)} (${application.type}, ${application.state})`,
      application.description,
      `${application.url}${application.message ? `\n${application.message}` : ''}`,
      '',
      formatTable(tools.map(tool => [`  ${tool.api_name}`, firstSentence(tool.description)])),
    ].join('\n'),
  )
}

/** `agent apis refresh [app]`: reads descriptions again. */
export async function refreshApis(context: CommandContext, name: string | undefined): Promise<number> {
  const { output } = context
  const registry = await connectRegistry(context)
  const before = await registry.listApplications()
  if (name !== undefined && !before.some(app => app.name === name)) throw applicationNotFound(name)
  const names = name === undefined ? before.map(app => app.name) : [name]
  await Promise.allSettled(names.map(async app => await registry.refresh(app)))
  const after = (await registry.listApplications()).filter(app => names.includes(app.name))
  output.result(after, () =>
    formatTable(
      after.map(app => [
        `${STATE_MARKS[app.state]} ${output.style.bold(app.name)}`,
        `${app.tool_count} tools`,
        app.message,
      ]),
    ),
  )
  return after.every(app => app.state === 'ready') ? 0 : 1
}
