import { pattern } from '../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { tokensOf } from '../../model/prompt/estimate-tokens.ts'
import { quoteJson } from '../../model/prompt/quote-data.ts'

/** Longest name or value of an element in the prompt, in characters. */
const LONGEST = 120
/** Labels of a list of choices that are shown. */
const MOST_OPTIONS = 25
/** Indentation that says anything. */
const DEEPEST = 10
/** Parts of the window's widgets that are acted on although nothing marks them as clickable (WAI-ARIA 1.2 § 5.3.2). */
const WIDGETS = pattern()`
  ^(?:
    button|checkbox|gridcell|link|menuitem|menuitemcheckbox|menuitemradio|option|radio|scrollbar|searchbox
    |slider|spinbutton|switch|tab|textbox|treeitem|combobox|listbox
  )$
`

/** The part of a page that a model sees, and what may be done with each element of it. */
export interface PageView {
  text: string
  /** The elements in it, by ref. */
  shown: Map<string, PageNode>
  /** Elements before and after this part. */
  before: number
  after: number
}

export const canBeClicked = (node: PageNode): boolean =>
  !node.disabled && (node.clickable === true || node.editable === true || WIDGETS.test(node.role))
export const canBeTypedInto = (node: PageNode): boolean => node.editable === true && !node.disabled && !node.readonly
export const canBeChosenFrom = (node: PageNode): boolean => (node.options?.length ?? 0) > 0 && !node.disabled
export const canBeChecked = (node: PageNode): boolean => node.checked !== undefined && !node.disabled

/** The elements that say something: not the boxes around others, and no text that its parent is named by. */
export function tellingNodes(nodes: readonly PageNode[]): PageNode[] {
  const names = new Map(nodes.map(node => [node.ref, node.name]))
  return nodes.filter(node => {
    if (node.role === 'generic' && !canBeClicked(node) && !node.scrollable) return false
    return !(node.role === 'text' && node.parent !== undefined && names.get(node.parent) === node.name)
  })
}

/** As much of the page as so many tokens hold, from its `from`-th telling element on. */
export function viewPage({ nodes }: Pick<PageSnapshot, 'nodes'>, tokens: number, from = 0): PageView {
  const telling = tellingNodes(nodes)
  const lines: string[] = []
  const shown = new Map<string, PageNode>()
  let used = 0
  for (const node of telling.slice(from)) {
    const line = `${' '.repeat(Math.min(node.depth, DEEPEST))}${describeElement(node)}`
    used += tokensOf(line.length + 1)
    if (used > tokens && lines.length) break
    lines.push(line)
    shown.set(node.ref, node)
  }
  return { text: lines.join('\n'), shown, before: from, after: telling.length - from - lines.length }
}

/** One element in a line. What the page says stands in quotes that it cannot leave. */
export function describeElement(node: PageNode): string {
  const { ref, role, name, value, placeholder, label, options } = node
  const quote = (text: string) => quoteJson(text, LONGEST)
  const others = [label, placeholder].filter(text => text && text !== name) as string[]
  return [
    ref,
    role,
    name && quote(name),
    ...others.map(text => `(${quote(text)})`),
    value !== undefined && `value=${quote(value)}`,
    options &&
      `options=${quoteJson(
        options.slice(0, MOST_OPTIONS).map(one => one.label),
        LONGEST,
      )}`,
    ...statesOf(node),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The states of an element, in words. */
export function statesOf(node: PageNode): string[] {
  const { checked, selected, expanded, pressed, disabled, required, invalid, type, row, column, secret } = node
  const states = [
    type === 'password' && 'password',
    secret === 'filled' && 'filled in',
    checked !== undefined && (checked === 'mixed' ? 'partly checked' : checked ? 'checked' : 'not checked'),
    selected && 'selected',
    expanded !== undefined && (expanded ? 'expanded' : 'collapsed'),
    pressed === true && 'pressed',
    disabled && 'disabled',
    required && 'required',
    invalid && 'invalid',
    row !== undefined && column !== undefined && `row ${row} column ${column}`,
  ]
  return states.filter(state => typeof state === 'string')
}
