import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import { FILLERS, LINKING_WORDS, NEGATIONS } from '../language/lexicon.ts'

const WORD = String.raw`(?:[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|\p{Lu}[\p{L}\p{N}'’.&/_-]*|[\p{L}_-]*\d[\p{L}\d/_-]*)`
/** A name, a code, a number or an e-mail address, with the noun before it. */
const NAMED = new RegExp(
  String.raw`(?:(?:\b[Tt]he|\b[Oo]ur|\b[Mm]y)\s+)?(?:\p{Ll}[\p{L}-]+\s+){0,2}?(?<name>${WORD}(?:\s+(?:(?:of|and|the|de|van|von)\s+)?(?:${WORD}|&))*)`,
  'gu',
)
/** Capitals at the beginning of a sentence that name nothing. */
export const NO_NAME = pattern('u')`
  ^(?:The|An?|Our|My|This|That|These|Those|There|We|I|You|He|She|It|They|As|Since|Because|Somebody|Someone|Please|Just|So|No|Yes|Ok|Okay|Today|Yesterday)$
`
const MOST_NAMES = 3
/** A name that is quoted, with the noun before it: the task "Print the badges". */
const QUOTED = /(?:(?<=\b[Tt]he\s)\p{Ll}[\p{Ll}-]*\s)?(?:"[^"]+"|“[^”]+”)/gu

/** What a clause names, in order; the verb that an order begins with is no name. */
export function namesIn(told: string, isOrder = false): string[] {
  const quoted = [...told.matchAll(QUOTED)].map(([whole]) => whole)
  if (quoted.length) return quoted.slice(0, MOST_NAMES)
  const clause = isOrder ? told.replace(/^\W*\p{L}+/u, verb => verb.toLowerCase()) : told
  const found = [...clause.matchAll(NAMED)].flatMap(({ groups }) => {
    const words = groups!['name']!.replace(/['’]s?$/, '').split(/\s+/)
    while (words.length && NO_NAME.test(words[0]!)) words.shift()
    const name = words.join(' ').replace(/[.]$/, '')
    return /\d|\p{Lu}|@/u.test(name) ? [name] : []
  })
  return [...new Set(found)].slice(0, MOST_NAMES)
}

const MOST_NOUNS = 2

/** Words that no noun is made of: articles, prepositions, pronouns, conjunctions and the commonest verbs. */
const SMALL = pattern('i')`
  ^(?:
    an?|the|our|my|your|his|her|its|their|this|that|in|on|at|of|for|to|from|by|with|as|and|or|but|so|is|are|was|were|be|been|has|have|had
    |we|i|you|he|she|it|they|not|no|only|just|also|already|now
  )$
`

/** "in work log 9087": a number with the one or two nouns before it; undefined where there are none. */
export function withNounsBefore(told: string, name: string): string[] {
  const at = /^\d/.test(name) ? told.indexOf(name) : -1
  const words =
    at < 0 ? [] : /(?:\p{Ll}[\p{Ll}-]*\s){0,2}$/u.exec(told.slice(0, at))![0].trim().split(' ').filter(Boolean)
  const small = words.findLastIndex(word => SMALL.test(word))
  const nouns = words.slice(small + 1)
  return nouns.map((_, from) => [...nouns.slice(from), name].join(' '))
}

/** "the Oil nozzle": a name behind an article goes on with the nouns behind it, up to a small word; undefined where there are none. */
export function withNounsBehind(told: string, name: string): string | undefined {
  const at = told.indexOf(name)
  if (at < 0 || !/(?:^|\s)(?:the|our|my)\s+$/i.test(told.slice(0, at))) return undefined
  const words = /^(?:\s\p{Ll}[\p{Ll}-]+)*/u
    .exec(told.slice(at + name.length))![0]
    .split(' ')
    .slice(1, 1 + MOST_NOUNS)
  const end = words.findIndex(word => FILLERS.has(word) || LINKING_WORDS.has(word) || NEGATIONS.has(word))
  const nouns = end < 0 ? words : words.slice(0, end)
  return nouns.length ? [name, ...nouns].join(' ') : undefined
}

/** "Ann Lee's request is still pending", "Holiday request of Ann Lee is fine": what a clause is about, where it says more than a name. */
const SUBJECT = pattern('u')`
  ^\W*(?<what>(?:[Tt]he\s)?(?:\p{Lu}[^,;:?]*?['’]s?\s\p{Ll}+(?:\s\p{Ll}+)?|\p{L}\p{Ll}+(?:\s\p{Ll}+){0,2}\s(?:of|for|from|by)\s\p{Lu}[^,;:?]*?))
  \s(?:is|are|was|were|has|have|had|can|should|must|needs?|looks?|seems?)\b
`
/** "Ann Lee's request is still pending": which of hers is meant. */
const STILL_SO = pattern('u')`
  ^\W*(?<owner>\p{Lu}[^,;:?]*?['’]s?)\s(?<noun>\p{Ll}+(?:\s\p{Ll}+)?)\s(?:is|are)\s
  (?:still|currently|at\sthe\smoment|right\snow)\s(?<state>(?!not\b)\p{Ll}+)[\s.!]*$
`
export function subjectOf(told: string): string[] {
  const what = execIn(told, SUBJECT)?.groups?.['what']
  const { owner, noun, state } = STILL_SO.exec(told)?.groups ?? {}
  if (owner && noun && state) return [`${owner} ${state} ${noun}`, `${owner} ${noun}`]
  return what
    ? [what.replace(/^[Tt]he\s/, '').replace(/^\p{Lu}(?=\p{Ll}+\s\p{Ll})/u, first => first.toLowerCase())]
    : []
}

/** "Ann Lee can have the holiday she asked for": what is hers, told behind the verb. */
const OBJECT =
  /\s(?:have|has|get|gets|take|takes|wants?|asked for|needs?)\s(?:the|his|her|its|their|that)\s(?<what>(?!\p{Ll}+\s(?:to|as)\b)\p{Ll}{3,})/u
export function thingsOf(told: string, [name, ...more]: readonly string[]): string[] {
  const what = OBJECT.exec(told)?.groups?.['what']
  return what && name && !more.length ? [`the ${what} of ${name}`] : []
}
