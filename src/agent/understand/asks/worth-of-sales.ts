import type { Chunk } from '../chunks/chunk.ts'
import { linesOf } from '../entity-model/holder-of.ts'
import { type Draft, addNode, isFree, use } from '../reading/draft.ts'
import { pricedLine, salesByLines, worthOfLines } from './sold-lines.ts'

/** What a sale comes to. */
const VALUE = /^(?:value|worth|size|total|amount|revenue)$/i
const BESIDE = /^(?:of|an?|the|our|is|per|each|every)$/i

/**
 * "the average order value" of orders that tell no amount themselves: all that their lines come to, divided by the number of the orders, and not what
 * one line comes to. Before figures are read.
 */
export function readWorthOfSales(draft: Draft): void {
  const { chunks, app, nodes } = draft
  const average = chunks.find(c => isFree(c) && c.operator?.type === 'aggregate' && c.operator.fn === 'avg')
  const [sale, ...others] = average ? salesByLines(app) : []
  if (!average || !sale || others.length || draft.measured) return
  const node = nodes.find(n => n.entity === sale && !n.implicit && !n.previous)
  const lines = linesOf(sale, app).flatMap(line => pricedLine(line) ?? [])
  const at = chunks.findIndex(
    (c, i) => isFree(c) && VALUE.test(c.text) && node !== undefined && isBeside(chunks, i, node.at),
  )
  const per = chunks.filter((c, i) => c.operator?.type === 'group' && !(at < i && i < (node?.at ?? 0)))
  if (!node || at < 0 || lines.length !== 1 || per.some(isFree)) return
  const column = worthOfLines(draft, at, lines[0]!)
  draft.ratio = node
  draft.head = addNode(draft, lines[0]!.entity, at, true)
  draft.measures.push({ fn: 'sum', column })
  for (const one of [average, chunks[at]!]) use(one, 'aggregate')
  for (const one of chunks)
    if (isFree(one) && (/^how much$/i.test(one.text) || one.operator?.type === 'group')) use(one, 'aggregate')
}
readWorthOfSales.needs = (word: string) => VALUE.test(word)

/** "order value", "value of an order", "is an order worth". */
function isBeside(chunks: readonly Chunk[], at: number, noun: number): boolean {
  const between = chunks.slice(Math.min(at, noun) + 1, Math.max(at, noun))
  return between.every(c => BESIDE.test(c.text))
}
