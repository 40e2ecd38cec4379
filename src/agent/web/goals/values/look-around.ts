import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import { itemOf } from '../items.ts'

interface Found {
  text: string
  node: PageNode
}

/** How much the middle of a cell may be beside that of its line, in pixels. */
const ASIDE = 6

const isLeaf = (page: Page, node: PageNode): boolean =>
  page.children(node).length === 0 && node.name.trim() !== '' && node.box !== undefined && !node.hidden

/** Where the line of the thing meets what stands under the property: a table that is one to the eye alone. */
export function lookUpByPlace(page: Page, property: string, thing: string): Found | undefined {
  const leaves = page.nodes.filter(node => isLeaf(page, node))
  const named = (text: string) => leaves.filter(node => matchText(text, node.name) > 0.85)
  const [head, ...heads] = named(property)
  const [line, ...lines] = named(thing)
  if (!head || !line || heads.length > 0 || lines.length > 0 || head.box![1] >= line.box![1]) return undefined
  const under = leaves
    .filter(node => node !== line && Math.abs(middle(node) - middle(line)) < ASIDE)
    .map(node => ({ node, far: Math.abs(node.box![0] - head.box![0]) }))
    .sort((a, b) => a.far - b.far)
  const [best, next] = under
  return best && best.far < 30 && (!next || next.far > best.far)
    ? { text: best.node.name.trim(), node: best.node }
    : undefined
}

const middle = ({ box }: PageNode): number => box![1] + box![3] / 2

/** What a value of such a property looks like, wherever it stands. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:time|hour|clock)\b/i, /^\d{1,2}:\d{2}(?:\s*[ap]\.?m\.?)?$/i],
  [/\b(?:price|cost|amount|fee)\b/i, /^(?:[$€£]\s*\d[\d.,]*|\d[\d.,]*\s*(?:[$€£]|EUR|USD))$/],
  [/\b(?:e-?mail|mail address)\b/i, /^\S+@\S+\.\S+$/],
  [/\b(?:tele)?phone\b|\bfax\b|\bmobile\b/i, /^\+?\d[\d\s()/-]{4,}$/],
  [/\b(?:web ?site|address of the page|url|link)\b/i, /^(?:https?:\/\/|www\.)\S+$/],
  [/\b(?:date|day)\b/i, /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$|^\d{1,2}\.? \p{L}{3,9}\.?(?: \d{4})?$/u],
]

/** The one text of an item that has the form of what is asked for: the time in the line of a message, the number beside a name. */
export function lookUpByForm(page: Page, property: string, thing: string): Found | undefined {
  const form = KINDS.find(([name]) => name.test(property))?.[1]
  const [named, ...others] = page.nodes.filter(node => isLeaf(page, node) && matchText(thing, node.name) > 0.85)
  if (!form || !named || others.length > 0) return undefined
  const item = itemOf(page, named)
  const fits = page.inside(item).filter(node => isLeaf(page, node) && !isControl(node) && form.test(node.name.trim()))
  return fits.length === 1 ? { text: fits[0]!.name.trim(), node: fits[0]! } : undefined
}
