import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { DECISION, LITTLE, WAITING } from './awaiting.ts'
import { decisionsOf } from './not-so.ts'
import { labelOf } from './shared.ts'

/**
 * "leave requests waiting for approval" of an `approved_at` and a `declined_at`: those that have neither day, nor one on which they were called
 * off. Behind nouns.
 */
export function readUndecidedByDays(draft: Draft): void {
  const { chunks, nodes } = draft
  const at = chunks.findIndex(c => isFree(c) && WAITING.test(c.text))
  let end = at + 1
  while (LITTLE.test(chunks[end]?.text ?? '')) end++
  const noun = chunks[end]
  if (at < 0 || !(isFree(noun) && DECISION.test(noun.text))) return
  const named = nodes.filter(n => !n.implicit).map(n => n.entity)
  const valued = chunks.slice(0, at).flatMap(c => c.values.filter(v => v.quality >= 0.7).map(v => v.entity))
  const isDecided = (entity: Entity) => decisionsOf(entity).granted.some(f => f.role === 'date')
  const [entity, ...others] = new Set((named.length ? named : valued).filter(isDecided))
  if (!entity || others.length || chunks[at]!.values.some(v => v.entity === entity)) return
  const node = nodes.find(n => n.entity === entity) ?? addNode(draft, entity, at, true)
  const { granted, dropped } = decisionsOf(entity)
  for (const field of [...granted, ...dropped])
    addCondition(node, { columns: [field.column], op: 'empty', values: [], at, label: `not ${labelOf(field)}` })
  for (const chunk of chunks.slice(at, end)) if (isFree(chunk)) use(makeFiller(chunk), 'related')
  use(noun, 'condition')
}
readUndecidedByDays.needs = (word: string) => WAITING.test(word)
