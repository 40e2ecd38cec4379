import { escapePattern } from '../../../../lib/escape-pattern.ts'
import { matchWord, plainText, wordsIn } from '../../ground/match-text.ts'
import { readDate, readMonth, readTime } from '../widgets/read-dates.ts'
import type { Given } from './read-given.ts'

/** Two forms of one word match at least so well. */
const SAME = 0.9

/** Whether texts of the page, or of what was done to it, say what a message gave: dates and times in any way to write them. */
export function isCovered({ kind, text }: Given, texts: readonly string[]): boolean {
  switch (kind) {
    case 'number':
      return hasNumber(texts, Number(text.replaceAll(',', '')))
    case 'date':
      return hasDate(texts, text)
    case 'time':
      return hasTime(texts, text)
    default:
      return hasText(texts, text) || (kind === 'name' && hasWords(texts, text))
  }
}

/** The words as they stand, or each of them in some text: a whole name goes into two fields. */
function hasText(texts: readonly string[], wanted: string): boolean {
  const plain = plainText(wanted).replace(/['’]s$/, '')
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(plain)}(?![\\p{L}\\p{N}])`, 'u')
  if (texts.some(text => whole.test(plainText(text)))) return true
  const words = wordsIn(plain)
  const all = new Set(texts.flatMap(wordsIn))
  return words.length > 0 && words.every(word => all.has(word))
}

/** Each word of a name in another form: "Wed" for Wednesday, the plural for the singular. */
function hasWords(texts: readonly string[], name: string): boolean {
  const all = [...new Set(texts.flatMap(wordsIn))]
  return wordsIn(name).every(word => all.some(other => matchWord(word, other) >= SAME))
}

const numbersIn = (text: string): number[] =>
  (text.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []).map(found => Number(found.replaceAll(',', '')))

const hasNumber = (texts: readonly string[], wanted: number): boolean =>
  texts.some(text => numbersIn(text).some(number => Math.abs(number) === Math.abs(wanted)))

/** All of its parts are said: the day as a figure, the month as a figure or by its name, the year where one was said. */
function hasDate(texts: readonly string[], said: string): boolean {
  if (hasText(texts, said)) return true
  const date = readDate(said)!
  const words = texts.flatMap(text => text.match(/\p{L}+|\d+/gu) ?? [])
  const has = (number: number) => words.some(word => Number(word) === number)
  const saysYear = /\d{4}/.test(said)
  return (
    has(date.day) &&
    (has(date.month) || words.some(word => readMonth(word) === date.month)) &&
    (!saysYear || has(date.year) || has(date.year % 100))
  )
}

/** As one time, in 24 or 12 hours, or its hour and minute apart. */
function hasTime(texts: readonly string[], said: string): boolean {
  const time = readTime(said)!
  const isIt = (text: string) => {
    const read = readTime(text)
    return read?.minute === time.minute && (read.hour === time.hour || read.hour % 12 === time.hour % 12)
  }
  const found = texts.flatMap(text => text.match(/\d{1,2}(?::\d{2}(?::\d{2})?)?(?:\s?[ap]\.?m\b)?/giu) ?? [])
  if (found.some(isIt)) return true
  const has = (number: number) => found.some(text => Number(text) === number)
  return (has(time.hour) || has(time.hour % 12 || 12)) && (has(time.minute) || time.minute === 0)
}
