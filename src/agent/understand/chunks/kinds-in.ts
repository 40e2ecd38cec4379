import { initialsOf } from '../dictionary/add-initials.ts'
import type { Dictionary, EntityMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { isOtherNoun } from '../language/same-stem.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { fold, isPlural, singular, stem } from '../language/words.ts'
import type { Places, CertainToken, Stretch } from './stretch.ts'

/** A name may hold a comma; a noun and its field do not. */
export const isBroken = ({ message, part }: Stretch): boolean =>
  part.some((token, at) => at > 0 && /[,:;.!?()]/.test(message.slice(part[at - 1]!.end, token.start)))

/** "game masters" of `gamemasters`: the key of two words that a service writes as one. "Member Al" is no "memberal": the second says something. */
export function writtenAsOne(part: readonly Token[]): string {
  if (part.length !== 2 || part.some(token => token.text.length < 2)) return ''
  const key = stem(fold(part.map(token => token.text).join('')))
  return key.length > part[0]!.text.length && key !== stem(fold(part[0]!.text)) ? key : ''
}

/** Kinds of record that are called as the stretch reads, in its form; by their initials, too. */
export function entitiesIn(stretch: Stretch, { dictionary, vocabularies }: Places): EntityMention[] {
  const { message, tokens, to, part, stems, isSingle } = stretch
  const isValue = (noun: string) =>
    vocabularies.some(({ exact }) => exact.get(noun)?.some(({ quality }) => quality === 1))
  const isMeant = ({ noun, yields, isPlural: isOfSeveral }: EntityMention) =>
    !(isOfSeveral && !isPlural(part.at(-1)!.norm)) &&
    (noun === undefined || (singular(part.at(-1)!.norm) === noun && !(yields && isValue(noun))))
  const found = dictionary.entities.get(stems) ?? dictionary.entities.get(writtenAsOne(part)) ?? []
  const named = isBroken(stretch) ? [] : found.filter(isMeant)
  if (!isSingle) return named.filter(({ entity }) => !isNounAndVerb(part, entity))
  const [token] = part as [CertainToken]
  const initials = initialsOf(token, tokens[to], message, dictionary)
  const isKnown =
    (dictionary.words.has(singular(token.norm)) || dictionary.words.has(token.norm)) &&
    !isFlag(token.norm, stems, dictionary)
  const kinds = [...named, ...(initials ? [{ entity: initials, quality: 0.9 }] : [])]
  return (
    kinds
      .filter(mention => !isOfOtherWord(mention, kinds, token))
      .filter(mention => !isOtherNoun(token, mention))
      // A synonym's other forms are other words ("accountant" is no account).
      .filter(({ quality }) => isKnown || (quality >= 0.8 && !isOtherForm(token, dictionary, vocabularies)))
  )
}

/** "which lines stop here" of line stops: only the last word of a compound is in the plural (Quirk et al., 1985, I.57), so this is a verb. */
const isNounAndVerb = (part: readonly Token[], { words }: EntityMention['entity']): boolean =>
  part.length === words.length &&
  !isPlural(part.at(-1)!.norm) &&
  part.slice(0, -1).some(({ norm }, at) => isPlural(norm) && !isPlural(words[at]!))

/** "ad" read as "advertisement" is no advertiser where both are kinds of record, though they have one stem. */
function isOfOtherWord(
  { entity, noun }: EntityMention,
  kinds: readonly EntityMention[],
  { norm }: CertainToken,
): boolean {
  if (noun === singular(norm)) return false
  const isOf = (one: EntityMention['entity']) => singular(one.words.at(-1)!) === singular(norm)
  const isMeant = (other: EntityMention) => isOf(other.entity) || other.noun === singular(norm)
  return !isOf(entity) && stem(entity.words.at(-1)!) === stem(norm) && kinds.some(isMeant)
}

/** A yes/no field is called so: "organic" is no organization, though both have one stem. */
const isFlag = (word: string, stems: string, { fields }: Dictionary): boolean =>
  (fields.get(stems) ?? []).some(
    ({ field, quality }) => field.role === 'boolean' && quality === 1 && field.words.includes(word),
  )

/** "open" is the state of an opening, though both have one stem. */
const isOtherForm = ({ norm }: Token, dictionary: Dictionary, vocabularies: Vocabulary[]) =>
  !dictionary.words.has(norm) &&
  !dictionary.words.has(singular(norm)) &&
  vocabularies.some(v => v.exact.get(norm)?.some(m => m.quality === 1 && m.field.role === 'category'))
