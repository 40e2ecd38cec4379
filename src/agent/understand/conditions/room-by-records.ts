import { waysTo } from '../asks/members-in.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { type Draft, type Node, addCondition, addNode, emptySelection, isFree, use } from '../reading/draft.ts'
import { PLACES, roomOf } from './room-left.ts'
import { kindsOfNamed, labelOf } from './shared.ts'

const LEFT = /^(?:left|free|available|open|remaining|spare)$/i
const FULL = /^(?:full|(?:fully|completely) booked|(?:booked|sold) (?:up|out)|booked out)$/i
const ROOM = /^(?:seats?|capacity|places?|spaces?|spots?|participants?|attendees?|maximum|max|limit)$/

/**
 * "are there any places left for the talk?", "events that are fully booked" of events with so many `seats` and a record of everybody who takes
 * part, or a list of them: how many there are against how many there is room for. What records say of it themselves comes first.
 */
export function readRoomByRecords(draft: Draft): void {
  const { chunks } = draft
  const said = saidOf(chunks)
  // "how many places are left?": how many of them is another question.
  if (said && !said.isFull && chunks.some(c => c.operator?.type === 'count')) return
  const entity = said && spokenOf(draft)
  const room = entity && roomIn(entity)
  if (!said || !entity || !room || roomOf(entity)) return
  const ways = waysTo(draft.app, entity)
  const hop = hopsOf(entity, draft.app).find(one => one.direction === 'down' && one.to === ways[0]?.link)
  if (ways.length !== 1 || !hop) return
  const node = draft.nodes.find(n => n.entity === entity) ?? addNode(draft, entity, said.at, true)
  const left = { selection: emptySelection(hop.to), via: hop.field.column }
  const label = `${said.isFull ? 'as many' : 'fewer'} ${hop.to.noun}s ${said.isFull ? 'as' : 'than'} ${labelOf(room)}`
  const op = said.isFull ? '>=' : '<'
  const counts = { left, right: { column: room.column } }
  addCondition(node, { columns: [entity.idField?.column ?? 'id'], op, values: [], counts, at: said.at, label })
  for (const chunk of said.chunks) {
    Object.assign(chunk, { kind: 'mention', entities: [], fields: [], values: [], used: undefined })
    use(chunk, 'condition')
  }
  draft.nodes = draft.nodes.filter(n => n === node || !said.chunks.includes(chunks[Math.floor(n.at)]!))
}
readRoomByRecords.needs = /^(?:left|free|available|remaining|spare|full|fully|completely|booked|sold)$/

interface Said {
  at: number
  chunks: Chunk[]
  isFull: boolean
}

/** "places left", "free seats", "fully booked". */
function saidOf(chunks: readonly Chunk[]): Said | undefined {
  for (const [at, chunk] of chunks.entries()) {
    const near = [chunks[at - 1], chunks[at + 1], chunks[at + 2]].find(c => c && LEFT.test(c.text) && !c.values.length)
    if (PLACES.test(chunk.text) && near) return { at, chunks: [chunk, near], isFull: false }
    const next = chunks[at + 1]
    if (isFree(chunk) && FULL.test(chunk.text)) return { at, chunks: [chunk], isFull: true }
    if (next && isFree(chunk) && FULL.test(`${chunk.text} ${next.text}`)) return { at, chunks: [chunk, next], isFull: true } // oxfmt-ignore
  }
  return undefined
}

/** What is spoken of: by its noun, or one by its name. */
function spokenOf({ nodes, chunks }: Draft): Entity | undefined {
  const kinds = new Set([
    ...nodes.filter((n: Node) => !n.implicit && roomIn(n.entity)).map(n => n.entity),
    ...kindsOfNamed(chunks),
  ])
  const [one, ...others] = kinds
  return others.length ? undefined : one
}

/** The one figure for how many there is room for. */
function roomIn({ fields }: Entity): Field | undefined {
  const [room, ...others] = fields.filter(
    f => f.role === 'number' && !f.nested && f.words.some(word => ROOM.test(word)),
  )
  return others.length ? undefined : room
}
