import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { restore, type Source } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { partsOf, type Order } from '../read-orders.ts'
import { chooseNative } from '../widgets/choose-option.ts'
import type { Mechanism } from '../work.ts'

const ONWARD = /^(?:>+|→|⇒|›|»|▶|add|move right|to the right|include|choose)(?: (?:selected|chosen))?\s*[>→›»]*$/i
const BACK = /^(?:<+|←|⇐|‹|«|◀|remove|move left|to the left|exclude)(?: (?:selected|chosen))?\s*[<←‹«]*$/i

/** "Put Ann and Bob on the other list": chosen in the list that has them, and sent over by the button between the two. */
export const transfer: Mechanism = async (order, work) => {
  const found = readTransfer(order, work.orders.source, work.hands.page)
  if (!found) return false
  await chooseNative(work.hands, found.holder, found.names)
  await work.hands.click(work.hands.again(found.button) ?? found.button)
  return true
}

/** The list that has what is named, beside another one and with a button that leads there. */
export function readTransfer(
  order: Order,
  source: Source,
  page: Page,
): { holder: PageNode; names: string[]; button: PageNode } | undefined {
  if (!/^(?:enter|drag|add|choose|copy|delete)$/.test(order.kind)) return undefined
  const lists = page.nodes.filter(node => node.role === 'listbox' && node.tag === 'select' && !node.hidden && node.box)
  if (lists.length !== 2) return undefined
  const [left, right] = lists.toSorted((a, b) => a.box![0] - b.box![0] || a.box![1] - b.box![1]) as [PageNode, PageNode]
  const words = order.rest
    .replace(/\s+(?:on|onto|in|into|to|from|over to|off)\s+(?:the |my |your |this )?[^,]*$/i, '')
    .replace(/^(?:the )?(?:names?|items?|options?|entries|people) /i, '')
  const names = partsOf(words).map(part => restore(part, source))
  const holder = [left, right].find(list =>
    names.every(name => (list.options ?? []).some(({ label }) => plainText(label) === plainText(name))),
  )
  const button = holder && buttonOf(page, holder === left ? ONWARD : BACK)
  return holder && button && names.length > 0 ? { holder, names, button } : undefined
}

const buttonOf = (page: Page, sign: RegExp): PageNode | undefined =>
  page.nodes.find(
    node =>
      isControl(node) &&
      !node.disabled &&
      [node.name, page.text(node), node.title ?? ''].some(text => sign.test(text.trim())),
  )
