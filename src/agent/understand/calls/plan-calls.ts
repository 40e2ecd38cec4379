/**
 * The calls that a message asks for. It is cut into pieces at every joint, every stretch of pieces is read as calls of
 * the tools it may be about, and the best cover of the whole is taken (see `cover-message`).
 */
import { pauseIfDue, runInSlices } from '../../../lib/in-slices.ts'
import { loadCities } from '../../../lib/places/find-city.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { completeCalls, toPlanned } from './complete-calls.ts'
import { rankCovers, stretchesOf, type CoverWeights } from './cover-message.ts'
import WEIGHTS from './cover-weights.json' with { type: 'json' }
import { leavesOf, slotsOf, slotSteps } from './describe-slots.ts'
import { expandChoices } from './expand-choices.ts'
import { expandEach, resolveNames } from './refer-back.ts'
import { linkCalls, sourcesOf } from './link-calls.ts'
import { touches, type PlannedCall, type Span } from './planned-call.ts'
import { readSegment } from './read-segment.ts'
import { partOf, type ReadText } from './read-text.ts'
import { rankIn } from './score-tools.ts'
import { readStretches } from './read-stretches.ts'
import { splitPieces, type Joint, type Piece } from './split-calls.ts'
import type { Stretch } from './stretch.ts'
import { createToolIndex } from './tool-index.ts'
import { asksTown } from './write-places.ts'

/** More pieces than this are joined at their weakest joints. */
const MOST_PIECES = 11
/** The calls of some tools that a message asks for, in its order; none when there is no tool. */
export async function planCalls(text: ReadText, tools: ToolCard[]): Promise<PlannedCall[]> {
  const lattice = await readLattice(text, tools)
  await pauseIfDue()
  return lattice ? decodeCalls(lattice) : []
}

/** Everything that was read of a message, of which the best calls are to be found. */
export interface CallLattice {
  read: ReadText
  tools: ToolCard[]
  stretches: Stretch[][]
}

/** Reads all that `decodeCalls` chooses from; undefined when there is no tool to choose. */
export async function readLattice(text: ReadText, tools: ToolCard[]): Promise<CallLattice | undefined> {
  for (const tool of tools) await runInSlices(slotSteps(tool))
  if (tools.some(takesPlace)) await loadCities()
  const read = withoutNames(text, tools)
  const evidence = readEvidence(tools)
  const pieces = joinWeak(joinIdle(joinFronted(splitPieces(read.message), read), read, { tools, evidence }))
  if (!tools.length || !pieces.length) return undefined
  const linked = new Map(
    tools.map(tool => [
      tool,
      tool.parameters.filter(p => p.required && sourcesOf(tool, p, { read, tools }).length).map(p => p.name),
    ]),
  )
  return { read, tools, stretches: await readStretches(read, pieces, { tools, evidence, linked }) }
}

/** Whether an argument of a tool is a town or another place: what is said is looked for among the towns of the world. */
const takesPlace = (tool: ToolCard): boolean =>
  leavesOf(slotsOf(tool)).some(slot => slot.roles.has('place') || asksTown(slot))

/** Covers that are looked at when the calls of the best one lack what they need. */
const MOST_COVERS = 8
/** What it costs that a call, completed by those around it, still lacks a required argument: as logarithms of covers count. */
const LACKING = 2

/**
 * The best of the likely covers, and its calls. A cover is the sum of what speaks for its stretches by themselves; whether
 * the calls around give a call what it lacks ("… and the same for Lyon") is known only when they are completed. So one
 * whose calls lack nothing goes before a slightly likelier one whose calls do.
 */
export function chooseCover(lattice: CallLattice, weights: CoverWeights = WEIGHTS): Stretch[] {
  const [best, ...others] = rankCovers(lattice.stretches, weights, MOST_COVERS)
  if (!best) return []
  const lacksOf = (cover: Stretch[]) => decodeCalls(lattice, cover).reduce((sum, call) => sum + call.missing.length, 0)
  let chosen = { cover: stretchesOf(best), score: best.score }
  const lacking = lacksOf(chosen.cover)
  if (!lacking) return chosen.cover
  chosen.score -= LACKING * lacking
  for (const other of others) {
    if (other.score <= chosen.score) break
    const cover = stretchesOf(other)
    const score = other.score - LACKING * lacksOf(cover)
    if (score > chosen.score) chosen = { cover, score }
  }
  return chosen.cover
}

/** The calls of a cover, the best one unless told, each with what the calls around it and their results give it. */
export function decodeCalls(lattice: CallLattice, cover: Stretch[] = chooseCover(lattice)): PlannedCall[] {
  const { read, tools } = lattice
  const stated = cover.flatMap(({ reading: { tool, calls, expand }, span }) =>
    (expand?.() ?? calls).map(filled => ({ tool, filled, span })),
  )
  const readCall = (tool: ToolCard, taken: Span[]) =>
    toPlanned(tool, readSegment(without(read, taken), tool).calls[0]!.given)
  const whole = expandEach(completeCalls(stated, read), read).map(call => resolveNames(call, read))
  return linkCalls(dropTwins(expandChoices(whole, read)), { read, tools, readCall })
}

