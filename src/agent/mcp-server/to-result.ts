import type { CallToolResult } from '@modelcontextprotocol/server'
import type { AnswerErrorCode, ChatResponse } from '../../contract/chat.ts'
import { AgentError } from '../../lib/errors.ts'
import { isObject, type JsonObject } from '../../lib/json.ts'

/** Rows of a result that another agent gets; `total` says how many there are. */
const MOST_ROWS = 200
/** With these the agent asks back, which is no failure. */
const QUESTIONS: ReadonlySet<AnswerErrorCode> = new Set(['NEEDS_INPUT', 'AMBIGUOUS'])

/** JSON Schema of what every tool but `plan` answers. `result` is the schema of the answer as a value. */
export const answerSchema = (result: unknown = {}) => ({
  type: 'object' as const,
  properties: {
    response: { type: 'string', description: 'The answer in words' },
    result: { ...(isObject(result) && result) },
    session_id: { type: 'string', description: 'Conversation of the answer: give it to ask to go on' },
    complete: { type: 'boolean', description: 'False when not all records could be read' },
    total: { type: 'number', description: 'How many records there are' },
    cut: { type: 'boolean', description: `True when result has only the first ${MOST_ROWS} of them` },
    columns: { type: 'array', items: { type: 'string' } },
    tools_used: { type: 'array', items: { type: 'string' } },
    confidence: { type: 'number' },
    approval: {
      type: 'object',
      description: 'Nothing was changed yet: this call waits for the yes of a person. `how` says where to give it',
      properties: {
        id: { type: 'string' },
        action: { type: 'string' },
        tool: { type: 'string' },
        args: { type: 'object' },
        how: { type: 'string' },
      },
      required: ['id', 'action', 'tool', 'args', 'how'],
    },
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
  required: ['response', 'session_id', 'tools_used', 'confidence'],
})

/** An answer of the chat as the result of a tool. Only an answer that could not be given is an error. */
export function toResult({ response, data, metadata }: ChatResponse, mayApprove: boolean): CallToolResult {
  const { session_id, tools_used, confidence } = metadata
  const { approval, result, error } = data
  const isCut = Array.isArray(result) && result.length > MOST_ROWS
  const total = data.total ?? (isCut ? result.length : undefined)
  const how = approval && howToApprove(approval.id, session_id, mayApprove)
  const structuredContent: JsonObject = {
    response,
    ...(result !== undefined && { result: isCut ? result.slice(0, MOST_ROWS) : result }),
    session_id,
    ...(data.complete !== undefined && { complete: data.complete }),
    ...(total !== undefined && { total }),
    ...(isCut && { cut: true }),
    ...(data.columns && { columns: data.columns }),
    tools_used,
    confidence,
    ...(approval && {
      approval: { id: approval.id, action: approval.action, tool: approval.tool, args: approval.args, how },
    }),
    ...(error && { error }),
  }
  return {
    content: [{ type: 'text', text: how ? `${response}\n\nNothing was changed yet. ${how}` : response }],
    structuredContent,
    ...(error && !QUESTIONS.has(error.code) && { isError: true }),
  }
}

const howToApprove = (id: string, session: string, mayApprove: boolean): string =>
  `A person approves it on the chat page of the agent, or with: agent chat --session ${session} --approve ${id}.${
    mayApprove ? ' The tool approve does so too, once a person has said yes.' : ''
  }`

/** A request that could not be taken, as the result of a tool. Throws what is no error of ours. */
export function toFailure(error: unknown): CallToolResult {
  if (!(error instanceof AgentError)) throw error
  const { message, code, status, detail } = error
  const issues = Array.isArray(detail)
    ? detail.map(issue =>
        isObject(issue) ? `${(issue.loc as unknown[]).slice(1).join('.')}: ${issue.msg as string}` : '',
      )
    : []
  const text = issues.length ? issues.join('; ') : message
  return { content: [{ type: 'text', text: `${text} (${code}, status ${status})` }], isError: true }
}
