import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { maskQuotes, unmasked } from './mask.ts'
import { NAMED } from './ought-orders.ts'
import { participlesOf } from './verbs.ts'

/** "B-17 can probably be scrapped" */
const CAN_BE = pattern('iu')`
  ^(?<what>(?!(?:who|which|what|there|nothing|none)\b)[^,;:?!]{2,80}?)\s(?:can|could|may)\s(?:(?:probably|now|also|then|certainly|safely|all)\s)*be
  \s(?<done>\p{Ll}{3,}?(?:ed|en|own|id|ut|et))(?<rest>(?:\s(?!that\b|which\b)[^,;:?!]*)?)[\s.!]*$
`
/** "B-17 is a boat that you can scrap for me" */
const YOU_CAN = pattern('iu')`
  ^(?<what>[^,;:?!]{2,60}?)\sis\s(?:an?|one\sof\s(?:the|our))\s(?<kind>\p{Ll}+(?:\s(?!that\b|which\b|whom?\b)\p{Ll}+)?)
  \s(?:(?:that|which|whom?)\s)?you\s(?:can|could|may)\s(?:now\s)?(?<verb>\p{Ll}{3,})(?:\sfor\s(?:me|us))?[\s.!]*$
`
/** "B-17 can come off our list" */
const COMES_OFF = pattern('iu')`
  ^(?<what>[^,;:?!]{2,80}?)\s(?:can|could|may)\s(?:now\s)?(?:come|go)\s(?:off|out\sof)\s(?<where>(?:the|our|my)\s[^,;:?!]{2,40}?)[\s.!]*$
`

/**
 * What may be done, of a message that asks to be asked first ("…, but check with me before you do it"): there it is an order, and elsewhere
 * only tells what is possible. Records have to be named, by a name or a number.
 */
export function ordersPermitted(said: string): string[] {
  const masked = maskQuotes(said)
  const part = (text?: string) => unmasked(said, masked, text)
  const can = execIn(masked, CAN_BE)?.groups
  if (can) {
    const done = can['done']!.toLowerCase()
    const verbs = NAMED.test(can['what']!) ? basesOf(done).filter(verb => participlesOf(verb).includes(done)) : []
    return verbs.map(verb => `${verb} ${part(can['what'])}${part(can['rest'])}`)
  }
  const you = execIn(masked, YOU_CAN)?.groups
  if (you) return NAMED.test(you['what']!) ? [`${you['verb']!} ${you['kind']!} ${part(you['what'])}`] : []
  const off = execIn(masked, COMES_OFF)?.groups
  return off && NAMED.test(off['what']!) ? [`remove ${part(off['what'])} from ${part(off['where'])}`] : []
}
