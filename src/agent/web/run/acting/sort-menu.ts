import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { superlativeOf } from '../../../understand/language/gradables.ts'
import { BrowserFailed, NeedsApproval, type Step } from '../../contract.ts'
import { choiceFor, DOWN, ORDERS, UP } from '../../fit/ways/sorting.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { Of, RunContext } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How long a menu may take to open, in milliseconds. */
const OPENING = 500
const CHOICE = /^(?:link|button|menuitem|menuitemradio|option|radio)$/
const SAID = 0.9

/** The one button that opens the orders a list can be brought into: "Sort: Relevance". */
export function sortMenuOf(page: Page): PageNode | undefined {
  const found = page.nodes.filter(
    ({ role, name, hidden, disabled, options }) =>
      /^(?:button|combobox)$/.test(role) && !hidden && !disabled && !options && ORDERS.test(name),
  )
  return found.length === 1 ? found[0] : undefined
}

/** "heaviest first", "show the tallest ones first": the order alone. */
const ONLY_ORDER =
  /^\W*(?:and |now |please |ok,? )*(?:show |put |list |with )?(?:me )?(?:the )?(\p{L}+)(?: ones?| of them)? (?:first|at the top|on top)(?:,? please)?\W*$/iu

/** An order that is said alone, on a page with one menu of orders. */
export function fitSortMenu(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const word = ONLY_ORDER.exec(message)?.[1]?.toLowerCase()
  const graded = word === undefined ? undefined : superlativeOf(word)
  if (word === undefined || !graded || !sortMenuOf(readPage(snapshot))) return undefined
  return [{ said: message, confidence: 0.85, kind: 'sort', column: word, direction: graded.direction }]
}

/** "Sort by year, newest first", where no column is headed so: the one entry of the menu of orders that says that. False: there is none. */
export async function sortByMenu({ column, direction }: Of<'sort'>, context: RunContext): Promise<boolean> {
  const before = readPage(await context.browser.snapshot())
  const menu = sortMenuOf(before)
  if (!menu) return false
  try {
    await act('click', { ref: menu.ref }, context)
  } catch (error) {
    if (error instanceof NeedsApproval || error instanceof BrowserFailed) return false
    throw error
  }
  const { page, choices } = await opened(before, context)
  const says = (node: PageNode) => {
    const own = wordsIn(page.text(node) || node.name)
    return wordsIn(column).every(word => own.some(one => matchWord(word, one) >= SAID))
  }
  const called = choices.filter(says)
  const ways = called.filter(node => direction !== undefined && wayOf(page.text(node) || node.name) === direction)
  const meant = called.length ? undefined : meantBy(column, page, choices)
  const [only, ...more] = ways.length ? ways : meant ? [meant] : called
  const isOther =
    only !== undefined &&
    !meant &&
    direction !== undefined &&
    !ways.length &&
    wayOf(page.text(only) || only.name) !== undefined
  if (!only || more.length || isOther) {
    await act('click', { ref: menu.ref }, context)
    return false
  }
  await act('click', { ref: only.ref }, context)
  context.told.push(`Chose ${describeNode(page, only)} in ${describeNode(before, menu)}.`)
  context.sure.push(0.9)
  return true
}

/** "cheapest": the one choice that speaks of what is compared so ("Price, low to high"). */
function meantBy(word: string, page: Page, nodes: readonly PageNode[]): PageNode | undefined {
  const graded = superlativeOf(word)
  const choices = nodes.map(node => ({ label: page.text(node) || node.name }))
  const chosen = graded && choiceFor({ choices }, word, graded)
  return chosen && nodes[choices.indexOf(chosen)]
}

/** Which end a choice has first: the one that it says first ("low to high"). */
function wayOf(text: string): 'asc' | 'desc' | undefined {
  const [up, down] = [UP, DOWN].map(way => way.exec(text)?.index ?? Infinity) as [number, number]
  return up === down ? undefined : up < down ? 'asc' : 'desc'
}

async function opened(before: Page, { browser }: RunContext): Promise<{ page: Page; choices: PageNode[] }> {
  const until = Date.now() + OPENING
  for (;;) {
    const page = readPage(await browser.snapshot())
    const choices = page.nodes.filter(({ ref, role }) => CHOICE.test(role) && !before.get(ref))
    if (choices.length || Date.now() > until) return { page, choices }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
