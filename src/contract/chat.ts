/** Shapes of the agent server's HTTP interface (specification § B, interfaces § B). */
import { z } from 'zod'
import { FlowOffer } from './flow.ts'
import { Plan } from './plan.ts'
import { Receipt } from './receipt.ts'

export const RUN_MODES = ['api', 'hybrid', 'web'] as const
export type RunMode = (typeof RUN_MODES)[number]

/** Longest chat message, in characters (interfaces § B: longer is 413). */
export const MAX_MESSAGE_LENGTH = 8000

export const ApprovalDecision = z.object({
  id: z.string().describe('Of the approval: `data.approval.id` of the answer that asked'),
  decision: z.enum(['approve', 'reject']).describe('approve: the call is made as it was shown; reject: it is not'),
  args: z.record(z.string(), z.unknown()).optional().describe('Other arguments than those that were shown'),
  scope: z
    .enum(['once', 'session'])
    .optional()
    .describe('session: calls of the same tool in this conversation need no further yes (only where `can_allow`)'),
})

/** `POST /chat` and `POST /chat/stream`. */
export const ChatRequest = z
  .object({
    message: z.string().min(1).describe('What is asked or ordered, in plain language; at most 8,000 characters'),
    session_id: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('The conversation that it belongs to; a new one without it. Any text of yours will do'),
    apps: z.array(z.string()).optional().describe('Only the tools of these applications may be used'),
    dry_run: z.boolean().optional().describe('Return data.plan and call nothing'),
    engine: z
      .enum(['auto', 'builtin', 'model'])
      .optional()
      .describe('Who works out the answer; auto: the built-in engine where it is sure, else a configured model'),
    approval: ApprovalDecision.optional().describe('The decision about a change that waits'),
    keep_going: z
      .boolean()
      .optional()
      .describe(
        'Of a stream: the work goes on when the connection is lost, and GET /chat/stream/{turn_id} takes it up',
      ),
    turn_id: z
      .string()
      .regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters, digits, hyphens and underscores')
      .optional()
      .describe(
        'Of a stream: the id that the turn is to have. The same request sent again follows the turn and asks nothing twice',
      ),
    replaces: z
      .int()
      .min(0)
      .optional()
      .describe(
        'Place of a question in `messages` of the session: it and everything after it is removed, then the message is answered',
      ),
  })
  .meta({ id: 'ChatRequest', description: 'A message to the agent' })
export type ChatRequest = z.infer<typeof ChatRequest>

/** What was called on the way to an answer. */
export const StepReport = z.object({
  tool: z.string().describe('Name of the tool'),
  args: z.record(z.string(), z.unknown()).describe('What it was called with'),
  status: z.enum(['done', 'failed', 'skipped']).describe('skipped: an earlier step failed'),
  duration_ms: z.number().describe('Milliseconds, all pages together'),
  rows: z.number().int().nullable().describe('Records that it gave; null where they are not counted'),
  error: z.string().optional().describe('Why it failed'),
  coerced: z.array(z.string()).optional().describe('What was changed in the arguments that a model wrote'),
})
export type StepReport = z.infer<typeof StepReport>

/** What a call does: makes a record, changes one, deletes one, anything else, or acts on a web page. */
export const APPROVAL_KINDS = ['create', 'change', 'delete', 'call', 'page'] as const

/** One value that will be another. */
export const Change = z.object({
  record: z.string().optional().describe('Name of the record, where several change'),
  field: z
    .string()
    .describe('As the argument is called, or the column of a record that goes; nested names joined by dots'),
  label: z.string().optional().describe('The field in words'),
  before: z.unknown().optional().describe('Absent for a creation, and where the record could not be read'),
  after: z.unknown().optional().describe('Absent for a deletion'),
  before_label: z
    .string()
    .optional()
    .describe('What the value is called: the name of the record that it is the key of'),
  after_label: z.string().optional().describe('The same of the new value'),
})
export type Change = z.infer<typeof Change>

