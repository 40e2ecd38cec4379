import type { Chunk } from '../chunks/chunk.ts'
import { clocksBeside } from './day-and-clock.ts'
import type { Message } from '../requests/read-message.ts'
import type { ChangeContext, RecordValues } from './request.ts'
import type { Slot } from './slots.ts'
import type { Span } from './spans.ts'

/** A message that says something of records. */
export interface Said {
  message: Message
  chunks: Chunk[]
  /** The text with values masked. */
  masked: string
}

/** What is being read of one new record. Rules take the chunks they explain. */
export interface NewRecord extends RecordValues, Said {
  span: Span
  slots: Slot[]
  context: ChangeContext
  /** What the message begins with, where that is an order. */
  verb?: string
  taken: Set<Chunk>
  problems: string[]
}

/** Whether a slot has its value already. */
export const isGiven = (record: NewRecord, slot: Slot): boolean =>
  slot.name in record.values || record.references.some(r => r.parameter === slot.name)

/** The slots without a value. */
export const free = (record: NewRecord): Slot[] => record.slots.filter(s => !isGiven(record, s))

/** Every chunk that a stretch touches. */
export const chunksAt = ({ chunks, message: { tokens } }: Said, { start, end }: Span): Chunk[] =>
  chunks.filter(chunk => tokens[chunk.from]!.start < end && tokens[chunk.to - 1]!.end > start)

/** Takes every chunk that a stretch touches. */
export function take(record: NewRecord, span: Span): void {
  for (const chunk of chunksAt(record, span)) record.taken.add(chunk)
}

/** The time that is said with a day, where that is kept apart. */
export function giveClocks(record: NewRecord, chunks: readonly Chunk[], day: Slot): void {
  const clocks = clocksBeside(chunks, day, free(record))
  if (!clocks) return
  if ('values' in clocks) Object.assign(record.values, clocks.values)
  else record.problems.push(`I found no place for the time “${clocks.unplaced}”`)
}
