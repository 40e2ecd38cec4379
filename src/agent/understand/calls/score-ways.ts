import type { ToolCard } from '../catalogue-model.ts'
import { fold, stem } from '../words.ts'
import type { Candidate } from './candidate.ts'
import type { Options } from './choose-arguments.ts'
import { leavesOf, slotsOf, type Slot } from './describe-slots.ts'
import { createFrames, findCandidates } from './find-candidates.ts'
import { readEmptyFeatures, readFeatures, type Features, type Scene } from './read-features.ts'
import type { ReadText } from './read-text.ts'
import weights from './argument-weights.json' with { type: 'json' }

/** A slot with every way to fill it, as features; the last way leaves it empty. */
export interface FeaturedSlot {
  slot: Slot
  ways: { candidate?: Candidate; features: Features }[]
}

/** All ways to fill each slot of a tool from a text. */
export function readWays(read: ReadText, tool: ToolCard): FeaturedSlot[] {
  const slots = leavesOf(slotsOf(tool))
  const scene = setScene(read, tool, slots)
  const frames = createFrames(read)
  return slots.map(slot => {
    const candidates = findCandidates(slot, read, frames)
    const ways = candidates.map(candidate => ({ candidate, features: readFeatures(slot, candidate, scene) }))
    return { slot, ways: [...ways, { features: readEmptyFeatures(slot, scene, candidates.length) }] }
  })
}

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
  return { read, rank, valueRank, toolWords: wordsOfTool(tool), said: new Set(read.words.map(w => w.stem)) }
}

const toolWords = new WeakMap<ToolCard, Set<string>>()

function wordsOfTool(tool: ToolCard): Set<string> {
  const known = toolWords.get(tool)
  if (known) return known
  const made = new Set([...tool.words, ...(fold(tool.description).match(/\p{L}{3,}/gu) ?? [])].map(stem))
  toolWords.set(tool, made)
  return made
}

const WEIGHTS: Readonly<Record<string, number>> = weights

export const scoreOf = (features: Features, by: Readonly<Record<string, number>> = WEIGHTS): number => {
  let total = 0
  for (const name in features) total += (by[name] ?? 0) * features[name]!
  return total
}

/** The probability of each way: the exponentials of the scores, normalised within the slot. */
export function rateWays({ slot, ways }: FeaturedSlot, by = WEIGHTS): Options {
  const scores = ways.map(way => scoreOf(way.features, by))
  const most = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - most))
  const whole = powers.reduce((a, b) => a + b, 0)
  return {
    slot,
    ways: ways.map(({ candidate }, at) => ({ ...(candidate && { candidate }), probability: powers[at]! / whole })),
  }
}
