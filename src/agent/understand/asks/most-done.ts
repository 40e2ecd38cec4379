import { pattern, wordList } from '../../../lib/patterns.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isDated } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { holderOf } from '../entity-model/holder-of.ts'
import { findPath, hopsOf, pointsTo } from '../entity-model/relations.ts'
import { nounsOf } from '../entity-model/schema-nouns.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural, plural, singular, stem } from '../language/words.ts'
import { type Draft, type Node, isFree, makeFiller, nameField, nameKind, use } from '../reading/draft.ts'
import type { Grouping } from '../reading/query.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { isToldBy } from '../reading/keys-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { isAdditive } from './additive.ts'
import { rankGroups } from './cut-of-groups.ts'
import { countBeside, countBefore, SEVERAL } from './how-many-ranked.ts'
import { isEventOf } from './event-verbs.ts'
import { isGrouping, tellingColumns } from './fields.ts'
import { movePeriod } from './period-of-measured.ts'
import { DEALS, isQuantity } from './sold-lines.ts'
import { SALES } from './takings.ts'

/** The verb of exchange of which "best" is said as well as "most". */
const SELLS = rootOf('sell')

const MOST = /^(?:most|least)(?: (?:often|frequently))?$/i
const BEST = /^(?:best|worst|top)$/i
/** Figures that a participle names: no number of times. */
const MEASURES = /^(?:paid|priced|rated|charged|used|experienced|advanced|skilled|needed|wanted|known|loved|liked)$/i
const BETWEEN = pattern('i')`
  ^(?:was|were|is|are|been|be|gets?|got|has|have|had|that|which|the|our|we|i|do|did|people|of|all|time)$
`

/** How near a verb has to be at least to a noun to be what was done (likeness of WordNet), and how much nearer than to another. */
const NEAR = 0.55
const CLEARLY = 0.1
/** How near it has to be where the verb is a state in the data as well. */
const CLOSE = 0.75
/** How usual a sense has to be in which another verb means the same, and how near that one has to be then. */
const LEAST_STRENGTH = 0.15
const SAME = 0.9
/** How sure it is at most that a verb speaks of records that are not called after it. */
export const BY_NEARNESS = 0.6

/** The chunks of the superlative, of the verb and of what it was done to. */
interface Place {
  superlative: number
  verb: number
  noun: number
}

interface Doing extends Place {
  event: Entity
  quantity?: Field
  isNamed: boolean
}

/**
 * "the most rented tool", "our best selling products", "which title is borrowed the most": how many records of what the verb says each
 * of them has, or how many pieces these come to. The records are those called after the verb, or the one kind that it is nearest to in
 * meaning. Before nouns are looked for: no state or field that sounds like the verb is meant.
 */
export function nameMostDone(draft: Draft): void {
  if (nameOwnFigure(draft)) return
  const done = doingOf(draft)
  if (!done) return
  nameEvent(draft.chunks[done.verb]!, done.event)
}
nameMostDone.needs = (word: string) => /^(?:most|least)$/.test(word) || BEST.test(word)

/**
 * "our best-selling beers", "the most borrowed books" of a `pints_sold`, a `times_borrowed`: where the records tell themselves how much was done with them,
 * that figure is meant, and no other records are counted.
 */
function nameOwnFigure(draft: Draft): boolean {
  const { chunks } = draft
  const [place] = placesOfDoing(draft)
  const own = place && entityAt(chunks[place.noun]!)
  if (!place || !own || arePeople(own)) return false
  const root = rootOf(chunks[place.verb]!.text.toLowerCase())
  const isDone = (word: string) => isParticiple(word) && rootOf(word) === root
  const [field, ...others] = own.fields.filter(f => f.role === 'number' && !f.nested && f.words.length > 1 && f.words.some(isDone)) // oxfmt-ignore
  const { operator } = chunks[place.superlative]!
  if (!field || others.length || operator?.type !== 'superlative') return false
  const said = chunks.some((c, at) => at !== place.verb && c.fields.some(f => f.field === field && f.quality >= 0.8))
  // "by pints sold": the figure is told besides.
  if (said) makeFiller(chunks[place.verb]!)
  else nameField(chunks[place.verb]!, { entity: own, field, columns: [field.column], quality: 1 })
  Object.assign(operator, { of: 'number', nouns: [] })
  return true
}

