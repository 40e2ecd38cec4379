import { END, NUMBERS, START, STRANGE, SYMBOLS } from './symbols.ts'

/** Symbols are numbered in five bits. Pieces of three symbols come first, then those of two. */
const OF_TWO = 1 << 15
/** One more than the highest number of a piece. */
export const MOST_PIECES = OF_TWO + (1 << 10)

/** Which pieces of two and three symbols a text has, one bit for each. */
export type Pieces = Int32Array

const START_NUMBER = SYMBOLS.indexOf(START)
const END_NUMBER = SYMBOLS.indexOf(END)
const DIGIT = SYMBOLS.indexOf('0')

/** The pieces of a text; undefined for one with letters that a pattern may take for others. */
export function piecesOf(text: string): Pieces | undefined {
  if (STRANGE.test(text)) return undefined
  const pieces = new Int32Array(MOST_PIECES >> 5)
  let before = START_NUMBER
  let last = 0
  for (let at = 0; at < text.length + 2; at++) {
    const number = at < text.length ? (NUMBERS[text.charCodeAt(at)] ?? 0) : at === text.length ? 0 : END_NUMBER
    if (number === last && (number === 0 || number === DIGIT)) continue
    const two = (last << 5) | number
    const three = (before << 10) | two
    pieces[three >> 5]! |= 1 << (three & 31)
    pieces[(OF_TWO | two) >> 5]! |= 1 << (two & 31)
    before = last
    last = number
  }
  return pieces
}

/** Whether it has the piece of a number. */
export const hasPiece = (pieces: Pieces, number: number): boolean => (pieces[number >> 5]! & (1 << (number & 31))) !== 0

const numberOf = (text: string, at: number): number => SYMBOLS.indexOf(text[at]!)

/** The numbers of the pieces of three symbols of a text in symbols, or of its one piece of two. */
export function numbersOf(text: string): number[] {
  let before = numberOf(text, 0)
  let last = numberOf(text, 1)
  if (text.length === 2) return [OF_TWO | (before << 5) | last]
  const numbers: number[] = []
  for (let at = 2; at < text.length; at++) {
    const number = numberOf(text, at)
    numbers.push((before << 10) | (last << 5) | number)
    before = last
    last = number
  }
  return numbers
}
