import { pattern } from '../../../../lib/patterns.ts'
import { nounRelations } from '../../../../lib/word-knowledge/noun-relations.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { singular } from '../../../understand/language/words.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'

/** "the left bin", "the basket Fruit", "the box labelled Toys": a place to put things, and what is written on it. */
const CALLED: readonly RegExp[] = [
  pattern('iu')`
    ^the (?:\p{L}+ )??(?<noun>\p{L}+)
    \ (?:(?:that is |which is )?(?:labell?ed|called|named|marked|titled|headed)(?: (?:as|with))? |with the (?:label|name|title
    |word) |that says |for )?(?<behind>.+)$
  `,
  /^the (?<before>.+?) (?<noun>\p{L}+)$/iu,
]
/** What things are put into or onto is a kind of, by the taxonomy of WordNet. */
const HOLDS =
  /^(?:container|containerful|vessel|receptacle|box|enclosure|region|location|place|area|tract|collection|accumulation)$/
/** Parts of a page and of a table that hold others (HTML; WAI-ARIA 1.2, 5.3.3), and what has no broader noun there. */
const PARTS = /^(?:group|frame|column|row|list|field|panel|section|lane|container|crate|shelf|drawer)$/

const isToPutIn = (noun: string): boolean =>
  PARTS.test(noun) || [...nounRelations().broader(singular(noun)).keys()].some(kind => HOLDS.test(kind))

/** The part of a page that has just this written on it; of a name that stands alone, the box around it. Undefined: none, or several. */
export function placeCalled(page: Page, said: string): PageNode | undefined {
  const names = CALLED.flatMap(form => {
    const groups = form.exec(said.trim())?.groups
    if (!isToPutIn(groups?.['noun']?.toLowerCase() ?? '')) return []
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
