import type { Comparison } from '../language/lexicon.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { AppModel, Entity, Field, Source } from '../entity-model/catalogue-model.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Tags } from '../choice/pass-over.ts'
import type { Message } from '../requests/read-message.ts'
import type { Condition, Derived, Grouping, Measure, Query, Scalar, Selection } from './query.ts'
import { findPath } from '../entity-model/relations.ts'
import { ownerOf } from './owners.ts'
import { isPlural } from '../language/words.ts'
import { decide, type Decision, type Picks } from '../choice/search-readings.ts'

/** A mention of an entity while a message is being understood. `at` is the chunk that mentions it. */
export interface Node {
  at: number
  entity: Entity
  selection: Selection
  /** Made because a condition needed it, not because the message mentions it. */
  implicit: boolean
  /** Refers to what was answered before. */
  previous: boolean
  /** A count of related records is asked: "with more than five contacts". */
  count?: NonNullable<Selection['related'][number]['count']>
  negated?: boolean
  /** Another record of the kind than the one mentioned before: "with both an A and a B". */
  apart?: boolean
  /** What is asked for has none of these, over whatever it has otherwise: "firms that have offers but no orders". */
  isOfRoot?: boolean
  /** A kind stands for its records ("novels"): no noun of its own where the message goes on from the one before. */
  stands?: boolean
  /** The verb of what was done names it: what stands around it is related by it. */
  isVerb?: boolean
  /** The order is that in which it was done to those that are asked for, whatever else it was done to: "which red car was sold last". */
  isInTheirOrder?: boolean
  /** The key that its verb chose among several to the same kind. */
  key?: Field
  /** Its selection hangs in the tree of the root's. */
  attached?: boolean
}

/** The state of understanding one clause in one application. Each step reads the chunks and adds to it. */
export interface Draft {
  message: Message
  app: AppModel
  chunks: Chunk[]
  nodes: Node[]
  previous?: Query
  ask: Query['ask']
  measures: Measure[]
  /** Entity on which the measures' columns lie. */
  measured?: Node
  group?: Grouping
  groupOrder?: Query['groupOrder']
  having?: Query['having']
  /** The message asks whether the figure is within `having`. */
  checks?: boolean
  subgroup?: Grouping
  compares?: 'asc' | 'desc'
  /** Records by whose number those counted are divided. */
  ratio?: Node
  /** Arithmetic over fields, which makes columns of their own. */
  derived: { entity: Entity; derived: Derived }[]
  project: { columns: string[]; entity: Entity; at: number; counted?: boolean }[]
  head?: Node
  notes: string[]
  wantsValues?: boolean
  share?: boolean
  /** How large a part of all records has to be such, in per cent: "are most of them …". */
  partOfAll?: { op: Comparison; value: number }
  /** The chunk whose condition is the part of a share: "cancellation" in "cancellation rate". */
  rate?: number
  /** Fields that were named but have no part in the reading: it would ignore them. */
  ignored: string[]
  /** The word by which others are asked for than those that were spoken of before. */
  leavesOut?: string
  /** Two kinds of record are mentioned that no way connects. */
  unrelated?: boolean
  /** Keys over which a verb relates the records: it chose them among others that lead to the same. */
  keys?: Field[]
  /** What is counted where it is asked how often something was done: the place of those words, of the verb, and the records of what it says. */
  doneOften?: { often: number; verb: number; event: Entity; subject?: number; day?: Field }
  /** Records whose date says when it happened what a verb says of others. */
  happened?: Entity
  /** How sure the reading can be at most: below 1 where it had to guess what the message does not say. */
  sureness: number
  /** Parts of speech, where the message is read tolerantly: words that restrict nothing may be passed over. */
  tags?: Tags
  /** Verbs that were passed over though they may say more: the reading is only offered. */
  doubts: string[]
  /** Decisions met so far, and which option the search takes for each. */
  decisions: Decision[]
  picks: Picks
}

