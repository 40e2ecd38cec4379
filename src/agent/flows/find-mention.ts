import { NUMBER_WORDS } from '../understand/language/lexicon.ts'
import { worldAliases } from '../understand/language/places.ts'
import { readDates } from '../understand/dates/read-dates.ts'
import { fold, splitIdentifier, stem } from '../understand/language/words.ts'

/** Where a question names a value. */
export interface Mention {
  start: number
  end: number
  text: string
  /** The end of a period that it is, and whether that moves with the calendar ("this month"). */
  edge?: 'from' | 'to'
  isRelative?: boolean
}

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.Z+-]*)?$/
/** Far enough for every relative period to have moved. */
const OTHER_DAY = 400 * 86_400_000

/**
 * Where a question names a value of its plan: the value itself, in other inflections too, another writing of a place, a
 * currency or a language, a number however it is written, or a period that begins or ends on the day. Undefined for what
 * the question does not say: such a constant belongs to the plan, not to the question.
 */
export function findMention(
  question: string,
  value: unknown,
  column: string | undefined,
  now: Date,
): Mention | undefined {
  if (typeof value === 'number') return findNumber(question, value)
  if (typeof value !== 'string' || !value.trim()) return undefined
  if (ISO_DAY.test(value)) {
    const day = findDay(question, value, now)
    if (day) return day
  }
  const words = column === undefined ? [] : splitIdentifier(column)
  // Codes count in capitals only: "in", "or" and "me" are words.
  const isCode = value.length <= 3 && value === value.toUpperCase()
  const said = findText(question, value, isCode) ?? (isCode ? undefined : findStems(question, value))
  return said ?? findAlias(question, words, value)
}

const isWordPart = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text)

function findText(question: string, value: string, exact = false): Mention | undefined {
  const [text, wanted] = exact ? [question, value] : [fold(question), fold(value)]
  // Folding may change lengths of exotic letters: then the place is not known well enough.
  if (text.length !== question.length) return undefined
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length
    const cut =
      (isWordPart(wanted[0]) && isWordPart(text[at - 1])) || (isWordPart(wanted.at(-1)) && isWordPart(text[end]))
    if (!cut) return { start: at, end, text: question.slice(at, end) }
  }
  return undefined
}

/** "negotiating" for `negotiation`, "closed won" for `closed-won`: the same words by their stems. */
function findStems(question: string, value: string): Mention | undefined {
  const wanted = splitIdentifier(value).map(stem)
  if (!wanted.length || !wanted.some(word => word.length > 2)) return undefined
  const tokens = [...question.matchAll(/[\p{L}\p{N}]+/gu)]
  for (let at = 0; at + wanted.length <= tokens.length; at++) {
    if (!wanted.every((word, index) => stem(fold(tokens[at + index]![0])) === word)) continue
    const start = tokens[at]!.index
    const last = tokens[at + wanted.length - 1]!
    const end = last.index + last[0].length
    return { start, end, text: question.slice(start, end) }
  }
  return undefined
}

const findAlias = (question: string, words: string[], value: string): Mention | undefined => {
  for (const alias of worldAliases(words, value).toSorted((a, b) => b.length - a.length)) {
    const found = findText(question, alias, alias.length <= 3)
    if (found) return found
  }
  return undefined
}

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  '%': 0.01,
  percent: 0.01,
}

function findNumber(question: string, value: number): Mention | undefined {
  for (const match of question.matchAll(
    /(?<![\w.,-])(-?\d[\d,]*(?:\.\d+)?)(?:\s*(k|mn?|bn?|thousand|million|billion|percent)\b|\s*(%))?/gi,
  )) {
    const plain = Number(match[1]!.replaceAll(',', ''))
    const scaled = plain * (SCALES[(match[2] ?? match[3] ?? '').toLowerCase()] ?? 1)
    if (plain !== value && Math.abs(scaled - value) > Math.abs(value) * 1e-9) continue
    return { start: match.index, end: match.index + match[0].length, text: match[0] }
  }
  for (const match of question.matchAll(/\p{L}+/gu))
    if (NUMBER_WORDS[match[0].toLowerCase()] === value)
      return { start: match.index, end: match.index + match[0].length, text: match[0] }
  return undefined
}

function findDay(question: string, value: string, now: Date): Mention | undefined {
  const day = value.slice(0, 10)
  const later = readDates(question, new Date(now.getTime() + OTHER_DAY))
  for (const { start, end, from, to } of readDates(question, now)) {
    const edge = from === day ? 'from' : to === day ? 'to' : undefined
    if (!edge) continue
    const other = later.find(span => span.start === start && span.end === end)
    const isRelative = !other || other[edge] !== day
    return { start, end, text: question.slice(start, end), edge, ...(isRelative && { isRelative }) }
  }
  return undefined
}
