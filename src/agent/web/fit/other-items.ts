import type { PageNode } from '../../../contract/page.ts'
import { kindOf } from '../goals/items.ts'
import { wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import { isSameWord } from './page-names.ts'

/** From so many alike parts on they are the items of a list. */
const LIST = 3

/** What is alike about items: their kind, and what they are made of; of parts under headings of one rank these say it. */
const shapeOf = (page: Page, item: PageNode): string => {
  const inside = page.inside(item)
  const [head] = inside
  if (head?.role === 'heading' && inside.length > 1) return `${kindOf(item)} under heading ${head.level}`
  return inside.length > 1 ? `${kindOf(item)} ${inside.map(({ role }) => role).join(' ')}` : ''
}

/** Which of the parts is an element, or has it inside; -1: none. */
const placeIn = (page: Page, parts: readonly PageNode[], node: PageNode): number =>
  parts.findIndex(part => part.ref === node.ref || page.inside(part).includes(node))

/** Whether a control is in, or right behind, another item of a list than this one. */
export function isOfOtherItem(page: Page, item: PageNode, control: PageNode): boolean {
  const around = page.ancestors(item).find(above => page.inside(above).includes(control))
  if (!around) return false
  const parts = page.children(around)
  const [mine, own] = [parts[placeIn(page, parts, item)], placeIn(page, parts, control)]
  if (!mine || !isListed(page, parts, mine)) return false
  return parts.slice(0, own + 1).findLast(part => isListed(page, parts, part)) !== mine
}

/** Whether a part is one of several that are made alike. */
function isListed(page: Page, parts: readonly PageNode[], part: PageNode): boolean {
  const shape = shapeOf(page, part)
  return shape !== '' && parts.filter(other => shapeOf(page, other) === shape).length >= LIST
}

/**
 * Whether a word that stands around a control is said by an item of a list that the control does not belong to. It belongs to
 * the item that it is in, or that it stands right behind, as what unfolds under a row does.
 */
export function isOfAnotherItem(page: Page, around: PageNode, node: PageNode, word: string): boolean {
  const parts = page.children(around)
  const own = placeIn(page, parts, node)
  if (own === -1) return false
  const says = (part: PageNode) => wordsIn(`${part.name} ${page.text(part)}`).some(one => isSameWord(word, one))
  if (says(parts[own]!) || wordsIn(around.name).some(one => isSameWord(word, one))) return false
  const holders = parts.filter(says)
  const before = parts.slice(0, own).findLast(part => isListed(page, parts, part))
  return (
    holders.length > 0 &&
    holders.every(part =>
      isListed(page, parts, part)
        ? part !== before || isListed(page, parts, parts[own]!)
        : isSaidByItems(page, part, says),
    )
  )
}

/** Whether what is said in a part of the page is said by some items of a list in it alone. */
function isSaidByItems(page: Page, part: PageNode, says: (node: PageNode) => boolean): boolean {
  const leaves = page.inside(part).filter(node => page.children(node).length === 0 && says(node))
  const isInItem = (leaf: PageNode) =>
    page.ancestors(leaf).some(above => {
      const holder = page.parent(above)
      const parts = holder && page.inside(part).includes(above) ? page.children(holder) : []
      return isListed(page, parts, above) && !parts.every(says)
    })
  return leaves.length > 0 && leaves.every(isInItem)
}
