import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'

/** "the left bin", "the basket Fruit", "the box labelled Toys": a place to put things, and what is written on it. */
const CALLED: readonly RegExp[] = [
  pattern('iu')`
    ^the (?:\p{L}+ )??(?:bin|box|basket|bucket|area|zone|container|pile|heap|tray|drawer|shelf|crate|bag|group|frame|field|column|list)
    \ (?:(?:that is |which is )?(?:labell?ed|called|named|marked|titled|headed)(?: (?:as|with))? |with the (?:label|name|title
    |word) |that says |for )?(?<behind>.+)$
  `,
  pattern('iu')`
    ^the (?<before>.+?) (?:bin|box|basket|bucket|area|zone|container|pile|heap|tray|drawer|shelf|crate|bag|group|frame|column)$
  `,
]

/** The part of a page that has just this written on it; of a name that stands alone, the box around it. Undefined: none, or several. */
export function placeCalled(page: Page, said: string): PageNode | undefined {
  const names = CALLED.flatMap(form => {
    const groups = form.exec(said.trim())?.groups
    return [groups?.['behind'], groups?.['before']].filter(name => name !== undefined)
  })
  for (const name of names) {
    const signs = page.nodes.filter(
      node =>
        !node.hidden &&
        !node.editable &&
        page.children(node).length === 0 &&
        plainText(page.text(node)) === plainText(name) &&
        !isControl(node),
    )
    const [sign, ...others] = signs
    if (!sign || others.length > 0) continue
    const around = page.parent(sign)
    return around?.box && page.text(around).trim() === page.text(sign).trim() ? around : sign
  }
  return undefined
}
