import type { Target } from '../../contract.ts'
import { readPage } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { locate, type Located } from '../finding/locate.ts'
import { resolveText } from '../values.ts'
import { act } from './use-element.ts'

/** Types into the search field of the page, and Enter. */
export async function search(step: Of<'search'>, context: RunContext): Promise<void> {
  const text = await resolveText(step.text, 'search', context)
  const target: Target = step.target ?? {
    said: 'search field',
    name: 'search',
    noun: 'search field',
    roles: ['searchbox', 'textbox', 'combobox'],
  }
  const { page, node } = await locateSearch(target, context)
  await act('type', { ref: node.ref, text, submit: true }, context)
  context.told.push(`Searched for “${text}” in ${describeNode(page, node)}.`)
}

/** The search field: by role and type first (HTML), then by its name. */
async function locateSearch(target: Target, context: RunContext): Promise<Located> {
  if (target.said === 'search field') {
    const snapshot = await context.browser.snapshot()
    const page = readPage(snapshot)
    const own = page.nodes.filter(
      node =>
        (node.role === 'searchbox' ||
          node.type === 'search' ||
          (node.editable && page.ancestors(node).some(({ role }) => role === 'search'))) &&
        !node.hidden,
    )
    if (own.length === 1) {
      context.sure.push(0.95)
      Object.assign(context.found, { ref: own[0]!.ref })
      return { page, node: own[0]!, score: 0.95 }
    }
  }
  return locate(target, 'fill', context)
}
