import type { Chunk } from '../chunks/chunk.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { onHand } from './left-over.ts'

/**
 * "stock per colour" of a `QtyOnHand` beside a `MinQty`: of the figures for which the word may stand, the one that tells what there is goes
 * before bounds and before what was ordered. Where a figure is called so itself, it is that. Before figures are read.
 */
export function readWordsForStock(draft: Draft): void {
  const { chunks, app } = draft
  nameWhatIsHeld(draft)
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:stock|inventory)(?: levels?)?$/i.test(chunk.text) || chunk.entities.length) return
    if (!chunk.fields.length || chunk.fields.some(f => f.quality >= 0.8)) return
    const spoken = new Set(chunks.flatMap((c, i) => (i === at ? [] : kindsOf(c))))
    const having = app.entities.filter(entity => !entity.hidden && onHand(entity).length === 1)
    const [entity, ...others] = having.length > 1 ? having.filter(one => spoken.has(one)) : having
    if (!entity || others.length) return
    const [field] = onHand(entity)
    chunk.fields = [{ entity, field: field!, columns: [field!.column], quality: 0.85 }]
  })
}
readWordsForStock.needs = /^(?:stock|inventory)$/

/** "what have we got the most of in stock?": the thing itself, and not how many there are of it. */
function nameWhatIsHeld({ chunks, app, message }: Draft): void {
  const [what] = chunks
  if (
    !/^\W*what (?:have|do) (?:we|i|you) (?:(?:got|have|keep|hold) )?(?:the )?(?:most|least|fewest)\b/i.test(
      message.text,
    )
  )
    return
  if (!isFree(what)) return
  if (!/^what$/i.test(what.text) || chunks.some(({ entities }) => entities.some(e => e.quality >= 0.8))) return
  const [held, ...others] = app.entities.filter(entity => !entity.hidden && onHand(entity).length === 1)
  if (held && !others.length) nameKind(what, held)
}

const kindsOf = ({ entities, fields, values }: Chunk) => [...entities, ...fields, ...values].map(one => one.entity)
