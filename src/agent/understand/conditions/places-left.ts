import { type Draft, isFree, use } from '../reading/draft.ts'
import { PLACES, roomOf } from './room-left.ts'

const LEFT = /^(?:left|free|available|spare|open|unsold|vacant|remaining)$/i

/** The column of what there is room for without what is gone. */
const LEFT_OVER = 'number left'

/**
 * "how many tickets are left for the Gala?", "how many free places has the Tern?" of a record that is named and that says for how many there is
 * room and how many of those are gone: the difference of the two, and neither of them. Before figures are read.
 */
export function readPlacesLeft(draft: Draft): void {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const places = chunks.findIndex(
    (c, i) => i > count && i < count + 4 && PLACES.test(c.text) && (isFree(c) || c.used === 'entity'),
  )
  const left = chunks.findIndex((c, i) => i > count && LEFT.test(c.text) && isFree(c) && !c.values.length)
  if (count < 0 || places < 0 || left < 0) return
  const named = new Set(
    chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity)),
  )
  // "on booking 403": one that is told by its number.
  const told = draft.nodes.filter(n => !n.implicit && chunks[Math.floor(n.at) + 1]?.literal?.kind === 'number').map(n => n.entity) // oxfmt-ignore
  const [entity, ...others] = [...new Set([...named, ...told])].filter(one => roomOf(one))
  if (!entity || others.length) return
  const { room, gone } = roomOf(entity)!
  // Records of the tickets that were sold are none of those that are left.
  const sold = draft.nodes.findIndex(n => n.at === places && n.entity !== entity)
  if (sold >= 0) draft.nodes.splice(sold, 1)
  chunks[places]!.used = undefined
  draft.derived.push({ entity, derived: { column: LEFT_OVER, operator: '-', left: room.column, right: gone.column } })
  draft.project.push({ columns: [LEFT_OVER], entity, at: places, counted: true })
  draft.notes.push(`took what is left as ${room.words.join(' ')} less ${gone.words.join(' ')}`)
  for (const at of [count, places, left]) use(Object.assign(chunks[at]!, { fields: [], entities: [] }), 'derived')
}
readPlacesLeft.needs = (word: string) => LEFT.test(word)

/** What is full of it, as a fraction that is told in per cent. */
const FULL = 'percent full'

/** "how full is the Gala?" of a record that says for how many there is room and how many of those are gone. */
export function readHowFull(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && /^(?:how )?full$/i.test(c.text))
  const how = /^full$/i.test(chunks[at]?.text ?? '') ? chunks[at - 1] : chunks[at]
  if (at < 0 || !/^how\b/i.test(how?.text ?? '')) return
  const named = chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity))
  const said = draft.nodes.filter(n => !n.implicit).map(n => n.entity)
  const [entity, ...others] = [...new Set([...named, ...said])].filter(one => roomOf(one))
  if (!entity || others.length) return
  const { room, gone } = roomOf(entity)!
  draft.derived.push({ entity, derived: { column: FULL, operator: 'share', left: gone.column, right: room.column } })
  draft.project.push({ columns: [FULL], entity, at, counted: true })
  for (const one of [how!, chunks[at]!])
    use(Object.assign(one, { fields: [], entities: [], operator: undefined }), 'derived')
}
readHowFull.needs = /^full$/
