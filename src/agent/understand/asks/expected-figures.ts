import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'

/** What is only expected yet, by the word in a field's name. */
const EXPECTED = /^(?:estimated?|expected|planned|projected|quoted?|forecast|budgeted|anticipated)$/
const ACTUAL = /^(?:actual|final|real|billed)$/
const TO_COME = /\b(?:will|would|shall|going to|expected to|likely to|supposed to)\b/i
const HAS_BEEN = /\b(?:did|has|have|had)\b/i
/** "which one cost the most": of one the present tense would have an -s. */
const OF_ONE = /\b(?:which|what) (?:one|(?:\p{L}+ )?\p{L}*[^\Ws])(?: (?:of|from|in) [^,;?]*)? $/iu
const COSTS = /^(?:costs?|costing|price)$/i
const AMOUNT = /^(?:cost|costs|total|amount|price|value|quote|estimate)$/

/**
 * "what will the open repairs cost?" of an `estimated_cost` beside an `actual_cost`: what is still to come is the expected figure; the
 * actual one is told of what has been done. Before nouns are looked for.
 */
export function readExpectedFigures(draft: Draft): void {
  const { chunks, app, message, previous } = draft
  const at = chunks.findIndex(c => isFree(c) && COSTS.test(c.text))
  const before = at < 0 ? '' : message.text.slice(0, message.tokens[chunks[at]!.from]!.start)
  const isDone = /^cost$/i.test(chunks[at]?.text ?? '') && (HAS_BEEN.test(before) || OF_ONE.test(before))
  if (!TO_COME.test(before) && !isDone) return
  const spoken = chunks.flatMap(c => c.entities.filter(e => e.quality >= 0.8).map(e => e.entity.key))
  const keys = spoken.length
    ? spoken
    : chunks.some(c => c.operator?.type === 'pronoun') && previous
      ? [previous.root.entity]
      : []
  const found = app.entities
    .filter(e => keys.includes(e.key))
    .flatMap(entity => {
      const expected = amountOf(entity, EXPECTED)
      // "what did they cost": where both are told, the actual one.
      const field = TO_COME.test(before) ? expected : expected && amountOf(entity, ACTUAL)
      return field ? [{ entity, field }] : []
    })
  const [one, ...others] = found
  if (one && !others.length) nameField(chunks[at]!, { ...one, columns: [one.field.column], quality: 1 })
}
readExpectedFigures.needs = (word: string) => COSTS.test(word)

/** The one amount that is called so. */
function amountOf({ fields }: Entity, called: RegExp): Field | undefined {
  const found = fields.filter(
    f =>
      isFigure(f) &&
      f.role === 'money' &&
      f.words.some(word => called.test(word)) &&
      // `cost.actual` as well as `actual_cost`.
      AMOUNT.test(f.words.filter(word => !called.test(word)).at(-1) ?? ''),
  )
  return found.length === 1 ? found[0] : undefined
}
