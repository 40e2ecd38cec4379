import type { PageNode } from '../../../../contract/page.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { act } from './use-element.ts'

/** How buttons are called that show what was narrowed down. */
const APPLIES = /^\W*(?:apply|filter|search|show|find|update|refresh|go|refine|see|view)\b/i

/** Those that can be meant for nothing else, where there is no form around them. */
const ONLY_APPLIES = /^\W*(?:apply|filter|refine|update|go)(?: (?:filters?|prices?|range|results|changes))?\W*$/i

/** Presses the one button of the form that shows what was narrowed down; without one the page does it by itself. */
export async function apply({ target }: Of<'apply'>, context: RunContext): Promise<void> {
  const page = readPage(await context.browser.snapshot())
  const node = page.get(target.chosen)
  const above = node ? page.ancestors(node) : []
  const form = above.find(({ role, tag }) => /^(?:form|search)$/.test(role) || tag === 'form')
  const buttonsOf = (part: PageNode | undefined, called: RegExp): PageNode[] =>
    part
      ? page.inside(part).filter(({ role, disabled, name }) => role === 'button' && !disabled && called.test(name))
      : []
  // A form may have several, for what stands beside each: the nearest around the field is its own.
  const around = form ? above.slice(0, above.indexOf(form) + 1) : above.slice(0, 4)
  const [button, ...more] =
    around.map(part => buttonsOf(part, form ? APPLIES : ONLY_APPLIES)).find(found => found.length) ?? []
  if (!button || more.length) return
  await act('click', { ref: button.ref }, context)
  context.told.push(`Clicked ${describeNode(page, button)}.`)
}
