import { termsOf } from '../../../lib/search/terms.ts'
import { pattern } from '../../../lib/patterns.ts'
import { implyVerb } from './imply-verb.ts'
import { textOf, type ReadText } from './read-text.ts'
import type { Word } from './tag-words.ts'

/** A word of a message that may say which tool is meant. */
export interface RequestWord {
  word: string
  /** As it stands there. */
  form: string
  /** Part of a value: quoted, a name in capitals, a code. Tools are not about it; it only fills a parameter. */
  isValue: boolean
}

/** What a message says that bears on the choice of a tool. */
export interface Request {
  text: string
  /** Each word once, by stem, without those that only hold sentences together. */
  words: RequestWord[]
  /** What is to be done: "please *book* …", "I'd like to *convert* …". */
  verb: string | undefined
  /** The words in the forms that they have. */
  forms: ReadonlySet<string>
  /** All words that are verbs where they stand. */
  verbs: ReadonlySet<string>
  /** What it is done to, or what is asked for: "the *volume* of the sphere", "how many *tickets* …". */
  head: string | undefined
  /** The words that say which of those: "the *boiling* point". */
  headModifiers: string[]
  /** Words for the kind of thing that the question word asks for: a person, a time, a place, an amount. */
  askedKind: readonly string[]
  numbers: number
  dates: number
  /** Values of text: names and what is quoted, links, addresses, codes. */
  texts: number
  isQuestion: boolean
  length: number
}

/** Verbs that only introduce a request: "I *want* to …", "*help* me …", "can you *tell* me …". */
const INTRODUCING = pattern()`
  ^(?:
    want|need|like|love|wish|hope|help|tell|let|know|try|think|please|appreciate|wonder|mean|look|go|be|have|do
    |make|say|thank|suppose|plan|can|could|would|assist|guess|ask|require
  )$
`
/** Nouns behind which the thing itself is named: "the *list* of …", "the *amount* of …". */
const LIGHT_NOUNS =
  /^(?:list|number|amount|kind|type|sort|way|piece|set|bit|lot|information|detail|info|option|some|many|much)$/

/** What question words ask for. */
const ASKED: [RegExp, string][] = [
  [/\bwho(?:se|m)?\b/i, 'person people name'],
  [/\bwhen\b|\bwhat (?:time|date|day|year)\b/i, 'date time year'],
  [/\bwhere\b/i, 'location place'],
  [/\bhow (?:much|many)\b/i, 'number amount quantity total count'],
  [/\bhow long\b/i, 'duration time length'],
  [/\bhow far\b/i, 'distance'],
  [/\bhow old\b/i, 'age'],
  [/\bhow fast\b/i, 'speed velocity'],
  [/\bhow (?:tall|high)\b/i, 'height'],
  [/\bhow (?:hot|cold|warm)\b/i, 'temperature weather'],
  [/\bhow often\b/i, 'frequency'],
]
const ASKED_WORDS: [RegExp, string[]][] = ASKED.map(([pattern, words]) => [pattern, termsOf(words)])

export const VALUE = /^(?:quoted|url|email|phone|code|path|json|coordinates|date|time|expression|name)$/
const TEXT = /^(?:quoted|url|email|phone|code|path|expression|name)$/

/** Reads the words of a message as a request: what to do, to what, and which values there are. */
export function readRequest(read: ReadText): Request {
  const { words, values } = read
  const solid = values.filter(value => VALUE.test(value.kind))
  const isValue = words.map(word => solid.some(value => word.start < value.end && word.end > value.start))
  const found = new Map<string, RequestWord>()
  words.forEach((word, at) => {
    if (/^(?:PUNCT|NUM|SYM)$/.test(word.pos) || !/\p{L}/u.test(word.text)) return
    for (const term of termsOf(word.text)) {
      const known = found.get(term)
      if (known) known.isValue &&= isValue[at]!
      else if (!/^\d+$/.test(term)) found.set(term, { word: term, form: word.norm, isValue: isValue[at]! })
    }
  })
  const verbAt = words.findIndex((_, at) => isRequestVerb(words, at))
  const implied = implyVerb(read)
  for (const term of implied === undefined ? [] : termsOf(implied))
    if (!found.has(term)) found.set(term, { word: term, form: term, isValue: false })
  const [headFrom, headTo] = findHead(words, isValue, verbAt)
  const text = textOf(read)
  return {
    text,
    words: [...found.values()],
    verb: words[verbAt]?.stem ?? implied,
    forms: new Set(words.map(word => word.norm)),
    verbs: new Set(words.filter(word => word.pos === 'VERB').map(word => word.norm)),
    head: words[headTo - 1]?.stem,
    headModifiers: words.slice(headFrom, Math.max(headFrom, headTo - 1)).flatMap(word => termsOf(word.text)),
    askedKind: ASKED_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? [],
    numbers: values.filter(v => v.kind === 'number').length,
    dates: values.filter(v => v.kind === 'date' || v.kind === 'time').length,
    texts: solid.filter(
      (v, at) => TEXT.test(v.kind) && !solid.some((o, i) => i < at && o.end > v.start && o.start < v.end),
    ).length,
    isQuestion: /\?\s*$/.test(text) || (/^(?:PRON|ADV)$/.test(words[0]?.pos ?? '') && /^wh|^how/.test(words[0]!.norm)),
    length: words.length,
  }
}

/** A verb that orders something; the first word of a sentence counts even where the tagger takes it for a noun. */
function isRequestVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (INTRODUCING.test(word.lemma)) return false
  const before = words[at - 1]
  if (word.pos === 'VERB') return !before || !/^(?:DET|ADJ)$/.test(before.pos)
  return (
    word.pos === 'NOUN' &&
    (!before || /^(?:PUNCT|INTJ)$/.test(before.pos)) &&
    /^(?:DET|PRON)$/.test(words[at + 1]?.pos ?? '')
  )
}

/** The first noun phrase behind the verb, or of the whole; light nouns are passed over. */
function findHead(words: readonly Word[], isValue: readonly boolean[], verbAt: number): [number, number] {
  const isPart = (at: number) => /^(?:NOUN|ADJ|PROPN|X)$/.test(words[at]!.pos) && !isValue[at]
  for (const start of verbAt >= 0 ? [verbAt + 1, 0] : [0]) {
    for (let at = start; at < words.length; at++) {
      if (!isPart(at) || at === verbAt) continue
      let to = at
      while (to < words.length && isPart(to)) to++
      while (to > at && words[to - 1]!.pos === 'ADJ') to--
      if (to > at && !LIGHT_NOUNS.test(words[to - 1]!.lemma)) return [at, to]
      at = Math.max(at, to)
    }
  }
  return [0, 0]
}