/** A write that waits for a yes. */
export const Approval = z
  .object({
    id: z.string().describe('Goes with the decision'),
    action: z.string().describe('What will happen, in words'),
    tool: z.string().describe('The tool that will be called'),
    args: z.record(z.string(), z.unknown()).describe('What it will be called with'),
    schema: z.unknown().describe('JSON schema of the arguments, for an editor'),
    kind: z.enum(APPROVAL_KINDS).optional().describe('call: anything that makes, changes or deletes no record'),
    changes: z.array(Change).optional().describe('What will change, record by record; long lists are cut'),
    changes_total: z.int().optional().describe('How many changes there are in all'),
    app: z.string().optional().describe('The application that the tool belongs to'),
    page: z
      .object({ url: z.string(), title: z.string(), element: z.string().optional().describe('Its role and name') })
      .optional()
      .describe('Of an action on a web page: the page, and the element that is acted on'),
    can_allow: z.boolean().optional().describe('A yes may be given for the conversation: `approval.scope` session'),
  })
  .meta({ id: 'Approval', description: 'A write that waits for a yes' })
export type Approval = z.infer<typeof Approval>

/** Codes of `data.error` that a language model is the reason of; src/agent/model/errors.ts tells what they mean. */
export const MODEL_ERRORS = [
  'MODEL_UNREACHABLE',
  'MODEL_MISSING',
  'MODEL_NO_TOOLS',
  'MODEL_KEY',
  'MODEL_LIMIT',
  'MODEL_TIMEOUT',
  'MODEL_CONTEXT',
  'MODEL_FAILED',
] as const
export type ModelErrorCode = (typeof MODEL_ERRORS)[number]

/** Codes of `data.error`. */
export const ANSWER_ERRORS = [
  'NOT_AVAILABLE',
  'NOT_FOUND',
  'AMBIGUOUS',
  'NEEDS_INPUT',
  /** Something that a page should show or be is not so. */
  'NOT_AS_EXPECTED',
  'BROWSER_DISABLED',
  'API_DISABLED',
  'FORBIDDEN',
  'TOOL_FAILED',
  'BUDGET',
  'INCOMPLETE',
  'REGISTRY_UNREACHABLE',
  'CANCELLED',
  ...MODEL_ERRORS,
] as const
export type AnswerErrorCode = (typeof ANSWER_ERRORS)[number]

/** What became of a write that waited for a yes. */
export const Decided = z.object({
  id: z.string().describe('Of the approval'),
  outcome: z.enum(['approved', 'rejected', 'replaced']).describe('replaced: a newer message took its place'),
  edited: z.boolean().optional().describe('Its arguments were changed before the yes'),
})
export type Decided = z.infer<typeof Decided>

/** How the values of a column are read, where the schemas say it: amounts in a currency, parts of one, numbers that are names. */
export const ColumnFormat = z.object({
  kind: z.enum(['money', 'percent', 'id']),
  currency: z.string().optional().describe('ISO 4217'),
  divisor: z.number().optional().describe('100 for amounts in hundredths, 0.01 for percentages between 0 and 1'),
})
export type ColumnFormat = z.infer<typeof ColumnFormat>

