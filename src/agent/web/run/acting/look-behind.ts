import type { PageNode } from '../../../../contract/page.ts'
import { BrowserFailed, NeedsApproval, type Step } from '../../contract.ts'
import { fitControl } from '../../fit/fit-control.ts'
import { readByPage } from '../../fit/to-steps.ts'
import { itemOf } from '../../goals/items.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { countAsLooking } from '../../has-only-looked.ts'
import type { RunContext } from '../context.ts'
import { isFold, openFold } from '../reading/unfold.ts'
import { fitItemDeed, openItemFor } from './open-item.ts'
import { act } from './use-element.ts'

/** Parts that are opened for one request, and how many of them may lie in each other. */
const MOST_FOLDS = 10
const DEEPEST = 2
/** From this on a word is said, in another form or as a common synonym. */
const SAID = 0.75

/**
 * The steps of a request whose names are on the page only once a part of it is open: a tab, a folded section, a menu, a
 * list that drops down. Those that the request speaks of are opened first; what does not explain every word of it is folded
 * up again. Undefined where no part does.
 */
export async function lookBehind(request: string, context: RunContext): Promise<Step[] | undefined> {
  const behind = (context.behind ??= new Set<string>())
  if (behind.has(request)) return undefined
  behind.add(request)
  const done = context.browser.steps.length
  const page = readPage(await context.browser.snapshot())
  const found =
    (await lookInto(page, foldsOf(page), request, context, { left: MOST_FOLDS }, 1)) ??
    (await openItemFor(request, context))
  // Who lets the agent act without asking may have the whole message tried then.
  if (!found && context.mayTry) countAsLooking(context.browser.steps.slice(done))
  return found
}

async function lookInto(
  page: Page,
  folds: readonly PageNode[],
  request: string,
  context: RunContext,
  budget: { left: number },
  depth: number,
): Promise<Step[] | undefined> {
  const words = wordsIn(request)
  const shown = page.nodes.find(node => node.role === 'tab' && node.selected && folds.some(isTab))
  for (const fold of spokenFirst(page, folds, words)) {
    if (budget.left-- <= 0) break
    const told = context.told.length
    if ((await openFold(fold, context)) === undefined) continue
    const snapshot = await context.browser.snapshot()
    const steps = readByPage(request, snapshot) ?? fitControl(request, snapshot) ?? fitItemDeed(request, snapshot)
    if (steps) return steps
    const now = readPage(snapshot)
    const inner = foldsOf(now).filter(({ ref, role }) => page.get(ref) === undefined && role !== 'tab')
    const found = depth < DEEPEST ? await lookInto(now, inner, request, context, budget, depth + 1) : undefined
    if (found) return found
    context.told.length = told
    if (!isTab(fold)) await foldUp(fold, page, now, context)
  }
  if (shown) await press(shown, context)
  return undefined
}

/** Folds up what was opened, where it is seen to be open still: pages do not always say so of their buttons. */
async function foldUp(fold: PageNode, before: Page, open: Page, context: RunContext): Promise<void> {
  const now = readPage(await context.browser.snapshot())
  const fresh = open.nodes.filter(({ ref }) => before.get(ref) === undefined)
  // Where the page draws it anew it is the only one of that name that says it is open.
  const drawn = now.nodes.filter(
    ({ name, role, expanded }) => name === fold.name && role === fold.role && expanded === true,
  )
  const again = now.get(fold.ref) ?? (drawn.length === 1 ? drawn[0] : undefined)
  if (again?.expanded === true || (again && fresh.some(({ ref }) => now.get(ref) !== undefined)))
    await press(again, context)
}

/**
 * The folds in the order in which they are opened: those whose names, or whose rows or cards, are spoken of most. Where every
 * row has a fold of the same name, those of rows that are not spoken of are left out.
 */
export function spokenFirst(page: Page, folds: readonly PageNode[], words: readonly string[]): PageNode[] {
  const said = (text: string) => {
    const own = wordsIn(text)
    return words.filter(word => own.some(one => matchWord(word, one) >= SAID))
  }
  const weighed = folds.flatMap(fold => {
    const alike = isTab(fold) ? [] : folds.filter(({ name, role }) => name === fold.name && role === fold.role)
    if (alike.length < 2) return [{ fold, weight: said(fold.name).length }]
    // What all of the rows say tells none of them.
    const common = alike.map(one => said(page.text(itemOf(page, one)))).reduce((a, b) => a.filter(w => b.includes(w)))
    const weight = said(page.text(itemOf(page, fold))).filter(word => !common.includes(word)).length
    return weight ? [{ fold, weight: weight + said(fold.name).length }] : []
  })
  return weighed.sort((a, b) => b.weight - a.weight).map(({ fold }) => fold)
}

const isTab = ({ role }: PageNode): boolean => role === 'tab'

const ASKED =
  /^\W*(?:what|who|whose|how|when|where|why|which|can|could|will|would|should|may|must|is|are|does|did|do (?!you have\b))/i
/** A whole question, which is answered by what is folded under it; "Have a voucher?" offers to give one. */
const isAnswered = (name: string): boolean => name.trim().endsWith('?') && ASKED.test(name)

/** Parts that are closed: tabs, folded sections, menus, and lists that show their choices when they are opened. */
const foldsOf = (page: Page): PageNode[] =>
  page.nodes.filter(
    node =>
      !node.disabled &&
      // What is folded under a question answers it, and has nothing to operate.
      !isAnswered(node.name) &&
      ((isFold(node) && (isTab(node) ? node.selected !== true : node.expanded === false)) ||
        (node.role === 'combobox' && node.expanded === false && !node.options && !node.editable)),
  )

/** Shows what was shown before; what refuses to be folded up stays open. */
async function press(node: PageNode, context: RunContext): Promise<void> {
  try {
    await act('click', { ref: node.ref }, context)
  } catch (error) {
    if (!(error instanceof NeedsApproval || error instanceof BrowserFailed)) throw error
  }
}
