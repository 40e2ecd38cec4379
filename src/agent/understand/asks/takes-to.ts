import { isFigure } from '../entity-model/field-roles.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { sameRoot } from '../language/same-root.ts'
import { isNounOfVerb, rootOf } from '../language/verb-forms.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

const TAKE = /^(?:takes?|took|needs?|needed)$/i
/** What is done at the end of a lead time, the time between an order and its delivery (term of supply chains). */
const SUPPLIES = /^(?:deliver|suppl|ship|send|arriv|com|get)$/
const UNIT = /^(?:minutes?|hours?|days?|weeks?|months?|years?)$/

/**
 * "models that take at least 10 weeks to be delivered", "how many weeks does it take to deliver a Marlow" of `delivery_weeks`: the figure is
 * called after the verb and its unit, which the message names, so that neither verb says more, and no state is meant.
 */
export function readTakesTo(draft: Draft): void {
  const { chunks, app } = draft
  const take = chunks.findIndex(c => isFree(c) && TAKE.test(c.text))
  const to = chunks.findIndex((c, i) => i > take && /^to$/i.test(c.text))
  if (take < 0 || to < 0) return
  const at = /^(?:be|get)$/i.test(chunks[to + 1]?.text ?? '') ? to + 2 : to + 1
  const verb = chunks[at]
  const unit = chunks.find(c => UNIT.test(c.text.toLowerCase()))
  if (!verb || !isFree(verb)) return
  const root = rootOf(verb.text.toLowerCase())
  const isCalled = (field: Field) =>
    isFigure(field) &&
    field.words.some(word => (unit ? isSameUnit(word, unit.text) : UNIT.test(word) || word === 'time')) &&
    (field.words.some(word => rootOf(word) === root || isNounOfVerb(word, root) || sameRoot(word, root)) ||
      (field.words.includes('lead') && SUPPLIES.test(root)))
  if (!app.entities.some(entity => entity.fields.some(isCalled))) return
  // "which supplier takes the longest to deliver": without a unit the verb of taking tells what is asked.
  for (const one of unit ? [chunks[take]!, verb] : [verb]) use(makeFiller(one), 'filler')
}
readTakesTo.needs = TAKE

const isSameUnit = (word: string, unit: string): boolean =>
  word.replace(/s$/, '') === unit.toLowerCase().replace(/s$/, '')
