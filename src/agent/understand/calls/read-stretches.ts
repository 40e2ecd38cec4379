import { runInSlices } from '../../../lib/in-slices.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { FILLERS } from '../language/lexicon.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import type { Span } from './planned-call.ts'
import { partOf, textOf, type ReadText } from './read-text.ts'
import { eachOf, respectiveOf } from './refer-back.ts'
import { wordsOfTools } from './read-shape.ts'
import { segmentSteps, type SegmentReading } from './read-segment.ts'
import { countRestarts, listenToPieces, type Heard, type PieceTalk } from './listen-to-pieces.ts'
import type { Joint, Piece } from './split-calls.ts'
import type { CoverFeatures, Stretch } from './stretch.ts'

/** Pieces that a stretch may have; whole sentences, and what begins or ends the message, may have more. */
const LONGEST = 4
/** Tools that a stretch is read for: those it speaks of nearly as well as of the best, by this share. */
const NEAR = 0.1
const MOST_NEAR = 2
/** A message that one call leaves so little of, by the weight of its values, is not cut. */
const LEFT_OVER = 0.25
/** … and whose arguments together are at least so certain. */
const CERTAIN = 0.4

/**
 * Reads the stretches of the pieces for the tools they may be about; those that end at a piece are under its number. A long
 * message is read in slices: a step is one reading of a stretch.
 */
export async function readStretches(read: ReadText, pieces: Piece[], heard: Heard): Promise<Stretch[][]> {
  const { tools, linked } = heard
  const whole = new Map<ToolCard, SegmentReading>()
  await runInSlices(readWhole(read, tools, whole))
  const talk = listenToPieces(read, pieces, heard)
  const lists = read.values.filter(value => value.kind === 'list' && value.items.every(item => item.kind !== 'phrase'))
  const given = new Map(
    [...whole].map(([tool, { calls }]) => [
      tool,
      new Set([...calls.flatMap(call => Object.keys(call.args)), ...(linked?.get(tool) ?? [])]),
    ]),
  )
  const known: Known = { ...heard, read, pieces, talk, whole, given, lists }
  const end = pieces.length
  const all: Stretch[] = []
  await runInSlices(readOnes(known, 0, end, all, tools))
  if (all.some(isPlain)) return pieces.map((_, at) => (at === end - 1 ? all : []))
  const stretches: Stretch[][] = pieces.map(() => [])
  await runInSlices(readAll(known, all, stretches))
  return stretches
}

/** What the reading of every stretch rests on. */
interface Known extends Heard {
  read: ReadText
  pieces: readonly Piece[]
  talk: readonly PieceTalk[]
  /** The message as one call of each tool, and the arguments that it gives then. */
  whole: ReadonlyMap<ToolCard, SegmentReading>
  given: ReadonlyMap<ToolCard, ReadonlySet<string>>
  /** Lists of values in it. */
  lists: readonly Span[]
}

function* readWhole(read: ReadText, tools: ToolCard[], into: Map<ToolCard, SegmentReading>): Generator<void> {
  for (const tool of tools) {
    into.set(tool, yield* segmentSteps(read, tool))
    yield
  }
}

function* readAll(known: Known, all: Stretch[], stretches: Stretch[][]): Generator<void> {
  const end = known.pieces.length
  for (let to = 1; to <= end; to++)
    for (let from = 0; from < to; from++) {
      if (from === 0 && to === end) stretches[to - 1]!.push(...all)
      else if (isStretch(known.pieces, from, to)) yield* readOnes(known, from, to, stretches[to - 1]!)
      yield
    }
}

const isStretch = (pieces: readonly Piece[], from: number, to: number): boolean =>
  to - from <= LONGEST || from === 0 || to === pieces.length || (isEdge(pieces, from) && isEdge(pieces, to))

/** Whether a sentence begins or ends before a piece. */
const isEdge = (pieces: readonly Piece[], at: number): boolean =>
  at === pieces.length || /start|sentence/.test(pieces[at]!.joint)

/** One stretch for each tool that it may be about, into `out`. */
function* readOnes(known: Known, from: number, to: number, out: Stretch[], only?: ToolCard[]): Generator<void> {
  const { read, pieces, talk, tools, whole, evidence } = known
  const isWhole = from === 0 && to === pieces.length
  const part = isWhole ? read : partOf(read, pieces[from]!.start, pieces[to - 1]!.end)
  const own = evidence(part)
  // "Do the same for …": the tool is that of the piece before.
  const before = from > 0 && part.words.slice(0, 6).some(word => word.norm === 'same') && talk[from - 1]
  const near = (tool: ToolCard) => Math.max(own(tool), before ? before.of(tool) : 0)
  const sorted = tools.toSorted((a, b) => near(b) - near(a))
  const nearest = Math.max(near(sorted[0]!), 1e-6)
  const tried = only ?? sorted.filter((tool, at) => at < MOST_NEAR && near(tool) >= NEAR * nearest)
  for (const tool of tried) {
    const reading = isWhole ? whole.get(tool)! : yield* readOne(part, tool)
    const features: CoverFeatures = {
      ...readFeatures(reading, known.given.get(tool)!, pieces[from]!.joint),
      tool: Math.log(Math.max(0.03, near(tool) / nearest)),
      evidence: near(tool),
      ...featuresOfCut(known, { from, to, part, reading }),
    }
    out.push({ from, to, span: { start: part.start, end: part.end }, words: part.words, reading, features })
    yield
  }
}

