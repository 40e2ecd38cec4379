import { readPage } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How buttons are called that show what was narrowed down. */
const APPLIES = /^\W*(?:apply|filter|search|show|find|update|refresh|go|refine|see|view)\b/i

/** Presses the one button of the form that shows what was narrowed down; without one the page does it by itself. */
export async function apply({ target }: Of<'apply'>, context: RunContext): Promise<void> {
  const page = readPage(await context.browser.snapshot())
  const node = page.get(target.chosen)
  const form = node && page.ancestors(node).find(({ role, tag }) => /^(?:form|search)$/.test(role) || tag === 'form')
  const buttons = form ? page.inside(form).filter(({ role, disabled }) => role === 'button' && !disabled) : []
  const [button, ...more] = buttons.filter(({ name }) => APPLIES.test(name))
  if (!button || more.length) return
  await act('click', { ref: button.ref }, context)
  context.told.push(`Clicked ${describeNode(page, button)}.`)
}
