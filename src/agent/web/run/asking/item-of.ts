import type { PageNode } from '../../../../contract/page.ts'
import { findLists } from '../../goals/items.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Longer parts are no entries of a list. */
const LONGEST_ITEM = 400

/**
 * The entry of a list, row of a table or card of cards that a part of a page is in: the outermost of its kind beside others
 * that is no longer than an entry is. Undefined for running text.
 */
export function entryAround(page: Page, node: PageNode): PageNode | undefined {
  const items = itemsOf(page)
  return [node, ...page.ancestors(node)].findLast(
    one => items.has(one) && page.text(one).length <= LONGEST_ITEM && page.inside(one).length > 1,
  )
}

/** What an entry is called: its heading, else the first of its texts that begins like a name. */
export function nameOfEntry(page: Page, entry: PageNode): string | undefined {
  const heading = page.inside(entry).find(({ role }) => role === 'heading')
  const leaves = page.inside(entry).filter(one => page.children(one).length === 0 && one.name.trim() !== '')
  return heading?.name ?? leaves.map(({ name }) => name.trim()).find(name => /^\p{Lu}/u.test(name) && name.length < 80)
}

const known = new WeakMap<Page, ReadonlySet<PageNode>>()

function itemsOf(page: Page): ReadonlySet<PageNode> {
  const found = known.get(page) ?? new Set(findLists(page, true).flat())
  known.set(page, found)
  return found
}
