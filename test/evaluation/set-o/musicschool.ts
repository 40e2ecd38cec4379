import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureSchool, relateSchool } from './musicschool-figures.ts'
import { talkSchool } from './musicschool-talk.ts'
import { nameOf, person } from './read-school.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set O over the music school: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askMusicschool(facts: Facts): Question[] {
  const builder = createQuestions('o', 'musicschool')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateSchool(builder, facts)
  figureSchool(builder, facts)
  talkSchool(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { musicschool }: Facts): void {
  const { rooms, teachers, students, lessons, ensembles, instruments, invoices, concerts } = musicschool
  ask('conditions', 'who is on the waiting list?', gold.set(students.filter(one => one.status === 'WaitingList')))
  ask('conditions', 'cello students', gold.set(students.filter(one => one.instrument === 'Cello')))
  ask('conditions', 'overdue invoices', gold.set(invoices.filter(one => one.status === 'Overdue')))
  ask('conditions', 'which invoices did we write off', gold.set(invoices.filter(one => one.status === 'WrittenOff')))
  ask('conditions', 'Which teachers are on leave at the moment?', gold.set(teachers.filter(one => one.employmentStatus === 'OnLeave'))) // oxfmt-ignore
  ask('conditions', 'freelancers', gold.set(teachers.filter(one => one.employmentStatus === 'Freelance')))
  ask('conditions', 'lessons that were missed', gold.set(lessons.filter(one => one.status === 'Missed')))
  ask('conditions', 'all trial lessons', gold.set(lessons.filter(one => one.isTrial)))
  ask('conditions', 'broken rental instruments', gold.set(instruments.filter(one => one.condition === 'Defective')))
  ask('conditions', 'rooms with a piano', gold.set(rooms.filter(one => one.hasPiano)))
  ask('conditions', 'our choirs', gold.set(ensembles.filter(one => one.kind === 'Choir')))
  ask('conditions', 'concerts in the town hall', gold.set(concerts.filter(one => one.venue === 'Town Hall')))
}

function combine({ ask }: Builder, { musicschool }: Facts): void {
  const { rooms, students, lessons, instruments } = musicschool
  ask('logic', 'advanced or pre-college students who play the piano', gold.set(students.filter(one => ['Advanced', 'PreCollege'].includes(one.level) && one.instrument === 'Piano'))) // oxfmt-ignore
  ask('logic', 'violins and cellos for rent that are worn', gold.set(instruments.filter(one => ['Violin', 'Cello'].includes(one.type) && one.condition === 'Worn'))) // oxfmt-ignore
  ask('logic', 'rental instruments that are not Yamaha or Pearl', gold.set(instruments.filter(one => !['Yamaha', 'Pearl'].includes(one.brand)))) // oxfmt-ignore
  ask('logic', 'rooms without piano', gold.set(rooms.filter(one => !one.hasPiano)))
  ask('missing-values', 'active students with no phone number', gold.set(students.filter(one => one.status === 'Active' && one.phoneNumber === null))) // oxfmt-ignore
  ask('missing-values', 'lessons w/o a room', gold.set(lessons.filter(one => one.roomId === null)))
  ask('missing-values', 'instruments nobody rents at the moment', gold.set(instruments.filter(one => one.rentedToStudentId === null))) // oxfmt-ignore
  ask('missing-values', 'instruments that have never been serviced', gold.set(instruments.filter(one => one.lastServicedOn === null))) // oxfmt-ignore
}

function bound({ ask }: Builder, { musicschool }: Facts): void {
  const { rooms, teachers, lessons, instruments, invoices } = musicschool
  ask('range', 'invoices above 110 euros', gold.set(invoices.filter(one => one.amount > 110)))
  ask('range', 'teachers who charge less than 35 an hour', gold.set(teachers.filter(one => one.hourlyRate < 35)))
  ask('range', 'instruments bought for between 500 and 900', pick.setWithin(instruments, one => one.purchasePrice, 500, 900)) // oxfmt-ignore
  ask('range', 'rooms for at least 8 people', gold.set(rooms.filter(one => one.seats >= 8)))
  ask('range', 'invoices we had to remind more than once', gold.set(invoices.filter(one => one.reminderCount > 1)))
  ask('range', '60 minute lessons', gold.set(lessons.filter(one => one.durationMinutes === 60)))
}

function rank({ ask }: Builder, { musicschool }: Facts): void {
  const { rooms, teachers, students, instruments, concerts } = musicschool
  ask('ranking', 'what is the biggest room', gold.largest(rooms, one => one.seats)) // oxfmt-ignore
  ask('ranking', 'our best paid teacher?', gold.largest(teachers, one => one.hourlyRate)) // oxfmt-ignore
  ask('ranking', '3 most expensive violins (purchase price)', gold.ordered(instruments.filter(one => one.type === 'Violin'), one => one.purchasePrice, { count: 3 })) // oxfmt-ignore
  ask('ranking', 'who joined the school last?', either(gold.largest(students, one => one.joinedOn), gold.largest(teachers, one => one.hiredOn))) // oxfmt-ignore
  ask('ranking', 'Who is our youngest student?', gold.largest(students, one => one.dateOfBirth)) // oxfmt-ignore
  ask('ranking', 'which concert sold the most tickets', gold.largest(concerts, one => one.ticketsSold)) // oxfmt-ignore
}

