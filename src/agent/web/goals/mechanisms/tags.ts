import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { restore, type Source } from '../../read/literals.ts'
import { singular } from '../../../understand/language/words.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import { typeAndTake } from '../widgets/choose-option.ts'
import { partsOf, type Order } from '../read-orders.ts'
import type { Mechanism } from '../work.ts'

/** "Add the tags red, old and large": a field that takes one after the other, each by its suggestion or with Enter. */
export const addTags: Mechanism = async (order, work) => {
  const found = readTags(order, work.orders.source, work.hands.page)
  if (!found) return false
  const { names, field } = found
  for (const name of names) {
    const now = work.hands.again(field) ?? readTags(order, work.orders.source, work.hands.page)?.field
    if (!now) throw new GivenUp('The field is gone that the others were typed into.')
    // What the field suggests is taken; else Enter takes what was typed.
    if (!(await typeAndTake(work.hands, now, name))) await work.hands.key('Enter', now)
    const isTaken = work.hands.page.nodes.some(
      node => node.value === undefined && plainText(work.hands.page.text(node)).includes(plainText(name)),
    )
    if (!isTaken) throw new GivenUp(`The page did not take "${name}".`)
  }
  return true
}

/** Several values for a field that is called by the singular of what they are called. */
export function readTags(order: Order, source: Source, page: Page): { names: string[]; field: PageNode } | undefined {
  if (order.kind !== 'add' && order.kind !== 'enter') return undefined
  const match =
    /^(?:the |these |following |new )*(\p{L}+s)[: ]+(.+?)(?: (?:to|for|into|in) (?:the |this |my |your )?[\p{L} ]+)?$/u.exec(
      order.rest,
    )
  const names = match ? partsOf(match[2]!).map(part => restore(part, source)) : []
  const field = names.length > 1 ? fieldFor(page, singular(match![1]!.toLowerCase())) : undefined
  return field && { names, field }
}

/** The field that is called so and says, or shows by what is beside it, that it takes several. */
function fieldFor(page: Page, noun: string): PageNode | undefined {
  const fields = page.nodes.filter(node => node.editable && !node.readonly && !node.disabled && node.tag !== 'textarea')
  const called = fields.filter(node =>
    [node.name, node.label, node.placeholder, node.id, ...(node.classes ?? [])].some(
      text => text !== undefined && plainText(text).includes(noun),
    ),
  )
  return called.length === 1 ? called[0] : undefined
}