/** A text without the values that are nothing but a tool's name: "use the function 'cone_volume'". */
function withoutNames(read: ReadText, tools: ToolCard[]): ReadText {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const named = tools
    .map(tool => [tool.name, tool.app].map(plain))
    .map(([name, app]) => name!.slice(name!.startsWith(app!) ? app!.length : 0))
  const isName = (value: ReadText['values'][number]) => {
    const said = read.message.slice(value.start, value.end)
    return /^['"“‘`]|\w[._]\w/.test(said) && named.includes(plain(said))
  }
  const values = read.values.filter(value => !isName(value))
  return values.length === read.values.length ? read : { ...read, values }
}

/** A text without the values of some stretches. */
const without = (read: ReadText, taken: Span[]): ReadText => ({
  ...read,
  values: read.values.filter(value => !taken.some(span => touches(span, value))),
})

/** One call is enough of two that are the same. */
const dropTwins = (calls: PlannedCall[]): PlannedCall[] => [
  ...new Map(calls.map(call => [JSON.stringify([call.tool.name, call.args]), call])).values(),
]

/** "In a box of 20 pens, how many …": what stands before its sentence and begins with a preposition belongs to it. */
function joinFronted(pieces: Piece[], read: ReadText): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const before = out.at(-1)
    const words = before ? partOf(read, before.start, before.end).words : []
    const isFronted =
      before &&
      piece.joint === 'item' &&
      before.joint !== 'item' &&
      /^(?:ADP|SCONJ)$/.test(words[0]?.pos ?? '') &&
      /^,\s*$/.test(read.message.slice(before.end, piece.start)) &&
      ASKS.test(read.message.slice(piece.start, piece.end))
    if (isFronted) out[out.length - 1] = { ...before, end: piece.end }
    else out.push(piece)
  }
  return out
}

/** How the part of a sentence begins that asks. */
const ASKS =
  /^(?:what|which|how|when|where|who|can|could|would|will|please|is|are|do|does|did|i|we|you|he|she|it|they)\b/i

/** How much better than of the tool of the piece before it a piece speaks of another one, which is then asked for, too. */
const OTHER_TOOL = 3
const CLEARLY = 0.5

/** "…, all on Friday", "…, both with the slow train": what is said of the calls before, and no call of its own. */
const FOR_ALL =
  /^(?:all|both|each)(?: of (?:them|these|those))? (?:at|by|for|from|in|of|on|over|through|to|under|using|with)\b/i

/**
 * A piece that is a part of a sentence without value and verb belongs to the one before it: "milk, bread and eggs"; but not
 * when it speaks of another tool: "the opening hours of the Blue Gallery and the queue".
 */
function joinIdle(
  pieces: Piece[],
  read: ReadText,
  { tools, evidence }: { tools: ToolCard[]; evidence: (read: ReadText) => (tool: ToolCard) => number },
): Piece[] {
  const speaksOfOther = (piece: Piece, before: Piece): boolean => {
    if (tools.length < 2) return false
    const [own, earlier] = [piece, before].map(({ start, end }) => evidence(partOf(read, start, end)))
    const bestOf = (of: (tool: ToolCard) => number) => tools.toSorted((a, b) => of(b) - of(a))[0]!
    const [best, bestBefore] = [bestOf(own!), bestOf(earlier!)]
    return best !== bestBefore && own!(best) > CLEARLY && own!(best) > OTHER_TOOL * own!(bestBefore)
  }
  const out: Piece[] = []
  for (const piece of pieces) {
    const part = partOf(read, piece.start, piece.end)
    const isBusy =
      part.words.some(word => word.pos === 'VERB') ||
      part.values.some(value => !/^(?:phrase|list)$/.test(value.kind) && !(value.kind === 'number' && value.ordinal))
    const before = out.at(-1)
    const isRemark = FOR_ALL.test(read.message.slice(piece.start, piece.end)) && !part.words.some(w => w.pos === 'VERB')
    if (before && (isRemark || !isBusy) && /item|clause/.test(piece.joint) && !speaksOfOther(piece, before))
      out[out.length - 1] = { ...before, end: piece.end }
    else out.push(piece)
  }
  return out
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

/** How well a text speaks of each of a few tools: 0 to 1. */
function readEvidence(tools: ToolCard[]): (read: ReadText) => (tool: ToolCard) => number {
  if (tools.length === 1) return () => () => 1
  const index = createToolIndex(tools)
  return read => {
    const scores = new Map(rankIn(index, read).map(choice => [choice.tool, choice.score]))
    return tool => scores.get(tool) ?? 0
  }
}
