import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { splitIdentifier } from '../../../../lib/words.ts'
import { BrowserFailed, NeedsApproval } from '../../contract.ts'
import { menuIn } from '../../goals/mechanisms/item-controls.ts'
import { isControl } from '../../ground/purposes.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How long what opens may take to show what is in it, in milliseconds. */
const OPENING = 700
/** How controls of an item are called that show more of it. */
export const OPENS = /^(?:open|details?|show|view|more|edit|see|expand|info|manage)\b|^[›»>→▸▶⋯…]+$/i

/** What a page says where something is selected: "1 selected", a button or two. */
const MOST_OF_SELECTION = 6

/**
 * What opens an item: a control that says so, its only link, else itself. A menu that is open in it may lie over it. The label of
 * a field opens nothing: a click on it is one on the field (HTML, § 4.10.4), which ticks it.
 */
export function openerOf(page: Page, item: PageNode): PageNode | undefined {
  if (page.inside(item).some(({ role }) => /^(?:menu|menuitem|listbox|dialog)$/.test(role))) return undefined
  if ([item, ...page.ancestors(item)].some(({ tag }) => tag === 'label')) return undefined
  // What opens its menu was looked into before.
  const menu = menuIn(page, item)
  const inside = page
    .inside(item)
    .filter(node => isControl(node) && node !== menu && !node.disabled && !node.hidden && node.pressed === undefined)
  const named = inside.filter(
    node => !node.editable && OPENS.test((node.title ?? node.name ?? '').trim() || page.text(node).trim()),
  )
  if (named.length === 1) return named[0]
  if (named.length > 1) return undefined
  const links = inside.filter(({ role }) => role === 'link')
  if (links.length === 1) return links[0]
  if (item.clickable !== true) return undefined
  // In its middle may be a control of its own: its first text belongs to it alone.
  const isPlain = (node: PageNode) =>
    page.children(node).length === 0 &&
    /\p{L}/u.test(node.name) &&
    ![node, ...page.ancestors(node)].some(one => one !== item && page.inside(item).includes(one) && isControl(one))
  return page.inside(item).find(isPlain) ?? item
}

/** What a click brings: the nodes that are new or say something else, as a snapshot of their own. */
export async function openPart(opener: PageNode, before: Page, context: RunContext): Promise<PageSnapshot | undefined> {
  const click = async (count: number) => act('click', { ref: opener.ref, ...(count > 1 && { count }) }, context)
  try {
    await click(1)
    const once = await freshPart(before, context)
    if (!(await isOnlySelected(before, once, context))) return once
    // What a click only selects, a second one opens (WAI-ARIA grid pattern).
    await click(2)
    return await freshPart(before, context)
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return undefined
    throw error
  }
}

/** Whether a click has selected the item, and brought no more than a word on that. */
async function isOnlySelected(before: Page, part: PageSnapshot | undefined, { browser }: RunContext): Promise<boolean> {
  if (part && part.nodes.length > MOST_OF_SELECTION) return false
  const { nodes } = await browser.snapshot()
  return nodes.some(({ ref, selected, checked, role }) => {
    const old = before.get(ref)
    const isRow = selected === true && old?.selected !== true && role !== 'tab'
    return old !== undefined && (isRow || (checked === true && old.checked !== true))
  })
}

async function freshPart(before: Page, { browser }: RunContext): Promise<PageSnapshot | undefined> {
  const until = Date.now() + OPENING
  for (;;) {
    const now = await browser.snapshot()
    const isFresh = (node: PageNode) => {
      const old = before.get(node.ref)
      return !node.hidden && (old === undefined || old.name !== node.name || old.value !== node.value)
    }
    const nodes = now.nodes.filter(isFresh)
    if (nodes.length > 1) return { ...now, nodes }
    if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 60))
  }
}

/** What closes a part again, by what it says, else by what its makers call it. */
const closerIn = ({ nodes }: PageSnapshot): PageNode | undefined =>
  nodes.find(node => isControl(node) && /^(?:close|cancel|back|[×✕✖x])$/i.test((node.title ?? node.name).trim())) ??
  nodes.find(
    node =>
      isControl(node) &&
      !node.name.trim() &&
      [node.id ?? '', ...(node.classes ?? [])].flatMap(splitIdentifier).some(word => /^(?:close|back)$/i.test(word)),
  )

/** Closes what was opened in vain, where it says how; else it is told that it is open. */
export async function leave(part: PageSnapshot, before: Page, context: RunContext): Promise<void> {
  if (part.url !== before.snapshot.url) return void (await context.browser.go('back'))
  const close = closerIn(part)
  if (!close) context.told.push(`Opened “${cut(openedBy(part), 60)}” to look for it.`)
  try {
    if (close) await act('click', { ref: close.ref }, context)
  } catch (error) {
    if (!(error instanceof NeedsApproval || error instanceof BrowserFailed)) throw error
  }
}

/** The first words of what came up. */
const openedBy = ({ nodes }: PageSnapshot): string => nodes.find(({ name }) => /\p{L}/u.test(name))?.name ?? 'a part'

/** Closes a menu that was opened in vain, wherever the page has drawn it anew (WAI-ARIA menu button pattern). */
export async function closeMenu(menu: PageNode, context: RunContext): Promise<void> {
  const now = readPage(await context.browser.snapshot())
  const again =
    now.get(menu.ref) ??
    now.nodes.find(({ role, name, expanded }) => role === menu.role && name === menu.name && expanded === true)
  if (again) await act('click', { ref: again.ref }, context)
}
