import { neededBy, type Needed } from './known-programs.ts'
import { piecesOf } from './pieces.ts'
import { rememberByObject } from '../remember-by-object.ts'
import { rememberByText } from '../remember-by-text.ts'
import { passes } from './program.ts'

const keptPiecesOf = rememberByText(piecesOf)

/** What each pattern needs. */
const programs = new WeakMap<RegExp, Needed>()

function programOf(pattern: RegExp): Needed {
  const program = neededBy(pattern)
  programs.set(pattern, program)
  return program
}

/**
 * Whether a pattern may match a text. False only where it does not match: it is not tried then, nor compiled. For patterns that are
 * made once, and for whole sentences, which many patterns look at: for a cell, a word or the name of a field the pattern itself is
 * quicker.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  const program = programs.get(pattern) ?? programOf(pattern)
  if (!program) return true
  const pieces = keptPiecesOf(text)
  return !pieces || passes(pieces, program)
}

/** `pattern.test(text)`, of patterns that seldom match. */
export const testIn = (text: string, pattern: RegExp): boolean => mayMatch(pattern, text) && pattern.test(text)

/** `pattern.exec(text)`, of patterns that seldom match. */
export const execIn = (text: string, pattern: RegExp): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null

/** `text.replace(pattern, plain)`, of patterns that seldom match. */
export const replaceIn = (text: string, pattern: RegExp, plain: Replacement): string =>
  mayMatch(pattern, text) ? text.replace(pattern, plain as string) : text

/** What stands for a match of a pattern, as `String.prototype.replace` takes it. */
export type Replacement = string | ((...said: string[]) => string)

const programsOf = rememberByObject((pairs: readonly (readonly [RegExp, Replacement])[]) =>
  pairs.map(([pattern]) => programs.get(pattern) ?? programOf(pattern)),
)

/** `replaceIn` with one pair after the other, of pairs that are made once: the text is looked at once for as long as it stays. */
export function replaceEachIn(text: string, pairs: readonly (readonly [RegExp, Replacement])[]): string {
  const needed = programsOf(pairs)
  let said = text
  let pieces = keptPiecesOf(said)
  for (let at = 0; at < pairs.length; at++) {
    const program = needed[at]
    if (program && pieces && !passes(pieces, program)) continue
    const [pattern, plain] = pairs[at]!
    const replaced = said.replace(pattern, plain as string)
    if (replaced === said) continue
    said = replaced
    pieces = keptPiecesOf(said)
  }
  return said
}
