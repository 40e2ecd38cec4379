import { fragment, pattern } from '../../lib/patterns.ts'
import { execIn, testIn } from '../../lib/prefilter/may-match.ts'
import { asksToKnow } from '../understand/writes/strip-politeness.ts'
import type { Ordered } from './order-again.ts'

/** Words of somebody who goes on, before what they say. */
const WELL = fragment`
  ^\W*(?:(?:ah|oh|hm+|uh|wait|ok|okay|right|well|sorry|btw|by\ the\ way|one\ more\ thing)\b[\s,:.–-]*)*
`
/** The words of a field. */
const FIELD = fragment`\p{Ll}+(?:[ -]\p{Ll}+){0,3}`
/** "ah, and", "oh, also", "plus": that something is added. */
const LEAD = pattern('iu')`
  ${WELL}(?:(?:and|also|plus|then|please|too)\b[\s,:–-]*)+
`
/** "her phone is 555", "its fee should be 5", "she is …": of what was spoken of. */
const OF_IT = pattern('iu')`
  ${WELL}(?<said>(?:his|her|its|their)\ ${FIELD}\ (?:is|are|should\ be|must\ be|will\ be|has\ to\ be)\ \S.*)$
`
const TRAIL = /(?:,?\s+(?:too|as well|also|please))+[\s.!]*$/iu
/** "the phone is 555", "the phone to 555" behind "and". */
const BARE_FIELD = pattern('iu')`^the (?=${FIELD} (?:is|are|should be|must be|will be) \S)`
const TO_VALUE = pattern('iu')`^(?:the|his|her|its|their) ${FIELD} to \S`

/**
 * What is told while a change waits for its yes and goes on with it, as one order: "ah, and her phone is 555" behind "set the score of lead
 * 7 to 5". Undefined where it asks something or adds nothing.
 */
export function addToChange(message: string, { message: before }: Ordered): string | undefined {
  const lead = execIn(message, LEAD)
  const said = (lead ? message.slice(lead[0].length) : execIn(message, OF_IT)?.groups?.['said'])?.replace(TRAIL, '')
  if (!said || /\?\s*$/.test(message) || asksToKnow(said) || !/\s/.test(said)) return undefined
  const order = testIn(said, TO_VALUE) ? `set ${said}` : said.replace(BARE_FIELD, 'its ')
  return `${before.replace(/[\s.!,;]+$/, '')}, and ${order}`
}
