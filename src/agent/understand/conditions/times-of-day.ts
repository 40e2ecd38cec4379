import { hasTime } from '../entity-model/begin-and-end.ts'
import { whereTheyTakePlace } from './dates-ahead.ts'
import { fragment } from '../../../lib/patterns.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { fieldAround, labelOf, pickField } from './shared.ts'

/** Parts of a day in English (Unicode CLDR, day periods of `en`): the first minute and the last. */
const PARTS_OF_DAY: Record<string, [string, string]> = {
  morning: ['06:00', '11:59'],
  afternoon: ['12:00', '17:59'],
  evening: ['18:00', '20:59'],
}

const CLOCK = fragment`
  (?:
    (\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.?|p\.m\.?|o['’]clock)(?!\w)
    |([01]?\d|2[0-3]):([0-5]\d)(?::\d{2})?(?![\w:])
    |(noon|midday|midnight)\b
  )
`
/** "4 pm", "16:30", "noon"; of two the first may share what stands behind the second ("between 9 and 11 am"). */
const TIMES = new RegExp(
  String.raw`(?<![\w:.,-])(?:(?:${CLOCK}|(\d{1,2}))(?:\s*(?:and|to|until|till|-|–)\s*))?${CLOCK}`,
  'gi',
)
const PARTS =
  /(?<=\b(?:in the|every|each|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|yesterday|this)\s+)(morning|afternoon|evening)s?\b/gi

interface Span {
  first: string
  last: string
  /** Chunks that say it. */
  from: number
  to: number
  isRange: boolean
}

/** Times of the day as bounds: "after 4 pm", "before 9:30", "between 10 and 12:00", "at noon", "in the morning". */
export function readTimesOfDay(draft: Draft): void {
  for (const span of spansOf(draft)) {
    const bound = boundOf(draft, span)
    const start = startingBefore(draft, bound.from)
    const target = momentMeant(draft, start ?? bound.from, bound.to, start !== undefined)
    if (!target) {
      // "visits tomorrow afternoon": the part of the day says more than the day.
      const said = draft.chunks[span.from]
      if (said?.literal?.kind === 'date' && span.from === span.to && said.text.includes(' '))
        draft.ignored.push(said.text)
      continue
    }
    const { node, field, chunk } = target
    addCondition(node, {
      columns: [field.column],
      as: 'time',
      op: bound.op,
      values: bound.op === 'between' ? [span.first, span.last] : [span.first],
      at: span.from,
      label: `${labelOf(field)} ${bound.op} ${span.first}`,
    })
    // "tomorrow morning": the day is a condition of its own.
    for (let i = start ?? bound.from; i <= bound.to; i++)
      if (draft.chunks[i]!.literal?.kind !== 'date') use(draft.chunks[i]!, 'condition')
    if (chunk) use(chunk, 'condition')
  }
}
readTimesOfDay.needs = /^\d|^(?:noon|midday|midnight|mornings?|afternoons?|evenings?)$/

function spansOf(draft: Draft): Span[] {
  const { text } = draft.message
  const clocks = [...text.matchAll(TIMES)].flatMap(match => {
    const [, h1, m1, half1, h2, m2, word, bare, ...second] = match
    const last = clockOf(second[0], second[1], second[2], second[3], second[4], second[5])
    const isRange = Boolean(h1 ?? h2 ?? word ?? bare)
    const first = isRange ? clockOf(h1 ?? bare, m1, half1 ?? second[2], h2, m2, word) : last
    const at = first && last && chunksOf(draft, match.index, match.index + match[0].length, first > last)
    return at ? [{ first: first!, last: last!, isRange, ...at }] : []
  })
  const parts = [...text.matchAll(PARTS)].flatMap(match => {
    const [first, last] = PARTS_OF_DAY[match[1]!.toLowerCase()]!
    const at = chunksOf(draft, match.index, match.index + match[0].length, false)
    return at ? [{ first, last, isRange: true, ...at }] : []
  })
  return [...clocks, ...parts].sort((a, b) => a.from - b.from)
}

/** Hours and minutes as "16:00"; undefined for what is no time of a day. */
function clockOf(hour?: string, minute?: string, half?: string, hours?: string, minutes?: string, word?: string) {
  if (word) return /night/i.test(word) ? '00:00' : '12:00'
  const isTwelve = hour !== undefined
  const value = Number(hour ?? hours)
  if (!Number.isInteger(value) || value > (isTwelve && /^[ap]/i.test(half ?? '') ? 12 : 23)) return undefined
  const late = /^p/i.test(half ?? '') && isTwelve
  const full = isTwelve && /^[ap]/i.test(half ?? '') ? (value % 12) + (late ? 12 : 0) : value
  return `${String(full).padStart(2, '0')}:${minute ?? minutes ?? '00'}`
}

