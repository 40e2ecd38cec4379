import type { PageNode } from '../../../../contract/page.ts'
import { readOrders } from '../../goals/read-orders.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { Step } from '../../contract.ts'
import type { RunContext } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { confirming } from './complete-dialog.ts'
import { act } from './use-element.ts'

/** How long a dialog may take to open, in milliseconds. */
const OPENING = 400
/** To press something, or to see what it opens, is all that is asked for. */
const PRESSING = /^(?:click|press|tap|hit|push|open|show|see|view|go|try|use|bring|get)$/i
/** How a page asks whether something is to be done. */
const ASKS = /\?|\b(?:sure|confirm|certain)\b/i

/**
 * A deed whose button only makes the page ask whether it is to be done ("delete my account" → "Are you sure?") is done by the
 * answer: the button that confirms is pressed, which asks the person where it does what needs a yes. Where none can be told,
 * the answer says what the page asks.
 */
export async function confirmDialog(steps: readonly Step[], context: RunContext): Promise<void> {
  if (!context.browser.mustAsk || steps.at(-1)?.kind !== 'click') return
  const order = readOrders(context.message).list.at(-1)
  const clicked = context.browser.steps.findLast(({ tool }) => tool.endsWith('_click'))?.args as { ref?: string }
  if (order && !PRESSING.test(order.verb)) await answerDialog(order.verb, clicked?.ref, context)
}

/** Answers what the page asks after something was pressed. */
export async function answerDialog(verb: string, clicked: string | undefined, context: RunContext): Promise<void> {
  const page = clicked === undefined ? undefined : await asking(context, clicked)
  const dialog = page && dialogOf(page, clicked!)
  if (!page || !dialog) return
  const button = confirming(page, dialog, verb)
  if (!button) {
    context.told.push(`The page asks: “${cut(page.text(dialog), 160)}”. Nothing was answered.`)
    return
  }
  await act('click', { ref: button.ref }, context)
  context.told.push(`Clicked ${describeNode(page, button)}.`)
}

async function asking({ browser }: RunContext, ref: string): Promise<Page | undefined> {
  const until = Date.now() + OPENING
  for (;;) {
    const page = readPage(await browser.snapshot())
    if (dialogOf(page, ref)) return page
    if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** A dialog that asks, has nothing to fill in, and does not hold what was pressed. */
const dialogOf = (page: Page, ref: string): PageNode | undefined =>
  page.nodes.findLast(
    node =>
      /^(?:dialog|alertdialog)$/.test(node.role) &&
      !node.hidden &&
      (node.role === 'alertdialog' || ASKS.test(page.text(node))) &&
      !page.inside(node).some(inner => inner.ref === ref || inner.editable === true || inner.options !== undefined),
  )
