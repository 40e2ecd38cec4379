import * as gold from '../gold.ts'
import { nameOf } from '../set-s/choose.ts'

export const gbp = (amount: number) => `£${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`
/** A record, or its name in a sentence. */
export const told = (row: object, name: string, field?: string) => gold.either(gold.record(row), gold.text(name, field))
/** A person, or their name in a sentence. */
export const toldPerson = (row: { firstName: string; lastName: string }) => told(row, nameOf(row))
/** Records that a superlative picks, by another record that each of them points to. */
export const whose = <T extends object>(best: gold.RecordGold, other: (row: T) => object, name: (row: T) => string) =>
  gold.either(
    gold.record(...best.items.map(one => other(one as T))),
    ...best.items.map(one => gold.text(name(one as T))),
    gold.all(best, gold.mentions(best.items.map(one => name(one as T)))),
  )
