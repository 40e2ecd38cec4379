import { matchText } from '../../ground/match-text.ts'
import { textBeside } from '../../ground/names.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { Hands } from '../hands.ts'
import { reveal } from '../reveal.ts'
import type { Work } from '../work.ts'
import { hasMarks, mark, MARKS } from './marks.ts'

/** "Other under Tools": of options called the same, the one in the group that is named. */
export async function chooseInGroup({ hands }: Work, said: string): Promise<boolean> {
  const match =
    /^(.+?) (?:under|below|in|of|from)(?: the)?(?: group| heading| category)? (.+?)(?: group| category)?$/i.exec(said)
  if (!match) return false
  if (!hands.page.nodes.some(({ options }) => options) && hasMarks(hands.page))
    return markBelow(hands, match[1]!, match[2]!)
  for (const node of hands.page.nodes) {
    const option = node.options?.find(
      ({ label, group }) =>
        group !== undefined &&
        matchText(match[2]!, group) > 0.9 &&
        matchText(match[1]!.replace(/^"|"$/g, ''), label) > 0.9,
    )
    if (!option) continue
    await hands.act('select', { ref: node.ref, values: [option.value] }, `chose "${option.label}" of "${option.group}"`)
    return true
  }
  return false
}

/** "Tick Oslo under Norway": the mark that is called so in the part that begins with the other name, opened where it is folded. */
async function markBelow(hands: Hands, name: string, head: string): Promise<boolean> {
  const isCalled = (page: Page, node: PageNode, text: string) =>
    matchText(text, node.name || textBeside(page, node) || '') > 0.95
  const find = (page: Page) =>
    page.nodes.find(node => {
      if (!MARKS.test(node.role) || node.hidden || !isCalled(page, node, name)) return false
      return page.ancestors(node).some(above => {
        const [first] = page.children(above).filter(child => /\p{L}/u.test(page.text(child)))
        return (
          first !== undefined &&
          !page.inside(above).slice(0, 1).includes(node) &&
          matchText(head, page.text(first)) > 0.95
        )
      })
    })
  if (!hands.page.nodes.some(node => matchText(head, node.name) > 0.95)) return false
  const node = find(hands.page) ?? (await reveal(hands, find))
  if (!node) return false
  await mark(hands, node, true)
  return true
}
