import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Chunk, Operator } from '../chunks/chunk.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { isWord } from '../language/respell.ts'
import type { Interpretation } from '../reading/interpretation.ts'
import type { Message } from './read-message.ts'

/** How a request begins (closed class). */
const BEGINNINGS =
  /\b(?:how many|how much|which|what|who|list|show me|give me|show|(?:i|we) (?:need|want|would like))\b/gi

/** A preface that says whose request it is (closed class). */
export const POLITE =
  /^\W*(?:i|we|you|can|could|would|will|please|hi|hello|hey|dear|thanks|sorry|ok|okay|well|so|and|now|quick)\b/i

/** A preface that restricts what is asked for (closed class). */
const RESTRICTING =
  /^\W*(?:of|among|amongst|from|with|without|except|excluding|only|just|in the|on the|at the|(?:for|in|by|at|on|from) (?:each|every|all)|per)\b/i

/** What stands behind "in", "on" and "at" without naming anything: "in general", "on average" (closed class). */
const IDIOMS = fragment`
  general|total|all|any|sum|short|brief|summary|essence|particular|addition|fact|reality|truth|practice|principle|theory|effect|contrast|comparison
  |conclusion|advance|passing|detail|future|turn|return|time|times|person|parallel|response|reply|reference|regard|line|order|case|spite|view|light
  |first|last|least|most|best|worst|present|once|average|balance|reflection|paper|top|hand|reading|this|that|these|those|it|an?|another|other|what
  |which|my|your|other words
`
/** "in hubspot, …", "according to Zendesk, …": where the answer is to come from. */
const NAMED_PLACE = pattern('iu')`
  ^\W*(?:(?:in|on|at) (?!(?:${IDIOMS})\b)|(?:within|inside|using|via|through|according to|as per) )(?:our )?[\p{L}\d.'’-]+\W*$
`
/** "hubspot: …", "@hubspot …": a word before the request that says which of several is asked. */
const ADDRESSED = /^\W*(?:(?<word>\p{L}{5,}):|@(?<name>[\p{L}\d._-]+))\W*$/u

/**
 * Whether a preface names something that what is asked would have to be in. A word of English behind no preposition is a title, as is any
 * word before what is no sentence ("workload: loans per member").
 */
function namesPlace(preface: string, isSentence: boolean): boolean {
  if (NAMED_PLACE.test(preface)) return true
  const { word, name } = ADDRESSED.exec(preface)?.groups ?? {}
  return name !== undefined || (isSentence && word !== undefined && !isWord(word.toLowerCase()))
}

/** A name of two words or more, which nothing of the service is called: what is asked would be about it. */
const NAME_ONLY = pattern('u')`
  ^\W*(?!(?:Hi|Hello|Hey|Dear|Hiya)\b)(?:(?:[Tt]he|[Oo]ur) )?\p{Lu}[\p{L}'’-]+(?: (?:of|the|and|de|von|van|&|\d+))*(?: [\p{Lu}\d][\p{L}\d'’-]*)+\W*$
`

/** The end of a title: "workload: claims per adjuster". */
const TITLE = /:\s+(?=\p{L})/gu

/** Where the request itself starts, when only words that mean nothing stand before it; undefined otherwise. */
export function findStart(reading: Interpretation, message: Message): number | undefined {
  if (testIn(message.text, RESTRICTING)) return undefined
  const titles = [...message.text.matchAll(TITLE)].map(({ index, 0: end }) => index + end.length)
  const beginnings = [...message.text.matchAll(BEGINNINGS)]
    .filter(({ index, 0: begins }) => {
      const before = message.text.slice(0, index)
      return !isRelative(before, begins) && !isNoun(before, begins)
    })
    .map(({ index }) => index)
  return [...titles, ...beginnings]
    .sort((a, b) => a - b)
    .find(
      index =>
        index > 0 &&
        !testIn(message.text.slice(0, index), NAME_ONLY) &&
        !namesPlace(message.text.slice(0, index), beginnings.includes(index)) &&
        saysNothing(reading.chunks.filter(c => message.tokens[c.from]!.start < index)),
    )
}

/** "nurses who work nights": the clause is about the word before it, which is no preface. */
const isRelative = (before: string, begins: string): boolean =>
  /^(?:who|which)$/i.test(begins) && /[\p{L}\d]\s+$/u.test(before)

/** "who is on the waiting list": behind a determiner it is a thing, and nothing begins. */
const isNoun = (before: string, begins: string): boolean =>
  /^list$/i.test(begins) && /\b(?:the|an?|our|my|your|their|this|that|any)\s+(?:[\p{L}-]+\s+)?$/iu.test(before)

/** Operators that change what is asked for, or in which order: no preface has one. */
const TELLING = new Set<Operator['type']>(['sort', 'order', 'superlative', 'contains', 'breakdown'])

/** Of two that are named behind it, a comparative only says what is wanted of them. */
const isTelling = ({ operator }: Chunk) =>
  operator !== undefined && TELLING.has(operator.type) && !(operator.type === 'superlative' && operator.comparative)

/** A long preface may name a day; a short one with a value is part of the request. */
function saysNothing(before: Chunk[]): boolean {
  const unknown = before.filter(c => c.kind === 'unknown').length
  return (
    unknown > 0 &&
    before.every(
      c =>
        !c.entities.length &&
        !c.values.length &&
        !c.scopes.length &&
        !isTelling(c) &&
        (!c.literal || (unknown > 2 && c.literal.kind === 'date')) &&
        !c.arguments.length,
    )
  )
}
