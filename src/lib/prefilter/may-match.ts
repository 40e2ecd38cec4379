import { neededBy, type Needed } from './known-programs.ts'
import { piecesOf } from './pieces.ts'
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
export const replaceIn = (text: string, pattern: RegExp, plain: string | ((...said: string[]) => string)): string =>
  mayMatch(pattern, text) ? text.replace(pattern, plain as string) : text
