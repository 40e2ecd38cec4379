import pluralize from 'pluralize'
import { rememberByWord } from '../../../lib/remember-by-word.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import { fold, isPlain } from '../../../lib/words.ts'

export { fold, splitIdentifier, stem } from '../../../lib/words.ts'

/** Words of a value or message part, folded: everything that is neither letter nor digit separates. */
export function wordsOf(text: string): string[] {
  const folded = fold(text).replace(/'s\b/g, '')
  return folded.split(isPlain(folded) ? /[^a-z\d]+/ : /[^\p{L}\p{N}]+/u).filter(Boolean)
}

// Leaves of absence are records; those of trees hardly ever are.
pluralize.addIrregularRule('leave', 'leaves')

/** A noun in the singular; irregular forms too. */
export const singular = rememberByWord((word: string): string => pluralize.singular(word))
export const plural = rememberByWord((word: string): string => pluralize.plural(word))
export const isPlural = rememberByWord((word: string): boolean => pluralize.isPlural(word))

/** Of what has nouns of one stem ("advertiser", "advertisement"), that which the very word names, where anything is named so. */
export function ofThatWord<T>(alike: readonly T[], word: string, nounsOf: (one: T) => readonly string[]): readonly T[] {
  const wanted = singular(word)
  const own = alike.length > 1 ? alike.filter(one => nounsOf(one).some(noun => singular(noun) === wanted)) : []
  return own.length > 0 ? own : alike
}

/** `count` with its noun: "1 account", "3 accounts". */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? singular(noun) : plural(noun)}`

/** 0 to 1: one minus the edit distance by length; a swap of neighbours counts as one edit. */
export function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  if (longest === 0) return 1
  return 1 - editDistance(a, b) / longest
}

const ENDINGS =
  /^(|e|ed|en|n|t|er|or|ee|ing|ion|ation|ment|al|ance|ence|s|es|ly|y|able|ive|r|d|st|age|ship|ness|ist|ists|ic|ics|ian|ous|ity)$/

/** A doctrine and those who hold it (Quirk et al., 1985, I.33 and I.36): "surrealist" and "surrealism", whose stem may be short. */
const DOCTRINE = /(?<=\p{L}{3})(?:isms?|ists?|istic)$/u

/** Those who do something and the doing of it (1985, I.33 and I.43): "applicants" and "applications". */
const DOING = /(?<=\p{L}{4})(?:ants?|ations?)$/u

/** Nouns that only look like being made of a verb: no count makes a county. */
const UNMADE = /^count(?:y|ies)$/

/** Whether two words are forms of one by English derivation: "driven" and "driver", "weigh" and "weight", "inspect" and "inspection". */
export function isDerived(a: string, b: string): boolean {
  for (const ending of [DOCTRINE, DOING])
    if (ending.test(a) && ending.test(b)) return a.replace(ending, '') === b.replace(ending, '')
  if (a.length < 5 || b.length < 5 || UNMADE.test(a) || UNMADE.test(b)) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  // The common part may end in what one of the endings starts with.
  for (let cut = at; cut >= Math.max(5, at - 1); cut--)
    if (ENDINGS.test(a.slice(cut)) && ENDINGS.test(b.slice(cut))) return true
  return false
}

/** Whether a noun is the being so of an adjective (Quirk et al., 1985, I.38): "absence" of "absent", "illness" of "ill". */
export const isQualityOf = (noun: string, adjective: string): boolean =>
  (/(?:ent|ant)$/.test(adjective) && [`${adjective.slice(0, -1)}ce`, `${adjective.slice(0, -1)}cy`].includes(noun)) ||
  noun === `${adjective.replace(/(?<=..)y$/, 'i')}ness`

/** Whether a word is another one with an ending of English: "rental" is "rent" with one, "category" is no "cat". */
export const isSuffixed = (base: string, word: string): boolean =>
  word.startsWith(base) && ENDINGS.test(word.slice(base.length))

/**
 * Whether a short form stands for a word: same first letter, letters in order, at least half dropped vowels or a
 * prefix of three or more, with or without the last letter ("accts" → accounts, "rev" → revenue, "dept" → department).
 */
export function isAbbreviation(short: string, word: string): boolean {
  const base = short.length > 3 && short.endsWith('s') ? short.slice(0, -1) : short
  if (base.length < 3 || base.length >= word.length - 1 || base[0] !== word[0]) return false
  // "owner" is the contrary of "ownerless".
  if (word.startsWith(base)) return word !== `${base}less`
  const single = singular(word)
  if (base.at(-1) !== single.at(-1)) return false
  if (base.length > 3 && single.startsWith(base.slice(0, -1))) return true
  if (/[aeiou]/.test(base.slice(1, -1))) return false
  let at = 0
  for (const letter of single) if (letter === base[at]) at++
  return at === base.length
}

/** A noun with its indefinite article: "an order", "a boat". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
