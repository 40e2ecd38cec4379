import { count, either, largest, money, set } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { deliveries, orders, producers, products, tastings, TODAY } from '../data.ts'
import { buyersOf, drops, mean, ordersBothWays, ordersOrBuyers, placedIn, productsOf, turnover } from '../golds.ts'

export function talkOfOrders({ talk }: WorldQuestions): void {
  const unpacked = orders.filter(({ state }) => state === 'received')
  const fromTheWeb = unpacked.filter(({ channel }) => channel === 'web')
  talk('talk', [
    ['Orders still to be packed', ordersOrBuyers(unpacked)],
    ['How many of those came through the website?', count(fromTheWeb.length)],
    ['Who are they for?', set(buyersOf(fromTheWeb))],
  ])
  const declans = orders.filter(({ customer }) => customer.name === 'Declan Moy')
  const bought = (year: string) =>
    ordersBothWays(placedIn(declans, year), some => either(set(productsOf(some)), set(some)))
  talk('talk', [
    ['what did declan moy buy this year', bought('2025')],
    ['and last year', bought('2024')],
    ['how much did he spend that year', turnover(placedIn(declans, '2024'))],
  ])
  const inMarch = placedIn(orders, '2025-03')
  talk('talk', [
    ['Turnover in April', turnover(placedIn(orders, '2025-04'))],
    ['And in March?', turnover(inMarch)],
    ['Average per order that month?', ordersBothWays(inMarch, some => money(mean(some.map(({ total }) => total))))],
  ])
}

export function talkOfTheRest({ talk }: WorldQuestions): void {
  const coming = tastings.filter(({ date }) => date > TODAY)
  const dearest = coming.toSorted((a, b) => b.price - a.price)[0]!
  talk('talk', [
    ['what tastings are coming up', set(coming)],
    ['which of them is the priciest', largest(coming, ({ price }) => price)],
    ["and who's booked on it", set(dearest.bookings.map(({ customer }) => customer))],
  ])
  const from = (country: string) => producers.filter(one => one.country === country)
  const portuguese = products.filter(({ producer }) => producer.country === 'Portugal')
  talk('talk', [
    ['Which producers are Spanish?', set(from('Spain'))],
    ['And the Portuguese ones?', set(from('Portugal'))],
    ['What do we sell from them?', set(portuguese)],
  ])
  const failed = deliveries.filter(({ reason }) => reason !== null)
  const recent = failed.filter(({ planned }) => planned.startsWith('2025'))
  talk('talk', [
    ['Could you show me the deliveries that failed?', drops(failed)],
    ['Only the ones from this year, please.', drops(recent)],
    ['Which customers were they meant for?', set(buyersOf(recent.map(({ order }) => order)))],
  ])
}
