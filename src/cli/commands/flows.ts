import { z } from 'zod'
import { ChatResponse } from '../../contract/chat.ts'
import { Flow } from '../../contract/flow.ts'
import { usage } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { connectAgent } from '../agent-client.ts'
import type { CommandContext } from '../context.ts'
import { namingList } from '../name-list.ts'
import { formatTable } from '../output.ts'
import { printAnswer } from '../print-answer.ts'
import { readPairs } from './tools-call.ts'

const LIST = 'agent flows list'
const pathOf = (name: string) => `/flows/${encodeURIComponent(name)}`

/** `agent flows list`. */
export async function listFlows(context: CommandContext): Promise<void> {
  const { output } = context
  const agent = await connectAgent(context)
  const { flows } = z.object({ flows: z.array(Flow) }).parse(await agent.request('/flows'))
  output.result(flows, () =>
    formatTable(flows.map(flow => [output.style.bold(flow.name), usageOf(flow), flow.description])),
  )
  output.note(
    flows.length
      ? 'One of them in full: agent flows show <flow>. Run it: agent flows run <flow> key=value…'
      : 'No flows yet. Ask something with agent chat "…", then: agent flows save <name>',
  )
}

/** `agent flows show <flow>`. */
export async function showFlow(context: CommandContext, name: string): Promise<void> {
  const { output } = context
  const agent = await connectAgent(context)
  const flow = Flow.parse(await namingList(LIST, () => agent.request(pathOf(name))))
  output.result(flow, () => formatFlow(context, flow))
}

export interface SaveOptions {
  session?: string
  message?: number
  description?: string
}

/** `agent flows save <name>`: the last answer of a conversation; of the latest one unless it is named. */
export async function saveFlow(
  context: CommandContext,
  name: string,
  { session, message, description }: SaveOptions,
): Promise<void> {
  const { output } = context
  const agent = await connectAgent(context)
  const body = {
    name,
    ...(session !== undefined && { session_id: session }),
    ...(message !== undefined && { message }),
    ...(description !== undefined && { description }),
  }
  const flow = Flow.parse(await agent.request('/flows', { method: 'POST', body }))
  output.result(flow, () => `✅ Saved as ${output.style.bold(flow.name)}\n\n${formatFlow(context, flow)}`)
}

/** `agent flows run <flow> key=value…`: exit code 1 when there is no answer. */
export async function runFlow(
  context: CommandContext,
  name: string,
  pairs: string[],
  { dryRun, session }: { dryRun?: boolean; session?: string },
): Promise<number> {
  const agent = await connectAgent(context)
  const flow = Flow.parse(await namingList(LIST, () => agent.request(pathOf(name))))
  const body = {
    args: readPairs(pairs, { parameters: parametersOf(flow) }),
    ...(dryRun && { dry_run: true }),
    ...(session !== undefined && { session_id: session }),
  }
  const answer = ChatResponse.parse(await agent.request(`${pathOf(name)}/run`, { method: 'POST', body }))
  printAnswer(context, answer, dryRun ?? false)
  return answer.data.error ? 1 : 0
}

/** `agent flows delete <flow>`. */
export async function deleteFlow(context: CommandContext, name: string): Promise<void> {
  const agent = await connectAgent(context)
  const answer = await namingList(LIST, () => agent.request(pathOf(name), { method: 'DELETE' }))
  context.output.result(answer, () => `✅ Deleted ${name}`)
}

const usageOf = ({ parameters, read_only }: Flow) =>
  [...parameters.map(one => `${one.name}=…`), ...(read_only ? [] : ['(asks for approval)'])].join(' ')

function formatFlow({ output: { style, asCalled } }: CommandContext, flow: Flow): string {
  const parameters = flow.parameters.map(one => [
    `  ${style.bold(one.name)}`,
    one.type,
    `default ${one.relative ? `“${one.relative.text}” on the day of the run` : JSON.stringify(one.default)}`,
    [one.description, ...(one.enum ? [`one of ${one.enum.join(', ')}`] : [])].join('; '),
  ])
  return [
    style.bold(flow.name),
    flow.description,
    '',
    `Question     ${flow.question}`,
    `Tools        ${flow.tools.map(({ name }) => name).join(', ')}${flow.read_only ? ' (changes nothing)' : ' (asks for approval on each run)'}`,
    `As a tool    ${flow.tool}`,
    '',
    parameters.length ? `Parameters\n${formatTable(parameters)}` : 'No parameters',
    '',
    'Plan',
    ...flow.plan.steps.map(step =>
      'sql' in step ? `  ${step.id}  ${step.sql}` : `  ${step.id}  ${step.tool}(${JSON.stringify(step.args)})`,
    ),
    '',
    asCalled(`Run it: agent flows run ${flow.name}${flow.parameters[0] ? ` ${flow.parameters[0].name}=…` : ''}`),
  ].join('\n')
}

/** The parameters as `key=value` words are read by. Throws USAGE for a flow of another version. */
function parametersOf({ name, input_schema }: Flow) {
  const { properties } = input_schema
  if (!isObject(properties)) throw usage(`The flow ${name} has no parameters that can be read`)
  return Object.entries(properties).map(([key, schema]) => ({
    name: key,
    type: isObject(schema) && typeof schema.type === 'string' ? schema.type : 'string',
    required: false,
    description: '',
    constraints: [],
    ...(isObject(schema) && { schema }),
  }))
}
