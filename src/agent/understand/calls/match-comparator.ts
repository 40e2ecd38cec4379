import type { Word } from './tag-words.ts'

/** Signs and short names of comparisons, as programs write them, with the words of English that say each (a closed class). */
const COMPARATORS: [RegExp, string[]][] = [
  [/^(?:>=|≥|gte|ge)$/i, ['at least', 'greater than or equal to', 'no less than', 'not less than', 'not below']],
  [/^(?:<=|≤|lte|le)$/i, ['at most', 'less than or equal to', 'no more than', 'not more than', 'up to', 'not above']],
  [/^(?:>|gt)$/i, ['greater than', 'more than', 'larger than', 'higher than', 'over', 'above', 'exceeds']],
  [/^(?:<|lt)$/i, ['less than', 'smaller than', 'lower than', 'fewer than', 'under', 'below']],
  [/^(?:!=|<>|≠|neq?)$/i, ['is not', 'are not', "isn't", 'not equal to', 'other than', 'differs from']],
  [/^(?:==?|eq)$/i, ['is equal to', 'equals', 'equal to', 'is', 'are']],
]
const PHRASES = COMPARATORS.flatMap(([sign, phrases]) =>
  phrases.map(phrase => ({ sign, parts: phrase.split(' ') })),
).toSorted((a, b) => b.parts.length - a.parts.length)

/** Whether all of some allowed values are signs or short names of comparisons. */
export const areComparators = (choices: readonly unknown[]): boolean =>
  choices.length > 1 && choices.every(one => COMPARATORS.some(([sign]) => typeof one === 'string' && sign.test(one)))

/** A comparison that words say, from one to before another, as the allowed value for it. */
export interface Comparison {
  choice: string
  from: number
  to: number
}

/** The comparisons that words say, by signs or in English: "is greater than" is one, and "is" is one where nothing else follows. */
export function findComparisons(words: readonly Word[], choices: readonly unknown[]): Comparison[] {
  const out: Comparison[] = []
  for (let at = 0; at < words.length; at++) {
    const read = readSign(words, at) ?? readPhrase(words, at)
    if (!read) continue
    // "Is more than": the verb only leads to the comparison.
    const next = read.isVerb ? (readSign(words, read.to) ?? readPhrase(words, read.to)) : undefined
    if (next) continue
    const choice = choices.find(one => typeof one === 'string' && read.sign.test(one))
    if (typeof choice === 'string') out.push({ choice, from: at, to: read.to })
    at = read.to - 1
  }
  return out
}

interface Read {
  sign: RegExp
  to: number
  isVerb: boolean
}

/** Signs of comparison that stand together from a word on. */
function readSign(words: readonly Word[], at: number): Read | undefined {
  let to = at
  let text = ''
  while (words[to] && /^[<>=!≥≤≠]+$/.test(words[to]!.text) && (to === at || words[to]!.start === words[to - 1]!.end))
    text += words[to++]!.text
  const sign = COMPARATORS.find(([one]) => one.test(text))?.[0]
  return sign && to > at ? { sign, to, isVerb: false } : undefined
}

function readPhrase(words: readonly Word[], at: number): Read | undefined {
  const found = PHRASES.find(({ parts }) => parts.every((part, i) => words[at + i]?.norm === part))
  return found && { sign: found.sign, to: at + found.parts.length, isVerb: /^(?:is|are)$/.test(found.parts.join(' ')) }
}

/** The first place where words say an allowed value that is a comparison. */
export function matchComparator(
  choice: string,
  words: readonly Word[],
): { start: number; end: number; score: number } | undefined {
  const [first] = findComparisons(words, [choice])
  return first && { start: words[first.from]!.start, end: words[first.to - 1]!.end, score: 0.95 }
}
