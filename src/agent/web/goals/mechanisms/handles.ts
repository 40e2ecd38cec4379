import { pattern } from '../../../../lib/patterns.ts'
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

/** The widest that a grip is, in pixels. */
const GRIP = 26
const SLIDER = '(?:slider|handle|knob|thumb|grip|marker)'
const TO_VALUE: readonly RegExp[] = [
  pattern('i')`
    ^(?:the |this )?(?:[a-z]+ )?${SLIDER}(?:,? so that it (?:is|shows|says))?
    \ (?:to|at|on|onto|until) (?:the )?(?:value |position |number |mark )*(-?\d+(?:\.\d+)?)$
  `,
  new RegExp(`^(?:the )?(?:value |number )*(-?\\d+(?:\\.\\d+)?) (?:with|using|on|by) (?:the |this )?${SLIDER}$`, 'i'),
]

/** "Move the slider to 5", where nothing is marked as one: the one small thing without words that can be gripped. */
export const bareHandle: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:drag|set|choose|enter)$/.test(order.kind)) return false
  const said = restore(order.rest, orders.source)
  const value = TO_VALUE.map(form => form.exec(said)?.[1]).find(found => found !== undefined)
  const { page } = hands
  if (value === undefined || page.nodes.some(node => node.role === 'slider' || isHandle(node))) return false
  const grips = page.nodes.filter(
    node =>
      node.role === 'generic' &&
      (node.clickable === true || node.draggable === true) &&
      node.background !== undefined &&
      page.children(node).length === 0 &&
      node.box !== undefined &&
      Math.max(node.box[2], node.box[3]) <= GRIP,
  )
  if (grips.length !== 1) return false
  await setField(hands, grips[0]!, value)
  return true
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
