import { pattern } from '../../../lib/patterns.ts'
import type { PageNode } from '../../../contract/page.ts'
import { isControl } from '../ground/purposes.ts'
import { middle } from '../ground/relations.ts'
import type { Page } from '../ground/page-tree.ts'

/** "cell B5", "seat C2", "square d4": a letter and a number, as sheets, halls and boards count. */
const ADDRESS = pattern('iu')`
  ^(?:on |in |at )?(?:the )?(?:(?:cells?|seats?|squares?|fields?|places?|boxes|box|tiles?|spots?|positions?) )?
  ([A-Z])[-\s]?(\d{1,2})
  (?: (?:of|on|in) (?:the|this) [\p{L} ]+)?$
`
/** How far the middle of a cell may be beside that of its head, in pixels. */
const ASIDE = 10

/** What stands at an address of a grid whose rows and columns are headed by letters and numbers; undefined: there is no such grid. */
export function atAddress(page: Page, said: string): PageNode | undefined {
  const match = ADDRESS.exec(said.trim())
  if (!match) return undefined
  const [letter, number] = [headOf(page, match[1]!.toUpperCase()), headOf(page, match[2]!)]
  if (!letter || !number) return undefined
  const isAcross = areInLine(letter, headOf(page, match[1]!.toUpperCase() === 'A' ? 'B' : 'A'))
  const [column, row] = isAcross ? [letter, number] : [number, letter]
  const [x, y] = [middle(column, 0), middle(row, 1)]
  const fits = page.nodes.filter(
    node =>
      node.box &&
      node !== column &&
      node !== row &&
      page.children(node).length === 0 &&
      Math.abs(middle(node, 0) - x) < ASIDE &&
      Math.abs(middle(node, 1) - y) < ASIDE,
  )
  return fits.find(isControl) ?? fits[0]
}

/** The only text that is just this sign. */
function headOf(page: Page, sign: string): PageNode | undefined {
  const heads = page.nodes.filter(
    node => node.box && page.children(node).length === 0 && !node.editable && node.name.trim().toUpperCase() === sign,
  )
  return heads.length === 1 ? heads[0] : undefined
}

/** Side by side, and not below each other. */
const areInLine = (one: PageNode, other: PageNode | undefined): boolean =>
  other !== undefined && Math.abs(middle(one, 1) - middle(other, 1)) < ASIDE
