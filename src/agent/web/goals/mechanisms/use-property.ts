import { restore } from '../../read/literals.ts'
import { isControl } from '../../ground/purposes.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { itemOf } from '../items.ts'
import { lookUp } from '../values/read-shown.ts'
import { underHeading } from '../under-heading.ts'
import type { Mechanism } from '../work.ts'

/** "…, and call their phone number": what stands behind that label of the one who was found. */
export const useProperty: Mechanism = async (order, { hands, memory, orders }) => {
  const property = /^(?:on )?(?:their|his|her|its) ([\p{L} -]+)$/iu.exec(restore(order.rest, orders.source))?.[1]
  if (property === undefined || memory.item === undefined || !/^(?:click|open|other|choose)$/.test(order.kind))
    return false
  const item = hands.again(memory.item)
  const cell = item && underHeading(hands.page, item, property)
  if (cell) {
    await hands.click(cell)
    return true
  }
  const page = item ? ownPart(hands.page, item) : hands.page
  const held = lookUp(page, property) ?? lookUp(page, property.replace(/ (?:number|address)$/i, ''))
  if (
    !held ||
    held.node.editable ||
    held.node.role === 'columnheader' ||
    ![held.node, ...hands.page.ancestors(held.node).slice(0, 1)].some(isControl)
  )
    return false
  await hands.click(held.node)
  return true
}

/** Of several who stand on the page the part that is about the one; the whole page where it is about nobody else. */
function ownPart(page: Page, item: PageNode): Page {
  const card = itemOf(page, item)
  const nodes = page.inside(card)
  return nodes.length > 1 ? readPage({ ...page.snapshot, nodes: [card, ...nodes] }) : page
}
