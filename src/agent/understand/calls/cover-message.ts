/**
 * The best way to cover a message with stretches, each read as calls of one tool. Every stretch of pieces is read for
 * every tool; the sum of what speaks for each stretch, and for each two in a row, is made as large as can be (dynamic
 * programming). What speaks for a cover: values that arguments took with certainty, no value left over, no required
 * argument missing, the tool that the stretch's own words speak of, and cuts where the language has its strong joints.
 */
import { runInSlices } from '../../../lib/in-slices.ts'
import type { ToolCard } from '../entity-model/catalogue-model.ts'
import type { Span } from './planned-call.ts'
import { partOf, textOf, type ReadText } from './read-text.ts'
import { segmentSteps, type SegmentReading } from './read-segment.ts'
import { announces, type Joint, type Piece } from './split-calls.ts'
import type { Word } from './tag-words.ts'

export type CoverFeatures = Record<string, number>
export type CoverWeights = Record<string, number>

/** A stretch of pieces read as calls of one tool. */
export interface Stretch {
  /** Numbers of its first piece and of the one behind its last. */
  from: number
  to: number
  span: Span
  words: readonly Word[]
  reading: SegmentReading
  features: CoverFeatures
}

type Evidence = (read: ReadText) => (tool: ToolCard) => number

/** Pieces that a stretch may have; whole sentences, and what begins or ends the message, may have more. */
const LONGEST = 4
/** Tools that a stretch is read for: those it speaks of nearly as well as of the best, by this share. */
const NEAR = 0.1
const MOST_NEAR = 2
/** A message that one call leaves so little of, by the weight of its values, is not cut. */
const LEFT_OVER = 0.25
/** … and whose arguments together are at least so certain. */
const CERTAIN = 0.4

