import type { ChatRequest } from '../../contract/chat.ts'
import { usage } from '../../lib/errors.ts'
import { connectAgent } from '../agent-client.ts'
import type { CommandContext } from '../context.ts'
import { converse } from '../converse.ts'
import { isFailedAnswer } from '../is-failed-answer.ts'
import { printAnswer } from '../print-answer.ts'

export interface ChatOptions {
  session?: string
  app?: string[]
  dryRun?: boolean
  engine?: NonNullable<ChatRequest['engine']>
  approve?: string
  allow?: string
  reject?: string
}

/**
 * `agent chat ["message"]`: one question, or a conversation when there is none. Exit code 1 when the answer is a
 * failure; 0 when the agent declines or asks back.
 */
export async function chat(
  context: CommandContext,
  message: string | undefined,
  options: ChatOptions,
): Promise<number> {
  const decision = readDecision(options)
  if (message !== undefined && !message.trim())
    throw usage('The message is empty. Ask something: agent chat "what can you do?", or leave it out to talk')
  const agent = await connectAgent(context)
  const request = {
    ...(options.session === undefined ? {} : { session_id: options.session }),
    ...(options.app === undefined ? {} : { apps: options.app }),
    ...(options.dryRun ? { dry_run: true } : {}),
    ...(options.engine === undefined ? {} : { engine: options.engine }),
  }
  if (!message && !decision) return await converse(context, agent, request)
  const answer = await agent.chat({
    ...request,
    message: message || (decision!.decision === 'approve' ? 'yes' : 'no'),
    ...(decision ? { approval: decision } : {}),
  })
  printAnswer(context, answer, options.dryRun ?? false)
  return isFailedAnswer(answer) ? 1 : 0
}

function readDecision({ approve, allow, reject }: ChatOptions): ChatRequest['approval'] {
  if ([approve, allow, reject].filter(id => id !== undefined).length > 1)
    throw usage('Give one of --approve, --allow and --reject')
  if (allow !== undefined) return { id: allow, decision: 'approve', scope: 'session' }
  if (approve !== undefined) return { id: approve, decision: 'approve' }
  return reject === undefined ? undefined : { id: reject, decision: 'reject' }
}
