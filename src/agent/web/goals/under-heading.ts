import type { PageNode } from '../../../contract/page.ts'
import { wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import { isControl } from '../ground/purposes.ts'

/** Whose it is, and what kinds of values are called: no words of a heading. */
const BESIDE = /^(?:their|his|her|its|the|number|address)$/

/** "Their phone number": of the cells of a row the one that stands under that heading, or the one control in it. */
export function underHeading(page: Page, item: PageNode, name: string | undefined): PageNode | undefined {
  const said = item.role === 'row' ? wordsIn(name ?? '').filter(word => !BESIDE.test(word)) : []
  const cells = page.children(item).filter(({ heading }) => {
    const words = wordsIn(heading ?? '')
    return words.length > 0 && said.length > 0 && said.every(word => words.includes(word))
  })
  const [cell] = cells
  if (!cell || cells.length > 1) return undefined
  const controls = page.inside(cell).filter(isControl)
  return controls.length === 1 ? controls[0] : controls.length === 0 ? cell : undefined
}
