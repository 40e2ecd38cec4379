/**
 * The calls that a message asks for. It is cut into pieces at every joint, every stretch of pieces is read as calls of
 * the tools it may be about, and the best cover of the whole is taken (see `cover-message`).
 */
import type { ToolCard } from '../catalogue-model.ts'
import { completeCalls, toPlanned } from './complete-calls.ts'
import { coverMessage, readStretches, type CoverWeights, type Stretch } from './cover-message.ts'
import WEIGHTS from './cover-weights.json' with { type: 'json' }
import { linkCalls } from './link-calls.ts'
import type { CallPlan, PlannedCall, ToolScore } from './planned-call.ts'
import { readSegment } from './read-segment.ts'
import { readText, textOf, type ReadText } from './read-text.ts'
import { rankIn } from './score-tools.ts'
import { splitPieces, type Joint, type Piece } from './split-calls.ts'
import { createToolIndex } from './tool-index.ts'

export interface CallContext {
  now: Date
  /** How well a text speaks of each tool, best first. */
  score: (text: string) => ToolScore[]
}

/** More pieces than this are joined at their weakest joints. */
const MOST_PIECES = 16
/** Tools that are tried. */
const MOST_TOOLS = 6

export async function planCalls(message: string, tools: ToolCard[], context: CallContext): Promise<CallPlan> {
  const lattice = await readLattice(message, tools, context)
  return { calls: lattice ? decodeCalls(lattice) : [], confidence: 0.7, rivals: [] }
}

/** Reads all that `decodeCalls` chooses from; undefined when there is no tool to choose. */
export async function readLattice(
  original: string,
  tools: ToolCard[],
  context: CallContext,
): Promise<CallLattice | undefined> {
  const text = unquote(original)
  const read = await readText(text, context.now)
  const pieces = joinWeak(splitPieces(text))
  const ranked = context.score(text)
  const candidates = chooseTools(text, pieces, tools, ranked, context)
  if (!candidates.length) return undefined
  return { read, tools, stretches: readStretches(read, pieces, candidates, readAffinity(candidates)) }
}

/** Everything that was read of a message, of which the best calls are to be found. */
export interface CallLattice {
  read: ReadText
  tools: ToolCard[]
  stretches: Stretch[][]
}

/** The calls of the best cover, each with what the calls around it and their results give it. */
export function decodeCalls({ read, tools, stretches }: CallLattice, weights: CoverWeights = WEIGHTS): PlannedCall[] {
  const stated = coverMessage(stretches, weights).flatMap(({ reading: { tool, calls } }) =>
    calls.map(filled => ({ tool, filled })),
  )
  const readCall = (tool: ToolCard) => toPlanned(tool, readSegment(read, tool).calls[0]!.given)
  return linkCalls(completeCalls(stated, read), { read, tools, readCall })
}

/** A message that is one quotation as a whole is what stands in the quotes. */
const unquote = (text: string): string => {
  const inner = /^\s*["“](.*)["”]\s*$/s.exec(text)?.[1]
  return inner && !/["“”]/.test(inner) ? inner : text
}

/** At most as many pieces as can be tried in time: the weakest joints go first. */
function joinWeak(pieces: Piece[]): Piece[] {
  let out = pieces
  for (const joint of ['item', 'clause', 'request', 'sentence'] satisfies Joint[]) {
    while (out.length > MOST_PIECES) {
      const at = out.findLastIndex((piece, i) => i > 0 && piece.joint === joint)
      if (at < 1) break
      const [before, piece] = [out[at - 1]!, out[at]!]
      out = [...out.slice(0, at - 1), { ...before, end: piece.end }, ...out.slice(at + 1)]
    }
  }
  return out
}

/** The tools that the message as a whole or one of its sentences speaks of. */
function chooseTools(
  text: string,
  pieces: Piece[],
  tools: ToolCard[],
  ranked: ToolScore[],
  { score }: CallContext,
): ToolCard[] {
  const allowed = new Set(tools)
  const chosen = new Set<ToolCard>()
  const add = (scores: ToolScore[], most: number) => {
    for (const { tool } of scores.slice(0, most)) if (allowed.has(tool) && chosen.size < MOST_TOOLS) chosen.add(tool)
  }
  add(ranked, 1)
  for (const part of pieces.filter(p => p.joint !== 'item')) add(score(text.slice(part.start, part.end)), 1)
  add(ranked, MOST_TOOLS)
  if (!chosen.size) for (const tool of tools.slice(0, MOST_TOOLS)) chosen.add(tool)
  return [...chosen]
}

/** How well a text speaks of each of a few tools, against the one it speaks of best: 0 to 1. */
function readAffinity(tools: ToolCard[]): (read: ReadText) => (tool: ToolCard) => number {
  if (tools.length === 1) return () => () => 1
  const index = createToolIndex(tools)
  return read => {
    const scores = new Map(rankIn(index, textOf(read)).map(choice => [choice.tool, choice.score]))
    const best = Math.max(...scores.values())
    return tool => (best > 0 ? (scores.get(tool) ?? 0) / best : 1)
  }
}
