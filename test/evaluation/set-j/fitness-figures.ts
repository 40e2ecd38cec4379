import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Questions that need several of its lists. */
export function relateFitness({ ask }: Builder, { fitness }: Facts): void {
  const { clubs, plans, members, instructors, classes, bookings, visits, payments } = fitness
  const club = (name: string) => pick.nth(clubs, one => one.name === name).id
  const plan = (name: string) => pick.nth(plans, one => one.name === name).id
  const teacher = pick.find(instructors, pick.rank(classes, one => one.instructorId)[1]!.key)
  ask('join', `classes taught by ${nameOf(teacher)}`, gold.set(classes.filter(one => one.instructorId === teacher.id)))
  ask('join', 'members on the Premium plan', gold.set(members.filter(one => one.membership.planId === plan('Premium'))))
  const keen = pick.find(members, pick.sized(bookings, one => one.memberId, 5, 9, 2).key)
  ask('join', `${nameOf(keen)}'s bookings`, gold.set(bookings.filter(one => one.memberId === keen.id)))
  const boxing = new Set(classes.filter(one => one.discipline === 'boxing' && one.level === 'beginner').map(one => one.id)) // oxfmt-ignore
  const boxers = new Set(bookings.filter(one => boxing.has(one.classId)).map(one => one.memberId))
  ask('join', 'which members booked a beginner boxing class?', gold.set(members.filter(one => boxers.has(one.id))))
  const bristol = new Set(clubs.filter(one => one.address.city === 'Bristol').map(one => one.id))
  ask('join', 'instructors working in Bristol', gold.set(instructors.filter(one => bristol.has(one.clubId))))
  const central = new Set(members.filter(one => one.homeClub.id === club('Pulse Central')).map(one => one.id))
  ask(
    'join',
    'failed payments of members whose home club is Pulse Central',
    gold.set(payments.filter(one => one.status === 'failed' && central.has(one.memberId))),
  )
  const seen = new Set(visits.map(one => one.memberId))
  ask(
    'join',
    'active members who have never visited a club',
    gold.set(members.filter(one => one.membership.status === 'active' && !seen.has(one.id))),
  )
  const brought = pick.nth(members, one => one.referredById !== null, 6)
  const friend = pick.find(members, brought.referredById!)
  ask('join', `who referred ${nameOf(brought)}?`, either(gold.text(nameOf(friend)), gold.record(friend)))
  ask(
    'join',
    'hiit classes at Pulse Riverside',
    gold.set(classes.filter(one => one.discipline === 'hiit' && one.clubId === club('Pulse Riverside'))),
  )
  const given = pick.nth(classes, one => one.instructorId !== null && one.status === 'completed', 21)
  const who = pick.find(instructors, given.instructorId!)
  ask('join', `who taught ${given.id}?`, either(gold.text(nameOf(who)), gold.record(who)))
  const full = pick.find(classes, pick.rank(bookings.filter(one => one.status === 'attended'), one => one.classId)[0]!.key) // oxfmt-ignore
  ask(
    'join',
    `how many people attended class ${full.id}`,
    gold.count(bookings.filter(one => one.classId === full.id && one.status === 'attended').length),
  )
  const paid = payments.filter(one => one.memberId === keen.id && one.status === 'paid')
  ask(
    'join',
    `what did ${nameOf(keen)} pay us so far in total`,
    paid.length > 0 ? gold.money(pick.sum(paid, one => one.amount.amount)) : either(gold.money(0), gold.unknown(), gold.count(0)), // oxfmt-ignore
  )
}

/** Figures over the clubs. */
export function figureFitness({ ask }: Builder, { fitness, today }: Facts): void {
  const { clubs, members, instructors, classes, bookings, visits, payments } = fitness
  ask(
    'aggregate',
    'average hourly rate of our instructors',
    gold.money(pick.mean(instructors, one => one.hourlyRate.amount)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -1)
  const fees = payments.filter(one => one.purpose === 'membershipFee' && one.status === 'paid' && pick.month(one.paidOn) === month) // oxfmt-ignore
  ask(
    'aggregate',
    `sum of the membership fees paid in ${pick.monthName(month)}`,
    gold.money(pick.sum(fees, one => one.amount.amount)),
  )
  ask('aggregate', 'avg class duration', gold.plain(pick.mean(classes, one => one.durationMinutes)))
  ask('aggregate', 'how many active members have we got', gold.count(members.filter(one => one.membership.status === 'active').length)) // oxfmt-ignore
  ask(
    'share',
    'what share of the bookings were no-shows?',
    gold.percent(pick.ratio(bookings.filter(one => one.status === 'noShow').length, bookings.length)),
  )
  ask(
    'group',
    'members per home club',
    gold.map(clubs.map(one => [one.name, members.filter(other => other.homeClub.id === one.id).length])),
  )
  ask(
    'group',
    'total paid by payment method',
    gold.map(
      pick
        .rank(
          payments.filter(one => one.status === 'paid'),
          one => one.method,
        )
        .map(({ key, rows }) => [
          gold.spelled(key, key === 'directDebit' ? 'direct debit' : key),
          pick.sum(rows, one => one.amount.amount),
        ]),
      'money',
    ),
  )
  ask(
    'group',
    'average capacity by discipline',
    gold.map(
      pick
        .rank(classes, one => one.discipline)
        .map(({ key, rows }) => [
          gold.spelled(key, key === 'aquaFitness' ? 'aqua fitness' : key),
          pick.mean(rows, one => one.capacity),
        ]),
      'plain',
    ),
  )
  ask(
    'group',
    'visits per club, please',
    gold.map(clubs.map(one => [one.name, visits.filter(other => other.clubId === one.id).length])),
  )
  const [best] = pick.rank(visits, one => one.memberId)
  const visitors = pick.rank(visits, one => one.memberId).filter(({ rows }) => rows.length === best!.rows.length)
  ask(
    'ranking',
    'which member comes most often? (by visits)',
    either(...visitors.flatMap(({ key }) => [gold.record(pick.find(members, key)), gold.text(nameOf(pick.find(members, key)))])), // oxfmt-ignore
  )
  const home = (name: string) => members.filter(one => one.homeClub.name === name).length
  ask(
    'compare',
    'does Pulse Riverside have more members than Pulse Central?',
    gold.yes(home('Pulse Riverside') > home('Pulse Central')),
  )
  const taught = (discipline: string) => classes.filter(one => one.discipline === discipline).length
  ask(
    'compare',
    'are there more yoga or more pilates classes',
    more([gold.spelled('yoga'), taught('yoga')], [gold.spelled('pilates'), taught('pilates')]),
  )
}
