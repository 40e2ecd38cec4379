import type { Entity } from '../entity-model/catalogue-model.ts'
import { leadsUp } from '../entity-model/relations.ts'
import type { Draft } from './draft.ts'

/** What stands between a field and whose it is. */
const BETWEEN = /^(?:of|for|the|all|every|each|our|my|your|any|these|those)$/i

/**
 * "the price of Ann Lee" of people who have none: what only other records have, of which there may be many to one of those, is no
 * attribute of theirs, unless the message names these records as well ("the prices of her orders").
 */
export function ignoreFieldsOfOthers(draft: Draft): void {
  for (const { entity, at } of draft.project) {
    const whose = ownerBehind(draft, at)
    if (!whose || whose === entity || leadsUp(whose, entity, draft.app)) continue
    if (draft.nodes.some(node => node.entity === entity && !node.implicit)) continue
    // "order dates": the noun of the records is part of what was said.
    const said = draft.chunks[at]!
    if (entity.inside?.entity === whose.key || said.entities.some(one => one.entity === entity)) continue
    // "the tracking number of order 7": what only one kind has at all is asked of those of the order.
    if (new Set(said.fields.map(one => one.entity)).size < 2) continue
    draft.ignored.push(said.text)
  }
}

/** Of which records a field is asked: those that stand behind "of", by their noun or by a name. */
export function ownerBehind({ chunks, nodes }: Draft, at: number): Entity | undefined {
  if (!/^of$/i.test(chunks[at + 1]?.text.split(' ')[0] ?? '')) return undefined
  let next = at + 1
  while (chunks[next]?.kind === 'filler' && chunks[next]!.text.split(' ').every(word => BETWEEN.test(word))) next++
  const noun = nodes.find(node => node.at === next && !node.implicit && !node.previous)
  if (noun) return noun.entity
  const named = chunks[next]?.used === 'value' ? chunks[next]!.values.filter(v => v.entity.nameFields.includes(v.field)) : [] // oxfmt-ignore
  return named.find(v => nodes.some(node => node.entity === v.entity))?.entity
}
