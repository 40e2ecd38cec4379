import { lastingField } from '../asks/durations.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'
import { isFloating, piecesOf, place } from './pieces.ts'

const TIMES = /^(?:days|hours|minutes|weeks|months)$/i
const TAKES = /^(?:takes?|took|lasts?|lasted)$/i

/**
 * "how many days does a delivery take on average": a unit of time, a verb of lasting and "on average" that no rule has placed are the time
 * between the two dates that the one kind of record named has, a beginning and an end.
 */
export function floatDurations(draft: Draft): void {
  if (!isFloating(draft) || draft.group || draft.measures.some(m => m.column)) return
  const [average, ...others] = piecesOf(draft, 'aggregate').filter(({ operator }) => operator.fn === 'avg')
  const words = draft.chunks.filter(c => isFree(c) && (TIMES.test(c.text) || TAKES.test(c.text)))
  const [node, ...more] = draft.nodes.filter(n => !n.implicit)
  if (!average || others.length || !node || more.length) return
  if (!words.some(c => TIMES.test(c.text)) || !words.some(c => TAKES.test(c.text))) return
  const field = lastingField(draft, node.entity)
  if (!field) return
  draft.measures = [{ fn: 'avg', column: field.column }]
  draft.measured = node
  for (const word of words) use(word, 'derived')
  place(draft, average.chunk, 'aggregate')
}
