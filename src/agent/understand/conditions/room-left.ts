import type { Chunk } from '../chunks/chunk.ts'
import { negationBefore } from './negation.ts'
import { noneOrSome } from './shared.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, addCondition, addNode, isFree, use } from '../reading/draft.ts'

/** How many there is room for, and how many of those are gone already. */
const ROOM = /^(?:capacity|total|max|maximum|limit)$/
const GONE = /^(?:taken|booked|sold|reserved|occupied|filled|enrolled|registered|used|bookings|enrolments|enrollments)$/
/** What there is room in or on. */
export const PLACES = /^(?:seats?|places?|spaces?|spots?|room|slots?|capacity|tickets?|berths?|beds?)$/i
const FREE = /^(?:free|available|spare|open|empty|unsold|vacant|remaining)$/i
const FULL = /^(?:full|(?:fully|completely) (?:booked|occupied|reserved)|(?:booked|sold) (?:up|out)|booked solid)$/i

/**
 * "which sailings are fully booked?", "drives that still have free seats" of records that say for how many there is room and how many of
 * those are taken: the two against each other. Words that a field or value of the records has mean that.
 */
export function readRoomLeft(draft: Draft): void {
  const { chunks, nodes } = draft
  if (readGone(draft) || readRestTold(draft)) return
  const node = nodes.find(n => !n.implicit)
  const pair = node && roomOf(node.entity)
  if (!node || !pair || chunks.some(c => c.operator?.type === 'count')) return
  chunks.forEach((chunk, at) => {
    if (isStillThere(draft, node, at)) return restrict(node, pair, '<', at, [chunk])
    if (!isFree(chunk)) return
    const two = `${chunk.text} ${chunks[at + 1]?.text ?? ''}`
    const next = isFree(chunks[at + 1]) ? chunks[at + 1]! : undefined
    const isOne = FULL.test(chunk.text) && !chunk.values.length && !chunk.fields.length
    const full = next && FULL.test(two) ? [chunk, next] : isOne ? [chunk] : []
    const negation = full.length ? negationBefore(draft, at) : undefined
    if (full.length) return restrict(node, pair, negation ? '<' : '>=', at, [...full, ...(negation ? [negation] : [])])
    const lack = chunks[at - 1]
    const lacks = isFree(lack) && (lack.operator?.type === 'missing' || /(?:^| )no$/i.test(lack.text))
    if (lacks && next && FREE.test(chunk.text) && PLACES.test(next.text))
      return restrict(node, pair, '>=', at, [lack, chunk, next])
    const has = chunks.slice(node.at + 1, at).some(c => /^(?:have|has|having|with|got)$/i.test(c.text))
    if (has && next && FREE.test(chunk.text) && PLACES.test(next.text)) restrict(node, pair, '<', at, [chunk, next])
  })
}
readRoomLeft.needs = (word: string) =>
  PLACES.test(word) || FREE.test(word) || /^(?:full|fully|completely|booked|sold)$/.test(word)

/**
 * "which classes still have places left?", "events with no free seats" of a `places_left`: more than none of them, and none, where they are
 * what the records have; "how many places left has it?" asks for the figure.
 */
function readRestTold(draft: Draft): boolean {
  const { chunks, nodes } = draft
  const at = chunks.findIndex(chunk => isFree(chunk) && restOf(chunk) !== undefined)
  const rest = restOf(chunks[at])
  const node = rest && nodes.find(n => n.entity === rest.entity)
  const has = chunks.findLastIndex((c, i) => i < at && HAS.test(c.text))
  const between = chunks.slice(has + 1, at)
  if (!node || has < 0 || between.some(c => !/^(?:any|some|still|got|no|more|enough)$/i.test(c.text))) return false
  const none =
    between.find(c => /(?:^| )no(?: more)?$/i.test(c.text) || c.operator?.type === 'missing') ??
    negationBefore(draft, has)
  addCondition(node, { ...noneOrSome(rest.field, none !== undefined), at })
  for (const chunk of [chunks[at]!, ...between, ...(none ? [none] : [])]) use(chunk, 'condition')
  return true
}
const HAS = /^(?:have|has|having|had|with)$/i

/** The figure of what is left, where a field says it: `places_left`, `free_seats`. */
const restOf = (chunk: Chunk | undefined) =>
  chunk?.fields.find(
    ({ field, quality }) =>
      quality >= 0.8 &&
      field.type === 'integer' &&
      field.words.some(word => PLACES.test(word)) &&
      field.words.some(word => FREE.test(word) || word === 'left'),
  )

/** "events that still have tickets": some that nobody has yet, and no records of those that were sold. */
function isStillThere({ chunks, nodes }: Draft, { entity }: Node, at: number): boolean {
  const chunk = chunks[at]!
  const [still, has] = chunks.slice(Math.max(0, at - 2), at).map(c => c.text)
  if (!/^still$/i.test(still ?? '') || !/^ha(?:ve|s)$/i.test(has ?? '') || !PLACES.test(chunk.text)) return false
  if (chunks.slice(at + 1).some(c => c.kind !== 'filler' && !FREE.test(c.text) && !/^left$/i.test(c.text))) return false
  const sold = nodes.findIndex(n => n.at === at && n.entity !== entity)
  if (sold >= 0) nodes.splice(sold, 1)
  chunk.used = undefined
  return true
}

/** "how many seats are booked on the Tern?": those that are taken, not those that there are. */
function readGone(draft: Draft): boolean {
  const { chunks, nodes } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const places = chunks[count + 1]
  if (count < 0 || !isFree(places) || !PLACES.test(places.text)) return false
  const at = chunks.findIndex((c, i) => i > count + 1 && isFree(c) && GONE.test(c.text.toLowerCase()))
  const mention = chunks[at]?.fields.find(({ entity, field }) => roomOf(entity)?.gone === field)
  if (!mention) return false
  const node = nodes.find(n => n.entity === mention.entity) ?? addNode(draft, mention.entity, at, true)
  draft.measures.push({ fn: 'sum', column: mention.field.column })
  draft.measured = node
  for (const chunk of [chunks[count]!, places, chunks[at]!]) use(chunk, 'aggregate')
  return true
}

interface Pair {
  room: Field
  gone: Field
}

/** The one figure for how many there is room for (`capacity`, `seats`), and the one for how many are taken. */
export function roomOf({ fields }: Entity): Pair | undefined {
  const figures = fields.filter(f => f.role === 'number' && !f.nested && f.type === 'integer')
  const [gone, ...others] = figures.filter(f => f.words.some(word => GONE.test(word)))
  const isRoom = (f: Field) => f !== gone && (f.words.some(word => ROOM.test(word)) || (f.words.length === 1 && PLACES.test(f.words[0]!))) // oxfmt-ignore
  const [room, ...more] = figures.filter(isRoom)
  return gone && room && !others.length && !more.length ? { room, gone } : undefined
}

function restrict(node: Node, { room, gone }: Pair, op: '>=' | '<', at: number, said: Draft['chunks']): void {
  const label = `${gone.words.join(' ')} ${op === '<' ? 'below' : 'up to'} the ${room.words.join(' ')}`
  addCondition(node, { columns: [gone.column], op, than: room.column, values: [], at, label })
  for (const chunk of said) use(Object.assign(chunk, { kind: 'mention' as const }), 'condition')
}
