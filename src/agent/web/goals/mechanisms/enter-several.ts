import type { PageNode } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import type { Order } from '../read-orders.ts'
import { fieldsOf } from '../values/place-values.ts'
import { readValue } from '../values/read-value.ts'
import { fieldOfKind } from '../widgets/fields-of-kind.ts'
import { setField } from '../widgets/set-field.ts'
import type { Work } from '../work.ts'

/** "tea into both fields": one text for several fields. */
const INTO_BOTH = pattern('i')`
  ^(.+?) (?:in|into|to) (?:both|all|the two|all the|each of the)(?: of the)? (?:fields|boxes|inputs|lines)$
  |^(.+?) (?:twice|two times)$
`

/** "Give X in both fields", "enter it twice": the same into each open field; a value that was stated before it. */
export async function fillBoth({ rest, lead }: Order, { hands, orders, memory }: Work): Promise<boolean> {
  const match = INTO_BOTH.exec(rest)
  const fields = fieldsOf(hands.page).filter(node => node.editable && !node.hidden)
  if (!match || fields.length < 2) return false
  const said = (match[1] ?? match[2])!
  const stated = /(?:\bis(?: to be)?|\bshall be|\bshould be|\bwill be|[:=])\s+(\S+)[.,]?$/i.exec(lead.trim())?.[1]
  const isBack = /^(?:it|that|this|the same)\b/i.test(said) || restore(lead, orders.source).startsWith(said)
  const phrase = isBack || stated !== undefined ? (stated ?? said) : said
  const value = readValue(hands, phrase.replace(/[.,]$/, ''), orders.source, memory)
  for (const field of fields) await setField(hands, field, value)
  return true
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
