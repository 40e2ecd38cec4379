import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { nameOf, person } from './read-school.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the school, changes, and what cannot be answered. */
export function talkSchool(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { musicschool }: Facts): void {
  const { rooms, students, lessons, invoices, instruments, concerts } = musicschool
  const state = (status: string) => students.filter(one => one.status === status)
  ask('several', 'how many students are paused and how many have left?', gold.figures(gold.count(state('Paused').length), gold.count(state('Left').length))) // oxfmt-ignore
  ask('several', 'number of rooms and number of concerts?', gold.figures(gold.count(rooms.length), gold.count(concerts.length))) // oxfmt-ignore
  const late = invoices.filter(one => one.status === 'Overdue')
  talk(
    'follow-up',
    ['how many invoices are overdue?', gold.count(late.length)],
    ['show them pls', gold.set(late)],
    ['only those over 100', gold.set(late.filter(one => one.amount > 100))],
  )
  const play = (name: string) => students.filter(one => one.instrument === name)
  talk(
    'follow-up',
    ['who plays the trumpet here?', gold.set(play('Trumpet'))],
    ['and the flute?', gold.set(play('Flute'))],
    ['how many of them are beginners', gold.count(play('Flute').filter(one => one.level === 'Beginner').length)],
  )
  const learner = person(students, one => lessons.filter(row => row.studentId === one.id).length >= 4, 6)
  const own = lessons.filter(one => one.studentId === learner.id)
  const attended = own.filter(one => one.status === 'Attended')
  talk(
    'follow-up',
    [`show me the lessons of ${nameOf(learner)}`, gold.set(own)],
    ['how many of those were attended?', gold.count(attended.length)],
    ['when did he join the school?', gold.text(pick.dayAs(learner.joinedOn), 'joinedOn')],
  )
  const violins = instruments.filter(one => one.type === 'Violin')
  talk(
    'follow-up',
    ['list our violins', gold.set(violins)],
    ['cheapest monthly rent first', gold.ordered(violins, one => one.monthlyRent, { up: true })],
    ['which ones are free?', gold.set(violins.filter(one => one.rentedToStudentId === null))],
  )
  talk(
    'explain',
    ['how many students are under 18, i.e. have a guardian?', gold.count(students.filter(one => one.guardianName !== null).length)], // oxfmt-ignore
    ['how did you work out that number?', gold.mentions(['guardian'])],
  )
  ask('help', 'what can i do with invoices', gold.mentions(['paid', 'pay'], ['remind', 'write off']))
}

function make({ ask, talk }: Builder, { musicschool, day }: Facts): void {
  const { students, ensembles, teachers, rooms } = musicschool
  ask(
    'create',
    'new student: Wim Dekker, wim.dekker@practice.example, wants to learn cello, beginner',
    gold.created('musicschool.students', { firstName: 'Wim', lastName: 'Dekker', email: 'wim.dekker@practice.example', instrument: 'Cello', level: 'Beginner' }), // oxfmt-ignore
  )
  const pupil = person(students, one => one.status === 'Active' && one.teacherId !== null, 30)
  const own = pick.find(teachers, pupil.teacherId!)
  ask(
    'create',
    `book a 45 minute lesson for ${nameOf(pupil)} with ${nameOf(own)} on ${pick.dayName(day(5))} at 16:00 in Studio 2`,
    gold.created('musicschool.lessons', { studentId: pupil.id, teacherId: own.id, durationMinutes: 45, startsAt: `${day(5)}T16:00:00Z`, roomId: rooms[1]!.id }), // oxfmt-ignore
  )
  const singer = person(students, one => one.status === 'Active', 44)
  ask('create', `add ${nameOf(singer)} to the Evening Chorale`, gold.created('musicschool.memberships', { ensembleId: ensembles[6]!.id, studentId: singer.id })) // oxfmt-ignore
  const payer = person(students, one => one.status === 'Active', 9)
  ask('create', `Please create an invoice over 74.50 for ${nameOf(payer)}`, gold.created('musicschool.invoices', { studentId: payer.id, amount: 74.5 })) // oxfmt-ignore
  talk(
    'create',
    ['we need a new concert called Night of Choirs', gold.all(nowrite(), clarify())],
    [`on ${pick.dayName(day(40))}`, gold.created('musicschool.concerts', { title: 'Night of Choirs', heldOn: day(40) })], // oxfmt-ignore
  )
}

