import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { findSubmit } from './click.ts'
import type { Work } from '../work.ts'

const DIFFERENT = pattern('i')`
  \b(?:the )?(?:
    odd one(?: out)?
    |(?:one|box|tile|square|shape|item|card|word|letter|number|picture|cell|figure|colou?r|thing)
      \ (?:that|which) (?:is|looks)
      \ (?:different|another|unlike|not (?:like|the same as) (?:the )?(?:others?|rest))
    |(?:one|only one) that (?:differs|does not (?:match|fit|belong))
    |different (?:one|box|tile|square|shape|item|card|colou?r|cell)
  )\b
`
/** "the symbol that appears only once", "the number that has no partner". */
const ONLY_ONCE = pattern('iu')`
  \b(?:the )?(?:only )?\p{L}+ (?:that|which) (?:
    (?:appears?|occurs?|comes|is (?:there|shown|drawn|used|present)|stands there|exists) (?:only |just |exactly )+once
    |(?:has|is without|is left without) (?:no |any |a )?(?:pair|partner|twin|match|double|duplicate)
    |is (?:unique|not repeated)
  )\b
`
const SAME =
  /\b(?:two|pair|both)\b.*\b(?:same|identical|alike|equal|match(?:es|ing)?)\b|\b(?:same|identical|alike|matching)\b.*\b(?:two|pair|both)\b/i
/** "into two equal halves": what something is cut into, and nothing that is on the page. */
const PARTS = /\b(?:in(?:to)? )?two (?:\p{L}+ )?(?:halves|parts|pieces|angles|sections)\b/giu
/** With fewer nobody can tell which one is the odd one. */
const FEWEST = 3

/** What can be compared of things of one kind that stand together. */
const ASPECTS: readonly ((page: Page, node: PageNode) => string)[] = [
  (page, node) => plainText(page.text(node)),
  (page, node) => [node, ...page.inside(node)].map(({ background, color }) => `${background}${color}`).join(),
  (page, node) => [node, ...page.inside(node)].map(({ shape, points }) => `${shape}${points?.length}`).join(),
  (_, node) => `${Math.round((node.box?.[2] ?? 0) / 3)} ${Math.round((node.box?.[3] ?? 0) / 3)}`,
  (page, node) => [node, ...page.inside(node)].map(({ style }) => style?.join(' ') ?? '').join(),
  (_, node) => (node.classes ?? []).join(' '),
]

/** "Click the one that is different", "click the two that are the same": by what they say, their colours, shapes and sizes. */
export async function compareLooks(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!orders.list.some(({ kind }) => /^(?:click|choose|find)$/.test(kind))) return false
  const isDifferent = DIFFERENT.test(orders.text)
  const isUnique = ONLY_ONCE.test(orders.text)
  const found = isUnique
    ? uniqueOne(hands.page)
    : isDifferent
      ? oddOne(hands.page)
      : SAME.test(orders.text.replace(PARTS, ''))
        ? samePair(hands.page)
        : []
  for (const node of found) await hands.click(hands.again(node) ?? node)
  const last = orders.list.at(-1)!
  if (
    found.length > 0 &&
    orders.list.length > 1 &&
    /^(?:submit|click)$/.test(last.kind) &&
    /\b(?:submit|done|ok|ready|confirm)\b/i.test(last.said)
  ) {
    const send = findSubmit(work)
    if (send) await hands.click(send)
  }
  return found.length > 0
}

/** Things of one kind that stand together, the larger sets first. */
function setsOf(page: Page): PageNode[][] {
  const holders = [undefined, ...page.nodes]
  return holders
    .flatMap(holder => {
      const children = (holder ? page.children(holder) : page.nodes.filter(node => !page.parent(node))).filter(
        node => node.box && !node.hidden && node.tag !== 'br' && node.role !== 'heading',
      )
      return [...Map.groupBy(children, ({ tag, role }) => `${tag} ${role}`).values()]
    })
    .filter(set => set.length >= FEWEST)
    .sort((a, b) => b.length - a.length)
}

function oddOne(page: Page): PageNode[] {
  for (const set of setsOf(page))
    for (const aspect of ASPECTS) {
      const groups = [...Map.groupBy(set, node => aspect(page, node)).values()]
      const single = groups.find(group => group.length === 1)
      if (groups.length === 2 && single) return single
    }
  return []
}

/** The only one that no other is like, where all others have another that is like them. */
function uniqueOne(page: Page): PageNode[] {
  for (const set of setsOf(page))
    for (const aspect of ASPECTS.slice(0, 3)) {
      const groups = [...Map.groupBy(set, node => aspect(page, node)).values()]
      const single = groups.filter(group => group.length === 1)
      if (single.length === 1 && groups.length > 1) return single[0]!
    }
  return []
}

function samePair(page: Page): PageNode[] {
  for (const set of setsOf(page))
    for (const aspect of ASPECTS.slice(0, 3)) {
      const pairs = [...Map.groupBy(set, node => aspect(page, node)).values()].filter(group => group.length > 1)
      if (pairs.length === 1 && pairs[0]!.length === 2 && aspect(page, pairs[0]![0]!) !== '') return pairs[0]!
    }
  return []
}
