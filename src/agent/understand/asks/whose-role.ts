import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { arePeople } from '../entity-model/people.ts'
import { isByWhom } from '../entity-model/references.ts'
import { SERVED } from '../entity-model/served.ts'
import { keysToPeople, kindsAbove } from '../entity-model/relations.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/**
 * "whose first-aid certificate is still valid?": whoever the records behind it belong to is asked for, by the record that they are in
 * or by the one key to people that they have.
 */
export function readWhoseRecord(draft: Draft): void {
  const { chunks, nodes, app } = draft
  const at = chunks.findIndex(chunk => chunk.kind !== 'filler' || /^whose$/i.test(chunk.text))
  if (!/^whose$/i.test(chunks[at]?.text ?? '')) return
  const [node = ofKind(draft, at + 1), ...others] = nodes.filter(n => !n.implicit)
  if (!node || others.length || node.previous) return
  if (!chunks.slice(at + 1, node.at).every(c => isFree(c) && (c.kind === 'filler' || c.values.length > 0))) return
  const key = node.entity.inside?.entity
  const owners = key ? app.entities.filter(one => one.key === key) : ownersOf(node.entity, app)
  const [owner] = owners
  if (!owner || owners.length > 1 || owner === node.entity || !arePeople(owner)) return
  addNode(draft, owner, at)
  draft.chunks[at]!.used = 'entity'
}
readWhoseRecord.needs = /^whose$/

/** Whom records may belong to: those who are served go before those who serve them, and nobody owns what only was done by them. */
export function ownersOf(entity: Entity, app: AppModel, isFirst = true): Entity[] {
  const ups = keysToPeople(entity, app).filter(({ field }) => !isByWhom(field.words.filter(word => !isKeyWord(word))))
  const owners = [...new Set(ups.map(hop => hop.to))]
  const served = owners.filter(owner => SERVED.test(owner.words.at(-1)!))
  if (owners.length || !isFirst) return served.length ? served : owners
  // "whose parcels": those of the order that each of them is of.
  const above = [...new Set(kindsAbove(entity, app).filter(to => to !== entity))]
  if (above.length === 1) return ownersOf(above[0]!, app, false)
  // Of returns that are of an order and of a product: whoever is served by one of the two.
  return [...new Set(above.flatMap(whole => ownersOf(whole, app, false)))].filter(({ words }) => SERVED.test(words.at(-1)!)) // oxfmt-ignore
}

/**
 * "whose dog is Rex?" of animals of a species: the kind of the records stands for one of them. So does the name of which something is told
 * ("whose Deck Pass has expired" of certificates).
 */
function ofKind(draft: Draft, at: number): Node | undefined {
  const chunk = draft.chunks[at]
  const named = isFree(chunk) && /^(?:has|have|had)$/i.test(draft.chunks[at + 1]?.text ?? '') ? chunk.values.filter(namesThing) : [] // oxfmt-ignore
  const [thing] = named
  if (thing && named.every(v => v.entity === thing.entity))
    return draft.nodes.find(n => n.entity === thing.entity) ?? addNode(draft, thing.entity, at + 0.5, true)
  const kinds = isFree(chunk) && !chunk.entities.length ? chunk.values.filter(v => v.field.role === 'category' && v.quality >= 0.8) : [] // oxfmt-ignore
  const [entity, ...others] = new Set(kinds.map(v => v.entity))
  return entity && !others.length ? addNode(draft, entity, at + 0.5, true) : undefined
}

const namesThing = ({ entity, field, quality }: ValueMatch): boolean =>
  quality >= 0.9 && entity.nameFields.includes(field) && !arePeople(entity)

/**
 * "whose guide is Ann Lee?": the records that name her in that role, where no noun says which. The role is a key to the kind
 * of record that is named behind the verb.
 */
export function readWhoseRole(draft: Draft): void {
  const { chunks, nodes } = draft
  const first = chunks.findIndex(chunk => /^whose$/i.test(chunk.text))
  if (first < 0 || chunks.slice(0, first).some(chunk => chunk.kind !== 'filler')) return
  const at = chunks.findIndex((chunk, i) => i > first && chunk.kind !== 'filler')
  const verb = chunks[at + 1]
  const role = chunks[at]
  if (!role || !(isFree(role) || role.used === 'entity') || !/^(?:is|are|was|were)$/i.test(verb?.text ?? '')) return
  const named = chunks.slice(at + 2).find(chunk => chunk.values.length > 0)
  // "whose guide": the noun of the kind is the role here.
  const own = nodes.findIndex(node => node.at === at && !node.implicit)
  const others = nodes.filter((node, i) => !node.implicit && i !== own)
  const roles = role.fields.filter(({ entity, field }) => {
    const isNamed = named?.values.some(v => v.entity.key === field.target && v.entity.nameFields.includes(v.field))
    return isNamed && !others.some(node => node.entity !== entity)
  })
  const owners = new Set(roles.map(({ entity }) => entity))
  const [owner] = owners
  if (!owner || owners.size > 1 || others.some(node => node.entity === owner)) return
  // "whose manager is Ann Lee?" among records of one kind: what is said is of the other one (`conditions/whose.ts`).
  if (roles.every(({ entity, field }) => field.target === entity.key)) return
  if (own >= 0) nodes.splice(own, 1)
  addNode(draft, owner, first)
  role.used = undefined
  use(role, 'related')
}
readWhoseRole.needs = /^whose$/
