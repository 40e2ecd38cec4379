import { type ApiRecord, BROWSER_APPLICATION } from '../../contract/registry.ts'
import { applicationNotFound } from '../../lib/errors.ts'
import type { CommandContext } from '../context.ts'
import { listFields } from '../list-fields.ts'
import { formatTable } from '../output.ts'
import { connectRegistry, type RegistryClient } from '../registry-client.ts'
import { takesFile } from './tools-call.ts'

export interface ListOptions {
  type?: 'api' | 'browser'
  app?: string
}

/** `agent tools list`: every tool with its application and what it does. */
export async function listTools(context: CommandContext, { type, app }: ListOptions): Promise<void> {
  const { output } = context
  const registry = await connectRegistry(context)
  const catalogue = await registry.listTools()
  if (app !== undefined && !catalogue[app]) throw applicationNotFound(app, Object.keys(catalogue))
  const tools = Object.entries(catalogue)
    .filter(([name]) => app === undefined || name === app)
    .flatMap(([, records]) => Object.values(records))
    .filter(tool => type === undefined || (tool.kind ?? 'api') === type)
  output.result(tools, () =>
    formatTable(tools.map(tool => [output.style.bold(tool.api_name), firstSentence(tool.description)])),
  )
  if (tools.length) output.note(`${tools.length} tools. One of them in full: agent tools info <tool>`)
  else output.note(type === 'browser' ? await whyNoBrowserTools(context, registry) : 'No tools.')
}

/** Why there are no browser tools, and what to do about it. */
async function whyNoBrowserTools(context: CommandContext, registry: RegistryClient): Promise<string> {
  const application = (await registry.listApplications()).find(({ name }) => name === BROWSER_APPLICATION)
  if (application) return `No browser tools: the browser service is ${application.state}. ${application.message}`.trim()
  const mode = await registry.readMode()
  if (mode === 'api') return 'No browser tools: they are off in api mode. Switch them on: agent mode hybrid'
  return context.load().settings.api_mode.browser_enabled
    ? 'No browser tools: the registry runs no browser service. Start it anew: agent restart registry'
    : 'No browser tools: the setting api_mode.browser_enabled is false.'
}

/** `agent tools info <tool>`. */
export async function showTool(context: CommandContext, name: string): Promise<void> {
  const tool = await (await connectRegistry(context)).findTool(name)
  context.output.result(tool, () => formatTool(context, tool))
}

function formatTool({ output: { style, asCalled } }: CommandContext, tool: ApiRecord): string {
  const definitions = tool.input_schema?.['$defs']
  const parameters = tool.parameters.flatMap(parameter => [
    [
      `  ${style.bold(parameter.name)}`,
      parameter.type,
      needOf(parameter.required, parameter.default),
      [parameter.description, ...parameter.constraints].filter(Boolean).join('; '),
    ],
    ...listFields(parameter.schema, definitions).map(({ path, type, required, preset, description }) => [
      `    ${path}`,
      type,
      needOf(required, preset),
      description,
    ]),
  ])
  const example = tool.parameters
    .filter(({ required }) => required)
    .map(one => ` ${one.name}=${takesFile(one) ? '@file' : '…'}`)
  return [
    style.bold(tool.api_name),
    tool.description,
    '',
    `Application  ${tool.app_name}`,
    `Operation    ${[tool.method, tool.path].filter(Boolean).join(' ')}${tool.read_only ? ' (changes nothing)' : ''}`,
    `Secured      ${tool.secure ? 'yes' : 'no'}`,
    '',
    parameters.length ? `Parameters\n${formatTable(parameters)}` : 'No parameters',
    '',
    `Returns      ${JSON.stringify(tool.response_schemas.success)}`,
    '',
    asCalled(`Call it: agent tools call ${tool.api_name}${example.join('')}`),
  ].join('\n')
}

const needOf = (required: boolean, preset: unknown) =>
  required ? 'required' : preset === undefined ? '' : `default ${JSON.stringify(preset)}`

/** The first sentence of a description, at most 90 characters. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n/)
  const [sentence = ''] = paragraph.split(/(?<=[.!?]) /)
  return sentence.length > 90 ? `${sentence.slice(0, 89)}…` : sentence
}
