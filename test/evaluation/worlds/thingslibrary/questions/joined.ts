import { all, either, map, money, ordered, record, set, spelled, text, type Gold } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import {
  categories,
  isOut,
  isOverdue,
  items,
  loans,
  members,
  repairs,
  reservations,
  shifts,
  TODAY,
  volunteers,
} from '../data.ts'
import { distinct, itemOf, loansOf, loansOrThings, memberOf, peopleOrLoans, sum } from '../golds.ts'

const overdue = distinct(loans.filter(isOverdue).map(({ member }) => member))
const lastOut = (name: string) => loans.findLast(({ item }) => item === itemOf(name))!
const ofPowerTools = <T extends { item: (typeof items)[number] }>(list: readonly T[]) =>
  list.filter(({ item }) => item.category.name === 'Power tools')
const tomorrow = shifts.find(({ date, task }) => date === '2025-05-15' && task === 'desk')!
const canoe = loans.find(one => one.item === itemOf('Inflatable canoe') && isOut(one))!
const lent = categories
  .map(one => ({ one, loans: loans.filter(({ item }) => item.category === one).length }))
  .toSorted((a, b) => b.loans - a.loans)
const repaired = items
  .map(item => ({ item, times: repairs.filter(one => one.item === item).length }))
  .filter(({ times }) => times >= 3)

function waitingFor(states: readonly string[]): Gold {
  const held = ofPowerTools(reservations).filter(({ state }) => states.includes(state))
  return either(set(distinct(held.map(({ member }) => member))), set(held))
}
const fixersOf = (isDone: boolean) =>
  set(distinct(ofPowerTools(repairs).filter(({ state }) => !isDone || state === 'done').map(({ fixer }) => fixer))) // oxfmt-ignore
const hoursIn = (month: string, states: readonly string[]) =>
  map(
    volunteers.map(one => [
      one.name,
      sum(
        shifts
          .filter(({ volunteer, date, state }) => volunteer === one && date.startsWith(month) && states.includes(state))
          .map(({ hours }) => hours),
      ),
    ]),
    'plain',
  )
const withoutShift = (from: string) =>
  set(volunteers.filter(one => !shifts.some(({ volunteer, date }) => volunteer === one && date >= from && date < '2025-06'))) // oxfmt-ignore

/** Two kinds of things and more. */
export function joined({ ask }: WorldQuestions): void {
  ask(
    'top',
    'Top three borrowers by number of loans',
    ordered(members, one => loansOf(one).length, { count: 3 }),
  )
  ask('top', 'which category gets borrowed second most', text(spelled(lent[1]!.one.name, lent[1]!.one.code)))
  ask('group', 'Loans per category', map(lent.map(entry => [spelled(entry.one.name, entry.one.code), entry.loans])))
  ask('group', 'how many hours did each volunteer put in in april', either(
    hoursIn('2025-04', ['done']),
    hoursIn('2025-04', ['done', 'missed']),
  )) // oxfmt-ignore
  ask(
    'join',
    'What does Tomasz Wieczorek have at home at the moment?',
    loansOrThings(loansOf(memberOf('Tomasz Wieczorek')).filter(isOut)),
  )
  ask('join', 'emails of evryone with something overdue', set(overdue, { shows: ({ email }) => [email] }))
  ask('join', 'Who had the circular saw last?', either(
    record(lastOut('Circular saw').member),
    record(lastOut('Circular saw')),
    text(lastOut('Circular saw').member.name),
  )) // oxfmt-ignore
  ask(
    'join',
    'Which members are waiting for a power tool?',
    either(waitingFor(['waiting']), waitingFor(['waiting', 'ready'])),
  )
  ask('join', 'Things that have been in for repair three times or more', either(
    set(repaired.map(({ item }) => item)),
    set(repaired.map(({ item }) => item.name)),
    map(repaired.map(({ item, times }) => [item.name, times])),
  )) // oxfmt-ignore
  ask('join', 'which volunteers have fixed power tools', either(fixersOf(true), fixersOf(false)))
  ask(
    'join',
    'How much have we spent so far on mending musical instruments?',
    money(sum(repairs.filter(({ item }) => item.category.name === 'Musical instruments').map(one => one.cost ?? 0))),
  )
  ask(
    'join',
    'Total late fees run up by Kofi Mensah',
    money(sum(loansOf(memberOf('Kofi Mensah')).map(({ late }) => late))),
  )
  const photo = loans.filter(
    one => isOut(one) && one.member.district === 'Northgate' && one.item.category.name === 'Photo and video',
  )
  ask('join', 'anyone up in northgate got photo gear out atm? who', peopleOrLoans(photo))
  ask('lookup', 'when does the canoe have to be back', either(
    text(spelled(canoe.due, `${canoe.due}T18:00:00Z`, '3 June 2025', 'June 3, 2025', 'Jun 3, 2025', '3 June', 'June 3')),
    all(record(canoe), text(canoe.due)),
  )) // oxfmt-ignore
  ask('lookup', 'Could you tell me the phone number of the volunteer who is on the desk tomorrow?', either(
    text(tomorrow.volunteer.phone, 'phone'),
    text(tomorrow.volunteer.phone),
    set([tomorrow.volunteer], { shows: ({ phone }) => [phone] }),
  )) // oxfmt-ignore
  ask('never', 'Members who never borrowed anything', set(members.filter(one => loansOf(one).length === 0)))
  ask('never', 'stuff nobody has ever taken out', set(items.filter(one => !loans.some(({ item }) => item === one))))
  // Of the whole month, or of what is left of it.
  ask(
    'never',
    'Which volunteers are not down for any shift this month?',
    either(withoutShift('2025-05-01'), withoutShift(TODAY)),
  )
  ask(
    'never',
    "Which of the things we've had since before 2022 have never needed a repair?",
    set(items.filter(one => one.acquired < '2022' && !repairs.some(({ item }) => item === one))),
  )
}
