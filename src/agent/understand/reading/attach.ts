import { unitOf } from '../conditions/field-units.ts'
import { isKeyWord } from '../entity-model/key-words.ts'
import { eachOfThem } from './all-items.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree, use } from './draft.ts'
import { endsOf } from '../asks/event-verbs.ts'
import { isToldBy } from './keys-of-verbs.ts'
import type { Selection } from './query.ts'
import { timeRecords } from '../entity-model/time-entries.ts'
import { objectOf } from '../entity-model/object-of.ts'
import {
  type Hop,
  LONGEST_WAY,
  findPath,
  hopsOf,
  leadsUp,
  sharedParent,
  isCalledAsKey,
} from '../entity-model/relations.ts'
import { sameRoot } from '../language/same-root.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural, singular, stem } from '../language/words.ts'

/** How sure it is that records which nobody names are meant by way of others that nobody names either. */
const BY_OTHERS = 0.4

/** "what did Ann log" of policies that have tickets of Ann: from what is asked for down to others, and from those to Ann. */
const isByOthers = (draft: Draft, path: Hop[]): boolean =>
  path.some((hop, at) => hop.direction === 'down' && at < path.length - 1 && !hop.to.hidden && !isNamed(draft, hop.to))

/** "the average length of routes" of parcels that are on shipments that have a route: what measures many things measures the thing itself. */
function isFarDimension(draft: Draft, { entity }: Node, path: readonly Hop[]): boolean {
  const column = draft.measures[0]?.column
  const field = entity.fields.find(f => f.column === column)
  const isSilent = path.slice(0, -1).some(hop => !isNamed(draft, hop.to))
  // Hours that were spent add up for whatever they were spent on.
  return (
    isSilent && field !== undefined && unitOf(field) !== undefined && field !== timeRecords(draft.app.entities)?.spent
  )
}

/** Hangs a node into the tree of selections by the shortest way over foreign keys. */
export function attachNode(draft: Draft, root: Node, node: Node): void {
  if (node.entity === root.entity) return mergeInto(root, node)
  if (draft.group?.entity === node.entity.key && isBare(node.selection)) return
  // "names and tags of the products": the list in the record is wanted, it restricts nothing.
  const { inside } = node.entity
  const isWanted = inside?.entity === root.entity.key && inside.value !== undefined && !node.count && !node.negated
  if (isWanted && isBare(node.selection) && draft.project.some(p => p.entity === root.entity))
    return void draft.project.push({ columns: [inside.column], entity: root.entity, at: node.at })
  // What is counted is counted of what is asked for, whatever leads there.
  const isOthers = (n: Node) => n !== root && n !== node && n.attached && !node.count && !node.isOfRoot
  const anchors = [root, ...draft.nodes.filter(isOthers)]
  const ways = anchors
    .map(anchor => ({ anchor, path: saidPath(draft, anchor, node) ?? wayTo(draft, anchor, node) }))
    .filter(way => way.path?.length)
    .sort((a, b) => costOf(draft, root, node, a) - costOf(draft, root, node, b))
  const way = countedThroughVerb(draft, root, node) ?? ways[0]
  if (!way) {
    draft.ignored.push(`${root.entity.noun} and ${node.entity.noun} together`)
    draft.unrelated = true
    return
  }
  // What else the things have to do with somebody is not what they did.
  const done = anchors.find(anchor => isDoerOf(draft, root, node, anchor))
  if (done && done !== way.anchor) draft.sureness = Math.min(draft.sureness, BY_OTHERS)
  const parent = sharedParent(way.path!)
  if (parent && !isNamed(draft, parent)) draft.sureness = Math.min(draft.sureness, SHARED_PARENT_SURENESS)
  if (root.implicit && isByOthers(draft, way.path!)) draft.sureness = Math.min(draft.sureness, BY_OTHERS)
  if (root.implicit && isFarDimension(draft, root, way.path!)) draft.sureness = Math.min(draft.sureness, BY_OTHERS)
  const counted = node.count && countedStep(way.path!)
  if (node.count && counted === undefined) draft.ignored.push('that number')
  const through = counted === undefined ? 0 : way.path!.length - 1 - counted
  let at = way.anchor.selection
  let lacking: boolean = false
  for (const [i, hop] of way.path!.entries()) {
    const last = i === way.path!.length - 1
    // "vehicles without a driver", over a list of keys: there is no such way at all, from its first step that is not said.
    const known = at.related.find(r => r.selection.entity === hop.to.key && r.exists && (!r.count || r.count.through))
    const isLacking: boolean = Boolean(node.negated && !lacking && (last || !known || node.isOfRoot))
    const isApart = isLacking || lacking || (last && (node.apart || node.count))
    const existing = isApart ? undefined : known
    lacking ||= isLacking
    const next =
      last && !existing
        ? node.selection
        : (existing?.selection ?? { entity: hop.to.key, sources: [], args: {}, where: [], related: [] })
    if (existing && last) mergeSelection(existing.selection, node.selection)
    nameRelation(draft, node.at, hop)
    const from = i === 0 ? way.anchor.entity : way.path![i - 1]!.to
    // The head of a team and its members: a relation the other way round is another one.
    const isOne = hopsOf(from, draft.app).every(h => h.to !== hop.to || h.direction === hop.direction)
    const isByKey = (h: Hop) => h.field === node.key && h.to === hop.to && h.direction === hop.direction
    const isChosen = last && node.key !== undefined && hopsOf(from, draft.app).some(isByKey)
    const role = isChosen ? [node.key!.column] : roleVia(draft, node.at, from, hop, last && !node.count)
    const via = role[0] ?? (isOne ? undefined : hop.field.column)
    const also = role.slice(1)
    const wanted = last && !node.negated && !node.count ? eachOfThem(draft, hop.to, next) : [next]
    const count = i === counted && node.count ? { ...node.count, ...(through > 0 && { through }) } : undefined
    if (existing && count) known!.count = count
    for (const selection of existing ? [] : wanted)
      // The way to what is counted comes first (`through`).
      at.related[through > 0 && i > counted! ? 'unshift' : 'push']({
        ...(via && { via, direction: hop.direction }),
        ...(also.length > 0 && { also }),
        selection,
        exists: !isLacking,
        ...(count && { count }),
      })
    at = next
  }
  node.selection = at
  node.attached = true
}

