import { pattern } from '../../../lib/patterns.ts'
import type { Place } from './annotate.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from './chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { findEverydayNoun } from '../language/everyday-nouns.ts'
import { FILLERS, LIGHT_VERBS, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import type { Read } from './place-words.ts'
import type { Token } from '../requests/read-message.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'

/** What a verb stands behind; a word there is no noun (closed class). */
const SUBJECTS =
  /^(?:i|we|you|they|it|he|she|who|that|to|and|or|not|n't|will|would|can|could|should|must|do|does|did|please)$/
/** What a noun stands behind, also where the word may be a verb (closed class). */
const NOUN_BEFORE = pattern()`
  ^(?:
    the|a|an|our|my|your|their|his|her|its|all|any|every|each|many|most|fewest|more|fewer|these|those|which|what
    |of|by|per|in|on|with|for|no
  )$
`

/** What stands behind a noun that a message begins with, and hardly behind a verb (closed class, participles, comparatives). */
const BEHIND_NOUN = /^(?:by|of|in|from|with|without|that|which|on|at|not|made|[a-z]{3,}ed|[a-z]{3,}er)$/

/** How sure a noun has to be to come before words inside names. */
export const SURE_NOUN = 0.85

/** Everyday nouns of kinds of record that nothing in the catalogue is called by: "rooms" of galleries, "ships" of vessels. */
export function placeEverydayNouns(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  entities: readonly Entity[],
  place: Place,
  least = 0,
): void {
  tokens.forEach((token, at) => {
    const isOurs = areOurs(tokens, at)
    if (chunks[at] || !(isOurs || isNoun(tokens, at) || isDescribed(tokens, chunks, at) || isBeforeFigure(chunks, at)))
      return
    const found = findEverydayNoun(isOurs ? 'staff' : singular(token.norm), entities)
    if (!found || found.certainty < least) return
    const { entity, quality, certainty } = found
    // "containers with crates": beside the records' own noun another one is something else.
    if (chunks.some(chunk => chunk && isOwnName(chunk, entity))) return
    place(at, at + 1, { entities: [{ entity, quality, isEveryday: true }], certainty })
  })
}

/** "our people": those who work here, whoever else is kept as well. */
const areOurs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:people|folks?|guys)$/.test(tokens[at]!.norm) && /^(?:our|my)$/.test(tokens[at - 1]?.norm ?? '')

/** A word in lower case that stands where a noun does: a plural that no subject stands before, else behind an article or the like. */
export function isNoun(tokens: readonly Token[], at: number): boolean {
  const { norm, text, stem } = tokens[at]!
  if (!/^\p{Ll}{3,}$/u.test(at === 0 ? norm : text) || VERBS_OF_MEASURE.has(norm)) return false
  const before = tokens[at - 1]?.norm ?? ''
  const isBehind = NOUN_BEFORE.test(before) || tokens[at - 1]?.isOwner === true
  // "works", "shows", "looks": as likely a verb.
  const isFirst = at === 0 && BEHIND_NOUN.test(tokens[1]?.norm ?? '')
  // "our oldest work", "the most valuable work".
  const isRanked = /[a-z]{2}est$/.test(before) || tokens[at - 2]?.norm === 'most'
  if (FILLERS.has(norm) || LIGHT_VERBS.has(stem))
    return (isRanked && norm.length > 3) || (isPlural(norm) && norm.length > 4 && (isBehind || isFirst))
  return isPlural(norm)
    ? !SUBJECTS.test(before) || /^(?:and|or)$/.test(before)
    : isBehind || (before !== '' && !SUBJECTS.test(before))
}

/** The very noun of the records: "teach" is none of teachers, though both have one stem. */
const isOwnName = ({ text, entities }: Chunk, entity: Entity): boolean =>
  singular(wordsOf(text).at(-1) ?? '') === singular(entity.words.at(-1)!) &&
  entities.some(e => e.entity === entity && e.quality >= 0.9 && !e.isEveryday)

/** "Repair costs by category": at the beginning right before a figure of the records. */
const isBeforeFigure = (chunks: readonly (Chunk | undefined)[], at: number): boolean =>
  at === 0 && Boolean(chunks[1]?.fields.some(({ field, quality }) => quality >= 0.8 && isFigure(field)))

/** "fragile works": a plural right behind what says of what kind the records are. */
function isDescribed(tokens: readonly Token[], chunks: readonly (Chunk | undefined)[], at: number): boolean {
  const { norm, text } = tokens[at]!
  const before = chunks[at - 1]
  const isKind =
    before?.fields.some(f => f.field.role === 'boolean') || before?.values.some(v => v.field.role === 'category')
  return Boolean(isKind) && /^\p{Ll}{4,}$/u.test(text) && isPlural(norm)
}
