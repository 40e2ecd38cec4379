import type { Entity, Field } from './catalogue-model.ts'
import { currencyBeside } from './currencies.ts'
import { partsOfUnit } from './read-role.ts'
import { splitIdentifier } from '../language/words.ts'

/**
 * An interface that counts one amount in cents counts all of them so: `total` of an invoice, "Total after taxes", beside an `amount_paid`
 * "in cents" is in cents too, and so is the whole `amount` of a charge beside its currency. Amounts with a unit of their own keep it, and
 * where an interface has both, only those in the same record follow.
 */
export function shareUnits(entities: readonly Entity[]): void {
  const everywhere = partsIn(entities.flatMap(entity => entity.fields))
  for (const { fields } of entities) {
    const parts = partsIn(fields) ?? everywhere
    if (parts === undefined) continue
    const isOwn = partsIn(fields) !== undefined
    for (const field of fields)
      if (isWhole(field) && !partsOf(field) && (isOwn || currencyBeside(field, fields)))
        field.currency = `${field.currency ?? ''}/${parts}`
  }
}

/** Amounts as whole numbers, which alone count parts of a currency. */
const isWhole = ({ role, type }: Field): boolean => role === 'money' && type === 'integer'
const isNamedSo = ({ column }: Field): boolean => partsOfUnit(splitIdentifier(column).join(' ')) > 1
const partsOf = ({ currency }: Field): string | undefined => currency?.split('/')[1]

/** The one unit that whole amounts are told to be in. What is called `fee_cents` says that others are not. */
function partsIn(fields: readonly Field[]): string | undefined {
  const told = new Set(fields.filter(f => isWhole(f) && !isNamedSo(f)).flatMap(field => partsOf(field) ?? []))
  return told.size === 1 ? [...told][0] : undefined
}
