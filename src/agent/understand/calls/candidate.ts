import type { Frame } from './read-frame.ts'
import type { TextValue } from './read-text.ts'

/** A value that a slot might take. */
export interface Candidate {
  value: unknown
  start: number
  end: number
  /** How it was read; the prefix of a few features. */
  kind: TextValue['kind'] | 'choice' | 'flag' | 'rest' | 'default'
  /** What was read, where it is a value of the text. */
  source?: TextValue
  frame: Frame
  /** Features that the way of reading gives, beside those of its place (see `readFeatures`). */
  features: Record<string, number>
}

/** A candidate before its frame is read. */
export type Found = Omit<Candidate, 'frame'>

/** A value of the text as it stands there. */
export const plain = (source: TextValue, value: unknown): Found => ({
  value,
  start: source.start,
  end: source.end,
  kind: source.kind,
  source,
  features: {},
})

/** What keeps other texts from its place, and is not taken itself. */
export const asUnfit = (found: Found): Found => ({ ...found, features: { ...found.features, unfit: 1 } })

/** A text that a value of the message stands for. */
export const textAt = (value: TextValue, text: string, features: Record<string, number> = {}): Found => ({
  value: text,
  start: value.start,
  end: value.end,
  kind: value.kind,
  source: value,
  features,
})
