import { type Draft, isFree } from '../reading/draft.ts'

/**
 * "products that cost between 20 and 50", "what does the lamp cost": as a verb it asks for the price, also where the records have
 * a cost of their own, which is what their seller paid.
 */
export function readCostAsPrice(draft: Draft): void {
  draft.chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:\p{L}+s cost|costs?)$/iu.test(chunk.text) || !isVerb(draft, at)) return
    const cost = chunk.fields.find(({ field }) => field.role === 'money' && field.words.join(' ') === 'cost')
    const price = cost?.entity.fields.find(({ role, words }) => role === 'money' && words.join(' ') === 'price')
    if (!cost || !price) return
    chunk.fields = [{ ...cost, field: price, columns: [price.column] }]
    draft.notes.push('took what they cost as their price')
  })
}
readCostAsPrice.needs = /^costs?$/

/** Behind its subject and before what is compared, or at the end of a question with "do". */
function isVerb({ chunks, message }: Draft, at: number): boolean {
  const [before, after] = [chunks[at - 1], chunks[at + 1]]
  const isBehind =
    / cost$/i.test(chunks[at]!.text) ||
    Boolean(before?.entities.length) ||
    /^(?:that|which|who|to|they|it)$/i.test(before?.text ?? '')
  const isCompared =
    after?.operator?.type === 'comparator' ||
    /^(?:the|between|from|less|more|most|least|under|over|at)$/i.test(after?.text ?? '')
  return (isBehind && isCompared) || (!after && /\b(?:do|does|did)\b/i.test(message.text))
}
