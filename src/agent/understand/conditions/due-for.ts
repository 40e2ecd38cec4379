import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { leadsDown } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode, isFree, nameField, use } from '../reading/draft.ts'
import { ownDeadline } from './overdue.ts'
import { addUntilToday, labelOf } from './shared.ts'

/** Between the word and what is due: "due for an inspection". */
const BETWEEN = /^(?:for|an?|the|their|its|his|her|another|new|next)$/i
/** By which day the next one has to be. */
const NEXT_DAY = /^(?:due|next)$/
/** A later record of the same may have set another day. */
const MAY_BE_DONE = 0.6

/**
 * "cars due for inspection in May": what is due is told by the noun behind, which names a date of those records; no other record's
 * due date is meant. "Pets due for vaccination" of vaccinations with a `next_due_on`: that day tells.
 */
export function readDueFor(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && /^(?:due(?: for)?|needs?|needing)$/i.test(c.text))
  const due = chunks[at]
  const head = draft.nodes.find(n => !n.implicit && n.at < at)
  if (!due || !head) return
  let next = at + 1
  while (BETWEEN.test(chunks[next]?.text ?? '')) next++
  const isDue = /^due/i.test(due.text)
  const isFor = /\bfor$/i.test(due.text) || /^(?:for|an?)$/i.test(chunks[at + 1]?.text ?? '') || next > at + 1
  const target = chunks[next]
  if (!isFor || !target || due.fields.some(f => f.entity === head.entity)) return
  if (isDue && target.fields.some(f => f.entity === head.entity && f.field.role === 'date')) {
    due.fields = []
    return use(due, 'condition')
  }
  readNextDay(draft, head, due, next)
}
readDueFor.needs = /^(?:due|needs?|needing)$/

/** So sure it is at most that what is expected by a day is due then. */
const EXPECTED_BY = 0.75

/**
 * "deals due in May": of records that have no due date the day by which they are expected or to be closed, where a day is told. A due date of
 * what stands in them (`invoice.due_on` of a delivery) is none of their own, where nobody speaks of that.
 */
export function readDueOn(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const head = nodes.findLast(n => !n.implicit && n.at < at)
    if (!isFree(chunk) || !/^due$/i.test(chunk.text) || !head || !isOfNobody(chunk, head)) return
    const behind = chunks.slice(at + 1).find(c => c.kind !== 'filler')
    const field = ownDeadline(head.entity)
    if (behind?.literal?.kind !== 'date' || !field) return
    draft.sureness = Math.min(draft.sureness, EXPECTED_BY)
    draft.notes.push(`took “due” as ${labelOf(field)}`)
    nameField(chunk, { entity: head.entity, field, columns: [field.column], quality: 1 })
  })
}
readDueOn.needs = /^due$/

/** No word of the service, or only that of what stands inside these records and what they themselves are not due by. */
const isOfNobody = ({ kind, fields, values, entities }: Chunk, { entity }: Node): boolean =>
  kind === 'unknown' ||
  (!values.length &&
    !entities.length &&
    fields.some(f => f.entity === entity) &&
    fields.every(f => f.entity !== entity || f.field.nested === true) &&
    !ownDeadline(entity)?.nested)

/** Of what is to be done again: the day of the next one, in the time that is named or until today. */
function readNextDay(draft: Draft, head: Node, due: Chunk, at: number): void {
  const { app, chunks } = draft
  const target = chunks[at]!
  const kinds = [...target.entities.map(e => e.entity), ...target.values.map(v => v.entity)]
  const found = kinds.filter(kind => kind !== head.entity && leadsDown(head.entity, kind, app)).flatMap(nextDayOf)
  const [day, ...others] = found
  if (!day || others.some(o => o.entity !== day.entity)) return
  const { entity, field } = day
  draft.sureness = Math.min(draft.sureness, MAY_BE_DONE)
  draft.notes.push(`took “${due.text}” as ${labelOf(field)}`)
  if (chunks.some(c => isFree(c) && c.literal?.kind === 'date'))
    return void nameField(due, { entity, field, columns: [field.column], quality: 1 })
  const node = draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
  addUntilToday(draft, node, field, at)
  use(due, 'condition')
}

const nextDayOf = (entity: Entity): { entity: Entity; field: Field }[] => {
  const days = entity.fields.filter(f => f.role === 'date' && f.words.some(word => NEXT_DAY.test(word)))
  return days.length === 1 ? [{ entity, field: days[0]! }] : []
}
