import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'
import { kindsNamed } from '../conditions/shared.ts'

/** What is put on top of an amount (closed classes of trade English). */
const TAX = /^(?:vat|tax|taxes|gst|sales tax|duty)$/i
const WITH = /^(?:included|including|incl|inclusive|with|after|inc|plus)$/i
const BARE = /^(?:excluded|excluding|excl|exclusive|without|before|less|minus)$/i
const LITTLE = /^(?:the|of|is|are|and|already)$/i
const GROSS = /^(?:gross|total|incl|including|inclusive)$/
const NET = /^(?:net|subtotal|excl|excluding|exclusive)$/
const NOTHING = {
  kind: 'filler',
  entities: [],
  fields: [],
  values: [],
  operator: undefined,
  literal: undefined,
} as const

/** Nouns for an amount that do not say which of several it is. */
const ANY = /^(?:total|amounts?|sums?|value|worth|price|cost)$/i

/**
 * "what do they add up to, VAT included", "the total before tax": the tax is not what is asked for, but tells which of two amounts is: the one
 * with it (gross, total) or the one without (net, subtotal). Before figures are looked for.
 */
export function readTaxIncluded(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && TAX.test(c.text))
  if (at < 0) return
  const side = besideOf(chunks, at)
  if (!side) return
  const spoken = kindsNamed(chunks)
  if (draft.previous)
    for (const entity of draft.app.entities) if (entity.key === draft.previous.root.entity) spoken.add(entity)
  const found = [...spoken].flatMap(entity => amountsOf(entity, side.isWith).map(field => ({ entity, field })))
  const [one, ...others] = found
  if (!one || others.length) return
  for (const chunk of side.chunks) Object.assign(chunk, NOTHING)
  for (const chunk of side.chunks) use(chunk, 'related')
  const mention = { entity: one.entity, field: one.field, columns: [one.field.column], quality: 1 }
  const noun = chunks.find(c => isFree(c) && ANY.test(c.text))
  // "the total of the bills before tax": the word for the sum asks for it.
  if (noun?.operator?.type === 'aggregate') return void (noun.fields = [mention])
  nameField(noun ?? chunks[at]!, mention)
  chunks[at]!.used = noun ? 'related' : undefined
}
readTaxIncluded.needs = (word: string) => TAX.test(word)

/** Whether the tax is in or not, by the word before or behind it, and the chunks that say so. */
function besideOf(chunks: Chunk[], at: number): { isWith: boolean; chunks: Chunk[] } | undefined {
  // "with tax over 50" is a bound on the tax itself.
  const behind = chunks[at + 1]
  if (behind?.operator?.type === 'comparator' || behind?.literal?.kind === 'number') return undefined
  for (const step of [1, -1]) {
    let beside = at + step
    while (LITTLE.test(chunks[beside]?.text ?? '')) beside += step
    const chunk = chunks[beside]
    if (!chunk || chunk.used || (step > 0 && !/ed$|^incl/i.test(chunk.text))) continue
    if (WITH.test(chunk.text) || BARE.test(chunk.text))
      return { isWith: WITH.test(chunk.text), chunks: [chunk, chunks[at]!] }
  }
  return undefined
}

/** The amount with the tax, or without it, of records that tell both. */
function amountsOf({ fields }: Entity, isWith: boolean): Field[] {
  const money = fields.filter(f => f.role === 'money' && !f.nested)
  const [wanted, other] = isWith ? [GROSS, NET] : [NET, GROSS]
  const own = money.filter(
    f =>
      f.words.some(word => wanted.test(word)) &&
      !f.words.some(word => TAX.test(word) && f.words.length < 3 && !other.test(word)),
  )
  return money.length > own.length ? own : []
}
