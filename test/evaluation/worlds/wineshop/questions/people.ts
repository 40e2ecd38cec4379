import { count, either, empty, figures, map, money, set, text, unknown, yes } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { customers, isTrade, tastings, TODAY, vouchers } from '../data.ts'
import { sum } from '../golds.ts'

export function askForCustomers({ ask }: WorldQuestions): void {
  ask(
    'filter',
    'trade accounts in dunmara we have no phone nr for',
    set(customers.filter(one => isTrade(one) && one.town === 'Dunmara' && one.phone === null)),
  )
  const perTown = Map.groupBy(customers, ({ town }) => town)
  ask('group', 'Number of customers per town', map([...perTown].map(([town, list]) => [town, list.length])))
  ask(
    'lookup',
    'Phone number of Maeve Corrigan',
    text(customers.find(({ name }) => name === 'Maeve Corrigan')!.phone!, 'phone'),
  )
  const tasters = tastings.flatMap(one => one.bookings.map(({ customer }) => customer))
  ask(
    'join',
    'Which customers have both bought a gift voucher and booked a place at a tasting?',
    set(customers.filter(one => tasters.includes(one) && vouchers.some(({ buyer }) => buyer === one))),
  )
}

export function askForVouchersAndTastings({ ask }: WorldQuestions): void {
  ask(
    'date',
    'Which vouchers with money left on them will expire before the end of June?',
    set(vouchers.filter(({ left, expires }) => left > 0 && expires > TODAY && expires < '2025-07-01')),
  )
  const sold = vouchers.filter(({ issued }) => issued.startsWith('2024'))
  ask(
    'two',
    'How many gift vouchers did we sell last year, and what were they worth altogether?',
    figures(count(sold.length), money(sum(sold.map(({ value }) => value)))),
  )
  ask('date', 'any tastings on in august', either(empty(), yes(false), count(0)))
}

export function askForWhatNobodyKeeps({ ask }: WorldQuestions): void {
  ask('unknown', 'Could you tell me the alcohol content of the Garrigues Carignan?', unknown())
  ask('unknown', 'whos off sick today', unknown())
  ask('unknown', 'Rent for the shop last month', unknown())
}