/** "trips with a destination in Aarhus": the word for the key says over what the records are related. */
function nameRelation(draft: Draft, at: number, hop: Hop): void {
  draft.chunks.forEach((chunk, i) => {
    if (Math.abs(i - at) > 4) return
    const word = chunk.text.toLowerCase()
    const isOfName = hop.field.words.some(w => w === word || (word.length > 4 && w.length > 4 && sameRoot(w, word)))
    if (chunk.kind === 'unknown' && isOfName && !chunk.entities.length) return use(chunk, 'related')
    if (!chunk.fields.some(f => f.field === hop.field)) return
    if (isFree(chunk)) return use(chunk, 'related')
    // The key itself is not wanted then.
    const wanted = draft.project.findIndex(p => p.at === i && p.columns.join() === hop.field.column)
    if (wanted < 0 || isAskedFirst(draft, i)) return
    draft.project.splice(wanted, 1)
    chunk.used = 'related'
  })
}

/** "holders in Lille with a motor policy": a role in the plural that a message begins with is what it asks for. */
const isAskedFirst = ({ chunks, nodes }: Draft, at: number): boolean =>
  isPlural(chunks[at]!.text.toLowerCase()) &&
  chunks.slice(0, at).every(c => c.kind === 'filler') &&
  nodes.every(n => n.implicit || n.at > at)

/** "projects owned by Ann": the word names the object (`owner.name`) that a condition is on, nothing that is wanted. */
export function absorbNamed(draft: Draft, root: Node): void {
  draft.project = draft.project.filter(({ entity, at }) => {
    const objects = draft.chunks[at]!.fields.filter(f => f.entity === entity).map(f => objectOf(f.field.column))
    const isMeant = draft.nodes.some(
      node =>
        node.entity === entity &&
        node.selection.where.some(c =>
          c.columns.some(column => objectOf(column) && objects.includes(objectOf(column))),
        ),
    )
    if (isMeant && entity !== root.entity) draft.chunks[at]!.used = 'condition'
    return !isMeant || entity === root.entity
  })
}

