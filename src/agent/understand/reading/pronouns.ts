import type { Chunk } from '../chunks/chunk.ts'
import { arePeople } from '../entity-model/people.ts'
import { hasAntecedent, isUnbound } from './antecedents.ts'
import { type Draft, addNode, emptySelection, use } from './draft.ts'
import { pointsToShown } from './pointers.ts'
import { MOST_SHOWN, type Query, type Selection } from './query.ts'
import { pinShown } from './group-keys.ts'
import { narrow, rankedAmong } from './among-those.ts'
import { isAllOf } from './still-one.ts'
import { isOne } from '../follow-ups/one-told-by.ts'
import { takesPlaceOf } from '../follow-ups/change-selection.ts'
import { ofWinner, restrictTo } from './of-winner.ts'

/** A pronoun, and the records of the last answer that it stands for, where it stands for none of this message. */
export function findPronoun(draft: Draft, chunk: Chunk, at: number): void {
  const word = chunk.text.toLowerCase()
  const beside = [draft.chunks[at - 1]?.text, draft.chunks[at + 1]?.text].map(t => t?.toLowerCase() ?? '')
  const isExpletive = word === 'there' && beside.some(t => /^(is|are|was|were|exist)$/.test(t))
  const before = draft.chunks[at - 1]
  const isRelative =
    word === 'that' &&
    Boolean(before) &&
    (before!.kind !== 'filler' || /^(so|sure|ones?|all|those)$/i.test(before!.text)) &&
    before!.operator?.type !== 'breakdown'
  // "and the green ones?": instead of those before, not of them.
  const isInstead =
    word === 'ones' && /^\W*(and|or|what about|how about|no|sorry|actually|rather|i meant?)\b/i.test(draft.message.text)
  const isFiller = word === 'it' && /^(is|was|possible)$/.test(beside[1]!) && at === 0
  // "which of them …" at the beginning of a conversation: nobody knows whom.
  if (!draft.previous && (pointsToShown(draft.message.text) || isAmongUnknown(draft, at))) draft.ignored.push('of them')
  if (!draft.previous && isUnbound(draft, chunk, at)) return use(chunk, 'unbound')
  if (!draft.previous || isInstead || isExpletive || isRelative || isFiller) return use(chunk, 'filler')
  if (draft.nodes.some(node => node.previous)) return use(chunk, 'entity')
  // "who are the captains among them?": of those before, whatever the noun of this message is.
  const isAmong = /^(?:them|those|these)$/.test(word) && /^(?:among|amongst)$/.test(beside[0]!)
  const same = isAmong ? draft.nodes.find(node => node.entity.key === draft.previous!.root.entity) : undefined
  if (same && isAllOf(same.selection)) {
    Object.assign(same, { previous: true, selection: narrow(draft.previous.root) })
    return use(chunk, 'entity')
  }
  // "which accounts … and who runs them": a noun of this message comes before the one of the last, where it agrees.
  const isSubject = /^(do|does|did|has|have|is|are|was|were)$/.test(beside[0]!)
  if (/^(it|its|their|they|them)$/.test(word) && hasAntecedent(draft, chunk, at) && !isSubject)
    return use(chunk, 'filler')
  const entity = draft.app.entities.find(e => e.key === draft.previous!.root.entity)
  if (!entity) return
  const { previous } = draft
  // "who owes the most bills?" – "their biggest bill": bills have no bills, so whoever came first has them.
  const isTheirs =
    word === 'their' &&
    draft.chunks.slice(at + 1, at + 4).some(c => c.entities.some(e => e.entity === entity && e.quality >= 0.9))
  const owner =
    (isTheirs || /^(it|its|he|she|his|her|him)$/.test(word)) &&
    draft.app.entities.find(e => e.key === previous.winner?.entity)
  const shown = /^(?:they|them|their)$/.test(word) ? peopleShown(draft, previous!) : undefined
  const node = addNode(draft, shown?.entity ?? (owner || entity), at)
  node.previous = true
  if (shown) {
    node.selection = shown.selection
    return use(chunk, 'entity')
  }
  // "and the last of them?" after the first one: of all of those.
  const several = /^(?:them|these|those)$/.test(word) && beside[0] === 'of' ? rankedAmong(previous.root) : undefined
  node.selection =
    owner && owner !== entity
      ? ofWinner(previous)
      : narrow(
          several ??
            (ARE_THEY.test(draft.message.text)
              ? ofShown(draft, previous, word).root
              : withoutAsked(ofShown(draft, previous, word))),
        )
  const isOfWinner = previous.winner && !(owner && owner !== entity) && !(word === 'ones' && areOthers(draft, at))
  if (isOfWinner) restrictTo(node.selection, previous.winner!)
  if (/^(that|it|he|she)$/.test(word)) standOut(node.selection, previous)
  use(chunk, 'entity')
}

