import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { stateBefore } from '../conditions/states-at-dates.ts'

/** How sure the rest is at most where no day is known of what was done. */
const WITHOUT_DAY = 0.5

/**
 * "who left, and when?", "which parcels were sent in May and on which day": the day of what is said before is told with each, by the dates that were
 * bounded, the field that the verb is of, or the day on which a state came about. Where nothing tells it that is said. Before values are read.
 */
export function readAndWhen(draft: Draft): void {
  const { chunks } = draft
  const last = chunks.findLastIndex(c => c.kind !== 'filler' || /^when$/i.test(c.text))
  const isWhen = /^when$/i.test(chunks[last]?.text ?? '')
  const which = isWhen ? last : last - 1
  if (last < 2 || !isFree(chunks[last]) || !(isWhen || isWhichDay(draft, last))) return
  const and = /^on$/i.test(chunks[which - 1]?.text ?? '') ? which - 2 : which - 1
  if (!/^and$/i.test(chunks[and]?.text ?? '')) return
  const days = dayOf(draft, and)
  use(Object.assign(chunks[last]!, { kind: 'mention', fields: [], values: [] }), 'project')
  if (days.length !== 1) {
    draft.sureness = Math.min(draft.sureness, WITHOUT_DAY)
    return void draft.notes.push(`found no one day for “${isWhen ? 'when' : 'on which day'}”`)
  }
  const [{ entity, field }] = days as [Day]
  draft.project.push({ columns: [field.column], entity, at: last })
}
readAndWhen.needs = /^(?:when|date|day)$/

type Day = Pick<FieldMention, 'entity' | 'field'>

const isWhichDay = ({ chunks }: Draft, at: number): boolean =>
  /^(?:date|day)$/i.test(chunks[at]!.text) && /^(?:which|what)$/i.test(chunks[at - 1]?.text ?? '')

/** The dates that what stands before a place is about: one, where it is plain. */
function dayOf(draft: Draft, and: number): Day[] {
  const { nodes, chunks } = draft
  const isDay = ({ field }: Day) => field.role === 'date' && !field.nested
  const bounded = nodes.flatMap(({ entity, selection }) =>
    entity.fields
      .map(field => ({ entity, field }))
      .filter(day => isDay(day) && selection.where.some(c => c.columns.join() === day.field.column)),
  )
  if (bounded.length) return bounded
  const verb = chunks.slice(0, and).findLast(c => c.kind === 'mention' && isFree(c))
  const named = verb?.fields.filter(f => f.quality >= 0.8 && isDay(f)) ?? []
  if (named.length) return named
  const kinds = new Set(verb?.values.map(v => v.entity))
  const spoken = nodes.filter(n => !n.implicit && kinds.has(n.entity)).map(n => n.entity)
  return (spoken.length ? spoken : [...kinds]).flatMap((entity: Entity) => {
    const field = stateBefore(draft, and, entity)?.field
    return field ? [{ entity, field }] : []
  })
}
