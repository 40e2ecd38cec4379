import { BrowserFailed, NeedsApproval } from '../../contract.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Mechanism, Work } from '../work.ts'
import { byWholeName } from './whole-name.ts'

/** Menus that are opened for one order. */
const MOST = 6

/** "export them": an order that is called so in a menu of the page, which is opened to find it and closed where it has none. */
export const behindMenus: Mechanism = async (order, work) => {
  if (order.kind !== 'other') return false
  const { hands } = work
  const menus = hands.page.nodes.filter(
    ({ role, expanded, disabled, hidden }) => role === 'button' && expanded === false && !disabled && !hidden,
  )
  for (const menu of menus.slice(0, MOST)) {
    const done = hands.done.length
    if (!(await press(menu, work))) continue
    if (await byWholeName(order, work)) return true
    await press(menu, work)
    hands.done.length = done
  }
  return false
}

async function press(node: PageNode, { hands }: Work): Promise<boolean> {
  try {
    await hands.click(node)
    return true
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return false
    throw error
  }
}
