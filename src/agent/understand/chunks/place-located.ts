import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Free, Place } from './annotate.ts'

const PREPOSITION = /^(?:at|in|on|under|with|out|off|for)$/
const DETERMINER = /^(?:the|a|an|our|their|its|his|her|your|my)$/
/** What tells which of them is meant, behind the noun: then it is that record and no state. */
const NARROWS = /^(?:of|with|called|named|that|which|whose|where|who|no|number)$/
const MOST_WORDS = 3
/** How surely a noun has to be called so to be one that the message is about. */
const NOUN = 0.8

/**
 * "still at the depot" of `at_depot`, "with their carrier" of `with_carrier`: a state that is a place says it without the
 * article that people say. It is one of the records that the message is about; where it is about others, the noun is a
 * record itself ("drivers at the depot").
 */
export function placeLocatedStates(
  tokens: Token[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
): void {
  for (let from = 0; from + 2 < tokens.length; from++) {
    if (!PREPOSITION.test(tokens[from]!.norm) || !DETERMINER.test(tokens[from + 1]!.norm)) continue
    for (let count = MOST_WORDS; count >= 1; count--) {
      const to = from + 2 + count
      if (to > tokens.length || !free(from, to) || isNarrowed(tokens[to])) continue
      const key = [tokens[from]!, ...tokens.slice(from + 2, to)].map(({ norm }) => norm).join(' ')
      const others = [...tokens.slice(0, from), ...tokens.slice(to)]
      const values = vocabularies
        .flatMap(({ exact }) => exact.get(key) ?? [])
        .filter(value => isState(value) && isAbout(others, value, dictionary))
      if (!values.length) continue
      place(from, to, { values })
      break
    }
  }
}

const isState = ({ field, quality }: ValueMatch): boolean => quality === 1 && field.choices.length > 0

const isNarrowed = (behind: Token | undefined): boolean =>
  behind !== undefined && (NARROWS.test(behind.norm) || /^[\p{Lu}\d"“#]/u.test(behind.text))

/** The message names the records of the value, or none at all. */
function isAbout(tokens: readonly Token[], { entity }: ValueMatch, { entities }: Dictionary): boolean {
  const named = tokens.flatMap(({ stem }) => entities.get(stem) ?? []).filter(({ quality }) => quality >= NOUN)
  return !named.length || named.some(one => one.entity === entity)
}