/** A verb is taken for the records of what it says. */
export const nameEvent = (verb: Chunk, event: Entity): void =>
  void Object.assign(nameKind(verb, event), { scopes: [], operator: undefined, certainty: 1 })

/** The groups of such a ranking, once what else is said has been read. */
export function readMostDone(draft: Draft): void {
  const done = doingOf(draft)
  const node = done && draft.nodes.find(n => n.at === done.verb)
  if (!done || !node || draft.group || draft.measures.length) return
  const { chunks } = draft
  const { operator } = chunks[done.superlative]!
  if (operator?.type !== 'superlative' || operator.comparative) return
  const subject = subjectOf(draft, done.noun, done.event)
  if (!subject) return
  const { event } = done
  const told = figureBehind(draft, done)
  const quantity = told ?? done.quantity
  rankByDone(draft, node, { ...done, ...(quantity && { quantity }), group: subject, direction: operator.direction })
  const [counted, verb] = [event.inside ? event.noun : plural(event.noun), chunks[done.verb]!.text]
  const by = quantity
    ? `the ${quantity.words.join(' ')} of the ${event.noun} records added up`
    : `the number of ${counted}`
  if ((quantity && !told) || !done.isNamed) {
    draft.notes.push(`took “${verb}” as ${by}`)
    draft.sureness = Math.min(draft.sureness, BY_NEARNESS)
  }
  const [first, last] = [done.superlative, done.verb].sort((a, b) => a - b) as [number, number]
  for (let at = first; at <= last; at++) use(chunks[at]!, 'superlative')
  if (/^(?:often|frequently)$/i.test(chunks[done.superlative + 1]?.text ?? '')) use(chunks[done.superlative + 1]!, 'superlative') // oxfmt-ignore
  const top = chunks[first - 1]?.literal ? chunks[first - 2] : chunks[first - 1]
  if (isFree(top) && /^top$/i.test(top.text)) use(top, 'superlative')
  use(chunks[done.noun]!, 'group')
}
readMostDone.needs = (word: string) =>
  /^(?:most|least|highest|largest|greatest|biggest|lowest|smallest)$/.test(word) || BEST.test(word)

/** "delivered the most litres": the figure of what was done that is named right behind what ranks. */
function figureBehind({ chunks }: Draft, { event, verb, superlative }: Doing): Field | undefined {
  const chunk = chunks[superlative + 1]
  if (verb > superlative || !isFree(chunk) || chunk.literal) return undefined
  const [figure, next] = chunk.fields
    .filter(
      ({ entity, field, quality }) =>
        entity === event && quality >= 0.7 && field.role === 'number' && isAdditive(field),
    )
    .sort((a, b) => b.quality - a.quality)
  if (!figure || next?.quality === figure.quality) return undefined
  use(chunk, 'aggregate')
  return figure.field
}

/** What is ranked by what was done, where it and the superlative stand, and the figure that it comes to where it is not counted. */
interface RankedByDone {
  group: Grouping
  noun: number
  superlative: number
  direction: 'asc' | 'desc'
  quantity?: Field
}

/** The groups in the order of how many of the records each has, or of what these come to, as many of them as are asked for. */
export function rankByDone(draft: Draft, node: Node, ranked: RankedByDone): void {
  const { group, noun, superlative, direction, quantity } = ranked
  const count = countBeside(draft, superlative) ?? countBefore(draft, Math.min(superlative, noun))
  const limit = count?.value ?? (isPlural(draft.chunks[noun]!.text.toLowerCase()) ? SEVERAL : 1)
  draft.group = { ...group, ...(direction === 'asc' && !quantity && { all: true }) }
  draft.measures = quantity ? [{ fn: 'sum', column: quantity.column }] : [{ fn: 'count' }]
  draft.measured = node
  draft.head = node
  node.isVerb = true
  movePeriod(draft, group.entity, node)
  rankGroups(draft, false, { direction, limit })
  if (count) use(count.chunk, 'superlative')
}

/** What is ranked: the kind of record, or a field of theirs that tells their kind. */
export function subjectOf({ chunks, app }: Draft, at: number, event: Entity): Grouping | undefined {
  const chunk = chunks[at]!
  const [named, ...more] = namedBy(chunk).filter(one => leadsUp(event, one, app))
  const entity = entityAt(chunk) ?? (more.length ? undefined : named)
  if (entity) return { entity: entity.key, columns: tellingColumns(entity) }
  const field = chunk.fields.find(f => isGrouping(f) && f.quality >= 0.9 && leadsUp(event, f.entity, app))
  return field && { entity: field.entity.key, columns: field.columns }
}

