import type { Chunk } from '../chunks/chunk.ts'
import { unitOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, type Node, isFree } from '../reading/draft.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'
import { isKeyOf } from './told-verbs.ts'
import { isOnlyThought } from './most-in-money.ts'

/** Quantities of which there is so much: kilograms, litres, hectares. */
const MASSES: ReadonlySet<string> = new Set(['mass', 'volume', 'area', 'energy'])

/**
 * "how much did we harvest", "how much clover honey is there" of records with their kilograms, where no sum of money may be meant: a
 * price of each comes to nothing. `chunk` is the noun for what there is so much of.
 */
export function howMuchOf(
  { chunks }: Draft,
  at: number,
  node: Node,
): { node: Node; column: string; chunk?: Chunk } | undefined {
  const isNamed = chunks.some(c => c.values.some(v => v.entity === node.entity && isKeyOf(v.entity, v.field)))
  // "how much is the Carbonara" of dishes with their price and calories: of something by its name or its number it is the price.
  const isPriced = isNamed && node.entity.fields.some(field => !field.nested && isPriceOfOne(field))
  const field = /^how much$/i.test(chunks[at]!.text) && !isPriced ? massOf(node.entity) : undefined
  if (!field) return undefined
  const chunk = chunks.slice(at + 1, at + 3).find(c => isFree(c) && namesStuff(c, node.entity))
  return { node, column: field.column, ...(chunk && { chunk }) }
}

function massOf({ fields }: Entity): Field | undefined {
  const own = fields.filter(field => !field.nested)
  const masses = own.filter(f => f.role === 'number' && isAdditive(f) && MASSES.has(unitOf(f)?.quantity ?? ''))
  const isMoney = own.some(field => field.role === 'money' && !isPriceOfOne(field))
  return masses.length === 1 && !isMoney ? masses[0] : undefined
}

/** "honey" of records with a `honey_type`. */
const namesStuff = ({ fields, text }: Chunk, entity: Entity): boolean =>
  fields.some(
    ({ entity: of, field: { words } }) =>
      of === entity &&
      words.length === 2 &&
      words[0] === text.toLowerCase() &&
      /^(?:type|kind|variety|sort|grade|name)$/.test(words[1]!),
  )

const OTHER_PRICE = 0.6
const PAID_ONCE = /^(?:standard|purchase|purchased|buying|acquisition|deposit)$/

/** What something cost those who have it, or would cost. */
export const isOtherPrice = (field: Field): boolean =>
  isOnlyThought(field) || field.words.some(word => PAID_ONCE.test(word))

/** "how much is it" of what has only a purchase price, or what a lost one costs: that is hardly what is asked. */
export function doubtOtherPrice(draft: Draft, at: number, field: Field): void {
  const [much, is] = draft.chunks.slice(at, at + 2).map(c => c.text)
  if (!/^how much$/i.test(much ?? '') || !/^(?:is|are)$/i.test(is ?? '')) return
  if (isOtherPrice(field)) draft.sureness = Math.min(draft.sureness, OTHER_PRICE)
}
