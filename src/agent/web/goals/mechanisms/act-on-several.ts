import type { PageNode } from '../../../../contract/page.ts'
import { NeedsApproval } from '../../contract.ts'
import { matchText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp, type Hands, nameOf } from '../hands.ts'
import { itemAgain } from '../items.ts'
import type { Order } from '../read-orders.ts'
import { isSentLater, type Mechanism } from '../work.ts'
import { controlFor, menuIn } from './item-controls.ts'
import { mark, MARKS } from './marks.ts'
import { endOfOrder } from './order-form.ts'
import { ONE_OF_EACH } from './quantity.ts'
import { boxIn, controlIn, markOf, NAMED, readSeveral, type Several } from './several-items.ts'

/** "Archive every message from Ann", "Like 2 posts by @bob": the same control in each of the items that say so. */
export const actOnSeveral: Mechanism = async (order, work) => {
  // "One of each: A, B" says how many of each, and names them.
  if (ONE_OF_EACH.test(order.rest)) return false
  const { hands, orders } = work
  const found = readSeveral(order, orders.source, hands.page)
  if (!found) return false
  // What is known only by a comparison is deleted by nobody who is to be asked about each.
  if (hands.isCareful && order.kind === 'delete' && found.isCompared)
    throw new GivenUp(
      `That would be ${found.items.map(item => nameOf(hands.page, item)).join(', ') || 'none'}. Nothing was done; say which one, by its name.`,
    )
  if (found.areTicked) return actOnTicked(hands, found, order)
  const first = hands.page
  for (const item of found.items) {
    const now = itemAgain(hands.page, first, item)
    if (!now) continue
    try {
      await actOnOne(hands, now, found, order.kind !== 'unchoose')
    } catch (error) {
      // One yes is for one item; nobody should believe that the others were done too.
      if (error instanceof NeedsApproval && found.items.length > 1)
        throw new GivenUp(`This has to be said of one at a time; there are ${found.items.length}.`)
      throw error
    }
  }
  // What is only ticked is had when the order is placed.
  const areMarks = found.control === undefined && found.items.every(item => markOf(first, item))
  const end = areMarks && !isSentLater(work) ? endOfOrder(hands.page) : undefined
  if (end) await hands.click(end)
  return true
}

/** Ticks the items and presses what acts on all that is ticked; where the page has nothing of that name they are unticked again. */
async function actOnTicked(hands: Hands, { items, control }: Several, { kind }: Order): Promise<boolean> {
  // One yes is for one item.
  if (hands.isCareful && kind === 'delete')
    throw new GivenUp(`This has to be said of one at a time; there are ${items.length}.`)
  const first = hands.page
  const boxes = () => items.map(item => boxOf(hands.page, first, item))
  const setAll = async (checked: boolean) => {
    for (const item of items) {
      const box = boxOf(hands.page, first, item)
      if (box && (box.checked === true) !== checked) await mark(hands, box, checked)
    }
  }
  const ticked = () => hands.page.nodes.filter(({ role, checked }) => role === 'checkbox' && checked === true)
  if (ticked().some(({ ref }) => !boxes().some(box => box?.ref === ref)))
    throw new GivenUp('Something else is ticked already. Nothing was done.')
  await setAll(true)
  const areAll = boxes().every(box => box?.checked === true)
  const tool = areAll ? toolFor(hands.page, control!) : undefined
  if (!tool) {
    await setAll(false)
    throw new GivenUp(
      areAll ? `The page has nothing called "${control!}" for what is ticked.` : 'Not all of them could be ticked.',
    )
  }
  await hands.click(tool)
  return true
}

const boxOf = (page: Page, first: Page, item: PageNode): PageNode | undefined => {
  const now = itemAgain(page, first, item)
  return now && boxIn(page, now)
}

/** The button that a verb names, as tool bars have it. */
const toolFor = (page: Page, verb: string): PageNode | undefined =>
  page.nodes.find(
    ({ role, name, hidden, disabled }) => role === 'button' && !hidden && !disabled && matchText(verb, name) > NAMED,
  )

/** Clicks the control of an item, from its menu where it stands there; sets it where it is a mark. */
async function actOnOne(hands: Hands, item: PageNode, { control: name }: Several, checked: boolean): Promise<void> {
  const own = controlIn(hands.page, item, name)
  if (own && MARKS.test(own.role)) {
    if ((own.checked === true) !== checked) await mark(hands, own, checked)
    return
  }
  if (own) return void (await hands.click(own))
  const menu = menuIn(hands.page, item)
  if (!menu || name === undefined) return
  await hands.click(menu)
  const entry = controlIn(hands.page, hands.again(item) ?? item, name) ?? controlFor(hands.page, name)
  if (!entry) throw new GivenUp(`The menu has no "${name}".`)
  await hands.click(entry)
}
