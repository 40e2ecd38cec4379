import type { PageNode } from '../../../../contract/page.ts'
import { literalOf, restore } from '../../read/literals.ts'
import { findLooks } from '../find-looks.ts'
import { readLooks } from '../read-looks.ts'
import type { Mechanism, Work } from '../work.ts'
import { FROM } from './choose.ts'

/** What looks as a phrase says, where it says nothing else. */
export function lookFor(work: Work, phrase: string): PageNode[] {
  if (literalOf(phrase, work.orders.source)) return []
  const looks = readLooks(restore(phrase, work.orders.source).replace(/^(?:on|the)\s+/gi, ''))
  return looks ? findLooks(work.hands.page, looks) : []
}

/** "Click the large red circle", "select all blue squares". */
export const clickLooks: Mechanism = async (order, work) => {
  if (!/^(?:click|choose|find)$/.test(order.kind)) return false
  const plain = lookFor(work, order.rest)
  const found = plain.length > 0 ? plain : lookFor(work, order.rest.replace(FROM, ''))
  if (found.length === 0) return false
  const isMany = /^(?:on )?(?:all|every|each)\b/i.test(order.rest)
  for (const node of isMany ? found : found.slice(0, 1)) {
    const now = work.hands.again(node)
    if (now) await work.hands.click(now)
  }
  return true
}
