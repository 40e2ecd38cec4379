import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { readGiven } from '../given/read-given.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { itemsWith } from '../items.ts'
import type { Work } from '../work.ts'

/** What was thrown away is wanted again. */
const BACK =
  /\b(?:get|bring|fetch|put|take|want|have) (?:it|that|this|them|(?:the|my) [^.;!?]+?) back\b|\b(?:restore|recover|undelete)\b/iu
const THROWN = /\b(?:deleted?|removed?|threw|thrown|lost|bin|trash|by mistake|by accident)\b/i
/** How the place is called that holds what was thrown away, and what brings it back from there. */
const PLACE =
  /^\W*(?:bin|trash|rubbish|recycle bin|deleted(?: \p{L}+)?|recently deleted|waste ?basket)(?:\s*\(?\d+\)?)?\W*$/iu
const RESTORES = /^\W*(?:restore|put (?:it )?back|bring back|recover|undelete|move back)\b/i

/** "I deleted my note X by mistake. Get it back": from where deleted things are, by the item's own control. */
export async function bringBack(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const { text } = orders.source
  const names = readGiven(orders.source).filter(({ kind }) => kind === 'quoted' || kind === 'name')
  if (!BACK.test(text) || !THROWN.test(text) || names.length !== 1) return false
  const { text: name } = names[0]!
  const place = labelled(hands.page, PLACE)
  if (!controlOf(hands, name) && place) await hands.click(place)
  const control = controlOf(hands, name)
  if (!control && !place) return false
  if (!control)
    throw new GivenUp(`I do not find “${name}” among what was thrown away, or nothing there that brings it back.`)
  const giveBack = hands.ledger.use(text)
  try {
    await hands.click(control)
  } catch (error) {
    giveBack()
    throw error
  }
  return true
}

const labelled = (page: Page, called: RegExp, within: readonly PageNode[] = page.nodes): PageNode | undefined => {
  const found = within.filter(
    node =>
      isControl(node) &&
      !node.hidden &&
      !node.disabled &&
      called.test((page.text(node) || node.name || node.title || '').trim()),
  )
  return found.length === 1 ? found[0] : undefined
}

function controlOf({ page }: Hands, name: string): PageNode | undefined {
  const items = itemsWith(page, name)
  const [item, ...others] = items.filter(one => !items.some(other => page.ancestors(other).includes(one)))
  return item && others.length === 0 ? labelled(page, RESTORES, page.inside(item)) : undefined
}
