import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { maskQuotes, unmasked } from './mask.ts'

/** One record: its name has a capital or a number. */
const ONE = fragment`(?=[^,;:?!]*(?:\d|(?-i:\p{Lu})))`
const SUBJECT = fragment`(?<subject>${ONE}[^,;:?!]{2,60}?)`
const NOUN = fragment`(?-i:\p{Ll}+(?:\ \p{Ll}+)?)`
/** The verb of a clause in the third person. */
const TELLS = fragment`(?:is|has|(?-i:(?!(?:was|this|his|its|us|as)\b)\p{Ll}{2,}s))`

/** One record, named with a capital or a number, of which two things are told in one sentence, as they are now. */
const TWO = pattern('iu')`
  ^(?<subject>${ONE}(?!(?:who|which|that|what|how|if|when|there|i|we|you)\b)[^,;:?!]{2,60}?)\ (?:(?<early>now)\ )?
  (?<verb>${TELLS})\ (?<first>[^,;:?!]+?)(?:\ (?<late>now))?,?\ and\ (?:(?:now|also)\ )?
  (?:
    (?<second>${TELLS}\ \S[^,;:?!]*?)
    |an?\ (?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)
    |(?<figure>\S*\d\S*(?:\ (?:thousand|million|billion|[$€£]))?)\ in\ (?<field>${NOUN})
  )(?:\ (?<last>now))?[\s.!]*$
`
/** "Apollo now has a budget of 36k". */
const HAS_A = pattern('iu')`
  ^${SUBJECT}\ (?:now\ has|has\ now)
  \ an?\ (?:new\ )?(?<noun>${NOUN})\ of\ (?<value>\S[^,;:?!]*?)[\s.!]*$
`
/** "Acme is now called Apex", "now goes by Apex". */
const CALLED = pattern('iu')`
  ^${SUBJECT}
  \ (?:is\ now\ (?:called|named)|now\ (?:goes\ by|calls\ itself)|(?:was|has\ been|got)\ renamed(?:\ to|\ as)?|changed\ its\ name\ to)
  \ (?<name>["“]?(?-i:\p{Lu}).*?)(?:\ now)?[\s.!]*$
`

/** "no breakfast for R-12, please": what somebody is not to get. */
const NO_FOR = pattern('iu')`
  ^no\ (?:more\ )?(?<what>${NOUN})\ for\ ${SUBJECT}
  (?:,?\ (?:please|pls|from\ now\ on|any\ ?more|any\ longer|this\ time|thanks))*[\s.!]*$
`

/**
 * "N02 has power now and costs 2100", "Acme now has 40 employees and a budget of 36k": both are told of that record, each in a clause of its own.
 * "Acme is now called Apex" is a new name.
 */
export function factsTold(said: string): string | undefined {
  const masked = maskQuotes(said)
  const part = (text?: string) => unmasked(said, masked, text)
  const called = execIn(masked, CALLED)?.groups
  if (called) return `rename ${part(called['subject'])} to ${part(called['name'])}`
  const none = execIn(masked, NO_FOR)?.groups
  if (none) return `turn off the ${none['what']!} for ${part(none['subject'])}`
  const has = execIn(masked, HAS_A)?.groups
  if (has) return `the ${has['noun']!} of ${part(has['subject'])} is now ${part(has['value'])}`
  const { subject, verb, first, early, late, last, second, noun, value, figure, field } =
    execIn(masked, TWO)?.groups ?? {}
  if (!subject || !verb || !first || !(early ?? late ?? last)) return undefined
  const other = second ? `it ${part(second)}` : noun ? `its ${noun} is ${part(value)}` : `its ${field!} is ${figure!}`
  // Behind a number of something "now" would be taken for more of it.
  const own = early || /\d/.test(first) ? `now ${verb} ${part(first)}` : `${verb} ${part(first)} now`
  return `${part(subject)} ${own} and ${other}`
}
