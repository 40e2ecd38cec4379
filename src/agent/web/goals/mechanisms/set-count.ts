import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { findUnit } from '../../../understand/calls/units.ts'
import { isPlural, singular } from '../../../understand/language/words.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import { readCount } from '../../read/words.ts'
import { appeared } from '../widgets/choose-option.ts'
import { readMonth } from '../widgets/read-dates.ts'
import { setField } from '../widgets/set-field.ts'
import { findSteppers, stepTo } from '../widgets/steps.ts'
import type { Work } from '../work.ts'

/** "2 tickets for …", "three of the mugs", "2 large coffees": how many are wanted, and of what. */
const COUNT =
  /^(?:me |us )?(?<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: more)? (?<of>of )?(?:the |these )?(?<what>\p{L}+(?: \p{L}+)?)/iu

/** "7 May" is a day, "9 am" a time, "16 inch" and "4 star" say which one: several things stand in the plural, and what is measured is no number of things. */
function countSaid(said: string): { count: number; measure?: string } | undefined {
  const { count, of, what } = COUNT.exec(said)?.groups ?? {}
  const words = wordsIn(what ?? '')
  const [first = ''] = words
  const number = readCount(count ?? '')
  if (number === undefined || readMonth(first) !== undefined || /^(?:am|pm|a|p|o)$/.test(first)) return undefined
  if (of === undefined && number !== 1 && !words.some(isPlural)) return undefined
  return { count: number, ...((findUnit(first) || /^nights?$/.test(first)) && { measure: first }) }
}

const isNumber = (node: PageNode): boolean =>
  node.type === 'number' ||
  node.role === 'spinbutton' ||
  (node.options !== undefined && node.options.length > 1 && node.options.every(({ label }) => /^\s*\d+\b/.test(label)))

/** Where the item that was opened asks how many, in the one field that came up for a number: what was said goes there. */
export async function setCount({ hands, orders }: Work, rest: string, before: Page): Promise<void> {
  const said = countSaid(restore(rest, orders.source).trim())
  if (said === undefined) return
  const { count, measure } = said
  const fresh = appeared(before, hands.page)
  // "2 hours" go where hours are asked for.
  const isOfIt = (node: PageNode) =>
    measure === undefined || wordsIn(node.name).some(word => singular(word) === singular(measure))
  const fields = fresh.filter(node => isNumber(node) && !node.disabled && !node.hidden && isOfIt(node))
  const steppers = findSteppers(hands.page)
  const own = steppers.filter(({ shown }) => fresh.some(({ ref }) => ref === shown.ref))
  if (fields.length === 1) await setField(hands, fields[0]!, String(count))
  else if (fields.length === 0 && own.length === 1 && measure === undefined)
    await stepTo(hands, steppers.indexOf(own[0]!), count)
}
