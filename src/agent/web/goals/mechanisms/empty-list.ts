import type { PageNode } from '../../../../contract/page.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { GivenUp } from '../hands.ts'
import type { Mechanism } from '../work.ts'

const LIST =
  /^(?:the |my |your |this )?(?:whole |shopping |entire )?(?:cart|basket|bag|trolley|list|wish ?list|bin|trash|queue)$/i
const REMOVES =
  /^\W*(?:remove|delete|discard|take out)\W*(?: (?:it|item|this|from (?:the )?\p{L}+))?$|^\s*[×✕✖🗑]\uFE0F?\s*$/iu
/** More entries than this nobody empties a list of without being asked again. */
const MOST = 40

/** What takes an entry out of its list: as often as there are entries, and all called alike. */
function removers(page: Page): PageNode[] {
  const called = page.nodes.filter(
    node =>
      isControl(node) &&
      !node.editable &&
      !node.hidden &&
      REMOVES.test((page.text(node) || node.name || node.title) ?? ''),
  )
  const holders = called.map(node => page.parent(node)?.ref)
  return called.length === 1 || new Set(holders).size === called.length ? called : []
}

/** "Empty the cart": where no control does that at once, each entry is taken out by its own. */
export const emptyList: Mechanism = async (order, { hands, orders }) => {
  if (!/^(?:empty|clear)$/.test(order.verb) || !LIST.test(restore(order.rest, orders.source))) return false
  if (hands.isCareful || removers(hands.page).length === 0) return false
  for (let count = 0; count < MOST; count++) {
    const before = removers(hands.page)
    if (before.length === 0) return true
    await hands.click(before[0]!)
    if (removers(hands.page).length >= before.length) throw new GivenUp('The list does not get shorter.')
  }
  throw new GivenUp('The list does not become empty.')
}
