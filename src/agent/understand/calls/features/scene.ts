import type { Candidate } from '../candidate.ts'
import type { Slot } from '../describe-slots.ts'
import type { ReadText } from '../read-text.ts'
import { type Word, wordsIn } from '../tag-words.ts'

export type Features = Record<string, number>

/** Adds to a feature. */
export type Add = (name: string, amount?: number) => void

/** What every slot of a call shares: the text, the words of the tool, and the slots beside each other. */
export interface Scene {
  read: ReadText
  toolWords: ReadonlySet<string>
  /** Prepositions behind which the tool's description speaks of a slot: "in" of the organ, "the function of a cell in an organ". */
  links: ReadonlyMap<Slot, ReadonlySet<string>>
  /** Stems of the text. */
  said: ReadonlySet<string>
  /** Index of a slot among those of its kind, and how many there are. */
  rank: Map<Slot, { at: number; of: number }>
  /** Index of a stretch among the values of its kind, by "kind start". */
  valueRank: Map<string, { at: number; of: number }>
}

export const sum = (weights: ReadonlyMap<string, number>) => [...weights.values()].reduce((a, b) => a + b, 0)

/** The kind of a slot, as features name it. */
export const groupOf = (slot: Slot): string =>
  slot.kind === 'array' ? `array<${slot.item?.kind}>` : slot.kind === 'integer' ? 'number' : slot.kind

/** "project ID 17": what tells that an identifier comes, before one. */
export const isLabel = ({ roles, described }: Slot, word: string) =>
  /^(?:ids?|uuid|code|number|no|identifi|kei)$/.test(word) ? roles.has('id') || described.has(word) : false

export const wordsWithin = ({ words }: ReadText, { start, end }: Candidate): string[] =>
  wordsIn(words, start, end)
    .filter(isSpoken)
    .map(w => w.stem)

export const isSpoken = ({ norm }: Word) => /[\p{L}\p{N}]/u.test(norm)

/** The share of a slot's name that the text says anywhere. */
export function saidOf({ named }: Slot, { said }: Scene): number {
  const whole = sum(named)
  return whole ? [...named].reduce((total, [word, w]) => total + (said.has(word) ? w : 0), 0) / whole : 0
}
