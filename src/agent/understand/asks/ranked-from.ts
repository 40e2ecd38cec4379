import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric, labelOf } from '../conditions/shared.ts'
import type { Gradable } from '../language/gradables.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import { directionOn } from './graded-field.ts'
import type { OrderTarget, FieldTarget } from './order-target.ts'

/** Verbs of taking a place in an order. */
const PLACES =
  /^(?:come|comes|came|coming|rank|ranks|ranked|ranking|finish(?:es|ed)?|place|places|placed|stands?|stood)$/i

/** "which three come last in revenue", "who ranks first by points": a place in an order that begins with the highest figure. */
export function placedLast({ chunks }: Draft, at: number, target: OrderTarget): 'asc' | 'desc' | undefined {
  const verb = chunks[at - 1]
  const isPlaced = verb !== undefined && PLACES.test(verb.text)
  if (!isPlaced || target.kind !== 'field' || !isNumeric(target.mention)) return undefined
  if (target.mention.field.words.some(word => /^(?:rank|ranking|position|place|year|age)$/.test(word))) return undefined
  return /^last$/i.test(chunks[at]!.text) ? 'asc' : /^first$/i.test(chunks[at]!.text) ? 'desc' : undefined
}

/** What is ahead by its name: the next inspection, the day until which something is valid. */
const AHEAD = /^(?:next|due|upcoming|planned|expected|expir\w*|until|deadline)$/
/** Whatever is done on a day is set down for it; what was set down last is said so. */
const SET_DOWN = /^schedul/i

/**
 * "when did we last clean a tank", "who cleaned it last": what was last lies behind, whatever is planned. "Has its next service last" is ahead by its
 * name.
 */
export const tellsWhatWasLast = ({ chunks }: Draft, at: number, { node, mention }: FieldTarget): boolean =>
  /^last$/i.test(chunks[at]!.text) &&
  mention.field.role === 'date' &&
  !mention.field.words.some(word => AHEAD.test(word)) &&
  !(mention.field.words.some(word => SET_DOWN.test(word)) && chunks.some(c => SET_DOWN.test(c.text))) &&
  (chunks.slice(0, at).some(c => /^(?:did|have|has|had|was|were)$/i.test(c.text)) || tellsWhoDid(chunks, at)) &&
  !node.selection.where.some(c => c.columns[0] === mention.columns[0])

/** "who cleaned it": a verb in the past right behind "who". */
function tellsWhoDid(chunks: readonly Chunk[], at: number): boolean {
  const who = chunks.findIndex((c, i) => i < at && /^who$/i.test(c.text))
  return who >= 0 && isParticiple(chunks[who + 1]?.text.toLowerCase() ?? '')
}

/** Of what is planned nothing was last. */
export function untilToday({ message }: Draft, at: number, { node, mention }: FieldTarget): void {
  const label = `${labelOf(mention.field)} until today`
  addCondition(node, { columns: mention.columns, op: '<=', values: [message.today], asDay: true, implied: true, at, label }) // oxfmt-ignore
}

/** From which end of the order: what is counted has no date, and what began first has gone on the longest. */
export function directionOf(gradable: Gradable, target: OrderTarget): 'asc' | 'desc' {
  if (target.kind === 'count') return gradable.direction
  if (target.isSince) return gradable.direction === 'asc' ? 'desc' : 'asc'
  return directionOn(target.mention.field, gradable)
}
