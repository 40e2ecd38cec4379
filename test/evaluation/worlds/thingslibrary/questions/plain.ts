import {
  count,
  either,
  figures,
  map,
  money,
  percent,
  set,
  spelled,
  text,
  unknown,
  yes,
  largest,
} from '../../../gold.ts'
import { shiftDay } from '../../../services/days.ts'
import type { WorldQuestions } from '../../world.ts'
import { isOut, isOverdue, items, loans, members, reservations, TODAY } from '../data.ts'
import { inCategory, itemOf, loansOf, loansOrThings, mean, median, memberOf } from '../golds.ts'

const between = (from: string, to: string) => (day: string) => day >= from && day <= to
const { length: inMarch } = loans.filter(({ out }) => out.startsWith('2025-03'))
const { length: inApril } = loans.filter(({ out }) => out.startsWith('2025-04'))
const THIRTY_DAYS = between(TODAY, shiftDay(TODAY, 30))
const dueIn = (from: string, to: string) => loans.filter(({ due }) => between(from, to)(due))
const BUSY = Object.entries(Object.groupBy(members, ({ district }) => district))
  .map(([district, list]): [string, number] => [district, list!.length])
  .filter(([, number]) => number > 8)

/** One kind of thing, or little more. */
export function plain({ ask }: WorldQuestions): void {
  ask('list', 'which things have a deposit between 40 and 80 euro', either(
    set(items.filter(({ deposit }) => deposit >= 40 && deposit <= 80)),
    set(items.filter(({ deposit }) => deposit > 40 && deposit < 80)),
  )) // oxfmt-ignore
  ask(
    'list',
    'Please list the members on a family membership who live in Riverside or Old Harbour.',
    set(members.filter(one => one.plan === 'family' && ['Riverside', 'Old Harbour'].includes(one.district))),
  )
  ask(
    'list',
    'Concession members outside Riverside',
    set(members.filter(one => one.plan === 'concession' && one.district !== 'Riverside')),
  )
  ask(
    'count',
    'how many reservations got canceled',
    count(reservations.filter(({ state }) => state === 'cancelled').length),
  )
  ask(
    'top',
    'Which of our musical instruments costs the most to borrow for a week?',
    largest(inCategory('Musical instruments'), ({ fee }) => fee),
  )
  ask(
    'sum',
    'What is the average replacement value of the photo and video equipment?',
    money(mean(inCategory('Photo and video').map(({ value }) => value))),
  )
  ask('sum', 'Median weekly fee', money(median(items.map(({ fee }) => fee))))
  ask(
    'sum',
    'What share of our things was donated by members?',
    percent((100 * items.filter(({ donor }) => donor).length) / items.length),
  )
  ask(
    'group',
    'In which neighbourhoods do more than eight of our members live?',
    either(set(BUSY.map(([district]) => district)), map(BUSY)),
  )
  ask(
    'compare',
    'Did we lend out more in March or in April?',
    either(
      text(spelled(inMarch > inApril ? 'March' : 'April', inMarch > inApril ? '2025-03' : '2025-04')),
      figures(count(inMarch), count(inApril)),
    ),
  )
  ask('yesno', 'Does Marit Solberg have anything overdue?', yes(loansOf(memberOf('Marit Solberg')).some(isOverdue)))
  ask(
    'yesno',
    'is the pressure washer in right now',
    yes(!loans.some(one => one.item === itemOf('Pressure washer') && isOut(one))),
  )
  ask('lookup', "Rosalind Fairweather's e-mail address", text(memberOf('Rosalind Fairweather').email, 'email'))
  // A week from Monday to Sunday, or from Sunday to Saturday.
  ask('date', 'Loans from last week', either(
    loansOrThings(loans.filter(({ out }) => between('2025-05-05', '2025-05-11')(out))),
    loansOrThings(loans.filter(({ out }) => between('2025-05-04', '2025-05-10')(out))),
  )) // oxfmt-ignore
  ask(
    'date',
    'Which memberships run out in the next thirty days?',
    set(members.filter(({ until }) => THIRTY_DAYS(until))),
  )
  const weeks = [['2025-05-12', '2025-05-18'], ['2025-05-11', '2025-05-17'], [TODAY, '2025-05-18'], [TODAY, '2025-05-17']] as const // oxfmt-ignore
  ask(
    'date',
    'whats due back this week',
    either(
      ...weeks.map(([from, to]) => loansOrThings(dueIn(from, to).filter(isOut))),
      ...weeks.map(([from, to]) => loansOrThings(dueIn(from, to))),
    ),
  )
  ask(
    'both',
    'How many members do we have, and how many of them are on the concession rate?',
    figures(count(members.length), count(members.filter(({ plan }) => plan === 'concession').length)),
  )
  ask('unknown', 'Which members gave us five stars in their reviews?', unknown())
  ask('unknown', 'how much rent do we pay for the building each month', unknown())
  ask('unknown', "Weather for Saturday's open day", unknown())
}
