import { restore } from '../../read/literals.ts'
import { readPairs } from '../values/read-pairs.ts'
import { readValue } from '../values/read-value.ts'
import { setField } from '../widgets/set-field.ts'
import { atAddress } from '../addresses.ts'
import { partsOf } from '../read-orders.ts'
import type { Mechanism } from '../work.ts'

/** "Reserve seats B3 and B4", "click square c2", "type 5 into cell B2": places of a grid by their letter and number. */
export const atPlaces: Mechanism = async (order, { hands, orders, memory }) => {
  if (order.kind === 'enter' || order.kind === 'set') {
    const pairs = readPairs(order.rest).find(
      list =>
        list.length === 1 &&
        list[0]!.field !== undefined &&
        atAddress(hands.page, restore(list[0]!.field, orders.source)),
    )
    const field = pairs && atAddress(hands.page, restore(pairs[0]!.field!, orders.source))
    if (!field?.editable) return false
    await setField(hands, field, readValue(hands, pairs![0]!.value, orders.source, memory))
    return true
  }
  if (!/^(?:click|choose|book|other|add)$/.test(order.kind)) return false
  const places = partsOf(restore(order.rest, orders.source)).map(part => atAddress(hands.page, part))
  if (places.length === 0 || places.some(node => node === undefined || node.editable)) return false
  for (const node of places) await hands.click(hands.again(node!) ?? node!)
  return true
}

/** Whether the first part of what is said is the address of a place on the page. */
export const namesPlace = (page: Parameters<typeof atAddress>[0], said: string): boolean =>
  partsOf(said).some(
    part => atAddress(page, part.replace(/^.*\b(?:into|in|to|at)\s+(?=(?:the )?\S+ ?\S*$)/i, '')) !== undefined,
  )
