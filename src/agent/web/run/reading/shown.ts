import type { PageNode } from '../../../../contract/page.ts'
import { isField } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'

/** All that a reader sees: texts, names of pictures, what fields hold. */
export function visibleText(page: Page, within?: PageNode): string {
  const nodes = within ? [within, ...page.inside(within)] : page.nodes
  return nodes
    .filter(node => node.role === 'text' || page.children(node).length === 0 || node.value !== undefined)
    .map(node => [node.name, node.value].filter(Boolean).join(' '))
    .join(' ')
}

/** What an element shows: what a field holds, what is chosen in a list, else its text. */
export function shownBy(page: Page, node: PageNode): string {
  const chosen = node.options?.filter(({ selected }) => selected).map(({ label }) => label)
  if (chosen?.length) return chosen.join(', ')
  if (node.checked !== undefined) return String(node.checked)
  return isField(node) ? (node.value ?? '') : page.text(node)
}

/** The text right behind a label: the next cell, the definition, the next text. */
export function besideOf(page: Page, node: PageNode): string | undefined {
  for (const from of [node, ...page.ancestors(node).slice(0, 2)]) {
    const parent = page.parent(from)
    const siblings = parent ? page.children(parent) : page.nodes.filter(other => page.parent(other) === undefined)
    const next = siblings.slice(siblings.indexOf(from) + 1).find(other => shownBy(page, other).trim() !== '')
    if (next && page.text(from).length < 80) return shownBy(page, next)
  }
  return undefined
}