/** "customers who bought more than 3 products": what is counted is counted over the records of what was done, where the verb names some. */
function countedThroughVerb({ nodes, app }: Draft, root: Node, node: Node): { anchor: Node; path: Hop[] } | undefined {
  const done = node.count && nodes.find(n => n.isVerb && n.attached && !n.negated && n !== node && n !== root)
  const [before, behind] = done
    ? [findPath(root.entity, done.entity, app), findPath(done.entity, node.entity, app)]
    : []
  return before?.length && behind?.length ? { anchor: root, path: [...before, ...behind] } : undefined
}

/** The likeliest way; to what is counted one that leads to many: teams have one lead, and "more than 5 employees" that point to them. */
function wayTo({ app }: Draft, { entity }: Node, node: Node): Hop[] | undefined {
  const path = findPath(entity, node.entity, app)
  if (!node.count || !path?.length || countedStep(path) !== undefined) return path
  const [down, ...others] = keysBefore(hopsOf(entity, app).filter(h => h.direction === 'down' && h.to === node.entity))
  return down && others.length === 0 ? [down] : path
}

/** Where the counting of what stands at the end of a way begins: at the first step down, to the many. */
const countedStep = (path: Hop[]): number | undefined => {
  const at = path.findIndex(hop => hop.direction === 'down')
  return at < 0 ? undefined : at
}

/** "the city of Ann Lee's practice": that both have a city relates them less than a key does. */
function keysBefore(hops: Hop[]): Hop[] {
  const keys = hops.filter(hop => hop.own !== hop.theirs || hop.field.target !== undefined)
  return keys.length ? keys : hops
}

/** The one relation whose role the words around name: "the keeper of the Gannet". */
function saidPath(draft: Draft, anchor: Node, node: Node): Hop[] | undefined {
  const said = wordsAround(draft, node.at)
  const hops = keysBefore(hopsOf(anchor.entity, draft.app).filter(h => h.to === node.entity))
  const chosen = hops.filter(hop => draft.keys?.includes(hop.field))
  if (chosen.length === 1) return chosen
  const isKeySaid = (word: string) => isSaidOf(draft, node.at, said, word)
  const named = hops.filter(h => h.field.words.some(word => isKeySaid(word) && !isOwnNoun(word, h, anchor.entity)))
  if (named.length) {
    const most = Math.max(...named.map(({ field }) => field.words.filter(isKeySaid).length))
    return listSaid(draft, anchor.entity, node.entity, said, most) ?? (named.length === 1 ? named : undefined)
  }
  // "which requests did Ann write" of a key "of the engineer who wrote it": the verb is in its description.
  const verbs = draft.chunks.filter(c => c.used === 'related' && /^\p{Ll}{4,}$/u.test(c.text)).map(c => rootOf(c.text))
  const told = hops.filter(h => verbs.some(verb => isToldBy(h.field, verb)))
  return told.length === 1 ? told : undefined
}

/** "on the team of a job" of a list `team` beside a key `team_leader`: over the list whose whole name is said, where no key has more of it. */
function listSaid({ app }: Draft, from: Entity, to: Entity, said: string[], most: number): Hop[] | undefined {
  const ways = hopsOf(from, app)
    .filter(({ to: list }) => list.hidden && list.inside !== undefined)
    .flatMap(hop => hopsOf(hop.to, app).flatMap(next => (next.to === to ? [[hop, next]] : [])))
  const [way, ...others] = ways.filter(hops => {
    const list = hops[0]!.to
    const words = list.fields.find(f => f.column === list.inside?.value)?.words ?? []
    return words.length >= most && words.every(word => isSaid(said, word))
  })
  return others.length ? undefined : way
}

/** What a key of a way is called that only the preposition right before a name tells: `fromPort`, `toPort` ("from A to B"). */
const PREPOSITION = /^(?:from|to|into|via)$/

