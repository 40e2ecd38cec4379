import { coerce } from './coerce.ts'
import { free, take, type NewRecord } from './new-record.ts'
import type { Slot } from './slots.ts'

/** What fields are called that hold how many people something is for. */
const PEOPLE =
  /^(?:party|guests?|people|persons?|pax|covers|headcount|attendees|participants|passengers|visitors|diners|players|heads)$/
/** "6 people", "four of us" */
const SAID = /^(?:people|persons|guests|adults|pax|diners|heads|of us|of them)$/i

/** "a table for Ann Lee, 6 people": how many it is for, where one figure of the record is that. */
export function readPeople(record: NewRecord): void {
  const { chunks, message, taken } = record
  const [slot, ...others] = free(record).filter(isOfPeople)
  if (!slot || others.length) return
  const at = chunks.findIndex(chunk => chunk.literal?.kind === 'number' && !taken.has(chunk))
  const chunk = chunks[at]
  const said = chunk && /^\s*(\p{L}+(?: us| them)?)/u.exec(message.text.slice(message.tokens[chunk.to - 1]!.end))
  if (!chunk || !said || !SAID.test(said[1]!)) return
  const read = coerce(chunk.text, [chunk], slot)
  if ('problem' in read) return
  record.values[slot.name] = read.value
  const start = message.tokens[chunk.from]!.start
  take(record, { start, end: message.tokens[chunk.to - 1]!.end + said[0].length })
}

const isOfPeople = ({ type, words, target, choices }: Slot): boolean =>
  /^(?:integer|number)$/.test(type) && !target && !choices.length && words.some(word => PEOPLE.test(word))
