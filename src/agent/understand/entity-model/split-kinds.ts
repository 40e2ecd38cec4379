import { findEverydayNoun } from '../language/everyday-nouns.ts'
import type { UnderstandOptions } from '../understanding.ts'
import { singular, stem } from '../language/words.ts'

const NOUN = String.raw`[\p{Ll}-]+(?: [\p{Ll}-]+)?`
/** The last one is followed by the verb of the question. */
const LAST = String.raw`[\p{Ll}-]+(?: (?!are\b|do\b|have\b|exist\b|there\b|is\b)[\p{Ll}-]+)?`
const COUNTED = new RegExp(
  String.raw`^(\W*(?:(?:and|so|tell me|can you tell me)\s+)*how many)\s+(${NOUN}(?:,\s*${NOUN})*),?\s+and\s+(${LAST})(\s+(?:are|do|have|exist|there)\b.*)?\W*$`,
  'iu',
)

/**
 * "how many boats, sailors and harbours are there?": the number of each, where all of them are kinds of record of some service
 * and nothing else is said of them.
 */
export function splitKinds(request: string, { knowledge, apps }: UnderstandOptions): string[] {
  const [, lead, first, last, rest = ''] = COUNTED.exec(request) ?? []
  if (!lead || !first || !last || !PLAIN.test(rest)) return [request]
  const nouns = [...first.split(/,\s*/), last].map(noun => noun.replace(/^the\s+/i, ''))
  const known = knowledge.apps(apps)
  const isKind = (noun: string) => {
    const words = noun.split(' ')
    const key = words.map(word => stem(word)).join(' ')
    return known.some(
      ({ dictionary, model }) =>
        dictionary.entities.get(key)?.some(mention => mention.quality >= 0.75) ||
        (words.length === 1 && findEverydayNoun(singular(noun), model.entities) !== undefined),
    )
  }
  return nouns.every(isKind) ? nouns.map(noun => `${lead} ${noun}${rest}`) : [request]
}

const PLAIN =
  /^(?:\s+(?:are|is)? ?(?:there|registered|in total|altogether|do (?:we|you|i) have|have we(?: got)?|exist))*\W*$/i
