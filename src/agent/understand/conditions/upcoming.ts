import { mayBeEmpty } from '../entity-model/field-roles.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'
import type { Comparison } from '../language/lexicon.ts'
import { negationBefore } from './negation.ts'
import { labelOf } from './shared.ts'
import { arePeople } from '../entity-model/people.ts'
import { beginOf, dateOf, endsOn, onlyDate, startsOn } from '../entity-model/begin-and-end.ts'

const UPCOMING = /^(?:upcoming|future|forthcoming|coming)$/i

const PAST = /^(?:past|bygone)$/i

const CURRENT = /^(?:current|ongoing|running|valid)$/i

/** How sure a reading is at most that goes by the dates of what has a state too. */
const WITHIN_DATES = 0.6

/**
 * "upcoming shows", "past trips", "current contracts": against today, by the date on which the records of the noun begin and
 * end. Only where no value or field is called so, and where one date of theirs is clearly that of the beginning or the end.
 */
export function readUpcoming(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (readStillThere(draft, at)) return
    // "past" is a comparison before a date.
    if (!isFree(chunk) || (chunk.kind !== 'unknown' && chunk.operator?.type !== 'comparator')) return
    const bounds = UPCOMING.test(chunk.text) ? upcoming : PAST.test(chunk.text) ? past : CURRENT.test(chunk.text) ? current : undefined // oxfmt-ignore
    const node = bounds && describedBy(draft, at)
    const found = node && bounds(node.entity)
    if (!found || negationBefore(draft, at)) return
    addBounds(draft, node, found, at)
    // Something may be within its dates and not in force: a state says so, which nobody named.
    const hasState = node.entity.fields.some(
      f => f.role === 'category' && f.words.some(word => /^(?:state|status)$/.test(word)),
    )
    if (/^valid$/i.test(chunk.text) && hasState) draft.sureness = Math.min(draft.sureness, WITHIN_DATES)
    use(chunk, 'condition')
  })
}
readUpcoming.needs = (word: string) => word === 'still' || [UPCOMING, PAST, CURRENT].some(known => known.test(word))

/** "valid from", "valid until": the date itself is named. */
const NAMES_END = /^(?:from|until|till|to|since|for|through|by)$/i

/** Only the first word of a date's name: `valid_until`. */
const isPartOfDate = ({ fields, values, entities }: Chunk): boolean =>
  !values.length && !entities.length && fields.every(f => f.field.role === 'date' && f.quality < 0.8)

/**
 * "which licences are valid today", "tariffs that were valid on 1 May": on that day, or today, between the dates from and until which they
 * are; what has no end is still so. Before a date is made of the one or the other.
 */
export function readValid(draft: Draft): void {
  const { chunks, nodes, message } = draft
  const at = chunks.findIndex(c => /^valid$/i.test(c.text) && isFree(c) && isPartOfDate(c))
  const node = nodes.find(n => n.at < at && !n.implicit) ?? askedOf(draft, at)
  const bounds = node && current(node.entity)
  if (!bounds || negationBefore(draft, at) || NAMES_END.test(chunks[at + 1]?.text ?? '')) return
  const isPredicate = chunks.slice(node.at + 1, at).every(c => c.kind === 'filler' || c.literal?.kind === 'date')
  const dates = chunks.filter((c, i) => i > node.at && c.literal?.kind === 'date' && isFree(c))
  const [date] = dates
  const said = date?.literal?.kind === 'date' ? date.literal : undefined
  const day = said && said.first === said.last ? said.first : undefined
  if (!isPredicate || dates.length > 1 || (date && day === undefined)) return
  addBounds(draft, node, bounds, at, day ?? message.today)
  use(chunks[at]!, 'condition')
  if (date) use(date, 'condition')
  for (const one of chunks.slice(at + 1))
    if (isFree(one) && /^(?:on|now|currently)$/i.test(one.text)) use(one, 'condition')
}
readValid.needs = /^valid$/

/** "is MAYDAY still valid?": the one record that is named, which has a day until which it is. */
function askedOf(draft: Draft, at: number): Node | undefined {
  const { chunks } = draft
  if (!/^(?:is|are|was)$/i.test(chunks[0]?.text ?? '')) return undefined
  const place = chunks.findIndex((c, i) => i < at && c.values.some(v => v.quality >= 0.9 && current(v.entity)))
  const [kind, ...others] = new Set(chunks[place]?.values.filter(v => current(v.entity)).map(v => v.entity))
  return kind && !others.length ? addNode(draft, kind, place, true) : undefined
}

