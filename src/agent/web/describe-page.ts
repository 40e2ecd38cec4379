import { pattern } from '../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../contract/page.ts'
import { isField } from './ground/names.ts'
import { readPage, type Page } from './ground/page-tree.ts'
import { cut } from './run/finding/describe-node.ts'

/** Most names of one kind that are told. */
const MOST = 8
const MOST_FORMS = 4

/** Asks what the open page offers. */
const ABOUT_PAGE = pattern('i')`
  ^(?:so |ok(?:ay)?,? )?(?:
    what (?:all )?can (?:i|you|we|one) do (?:here|on (?:this|the) (?:page|site|screen))
    |what(?:'s| is) (?:possible|on offer) (?:here|on this page)
    |what does this page offer|what (?:are )?my options here
    |help (?:me )?(?:here|with this page|on this page)
  )[\s?.!]*$
`
const ABOUT_FIELDS = pattern('i')`
  ^(?:
    (?:what|which) (?:are the )?(?:form )?(?:fields|inputs)(?: (?:are|does|do|can|must|should) .*| here| of .*)?
    |(?:list|show|tell me|name|give me) (?:me )?(?:all )?(?:the )?(?:form )?(?:fields|inputs)
      (?: (?:of|on|in|here).*)?
  )[\s?.!]*$
`

/** Whether a message asks what can be done on the page, or what a form of it takes. */
export const asksAboutPage = (message: string): 'page' | 'fields' | undefined =>
  ABOUT_PAGE.test(message.trim()) ? 'page' : ABOUT_FIELDS.test(message.trim()) ? 'fields' : undefined

/** What the open page offers: its forms with their fields, its buttons, tables and links; grouped, each list cut. */
export function describePage(snapshot: PageSnapshot): string {
  const page = readPage(snapshot)
  const shown = page.nodes.filter(({ hidden }) => !hidden)
  const forms = formsOf(page, shown)
  const inForms = new Set(forms.flatMap(({ nodes }) => nodes.map(({ ref }) => ref)))
  const outside = shown.filter(({ ref }) => !inForms.has(ref))
  const fields = outside.filter(isAsked)
  const buttons = outside.filter(({ role, disabled }) => /^(?:button|tab|menuitem)$/.test(role) && !disabled)
  const links = outside.filter(({ role }) => role === 'link')
  const tables = shown.filter(({ role }) => role === 'table').map(table => columnsOf(page, table))
  const lines = [
    ...forms.slice(0, MOST_FORMS).map(({ name, nodes }) => {
      const sends = namesIn(nodes.filter(({ role }) => role === 'button'))
      return (
        `- Fill in ${name ? `“${cut(name, 40)}”` : 'the form'}: ` +
        `${listed(nodes.filter(isAsked).map(describeField))}${sends.length ? `; then ${listed(sends)}` : ''}`
      )
    }),
    ...(fields.length ? [`- Set: ${listed(fields.map(describeField))}`] : []),
    ...(buttons.length ? [`- Press: ${listed(namesIn(buttons))}`] : []),
    ...(tables.length ? [`- Ask about ${tables.length === 1 ? 'the table' : 'the tables'}: ${listed(tables)}`] : []),
    ...(links.length ? [`- Open: ${listed(namesIn(links))}`] : []),
  ].filter(line => !/: $/.test(line))
  const title = snapshot.title || snapshot.url
  return lines.length
    ? [`On the open page “${cut(title, 80)}” I can:`, ...lines].join('\n')
    : `The open page “${cut(title, 80)}” has no forms, buttons or links that I see; I can read it to you.`
}

/** The fields of the page's forms with what they take, in their order. */
export function describeFields(snapshot: PageSnapshot): { text: string; fields: string[] } {
  const page = readPage(snapshot)
  const fields = page.nodes.filter(node => !node.hidden && isAsked(node)).map(describeField)
  const text = fields.length
    ? [`The fields of “${snapshot.title || snapshot.url}”:`, ...fields.map(field => `- ${field}`)].join('\n')
    : `I see no fields on the page “${snapshot.title || snapshot.url}”.`
  return { text, fields }
}

const isAsked = (node: PageNode): boolean =>
  !node.disabled && (isField(node) || /^(?:checkbox|switch|radiogroup)$/.test(node.role)) && node.name !== ''

function formsOf(page: Page, shown: readonly PageNode[]): { name: string; nodes: PageNode[] }[] {
  return shown
    .filter(({ role, tag }) => role === 'form' || tag === 'form' || role === 'search')
    .map(form => ({ form, nodes: page.inside(form).filter(({ hidden }) => !hidden) }))
    .filter(({ nodes }) => nodes.some(isAsked))
    .map(({ form, nodes }) => ({ name: isLabel(page, form) ? form.name : headingOver(page, form), nodes }))
}

/** A form that nobody named may be called by all that is in it. */
const isLabel = (page: Page, form: PageNode): boolean =>
  form.name !== '' && form.name.length < 60 && !page.text(form).startsWith(form.name)

const headingOver = (page: Page, form: PageNode): string =>
  page.nodes.slice(0, page.order(form)).findLast(({ role }) => role === 'heading')?.name ?? ''

function describeField(node: PageNode): string {
  const options = (node.options ?? []).filter(({ value }) => value !== '').map(({ label }) => label)
  const kind = options.length
    ? ` (${options.slice(0, 4).join(', ')}${options.length > 4 ? ', …' : ''})`
    : node.role === 'checkbox' || node.role === 'switch'
      ? ' (tick)'
      : ''
  return `${cut(node.name, 40)}${node.required ? ', needed' : ''}${kind}`
}

const namesIn = (nodes: readonly PageNode[]): string[] =>
  [...new Set(nodes.map(({ name }) => name.trim()).filter(Boolean))].map(name => `“${cut(name, 40)}”`)

const columnsOf = (page: Page, table: PageNode): string => {
  const heads = page.inside(table).filter(({ role }) => role === 'columnheader')
  return heads
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ')
}

/** So many of them, and how many more there are. */
function listed(all: readonly string[]): string {
  const some = all.filter(Boolean)
  return `${some.slice(0, MOST).join('; ')}${some.length > MOST ? `; and ${some.length - MOST} more` : ''}`
}
