import { CUSTOMERS, WORKERS } from '../../../lib/synonyms.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Place } from './annotate.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import type { Chunk } from './chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { findEverydayNoun, findPointedNoun } from '../language/everyday-nouns.ts'
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

/** Spelt like a plural, and none ("does" of a doe). */
const AUXILIARY = /^(?:does|has|was)$/

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
    const said = singular(token.norm)
    const isOurs = areOurs(tokens, at)
    if (chunks[at] || !(isOurs || isNoun(tokens, at) || isDescribed(tokens, chunks, at) || isBeforeFigure(chunks, at)))
      return
    const party = isOurs ? WORKERS : spokenOf(tokens, at)
    const found = findEverydayNoun(party?.nouns[0] ?? said, entities)
    if (!found || found.certainty < least) return
    const { entity, quality, certainty } = found
    // "containers with crates": beside the records' own noun another one is something else.
    if (chunks.some(chunk => chunk && isOwnName(chunk, entity))) return
    place(at, at + 1, { entities: [{ entity, quality, isEveryday: true }], certainty })
  })
}

/**
 * "which ferries are in refit": the noun that is asked for, where it is the only word that means nothing here and all others that mean something
 * are said of one kind of record by what it has itself. `isLittle` tells which words say nothing.
 */
export function placePointedNoun(
  tokens: readonly Read[],
  chunks: readonly (Chunk | undefined)[],
  entities: readonly Entity[],
  place: Place,
  isLittle: (at: number) => boolean,
): void {
  const left = tokens.flatMap(({ norm }, at) => (chunks[at] || VERBS_OF_MEASURE.has(norm) || isLittle(at) ? [] : [at]))
  const [at] = left
  if (at === undefined || left.length > 1 || at === 0 || !isPlural(tokens[at]!.norm) || !isNoun(tokens, at)) return
  if (!tokens.slice(0, at).every(({ norm }, i) => ASKS_FOR.test(norm) || isSaidOf(chunks[i]))) return
  const said = [...new Set(chunks)].flatMap(chunk => (chunk ? [chunk] : []))
  if (said.some(chunk => chunk.entities.some(({ quality }) => quality >= NAMES_KIND))) return
  const about = said.map(kindsSaidOf).filter(kinds => kinds.size > 0)
  const [first, ...others] = about
  if (!first) return
  const pointed = [...first].filter(kind => others.every(kinds => kinds.has(kind)))
  const found = findPointedNoun(singular(tokens[at]!.norm), entities.filter(one => !one.hidden && pointed.includes(one.key))) // oxfmt-ignore
  if (!found) return
  place(at, at + 1, { entities: [{ entity: found.entity, quality: found.quality, isEveryday: true }], certainty: found.certainty }) // oxfmt-ignore
}

/** What stands before the noun that is asked for (closed class). */
const ASKS_FOR = pattern()`
  ^(?:
    which|what|how|many|list|show|me|give|tell|find|name|are|is|there|of|the|our|my|all|any|every|each|number|count|please|do|we|have|i|need|to|see
  )$
`
const NAMES_KIND = 0.6

/** Words that say how the records are, or which of them. */
const isSaidOf = (chunk: Chunk | undefined): boolean =>
  chunk?.kind === 'operator' || (chunk !== undefined && kindsSaidOf(chunk).size > 0)

/** The kinds of which a piece of a message tells a state, a sort, a yes or no, a figure or a date; what others are called says nothing of them. */
function kindsSaidOf({ fields, values }: Chunk): ReadonlySet<string> {
  const told = [
    ...fields.filter(
      ({ field, quality, entity }) => quality >= SAID_OF && !entity.nameFields.includes(field) && !field.target,
    ),
    ...values.filter(
      ({ field, quality, entity }) => quality >= SAID_OF && !entity.nameFields.includes(field) && !field.target,
    ),
  ]
  return new Set(told.map(({ entity }) => entity.inside?.entity ?? entity.key))
}
const SAID_OF = 0.8

/** "the lads", "our punters": those who work somewhere and those who are served, as people speak of them; "hi guys" speaks to them. */
const spokenOf = (tokens: readonly Token[], at: number) =>
  GREETS.test(tokens[at - 1]?.norm ?? '')
    ? undefined
    : [WORKERS, CUSTOMERS].find(({ informal }) => informal.includes(singular(tokens[at]!.norm)))
const GREETS = /^(?:|hi|hello|hey|thanks|cheers|morning|afternoon|evening|okay|ok|please|dear)$/

/** "our people": those who work here, whoever else is kept as well. */
const areOurs = (tokens: readonly Token[], at: number): boolean =>
  /^(?:people|folks?|guys)$/.test(tokens[at]!.norm) && /^(?:our|my)$/.test(tokens[at - 1]?.norm ?? '')

/** A word in lower case that stands where a noun does: a plural that no subject stands before, else behind an article or the like. */
export function isNoun(tokens: readonly Token[], at: number): boolean {
  const { norm, text, stem } = tokens[at]!
  if (!/^\p{Ll}{3,}$/u.test(at === 0 ? norm : text) || VERBS_OF_MEASURE.has(norm) || AUXILIARY.test(norm)) return false
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
