import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, nameOf, person, refusesPages, topGroup } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>
type Lesson = Facts['tutoring']['tutLessons'][number]

/** Conversations with the tutoring agency, changes, and what cannot be answered. */
export function talkTutoring(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutInvoices, tutPupils, tutSubjects, tutTutorSubjects, tutTutors } = tutoring
  const withStatus = (status: string) => tutPupils.filter(one => one.status === status)
  const { key: year, rows: peers } = pick.rank(withStatus('Waiting'), one => one.yearGroup)[0]!
  talk(
    'followup',
    ['How many pupils are paused?', gold.count(withStatus('Paused').length)],
    ['And how many are waiting?', gold.count(withStatus('Waiting').length)],
    [`Which of those are in year group ${year}?`, gold.set(peers)],
  )
  const best = tutTutors.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0))[0]!
  const taught = tutTutorSubjects.filter(one => one.tutorId === best.id).map(one => pick.find(tutSubjects, one.subjectId)) // oxfmt-ignore
  talk(
    'followup',
    ['Which tutor has the best rating?', toldPerson(best)],
    ['What subjects do they teach?', gold.set(taught)],
    ['And what is their hourly rate?', gold.money(best.hourlyRate, { field: 'hourlyRate' })],
  )
  const billed = (id: number) => tutInvoices.filter(one => one.guardianId === id)
  const paid = (id: number) => billed(id).filter(one => one.status === 'Paid')
  const payer = pick.nth(tutGuardians, one => paid(one.id).length > 2 && paid(one.id).length < billed(one.id).length)
  talk(
    'followup',
    [`Show the invoices of ${nameOf(payer)}.`, gold.set(billed(payer.id))],
    ['Which of these have been paid?', gold.set(paid(payer.id))],
    ['What do they come to in total?', gold.money(pick.sum(paid(payer.id), one => one.total))],
  )
}

function write({ ask, talk }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutInvoices, tutPupils, tutTutors } = tutoring
  const parent = pick.find(tutGuardians, 318)
  ask('write', `Add a new pupil: first name Ottilie, last name ${parent.lastName}, guardian ${nameOf(parent)}, year group 7, school Severnside High, date of birth 2015-04-12.`, gold.created('tutoring.tutPupils', { firstName: 'Ottilie', lastName: parent.lastName, guardianId: parent.id, yearGroup: 7, school: 'Severnside High', dateOfBirth: '2015-04-12' })) // oxfmt-ignore
  const raised = pick.find(tutTutors, 127)
  ask('write', `Change the hourly rate of the tutor ${nameOf(raised)} to £42.50.`, gold.updated('tutoring.tutTutors', raised, { hourlyRate: 42.5 })) // oxfmt-ignore
  const settled = pick.nth(tutInvoices, one => one.status === 'Overdue', 2)
  ask('write', `Mark invoice ${settled.number} as paid.`, gold.updated('tutoring.tutInvoices', settled, { status: 'Paid' }, ['paidOn'])) // oxfmt-ignore
  const gone = person(tutPupils, one => one.status === 'Waiting', 3)
  talk(
    'write',
    [`Can you delete the pupil ${nameOf(gone)}? Let me confirm it before you do.`, gold.pending()],
    ['Yes, please do.', gold.removed('tutoring.tutPupils', gone)],
  )
}

function decline({ ask }: Builder, { tutoring }: Facts): void {
  const { tutLessons, tutTutors } = tutoring
  ask('missing', `What is the bank account number of ${nameOf(pick.find(tutTutors, 125))}?`, gold.unknown())
  ask('missing', 'Show me lesson 99999.', gold.either(gold.unknown(), gold.empty()))
  ask('unknown', 'What is the hourly rate of the tutor Barnaby Thistlewick?', gold.unknown())
  // Lessons given, still to come, or all of them; by their number, their time or their pupils.
  const rows = [tutLessons, ...[['Cancelled'], ['Scheduled', 'Cancelled', 'NoShow'], ['Scheduled', 'Cancelled'], ['Completed', 'Cancelled', 'NoShow']].map(left => tutLessons.filter(one => !left.includes(one.status)))] // oxfmt-ignore
  const figures = [(own: Lesson[]) => own.length, (own: Lesson[]) => pick.sum(own, one => one.durationMinutes), (own: Lesson[]) => pick.distinct(own.map(one => one.pupilId)).length] // oxfmt-ignore
  const busiest = figures.map(figure => eachReading(rows, own => champion(tutTutors, one => figure(own.filter(each => each.tutorId === one.id)), nameOf))) // oxfmt-ignore
  ask('ambiguous', 'Who is our busiest tutor?', gold.either(gold.clarify(), ...busiest))
}

function chat({ ask }: Builder, { tutoring }: Facts): void {
  const { tutGuardians, tutLessons, tutPupils, tutTutors } = tutoring
  ask('smalltalk', 'Hi there, what can you help me with?', gold.smalltalk())
  ask('browser', 'Go to our website and take a screenshot of the price list', refusesPages())
  const scheduled = tutLessons.filter(one => one.status === 'Scheduled')
  const tutor = pick.find(tutTutors, 126)
  ask('casual', `hey how many lesons r scheduled for our tutor ${nameOf(tutor).toLowerCase()}?? thx`, gold.count(scheduled.filter(one => one.tutorId === tutor.id).length)) // oxfmt-ignore
  ask(
    'casual',
    'WHICH TOWN DO MOST OF OUR GUARDIANS LIVE IN',
    topGroup(tutGuardians, one => one.address.town),
  )
  const ahead = (id: number) => scheduled.filter(one => one.pupilId === id)
  const pupil = person(tutPupils, one => ahead(one.id).length > 1)
  ask('multi', `How many scheduled lessons does the pupil ${nameOf(pupil)} have, and what is their total price?`, gold.figures(gold.count(ahead(pupil.id).length), gold.money(pick.sum(ahead(pupil.id), one => one.price)))) // oxfmt-ignore
  ask('complete', 'List all completed lessons.', gold.set(tutLessons.filter(one => one.status === 'Completed')))
}
