import type { PageNode } from '../../../../contract/page.ts'
import { isControl } from '../../ground/purposes.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'

const PLUS = /^(?:\+|➕|more|add(?: one)?|increase|increment|up|▲)$/i

/** What takes a number of the thing of a row. */
export const amountField = ({ page }: Hands, row: PageNode): PageNode | undefined =>
  page
    .inside(row)
    .find(
      node =>
        node.role === 'spinbutton' ||
        node.type === 'number' ||
        (node.options !== undefined && node.options.some(({ label }) => /^\d+$/.test(label))) ||
        (node.editable === true &&
          /\d|qty|quantity|amount|count/i.test([node.value, node.name, node.placeholder].join(' '))),
    )

/** What adds one more of it. */
export const plusIn = ({ page }: Hands, row: PageNode): PageNode | undefined =>
  page
    .inside(row)
    .find(
      node =>
        isControl(node) &&
        (PLUS.test(node.name.trim()) ||
          PLUS.test(page.text(node).trim()) ||
          (node.classes ?? []).some(name => /plus|increment|increase/i.test(name))),
    )

/** Brings the amount of a row to a number, in its field or by its plus. */
export async function setAmount(hands: Hands, row: PageNode, count: number, name: string): Promise<void> {
  const field = amountField(hands, hands.again(row) ?? row)
  if (field) return setField(hands, field, String(count))
  const shown = () =>
    hands.page
      .inside(hands.again(row) ?? row)
      .map(node => node.name.trim())
      .find(text => /^\d+$/.test(text))
  const start = Number(shown() ?? 0)
  for (let press = start; press < count; press++) {
    const plus = plusIn(hands, hands.again(row) ?? row)
    if (!plus) throw new GivenUp(`There is no way to add more of ${name}.`)
    await hands.click(plus)
  }
  const now = shown()
  if (now !== undefined && Number(now) !== count)
    throw new GivenUp(`The amount of ${name} is ${now}; it could not be brought to ${count}.`)
}
