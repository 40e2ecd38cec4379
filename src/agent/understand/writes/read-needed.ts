import { coerce } from './coerce.ts'
import { free, take, type NewRecord } from './new-record.ts'

/** A quoted text, or one behind a colon, is the one free text that the record still needs. */
export function readOnlyText(record: NewRecord): void {
  const { message, span, taken, chunks } = record
  const open = free(record).filter(
    s => s.required && s.type === 'string' && !s.target && !s.choices.length && s.schema.format === undefined,
  )
  const [slot] = open
  if (open.length !== 1 || !slot) return
  const quoted = chunks.find(c => c.literal?.kind === 'quoted' && !taken.has(c))
  if (quoted?.literal?.kind === 'quoted') {
    record.values[slot.name] = quoted.literal.value
    taken.add(quoted)
    return
  }
  const behind = /:\s+([^,;:\n]+)/.exec(record.masked.slice(span.start, span.end))
  if (!behind) return
  const end = span.start + behind.index + behind[0].trimEnd().length
  const start = span.start + behind.index + behind[0].length - behind[1]!.length
  const inside = chunks.filter(c => message.tokens[c.from]!.start >= start && message.tokens[c.to - 1]!.end <= end)
  if (!inside.length || inside.some(c => taken.has(c))) return
  record.values[slot.name] = message.text.slice(start, end).replace(/[.!]+$/, '')
  take(record, { start, end })
}

/** "5 stars": the one number that the record still needs, with the noun that counts it. */
export function readOnlyNumber(record: NewRecord): void {
  const open = free(record).filter(s => s.required && /^(?:integer|number)$/.test(s.type) && !s.target)
  const numbers = record.chunks.filter(c => c.literal?.kind === 'number' && !record.taken.has(c))
  const [slot] = open
  const [chunk] = numbers
  if (open.length !== 1 || numbers.length !== 1 || !slot || !chunk) return
  const read = coerce(chunk.text, [chunk], slot)
  if ('problem' in read) return
  record.values[slot.name] = read.value
  record.taken.add(chunk)
  const next = record.chunks[record.chunks.indexOf(chunk) + 1]
  if (next?.kind === 'unknown' && next.from === chunk.to && /s$/.test(next.text)) record.taken.add(next)
}
