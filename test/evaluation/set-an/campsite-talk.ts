import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { shiftDay } from '../services/days.ts'
import { told } from '../set-af/readings.ts'
import { nameOf, person, refuses, refusesPages } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { ofTwins } from './readings.ts'

const { either, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the campsite, changes, and what cannot be answered. */
export function talkCampsite(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { campsite }: Facts): void {
  const { campGuests, campJobs, campPitches, campStays } = campsite
  const rates = (type: string) => campPitches.filter(one => one.type === type)
  talk(
    'followup',
    ['What is the average nightly rate of the caravan pitches?', gold.money(pick.mean(rates('Caravan'), one => one.nightlyRate))], // oxfmt-ignore
    ['And of the motorhome pitches?', gold.money(pick.mean(rates('Motorhome'), one => one.nightlyRate))],
    ['Which of those is the most expensive?', gold.largest(rates('Motorhome'), one => one.nightlyRate)], // oxfmt-ignore
  )
  const named = (id: number) => campGuests.filter(one => nameOf(one) === nameOf(pick.find(campGuests, id))).length
  const stay = pick.nth(campStays, one => one.status === 'Reserved' && named(one.guestId) === 1, 15)
  const guest = pick.find(campGuests, stay.guestId)
  talk(
    'followup',
    [`Who made the booking ${stay.bookingNumber}?`, toldPerson(guest)],
    ['What country are they from?', told(guest, guest.country, 'country')],
    ['Do they have a club membership?', gold.yes(guest.isClubMember)],
  )
  const urgent = campJobs.filter(one => one.priority === 'Urgent')
  const done = urgent.filter(one => one.status === 'Done')
  talk(
    'followup',
    ['List the urgent jobs.', either(gold.set(urgent), gold.set(urgent.filter(one => one.status !== 'Done')))],
    ['How many urgent jobs are done already?', gold.count(done.length)],
    ['What did they cost on average?', gold.money(pick.mean(done, one => one.cost))],
  )
}

function write({ ask, talk }: Builder, { campsite }: Facts): void {
  const { campJobs, campPitches, campStays } = campsite
  const arriving = pick.nth(campStays, one => one.status === 'Reserved', 2)
  ask('write', `Check in booking ${arriving.bookingNumber}, they have just arrived.`, gold.updated('campsite.campStays', arriving, { status: 'CheckedIn' })) // oxfmt-ignore
  const pitch = pick.nth(campPitches, one => one.status === 'Open' && one.area === 'Lakeside', 5)
  ask('write', `Set pitch ${pitch.code} to under repair`, gold.updated('campsite.campPitches', pitch, { status: 'UnderRepair' })) // oxfmt-ignore
  const place = pick.nth(campPitches, one => one.status === 'Open' && one.area === 'Orchard', 7)
  ask('write', `Create a job called "Replace the broken fence" for pitch ${place.code} with priority urgent.`, gold.created('campsite.campJobs', { title: 'Replace the broken fence', pitchId: place.id, priority: 'Urgent' })) // oxfmt-ignore
  const longer = pick.nth(campStays, one => one.status === 'Reserved' && one.nights > 3, 20)
  const leave = shiftDay(longer.departureDate, 2)
  ask('write', `Change the departure date of booking ${longer.bookingNumber} to ${pick.dayName(leave)}.`, gold.updated('campsite.campStays', longer, { departureDate: leave }, ['nights', 'totalPrice'])) // oxfmt-ignore
  const job = pick.nth(campJobs, one => one.status === 'Open', 1)
  talk(
    'write',
    [`Delete job ${job.id}, but let me confirm it first.`, gold.pending()],
    ['Yes, delete it', gold.removed('campsite.campJobs', job)],
  )
  ask('write', 'Delete guest 7777777.', refuses())
}

function decline({ ask }: Builder, { campsite }: Facts): void {
  const { campGuests } = campsite
  ask('missing', 'What will the weather be like on the campsite this weekend?', unknown())
  ask('missing', `How did ${nameOf(person(campGuests, () => true, 51))} rate their stay?`, unknown())
  ask('unknown', 'How many guests fit on pitch Q44?', unknown())
  const twins = pick.rank(campGuests, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the e-mail address of our guest ${twins.key}?`, ofTwins(twins.rows, one => one.email, 'email')) // oxfmt-ignore
}

function chat({ ask }: Builder, { campsite }: Facts): void {
  const { campPitches, campStays } = campsite
  ask('smalltalk', 'Hey, are you there?', gold.smalltalk())
  ask('browser', 'Click the book now button on our homepage', refusesPages())
  const here = campStays.filter(one => one.status === 'CheckedIn')
  ask('casual', 'hey how many dogs hav we got on site rite now, only the checked in ones', gold.count(pick.sum(here, one => one.party.dogs))) // oxfmt-ignore
  const cheap = campPitches.filter(one => one.type === 'Motorhome' && one.nightlyRate < 40)
  ask('casual', 'NEED ALL MOTORHOME PITCHES UNDER 40 EUROS A NIGHT', either(gold.set(cheap), gold.set(cheap.filter(one => one.status === 'Open')))) // oxfmt-ignore
  const lake = campPitches.filter(one => one.area === 'Lakeside').map(one => one.nightlyRate)
  ask('multi', 'What are the lowest and the highest nightly rate in the Lakeside area?', gold.figures(gold.money(Math.min(...lake)), gold.money(Math.max(...lake)))) // oxfmt-ignore
  ask('complete', 'Give me every stay that ended as a no-show.', gold.set(campStays.filter(one => one.status === 'NoShow'))) // oxfmt-ignore
}
