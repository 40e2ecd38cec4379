import { isParticiple } from '../language/verb-forms.ts'
import { choiceOf, coerce } from './coerce.ts'
import { free, take, type NewRecord } from './new-record.ts'
import { roleOfSlot } from './place-value.ts'

/** "by the customer", "via the branch": who or what it came by, with a word of a list of choices. */
const BY = /\b(?:by|via|through|using|per)\s+(?:the\s+|an?\s+|our\s+)?(\p{L}+(?:[ -]\p{L}+)?)(?=[\s,;.!]|$)/giu

/** "taken by the customer": by whom or what, where that is one of the choices of one field. */
export function readDoneBy(record: NewRecord): void {
  const { message, span, chunks } = record
  for (const match of message.text.slice(span.start, span.end).matchAll(BY)) {
    const start = span.start + match.index
    const words = match[1]!.split(/[ -]/)
    const said = [match[1]!, words[0]!].find(text => free(record).some(slot => isChoice(text, slot.choices)))
    const fits = said === undefined ? [] : free(record).filter(slot => isChoice(said, slot.choices))
    const [slot] = fits
    const from = start + match[0].length - match[1]!.length
    const end = from + (said?.length ?? 0)
    const own = chunks.filter(c => message.tokens[c.from]!.start >= from && message.tokens[c.to - 1]!.end <= end)
    if (!slot || fits.length !== 1 || said === undefined || own.some(c => record.taken.has(c))) continue
    const read = coerce(said, [], slot)
    if ('problem' in read) continue
    record.values[slot.name] = read.value
    take(record, { start, end })
  }
}

const isChoice = (text: string, choices: string[]): boolean =>
  choices.length > 1 && choiceOf(text, choices) !== undefined

/**
 * "taken today", "received on 3 May": a participle right before the only day that a record has, or the one that it needs, says that
 * it was then.
 */
export function readDoneThen(record: NewRecord): void {
  const { message, chunks, slots, taken } = record
  const days = slots.filter(slot => roleOfSlot(slot) === 'date')
  const needed = days.filter(slot => slot.required)
  const [day] = days.length === 1 ? days : needed
  if (!day || (days.length > 1 && needed.length !== 1) || !(day.name in record.values)) return
  for (const [at, chunk] of chunks.entries()) {
    const before = chunk.literal?.kind === 'date' && taken.has(chunk) ? chunks.slice(0, at) : []
    const participle = before.findLast(c => c.kind !== 'filler')
    if (!participle || taken.has(participle) || participle.kind !== 'unknown' || participle.to - participle.from > 1)
      continue
    const between = message.text.slice(message.tokens[participle.to - 1]!.end, message.tokens[chunk.from]!.start)
    if (isParticiple(participle.text.toLowerCase()) && /^\s+(?:on\s+|at\s+|in\s+)?$/.test(between))
      taken.add(participle)
  }
}
