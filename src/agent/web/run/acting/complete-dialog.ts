import type { PageNode } from '../../../../contract/page.ts'
import { bestFit, contentOf } from '../../fit/page-names.ts'
import { FULL } from '../../fit/pieces.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { Stopped, type Of, type RunContext } from '../context.ts'
import { cut, describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How long a dialog may take to open, in milliseconds. */
const OPENING = 1000
/** How buttons are called that close a dialog and do nothing (WAI-ARIA dialog pattern). */
const LEAVES = /^\W*(?:cancel|close|no|back|discard|dismiss|not now|[x×✕✖])\b|^[x×✕✖]$/iu
const TAKES_OVER = /^\W*(?:ok|okay|save|done|confirm|apply|submit|update|yes|create|add)\b/i

/**
 * What a request still says goes into the dialog that the deed has opened: a choice that is called so is made, else the one
 * text field takes it; then the button that confirms is pressed. Rejects where nothing there takes it.
 */
export async function completeDialog({ verb, text }: Of<'complete'>, context: RunContext): Promise<void> {
  const page = await opened(context)
  const dialog = page && (dialogOf(page) ?? openedPart(page, context))
  // Without a dialog the deed is done where nothing more was said.
  if (!dialog && text === '') return
  if (!page || !dialog) throw new Stopped('NOT_FOUND', `Nothing has opened that takes “${cut(text, 60)}”.`)
  if (text !== '') await give(page, dialog, text, context)
  const now = readPage(await context.browser.snapshot())
  const open = now.get(dialog.ref)
  const button = open && !open.hidden ? confirming(now, open, verb) : undefined
  if (!button) return
  await act('click', { ref: button.ref }, context)
  context.told.push(`Clicked ${describeNode(now, button)}.`)
}

async function opened(context: RunContext): Promise<Page | undefined> {
  const { browser } = context
  const until = Date.now() + OPENING
  for (;;) {
    const page = readPage(await browser.snapshot())
    if (dialogOf(page) ?? openedPart(page, context)) return page
    if (Date.now() > until) return undefined
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

const dialogOf = (page: Page): PageNode | undefined =>
  page.nodes.findLast(({ role, hidden }) => /^(?:dialog|alertdialog)$/.test(role) && !hidden)

/** Without a dialog: the nearest part around the one field that the click has brought that has a button to confirm it. */
function openedPart(page: Page, { shownBefore }: RunContext): PageNode | undefined {
  const fresh = page.nodes.filter(node => shownBefore !== undefined && !shownBefore.has(node.ref) && !node.hidden)
  const [field, ...more] = fresh.filter(({ editable, readonly, disabled }) => editable && !readonly && !disabled)
  if (!field || more.length) return undefined
  const isButton = (node: PageNode) => node.role === 'button' && fresh.includes(node)
  return page.ancestors(field).find(above => page.inside(above).some(isButton))
}

async function give(page: Page, dialog: PageNode, text: string, context: RunContext): Promise<void> {
  const inside = page.inside(dialog).filter(({ disabled }) => !disabled)
  const words = contentOf(text)
  const isCalled = (name: string) => bestFit(words, [name]) >= FULL
  const marks = inside.filter(
    node => /^(?:option|radio|treeitem|menuitem)$/.test(node.role) && isCalled(node.name || page.text(node)),
  )
  const lists = inside.filter(({ options }) => options?.some(({ label }) => isCalled(label)))
  const fields = inside.filter(({ editable, options, readonly }) => editable && !options && !readonly)
  if (marks.length === 1) {
    await act('click', { ref: marks[0]!.ref }, context)
    context.told.push(`Chose ${describeNode(page, marks[0]!)}.`)
  } else if (marks.length === 0 && lists.length === 1) {
    const label = lists[0]!.options!.find(option => isCalled(option.label))!.label
    await act('select', { ref: lists[0]!.ref, values: [label] }, context)
    context.told.push(`Chose “${label}” in ${describeNode(page, lists[0]!)}.`)
  } else if (marks.length === 0 && lists.length === 0 && fields.length === 1) {
    await act('type', { ref: fields[0]!.ref, text }, context)
    context.told.push(`Set ${describeNode(page, fields[0]!)} to “${text}”.`)
  } else throw new Stopped('NOT_FOUND', `I do not see where “${cut(text, 60)}” goes in ${describeNode(page, dialog)}.`)
}

/** The button of a dialog that does it: the one that is called by the verb, or the only one that does not leave. */
export function confirming(page: Page, dialog: PageNode, verb: string): PageNode | undefined {
  const buttons = page
    .inside(dialog)
    .filter(node => node.role === 'button' && !node.disabled && !LEAVES.test(node.name || page.text(node)))
  const called = (pattern: (words: string[], name: string) => boolean) =>
    buttons.filter(node => pattern(contentOf(node.name || page.text(node)), node.name || page.text(node)))
  const own = called(words => words.some(word => bestFit([word], [verb]) >= FULL))
  const general = called((_, name) => TAKES_OVER.test(name))
  return [own, general, buttons].find(found => found.length === 1)?.[0]
}
