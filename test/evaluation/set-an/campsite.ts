import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { talkCampsite } from './campsite-talk.ts'
import { peopleOr } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AN over the campsite. */
export function askCampsite(facts: Facts): Question[] {
  const builder = createQuestions('an', 'campsite')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkCampsite(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { campsite }: Facts): void {
  const { campGuests, campJobs, campPitches, campStays } = campsite
  ask(
    'list',
    'What countries do our guests come from?',
    values(campGuests, one => one.country, gold.spelled),
  )
  ask('list', 'Show me all the cabins.', gold.set(campPitches.filter(one => one.type === 'Cabin')))
  ask('filter', 'Which tent pitches in the Lakeside area have electricity?', gold.set(campPitches.filter(one => one.type === 'Tent' && one.area === 'Lakeside' && one.hasElectricity))) // oxfmt-ignore
  ask('filter', 'Which pitches are closed or under repair?', gold.set(campPitches.filter(one => one.status !== 'Open'))) // oxfmt-ignore
  ask('filter', 'Guests from Germany who are club members', gold.set(campGuests.filter(one => one.country === 'Germany' && one.isClubMember))) // oxfmt-ignore
  ask('filter', 'Which unfinished jobs have nobody assigned to them yet?', gold.set(campJobs.filter(one => one.status !== 'Done' && one.employeeId === null))) // oxfmt-ignore
  ask('threshold', 'List the pitches that are larger than 120 square metres.', gold.set(campPitches.filter(one => one.sizeSqm > 120))) // oxfmt-ignore
  const dear = campStays.filter(one => one.totalPrice > 500)
  ask('threshold', 'Which reservations cost more than €500?', eachReading([dear.filter(one => one.status === 'Reserved'), dear.filter(one => one.status !== 'Cancelled'), dear], rows => gold.set(rows))) // oxfmt-ignore
}

function number({ ask }: Builder, { campsite }: Facts): void {
  const { campGuests, campJobs, campPitches, campStaff, campStays } = campsite
  ask('count', 'How many pitches do not have electricity?', gold.count(campPitches.filter(one => !one.hasElectricity).length)) // oxfmt-ignore
  ask('count', 'How many stays were cancelled?', gold.count(campStays.filter(one => one.status === 'Cancelled').length))
  ask('count', 'How many seasonal cleaners do we have?', gold.count(campStaff.filter(one => one.isSeasonal && one.role === 'Cleaner').length)) // oxfmt-ignore
  const powered = campPitches.filter(one => one.hasElectricity)
  ask('top', 'Which pitch with electricity has the lowest nightly rate?', eachReading([powered, powered.filter(one => one.status === 'Open')], rows => gold.smallest(rows, one => one.nightlyRate))) // oxfmt-ignore
  ask('top', 'Top 3 countries by number of guests', gold.ordered(pick.rank(campGuests, one => one.country), one => one.rows.length, { count: 3, as: one => one.key })) // oxfmt-ignore
  const ended = campStays.filter(one => one.status === 'CheckedOut')
  ask('aggregate', 'How many nights does a completed stay last on average?', gold.plain(pick.mean(ended, one => one.nights))) // oxfmt-ignore
  ask('aggregate', 'What is the total cost of all jobs that are done?', gold.money(pick.sum(campJobs.filter(one => one.status === 'Done'), one => one.cost))) // oxfmt-ignore
  const coming = campStays.filter(one => one.status === 'Reserved')
  ask('aggregate', 'How much has already been paid for the reserved stays?', gold.money(pick.sum(coming, one => one.amountPaid))) // oxfmt-ignore
  ask('group', 'How many pitches are there of each type?', gold.map(sizes(campPitches, one => one.type)))
  ask('group', 'Average hourly pay by role', gold.map(measures(campStaff, one => one.role, own => pick.mean(own, one => one.hourlyPay)), 'money')) // oxfmt-ignore
  const from = (country: string) => campGuests.filter(one => one.country === country).length
  ask('compare', 'Do we have more guests from Belgium or from Denmark?', gold.text(from('Belgium') > from('Denmark') ? 'Belgium' : 'Denmark')) // oxfmt-ignore
  const rate = (area: string) =>
    pick.mean(
      campPitches.filter(one => one.area === area),
      one => one.nightlyRate,
    )
  ask('compare', 'Is the average nightly rate higher in the Orchard than in the Meadow?', gold.yes(rate('Orchard') > rate('Meadow'))) // oxfmt-ignore
}

function join({ ask }: Builder, { campsite }: Facts): void {
  const { campGuests, campJobs, campPitches, campStaff, campStays } = campsite
  const here = campStays.filter(one => one.status === 'CheckedIn')
  ask('join', 'Which guests are checked in right now?', peopleOr(pick.distinct(here.map(one => pick.find(campGuests, one.guestId))), here)) // oxfmt-ignore
  const todo = campJobs.filter(one => one.status !== 'Done' && one.pitchId !== null)
  const area = pick.rank(todo, one => pick.find(campPitches, one.pitchId!).area)[0]!
  ask('join', `Which jobs on ${area.key} pitches are not done yet?`, gold.set(area.rows))
  const staysOf = (id: number) => campStays.filter(one => one.guestId === id)
  const regular = person(campGuests, one => staysOf(one.id).length > 1 && staysOf(one.id).every(own => own.status === 'CheckedOut'), 4) // oxfmt-ignore
  ask('join', `How many nights has ${nameOf(regular)} spent with us altogether?`, gold.count(pick.sum(staysOf(regular.id), one => one.nights))) // oxfmt-ignore
  const on = (id: number) => campStays.filter(one => one.pitchId === id)
  ask('join', 'Which pitch has had the most no-shows?', champion(campPitches, one => on(one.id).filter(own => own.status === 'NoShow').length, one => one.code)) // oxfmt-ignore
  const cabins = campStays.filter(one => one.status === 'CheckedOut' && pick.find(campPitches, one.pitchId).type === 'Cabin') // oxfmt-ignore
  ask('join', 'What did the completed stays in our cabins bring in altogether?', gold.money(pick.sum(cabins, one => one.totalPrice))) // oxfmt-ignore
  const driver = person(campGuests, one => one.licencePlate !== null, 33)
  ask('lookup', `What is the licence plate of ${nameOf(driver)}?`, told(driver, driver.licencePlate!, 'licencePlate'))
  const job = pick.nth(campJobs, one => one.employeeId !== null, 40)
  ask('lookup', `Who was job ${job.id} assigned to?`, toldPerson(pick.find(campStaff, job.employeeId!)))
}

function date({ ask }: Builder, { campsite, today, day }: Facts): void {
  const { campJobs, campStaff, campStays } = campsite
  const next = pick.shiftMonth(pick.month(today)!, 1)
  const coming = campStays.filter(one => one.status === 'Reserved' && pick.month(one.arrivalDate) === next)
  ask('date', 'How many reserved stays begin next month?', gold.count(coming.length))
  const recent = campJobs.filter(one => one.status === 'Done' && one.completedOn !== null)
  ask('date', 'Which jobs were completed in the last 60 days?', pick.setWithin(recent, one => one.completedOn, day(-60), today)) // oxfmt-ignore
  ask(
    'date',
    'Which employee has been with us the longest?',
    gold.smallest(campStaff, one => one.hiredOn),
  )
}
