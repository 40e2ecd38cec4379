import type { Draft } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'

/**
 * "wins and losses per quarter", "novels and comics by year": the plurals of two kinds that "and" joins are counted apart in each
 * group. Adjectives of one noun ("red and blue boats per harbour") may as well tell which ones are counted together.
 */
export function readKindsApart(draft: Draft): void {
  const { chunks, group, subgroup, measures, nodes } = draft
  if (!group || subgroup || measures.some(m => m.fn !== 'count')) return
  const at = chunks.findIndex(({ text }, i) => /^and$/i.test(text) && i > 0 && i < chunks.length - 1)
  const sides = [chunks[at - 1], chunks[at + 1]]
  const kinds = sides.map(side =>
    side?.used === 'value' && isPlural(side.text) && !side.entities.length ? side.values : [],
  )
  const kind = kinds[0]!.find(one => kinds[1]!.some(other => other.entity === one.entity && other.field === one.field))
  const node = kind && nodes.find(n => n.entity === kind.entity && n.stands)
  if (!node || group.columns.join() === kind.columns.join()) return
  const isBoth = node.selection.where.some(
    c => c.op === 'in' && c.columns.join() === kind.columns.join() && c.values.length > 1,
  )
  if (isBoth) draft.subgroup = { entity: kind.entity.key, columns: kind.columns }
}
