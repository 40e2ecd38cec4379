import { pattern } from '../../../../lib/patterns.ts'
import { GATHERING_PLACE } from '../../read/collections.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import type { Fit, Said } from '../pieces.ts'
import { numberIn } from '../words.ts'

/** An order that takes up amounts that were just said: "put that many in the basket", "add those to my order". */
const TAKEN_UP = pattern('i')`
  ^(?:please |just |then )*(?:put|place|add|pop|drop|have) (?:
    (?:that|this|so|as) (?:many|much)(?: of (?:each|them))?
    |(?:them|these|those)(?: (?:all|amounts?|numbers?|quantities))?
  )
`
const PLACE = new RegExp(`^(?: (?:in|into|to|on|onto) ${GATHERING_PLACE})?$`, 'i')
/** Buttons that gather a thing: what was set counts only once one of them is pressed. */
const GATHERS = /^\W*(?:add|put|place|take)\b|\b(?:to|in|into) (?:the |my |your )?(?:cart|basket|bag|order|list)\b/i

/**
 * "I need 2 kettles and 1 jar. Put that many in the basket": amounts between plus and minus are in the basket once they are set,
 * where the page has no button that would gather them. The clause takes up what was said by a pronoun and asks for nothing more.
 */
export function takenUp(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.any !== true || !fitter.isStart(at)) return []
  const end = fitter.clauseEnd(at)
  const clause = end > at ? fitter.text(at, end) : ''
  const match = TAKEN_UP.exec(clause)
  if (!match || !PLACE.test(clause.slice(match[0].length)) || !followsAmounts(fitter, at)) return []
  const hasButton = fitter.names.named.some(isGathering)
  return hasButton ? [] : fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.02)
}

const isGathering = ({ kind, names }: Named): boolean => kind === 'button' && names.some(name => GATHERS.test(name))

/** Whether the sentence before says amounts, and the page has fields for numbers that took them. */
function followsAmounts(fitter: Fitter, at: number): boolean {
  let from = at - 1
  while (from > 0 && !/^[.;!\n]$/.test(fitter.word(from - 1))) from--
  const words = fitter.tokens.slice(from, at).map(({ text }) => text)
  const isCounted = ({ kind, node: { role, type } }: Named) =>
    kind === 'field' && (role === 'spinbutton' || type === 'number')
  return words.some(word => numberIn(word) !== undefined) && fitter.names.named.some(isCounted)
}
