import type { StepReport } from '../../../../contract/chat.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { buttonOfVerb, isDeed, takingOver } from '../../goals/confirming.ts'
import { readOrders } from '../../goals/read-orders.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import type { RunContext } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How sure a deed is that only a further button would do. */
const HALF_DONE = 0.6

/** Tools that only look, and those that bring a control to a value. */
const LOOKING = /_(?:snapshot|extract|assert|find|screenshot|downloads|wait_for|scroll|hover)$/
const SETTING = /_(?:select|type|check)$/

/** The control that was set last, where nothing was done after it that could have sent it. */
export function lastSet(steps: readonly Pick<StepReport, 'tool' | 'args' | 'status'>[]): string | undefined {
  const last = steps.findLast(({ tool, status }) => status === 'done' && !LOOKING.test(tool))
  const { ref, submit } = (last?.args ?? {}) as { ref?: unknown; submit?: unknown }
  return last && SETTING.test(last.tool) && submit !== true && typeof ref === 'string' ? ref : undefined
}

/**
 * A deed that ended with a choice or a text in a field is not done by that alone where a button beside it is called by the
 * deed: it is pressed. Where another button takes over what was set, the answer says that it was not pressed.
 */
export async function confirmChosen(context: RunContext): Promise<void> {
  const ref = lastSet(context.browser.steps)
  const order = ref === undefined ? undefined : readOrders(context.message).list.at(-1)
  if (!order || !isDeed(order.kind)) return
  const page = readPage(await context.browser.snapshot())
  const node = page.get(ref)
  if (!node) return
  const own = buttonOfVerb(page, node, order.verb, context.message)
  if (own) {
    await act('click', { ref: own.ref }, context)
    context.told.push(`Clicked ${describeNode(page, own)}.`)
    return
  }
  const open = takingOver(page, node)
  if (!open) return
  if (isHandedIn(page, node, open, order.verb)) {
    await act('click', { ref: open.ref }, context)
    context.told.push(`Clicked ${describeNode(page, open)}.`)
    return
  }
  context.told.push(`${describeNode(page, open)} was not pressed.`)
  // What is set is set, whether or not it is taken over; another deed is not done by that.
  if (order.kind !== 'set') context.sure.push(HALF_DONE)
}

/**
 * "Comment “…”", with a field “Write a comment…” and a button right behind it: what the field takes is called by the verb, which
 * is done only once it is handed in. In a form with other fields it may be but one of them.
 */
function isHandedIn(page: Page, node: PageNode, button: PageNode, verb: string): boolean {
  const isField = (one: PageNode) => one.editable === true || one.options !== undefined
  const form = page.ancestors(node).find(({ role, tag }) => role === 'form' || tag === 'form')
  const isAlone = !form || page.inside(form).filter(isField).length === 1
  const between = page.nodes.slice(page.order(node) + 1, page.order(button))
  const names = [node.name, node.label, node.placeholder].flatMap(name => wordsIn(name ?? ''))
  return isAlone && !between.some(isControl) && names.includes(verb.toLowerCase())
}
