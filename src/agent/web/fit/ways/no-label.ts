import { pattern } from '../../../../lib/patterns.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Fitter } from '../fitter.ts'
import { contentOf, isSameWord, type Named } from '../page-names.ts'
import { FULL } from '../pieces.ts'
import { isFilling } from '../words.ts'

/** Verbs that a field for searching is called by, before what is searched: "Search cards", "Find a member". */
const SEARCHES = /^(?:search|find|filter|look)$/
/** What follows a verb, adjective or noun of these is an infinitive: "want to pay", "ready to leave" (catenative verbs of English). */
const BEFORE_INFINITIVE = pattern()`
  ^(?:
    want|wants|wanted|wish|wishes|like|love|need|needs|needed|have|has|had|got|going|try|trying|able|how|plan
    |plans|planning|hope|hoping|prefer|happy|ready|allowed|used|supposed|willing|mean|means|ought|about|where
    |what|when|whom|which
  )$
`
/** Prepositions that begin what a noun is qualified by: "orders from May", "cards of mine". */
const QUALIFIES = /^(?:from|between|before|after|since|until|till|of|by|during|within|over|under|above|below|like)$/
/** Prepositions that fields are called by: "From", "To", "Until". */
const PREPOSITION = /^(?:from|to|via|until|till|by|at|in|on|for|with|between)$/

/** What stands between a name and what may be its value. */
export interface Joint {
  /** Where the value would begin. */
  from: number
  /** How many signs and little words join the two. */
  joined: number
  isColon: boolean
}

/**
 * Whether words that could be a part of a field's name are none: an object of searching in a request that is no search, a
 * noun with what qualifies it, and the "to" of an infinitive.
 */
export function isNoLabel(
  fitter: Fitter,
  at: number,
  end: number,
  { named, score }: { named: Named; score: number },
  { from, joined, isColon }: Joint,
): boolean {
  if (isColon || named.kind !== 'field') return false
  if (isPrepositionAt(fitter, at, end)) return BEFORE_INFINITIVE.test(fitter.word(at - 1))
  // "turn off the light" beside a field "Turn on at": a verb that the request begins with is no part of a name.
  const isVerb = end === at + 1 && fitter.isStart(at) && isFilling(fitter.word(at))
  if (isVerb && !named.names.some(name => wordsIn(name).length === 1)) return true
  if (score < FULL && isSearched(fitter, at, end, named)) return true
  const isText = named.node.role !== 'spinbutton' && named.node.role !== 'slider' && !named.isDate
  return (
    isText &&
    named.node.type !== 'date' &&
    joined === 0 &&
    fitter.tokens[from]?.kind === 'word' &&
    QUALIFIES.test(fitter.word(from))
  )
}

/** Whether a name is a preposition by itself, as fields for two places or days are called. */
export const isPrepositionAt = (fitter: Fitter, at: number, end: number): boolean =>
  end === at + 1 && fitter.tokens[at]!.kind === 'word' && PREPOSITION.test(fitter.word(at))

/** Where what a preposition governs ends: before the next one. */
export function endOfPlace(fitter: Fitter, from: number): number {
  let end = from + 1
  while (end < fitter.tokens.length && !fitter.isBoundary(end) && !PREPOSITION.test(fitter.word(end))) end++
  return end
}

/** "cards" of the field "Search cards": what is searched, where nobody says that it is. */
function isSearched(fitter: Fitter, at: number, end: number, { names }: Named): boolean {
  const said = contentOf(fitter.text(at, end))
  const meant = names.filter(name => said.every(word => contentOf(name).some(other => isSameWord(word, other))))
  const isSearching = (words: readonly string[]) => words.some(word => SEARCHES.test(word))
  return meant.length > 0 && meant.every(name => SEARCHES.test(contentOf(name)[0] ?? '')) && !isSearching(said)
}
