import type { Dictionary, EntityMention, FieldMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { withoutVerbs } from '../language/same-stem.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import type { Stretch } from './stretch.ts'
import { isBroken, writtenAsOne } from './kinds-in.ts'

/** How good something is, and no rate that is paid, though both have one stem. */
const RATED = /^rat(?:ed|ings?)$/
const AUXILIARY = /^(?:is|was|has|have|does)$/

/** Fields that are called as the stretch reads, also written as one word. */
export function fieldsIn(stretch: Stretch, dictionary: Dictionary): FieldMention[] {
  const { tokens, from, part, stems, isSingle } = stretch
  // "time zone" of a `timezone`: two words that are written as one.
  const together = dictionary.fields.get(writtenAsOne(part))
  const all = (!isBroken(stretch) && (dictionary.fields.get(stems) ?? together)) || []
  const called = all.filter(({ field }) => part.length > 1 || !isOtherRate(part[0]!.norm, field))
  if (!isSingle) return isDeed(part) ? called.filter(({ field }) => field.words.includes(part.at(-1)!.norm)) : called
  // "has" and "is" have the stems of units: `area_ha` is not what they say.
  if (AUXILIARY.test(part[0]!.norm)) return called.filter(({ field }) => field.words.includes(part[0]!.norm))
  const kinds = dictionary.entities.get(stems) ?? []
  return withoutVerbs(called, tokens, from, dictionary)
    .filter(({ field }) => field.role !== 'boolean' || isFormOf(part[0]!.norm, field))
    .filter(({ field }) => !isOfOtherNoun(part[0]!.norm, field, kinds))
}

/** "per screening" of screenings that have a `screen`: the noun of the records as it is written is no field that only has one stem with it. */
function isOfOtherNoun(norm: string, { words }: FieldMention['field'], kinds: readonly EntityMention[]): boolean {
  const one = singular(norm)
  const isNoun = kinds.some(({ entity, quality }) => quality === 1 && singular(entity.words.at(-1)!) === one)
  return isNoun && !words.some(word => singular(word) === one) && words.some(word => one.startsWith(singular(word)))
}

/** "tools published after 2015" of tools with a `publisher`: behind a noun in the plural a participle says what was done, and names nobody. */
const isDeed = (part: readonly Token[]): boolean => isPlural(part.at(-2)!.norm) && isParticiple(part.at(-1)!.norm)

const isOtherRate = (norm: string, { words }: FieldMention['field']): boolean =>
  RATED.test(norm) && words.some(word => /^rates?$/.test(word)) && !words.some(word => RATED.test(word))

/** "interns" are nothing internal, though both have one stem: a plural names no yes/no field that has no such noun. */
const isFormOf = (norm: string, field: FieldMention['field']): boolean => {
  const one = singular(norm)
  return (
    !(norm.endsWith('s') && one !== norm) || field.words.some(word => singular(word) === one || one.startsWith(word))
  )
}

/** "open tickets" is no field of `max_open_tickets` where tickets are records themselves. */
export const endsInNoun = (dictionary: Dictionary, part: readonly Token[], fields: FieldMention[]): boolean =>
  fields.length > 0 &&
  fields.every(m => m.quality < 0.9) &&
  Boolean(
    dictionary.entities.get(part.at(-1)!.stem)?.some(e => e.quality === 1 && fields.every(m => m.entity !== e.entity)),
  )

/** The figure that the last word of a yes/no field names too: "less than 10 in stock" of a stock quantity. */
export function figureBehind(dictionary: Dictionary, fields: FieldMention[], part: readonly Token[]): FieldMention[] {
  if (part.length < 2 || !fields.length || fields.some(m => m.field.role !== 'boolean')) return []
  const last = dictionary.fields.get(part.at(-1)!.stem) ?? []
  return last.filter(m => m.field.role === 'number').map(m => ({ ...m, quality: 0.5 }))
}