function isSaidOf({ chunks }: Draft, at: number, said: string[], word: string): boolean {
  if (!PREPOSITION.test(word)) return isSaid(said, word)
  const before = /^(?:the|an?|our|my)$/i.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  return chunks[before]?.text.toLowerCase() === word
}

/** What counts or compares names no role: "how many" is no form of manager, "at least" none of lead. */
const OF_NUMBERS = new Set<string>(['count', 'comparator', 'bound', 'superlative'])
const wordsAround = (draft: Draft, at: number) =>
  draft.chunks
    .filter((c, i) => Math.abs(i - at) <= 4 && !OF_NUMBERS.has(c.operator?.type ?? ''))
    .flatMap(c => c.text.toLowerCase().split(/\W+/))

const isSaid = (said: string[], word: string) => word !== 'id' && said.some(n => n.length > 2 && sameRoot(n, word))

/** What records of a kind are called, without what stands before their noun. */
const nounOf = ({ words }: Entity): string => words.at(-1)!

const isOwnNoun = (word: string, hop: Hop, from: Entity) =>
  stem(word) === stem(nounOf(hop.direction === 'up' ? hop.to : from))

/**
 * "customers that ordered the lamp", "ponies that Ann fed": of ways as long as each other, the one from the noun that stands
 * between, or from what was done. What was not done is not done to what stands behind the verb: no other relation of it is meant.
 */
const nearness = (draft: Draft, root: Node, node: Node, anchor: Node): number =>
  anchor.isVerb && anchor.negated && node.at > anchor.at && endsOf(anchor.entity, draft.app).has(node.entity)
    ? 2
    : isBehindVerb(draft, node, anchor) || isSubjectOf(draft, root, node, anchor)
      ? LONGEST_WAY
      : wayNear(draft, root, node, anchor)

/** "who logged time on the portal": what stands right behind what was done, by a preposition, is that to which its records lead. */
const isBehindVerb = ({ chunks, app }: Draft, { at, entity, implicit }: Node, anchor: Node): boolean =>
  anchor.isVerb === true &&
  implicit &&
  at > anchor.at + 1 &&
  chunks.slice(anchor.at + 1, at).every(chunk => /^(?:on|into|for|the)$/i.test(chunk.text)) &&
  leadsUp(anchor.entity, entity, app)

/** "clients returned boots" of returns: a participle behind the noun is what was done, though records are called so. */
export function isSaidAsVerb({ chunks }: Draft, root: Node, { at, implicit, isVerb, entity }: Node): boolean {
  const isForm = !implicit && at > root.at && isDoneForm(chunks, { at, entity })
  const did = chunks.slice(0, Math.floor(at)).findLastIndex(c => /^did$/i.test(c.text))
  const isDone =
    !implicit &&
    did >= 0 &&
    did > root.at &&
    at - did <= 2 &&
    isSingular(chunks[Math.floor(at)]?.text.toLowerCase() ?? '')
  return isVerb === true || isForm || isDone
}

const isSingular = (word: string): boolean => singular(word) === word

/** "returned" of returns: the form of a verb, and not their noun. */
export function isDoneForm(chunks: Draft['chunks'], { at, entity }: Pick<Node, 'at' | 'entity'>): boolean {
  const text = chunks[Math.floor(at)]?.text.toLowerCase() ?? ''
  return isParticiple(text) && !entity.words.includes(text)
}

/** "what did Ann return": the records of what was done lead to who did it, whatever else has to do with them. */
const isSubjectOf = (draft: Draft, root: Node, node: Node, anchor: Node): boolean =>
  isDoerOf(draft, root, node, anchor) && leadsUp(anchor.entity, node.entity, draft.app)

/** Somebody by name, between "did" and the verb. */
const isDoerOf = (draft: Draft, root: Node, node: Node, anchor: Node): boolean =>
  /^did$/i.test(draft.chunks[node.at - 1]?.text ?? '') &&
  node.implicit &&
  anchor.at === node.at + 1 &&
  isSaidAsVerb(draft, root, anchor)

