import { readWriteAction } from '../understand/writes/find-command.ts'
import { verbOf } from '../understand/writes/verbs.ts'
import { isReadOnly } from '../policies/decide-call.ts'
import type { AnswerState } from './answer-state.ts'

export const UNCHANGED = 'Nothing was changed: no call that changes data was made.'

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
export function claimsChange(text: string, wasAskedFor: boolean): boolean {
  if (wasAskedFor && DONE.test(text)) return true
  return [...SAID, ...(wasAskedFor ? [PASSIVE] : [])].some(pattern =>
    [...text.matchAll(pattern)].some(([, word]) => verbOf(word!.toLowerCase()) !== undefined),
  )
}

/**
 * What an answer has to say of changes that were not made: calls that change data and were not let through, else a change
 * that the model tells and nobody made. Undefined where nothing is to be said.
 */
export function tellUnmade(text: string, { reports, tools, turn }: AnswerState): string | undefined {
  const changes = reports.filter(({ tool }) => {
    const record = tools.recordOf(tool)
    return record !== undefined && !isReadOnly(record)
  })
  const notMade = changes.filter(
    ({ tool, status }, at) =>
      status === 'skipped' && !changes.slice(at + 1).some(later => later.tool === tool && later.status !== 'skipped'),
  )
  if (notMade.length) {
    const names = [...new Set(notMade.map(({ tool }) => tool))].join(', ')
    const made = changes.some(({ status }) => status !== 'skipped')
    return `${made ? 'Not everything was changed' : 'Nothing was changed'}: ${names} was not called, because ${notMade.at(-1)!.error ?? 'it was not let through'}`
  }
  if (changes.length) return undefined
  return claimsChange(text, readWriteAction(turn.message) !== undefined) ? UNCHANGED : undefined
}
