import { pattern } from '../../../../lib/patterns.ts'
import { findUnit, readUnit } from '../../../understand/calls/units.ts'
import { protect, restore, type Source } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { givenIn, type GivenAt } from '../given/read-given.ts'

/** A value that a message tells, with the words around it by which its place is known. */
export interface Value extends Omit<GivenAt, 'kind'> {
  kind: GivenAt['kind'] | 'street'
  /** Of a number: what it measures. */
  unit?: { kind: 'measure' | 'percent' | 'currency'; name: string }
  /** Words before and behind it, the nearest first, up to the next value or the end of the clause. */
  before: string[]
  behind: string[]
}

/** A word of a message in small letters, and where it stands. */
export interface Word {
  text: string
  at: number
  to: number
  /** It is said not to be so, or not to be so any more. */
  isDenied: boolean
  clause: number
}

/** What a message tells, without a grammar of its own. */
export interface Told {
  source: Source
  words: Word[]
  values: Value[]
  /** Clauses in which something is denied. */
  denied: { clause: number; text: string }[]
}

const WORD = /[\p{L}\p{N}]+(?:(?:['’.-]|:(?=\d))[\p{L}\p{N}]+)*/gu
/** Where another thing may be said of another thing. */
const CLAUSE_END = pattern('giu')`
  [.;!?:](?=\s|$)|[,()](?!\d)|\bbut\b|\band\b(?=\ (?:no|not|without|an?|the|i|we|also|please|then|\p{L}+\ it|have)\b)
`
/** What is denied. "Don't forget" reminds. */
const DENIES = pattern('iu')`
  \b(?:no|not|without|never|none|neither|nor|nothing|stop|skip|off)\b|n['’]t\b
`
/** "no other extras": what was named is all that there is to be. */
const ALL_THERE_IS = /\b(?:no|nothing|none|not)(?: any| of the)? (?:others?|else|further)\b|\bnothing more\b/iu
const REMINDS = /\b(?:don['’]t|do not|never) forget\b|\bno (?:doubt|matter|problem|hurry|rush|worries)\b|\bnot only\b/iu
/** "that's off now": of what was spoken of right before. */
const POINTS_BACK = pattern('iu')`
  ^[\s,;.:!?()]*(?:and |so |but |then |please )*(?:
    (?:that|it|this|they|those)\b(?:['’]s|['’]re| is| are)?(?: (?:not|no longer|off|now|any ?more|over|gone|so|n['’]t))+
    |(?:take|leave|strike|cross|drop|remove|get) (?:it|him|her|them|(?:that|this)(?: \p{L}+)?)(?: off| out| away)?
  )[\s.]*$
`
/** "at 14:00 instead of 17:00", "out of five": what was so before, and how far a scale reaches. */
const OLD = /\b(?:instead of|rather than|out of|in place of)\W+(?:the )?$/iu
/** What was so before, and is told because it is not to be so. */
const PAST = /\b(?:had|used to|was|were)\b/i

export function readTold(message: string): Told {
  const source = protect(message.replace(/\s+/g, ' ').trim())
  const { text } = source
  const cuts = [0, ...[...text.matchAll(CLAUSE_END)].map(({ index }) => index), text.length]
  const clauses = cuts.slice(1).map((to, at) => text.slice(cuts[at], to))
  const isDenied = clauses.map(clause => DENIES.test(clause.replace(REMINDS, '').replace(ALL_THERE_IS, '')))
  const isOld = (at: number) => OLD.test(text.slice(0, at))
  const clauseOf = (at: number) => cuts.findLastIndex(cut => cut <= at && cut < text.length)
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Word => {
    const clause = Math.max(0, clauseOf(index))
    return {
      text: word.toLowerCase(),
      at: index,
      to: index + word.length,
      isDenied: isDenied[clause]! || PAST.test(clauses[clause]!) || isOld(index),
      clause,
    }
  })
  return {
    source,
    words,
    values: valuesIn(source, words, cuts).filter(({ at }) => !isOld(at)),
    denied: isDenied
      .map((denied, clause) => denied && !POINTS_BACK.test(clauses[clause]!))
      .flatMap((denied, clause) =>
        denied ? [{ clause, text: restore(clauses[clause]!, source).replace(/^[\s,;.:!?()]+/, '') }] : [],
      ),
  }
}

/** "press Submit": what is pressed is nothing that goes into a field. */
const PRESSED = /\b(?:press|click|hit|tap|push)(?:ing)?(?: on)?(?: the| button)* ?$/iu

function valuesIn(source: Source, words: readonly Word[], cuts: readonly number[]): Value[] {
  const { text } = source
  const given = [...givenIn(source, true), ...counted(text), ...namesAtStart(text)]
    .filter(one => one.kind === 'number' || !PRESSED.test(text.slice(0, one.at)))
    .sort((a, b) => a.at - b.at)
  const plain = given.filter(
    (one, at) =>
      given.findIndex(other => other.at <= one.at && one.to <= other.to && other !== one) === -1 ||
      given.findIndex(other => other.at === one.at && other.to === one.to) === at,
  )
  const measured = plain.map(one => (one.kind === 'number' ? withUnit(one, text) : one))
  const streets = measured.flatMap((one, at): (GivenAt | (Omit<GivenAt, 'kind'> & { kind: 'street' }))[] => {
    const next = measured[at + 1]
    const isStreet =
      one.kind === 'number' && next?.kind === 'name' && next.at - one.to <= 1 && /^\d{1,5}[a-z]?$/i.test(one.text)
    return isStreet ? [{ text: `${one.text} ${next.text}`, kind: 'street', at: one.at, to: next.to }] : []
  })
  const all = [
    ...streets,
    ...measured.filter(one => !streets.some(street => street.at <= one.at && one.to <= street.to)),
  ]
  return all
    .sort((a, b) => a.at - b.at)
    .map((one, at, list): Value => {
      const from = Math.max(list[at - 1]?.to ?? 0, cuts.findLast(cut => cut <= one.at) ?? 0)
      const end = Math.min(list[at + 1]?.at ?? text.length, cuts.find(cut => cut >= one.to) ?? text.length)
      return {
        ...one,
        before: words
          .filter(word => word.at >= from && word.to <= one.at)
          .map(word => word.text)
          .toReversed(),
        behind: words.filter(word => word.at >= one.to && word.to <= end).map(word => word.text),
      }
    })
}

/** "4 kg": the unit is a part of the value. */
function withUnit(one: GivenAt, text: string): GivenAt & Pick<Value, 'unit'> {
  const unit = readUnit(text, one.at, one.to)
  return unit ? { ...one, to: Math.max(one.to, unit.end), unit: { kind: unit.kind, name: unit.name } } : one
}

/** "two adults": a number in words before what is counted. */
const counted = (text: string): GivenAt[] =>
  [...text.matchAll(/\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?= \p{L})/giu)].map(
    ({ 0: word, index }) => ({
      text: String(readCount(word.toLowerCase()) ?? word),
      kind: 'number',
      at: index,
      to: index + word.length,
    }),
  )

/** "Walt Abel gets a parcel": two capitals begin a sentence with a name. */
const namesAtStart = (text: string): GivenAt[] =>
  [...text.matchAll(/(?<=^|[.!?] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu)].map(({ 0: found, index }) => ({
    text: found,
    kind: 'name',
    at: index,
    to: index + found.length,
  }))

/** The same amount in another unit of the same quantity; undefined: they measure different things. */
export function inUnit(amount: number, from: string, to: string): number | undefined {
  const [one, other] = [findUnit(from), findUnit(to)]
  if (!one || !other || one.quantity !== other.quantity || one.quantity === 'temperature') return undefined
  return Number(((amount * one.size) / other.size).toPrecision(12))
}
