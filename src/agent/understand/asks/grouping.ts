import type { Chunk } from '../chunk.ts'
import { isNumeric, pickField } from '../conditions/shared.ts'
import { type Draft, type Node, isFree, neighbour, nodeFor, use } from '../draft.ts'
import type { FieldMention } from '../mentions.ts'
import { primaryDate } from '../relations.ts'
import { isPlural } from '../words.ts'
import { isGrouping, nodeAt } from './fields.ts'
import { isRanking } from './superlatives.ts'

/** "by state", "per month", "for each industry", "break down … by status". */
export function readGrouping(draft: Draft): void {
  const { chunks } = draft
  const breakdown = chunks.find(c => isFree(c) && c.operator?.type === 'breakdown')
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.operator?.type !== 'group' || draft.group) return
    const { word } = chunk.operator
    let next = neighbour(draft, at, 1, 2)
    if (next >= 0 && chunks[next]!.operator?.type === 'group') {
      use(chunk, 'group')
      next = neighbour(draft, next, 1, 2)
    }
    const target = chunks[next]
    if (!target || (target.used && !nodeAt(draft, next))) return
    // "by number of accounts", "by revenue": an order, which the superlative reads.
    if (
      /^(every|across)$/.test(word) &&
      !breakdown &&
      !chunks.some(c => c.operator?.type === 'count' || c.operator?.type === 'aggregate')
    )
      return
    if (word === 'by' && (target.operator?.type === 'count' || (target.fields.some(isNumeric) && !breakdown))) return
    // "sort the books by title": an order, which the word before asks for.
    if (word === 'by' && !breakdown && chunks.slice(0, at).some(c => isFree(c) && c.operator?.type === 'sort')) return
    // "books by Ada Moreno", "by authors from Spain": whose they are, not how they are grouped.
    const named = nodeAt(draft, next)
    if (
      word === 'by' &&
      (target.used === 'value' ||
        (named?.selection.where.length && isPlural(target.text) && !draft.chunks.some(isRanking)))
    )
      return use(chunk, 'filler')
    const period = /^(month|quarter|year|week|day)s?$/i.exec(target.text)?.[1]?.toLowerCase() as 'month' | undefined
    if (period) {
      const named = pickField(
        draft,
        next,
        chunks.flatMap(c => c.fields).filter(f => f.field.role === 'date'),
      )
      const node = named?.node ?? nodeFor(draft, at, draft.app.entities.filter(primaryDate))
      const field = named?.field ?? (node && primaryDate(node.entity))
      if (node && field) draft.group = { entity: node.entity.key, columns: [field.column], period }
    } else if (nodeAt(draft, next) && !target.fields.some(f => f.quality >= 0.95)) {
      const node = nodeAt(draft, next)!
      if (word === 'across' || (word === 'every' && draft.nodes.length === 1)) return
      if (draft.nodes.length > 1 || /^(by|per)$/.test(word)) groupByEntity(draft, node)
      else use(chunk, 'filler')
    } else if (target.fields.length) {
      const picked = pickGroupField(draft, next, target)
      if (
        !picked ||
        (word === 'across' &&
          !draft.chunks.some(
            c => c.operator?.type === 'count' || c.operator?.type === 'aggregate' || c.operator?.type === 'breakdown',
          ))
      )
        return
      draft.group = { entity: picked.node.entity.key, columns: picked.mention.columns }
    }
    if (!draft.group) return
    use(chunk, 'group')
    use(target, 'group')
    const date = draft.group.period ? neighbour(draft, next, 1, 2) : -1
    if (
      date >= 0 &&
      isFree(chunks[date]) &&
      chunks[date]!.fields.some(f => f.columns.join() === draft.group!.columns.join())
    )
      use(chunks[date]!, 'group')
    // "per region of the account": the noun says whose field it is.
    const of = neighbour(draft, next, 1, 2)
    const owner = of >= 0 ? nodeAt(draft, of) : undefined
    const between = draft.chunks.slice(next + 1, of).map(c => c.text.toLowerCase())
    if (owner && draft.group.entity === owner.entity.key && owner !== draft.nodes[0] && between.includes('of'))
      use(draft.chunks[of]!, 'group')
  })
  if (breakdown) {
    use(breakdown, 'group')
    for (const c of chunks) if (isFree(c) && /^down$/i.test(c.text)) use(c, 'group')
    if (!draft.measures.length) draft.measures.push({ fn: 'count' })
  }
}

function groupByEntity(draft: Draft, node: Node): void {
  const columns = node.entity.nameFields.length
    ? node.entity.nameFields.map(f => f.column)
    : node.entity.idField
      ? [node.entity.idField.column]
      : []
  if (columns.length) draft.group = { entity: node.entity.key, columns }
}

/** The field to group by, on the records asked about or on one that they point to. */
function pickGroupField(draft: Draft, at: number, chunk: Chunk): { node: Node; mention: FieldMention } | undefined {
  const mentions = chunk.fields.filter(isGrouping)
  const owner = ownerAfter(draft, at, mentions)
  return owner ?? pickField(draft, at, mentions)
}

/** "region of the account", "state of my accounts": a noun after the field that has it. */
function ownerAfter(
  draft: Draft,
  at: number,
  mentions: FieldMention[],
): { node: Node; mention: FieldMention } | undefined {
  const of = neighbour(draft, at, 1, 3)
  const node =
    of >= 0 &&
    /\bof\b/i.test(
      draft.chunks
        .slice(at + 1, of)
        .map(c => c.text)
        .join(' '),
    )
      ? nodeAt(draft, of)
      : undefined
  const mention = node && mentions.filter(m => m.entity === node.entity).sort((a, b) => b.quality - a.quality)[0]
  return node && mention ? { node, mention } : undefined
}
