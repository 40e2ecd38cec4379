import type { Chunk } from '../chunks/chunk.ts'
import type { Draft } from '../reading/draft.ts'
import { leadsUp } from '../entity-model/relations.ts'
import { isPlural, wordsOf } from '../language/words.ts'

/**
 * "the total amounts of sold and leased boats": the plural of a figure and "and" between two values of one field ask for the figure
 * of each. A figure whose own name is a plural ("the total sales of open and closed shops") may as well be that of all.
 */
export function readFiguresOfEach(draft: Draft): void {
  const { chunks, group, share, nodes, measures, app } = draft
  const [measure, ...more] = measures
  if (group || share || more.length || !measure?.column || !/^(?:sum|avg|median)$/.test(measure.fn)) return
  if (!chunks.some(chunk => isSeveral(chunk, measure.column!))) return
  const at = chunks.findIndex(({ text }) => /^and$/i.test(text))
  const [first, second] = [valueBeside(chunks, at, -1), valueBeside(chunks, at, 1)]
  const counted = nodes.find(n => !n.previous && n.entity.fields.some(f => f.column === measure.column))
  if (!first || !second || !counted) return
  for (const { entity, selection } of nodes) {
    if (entity !== counted.entity && !leadsUp(counted.entity, entity, app)) continue
    const both = selection.where.find(({ op, columns }) => op === 'in' && isOf(first, columns) && isOf(second, columns))
    if (both) draft.group = { entity: entity.key, columns: both.columns }
  }
}

/** "amounts" of an `amount`. */
const isSeveral = ({ text, fields }: Chunk, column: string): boolean =>
  isPlural(wordsOf(text).at(-1) ?? '') &&
  fields.some(({ field }) => field.column === column && !isPlural(field.words.at(-1)!))

/** The value right beside a word, or behind the article there. */
function valueBeside(chunks: readonly Chunk[], at: number, step: 1 | -1): Chunk | undefined {
  if (at < 0) return undefined
  const next = step > 0 && /^(?:the|our|my)$/i.test(chunks[at + 1]?.text ?? '') ? at + 2 : at + step
  const chunk = chunks[next]
  return chunk?.used === 'value' ? chunk : undefined
}

const isOf = ({ values }: Chunk, columns: readonly string[]): boolean =>
  values.some(value => value.values.length === 1 && value.columns.join() === columns.join())
