import { fragment, pattern } from '../../../lib/patterns.ts'
import { MARK } from '../read/literals.ts'

type Rule = readonly [RegExp, string | ((...parts: string[]) => string)]

/** Verbs of doing something to what was named before. */
const DO = '(?:click|press|tap|hit|choose|select|pick|take|open|follow|mark|tick|check|turn over)'
/** What can be open or closed and holds other things. */
const PART =
  '(?:tabs?|sections?|panels?|folders?|pages?|menus?|accordions?|groups?|areas?|headings?|lists?|drop-?downs?)'
const START = fragment`(?:^|(?<=[.!]\s))`

/**
 * "The link X is in one of the sections. Open the section and click the link": a thing and where it is, then an order that
 * takes it up by its noun: the thing itself is what is clicked.
 */
const KNOWN_PLACE: Rule = [
  pattern('giu')`
    ${START}(?:the|an?) (\p{L}+) (?:(?:named|called|labell?ed|titled) )?(${MARK}) (?:is|stands|lies|can be found|hides)
    (?: hidden| found| somewhere)* (?:in|on|under|inside|within|behind|below) [^.!]*?${PART}[^.!]*[.!]\s+
    (?:(?:open|unfold|expand|find|go to|look through|search|select|choose) [^.!]*?(?:,| and| then)+ )?
    (${DO}) (?:on )?(?:the \1|it)(?=[.,;!]|$| and\b| then\b)
  `,
  (_, noun, mark, verb) => `${verb} the ${noun} ${mark}`,
]

/** "One of the cards has the largest number. Pick that card": the card with the largest number. */
const SUPERLATIVE: Rule = [
  pattern('giu')`
    ${START}(?:exactly |only )?one(?: of the| of these)? (\p{L}+?)(?:s|es)? (?:has|shows|holds|hides|bears|carries|contains|is)
    \ the (\p{L}+est|most|fewest|least|highest|lowest)( \p{L}+)?[.!]\s+
    (?:find and |find it and )?(${DO}) (?:on )?(?:it|that one|this one|(?:that|this|the) \1)(?=[.,;!]|$| and\b| then\b)
  `,
  (_, noun, most, what, verb) =>
    what === undefined ? `${verb} the ${most} ${noun}` : `${verb} the ${noun} with the ${most}${what}`,
]

/** "Do not sign it. Press Decline": what is left undone is no part of what is done. */
const LEFT_OUT = /^((?:please )?(?:do not|don['’]t|never) [^.:;!]+):\s+(?=\p{Ll})/iu

/** "Set the password to X, verify it": the same into the second field. */
const TWICE: Rule = [
  pattern('giu')`
    \b(?:set|enter|type|choose|use|give|take|put)(?: in)?(?: the| your| a)?( new)? (?:password|passphrase|pin(?: code)?)
    (?: to| as| of|:)? (${MARK})(?: as (?:the |your |a )?(?:new )?password)?(?:,| and| then)+\s
    (?:(?:verify|confirm|repeat|retype|re-enter|validate) (?:it|that|this|the password)
      |(?:enter|type|write|give|put) (?:it|that|this|the same)(?: in)? (?:again|once more|twice|a second time)
        (?: (?:to|for) (?:verify|confirm)\p{L}*(?: it)?)?)
  `,
  'enter $2 in both fields',
]

/** "… once you see it", "as soon as it is found": when it is there it is clicked anyhow. */
const WHEN_SEEN: Rule = [
  pattern('giu')`
    ,? (?:once|when|as soon as|after|whenever) (?:you(?:['’]ve| have)? (?:see|seen|find|found|spot(?:ted)?|come across|reach(?:ed)?|notice)
    \ (?:it|them|that|the \p{L}+)|(?:it|the \p{L}+) (?:is|has been) (?:found|visible|shown|there))(?=[.,;!]|$| and\b| then\b)
  `,
  '',
]

const RULES: readonly Rule[] = [KNOWN_PLACE, SUPERLATIVE, TWICE, WHEN_SEEN]

/** What two sentences ask for together, in one; marks for literals stay as they are. */
export const joinSentences = (text: string): string =>
  RULES.reduce((said, [from, to]) => said.replace(from, to as string), text.replace(LEFT_OUT, '$1. '))

/** A colon before an order, which then is a sentence of its own. */
const COLON = /:\s+(?=\p{Ll}+ )/gu

const countSentences = (text: string): number => text.split(/[.!?]\s+(?=\S)/).length

/**
 * The text said plainly. A colon may stand for a stop ("it belongs in the box: drag it there"): so it is read where the two
 * sentences are one order then.
 */
export function sayInOne(text: string, plainly: (text: string) => string): string {
  const stops = text.replace(COLON, '. ')
  const plain = plainly(joinSentences(text))
  if (stops === text) return plain
  const joined = plainly(joinSentences(stops))
  const isOne = countSentences(joined) < countSentences(stops) && countSentences(joined) <= countSentences(plain)
  return isOne ? joined : plain
}
