import { pattern } from '../../../lib/patterns.ts'
import { shareAsVerb } from '../../../lib/word-knowledge/verbs.ts'
import { FILLERS } from '../language/lexicon.ts'
import type { Word } from './tag-words.ts'

/** A stretch of words that names something: characters of the text, and the words from `from` to `to`, end exclusive. */
export interface PhraseSpan {
  kind: 'name' | 'phrase'
  start: number
  end: number
  from: number
  to: number
  value: string
}

/** Words that may stand between the capitalised words of one name. */
const JOINS = /^(of|the|de|la|le|da|di|van|von|der|den|del|du|al|bin|for|on|in|and|&|'s|’s|-|\.|'|’)$/i
const isCapital = (word: Word) => /^\p{Lu}/u.test(word.text) || /^\p{Ll}+\p{Lu}/u.test(word.text)
const isNominal = (word: Word) => /^(NOUN|PROPN|ADJ|NUM|X|SYM)$/.test(word.pos) && !/^[<>=≥≤≠]+$/.test(word.text)

/**
 * Names are runs of capitalised words with their small joins ("Treaty of Lisbon", "Harold B. Moss"); a capital at
 * the beginning of a sentence counts only where the tagger reads a name, or another one follows.
 */
export function readNames(text: string, words: readonly Word[]): PhraseSpan[] {
  const spans: PhraseSpan[] = []
  for (let at = 0; at < words.length; at++) {
    if (!startsName(words, at)) continue
    let to = at + 1
    for (;;) {
      if (endsSentence(words, to - 1)) break
      if (words[to] && isCapital(words[to]!) && touches(text, words, to)) to++
      else if (words[to] && JOINS.test(words[to]!.text) && joins(text, words, to)) to += 2
      else if (
        words[to] &&
        /^(\d+|'s|’s)$/.test(words[to]!.text) &&
        touches(text, words, to) &&
        isPartOfName(words, to)
      )
        to++
      else break
    }
    while (to > at + 1 && /^('s|’s)$/.test(words[to - 1]!.text)) to--
    // "Order No 4711": what the number is called.
    if (LABEL.test(words[to - 1]!.text) && /^#?\d/.test(words[to]?.text ?? '')) {
      at = to - 1
      continue
    }
    // "UUID AB10": what an identifier is called is no part of it.
    spans.push(spanOf(text, words, to - at > 1 && IDENTIFIER.test(words[at]!.text) ? at + 1 : at, to, 'name'))
    at = to - 1
  }
  return spans
}

/** "J. Doe" is a name; behind the letter of "substance B. The sample …" a sentence begins. */
const endsSentence = (words: readonly Word[], at: number): boolean =>
  /^\p{Lu}\.$/u.test(words[at]!.text) &&
  words[at + 1] !== undefined &&
  FILLERS.has(words[at + 1]!.text.toLowerCase()) &&
  isCapital(words[at + 1]!)

const isSentenceStart = (words: readonly Word[], at: number) => at === 0 || /^[.?!:'"“‘\n]+$/.test(words[at - 1]!.text)

function startsName(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (!isCapital(word) || !/\p{L}/u.test(word.text)) return false
  if (/^(I|I'm|I'd|I've|I'll|OK|AM|PM|A|An|The)$/.test(word.text) && !(words[at + 1] && isCapital(words[at + 1]!)))
    return /^(A)$/.test(word.text) && at > 0
  // "The Lund Museum": an article with a capital within a sentence belongs to the name.
  if (word.text === 'The')
    return !isSentenceStart(words, at) && words[at + 1] !== undefined && isCapital(words[at + 1]!)
  if (/^(I|I['’].+|A|An|Hi|Hello|Hey|Please)$/.test(word.text)) return false
  if (!isSentenceStart(words, at)) return true
  // "Second, …" counts sentences.
  if (ORDINAL.test(word.text) && words[at + 1]?.text === ',') return false
  if (/^(VERB|AUX|PRON|DET|ADP|ADV|SCONJ|CCONJ|INTJ|PART)$/.test(word.pos) || isCommand(words, at)) return false
  if (isOrderOfName(words, at)) return false
  return word.pos === 'PROPN' || (words[at + 1] !== undefined && isCapital(words[at + 1]!))
}

/** "Book a room", "Order three bottles": the first word of a sentence is a verb where its object follows. */
const isCommand = (words: readonly Word[], at: number) =>
  isSentenceStart(words, at) &&
  /^(DET|NUM|PRON)$/.test(words[at + 1]?.pos ?? '') &&
  /^\p{L}\p{Ll}+$/u.test(words[at]!.text)

/** Titles of people, before which no name goes on. */
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Madam)\.?$/
/** As often a verb where it is used, a first word hardly begins a name; before words in small letters less is enough. */
const MOSTLY_VERB = 0.8
const OFTEN_VERB = 0.3

/**
 * "Book Mrs. Lee in", "Convert Base64", "Check whether it runs": the first word of a sentence is a verb before a title, and where it
 * rarely is anything else; one that is a subject has its verb behind it.
 */
function isOrderOfName(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (!next || TITLE.test(words[at]!.text)) return false
  if (TITLE.test(next.text)) return true
  const isSubject = /^(?:AUX|VERB|PUNCT)$/.test(next.pos)
  return shareAsVerb(words[at]!.norm) >= (isCapital(next) || isSubject ? MOSTLY_VERB : OFTEN_VERB)
}

const ORDINAL = /^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Last)(?:ly)?$/

const touches = (text: string, words: readonly Word[], at: number) =>
  /^[ ]?$/.test(text.slice(words[at - 1]!.end, words[at]!.start))

/** A join belongs to the name when a capitalised word follows; "and", "in" and "on" never do: they join two names. */
function joins(text: string, words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  if (!next || /^(and|in|on|for)$/i.test(words[at]!.text)) return false
  if (/^the$/i.test(words[at]!.text) && !/^of$/i.test(words[at - 1]!.text)) return false
  if (/^\.$/.test(words[at]!.text))
    return /^\p{Lu}$|^(St|Mr|Mrs|Ms|Dr|Jr|Sr|Prof)$/u.test(words[at - 1]!.text) && isCapital(next)
  return (
    (isCapital(next) ||
      (/^of$/i.test(words[at]!.text) &&
        next.norm === 'the' &&
        words[at + 2] !== undefined &&
        isCapital(words[at + 2]!))) &&
    touches(text, words, at)
  )
}

/** What a number is called that follows. */
const LABEL = /^(?:No|Number|ID|Id|Nr)$/
export const IDENTIFIER = /^(?:IDs?|UUIDs?|GUIDs?)$/

/** A number goes with a name that it ends ("iPhone 12"), but not a year or an amount that follows by chance. */
const isPartOfName = (words: readonly Word[], at: number) =>
  /^['’]s$/.test(words[at]!.text)
    ? words[at + 1] !== undefined && isCapital(words[at + 1]!)
    : !LABEL.test(words[at - 1]!.text) &&
      /^\d{1,4}$/.test(words[at]!.text) &&
      !/^(1[5-9]|20)\d\d$/.test(words[at]!.text)

/** Adjectives that say how many or which, not what. */
const QUANTIFIER = pattern()`
  ^(
    many|much|more|most|less|least|few|fewer|several|other|such|same|own|next|last|past|previous|recent|upcoming
    |current|certain|specific|various|different|multiple|total|available|good|best|great|new
  )$
`

/** "from develop", "into stage.": a verb in its base form behind a preposition is what something is called. */
const isNameOfVerb = (words: readonly Word[], at: number) =>
  words[at]!.pos === 'VERB' &&
  /^(?:from|into|onto|in|on|of|with)$/.test(words[at - 1]?.norm ?? '') &&
  words[at]!.lemma === words[at]!.norm &&
  !/ing$/.test(words[at]!.norm) &&
  /^(?:PUNCT|ADP|CCONJ)?$/.test(words[at + 1]?.pos ?? '')

/** Plain noun phrases without their articles: "land disputes", "king size bed". */
export function readNounPhrases(text: string, words: readonly Word[]): PhraseSpan[] {
  const spans: PhraseSpan[] = []
  for (let at = 0; at < words.length; at++) {
    let to = at
    while (
      words[to] &&
      (isNominal(words[to]!) ||
        (to === at && isNameOfVerb(words, to)) ||
        isParticiple(words, to, at) ||
        isHyphen(text, words, to, at))
    )
      to++
    if (to === at) continue
    let from = at
    while (
      from < to - 1 &&
      (words[from]!.pos === 'NUM' || isCommand(words, from) || QUANTIFIER.test(words[from]!.norm))
    )
      from++
    if (isCommand(words, from)) continue
    // "the same city" is one that was named before.
    if (words.slice(Math.max(0, at - 1), from).some(word => word.norm === 'same')) continue
    // "project ID ab12": what an identifier is called is no part of it.
    const label = words.slice(from, to - 1).findLastIndex(word => IDENTIFIER.test(word.text))
    if (label >= 0) from += label + 1
    const behind = to
    to = endBeforePronoun(words, from, endBeforeVerb(words, from, endBeforeWhere(words, from, to)))
    while (from < to - 1 && !/[\p{L}\p{N}]/u.test(words[from]!.text)) from++
    const isOrder = to - from === 1 && ORDINAL.test(words[from]!.text) && words[to]?.text === ','
    if (!isOrder && (/^(NOUN|PROPN|X|ADJ)$/.test(words[to - 1]!.pos) || isNameOfVerb(words, to - 1)))
      spans.push(spanOf(text, words, from, to, 'phrase'))
    at = Math.max(at, behind - 1)
  }
  return spans
}

/** Words that hyphens join, letters and digits in small letters: "raw-events", "eu-west-1". */
const HYPHENATED = /(?<![\w@./-])[a-z][a-z\d]*(?:-[a-z\d]+)+(?![\w@/-]|\.\w)/g

/** What is written as one with hyphens is one, and may be what something is called. */
export function readHyphenated(text: string, words: readonly Word[]): PhraseSpan[] {
  return [...text.matchAll(HYPHENATED)].flatMap(({ index, 0: value }) => {
    const from = words.findIndex(word => word.start >= index)
    const to = words.findLastIndex(word => word.end <= index + value.length) + 1
    return from >= 0 && to > from + 1 ? [spanOf(text, words, from, to, 'phrase')] : []
  })
}

/** "a pharmacy close to the river": the adjective leads to where it is. */
const endBeforeWhere = (words: readonly Word[], from: number, to: number): number =>
  to - from > 1 &&
  words[to]?.norm === 'to' &&
  /^(?:close|closest|next|near|nearest|adjacent|opposite)$/.test(words[to - 1]!.norm)
    ? to - 1
    : to

/** "the Mexican ones": the pronoun stands for what was named before. */
const endBeforePronoun = (words: readonly Word[], from: number, to: number): number =>
  to - from > 1 && /^ones?$/.test(words[to - 1]!.norm) ? to - 1 : to

/** "films that Ada Cole directed in": a past form in small letters behind a name, with no noun behind it, is a verb. */
function endBeforeVerb(words: readonly Word[], from: number, to: number): number {
  const [last, before] = [words[to - 1]!, words[to - 2]]
  const isVerb = to - from > 1 && /^\p{Ll}+ed$/u.test(last.text) && before!.pos === 'PROPN' && isCapital(before!)
  return isVerb ? to - 1 : to
}

const isHyphen = (text: string, words: readonly Word[], at: number, from: number) =>
  at > from && words[at]!.text === '-' && text[words[at]!.end] !== ' ' && words[at + 1] !== undefined

/** Words in -ing that say how things belong together, as prepositions do, and are no name of anything. */
export const PREPOSITIONS_IN_ING = pattern()`
  ^(
    including|excluding|using|regarding|concerning|following|starting|ending|beginning|based|located|called
    |named|titled|according|considering|given|featuring|containing|involving|lasting|costing|serving|going
    |looking|having|being
  )$
`

/** "running shoes", "fried rice": a participle within a phrase. */
const isParticiple = (words: readonly Word[], at: number, from: number) =>
  words[at]!.pos === 'VERB' &&
  /(ing|ed)$/.test(words[at]!.norm) &&
  !PREPOSITIONS_IN_ING.test(words[at]!.norm) &&
  words[at + 1] !== undefined &&
  isNominal(words[at + 1]!) &&
  ((at > from && /^(ADJ|NUM)$/.test(words[at - 1]!.pos)) ||
    /^(DET|ADP|ADJ)$/.test(words[at - 1]?.pos ?? '') ||
    /^(my|our|your|his|her|their|its)$/.test(words[at - 1]?.norm ?? ''))

function spanOf(text: string, words: readonly Word[], from: number, to: number, kind: PhraseSpan['kind']): PhraseSpan {
  const start = words[from]!.start
  const dot =
    /^\.(?=\s+\p{Ll}|,)/u.exec(text.slice(words[to - 1]!.end)) && /^(Inc|Ltd|Co|Corp|Jr|Sr)$/.test(words[to - 1]!.text)
      ? 1
      : 0
  const end = words[to - 1]!.end + dot - (endsSentence(words, to - 1) ? 1 : 0)
  return { kind, start, end, from, to, value: text.slice(start, end) }
}
