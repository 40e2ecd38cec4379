import type { PageNode } from '../../../../contract/page.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import { Stopped, type RunContext, type Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { find, locate } from '../finding/locate.ts'
import { act } from './use-element.ts'

/** Sends a form: the one that is named, that of the field used last, or the only one. */
export async function submit(step: Of<'submit'>, context: RunContext): Promise<void> {
  const snapshot = await context.browser.snapshot()
  const page = readPage(snapshot)
  const last = page.get(context.found.ref)
  if (step.target && step.target.noun !== 'form') {
    const { node } = await locate(step.target, 'submit', context)
    await act('click', { ref: node.ref }, context)
    context.told.push(`Clicked ${describeNode(page, node)}.`)
    return
  }
  const [named] = step.target ? find(step.target, snapshot, 'region', context) : []
  const forms = page.nodes.filter(({ role, tag }) => role === 'form' || tag === 'form')
  const scope =
    named?.node ??
    (last && page.ancestors(last).find(({ role, tag }) => role === 'form' || tag === 'form' || role === 'dialog')) ??
    (forms.length === 1 ? forms[0] : undefined)
  const within = scope ? page.inside(scope) : page.nodes
  const several = submitButton(within)
  const isLong = last !== undefined && hasSeveralLines(last)
  const button = several === 'several' && !scope && last ? (sendingBeside(page, last) ?? several) : several
  if (!button || (button === 'several' && !scope && last?.editable)) {
    if (!last?.editable || isLong)
      throw new Stopped('NOT_FOUND', `I see no button on the page “${snapshot.title}” that sends a form.`)
    await act('press_key', { key: 'Enter', ref: last.ref }, context)
    context.told.push('Pressed Enter to send the form.')
    return
  }
  if (button === 'several') {
    const { node } = await locate(
      { said: 'submit', name: 'submit', otherNames: ['send', 'save'], noun: 'button', roles: ['button'] },
      'submit',
      context,
    )
    await act('click', { ref: node.ref }, context)
    context.told.push(`Clicked ${describeNode(page, node)}.`)
    return
  }
  await act('click', { ref: button.ref }, context)
  context.sure.push(0.9)
  context.told.push(`Sent the form with ${describeNode(page, button)}.`)
}

/** A field of several lines: a text area, or an editor, which is no element of forms (HTML contenteditable). */
const hasSeveralLines = ({ tag, editable, options }: PageNode): boolean =>
  editable === true && tag !== 'input' && !options

/** How buttons are called that send what was written. */
const SENDS = /^\W*(?:send|submit|post|reply|publish|comment|save|share|log ?in|sign ?(?:in|on|up)|register)\b/i

/**
 * Enter sends a form from its fields of one line alone (HTML implicit submission), and nothing outside of forms: there it is the
 * nearest button that is called by sending.
 */
function sendingBeside(page: Page, field: PageNode): PageNode | undefined {
  for (const nodes of [...page.ancestors(field).map(page.inside.bind(page)), page.nodes]) {
    const [button, ...more] = nodes.filter(
      ({ role, name, disabled }) => role === 'button' && !disabled && SENDS.test(name),
    )
    if (button) return more.length ? undefined : button
  }
  return undefined
}

/** The button that sends: of type submit; without one, the only button. */
function submitButton(nodes: readonly PageNode[]): PageNode | 'several' | undefined {
  const buttons = nodes.filter(node => node.role === 'button' && !node.disabled)
  const submits = buttons.filter(({ type: kind }) => kind === 'submit' || kind === 'image')
  if (submits.length === 1) return submits[0]
  if (submits.length > 1) return 'several'
  return buttons.length === 1 ? buttons[0] : buttons.length ? 'several' : undefined
}
