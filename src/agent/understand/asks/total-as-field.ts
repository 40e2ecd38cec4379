import type { Chunk } from '../chunks/chunk.ts'
import { isNumeric } from '../conditions/shared.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree, nameField } from '../reading/draft.ts'

const HAD = /^(?:with|have|has|had|having|whose)$/i
const PASSED = /^(?:of|that|which|is|are|was)$/i
/** How well a figure is named that is called so beside other words. */
const NAMED = 0.9

/**
 * "orders that have a total of more than 900", "invoices below 130 in total", "total > 50": beside a bound the word for a sum is the
 * figure of each record that is called so, where the records have one. So it is of the one that comes first ("the total of the latest order").
 */
export function readTotalAsField(draft: Draft): void {
  const { chunks } = draft
  for (const [at, chunk] of chunks.entries()) {
    if (!isFree(chunk) || chunk.operator?.type !== 'aggregate' || chunk.operator.fn !== 'sum') continue
    if (!isBounded(draft, at) && !isOfOneRanked(draft, at)) continue
    const own = draft.nodes
      .filter(n => !n.implicit)
      .flatMap(({ entity }): FieldMention[] =>
        entity.fields
          .filter(field => field.words.join(' ') === 'total' && isNumeric({ field }))
          .map(field => ({ entity, field, columns: [field.column], quality: NAMED })),
      )
    if (own.length === 1) nameField(chunk, own[0]!)
  }
}
readTotalAsField.needs = /^total$/

function isBounded({ chunks }: Draft, at: number): boolean {
  const { text } = chunks[at]!
  if (/^in total$/i.test(text))
    return chunks[at - 1]?.literal?.kind === 'number' && chunks[at - 2]?.operator?.type === 'comparator'
  if (!/^total$/i.test(text)) return false
  let next = at + 1
  while (PASSED.test(chunks[next]?.text ?? '')) next++
  const isBound = chunks[next]?.operator?.type === 'comparator'
  const isHad = /^(?:an?|the)$/i.test(chunks[at - 1]?.text ?? '') && HAD.test(chunks[at - 2]?.text ?? '')
  return isBound && (isHad || (at === 0 && next === 1))
}

/** "the total of the latest order", "… of the latest of them": of one record there is nothing to add up. */
function isOfOneRanked({ chunks, nodes }: Draft, at: number): boolean {
  const before = /^the$/i.test(chunks[at - 1]?.text ?? '') ? at - 1 : at
  if (!/^total$/i.test(chunks[at]!.text) || !/^of$/i.test(chunks[at + 1]?.text ?? '') || isAdded(chunks[before - 1]))
    return false
  const first = chunks.findIndex((c, i) => i > at + 1 && c.operator?.type === 'superlative')
  if (first < 0 || first > at + 3 || /^(?:most|least|fewest)$/i.test(chunks[first]!.text)) return false
  if (chunks[first + 1]?.literal?.kind === 'number') return false
  const noun = nodes.find(node => node.at > first)
  const isOfThem = /^of$/i.test(chunks[first + 1]?.text ?? '')
  return noun !== undefined && (isOfThem || !isPlural(chunks[noun.at]?.text ?? ''))
}

/** "the sum total of …". */
const isAdded = (chunk: Chunk | undefined): boolean => /^(?:sum|grand|combined)$/i.test(chunk?.text ?? '')
