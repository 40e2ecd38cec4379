import { fragment, pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { isParticiple, pastParticiple } from '../language/verb-forms.ts'
import { plural, singular } from '../language/words.ts'

/** An article or none, before a noun: a verb's own preposition ("reply to a letter") is none. */
const ARTICLE = String.raw`(?:(?:an?|the|our|each|one) )?(?!(?:to|on|for|with|by|from|up|back|in|out|of)\b)`
/** "…, once it has been reported": from when on. */
const ONCE = fragment`
  (?:,?\ (?:once|after|from\ when|from\ the\ moment(?:\ that)?)\ (?:it|they|one)
  (?:\ is|\ are|\ was|\ were|['’]s(?:\ been)?|\ has\ been|\ have\ been)\ (?<begun>\p{Ll}{3,}))?
`
/** Verbs of noting a record down: it was made then. */
const NOTED =
  /^(?:reported|created|opened|filed|raised|logged|submitted|placed|received|registered|recorded|entered|made)$/
/** "the average time to solve a ticket", "how long does it take us to ship an order on average". */
const TIME_TO = pattern('iu')`
  ^(?<before>.*?\b(?:average|mean|median|avg) )(?:time|(?:number of )?days) (?:it takes (?:us )?)?(?:to|until we) (?<verb>\p{Ll}{3,})
  \ ${ARTICLE}(?<noun>\p{Ll}[\p{Ll} ]*?)${ONCE}(?<after>(?: (?:in|by|per|for|from|of|with)\b.*)?\W*)$
`
const OFTEN = '(?:usually|typically|normally|generally|on average)'
const HOW_LONG = pattern('iu')`
  ^\W*(?:${OFTEN},? )?how (?:long|many days|much time) does it (?:${OFTEN} )?take(?: us| them| the \p{L}+)?(?: ${OFTEN})? to (?<verb>\p{Ll}{3,})
  \ ${ARTICLE}(?<noun>\p{Ll}[\p{Ll} ]*?)(?: ${OFTEN})?${ONCE}(?: ${OFTEN})?(?:,? in days)?(?<after>\W*)$
`
/** "how long do deals take to close on average?" */
const HOW_LONG_THEY = pattern('iu')`
  ^\W*how (?:long|many days|much time) do(?:es)? (?:the |our |an? )?(?<noun>\p{Ll}+(?: \p{Ll}+)?) (?:${OFTEN} )?take to (?:(?:be|get) )?
  (?<verb>\p{Ll}{3,}) ${OFTEN}(?<after>\W*)$
`

/** "how long does it take on average until a card is finished?" */
const HOW_LONG_UNTIL = pattern('iu')`
  ^\W*how (?:long|many days|much time) does it (?:${OFTEN} )?take(?: us| them)?(?: ${OFTEN})? (?:until|till|before|for)
  \ ${ARTICLE}(?<noun>\p{Ll}+(?: \p{Ll}+)?) (?:is|gets|has been|to be|to get) (?<verb>\p{Ll}{3,})(?: ${OFTEN})?(?<after>\W*)$
`

/** How long it takes to do something is the time from when a record was made to when it was done, which its dates tell. */
export function sayTimeToDo(text: string): string {
  const found = [TIME_TO, HOW_LONG, HOW_LONG_THEY, HOW_LONG_UNTIL]
    .map(one => execIn(text, one)?.groups)
    .find(one => one !== undefined)
  if (!found) return text
  const { before = 'what is the average ', verb, noun, begun, after = '' } = found
  const done = isParticiple(verb!) ? verb! : pastParticiple(verb!.toLowerCase())
  const from = begun === undefined || NOTED.test(begun.toLowerCase()) ? 'created' : begun
  return `${before}time between ${from} and ${done} of ${plural(singular(noun!))}${after}`
}
