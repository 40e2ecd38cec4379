import { MODEL_ERRORS } from '../../../contract/chat.ts'
import type { TurnOutcome } from '../../turn.ts'
import type { Claim } from './claims.ts'
import { findDays } from './find-days.ts'
import { findFigures } from './find-numbers.ts'
import { findNames } from './find-names.ts'
import { findUnsupported } from './find-support.ts'
import { removeLures } from './remove-lures.ts'
import { withoutLabels } from './without-labels.ts'

/** What is claimed at most of a model's answer, by what its figures and names rest on. A rule of thumb, not calibrated. */
export const MODEL_CONFIDENCE = {
  /** Everything it names is in results. */
  supported: 0.6,
  /** It names nothing, or nothing was called: there was nothing to check against. */
  unchecked: 0.4,
  /** Something it names is in no result. */
  unsupported: 0.25,
} as const

/** Codes of failures that are told in words of ours. */
const isOwnError = (code: string) =>
  (MODEL_ERRORS as readonly string[]).includes(code) || code === 'REGISTRY_UNREACHABLE'

/** Stands behind every figure and name that no result has. */
export const MARK = '[?]'

/**
 * Checks a model's answer: every figure, day, name and code in it has to occur in what tools and SQL gave, in the question,
 * in what was said before and not doubted then, or as the number of items that the answer lists. What does not is marked,
 * listed in `data.unsupported`, and lowers the confidence. What could make a reader's program send something away is taken
 * out (`removeLures`).
 */
export function checkAnswer(outcome: TurnOutcome, question: string, earlier: Earlier = NOTHING): TurnOutcome {
  const { data, grounds = [] } = outcome
  const { error } = data
  if (error && !data.result && !PARTIAL.has(error.code)) {
    // The address that did not answer stands there.
    const own = isOwnError(error.code) ? [error.message] : []
    return { ...outcome, response: removeLures(outcome.response, [question, ...own, ...grounds]) }
  }
  const known = [...grounds, data.result, data.total, ...(data.source ?? []), question, error?.message]
  const response = removeLures(outcome.response, known)
  const claims = withoutLabels(findClaims(response), grounds, [question, ...toolWords(outcome)])
  const open = findUnsupported(claims, [...known, ...toolWords(outcome), Array(countItems(response)).fill(0)])
  const again = new Set(findUnsupported(open, earlier.texts))
  const unsupported = open.filter(claim => again.has(claim) || earlier.doubts.includes(claim.text))
  const limit = unsupported.length ? 'unsupported' : grounds.length && claims.length ? 'supported' : 'unchecked'
  const confidence = Math.min(outcome.confidence, MODEL_CONFIDENCE[limit])
  if (!unsupported.length) return { ...outcome, response, confidence }
  const texts = [...new Set(unsupported.map(claim => claim.text))]
  return {
    ...outcome,
    response: `${mark(response, unsupported)}\n\n${MARK} In no result of this answer: ${texts.join(', ')}.`,
    data: { ...data, unsupported: texts },
    confidence,
  }
}

/** What was said before in the conversation, and what of it no result had. */
export interface Earlier {
  texts: readonly string[]
  doubts: readonly string[]
}
const NOTHING: Earlier = { texts: [], doubts: [] }

/** Codes of answers that say why they are not whole, and then what the model said all the same. */
const PARTIAL: ReadonlySet<string> = new Set(['INCOMPLETE', 'BUDGET'])

/** Everything that an answer states, in the order of the text; a stretch is one claim. */
export function findClaims(text: string): Claim[] {
  const plain = text.replace(/^[ \t]*(?:\d+[.)]|[-*+])[ \t]/gm, marker => ' '.repeat(marker.length))
  return inPieces(plain).flatMap(({ start, piece }) => {
    const taken: Claim[] = []
    for (const find of [findDays, findNames, findFigures])
      for (const claim of find(piece))
        if (!taken.some(other => claim.start < other.end && other.start < claim.end)) taken.push(claim)
    return taken
      .toSorted((a, b) => a.start - b.start)
      .map(claim => ({ ...claim, start: claim.start + start, end: claim.end + start }))
  })
}

/** Longest text that is looked through at once: what looks for claims takes longer than the text is long. */
const PIECE = 2000

/** A long text in pieces that end where a line does, else where a word does. */
function inPieces(text: string): { start: number; piece: string }[] {
  const out: { start: number; piece: string }[] = []
  for (let start = 0; start < text.length || start === 0; start = start + out.at(-1)!.piece.length) {
    const whole = text.slice(start, start + PIECE)
    const line = whole.lastIndexOf('\n')
    const end = start + PIECE >= text.length ? whole.length : line > 0 ? line + 1 : whole.lastIndexOf(' ') + 1
    out.push({ start, piece: whole.slice(0, end || whole.length) })
    if (!whole) break
  }
  return out
}

/** Lines of a list or rows of a table in the answer: "these five" may count them. */
function countItems(text: string): number {
  const items = text.match(/^[ \t]*(?:\d+[.)]|[-*+])[ \t]/gm)?.length ?? 0
  const rows = text.match(/^[ \t]*\|.*\|[ \t]*$/gm)?.length ?? 0
  return items || Math.max(0, rows - 2)
}

/** The names of what was called are no claims about data. */
const toolWords = ({ toolsUsed }: TurnOutcome): string[] => toolsUsed.flatMap(tool => [tool, tool.replaceAll('_', ' ')])

const mark = (text: string, claims: readonly Claim[]): string =>
  claims.toReversed().reduce((marked, { end }) => `${marked.slice(0, end)} ${MARK}${marked.slice(end)}`, text)