const wayNear = (draft: Draft, root: Node, node: Node, anchor: Node): number =>
  (isSaidAsVerb(draft, root, anchor) && !anchor.negated) ||
  (node.implicit &&
    !anchor.implicit &&
    !anchor.negated &&
    anchor.at > root.at &&
    anchor.at < node.at &&
    // "reported by someone in QA and assigned to someone in Art": of two of a kind it is that of the one right before.
    !draft.nodes.some(n => n.apart && n.entity === anchor.entity && n.at > anchor.at && n.at < node.at))
    ? 0.5
    : 0

/** What is between two ends of one record costs more than what the record itself leads to. */
const BETWEEN_ENDS = 2

/**
 * How far a node is: "hours that Ann logged on the portal" of a project that time entries lead to is theirs, though Ann may own projects,
 * too: of two that are only named, neither belongs to the other where the records lead to both.
 */
function costOf(
  draft: Draft,
  root: Node,
  node: Node,
  { anchor, path }: { anchor: Node; path: Hop[] | undefined },
): number {
  const isBetween = anchor !== root && anchor.implicit && node.implicit && path!.some(hop => hop.direction === 'down')
  const areBothOf = isBetween && [anchor, node].every(({ entity }) => leadsUp(root.entity, entity, draft.app))
  const isApart = areBothOf || goesBack(draft, root, anchor, path!)
  return lengthOf(path!) - nearness(draft, root, node, anchor) + (isApart ? BETWEEN_ENDS : 0)
}

/**
 * "members who had a massage at North Gate" of bookings of a slot, which tells the service and the studio: both are of the same slot. From the
 * service back down to any of its slots, and from there to the studio, would be others.
 */
function goesBack({ app, chunks }: Draft, root: Node, anchor: Node, path: readonly Hop[]): boolean {
  if (anchor === root || !(anchor.implicit || isParticiple(chunks[anchor.at]?.text.toLowerCase() ?? ''))) return false
  const there = findPath(root.entity, anchor.entity, app) ?? []
  return path.some(hop => hop.direction === 'down' && there.some(step => step.to === hop.to))
}

/** Steps of a way; a list of keys inside a record is one relation. */
const lengthOf = (path: Hop[]) => path.filter(hop => !hop.to.hidden).length

/** Records that share a parent which the message does not mention are related only perhaps. */
const SHARED_PARENT_SURENESS = 0.4

const isNamed = (draft: Draft, entity: Entity) => draft.chunks.some(c => c.entities.some(m => m.entity === entity))

/**
 * Where records are linked in several ways (assignee, reviewer), the words around tell which: "assigned to Ann",
 * "led by Ann", "going to Lyon". None when there is only one way; where no word tells, either of two ends of one thing will do
 * ("matches of the Rovers"), and the first of other ways is only a guess, unless one of the keys is named after the record itself.
 */
function roleVia(draft: Draft, at: number, from: Entity, hop: Hop, mayBeEither: boolean): string[] {
  const all = hopsOf(from, draft.app).filter(h => h.to === hop.to && h.direction === hop.direction)
  const ways = keysBefore(all)
  if (ways.length < 2) return all.length > 1 ? [ways[0]!.field.column] : []
  const near = [...draft.chunks.entries()].filter(([i]) => Math.abs(i - at) <= 4)
  const [noun, records] = hop.direction === 'up' ? [nounOf(hop.to), nounOf(from)] : [nounOf(from), nounOf(hop.to)]
  // "who got a review" names the records, not the one who reviewed.
  const said = wordsAround(draft, at).filter(word => singular(word) !== records)
  const chosen = ways.find(h => draft.keys?.includes(h.field))
  if (chosen) return [chosen.field.column]
  const named = ways.find(h => h.field.words.some(word => stem(word) !== stem(noun) && isSaidOf(draft, at, said, word)))
  if (named) return [named.field.column]
  for (const [i, chunk] of near.filter(([i]) => i < at).reverse()) {
    const words = chunk.text.toLowerCase().split(/\W+/)
    const role = ROLES.find(({ told }) => words.some(word => told.test(word)))
    const way = role && ways.filter(h => h.field.words.some(word => role.keys.test(word)))
    if (way?.length !== 1) continue
    if (isFree(chunk) && chunk.kind === 'unknown') use(chunk, 'related')
    // "that end at Lyon": the words tell the way, no date is asked for.
    draft.project = draft.project.filter(p => p.at !== i)
    return [way[0]!.field.column]
  }
  const roles = ways.map(h => h.field.words.filter(word => !isKeyWord(word)))
  // A key called "home club" is no more that of a club than one called "away club".
  const owner = hop.direction === 'up' ? hop.to : from
  const isPlain =
    roles.some(words => words.length > 0 && words.every(word => owner.words.some(own => stem(own) === stem(word)))) ||
    ways.some(h => isCalledAsKey(h.field, owner))
  if (isPlain || new Set(roles.map(words => words.join(' '))).size < 2) return []
  const ends = mayBeEither ? ENDS.findIndex(pair => areEndsOf(pair, roles)) : -1
  if (ends < 0) {
    draft.sureness = Math.min(draft.sureness, GUESSED_ROLE)
    return []
  }
  // A match is as much of its guests as of its hosts; what goes from here to there is of both only perhaps.
  if (ENDS[ends] !== SIDES || draft.measures.some(({ column }) => column !== undefined)) {
    draft.sureness = Math.min(draft.sureness, AT_EITHER_END)
    draft.notes.push(`counted those of which it is the ${roles.map(words => words.join(' ')).join(' or the ')}`)
  }
  return ways.map(h => h.field.column)
}

