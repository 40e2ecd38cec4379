import { pattern } from '../../../../lib/patterns.ts'
import { readTime } from '../../goals/widgets/read-dates.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readCount } from '../../read/words.ts'
import type { PageTable, TableAnswer } from '../reading/answer-from-tables.ts'
import { contentWords } from './question-words.ts'

/** "at nine", "at 9:30 am", "from 8 o'clock": the time of a plan. */
const TIME = pattern('iu')`
  \b(?:at|from|for)\ (?:(?<digits>\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?)|(?<word>\p{L}+))(?:\s*o['’]?clock)?\W*$
`
const WHO = /^\W*(?:who|whose)\b/i
/** "which rooms are free": the places of a plan that say one word. */
const WHICH = /^\W*(?:which|what) (?<things>\p{L}+?)s (?:are|is) (?:still )?(?<state>\p{L}+)\b/iu
const SURE = 0.8

/**
 * A plan has times down its first column and what is booked over the others: "who has room 2 at nine?" is the cell where both
 * meet, "which rooms are free at ten?" the columns whose cells say so in that row. Undefined where a time or a column is not told.
 */
export function answerPlan(question: string, tables: readonly PageTable[]): TableAnswer | undefined {
  const time = timeIn(question)
  const found = time === undefined ? [] : tables.flatMap(table => rowAt(table, time))
  const [first, ...more] = found
  if (!first || more.length) return undefined
  const { columns, row, at } = first
  const plain = question.replace(TIME, '')
  const which = WHICH.exec(plain)?.groups
  if (which) {
    const free = columns.filter(column => isSaid(row[column], which['state']!))
    const isOfPlan = columns.every(column => wordsIn(column).some(word => matchWord(which['things']!, word) >= 0.9))
    if (!isOfPlan || !free.length) return undefined
    return { result: free, text: `At ${at}: ${free.join(', ')}`, confidence: SURE }
  }
  const words = contentWords(plain)
  const meant = columns.filter(column => words.length > 1 && words.every(word => wordsIn(column).includes(word)))
  const value = meant.length === 1 ? textOf(row[meant[0]!]) : ''
  if (!WHO.test(question) || !value) return undefined
  // What can be had is nobody's; a name is written as one.
  const isName = /\p{Lu}/u.test(value) && !/^(?:free|available|open|closed|empty)$/i.test(value)
  return { result: isName ? value : null, text: `${meant[0]}, ${at}: ${value}`, confidence: SURE }
}

/** The time of a question as minutes of the day; a number in words is an hour. */
function timeIn(question: string): number | undefined {
  const { digits, word } = TIME.exec(question)?.groups ?? {}
  const hour = word === undefined ? undefined : readCount(word.toLowerCase())
  const text = digits ?? (hour === undefined || hour > 24 ? undefined : String(hour))
  return text === undefined ? undefined : minutesOf(/^\d{1,2}$/.test(text) ? `${text}:00` : text)
}

function minutesOf(text: string): number | undefined {
  const time = readTime(text)
  return time && time.hour * 60 + time.minute
}

/** The row of a time in a plan; "at three" may be said of the afternoon. */
function rowAt(
  { columns, rows }: PageTable,
  time: number,
): { columns: string[]; row: PageTable['rows'][number]; at: string }[] {
  const [head, ...others] = columns
  const times = rows.map(row => minutesOf(textOf(row[head!])))
  if (others.length < 2 || rows.length < 2 || times.some(one => one === undefined)) return []
  const own = times.includes(time) || time >= 12 * 60 ? time : time + 12 * 60
  return rows.filter((_, at) => times[at] === own).map(row => ({ columns: others, row, at: textOf(row[head!]) }))
}

const isSaid = (value: unknown, word: string): boolean =>
  wordsIn(textOf(value)).some(one => matchWord(word.toLowerCase(), one) >= 0.9)

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value as string).trim())
