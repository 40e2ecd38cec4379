import { findUnit } from '../calls/units.ts'
import { timeRecords } from '../entity-model/time-entries.ts'
import { isOnClock, unitOf } from './field-units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { PERIOD_ADJECTIVES, isPeriodNoun } from '../language/period-adjectives.ts'

/** Verbs for the doing that a unit measures: hours are worked, kilometres driven, litres burnt. They say nothing more of them. */
export const DOINGS = new Set(
  'work spend log book clock record track invest drive travel cover fly sail walk ride burn use consume'
    .split(' ')
    .map(rootOf),
)

/** The period that a figure is for, by its name: that of weekly hours is a week. */
function periodOf({ words }: Field): string | undefined {
  const adjective = words.find(word => PERIOD_ADJECTIVES.has(word))
  const per = words.indexOf('per')
  return adjective === undefined ? (per > 0 ? words[per + 1] : undefined) : PERIOD_ADJECTIVES.get(adjective)
}

/**
 * Two things are told in one unit: what was done, which adds up ("hours" of work records), and what is agreed for a period ("weekly hours"
 * of people). "How many hours a week" is the second; where a verb tells of the doing ("hours logged", "the kilometres that Ann drove"), or
 * nobody speaks of those who have the second, it is the first. Before nouns are looked for.
 */
export function readFiguresOfDoing(draft: Draft): void {
  for (let at = 0; at < draft.chunks.length; at++) {
    const chunk = draft.chunks[at]!
    // "40 hours a week" is a number with its unit.
    if (!isUnit(chunk) || draft.chunks[at - 1]?.literal?.kind === 'number') continue
    const levels = chunk.fields.filter(f => periodOf(f.field) !== undefined)
    const period = levels.length ? periodBehind(draft, at) : undefined
    const agreed = levels.filter(f => periodOf(f.field) === period)
    if (agreed.length) {
      chunk.fields = agreed
      join(draft, at, 3)
      continue
    }
    const done = chunk.fields.filter(f => !levels.includes(f))
    const doing = done.length || isOnClock(findUnit(chunk.text.toLowerCase())) ? verbOf(draft, at) : undefined
    if (doing !== undefined) takeTimeSpent(draft, chunk)
    const isSpokenOf = draft.chunks.some(c => c.entities.some(e => levels.some(f => f.entity === e.entity)))
    if (levels.length && done.length && (doing !== undefined || !isSpokenOf)) chunk.fields = done
    if (doing === undefined) continue
    if (doing === at - 1) {
      join(draft, doing, 2)
      at--
    } else if (doing === at + 1) join(draft, at, 2)
    else use(draft.chunks[doing]!, 'related')
  }
}

/**
 * "how many hours did Ann track" of time entries with a `duration` in seconds, beside projects that tell hours of their own: where a verb of
 * doing stands, it is the time that the records of it tell, whatever its unit.
 */
function takeTimeSpent({ app, nodes }: Draft, chunk: Chunk): void {
  const found = timeRecords(app.entities)
  if (!found || !isOnClock(unitOf(found.spent)) || !isOnClock(findUnit(chunk.text.toLowerCase()))) return
  const { entity, spent } = found
  if (nodes.some(n => !n.implicit && chunk.fields.some(f => f.entity === n.entity))) return
  chunk.fields = [{ entity, field: spent, columns: [spent.column], quality: 0.9 }]
  chunk.unit = true
}

/** A noun for a unit that figures are told in, in the plural: "hours", "kilometres". */
const isUnit = (chunk: Chunk): boolean =>
  isFree(chunk) &&
  chunk.fields.length > 0 &&
  !chunk.entities.length &&
  !chunk.values.length &&
  /^\p{L}{4,}$/u.test(chunk.text) &&
  isPlural(chunk.text.toLowerCase()) &&
  findUnit(chunk.text.toLowerCase()) !== undefined &&
  chunk.fields.every(({ field }) => /^(?:number|percent)$/.test(field.role))

/** "hours a week", "hours per week", "hours each week": the period right behind. */
function periodBehind({ chunks }: Draft, at: number): string | undefined {
  const [little, period] = [chunks[at + 1], chunks[at + 2]]
  if (!/^(?:an?|per|each|every)$/i.test(little?.text ?? '') || !isFree(period)) return undefined
  const noun = period.text.toLowerCase()
  return isPeriodNoun(noun) ? noun : undefined
}

/** Where the verb of the doing stands: beside its unit, or behind it in the sentence. Fields of other records that sound alike are not meant. */
function verbOf({ chunks }: Draft, at: number): number | undefined {
  const isDoing = (chunk: Chunk | undefined): boolean =>
    isFree(chunk) &&
    !chunk.values.length &&
    !chunk.entities.some(e => e.quality >= 0.8) &&
    !chunk.operator &&
    DOINGS.has(rootOf(chunk.text.toLowerCase())) &&
    !chunk.fields.some(({ field, quality }) => quality >= 0.8 && field.role !== 'date')
  const isPast = (chunk: Chunk | undefined) => isDoing(chunk) && !/ing$/i.test(chunk!.text)
  if (isPast(chunks[at - 1]) && isParticiple(chunks[at - 1]!.text.toLowerCase())) return at - 1
  const told = (chunk: Chunk) => chunk.fields.some(({ quality }) => quality >= 0.8)
  const found = chunks.findIndex((chunk, i) => i > at && chunk.kind !== 'filler' && isPast(chunk) && !told(chunk))
  return found < 0 ? undefined : found
}

/** Makes one of chunks that stand side by side; it stays what the one with fields is. */
function join({ chunks, message }: Draft, from: number, count: number): void {
  const parts = chunks.slice(from, from + count)
  const whole = parts.find(isUnit)!
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const text = message.text.slice(message.tokens[first.from]!.start, message.tokens[last.to - 1]!.end)
  chunks.splice(from, count, Object.assign(whole, { from: first.from, to: last.to, text }))
}
