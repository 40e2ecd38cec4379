import type { Entity } from '../entity-model/catalogue-model.ts'
import { areOfOne } from '../entity-model/object-of.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, hopsOf } from '../entity-model/relations.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { negationBefore } from '../conditions/negation.ts'
import { type Draft, type Node, addNode, isFree, use } from '../reading/draft.ts'
import { keysOfVerb } from '../reading/keys-of-verbs.ts'

const ARTICLE = /^(?:an?|the|any|some|other|another|our)$/i
/** What joins a participle to whoever did it or what it was done for. */
const JOINT = /^(?:by|to|for|on)$/i
/** Somebody of whom only what stands behind is said. */
const SOMEBODY = /^(?:someone|somebody|anyone|anybody|people|persons?)$/i

/** Others by whom or by which something was done: where the participle and their noun stand, and their kind. */
interface Others {
  verb: number
  noun: number
  entity: Entity
}

/**
 * "bugs reported by someone in QA and assigned to someone in Backend", "people managed by someone in Oslo": the participle names the key that
 * leads to others, and what stands behind holds of those. They are records of their own, also where they are of the kind that is asked for.
 * Behind the nouns, before conditions.
 */
export function readOthersInRole(draft: Draft): void {
  for (let noun = 2; noun < draft.chunks.length; noun++) {
    const others = othersAt(draft, noun)
    const key = others && keyTo(draft, others)
    if (!key) continue
    const { from, hop } = key
    if (from === hop.to) relateToOthers(draft, from, others, hop)
    else nameOthers(draft, others, hop)
    for (const chunk of draft.chunks.slice(others.verb, noun).filter(isFree)) use(chunk, 'related')
  }
  draft.chunks.forEach((_, at) => readWhoseRole(draft, at))
}
readOthersInRole.needs = (word: string) => isParticiple(word) || word === 'whose'

/** "whose reporter is in QA and whose assignee is in Backend": of whoever a key of the records names more is said. */
function readWhoseRole(draft: Draft, at: number): void {
  const { chunks, nodes, app } = draft
  const [whose, role, be, where] = chunks.slice(at, at + 4)
  if (!/^whose$/i.test(whose!.text) || !isFree(role) || role.entities.length || role.values.length) return
  if (!/^(?:is|are|was|were)$/i.test(be?.text ?? '') || !/^(?:in|from|on|at|based|of)$/i.test(where?.text ?? '')) return
  const named = nodes.filter(n => !n.implicit && !n.key && n.at < at).map(n => n.entity)
  const spoken = named.length ? named : chunks.slice(0, at).flatMap(c => c.values.map(v => v.entity))
  const root = rootOf(role.text.toLowerCase().replace(/(?:er|or|ee)$/, ''))
  const hops = [...new Set(spoken)].flatMap(entity => {
    const keys = hopsOf(entity, app).filter(h => h.direction === 'up' && arePeople(h.to) && h.to !== entity)
    const isSaid = ({ field }: Hop) =>
      role.fields.some(f => f.entity === entity && f.quality >= 0.5 && areOfOne(field.column, f.field.column))
    const said = keys.filter(isSaid)
    return said.length || role.kind !== 'unknown' ? said : keysOfVerb(keys, root)
  })
  const [hop] = hops
  if (!hop || new Set(hops.map(one => one.field)).size > 1) return
  nameOthers(draft, { verb: at, noun: at + 1, entity: hop.to }, hop)
  for (const chunk of [whose!, role]) use(chunk, 'related')
}

/** "by someone", "to a person": right behind a participle. */
function othersAt({ chunks, nodes }: Draft, noun: number): Others | undefined {
  const chunk = chunks[noun]!
  const joint = ARTICLE.test(chunks[noun - 1]!.text) ? noun - 2 : noun - 1
  const isJoined = JOINT.test(chunks[joint]?.text ?? '')
  const verb = isJoined ? joint - 1 : joint
  const [participle = '', preposition] = (chunks[verb]?.text ?? '').toLowerCase().split(' ')
  if (!isFree(chunks[verb]) || !isParticiple(participle) || !(isJoined || JOINT.test(preposition ?? '')))
    return undefined
  const known = nodes.find(n => n.at === noun)
  const people = SOMEBODY.test(chunk.text) ? nodes.find(n => arePeople(n.entity)) : undefined
  const named = chunk.used === 'entity' || isFree(chunk) ? chunk.entities[0] : undefined
  const entity = known?.entity ?? people?.entity ?? (named && named.quality >= 0.7 ? named.entity : undefined)
  return entity && { verb, noun, entity }
}

/** The one key that the participle is of, from the records that are spoken of before it. */
function keyTo({ chunks, nodes, app }: Draft, { verb, entity }: Others): { from: Entity; hop: Hop } | undefined {
  const root = rootOf(chunks[verb]!.text.toLowerCase().split(' ')[0]!)
  const before = [
    ...nodes.filter(n => !n.implicit && n.at < verb).map(n => n.entity),
    ...chunks.slice(0, verb).flatMap(c => c.values.filter(v => v.quality >= 0.7).map(v => v.entity)),
  ]
  for (const from of before.toReversed()) {
    const hops = hopsOf(from, app).filter(hop => hop.direction === 'up' && hop.to === entity)
    const [hop, ...more] = new Map(keysOfVerb(hops, root).map(one => [one.field, one])).values()
    if (hop && !more.length) return { from, hop }
  }
  return undefined
}

/** Others of another kind: each that is named is one of its own. */
function nameOthers(draft: Draft, { noun, entity }: Others, { field }: Hop): void {
  const chunk = draft.chunks[noun]!
  const known = draft.nodes.find(n => n.at === noun && n.entity === entity)
  const isOther = draft.nodes.some(n => n.entity === entity && n !== known)
  Object.assign(known ?? addNode(draft, entity, noun), { key: field, ...(isOther && { apart: true }) })
  if (isFree(chunk)) use(chunk, 'entity')
}

/** Others of the kind that is asked for, to which its own key leads (`up`) or whose key leads to it. */
export function relateToOthers(draft: Draft, from: Entity, { verb, noun }: Omit<Others, 'entity'>, hop: Hop): void {
  const node = draft.nodes.find(n => n.entity === from && n.at < verb)
  if (!node) return
  const others: Node = Object.assign(addNode(draft, from, noun), { apart: true, attached: true })
  const negation = negationBefore(draft, verb)
  node.selection.related.push({ selection: others.selection, exists: !negation, via: hop.field.column, direction: hop.direction }) // oxfmt-ignore
  if (negation) use(negation, 'related')
}
