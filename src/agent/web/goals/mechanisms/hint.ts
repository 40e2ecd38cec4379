import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isSilent } from '../is-silent.ts'
import { appeared } from '../widgets/choose-option.ts'
import type { Work } from '../work.ts'

/** More of a kind are not pointed at one after the other. */
const MOST = 60

/** "the box with the hint …", "the icon labelled …". */
const THING_THAT_SAYS = pattern('i')`
  \b(?:
    (?:one|box|item|thing|square|tile|cell|icon|button|picture|element)
    \ (?:with|that (?:has|says|shows|contains|is)|showing|saying|labell?ed|named|called|whose .*? is)
  ) (?:the |an? )?(?:words? |hint |tooltip |text |name )*(.+)$
`

/** "Hover over the boxes and click the one with X": what shows itself only under the mouse. */
export async function byHint(work: Work): Promise<boolean> {
  const { hands, orders } = work
  if (!/\b(?:hover|mouse|point)(?:ing)?\b/i.test(orders.text)) return false
  const last = orders.list.findLast(({ kind }) => kind === 'click' || kind === 'choose')
  const match = THING_THAT_SAYS.exec(last?.rest ?? '')
  if (!last || !match) return false
  const wanted = plainText(restore(match[1]!, orders.source))
  const alike = unnamed(hands.page)
  for (const node of alike.slice(0, MOST)) {
    const before = hands.page
    const now = hands.again(node)
    if (!now) continue
    await hands.act('hover', { ref: now.ref })
    const said = [...appeared(before, hands.page), ...changed(before, hands.page)].map(
      one => hands.page.text(one) || one.name,
    )
    if (
      !said.some(
        text =>
          plainText(text) === wanted ||
          plainText(text)
            .split(/[^\p{L}\p{N}-]+/u)
            .includes(wanted),
      )
    )
      continue
    await hands.click(hands.again(node) ?? node)
    return true
  }
  return false
}

/** Boxes of one kind that say nothing by themselves; the largest group. */
function unnamed(page: Page): PageNode[] {
  const silent = page.nodes.filter(
    node => isSilent(page, node) && page.children(node).length === 0 && Math.min(node.box![2], node.box![3]) > 6,
  )
  const groups = [
    ...Map.groupBy(
      silent,
      node => `${node.tag}.${(node.classes ?? []).join('.')}.${page.parent(node)?.ref ?? ''}`,
    ).values(),
  ]
  return groups.reduce((best, group) => (group.length > best.length ? group : best), [] as PageNode[])
}

const changed = (before: Page, after: Page): PageNode[] =>
  after.nodes.filter(node => {
    const known = before.get(node.ref)
    return known !== undefined && (known.name !== node.name || known.title !== node.title)
  })
