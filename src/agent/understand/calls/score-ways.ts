import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { FILLERS } from '../language/lexicon.ts'
import { fold, similarity, stem } from '../language/words.ts'
import type { Candidate } from './candidate.ts'
import type { Options, Weighed } from './choose-arguments.ts'
import { leavesOf, PREPOSITION, slotsOf, type Slot } from './describe-slots.ts'
import { createFrames, findSaid, findWritten } from './find-candidates.ts'
import { statesOf } from './find-flags.ts'
import { readEmptyFeatures, readRankFeatures } from './features/read-rank-features.ts'
import { readFeatures } from './read-features.ts'
import { stemsOf } from './read-frame.ts'
import { saidOtherwise } from './say-otherwise.ts'
import type { Features, Scene } from './features/scene.ts'
import type { ReadText, TextValue } from './read-text.ts'
import { wordsIn, type Word } from './tag-words.ts'
import weights from './argument-weights.json' with { type: 'json' }

/** A slot with every way to fill it, as features; the last way leaves it empty. */
export interface FeaturedSlot {
  slot: Slot
  ways: { candidate?: Candidate; features: Features }[]
}

/** The slots of a tool, and a text as it is read for them. */
function prepare(text: ReadText, tool: ToolCard) {
  const slots = leavesOf(slotsOf(tool))
  const read = spellNames(text, slots)
  return { slots, read, scene: setScene(read, tool, slots), frames: createFrames(read) }
}

/** All ways to fill each slot of a tool from a text. */
export function readWays(text: ReadText, tool: ToolCard): FeaturedSlot[] {
  const { slots, read, scene, frames } = prepare(text, tool)
  return slots.map(slot => {
    const said = findSaid(slot, read, frames).filter(candidate => !isOfTool(candidate, scene))
    const candidates = [...findWritten(slot, read, frames), ...said]
    const ways = candidates.map(candidate => ({
      candidate,
      features: { ...readFeatures(slot, candidate, scene), ...readRankFeatures(slot, candidate, scene) },
    }))
    return { slot, ways: [...ways, { features: readEmptyFeatures(slot, scene, candidates.length) }] }
  })
}

/**
 * The same with probabilities. Many parts of one message are read for one tool: the values that are written in it are
 * scored once for the whole message.
 */
export function rateSlots(text: ReadText, tool: ToolCard): Options[] {
  const { slots, read, scene, frames } = prepare(text, tool)
  const written = writtenFor(text, tool)
  return slots.map(slot => {
    const isDropped = (c: Candidate) => read.dropped?.some(({ start, end }) => c.start >= start && c.end <= end)
    const inside = written(slot).filter(
      ({ candidate: c }) => c.start >= read.start && c.end <= read.end && !isDropped(c),
    )
    const said = findSaid(slot, read, frames).filter(candidate => !isOfTool(candidate, scene))
    const ways: { candidate?: Candidate; score: number }[] = [
      ...inside.map(({ candidate, score }) => ({
        candidate,
        score: score + scoreOf(readRankFeatures(slot, candidate, scene)),
      })),
      ...said.map(candidate => ({
        candidate,
        score: scoreOf(readFeatures(slot, candidate, scene)) + scoreOf(readRankFeatures(slot, candidate, scene)),
      })),
      { score: scoreOf(readEmptyFeatures(slot, scene, inside.length + said.length)) },
    ]
    return { slot, ways: joinSame(toProbabilities(ways, way => way.score)) }
  })
}

/** Less than this an allowed value is only near in meaning to what is said, and no other form of it. */
const NEAR = 0.6

/** "Find a film" to a tool that finds films: its own noun is near the comedies that it may find, and asks for none of them. */
const isOfTool = ({ kind, value, features, start, end }: Candidate, { read, toolWords }: Scene): boolean =>
  kind === 'choice' &&
  !Array.isArray(value) &&
  (features.matched ?? 1) < NEAR &&
  wordsIn(read.words, start, end).every(({ stem: word, norm }) => toolWords.has(word) || FILLERS.has(norm))

/** Has the values that are written in a text scored for a tool, with a pause after each slot: rating them takes no long turn then. */
export function* scoreAhead(text: ReadText, tool: ToolCard): Generator<void, void> {
  const written = writtenFor(text, tool)
  for (const slot of leavesOf(slotsOf(tool))) {
    written(slot)
    yield
  }
}

interface Scored {
  candidate: Candidate
  score: number
}

/** The values that are written in a text for each slot of a tool, with their scores. */
const scoreWritten = rememberByObject((text: ReadText) =>
  rememberByObject((tool: ToolCard) => {
    const { read, scene, frames } = prepare(text, tool)
    return rememberByObject((slot: Slot): Scored[] =>
      findWritten(slot, read, frames).map(candidate => ({
        candidate,
        score: scoreOf(readFeatures(slot, candidate, scene)),
      })),
    )
  }),
)

const writtenFor = (text: ReadText, tool: ToolCard) =>
  scoreWritten(text.whole?.message === text.message ? text.whole : text)(tool)

/** Words that English does not know and that are nearly the name of a slot are that name: "acceleeration". */
function spellNames(read: ReadText, slots: readonly Slot[]): ReadText {
  const names = [...new Set(slots.flatMap(slot => [...slot.named.keys()]))].filter(name => name.length > 4)
  const isOdd = (word: Word) =>
    word.norm.length > 5 &&
    /^\p{Ll}+$/u.test(word.text) &&
    !names.includes(word.stem) &&
    wordKnowledge().find(word.stem) === undefined
  if (!read.words.some(isOdd)) return read
  const words = read.words.map(word => {
    const near = isOdd(word) ? names.find(name => similarity(name, word.stem) > NEARLY) : undefined
    return near === undefined ? word : { ...word, stem: near }
  })
  return { ...read, words }
}

