import { pattern } from '../../../lib/patterns.ts'
import type { PageSnapshot } from '../../../contract/page.ts'
import { protect } from '../read/literals.ts'
import { Fitter } from './fitter.ts'
import { namesOf } from './page-names.ts'
import { joinChosen, lastPressed, type Piece } from './pieces.ts'
import { tokensOf } from './tokens.ts'

export type { Piece } from './pieces.ts'

/** Words of a whole message at most. */
const LONGEST_MESSAGE = 120

const STATEMENT = pattern('i')`
  ^\s*(?:
    make sure|be sure|ensure|verify|check (?:that|if|whether|for)|assert|confirm|expect|validate|test|if
    |unless|when|once|while|until|who|what|which|where|how|whose|is|are|does|do you|did|has|can (?!you)
    |could (?!you)|may i|tell|show|list|count|read|extract|wait|open|visit|search|find|scroll|hover
    |drag and drop
  )\b
  |\?\s*$|\b(?:if|unless|until|whether)\b
`

/** "show only …" narrows down what is shown. */
const NARROWS = /^\s*(?:please )?(?:show|list|find|see|display) (?:me )?(?:only|just)\b[^?]*$/i

/** "What is it about?: an event" is a label with its value, whatever word it begins with. */
const LINE = /^(?:who|what|which|where|when|how|is|are|does|do)\b[^:\n]{2,60}:\s*\S/i

/**
 * Reads a message by the names of the page that is open: which spans of it are labels, choices, marks and buttons, and what
 * stands behind them. Undefined unless every word is accounted for.
 */
export function fitMessage(message: string, snapshot: PageSnapshot): Piece[] | undefined {
  const whole = fitWhole(message, snapshot)
  const plain = whole ? message : withoutReason(message)
  return whole ?? (plain === message ? undefined : fitWhole(plain, snapshot))
}

/** "we have a pram, so only houses with a lift", "… because I am late": why something is wanted is nothing to be done. */
const withoutReason = (message: string): string =>
  message
    .replace(/^\s*(?:we|i|my|our)\b[^,.;:!?]*,? so (?=\S+ \S)/i, '')
    .replace(/,? (?:because|since) (?:i|we|my|our|it|they)\b[^,.;:]*[.!]?\s*$/i, '')

/** What is moved is a thing, a date or a handle, never text for a field. */
const MOVES = /^\s*(?:please )?(?:drag|move|pull|drop)\b/i
const isText = (piece: Piece): boolean =>
  piece.kind === 'set' &&
  !piece.of.isDate &&
  !/^(?:date|time|datetime-local|month|week|number|range)$/.test(piece.of.node.type ?? '') &&
  !/^(?:spinbutton|slider)$/.test(piece.of.node.role)

function fitWhole(message: string, snapshot: PageSnapshot): Piece[] | undefined {
  // "The size should say large" asks for a size that is large.
  const source = protect(message.replace(/\b(should|must) (?:say|read|show|hold|contain)\b/gi, '$1 be'))
  const tokens = tokensOf(source.text)
  if (
    !tokens.length ||
    tokens.length > LONGEST_MESSAGE ||
    (STATEMENT.test(source.text) && !LINE.test(source.text) && !NARROWS.test(source.text))
  )
    return undefined
  const fit = new Fitter(tokens, source, namesOf(snapshot)).fit(0, {})
  if (MOVES.test(source.text) && fit?.pieces.some(isText)) return undefined
  return fit?.pieces.some(({ kind }) => kind !== 'later') ? joinChosen(lastPressed(fit.pieces)) : undefined
}
