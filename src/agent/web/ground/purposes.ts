import { wordList } from '../../../lib/patterns.ts'
import type { PageNode } from '../../../contract/page.ts'
import type { Purpose } from '../contract.ts'
import { isField } from './names.ts'
import type { Page } from './page-tree.ts'

/** Roles that are operated (WAI-ARIA 1.2, § 5.3.2 widgets, and what is in composite widgets). */
const CONTROLS = new Set(
  wordList`
    button link tab checkbox radio switch menuitem menuitemcheckbox menuitemradio option treeitem combobox textbox
    searchbox spinbutton slider gridcell columnheader
  `,
)
const CHOOSERS = new Set('combobox listbox radio option radiogroup menuitemradio menuitem'.split(' '))
const MARKS = new Set('checkbox radio switch menuitemcheckbox menuitemradio'.split(' '))
const REGIONS = new Set(
  wordList`
    region form group navigation main banner contentinfo complementary search list table grid tree menu menubar
    dialog alertdialog article section tabpanel row listitem figure toolbar radiogroup listbox feed rowgroup
    application document
  `,
)

/** Whether it is operated by itself. */
export const isControl = (node: PageNode): boolean =>
  CONTROLS.has(node.role) || node.clickable === true || isField(node)

/** How well an element can be what this is done to, 0 to 1: text goes into what can be edited, ticks into what can be ticked … */
export function fitPurpose(page: Page, node: PageNode, purpose: Purpose): number {
  const usable = node.disabled ? 0.95 : 1
  const shown = node.hidden ? 0.97 : 1
  return usable * shown * fitKind(page, node, purpose)
}

function fitKind(page: Page, node: PageNode, purpose: Purpose): number {
  switch (purpose) {
    case 'click':
    case 'hover':
    case 'press':
      return isControl(node) ? controlFit(page, node) : hasControl(page, node) ? 0.6 : 0.86
    case 'fill':
      return node.editable && !node.readonly ? 1 : isField(node) && !MARKS.has(node.role) ? 0.93 : 0.15
    case 'select':
      return CHOOSERS.has(node.role) || node.options ? 1 : isField(node) ? 0.8 : isControl(node) ? 0.7 : 0.5
    case 'check':
      return MARKS.has(node.role) ? 1 : node.pressed !== undefined || node.role === 'option' ? 0.8 : 0.3
    case 'submit':
      return node.type === 'submit' || node.type === 'image'
        ? 1
        : node.role === 'button'
          ? 0.95
          : node.role === 'form'
            ? 0.9
            : 0.5
    case 'drag':
      return node.draggable ? 1 : 0.85
    case 'drop':
      return isField(node) ? 0.8 : 1
    case 'upload':
      return node.type === 'file' ? 1 : isControl(node) ? 0.6 : 0.2
    case 'scroll':
      return node.scrollable ? 1 : 0.7
    case 'region':
      return REGIONS.has(node.role) || page.children(node).length > 0 ? 1 : node.role === 'heading' ? 0.95 : 0.6
    case 'read':
    case 'expect':
      return page.children(node).length > 3 ? 0.9 : 1
  }
}

/** Of a control inside of another (the text of a button, a link in a card) the outermost that is one counts. */
const controlFit = (page: Page, node: PageNode): number =>
  node.role === 'text' || (node.role === 'generic' && page.children(node).some(isControl)) ? 0.85 : 1

const hasControl = (page: Page, node: PageNode): boolean => page.inside(node).some(isControl)

/** How well a role is the one that was said. Things that look alike are called alike: what can be clicked may be a button. */
export function fitRole(node: PageNode, roles: readonly string[] | undefined): number {
  if (!roles || roles.length === 0 || roles.includes(node.role)) return 1
  const [place] = roles
  if (
    place !== undefined &&
    (roles.includes('button') || roles.includes('link') || roles.includes('tab') || roles.includes('menuitem'))
  )
    return /^(button|link|tab|menuitem|treeitem|option)$/.test(node.role)
      ? 0.75
      : node.clickable
        ? 0.72
        : node.role === 'heading'
          ? 0.4
          : 0.3
  if (roles.some(role => /^(textbox|searchbox|combobox|spinbutton)$/.test(role)) && isField(node)) return 0.8
  if (roles.includes('img')) return node.clickable || /^(img|svg|i|image|path)$/.test(node.tag) ? 0.75 : 0.4
  if (roles.some(role => MARKS.has(role)) && MARKS.has(node.role)) return 0.7
  return 0.3
}
