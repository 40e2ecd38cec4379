import { either, map, money, ordered, plain, set, text, yes, type Gold } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { brands, customers, lines, orders, returns, reviews, shipmentOf, shipments, stateOf, TODAY } from '../data.ts'
import type { Line } from '../data.ts'
import { buyersOf, cancelledOrNot, distinct, meanOf, named, ordersOf, perCategory, totals, worth } from '../golds.ts'

const placedIn = (start: string) => lines.filter(({ order }) => order.placed.startsWith(start))
/** The first things of a ranking by sums, as records or names. */
function most<T extends { name: string }>(sums: Map<T, number>, wanted = 1): Gold {
  const key = (one: T) => Math.round(100 * sums.get(one)!)
  const all = [...sums.keys()]
  return either(ordered(all, key, { count: wanted }), ordered(all, key, { count: wanted, as: ({ name }) => name }))
}

/** What takes several kinds of records. */
export function askJoins({ ask }: WorldQuestions): void {
  const tents = lines.filter(one => one.product.category.name === 'Tents' && one.product.brand.name === 'Fellmark')
  ask(
    'join',
    'Could you tell me which customers have bought a tent made by Fellmark?',
    cancelledOrNot(tents, list => named(list.map(({ order }) => order.customer))),
  )
  const hers = placedIn('2025-03').filter(({ order }) => order.customer.name === 'Ailsa Kinnaird')
  const bought = (list: readonly Line[]) =>
    either(named(list.map(({ product }) => product)), set(list), set(distinct(list.map(({ order }) => order))))
  ask('join', 'what did ailsa kinnaird buy in march', cancelledOrNot(hers, bought))
  const order = orders.find(({ no }) => no === 20_841)!
  ask('join', 'E-mail address of the customer behind order 20841', text(order.customer.email))
  const small = returns.filter(one => one.line.product.category.name === 'Boots' && one.reason === 'too small')
  ask(
    'join',
    'Who has sent boots back to us because they were too small?',
    either(named(small.map(({ line }) => line.order.customer)), set(small)),
  )
  const slated = reviews.filter(one => one.stars === 1 && one.customer.tier === 'gold')
  ask(
    'join',
    'which products got a 1 star review from a gold member',
    either(named(slated.map(({ product }) => product)), set(slated)),
  )
  const nordic = reviews.filter(one => one.product.brand.name === 'Nordhav')
  ask('join', 'What is the average rating that Nordhav gear gets?', plain(meanOf(nordic.map(({ stars }) => stars))))
  const coming = orders.filter(one => one.customer.city === 'Sheffield' && stateOf(one) === 'shipped')
  ask(
    'join',
    'Parcels still on the way to Sheffield',
    either(ordersOf(coming), set(coming.map(one => shipmentOf(one)!))),
  )
  const brandsOf = (list: readonly Line[]) => most(totals(list, one => one.product.brand, one => one.amount), 3) // oxfmt-ignore
  ask('join', 'top 3 brands by revenue so far this year', cancelledOrNot(placedIn('2025'), brandsOf))
  ask('join', 'Best-selling product of all time by units', cancelledOrNot(lines, list => most(totals(list, one => one.product, one => one.quantity)))) // oxfmt-ignore
  ask(
    'join',
    'Which customer has spent the most money with us overall?',
    cancelledOrNot(lines, list => most(totals(list, one => one.order.customer, one => one.amount))), // oxfmt-ignore
  )
  ask(
    'join',
    'How much did people from Edinburgh spend in our shop last month?',
    cancelledOrNot(
      placedIn('2025-04').filter(one => one.order.customer.city === 'Edinburgh'),
      worth,
    ),
  )

  const late = shipments.filter(one => one.arrived && one.arrived > one.order.promised)
  const missing = shipments.filter(one => !one.arrived && one.order.promised < TODAY)
  const carriers = (list: typeof late): Gold => {
    const sums = [
      ...totals(
        list,
        one => one.carrier,
        () => 1,
      ),
    ].toSorted(([, a], [, b]) => b - a)
    return either(text(sums[0]![0]), map(sums), map(sums.slice(0, 1)))
  }
  ask('join', 'which carrier deliverd late most often', either(carriers(late), carriers([...late, ...missing])))
  const back = [
    ...totals(
      returns,
      one => one.line.product,
      () => 1,
    ),
  ].filter(([, times]) => times > 2)
  ask('join', 'Products returned more than twice', named(back.map(([product]) => product)))
  const welsh = returns.filter(one => one.line.order.customer.city === 'Cardiff')
  ask('join', 'has anyone from cardiff returned anything this year?', yes(welsh.some(one => one.asked >= '2025-01-01')))

  ask('group', 'sales in pounds per category for april pls', cancelledOrNot(placedIn('2025-04'), perCategory))
  ask(
    'figure',
    'Average order value this year',
    cancelledOrNot(
      orders.filter(one => one.placed >= '2025-01-01'),
      list => money(meanOf(list.map(({ total }) => total))),
    ),
  )
  const active = buyersOf(orders)
  ask('never', 'Which customers have never placed an order with us?', named(customers.filter(one => !active.includes(one)))) // oxfmt-ignore
  const blamed = new Set(returns.map(({ line }) => line.product.brand))
  ask('never', 'brands that never had a single thing sent back', named(brands.filter(one => !blamed.has(one))))
}
