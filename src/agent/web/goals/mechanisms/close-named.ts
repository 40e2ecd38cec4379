import type { PageNode } from '../../../../contract/page.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { signName } from '../../ground/sign-names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { MARK, restore } from '../../read/literals.ts'
import type { Mechanism } from '../work.ts'

/** "the tab "Notes"": the name alone, in quotes. */
const QUOTED = new RegExp(
  `^(?:the |that )?(?:dialog(?: box)?|window|panel|pop-?up|box|card|tab|message|notice|banner|modal) (${MARK})$`,
  'i',
)
const NAMED = pattern('i')`
  ^(?:the |that )?(?:dialog(?: box)?|window|panel|pop-?up|box|card|tab|message|notice|banner|modal)s?
  \ (?:that is |which is )?
  (?:titled|entitled|called|named|labell?ed|headed|with the (?:title|heading|name)|about) (?:the )?(.+?)
  (?: (?:with|by|using|via) .*)?$
`

/** "Close the dialog titled X": the control that closes in the part of the page that this is the head of. */
export const closeNamed: Mechanism = async (order, { hands, orders }) => {
  const match = order.kind === 'close' ? (NAMED.exec(order.rest) ?? QUOTED.exec(order.rest)) : null
  const { page } = hands
  const name = match && restore(match[1]!, orders.source)
  const head = name ? hands.find({ said: name, name, quoted: true }, 'read') : undefined
  const closes =
    head &&
    page
      .ancestors(head)
      .map(above => closerIn(page, above))
      .find(Boolean)
  if (!closes) return false
  await hands.click(closes)
  return true
}

const closerIn = (page: Page, part: PageNode): PageNode | undefined =>
  page.inside(part).find(node => isControl(node) && !node.editable && saysClose(page, node))

const saysClose = (page: Page, node: PageNode): boolean => {
  const text = page.text(node).trim()
  const marks = [node, ...page.inside(node)].flatMap(one => [one.id ?? '', ...(one.classes ?? [])])
  return (
    /^[x×✕✖]$/i.test(text) ||
    [node.name, text, node.title ?? '', signName(text) ?? '', ...marks]
      .flatMap(splitIdentifier)
      .some(word => /^(?:clos|dismiss)/i.test(word))
  )
}
