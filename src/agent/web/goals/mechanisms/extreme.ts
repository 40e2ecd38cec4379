import type { PageNode } from '../../../../contract/page.ts'
import { sizeOf } from '../../ground/attributes.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { nameOf } from '../hands.ts'
import { findLists } from '../items.ts'
import { measure, readSuperlative, type Superlative } from '../values/measure.ts'
import { controlFor } from './act-on-item.ts'
import type { Mechanism, Work } from '../work.ts'

/** "Click the largest number", "choose the cheapest flight", "find the longest word": compares what stands side by side. */
export const extreme: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find|open|book|other|count|submit)$/.test(order.kind)) return false
  const said = restore(order.rest, work.orders.source)
  const superlative = readSuperlative(said)
  if (!superlative) return false
  const best = findExtreme(work.hands.page, superlative)
  if (!best) return false
  // "save the cheapest": the verb is the name of a control in every item.
  const own = order.kind === 'submit' ? controlFor(work.hands.page, order.verb, best) : undefined
  if (order.kind === 'submit' && !own) return false
  if (own) {
    await work.hands.click(own)
    return true
  }
  if (order.kind === 'find' || order.kind === 'count') {
    work.memory.value = measureText(work.hands.page, best, superlative)
    work.memory.item = best
    const isLast = work.at === work.orders.list.length - 1
    if (!isLast) return true
    if (!isControl(best) && !controlIn(work.hands.page, best)) {
      work.result = work.memory.value
      return true
    }
  }
  await takeItem(work, best)
  return true
}

/** The number alone where numbers are compared, else the text. */
function measureText(page: Page, node: PageNode, { by }: Superlative): string {
  const text = page.text(node).trim()
  return by === 'number' ? (/-?\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? text) : text
}

/** The item with the most or least of what is compared, among the list that has it in every item. */
export function findExtreme(page: Page, superlative: Superlative): PageNode | undefined {
  const { by, most } = superlative
  const value = (node: PageNode) => measure(page.text(node), by)
  const lists = [...findLists(page), flatNumbers(page)].filter(list => list.length > 1)
  const isNumber = (node: PageNode) => /^\s*-?[\d.,]+\s*$/.test(page.text(node))
  const able = lists.filter(
    list =>
      list.every(item => value(item) !== undefined) &&
      (by !== 'length' || list.every(item => page.text(item).length < 60)),
  )
  const among = by === 'number' ? (able.find(list => list.every(isNumber)) ?? able[0]) : able[0]
  if (!among) {
    const shapes = page.nodes.filter(node => node.shape !== undefined && node.box)
    return by === 'number' && shapes.length > 1
      ? shapes.reduce((best, node) => (sizeOf(node) > sizeOf(best) === most ? node : best))
      : undefined
  }
  return among.reduce((best, node) =>
    (most ? value(node)! > value(best)! : value(node)! < value(best)!) ? node : best,
  )
}

/** Numbers that stand alone, wherever they are. */
const flatNumbers = (page: Page): PageNode[] =>
  page.nodes.filter(
    node => page.children(node).length === 0 && !node.hidden && /^\s*-?\d[\d,]*(?:\.\d+)?\s*$/.test(node.name),
  )

export const controlIn = (page: Page, node: PageNode): PageNode | undefined => page.inside(node).find(isControl)

/** Clicks an item: itself where it answers clicks, else the control in it. */
export async function takeItem({ hands }: Work, node: PageNode): Promise<void> {
  const { page } = hands
  const control = isControl(node)
    ? node
    : (controlIn(page, node) ?? page.ancestors(node).slice(0, 2).find(isControl) ?? node)
  if (/^(?:checkbox|radio)$/.test(control.role))
    await hands.act('check', { ref: control.ref, checked: true }, `chose ${nameOf(page, control)}`)
  else await hands.click(control)
}
