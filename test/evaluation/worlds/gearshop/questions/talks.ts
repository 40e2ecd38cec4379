import { count, either, money, set, smallest, unknown, type Gold } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { customers, lines, orders, products, returns, stateOf, type Line } from '../data.ts'
import { buyersOf, cancelledOrNot, named, ordersOf, sumOf } from '../golds.ts'

const placedIn = (month: string) => orders.filter(({ placed }) => placed.startsWith(month))

/** Several turns, and what no shop's records tell. */
export function askTalks({ ask, talk }: WorldQuestions): void {
  const local = customers.filter(({ city }) => city === 'Bristol')
  const gold = local.filter(({ tier }) => tier === 'gold')
  talk('talk', [
    ['Which of our customers live in Bristol?', named(local)],
    ['Only the gold members, please.', named(gold)],
    ['What are their e-mail addresses?', set(gold, { shows: ({ email }) => [email] })],
  ])
  const low = products.filter(({ stock }) => stock > 0 && stock < 5)
  const tents = low.filter(one => one.category.name === 'Tents')
  talk('talk', [
    ['Products with fewer than 5 left but not sold out', set(low)],
    ['Just the tents', set(tents)],
    ['Which of them is the lighter one?', smallest(tents, ({ grams }) => grams)],
  ])
  talk('talk', [
    ['how many orders did we get in february', count(placedIn('2025-02').length)],
    ['and in april?', count(placedIn('2025-04').length)],
    ['how many of those came in thru the app', count(placedIn('2025-04').filter(one => one.channel === 'app').length)],
  ])
  const skua = lines.filter(one => one.product.name === 'Skua Dome' && one.order.placed >= '2025-01-01')
  const buyers = (list: readonly Line[]): Gold => named(list.map(({ order }) => order.customer))
  const regrets = returns.filter(({ line }) => skua.includes(line))
  talk('talk', [
    ['Who has ordered the Skua Dome this year?', cancelledOrNot(skua, buyers)],
    ['Which of them sent it back?', either(named(regrets.map(({ line }) => line.order.customer)), set(regrets))],
  ])
  const hers = placedIn('2025-05').filter(({ customer }) => customer.name === 'Priya Nandakumar')
  talk('talk', [
    ['show me priya nandakumars orders from this month', ordersOf(hers)],
    ['what do they come to all together', money(sumOf(hers.map(({ total }) => total)))],
  ])
  const between = (start: string, end: string) => orders.filter(({ placed }) => placed >= start && placed <= end)
  const unpaid = between('2025-05-05', '2025-05-11').filter(one => stateOf(one) === 'unpaid')
  talk('talk', [
    // oxfmt-ignore
    ['Orders that came in last week', either(ordersOf(between('2025-05-05', '2025-05-11')), ordersOf(between('2025-05-04', '2025-05-10')))],
    ['Only those not paid yet', ordersOf(unpaid)],
    ['Who placed them?', named(buyersOf(unpaid))],
  ])
  ask('unknown', 'What profit margin do we make on the Larkspur 2?', unknown())
  ask('unknown', 'how many ppl visited the website yesterday', unknown())
  ask('unknown', 'Name of the employee who packed order 20881', unknown())
}
