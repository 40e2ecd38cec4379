import type { ChatResponse } from '../contract/chat.ts'
import type { CommandContext } from './context.ts'
import { programName } from './program-name.ts'

/** Prints an answer; what it rests on goes to the notes. */
export function printAnswer(context: CommandContext, answer: ChatResponse, dryRun = false): void {
  const { output } = context
  output.result(answer, () =>
    dryRun && answer.data.plan ? `${answer.response}\n${JSON.stringify(answer.data.plan, null, 2)}` : answer.response,
  )
  if (output.json) return
  const { tools_used, execution_time, confidence, session_id } = answer.metadata
  const calls = tools_used.length ? tools_used.join(', ') : 'no tool'
  output.note(output.style.dim(`— ${calls} · ${execution_time.toFixed(2)} s · confidence ${confidence.toFixed(2)}`))
  const { approval } = answer.data
  if (approval)
    output.note(
      `Waits for a yes: ${approval.action}\n${JSON.stringify(approval.args)}\n` +
        `${programName(context)} chat --session ${session_id} --approve ${approval.id}   (or --reject ${approval.id})`,
    )
}
