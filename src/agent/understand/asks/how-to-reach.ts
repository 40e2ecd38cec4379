import { pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'

/** A question for the way to get hold of somebody. */
const HOW_TO_REACH = pattern('i')`
  ^\W*(?:(?:and|so)\ )?how\ (?:(?:can|could|do|should|would|might)\ (?:i|we|you|one)\ |(?:best\ )?to\ )(?:best\ )?
  (?:reach|contact|get\ hold\ of|get\ in\ touch\ with|get\ through\ to|call|phone|ring|write\ to)\b
`
const isWay = ({ role }: Field): boolean => role === 'phone' || role === 'email'

/**
 * "how can I reach Ann's guardian", "how do I get in touch with Acme": the phone numbers and addresses of what is named, and not what it is
 * called.
 */
export function readHowToReach(draft: Draft): void {
  if (!HOW_TO_REACH.test(draft.message.text)) return
  const { chunks } = draft
  const parts = chunks.findIndex(c => isFree(c) && c.fields.some(f => isWay(f.field)))
  if (parts >= 0) return askParts(draft, parts)
  const named = chunks.findIndex(c => c.used === 'value' && c.values.some(namesRecord))
  const entities = new Set(
    chunks.flatMap(c => (c.used === 'value' ? c.values.filter(namesRecord).map(v => v.entity) : [])),
  )
  const [entity, ...others] = entities
  if (!entity || others.length || draft.project.length) return
  askWays(draft, entity, entity.fields.filter(isWay), named)
}
readHowToReach.needs = /^(?:reach|contact|hold|touch|through|call|phone|ring|write)$/

/** "guardian" of an object with a name, a phone number and an address: the latter two. */
function askParts(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const { entity } = chunk.fields.find(f => isWay(f.field))!
  const ways = chunk.fields.filter(f => f.entity === entity && isWay(f.field)).map(f => f.field)
  askWays(draft, entity, ways, at)
  use(chunk, 'project')
}

function askWays(draft: Draft, entity: Entity, ways: readonly Field[], at: number): void {
  for (const { column } of ways) draft.project.push({ columns: [column], entity, at })
}
