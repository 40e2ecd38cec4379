import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { nearestNames as nearest } from '../../../../lib/nearest-names.ts'
import type { Purpose, Target } from '../../contract.ts'
import { calledOf, ground } from '../../ground/ground.ts'
import { isField } from '../../ground/names.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'

const LONGEST = 60
const MOST = 8

/** Roles as people call them. */
const NOUNS: Readonly<Record<string, string>> = {
  textbox: 'field',
  searchbox: 'search field',
  combobox: 'list',
  listbox: 'list',
  spinbutton: 'number field',
  img: 'picture',
  generic: '',
  text: 'text',
  menuitem: 'menu item',
  listitem: 'list item',
  gridcell: 'cell',
}

/** A text that is not longer than it may be in an answer. */
export const cut = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text

/** An element in words: “Save” (button). */
export function describeNode(page: Page, node: PageNode): string {
  const noun = NOUNS[node.role] ?? node.role
  return `“${cut(calledOf(page, node))}”${noun ? ` (${noun})` : ''}`
}

/** Where it is, told by the row, item or section around it. */
export function describePlace(page: Page, node: PageNode): string {
  const own = page.text(node)
  const around = page
    .ancestors(node)
    .find(
      above =>
        /^(?:row|listitem|article|group|region|form|dialog|navigation|contentinfo|banner|main)$/.test(above.role) &&
        (above.name || page.text(above)) &&
        page.text(above) !== own,
    )
  if (!around) return ''
  const text = around.name || page.text(around)
  const label = cut(text, 50)
  const noun = NOUNS[around.role] ?? around.role
  return `in ${noun || 'the part'} “${label}”`
}

/** Names of what a page has for a purpose, the nearest to what was said first. */
export function nearestNames(target: Target, snapshot: PageSnapshot, purpose: Purpose): string[] {
  const page = readPage(snapshot)
  const weak = ground(target, snapshot, purpose).map(({ ref }) => page.get(ref)!)
  const isCandidate = (node: PageNode) => {
    if (node.hidden && !isField(node)) return false
    if (target.roles?.length) return target.roles.includes(node.role)
    if (purpose === 'fill') return isField(node)
    if (purpose === 'select') return isField(node) || node.role === 'option'
    if (purpose === 'check') return /^(?:checkbox|radio|switch|menuitem(?:checkbox|radio))$/.test(node.role)
    if (purpose === 'read' || purpose === 'expect' || purpose === 'region')
      return /^(?:heading|table|list|region|form|navigation)$/.test(node.role)
    return node.clickable === true || /^(?:button|link|tab|menuitem|checkbox|radio|option)$/.test(node.role)
  }
  const others = page.nodes.filter(isCandidate)
  const names = new Map<string, string>()
  for (const node of [...weak, ...others]) {
    const called = calledOf(page, node)
    if (called && !names.has(called)) names.set(called, describeNode(page, node))
  }
  const all = [...names.keys()]
  const near = target.name ? nearest(target.name, all) : []
  const weakNames = weak.map(node => calledOf(page, node)).filter(Boolean)
  return [...new Set([...weakNames, ...near, ...all])].slice(0, MOST).map(name => names.get(name)!)
}
