import { wordList } from '../../../lib/patterns.ts'
import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { AGGREGATES, FILLERS, VERBS_OF_MEASURE } from './lexicon.ts'
import { GRADED_WORDS } from './gradables.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { CLIPPINGS } from './short-forms.ts'
import { CLIPPED_NOUNS, otherSpellings } from './spelling-variants.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { isPersonNoun } from '../entity-model/people.ts'
import { baseOf, participleOf, pastParticiple } from './verb-forms.ts'
import { VERBS } from '../writes/verbs.ts'
import { isWhoOrWhat } from './same-stem.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { editDistance } from '../../../lib/edit-distance.ts'
import {
  isAbbreviation,
  isDerived,
  isPlural,
  isSuffixed,
  plural,
  similarity,
  singular,
  stem,
  wordsOf,
} from './words.ts'

export const OPERATOR_WORDS = [...Object.keys(AGGREGATES), ...[...GRADED_WORDS].filter(w => w.length > 4)]

/** Little words of a question that are long enough to be told from others when a letter is wrong. */
export const LITTLE_WORDS = [
  ...FILLERS,
  ...'over under above below between before after since without more less than least most except'.split(' '),
].filter(w => /^[a-z]{4,}$/.test(w))

const LITTLE: ReadonlySet<string> = new Set(LITTLE_WORDS)

/** Verbs of what is done with what businesses keep records of: "who has borowed the most" (closed class). */
const DEEDS = wordList`
  approve arrive assign attend award book borrow cancel charge check collect complete deliver donate earn employ enrol expire finish
  handle hire include invoice issue join leave lend manage offer open order owe own pay produce publish purchase rate receive refund
  reject release rent repair report reserve resolve return review schedule sell send serve ship sign spend start stay supply teach
  visit weigh work write
`
export const DEED_FORMS = DEEDS.flatMap(verb => [
  verb,
  `${verb}s`,
  pastParticiple(verb),
  `${verb.replace(/e$/, '')}ing`,
]).filter(word => word.length >= 6)

/** The same letters in another order: "tuor". */
const isSwapped = (word: string, text: string) => [...word].toSorted().join('') === [...text].toSorted().join('')
/** What is left of a word without its vowels: "meny" and "many" differ in one of these. */
const consonants = (word: string) => word.replace(/[aeiou]/g, '')

/** One letter swapped, dropped or doubled, or one vowel for another; no consonant is replaced. */
const isSlip = (word: string, text: string) =>
  word[0] === text[0] &&
  Math.abs(word.length - text.length) <= 1 &&
  editDistance(word, text) === 1 &&
  (word.length !== text.length || isSwapped(word, text) || consonants(word) === consonants(text))

/** How near two words are that differ in which letters are doubled: "deffered", "adress", "comittee", the commonest slip of all. */
const ONE_SLIP = 0.9
const singled = (word: string): string => word.replace(/(.)\1+/g, '$1')

/** Two letters side by side in the wrong order: "lapotps". */
const isTwisted = (word: string, text: string): boolean => {
  const at = [...word].findIndex((letter, i) => letter !== text[i])
  return (
    word.length === text.length && at >= 0 && word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === text
  )
}

/** The one word of English of which a word has two letters behind the first in the wrong order (Damerau, 1964): "holdiay". */
function untwist(word: string): string | undefined {
  const isNoun = (one: string) => nounRelations().broader(singular(one)).size > 0
  const others = twistsOf(word).filter(one => one !== word && (isNoun(one) || DEED_FORMS.includes(one)))
  const [one, ...more] = new Set(others)
  return more.length ? undefined : one
}

/** A word with each pair of letters side by side behind the first the other way round. */
export const twistsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(0, at + 1) + word[at + 2]! + word[at + 1]! + word.slice(at + 3)) // oxfmt-ignore

type ReadToken = Token & {
  certainty: number
  /** A letter or two were wrong: it is told by how it is spelt rightly. */
  isSlip?: true
}

/** Adverbial particles (Quirk et al., 1985, 16.2) are short for nothing: "days off" are no days of an office. */
const PARTICLE = /^(?:off|out|over|under|away|back|along|around|through|across|past|per|own|ago)$/

/**
 * A word that means nothing as written, read as the nearest word that does: at most one slip in four letters, two in
 * eight, or a short form of a catalogue word. Unchanged when nothing is near. `certainty` falls with each step away.
 */
