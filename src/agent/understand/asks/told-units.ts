import { type Draft, isFree, use } from '../reading/draft.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { findUnit } from '../calls/units.ts'
import { isOnClock, unitOf } from '../conditions/field-units.ts'
import { singular } from '../language/words.ts'

const TIMES = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$/i

/** "average delay in hours" of `delay_hours`: the unit that the figure has anyway says nothing more; another one on the clock is what it is told in. */
export function readToldUnits(draft: Draft): void {
  const { chunks, measures, project, nodes } = draft
  const last = chunks.findLastIndex(c => c.kind !== 'filler')
  const isTold = (c: Chunk, i: number) => TIMES.test(c.text) && (i === last || isOnClock(unitNamed(c)))
  const at = chunks.findIndex((c, i) => /^in$/i.test(chunks[i - 1]?.text ?? '') && isTold(c, i))
  const unit = chunks[at]
  // "in hours", which other records that nobody speaks of tell as well.
  const stray = project.find(p => p.at === at && nodes.every(n => n.implicit || n.entity !== p.entity))
  if (!unit || !(isFree(unit) || stray)) return
  const columns = new Set([
    ...measures.map(m => m.column),
    ...project.flatMap(p => p.columns),
    ...nodes.flatMap(n => n.selection.order?.columns ?? []),
  ])
  const asked = nodes.flatMap(n => n.entity.fields.filter(field => columns.has(field.column)))
  const isSame = (words: readonly string[]) => words.some(word => singular(word) === singular(unit.text.toLowerCase()))
  if (isFree(unit) && asked.some(({ words }) => isSame(words))) return use(unit, 'filler')
  if (!measures.length || !isOnClock(unitNamed(unit)) || !asked.some(field => isOnClock(unitOf(field)))) return
  draft.project = project.filter(p => p !== stray)
  Object.assign(unit, { isToldUnit: true, used: 'told' })
}
readToldUnits.needs = (word: string) => TIMES.test(word)

const unitNamed = ({ text }: Chunk) => findUnit(text.toLowerCase())
