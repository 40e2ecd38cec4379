import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readDate } from '../../goals/widgets/read-dates.ts'
import { MONTHS } from '../reading/answer-from-tables.ts'
import type { PageTable, TableAnswer } from '../reading/answer-from-tables.ts'
import { contentWords } from './question-words.ts'

/** What is asked for, by a word of the question: how its column looks (ITU-T E.123, RFC 5322), or is headed. */
const KINDS: readonly { asks: RegExp; looks: (text: string) => boolean }[] = [
  { asks: /\b(?:phone|telephone|mobile|number|ring|call)\b/i, looks: text => /^\+?\(?\d[\d\s()/.-]{6,}\d$/.test(text) },
  { asks: /\be-?mail|\bwrite to\b/i, looks: text => /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(text) },
  {
    asks: /\bhow much (?:did|does|do|is|are|was|were|will|has|have)\b|\bcosts?\b|\bprice\b|\bpay\b|\bpaid\b/i,
    looks: text => /^(?:\p{Sc}\s?-?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})$/u.test(text),
  },
  {
    asks: /^\W*(?:since )?when\b|\bwhat (?:date|day)\b/i,
    looks: text =>
      /\d/.test(text) &&
      text.length < 30 &&
      (readDate(text) !== undefined || MONTHS.some(name => text.toLowerCase().includes(name))),
  },
]
/** Questions that a single cell answers. */
const ASKS =
  /^\W*(?:what(?:'s|’s| is| are| was)?|which|when|since when|who(?:'s|’s| is)?|how much|how many|tell me|give me)\b/i
/** Whether there is one. */
const HAVING = /^\W*(?:do|does|did|have|has|is there|are there)\b.*\b(?:have|got|has|there)\b|^\W*is there\b/i
/** How sure an answer is whose column is known by its kind alone. */
const BY_KIND = 0.7
const BY_NAME = 0.8
const LEAST_COLUMNS = 3

/**
 * "what's Ada Berg's number", "do we have a phone number for Ada Berg?": the one row that the question names by its first words, and
 * the one column that it asks for, by its heading or by how its values look. A cell with nothing in it is said to be empty.
 */
export function answerCell(question: string, tables: readonly PageTable[]): TableAnswer | undefined {
  const isHaving = HAVING.test(question)
  if (!isHaving && !ASKS.test(question)) return undefined
  const words = contentWords(question)
  const found = tables.flatMap(table => {
    const cell = table.columns.length >= LEAST_COLUMNS ? cellIn(question, words, table) : undefined
    return cell ? [cell] : []
  })
  const [first, ...more] = found
  if (!first || more.some(({ value }) => value !== first.value)) return undefined
  const { name, column, value, confidence } = first
  const isEmpty = /^[-–—]*$/u.test(value)
  if (isHaving)
    return { result: !isEmpty, text: isEmpty ? `No: ${name} has no ${column}.` : `Yes: ${value}.`, confidence }
  if (isEmpty) return { result: null, text: `The page has no ${column} for ${name}.`, confidence }
  return { result: value, text: `${name}, ${column}: ${value}`, confidence }
}

interface Cell {
  name: string
  column: string
  value: string
  confidence: number
}

function cellIn(question: string, words: readonly string[], { columns, rows }: PageTable): Cell | undefined {
  const naming = columns.find(
    column =>
      rows.every(row => /\p{L}{2}/u.test(textOf(row[column]))) &&
      new Set(rows.map(row => textOf(row[column]))).size > rows.length * 0.8,
  )
  if (naming === undefined) return undefined
  const said = rows.map(row => words.filter(word => isIn(word, wordsIn(textOf(row[naming])))))
  const most = Math.max(0, ...said.map(list => list.length))
  const meant = rows.filter((_, at) => said[at]!.length === most)
  // A word that several rows are called by tells none of them.
  if (most === 0 || meant.length !== 1) return undefined
  const row = meant[0]!
  const own = said[rows.indexOf(row)]!
  const isTelling = own.some(
    word => word.length > 2 && rows.filter(one => isIn(word, wordsIn(textOf(one[naming])))).length === 1,
  )
  const rest = words.filter(word => !own.includes(word))
  const others = columns.filter(column => column !== naming)
  const named = others.filter(column => rest.some(word => wordsIn(column).some(one => matchWord(word, one) >= 0.8)))
  const kinds = KINDS.filter(({ asks }) => asks.test(question))
  const looking = others.filter(column =>
    kinds.some(({ looks }) =>
      isOf(
        rows.map(one => textOf(one[column])),
        looks,
      ),
    ),
  )
  // "how much does Ada pay": a column of the kind that is asked for, not one that only has the word.
  // "how much did I use": of what was done that has a column of figures, no price.
  const counted = HOW_MUCH.test(question)
    ? named.filter(column =>
        isOf(
          rows.map(one => textOf(one[column])),
          isFigure,
        ),
      )
    : []
  const headed = counted.length ? counted : looking.length ? named.filter(column => looking.includes(column)) : named
  const byName = headed.length === 1
  const column = byName ? headed[0] : headed.length === 0 && looking.length === 1 ? looking[0] : undefined
  if (!isTelling || column === undefined) return undefined
  const explained = (word: string) =>
    wordsIn(column).some(one => matchWord(word, one) >= 0.8) ||
    KINDS.some(({ asks }) => asks.test(word)) ||
    isVerbAsked(word, rest)
  if (!rest.every(explained)) return undefined
  return { name: textOf(row[naming]), column, value: textOf(row[column]), confidence: byName ? BY_NAME : BY_KIND }
}

/** An amount of anything but money. */
const HOW_MUCH = /^(?!.*\b(?:costs?|price|pay|paid)\b).*\bhow much\b/i
const isFigure = (text: string): boolean => /^-?\d[\d.,]*(?:\s?\p{L}{1,4})?$/u.test(text)

/** Of a question for a moment or an amount the last word that is left over is what was done: "when did I change it". */
const isVerbAsked = (word: string, rest: readonly string[]): boolean =>
  rest.filter(one => !/^(?:last|first|lately|recently)$/.test(one)).length === 1 ||
  /^(?:last|lately|recently)$/.test(word)

/** Most of the cells that say anything look so. */
function isOf(texts: readonly string[], looks: (text: string) => boolean): boolean {
  const filled = texts.filter(text => !/^[-–—]*$/u.test(text))
  return filled.length > 0 && filled.filter(looks).length >= filled.length * 0.8
}

const isIn = (word: string, list: readonly string[]): boolean =>
  list.some(one => one === word || matchWord(word, one) >= 0.9)
const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : String(value as string)
        .replace(/\s+/g, ' ')
        .trim()
