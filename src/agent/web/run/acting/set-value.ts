import type { PageNode } from '../../../../contract/page.ts'
import { MASK } from '../../browser.ts'
import type { Value } from '../../contract.ts'
import { createHands, GivenUp } from '../../goals/hands.ts'
import { chooseFromPopup } from '../../goals/widgets/choose-option.ts'
import { setField } from '../../goals/widgets/set-field.ts'
import { calledOf } from '../../ground/ground.ts'
import { readPage } from '../../ground/page-tree.ts'
import { Stopped, type RunContext } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import type { Located } from '../finding/locate.ts'
import { refuseDescribed, resolveText } from '../values.ts'
import { act } from './use-element.ts'

/** Brings a control to a value, in the way of its kind. */
export async function setValue(
  { page, node }: Located,
  value: Value,
  context: RunContext,
  append = false,
): Promise<void> {
  const text = await resolveText(value, calledOf(page, node), context)
  refuseDescribed(value, text, node)
  const isSecret = node.type === 'password' || (value.kind === 'text' && value.secret === true)
  if (isSecret) context.browser.hide(text)
  // A number between two buttons is called by what was said, not by itself.
  const named = /^\d+$/.test(node.name) ? context.found.target?.name : undefined
  const called = named === undefined ? describeNode(page, node).replace(/ \([^)]*\)$/, '') : `“${named}”`
  if (append) {
    await act('type', { ref: node.ref, text, clear: false }, context)
    context.told.push(`Added “${isSecret ? MASK : cut(text)}” to ${called}.`)
    return
  }
  await setNode(node, text, context)
  context.told.push(`Set ${called} to “${isSecret ? MASK : cut(text)}”.`)
}

/** Uses the mechanisms of goals/ for lists, sliders, dates and the like. */
export async function setNode(node: PageNode, text: string, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const hands = createHands(context.browser, '', snapshot)
  try {
    await setField(hands, readPage(snapshot).get(node.ref) ?? node, text)
  } catch (error) {
    if (error instanceof GivenUp) throw new Stopped('NOT_FOUND', error.message)
    throw error
  }
}

/** Opens a list that is no field, and takes the entry. */
export async function chooseIn(node: PageNode, text: string, context: RunContext): Promise<void> {
  const hands = createHands(context.browser, '', await context.browser.snapshot())
  try {
    await chooseFromPopup(hands, node, text)
  } catch (error) {
    if (error instanceof GivenUp) throw new Stopped('NOT_FOUND', error.message)
    throw error
  }
}
