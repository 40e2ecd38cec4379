import { isBeingSomewhere } from './place-inside.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { isShortCountry } from '../language/places.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { isParticle } from '../language/particles.ts'
import { isPlural, wordsOf } from '../language/words.ts'
import { valuesFor } from './values-of-words.ts'
import type { Places, Stretch } from './stretch.ts'

/** Values as they are written; a code in capitals, too, unless the whole message has them. */
export function valuesIn(stretch: Stretch, { vocabularies }: Places): ValueMatch[] {
  const { message, part, words, isUpper } = stretch
  const named = isShort(stretch) ? [] : valuesFor(vocabularies, words)
  const isCode = isUpper && words.length === 2 && /\p{Ll}/u.test(message)
  return named.length || !isCode ? named : valuesFor(vocabularies, part[0]!.text.toUpperCase())
}

/** What a verb stands behind: its subject, an auxiliary, "to" (Quirk et al., 1985, 2.13 and 3.21). */
const BEFORE_VERB = /^(?:to|they|we|you|i|he|she|who|can|could|will|would|must|should|may|might|did|does|do|please)$/

/** The values that words may mean where they stand: in small letters where a verb stands they are no code in capitals. */
export const withoutCodesOfVerbs = (found: ValueMatch[], stretch: Stretch, dictionary: Dictionary): ValueMatch[] =>
  found.length && isSaidAsVerb(stretch, dictionary) ? found.filter(match => !isCodeInCapitals(match)) : found

/** "do our customers pay monthly", "invoices they have to pay" beside a code `PAY`: in small letters where a verb stands. */
const isSaidAsVerb = ({ tokens, from, part, isSingle }: Stretch, { entities }: Dictionary): boolean => {
  const before = tokens[from - 1]
  if (!before || !isSingle || !/^\p{Ll}+$/u.test(part[0]!.text)) return false
  return BEFORE_VERB.test(before.norm) || (isPlural(before.norm) && entities.has(before.stem))
}

const isCodeInCapitals = ({ field, values }: ValueMatch): boolean =>
  /^(?:code|key|symbol|abbreviation|initials|id|ref|reference)$/.test(field.words.at(-1)!) &&
  values.every(value => /^\p{Lu}+$/u.test(value))

const isShort = ({ isSingle, isUpper, words }: Stretch): boolean =>
  isSingle && words.length <= 2 && !isUpper && !LETTER_AND_DIGIT.test(words) && !isShortCountry(words)

/** "D3" of a kennel, a room or a seat: no little word. */
const LETTER_AND_DIGIT = /^(?:\p{L}\d|\d\p{L})$/u

/** No loose writing of a value is looked for: the stretch is too short, it only leads to something, or is a part of a name. */
export function isClosed(stretch: Stretch, { dictionary, vocabularies }: Places): boolean {
  const { tokens, from, to, part, isSingle } = stretch
  return (
    isShort(stretch) ||
    (!isPhrasalState(stretch) && (FILLERS.has(part[0]!.norm) || FILLERS.has(part.at(-1)!.norm))) ||
    (isSingle && isBeingSomewhere(tokens, from)) ||
    endsInName(tokens, from, to, dictionary, vocabularies)
  )
}

/** "called off" of `cancelled`, "on hold" of `paused`: a little verb with its particle, or behind one, is another word for a state. */
const isPhrasalState = ({ part, words }: Stretch): boolean =>
  part.length === 2 && part.some(({ norm }) => isParticle(norm)) && synonymsOfState(words).length > 0

/** "head of the Legal department": the name of a record before its own noun is that, and no end of a looser name. */
function endsInName(
  tokens: readonly Token[],
  from: number,
  to: number,
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
): boolean {
  const noun = tokens[to] && (dictionary.entities.get(tokens[to].stem) ?? []).filter(m => m.quality >= 0.9)
  if (!noun?.length) return false
  for (let at = from + 1; at < to; at++) {
    const name = tokens
      .slice(at, to)
      .flatMap(t => wordsOf(t.norm))
      .join(' ')
    if (
      vocabularies.some(
        v =>
          noun.some(m => m.entity === v.entity) && v.exact.get(name)?.some(m => v.entity.nameFields.includes(m.field)),
      )
    )
      return true
  }
  return false
}
