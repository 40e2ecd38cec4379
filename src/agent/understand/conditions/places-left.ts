import { type Draft, isFree, use } from '../reading/draft.ts'
import { PLACES, roomOf } from './room-left.ts'

const LEFT = /^(?:left|free|available|spare|open|unsold|vacant|remaining)$/i

/** The column of what there is room for without what is gone. */
const LEFT_OVER = 'left_over'

/**
 * "how many tickets are left for the Gala?", "how many free places has the Tern?" of a record that is named and that says for how many there is
 * room and how many of those are gone: the difference of the two, and neither of them. Before figures are read.
 */
export function readPlacesLeft(draft: Draft): void {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count')
  const places = chunks.findIndex((c, i) => i > count && i < count + 4 && PLACES.test(c.text) && isFree(c))
  const left = chunks.findIndex((c, i) => i > count && LEFT.test(c.text) && isFree(c) && !c.values.length)
  if (count < 0 || places < 0 || left < 0) return
  const named = new Set(
    chunks.flatMap(c => c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity)),
  )
  const [entity, ...others] = [...named].filter(one => roomOf(one))
  if (!entity || others.length) return
  const { room, gone } = roomOf(entity)!
  draft.derived.push({ entity, derived: { column: LEFT_OVER, operator: '-', left: room.column, right: gone.column } })
  draft.project.push({ columns: [LEFT_OVER], entity, at: places, counted: true })
  draft.notes.push(`took what is left as ${room.words.join(' ')} less ${gone.words.join(' ')}`)
  for (const at of [count, places, left]) use(Object.assign(chunks[at]!, { fields: [], entities: [] }), 'derived')
}
readPlacesLeft.needs = (word: string) => LEFT.test(word)
