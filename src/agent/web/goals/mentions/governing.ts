import type { Mention } from './find-mentions.ts'
import type { Token } from './tokens.ts'
import { CLEARS, isChoosing, isOtherVerb, SETS, TAKES_AWAY } from './words.ts'

/** Whether a word says that something is set or not; of taking away only where something can be set. */
export const saysState = ({ plain }: Token, isChosen: boolean): boolean =>
  SETS.has(plain) || CLEARS.has(plain) || (isChosen && TAKES_AWAY.has(plain))

/** What ends the reach of a verb to the things behind it, and what a noun stands behind. */
const NEXT_ORDER = /^(?:and|then|but|while|when|before|after)$/
const DETERMINER = /^(?:the|an?|this|that|these|those|your|my|its?|their|of|from)$/

/** Whether a choice is governed by a verb that tells neither that it shall be set nor that it shall not ("Banish Cheese"). */
export function isUnclear(
  one: Mention,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  deed?: number,
): boolean {
  const isIn = (at: number) => mentions.some(other => other.at <= at && at < other.to)
  const isEnd = ({ kind, text }: Token) => kind === 'stop' && text !== ','
  const isVerb = (at: number) =>
    tokens[at]!.kind === 'word' &&
    !isIn(at) &&
    at !== deed &&
    !tokens[at]!.isSubject &&
    isOtherVerb(tokens[at]!.plain) &&
    !DETERMINER.test(tokens[at - 1]?.plain ?? '')
  const isSaid = (at: number) =>
    !isIn(at) &&
    (isChoosing(tokens[at]!.plain) || saysState(tokens[at]!, true)) &&
    !/^o(?:n|ff)$/.test(tokens[at]!.plain)
  let isGoverned = false
  for (let at = one.at - 1; at >= 0 && !isEnd(tokens[at]!); at--) {
    if (isGoverned && (tokens[at]!.kind === 'stop' || NEXT_ORDER.test(tokens[at]!.plain))) break
    if (isVerb(at)) return true
    isGoverned ||= isSaid(at)
  }
  for (let at = one.to; at < tokens.length && tokens[at]!.kind !== 'stop' && !isIn(at); at++) {
    if (NEXT_ORDER.test(tokens[at]!.plain)) break
    if (isVerb(at)) return true
  }
  return false
}
