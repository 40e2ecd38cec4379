import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { appeared } from '../widgets/choose-option.ts'
import { setField } from '../widgets/set-field.ts'
import { findSteppers, stepTo } from '../widgets/steps.ts'
import type { Work } from '../work.ts'

/** "2 tickets for …", "three of the mugs": how many are wanted. */
const COUNT =
  /^(?:me |us )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: more)? (?:of (?:the |these )?)?\p{L}/iu

const isNumber = (node: PageNode): boolean =>
  node.type === 'number' ||
  node.role === 'spinbutton' ||
  (node.options !== undefined && node.options.length > 1 && node.options.every(({ label }) => /^\s*\d+\b/.test(label)))

/** Where the item that was opened asks how many, in the one field that came up for a number: what was said goes there. */
export async function setCount({ hands, orders }: Work, rest: string, before: Page): Promise<void> {
  const count = readCount(COUNT.exec(restore(rest, orders.source).trim())?.[1] ?? '')
  if (count === undefined) return
  const fresh = appeared(before, hands.page)
  const fields = fresh.filter(node => isNumber(node) && !node.disabled && !node.hidden)
  const steppers = findSteppers(hands.page)
  const own = steppers.filter(({ shown }) => fresh.some(({ ref }) => ref === shown.ref))
  if (fields.length === 1) await setField(hands, fields[0]!, String(count))
  else if (fields.length === 0 && own.length === 1) await stepTo(hands, steppers.indexOf(own[0]!), count)
}
