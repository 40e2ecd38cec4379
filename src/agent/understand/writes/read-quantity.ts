import { choiceOf } from './coerce.ts'
import { isPlural, singular } from '../language/words.ts'
import { free, take, type NewRecord } from './new-record.ts'
import type { Slot } from './slots.ts'

/** What slots are called that hold how many of something. */
const QUANTITY = /^(?:quantity|qty|count|copies|pieces|units|number)$/

/** "2,000 flyers", "500 large posters": the number before the plural of what is made, which one of the slots is for, is how many. */
export function readQuantity(record: NewRecord): void {
  const { chunks, message, taken } = record
  const [slot, ...others] = free(record).filter(isQuantity)
  if (!slot || others.length) return
  chunks.forEach((chunk, at) => {
    const { literal } = chunk
    if (literal?.kind !== 'number' || literal.unit === 'money' || taken.has(chunk) || slot.name in record.values) return
    const thing = chunks.slice(at + 1, at + 3).find(({ text }) => isPlural(text.toLowerCase()))
    const last = chunks.indexOf(thing!)
    const isApart =
      thing && /[,;:.]\s/.test(message.text.slice(message.tokens[chunk.to - 1]!.end, message.tokens[thing.from]!.start))
    if (!thing || isApart || !isMade(record, thing.text.toLowerCase())) return
    if (chunks.slice(at + 1, last).some(({ kind }) => kind === 'literal')) return
    record.values[slot.name] = literal.value
    take(record, { start: message.tokens[chunk.from]!.start, end: message.tokens[chunk.to - 1]!.end })
  })
}

const isQuantity = ({ type, words, target, choices }: Slot): boolean =>
  type === 'integer' && !target && !choices.length && QUANTITY.test(words.at(-1) ?? '')

/** One of the values that a slot allows. */
const isMade = ({ slots }: NewRecord, noun: string): boolean =>
  slots.some(
    ({ choices }) => choices.length > 0 && (choiceOf(noun, choices) ?? choiceOf(singular(noun), choices)) !== undefined,
  )