export function correctSpelling(token: Token, dictionary: Dictionary, vocabularies: Vocabulary[]): ReadToken {
  const { norm } = token
  const unchanged = { ...token, certainty: 1 }
  const clipped = CLIPPINGS.get(norm)
  if (clipped) return { ...token, norm: clipped, stem: stem(clipped), certainty: 1 }
  // "colour" where the catalogue or the data have "color".
  const other = otherSpellings(norm).find(word => isKnown(word, dictionary, vocabularies))
  if (other !== undefined) return { ...token, norm: other, stem: stem(other), certainty: 1 }
  // A verb that asks for a change is spelt right ("change" is not "chance").
  // So is a little word, whatever name is spelt nearly so ("below" is no Belo Horizonte).
  if (LITTLE.has(norm)) return unchanged
  if (FILLERS.has(norm) || norm in VERBS || norm.length < 3 || VERBS_OF_MEASURE.has(norm)) return unchanged
  // The plural of a word that is known is spelt right.
  if (isPlural(norm) && dictionary.words.has(singular(norm))) return unchanged
  const base = baseOf(norm)
  const led = base ? ownWordsOf(dictionary).find(word => stem(word) === stem(base) || isDerived(word, base)) : undefined
  const past = participleOf(norm) ?? madeRegular(norm)
  if (past && !led && vocabularies.some(v => v.words.has(past)))
    return { ...token, norm: past, stem: stem(past), certainty: 0.95 }
  if (led) return { ...token, norm: led, stem: stem(led), certainty: 0.95 }
  const accept = (word: string, certainty: number) => ({ ...token, norm: word, stem: stem(word), certainty })
  const single = singled(norm)
  let best: { word: string; score: number } | undefined
  const consider = (word: string) => {
    if (word.length < 4 || Math.abs(word.length - norm.length) > 2 || word[0] !== norm[0]) return
    const score = singled(word) === single || isTwisted(word, norm) ? ONE_SLIP : similarity(word, norm)
    if (!best || score > best.score) best = { word, score }
  }
  // A word of English is spelt right, whatever here looks like it ("store" is no "score", "sold" is not "solved").
  const isEnglish = wordKnowledge().find(stem(norm)) !== undefined || base !== undefined || isPersonNoun(singular(norm))
  if (norm.length >= 4 && !isEnglish) {
    for (const word of dictionary.words) {
      consider(word)
      if (norm.endsWith('s')) consider(plural(singular(word)))
      if (norm.endsWith('ies') || norm.endsWith('is')) consider(word.replace(/y$/, 'ies'))
    }
    for (const word of OPERATOR_WORDS) consider(word)
    for (const vocabulary of vocabularies)
      for (const field of vocabulary.entity.fields)
        for (const choice of field.choices)
          for (const word of choice.split(/\W+/)) for (const one of formsOf(word.toLowerCase())) consider(one)
  }
  const slipped = isEnglish ? slipInEnding(norm, vocabularies) : undefined
  if (slipped) return { ...accept(slipped, 0.9), isSlip: true }
  if (norm.length >= 4 && !isEnglish)
    for (const { kinds } of vocabularies)
      for (const word of kinds) {
        if (norm.length >= 5) consider(word)
        else if (word.length === 4 && isSwapped(word, norm)) consider(word)
      }
  // A word with a capital inside a sentence is a name of its own, unless nearly all of it fits; it is no little word.
  const isProper = token.start > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)
  if (!isEnglish && !isProper) for (const word of LITTLE_WORDS) if (isSlip(word, norm)) best = { word, score: 1 }
  const needed = isProper ? 0.86 : norm.length >= 5 ? 0.79 : 0.75
  const isNear = (word: string) => isSlip(word, norm) || singled(word) === single
  const deed = isEnglish || isProper || (best?.score ?? 0) >= needed ? undefined : DEED_FORMS.find(isNear)
  if (deed !== undefined) best = { word: deed, score: 1 }
  if (best && best.score >= needed) return { ...accept(best.word, 0.9), isSlip: true }
  const untwisted = isEnglish || isProper || norm.length < 5 ? undefined : untwist(norm)
  if (untwisted !== undefined) return { ...accept(untwisted, 0.9), isSlip: true }
  const derived =
    norm.length >= 5 ? [...dictionary.words].filter(word => isDerived(norm, word) && !isWhoOrWhat(norm, word)) : []
  if (new Set(derived.map(stem)).size === 1) return accept(derived[0]!, 0.95)
  const isName = /^[A-Z]/.test(token.text) && !/^[A-Z]+$/.test(token.text)
  // "cats" are animals or those of the data, and no short form of categories; a "rat" is one of the `Rats`, and no rating.
  const isInData = [norm, singular(norm), plural(norm)].some(
    word => choiceWordsOf(dictionary).has(word) || vocabularies.some(v => v.words.has(word)),
  )
  if (!isName && !isInData && !PARTICLE.test(norm)) {
    // A plural of English is short for nothing, but "miles" are a mileage, and who "rents" is a renter.
    const isNoun = isEnglish && isPlural(norm)
    const fits = (word: string) =>
      isAbbreviation(norm, word) && (!isNoun || (isSuffixed(singular(norm), word) && !isWhoOrWhat(norm, word)))
    const words = ownWordsOf(dictionary).filter(word => fits(word) && !isMereDoer(norm, word, dictionary))
    if (new Set(words.map(stem)).size === 1) return accept(words[0]!, 0.85)
  }
  return unchanged
}

