import { isNounOfDone } from '../language/same-stem.ts'
import { ownName } from '../entity-model/constant-names.ts'
import { looseKey, looseName, valueWords } from '../vocabulary/loose-keys.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { isPlural, singular, wordsOf } from '../language/words.ts'

/**
 * Kinds by the stems of their words, names by the words themselves, without what says little. What was done is no kind of
 * person: "recruited" is no Recruiter. "Closed of won deals" is no "closed-won": what is of something is called so only where a value is.
 */
export const looselyNamed = (vocabularies: Vocabulary[], words: string[]): ValueMatch[] => {
  const [kinds, names] = [looseKey(words), looseName(words)]
  const isDone = words.length === 1 && /(?:ed|ing)$/.test(words[0]!)
  const isDoer = (match: ValueMatch) => match.values.every(value => /(?:er|or|ist|ant)$/i.test(value))
  return vocabularies
    .flatMap(v => v.loose.get(kinds) ?? v.loose.get(names) ?? [])
    .filter(match => !(isDone && isGoingOn(words[0]!, match)))
    .filter(match => !words.includes('of') || match.values.some(value => /\bof\b/i.test(value)))
    .filter(match => !((isDone || (words.length === 1 && WORKS.test(words[0]!))) && isDoer(match)))
    .filter(match => !(words.length === 1 && isNounOfDone(words[0]!, match.values)))
}

/** "how many people work in each team" of a role `worker`: whoever is anywhere works there, in whatever role. */
const WORKS = /^works?$/

/** "finished" of a status `finishing`: what is over is not what goes on. */
const isGoingOn = (word: string, { field, values }: ValueMatch): boolean =>
  /ed$/.test(word) &&
  field.words.some(one => /^(?:status|state|stage|phase|progress)$/.test(one)) &&
  values.every(value => /[a-z]{3}ing$/i.test(value))

/** "concerts" of the kind `concert_hall`: a plural that only stands before what the value is may be something else. */
export const isModifierOf = (norm: string, { field, quality, values }: ValueMatch): boolean =>
  isPlural(norm) &&
  singular(norm) !== norm &&
  quality < 0.9 &&
  field.role === 'category' &&
  values.every(value => {
    const words = valueWords(ownName(value, field))
    return words.length > 1 && singular(words.at(-1)!) !== singular(norm) && !words.includes(norm)
  })

/** "company" of the kind `company_party`: what is said is less than what the value is called. */
export const isPartOfValue = (said: string, { field, values }: ValueMatch): boolean =>
  values.every(value => valueWords(ownName(value, field)).length > wordsOf(said).length)

/** How sure it is that a value is meant by a word that is no noun for what it means: of people, of things. */
export const GUESSED = 0.6
const PERSON = /(?:er|or|ist|ant|ian)s?$/i

export const isPersonTakenFor = (word: string, values: readonly ValueMatch[]): boolean =>
  PERSON.test(word) &&
  values.length > 0 &&
  values.every(match => match.values.every(value => !wordsOf(value).some(own => PERSON.test(own))))

/** What an abstract noun is made of by a suffix (Quirk et al., 1985, I.36): "hospitals" are hardly what "Hospitality" means. */
const ABSTRACT = /(?:ity|ance|ence|ation|ism|ness)$/

export const areThingsTakenFor = (word: string, values: readonly ValueMatch[]): boolean =>
  isPlural(word) &&
  !ABSTRACT.test(singular(word)) &&
  values.length > 0 &&
  values.every(match =>
    match.values.every(value => {
      const last = valueWords(ownName(value, match.field)).at(-1) ?? ''
      return ABSTRACT.test(last) && last.length > singular(word).length
    }),
  )

/** Values by their words; a plural stands for its singular ("referrals"). */
export function valuesFor(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const found = vocabularies.flatMap(v => v.exact.get(words) ?? [])
  const kinds = found.length ? [] : kindsOf(vocabularies, words)
  if (found.length || kinds.length || !/[a-z]{2}s$/.test(words)) return [...found, ...kinds]
  const one = singular(words)
  return one === words
    ? []
    : vocabularies.flatMap(v => v.exact.get(one) ?? []).map(v => ({ ...v, quality: v.quality * 0.9 }))
}

/** "day boarders" of a kind called day board, "half-timers" of half_time: those who are of it (Quirk et al., 1985, I.33). */
function kindsOf(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const [, base] = /^(.+ .+?)ers?$/.exec(words) ?? []
  return [base, base && `${base}e`].flatMap(key =>
    key === undefined
      ? []
      : vocabularies
          .flatMap(v => v.exact.get(key) ?? [])
          .filter(match => match.field.role === 'category')
          .map(match => ({ ...match, quality: match.quality * 0.9 })),
  )
}
