import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { fitAttribute, sizeOf } from '../../ground/attributes.ts'
import { isColorName } from '../../ground/colors.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { SURE } from '../hands.ts'
import type { Work } from '../work.ts'

/** A box of the page that says nothing and has nothing in it, of at least this many pixels each way, is an outline as well. */
const ROOM = 24

const isEmptyBox = (page: Page, node: PageNode): boolean =>
  node.shape === undefined &&
  node.role === 'generic' &&
  !isControl(node) &&
  page.children(node).length === 0 &&
  page.text(node).trim() === '' &&
  Math.min(node.box![2], node.box![3]) >= ROOM

/** Filled with nothing, or with the ground that it lies on. */
const isHollow = (page: Page, node: PageNode): boolean =>
  node.background === undefined ||
  (node.clickable !== true &&
    node.background === page.ancestors(node).find(({ background }) => background !== undefined)?.background)

const outlinesOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      isHollow(page, node) &&
      (/^(?:rect|polygon|path|ellipse|circle)$/.test(node.shape ?? '') || isEmptyBox(page, node)),
  )

/** "the left frame", "the upper box". */
const SIDE = pattern('iu')`
  ^the (left|right|top|upper|bottom|lower)(?:most|-?hand)? (?:\p{L}+ )?
  (?:frame|box|outline|area|container|rectangle|basket|zone|bin|square|one)$
`

/** "the left box" of two outlines that are drawn. */
export function outlineBySide({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  const side = SIDE.exec(phrase)?.[1]?.toLowerCase()
  const outlines = outlinesOf(page)
  if (side === undefined || outlines.length < 2) return undefined
  const axis = side === 'left' || side === 'right' ? 0 : 1
  const sorted = outlines.toSorted((a, b) => a.box![axis] - b.box![axis])
  return /^(?:left|top|upper)$/.test(side) ? sorted[0] : sorted.at(-1)
}

/** "the frame": the largest outline that is drawn, with nothing in it. */
export function hollowOf({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  if (
    !/^(?:the |an? )?(?:[\p{L}-]+ )?(?:frame|box|border|outline|area|container|rectangle|basket|zone)\b/iu.test(phrase)
  )
    return undefined
  return outlinesOf(page).reduce<PageNode | undefined>(
    (best, node) => (best && sizeOf(best) >= sizeOf(node) ? best : node),
    undefined,
  )
}

/** A frame that is told by nothing but how it looks. */
const FRAME = /^(?:the |an? )?(?:(\p{L}+) )?(?:frame|box|border|outline|container|rectangle|basket)$/iu

/** "the black box": of the outlines that a drawing has the only one, or the only one in that colour. */
export function drawnFrame({ hands: { page } }: Work, phrase: string): PageNode | undefined {
  const said = FRAME.exec(phrase.trim())
  const look = said?.[1]?.toLowerCase()
  const isLook = look === undefined || isColorName(look) || /^(?:empty|large|big|bigger|larger)$/.test(look)
  const outlines = said && isLook ? outlinesOf(page).filter(({ shape, clickable }) => shape && !clickable) : []
  const inColor =
    look !== undefined && isColorName(look)
      ? outlines.filter(node => fitAttribute(page, node, { kind: 'color', value: look }, []) > SURE)
      : []
  return inColor.length === 1 ? inColor[0] : outlines.length === 1 ? outlines[0] : undefined
}
