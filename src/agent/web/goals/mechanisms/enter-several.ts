import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { MARK, restore } from '../../read/literals.ts'
import type { Order } from '../read-orders.ts'
import { fieldsOf } from '../values/place-values.ts'
import { readValue } from '../values/read-value.ts'
import { fieldOfKind } from '../widgets/fields-of-kind.ts'
import { setField } from '../widgets/set-field.ts'
import type { Work } from '../work.ts'

/** "tea into both fields": one text for several fields. */
const INTO_BOTH = pattern('iu')`
  ^(.+?) (?:in|into|to) (?:both|all|the two|all the|each of the)(?: of the)?(?: \p{L}+)? (?:fields|boxes|inputs|lines|text ?boxes|text ?fields)$
  |^(.+?) (?:twice|two times)$
`

/** "Give X in both fields", "enter it twice": the same into each open field; a value that was stated before it. */
export async function fillBoth({ rest, lead }: Order, { hands, orders, memory, at }: Work): Promise<boolean> {
  const match = INTO_BOTH.exec(rest)
  const fields = fieldsMeant(hands.page, orders.text)
  if (!match || fields.length < 2) return false
  const said = (match[1] ?? match[2])!
  const isBack = /^(?:it|that|this|the same)\b/i.test(said) || restore(lead, orders.source).startsWith(said)
  // "Use X as the password, enter it twice": what the order before gave.
  const before = isBack ? (orders.list[at - 1]?.rest ?? '') : ''
  const given = new RegExp(MARK).exec(before)?.[0] ?? /^(\S+) (?:as|for) (?:the|your|a) /i.exec(before)?.[1]
  const stated =
    /(?:\bis(?: to be)?|\bshall be|\bshould be|\bwill be|[:=])\s+(\S+)[.,]?$/i.exec(lead.trim())?.[1] ?? given
  const phrase = isBack || stated !== undefined ? (stated ?? said) : said
  const value = readValue(hands, phrase.replace(/[.,]$/, ''), orders.source, memory)
  for (const field of fields) await setField(hands, field, value)
  return true
}

/** Whether the same is to go into all fields of the page that ask for it. */
export const fillsAlike = (rest: string, page: Page, text: string): boolean =>
  INTO_BOTH.test(rest) && fieldsMeant(page, text).length > 1

/** All open fields; those for passwords where one is spoken of. */
function fieldsMeant(page: Page, text: string): PageNode[] {
  const open = fieldsOf(page).filter(node => node.editable && !node.hidden)
  const secret = open.filter(({ type }) => type === 'password')
  return /\bpass ?(?:word|code|phrase)\b/i.test(text) && secret.length > 1 ? secret : open
}

/** "the sliders to 1, 2 and 3": a value for each. */
const SEVERAL_NUMBERS = pattern('i')`
  \b(slider|spinner|number|handle|knob|thumb|marker)s\b.*?
  ((?:-?\d+(?:\.\d+)?)(?:(?:\s*,\s*(?:and )?|\s+and\s+|\s+)-?\d+(?:\.\d+)?)+)
`

/** "the sliders to 3, 5 and 9": the n-th value for the n-th one. */
export function severalValues(page: Page, said: string): { field: PageNode; value: string }[] | undefined {
  const match = SEVERAL_NUMBERS.exec(said)
  const values = match?.[2]!.match(/-?\d+(?:\.\d+)?/g) ?? []
  const fields = match ? fieldOfKind(page, match[1]!, values[0]!) : []
  return fields.length > 1 && fields.length === values.length
    ? fields.map((field, at) => ({ field, value: values[at]! }))
    : undefined
}
