import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { lookUp } from '../values/read-shown.ts'
import { readPairs, type Pair } from '../values/read-pairs.ts'
import { isHandle } from '../widgets/fields-of-kind.ts'
import { setField } from '../widgets/set-field.ts'
import { setSlider } from '../widgets/slider.ts'
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
  pattern('i')`
    ^(?:the |this )?(?:[a-z]+ )?${SLIDER},? (?:until|so that|such that|till) (?:the )?(?:it|display|value|number|level|output|label|figure|text)
    \ (?:(?:beside|below|above|under|next to) (?:it|the \S+) )?(?:is|shows|says|reads|displays|reaches) (-?\d+(?:\.\d+)?)$
  `,
  new RegExp(`^(?:the )?(?:value |number )*(-?\\d+(?:\\.\\d+)?) (?:with|using|on|by) (?:the |this )?${SLIDER}$`, 'i'),
]

/** "Move the slider to 5", where nothing is marked as one: the one small thing without words that can be gripped. */
export const bareHandle: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:drag|set|choose|enter)$/.test(order.kind)) return false
  const said = restore(order.rest, orders.source)
  const { page } = hands
  const value = TO_VALUE.map(form => form.exec(said)?.[1]).find(found => found !== undefined) ?? levelSaid(page, said)
  if (value === undefined || page.nodes.some(node => node.role === 'slider' || isHandle(node))) return false
  const [grip, ...others] = gripsOf(page)
  if (!grip || others.length > 0) return false
  await setSlider(hands, grip, Number(value))
  return true
}

/** Small things without words that can be gripped: what answers the mouse, else what lies on a track. */
export function gripsOf(page: Page): PageNode[] {
  const grips = page.nodes.filter(
    node =>
      node.role === 'generic' &&
      (node.clickable === true || node.draggable === true) &&
      node.background !== undefined &&
      page.children(node).length === 0 &&
      node.name === '' &&
      node.box !== undefined &&
      Math.max(node.box[2], node.box[3]) <= GRIP,
  )
  return grips.length > 0 ? grips : page.nodes.filter(node => isOnTrack(page, node))
}

/** "the level to 37", where the page shows a number behind "Level". */
function levelSaid(page: Page, said: string): string | undefined {
  const [, what, value] = /^(?:the )?(\p{L}[\p{L} ]*?) to (-?\d+(?:\.\d+)?)$/iu.exec(said) ?? []
  const held = what === undefined ? undefined : lookUp(page, what)
  return held && /^\s*-?\d/.test(held.text) && !held.node.editable ? value : undefined
}

/** A small filled figure whose middle lies on a line, or on a thin bar, that is much longer: it can only be pulled along it. */
function isOnTrack(page: Page, { ref, shape, tag, box, background }: PageNode): boolean {
  const isDrawn = /^(?:circle|rect|ellipse|polygon)$/.test(shape ?? '') && tag !== 'line'
  const isBox = shape === undefined && background !== undefined && page.text(page.get(ref)!) === ''
  if (!box || (!isDrawn && !isBox)) return false
  if (Math.max(box[2], box[3]) > GRIP || Math.max(box[2], box[3]) < 6) return false
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  return page.nodes.some(other => {
    const isLine = isDrawn ? /^(?:line|rect)$/.test(other.shape ?? '') : other.background !== undefined
    if (other.ref === ref || !other.box || !isLine) return false
    const [left, top, width, height] = other.box
    const isBar = Math.min(width, height) <= Math.min(box[2], box[3]) && Math.max(width, height) > 3 * box[2]
    return isBar && x > left - 2 && x < left + width + 2 && y > top - 2 && y < top + height + 2
  })
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
