import { kindsNamed } from '../conditions/shared.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { PERIOD_ADJECTIVES } from '../language/period-adjectives.ts'
import { OUTGOING } from './taken-in.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'

/** Nouns for what comes in. */
const INCOME = /^(?:(?:recurring )?revenues?|income|earnings|turnover|takings|proceeds)$/i

/**
 * "monthly revenue from active subscriptions" of a `monthly_amount`: what those that are named bring in every month is a figure of theirs, and neither
 * what their bills come to nor only those that are billed so. At some time it may be what came in month by month. Before nouns and values are read.
 */
export function readAmountsPerPeriod({ chunks }: Draft): void {
  if (chunks.some(c => c.literal?.kind === 'date')) return
  chunks.forEach((chunk, at) => {
    const period = PERIOD_ADJECTIVES.get(chunk.text.toLowerCase())
    const noun = chunks[at + 1]
    if (!period || !isFree(chunk) || !isFree(noun) || !INCOME.test(noun.text) || noun.entities.length) return
    const [mention, ...others] = [...kindsNamed(chunks)].flatMap(entity =>
      entity.fields
        .filter(
          ({ role, words }) =>
            role === 'money' &&
            words.some(word => PERIOD_ADJECTIVES.get(word) === period) &&
            !words.some(word => OUTGOING.has(word)),
        ) // oxfmt-ignore
        .map((field): FieldMention => ({ entity, field, columns: [field.column], quality: 1 })),
    )
    if (!mention || others.length) return
    nameField(noun, mention)
    makeFiller(chunk)
    // All of it together, unless something else of it is asked for.
    if (chunks.some(c => c.operator?.type === 'aggregate')) use(chunk, 'told')
    else Object.assign(chunk, { kind: 'operator', operator: { type: 'aggregate', fn: 'sum' } })
  })
}
readAmountsPerPeriod.needs = /^(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|annual|annually)$/
