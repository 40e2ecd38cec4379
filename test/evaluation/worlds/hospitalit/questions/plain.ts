import { count, either, map, money, plain, record, set, smallest, spelled, text, unknown } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { assets, changes, technicians, tickets, TODAY, works } from '../data.ts'
import { countBy, hospital, hoursOf, laptops, mean, median, open, people, resolvedIn, ticket, unique } from '../facts.ts' // oxfmt-ignore

/** Short, as one types into a search box. */
export function askPlainly({ ask, talk }: WorldQuestions): void {
  ask('filter', 'open critical tickets', set(open.filter(one => one.priority === 1)))
  ask(
    'aggregate',
    'Median price of our workstations',
    money(median(assets.filter(one => one.kind === 'workstation').map(one => one.price))),
  )
  ask(
    'aggregate',
    'average rating of tickets resolved in April',
    plain(mean(resolvedIn('2025-04').flatMap(one => one.stars ?? []))),
  )
  ask('never', 'laptops without a single ticket', set(laptops.filter(one => !tickets.some(({ asset }) => asset === one)))) // oxfmt-ignore
  const rolledBack = changes.filter(one => one.state === 'rolled_back' && one.planned >= '2025')
  ask('count', 'number of changes rolled back this year', either(count(rolledBack.length), set(rolledBack)))
  ask(
    'range',
    'Equipment that cost between 1,000 and 1,500 euros',
    set(assets.filter(one => one.price >= 1000 && one.price <= 1500)),
  )
  const atFernhill = changes.filter(one => one.hospital === hospital("Fernhill Children's Hospital"))
  ask(
    'join',
    'approved changes still to come at Fernhill',
    set(atFernhill.filter(one => one.state === 'approved' && one.planned >= TODAY)),
  )
  ask(
    'top',
    'second oldest ticket still open',
    smallest(open, one => one.opened, 2),
  )
  ask(
    'group-threshold',
    'Technicians with more than two open tickets',
    people(technicians.filter(one => open.filter(({ technician }) => technician === one).length > 2)),
  )
  const ofVips = open.filter(one => one.requester.isVip)
  ask('join', 'VIPs with an open ticket', either(people(unique(ofVips.map(one => one.requester))), set(ofVips)))
  const thisYear = works.filter(one => one.day >= '2025')
  const categories = unique(tickets.map(one => one.category))
  ask(
    'group',
    'hours booked per ticket category this year',
    map(categories.map(name => [name, hoursOf(thisYear.filter(one => one.ticket.category === name))]), 'plain'), // oxfmt-ignore
  )
  const asked = ticket('INC0024692')
  ask('look-up', 'status of INC0024692', either(text(spelled('on_hold', 'on hold', 'open')), record(asked)))
  ask('unknown', 'electricity used by the servers last month', unknown())

  const coming = atFernhill.filter(one => one.planned > TODAY)
  const first = coming.toSorted((a, b) => a.planned.localeCompare(b.planned))[0]!
  talk('talk', [
    ['changes at Fernhill', set(atFernhill)],
    ['only those still to come', set(coming)],
    ['who is responsible for the earliest?', either(record(first.owner), text(first.owner.name), record(first))],
  ])
  const priorities = ['', ['critical', '1 - Critical'], ['high', '2 - High'], ['medium', '3 - Moderate'], ['low', '4 - Low']] // oxfmt-ignore
  const byPriority = [1, 2, 3, 4].map((level): [ReturnType<typeof spelled>, number] => [
    spelled(...priorities[level]!),
    open.filter(one => one.priority === level).length,
  ])
  talk('talk', [
    ['open tickets by priority', map(byPriority)],
    ['and by channel', map(countBy(open, one => one.channel))],
  ])
}
