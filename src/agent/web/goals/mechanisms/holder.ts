import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { reveal } from '../reveal.ts'
import type { Work } from '../work.ts'

/** "In which folder is crane.pdf?": what has to be found before its name can be used. */
const IN_WHICH = pattern('iu')`
  ^(?:in|under|inside|on) (?:which|what) \p{L}+
  \ (?:is|are|can (?:you|one|i) find|do you find|does one find|lies?) (?:the (?:file|item|entry) )?
  (.+?)(?: (?:kept|stored|listed|found|located|in|to be found))?\?$
`

/** Finds what is asked for, opening what may hide it, and keeps the name of what it is in. False: nothing of this is asked. */
export async function findHolder(lead: string, { hands, orders, memory }: Work): Promise<boolean> {
  const match = IN_WHICH.exec(`${restore(lead, orders.source).trim().replace(/\?$/, '')}?`)
  if (!match) return false
  const wanted = plainText(match[1]!)
  const shown = (page: Page) =>
    page.nodes.find(node => !node.hidden && page.children(node).length === 0 && plainText(node.name) === wanted)
  const node = await reveal(hands, shown)
  const head = node && headOf(hands.page, node)
  if (head) memory.value = nameOf(hands.page, head)
  return head !== undefined
}

/** What heads the part that holds an element: the first text of the nearest part with one before the things that are alike. */
function headOf(page: Page, node: PageNode): PageNode | undefined {
  const above = [node, ...page.ancestors(node)]
  for (const [at, part] of page.ancestors(node).entries()) {
    const [first] = page.children(part)
    const inner = above[at]!
    if (first && first !== inner && (first.tag !== inner.tag || first.role !== inner.role) && nameOf(page, first))
      return first
  }
  return undefined
}

/** Without the signs that show whether it is open. */
const nameOf = (page: Page, node: PageNode): string =>
  (page.text(node) || node.name).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '')
