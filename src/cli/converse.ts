import { createInterface } from 'node:readline'
import type { Approval, ChatRequest } from '../contract/chat.ts'
import { messageOf } from '../lib/errors.ts'
import type { AgentClient } from './agent-client.ts'
import type { CommandContext } from './context.ts'
import { isFailedAnswer } from './is-failed-answer.ts'
import { printAnswer } from './print-answer.ts'

/** A yes for the whole conversation, where that is offered. */
const ALLOWS = /^(?:allow|always)\W*$/i

const HELP = '/new starts over, /exit ends. Ctrl+C stops an answer.'

/**
 * A conversation in the terminal: a line is a message, the agent remembers the ones before. Standard input may also
 * be a pipe: then each of its lines is asked in turn.
 */
export async function converse(
  context: CommandContext,
  agent: AgentClient,
  request: Omit<Partial<ChatRequest>, 'message'>,
): Promise<number> {
  const { output } = context
  const session = {
    id: request.session_id as string | undefined,
    work: undefined as AbortController | undefined,
    failed: false,
    /** What waits for a yes. */
    waiting: undefined as Approval | undefined,
  }
  const lines = createInterface({
    input: process.stdin,
    output: output.interactive ? process.stderr : undefined,
    prompt: 'you> ',
  })
  lines.on('SIGINT', () => {
    if (!session.work) return lines.close()
    session.work.abort()
    if (session.id) void agent.stop(session.id)
  })
  if (output.interactive) {
    output.note(`Connected to ${agent.url}. ${HELP}`)
    lines.prompt()
  }
  for await (const line of lines) {
    const message = line.trim()
    if (/^\/?(?:exit|quit)$/i.test(message)) break
    if (message === '/new') Object.assign(session, { id: undefined, waiting: undefined })
    else if (message === '/help') output.note(HELP)
    else if (message) await askOne(message)
    if (output.interactive) lines.prompt()
  }
  lines.close()
  return session.failed ? 1 : 0

  function tellChoice({ tool, can_allow: canAllow }: Approval): void {
    if (output.interactive)
      output.note(
        canAllow
          ? `Answer yes, no, or allow: allow is a yes that also lets ${tool} be called in this conversation without asking again.`
          : 'Answer yes or no.',
      )
  }

  async function askOne(message: string): Promise<void> {
    session.work = new AbortController()
    try {
      const ids = session.id === undefined ? {} : { session_id: session.id }
      const { waiting } = session
      const forSession = waiting?.can_allow === true && ALLOWS.test(message)
      const approval = forSession && {
        approval: { id: waiting.id, decision: 'approve' as const, scope: 'session' as const },
      }
      const answer = await agent.chat({ ...request, ...ids, message, ...approval }, session.work.signal)
      session.id = answer.metadata.session_id
      session.waiting = answer.data.approval
      printAnswer(context, answer)
      session.failed ||= isFailedAnswer(answer) && !session.work.signal.aborted
      if (answer.data.approval) tellChoice(answer.data.approval)
      else if (output.interactive && answer.data.follow_ups)
        output.note(output.style.dim(`Ask on: ${answer.data.follow_ups.join(' · ')}`))
    } catch (error) {
      const stopped = session.work.signal.aborted
      session.failed ||= !stopped
      output.note(stopped ? 'Stopped.' : messageOf(error))
    } finally {
      session.work = undefined
    }
  }
}
