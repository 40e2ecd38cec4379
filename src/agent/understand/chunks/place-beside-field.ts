import type { FieldMention } from '../dictionary/dictionary.ts'
import { isOperatorWord } from '../language/operators.ts'
import { HOW_MUCH, isEnd } from './place-other-names.ts'
import { FILLERS } from '../language/lexicon.ts'
import { wordsIn } from '../language/stretches.ts'
import type { Token } from '../requests/read-message.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Free, Place } from './annotate.ts'
import { looselyNamed } from './values-of-words.ts'
import { clippedTo, DOUBTFUL, type OtherNames, toldBy } from '../vocabulary/other-names.ts'

/** So well a value is called by another form of its own words. */
const OWN = 0.9
/** So many letters a little word has at least that may be a state ("complete"). */
const SHORTEST = 5
/** So many words a name may have. */
const LONGEST = 6

/** "department Marketing and job title …": what joins it to the next is no part of a value. */
const GOES_ON = /^(?:and|or|nor|but|with|to|of|by)$/

/** "the status rejected" of a state `declined`: right behind a field stands one of its values, by the name that others have for it. */
export function placeSaidOtherwise(
  tokens: readonly Token[],
  start: number,
  mentions: readonly FieldMention[],
  vocabularies: readonly Vocabulary[],
  place: Place,
  free: Free,
): boolean {
  const isOf = isOfAny(mentions)
  const isWritten = (words: string) =>
    vocabularies.some(({ exact }) => exact.get(words)?.some(v => v.quality >= OWN && isOf(v)))
  for (let count = Math.min(LONGEST, tokens.length - start); count >= 1; count--) {
    const part = tokens.slice(start, start + count)
    if (!free(start, start + count) || (count === 1 && FILLERS.has(part[0]!.norm) && part[0]!.norm.length < SHORTEST))
      continue
    if (count > 1 && GOES_ON.test(part.at(-1)!.norm)) continue
    const words = part.flatMap(wordsIn)
    if (isWritten(words.join(' '))) return false
    // "canceled" of `cancelled`: another form of its own word.
    const own = looselyNamed([...vocabularies], words).filter(v => v.quality >= OWN && isOf(v))
    const told = own.length ? { values: own } : toldBy(words, vocabularies, isOf)
    if (!told) continue
    place(start, start + count, told)
    return true
  }
  return placeClipped(tokens, start, isOf, vocabularies, place, free)
}

/** "have the department eng": a word alone at the end of its phrase that nothing else is called. */
function placeClipped(
  tokens: readonly Token[],
  at: number,
  isOf: (names: OtherNames) => boolean,
  vocabularies: readonly Vocabulary[],
  place: Place,
  free: Free,
): boolean {
  const token = tokens[at]
  if (!token || !isEnd(tokens, at + 1) || !free(at, at + 1)) return false
  // As it is written: it may have been taken for a short form of something else.
  const norm = token.text.toLowerCase()
  const isWord = FILLERS.has(norm) || isOperatorWord(norm) || vocabularies.some(({ exact }) => exact.has(norm))
  if (isWord || !/^\p{L}+$/u.test(norm)) return false
  const fields = vocabularies.flatMap(({ otherNames }) => otherNames.filter(isOf))
  const values = fields.flatMap(names => clippedTo(norm, names) ?? [])
  if (values.length) place(at, at + 1, { values, certainty: DOUBTFUL })
  return values.length > 0
}

/** "tickets with high priority" of a priority `P2`, "in the rejected state": the same right before the field, where it says the same. */
export function placeSaidBefore(
  tokens: readonly Token[],
  field: number,
  mentions: readonly FieldMention[],
  vocabularies: readonly Vocabulary[],
  place: Place,
  free: Free,
): void {
  const isOf = isOfAny(mentions)
  for (let from = Math.max(0, field - LONGEST); mentions.length > 0 && from < field; from++) {
    const part = tokens.slice(from, field)
    const isLittle = part.length === 1 && (GRADED.test(part[0]!.norm) || FILLERS.has(part[0]!.norm))
    if (isLittle || HOW_MUCH.test(tokens[from - 1]?.norm ?? '') || !free(from, field)) continue
    const words = part.flatMap(wordsIn)
    if (vocabularies.some(({ exact }) => exact.get(words.join(' '))?.some(isOf))) return
    // "in the map room" of a location `map_room`, beside a field `room`: a whole value ends with the word that names the field.
    const whole = [...words, ...wordsIn(tokens[field]!)].join(' ')
    if (vocabularies.some(({ exact }) => exact.get(whole)?.some(v => v.quality >= OWN))) return
    const told = toldBy(words, vocabularies, isOf, ['alike', 'same'])
    if (told) return void place(from, field, told)
  }
}

/** "the highest priority" is the end of a scale, and "the average priority" a figure. */
const GRADED = /(?:est$|^(?:top|average)$)/

/** Whether a value or a name is of one of the fields that are mentioned. */
const isOfAny =
  (mentions: readonly FieldMention[]) =>
  ({ entity, field }: Pick<OtherNames, 'entity' | 'field'>): boolean =>
    mentions.some(mention => mention.entity === entity && mention.columns.join() === field.column)