/** A part of a message for a tool: of "both these religions in their respective countries" nothing is read for either argument. */
function* readOne(part: ReadText, tool: ToolCard): Generator<void, SegmentReading> {
  const reading = yield* segmentSteps(part, tool)
  const names = namesEach(part, reading)
  if (!names.length) return reading
  const { used, unsure, unused } = reading
  return { ...(yield* segmentSteps(part, withoutParameters(tool)(names.join()))), tool, used, unsure, unused }
}

/** The arguments of which a part of a message means every value that is named elsewhere, where it names none itself. */
function namesEach(part: ReadText, { tool, calls }: SegmentReading): string[] {
  const name = eachOf(textOf(part), tool)?.name
  const span = name === undefined ? undefined : calls[0]!.given[name]?.span
  const isSaid = span && /^[\p{Lu}\d'"“‘]/u.test(part.message.slice(span.start, span.end))
  return name === undefined || isSaid ? [] : [name, ...respectiveOf(textOf(part), tool).filter(other => other !== name)]
}

/** A tool without some of its parameters, by their names. */
const withoutParameters = rememberByObject((tool: ToolCard) => {
  const known = new Map<string, ToolCard>()
  return (names: string): ToolCard => {
    const made = known.get(names) ?? {
      ...tool,
      parameters: tool.parameters.filter(({ name }) => !names.split(',').includes(name)),
    }
    known.set(names, made)
    return made
  }
})

/** What speaks for, and mostly against, taking these pieces together and nothing else. */
function featuresOfCut(
  { pieces, talk, tools, lists }: Known,
  { from, to, part, reading }: { from: number; to: number; part: ReadText; reading: SegmentReading },
): CoverFeatures {
  const isWhole = from === 0 && to === pieces.length
  const further = talk.slice(from + 1, to)
  const count = (holds: (piece: PieceTalk) => boolean) => further.filter(holds).length
  const isRequest = ({ joint }: PieceTalk) => tools.length > 1 && /sentence|request/.test(joint)
  return {
    // A cut through a list of values.
    inList: Number(lists.some(list => pieces[from]!.start > list.start && pieces[from]!.start < list.end)),
    // Further requests within one stretch, as far as the pieces' own words tell.
    merged: count(piece => piece.most > 0.5 && isRequest(piece)),
    // "… a red lamp in Lyon and a green lamp in Nice": what begins anew within one stretch.
    restarted: countRestarts(talk.slice(from, to)),
    // "Ann scored 12, Bob scored 30": pieces that are built alike within one stretch, and a stretch that begins with one.
    repeated: count(piece => piece.repeats),
    likeBefore: Number(talk[from]!.repeats),
    // "… the second one was …": what is counted on within one stretch.
    ordered: count(piece => piece.isNext),
    varied: count(piece => piece.varies),
    further: count(piece => piece.isFurther),
    // "You have a deck of cards.": what is told before anything is asked is no request when it leaves things open.
    told:
      isWhole || !isEdge(pieces, from) || !isEdge(pieces, to) || asks(part)
        ? 0
        : speaksOf(part, reading.tool)
          ? Number(lacks(reading))
          : TOLD_ELSE,
    // What its pieces say of other tools goes unheard.
    ignored: talk.slice(from, to).reduce((sum, { of, most }) => sum + most - of(reading.tool), 0),
  }
}

const lacks = ({ calls }: SegmentReading): boolean => calls[0]!.missing.length > 0

/** How much more it tells against a request that a sentence has no word of what the tool does or takes. */
const TOLD_ELSE = 3

/** Whether a part of a message has a word of a tool or of what it takes: "I'm at the hotel" has none of a forecast's. */
function speaksOf({ words }: ReadText, tool: ToolCard): boolean {
  const own = ownWords(tool)
  return words.some(word => !FILLERS.has(word.norm) && own.has(word.stem))
}

const ownWords = rememberByObject((tool: ToolCard): ReadonlySet<string> => {
  const further = [tool.description, ...tool.parameters.flatMap(({ choices }) => choices)]
  return new Set([...wordsOfTools([tool]), ...further.flatMap(splitIdentifier).map(stem)])
})

/** Words of English that ask: question words, modals before "you", wishes, and verbs without subject at the beginning. */
const ASKING =
  /\?|\b(?:what|which|how|when|where|who|(?:can|could|would|will) (?:you|i|we)|please|need|want|like|wish|help|tell|let)\b/i

/** Whether a part of a message asks for anything, rather than tells. */
const asks = (part: ReadText): boolean => ASKING.test(textOf(part)) || part.words[0]?.pos === 'VERB'

/** Whether one call of the tool that the message speaks of best takes all that it says. */
const isPlain = ({ reading: { calls, unused }, features }: Stretch): boolean =>
  calls.length === 1 &&
  features.tool === 0 &&
  !features.further &&
  !features.varied &&
  !features.ordered &&
  !features.repeated &&
  !calls[0]!.missing.length &&
  features.ignored! < LEFT_OVER &&
  unused < LEFT_OVER &&
  calls[0]!.certainty > CERTAIN

function readFeatures(
  { calls, used, unsure, unused, rival }: SegmentReading,
  given: ReadonlySet<string>,
  joint: Joint,
): CoverFeatures {
  const [first] = calls
  const missing = first!.missing.length
  const inherited = first!.missing.filter(p => given.has(p.name)).length
  return {
    used,
    unsure,
    unused,
    rival,
    inherited,
    missing: missing - inherited,
    // What is not given counts as missing, not as unsure.
    sure: Object.values(first!.given).reduce((sum, { certainty }) => sum + Math.log(Math.max(0.02, certainty)), 0),
    call: 1,
    expanded: Number(calls.length > 1),
    [joint]: 1,
  }
}
