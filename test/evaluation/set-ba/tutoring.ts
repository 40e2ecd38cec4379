import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, sizes } from '../set-s/choose.ts'
import { talkTutoring } from './tutoring-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BA over the agency that sends tutors to pupils. */
export function askTutoring(facts: Facts): Question[] {
  const builder = createQuestions('ba', 'tutoring')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkTutoring(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutLessons, tutSubjects, tutTutorSubjects, tutTutors } = tutoring
  ask('list', 'List all the subjects we offer.', gold.set(tutSubjects))
  const teacher = pick.find(tutTutors, 101)
  const taught = tutTutorSubjects.filter(one => one.tutorId === teacher.id).map(one => pick.find(tutSubjects, one.subjectId)) // oxfmt-ignore
  ask('list', `Which subjects does ${nameOf(teacher)} teach?`, gold.set(taught))
  ask('filter', 'Which tutors are on leave at the moment?', gold.set(tutTutors.filter(one => one.status === 'OnLeave')))
  ask('filter', 'Show me the online lessons with the status no-show.', gold.set(tutLessons.filter(one => one.mode === 'Online' && one.status === 'NoShow'))) // oxfmt-ignore
  ask('filter', 'List the guardians in Bath who pay by card.', gold.set(tutGuardians.filter(one => one.address.town === 'Bath' && one.paymentMethod === 'Card'))) // oxfmt-ignore
  const active = tutTutors.filter(one => one.status === 'Active')
  ask('threshold', 'Which active tutors have an hourly rate below £30?', gold.set(active.filter(one => one.hourlyRate < 30))) // oxfmt-ignore
  ask('threshold', 'How many completed lessons have a price of more than £75?', gold.count(tutLessons.filter(one => one.status === 'Completed' && one.price > 75).length)) // oxfmt-ignore
}

function number({ ask }: Builder, { tutoring }: Facts): void {
  const { tutInvoices, tutLessons, tutPupils, tutSubjects, tutTutors } = tutoring
  ask('count', 'How many active pupils are in year group 11?', gold.count(tutPupils.filter(one => one.status === 'Active' && one.yearGroup === 11).length)) // oxfmt-ignore
  const overdue = tutInvoices.filter(one => one.status === 'Overdue')
  ask('count', 'How many invoices are overdue?', gold.count(overdue.length))
  ask(
    'top',
    'Which tutor has the highest hourly rate?',
    gold.largest(tutTutors, one => one.hourlyRate),
  )
  const done = (id: number) => tutLessons.filter(one => one.subjectId === id && one.status === 'Completed').length
  const taught = (as: (one: (typeof tutSubjects)[number]) => gold.Item) => gold.ordered(tutSubjects, one => done(one.id), { count: 3, as }) // oxfmt-ignore
  ask('top', 'Top 3 subjects by number of completed lessons', gold.either(taught(one => one), taught(one => one.name))) // oxfmt-ignore
  const active = tutTutors.filter(one => one.status === 'Active')
  ask('aggregate', 'What is the average hourly rate of our active tutors?', gold.money(pick.mean(active, one => one.hourlyRate))) // oxfmt-ignore
  ask('aggregate', 'Add up the totals of all overdue invoices.', gold.money(pick.sum(overdue, one => one.total)))
  ask('group', 'How many lessons are there per status?', gold.map(sizes(tutLessons, one => one.status)))
  ask('group', 'What is the average hourly rate of the tutors for each highest qualification?', gold.map(measures(tutTutors, one => one.highestQualification, own => pick.mean(own, one => one.hourlyRate)), 'money')) // oxfmt-ignore
  const [one, other] = [pick.find(tutTutors, 103), pick.find(tutTutors, 121)]
  ask('compare', `Who has the higher hourly rate, ${nameOf(one)} or ${nameOf(other)}?`, champion([one, other], each => each.hourlyRate, nameOf)) // oxfmt-ignore
  const rate = (qualification: string) => pick.mean(tutTutors.filter(each => each.highestQualification === qualification), each => each.hourlyRate) // oxfmt-ignore
  ask('compare', 'Do the tutors with a doctorate have a higher average hourly rate than the qualified teachers?', gold.yes(rate('Doctorate') > rate('QualifiedTeacher'))) // oxfmt-ignore
}

function join({ ask }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutInvoices, tutLessons, tutPupils, tutSubjects, tutTutorSubjects, tutTutors } = tutoring
  const parent = pick.find(tutGuardians, 325)
  ask('join', `Who are the pupils of the guardian ${nameOf(parent)}?`, gold.set(tutPupils.filter(one => one.guardianId === parent.id))) // oxfmt-ignore
  const chemistry = pick.nth(tutSubjects, one => one.name === 'Chemistry')
  const teaches = (id: number) => tutTutorSubjects.some(one => one.tutorId === id && one.subjectId === chemistry.id)
  ask('join', `Which active tutors teach ${chemistry.name}?`, gold.set(tutTutors.filter(one => one.status === 'Active' && teaches(one.id)))) // oxfmt-ignore
  const best = tutTutors.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))[0]!
  ask('join', 'How many completed lessons does the tutor with the highest rating have?', gold.count(tutLessons.filter(one => one.tutorId === best.id && one.status === 'Completed').length)) // oxfmt-ignore
  const owing = new Set(tutInvoices.filter(one => one.status === 'Overdue' && one.total > 50).map(one => one.guardianId)) // oxfmt-ignore
  ask('join', 'Which guardians have an overdue invoice of more than £50?', gold.set(tutGuardians.filter(one => owing.has(one.id)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutInvoices } = tutoring
  const parent = pick.find(tutGuardians, 331)
  ask('lookup', `What is the phone number of the guardian ${nameOf(parent)}?`, told(parent, parent.phone!, 'phone'))
  const bill = tutInvoices[30]!
  ask('lookup', `Show me invoice ${bill.number}.`, gold.record(bill))
}

function date({ ask }: Builder, { tutoring, today, day }: Facts): void {
  const { tutInvoices, tutLessons } = tutoring
  const scheduled = tutLessons.filter(one => one.status === 'Scheduled')
  ask('date', `Which scheduled lessons start between ${pick.dayName(day(3))} and ${pick.dayName(day(7))}?`, pick.setWithin(scheduled, one => one.startsAt.slice(0, 10), day(3), day(7))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', `How many invoices were issued in ${pick.monthName(last)}?`, gold.count(tutInvoices.filter(one => pick.month(one.issuedOn) === last).length)) // oxfmt-ignore
  const before = pick.shiftMonth(last, -1)
  const done = tutLessons.filter(one => one.status === 'Completed' && pick.month(one.startsAt) === before)
  ask('date', `What is the total price of the completed lessons in ${pick.monthName(before)}?`, gold.money(pick.sum(done, one => one.price))) // oxfmt-ignore
}
