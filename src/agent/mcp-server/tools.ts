import type { Tool as McpTool } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { Approval, MAX_MESSAGE_LENGTH } from '../../contract/chat.ts'
import type { Flow } from '../../contract/flow.ts'
import { Plan } from '../../contract/plan.ts'
import { validationFailed } from '../../lib/errors.ts'
import { answerSchema } from './to-result.ts'

const SessionId = z
  .string()
  .min(1)
  .max(200)
  .describe('Conversation to go on with, as an answer before gave it; not needed within one MCP session')

export const AskArguments = z.strictObject({
  message: z.string().min(1).max(MAX_MESSAGE_LENGTH).describe('What to answer, in plain language'),
  session_id: SessionId.optional(),
  apps: z.array(z.string()).optional().describe('Use only the tools of these applications'),
  engine: z.enum(['auto', 'builtin', 'model']).optional().describe('Who works it out; auto when not given'),
})
export const ApproveArguments = z.strictObject({
  id: z.string().min(1).describe('Id of the approval, as an answer gave it'),
  decision: z.enum(['approve', 'reject']),
  args: Approval.shape.args.optional().describe('The arguments as they are to be, when they were corrected'),
})

/** Reads the arguments of a tool. Throws 422 with what is wrong. */
export function readArguments<T>(schema: z.ZodType<T>, given: unknown): T {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message, code }) => ({
    loc: ['arguments', ...path.map(String)],
    msg: message,
    type: code,
  }))
  throw validationFailed(issues)
}

const inputOf = (schema: z.ZodType): McpTool['inputSchema'] => {
  const { $schema: _schema, ...json } = z.toJSONSchema(schema, { io: 'input' })
  return json as McpTool['inputSchema']
}

const PLAN_SCHEMA = (): McpTool['outputSchema'] => {
  const { $schema: _schema, ...plan } = z.toJSONSchema(Plan, { unrepresentable: 'any' })
  return {
    type: 'object',
    properties: { response: { type: 'string' }, session_id: { type: 'string' }, plan },
    required: ['response', 'session_id'],
  } as McpTool['outputSchema']
}

const ASK: McpTool = {
  name: 'ask',
  title: 'Ask the agent',
  description:
    'Answers a message in plain language about the data of the registered applications, with evidence, ' +
    'and prepares changes. A change is never made at once: it comes back as an approval that waits for a person.',
  inputSchema: inputOf(AskArguments),
  outputSchema: answerSchema({ description: 'The answer as a value' }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
}
const PLAN: McpTool = {
  name: 'plan',
  title: 'Plan an answer',
  description: 'Shows the calls and the SQL that would answer a message. Calls nothing.',
  inputSchema: inputOf(AskArguments),
  outputSchema: PLAN_SCHEMA(),
  annotations: { readOnlyHint: true, openWorldHint: false },
}
const APPROVE: McpTool = {
  name: 'approve',
  title: 'Approve a change',
  description: 'Carries out or drops a change that waits. Only after a person has seen it and said so.',
  inputSchema: inputOf(ApproveArguments),
  outputSchema: answerSchema({ description: 'What the service answered' }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
}

const ofFlow = ({ tool, description, input_schema, output_schema, read_only, parameters }: Flow): McpTool => ({
  name: tool,
  title: description.slice(0, 100),
  description: `${description}\n\nA saved flow: it runs without being understood anew${
    parameters.length ? ', with other values where they are given' : ''
  }.${read_only ? '' : ' It changes data, so each run waits for the yes of a person.'}`,
  inputSchema: input_schema as McpTool['inputSchema'],
  outputSchema: answerSchema((output_schema.properties as Record<string, unknown>).result),
  annotations: read_only
    ? { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true }
    : { readOnlyHint: false, openWorldHint: true },
})

/** The tools of the agent, in a fixed order: flows by their names. `approve` is offered only where that is allowed. */
export const listTools = (flows: readonly Flow[], mayApprove: boolean): McpTool[] => [
  ASK,
  PLAN,
  ...(mayApprove ? [APPROVE] : []),
  ...flows.map(ofFlow),
]
