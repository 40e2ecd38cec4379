import { z } from 'zod'
import { AnswerData, AnswerMetadata } from '../../contract/chat.ts'
import type { Receipt } from '../../contract/receipt.ts'
import { connectAgent } from '../agent-client.ts'
import type { CommandContext } from '../context.ts'
import { namingList } from '../name-list.ts'
import { formatTable } from '../output.ts'

const Summary = z.object({
  session_id: z.string(),
  title: z.string(),
  updated_at: z.string(),
  message_count: z.number(),
})
const Listing = z.object({ sessions: z.array(Summary), total: z.number() })
const Session = Summary.extend({
  messages: z.array(
    z.object({
      role: z.enum(['user', 'assistant']),
      content: z.string(),
      data: AnswerData.partial().loose().optional(),
      metadata: AnswerMetadata.loose().optional(),
      created_at: z.string(),
    }),
  ),
}).loose()
type Message = z.infer<typeof Session>['messages'][number]

const LIST = 'agent sessions list'
const pathOf = (id: string) => `/sessions/${encodeURIComponent(id)}`

/** `agent sessions list`: conversations, latest first. */
export async function listSessions(context: CommandContext, { limit = 20 }: { limit?: number }): Promise<void> {
  const { output } = context
  const agent = await connectAgent(context)
  const listing = Listing.parse(await agent.request(`/sessions?limit=${Math.min(limit, 500)}`))
  output.result(listing, () =>
    formatTable(
      listing.sessions.map(one => [
        output.style.bold(one.session_id),
        one.updated_at.slice(0, 19).replace('T', ' '),
        `${one.message_count} messages`,
        one.title,
      ]),
    ),
  )
  output.note(
    listing.total
      ? `${listing.sessions.length} of ${listing.total}. One with its receipts: agent sessions show <session>`
      : 'No conversations yet. Ask something with agent chat "…"',
  )
}

/** `agent sessions show <session>`: what was said, and under each answer its receipt. */
export async function showSession(context: CommandContext, id: string): Promise<void> {
  const { output } = context
  const agent = await connectAgent(context)
  const session = Session.parse(await namingList(LIST, () => agent.request(pathOf(id))))
  output.result(session, () =>
    session.messages.map((message, place) => formatMessage(context, message, place)).join('\n\n'),
  )
}

/** `agent sessions delete <session>`. */
export async function deleteSession(context: CommandContext, id: string): Promise<void> {
  const agent = await connectAgent(context)
  const answer = await namingList(LIST, () => agent.request(pathOf(id), { method: 'DELETE' }))
  context.output.result(answer, () => `✅ Deleted ${id}`)
}

function formatMessage({ output: { style } }: CommandContext, message: Message, place: number): string {
  const head = `${style.dim(`${place}`)} ${style.bold(message.role === 'user' ? 'you' : 'agent')}  ${message.content}`
  const receipt = message.metadata?.receipt
  return receipt ? `${head}\n${style.dim(formatReceipt(receipt))}` : head
}

/** What an answer took, as lines: the whole, then each step. */
export function formatReceipt(receipt: Receipt): string {
  const { engine, model, steps, duration_ms, input_tokens, output_tokens, cost, currency } = receipt
  const whole = [
    `receipt: ${engine}${model === undefined ? '' : ` (${model})`}`,
    `${Math.round(duration_ms)} ms`,
    ...(input_tokens || output_tokens ? [`${input_tokens} tokens in, ${output_tokens} out`] : []),
    ...(cost === undefined ? [] : [`${cost} ${currency ?? ''}`.trim()]),
  ].join(' · ')
  const lines = steps.map(step => {
    const tokens =
      step.input_tokens === undefined && step.output_tokens === undefined
        ? []
        : [`${step.input_tokens ?? 0} tokens in, ${step.output_tokens ?? 0} out`]
    const rows = step.rows === undefined ? [] : [`${step.rows} rows`]
    const failed = step.error === undefined ? [] : [`failed: ${step.error}`]
    return `  ${step.kind} ${step.name} · ${[`${Math.round(step.duration_ms)} ms`, ...tokens, ...rows, ...failed].join(' · ')}`
  })
  return [whole, ...lines].join('\n')
}