function time({ ask }: Builder, { musicschool, today, day }: Facts): void {
  const { students, lessons, instruments, invoices, concerts } = musicschool
  const [month, last] = [-2, -1].map(months => pick.shiftMonth(pick.month(today)!, months))
  ask('dates', `invoices issued in ${pick.monthName(month!)}`, gold.set(invoices.filter(one => pick.month(one.issuedOn) === month))) // oxfmt-ignore
  const year = Number(pick.year(today)) - 2
  ask('dates', `how many students joined in ${year}?`, gold.count(students.filter(one => pick.year(one.joinedOn) === String(year)).length)) // oxfmt-ignore
  const born = Number(pick.year(today)) - 12
  ask('dates', `students born after ${born}`, gold.set(students.filter(one => Number(pick.year(one.dateOfBirth)) > born))) // oxfmt-ignore
  const busy = lessons[150]!.startsAt.slice(0, 10)
  ask('dates', `which lessons were on ${pick.dayShort(busy)}?`, gold.set(lessons.filter(one => one.startsAt.startsWith(busy)))) // oxfmt-ignore
  ask('relative-dates', "tomorrow's lessons", tomorrow(lessons.filter(one => one.startsAt.startsWith(day(1))))) // oxfmt-ignore
  ask('relative-dates', 'how many invoices got paid last month?', gold.count(invoices.filter(one => pick.month(one.paidOn) === last).length)) // oxfmt-ignore
  ask('relative-dates', 'upcoming concerts', gold.set(concerts.filter(one => one.heldOn >= today)))
  const old = (days: number) => instruments.filter(one => one.lastServicedOn !== null && one.lastServicedOn < day(-days)) // oxfmt-ignore
  ask('relative-dates', 'which instruments were last serviced over a year ago?', either(gold.set(old(364)), gold.set(old(365)), gold.set(old(366)))) // oxfmt-ignore
  const fresh = (days: number) => gold.set(students.filter(one => one.joinedOn >= day(-days)))
  ask('relative-dates', 'students who joined in the last 60 days', either(fresh(60), fresh(59), fresh(61)))
}
const tomorrow = (rows: object[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

function look({ ask }: Builder, { musicschool }: Facts): void {
  const { teachers, students, lessons, ensembles, instruments, invoices, concerts } = musicschool
  const reachable = person(students, one => one.phoneNumber !== null, 12)
  ask('lookup', `phone number of ${nameOf(reachable)}?`, gold.text(reachable.phoneNumber!, 'phoneNumber'))
  const child = person(students, one => one.guardianName !== null, 7)
  ask('lookup', `who is the guardian of ${nameOf(child)}`, gold.text(child.guardianName!, 'guardianName'))
  const coach = person(teachers, () => true, 4)
  ask('lookup', `${nameOf(coach)} email`, gold.text(coach.email, 'email'))
  ask('lookup', `what does ${nameOf(teachers[6]!)} earn per hour?`, gold.money(teachers[6]!.hourlyRate, { field: 'hourlyRate' })) // oxfmt-ignore
  ask('lookup', `when is invoice ${invoices[140]!.invoiceNumber} due?`, gold.text(pick.dayAs(invoices[140]!.dueOn), 'dueOn')) // oxfmt-ignore
  ask('lookup', 'what day do the Brass Monkeys rehearse?', gold.text(ensembles[2]!.rehearsalDay, 'rehearsalDay'))
  ask('lookup', `what brand is ${instruments[20]!.assetTag}`, gold.text(instruments[20]!.brand, 'brand'))
  ask('lookup', 'How much is a ticket for Winter Lights?', gold.money(concerts[3]!.ticketPrice, { field: 'ticketPrice' })) // oxfmt-ignore
  ask('lookup', `how long does lesson ${lessons[88]!.id} take`, gold.plain(lessons[88]!.durationMinutes, { field: 'durationMinutes' })) // oxfmt-ignore
  const typo = person(students, one => one.teacherId !== null, 40)
  ask('lookup', `what does ${pick.misspell(nameOf(typo))} play?`, gold.text(typo.instrument, 'instrument'))
}

function confirm({ ask }: Builder, { musicschool }: Facts): void {
  const { teachers, students, invoices, concerts } = musicschool
  const unpaid = pick.nth(invoices, one => one.status === 'Overdue', 2)
  ask('yes-no', `has invoice ${unpaid.invoiceNumber} been paid?`, gold.yes(false))
  ask('yes-no', 'is the graduates recital public', gold.yes(concerts[5]!.isPublic))
  const away = person(teachers, one => one.employmentStatus === 'OnLeave')
  ask('yes-no', `Is ${nameOf(away)} on leave?`, gold.yes(true))
  const absent = person(students, one => one.status === 'Paused', 3)
  ask('yes-no', `is ${nameOf(absent)} still active?`, gold.yes(false))
  ask('yes-no', 'do we have any defective trumpets?', gold.yes(musicschool.instruments.some(one => one.type === 'Trumpet' && one.condition === 'Defective'))) // oxfmt-ignore
  ask('projection', 'names and emails of the freelance teachers', gold.set(teachers.filter(one => one.employmentStatus === 'Freelance'), { shows: one => [one.firstName, one.lastName, one.email] })) // oxfmt-ignore
  ask('projection', 'just the invoice numbers and amounts of the overdue ones', gold.set(invoices.filter(one => one.status === 'Overdue'), { shows: one => [one.invoiceNumber, one.amount] })) // oxfmt-ignore
  ask('projection', 'concert titles with date and venue please', gold.set(concerts, { shows: one => [one.title, one.heldOn, one.venue] })) // oxfmt-ignore
}
