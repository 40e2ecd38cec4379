import type { Dictionary, EntityMention, FieldMention } from '../dictionary/dictionary.ts'
import { isNoun } from '../chunks/place-everyday.ts'
import type { Token } from '../requests/read-message.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { isPlural, singular, stem } from './words.ts'

/** What tells beforehand how much it will be: the participle by its noun, which is spelt as its verb. */
export const FORETOLD: Readonly<Record<string, string>> = {
  estimated: 'estimate',
  budgeted: 'budget',
  forecasted: 'forecast',
  quoted: 'quote',
}
const ESTIMATES = new Set(Object.values(FORETOLD))

const DOER = /(?:er|or)$/
/** Abstract nouns of verbs and nouns (Quirk et al., 1985, I.34 ff.), as departments are called. */
const ABSTRACT = /.{3}(?:tion|sion|ment|ance|ence|ing)$/

/** "customs" are no customers, an inspector is no inspection, "people in Production" are in no product, though both have one stem. */
export function isOtherNoun({ norm, text, start }: Token, { entity, noun }: EntityMention): boolean {
  if (noun === singular(norm)) return false
  const own = entity.words.at(-1)!
  const isNamed = start > 0 && /^\p{Lu}\p{Ll}/u.test(text)
  if (isNamed && ABSTRACT.test(norm) && stem(own) === stem(norm) && singular(own) !== norm) return true
  if (DOER.test(singular(norm)) && !DOER.test(singular(own)) && stem(own) === stem(norm)) return true
  return isPlural(norm) && stem(own) === stem(norm) && singular(norm) !== singular(own)
}

/** Of two nouns one is for somebody and the other is not, as "clinics" and clinicians, "members" and memberships; "manages" is a verb. */
export function isWhoOrWhat(norm: string, word: string): boolean {
  const noun = singular(norm)
  return isPlural(norm) && shareAsVerb(noun) === 0 && isPersonNoun(noun) !== isPersonNoun(singular(word))
}

/** "ships" is a noun, `shippedOn` speaks of what was done: of one stem, but not where a noun stands. */
export function withoutVerbs(called: FieldMention[], tokens: readonly Token[], at: number, dictionary: Dictionary) {
  const { norm, stem: own } = tokens[at]!
  const fields = called.filter(mention => !isOtherDoer(norm, mention))
  const before = tokens[at - 1]
  const isSubject = before && !isPlural(before.norm) && dictionary.entities.has(before.stem)
  if (
    /(?:ed|ing)s?$/.test(norm) ||
    isSubject ||
    ESTIMATES.has(singular(norm)) ||
    (!isPlural(norm) && !isBetweenNouns(tokens, at)) ||
    !isNoun(tokens, at)
  )
    return fields
  return fields.filter(({ field }) => {
    const same = field.words.filter(word => stem(word) === own)
    return !same.length || same.some(word => !isFormOfVerb(word, singular(norm)))
  })
}

/** "customs" is no field called `customer` either. */
function isOtherDoer(norm: string, { field }: FieldMention): boolean {
  const same = field.words.filter(word => stem(word) === stem(norm))
  return (
    isPlural(norm) &&
    same.length > 0 &&
    same.every(word => /(?:er|or|ist|ant)$/.test(singular(word)) && singular(word) !== singular(norm))
  )
}

/** "shipped" and "shipping" of "ship"; "insured" is no form of "insurance". */
const isFormOfVerb = (word: string, verb: string): boolean =>
  word.startsWith(verb.replace(/e$/, '')) && /^(?:[a-z]?(?:ed|ing))$/.test(word.slice(verb.replace(/e$/, '').length))

/** "ships" are not what was shipped. */
export const isNounOfDone = (word: string, values: readonly string[]): boolean =>
  isPlural(word) && !/(?:ed|ing)s?$/.test(word) && values.every(value => /(?:ed|[a-z]{3}ing)$/i.test(value))

/** "which ship had …", "the ship that …", "the newest ship": a singular that a verb, a clause or nothing follows. */
const isBetweenNouns = (tokens: readonly Token[], at: number) =>
  !tokens[at + 1] ||
  /^(?:had|has|have|is|was|are|were|did|does|do|that|which|with|of|from|in|on|under|at)$/.test(
    tokens[at + 1]?.norm ?? '',
  )
