import { pointsTo } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural, wordsOf } from '../language/words.ts'
import { endStates } from '../vocabulary/end-states.ts'
import { namesRecord, type ValueMatch } from '../vocabulary/vocabulary.ts'
import { mayBeEmpty } from '../entity-model/field-roles.ts'
import { fieldDone } from '../reading/verb-fields.ts'
import { labelOf } from './shared.ts'
import { addCondition, type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** How sure it is that the records are meant whatever state they are in by now. */
const WHATEVER_STATE = 0.8

/** Whether a value is a state in which records stay. */
const isEnd = ({ entity, field, values }: ValueMatch): boolean => {
  const ended = endStates(
    entity,
    field,
    field.choices.map(choice => [choice, wordsOf(choice)]),
  )
  return values.some(value => ended.includes(value))
}

/**
 * "orders sent with Nordline" of orders with a state `sent` and a key to a carrier: before the means by which it was done a participle tells
 * the relation; those that have been delivered since were sent, too. Before values are read.
 */
export function readStatesByMeans(draft: Draft): void {
  const { chunks, nodes, app } = draft
  chunks.forEach((chunk, at) => {
    const [link, by] = [chunks[at + 1], chunks[at + 2]]
    if (readOwnMeans(draft, at)) return
    if (!isFree(chunk) || chunk.entities.length || !chunk.values.length || !isParticiple(chunk.text.toLowerCase()))
      return
    if (!/^(?:with|via|through)$/i.test(link?.text ?? '') || !by) return
    const node = nodes.find(n => !n.implicit && n.at < at && chunk.values.some(v => v.entity === n.entity))
    const means =
      node && by.values.find(v => v.quality >= 0.9 && namesRecord(v) && pointsTo(node.entity, v.entity, app))
    // "deals won with Ann": what is over stays so, and the others are not meant.
    if (!node || !means || chunk.values.some(isEnd)) return
    use(makeFiller(chunk), 'related')
    draft.sureness = Math.min(draft.sureness, WHATEVER_STATE)
    draft.notes.push(`took the ${plural(node.entity.noun)} of that ${means.entity.noun}, whatever state they are in`)
  })
}
readStatesByMeans.needs = /^(?:by|with|via|through)$/

/**
 * "orders shipped by UPS" of orders with a state `shipped`, a `shipped_at` and a carrier: what has been delivered since was shipped, too, so that the day
 * of it tells, and not the state of now. Of a state that is the last one the two are the same.
 */
function readOwnMeans({ chunks, nodes, notes }: Draft, at: number): boolean {
  const [chunk, link, by] = [chunks[at]!, chunks[at + 1], chunks[at + 2]]
  if (!isFree(chunk) || !/^(?:by|with|via|through)$/i.test(link?.text ?? '') || !by) return false
  const verb = chunk.text.toLowerCase()
  const node = nodes.find(n => !n.implicit && n.at < at && chunk.values.some(v => v.entity === n.entity))
  const state = chunk.values.find(v => v.entity === node?.entity)
  const done = node && isParticiple(verb) ? fieldDone(node.entity, verb) : undefined
  const isMeans = by.values.some(v => v.quality >= 0.9 && v.entity === node?.entity && v.field !== state?.field)
  if (!node || !state || !done || !mayBeEmpty(done) || !isMeans || isEnd(state)) return false
  Object.assign(chunk, { values: [] })
  use(chunk, 'condition')
  addCondition(node, { columns: [done.column], op: 'filled', values: [], label: labelOf(done), at })
  notes.push(`took the ${plural(node.entity.noun)} with a ${done.words.join(' ')}, whatever state they are in`)
  return true
}