const GUESSED_ROLE = 0.4
/** How sure it is that both ends are meant: what somebody paid and what they were paid are two things. */
const AT_EITHER_END = 0.6

/** Source and goal, by what English says of them and by what keys are called (thematic roles; Gruber, 1965). */
const ROLES = [
  {
    told: /^(?:from|leav(?:e|es|ing)|left|depart\w*|start\w*|beg[ai]n\w*|originat\w*)$/,
    keys: /^(?:origin|source|from|start|departure|sender|pickup|departing)$/,
  },
  {
    told: /^(?:to|into|towards?|end(?:s|ed|ing)?|arriv\w*|bound|reach\w*|go|goes|going|finish\w*)$/,
    keys: /^(?:destination|target|to|end|arrival|receiver|recipient|dropoff|goal|arriving)$/,
  },
]

/** The two sides of what has sides of one kind: hosts and guests, the colours of a board game or of a fight, one and the other. */
const SIDES = [/^(?:home|host|white|red|first|one|1|a)$/, /^(?:away|guest|visitor|visiting|black|blue|second|two|2|b)$/]

const ENDS = [ROLES.map(({ keys }) => keys), SIDES]

/** Whether two keys lead to the two ends or sides of one thing, as where something comes from and goes to. */
const areEndsOf = ([one, other]: readonly RegExp[], roles: readonly (readonly string[])[]): boolean =>
  roles.length === 2 &&
  [roles, roles.toReversed()].some(([a, b]) => a!.some(word => one!.test(word)) && b!.some(word => other!.test(word)))

/** Which end of a way a word speaks of: its source or its goal. */
export const endOf = (word: string): number | undefined => {
  const end = ROLES.findIndex(({ told }) => told.test(word.toLowerCase()))
  return end < 0 ? undefined : end
}

/** Which end of a way a field is called after: its source or its goal. */
export const endOfField = (words: readonly string[]): number | undefined => {
  const end = ROLES.findIndex(({ keys }) => words.some(word => keys.test(word)))
  return end < 0 ? undefined : end
}

export const isBare = (s: Selection) =>
  !s.where.length &&
  !s.related.length &&
  !s.order &&
  s.limit === undefined &&
  !s.sources.length &&
  !s.within &&
  !s.except

function mergeInto(root: Node, node: Node): void {
  mergeSelection(root.selection, node.selection)
}

function mergeSelection(into: Selection, from: Selection): void {
  into.where.push(...from.where)
  into.related.push(...from.related)
  into.sources.push(...from.sources.filter(s => !into.sources.includes(s)))
  Object.assign(into.args, from.args)
  into.order ??= from.order
  into.limit ??= from.limit
  into.offset ??= from.offset
  into.within ??= from.within
  into.except ??= from.except
}