export const emptySelection = (entity: Entity): Selection => ({
  entity: entity.key,
  sources: [],
  args: {},
  where: [],
  related: [],
})

/** Adds a node for an entity; mentions of the same entity are one node. */
export function addNode(draft: Draft, entity: Entity, at: number, implicit = false): Node {
  const node: Node = { at, entity, selection: emptySelection(entity), implicit, previous: false }
  draft.nodes.push(node)
  return node
}

/** Marks a chunk as understood. */
export const use = (chunk: Chunk, role: string): void => void (chunk.used ??= role)

/** Marks all of a message as what goes on from the request before, whatever else was made of it. */
export function useWhole({ chunks }: Pick<Draft, 'chunks'>): void {
  for (const chunk of chunks) if (chunk.kind !== 'filler') chunk.used = 'follow-up'
}

export const isFree = (chunk: Chunk | undefined): chunk is Chunk & { used?: undefined } =>
  chunk !== undefined && !chunk.used

/** Index of the next (`step` 1) or previous (-1) chunk that is not a filler; -1 when there is none within `reach` fillers. */
export function neighbour(draft: Draft, at: number, step: 1 | -1, reach = 3): number {
  let skipped = 0
  for (let i = at + step; i >= 0 && i < draft.chunks.length; i += step) {
    const chunk = draft.chunks[i]!
    if (chunk.kind !== 'filler' && chunk.kind !== 'app') return i
    if (++skipped > reach) return -1
  }
  return -1
}

/** The kind of record that the request before was about. */
export const kindBefore = ({ app, previous }: Pick<Draft, 'app' | 'previous'>): Entity | undefined =>
  app.entities.find(({ key }) => key === previous?.root.entity)

/** Nouns that the message itself names before a place, in their order. */
export const nounsBefore = ({ nodes }: Pick<Draft, 'nodes'>, at: number): Node[] =>
  nodes.filter(node => !node.implicit && node.at < at).sort((a, b) => a.at - b.at)

/** Nouns that the message itself names behind a place, in their order. */
export const nounsAfter = ({ nodes }: Pick<Draft, 'nodes'>, at: number): Node[] =>
  nodes.filter(node => !node.implicit && node.at > at).sort((a, b) => a.at - b.at)

/** Whether punctuation ends a phrase between two chunks. */
export function isBroken(draft: Draft, a: number, b: number): boolean {
  const [first, second] = a < b ? [a, b] : [b, a]
  const from = draft.message.tokens[draft.chunks[first]!.to - 1]!.end
  const to = draft.message.tokens[draft.chunks[second]!.from]!.start
  return /[,;:.?!()]/.test(draft.message.text.slice(from, to))
}

