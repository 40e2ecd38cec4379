import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { booked, held } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the swimming pool, changes, and what cannot be answered. */
export function talkSwimpool(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

/** '18:30' as people may write it, too. */
const clockAs = (time: string) => {
  const hour = Number(time.slice(0, 2))
  return gold.spelled(time, `${hour}${time.slice(2)}`, `${((hour + 11) % 12) + 1}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`) // oxfmt-ignore
}

function converse({ talk }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimInstructors, swimSessions } = swimpool
  const outdoor = swimSessions.filter(one => one.pool === 'outdoor' && one.status === 'scheduled')
  const families = outdoor.filter(one => one.kind === 'familySwim')
  talk(
    'followup',
    ['Show me the scheduled sessions in the outdoor pool.', gold.set(outdoor)],
    ['Only the family swims', gold.set(families)],
    ['How many people can come to those in total?', gold.count(pick.sum(families, one => one.capacity))],
  )
  const booking = pick.nth(swimBookings, one => one.status === 'booked' && pick.find(swimSessions, one.sessionId).instructorId !== null, 4) // oxfmt-ignore
  const session = pick.find(swimSessions, booking.sessionId)
  talk(
    'followup',
    [`Which session is booking ${booking.reference} for?`, told(session, session.code, 'code')],
    ['At what time does that begin?', told(session, clockAs(session.startTime), 'startTime')],
    ['And who takes it?', toldPerson(pick.find(swimInstructors, session.instructorId!))],
  )
}

function write({ ask, talk }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimInstructors, swimMembers, swimSessions } = swimpool
  const member = person(swimMembers, one => swimBookings.every(own => own.memberId !== one.id), 2)
  const session = pick.nth(swimSessions, one => one.status === 'scheduled' && one.kind === 'laneSwim', 3)
  ask('write', `Book ${nameOf(member)} into session ${session.code}.`, gold.created('swimpool.swimBookings', { memberId: member.id, sessionId: session.id })) // oxfmt-ignore
  const off = pick.nth(swimSessions, one => one.status === 'scheduled' && one.pool === 'outdoor', 4)
  ask('write', `The heating is broken, please cancel session ${off.code}.`, gold.updated('swimpool.swimSessions', off, { status: 'cancelled' })) // oxfmt-ignore
  const teacher = person(swimInstructors, one => one.hourlyRate < 18, 1)
  ask('write', `${nameOf(teacher)} gets £18.50 an hour from now on, can you change that?`, gold.updated('swimpool.swimInstructors', teacher, { hourlyRate: 18.5 })) // oxfmt-ignore
  const gone = pick.nth(swimBookings, one => one.status === 'cancelled', 5)
  talk(
    'write',
    [`Remove booking ${gone.reference} for good, but check with me first.`, gold.pending()],
    ['Yes, that is the one.', gold.removed('swimpool.swimBookings', gone)],
  )
  ask('write', 'How do I cancel a session? Only tell me how, leave all of them as they are.', gold.nowrite())
}

function decline({ ask }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimSessions } = swimpool
  ask('missing', 'How warm is the water in the outdoor pool?', unknown())
  ask('unknown', 'Show me booking SB-99999.', unknown())
  const inSession = (id: number) => swimBookings.filter(one => one.sessionId === id && one.status === 'attended')
  const family = pick.nth(swimSessions, one => one.kind === 'familySwim' && one.status === 'completed' && inSession(one.id).length > 1, 3) // oxfmt-ignore
  const all = swimBookings.filter(one => one.sessionId === family.id)
  const heads = (rows: typeof all) => {
    const [adults, children] = [pick.sum(rows, one => one.people.adults), pick.sum(rows, one => one.people.children)]
    return either(gold.count(adults + children), gold.figures(gold.count(adults), gold.count(children)), gold.count(rows.length)) // oxfmt-ignore
  }
  ask('ambiguous', `How many came to the family swim ${family.code}?`, either(gold.clarify(), heads(inSession(family.id)), booked(all, heads))) // oxfmt-ignore
}

function chat({ ask }: Builder, { swimpool }: Facts): void {
  const { swimBookings, swimInstructors, swimMembers, swimSessions } = swimpool
  ask('smalltalk', 'ok cheers, that will be all', gold.smalltalk())
  ask('browser', 'Click on the big green Book Now button', refusesPages())
  ask('casual', 'hw many bookins were canceled', gold.count(swimBookings.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  const lessons = swimSessions.filter(one => one.kind === 'lesson')
  ask('casual', 'whats the cheepest price for a lesson', held(lessons, rows => gold.money(Math.min(...rows.map(one => one.price)), { field: 'price' }))) // oxfmt-ignore
  const rates = swimInstructors.map(one => one.hourlyRate)
  ask('multi', 'What are the lowest and the highest hourly rates we pay our instructors?', gold.figures(gold.money(Math.min(...rates)), gold.money(Math.max(...rates)))) // oxfmt-ignore
  ask('complete', 'List all members with a family membership.', gold.set(swimMembers.filter(one => one.membership === 'family'))) // oxfmt-ignore
}
