import { MARK, restore, type Source } from '../../read/literals.ts'
import { plainText } from '../../ground/match-text.ts'
import { isField } from '../../ground/names.ts'
import { isControl } from '../../ground/purposes.ts'
import type { Page } from '../../ground/page-tree.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { GivenUp } from '../hands.ts'
import { literalsIn, type Order } from '../read-orders.ts'
import { setField } from '../widgets/set-field.ts'
import { isSentLater, type Mechanism } from '../work.ts'
import { findSubmit } from './click.ts'

/** "(send) the message X to Ugo", "(write) Ugo the message X". */
const FORMS = [
  new RegExp(
    `^(?:(?:the|an?|this) )?(?:(?:message|text|note|line|greeting|chat message) )?${MARK} to (?<to>\\p{Lu}[^,.;]*)$`,
    'u',
  ),
  new RegExp(`^(?<to>\\p{Lu}[\\p{L} ]*?) (?:the|an?|this) (?:message|text|note|line|greeting) ${MARK}$`, 'u'),
]
/** Fields that say whom it is for: then it is a letter, and its form is filled in. */
const RECIPIENT = /^(?:to|recipients?|receiver|e-?mail(?: address)?)\b/i

/** To whom a message goes, where a control of the page is called just so and no field asks for it. */
export function readMessageTo(order: Order, source: Source, page: Page): { to: PageNode; text: string } | undefined {
  if (!/^(?:send|write|message|text|tell)$/.test(order.verb)) return undefined
  const said = FORMS.map(form => form.exec(order.rest)?.groups!['to']).find(Boolean)
  const text = literalsIn(order.rest, source)[0]
  if (said === undefined || text === undefined) return undefined
  const name = plainText(restore(said, source))
  const called = page.nodes.filter(
    node => isControl(node) && !isField(node) && !node.hidden && plainText(page.text(node) || node.name) === name,
  )
  const inner = called.filter(node => !called.some(other => other !== node && page.ancestors(node).includes(other)))
  const asks = page.nodes.some(node => isField(node) && RECIPIENT.test(node.name || (node.label ?? '')))
  return inner.length === 1 && !asks ? { to: inner[0]!, text } : undefined
}

/** Opens the one whom it is for, writes into the one field for texts, and sends it. */
export const messageTo: Mechanism = async (order, work) => {
  const { hands, orders } = work
  const found = readMessageTo(order, orders.source, hands.page)
  if (!found) return false
  await hands.click(found.to)
  const isOpen = (node: PageNode) =>
    node.editable === true && !node.readonly && !node.hidden && node.role !== 'searchbox' && (node.value ?? '') === ''
  const fields = hands.page.nodes.filter(isOpen)
  if (fields.length !== 1) throw new GivenUp('I see no single field that takes the message. Nothing was sent.')
  await setField(hands, fields[0]!, found.text)
  const isSent = isSentLater(work)
  if (isSent || order.verb === 'write') return true
  const send = findSubmit(work, 'send')
  if (!send) throw new GivenUp('I see nothing that sends the message.')
  await hands.click(send)
  return true
}
