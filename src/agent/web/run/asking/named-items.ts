import type { PageNode } from '../../../../contract/page.ts'
import { findLists } from '../../goals/items.ts'
import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'

/** Longer parts are no items of a list. */
const LONGEST_ITEM = 600
const LONGEST_NAME = 100
/** What marks or operates an item, and says nothing of it. */
const OPERATES = /^(?:checkbox|radio|switch|button|combobox|slider|spinbutton|textbox|searchbox|menuitem|img|image)$/
/** What stands between the parts of a line; a comma between digits is part of a figure. */
const BETWEEN = /\s*(?:[·•|;]|,(?!\d)|(?<!\d),|\s[–—-]\s)\s*/u

/** A row, card or entry as a reader takes it: what it is called, and all that is said of it. */
export interface NamedItem {
  node: PageNode
  name: string
  /** The heading of the column that its name stands in. */
  label?: string
  /** Its texts, part by part, without its name and its controls; with the label or heading of the column where there is one. */
  facts: Fact[]
}

export interface Fact {
  label?: string
  text: string
}

/** The lists of a page whose items are told apart by a name and say something besides, the richest first. */
export function namedItems(page: Page): NamedItem[][] {
  return findLists(page, true).flatMap(nodes => {
    const heads = headsOf(page, nodes)
    const items = nodes
      .filter(node => page.text(node).length <= LONGEST_ITEM && page.inside(node).length > 1 && !isHead(page, node))
      .flatMap(node => itemIn(page, node, heads) ?? [])
    const isTold = new Set(items.map(({ name }) => name)).size > items.length / 2
    return items.length > 1 && isTold && items.some(({ facts }) => facts.length > 0) ? [items] : []
  })
}

const isHead = (page: Page, node: PageNode): boolean => page.inside(node).some(({ role }) => role === 'columnheader')

/** The headings of the columns of a table, by their place. */
function headsOf(page: Page, nodes: readonly PageNode[]): ReadonlyMap<number, string> {
  const table = page.ancestors(nodes[0]!).find(({ role }) => /^(?:table|grid|treegrid)$/.test(role))
  const heads = table ? page.inside(table).filter(({ role }) => role === 'columnheader') : []
  return new Map(heads.flatMap(({ column, name }) => (column === undefined ? [] : [[column, name.trim()] as const])))
}

function itemIn(page: Page, item: PageNode, heads: ReadonlyMap<number, string>): NamedItem | undefined {
  const inside = page.inside(item)
  const leaves = inside.filter(
    node =>
      page.children(node).length === 0 &&
      /[\p{L}\p{N}]/u.test(node.name) &&
      node.tag !== 'label' &&
      !OPERATES.test(node.role) &&
      !page
        .ancestors(node)
        .some(({ role, ref }) => OPERATES.test(role) || (ref !== item.ref && isTucked(page, ref, item))),
  )
  const heading = inside.find(({ role, name }) => role === 'heading' && name.trim() !== '')
  const first = leaves.find(({ name }) => /\p{L}{2}/u.test(name)) ?? leaves[0]
  const called = heading ?? first
  const name = called && plainName(called.name)
  if (!called || name === undefined || name.length > LONGEST_NAME) return undefined
  const facts = leaves
    .filter(node => node !== called && !page.ancestors(node).includes(called))
    .flatMap(node => factsIn(node.name, columnOf(page, node, heads)))
  const label = columnOf(page, called, heads)
  return { node: item, name, facts, ...(label !== undefined && { label }) }
}

/** A part that is drawn outside of the window, or not at all, holds what is done to the item. */
function isTucked(page: Page, ref: string, item: PageNode): boolean {
  const node = page.get(ref)
  return node?.hidden === true && item.hidden !== true
}

function columnOf(page: Page, node: PageNode, heads: ReadonlyMap<number, string>): string | undefined {
  const cell = [node, ...page.ancestors(node)].find(({ column }) => column !== undefined)
  return cell?.column === undefined ? undefined : heads.get(cell.column)
}

/** "“Title” (Edit)" is called by what stands in quotes. */
const plainName = (name: string): string =>
  (/^[“"](.+)[”"]/u.exec(name.trim())?.[1] ?? name).replace(/\s+/g, ' ').trim()

function factsIn(text: string, column: string | undefined): Fact[] {
  return text
    .split(BETWEEN)
    .filter(part => /[\p{L}\p{N}]/u.test(part) || /^[-–—]$/u.test(part.trim()))
    .map(part => {
      const [, label, value] = /^([^:]{2,40}):\s+(\S.*)$/su.exec(part.trim()) ?? []
      const own = label ?? column
      return { text: (value ?? part).trim(), ...(own !== undefined && own !== '' && { label: own }) }
    })
}

/** What the page calls what it lists: its title, its headings, and the heading of the column of names. */
export const thingsOf = (page: Page, items: readonly NamedItem[], about: string): string[] => {
  const first = items[0]!
  const heading = page.nodes.slice(0, page.order(first.node)).findLast(({ role }) => role === 'heading')
  return [about, heading?.name ?? '', ...(first.label === undefined ? [] : [first.label])].flatMap(wordsIn)
}