export const AnswerData = z.object({
  plan: Plan.optional().describe('How the answer was worked out'),
  result: z.unknown().optional().describe('Number, string, record, list of records or of scalars, or null'),
  columns: z.array(z.string()).optional().describe('Columns of a table in their order'),
  formats: z
    .record(z.string(), ColumnFormat)
    .optional()
    .describe('By column; of a single value by the column of the plan'),
  total: z.number().optional().describe('How many records there are, where the answer shows only some'),
  complete: z.boolean().optional().describe('false: something could not be read to its end'),
  source: z
    .array(
      z.object({
        tool: z.string().describe('Name of the tool'),
        rows: z.number().describe('Records that were read'),
        total: z.number().optional().describe('How many there are, where not all were read and the service says so'),
      }),
    )
    .optional()
    .describe('What was read'),
  step_rows: z.record(z.string(), z.int()).optional().describe("Rows of each step's table, by the id of the step"),
  sql: z.string().optional().describe('The last query over what was read'),
  steps: z.array(StepReport).optional().describe('What was called'),
  chart: z
    .object({
      kind: z.enum(['bar', 'line', 'share']).describe('share: parts of a whole'),
      x: z.string().describe('Column of the groups or times'),
      y: z.string().describe('Column of the figures'),
      title: z.string().optional().describe('What is drawn, with its scope'),
    })
    .optional()
    .describe('How the result may be drawn'),
  approval: Approval.optional().describe('A change that waits for a yes; nothing was changed'),
  decided: Decided.optional().describe('The earlier approval that this message decided'),
  error: z
    .object({ code: z.enum(ANSWER_ERRORS).describe('Stable code'), message: z.string().describe('Why, in words') })
    .optional()
    .describe('Why there is no answer, or not the whole one'),
  files: z.array(z.string()).optional().describe('Addresses of screenshots and downloads at this server'),
  unsupported: z
    .array(z.string())
    .optional()
    .describe('Figures and names of a language model that no result has; marked with [?] in the response'),
  offer: FlowOffer.optional().describe('A saved flow that is like the question'),
  follow_ups: z.array(z.string()).max(3).optional().describe('Questions that go on from this answer'),
})
export type AnswerData = z.infer<typeof AnswerData>

export const AnswerMetadata = z.object({
  execution_time: z.number().describe('Seconds'),
  tools_used: z.array(z.string()).describe('Tools that were called, each once'),
  confidence: z.number().min(0).max(1).describe('How likely the answer is right'),
  session_id: z.string().describe('The conversation; goes with the next message to go on'),
  mode: z.enum(RUN_MODES).describe('The run mode that it was answered in'),
  engine: z.enum(['builtin', 'model']).describe('Who answered'),
  model: z.string().nullable().optional().describe('The language model that answered'),
  tokens: z.number().nullable().optional().describe('Tokens that it read and wrote'),
  receipt: Receipt.optional().describe('What the answer took'),
  place: z.int().optional().describe('Place of this answer in `messages` of GET /sessions/{session_id}'),
})
export type AnswerMetadata = z.infer<typeof AnswerMetadata>

/** Body of `POST /chat`. */
export const ChatResponse = z
  .object({
    response: z.string().describe('The answer in words'),
    data: AnswerData.describe('The answer as data, with what it rests on'),
    metadata: AnswerMetadata,
  })
  .meta({ id: 'ChatResponse', description: 'An answer' })
export type ChatResponse = z.infer<typeof ChatResponse>

/** An answer under way. */
export const RunningTurn = z.object({
  turn_id: z.string().describe('For GET /chat/stream/{turn_id}'),
  message: z.string(),
  started_at: z.iso.datetime(),
})
export type RunningTurn = z.infer<typeof RunningTurn>

/** A tool whose calls need no further yes in a conversation. */
export const AllowedTool = z.object({ tool: z.string(), since: z.iso.datetime() })
export type AllowedTool = z.infer<typeof AllowedTool>

/** Events of `POST /chat/stream`, by name; each has the id `<turn_id>:<n>`, where n counts from 1. */
export interface ChatEvents {
  session: { session_id: string; turn_id: string }
  plan: Plan
  step: {
    tool: string
    args: Record<string, unknown>
    state: 'started' | 'progress' | 'done' | 'failed'
    rows?: number
    duration_ms?: number
    error?: string
  }
  token: { text: string }
  approval: Approval
  answer: ChatResponse
  error: { code: string; message: string }
  /** In place of events that are no longer kept: what was streamed of the text is not whole, the answer has it all. */
  missed: { events: number }
}
