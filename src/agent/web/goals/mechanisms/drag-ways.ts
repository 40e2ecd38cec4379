import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { isSilent } from '../is-silent.ts'
import { findLists, itemOf } from '../items.ts'

const BESIDE = pattern('i')`
  ^(.+?)(?: so that (?:it|he|she|this) (?:is|comes|stands|ends up|sits|goes))?,? (?:to )?
  (?:(?:right|directly|immediately|just|the place|the position) )*
  (
    below|under(?:neath)?|beneath|above|over|before|after|behind|in front of|(?:to )?(?:the )?left of
    |(?:to )?(?:the )?right of
  ) (.+)$
`

/** "X so that it is right below Y", "X before Y": what is moved, what it comes beside, and whether behind it. */
export function readBeside(rest: string): { moved: string; beside: string; isBehind: boolean } | undefined {
  const match = BESIDE.exec(rest)
  if (!match) return undefined
  const isBehind = /^(?:below|under|beneath|after|behind)|right of$/i.test(match[2]!)
  return { moved: match[1]!, beside: match[3]!, isBehind }
}

/** The list that both stand in. */
export function sharedList(page: Page, one: PageNode, other: PageNode): [PageNode, PageNode] | undefined {
  const items = [itemOf(page, one), itemOf(page, other)] as [PageNode, PageNode]
  const list = findLists(page).find(all => items.every(item => all.some(({ ref }) => ref === item.ref)))
  return list && items[0].ref !== items[1].ref ? items : undefined
}

/** Where on the other to let go, so that it lies behind or before it: lists run down, or to the right. */
export function placeBeside(
  [, other]: [PageNode, PageNode],
  one: PageNode,
  isBehind: boolean,
): { x: number; y: number } {
  const isRow = Math.abs((one.box?.[1] ?? 0) - (other.box?.[1] ?? 0)) < 4
  const share = isBehind ? 0.85 : 0.15
  return isRow ? { x: share, y: 0.5 } : { x: 0.5, y: share }
}

/** Where something is dragged that only has a look ("the circle"): the one coloured thing of the page that is no control. */
export function onlyDrawn(page: Page): PageNode | undefined {
  const drawn = page.nodes.filter(
    node =>
      isSilent(page, node) &&
      page.children(node).length === 0 &&
      (node.background !== undefined || (node.shape !== undefined && !/^(?:svg|g|line)$/.test(node.shape))) &&
      (!isControl(node) || node.role === 'generic'),
  )
  return drawn.length === 1 ? drawn[0] : undefined
}

/** Nouns for whatever it is. */
export const ANYTHING = /^(?:the |this |that )?(?:item|shape|thing|object|figure|element|piece|symbol|it)$/i

/** "The item": of what a page draws, letters too, the only one that answers the mouse and is no control. */
export function onlyMoving(page: Page): PageNode | undefined {
  const moving = movable(page)
  return moving.length === 1 ? moving[0] : undefined
}

/** "X into A and Y into B": one order for each. */
export const splitDrags = (rest: string): string[] =>
  / (?:into|onto|to|in|on) /i.test(rest)
    ? rest.split(
        /(?<= (?:into|onto|to|in|on) .+?)(?:, and | and |, |; )(?=(?:all|every\w*|each|the|any\w*|what(?:ever)?) .*(?:into|onto|to|in|on) )/i,
      )
    : [rest]

/** "everything else", "all the others", "all other shapes", "the rest": what was not named before. */
const REST = pattern('iu')`
  ^(?:
    (?:everything|anything|whatever(?: is)?|all) else
    |(?:all )?(?:of )?(?:the )?(?:rest|remaining (?:ones?|\p{L}+)|others?(?: ones| \p{L}+)?)
  )(?:\s+(?:goes|go|belongs?|comes?|(?:should|must|has to|have to) (?:go|be|come)|is|are))?\s+(?:into|onto|to|in|on)\s+(.+)$
`

/** Where what was not moved before goes; undefined: it is not spoken of. */
export const placeOfRest = (rest: string): string | undefined => REST.exec(rest.trim())?.[1]

/** Whether it answers the mouse, by itself or as the figure of a group that does (SVG 2, § 5.2: g). */
export const answersMouse = (page: Page, node: PageNode): boolean =>
  [node, page.parent(node)].some(
    (one, at) =>
      one !== undefined && (at === 0 || one.tag === 'g') && (one.clickable === true || one.draggable === true),
  )

/** What can be moved about on a page and is nothing that is pressed: parts of a drawing, and what is made to be dragged. */
export const movable = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      !node.hidden &&
      node.box !== undefined &&
      (node.draggable || (answersMouse(page, node) && (node.shape !== undefined || node.tag === 'text'))) &&
      page.children(node).length === 0,
  )
