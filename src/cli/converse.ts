import { createInterface } from 'node:readline'
import type { ChatRequest } from '../contract/chat.ts'
import { messageOf } from '../lib/errors.ts'
import type { AgentClient } from './agent-client.ts'
import type { CommandContext } from './context.ts'
import { isFailedAnswer } from './is-failed-answer.ts'
import { printAnswer } from './print-answer.ts'

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
    if (message === '/new') session.id = undefined
    else if (message === '/help') output.note(HELP)
    else if (message) await askOne(message)
    if (output.interactive) lines.prompt()
  }
  lines.close()
  return session.failed ? 1 : 0

  async function askOne(message: string): Promise<void> {
    session.work = new AbortController()
    try {
      const ids = session.id === undefined ? {} : { session_id: session.id }
      const answer = await agent.chat({ ...request, ...ids, message }, session.work.signal)
      session.id = answer.metadata.session_id
      printAnswer(context, answer)
      session.failed ||= isFailedAnswer(answer) && !session.work.signal.aborted
      if (answer.data.approval && output.interactive) output.note('Answer yes or no.')
    } catch (error) {
      const stopped = session.work.signal.aborted
      session.failed ||= !stopped
      output.note(stopped ? 'Stopped.' : messageOf(error))
    } finally {
      session.work = undefined
    }
  }
}