/** The chunks between two places of the text, where nothing else has taken them; a day told with its part stays a day. */
function chunksOf(draft: Draft, start: number, end: number, isOdd: boolean): { from: number; to: number } | undefined {
  const { chunks, message } = draft
  const inside = [...chunks.keys()].filter(
    i => message.tokens[chunks[i]!.from]!.start < end && message.tokens[chunks[i]!.to - 1]!.end > start,
  )
  const [from] = inside
  if (isOdd || from === undefined || !inside.every(i => isFree(chunks[i]))) return undefined
  if (inside.some(i => chunks[i]!.literal && !/^(?:number|date)$/.test(chunks[i]!.literal!.kind))) return undefined
  return { from, to: inside.at(-1)! }
}

/** What stands before or behind the time makes a bound of it. */
function boundOf(
  { chunks }: Draft,
  { from, to, isRange, first, last }: Span,
): { op: Comparison; from: number; to: number } {
  let at = from - 1
  while (at >= 0 && /^(?:the|at|about|around|o|clock)$/i.test(chunks[at]!.text)) at--
  const before = chunks[at]
  const behind = chunks[to + 1]
  if (isRange) return { op: 'between', from: /^(?:between|from)$/i.test(before?.text ?? '') ? at : from, to }
  if (behind?.operator?.type === 'bound' && isFree(behind)) return { op: behind.operator.op, from, to: to + 1 }
  if (before?.operator?.type === 'comparator' && isFree(before) && /^[<>]=?$/.test(before.operator.op))
    return { op: before.operator.op, from: at, to }
  if (/^(?:by|until|till)$/i.test(before?.text ?? '')) return { op: '<=', from: at, to }
  if (/^from$/i.test(before?.text ?? '')) return { op: '>=', from: at, to }
  return { op: first === last ? 'between' : '>=', from, to }
}

/** "starting in the evening", "starting on Mondays": the beginning is meant, no text that starts so; the place of the word. */
export function startingBefore({ chunks }: Draft, at: number): number | undefined {
  let before = at - 1
  while (before > 0 && /^(?:in|on|at|the|a)$/i.test(chunks[before]!.text)) before--
  const chunk = chunks[before]
  return chunk && isFree(chunk) && chunk.operator && /^(?:start|begin)(?:s|ing|ning)?\b/i.test(chunk.text)
    ? before
    : undefined
}

/** `appointment`, `pickup`: the only date of the records, where its name does not say that it is a day. */
function onlyMoment({ entity }: Node): Field | undefined {
  const [date, ...others] = entity.fields.filter(f => f.role === 'date' && !f.nested)
  const isDay = date?.words.some(word => /^(?:date|day|on|until|till|since|by|due|birth\w*|born)$/.test(word))
  return others.length || isDay ? undefined : date
}

export const BEGINS = /^(?:start|begin|open|depart|doors|from|arriv|schedul|appoint|time|hour)/

/** The time that is meant: named beside it, else that on which the records begin, else their only one. */
function momentMeant(
  draft: Draft,
  first: number,
  last: number,
  isStart: boolean,
): { node: Node; field: Field; chunk?: Draft['chunks'][number] } | undefined {
  const fits = ({ field }: { field: Field }) => hasTime(field)
  const beside = isStart ? undefined : fieldAround(draft, first, last, fits)
  if (beside) return beside
  for (const node of draft.nodes.filter(n => !n.implicit)) {
    const fields = node.entity.fields.filter(hasTime)
    const field = fields.find(f => BEGINS.test(f.words[0]!)) ?? (fields.length === 1 ? fields[0] : onlyMoment(node))
    if (field) return { node, field }
  }
  const places = draft.nodes.flatMap(node => (node.implicit ? [] : (whereTheyTakePlace(draft, node) ?? [])))
  if (places[0]) return places[0]
  const owners = draft.app.entities.filter(e => e.fields.some(hasTime))
  return draft.nodes.length || owners.length !== 1
    ? undefined
    : pickField(
        draft,
        first,
        owners[0]!.fields
          .filter(hasTime)
          .slice(0, 1)
          .map(field => ({ entity: owners[0]!, field, columns: [field.column], quality: 0.5 })),
      )
}
