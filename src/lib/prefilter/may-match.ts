import { neededText, type Need } from './needed-text.ts'
import { END, NUMBERS, START, STRANGE, SYMBOLS } from './symbols.ts'

/** Symbols are numbered in five bits. Pieces of three symbols come first, then those of two. */
const OF_TWO = 1 << 15
const SIZE = OF_TWO + (1 << 10)

/** Which pieces of two and three symbols a text has, one bit for each. */
export type Pieces = Int32Array

/** What a text must hold, as the numbers of its pieces. */
type Test = Uint16Array | { all: readonly Test[] } | { any: readonly Test[] }

const START_NUMBER = SYMBOLS.indexOf(START)
const END_NUMBER = SYMBOLS.indexOf(END)
const DIGIT = SYMBOLS.indexOf('0')

/** The pieces of a text; undefined for one with letters that a pattern may take for others. */
export function piecesOf(text: string): Pieces | undefined {
  if (STRANGE.test(text)) return undefined
  const pieces = new Int32Array(SIZE >> 5)
  let before = START_NUMBER
  let last = 0
  const add = (number: number) => {
    if (number === last && (number === 0 || number === DIGIT)) return
    const two = (last << 5) | number
    const three = (before << 10) | two
    pieces[three >> 5]! |= 1 << (three & 31)
    pieces[(OF_TWO | two) >> 5]! |= 1 << (two & 31)
    before = last
    last = number
  }
  for (let at = 0; at < text.length; at++) add(NUMBERS[text.charCodeAt(at)] ?? 0)
  add(0)
  add(END_NUMBER)
  return pieces
}

const numberOf = (text: string, at: number): number => SYMBOLS.indexOf(text[at]!)

/** The numbers of the pieces of three symbols, or of the one piece of two. */
function numbersOf(text: string): Uint16Array {
  let before = numberOf(text, 0)
  let last = numberOf(text, 1)
  if (text.length === 2) return Uint16Array.of(OF_TWO | (before << 5) | last)
  const numbers = new Uint16Array(text.length - 2)
  for (let at = 2; at < text.length; at++) {
    const number = numberOf(text, at)
    numbers[at - 2] = (before << 10) | (last << 5) | number
    before = last
    last = number
  }
  return numbers
}

/** How much there is to look for: what fails soonest is looked for first. */
const weigh = (need: Need): number =>
  typeof need === 'string'
    ? 1 / need.length
    : 'all' in need
      ? Math.min(...need.all.map(weigh))
      : need.any.reduce((sum, one) => sum + weigh(one), 0)

function testOf(need: Need): Test {
  if (typeof need === 'string') return numbersOf(need)
  if ('any' in need) return { any: need.any.map(testOf) }
  return { all: need.all.toSorted((a, b) => weigh(a) - weigh(b)).map(testOf) }
}

function passes(pieces: Pieces, test: Test): boolean {
  if (test instanceof Uint16Array) {
    for (let at = 0; at < test.length; at++) if (!(pieces[test[at]! >> 5]! & (1 << (test[at]! & 31)))) return false
    return true
  }
  if ('any' in test) {
    for (const one of test.any) if (passes(pieces, one)) return true
    return false
  }
  for (const one of test.all) if (!passes(pieces, one)) return false
  return true
}

/** Texts whose pieces are kept: the steps of one message look at the same ones over and over. */
const MOST_KEPT = 64
const kept = new Map<string, { pieces: Pieces | undefined }>()

function keptPiecesOf(text: string): Pieces | undefined {
  const known = kept.get(text)
  if (known) return known.pieces
  const pieces = piecesOf(text)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(text, { pieces })
  return pieces
}

/** What each pattern needs; false for nothing. */
const tests = new WeakMap<RegExp, Test | false>()

/**
 * Whether a pattern may match a text of these pieces. False only where it does not match; it is not tried, nor compiled. For patterns
 * that are made once.
 */
export function mayMatchIn(pieces: Pieces | undefined, pattern: RegExp): boolean {
  let test = tests.get(pattern)
  if (test === undefined) {
    const need = neededText(pattern)
    test = need !== undefined && testOf(need)
    tests.set(pattern, test)
  }
  return !pieces || !test || passes(pieces, test)
}

/** The same of a text. */
export const mayMatch = (pattern: RegExp, text: string): boolean => mayMatchIn(keptPiecesOf(text), pattern)

/** `pattern.test(text)`, of patterns that seldom match. */
export const matches = (pattern: RegExp, text: string): boolean => mayMatch(pattern, text) && pattern.test(text)

/** `pattern.exec(text)`, of patterns that seldom match. */
export const find = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null

/** `text.replace(pattern, plain)`, of patterns that seldom match. */
export const replaceIn = (text: string, pattern: RegExp, plain: string | ((...said: string[]) => string)): string =>
  mayMatch(pattern, text) ? text.replace(pattern, plain as string) : text
