import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`
/** Sets that differ in what counts as taking part. */
const readings = <T extends object>(...rows: T[][]) =>
  either(...rows.filter(one => one.length > 0).map(one => gold.set(one)))

/** Questions that need several of its lists. */
export function relateConferences({ ask }: Builder, { conferences }: Facts): void {
  const { events, rooms, speakers, sessions, attendees, tickets, sponsors, feedback } = conferences
  const event = (name: string) => events.find(one => one.name === name)!.id
  const of = (name: string) => sessions.filter(one => one.eventId === event(name))
  ask('join', 'sessions at Lead Dev Lisbon', gold.set(of('Lead Dev Lisbon')))
  const voice = pick.find(speakers, pick.sized(sessions, one => one.speakerId, 3, 7, 2).key)
  ask('join', `what sessions does ${voice.fullName} give?`, gold.set(sessions.filter(one => one.speakerId === voice.id))) // oxfmt-ignore
  const speaking = (...states: string[]) => {
    const ids = new Set(of('SecureStack').filter(one => states.includes(one.status)).map(one => one.speakerId)) // oxfmt-ignore
    return speakers.filter(one => ids.has(one.id))
  }
  ask(
    'join',
    'who is speaking at SecureStack?',
    readings(
      speaking('proposed', 'accepted', 'confirmed', 'rejected'),
      speaking('proposed', 'accepted', 'confirmed'),
      speaking('accepted', 'confirmed'),
      speaking('confirmed'),
    ),
  )
  ask('join', 'Sponsors of Nordic Cloud Days', gold.set(sponsors.filter(one => one.eventId === event('Nordic Cloud Days')))) // oxfmt-ignore
  const talking = new Set(sessions.map(one => one.speakerId))
  ask('join', 'speakers without any session', gold.set(speakers.filter(one => !talking.has(one.id))))
  const garnet = rooms.find(one => one.name === 'Garnet')!
  const where = pick.find(events, garnet.eventId)
  ask('join', 'which event is room Garnet for', either(gold.text(where.name), gold.record(where)))
  const fan = pick.find(attendees, pick.sized(tickets, one => one.attendeeId, 3, 4, 2).key)
  ask('join', `${nameOf(fan)}'s tickets`, gold.set(tickets.filter(one => one.attendeeId === fan.id)))
  const liked = pick.find(sessions, pick.sized(feedback, one => one.sessionId, 3, 8, 1).key)
  const votes = feedback.filter(one => one.sessionId === liked.id)
  ask('join', `feedback for "${liked.title}"`, gold.set(votes))
  ask('join', `average rating of session ${liked.id}`, gold.plain(pick.mean(votes, one => one.rating)))
  const shops = new Set(sessions.filter(one => one.format === 'workshop').map(one => one.id))
  ask('join', 'feedback on workshops with only 1 star', gold.set(feedback.filter(one => one.rating === 1 && shops.has(one.sessionId)))) // oxfmt-ignore
  const cedar = rooms.find(one => one.name === 'Cedar')!.id
  ask('join', 'sessions held in Cedar', gold.set(sessions.filter(one => one.roomId === cedar)))
  const inside = tickets.filter(one => one.eventId === event('DataCraft Summit') && one.checkedInAt !== null)
  ask(
    'join',
    'how many people checked in at DataCraft Summit?',
    either(gold.count(inside.length), gold.count(pick.distinct(inside.map(one => one.attendeeId)).length)),
  )
  ask(
    'join',
    'total sponsoring for Rust Assembly',
    gold.money(
      pick.sum(
        sponsors.filter(one => one.eventId === event('Rust Assembly')),
        one => one.amount,
      ),
    ),
  )
  const coming = (test: (one: { paymentStatus: string }) => boolean) => {
    const ids = new Set(tickets.filter(one => one.eventId === event('Lead Dev Lisbon') && test(one)).map(one => one.attendeeId)) // oxfmt-ignore
    return attendees.filter(one => ids.has(one.id) && one.dietaryRequirements === 'vegetarian')
  }
  ask(
    'join',
    'vegetarian attendees with a ticket for Lead Dev Lisbon',
    readings(
      coming(() => true),
      coming(one => one.paymentStatus !== 'refunded'),
    ),
  )
  const many = pick.rank(tickets, one => one.attendeeId).filter(({ rows }) => rows.length > 4)
  ask(
    'join',
    'attendees who have bought more than 4 tickets',
    either(
      gold.set(many.map(({ key }) => pick.find(attendees, key))),
      groups(many.map(({ key, rows }) => [nameOf(pick.find(attendees, key)), rows.length])),
    ),
  )
  const happy = new Set(feedback.filter(one => one.rating === 5 && one.sessionId === liked.id).map(one => one.attendeeId)) // oxfmt-ignore
  ask(
    'join',
    `who gave session ${liked.id} 5 stars?`,
    happy.size > 0 ? gold.set(attendees.filter(one => happy.has(one.id))) : gold.empty(),
  )
  const paid = new Set(sponsors.filter(one => one.invoicePaidOn === null).map(one => one.eventId))
  ask('join', 'events with sponsors who have not paid yet', gold.set(events.filter(one => paid.has(one.id))))
  const homes = new Set(events.filter(one => one.country === 'Germany').map(one => one.id))
  ask(
    'join',
    'keynotes at german events',
    gold.set(sessions.filter(one => one.format === 'keynote' && homes.has(one.eventId))),
  )
}

