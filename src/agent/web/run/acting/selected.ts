import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import type { Step } from '../../contract.ts'
import { fitControl } from '../../fit/fit-control.ts'
import { selectableRows } from '../../fit/selectable.ts'
import { keyOf, outside } from '../../fit/selected.ts'
import { readByPage } from '../../fit/to-steps.ts'
import { buttonOfVerb } from '../../goals/confirming.ts'
import { opensMenu } from '../../goals/mechanisms/item-controls.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { Stopped, type Of, type RunContext } from '../context.ts'
import { cut } from '../finding/describe-node.ts'
import { confirming } from './complete-dialog.ts'
import { deedIn, press } from './open-item.ts'
import { openPart } from './open-part.ts'
import { act } from './use-element.ts'

/** How long what the selection brings may take to come up, in milliseconds. */
const COMING = 700
type Words = Pick<Of<'selected'>, 'text' | 'said'>

/** Longer parts are no tool bar. */
const LONGEST_BAR = 400

/**
 * The steps of a request for all that is selected, read by what the selection has brought or enabled: a button or list of a tool
 * bar; else by a button that was there before, or an entry of a menu. Rejects where nothing there does it.
 */
export async function stepsForSelected(step: Of<'selected'>, context: RunContext): Promise<Step[]> {
  const until = Date.now() + COMING
  let page = readPage(await context.browser.snapshot())
  while (!bar(page, step).some(isOperated) && Date.now() < until) {
    await new Promise(resolve => setTimeout(resolve, 60))
    page = readPage(await context.browser.snapshot())
  }
  const tools = toolsOf(page)
  const steps =
    stepsIn(page, bar(page, step), step) ??
    setByTool(page, step) ??
    deedOf(tools, page, step) ??
    (await stepsInMenu(page, tools, step, context))
  if (steps) return steps
  throw new Stopped('NOT_FOUND', `What can be done with what is selected has nothing for “${cut(step.text, 60)}”.`)
}

const isOperated = ({ role, disabled }: PageNode): boolean =>
  !disabled && /^(?:button|link|menuitem|combobox|listbox|textbox)$/.test(role)

/** What stands outside of the rows and could not be operated before. */
function bar(page: Page, { before }: Of<'selected'>): PageNode[] {
  const known = new Set(before)
  return outside(page, selectableRows(page)).filter(
    node => !node.hidden && !node.disabled && !known.has(keyOf(node)) && node.role !== 'checkbox',
  )
}

/** Buttons outside of the rows. What stays pressed narrows down the list, a head of a column sorts it. */
const toolsOf = (page: Page): PageNode[] =>
  outside(page, selectableRows(page)).filter(
    node =>
      node.role === 'button' &&
      node.pressed === undefined &&
      !node.hidden &&
      !node.disabled &&
      !page.ancestors(node).some(({ role }) => /^(?:columnheader|navigation|dialog)$/.test(role)),
  )

function deedOf(tools: readonly PageNode[], page: Page, { text, said }: Words): Step[] | undefined {
  const deed = deedIn(readPage({ ...page.snapshot, nodes: [...tools] }), text, [])
  return deed && [press(deed, said)]
}

function stepsIn(page: Page, nodes: readonly PageNode[], { text, said }: Of<'selected'>): Step[] | undefined {
  const part: PageSnapshot = { ...page.snapshot, nodes: [...nodes] }
  const verb = text.split(/\s+/)[0]!
  const read = readByPage(text, part) ?? fitControl(text, part)
  return read ? [...read, ...confirmed(page, read, verb, said)] : deedOf(nodes, page, { text, said })
}

/** "move to the playlist Evening": a list or field that was there before counts only beside a button that is called by the verb. */
function setByTool(page: Page, { text, said }: Words): Step[] | undefined {
  const nodes = outside(page, selectableRows(page)).filter(node => !node.hidden && !node.disabled)
  const read = readByPage(text, { ...page.snapshot, nodes })
  const node = read && setLast(page, read)
  const button = node && buttonOfVerb(page, node, text.split(/\s+/)[0]!, said)
  return button ? [...read!, press(button, said)] : undefined
}

/** The control that the last of the steps brings to a value. */
function setLast(page: Page, steps: readonly Step[]): PageNode | undefined {
  const last = steps.at(-1)
  const target = last?.kind === 'select' ? last.target : last?.kind === 'fill' ? last.fields.at(-1)?.target : undefined
  return target?.chosen === undefined ? undefined : page.get(target.chosen)
}

/** What sets a value of a tool bar is done by the button beside it, where it has one. */
function confirmed(page: Page, steps: readonly Step[], verb: string, said: string): Step[] {
  const node = setLast(page, steps)
  const holder = node && page.ancestors(node).find(above => page.inside(above).some(({ role }) => role === 'button'))
  const button = holder && page.text(holder).length < LONGEST_BAR ? confirming(page, holder, verb) : undefined
  return button ? [press(button, said)] : []
}

/** The request read by the menu that a button of the tool bar opens. */
async function stepsInMenu(
  page: Page,
  tools: readonly PageNode[],
  step: Of<'selected'>,
  context: RunContext,
): Promise<Step[] | undefined> {
  for (const opener of tools.filter(node => node.expanded === false || opensMenu(node))) {
    const part = await openPart(opener, page, context)
    // What could be opened before may be there to narrow down the list: in it only the deed itself counts.
    const isFresh = !step.before.includes(keyOf(opener))
    const steps = part && (isFresh ? stepsIn(page, part.nodes, step) : deedOf(part.nodes, page, step))
    if (steps) return steps
    if (part) await act('click', { ref: opener.ref }, context)
  }
  return undefined
}
