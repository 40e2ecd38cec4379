import type { StepReport } from '../../contract/chat.ts'
import { capitalise } from '../answer/phrases.ts'
import { readWriteAction } from '../understand/writes/find-command.ts'
import { asksToKnow } from '../understand/writes/strip-politeness.ts'
import { verbOf } from '../understand/writes/verbs.ts'
import { decideCall, isReadOnly } from '../policies/decide-call.ts'
import type { AnswerState } from './answer-state.ts'
import type { Told } from './write-outcome.ts'

const UNCHANGED = 'Nothing was changed: no call that changes data was made.'

/** "Done." and "Successfully …" at the beginning of a sentence. */
const DONE = /(?:^|[.!?\n]\s*)(?:(?:it|that)(?:['’]s| is| was) )?(?:all )?(?:done|successfully)\b/i
/** "I have renamed", "I deleted", "has now been moved", "were successfully set", "is now called". */
const SAID = [
  /\b(?:i|we)(?:['’]ve| have)?(?: (?:now|just|also|already|successfully))* (\p{L}+)/giu,
  /\b(?:has|have)(?: (?:now|just|also|already))? been(?: (?:now|successfully))? (\p{L}+)/giu,
  /\b(?:is|are) now (\p{L}+)/giu,
]
/** What may also tell the past of a record ("was created in May"): it counts where a change was asked for. */
const PASSIVE = /\b(?:was|were)(?: (?:now|also|successfully))* (\p{L}+)/giu

/** Whether a text says that something was changed. A denied sentence ("was not deleted") has no participle there. */
function claimsChange(text: string, wasAskedFor: boolean): boolean {
  if (wasAskedFor && DONE.test(text)) return true
  return [...SAID, ...(wasAskedFor ? [PASSIVE] : [])].some(pattern =>
    [...text.matchAll(pattern)].some(([, word]) => verbOf(word!.toLowerCase()) !== undefined),
  )
}

/**
 * What an answer has to say of calls that were not made: those that a policy forbids, those that change data and were not
 * let through, else a change that the model tells and nobody made. Undefined where nothing is to be said.
 */
export function tellUnmade(text: string, state: AnswerState): Told['error'] {
  const { reports, tools, turn } = state
  const isChange = (tool: string) => {
    const record = tools.recordOf(tool)
    return record !== undefined && !isReadOnly(record)
  }
  const isDenied = ({ tool, args }: StepReport) => {
    const record = tools.recordOf(tool)
    const call = record && { app: record.app_name, tool, record, args }
    return call !== undefined && decideCall(call, turn).decision === 'deny'
  }
  const notMade = reports.filter((report, at) => {
    if (report.status !== 'skipped' || !(isChange(report.tool) || isDenied(report))) return false
    return !reports.slice(at + 1).some(later => later.tool === report.tool && later.status !== 'skipped')
  })
  const last = notMade.at(-1)
  if (last) {
    const names = [...new Set(notMade.map(({ tool }) => tool))].join(', ')
    const made = reports.some(({ tool, status }) => status !== 'skipped' && isChange(tool))
    const lead = notMade.some(({ tool }) => isChange(tool))
      ? `${made ? 'Not everything was changed' : 'Nothing was changed'}: `
      : ''
    const message = `${lead}${names} was not called. ${capitalise(last.error ?? 'It was not let through.')}`
    return { code: notMade.some(isDenied) ? 'FORBIDDEN' : 'INCOMPLETE', message }
  }
  if (reports.some(({ tool }) => isChange(tool))) return undefined
  const wasAskedFor = readWriteAction(turn.message) !== undefined
  const isQuestion = asksToKnow(turn.message) || turn.message.trimEnd().endsWith('?')
  // Who asked a question and got records reads of their past, and of what was done with them ("I added the amounts").
  if (!wasAskedFor && isQuestion && state.held.all.length) return undefined
  return claimsChange(text, wasAskedFor) ? { code: 'INCOMPLETE', message: UNCHANGED } : undefined
}
