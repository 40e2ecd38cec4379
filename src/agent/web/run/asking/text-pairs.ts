import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { Pair } from './answer-from-pairs.ts'

/** Longer texts are no values of labels. */
const LONGEST_VALUE = 160
/** Longer texts are no values at the end of a line. */
const LONGEST_SIDE = 40
/** Longer texts are no lines. */
const LONGEST_LINE = 300
/** What stands between the parts of a line. */
const BETWEEN = /\s+[·•|]\s+/
/** Parts of running text (HTML's phrasing content as roles): a line goes on over them. */
const INLINE = /^(?:text|strong|emphasis|code|time|mark|deletion|insertion|generic|status|link)$/

/** Texts like "Label: value" and "Label (3)", lines of several such parts, and what is chosen in a group of radio buttons. */
export function textPairs(page: Page): Pair[] {
  const headings = new Map<string, string>()
  let heading = ''
  for (const node of page.nodes) {
    if (node.role === 'heading') heading = node.name
    headings.set(node.ref, heading)
  }
  const over = (node: PageNode) => headings.get(node.ref) ?? ''
  const own = page.nodes.flatMap(node => {
    const text = node.role === 'text' ? node.name : page.children(node).length ? '' : node.name
    const match = /^([^:()]{2,40}):\s+(\S.*)$/s.exec(text) ?? /^([^:()]{2,60}?)\s*\((\d[\d.,]*)\)$/.exec(text)
    return match && !BETWEEN.test(text) ? [toPair(match, over(node))] : []
  })
  const sides = page.nodes.flatMap(node => {
    const pair = sidesOf(page, node)
    return pair ? [{ ...pair, heading: over(node) }] : []
  })
  const lines = linesOf(page).flatMap(({ node, text }) => pairsInLine(text).map(match => toPair(match, over(node))))
  const chosen = page.nodes.flatMap(node => {
    if (node.role !== 'radiogroup' || !node.name) return []
    return page
      .inside(node)
      .filter(({ role, checked }) => role === 'radio' && checked === true)
      .map(({ name }) => ({ label: node.name, value: name, heading: '' }))
  })
  // What a field holds, by its label; what is in a field for secrets is not read.
  const held = page.nodes.flatMap(node => {
    const label = (node.label ?? node.name).trim()
    const isRead = node.editable === true && node.secret === undefined && !node.hidden && label !== ''
    return isRead && node.value ? [{ label, value: node.value, heading: over(node) }] : []
  })
  return [...own, ...sides, ...lines, ...chosen, ...held]
    .filter(({ value }) => value.length <= LONGEST_VALUE)
    .flatMap(eachLabelled)
}

/** What stands at the two ends of a line of its own: "Total" and "€78.50". */
function sidesOf(page: Page, node: PageNode): { label: string; value: string } | undefined {
  const [first, second, ...more] = page.children(node)
  if (node.role !== 'generic' || !first || !second || more.length) return undefined
  const isText = (one: PageNode) => /^(?:text|strong|emphasis)$/.test(one.role) && page.children(one).length === 0
  if (!isText(first) || !isText(second) || first.tag === '#text' || second.tag === '#text') return undefined
  const [label, value] = [first.name.trim().replace(/:$/, ''), second.name.trim()]
  const isPair =
    /^\p{L}[^:.\d]{1,39}$/u.test(label) && value.length <= LONGEST_SIDE && /\d|^(?:free|none|yes|no)$/i.test(value)
  return isPair ? { label, value } : undefined
}

const toPair = ([, label, value]: RegExpExecArray, heading: string): Pair => ({
  label: label!.trim(),
  value: value!.trim(),
  heading,
})

/**
 * The parts of a line that say a label and its value: "Berth 12-B · Mast: oak"; without a colon a value begins with a digit.
 * Sentences that each begin with a label are parts as well: "Rows A and B: 38 euros. Row C: 15 euros."
 */
export function pairsInLine(line: string): RegExpExecArray[] {
  const parts = line.split(BETWEEN)
  const isOne = parts.length === 1
  const sentences = isOne ? line.split(/(?<=[.;])\s+(?=\p{Lu}[^:.;]{1,40}:\s)/u) : []
  if (sentences.length > 1) return sentences.flatMap(sentence => pairsInLine(sentence.replace(/[.;]\s*$/, '')))
  return parts.flatMap(part => {
    const named = isOne ? /^([^:()]{2,40}):\s+([^:]+)$/s : /^([^:()]{2,40}):\s+(\S.*)$/s
    const match = named.exec(part) ?? (isOne ? null : /^(\p{L}[\p{L} ]{1,38}?)\s+([#№]?\d\S*)$/u.exec(part))
    return match ? [match] : []
  })
}

/** A label that stands for several is one for each: "Rows C and D" for C and for D. */
export function eachLabelled(pair: Pair): Pair[] {
  const several = /^(\p{L}+?)s (\S+(?:, \S+)*) (?:and|&) (\S+)$/u.exec(pair.label)
  if (!several) return [pair]
  const [, noun, first, last] = several
  return [...first!.split(/,\s*/), last!].map(one => ({ ...pair, label: `${noun} ${one}` }))
}

/** Running text as a reader sees it: the parts that are marked in it are no texts of their own. */
export const linesOf = (page: Page): { node: PageNode; text: string }[] =>
  page.nodes.flatMap(node => {
    const children = page.children(node)
    const isLine = children.some(({ role }) => role === 'text') && children.every(({ role }) => INLINE.test(role))
    const text = isLine ? page.text(node).replace(/\s+/g, ' ').trim() : ''
    return text && text.length <= LONGEST_LINE ? [{ node, text }] : []
  })

/** What a field or a group of that label offers to choose from. */
export const offeredIn = (page: Page, label: string): string[] =>
  page.nodes
    .filter(({ role, name }) => /^(?:radiogroup|group|listbox|combobox)$/.test(role) && isSameLabel(name, label))
    .flatMap(node => [
      ...(node.options ?? []).map(option => option.label),
      ...page
        .inside(node)
        .filter(({ role }) => role === 'radio' || role === 'option')
        .map(({ name }) => name),
    ])

const isSameLabel = (one: string, other: string): boolean => bare(one) === bare(other)
const bare = (text: string): string => text.replace(/[\s:*]+$/, '').toLowerCase()
