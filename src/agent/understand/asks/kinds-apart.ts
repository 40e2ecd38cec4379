import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import type { Measure } from '../reading/query.ts'

/**
 * "wins and losses per quarter", "novels and comics by year": the plurals of two kinds that "and" joins are counted apart in each
 * group, each in a column of its own. Adjectives of one noun ("red and blue boats per harbour") may as well tell which ones are
 * counted together.
 */
export function readKindsApart(draft: Draft): void {
  const { chunks, group, subgroup, measures, nodes } = draft
  if (!group || subgroup || measures.some(m => m.fn !== 'count')) return
  const at = chunks.findIndex(({ text }, i) => /^and$/i.test(text) && i > 0 && i < chunks.length - 1)
  const sides = [chunks[at - 1], chunks[at + 1]].filter(isKind)
  const node = nodes.find(n => n.stands && sides.every(side => side.values.some(v => v.entity === n.entity)))
  if (sides.length < 2 || !node) return
  const both = node.selection.where.find(c => c.op === 'in' && c.values.length > 1 && c.text)
  const parts = sides.map(({ text, values }): Measure | undefined => {
    const own = values.find(v => v.entity === node.entity && v.columns.join() === both?.columns.join())
    const op = own?.values.length === 1 ? '=' : 'in'
    return own && { fn: 'count', said: text.toLowerCase(), part: [{ columns: own.columns, op, values: own.values, text: true, label: text }] } // oxfmt-ignore
  })
  const counts = parts.flatMap(part => part ?? [])
  if (counts.length === sides.length && group.columns.join() !== both!.columns.join()) draft.measures = counts
}
readKindsApart.needs = /^and$/

/** The plural of a kind: "novels". */
const isKind = (chunk: Chunk | undefined): chunk is Chunk =>
  chunk?.used === 'value' && isPlural(chunk.text) && !chunk.entities.length
