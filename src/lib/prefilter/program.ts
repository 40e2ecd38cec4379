import type { Need } from './needed-text.ts'
import { hasPiece, MOST_PIECES, numbersOf, type Pieces } from './pieces.ts'

/**
 * A test of what a text must hold, as pairs: the number of a piece, and how many numbers further to go on, counted from the pair, if
 * the text does not have it; if it has, the next pair follows. The end of the program is reached by texts that hold all. Steps, not
 * places: what is alike in two programs is written alike, so that they compress well.
 */
export type Program = Uint16Array

/** In the place of a piece: goes there in any case. */
const GO = MOST_PIECES
/** Where a text is refused. */
const REFUSED = 0xffff
/** A longer program would take longer than the pattern does once it is compiled. */
const LONGEST = 4000
/** Of all that a text must hold, so many are looked for where the whole would be too long: those that fail soonest. */
const MOST_OF_ALL = [Infinity, 2, 1]

/** How much there is to look for: what fails soonest is looked for first. */
const weigh = (need: Need): number =>
  typeof need === 'string'
    ? 1 / need.length
    : 'all' in need
      ? Math.min(...need.all.map(weigh))
      : need.any.reduce((sum, one) => sum + weigh(one), 0)

/** The test of a need, or of the most of it that is not too long; undefined where nothing is short enough. */
export function compile(need: Need): Program | undefined {
  for (const most of MOST_OF_ALL) {
    const code: number[] = []
    write(code, loosen(need, most), REFUSED)
    if (code.length <= LONGEST) return Uint16Array.from(code, stepsAhead)
  }
  return undefined
}

/** A need that every text fulfils which fulfils this one, with fewer things to look for. */
function loosen(need: Need, most: number): Need {
  if (typeof need === 'string' || most === Infinity) return need
  if ('any' in need) return { any: need.any.map(one => loosen(one, most)) }
  const soonest = need.all.toSorted((a, b) => weigh(a) - weigh(b)).slice(0, most)
  return { all: soonest.map(one => loosen(one, most)) }
}

/** A place to go on at, as the step to it from its own pair. */
const stepsAhead = (number: number, at: number): number =>
  at % 2 === 0 || number === REFUSED ? number : number - (at - 1)

/** Writes the test of a need, which goes on at `otherwise` where it fails. */
function write(code: number[], need: Need, otherwise: number): void {
  if (typeof need === 'string') for (const number of numbersOf(need)) code.push(number, otherwise)
  else if ('all' in need)
    for (const one of need.all.toSorted((a, b) => weigh(a) - weigh(b))) write(code, one, otherwise)
  else writeAny(code, need.any, otherwise)
}

/** Set for the place of the next alternative until it is known. */
const NEXT = -1

function writeAny(code: number[], needs: readonly Need[], otherwise: number): void {
  const leaving: number[] = []
  for (const [index, need] of needs.entries()) {
    const isLast = index === needs.length - 1
    const from = code.length
    write(code, need, isLast ? otherwise : NEXT)
    if (isLast) break
    leaving.push(code.length + 1)
    code.push(GO, NEXT)
    for (let at = from + 1; at < code.length - 2; at += 2) if (code[at] === NEXT) code[at] = code.length
  }
  for (const at of leaving) code[at] = code.length
}

/** Whether a text with these pieces passes. */
export function passes(pieces: Pieces, program: Program): boolean {
  for (let at = 0; at < program.length;) {
    const piece = program[at]!
    if (piece !== GO && hasPiece(pieces, piece)) at += 2
    else {
      const step = program[at + 1]!
      if (step === REFUSED) return false
      at += step
    }
  }
  return true
}
