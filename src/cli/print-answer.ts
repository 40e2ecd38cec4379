import type { ChatResponse } from '../contract/chat.ts'
import { addressOf, type CommandContext } from './context.ts'
import { formatAnswerTable } from './answer-table.ts'

/** Of a terminal that does not tell its width, in characters. */
const DEFAULT_WIDTH = 100

/** Where screenshots and downloads of an answer are, a line each. */
function listFiles(context: CommandContext, { data: { files = [] } }: ChatResponse): string {
  const url = files.length ? addressOf('agent', context.load()) : ''
  return files.map(file => `\n${new URL(file, url).href}`).join('')
}

/** Prints an answer; what it rests on goes to the notes. */
export function printAnswer(context: CommandContext, answer: ChatResponse, dryRun = false): void {
  const { output } = context
  output.result(answer, () => {
    const evidence =
      dryRun && answer.data.plan
        ? JSON.stringify(answer.data.plan, null, 2)
        : formatAnswerTable(answer.data, process.stdout.columns ?? DEFAULT_WIDTH)
    const response = answer.data.unsupported
      ? answer.response.replaceAll('[?]', output.style.yellow('[?]'))
      : answer.data.error
        ? output.asCalled(answer.response)
        : answer.response
    return [response + listFiles(context, answer), evidence].filter(Boolean).join('\n\n')
  })
  if (output.json) return
  const { tools_used, execution_time, confidence, session_id, engine, model } = answer.metadata
  const calls = tools_used.length ? tools_used.join(', ') : 'no tool'
  const by = engine === 'model' && model ? ` · ${model}` : ''
  output.note(
    output.style.dim(`— ${calls} · ${execution_time.toFixed(2)} s · confidence ${confidence.toFixed(2)}${by}`),
  )
  const { approval } = answer.data
  if (approval)
    output.note(
      `Waits for a yes: ${approval.action}\n${JSON.stringify(approval.args)}\n` +
        `agent chat --session ${session_id} --approve ${approval.id}   (or --reject ${approval.id})` +
        (approval.can_allow
          ? `\n--allow ${approval.id} also lets ${approval.tool} be called in this conversation without asking again`
          : ''),
    )
}
