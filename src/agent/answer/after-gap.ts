import { pattern } from '../../lib/patterns.ts'
import { testIn } from '../../lib/prefilter/may-match.ts'
import { asksWhomAlone } from '../understand/follow-ups/whom-of-before.ts'
import { isPlural } from '../understand/language/words.ts'
import type { Interpretation } from '../understand/reading/interpretation.ts'
import type { Condition, Meaning, Query, Selection } from '../understand/reading/query.ts'
import { isQuantifierAlone, namesNoKind } from './ask-whose.ts'
import type { Memory } from './outcome.ts'

/** A message with one of these was about what was answered before, whatever else was not understood of it. */
const PRONOUN = /\b(?:it|its|he|his|him|she|hers?|they|them|theirs?|th[eo]se|this|that|ones?)\b/i

/** … but it was about some of them, which nobody knows now: "which of them joined first?", "only the ones that float". */
const SOME_OF_THEM =
  /\bones?\b|\b(?:which|who|how many|how much|any|some|most|none|all|only|those) of (?:them|these|those)\b/i

/** Whether a message is about some of what was answered before. */
export const isOfSome = (message: string): boolean => testIn(message, SOME_OF_THEM)

/** "and how many in the week of the flurb?", "just the loud": no request of its own. */
const GOES_ON = /^\W*(?:(?:ok|okay|so|then)\W+)*(?:and|or|but|only|just|except|without|what about|how about)\b/i

/** What a message asked for that had no answer (`Memory.failed`). */
export function whatFailed(message: string, reading: Interpretation | undefined): Memory['failed'] {
  const isOfNoKind = reading === undefined || namesNoKind(reading)
  if (isOfSome(message)) return 'some'
  if (testIn(message, PRONOUN) || asksWhomAlone(message)) return undefined
  if (isOfNoKind && (isQuantifierAlone(message) || testIn(message, GOES_ON))) return 'some'
  return isOfNoKind && !namesSeveral(message) ? 'aside' : true
}

/** "what's the weather like in Oslo?": nothing that "they" could be. */
function namesSeveral(message: string): boolean {
  if (SEVERAL.test(message)) return true
  return message.split(/[^\p{L}'’]+/u).some(word => word.length > 3 && !NO_NOUN.test(word) && isPlural(word))
}
const SEVERAL = /\b(?:all|many|few|several|some|any|both|every|each|are|were|who|people|list)\b/i
const NO_NOUN = /['’]s$|^(?:does|always|perhaps|else|this|thanks)$/i

const SEVERAL_OF_BEFORE = /\b(?:they|them|theirs?|th[eo]se|ones)\b/i

/**
 * Whether a message goes on from what was answered last, though what was said in between had no answer: it restricts those before by
 * something of its own, in the place of what was not understood ("which are loud?" – "the ones in Oslo then"), or what was said spoke of
 * nothing that its pronoun could stand for ("will it rain?" – "how many were those?").
 */
export function goesOnFromBefore(
  failed: Memory['failed'],
  message: string,
  meaning: Meaning | undefined,
  previous: Query | undefined,
): boolean {
  if (meaning?.kind !== 'query' || !previous || meaning.app !== previous.app) return false
  if (failed === 'aside') return testIn(message, SEVERAL_OF_BEFORE)
  return failed === 'some' && !isOfSomeOfSome(message) && saysMore(meaning, previous)
}

/** "how many of those are red?": what was asked of some of them in vain may be what they are of. */
const isOfSomeOfSome = (message: string): boolean => testIn(message, OF_THOSE)
const OF_THOSE = pattern('i')`\b(?:of|among|from) (?:these|those)\b`

const conditionsOf = ({ where, anyOf = [], related, within }: Selection): string[] => [
  ...[...where, ...anyOf.flat()].map(told),
  ...related.flatMap(one => conditionsOf(one.selection)),
  ...(within ? conditionsOf(within) : []),
]
const told = ({ columns, op, values }: Condition): string => JSON.stringify([columns, op, values])

/** Whether a request restricts its records by more than the one before did, or by something else. */
function saysMore(meaning: Query, previous: Query): boolean {
  const before = new Set(conditionsOf(previous.root))
  return conditionsOf(meaning.root).some(condition => !before.has(condition))
}
