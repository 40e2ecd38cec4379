/**
 * The best way to cover a message with stretches, each read as calls of one tool. Every stretch of pieces is read for
 * every tool; the sum of what speaks for each stretch, and for each two in a row, is made as large as can be (dynamic
 * programming). What speaks for a cover: values that arguments took with certainty, no value left over, no required
 * argument missing, the tool that the stretch's own words speak of, and cuts where the language has its strong joints.
 */
import { isObject } from '../../../lib/json.ts'
import type { SegmentReading } from './read-segment.ts'
import type { CoverFeatures, Stretch } from './stretch.ts'

export type CoverWeights = Record<string, number>

const LEAST_ANEW = 0.15

/** Stretches that follow each other from the beginning of the message: the last one, and those before. */
export interface Cover {
  stretch: Stretch
  score: number
  before?: Cover
}

/** The stretches of a cover, in order. */
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

/** "A width of 20 ft and a height of 12 ft" of one object: each has parts of it that the other has not. */
const complements = (a: unknown, b: unknown): boolean =>
  isObject(a) && isObject(b) && !Object.keys(a).some(key => Object.hasOwn(b, key))

/** How many arguments of the earlier reading a later one gives another value, by how sure both are; lists may only go on. */
function readRenewed(before: SegmentReading, reading: SegmentReading): number {
  const earlier = before.calls.at(-1)!.given
  return Object.entries(reading.calls[0]!.given).reduce((sum, [name, { value, certainty }]) => {
    const known = earlier[name]
    const mayGoOn = Array.isArray(value) && !Array.isArray(value[0]) && typeof value[0] !== 'number'
    if (!known || mayGoOn || complements(known.value, value) || JSON.stringify(known.value) === JSON.stringify(value))
      return sum
    const sure = Math.min(certainty, known.certainty)
    return sure >= LEAST_ANEW ? sum + sure : sum
  }, 0)
}
