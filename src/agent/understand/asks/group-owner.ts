import { type Draft, type Node, isGenitive, use } from '../reading/draft.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { hopsOf, leadsUp } from '../entity-model/relations.ts'
import type { Grouping } from '../reading/query.ts'
import { roleAt } from '../reading/role-hops.ts'
import { nodeAt } from './fields.ts'

/** A field that makes groups, of the records that a key leads to. */
export interface OwnedField {
  entity: Entity
  mention: FieldMention
  /** The key, where a role names it. */
  via?: string
}

/** What may stand before the noun of the owner. */
const DETERMINER = /^(?:the|their|its|his|her|our|my|your|each|every|a|an)$/i

/** The first place from one on where no determiner stands. */
export function pastDeterminers({ chunks }: Pick<Draft, 'chunks'>, from: number): number {
  let at = from
  while (at < from + 3 && DETERMINER.test(chunks[at]?.text ?? '')) at++
  return at
}

/** "region of the account", "status of their project", "contract of its tutor": a noun or a role after the field that it has. */
export function ownerAfter(draft: Draft, at: number, mentions: readonly FieldMention[]): OwnedField | undefined {
  if (!/^of$/i.test(draft.chunks[at + 1]?.text ?? '')) return undefined
  return ownedBy(draft, pastDeterminers(draft, at + 2), mentions)
}

/** "per project's status": the field behind a noun or role in the genitive, and its place. */
export function ownedBehind(
  draft: Draft,
  at: number,
  fits: (mention: FieldMention) => boolean,
): (OwnedField & { at: number }) | undefined {
  const place = [at, at + 1].find(i => isGenitive(draft, i))
  const field = place === undefined ? undefined : draft.chunks[place + 1]
  if (!field?.fields.length || nodeAt(draft, place! + 1)) return undefined
  const owned = ownedBy(draft, at, field.fields.filter(fits))
  return owned && { ...owned, at: place! + 1 }
}

/** "by branch of the member": records that those before "of" lead to over a key of the owner behind it. */
export function groupOverOwner(draft: Draft, at: number, { entity }: Node): Grouping | undefined {
  const { chunks, nodes, app } = draft
  if (!/^of$/i.test(chunks[at + 1]?.text ?? '')) return undefined
  const place = pastDeterminers(draft, at + 2)
  const owner = nodeAt(draft, place)
  const counted = nodes.find(node => node.at < at && !node.implicit)
  if (!owner || !counted || owner === counted || !leadsUp(counted.entity, owner.entity, app)) return undefined
  const [key, ...others] = new Set(
    hopsOf(owner.entity, app).flatMap(hop => (hop.direction === 'up' && hop.to === entity ? [hop.field] : [])),
  )
  if (!key || others.length || !entity.nameFields.length) return undefined
  for (const noun of [at, place]) dropBare(draft, noun, 1, counted)
  return { entity: entity.key, columns: entity.nameFields.map(f => f.column), via: key.column, over: owner.entity.key }
}

/** The best of the fields that the records of the noun or role at a place have. */
function ownedBy(draft: Draft, at: number, mentions: readonly FieldMention[]): OwnedField | undefined {
  const { chunks, nodes } = draft
  const best = (entity: Entity) => mentions.filter(m => m.entity === entity).sort((a, b) => b.quality - a.quality)[0]
  const counted = nodes.find(node => node.at < at && !node.implicit)
  const role = counted && roleAt(draft, at, counted.entity)
  const mention = role && best(role.hop.to)
  if (mention) {
    for (const chunk of chunks.slice(at, at + role.length)) use(chunk, 'group')
    dropBare(draft, at, role.length, counted)
    return { entity: role.hop.to, mention, via: role.hop.field.column }
  }
  const node = nodeAt(draft, at)
  const own = node && node !== counted ? best(node.entity) : undefined
  return own && { entity: node!.entity, mention: own }
}

/** The noun of a role restricts nothing: records without one are a group, too. */
function dropBare({ nodes }: Draft, at: number, length: number, counted: Node): void {
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i]!
    const isBare = !node.selection.where.length && !node.selection.related.length
    if (node !== counted && node.at >= at && node.at < at + length && isBare) nodes.splice(i, 1)
  }
}
