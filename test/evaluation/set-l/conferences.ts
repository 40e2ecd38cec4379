import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countConferences, relateConferences } from './conferences-figures.ts'
import { talkConferences } from './conferences-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** Set L over the conferences: written before the engine had seen them, by somebody who had not read the engine. */
export function askConferences(facts: Facts): Question[] {
  const builder = createQuestions('l', 'conferences')
  list(builder, facts)
  bound(builder, facts)
  order(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateConferences(builder, facts)
  countConferences(builder, facts)
  talkConferences(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { conferences }: Facts): void {
  const { events, rooms, speakers, sessions, attendees, tickets, sponsors } = conferences
  ask('conditions', 'show me all keynotes', gold.set(sessions.filter(one => one.format === 'keynote')))
  ask(
    'conditions',
    'rejected sessions in the security track',
    gold.set(sessions.filter(one => one.status === 'rejected' && one.track === 'security')),
  )
  ask('conditions', 'speakers whose travel is covered', gold.set(speakers.filter(one => one.travelCovered)))
  ask('conditions', 'vegan attendees', gold.set(attendees.filter(one => one.dietaryRequirements === 'vegan')))
  ask('conditions', 'Which of our events take place in Germany?', gold.set(events.filter(one => one.country === 'Germany'))) // oxfmt-ignore
  ask('conditions', 'tickets with payment pending', gold.set(tickets.filter(one => one.paymentStatus === 'pending')))
  ask('conditions', 'sessions for beginners', gold.set(sessions.filter(one => one.level === 'beginner')))
  ask('conditions', 'sponsors that did not sign the contract yet', gold.set(sponsors.filter(one => !one.contractSigned))) // oxfmt-ignore
  ask(
    'conditions',
    'rooms with livestream on floor 2',
    gold.set(rooms.filter(one => one.hasLivestream && one.floor === 2)),
  )
  ask('conditions', 'tickets bought with the code FRIEND10', gold.set(tickets.filter(one => one.discountCode === 'FRIEND10'))) // oxfmt-ignore
  ask(
    'logic',
    'vip or student tickets that were refunded',
    gold.set(tickets.filter(one => ['vip', 'student'].includes(one.ticketType) && one.paymentStatus === 'refunded')),
  )
  ask(
    'logic',
    'gold and platinum sponsors without a booth',
    gold.set(sponsors.filter(one => ['gold', 'platinum'].includes(one.tier) && one.boothNumber === null)),
  )
  ask(
    'logic',
    'attendees from norway or estonia who want the newsletter',
    gold.set(attendees.filter(one => ['Norway', 'Estonia'].includes(one.country) && one.newsletterOptIn)),
  )
  ask(
    'logic',
    'advanced sessions except the talks',
    gold.set(sessions.filter(one => one.level === 'advanced' && one.format !== 'talk')),
  )
  ask(
    'missing-values',
    'confirmed sessions which have no room yet',
    gold.set(sessions.filter(one => one.status === 'confirmed' && one.roomId === null)),
  )
  ask('missing-values', 'speakers w/o bio', gold.set(speakers.filter(one => one.bio === null)))
  ask('missing-values', 'How many attendees did not tell us their company?', gold.count(attendees.filter(one => one.company === null).length)) // oxfmt-ignore
}

function bound({ ask }: Builder, { conferences }: Facts): void {
  const { rooms, speakers, sessions, feedback, sponsors } = conferences
  ask('range', 'rooms for more than 300 people', gold.set(rooms.filter(one => one.capacity > 300)))
  ask('range', 'sessions longer than 2 hours', gold.set(sessions.filter(one => one.durationMinutes > 120)))
  ask('range', 'speakers with a fee of 3500 or more', gold.set(speakers.filter(one => (one.fee ?? 0) >= 3500)))
  ask('range', 'feedback with 2 stars or less', gold.set(feedback.filter(one => one.rating <= 2)))
  ask(
    'range',
    'sponsors paying between 6000 and 8000',
    pick.setWithin(sponsors, one => one.amount, 6000, 8000),
  )
}

function order({ ask }: Builder, { conferences }: Facts): void {
  const { rooms, speakers, sessions, feedback, sponsors } = conferences
  ask(
    'ranking',
    'our largest conference room?',
    gold.largest(rooms, one => one.capacity),
  )
  ask(
    'ranking',
    'most expensive speaker',
    gold.largest(speakers, one => one.fee),
  )
  ask(
    'ranking',
    'top 3 sponsorships by amount',
    gold.ordered(sponsors, one => one.amount, { count: 3 }),
  )
  ask(
    'ranking',
    'the last 5 pieces of feedback',
    gold.ordered(feedback, one => one.submittedAt, { count: 5 }),
  )
  ask(
    'ranking',
    'four shortest workshops',
    gold.ordered(
      sessions.filter(one => one.format === 'workshop'),
      one => one.durationMinutes,
      { count: 4, up: true },
    ),
  )
}

function time({ ask }: Builder, { conferences, today, day }: Facts): void {
  const { events, sessions, attendees, tickets, sponsors } = conferences
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'dates',
    `how many tickets were purchased in ${pick.monthName(month)}?`,
    gold.count(tickets.filter(one => pick.month(one.purchasedAt) === month).length),
  )
  const held = pick.nth(sessions, one => one.startsAt !== null && one.status === 'confirmed', 12).startsAt!.slice(0, 10)
  const there = sessions.filter(one => one.startsAt?.startsWith(held))
  ask(
    'dates',
    `which sessions are on ${pick.dayShort(held)}`,
    either(gold.set(there), gold.set(there.filter(one => one.status !== 'cancelled'))),
  )
  const before = day(-90)
  ask('dates', `Events that ended before ${pick.dayName(before)}`, gold.set(events.filter(one => one.endsOn < before)))
  const ahead = events.filter(one => one.startsOn >= today)
  ask(
    'relative-dates',
    "what's our next event?",
    gold.smallest(ahead, one => one.startsOn),
  )
  const until = (end: number) => ahead.filter(one => one.startsOn <= day(end))
  ask('relative-dates', 'events in the next 2 months', either(...[58, 59, 60, 61, 62].map(end => gold.set(until(end)))))
  ask(
    'relative-dates',
    'tickets bought in the last 10 days',
    either(...[-10, -9].map(start => gold.set(tickets.filter(one => one.purchasedAt.slice(0, 10) >= day(start))))),
  )
  ask(
    'relative-dates',
    'number of attendees who registered in the past 30 days',
    either(...[-30, -29].map(start => gold.count(attendees.filter(one => one.registeredAt.slice(0, 10) >= day(start)).length))), // oxfmt-ignore
  )
  ask(
    'relative-dates',
    'which sponsors paid their invoice within the last 3 weeks',
    either(...[-22, -21, -20].map(start => gold.set(sponsors.filter(one => (one.invoicePaidOn ?? '') >= day(start))))),
  )
}

function look({ ask }: Builder, { conferences }: Facts): void {
  const { events, rooms, speakers, sessions, attendees, tickets } = conferences
  const cloud = events.find(one => one.name === 'Nordic Cloud Days')!
  ask(
    'lookup',
    'where does Nordic Cloud Days take place?',
    either(gold.text(cloud.venue), gold.text(cloud.city), gold.record(cloud)),
  )
  const secure = events.find(one => one.name === 'SecureStack')!
  ask('lookup', 'when is SecureStack', either(gold.text(pick.dayAs(secure.startsOn), 'startsOn'), gold.mentions(pick.dayAs(secure.startsOn).alternatives))) // oxfmt-ignore
  const known = speakers[22]!
  ask('lookup', `email of speaker ${pick.misspell(known.fullName)}`, gold.text(known.email, 'email'))
  const placed = pick.nth(sessions, one => one.roomId !== null && one.status === 'confirmed', 30)
  const place = pick.find(rooms, placed.roomId!)
  ask('lookup', `which room is "${placed.title}" in?`, either(gold.text(place.name), gold.record(place)))
  ask('lookup', 'how many people fit into Fjord', gold.plain(rooms.find(one => one.name === 'Fjord')!.capacity, { field: 'capacity' })) // oxfmt-ignore
  const eater = pick.nth(attendees, one => one.dietaryRequirements !== null, 23)
  ask(
    'lookup',
    `does ${nameOf(eater)} have any dietary requirements? which?`,
    gold.text(eater.dietaryRequirements!, 'dietaryRequirements'),
  )
  const paid = pick.nth(speakers, one => one.fee !== null, 9)
  ask('lookup', `${paid.fullName}'s fee?`, gold.money(paid.fee!, { field: 'fee' }))
  ask('lookup', `price of ticket ${tickets[120]!.id}`, gold.money(tickets[120]!.price, { field: 'price' }))
  ask(
    'projection',
    'names and companies of the speakers from Poland',
    gold.set(
      speakers.filter(one => one.country === 'Poland'),
      { shows: one => [one.fullName, one.company] },
    ),
  )
  ask(
    'projection',
    'Title and duration of each panel, please.',
    gold.set(
      sessions.filter(one => one.format === 'panel'),
      { shows: one => [one.title, one.durationMinutes] },
    ),
  )
  ask('yes-no', 'is Rust Assembly sold out?', gold.yes(false))
  const lagoon = rooms.find(one => one.name === 'Lagoon')!
  ask('yes-no', 'does the room Lagoon have step-free access', gold.yes(lagoon.stepFreeAccess))
  ask('yes-no', 'do we have halal attendees?', gold.yes(attendees.some(one => one.dietaryRequirements === 'halal')))
  const taped = pick.nth(sessions, one => !one.isRecorded, 18)
  ask('yes-no', `Is session ${taped.id} recorded?`, gold.yes(false))
}
