import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, use } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'
import { roleAt } from '../reading/role-hops.ts'
import { isPlural } from '../language/words.ts'
import { tellingColumns } from './fields.ts'
import { pastDeterminers } from './group-owner.ts'

/** Fields after "by" or "per" are spoken for before values are read ("by status" must not look for a status), also the second of two. */
export function reserveGroupFields(draft: Draft): void {
  const reserve = (chunk: Chunk | undefined) => {
    if (!chunk?.fields.length || chunk.negated) return false
    chunk.values = []
    if (chunk.fields.every(f => f.field.role === 'boolean')) use(chunk, 'grouping')
    return true
  }
  draft.chunks.forEach((chunk, at) => {
    const word = chunk.operator?.type === 'group' ? chunk.operator.word : ''
    // "booked by phone": how it was done.
    if (draft.chunks[at - 1]?.used === 'related') return
    if (/^(by|per|each|every)$/.test(word) && groupByRole(draft, at)) return
    const unit = draft.chunks[at + 1]
    // "by year": no title that has the word somewhere inside.
    if (word && unit?.weak && /^(?:day|weekday|week|month|quarter|year)$/i.test(unit.text)) unit.values = []
    if (word === 'by' && (isSetAgainst(draft, at + 1) || narrowsNoun(draft, at + 1))) return
    if (word === 'per' && describesNoun(draft, at + 1)) return
    if (!/^(by|per)$/.test(word) || !reserve(draft.chunks[at + 1])) return
    if (/^(and|then|by)$/i.test(draft.chunks[at + 2]?.text ?? '')) reserve(draft.chunks[at + 3])
  })
}

/** "top 5 customers by open orders": no field of that name, but which of the records behind. */
const narrowsNoun = ({ chunks, nodes }: Draft, at: number): boolean =>
  nodes.some(node => node.at === at + 1 && !node.implicit) &&
  isPlural(chunks[at + 1]!.text) &&
  chunks[at]!.fields.every(({ quality }) => quality < 0.9)

/** "mean price per discontinued product": what the records behind it are or not, or the state that they are in, and no field of that name. */
const describesNoun = ({ chunks, nodes }: Draft, at: number): boolean => {
  const noun = nodes.find(node => node.at === at + 1 && !node.implicit && !node.previous)
  if (!noun || !chunks[at]) return false
  const { fields, values } = chunks[at]
  const isState = values.some(v => v.entity === noun.entity && v.quality >= DESCRIBES)
  const isFlag = fields.some(f => f.entity === noun.entity && f.field.role === 'boolean' && f.quality >= DESCRIBES)
  return (
    (isState || isFlag) &&
    !fields.some(f => f.entity === noun.entity && f.field.role === 'category' && f.quality >= DESCRIBES)
  )
}
const DESCRIBES = 0.8

/** "more bids by phone or online" of bids with both channels: two values of one field of the records, and no field of others. */
function isSetAgainst({ chunks, nodes }: Draft, at: number): boolean {
  const [one, joint, other] = chunks.slice(at, at + 3)
  if (!one || !other || !/^(?:or|and)$/i.test(joint?.text ?? '')) return false
  const isNamed = ({ entity, quality }: ValueMatch) =>
    quality >= 0.9 && nodes.some(n => n.entity === entity && !n.implicit)
  const pair = one.values.filter(
    v => isNamed(v) && other.values.some(w => isNamed(w) && w.entity === v.entity && w.field === v.field),
  )
  if (!pair.length || one.fields.some(f => nodes.some(n => n.entity === f.entity && !n.implicit))) return false
  one.fields = []
  use(chunks[at - 1]!, 'filler')
  return true
}

/** "by pickup branch" of a `pickupBranchId`, "per lent to customer": the whole role of a key, which groups by what it names. */
function groupByRole(draft: Draft, by: number): boolean {
  const { chunks, nodes } = draft
  const counted = nodes.find(node => node.at < by && !node.implicit && !node.previous)
  const at = pastDeterminers(draft, by + 1)
  const role = counted && !draft.group ? roleAt(draft, at, counted.entity) : undefined
  if (!role || role.length < 2) return false
  const said = chunks.slice(at, at + role.length)
  const columns = tellingColumns(role.hop.to)
  if (!columns.length || said.some(chunk => chunk.used && !/^(?:entity|filler|related)$/.test(chunk.used))) return false
  draft.group = { entity: role.hop.to.key, columns, via: role.hop.field.column }
  for (const chunk of [chunks[by]!, ...said]) Object.assign(chunk, { values: [], used: 'group' })
  return true
}