/** Reads the stretches of the pieces for the tools they may be about; those that end at a piece are under its number. */
export async function readStretches(
  read: ReadText,
  pieces: Piece[],
  tools: ToolCard[],
  evidence: Evidence,
  /** Arguments that may come from the results of other tools. */
  linked: ReadonlyMap<ToolCard, string[]> = new Map(),
): Promise<Stretch[][]> {
  const ofPieces = pieces.map((piece, at) => {
    const gap = read.message.slice(pieces[at - 1]?.end ?? 0, piece.start)
    const part = partOf(read, piece.start, piece.end)
    const isFurther = piece.joint === 'request' || (piece.joint === 'sentence' && announces(gap))
    const of = evidence(part)
    return {
      of,
      most: Math.max(...tools.map(of)),
      joint: piece.joint,
      isFurther,
      isNext: at > 0 && part.words.slice(0, HEAD).some(word => NEXT.test(word.norm)),
      varies: at > 0 && VARIES.test(textOf(part)),
      words: part.words,
    }
  })
  const whole = new Map<ToolCard, SegmentReading>()
  await runInSlices(readWhole())
  const given = new Map(
    [...whole].map(([tool, { calls }]) => [
      tool,
      new Set([...calls.flatMap(call => Object.keys(call.args)), ...(linked.get(tool) ?? [])]),
    ]),
  )
  const lists = read.values.filter(value => value.kind === 'list' && value.items.every(item => item.kind !== 'phrase'))
  const end = pieces.length
  const all: Stretch[] = []
  await runInSlices(readOnes(0, end, all, tools))
  if (all.some(isPlain)) return pieces.map((_, at) => (at === end - 1 ? all : []))
  const stretches: Stretch[][] = pieces.map(() => [])
  await runInSlices(readAll())
  return stretches

  function* readWhole(): Generator<void> {
    for (const tool of tools) {
      whole.set(tool, yield* segmentSteps(read, tool))
      yield
    }
  }

  /** A long message is read in slices: a step is one reading of a stretch. */
  function* readAll(): Generator<void> {
    for (let to = 1; to <= end; to++)
      for (let from = 0; from < to; from++) {
        if (from === 0 && to === end) stretches[to - 1]!.push(...all)
        else if (isStretch(from, to)) yield* readOnes(from, to, stretches[to - 1]!)
        yield
      }
  }

  function isRequest(at: number): boolean {
    return tools.length > 1 && /sentence|request/.test(pieces[at]!.joint)
  }

  /** Whether a sentence begins or ends before a piece. */
  function isEdge(at: number): boolean {
    return at === end || /start|sentence/.test(pieces[at]!.joint)
  }

  function isStretch(from: number, to: number): boolean {
    return to - from <= LONGEST || from === 0 || to === end || (isEdge(from) && isEdge(to))
  }

  /** One stretch for each tool that it may be about, into `out`. */
  function* readOnes(from: number, to: number, out: Stretch[], only?: ToolCard[]): Generator<void> {
    const isWhole = from === 0 && to === end
    const part = isWhole ? read : partOf(read, pieces[from]!.start, pieces[to - 1]!.end)
    const own = evidence(part)
    // "Do the same for …": the tool is that of the piece before.
    const before = from > 0 && part.words.slice(0, 6).some(word => word.norm === 'same') && ofPieces[from - 1]
    const near = (tool: ToolCard) => Math.max(own(tool), before ? before.of(tool) : 0)
    const sorted = tools.toSorted((a, b) => near(b) - near(a))
    const nearest = Math.max(near(sorted[0]!), 1e-6)
    const tried = only ?? sorted.filter((tool, at) => at < MOST_NEAR && near(tool) >= NEAR * nearest)
    for (const tool of tried) {
      const reading = isWhole ? whole.get(tool)! : yield* segmentSteps(part, tool)
      const features: CoverFeatures = {
        ...readFeatures(reading, given.get(tool)!, pieces[from]!.joint),
        tool: Math.log(Math.max(0.03, near(tool) / nearest)),
        evidence: near(tool),
        // A cut through a list of values.
        inList: Number(lists.some(list => pieces[from]!.start > list.start && pieces[from]!.start < list.end)),
        // Further requests within one stretch, as far as the pieces' own words tell.
        merged: ofPieces.slice(from + 1, to).filter(({ most }, at) => most > 0.5 && isRequest(from + 1 + at)).length,
        // "… a red lamp in Lyon and a green lamp in Nice": what begins anew within one stretch.
        restarted: countRestarts(ofPieces.slice(from, to)),
        // "… the second one was …": what is counted on within one stretch.
        ordered: ofPieces.slice(from + 1, to).filter(piece => piece.isNext).length,
        varied: ofPieces.slice(from + 1, to).filter(piece => piece.varies).length,
        further: ofPieces.slice(from + 1, to).filter(piece => piece.isFurther).length,
        // "You have a deck of cards.": what is told before anything is asked is no request when it leaves things open.
        told: Number(!isWhole && isEdge(from) && isEdge(to) && lacks(reading) && !asks(part)),
        // What its pieces say of other tools goes unheard.
        ignored: ofPieces.slice(from, to).reduce((sum, { of, most }) => sum + most - of(tool), 0),
      }
      out.push({ from, to, span: { start: part.start, end: part.end }, words: part.words, reading, features })
      yield
    }
  }
}

/** "… and with the slow one instead", "and another one in Lyon": a request like the one before with something else in it. */
const VARIES = /\binstead\b(?! of)|\bthis time\b|^(?:\p{L}+ )?another\b|^once\b|\b(?:what|how)\b[^.?!]*\bif\b/iu

/** What counts on: "the second one", "the last circle". */
const NEXT = /^(?:second|third|fourth|fifth|sixth|last|other)(?:ly)?$/

const lacks = ({ calls }: SegmentReading): boolean => calls[0]!.missing.length > 0

/** Words of English that ask: question words, modals before "you", wishes, and verbs without subject at the beginning. */
const ASKING =
  /\?|\b(?:what|which|how|when|where|who|(?:can|could|would|will) (?:you|i|we)|please|need|want|like|wish|help|tell|let)\b/i

/** Whether a part of a message asks for anything, rather than tells. */
const asks = (part: ReadText): boolean => ASKING.test(textOf(part)) || part.words[0]?.pos === 'VERB'

/** Words that a piece of a message begins with. */
const HEAD = 5

/** Parts of sentences that begin with "another" or with a noun that a part before them has, too. */
function countRestarts(pieces: readonly { joint: Joint; words: readonly Word[] }[]): number {
  const known = new Set<string>()
  let count = 0
  for (const [at, { joint, words }] of pieces.entries()) {
    if (/sentence/.test(joint)) known.clear()
    const head = words.slice(0, HEAD)
    const nouns = (some: readonly Word[]) => some.filter(word => word.pos === 'NOUN').map(word => word.stem)
    if (
      at &&
      /item|clause/.test(joint) &&
      (head.slice(0, 2).some(word => word.norm === 'another') || nouns(head).some(noun => known.has(noun)))
    )
      count++
    for (const noun of nouns(words)) known.add(noun)
  }
  return count
}

