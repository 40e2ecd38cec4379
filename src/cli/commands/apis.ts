import type { ApplicationRecord } from '../../contract/registry.ts'
import { usage } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { formatTable } from '../output.ts'
import { connectRegistry, type Reloaded } from '../registry-client.ts'
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
    output.note('No applications are registered. Add one to mcp_servers.yaml, then: agent apis refresh')
}

/** `agent apis info <app>`. */
export async function showApi(context: CommandContext, name: string): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  const [applications, catalogue] = await Promise.all([registry.listApplications(), registry.listTools()])
  const application = findApplication(applications, name)
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

/**
 * `agent apis refresh [app]`: reads descriptions again. Without an application the registry first reads its file
 * again, so that new, changed and removed entries are taken up; exit code 1 when something is wrong.
 */
export async function refreshApis(context: CommandContext, name: string | undefined): Promise<number> {
  const { output } = context
  const registry = await connectRegistry(context)
  if (name !== undefined) findApplication(await registry.listApplications(), name)
  const { applications: _all, ...changes } = name === undefined ? await registry.reload() : NO_CHANGES
  const problems = name === undefined ? await registry.listProblems() : []
  const names = name === undefined ? (await registry.listApplications()).map(app => app.name) : [name]
  await Promise.allSettled(names.map(async app => await registry.refresh(app)))
  const after = (await registry.listApplications()).filter(app => names.includes(app.name))
  const changeOf = (app: string) => KINDS.find(kind => changes[kind].includes(app)) ?? ''
  output.result({ applications: after, ...changes, problems }, () =>
    formatTable([
      ...after.map(app => [
        `${STATE_MARKS[app.state]} ${output.style.bold(app.name)}`,
        `${app.tool_count} tools`,
        changeOf(app.name),
        app.message,
      ]),
      ...changes.removed.map(app => [`➖ ${output.style.bold(app)}`, '', 'removed', '']),
    ]),
  )
  for (const problem of problems) output.note(`❌ ${problem}`)
  if (name === undefined && !KINDS.some(kind => changes[kind].length))
    output.note('The service file has no new, changed or removed entries.')
  return after.every(app => app.state === 'ready') && !problems.length ? 0 : 1
}

const KINDS = ['added', 'changed', 'removed'] as const
const NO_CHANGES: Reloaded = { applications: [], added: [], changed: [], removed: [] }

/** One application by name. Throws USAGE with all names when there is none. */
export function findApplication(applications: ApplicationRecord[], name: string): ApplicationRecord {
  const found = applications.find(app => app.name === name)
  if (found) return found
  const names = applications.map(app => app.name)
  throw usage(`Application '${name}' not found in registry. Applications: ${names.join(', ') || 'none'}`)
}
