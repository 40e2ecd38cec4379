import type { Chunk } from '../chunks/chunk.ts'
import { free, take, type NewRecord } from './new-record.ts'
import { isText } from './slots.ts'

/** What fields are called that hold who made a thing, and of what make it is. */
const MAKER = /^(?:manufacturer|maker|make|brand|producer)$/

/** "Dell U2725QE", "Ford Transit Custom": the words behind who made it, up to the next comma, are the model. */
export function readModel(record: NewRecord): void {
  const { chunks, message, taken } = record
  const [slot, ...others] = free(record).filter(one => isText(one) && one.words.at(-1) === 'model')
  const maker = chunks.findIndex(
    chunk => taken.has(chunk) && chunk.values.some(({ field }) => MAKER.test(field.words.at(-1)!)),
  )
  if (!slot || others.length || maker < 0) return
  const behind = chunks.slice(maker + 1)
  const end = behind.findIndex(
    (chunk, at) => !isPart(chunk, taken) || !isBeside(record, behind[at - 1] ?? chunks[maker]!, chunk),
  )
  const parts = end < 0 ? behind : behind.slice(0, end)
  if (!parts.length) return
  const span = { start: message.tokens[parts[0]!.from]!.start, end: message.tokens[parts.at(-1)!.to - 1]!.end }
  record.values[slot.name] = message.text.slice(span.start, span.end)
  take(record, span)
}

/** A word or a figure that nothing else has taken, and no small word: a name, a code or a number. */
const isPart = (chunk: Chunk, taken: ReadonlySet<Chunk>): boolean =>
  !taken.has(chunk) &&
  /^[\p{Lu}\d]/u.test(chunk.text) &&
  (chunk.literal === undefined || /^(?:number|code)$/.test(chunk.literal.kind))

const isBeside = ({ message }: NewRecord, before: Chunk, chunk: Chunk): boolean =>
  /^[ -]$/.test(message.text.slice(message.tokens[before.to - 1]!.end, message.tokens[chunk.from]!.start))