/** So well a field is named by its own word. */
const CALLED = 0.8

/** "what did we buy" is no buyer where only another word for a customer or a job title is: unless records or a field are called so, nobody is the deed. */
const isMereDoer = (norm: string, word: string, { entities, fields }: Dictionary): boolean =>
  /^(?:e?rs?|ors?)$/.test(word.slice(norm.length)) &&
  word.startsWith(norm) &&
  shareAsVerb(norm) > 0 &&
  !entities.get(stem(word))?.some(({ quality }) => quality >= CALLED) &&
  !fields.get(stem(word))?.some(({ quality }) => quality >= CALLED)

/** A value, and its plural that no ending makes: "children" of `child`. */
const formsOf = (word: string): string[] =>
  plural(word).startsWith(word.slice(0, -1)) && /s$/.test(plural(word)) ? [word] : [word, plural(word)]

/** "losed", "lossed", "payed": the participle of an irregular verb, made as that of others is. */
function madeRegular(norm: string): string | undefined {
  if (!/^\p{L}{2,}ed$/u.test(norm)) return undefined
  const root = norm.slice(0, -2)
  const single = root.replace(/([^aeiou])\1$/, '$1')
  return [root, `${root}e`, single, `${single}e`].map(participleOf).find(Boolean)
}

/** "qualifed" of a state `qualified`: it has the stem of an English word, and is none. */
function slipInEnding(norm: string, vocabularies: readonly Vocabulary[]): string | undefined {
  if (norm.length < 7 || !/(?:ed|ing)$/.test(norm)) return undefined
  const states = vocabularies.flatMap(({ entity }) => entity.fields.flatMap(({ choices }) => choices.flatMap(wordsOf)))
  return states.find(word => word.length === norm.length + 1 && word.endsWith(norm.slice(-2)) && isSlip(word, norm))
}

/** "ads" of advertisements: the full form of a clipped noun, where only that is known here. Stems of verbs may look like it ("added"). */
export function fullForm(
  token: Token,
  dictionary: Dictionary,
  vocabularies: readonly Vocabulary[],
): ReadToken | undefined {
  const clipped = CLIPPED_NOUNS.get(token.norm)
  if (clipped === undefined) return undefined
  // Of a kind of record no mere part of a code in the data takes it: "ads" beside `AD-21`.
  const isKind = [clipped, plural(clipped)].some(word => dictionary.entities.has(stem(word)))
  const taken = isKind ? [] : vocabularies
  if (isKnown(token.norm, dictionary, taken) || vocabularies.some(v => v.exact.has(token.norm))) return undefined
  // "pharma" of an industry that is written in the plural.
  const full = [clipped, plural(clipped)].find(word => isKnown(word, dictionary, vocabularies))
  return full === undefined ? undefined : { ...token, norm: full, stem: stem(full), certainty: 1 }
}

/** Whether something here is called so, or so in the singular: a kind, a field, or a value of a field. */
const isKnown = (word: string, dictionary: Dictionary, vocabularies: readonly Vocabulary[]): boolean =>
  [word, singular(word)].some(
    one => dictionary.words.has(one) || choiceWordsOf(dictionary).has(one) || vocabularies.some(v => v.words.has(one)),
  )

/** Words that the catalogue has itself, which others may be forms and short forms of. */
const ownWordsOf = rememberByObject(({ words, otherWords }: Dictionary): readonly string[] =>
  [...words].filter(word => !otherWords.has(word)),
)

/** Words of the values that descriptions list, in any kind of record: known before any data are read. */
const choiceWordsOf = rememberByObject(({ entities }: Dictionary): ReadonlySet<string> => {
  const kinds = new Set([...entities.values()].flat().map(({ entity }) => entity))
  const choices = [...kinds].flatMap(({ fields }) => fields.flatMap(field => field.choices))
  return new Set(choices.flatMap(wordsOf))
})
