import type { Token } from '../requests/read-message.ts'

/** Little words that are adjectives and participles as well: behind a form of "be" they say how something is. */
const PREDICATIVE = /^(?:present|let|live|full|complete|whole|right|different|distinct|unique|individual|well|up)$/
/** Those of them that only link what stands behind them ("used by Ann"). */
const LINKING = /^(?:used|given|found|called|named|working)$/
/** What stands before an adjective and its noun. */
const BEFORE_ADJECTIVE = /^(?:many|the|our|all|any|no|which|what|of|for)$/
const BE = /^(?:is|are|am|was|were|be|been|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t)$/
const ADVERB = /^(?:not|n['’]?t|t|still|now|currently|already|all|both|really|completely|fully|also|just|so|very|too)$/
/** What may stand behind a predicate that says it all: a time, a place, another one. */
const BEHIND = /^(?:now|right|today|tonight|currently|at|in|on|this|or|and|but)$/

/** "which of them are available?": of some of those, others are not; "which flavours are available?" asks for what there is. */
const isOfSome = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ norm }, i) => i < at && norm === 'of' && /^(?:them|these|those)$/.test(tokens[i + 1]?.norm ?? ''))

/**
 * "which courses are full?", "how many pupils are present today?", "are any plots let?": how something is, whatever else the word may
 * be in other places. It restricts, so that it is not passed over where nothing is called so.
 */
export function isPredicative(tokens: readonly Token[], at: number): boolean {
  const { norm } = tokens[at]!
  const next = tokens[at + 1]?.norm
  // "how many live contracts do we have": between a determiner and a noun.
  if (norm === 'live' && BEFORE_ADJECTIVE.test(tokens[at - 1]?.norm ?? '') && /^\p{L}{3,}s$/u.test(next ?? ''))
    return true
  const isLinking = LINKING.test(norm)
  if (!isLinking && !PREDICATIVE.test(norm) && !(norm === 'available' && isOfSome(tokens, at))) return false
  if (next !== undefined && (isLinking || !BEHIND.test(next))) return false
  let before = at - 1
  while (before >= 0 && ADVERB.test(tokens[before]!.norm)) before--
  // "are any plots full?": the verb stands before the noun.
  const isInverted = next === undefined && BE.test(tokens[0]?.norm ?? '') && before > 0
  return BE.test(tokens[before]?.norm ?? '') || isInverted
}
