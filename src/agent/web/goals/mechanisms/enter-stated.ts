import { wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { bestReading, byFieldNames } from '../values/place-values.ts'
import { readValue } from '../values/read-value.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism, Work } from '../work.ts'

/**
 * "Mix the paint: red 5, green 9. Press Mix": a sentence that is no order known here, and says what fields of the page are
 * to hold. All of its parts, each with a field of its own.
 */
export async function takeStated(lead: string, work: Work): Promise<boolean> {
  const parts = [lead, lead.replace(/^[^:]*:\s*/, '')]
  for (const text of new Set(parts)) {
    const plain = text.replace(/\b(?:the|your|my|a) (?=[\p{L} ]+ is )/giu, '').replace(/\s+(?:is|=)\s+|:\s+/g, ' ')
    const [pairs] = byFieldNames(work, plain.replace(/\.\s+(?=\p{L})/gu, ', '))
    if (!pairs || (pairs.length < 2 && plain === text)) continue
    const placed = bestReading(work, [pairs], '')
    if (!placed || !placed.every(({ named }) => named)) continue
    for (const { field, value } of placed)
      await setField(work.hands, field, readValue(work.hands, value, work.orders.source, work.memory))
    return true
  }
  return false
}

/** "Order a shirt. Size: large, town: Bergen": what a verb that fields say nothing of brings along for them. */
export const fillStated: Mechanism = async (order, work) => {
  if (!/^(?:sort|other|book|add|submit)$/.test(order.kind)) return false
  const from = order.rest.search(/[,.:;]\s/)
  if (from <= 0 || !/[:=]|\bis\b/.test(order.rest) || !(await takeStated(order.rest.slice(from + 2), work)))
    return false
  // "a shirt" is what is ordered by the fields; all else in front of them has still to be done.
  const isOrdered =
    /^(?:order|book|reserve|buy|purchase|submit|send)$/.test(order.verb) && !/\d/.test(order.rest.slice(0, from))
  order.rest = order.rest.slice(0, from)
  return isOrdered
}

/** Whether something on the page is called by the verb: "Like (3)". */
const isDeedHere = (page: Page, verb: string): boolean =>
  page.nodes.some(node => isControl(node) && !node.editable && wordsIn(page.text(node) || node.name)[0] === verb)

/** "Sign it with Ann Lee": a verb that nothing here is called, and what goes into the one field that is open. */
export const fillOnly: Mechanism = async (order, work) => {
  const match =
    order.kind === 'other'
      ? /^(?:(?:it|this|that|the [\p{L} ]+?) )?(?:with|as|by|using) (?:the name |the text )?(.+)$/iu.exec(order.rest)
      : null
  const { page } = work.hands
  const open = page.nodes.filter(node => node.editable && !node.readonly && !node.hidden && !node.disabled)
  if (!match || open.length !== 1 || (open[0]!.value ?? '') !== '' || isDeedHere(page, order.verb)) return false
  await setField(work.hands, open[0]!, readValue(work.hands, match[1]!, work.orders.source, work.memory))
  return true
}
