import type { Free, Place } from './annotate.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isPlural } from '../language/words.ts'

/** What mentions are looked for in, and where they are put. */
export interface Places {
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  place: Place
  free: Free
}

export type CertainToken = Token & { certainty: number }

/** Some tokens of a message, one behind the other. */
export interface Stretch {
  message: string
  tokens: readonly CertainToken[]
  from: number
  to: number
  /** Its own tokens, their stems and their words. */
  part: readonly CertainToken[]
  stems: string
  words: string
  isSingle: boolean
  /** A code or a letter that stands for something: "TX", "B". */
  isUpper: boolean
}

/** The stretch from one token up to another. */
export function stretchOf(
  message: string,
  tokens: readonly CertainToken[],
  words: readonly string[][],
  from: number,
  to: number,
  dictionary: Dictionary,
): Stretch {
  const part = tokens.slice(from, to)
  const isSingle = part.length === 1
  return {
    message,
    tokens,
    from,
    to,
    part,
    stems: part.map(token => token.stem).join(' '),
    words: words.slice(from, to).flat().join(' '),
    isSingle,
    // A letter by itself may be a class; "I" and "A" are words.
    isUpper:
      isSingle &&
      (/^(?:[A-Z]{2,3}s?|[B-HJ-Z])$/.test(part[0]!.text) ||
        isBareCode(tokens, from) ||
        isLetterA(tokens, from, dictionary)),
  }
}

/** "accounts in tx": two letters in haste that are no word, no title and no unit of English. */
function isBareCode(tokens: readonly Token[], at: number): boolean {
  const { text } = tokens[at]!
  if (!/^\p{Ll}{2}$/u.test(text) || ABBREVIATIONS.has(text) || FILLERS.has(text)) return false
  const [before, other] = [tokens[at - 1]?.norm ?? '', tokens[at - 2]?.text ?? '']
  // "in ca", "in ca or il": what stands where a place does.
  const isPlace =
    /^(?:in|from|outside|within)$/.test(before) || (/^(?:or|and)$/.test(before) && /^\p{Ll}{2}$/u.test(other))
  return (
    /^[b-df-hj-np-tv-z]{2}$/.test(text) || (isPlace && !/^(?:us|it|hi|oh|ok|id|ad|ex|pa|ma|no|go|up|ai|vr)$/.test(text))
  )
}

const ABBREVIATIONS = new Set(
  'mr ms md dr st mt jr sr vs hr hq tv pc cv pr ph pt pp ps pm nd rd th kg km cm mm ml mg lb ft hz gb mb kb kw nr qt wk yr bc dj gp'.split(
    ' ',
  ),
)

/** "our A customers", "A customers": behind a determiner or before a plural the letter is no article. */
function isLetterA(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    tokens[at]!.text === 'A' &&
    (/^(?:the|our|my|your|their|its|all|class|grade|type|group)$/.test(before?.norm ?? '') ||
      (after !== undefined && isPlural(after.norm) && dictionary.entities.has(after.stem)))
  )
}
