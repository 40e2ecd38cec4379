import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { fines, holds, isOut, isOverdue, loans, rooms, titles } from '../data.ts'
import { average, lent, median, person, titled, unique, whoDid } from '../golds.ts'

/** Conversations of two and three turns. */
export function addTalks({ talk }: WorldQuestions): void {
  const overdue = loans.filter(isOverdue)
  const longest = overdue.toSorted((a, b) => a.due.localeCompare(b.due))[0]!
  talk('talk', [
    ['Which loans are overdue, please?', lent(overdue)],
    ['How many of those are with students?', gold.count(overdue.filter(one => one.borrower.isStudent).length)],
    [
      'And which one has been overdue the longest?',
      gold.either(gold.record(longest), gold.text(longest.copy.title.title), person(longest.borrower)),
    ],
  ])

  const large = rooms.filter(one => one.screen && one.seats >= 8)
  const named = (list: typeof rooms) => gold.either(gold.set(list), gold.set(list.map(({ name }) => name)))
  talk('talk', [
    ['Rooms with a screen for at least 8 people', named(large)],
    ['And with a whiteboard too?', named(large.filter(one => one.board))],
  ])

  const inState = (state: string) => gold.count(holds.filter(one => one.state === state).length)
  talk('talk', [
    ['how many holds are waiting', inState('waiting')],
    ['and ready to pick up?', inState('ready')],
  ])

  const book = titles.find(one => one.title === 'Tidal Economies')!
  const sisters = titles.filter(one => one.author === book.author)
  talk('talk', [
    ['What does Tidal Economies cost?', gold.money(book.price)],
    ['Who wrote it?', gold.text(book.author)],
    ['What else do we have by that author?', gold.either(titled(sisters.filter(one => one !== book)), titled(sisters))],
  ])

  const amounts = fines.map(one => one.amount)
  talk('talk', [
    ['Average fine', gold.money(average(amounts))],
    ['And the median?', gold.money(median(amounts))],
  ])

  const philosophers = loans.filter(one => isOut(one) && one.borrower.department.name === 'Philosophy')
  talk('talk', [
    ['who from philosophy has books out right now', whoDid(philosophers)],
    ['just there emails', gold.set(unique(philosophers.map(one => one.borrower)), { shows: one => [one.email] })],
  ])
}
