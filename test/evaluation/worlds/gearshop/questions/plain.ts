import {
  count,
  either,
  figures,
  map,
  money,
  ordered,
  percent,
  plain,
  record,
  set,
  smallest,
  text,
  yes,
} from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { brands, customers, orders, products, returns, reviews, shipmentOf, stateOf, TODAY } from '../data.ts'
import { buyersOf, cancelledOrNot, meanOf, medianOf, named, ordersOf, sumOf } from '../golds.ts'

const within = (category: string) => products.filter(one => one.category.name === category)
const isOut = ({ launch }: { launch: string }) => launch <= TODAY
const isMade = ({ discontinued }: { discontinued: boolean }) => !discontinued
const placedIn = (month: string) => orders.filter(({ placed }) => placed.startsWith(month))

/** What one kind of record answers, or two at most. */
export function askPlain({ ask }: WorldQuestions): void {
  const cheap = within('Tents').filter(({ price }) => price < 300)
  ask('filter', 'Could you show me the tents that cost less than £300?', either(set(cheap), set(cheap.filter(isOut))))
  const mailed = customers.filter(one => one.newsletter && ['Leeds', 'Sheffield'].includes(one.city))
  ask('filter', 'Customers in Leeds or Sheffield who get the newsletter', named(mailed))
  ask(
    'filter',
    'I would like a list of the customers we have no phone number for, please.',
    named(customers.filter(({ phone }) => !phone)),
  )
  const mid = products.filter(one => one.price >= 100 && one.price <= 150 && isMade(one))
  ask(
    'filter',
    'gear between 100 and 150 quid, leave out the discontinued stuff',
    either(set(mid), set(mid.filter(isOut))),
  )

  ask(
    'count',
    'how many orders from april ended up cancelled',
    count(placedIn('2025-04').filter(one => one.cancelled).length),
  )
  ask(
    'count',
    'Number of different customers who ordered in March',
    cancelledOrNot(placedIn('2025-03'), list => either(count(buyersOf(list).length), set(buyersOf(list)))),
  )

  ask(
    'rank',
    'Which three jackets are the most expensive, please?',
    ordered(within('Jackets'), ({ price }) => price, { count: 3 }),
  )
  const bags = within('Sleeping Bags')
  ask(
    'rank',
    'Second cheapest sleeping bag',
    either(
      smallest(bags, ({ price }) => price, 2),
      smallest(bags.filter(isMade), ({ price }) => price, 2),
    ),
  )

  const packs = within('Backpacks')
  const median = (list: typeof packs) => money(medianOf(list.map(({ price }) => price)))
  ask('figure', 'whats the median price of our backpacks', either(median(packs), median(packs.filter(isMade))))
  ask(
    'figure',
    'What share of all the orders we ever took was cancelled?',
    percent((100 * orders.filter(one => one.cancelled).length) / orders.length),
  )

  const repaid = returns.filter(({ refunded }) => refunded && refunded >= '2025-01-01')
  ask('figure', 'How much money have we refunded so far this year?', money(sumOf(repaid.map(({ refund }) => refund))))

  const cities = [...Map.groupBy(customers, ({ city }) => city)].filter(([, list]) => list.length > 5)
  ask(
    'group',
    'Cities with more than five customers',
    either(set(cities.map(([city]) => city)), map(cities.map(([city, list]) => [city, list.length]))),
  )

  ask(
    'yesno',
    'Did we take more orders this April than in April last year?',
    yes(placedIn('2025-04').length > placedIn('2024-04').length),
  )

  ask(
    'date',
    'which orders are overdue, i.e. should have arrived by now but havent',
    ordersOf(orders.filter(one => one.promised < TODAY && !['delivered', 'cancelled'].includes(stateOf(one)))),
  )
  ask(
    'date',
    'Which new products are we launching next month?',
    named(products.filter(({ launch }) => launch.startsWith('2025-06'))),
  )

  const asked = orders.find(({ no }) => no === 20_829)!
  ask(
    'lookup',
    'whats the status of order 20829?',
    either(
      text({ alternatives: ['shipped', 'on its way', 'in transit', 'sent', 'not arrived', 'not delivered'] }),
      record(asked),
      record(shipmentOf(asked)!),
    ),
  )

  const april = reviews.filter(({ posted }) => posted.startsWith('2025-04'))
  ask(
    'two',
    'How many reviews came in during April, and what was their average rating?',
    figures(count(april.length), plain(meanOf(april.map(({ stars }) => stars)))),
  )

  const places = brands.filter(({ country }) => ['Austria', 'Canada'].includes(country))
  ask(
    'join',
    'Jackets from Austrian or Canadian brands',
    named(within('Jackets').filter(({ brand }) => places.includes(brand))),
  )
}
