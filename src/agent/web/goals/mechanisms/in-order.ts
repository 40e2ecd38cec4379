import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { isSilent } from '../is-silent.ts'
import { findLists } from '../items.ts'
import { wholeOf, type Mechanism } from '../work.ts'

const ORDER = pattern('i')`
  \b(?:ascending|descending|increasing|decreasing|alphabetical\w*|numerical\w*|reverse)\b
  |\bfrom (?:the )?(?:low|high|small|large|big|least|great)\w*(?: \w+)? to\b
`
const DOWN = /\b(?:descending|decreasing|reverse)\b|\bfrom (?:the )?(?:high|larg|big|great)\w*(?: \w+)? to\b/i

/** "Click the numbers in ascending order": one after the other, each as it stands then. */
export const inOrder: Mechanism = async (order, work) => {
  const said = restore(wholeOf(order), work.orders.source)
  if (!/^(?:click|choose)$/.test(order.kind) || !ORDER.test(said)) return false
  const { hands } = work
  const items = /\bletters?\b/i.test(said)
    ? leaves(hands.page, /^\p{L}$/u)
    : /\bnumbers?\b|\bdigits?\b/i.test(said)
      ? leaves(hands.page, /^-?\d[\d,]*(?:\.\d+)?$/)
      : (findLists(hands.page)[0] ?? [])
  if (items.length < 2) return false
  const sorted = items
    .map(node => hands.page.text(node).trim())
    .sort((a, b) => (/\d/.test(a) && /\d/.test(b) ? number(a) - number(b) : a.localeCompare(b)))
  const isThere = new Map(items.map(node => [hands.page.text(node).trim(), node]))
  for (const text of DOWN.test(said) ? sorted.reverse() : sorted) {
    const known = isThere.get(text)!
    const now = hands.again(known)
    const node =
      now && hands.page.text(now).trim() === text
        ? now
        : (hands.page.nodes.find(one => one.name.trim() === text) ?? coverOf(hands.page, known))
    if (node) await hands.click(node)
  }
  return true
}

/** What takes clicks where something stood that is shown no more: a card that was turned over, a sheet that was laid on it. */
function coverOf(page: Page, { box }: PageNode): PageNode | undefined {
  if (!box) return undefined
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2]
  const isOn = (node: PageNode) =>
    isSilent(page, node) &&
    node.clickable === true &&
    page.children(node).length === 0 &&
    x > node.box![0] &&
    x < node.box![0] + node.box![2] &&
    y > node.box![1] &&
    y < node.box![1] + node.box![3]
  const [cover, ...others] = page.nodes.filter(isOn)
  return others.length === 0 ? cover : undefined
}

const number = (text: string): number => Number(text.replaceAll(',', ''))

/** What has nothing but such a text; of several for one text the outermost. */
function leaves(page: Page, pattern: RegExp): PageNode[] {
  const fit = page.nodes.filter(node => !node.hidden && pattern.test(page.text(node).trim()))
  return fit.filter(node => !page.ancestors(node).some(above => fit.includes(above)))
}