/** "members who are still with us": they have not left, as far as a day tells that. */
function readStillThere(draft: Draft, at: number): boolean {
  const { chunks, nodes } = draft
  const said = chunks.slice(at, at + 3).map(({ text }) => text.toLowerCase())
  if (!/^still (?:with us|here|there)\b/.test(said.join(' '))) return false
  const node = nodes.find(n => n.at < at && !n.implicit && arePeople(n.entity))
  const flag = node?.entity.fields.find(
    f => f.role === 'boolean' && !f.nested && /^(?:has )?left$/.test(f.words.join(' ')),
  )
  if (node && flag) {
    addCondition(node, {
      columns: [flag.column],
      op: '=',
      values: [false],
      at,
      label: `that have not ${labelOf(flag)}`,
    })
    for (const chunk of chunks.slice(at, at + 3)) use(chunk, 'condition')
    return true
  }
  const left = node && dateOf(node.entity, LEAVES)
  if (!left || !mayBeEmpty(left) || negationBefore(draft, at)) return false
  addBounds(draft, node, [[left, '>=']], at)
  for (const chunk of chunks.slice(at, at + 3)) use(chunk, 'condition')
  return true
}

/** Only those that are still to come, where a date of theirs tells. */
export function readToCome(draft: Draft, node: Node, at: number): boolean {
  const found = upcoming(node.entity)
  if (found) addBounds(draft, node, found, at)
  return found !== undefined
}

/** Only those that last on some of these days. */
export function addPeriod({ entity, selection: { where } }: Node, first: string, last: string, at: number): void {
  const [start, end] = [startsOn(entity)!, endsOn(entity)!]
  const shared = { asDay: true as const, at }
  // "on approved leave today": both words say that it goes on then.
  if (where.some(({ columns, op, values }) => columns[0] === start.column && op === '<=' && values[0] === last)) return
  where.push({
    columns: [start.column],
    op: '<=',
    values: [last],
    ...shared,
    label: `${labelOf(start)} not after ${last}`,
  })
  where.push({ columns: [end.column], op: '>=', values: [first], ...shared, orEmpty: true, label: `${labelOf(end)} not before ${first}` }) // oxfmt-ignore
}

function addBounds(
  { message }: Draft,
  node: Node,
  bounds: [Field, Comparison][],
  at: number,
  day = message.today,
): void {
  for (const [field, op] of bounds)
    addCondition(node, {
      columns: [field.column],
      op,
      // What begins later today is still to come.
      ...(op === '>' && day === message.today ? { values: [message.moment] } : { values: [day], asDay: true }),
      at,
      // What has no end yet is still going on.
      ...(op === '>=' && mayBeEmpty(field) && { orEmpty: true }),
      label: `${labelOf(field)} ${SIGNS[op]} ${day === message.today ? 'today' : day}`,
    })
}

const SIGNS: Partial<Record<Comparison, string>> = {
  '>': 'after',
  '<': 'before',
  '>=': 'not before',
  '<=': 'not after',
}

type Bounds = [Field, Comparison][] | undefined

const upcoming = (entity: Entity): Bounds => {
  const start = beginOf(entity)
  return start && [[start, '>']]
}

const past = (entity: Entity): Bounds => {
  const end = endsOn(entity) ?? startsOn(entity) ?? onlyDate(entity)
  return end && [[end, '<']]
}

const current = (entity: Entity): Bounds => {
  const [start, end] = [startsOn(entity), endsOn(entity)]
  if (start && end) return [[start, '<='], [end, '>=']] // oxfmt-ignore
  // "current staff" of a `left_on` that is empty as long as they are there.
  const left = start ? undefined : dateOf(entity, LEAVES)
  return left?.nullable ? [[left, '>=']] : undefined
}

/** Words of the date on which somebody left, or something came to its end. */
export const LEAVES =
  /\b(?:left|leaving|leaves?|terminated|termination|exit|exited|resigned|dismissed|retired|decommissioned|withdrawn|ended|end|until|closed)\b/

/** The noun right behind the adjective, or the one before "that are …". */
function describedBy({ chunks, nodes }: Draft, at: number): Node | undefined {
  for (let next = at + 1; next <= at + 3; next++) {
    const node = nodes.find(n => n.at === next && !n.implicit && !n.previous)
    if (node) return node
    if (!chunks[next]?.values.length && !chunks[next]?.fields.some(f => f.field.role === 'boolean')) break
  }
  let behind = at + 1
  while (chunks[behind]?.kind === 'filler' && NOW.test(chunks[behind]!.text)) behind++
  const isEnd = behind === chunks.length
  // "contracts do we have running in Bath"
  const isHad = /^running$/i.test(chunks[at]!.text) && /^(?:have|has|got)$/i.test(chunks[at - 1]?.text ?? '')
  const isPredicate = /^(?:is|are|was|were|still)$/i.test(chunks[at - 1]?.text ?? '')
  const before = nodes.filter(n => n.at < at && !n.implicit && !n.previous)
  // "contracts that are running right now include wasps": the clause ends, and what is said of its noun goes on.
  const relative = isPredicate ? chunks.slice(0, at).findLastIndex(c => /^(?:that|which|who)$/i.test(c.text)) : -1
  const owner = before.find(n => n.at === relative - 1)
  if (owner) return owner
  return (isPredicate && isEnd) || isHad ? before[0] : undefined
}

/** How "now" is said, word by word. */
const NOW = /^(?:now|right|just|currently|presently|today|at|the|this|moment|present|still)$/i
