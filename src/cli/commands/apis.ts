import type { ApplicationRecord } from '../../contract/registry.ts'
import type { RegistryStatus } from '../../contract/registry-status.ts'
import { AgentError, applicationNotFound, usage } from '../../lib/errors.ts'
import { breakerText } from '../breaker-text.ts'
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
  const registry = await connectRegistry(context)
  const [applications, status] = await Promise.all([registry.listApplications(), registry.readStatus()])
  output.result(
    applications.map(application => ({ ...application, breaker: status.services[application.name]?.breaker })),
    () =>
      formatTable(
        applications.map(({ name, type, tool_count, state, url, message }) => {
          const paused = breakerText(name, status.services[name]?.breaker)
          return [
            `${paused ? '⏸️' : STATE_MARKS[state]} ${output.style.bold(name)}`,
            type,
            countTools(tool_count),
            state === 'failed' ? status.services[name]?.last_error || message : output.asCalled(paused) || url,
          ]
        }),
      ),
  )
  for (const { name, state, message } of applications)
    if (state === 'ready' && message) output.note(`⚠️  ${name}: ${message}`)
  for (const { message } of status.problems) output.note(`❌ ${message}`)
  if (!applications.length) output.note('No applications are registered. Add one by its address: agent apis add <url>')
}

/** `agent apis info <app>`. */
export async function showApi(context: CommandContext, name: string): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  const [applications, catalogue, status] = await Promise.all([
    registry.listApplications(),
    registry.listTools(),
    registry.readStatus(),
  ])
  const application = findApplication(applications, name)
  const breaker = status.services[name]?.breaker
  const why = application.state === 'failed' ? status.services[name]?.last_error : undefined
  const notes = [why || application.message, output.asCalled(breakerText(name, breaker))].filter(Boolean)
  const tools = Object.values(catalogue[name] ?? {})
  const hasExtras = application.type === 'mcp' && application.state === 'ready'
  // They are asked for at the server itself: what it does not tell is left out.
  const extras = hasExtras ? await registry.countExtras(name).catch(() => undefined) : undefined
  if (extras && extras.resources + extras.prompts > 0)
    notes.push(`${extras.resources} resources, ${extras.prompts} prompts`)
  output.result({ ...application, breaker, ...extras, tools: tools.map(tool => tool.api_name) }, () =>
    [
      `${STATE_MARKS[application.state]} ${output.style.bold(name)} (${application.type}, ${application.state})`,
      application.description,
      [application.url, ...notes].join('\n'),
      '',
      formatTable(tools.map(tool => [`  ${tool.api_name}`, firstSentence(tool.description)])),
    ].join('\n'),
  )
}

/**
 * `agent apis refresh [app]`: reads descriptions again. Without an application, or with `--all`, the registry first
 * reads its file again, so that new, changed and removed entries are taken up; exit code 1 when something is wrong.
 */
export async function refreshApis(
  context: CommandContext,
  name: string | undefined,
  { all = false }: { all?: boolean } = {},
): Promise<number> {
  const { output } = context
  if (all && name !== undefined) throw usage(`Give an application or --all, not both: agent apis refresh ${name}`)
  const registry = await connectRegistry(context)
  if (name !== undefined) findApplication(await registry.listApplications(), name)
  const { applications: _all, ...changes } = name === undefined ? await registry.reload() : NO_CHANGES
  const names = name === undefined ? (await registry.listApplications()).map(app => app.name) : [name]
  // A service that fails is told by its state; that we may not ask is told here.
  for (const { reason } of (await Promise.allSettled(names.map(async app => await registry.refresh(app)))).filter(
    isRefused,
  ))
    throw reason
  const status = await registry.readStatus()
  const problems = name === undefined ? status.problems.map(({ message }) => message) : []
  const after = (await registry.listApplications()).filter(app => names.includes(app.name))
  const changeOf = (app: string) => KINDS.find(kind => changes[kind].includes(app)) ?? ''
  output.result({ applications: after, ...changes, problems }, () =>
    formatTable([
      ...after.map(app => [
        `${STATE_MARKS[app.state]} ${output.style.bold(app.name)}`,
        countTools(app.tool_count),
        changeOf(app.name),
        (app.state === 'failed' && status.services[app.name]?.last_error) || app.message,
      ]),
      ...changes.removed.map(app => [`➖ ${output.style.bold(app)}`, '', 'removed', '']),
    ]),
  )
  for (const problem of problems) output.note(`❌ ${problem}`)
  for (const app of names) noteChangedTools(context, app, status)
  if (name === undefined && !KINDS.some(kind => changes[kind].length))
    output.note('The service file has no new, changed or removed entries.')
  return after.every(app => app.state === 'ready') && !problems.length ? 0 : 1
}

/** `agent apis trust <app> [tool]`: takes tools that changed after their first use as they are now (case X8). */
export async function trustApi(context: CommandContext, name: string, tool: string | undefined): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  findApplication(await registry.listApplications(), name)
  const before = (await registry.readStatus()).services[name]?.changed_tools ?? []
  const trusted = await registry.trust(name, tool)
  output.result({ trusted }, () =>
    trusted.length
      ? formatTable(
          trusted.map(full => {
            const changed = before.find(one => `${name}_${one.tool}` === full)
            return [`✅ ${output.style.bold(full)}`, (changed?.changes ?? []).map(describeChange).join('; ')]
          }),
        )
      : `Nothing to trust: no tool of ${name}${tool === undefined ? '' : ` named ${tool}`} changed after its first use.`,
  )
}

function noteChangedTools(
  { output }: CommandContext,
  app: string,
  { services }: Pick<RegistryStatus, 'services'>,
): void {
  const changed = services[app]?.changed_tools ?? []
  for (const { tool, changes } of changed.slice(0, 5))
    output.note(`⚠️  ${app}: ${tool} changed after its first use: ${changes.map(describeChange).join('; ')}`)
  if (changed.length > 5) output.note(`⚠️  ${app}: ${changed.length - 5} more tools changed`)
  if (changed.length) output.note(`When that is wanted: agent apis trust ${app}`)
}

/** For a column: `1 tool`, `13 tools`. */
export const countTools = (count: number) => `${count} ${count === 1 ? 'tool' : 'tools'}`

const describeChange = ({ field, change }: { field: string; change: string }) => `${field}: ${change}`

const isRefused = (result: PromiseSettledResult<unknown>): result is PromiseRejectedResult & { reason: AgentError } =>
  result.status === 'rejected' && result.reason instanceof AgentError && [401, 403].includes(result.reason.status)

const KINDS = ['added', 'changed', 'removed'] as const
const NO_CHANGES: Reloaded = { applications: [], added: [], changed: [], removed: [] }

/** One application by name. Throws APPLICATION_NOT_FOUND with all names when there is none. */
export function findApplication(applications: ApplicationRecord[], name: string): ApplicationRecord {
  const found = applications.find(app => app.name === name)
  if (found) return found
  throw applicationNotFound(
    name,
    applications.map(app => app.name),
  )
}