/** Figures, groups and comparisons. */
export function countConferences({ ask }: Builder, { conferences }: Facts): void {
  const { events, rooms, speakers, sessions, attendees, tickets, sponsors, feedback } = conferences
  const sum = (rows: readonly { price: number }[]) => pick.sum(rows, one => one.price)
  const paid = tickets.filter(one => one.paymentStatus === 'paid')
  ask('aggregate', 'total revenue from paid tickets', gold.money(sum(paid)))
  ask('aggregate', 'average feedback rating', gold.plain(pick.mean(feedback, one => one.rating)))
  ask('aggregate', 'what fee do our speakers get on average?', gold.money(pick.mean(speakers, one => one.fee)))
  const platinum = sponsors.filter(one => one.tier === 'platinum')
  ask('aggregate', 'How much do the platinum sponsors bring in?', gold.money(pick.sum(platinum, one => one.amount)))
  ask('aggregate', 'how many sessions are there in total', gold.count(sessions.length))
  ask('aggregate', 'median ticket price', gold.money(pick.median(tickets, one => one.price)))
  const refunded = tickets.filter(one => one.paymentStatus === 'refunded')
  ask('share', 'what percentage of tickets was refunded', gold.percent(pick.ratio(refunded.length, tickets.length)))
  ask(
    'share',
    'how many % of the sessions are recorded',
    gold.percent(pick.ratio(sessions.filter(one => one.isRecorded).length, sessions.length)),
  )
  const counted = <T>(rows: readonly T[], key: (row: T) => string) =>
    gold.map(pick.rank(rows, key).map(({ key: name, rows: own }) => [gold.spelled(name, name.replaceAll('_', ' ')), own.length])) // oxfmt-ignore
  ask(
    'group',
    'sessions per track',
    counted(sessions, one => one.track),
  )
  ask(
    'group',
    'number of tickets by ticket type',
    counted(tickets, one => one.ticketType),
  )
  ask(
    'group',
    'attendees by country',
    counted(attendees, one => one.country),
  )
  const perEvent = (rows: readonly { eventId: number; price: number }[]) =>
    gold.map(
      events
        .map((one): [string, number] => [one.name, sum(rows.filter(other => other.eventId === one.id))])
        .filter(([, total]) => total > 0),
      'money',
    )
  ask('group', 'ticket revenue per event', either(perEvent(tickets), perEvent(paid)))
  ask(
    'group',
    'avg rating by track',
    gold.map(
      pick
        .rank(feedback, one => pick.find(sessions, one.sessionId).track)
        .map(({ key, rows }) => [key, pick.mean(rows, one => one.rating)]),
      'plain',
    ),
  )
  ask(
    'group',
    'How many rooms does each event have?',
    gold.map(events.map(one => [one.name, rooms.filter(other => other.eventId === one.id).length])),
  )
  const full = pick.rank(tickets, one => one.eventId).filter(({ rows }) => rows.length >= 40)
  ask(
    'group',
    'events with at least 40 tickets',
    either(
      gold.set(full.map(({ key }) => pick.find(events, key))),
      groups(full.map(({ key, rows }) => [pick.find(events, key).name, rows.length])),
    ),
  )
  const of = (format: string) => sessions.filter(one => one.format === format).length
  ask('compare', 'more workshops or more panels?', more([gold.spelled('workshop', 'workshops'), of('workshop')], [gold.spelled('panel', 'panels'), of('panel')])) // oxfmt-ignore
  const sold = (name: string) => tickets.filter(one => one.eventId === events.find(other => other.name === name)!.id).length // oxfmt-ignore
  ask(
    'compare',
    'did DataCraft Summit sell more tickets than Frontend Fair?',
    gold.yes(sold('DataCraft Summit') > sold('Frontend Fair')),
  )
  ask(
    'compare',
    'which event has more sponsors, DevOps Harbour or SecureStack?',
    (() => {
      const backed = (name: string) => sponsors.filter(one => one.eventId === events.find(other => other.name === name)!.id).length // oxfmt-ignore
      return more([gold.spelled('DevOps Harbour'), backed('DevOps Harbour')], [gold.spelled('SecureStack'), backed('SecureStack')]) // oxfmt-ignore
    })(),
  )
  ask(
    'several',
    'number of speakers? and number of sponsors?',
    gold.figures(gold.count(speakers.length), gold.count(sponsors.length)),
  )
  const green = events.find(one => one.name === 'Green Coding Week')!
  ask(
    'several',
    'where is Green Coding Week and when does it start?',
    gold.mentions([green.city, green.venue], pick.dayAs(green.startsOn).alternatives),
  )
}
