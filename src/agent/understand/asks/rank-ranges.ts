import { isNumeric, pickField } from '../conditions/shared.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Words for a place in an order. */
const PLACE = /^(?:ranked|ranks?|ranking|places?|placed|positions?|numbers?|nos?)$/i
const TO = /^(?:to|through|till|until|and|-|–)$/i
const UPWARDS = /^(?:ascending|lowest|smallest|fewest|least|bottom)$/i
/** Nobody asks for places so far down. */
const LAST_PLACE = 10_000

/**
 * "clients ranked 5 to 10 by turnover", "orders 11 to 20 by value": places in the order that the message tells, and no bounds on
 * a figure. Without an order nothing is in a place.
 */
export function readRankRanges(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const last = chunks[at + 2]
    if (!isPlace(chunk) || !isPlace(last) || !TO.test(chunks[at + 1]?.text ?? '')) return
    const [from, to] = [chunk.literal.value, last.literal.value]
    const word = chunks[at - 1]
    const node = nodes.find(one => one.at === at - 1 && !one.implicit)
    if (from >= to || !word || !(node || (isFree(word) && PLACE.test(word.text)))) return
    const ranked =
      node ?? nodes.filter(one => !one.implicit).sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]
    const by = chunks.findIndex((c, i) => i > at + 2 && isFree(c) && /^by$/i.test(c.text))
    const field = by < 0 ? undefined : figureBehind(draft, by)
    if (!ranked || field?.node !== ranked || ranked.selection.order) {
      // "ranked 5 to 10" by nothing is no bound on whatever figure there is.
      if (/^rank/i.test(word.text))
        for (const part of [chunk, last]) Object.assign(part, { kind: 'unknown', literal: undefined })
      return
    }
    const upwards = chunks.find(c => isFree(c) && UPWARDS.test(c.text))
    const { columns } = field.mention
    Object.assign(ranked.selection, { order: { columns, direction: upwards ? 'asc' : 'desc' }, offset: from, limit: to - from + 1 }) // oxfmt-ignore
    for (const part of [chunk, last, chunks[by]!, field.chunk, ...(upwards ? [upwards] : [])]) use(part, 'rank')
    if (!node) use(word, 'rank')
  })
}

type Numbered = Chunk & { literal: { kind: 'number'; value: number } }
const isPlace = (chunk: Chunk | undefined): chunk is Numbered =>
  isFree(chunk) &&
  chunk.literal?.kind === 'number' &&
  chunk.literal.unit === 'plain' &&
  Number.isInteger(chunk.literal.value) &&
  chunk.literal.value > 0 &&
  chunk.literal.value <= LAST_PLACE

/** The figure that is named behind "by". */
function figureBehind(draft: Draft, by: number) {
  for (let at = by + 1; at < Math.min(draft.chunks.length, by + 4); at++) {
    const chunk = draft.chunks[at]!
    const found = isFree(chunk) ? pickField(draft, at, chunk.fields.filter(isNumeric)) : undefined
    if (found) return { ...found, chunk }
  }
  return undefined
}
