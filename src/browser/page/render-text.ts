import type { PageNode } from '../../contract/page.ts'

/** Longest name and value in the text; the nodes have them whole. */
const LONGEST = 300

/** The nodes as indented text, for people and models: `- button "Save" [ref=e12] [disabled]`. */
export function renderText(nodes: readonly PageNode[], total: number): string {
  // The name of a row is what its cells say.
  const isTold = (node: PageNode, at: number): boolean =>
    node.role === 'row' && (nodes[at + 1]?.depth ?? 0) > node.depth
  const lines = nodes.map(
    (node, at) => `${'  '.repeat(node.depth)}- ${describeNode(isTold(node, at) ? { ...node, name: '' } : node)}`,
  )
  if (total > nodes.length) lines.push(`(${total - nodes.length} more nodes of ${total} are not shown)`)
  return lines.join('\n')
}

/** What these would send says nothing of their state. */
const NO_VALUE = /^(checkbox|radio|switch|button)$/

/** One node in a line. */
export function describeNode(node: PageNode): string {
  if (node.role === 'text' && !node.clickable && !node.draggable) return `text: ${shorten(node.name)}`
  const name = node.name ? ` ${JSON.stringify(shorten(node.name))}` : ''
  const value = node.value && !NO_VALUE.test(node.role) ? `: ${JSON.stringify(shorten(node.value))}` : ''
  return `${node.role}${name} [ref=${node.ref}]${statesOf(node)}${value}`
}

function statesOf(node: PageNode): string {
  const states = [
    node.level && node.role === 'heading' && `level=${node.level}`,
    node.checked === true ? 'checked' : node.checked === 'mixed' && 'checked=mixed',
    node.selected && 'selected',
    node.expanded === true ? 'expanded' : node.expanded === false && 'collapsed',
    node.pressed === true && 'pressed',
    node.disabled && 'disabled',
    node.secret && (node.secret === 'filled' ? 'secret, filled in' : 'secret'),
    node.required && 'required',
    node.readonly && 'readonly',
    node.invalid && 'invalid',
    node.focused && 'focused',
    node.clickable && !isNative(node) && 'clickable',
    node.draggable && 'draggable',
    node.scrollable && 'scrollable',
    node.placeholder && node.placeholder !== node.name && `placeholder=${JSON.stringify(shorten(node.placeholder))}`,
    node.options && `options=${JSON.stringify(node.options.slice(0, 12).map(one => one.label))}`,
    node.href && `url=${shorten(node.href)}`,
  ]
  return states
    .filter(state => typeof state === 'string')
    .map(state => ` [${state}]`)
    .join('')
}

const isNative = (node: PageNode): boolean => /^(a|button|input|select|textarea|summary)$/.test(node.tag)

const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text)
