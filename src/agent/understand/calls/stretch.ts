import type { Span } from './planned-call.ts'
import type { SegmentReading } from './read-segment.ts'
import type { Word } from './tag-words.ts'

/** What speaks for a stretch, or for two in a row, by name. */
export type CoverFeatures = Record<string, number>

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
