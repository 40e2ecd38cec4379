import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { matchText } from '../../ground/match-text.ts'
import { isField, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import type { Hands } from '../hands.ts'
import { lookUp } from '../values/read-shown.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'

const FROM_PAGE = pattern('i')`
  \b(?:with|using|from|by|according to|as) (?:the |their |its )?
  (?:(?:matching|corresponding|right|correct|appropriate|same|respective|given|shown) )*
  (?:values?|data|information|details|entries|facts|contents?)?
  (?: (?:that (?:are|is) )?(?:given|shown|listed|found))? ?(?:of|from|in)? ?(?:the |this )?
  (?:table|list|card|text|row|profile|sheet|above)\b
`
const SAYS_IT = pattern('i')`
  \b(?:with|as|by|from) what (?:the |this )?(?:table|list|card|text|row|profile|sheet)
  \ (?:says|shows|tells|gives|has|states|lists|contains)\b
`
const FIELDS = /\b(?:fields?|boxes|box|form|inputs?|blanks?)\b/i

/** "(fill in) the two fields", "in the blanks": no value is said, which the page has to tell under their names then. */
const BARE_FIELDS = pattern('i')`
  ^(?:in |out |up )?(?:all )?(?:of )?(?:the |both |these |those )+(?:two |three |four |\d |empty |open |missing |remaining )*
  (?:fields?|boxes|inputs?|blanks?|gaps)(?: (?:below|above|with|from|by) ?(?:it|that|this)?)?$
`
const READS =
  /\b(?:read|look at|see|study|use|using|consult|according to|from|with)\b[^.]*\b(?:table|list|card|text|rows?|profile|sheet|facts|data)\b/i

/** Whether the fields of a page are to take what the page itself says. */
export const takesMatching = (rest: string, text = ''): boolean =>
  (BARE_FIELDS.test(rest.trim()) && READS.test(text)) ||
  ((FROM_PAGE.test(rest) || SAYS_IT.test(rest)) && FIELDS.test(rest))

/** "Fill in the fields with the matching values of the table": into each empty one what the page says under its name. */
export const fillMatching: Mechanism = async (order, { hands, orders }) => {
  if (order.kind !== 'enter' || !takesMatching(`${order.lead} ${order.rest}`, orders.source.text)) return false
  const empty = fieldsIn(hands.page).filter(node => (node.value ?? '') === '')
  const values = empty.map(node => ({ node, value: valueFor(hands.page, node) }))
  if (values.length === 0 || values.some(({ value }) => value === undefined)) return false
  for (const { node, value } of values) await setField(hands, node, value!)
  return true
}

function valueFor(page: Page, field: PageNode): string | undefined {
  const name = calledOf(page, field)
  const rows = page.nodes.filter(node => node.role === 'row')
  for (const row of rows) {
    const [head, value, ...more] = page.children(row).filter(node => page.text(node).trim() !== '')
    if (head && value && more.length === 0 && matchText(name, page.text(head)) > 0.9) return page.text(value).trim()
  }
  const held = name === '' ? undefined : lookUp(page, name)
  return held && !isField(held.node) ? held.text : undefined
}

const calledOf = (page: Page, field: PageNode): string =>
  (field.name || field.label || textBeside(page, field) || field.placeholder || '').replace(/[:*\s]+$/, '')

const fieldsIn = (page: Page): PageNode[] =>
  page.nodes.filter(node => isField(node) && !node.hidden && !node.disabled && !node.readonly && node.tag !== 'button')

/** "Copy the billing address into the shipping address": the fields under one heading take what those under the other hold. */
export const copySection: Mechanism = async (order, { hands, orders }) => {
  const match =
    order.kind === 'copy'
      ? /^(?:the |all (?:the )?)?(.+?) (?:into|to|over to|onto) (?:the )?(.+)$/i.exec(order.rest)
      : null
  if (!match) return false
  const plain = (phrase: string) =>
    restore(phrase, orders.source).replace(/^(?:fields?|values?|data) (?:of|in|from) (?:the )?/i, '')
  const [from, to] = [sectionOf(hands, plain(match[1]!)), sectionOf(hands, plain(match[2]!))]
  if (from.length < 2 || to.length < 2) return false
  const pairs = to.flatMap(node => {
    const same = from.find(other => calledOf(hands.page, other) === calledOf(hands.page, node))
    return same?.value ? [{ node, value: same.value }] : []
  })
  if (pairs.length < 2) return false
  for (const { node, value } of pairs) await setField(hands, node, value)
  return true
}

/** The fields behind a heading, up to the next one that is like it. */
function sectionOf({ page }: Hands, name: string): PageNode[] {
  const heads = page.nodes.filter(
    node =>
      page.children(node).length === 0 &&
      !isField(node) &&
      (node.role === 'heading' ||
        node.tag === 'legend' ||
        page.ancestors(node).slice(0, 1).concat(node).some(isMarked)),
  )
  const head = heads.find(node => matchText(name, node.name) > 0.85)
  if (!head) return []
  const next = heads.find(node => page.order(node) > page.order(head) && !page.ancestors(node).includes(head))
  return fieldsIn(page).filter(
    node => page.order(node) > page.order(head) && (!next || page.order(node) < page.order(next)),
  )
}

const isMarked = (node: PageNode): boolean => node.role === 'heading' || node.style?.includes('bold') === true
