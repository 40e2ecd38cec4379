import type { Chunk } from '../chunks/chunk.ts'
import { addCondition, type Draft, isFree, type Node, use } from '../reading/draft.ts'
import { isPlural } from '../language/words.ts'
import { leaveOutCalledOff } from './leave-out-dropped.ts'
import { negationBefore } from './negation.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'

/**
 * "the next appointment", "Ann's next lesson", "our next three shows": of those that begin after this moment the earliest, one or so
 * many. Only of records with one date that is clearly their beginning, and where nothing is called "next".
 */
export function readNextOnes(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.kind !== 'unknown' || !/^next$/i.test(chunk.text) || negationBefore(draft, at)) return
    const number = numberBehind(draft, at)
    const from = at + (number ? 2 : 1)
    const node = draft.nodes.find(n => n.at >= from && n.at < from + 3 && !n.implicit && !n.previous)
    // "the next Italian exam": of which kind it is stands between.
    const isBeside = node && draft.chunks.slice(from, node.at).every(c => c.values.length > 0 || c.fields.some(f => f.field.role === 'boolean')) // oxfmt-ignore
    if (!isBeside) return
    const begin = node && beginOf(node.entity)
    if (!node || !begin || node.selection.order || (!number && isPlural(draft.chunks[node.at]!.text))) return
    takeNext(draft, node, begin.column, number?.value ?? 1, at)
    use(chunk, 'superlative')
    if (number) use(number.chunk, 'superlative')
  })
}
readNextOnes.needs = /^next$/

function numberBehind({ chunks }: Draft, at: number): { chunk: Chunk; value: number } | undefined {
  const chunk = chunks[at + 1]
  const literal = isFree(chunk) && chunk.literal?.kind === 'number' ? chunk.literal : undefined
  return literal?.unit === 'plain' && Number.isInteger(literal.value)
    ? { chunk: chunk!, value: literal.value }
    : undefined
}

function takeNext(draft: Draft, node: Node, column: string, limit: number, at: number): void {
  const label = 'that is still to come'
  addCondition(node, { columns: [column], op: '>', values: [draft.message.moment], at, label })
  leaveOutCalledOff(draft, node, at)
  Object.assign(node.selection, { order: { columns: [column], direction: 'asc' }, limit })
}
