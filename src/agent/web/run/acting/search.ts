import type { PageNode } from '../../../../contract/page.ts'
import type { Target } from '../../contract.ts'
import { readPage, type Page } from '../../ground/page-tree.ts'
import type { RunContext, Of } from '../context.ts'
import { describeNode } from '../finding/describe-node.ts'
import { find, locate, type Located } from '../finding/locate.ts'
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
  await searchByButton(node, page, context)
  context.told.push(`Searched for “${text}” in ${describeNode(page, node)}.`)
}

/** How buttons are called that search. */
const SEARCHES = /^\W*(?:search|find|go|look ?up|filter|show)(?: \p{L}+)?\W*$|^[🔍🔎]/iu

/** A field outside of forms may take no Enter: where nothing has come of it, the one button beside it that searches does it. */
async function searchByButton(field: PageNode, before: Page, context: RunContext): Promise<void> {
  const page = readPage(await context.browser.snapshot())
  const now = page.get(field.ref)
  const shown = (one: Page) => one.nodes.map(({ ref, name }) => (ref === field.ref ? '' : `${ref}${name}`)).join('|')
  if (!now || page.ancestors(now).some(({ tag }) => tag === 'form') || shown(page) !== shown(before)) return
  const buttons = page
    .children(page.parent(now) ?? now)
    .filter(
      ({ ref, role, name, title, disabled }) =>
        ref !== field.ref && role === 'button' && !disabled && SEARCHES.test(name || (title ?? '')),
    )
  const roots = page.parent(now) === undefined ? page.nodes.filter(one => page.parent(one) === undefined) : []
  const [button, ...others] = buttons.length
    ? buttons
    : roots.filter(({ role, name, disabled }) => role === 'button' && !disabled && SEARCHES.test(name))
  if (button && others.length === 0) await act('click', { ref: button.ref }, context)
}

/** The search field: the one that is named, else by role and type (HTML), else by its name, opened where it is not shown. */
async function locateSearch(target: Target, context: RunContext): Promise<Located> {
  const named = target.said === 'search field' ? undefined : await locateNamed(target, context)
  const page = readPage(await context.browser.snapshot())
  const found = named ?? onlySearchField(page) ?? (await openSearchField(page, context))
  if (!found) return locate(target, 'fill', context)
  context.sure.push(0.95)
  Object.assign(context.found, { ref: found.node.ref })
  return found
}

/** A field that is called as it was said, and is there now. */
async function locateNamed(target: Target, context: RunContext): Promise<Located | undefined> {
  const found = find(target, await context.browser.snapshot(), 'fill', context)
  return found.length ? locate(target, 'fill', context) : undefined
}

function onlySearchField(page: Page): Located | undefined {
  const own = page.nodes.filter(
    node =>
      (node.role === 'searchbox' ||
        node.type === 'search' ||
        (node.editable && page.ancestors(node).some(({ role }) => role === 'search'))) &&
      !node.hidden,
  )
  return own.length === 1 ? { page, node: own[0]!, score: 0.95 } : undefined
}

/**
 * A button that is called search opens a field: the one that is on the page then. Not in a form, and not where there are fields
 * already, which it may send.
 */
async function openSearchField(before: Page, context: RunContext): Promise<Located | undefined> {
  if (before.nodes.some(({ editable, hidden }) => editable && !hidden)) return undefined
  const [opener, ...more] = before.nodes.filter(
    node =>
      node.role === 'button' &&
      !node.disabled &&
      /^\W*(?:open )?search\W*$/i.test(node.name) &&
      !before.ancestors(node).some(({ role }) => role === 'form' || role === 'search'),
  )
  if (!opener || more.length) return undefined
  await act('click', { ref: opener.ref }, context)
  const page = readPage(await context.browser.snapshot())
  const fresh = page.nodes.filter(({ ref, editable, hidden }) => editable && !hidden && before.get(ref) === undefined)
  return fresh.length === 1 ? { page, node: fresh[0]!, score: 0.9 } : undefined
}