/** The kind of record that a chunk names. */
export const entityAt = (chunk: Chunk): Entity | undefined =>
  [...chunk.entities].sort((a, b) => b.quality - a.quality).find(e => e.quality >= 0.5)?.entity

/** "which title": what the records are called stands for them. */
const namedBy = ({ fields }: Chunk): Entity[] =>
  fields
    .filter(f => f.quality >= 0.9 && f.entity.nameFields.includes(f.field) && !f.entity.hidden && !f.entity.inside)
    .map(f => f.entity)

/** Whether each of the records leads to one of the others. */
export const leadsUp = (event: Entity, to: Entity, app: Draft['app']): boolean => {
  const path = event === to ? undefined : findPath(event, to, app)
  return path !== undefined && path.length < 4 && path.every(hop => hop.direction === 'up')
}

/** The superlative, the verb and what it was done to, in either order. */
function doingOf(draft: Draft): Doing | undefined {
  for (const place of placesOfDoing(draft)) {
    const verb = draft.chunks[place.verb]!
    const isState = verb.values.some(v => v.quality >= 0.9)
    const found = eventOf(draft, place.noun, verb.text.toLowerCase(), isState)
    if (found) return { ...place, ...found }
  }
  return undefined
}

/** Where they stand. */
function placesOfDoing(draft: Draft): Place[] {
  const { chunks } = draft
  const places: Place[] = []
  for (let at = 0; at < chunks.length; at++) {
    const { text, operator } = chunks[at]!
    const isBest = BEST.test(text)
    if (!isFree(chunks[at]) || !(MOST.test(text) || isBest) || operator?.type !== 'superlative') continue
    const behind = verbAt(draft, at + 1, isBest) ? at + 1 : undefined
    const before = past(chunks, at - 1, -1)
    const verb = behind ?? (verbAt(draft, before, isBest) ? before : undefined)
    if (verb === undefined) continue
    const noun = behind === undefined ? nounBefore(draft, verb) : nounBehind(draft, verb)
    if (noun !== undefined) places.push({ superlative: at, verb, noun })
  }
  return places
}

/** The next chunk past little words. */
function past(chunks: readonly Chunk[], from: number, step: 1 | -1): number {
  let at = from
  while (chunks[at] && BETWEEN.test(chunks[at]!.text)) at += step
  return at
}

/** A participle, or a form of selling: "best selling", "sells best", "sold the most". */
function verbAt({ chunks }: Draft, at: number, isBest: boolean): boolean {
  const chunk = chunks[at]
  const word = chunk?.text.toLowerCase() ?? ''
  if (!chunk || chunk.used === 'superlative' || !/^[a-z]{4,}$/.test(word) || MEASURES.test(word)) return false
  const isSelling = rootOf(word) === SELLS && word !== 'seller' && word !== 'sellers'
  return isSelling || (!isBest && isParticiple(word))
}

/** What the verb is said of: "the most rented tool", past what narrows. */
function nounBehind({ chunks }: Draft, verb: number): number | undefined {
  for (let at = verb + 1; at <= verb + 3 && at < chunks.length; at++) {
    const chunk = chunks[at]!
    if (isNoun(chunk)) return at
    if (!chunk.values.length && !/^(?:kind|type|sort)s?$|^of$/i.test(chunk.text)) return undefined
  }
  return undefined
}

/** "which tool was rented", "tools that sold": what stands before it as a subject, not as an object behind others. */
function nounBefore({ chunks }: Draft, verb: number): number | undefined {
  const at = past(chunks, verb - 1, -1)
  return chunks[at] && isNoun(chunks[at]) ? at : undefined
}

/** Whether a chunk names a kind of record, or a field that tells a kind of them. */
export const isNoun = (chunk: Chunk): boolean =>
  !chunk.literal &&
  !chunk.operator &&
  (chunk.entities.some(e => e.quality >= 0.5) ||
    namedBy(chunk).length > 0 || chunk.fields.some(f => isGrouping(f) && f.quality >= 0.9 && f.field.role === 'category')) // oxfmt-ignore

