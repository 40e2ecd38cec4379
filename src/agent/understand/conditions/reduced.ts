import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { plural } from '../language/words.ts'
import { type Draft, addCondition } from '../reading/draft.ts'
import { labelOf } from './shared.ts'
import { spokenOfSuch } from './spoken-of-such.ts'

const AT_PRESENT = fragment`(?:\ (?:right\ now|now|currently|today|at\ the\ moment|at\ present))`
const LOWERED = fragment`(?:reduced|discounted|marked-down|promotional|special|sale)`
/** Ways to say that something costs less than it otherwise does (terms of retailing). */
const REDUCED = pattern('i')`
  \b(?:
    (?<=\b(?:have|has|had|got|with|at)\ (?:currently\ |now\ )?)
    (?:an?\ ${LOWERED}\ price|${LOWERED}\ prices)${AT_PRESENT}?
    (?!\ (?:of|is|are|was|under|over|above|below|than|at|between|more|less|higher|lower|in|on|per)\b)
    |(?:(?:currently|now|right\ now)\ )?(?:reduced|discounted|marked\ down|on\ (?:sale|offer|special(?:\ offer)?|promotion|discount))
    (?:\ in\ price)?${AT_PRESENT}?
  )(?!\ (?:for|by|to|until|from)\b|-)\b
`
/** "are not reduced". */
const DENIED = /(?:\b(?:not|never|no)|n['’]t)\W+(?:\p{L}+\W+){0,1}$/iu

/** What a price is called that only holds for a while. */
const LOWER = /^(?:sale|special|offer|reduced|promo|promotion|promotional|discount|discounted|clearance|action)$/

/**
 * "which products are reduced at the moment?", "what is on sale?": those that have the lower price that some of their kind have beside their
 * own. A flag or a state that is called so says it itself.
 */
export function readReduced(draft: Draft): void {
  const { message, chunks } = draft
  const said = execIn(message.text, REDUCED)
  if (!said) return
  const isDenied = DENIED.test(message.text.slice(0, said.index))
  const spoken = spokenOfSuch(draft, said, entity => lowerPrice(entity) !== undefined)
  if (!spoken) return
  const { node, ats } = spoken
  const isSaidElse = ats.some(i => chunks[i]!.values.some(v => v.quality >= 0.9) || chunks[i]!.fields.some(f => f.field.role === 'boolean')) // oxfmt-ignore
  if (isSaidElse) return
  const field = lowerPrice(node.entity)!
  const label = `${isDenied ? 'without' : 'with'} a ${labelOf(field)}`
  addCondition(node, { columns: [field.column], op: isDenied ? 'empty' : 'filled', values: [], at: ats[0]!, label })
  draft.notes.push(`took “${said[0]}” as ${plural(node.entity.noun)} with a ${labelOf(field)}`)
  for (const i of ats) chunks[i]!.used = 'condition'
  const negation = isDenied ? chunks[ats[0]! - 1] : undefined
  if (negation?.operator?.type === 'negation') negation.used ??= 'condition'
}
readReduced.needs = /^(?:reduced|discounted|marked|on|promotional|special|sale)$/

/** The one price that only some have, beside the one that all have. */
export function lowerPrice({ fields }: Entity): Field | undefined {
  const prices = fields.filter(({ role }) => role === 'money')
  const [lower, ...others] = prices.filter(field => field.words.some(word => LOWER.test(word)) && mayBeEmpty(field))
  return lower && !others.length && prices.some(field => field !== lower && !mayBeEmpty(field)) ? lower : undefined
}