/**
 * "who makes it?" – "is that producer organic?" – "what else do they make?": whether one is such was asked, whoever it is; of several
 * ("are any of them open?") those that are such are meant.
 */
function withoutAsked({ ask, root }: Query): Selection {
  const rest = { ...root, where: root.where.filter(({ at }) => at === undefined) }
  const isOfOne =
    root.related.some(({ selection, exists, count }) => exists && !count && isOne(selection)) ||
    (root.within !== undefined && isOne(root.within))
  return ask === 'exists' && isOfOne && !isAllOf(rest) ? rest : root
}

/** "was any boat late, and which ones were those?": which they are is asked, so that all that was asked is said of them. */
const ARE_THEY = /\b(?:is|are|was|were) (?:they|those|these|that|it)\W*$/i

/** "most common reason of those refunded?" – "how many declined ones?": none of those, and so of none of their groups. */
const areOthers = ({ chunks, previous }: Draft, at: number): boolean =>
  (chunks[at - 1]?.values ?? []).some(
    ({ entity, columns, values }) =>
    entity.key === previous!.root.entity && takesPlaceOf({ columns, op: '=', values, label: '' }, previous!.root), // oxfmt-ignore
  )

/** "towns with more than 5 boats" – "how many boats do they have together?": of the groups that were shown, where all of them were. */
function ofShown(draft: Draft, previous: Query, word: string): Query {
  const isCut = previous.having !== undefined || previous.groupOrder?.limit !== undefined
  if (previous.ask !== 'group' || previous.winner || !isCut) return previous
  const pinned = structuredClone(previous)
  pinShown(pinned, draft.app)
  if (pinned.having ?? pinned.groupOrder?.limit) draft.ignored.push(word)
  return pinned
}

/**
 * "the three customers who spent most" – "where do they live?", "their e-mails": what only those have that the groups are called after is
 * asked of them, and not of what was added up.
 */
function peopleShown({ app, chunks, message }: Draft, { ask, group, root, shown, winner }: Query) {
  const entity = app.entities.find(({ key }) => key === group?.entity)
  const keys = shown?.filter(key => key !== null) ?? []
  if (ask !== 'group' || winner || !entity || entity.key === root.entity || !arePeople(entity)) return undefined
  if (!keys.length || keys.length !== shown!.length || keys.length === MOST_SHOWN) return undefined
  const isOwn = chunks.some(
    c =>
      c.fields.some(f => f.entity === entity && f.quality >= 0.8) &&
      !c.fields.some(f => f.entity.key === root.entity && f.quality >= 0.8),
  )
  if (!isOwn && !/\bwhere\b/i.test(message.text)) return undefined
  const label = `${group!.columns.join(' ')} ${keys.join(' or ')}`
  const condition = {
    columns: group!.columns,
    op: 'in' as const,
    values: keys,
    text: typeof keys[0] === 'string',
    label,
  }
  return { entity, selection: { ...emptySelection(entity), where: [condition] } }
}

/** "who has the highest fee among them?" where this message has named nobody yet. */
const isAmongUnknown = ({ chunks, nodes }: Draft, at: number): boolean =>
  /^(?:them|those|these)$/i.test(chunks[at]!.text) &&
  /^(?:among|amongst|of|out of)$/i.test(chunks[at - 1]?.text ?? '') &&
  !nodes.some(node => !node.implicit && node.at < at && !isHeadOf(chunks, node.at, at))

/** "how many copies of those?": what the pronoun is a complement of is not what it stands for, if no relative clause tells what those are. */
const isHeadOf = (chunks: readonly Chunk[], head: number, at: number): boolean =>
  head === at - 2 && /^of$/i.test(chunks[at - 1]!.text) && !TELLS_WHICH.test(chunks[at + 1]?.text ?? '')
const TELLS_WHICH =
  /^(?:that|which|who|whose|with|without|in|at|on|from|for|by|of|to|under|over|above|below|\p{L}+ed|\p{L}+ing)$/iu

/** "the highest salary?" → "who is that?": the record that has the figure. */
function standOut(selection: Selection, { ask, measures }: Query): void {
  const [measure] = measures
  if (ask !== 'measure' || measures.length !== 1 || !measure?.column || !/^(min|max)$/.test(measure.fn)) return
  selection.order = { columns: [measure.column], direction: measure.fn === 'max' ? 'desc' : 'asc' }
  selection.limit = 1
}
