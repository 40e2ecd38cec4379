import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'

/** "only A and B", "A and B alone", "exactly these", "… and nothing else": what is named, and no other of its kind. */
const ALONE = pattern('i')`
  (?<!\b(?:the|an?|my|your|has|have|is) )\b(?:only|solely|exclusively|exactly)\b(?! (?:if|when|then|after|once|one|\d)\b)
  |\balone\b
  |\b(?:and|but) (?:nothing else|no others?|none of the (?:others|rest))\b
`

/** Whether a message says of what it names that nothing else is to be so. */
export const isAlone = (message: string): boolean => ALONE.test(message.replace(QUOTED, ''))

/** What stands in quotation marks is the page's. */
const QUOTED = /"[^"]*"|“[^”]*”|'[^']{2,}'(?!\p{L})/gu

const isBox = ({ role, hidden, disabled }: PageNode): boolean =>
  /^(?:checkbox|switch)$/.test(role) && !hidden && !disabled

/** The marks of the group that those which are named stand in: the smallest part of the page that holds them and others. */
export function othersBeside(page: Page, named: readonly PageNode[]): PageNode[] {
  const boxes = page.nodes.filter(isBox)
  if (named.length === 0 || !named.every(node => boxes.includes(node))) return []
  const isOther = (node: PageNode) => !named.includes(node)
  const holder = page
    .ancestors(named[0]!)
    .find(
      above =>
        named.every(node => page.ancestors(node).includes(above)) &&
        boxes.some(node => isOther(node) && page.ancestors(node).includes(above)),
    )
  return boxes.filter(node => isOther(node) && (holder === undefined || page.ancestors(node).includes(holder)))
}
