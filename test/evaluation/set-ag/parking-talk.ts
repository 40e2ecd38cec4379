import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations at a parking operator, changes, and what cannot be answered. */
export function talkParking(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { parking }: Facts): void {
  const { carParks, wardens, customers, permits, penalties } = parking
  const own = (id: number) => permits.filter(one => one.customerId === id)
  const valid = (id: number) => own(id).filter(one => one.status === 'active')
  const holder = person(customers, one => own(one.id).length > 1 && valid(one.id).length === 1, 2)
  const site = pick.find(carParks, valid(holder.id)[0]!.carParkId)
  talk(
    'followup',
    [`Which permits does ${nameOf(holder)} have?`, gold.set(own(holder.id))],
    ['Which of them is still active?', gold.set(valid(holder.id))],
    ['Which car park is it for?', called(site, site.name)],
  )
  const written = (id: number, status?: string) => penalties.filter(one => one.wardenId === id && (status === undefined || one.status === status)) // oxfmt-ignore
  const warden = person(wardens, one => written(one.id, 'open').length > 1, 3)
  talk(
    'followup',
    [`How many penalties has ${nameOf(warden)} issued?`, gold.count(written(warden.id).length)],
    ['How many of those are still open?', gold.count(written(warden.id, 'open').length)],
    ['And what do the open ones come to in total?', gold.money(pick.sum(written(warden.id, 'open'), one => one.amount))], // oxfmt-ignore
  )
  const near = carParks.filter(one => one.address.town === 'Haverleigh')
  const widest = near.toSorted((one, other) => other.spaces - one.spaces)[0]!
  talk(
    'followup',
    ['Show me the car parks in Haverleigh.', gold.set(near)],
    ['Which one has the most spaces?', gold.record(widest)],
    ['How many penalties have we issued there?', gold.count(penalties.filter(one => one.carParkId === widest.id).length)], // oxfmt-ignore
  )
}

function write({ ask }: Builder, { parking }: Facts): void {
  const { wardens, permits, penalties } = parking
  const fine = pick.nth(penalties, one => one.status === 'open', 11)
  ask('write', `Penalty ${fine.number} was paid today, please make a note of it.`, gold.updated('parking.penalties', fine, { status: 'paid' }, ['paidOn'])) // oxfmt-ignore
  const permit = pick.nth(permits, one => one.status === 'active', 9)
  ask('write', `Please suspend permit ${permit.number}.`, gold.updated('parking.permits', permit, { status: 'suspended' })) // oxfmt-ignore
  const warden = person(wardens, one => one.shift === 'night', 1)
  ask('write', `${nameOf(warden)} works the early shift from now on. Can you change that?`, gold.updated('parking.wardens', warden, { shift: 'early' })) // oxfmt-ignore
  ask('write', 'New customer: Ottoline Vanderbeck, ottoline.vanderbeck@postmail.example, phone +44 7700 200417, please add her.', gold.created('parking.customers', { firstName: 'Ottoline', lastName: 'Vanderbeck', email: 'ottoline.vanderbeck@postmail.example', phone: '+44 7700 200417' })) // oxfmt-ignore
}

function decline({ ask }: Builder, { parking }: Facts): void {
  const { customers } = parking
  ask('missing', 'How many cars were broken into at Riverside Meadow this year?', unknown())
  ask('unknown', 'Who is the holder of permit PM-99120?', unknown())
  const twins = pick.rank(customers, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What is the e-mail address of ${twins.key}?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.email] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { parking }: Facts): void {
  const { carParks, wardens, permits, penalties } = parking
  ask('smalltalk', 'Morning! Hope you had a quiet weekend.', gold.smalltalk())
  ask('browser', "Open the council's web page and fill in the complaint form", refusesPages())
  ask('casual', 'wich wardens r on leave', gold.set(wardens.filter(one => one.isOnLeave)))
  const lane = carParks.find(one => one.name === 'Hospital Lane')!
  const there = permits.filter(one => one.carParkId === lane.id)
  ask('casual', 'hw many permits do we hav for hospital lane', eachReading([there, there.filter(one => one.status === 'active'), there.filter(one => one.status !== 'expired')], rows => gold.count(rows.length))) // oxfmt-ignore
  const disputed = penalties.filter(one => one.status === 'appealed')
  ask('multi', 'How many penalties have been appealed, and how much money is that altogether?', gold.figures(gold.count(disputed.length), gold.money(pick.sum(disputed, one => one.amount)))) // oxfmt-ignore
  ask('complete', 'Give me the full list of active permits, every one of them.', gold.set(permits.filter(one => one.status === 'active'))) // oxfmt-ignore
}
