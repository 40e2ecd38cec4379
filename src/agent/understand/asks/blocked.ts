import { negationBefore } from '../conditions/negation.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import { objectOf } from '../entity-model/object-of.ts'
import { isBeforeSelf } from '../entity-model/references.ts'
import { type Draft, type Node, addCondition, addNode, isFree, makeFiller, nounsAfter, use } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { relateToOthers } from './others-in-role.ts'
import { isKeyOf } from './told-verbs.ts'

/** What comes first holds up what comes after it … */
const HOLDS_UP = /^(?:block|blocks|blocking)$/i
/** … which waits for it. */
const WAITS = /^(?:blocked|waiting|waits|wait|depends?|depending)(?: (?:by|for|on))?$/i
const PREPOSITION = /^(?:by|for|on|upon)$/i

/** A kind of record of which some have to be done before others, and the key that says so. */
interface Ordered {
  entity: Entity
  key: Field
}

/**
 * "which task is blocking T-3", "what is T-3 waiting for" of a key `blocked_by_id`: the one that the record of T-3 names; "what is waiting for
 * T-3", "what does T-3 block": those whose record names it; "blocked tasks": those that name any. Before values are read.
 */
export function readBlocked(draft: Draft): void {
  const { chunks, app } = draft
  const verb = chunks.findIndex(c => isFree(c) && (HOLDS_UP.test(c.text) || WAITS.test(c.text)))
  const ordered = verb < 0 ? undefined : orderedIn(app)
  if (!ordered) return
  const name = chunks.findIndex(c => isFree(c) && c.values.some(v => isNameIn(v, ordered.entity)))
  const isUp = WAITS.test(chunks[verb]!.text)
  if (name < 0 && readOthersBehind(draft, ordered, verb, isUp)) return
  const isAny = name < 0 && /^blocked$/i.test(chunks[verb]!.text)
  if (name < 0 ? !isAny || !keepBlocked(draft, ordered, verb) : !askOthers(draft, ordered, name, isUp === name > verb))
    return
  makeFiller(chunks[verb]!)
  use(chunks[verb]!, 'related')
  const behind = chunks[verb + 1]
  if (isFree(behind) && PREPOSITION.test(behind.text)) use(behind, 'filler')
}
readBlocked.needs = /^(?:block|blocks|blocking|blocked|waiting|waits|wait|depend|depends|depending)$/

function orderedIn({ entities }: AppModel): Ordered | undefined {
  const found = entities.flatMap(entity => {
    const keys = entity.fields.filter(f => f.target === entity.key && isBeforeSelf(f.words))
    // `blockedBy.key` and `blockedBy.summary` are one.
    const [key] = keys
    return key && new Set(keys.map(f => objectOf(f.column) || f.column)).size === 1 ? [{ entity, key }] : []
  })
  return found.length === 1 ? found[0] : undefined
}

const isNameIn = ({ entity, field, quality }: ValueMatch, of: Entity): boolean =>
  entity === of && quality >= 0.9 && !field.nested && (isKeyOf(entity, field) || entity.nameFields.includes(field))

/** The one that the named record names (`isUp` is false), or those that name it. */
function askOthers(draft: Draft, { entity, key }: Ordered, name: number, isUp: boolean): boolean {
  const { chunks, nodes } = draft
  const match = chunks[name]!.values.find(v => isNameIn(v, entity))!
  const known = nodes.find(n => n.entity === entity && n.at !== name)
  const what = chunks.findIndex(c => /^(?:what|what['’]s|which|anything)$/i.test(c.text))
  if (nodes.some(n => !n.implicit && n.entity !== entity && n.at < name) || (!known && what < 0)) return false
  const node = known ?? addNode(draft, entity, what)
  const { field, values } = match
  // "T-41" is the code of a task, also where another one is said to wait for it.
  const columns = isBeforeSelf(field.words) ? [field.targetColumn ?? entity.idField!.column] : match.columns
  const where = [{ columns, op: '=' as const, values: values.slice(0, 1), text: true, label: String(values[0]) }]
  const selection = { entity: entity.key, sources: [], args: {}, where, related: [] }
  node.selection.related.push({ selection, exists: true, via: key.column, direction: isUp ? 'up' : 'down' })
  use(chunks[name]!, 'value')
  if (!known) use(chunks[what]!, 'entity')
  return true
}

/** "tasks blocked by a task that is late", "what blocks open tasks": those behind the verb are others, of which what is said there holds. */
function readOthersBehind(draft: Draft, { entity, key }: Ordered, verb: number, isUp: boolean): boolean {
  const { chunks, nodes, app } = draft
  const noun = chunks.findIndex((c, i) => i > verb && c.used === 'entity' && c.entities.some(e => e.entity === entity))
  const direction = isUp ? 'up' : 'down'
  const hop = hopsOf(entity, app).find(one => one.field === key && one.direction === direction)
  if (noun < 0 || !hop || !nodes.some(n => n.entity === entity && n.at < verb)) return false
  relateToOthers(draft, entity, { verb, noun }, hop)
  for (const chunk of chunks.slice(verb, noun).filter(isFree))
    if (WAITS.test(chunk.text) || HOLDS_UP.test(chunk.text)) use(makeFiller(chunk), 'related')
    else if (PREPOSITION.test(chunk.text)) use(chunk, 'filler')
  return true
}

/** "blocked tasks", "tasks that are not blocked": whether they name any. */
function keepBlocked(draft: Draft, { entity, key }: Ordered, at: number): boolean {
  const node: Node | undefined = draft.nodes.find(n => n.entity === entity && !n.implicit) ?? nounsAfter(draft, at)[0]
  if (node?.entity !== entity) return false
  const negation = negationBefore(draft, at)
  const label = `${negation ? 'not ' : ''}blocked`
  addCondition(node, {
    columns: [key.column],
    op: negation ? 'empty' : 'filled',
    values: [],
    label: `that are ${label}`,
    at,
  })
  if (negation) use(negation, 'condition')
  return true
}
