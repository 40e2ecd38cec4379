import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, nameOf, person, sizes } from '../set-s/choose.ts'

/** Set V over the co-working space. */
export function askCoworking({ coworking, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'coworking')
  const { spaceMembers: members, desks, deskBookings: bookings } = coworking
  ask('count', 'How many members does the space have?', gold.count(members.length))
  ask('count', 'How many bookings were cancelled?', gold.count(bookings.filter(one => one.status === 'cancelled').length)) // oxfmt-ignore
  ask('filter', 'Show me the standing desks in the quiet zone.', gold.set(desks.filter(one => one.isStanding && one.zone === 'quiet'))) // oxfmt-ignore
  ask('filter', 'Which members are on the team plan?', gold.set(members.filter(one => one.plan === 'team')))
  ask('threshold', 'Which desks have a daily rate above 30?', gold.set(desks.filter(one => one.dailyRate > 30)))
  ask('aggregate', 'What is the total monthly fee of all active members?', gold.money(pick.sum(members.filter(one => one.isActive), one => one.monthlyFee))) // oxfmt-ignore
  ask(
    'top',
    'Which desk has the highest daily rate?',
    gold.largest(desks, one => one.dailyRate),
  )
  ask('group', 'How many desks are there per zone?', gold.map(sizes(desks, one => one.zone)))
  ask('group', 'What is the average monthly fee by plan?', gold.map(measures(members, one => one.plan, own => pick.mean(own, one => one.monthlyFee)), 'money')) // oxfmt-ignore
  const busy = person(members, one => bookings.filter(own => own.memberId === one.id).length > 2)
  ask('join', `Show the bookings of ${nameOf(busy)}.`, gold.set(bookings.filter(one => one.memberId === busy.id)))
  ask('join', 'Which member has the most bookings?', champion(members, one => bookings.filter(own => own.memberId === one.id).length, nameOf)) // oxfmt-ignore
  const known = person(members, () => true, 11)
  ask('lookup', `What is the email of ${nameOf(known)}?`, gold.text(known.email, 'email'))
  const since = day(-365)
  ask('date', `Which members joined after ${pick.dayName(since)}?`, gold.either(gold.set(members.filter(one => one.joined.slice(0, 10) > since)), gold.set(members.filter(one => one.joined.slice(0, 10) >= since)))) // oxfmt-ignore
  const on = (floor: number) => gold.count(desks.filter(one => one.floor === floor).length)
  talk('followup', ['How many desks are on floor 2?', on(2)], ['And on floor 3?', on(3)])
  const next = pick.nth(bookings, one => one.status === 'confirmed', 6)
  ask('write', `Cancel booking ${next.id}`, gold.updated('coworking.deskBookings', next, { status: 'cancelled' }))
  ask('write', `Change the daily rate of ${desks[7]!.name} to 45.`, gold.updated('coworking.desks', desks[7]!, { dailyRate: 45 })) // oxfmt-ignore
  ask('missing', `How old is ${nameOf(known)}?`, gold.unknown())
  return questions
}
