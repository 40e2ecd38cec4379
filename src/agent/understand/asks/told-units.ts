import { type Draft, isFree, use } from '../reading/draft.ts'
import { singular } from '../language/words.ts'

const TIMES = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i

/** "average delay in hours" of `delay_hours`: the unit that the figure has anyway says nothing more. */
export function readToldUnits(draft: Draft): void {
  const { chunks, measures, project, nodes } = draft
  const at = chunks.findLastIndex(c => c.kind !== 'filler')
  const unit = chunks[at]
  if (!isFree(unit) || !TIMES.test(unit.text) || !/^in$/i.test(chunks[at - 1]?.text ?? '')) return
  const columns = new Set([
    ...measures.map(m => m.column),
    ...project.flatMap(p => p.columns),
    ...nodes.flatMap(n => n.selection.order?.columns ?? []),
  ])
  const asked = nodes.flatMap(n => n.entity.fields.filter(field => columns.has(field.column)))
  const isSame = (words: readonly string[]) => words.some(word => singular(word) === singular(unit.text.toLowerCase()))
  if (asked.some(({ words }) => isSame(words))) use(unit, 'filler')
}