/** Whether one call of the tool that the message speaks of best takes all that it says. */
const isPlain = ({ reading: { calls, unused }, features }: Stretch): boolean =>
  calls.length === 1 &&
  features.tool === 0 &&
  !features.further &&
  !features.varied &&
  !features.ordered &&
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

const LEAST_ANEW = 0.15

/** Stretches that follow each other from the beginning of the message: the last one, and those before. */
export interface Cover {
  stretch: Stretch
  score: number
  before?: Cover
}

/** The stretches of the best cover, in order. */
export const coverMessage = (stretches: Stretch[][], weights: CoverWeights): Stretch[] =>
  stretchesOf(rankCovers(stretches, weights, 1)[0])

export function stretchesOf(cover: Cover | undefined): Stretch[] {
  const out: Stretch[] = []
  for (let at = cover; at; at = at.before) out.unshift(at.stretch)
  return out
}

/** The best covers of the whole message, best first: of those that end in the same stretch as many as asked for. */
export function rankCovers(stretches: Stretch[][], weights: CoverWeights, most: number): Cover[] {
  const best = (covers: Cover[]) => covers.sort((a, b) => b.score - a.score).slice(0, most)
  const ends: Cover[][] = []
  for (const ending of stretches)
    ends.push(
      ending.flatMap(stretch => {
        const own = weigh(stretch.features, weights)
        if (stretch.from === 0) return [{ stretch, score: own }]
        let last: Stretch | undefined
        let joint = 0
        return best(
          ends[stretch.from - 1]!.map(before => {
            if (before.stretch !== last) joint = weigh(follow((last = before.stretch), stretch), weights)
            return { stretch, score: own + before.score + joint, before }
          }),
        )
      }),
    )
  return best(ends.at(-1) ?? [])
}

export const weigh = (features: CoverFeatures, weights: CoverWeights): number => {
  let sum = 0
  for (const name in features) sum += (weights[name] ?? 0) * features[name]!
  return sum
}

/** What one stretch has to do with the one behind it: a further call of the same tool should give some argument anew. */
export function follow(before: Stretch, stretch: Stretch): CoverFeatures {
  // "… for Lyon and for Nice", "calculate … and calculate …": it begins with a word that led to something before.
  const lead = stretch.words[0]
  const sameLead = Number(
    lead !== undefined &&
      LEADS.test(lead.pos) &&
      before.words.some(({ norm, pos }) => norm === lead.norm && LEADS.test(pos)),
  )
  if (before.reading.tool !== stretch.reading.tool) return { otherTool: 1, sameLead }
  const renewed = readRenewed(before.reading, stretch.reading)
  if (!renewed) return { again: 1, sameLead }
  const [earlier, later] = [before.reading.calls.at(-1)!, stretch.reading.calls[0]!].map(({ given }) =>
    Object.keys(given),
  )
  const shared = later!.filter(name => earlier!.includes(name)).length
  return {
    anew: 1,
    renewed: Math.min(MOST_RENEWED, renewed),
    sameLead,
    // Two calls that give the same arguments are said in the same way.
    alike: shared / Math.max(1, earlier!.length, later!.length),
    // What no stretch gives is asked for in any case: it does not speak against a cut.
    missing: -Math.min(before.features.missing!, stretch.features.missing!),
  }
}

/** Parts of speech that lead to what is said next. */
const LEADS = /^(?:ADP|VERB|SCONJ|AUX)$/
const MOST_RENEWED = 3

/** How many arguments of the earlier reading a later one gives another value, by how sure both are; lists may only go on. */
function readRenewed(before: SegmentReading, reading: SegmentReading): number {
  const earlier = before.calls.at(-1)!.given
  return Object.entries(reading.calls[0]!.given).reduce((sum, [name, { value, certainty }]) => {
    const known = earlier[name]
    const mayGoOn = Array.isArray(value) && !Array.isArray(value[0]) && typeof value[0] !== 'number'
    if (!known || mayGoOn || JSON.stringify(known.value) === JSON.stringify(value)) return sum
    const sure = Math.min(certainty, known.certainty)
    return sure >= LEAST_ANEW ? sum + sure : sum
  }, 0)
}
