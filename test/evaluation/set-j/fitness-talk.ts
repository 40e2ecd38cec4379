import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Conversations with the clubs, changes, and what cannot be answered. */
export function talkFitness(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { fitness }: Facts): void {
  const { clubs, members, instructors, classes, bookings } = fitness
  ask(
    'several',
    'number of members, number of instructors, number of clubs',
    gold.figures(gold.count(members.length), gold.count(instructors.length), gold.count(clubs.length)),
  )
  const at = (name: string) => classes.filter(one => pick.find(clubs, one.clubId).name === name)
  const dance = at('Pulse Northfield').filter(one => one.discipline === 'dance')
  talk(
    'follow-up',
    ['classes at Pulse Northfield', gold.set(at('Pulse Northfield'))],
    ['just the dance ones', gold.set(dance)],
    ['how many places do they have in total?', gold.plain(pick.sum(dance, one => one.capacity))],
  )
  const member = pick.find(members, pick.sized(bookings, one => one.memberId, 4, 8, 4).key)
  const own = bookings.filter(one => one.memberId === member.id)
  talk(
    'follow-up',
    [`member ${nameOf(member)}`, gold.record(member)],
    ['what has she booked?', gold.set(own)],
    ['how many of them did she attend', gold.count(own.filter(one => one.status === 'attended').length)],
  )
  const inState = (status: string) => gold.count(members.filter(one => one.membership.status === status).length)
  talk('follow-up', ['how many memberships are frozen?', inState('frozen')], ['and expired?', inState('expired')])
  talk(
    'explain',
    ['how many freelance instructors?', gold.count(instructors.filter(one => one.freelance).length)],
    ['and how did you count those?', gold.mentions(['freelance'])],
  )
  ask('help', 'what kinds of things can I do with classes', gold.mentions(['class'], ['schedule', 'cancel', 'create', 'change', 'update'])) // oxfmt-ignore
}

function make({ ask, talk }: Builder, { fitness, day }: Facts): void {
  const { clubs, plans, members, classes } = fitness
  const mill = pick.nth(clubs, one => one.name === 'Pulse Old Mill')
  const classic = pick.nth(plans, one => one.name === 'Classic')
  ask(
    'create',
    'new member Rosa Finch, rosa.finch@sweatmail.example, home club Pulse Old Mill, plan Classic',
    gold.created('fitness.members', {
      firstName: 'Rosa',
      lastName: 'Finch',
      email: 'rosa.finch@sweatmail.example',
      homeClub: { id: mill.id },
      membership: { planId: classic.id },
    }),
  )
  const lesson = pick.nth(classes, one => one.status === 'scheduled', 8)
  const guest = members[33]!
  ask(
    'create',
    `book ${nameOf(guest)} into class ${lesson.id}`,
    gold.created('fitness.bookings', { classId: lesson.id, memberId: guest.id }),
  )
  ask(
    'create',
    `schedule a pilates class called "Core Express" at Pulse Central on ${pick.dayName(day(9))} at 18:30, 45 minutes`,
    gold.created('fitness.classes', {
      title: 'Core Express',
      discipline: 'pilates',
      clubId: 'CLB-3',
      startsAt: day(9),
      durationMinutes: 45,
    }),
  )
  talk(
    'create',
    ['sign up a new member, Ned Farrow, ned.farrow@sweatmail.example', gold.all(nowrite(), clarify())],
    ['Pulse Central', gold.nowrite()],
    [
      'Student',
      gold.created('fitness.members', {
        firstName: 'Ned',
        lastName: 'Farrow',
        homeClub: { id: 'CLB-3' },
        membership: { planId: 'PLN-2' },
      }),
    ],
  )
}

function change({ ask }: Builder, { fitness }: Facts): void {
  const { members, instructors, classes, bookings, payments, plans } = fitness
  const moved = members[18]!
  ask(
    'update',
    `change the phone number of ${nameOf(moved)} to +44 7700 900555`,
    gold.updated('fitness.members', moved, { phone: '+44 7700 900555' }),
  )
  const teacher = instructors[3]!
  ask(
    'update',
    `raise the hourly rate of ${nameOf(teacher)} to 45`,
    gold.updated('fitness.instructors', teacher, { hourlyRate: { amount: 45 } }),
  )
  const loose = pick.nth(classes, one => one.instructorId === null, 1)
  ask(
    'update',
    `${nameOf(instructors[8]!)} will teach class ${loose.id}`,
    gold.updated('fitness.classes', loose, { instructorId: instructors[8]!.id }),
  )
  const small = pick.nth(classes, one => one.status === 'scheduled', 14)
  ask('update', `make the capacity of ${small.id} 30`, gold.updated('fitness.classes', small, { capacity: 30 }))
  const active = members.filter(one => one.membership.status === 'active')
  const resting = active[12]!
  ask(
    'action',
    `freeze the membership of ${nameOf(resting)}`,
    // Two members are called so.
    either(gold.updated('fitness.members', resting, { membership: { status: 'frozen' } }), clarify()),
  )
  const back = pick.nth(members, one => one.membership.status === 'frozen', 4)
  ask(
    'action',
    `${nameOf(back)} is back from injury, please reactivate`,
    gold.updated('fitness.members', back, { membership: { status: 'active' } }),
  )
  const wrong = pick.nth(payments, one => one.status === 'paid', 31)
  ask('action', `refund payment ${wrong.id}`, gold.updated('fitness.payments', wrong, { status: 'refunded' }))
  const seat = pick.nth(bookings, one => one.status === 'booked', 11)
  ask('action', `cancel booking ${seat.id} please`, gold.updated('fitness.bookings', seat, { status: 'cancelled' }))
  const premium = pick.nth(plans, one => one.name === 'Premium')
  const upgraded = pick.nth(active, one => one.membership.planId !== premium.id, 20)
  ask(
    'action',
    `move ${nameOf(upgraded)} to the Premium plan`,
    gold.updated('fitness.members', upgraded, { membership: { planId: premium.id } }),
  )
  ask('delete', `delete class ${classes[155]!.id}`, gold.removed('fitness.classes', classes[155]!))
}

function decline({ ask }: Builder, { fitness }: Facts): void {
  const { members, bookings } = fitness
  ask('unanswerable', 'how many calories does a spinning class burn?', unknown())
  ask('unanswerable', 'which members smoke', unknown())
  ask('unanswerable', "what's the water temperature at Pulse Riverside?", unknown())
  const often = pick.nth(
    members,
    one => bookings.filter(other => other.memberId === one.id && other.status === 'booked').length > 1,
    2,
  )
  ask('ambiguous', `cancel ${nameOf(often)}'s booking`, either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'good morning! how are you', gold.smalltalk())
}