/** "which tailor has sewn the most coats" of a key of the coats that its description says it of ("Tailor who sews it"): that is the relation. */
const isToldOf = ({ app, chunks }: Draft, own: Entity, root: string): boolean =>
  chunks.some(({ entities }) =>
    entities.some(
      ({ entity, quality }) =>
        quality >= 0.8 &&
        hopsOf(entity, app).some(hop => hop.direction === 'up' && hop.to === own && isToldBy(hop.field, root)),
    ),
  )

/** The records of what was done, those called after the verb before those that it is near to; none where several may be. */
function eventOf(
  draft: Draft,
  noun: number,
  verb: string,
  isState: boolean,
): { event: Entity; quantity?: Field; isNamed: boolean } | undefined {
  const { app, chunks } = draft
  const own = entityAt(chunks[noun]!)
  if (own && (arePeople(own) || isToldOf(draft, own, rootOf(verb)))) return undefined
  const kinds = chunks[noun]!.fields.filter(f => isGrouping(f) && f.quality >= 0.9).map(f => f.entity)
  const subjects = own ? [own] : [...kinds, ...namedBy(chunks[noun]!)]
  const below = app.entities.filter(
    entity =>
      // Who plays is no record of playing.
      !arePeople(entity) &&
      (entity.inside
        ? entity.fields.some(isQuantity)
        : !entity.hidden && canBeListed(entity) && (isDated(entity) || isLine(entity, app))) &&
      subjects.some(to => leadsUp(entity, to, app)),
  )
  const named = below.filter(entity => isEventOf(verb, entity))
  const isDeal = DEALS.has(rootOf(verb))
  // Of an order with lines its lines tell how much of each.
  const lines = isDeal ? below.filter(entity => isLine(entity, app) && soldBy(entity, app)) : []
  const orders = isDeal && !lines.length ? below.filter(entity => isSale(entity)) : []
  const sold = lines.length ? lines : orders
  // "which coffin sells best" of funerals, which alone are with one: that they are called no sale matters little.
  const only = isDeal && below.length === 1 ? below : []
  // "our most booked package" of shoots, which alone point to one: what is booked is booked by them.
  const nearby = ARRANGES.has(rootOf(verb))
    ? below.filter(one => !one.inside && subjects.some(to => pointsTo(one, to, app)))
    : []
  const booked = nearby.length === 1 ? nearby : []
  const events = [sold, named, only, booked].find(one => one.length > 0) ?? nearest(below, verb, isState ? CLOSE : NEAR)
  const [event, ...others] = events
  if (!event || others.length) return undefined
  const [quantity, ...more] = event.fields.filter(isQuantity)
  return { event, isNamed: named.includes(event), ...(quantity && !more.length && { quantity }) }
}

/** Verbs of asking for something to be kept or done for one. */
const ARRANGES = new Set(wordList`book reserve order request choose pick hire rent`.map(rootOf))

/** Items of others that say how many pieces there are. */
const isLine = (entity: Entity, app: Draft['app']): boolean =>
  entity.fields.some(isQuantity) && holderOf(entity, app) !== undefined

const isSale = ({ words }: Entity): boolean => SALES.has(singular(words.at(-1)!))

const soldBy = (line: Entity, app: Draft['app']): boolean =>
  app.entities.some(entity => entity.key === line.inside?.entity && isSale(entity)) ||
  hopsOf(line, app).some(hop => hop.direction === 'up' && isSale(hop.to))

/** The one kind of record that the verb, or what means the same, is about. */
export function nearest(entities: readonly Entity[], verb: string, least = NEAR): Entity[] {
  const knowledge = wordKnowledge()
  const bases = [...new Set(basesOf(verb).map(stem))]
  const same = bases.flatMap(base => [...knowledge.synonyms(base)].flatMap(([other, strength]) => strength >= LEAST_STRENGTH ? [other] : [])) // oxfmt-ignore
  const nearness = (entity: Entity) => {
    const nouns = nounsOf(entity).map(words => stem(words.at(-1)!))
    const likeness = (verbs: string[]) => Math.max(0, ...verbs.flatMap(verb => nouns.map(noun => knowledge.likeness(verb, noun)))) // oxfmt-ignore
    const ofSame = likeness(same)
    return Math.max(likeness(bases), ofSame >= SAME ? NEAR : 0)
  }
  const [first, next] = entities
    .map(entity => ({ entity, near: nearness(entity) }))
    .filter(({ near }) => near >= least)
    .sort((a, b) => b.near - a.near)
  return first && !(next && first.near - next.near < CLEARLY) ? [first.entity] : []
}
