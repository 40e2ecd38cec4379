import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { comingUp, isAhead } from './trainingcentre-readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the training centre, changes, and what cannot be answered. */
export function talkTrainingcentre(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { trainingcentre, today }: Facts): void {
  const { centreEmployers, centreSessions, centreTrainees, centreTrainers } = trainingcentre
  const inTown = (city: string) => centreEmployers.filter(one => one.address.city === city)
  const slow = (city: string) => inTown(city).filter(one => one.paymentTermDays === 60)
  const town = pick.nth(pick.distinct(centreEmployers.map(one => one.address.city)), one => slow(one).length > 1 && slow(one).length < inTown(one).length) // oxfmt-ignore
  talk(
    'followup',
    [`How many of our employers are based in ${town}?`, gold.count(inTown(town).length)],
    ['Which of them get 60 days to pay?', gold.set(slow(town))],
    ['Can I have the phone numbers of their contacts?', gold.set(slow(town), { shows: one => [one.contact.phone] })],
  )
  const of = (id: number) => centreSessions.filter(one => one.trainerId === id)
  const busy = centreTrainers.filter(one => of(one.id).filter(own => isAhead(own, today)).length > 1)
  const [first, second] = [busy[0]!, busy[1]!]
  talk(
    'followup',
    [`Which course dates does ${nameOf(first)} have coming up?`, comingUp(of(first.id), today, rows => gold.set(rows))],
    [`And ${second.firstName}?`, comingUp(of(second.id), today, rows => gold.set(rows))],
  )
  const mates = (one: { id: number; employerId: number | null }) => centreTrainees.filter(other => other.employerId === one.employerId && other.id !== one.id) // oxfmt-ignore
  const trainee = person(centreTrainees, one => one.employerId !== null && mates(one).length > 2 && mates(one).length < 8, 5) // oxfmt-ignore
  const firm = pick.find(centreEmployers, trainee.employerId!)
  talk(
    'followup',
    [`Whose trainee number is ${trainee.traineeNumber}?`, toldPerson(trainee)],
    ['Which company do they come from?', told(firm, firm.name, 'name')],
    ['Who else do we have from there?', gold.set(mates(trainee))],
  )
}

function write({ ask }: Builder, { trainingcentre, today }: Facts): void {
  const { centreEmployers, centreEnrolments, centreSessions, centreTrainers } = trainingcentre
  const firm = centreEmployers[4]!
  ask('write', `Please register a new trainee for ${firm.name}: Marta Wilkowska, born 14 May 2003, marta.wilkowska@toolbox.example`, gold.created('trainingcentre.centreTrainees', { firstName: 'Marta', lastName: 'Wilkowska', email: 'marta.wilkowska@toolbox.example', dateOfBirth: '2003-05-14', employerId: firm.id })) // oxfmt-ignore
  const trainer = centreTrainers[5]!
  ask('write', `${nameOf(trainer)} has got a new mobile, it's 07700 900046 now. Can you put that in?`, gold.updated('trainingcentre.centreTrainers', trainer, { phone: '07700 900046' })) // oxfmt-ignore
  const slip = pick.nth(centreSessions, one => one.status === 'PLANNED' && centreEnrolments.every(own => own.sessionId !== one.id)) // oxfmt-ignore
  ask('write', `I put in ${slip.code} by mistake and nobody is on it. Please delete it.`, gold.removed('trainingcentre.centreSessions', slip)) // oxfmt-ignore
  const off = pick.nth(centreSessions, one => one.status === 'CONFIRMED' && isAhead(one, today), 4)
  ask('write', `We have to call off ${off.code}, the trainer is in hospital.`, gold.updated('trainingcentre.centreSessions', off, { status: 'CANCELLED' }, ['cancellationReason'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { trainingcentre }: Facts): void {
  const { centreEnrolments, centreSessions, centreTrainers } = trainingcentre
  ask('missing', 'When does the next Forklift Driving course start?', gold.unknown())
  ask('unknown', 'Which welding machines are due for a service?', gold.unknown())
  ask('unknown', `How many sick days has ${nameOf(centreTrainers[0]!)} had this year?`, gold.unknown())
  const held = (id: number) => centreSessions.filter(one => one.trainerId === id && one.status === 'COMPLETED')
  const exams = (id: number) => centreEnrolments.filter(one => one.examScore !== null && pick.find(centreSessions, one.sessionId).trainerId === id) // oxfmt-ignore
  const tested = centreTrainers.filter(one => exams(one.id).length > 0)
  const passed = (id: number) => exams(id).filter(one => one.result === 'PASSED').length
  ask('ambiguous', 'Who is our best trainer?', gold.either(gold.clarify(), champion(tested, one => pick.mean(exams(one.id), own => own.examScore), nameOf), champion(tested, one => passed(one.id) / exams(one.id).length, nameOf), champion(tested, one => passed(one.id), nameOf), champion(centreTrainers, one => held(one.id).length, nameOf))) // oxfmt-ignore
}

function chat({ ask }: Builder, { trainingcentre, today }: Facts): void {
  const { centreCertificates, centreCourses, centreEnrolments, centreSessions } = trainingcentre
  const ahead = centreSessions.filter(one => isAhead(one, today)).toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1)) // oxfmt-ignore
  const off = centreSessions.filter(one => one.status === 'CANCELLED' && one.startDate > today)
  const next = pick.nth(ahead, one => ahead.filter(other => other.courseId === one.courseId).length > 1 && ahead.find(other => other.courseId === one.courseId) === one && off.every(other => other.courseId !== one.courseId || other.startDate > one.startDate)) // oxfmt-ignore
  const course = pick.find(centreCourses, next.courseId)
  ask('casual', `hiya whens the next ${pick.misspell(course.title)} on??`, told(next, pick.dayAs(next.startDate), 'startDate')) // oxfmt-ignore
  const pump = centreCourses.find(one => one.code === 'PL-310')!
  ask('multi', `A customer is on the phone: what does ${pump.title} cost, and how many days does it take?`, gold.figures(gold.money(pump.price), gold.count(pump.durationDays))) // oxfmt-ignore
  const year = centreCertificates.filter(one => pick.year(one.issuedOn) === pick.year(today))
  ask('multi', 'How many certificates did we issue this year? And how many course dates still have to be confirmed?', gold.figures(gold.count(year.length), gold.count(centreSessions.filter(one => one.status === 'PLANNED').length))) // oxfmt-ignore
  ask('complete', 'I need every enrolment that we have not invoiced yet, all of them, not just the first few.', gold.set(centreEnrolments.filter(one => one.paymentStatus === 'NOT_INVOICED'))) // oxfmt-ignore
  ask('smalltalk', "Thanks a lot, that's me done for today!", gold.smalltalk())
  ask('browser', 'Go to our website and click on Book now for me', refusesPages())
}
