import type { PageNode } from '../../../contract/page.ts'
import { matchText, wordsIn } from '../ground/match-text.ts'
import { isControl } from '../ground/purposes.ts'
import type { Page } from '../ground/page-tree.ts'

/** What is alike about elements of a list: the name of the element, its role and its classes. */
export const kindOf = (node: PageNode): string =>
  `${node.tag}.${node.role}.${(node.classes ?? []).filter(name => !/\d|active|selected|odd|even|first|last/i.test(name)).join('.')}`

/**
 * The lists of a page, whatever they are made of: parts of one element that are of one kind, each with text of its own;
 * the richest first. `outside`: those outside of the window too, which are read and not operated.
 */
export function findLists(page: Page, outside = false): PageNode[][] {
  const lists: PageNode[][] = []
  // What is in no part of its own is in the body of the page.
  const roots = page.nodes.filter(node => page.parent(node) === undefined)
  for (const children of [roots, ...page.nodes.map(page.children)]) {
    const byKind = Map.groupBy(
      children.filter(child => (outside || !child.hidden) && !isOfHeadings(page, child)),
      kindOf,
    )
    for (const items of byKind.values())
      if (items.length > 1 && items.every(item => page.text(item).trim() !== '')) lists.push(items)
  }
  const weight = (items: PageNode[]) =>
    items.length * Math.min(8, page.inside(items[0]!).length + 1) +
    (items.some(item => isControl(item) || page.inside(item).some(isControl)) ? 20 : 0)
  return lists.sort((a, b) => weight(b) - weight(a))
}

/** The row over a table that only says what its columns hold is none of its items. */
export const isOfHeadings = (page: Page, node: PageNode): boolean =>
  node.role === 'row' && page.children(node).some(({ role }) => role === 'columnheader')

/** The row, card, list item or message that an element is in: the outermost one that has others of its kind beside it. */
export function itemOf(page: Page, node: PageNode): PageNode {
  const chain = [node, ...page.ancestors(node)]
  const items = chain.filter(above => {
    const holder = page.parent(above)
    return (
      holder !== undefined &&
      page
        .children(holder)
        .filter(
          other => kindOf(other) === kindOf(above) && page.text(other).trim() !== '' && isMadeAlike(page, above, other),
        ).length > 1
    )
  })
  const named = items.find(item => /^(?:row|listitem|article|option|treeitem)$/.test(item.role))
  return (
    named ?? items.findLast(item => page.inside(item).length > 0) ?? cardOfBody(page, chain.at(-1)!) ?? items[0] ?? node
  )
}

/** What stands in the body itself, beside others that are made alike and have as many controls: no part of the page holds them. */
function cardOfBody(page: Page, outermost: PageNode): PageNode | undefined {
  const controls = (node: PageNode) => page.inside(node).filter(isControl).length
  const others = page.nodes.filter(
    other =>
      page.parent(other) === undefined &&
      other !== outermost &&
      kindOf(other) === kindOf(outermost) &&
      isMadeAlike(page, outermost, other) &&
      controls(other) === controls(outermost),
  )
  return page.inside(outermost).length > 1 && controls(outermost) > 0 && others.length > 0 ? outermost : undefined
}

/** A bar and the list below it are of one kind where their author called neither anything; what they are made of tells them apart. */
function isMadeAlike(page: Page, one: PageNode, other: PageNode): boolean {
  if (one === other || /^(?:row|listitem|article|option|treeitem)$/.test(one.role)) return true
  const [parts, others] = [one, other].map(node => page.children(node).map(kindOf))
  return parts!.length === 0 || others!.length === 0 || parts!.some(kind => others!.includes(kind))
}

/** The items that have a text, best first. */
export function itemsWith(page: Page, text: string, evenHidden = false): PageNode[] {
  const leaves = page.nodes.filter(
    node => (evenHidden || !node.hidden) && page.children(node).length <= 1 && page.text(node).length < 300,
  )
  const scored = leaves
    .map(node => ({ node, score: matchText(text.replace(/^@/, ''), page.text(node).replace(/^@/, '')) }))
    .filter(({ score }) => score > 0.6)
  const top = Math.max(0, ...scored.map(({ score }) => score))
  const items = scored.filter(({ score }) => score > top - 0.12).map(({ node }) => itemOf(page, node))
  return [...new Set(items)]
}

/** Of several items that a name fits those that have most of the other words that were said: "the closed ticket of Ann". */
export function itemsTold(page: Page, name: string, said: string): PageNode[] {
  const row = rowTold(page, said)
  if (row) return [row]
  const items = itemsWith(page, name)
  if (items.length < 2) return items
  const words = new Set(wordsIn(said))
  const shares = items.map(item => wordsIn(page.text(item)).filter(word => words.has(word)).length)
  return items.filter((_, at) => shares[at] === Math.max(...shares))
}

/** The one row of a table that has everything in its cells that is said of it: "the one with owner Ann and state closed". */
function rowTold(page: Page, said: string): PageNode | undefined {
  const rows = page.nodes.filter(node => node.role === 'row' && !isOfHeadings(page, node))
  const texts = rows.map(row => new Set(wordsIn(page.text(row))))
  const words = [...new Set(wordsIn(said))].filter(word => {
    const holding = texts.filter(text => text.has(word)).length
    return holding > 0 && holding < rows.length
  })
  const fitting = words.length < 2 ? [] : rows.filter((_, at) => words.every(word => texts[at]!.has(word)))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** What an item says by itself, whatever state its controls are in. */
const saysOf = (page: Page, item: PageNode): string =>
  [item, ...page.inside(item)]
    .filter(node => page.children(node).length === 0 && ![node, ...page.ancestors(node)].some(isOwnControl))
    .map(({ name }) => name)
    .join(' | ')

const isOwnControl = ({ role }: PageNode): boolean => /^(?:button|checkbox|radio|switch|link|textbox)$/.test(role)

/** An item of an earlier look: the same element, or the only one that says the same where the page has drawn its list anew. */
export function itemAgain(page: Page, before: Page, item: PageNode): PageNode | undefined {
  const same = page.get(item.ref)
  if (same) return same
  const says = saysOf(before, item)
  const alike = page.nodes.filter(
    node =>
      node.tag === item.tag && node.role === item.role && node.depth === item.depth && saysOf(page, node) === says,
  )
  return alike.length === 1 && says !== '' ? alike[0] : undefined
}
