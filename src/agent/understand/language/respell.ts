import { nounTaxonomy } from '../../../lib/word-knowledge/noun-taxonomy.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { GRADED_WORDS } from './gradables.ts'
import { twistsOf } from './spelling.ts'
import { baseOf } from './verb-forms.ts'
import { singular, stem } from './words.ts'

/** So long is no name in small letters that is a word but for a letter ("brian" is no brain). */
const LONG = 6
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Whether the dictionary has the very word or its plain forms: its stem alone says too little ("canone"). */
export function isWord(word: string): boolean {
  const one = singular(word)
  const isNoun = nounTaxonomy().likeness(one, one) !== undefined
  const bases = [word, word.replace(/(?:ed|s|ing)$/, ''), word.replace(/(?:d|s)$/, ''), word.replace(/ing$/, 'e')]
  const isVerb = bases.some(base => shareAsVerb(base) > 0)
  const isAdjective = /(?:ive|able|ible|ful|less|ous|ed)$/.test(word) && wordKnowledge().find(stem(word)) !== undefined
  return isNoun || isVerb || isAdjective || GRADED_WORDS.has(word) || baseOf(word) !== undefined
}

/** A word with a letter more at any place behind the first. */
const fuller = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => LETTERS.map(letter => word.slice(0, at + 1) + letter + word.slice(at + 1))).flat() // oxfmt-ignore
/** A word with one of two equal letters side by side left out. */
const singled = (word: string): string[] =>
  [...word].flatMap((letter, at) => (letter === word[at + 1] ? [word.slice(0, at) + word.slice(at + 1)] : []))

const onlyWord = (candidates: readonly string[], word: string): string | undefined => {
  const [one, ...others] = new Set(candidates.filter(other => other !== word && isWord(other)))
  return others.length ? undefined : one
}

/**
 * The word of English of which another is a slip of the keys: two letters in the wrong order, else one left out, else one typed twice (Damerau, 1964).
 * Undefined for a word of English, for one with a capital, a short one, and where more than one is meant as well.
 */
export function slipOf(word: string): string | undefined {
  if (!/^\p{Ll}+$/u.test(word) || word.length < LONG || wordKnowledge().find(stem(word)) !== undefined) return undefined
  return onlyWord(twistsOf(word), word) ?? onlyWord(fuller(word), word) ?? onlyWord(singled(word), word)
}
