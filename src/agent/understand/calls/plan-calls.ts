/**
 * The calls that a message asks for. A message is cut into pieces at every joint; stretches of pieces are read as calls
 * of the tools, and the best way to cover the whole message with such stretches is taken (dynamic programming): every
 * value it spells out is used, nothing required is missing, no call is made twice, and no cut is made without need.
 */
import type { ToolCard, ToolParameter } from '../catalogue-model.ts'
import type { FilledArguments } from './fill-arguments.ts'
import { linkCalls } from './link-calls.ts'
import type { CallPlan, PlannedCall, ToolScore } from './planned-call.ts'
import { partOf, readText, textOf, type ReadText } from './read-text.ts'
import { readSegment, type SegmentReading } from './read-segment.ts'
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

const WEIGHTS = {
  used: 1,
  unused: -1.2,
  /** A required argument that neither this stretch nor another one gives. */
  missing: -3,
  /** A required argument that another stretch gives. */
  inherited: -0.5,
  call: -0.8,
  /** A further call of the same tool that states nothing anew. */
  repeated: -4,
  /** The logarithm of how well the stretch speaks of the tool, against the tool it speaks of best. */
  tool: 1,
  joint: { start: 0, sentence: 0.4, request: 0.4, clause: 0, item: -0.2 } satisfies Record<Joint, number>,
}

/** A stretch of pieces read as calls of one tool, with the best cover of all that comes before it. */
interface Cover {
  from: number
  to: number
  reading: SegmentReading
  score: number
  before?: Cover
}

export async function planCalls(original: string, tools: ToolCard[], context: CallContext): Promise<CallPlan> {
  const text = unquote(original)
  const read = await readText(text, context.now)
  const pieces = joinWeak(splitPieces(text))
  const ranked = context.score(text)
  const candidates = chooseTools(text, pieces, tools, ranked, context)
  if (!candidates.length) return { calls: [], confidence: 0, rivals: [] }
  const best = cover(read, pieces, candidates, context)
  const whole = (tool: ToolCard) => completeCall(tool, readSegment(read, tool).calls[0]!)
  const stated = best ? completeCalls(coversOf(best), read, context) : []
  const calls = linkCalls(stated, { read, tools, readCall: whole })
  return { calls, confidence: 0.7, rivals: [] }
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

function cover(read: ReadText, pieces: Piece[], tools: ToolCard[], context: CallContext): Cover | undefined {
  const whole = new Map(tools.map(tool => [tool, readSegment(read, tool)]))
  const ends: Cover[][] = pieces.map(() => [])
  const affinity = readAffinity(tools)
  for (let to = 1; to <= pieces.length; to++) {
    for (let from = 0; from < to; from++) {
      const part = partOf(read, pieces[from]!.start, pieces[to - 1]!.end)
      const near = affinity(part)
      for (const tool of tools) {
        const reading = from === 0 && to === pieces.length ? whole.get(tool)! : readSegment(part, tool)
        const own =
          rateSegment(reading, whole.get(tool)!, pieces[from]!.joint) +
          WEIGHTS.tool * Math.log(Math.max(0.03, near(tool)))
        const befores = from === 0 ? [undefined] : ends[from - 1]!
        let best: Cover | undefined
        for (const before of befores) {
          const repeated =
            before && before.reading.tool === tool && !statesAnew(before.reading, reading) ? WEIGHTS.repeated : 0
          const score = own + repeated + (before?.score ?? 0)
          if (!best || score > best.score) best = { from, to, reading, score, ...(before && { before }) }
        }
        if (best) ends[to - 1]!.push(best)
      }
    }
  }
  return ends
    .at(-1)
    ?.reduce<Cover | undefined>((best, one) => (!best || one.score > best.score ? one : best), undefined)
}

function rateSegment(reading: SegmentReading, whole: SegmentReading, joint: Joint): number {
  const given = new Set(whole.calls.flatMap(call => Object.keys(call.args)))
  const missing = reading.calls[0]!.missing
  const inherited = missing.filter(p => given.has(p.name)).length
  return (
    WEIGHTS.used * reading.used +
    WEIGHTS.unused * reading.unused +
    WEIGHTS.inherited * inherited +
    WEIGHTS.missing * (missing.length - inherited) +
    WEIGHTS.call +
    WEIGHTS.joint[joint]
  )
}

/** Whether a reading gives some argument of the earlier one another value. */
function statesAnew(before: SegmentReading, reading: SegmentReading): boolean {
  const earlier = before.calls.at(-1)!.args
  return Object.entries(reading.calls[0]!.args).some(
    ([name, value]) => name in earlier && JSON.stringify(earlier[name]) !== JSON.stringify(value),
  )
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

function coversOf(last: Cover): Cover[] {
  const out: Cover[] = []
  for (let at: Cover | undefined = last; at; at = at.before) out.unshift(at)
  return out
}

const completeCall = (tool: ToolCard, { args, missing }: FilledArguments): PlannedCall => ({
  tool,
  args,
  given: {},
  missing,
  certainty: 0.7,
})

/** Fills what a call does not say itself from the calls around it: the ones before it first, then the ones after. */
function completeCalls(covers: Cover[], read: ReadText, { now }: CallContext): PlannedCall[] {
  const stated: { tool: ToolCard; filled: FilledArguments }[] = covers.flatMap(c =>
    c.reading.calls.map(filled => ({ tool: c.reading.tool, filled })),
  )
  return stated.map(({ tool, filled }, at) => {
    const args = { ...filled.args }
    const around = [...stated.slice(0, at).toReversed(), ...stated.slice(at + 1)]
    for (const parameter of tool.parameters) {
      if (parameter.name in args) continue
      const source = around.find(
        (other, i) => parameter.name in other.filled.args && (parameter.required || (other.tool === tool && i < at)),
      )
      if (source) args[parameter.name] = source.filled.args[parameter.name]
    }
    const missing: ToolParameter[] = tool.parameters.filter(
      p => p.required && !(p.name in args) && p.default === undefined,
    )
    const whole = missing.length && stated.length > 1 ? readSegment(read, tool).calls[0]!.args : {}
    for (const parameter of missing) if (parameter.name in whole) args[parameter.name] = whole[parameter.name]
    return completeCall(tool, { args, missing: missing.filter(p => !(p.name in args)) })
  })
}
