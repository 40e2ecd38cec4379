import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { chunksIn, choiceOf, codeFor } from './coerce.ts'
import type { SlotMention } from './name-slots.ts'
import { placeIn, roleOfLiteral, type Placed } from './place-value.ts'
import { giveClocks, isGiven, take, type NewRecord } from './new-record.ts'
import type { Slot } from './slots.ts'
import type { Span } from './spans.ts'

const JOINT = pattern('i')`
  ^(?:
    \s*(?:
      :|=|->|→
      |(?:
        is|are|as|to|of|by|will be|should be|must be|being|called|named|set to|equals|for|reads?|says?|saying
      )(?=[\s:="'“]|$)
    )\s*
  )+
`
const CONNECTORS =
  /(?:(?:^|[\s,;(])(?:and|with|plus|also|then|but|his|her|its|their|the|a|an|whose|has|have|having|is|who|where|on|at|in)|[,;(])$/i
const CONJOINED = /^\s*(?:and|plus|as well as|but)\s/i
/** Before the name of another slot prepositions belong to that: "titled Standup by organiser Ann Lee". */
const BEFORE_NEXT = /(?:^|[\s,;(])(?:by|for|from|to|of|under|into|per|via|as)$/i
/** Words at which a value may end, when what follows is something else. */
const STOP = /\s+(?:for|at|with|from|in|by|to|on|and|as|worth|who|whose|where|that|which|under|into|of)\s+/gi

const CALLED = /^\s+(?:called|named|titled)\b/i

/** Values of slots that the message names: "first name Nadia", "stage: proposal", "120 employees", "high priority". */
export function readAssignments(record: NewRecord, mentions: SlotMention[]): void {
  mentions.forEach((mention, at) => {
    const { slot } = mention
    if (isGiven(record, slot) || isTaken(record, mention) || isWhatSomebodyIs(record, mention)) return
    // "a card on the Payments board called Receipt": the board has its name, what is made is called so.
    const named =
      slot.target && CALLED.test(record.masked.slice(mention.end)) ? valueBefore(record, mention) : undefined
    if (named) return give(record, mention, named.span, named.placed)
    const next = mentions[at + 1]
    const segment = segmentOf(
      record,
      mention.end,
      Math.min(next?.start ?? record.span.end, record.span.end),
      next !== undefined,
      slot.target !== undefined,
    )
    if (slot.type === 'boolean' && readFlag(record, mention, segment)) return
    const found = segment && firstFit(record, slot, segment)
    if (found && !('problem' in found.placed)) return give(record, mention, found.span, found.placed)
    const before = valueBefore(record, mention)
    if (before) return give(record, mention, before.span, before.placed)
    // A noun may be the record itself ("a new order for …"): only words of its own make a wrong value a problem.
    if (
      found &&
      'problem' in found.placed &&
      mention.quality >= 0.8 &&
      (slot.choices.length || slot.type !== 'string')
    ) {
      record.problems.push(found.placed.problem)
      take(record, { start: mention.start, end: found.span.end })
    }
  })
}

/** "Buyer at Lumen": what is only another word for a slot, and has a place behind it, is a value itself ("customer" of a company). */
const isWhatSomebodyIs = ({ masked }: NewRecord, { end, quality, slot }: SlotMention): boolean =>
  quality < 0.8 && slot.type === 'string' && /^\s+(?:at|with|from|in)\s/i.test(masked.slice(end))

const isTaken = (record: NewRecord, { start, end }: Span) =>
  chunksIn(record.message, record.chunks, start, end).some(c => record.taken.has(c))

function give(record: NewRecord, mention: SlotMention, span: Span, placed: Placed): void {
  if ('reference' in placed) record.references.push(placed.reference)
  else if ('value' in placed) {
    record.values[mention.slot.name] = placed.value
    giveClocks(record, chunksIn(record.message, record.chunks, span.start, span.end), mention.slot)
  }
  take(record, mention)
  take(record, span)
}

/** The text behind a slot's name, to the next comma, sentence or slot. */
function segmentOf(
  { masked, message, chunks }: NewRecord,
  from: number,
  to: number,
  isBeforeNext: boolean,
  isReference: boolean,
): Span | undefined {
  const literals = chunks.filter(c => c.literal)
  const isInside = (at: number) =>
    literals.some(c => message.tokens[c.from]!.start < at && message.tokens[c.to - 1]!.end > at)
  let end = to
  // "for order 7: a broken lamp": a colon ends the name of a record, and may stand in a text.
  const ends = isReference ? /[,;\n)]|[.!:](?=\s|$)/g : /[,;\n)]|[.!](?=\s|$)/g
  for (const match of masked.slice(from, to).matchAll(ends)) {
    const at = from + match.index
    if (match.index === 0 || isInside(at)) continue
    if (!masked.slice(from, at).replace(JOINT, '').trim()) continue
    end = at
    break
  }
  // "2 adults and 3 children": what is joined to a name is none of its values.
  if (CONJOINED.test(masked.slice(from, end))) return undefined
  let start = from
  const gap = /^[\s(]*/.exec(masked.slice(start, end))![0]
  const joint = JOINT.exec(masked.slice(start, end))
  start += joint ? joint[0].length : gap.length
  let text = masked.slice(start, end)
  const goesOn = (plain: string) =>
    execIn(plain, CONNECTORS) ?? (isBeforeNext && end === to ? execIn(plain, BEFORE_NEXT) : null)
  for (let match = goesOn(text.trimEnd()); match; match = goesOn(text.trimEnd()))
    text = text.trimEnd().slice(0, match.index)
  end = start + text.trimEnd().length
  // "in the Sales team.": the mark that ends the sentence is no value.
  const saysNothing = !/[\p{L}\p{N}]/u.test(message.text.slice(start, end))
  return /^\s*[,;]/.test(masked.slice(from, from + 2)) || end <= start || saysNothing ? undefined : { start, end }
}

/** The longest beginning of a segment that is a value of the slot, if what follows is something else. */
function firstFit(record: NewRecord, slot: Slot, segment: Span): { placed: Placed; span: Span } | undefined {
  const { message, chunks, masked, context } = record
  const ends = [
    segment.end,
    ...[...masked.slice(segment.start, segment.end).matchAll(STOP)].map(m => segment.start + m.index).reverse(),
  ]
  const read = (end: number) => {
    const span = { start: segment.start, end }
    return {
      span,
      placed: placeIn(
        message.text.slice(span.start, end),
        chunksIn(message, chunks, span.start, end),
        slot,
        context.app,
      ),
    }
  }
  const [head] = chunksIn(message, chunks, segment.start, segment.end)
  const isAtStart = head?.literal !== undefined && message.tokens[head.from]!.start - segment.start <= 1
  // What is quoted, and an address, ends with itself.
  if (head && isAtStart && /^(?:quoted|email|url|phone)$/.test(head.literal!.kind)) {
    const spelt = read(message.tokens[head.to - 1]!.end + (head.literal!.kind === 'quoted' ? 1 : 0))
    if (!('problem' in spelt.placed)) return spelt
  }
  const options = ends.map(read).filter(o => o.span.end > o.span.start)
  const isText =
    !slot.choices.length &&
    !slot.target &&
    (slot.type === 'string' || slot.type === '') &&
    slot.schema.format === undefined
  // Free text goes on unless the rest says something of its own: a date, an address, a record, a known value.
  const fits = options.filter(o => !('problem' in o.placed))
  if (isText && fits.length > 1) {
    const cut = fits.findLast(o => meansMore(record, { start: o.span.end, end: segment.end }, slot))
    return cut ?? fits[0]
  }
  if (fits.length) return fits[0]
  // A number or a date ends with itself.
  if (head && isAtStart) {
    const spelt = read(message.tokens[head.to - 1]!.end)
    if (!('problem' in spelt.placed)) return spelt
  }
  return options[0]
}

function meansMore({ message, chunks, context }: NewRecord, span: Span, own: Slot): boolean {
  const inside = chunksIn(message, chunks, span.start, span.end)
  const targets = new Set((context.operation?.slots ?? []).flatMap(s => s.target ?? []))
  const says = (c: Chunk) =>
    (c.literal !== undefined && roleOfLiteral(c.literal) !== undefined) ||
    c.values.some(
      v =>
        v.quality >= 0.9 && (targets.has(v.entity.key) || (v.entity === context.entity && v.columns[0] !== own.name)),
    )
  return inside.some(says)
}

/** "is a primary contact", "without marketing": a flag named alone is a yes, behind a negation a no. */
function readFlag(record: NewRecord, mention: SlotMention, segment: Span | undefined): boolean {
  const said = segment && /^(?:yes|true|on|no|false|off)\b/i.exec(record.masked.slice(segment.start, segment.end))
  if (said) {
    record.values[mention.slot.name] = /^(?:yes|true|on)$/i.test(said[0])
    take(record, { start: mention.start, end: segment.start + said[0].length })
    return true
  }
  const before = record.masked.slice(record.span.start, mention.start)
  const isNot = /\b(?:not|no|non|without|isn't|never)[\s-]*(?:a |an |the |yet )?$/i.test(before)
  record.values[mention.slot.name] = isNot === Boolean(mention.isDenied)
  take(record, mention)
  return true
}

/** "120 employees", "high priority": the value stands right before. */
function valueBefore(record: NewRecord, mention: SlotMention): { placed: Placed; span: Span } | undefined {
  const { message, chunks, taken, context } = record
  const { slot } = mention
  const at = chunks.findIndex(c => message.tokens[c.from]!.start >= mention.start)
  // "12 in stock"
  const isIn = /^(?:in|on)$/i.test(chunks[at - 1]?.text ?? '') && chunks[at - 2]?.literal?.kind === 'number'
  const before = chunks[isIn ? at - 2 : at - 1]
  if (!before || taken.has(before)) return undefined
  const span = { start: message.tokens[before.from]!.start, end: message.tokens[before.to - 1]!.end }
  if (/[,;.:]/.test(message.text.slice(span.end, mention.start))) return undefined
  const isNumber = (slot.type === 'integer' || slot.type === 'number') && before.literal?.kind === 'number'
  const isChoice =
    (slot.choices.length > 0 && choiceOf(before.text, slot.choices) !== undefined) ||
    codeFor(before.text, slot) !== undefined
  const isKnown = before.values.some(
    v => v.entity === context.entity && v.columns[0] === slot.field?.column && v.quality >= 0.9,
  )
  // "the Payments board" of a key to it.
  const isName = before.values.some(
    v => v.entity.key === slot.target && v.entity.nameFields.includes(v.field) && v.quality >= 0.9,
  )
  if (!isNumber && !isChoice && !isKnown && !isName) return undefined
  const placed = placeIn(before.text, [before], slot, context.app)
  return 'problem' in placed ? undefined : { placed, span }
}
