import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Work } from '../work.ts'

/** Arrows as they are drawn (Unicode, Arrows), and the keys that bear them. */
const ARROWS: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '⬆': 'ArrowUp',
  '▲': 'ArrowUp',
  '↓': 'ArrowDown',
  '⬇': 'ArrowDown',
  '▼': 'ArrowDown',
  '←': 'ArrowLeft',
  '⬅': 'ArrowLeft',
  '◀': 'ArrowLeft',
  '→': 'ArrowRight',
  '➡': 'ArrowRight',
  '▶': 'ArrowRight',
}
const KEYS_SHOWN = pattern('iu')`
  \b(?:press|hit|type|use)\s+the\s+(?:arrow\s+)?keys\b[^.]*\b(?:order|sequence|shown|displayed|listed|given|below|above)\b
`

/** "Press the arrow keys in the order shown": which keys they are stands on the page. */
export const asksForKeysShown = (text: string): boolean => KEYS_SHOWN.test(text)

/** Puts the focus where the keys are shown, or where it was said, and presses them one after the other. */
export async function pressKeysShown({ hands, orders }: Work): Promise<boolean> {
  if (!asksForKeysShown(orders.text)) return false
  const shown = longestRun(hands.page)
  if (shown.length === 0) return false
  const holder = [shown[0]!.node, ...hands.page.ancestors(shown[0]!.node)]
  const taker = holder.find(node => isControl(node)) ?? (/\bclick\b/i.test(orders.text) ? focusable(holder) : undefined)
  if (taker) await hands.click(taker)
  for (const { key } of shown) await hands.key(key)
  hands.done.push(`pressed ${shown.map(({ key }) => key).join(', ')}`)
  return true
}

/** What holds all of the signs. */
const focusable = (holders: readonly PageNode[]): PageNode | undefined =>
  holders.find(({ role }) => role !== 'text') ?? holders[0]

/** The keys of the arrows of one part of the page, in its order; those of the part that has the most. */
function longestRun(page: Page): { node: PageNode; key: string }[] {
  const drawn = page.nodes
    .filter(node => page.children(node).length === 0 && !node.hidden && /^[\s\p{S}\p{P}\uFE0F]+$/u.test(node.name))
    .flatMap(node => [...node.name].flatMap(sign => (ARROWS[sign] ? [{ node, key: ARROWS[sign] }] : [])))
  const runs = Map.groupBy(drawn, ({ node }) =>
    isControl(node) ? node.ref : page.parent(page.parent(node) ?? node)?.ref,
  )
  return [...runs.values()].reduce<typeof drawn>((best, run) => (run.length > best.length ? run : best), [])
}
