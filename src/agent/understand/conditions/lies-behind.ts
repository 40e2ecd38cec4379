import { rootOf, isParticiple } from '../language/verb-forms.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import type { Draft, Node } from '../reading/draft.ts'
import { tellsWhatWasDone } from './dates-ahead.ts'
import { cameToNothing } from '../vocabulary/end-states.ts'
import { leaveOutStates } from './leave-out-dropped.ts'
import { addUntilToday } from './shared.ts'

/** What is only to be done, or is done in any period. */
const AHEAD = /^(?:be|to|due|will|shall|should|must|may|can|not|never|planned|scheduled|expected|gets?|being)$/i
const AUXILIARY = /^(?:was|were|did|has|have|had|been|got)$/i
const RELATIVE = /^(?:that|which|who)$/i
/** What was asked for or set down may be for any day, whatever became of it. */
const ASKED_FOR =
  /^(?:request|creat|book|plac|order|report|submit|made|schedul|register|open|rais|log|enter|appli|sign|fil)/i
/** What began by the calendar did so. */
const BEGAN = /^(?:start|beg[au]n|commenc)/i
/** What never took place; that a request was declined says nothing of what it tells. */
const didNotTakePlace = (value: string): boolean =>
  cameToNothing(value) && !/^(?:rejected|refused|declined|denied|dismissed|waived|draft)$/i.test(value)
const ADVERB = /^(?:already|ever|also|all|we|us|you|they|actually|last|first)$/i

/**
 * "which rental was returned most recently", "how many rentals were returned in November" of a `return_date` that lies ahead for some: what was
 * done lies behind, and what was called off was never done. After dates and orders are read.
 */
export function readLiesBehind(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    if (!isDone(draft, at) || ASKED_FOR.test(chunk.text)) return
    for (const node of nodes) {
      const field = node.previous || node.negated ? undefined : fieldToldBy(draft, node, at, chunk)
      if (!field) continue
      const { where, order } = node.selection
      const { today } = draft.message
      const told = where.filter(c => c.asDay && c.columns.includes(field.column))
      const lasts = told.flatMap(c => (typeof c.values.at(-1) === 'string' ? [String(c.values.at(-1))] : []))
      if (told.some(({ values, op }) => String(values[0]) > today && op !== '<=' && op !== '<')) continue
      const isOpen = order
        ? !told.length
        : told.some(({ op }) => op === '>' || op === '>=') || lasts.some(day => day > today)
      if (isOpen) addUntilToday(draft, node, field, at)
      if (!BEGAN.test(chunk.text)) leaveOutStates(node, at, didNotTakePlace)
    }
  })
}
readLiesBehind.needs = (word: string) => isParticiple(word)

/** The date of such records that the verb tells, where they are told by it. */
function fieldToldBy(
  { chunks }: Draft,
  { entity, selection: { where, order } }: Node,
  at: number,
  done: Chunk,
): Field | undefined {
  const [verb] = done.text.toLowerCase().split(' ')
  const isCalled = ({ words }: Field) => words.some(word => rootOf(word) === rootOf(verb!))
  const isTold = ({ column }: Field) =>
    (order?.direction === 'desc' && order.columns.includes(column)) ||
    where.some(c => c.asDay && c.columns.includes(column) && c.at !== undefined && c.at > at)
  return entity.fields.find(
    field =>
      field.role === 'date' &&
      !tellsWhatWasDone(field) &&
      isTold(field) &&
      (isCalled(field) || chunks[at]!.fields.some(f => f.field === field)),
  )
}

/** "was returned", "have been picked up", "rentals returned": what has been done. */
function isDone({ chunks, message }: Draft, at: number): boolean {
  const { from, used } = chunks[at]!
  const verb = message.tokens[from]!.text.toLowerCase()
  if (!used || !isParticiple(verb) || verb.endsWith('ing')) return false
  const before = chunks.slice(Math.max(0, at - 4), at)
  const nearest = before.findLast(c => !ADVERB.test(c.text))
  const isPast = /ed$/i.test(verb) && RELATIVE.test(nearest?.text ?? '')
  const isBehindBe =
    isPast || AUXILIARY.test(nearest?.text ?? '') || before.some(c => /^(?:was|were|did)$/i.test(c.text))
  const isBehindNoun = /ed$/i.test(verb) && nearest?.used === 'entity' && nearest === before.at(-1)
  return (isBehindBe || isBehindNoun) && !before.some(c => AHEAD.test(c.text))
}