/** Forms of verbs behind several, and behind one or several. */
const OF_SEVERAL = /^(?:are|were|aren['’]?t|weren['’]?t|have|haven['’]?t)$/i
const OF_ANY = /^(?:has|have|had)$/i

/**
 * "patients of Parkside have the city …", "tasks of the project are open": behind the verb is what the noun has, not whose name stands
 * beside it, and not the one that is named beside several (concord; Quirk et al., 1985, 10.34).
 */
export function isBesideSubject(draft: Draft, node: Node, at: number): boolean {
  const { chunks } = draft
  const verb = (form: RegExp) =>
    chunks.slice(Math.max(Math.floor(node.at) + 1, at - 4, 0), at).some(c => c.kind === 'filler' && form.test(c.text))
  if (node.implicit && verb(OF_ANY)) return true
  const isSeveral = ({ at: place }: Node) => isPlural(chunks[Math.floor(place)]?.text.toLowerCase() ?? '')
  return verb(OF_SEVERAL) && !isSeveral(node) && nounsBefore(draft, node.at).some(isSeveral)
}

/**
 * The node that a condition on one of `owners` belongs to: the noun right after it, else the nearest noun before it,
 * else the nearest after it, else a relative of the head that is added. Undefined when nothing in the clause is related.
 */
export function nodeFor(draft: Draft, at: number, owners: Entity[]): Node | undefined {
  // "reported by someone in QA and assigned to someone in Art": what stands behind the second is not of the first.
  const since = draft.nodes.findLast(node => node.apart && node.key && node.at < at)
  const fits = draft.nodes.filter(
    node => owners.includes(node.entity) && !(since && node.implicit && node.at < since.at),
  )
  const next = neighbour(draft, at, 1, 1)
  const directly = fits.find(node => node.at === next && !isBroken(draft, at, next) && !isOwnerOf(draft, node, fits))
  const before = fits
    .filter(node => node.at <= at)
    .sort((a, b) => Number(isBesideSubject(draft, a, at)) - Number(isBesideSubject(draft, b, at)) || b.at - a.at)
  const after = fits
    .filter(node => node.at > at)
    .sort((a, b) => Number(isOwnerOf(draft, a, fits)) - Number(isOwnerOf(draft, b, fits)) || a.at - b.at)
  const ranked = [...new Set([...(directly ? [directly] : []), ...before, ...after])]
  if (ranked.length) return decide(draft, `owner ${at} ${owners.map(o => o.key).join()}`, ranked)
  const anchors = draft.nodes.filter(node => !node.implicit)
  // "and in 2025?": of the records asked about before.
  const before_ = draft.previous && owners.find(owner => owner.key === draft.previous!.root.entity)
  if (!anchors.length && before_) return addNode(draft, before_, at, true)
  const reachable = owners
    .flatMap(owner =>
      anchors.map(anchor => ({
        owner,
        length: findPath(anchor.entity, owner, draft.app)?.length ?? 99,
        distance: Math.abs(anchor.at - at),
        // What is in a record is nearer than other records that point to it.
        isInside: owner.inside?.entity === anchor.entity.key,
      })),
    )
    .filter(option => option.length < 99)
    .sort((a, b) => a.length - b.length || Number(b.isInside) - Number(a.isInside) || a.distance - b.distance)[0]
  if (reachable) return addNode(draft, reachable.owner, at, true)
  if (anchors.length) return undefined
  // "hours in April" are those that are called just so.
  const named = (owner: Entity) =>
    draft.chunks.reduce((sum, c) => sum + Math.max(0, ...c.fields.filter(f => f.entity === owner && f.quality >= 0.8).map(f => f.quality)), 0) // oxfmt-ignore
  // "who is the master of the Otter?" of crew and of visitors, of whom only the crew belong to boats.
  const isVerb = /^(?:we|i|they|you|he|she|it|did|do|does|have|has|had)$/i.test(draft.chunks[at - 1]?.text ?? '')
  const others = isVerb ? [] : draft.chunks.filter((_, i) => i !== at).flatMap(c => c.values.filter(v => v.quality >= 0.9)) // oxfmt-ignore
  const far = (owner: Entity) => Math.min(99, ...others.map(v => findPath(owner, v.entity, draft.app)?.length ?? 99))
  const likeliest = [...owners].sort((a, b) => named(b) - named(a) || far(a) - far(b))[0]
  return likeliest && addNode(draft, likeliest, at, true)
}

/** Whether words end in the genitive: what stands behind them is theirs. */
export const isGenitive = ({ chunks, message }: Pick<Draft, 'chunks' | 'message'>, at: number): boolean => {
  const chunk = chunks[Math.floor(at)]
  return chunk !== undefined && message.tokens[chunk.to - 1]?.isOwner === true
}

/** "the city of Ann Lee's practice": of two that may have the field, it is that of the one which belongs to the other. */
const isOwnerOf = (draft: Draft, node: Node, fits: readonly Node[]): boolean =>
  ((isGenitive(draft, node.at) || isPossessive(draft, node)) &&
    fits.some(other => other.at === neighbour(draft, node.at, 1, 0))) ||
  fits.some(other => !other.implicit && ownerOf(draft, other) === node)

/** "the email of its stylist": the stylist's. */
const isPossessive = ({ chunks }: Draft, { at, previous }: Node): boolean =>
  Boolean(previous) && /^(?:its|their|his|her)$/i.test(chunks[at]?.text ?? '')

const isOfBounds = ({ op }: Condition): boolean => /^(?:[<>]=?|between|empty|filled)$/.test(op)
const isSaidAgain = (one: Condition, other: Condition): boolean =>
  one.op === other.op &&
  one.than === other.than &&
  one.as === other.as &&
  !one.against &&
  !one.counts &&
  one.columns.join() === other.columns.join() &&
  one.values.join() === other.values.join()

/** Adds a condition; conditions that name values of the same column as one before widen it ("Texas or Ohio"), and what is said again is one. */
export function addCondition(node: Node, condition: Condition): void {
  const { where } = node.selection
  const again = where.findIndex(c => isOfBounds(c) && isSaidAgain(c, condition))
  if (again >= 0) return void where.splice(again, 1, condition)
  const kinds = [
    ['=', 'in'],
    ['!=', 'not in'],
  ].find(ops => ops.includes(condition.op))
  const same = kinds && where.findLast(c => c.columns.join() === condition.columns.join() && kinds.includes(c.op))
  if (!same) return void where.push(condition)
  // "those on hold" of the active ones before: what was inherited gives way to what is said.
  if (same.at === undefined && condition.at !== undefined && condition.op === '=')
    return void Object.assign(same, condition)
  if (kinds[0] === '=' && narrows(condition, same)) return void where.push(condition)
  // "which won deal was closed last": what is said before says which of them.
  if (kinds[0] === '=' && isTold(condition, same)) return
  same.op = kinds[1] as Condition['op']
  same.values = [...new Set([...same.values, ...condition.values])]
  same.label = `${same.label} or ${condition.values.join(' or ')}`
}

/** All that is said further on is true of what was said before: won of closed, of which lost ones are, too; not side by side ("won or closed"). */
const isTold = (next: Condition, before: Condition): boolean =>
  before.at !== undefined &&
  before.values.length < next.values.length &&
  before.values.every(value => next.values.includes(value)) &&
  (next.at ?? 0) > before.at + 2

/** "how many of the closed ones were won": one of several states that were said before restricts, it adds none. */
const narrows = (next: Condition, before: Condition): boolean =>
  before.at !== undefined &&
  next.values.length < before.values.length &&
  next.values.every(value => before.values.includes(value)) &&
  (next.at ?? 0) > before.at

/** Narrows a node to some of its entity's collections, with arguments. */
export function addSource(node: Node, source: Source, args?: Record<string, Scalar>): void {
  const { selection } = node
  if (!selection.sources.includes(source.tool)) selection.sources.push(source.tool)
  if (args) selection.args[source.tool] = { ...selection.args[source.tool], ...args }
}

/** Takes a chunk for a kind of record and for nothing else that it may mean. */
export const nameKind = (chunk: Chunk, entity: Entity, quality = 1): Chunk =>
  Object.assign(chunk, { kind: 'mention' as const, entities: [{ entity, quality }], fields: [], values: [] })

/** Takes a chunk for a little word, whatever else it may mean. */
export const makeFiller = (chunk: Chunk): Chunk =>
  Object.assign(chunk, { kind: 'filler' as const, entities: [], fields: [], values: [] })

/** Takes a chunk for a field and for nothing else that it may mean. */
export const nameField = (chunk: Chunk, field: FieldMention): Chunk =>
  Object.assign(chunk, {
    kind: 'mention' as const,
    fields: [field],
    values: [],
    entities: [],
    operator: undefined,
    certainty: 1,
  })
