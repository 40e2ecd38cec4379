import { findUnit } from '../calls/units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { type Draft, isFree, makeFiller, use } from '../reading/draft.ts'

/** Nouns for money that say nothing more behind the name of an amount. */
const AMOUNT = /^(?:pay|salary|wages?|amount|price|value|cost|sum|payment|earnings|income)$/i

const PAYS = /^(?:pay|paid|earn|earned|charge|charged)$/i

/**
 * "how much overtime did we pay in March", "what was her net pay" of payslips with an `overtime` and a `net`: where the figure is named, the verb
 * or noun of paying beside it is no other figure of somebody else's. Before verbs of measure are read.
 */
export function passMeasuredAlready({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || chunk.entities.length || chunk.values.length || chunk.fields.some(f => f.quality >= 0.8)) return // oxfmt-ignore
    if (AMOUNT.test(chunk.text) && isNamedFigure(chunks[at - 1])) return use(makeFiller(chunk), 'project')
    const isSaid = /^(?:we|i|you|they)$/i.test(chunks[at - 1]?.text ?? '') && /^(?:do|did|have)$/i.test(chunks[at - 2]?.text ?? '') // oxfmt-ignore
    const isAsked = /^how much$/i.test(chunks[at - 4]?.text ?? '') && isNamedFigure(chunks[at - 3])
    if (isSaid && isAsked && PAYS.test(chunk.text)) use(makeFiller(chunk), 'related')
    if (CHARGES.test(chunk.text) && chunks.slice(0, at).some((c, i) => isUnitAsked(chunks, i) && isFree(c)))
      use(makeFiller(chunk), 'related')
  })
}

/** Verbs of filling up as well as of asking money. */
const CHARGES = /^charg(?:e|es|ed|ing)$/i

/** "how many kWh has she charged": what is told in a unit of its own is no money. */
const isUnitAsked = (chunks: readonly Chunk[], at: number): boolean => {
  const unit = findUnit(chunks[at]!.text) ?? findUnit(chunks[at]!.text.toLowerCase())
  return chunks[at - 1]?.operator?.type === 'count' && unit !== undefined && unit.quantity !== 'time' && chunks[at]!.fields.length > 0 // oxfmt-ignore
}

const isNamedFigure = (chunk: Chunk | undefined): boolean =>
  isFree(chunk) && !chunk.entities.length && chunk.fields.some(f => f.quality === 1 && isFigure(f.field))
