import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { booked, copiesAs, once } from './campuslibrary-readings.ts'
import { talkCampuslibrary } from './campuslibrary-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AY over the library of a university. */
export function askCampuslibrary(facts: Facts): Question[] {
  const builder = createQuestions('ay', 'campuslibrary')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkCampuslibrary(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { campuslibrary }: Facts): void {
  const { uniCopies, uniHolds, uniMembers, uniTitles } = campuslibrary
  ask('list', 'Which theses do we have in the catalogue?', gold.set(uniTitles.filter(one => one.format === 'Thesis')))
  ask('list', 'Can I see everybody from the Faculty of Law?', gold.set(uniMembers.filter(one => one.faculty === 'Law')))
  ask('filter', 'Which copies are in repair at the moment?', copiesAs(uniCopies.filter(one => one.status === 'InRepair'))) // oxfmt-ignore
  ask('filter', 'Who is blocked from borrowing right now?', gold.set(uniMembers.filter(one => one.isBlocked)))
  const ready = uniHolds.filter(one => one.status === 'ReadyForPickup' && one.pickupLocation === 'ScienceLibrary')
  ask('filter', 'Show me the holds that are ready for pickup at the Science Library.', gold.set(ready))
  ask(
    'threshold',
    'Which titles run to more than 600 pages?',
    gold.set(uniTitles.filter(one => (one.pageCount ?? 0) > 600)),
  )
}

function number({ ask }: Builder, { campuslibrary, today }: Facts): void {
  const { uniBookings, uniCopies, uniFines, uniLoans, uniMembers, uniTitles } = campuslibrary
  const unpaid = uniFines.filter(one => one.status === 'Outstanding')
  ask('count', 'How many postgraduates are members of the library?', gold.count(uniMembers.filter(one => one.memberType === 'Postgraduate').length)) // oxfmt-ignore
  ask('count', 'How many active loans are past their due date?', gold.count(uniLoans.filter(one => one.status === 'Active' && one.dueOn < today).length)) // oxfmt-ignore
  const copies = (id: string) => uniCopies.filter(one => one.titleId === id).length
  ask('top', 'Which title do we own the most copies of?', champion(uniTitles, one => copies(one.id), one => one.title)) // oxfmt-ignore
  ask('top', 'What are the three oldest books in our collection?', gold.ordered(uniTitles, one => one.publicationYear, { count: 3, up: true })) // oxfmt-ignore
  ask('aggregate', 'What is the average group size of our room bookings?', booked(uniBookings, rows => gold.plain(pick.mean(rows, one => one.groupSize)))) // oxfmt-ignore
  const last = String(Number(pick.year(today)) - 1)
  ask('aggregate', 'What did we pay on average for the copies acquired last year?', gold.money(pick.mean(uniCopies.filter(one => pick.year(one.acquiredOn) === last), one => one.purchasePrice))) // oxfmt-ignore
  ask('group', 'How many members does each faculty have?', gold.map(sizes(uniMembers, one => one.faculty)))
  ask('group', 'Break the unpaid fines down by reason, with the amount for each.', gold.map(measures(unpaid, one => one.reason, own => pick.sum(own, one => one.amount)), 'money')) // oxfmt-ignore
  const lent = (ago: number) => uniLoans.filter(one => pick.month(one.loanedAt) === pick.shiftMonth(pick.month(today)!, -ago)).length // oxfmt-ignore
  ask('compare', 'Did we have more loans last month than the month before?', gold.yes(lent(1) > lent(2)))
}

function join({ ask }: Builder, { campuslibrary }: Facts): void {
  const { uniCopies, uniHolds, uniLoans, uniMembers, uniTitles } = campuslibrary
  const titleOf = (one: { copyId: string }) => pick.find(uniTitles, pick.find(uniCopies, one.copyId).titleId)
  const active = uniLoans.filter(one => one.status === 'Active')
  const psychology = active.filter(one => titleOf(one).subject === 'Psychology')
  ask('join', 'Who has got psychology titles out at the moment?', gold.set(once(psychology.map(one => pick.find(uniMembers, one.memberId))))) // oxfmt-ignore
  const held = (id: string, ...statuses: string[]) => uniHolds.filter(one => one.titleId === id && statuses.includes(one.status)) // oxfmt-ignore
  const wanted = pick.nth(uniTitles, one => held(one.id, 'Waiting').length > 2 && held(one.id, 'ReadyForPickup').length === 0) // oxfmt-ignore
  ask('join', `Which members are waiting for ${wanted.title}?`, gold.set(held(wanted.id, 'Waiting').map(one => pick.find(uniMembers, one.memberId)))) // oxfmt-ignore
  const loan = pick.nth(active, one => titleOf(one).subject !== 'Psychology', 11)
  ask('join', `The copy with barcode ${pick.find(uniCopies, loan.copyId).barcode} is not on the shelf. Who has borrowed it?`, toldPerson(pick.find(uniMembers, loan.memberId))) // oxfmt-ignore
  const lent = new Set(uniLoans.map(titleOf))
  ask('join', 'Are there any titles that nobody has ever borrowed?', gold.set(uniTitles.filter(one => !lent.has(one))))
  const lecturers = active.filter(one => pick.find(uniMembers, one.memberId).memberType === 'AcademicStaff')
  ask('join', 'How many of the active loans are with academic staff?', gold.count(lecturers.length))
}

function lookup({ ask }: Builder, { campuslibrary, today }: Facts): void {
  const { uniMembers } = campuslibrary
  const fresh = pick.nth(uniMembers, one => one.memberType === 'Undergraduate' && one.cardExpiresOn > today, 6)
  ask('lookup', `When does ${nameOf(fresh)}'s library card expire?`, told(fresh, pick.dayAs(fresh.cardExpiresOn), 'cardExpiresOn')) // oxfmt-ignore
  const called = pick.nth(uniMembers, one => one.memberType === 'AcademicStaff' && one.contact.phone !== null, 2)
  ask('lookup', `Can you give me the phone number that goes with card ${called.cardNumber}?`, told(called, called.contact.phone!, 'phone')) // oxfmt-ignore
}

function date({ ask }: Builder, { campuslibrary, today, day }: Facts): void {
  const { uniBookings, uniLoans, uniMembers } = campuslibrary
  const active = uniLoans.filter(one => one.status === 'Active')
  ask('date', 'Which loans are due back in the next three days?', pick.setWithin(active, one => one.dueOn, today, day(3))) // oxfmt-ignore
  const tomorrow = uniBookings.filter(one => one.startsAt.slice(0, 10) === day(1))
  ask(
    'date',
    'What study room bookings are there for tomorrow?',
    booked(tomorrow, rows => gold.set(rows)),
  )
  const joined = pick.sized(uniMembers, one => pick.month(one.joinedOn), 3, 6)
  ask('date', `Show the members who joined in ${pick.monthName(joined.key)}.`, gold.set(joined.rows))
}
