import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Prepositions of reason (Quirk et al., A Comprehensive Grammar of the English Language, 1985, § 9.49), and what may stand before its noun. */
const FOR_A_REASON = pattern('iu')`
  \b(?<why>(?:because|on\ account|as\ a\ result|for\ reasons?|in\ consequence)\ of|(?:due|owing|down|thanks)\ to|through)
  \ (?:(?:the|an?|some|their|our|his|her|its)\ )?(?:(?:bad|poor|severe|heavy|terrible|awful|adverse)\ )?$
`
/** A value by its own name, or by a near one. */
const CALLED = 0.7

const isReason = ({ role, words }: Field): boolean =>
  role === 'category' && /^(?:reason|cause|ground)s?$/.test(words.at(-1)!)

/**
 * "called off because of the weather" of a `cancel_reason` with a value Weather, beside a field `weather`: what stands behind a preposition of
 * reason is one of the reasons that records have. Before nouns are looked for.
 */
export function readValuesOfReasons({ chunks, message }: Draft): void {
  chunks.forEach((chunk, at) => {
    const reasons = isFree(chunk)
      ? chunk.values.filter(({ field, quality }) => quality >= CALLED && isReason(field))
      : []
    const start = message.tokens[chunk.from]!.start
    const said = reasons.length ? execIn(message.text.slice(0, start), FOR_A_REASON) : null
    if (!said) return
    Object.assign(chunk, { values: reasons, entities: [], fields: [], arguments: [] })
    const begins = start - said[0].length
    for (const word of chunks.slice(0, at))
      if (isFree(word) && message.tokens[word.from]!.start >= begins) use(makeFiller(word), 'filler')
  })
}
readValuesOfReasons.needs = /^(?:of|to|through)$/
