import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { nameOf, person, sizes, topGroup, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { booked, held, once } from './readings.ts'
import { talkSwimpool } from './swimpool-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AO over the public swimming pool. */
export function askSwimpool(facts: Facts): Question[] {
  const builder = createQuestions('ao', 'swimpool')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSwimpool(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { swimpool }: Facts): void {
  const { swimInstructors, swimMembers, swimSessions } = swimpool
  ask(
    'list',
    'What kinds of sessions do we run?',
    held(swimSessions, rows => values(rows, one => one.kind)),
  )
  ask('filter', 'Show me the members from Heanor.', gold.set(swimMembers.filter(one => one.town === 'Heanor')))
  ask('filter', 'Which of our instructors are lifeguards as well?', gold.set(swimInstructors.filter(one => one.isLifeguard))) // oxfmt-ignore
  ask('filter', 'Which aqua fit sessions in the outdoor pool are still scheduled?', gold.set(swimSessions.filter(one => one.kind === 'aquaFit' && one.pool === 'outdoor' && one.status === 'scheduled'))) // oxfmt-ignore
  ask('threshold', 'Which instructors get less than £15 an hour?', gold.set(swimInstructors.filter(one => one.hourlyRate < 15))) // oxfmt-ignore
}

function number({ ask }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimInstructors, swimMembers, swimSessions } = swimpool
  ask('count', 'How many of our members have an annual membership?', gold.count(swimMembers.filter(one => one.membership === 'annual').length)) // oxfmt-ignore
  ask(
    'top',
    'Which instructor is paid the most per hour?',
    gold.largest(swimInstructors, one => one.hourlyRate),
  )
  ask('top', 'What are the top 3 towns our members live in?', gold.ordered(pick.rank(swimMembers, one => one.town), one => one.rows.length, { count: 3, as: one => gold.spelled(one.key) })) // oxfmt-ignore
  const attended = swimBookings.filter(one => one.status === 'attended')
  ask('aggregate', 'How much has been paid for attended bookings altogether?', gold.money(pick.sum(attended, one => one.amountPaid))) // oxfmt-ignore
  ask('group', 'How many sessions are there in each pool?', held(swimSessions, rows => gold.map(sizes(rows, one => one.pool)))) // oxfmt-ignore
  ask('group', 'Members by type of membership', gold.map(sizes(swimMembers, one => one.membership)))
  const from = (town: string) => swimMembers.filter(one => one.town === town).length
  ask('compare', 'Do more members live in Matlock or in Ripley?', gold.text(from('Matlock') > from('Ripley') ? 'Matlock' : 'Ripley')) // oxfmt-ignore
}

function join({ ask }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimInstructors, swimMembers, swimSessions } = swimpool
  const of = (id: number) => swimBookings.filter(one => one.memberId === id)
  const regular = person(swimMembers, one => of(one.id).length > 2 && of(one.id).length < 6, 8)
  ask(
    'join',
    `Which bookings has ${nameOf(regular)} made?`,
    booked(of(regular.id), rows => gold.set(rows)),
  )
  const inSession = (id: number) => swimBookings.filter(one => one.sessionId === id)
  const full = pick.nth(swimSessions, one => one.status === 'completed' && inSession(one.id).length > 3, 4)
  ask('join', `Which members had a booking for session ${full.code}?`, booked(inSession(full.id), rows => gold.either(gold.set(rows.map(one => pick.find(swimMembers, one.memberId))), gold.set(rows)))) // oxfmt-ignore
  ask('join', 'For which kind of session do we get the most bookings?', booked(swimBookings, rows => topGroup(rows, one => pick.find(swimSessions, one.sessionId).kind))) // oxfmt-ignore
  const missed = swimBookings.filter(one => one.status === 'noShow' && pick.find(swimSessions, one.sessionId).kind === 'lesson') // oxfmt-ignore
  ask('join', 'Which members did not show up for a lesson they had booked?', gold.either(gold.set(once(missed.map(one => pick.find(swimMembers, one.memberId)))), gold.set(missed))) // oxfmt-ignore
  const taught = pick.nth(swimSessions, one => one.kind === 'aquaFit' && one.status === 'scheduled', 2)
  ask('lookup', `Who is the instructor of session ${taught.code}?`, toldPerson(pick.find(swimInstructors, taught.instructorId!))) // oxfmt-ignore
}

function date({ ask }: Builder, { swimpool, today, day }: Facts): void {
  const { swimMembers, swimSessions } = swimpool
  const tomorrow = swimSessions.filter(one => one.date === day(1))
  ask(
    'date',
    'Which sessions are on tomorrow?',
    held(tomorrow, rows => gold.set(rows)),
  )
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask('date', `How many people became members in ${pick.monthName(month)}?`, gold.count(swimMembers.filter(one => pick.month(one.joinedOn) === month).length)) // oxfmt-ignore
}
