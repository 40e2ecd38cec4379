import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureFitness, relateFitness } from './fitness-figures.ts'
import { talkFitness } from './fitness-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set J over the fitness clubs: written before the engine had seen a service like it. */
export function askFitness(facts: Facts): Question[] {
  const builder = createQuestions('j', 'fitness')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateFitness(builder, facts)
  figureFitness(builder, facts)
  talkFitness(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { fitness }: Facts): void {
  const { clubs, members, instructors, classes, bookings, payments } = fitness
  ask('conditions', 'which clubs have a pool?', gold.set(clubs.filter(one => one.facilities.pool)))
  ask('conditions', 'members with a frozen membership', gold.set(members.filter(one => one.membership.status === 'frozen'))) // oxfmt-ignore
  ask('conditions', 'advanced classes', gold.set(classes.filter(one => one.level === 'advanced')))
  ask('conditions', 'freelance instructors', gold.set(instructors.filter(one => one.freelance)))
  ask('conditions', 'show failed payments', gold.set(payments.filter(one => one.status === 'failed')))
  ask('conditions', 'Which members live in Bath?', gold.set(members.filter(one => one.address.city === 'Bath')))
  ask('conditions', 'no show bookings', gold.set(bookings.filter(one => one.status === 'noShow')))
  ask(
    'conditions',
    'who of the instructors can teach boxing',
    gold.set(instructors.filter(one => one.specialties.includes('boxing'))),
  )
  ask(
    'logic',
    'cancelled spinning or hiit classes',
    gold.set(classes.filter(one => one.status === 'cancelled' && ['spinning', 'hiit'].includes(one.discipline))),
  )
  ask(
    'logic',
    'members who gave marketing consent but left no phone number',
    gold.set(members.filter(one => one.marketingConsent && one.phone === null)),
  )
  ask(
    'logic',
    'clubs with sauna but no pool',
    gold.set(clubs.filter(one => one.facilities.sauna && !one.facilities.pool)),
  )
  ask(
    'missing-values',
    "classes that don't have an instructor yet",
    gold.set(classes.filter(one => one.instructorId === null)),
  )
  ask(
    'missing-values',
    'members without emergency contact',
    gold.set(members.filter(one => one.emergencyContact === null)),
  )
}

function bound({ ask }: Builder, { fitness, day }: Facts): void {
  const { clubs, plans, members, instructors, classes, payments } = fitness
  ask('range', 'plans for less than 40 pounds a month', gold.set(plans.filter(one => one.monthlyFee.amount < 40)))
  ask('range', 'classes with a capacity of 20 or more', gold.set(classes.filter(one => one.capacity >= 20)))
  const old = (days: number) => gold.set(members.filter(one => one.dateOfBirth < day(-days)))
  ask('range', 'members older than 65', either(old(65 * 365 + 16), old(65 * 365 + 17), old(66 * 365 + 16)))
  ask(
    'range',
    'instructors that cost between 30 and 35 an hour',
    pick.setWithin(instructors, one => one.hourlyRate.amount, 30, 35),
  )
  ask('range', 'payments over £60', gold.set(payments.filter(one => one.amount.amount > 60)))
  ask(
    'ranking',
    "what's our cheapest plan?",
    gold.smallest(plans, one => one.monthlyFee.amount),
  )
  ask(
    'ranking',
    'biggest club by floor area',
    gold.largest(clubs, one => one.floorArea),
  )
  ask(
    'ranking',
    'the three instructors who have been with us longest',
    gold.ordered(instructors, one => one.hiredOn, { count: 3, up: true }),
  )
  ask(
    'ranking',
    'Which club did we open most recently?',
    gold.largest(clubs, one => one.openedOn),
  )
}

function time({ ask }: Builder, { fitness, today, day }: Facts): void {
  const { members, classes, visits, payments, instructors } = fitness
  const year = String(Number(pick.year(today)) - 1)
  ask(
    'dates',
    `memberships that started in ${year}`,
    gold.set(members.filter(one => one.membership.startsOn.startsWith(year))),
  )
  const due = payments[200]!.dueOn
  ask('dates', `payments due on ${pick.dayName(due)}`, gold.set(payments.filter(one => one.dueOn === due)))
  const lesson = classes[60]!.startsAt.slice(0, 10)
  ask(
    'dates',
    `what classes were on ${pick.dayShort(lesson)}`,
    gold.set(classes.filter(one => one.startsAt.startsWith(lesson))),
  )
  ask('relative-dates', 'classes tomorrow', gold.set(classes.filter(one => one.startsAt.startsWith(day(1)))))
  const ending = (end: number) => members.filter(one => one.membership.endsOn && one.membership.endsOn >= today && one.membership.endsOn <= day(end)) // oxfmt-ignore
  ask(
    'relative-dates',
    'whose membership ends within the next 30 days?',
    either(...[29, 30, 31].map(end => gold.set(ending(end)))),
  )
  ask(
    'relative-dates',
    'how many visits did we have yesterday',
    gold.count(visits.filter(one => one.checkedInAt.startsWith(day(-1))).length),
  )
  ask(
    'relative-dates',
    'payments still pending although the due date is over',
    gold.set(payments.filter(one => one.status === 'pending' && one.dueOn < today)),
  )
  ask(
    'relative-dates',
    'instructors hired in the last 12 months',
    either(...[-366, -365, -364].map(start => gold.set(instructors.filter(one => one.hiredOn >= day(start))))),
  )
}

function look({ ask }: Builder, { fitness }: Facts): void {
  const { clubs, members, instructors, classes, plans } = fitness
  ask('lookup', 'When does Pulse Central open at the weekend?', gold.text('08:00-20:00', 'weekend'))
  const called = pick.nth(members, one => one.phone !== null, 27)
  ask(
    'lookup',
    `phone number of ${pick.misspell(`${called.firstName} ${called.lastName}`)}`,
    gold.text(called.phone!, 'phone'),
  )
  const lesson = classes[112]!
  ask('lookup', `what level is class ${lesson.id}`, gold.text(lesson.level, 'level'))
  ask('lookup', 'how much is the Family plan per month?', gold.money(89.9, { field: 'amount' }))
  const teacher = instructors[6]!
  ask(
    'lookup',
    `since when does ${teacher.firstName} ${teacher.lastName} work for us?`,
    gold.text(pick.dayAs(teacher.hiredOn), 'hiredOn'),
  )
  ask('yes-no', 'does Pulse Old Mill have a sauna?', gold.yes(true))
  ask('yes-no', 'is there a climbing wall at Pulse Harbour Gate', gold.yes(false))
  ask('yes-no', 'does the Off-Peak plan include classes?', gold.yes(false))
  ask(
    'projection',
    'street and city of every club',
    gold.set(clubs, { shows: one => [one.address.street, one.address.city] }),
  )
  ask(
    'projection',
    'plan names with the monthly fee',
    gold.set(plans, { shows: one => [one.name, one.monthlyFee.amount] }),
  )
}
