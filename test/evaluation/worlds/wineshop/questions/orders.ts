import { either, largest, map, set, spelled, text, yes } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { customers, deliveries, isTrade, lines, orders, TODAY, type Order } from '../data.ts'
import {
  buyersOf,
  byCountry,
  drops,
  linesBothWays,
  mean,
  ordersBothWays,
  ordersOrBuyers,
  placedIn,
  share,
  totalOf,
  turnover,
} from '../golds.ts'

const CHANNELS = {
  web: spelled('web', 'online', 'website'),
  phone: spelled('phone', 'telephone'),
  shop: spelled('in_store', 'counter', 'shop'),
}
const thisYear = placedIn(orders, '2025')

export function askForOrders({ ask }: WorldQuestions): void {
  ask(
    'figure',
    'what share of our orders comes in by phone',
    ordersBothWays(orders, some => share(some.filter(({ channel }) => channel === 'phone').length, some.length)),
  )
  ask(
    'yesno',
    'did we get more orders in april than in march',
    yes(placedIn(orders, '2025-04').length > placedIn(orders, '2025-03').length),
  )
  ask(
    'join',
    'Which customers have bought the Thévenot Blanc de Blancs?',
    linesBothWays(
      lines.filter(({ product }) => product.name === 'Thévenot Blanc de Blancs'),
      some => set(buyersOf(some.map(({ order }) => order))),
    ),
  )
  const spent = (some: readonly Order[]) =>
    largest(customers, one => totalOf(some.filter(({ customer }) => customer === one)))
  ask('join', 'who spent the most with us this year', ordersBothWays(thisYear, spent))
  const orlas = orders.filter(
    one =>
      one.customer.name === 'Orla Brannigan' &&
      one.lines.some(({ product }) => product.producer.name === 'Cantina Morosella'),
  )
  ask(
    'join',
    'has orla brannigan ever ordered anything from cantina morosella',
    either(yes(orlas.length > 0), set(orlas)),
  )
  ask(
    'never',
    'Customers who have never placed an order',
    set(customers.filter(one => !orders.some(({ customer }) => customer === one))),
  )
  ask(
    'join',
    'What was the total value of the orders placed by trade customers last month?',
    turnover(placedIn(orders, '2025-04').filter(({ customer }) => isTrade(customer))),
  )
  ask(
    'group',
    'Revenue by country of origin this year',
    linesBothWays(
      lines.filter(({ order }) => thisYear.includes(order)),
      byCountry,
    ),
  )
  ask(
    'join',
    'Channel with the highest average order value',
    ordersBothWays(orders, some => {
      const means = (['web', 'phone', 'shop'] as const).map(
        one => [CHANNELS[one], mean(some.filter(({ channel }) => channel === one).map(({ total }) => total))] as const,
      )
      const best = means.toSorted(([, a], [, b]) => b - a)[0]!
      return either(
        text(best[0]),
        map(
          means.map(([key, value]) => [key, value]),
          'money',
        ),
        map([[best[0], best[1]]], 'money'),
      )
    }),
  )
  ask(
    'lookup',
    'whats the email of the customer on order W-1093',
    text(orders.find(({ number }) => number === 'W-1093')!.customer.email, 'email'),
  )
  ask(
    'date',
    'Orders with overdue payment',
    ordersOrBuyers(orders.filter(({ due, paid }) => paid === null && due !== null && due < TODAY)),
  )
  ask(
    'lookup',
    'Could you tell me whether order W-1117 has been paid?',
    yes(orders.find(({ number }) => number === 'W-1117')!.paid !== null),
  )
}

export function askForDeliveries({ ask }: WorldQuestions): void {
  ask(
    'join',
    'Which orders has Jarlath Burke delivered to customers in Ballyfern?',
    drops(
      deliveries.filter(
        ({ driver, delivered, order }) =>
          driver === 'Jarlath Burke' && delivered !== null && order.customer.town === 'Ballyfern',
      ),
    ),
  )
  const made = deliveries.filter(({ delivered }) => delivered?.startsWith('2025'))
  const perDriver = Map.groupBy(made, ({ driver }) => driver)
  const counts = [...perDriver].map(([driver, list]) => [driver, list.length] as const)
  const [busiest, most] = counts.toSorted(([, a], [, b]) => b - a)[0]!
  ask(
    'rank',
    'which driver did the most drops this year',
    either(text(busiest), map(counts.map(([driver, number]) => [driver, number])), map([[busiest, most]])),
  )
  ask(
    'date',
    'which deliveries r going out tomorow',
    drops(deliveries.filter(({ planned, delivered }) => planned === '2025-05-15' && delivered === null)),
  )
  ask(
    'date',
    'Deliveries that arrived late this year',
    drops(made.filter(({ delivered, planned }) => delivered! > planned)),
  )
}
