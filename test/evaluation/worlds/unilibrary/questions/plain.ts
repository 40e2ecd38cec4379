import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { bookings, borrowers, copies, fines, isOpen, isOut, loans, rooms, titles } from '../data.ts'
import { average, people, sum, titled } from '../golds.ts'

/** Questions about things of one kind. */
export function addPlain({ ask }: WorldQuestions): void {
  ask(
    'filter',
    'Could you show me which linguistics books were published after 2015?',
    titled(titles.filter(one => one.subject === 'Linguistics' && one.year > 2015)),
  )
  ask(
    'filter',
    'books over 80 euros that arent in english',
    titled(titles.filter(one => one.price > 80 && one.language !== 'English')),
  )
  ask(
    'filter',
    'staff from history or philosophy pls',
    people(borrowers.filter(one => !one.isStudent && ['History', 'Philosophy'].includes(one.department.name))),
  )
  ask(
    'filter',
    'Please list the room bookings from 19 to 23 May that have not been cancelled.',
    gold.set(bookings.filter(one => one.date >= '2025-05-19' && one.date <= '2025-05-23' && one.state !== 'cancelled')),
  )

  ask(
    'count',
    'how many postgrads do we have',
    gold.count(borrowers.filter(one => one.level === 'postgraduate').length),
  )
  ask(
    'count',
    'How many loans have been renewed at least twice?',
    gold.count(loans.filter(one => one.renewals >= 2).length),
  )

  ask(
    'top',
    'Five most expensive titles',
    gold.ordered(titles, one => one.price, { count: 5 }),
  )
  const second = rooms.toSorted((a, b) => b.seats - a.seats)[1]!
  ask('top', 'Second largest study room', gold.either(gold.record(second), gold.text(second.name)))

  ask(
    'aggregate',
    'What does an economics book cost on average, please?',
    gold.money(average(titles.filter(one => one.subject === 'Economics').map(one => one.price))),
  )
  ask('aggregate', 'Total of unpaid fines', gold.money(sum(fines.filter(isOpen).map(one => one.amount))))
  const returned = loans.filter(one => !isOut(one))
  ask(
    'share',
    'Percentage of returned loans that came back late',
    gold.percent((100 * returned.filter(one => one.back! > one.due).length) / returned.length),
  )
  const reasons = ['late return', 'damage']
  ask(
    'group',
    'Fines by reason, in euros',
    gold.map(
      reasons.map(reason => [reason, sum(fines.filter(one => one.reason === reason).map(one => one.amount))]),
      'money',
    ),
  )
  const arrived = copies.filter(one => one.acquired.startsWith('2025-04'))
  ask(
    'date',
    'what new books came in last month',
    gold.either(gold.set(arrived), titled(arrived.map(({ title }) => title))),
  )
  ask(
    'date',
    'Whose library card runs out next month?',
    people(borrowers.filter(one => one.expires.startsWith('2025-06'))),
  )
  const isApril = (day: string | null) => day?.startsWith('2025-04') ?? false
  ask(
    'two',
    'How many books went out in April, and how many were brought back that month?',
    gold.figures(
      gold.count(loans.filter(one => isApril(one.out)).length),
      gold.count(loans.filter(one => isApril(one.back)).length),
    ),
  )

  ask('unknown', 'Could you tell me how many pages Cold Atoms has?', gold.unknown())
  ask('unknown', 'Opening hours of the Law Library on Sundays', gold.unknown())
  ask('unknown', 'which supplier delivers our books fastest', gold.unknown())
}
