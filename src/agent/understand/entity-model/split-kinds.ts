import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { findEverydayNoun } from '../language/everyday-nouns.ts'
import type { UnderstandOptions } from '../understanding.ts'
import { isPlural, singular, stem } from '../language/words.ts'

const NOUN = String.raw`[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}`
/** The last one is followed by the verb of the question. */
const LAST = String.raw`[\p{Ll}-]+(?: (?!are\b|do\b|have\b|exist\b|there\b|is\b|in\b|per\b|by\b|for\b)[\p{Ll}-]+){0,2}`
const COUNTED = pattern('iu')`
  ^(
    \W*(?:(?:and|so|tell me|can you tell me|show|give me|what is|what's|the)\s+)*
    (?:how many|number of|count of)
  )\s+(${NOUN}(?:,\s*${NOUN})*),?\s+and\s+(${LAST})(\s+(?:are|do|have|exist|there|per|by|for|in)\b.*)?\W*$
`

/**
 * "how many boats, sailors and harbours are there?", "number of free berths and late ships": the number of each, where all of
 * them are kinds of record of some service and nothing else is said of them than what stands before each.
 */
export function splitKinds(request: string, { knowledge, apps }: UnderstandOptions): string[] {
  const [, lead, first, last, rest = ''] = execIn(request, COUNTED) ?? []
  if (!lead || !first || !last || !(testIn(rest, PLAIN) || testIn(rest, OF_EACH) || testIn(rest, PLACE)))
    return [request]
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
  /** "late ships": a plural that is the very name of a kind, with what describes it. */
  const endsInKind = (noun: string) => {
    const words = noun.split(' ')
    return [1, 2].some(length => {
      const kind = words.slice(-length)
      const key = kind.map(word => stem(word)).join(' ')
      const isNamed = known.some(({ dictionary }) => dictionary.entities.get(key)?.some(({ quality }) => quality === 1))
      return (
        words.length > length && isPlural(kind.at(-1)!) && isNamed && !LINKS.test(words.slice(0, -length).join(' '))
      )
    })
  }
  // "won deals, lost deals and open deals": said of each anew, it may be any word for the kind.
  const ends = new Set(nouns.map(noun => noun.split(' ').at(-1)!))
  const isAgain =
    ends.size === 1 && isKind([...ends][0]!) && nouns.every(noun => noun.includes(' ') && !LINKS.test(noun))
  return isAgain || nouns.every(noun => isKind(noun) || endsInKind(noun))
    ? nouns.map(noun => `${lead} ${noun}${rest}`)
    : [request]
}

/** What stands between nouns relates them. */
const LINKS = /\b(?:of|in|on|at|for|with|without|from|by|to|per|that|which|who|whose|and|or|not|than)\b/

const PLAIN =
  /^(?:\s+(?:are|is)? ?(?:there|registered|in total|altogether|do (?:we|you|i) have|have we(?: got)?|exist))*\W*$/i
/** "per harbour", "for each harbour": the groups of all of them. */
const OF_EACH = /^\s+(?:per|by|(?:for|in) (?:each|every))\s+(?:\p{L}+ ?){1,3}\W*$/iu
/** "do we have in Kent", "are there in Kent": where all of them are. */
const PLACE = /^(?:\s+(?:are|do|have|there|we|you|i|exist))*\s+in\s+\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*\W*$/u
