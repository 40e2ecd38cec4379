import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readPairs, type Pair } from '../values/read-pairs.ts'
import { isHandle } from '../widgets/fields-of-kind.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'

/** A value that a handle can be brought to, with what it is measured in behind it. */
const AMOUNT = /^(-?\d+(?:\.\d+)?)(?:\s*[\p{L}°%€$£/]{1,12})*$/iu
/** From this on a text is the name of the handle that follows it. */
const CALLED = 0.6

/** "Set the temperature to 21 °C and the fan to 3": handles that only a script knows, by the text that stands before each. */
export const namedHandles: Mechanism = async (order, { hands, orders }) => {
  if (order.kind !== 'set' || !hands.page.nodes.some(isHandle)) return false
  const placed = readPairs(restore(order.rest, orders.source))
    .map(pairs => pairs.map(pair => placeOf(hands.page, pair)))
    .find(all => all.every(one => one !== undefined))
  if (!placed) return false
  for (const one of placed) await setField(hands, hands.again(one!.handle) ?? one!.handle, one!.value)
  return true
}

function placeOf(page: Page, { field, value }: Pair): { handle: PageNode; value: string } | undefined {
  const amount = AMOUNT.exec(value.trim())?.[1]
  const handle =
    amount === undefined || field === undefined
      ? undefined
      : page.nodes.find(node => isHandle(node) && matchText(field, textBefore(page, node)) > CALLED)
  return handle && { handle, value: amount! }
}

/** The words of the nearest text before a handle, behind any other one. */
function textBefore(page: Page, handle: PageNode): string {
  for (let at = page.order(handle) - 1; at >= 0; at--) {
    const node = page.nodes[at]!
    if (isHandle(node)) return ''
    const words = page.children(node).length === 0 ? node.name.replace(/[^\p{L} ]+/gu, ' ').trim() : ''
    if (words.length > 2) return words
  }
  return ''
}