const NEARLY = 0.8

function setScene(read: ReadText, tool: ToolCard, slots: Slot[]): Scene {
  const rank: Scene['rank'] = new Map()
  const groupOf = (slot: Slot) => (slot.kind === 'integer' ? 'number' : slot.kind)
  for (const slot of slots) {
    const like = slots.filter(
      other =>
        groupOf(other) === groupOf(slot) &&
        (other.required || !slot.required) &&
        !other.choices.length === !slot.choices.length,
    )
    rank.set(slot, { at: like.indexOf(slot), of: like.length })
  }
  const valueRank: Scene['valueRank'] = new Map()
  for (const kind of new Set(read.values.map(v => v.kind))) {
    const like = read.values.filter(v => v.kind === kind)
    like.forEach((value, at) => valueRank.set(`${kind} ${value.start}`, { at, of: like.length }))
  }
  return {
    read,
    rank,
    valueRank,
    toolWords: wordsOfTool(tool),
    links: linksOf(tool, slots),
    said: new Set([
      ...read.words.flatMap(stemsOf),
      ...slots.filter(statesOf).flatMap(slot => saidOtherwise(slot, read)),
    ]),
  }
}

/** Stems of the words of a tool's name and description. */
const wordsOfTool = rememberByObject(
  (tool: ToolCard) => new Set([...tool.words, ...(fold(tool.description).match(/\p{L}{3,}/gu) ?? [])].map(stem)),
)

const toolLinks = new WeakMap<ToolCard, Map<Slot, Set<string>>>()
/** Words from a preposition to the noun that it leads to. */
const REACH = 3

function linksOf(tool: ToolCard, slots: readonly Slot[]): Map<Slot, Set<string>> {
  const known = toolLinks.get(tool)
  if (known) return known
  const words = fold(tool.description).match(/[\p{L}]+|[.;,:!?]/gu) ?? []
  const made = new Map(slots.map(slot => [slot, new Set<string>()]))
  words.forEach((link, at) => {
    if (link === 'of' || !PREPOSITION.test(link)) return
    for (const word of words.slice(at + 1, at + 1 + REACH)) {
      if (/^[.;,:!?]$/.test(word) || PREPOSITION.test(word)) break
      for (const slot of slots) if (slot.named.has(stem(word))) made.get(slot)!.add(link)
    }
  })
  toolLinks.set(tool, made)
  return made
}

let current: Readonly<Record<string, number>> = weights

/** Scores by other weights than the fitted ones from now on; scripts that fit and validate try such. */
export function scoreBy(others: Readonly<Record<string, number>>): void {
  current = others
}

export const scoreOf = (features: Features, by: Readonly<Record<string, number>> = current): number => {
  let total = 0
  for (const name in features) total += (by[name] ?? 0) * features[name]!
  return total
}

/** The probability of each way by other weights than the fitted ones. */
export const rateWays = ({ slot, ways }: FeaturedSlot, by = current): Options => ({
  slot,
  ways: joinSame(toProbabilities(ways, way => scoreOf(way.features, by))),
})

/** Ways with their probabilities: the exponentials of the scores, normalised. */
export function toProbabilities<W>(
  ways: readonly W[],
  scoreOfWay: (way: W) => number,
): (W & { probability: number; score: number })[] {
  const scores = ways.map(scoreOfWay)
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const whole = powers.reduce((a, b) => a + b, 0)
  return ways.map((way, at) => ({ ...way, probability: powers[at]! / whole, score: scores[at]! }))
}

/** One value that was read in two ways from one place is one way, as likely as both, from the longer stretch. */
function joinSame(ways: Options['ways']): Options['ways'] {
  const out: Options['ways'] = []
  for (const way of ways) {
    const { candidate } = way
    const at = candidate
      ? out.findIndex(
          ({ candidate: o }) => o && o.value === candidate.value && o.start < candidate.end && candidate.start < o.end,
        )
      : -1
    const same = out[at]
    if (!same) out.push(way)
    else {
      const [first, second] = [same.candidate!, candidate!]
      const isLonger = second.end - second.start > first.end - first.start
      // What is unfit by one way of reading may be fit by the other.
      const isBetter = first.features.unfit === second.features.unfit ? isLonger : !second.features.unfit
      out[at] = {
        candidate: isBetter ? second : first,
        probability: same.probability + way.probability,
        score: Math.max(same.score ?? 0, way.score ?? 0),
      }
    }
  }
  return out
}

/** What a text spells out that can hardly be anything but a value, in natural logarithms of how unlikely it is to be none. */
const UNSAID: Partial<Record<TextValue['kind'], number>> = {
  name: 2,
  quoted: 1,
  email: 1.5,
  code: 1.5,
  url: 1.5,
  number: 1.5,
  date: 1.5,
  time: 1.5,
  phrase: 0.1,
}

/** The mentions of a text that a filling should take: names that are not the tool's own, quotations, codes, numbers. */
export function weighMentions(read: ReadText, tool: ToolCard): Weighed[] {
  const own = wordsOfTool(tool)
  const isOwn = (value: TextValue) => wordsIn(read.words, value.start, value.end).every(w => own.has(w.stem))
  return read.values.flatMap(value => {
    const weight = UNSAID[value.kind]
    if (!weight || isOwn(value)) return []
    if (
      read.values.some(
        o =>
          o !== value &&
          (UNSAID[o.kind] ?? 0) >= weight &&
          o.start <= value.start &&
          o.end >= value.end &&
          o.end - o.start > value.end - value.start,
      )
    )
      return []
    return [{ start: value.start, end: value.end, weight }]
  })
}
