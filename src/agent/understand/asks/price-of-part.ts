import { type Draft, isFree, nameField } from '../reading/draft.ts'
import { singular } from '../language/words.ts'

const HOW_MUCH =
  /^\W*(?:and |so )?(?:how much (?:is|are|does|do|for|was|were)\b|what (?:does|do|is the (?:price|cost) of|are the (?:prices|costs) of)\b.*)/i
/** What the price of something is called behind its noun. */
export const PRICE = /^(?:price|fee|cost|charge|fare|rate|rent|toll)$/

/**
 * "how much is a ticket for the Gala", "what does a lesson cost with Ann" of a `ticket_price`, a `lesson_fee`: the price that is called after what
 * is paid for, whatever else begins with that noun. Before nouns are looked for.
 */
export function readPriceOfPart(draft: Draft): void {
  const { chunks, message } = draft
  if (!HOW_MUCH.test(message.text)) return
  chunks.forEach((chunk, at) => {
    const noun = singular(chunk.text.toLowerCase())
    if (
      !isFree(chunk) ||
      chunk.values.length ||
      !/^(?:an?|the|one|for|is|are|do|does|of)$/i.test(chunks[at - 1]?.text ?? '')
    )
      return
    if (chunk.entities.some(e => e.quality >= 0.8)) return
    const named = new Set(
      chunks.flatMap(c => [
        ...c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity),
        ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
      ]),
    )
    const found = [...named].flatMap(entity =>
      entity.fields
        .filter(
          f =>
            /^(?:money|number)$/.test(f.role) &&
            f.words.length === 2 &&
            singular(f.words[0]!) === noun &&
            PRICE.test(f.words[1]!),
        )
        .map(field => ({ entity, field })),
    )
    const [one, ...others] = found
    if (one && !others.length) nameField(chunk, { ...one, columns: [one.field.column], quality: 0.95 })
  })
}
readPriceOfPart.needs = /^(?:much|what)$/