function change({ ask }: Builder, { musicschool, day }: Facts): void {
  const { teachers, students, lessons, ensembles, instruments } = musicschool
  const raised = person(teachers, one => one.hourlyRate !== 44, 9)
  ask('update', `raise ${nameOf(raised)}'s hourly rate to 44`, gold.updated('musicschool.teachers', raised, { hourlyRate: 44 })) // oxfmt-ignore
  const back = person(teachers, one => one.employmentStatus === 'OnLeave', 1)
  ask('update', `${nameOf(back)} is back from leave, set the employment status to active`, gold.updated('musicschool.teachers', back, { employmentStatus: 'Active' })) // oxfmt-ignore
  ask('update', 'the Chamber Cats now rehearse on Monday', either(gold.updated('musicschool.ensembles', ensembles[5]!, { rehearsalDay: 'Monday' }), pending())) // oxfmt-ignore
  const moved = person(students, one => one.phoneNumber !== null && one.status === 'Active', 25)
  ask('update', `change the phone number of ${nameOf(moved)} to +49 951 443322`, gold.updated('musicschool.students', moved, { phoneNumber: '+49 951 443322' })) // oxfmt-ignore
  const worn = pick.nth(instruments, one => one.condition === 'Good', 11)
  ask('update', `mark instrument ${worn.assetTag} as defective`, gold.updated('musicschool.instruments', worn, { condition: 'Defective' })) // oxfmt-ignore
  const shifted = pick.nth(lessons, one => one.status === 'Scheduled' && one.startsAt.slice(0, 10) > day(1), 6)
  ask('update', `move lesson ${shifted.id} to ${pick.dayShort(day(9))} 15:30`, gold.updated('musicschool.lessons', shifted, { startsAt: `${day(9)}T15:30:00Z` })) // oxfmt-ignore
}

function act({ ask, talk }: Builder, { musicschool }: Facts): void {
  const { students, lessons, memberships, instruments, invoices, concerts } = musicschool
  const planned = lessons.filter(one => one.status === 'Scheduled')
  ask('action', `cancel lesson ${planned[4]!.id}, the kid is ill`, gold.updated('musicschool.lessons', planned[4]!, { status: 'Cancelled' })) // oxfmt-ignore
  const late = invoices.filter(one => one.status === 'Overdue')
  ask('action', `send a reminder for invoice ${late[1]!.invoiceNumber}`, gold.updated('musicschool.invoices', late[1]!, {}, ['reminderCount'])) // oxfmt-ignore
  ask('action', `${late[3]!.invoiceNumber} came in today, mark as paid`, gold.updated('musicschool.invoices', late[3]!, { status: 'Paid' }, ['paidOn'])) // oxfmt-ignore
  const free = pick.nth(instruments, one => one.rentedToStudentId === null && one.type === 'Violin' && one.condition !== 'Defective', 1) // oxfmt-ignore
  const fiddler = person(students, one => one.instrument === 'Violin' && one.status === 'Active', 2)
  ask('action', `rent ${free.assetTag} to ${nameOf(fiddler)}`, gold.updated('musicschool.instruments', free, { rentedToStudentId: fiddler.id })) // oxfmt-ignore
  const out = pick.nth(instruments, one => one.rentedToStudentId !== null, 14)
  ask('action', `${out.assetTag} has been returned`, either(gold.updated('musicschool.instruments', out, { rentedToStudentId: null }), pending())) // oxfmt-ignore
  const tired = person(students, one => one.status === 'Active', 55)
  ask('action', `pause student ${nameOf(tired)} pls`, gold.updated('musicschool.students', tired, { status: 'Paused' }))
  ask('delete', `remove membership ${memberships[33]!.id}`, gold.removed('musicschool.memberships', memberships[33]!))
  talk('delete', [`delete the concert Spring Matinee`, either(gold.removed('musicschool.concerts', concerts[6]!), pending())]) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'which students practise at least an hour a day?', unknown())
  ask('unanswerable', 'what is the wifi password in the old brewery', unknown())
  ask('unanswerable', 'how many parking spots are there?', unknown())
  ask('ambiguous', 'cancel the lesson', asksBack())
  ask('ambiguous', 'send the reminder', asksBack())
  ask('smalltalk', 'ok great, thx!', gold.smalltalk())
}
