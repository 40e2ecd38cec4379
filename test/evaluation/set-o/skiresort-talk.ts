import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { called, nameOf, person } from './read-slopes.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the resort, changes, and what cannot be answered. */
export function talkSlopes(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder)
}

function converse({ ask, talk }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, rentals, incidents, rentalItems, guests } = skiresort
  const of = (colour: string) => runs.filter(one => one.difficulty === `DIFFICULTY_${colour}`)
  ask('several', 'how many blue, red and black runs are there?', gold.figures(gold.count(of('BLUE').length), gold.count(of('RED').length), gold.count(of('BLACK').length))) // oxfmt-ignore
  ask('several', 'Number of lifts, and how many of them are open?', gold.figures(gold.count(lifts.length), gold.count(lifts.filter(one => one.status === 'LIFT_STATUS_OPEN').length))) // oxfmt-ignore
  talk(
    'follow-up',
    ['which red runs do we have', gold.set(of('RED'))],
    ['just those that are open', gold.set(of('RED').filter(one => one.open))],
    ['how long are they in total?', gold.plain(pick.sum(of('RED').filter(one => one.open), one => one.lengthMeters))], // oxfmt-ignore
  )
  const open = incidents.filter(one => one.status === 'INCIDENT_STATUS_OPEN')
  talk(
    'follow-up',
    ['open incidents', gold.set(open)],
    ['which of these were severe?', listOf(open.filter(one => one.severity === 'SEVERITY_SEVERE'))],
  )
  const boots = rentalItems.filter(one => one.category === 'RENTAL_CATEGORY_BOOTS')
  const made = (brand: string) => boots.filter(one => one.brand === brand)
  talk(
    'follow-up',
    ['how many boots do we have for rent?', gold.count(boots.length)],
    ['and helmets?', gold.count(rentalItems.filter(one => one.category === 'RENTAL_CATEGORY_HELMET').length)],
    ['which of the boots are from Salomon', listOf(made('Salomon'))],
  )
  const rider = person(guests, one => rentals.filter(row => row.guestId === one.id).length >= 3, 1)
  const own = rentals.filter(one => one.guestId === rider.id)
  talk(
    'follow-up',
    [`rentals of ${nameOf(rider)}`, gold.set(own)],
    ["what's the most expensive one?", gold.largest(own, one => one.totalPrice)],
    ['and what did he pay altogether', gold.money(pick.sum(own, one => one.totalPrice))],
  )
  talk(
    'follow-up',
    [`who is ${nameOf(patrollers[6]!)}?`, gold.record(patrollers[6]!)],
    ['is she on duty?', gold.yes(patrollers[6]!.onDuty)],
  )
  talk(
    'explain',
    ['how many incidents were severe?', gold.count(incidents.filter(one => one.severity === 'SEVERITY_SEVERE').length)],
    ['what exactly did you count there?', gold.mentions(['severe', 'severity'])],
  )
  ask('help', 'what can you do for me with ski passes?', gold.mentions(['block'], ['refund']))
}
const listOf = (rows: object[]) => (rows.length > 0 ? gold.set(rows) : gold.empty())

function make({ ask, talk }: Builder, { skiresort, day }: Facts): void {
  const { guests, runs, rentalItems } = skiresort
  ask(
    'create',
    'register guest Frida Nyberg from Denmark, frida.nyberg@chalet.example',
    gold.created('skiresort.guests', { givenName: 'Frida', familyName: 'Nyberg', country: 'Denmark', email: 'frida.nyberg@chalet.example' }), // oxfmt-ignore
  )
  const skier = person(guests, () => true, 20)
  ask(
    'create',
    `sell ${nameOf(skier)} a week pass for 338 euros, valid from ${pick.dayName(day(2))} until ${pick.dayName(day(8))}`,
    gold.created('skiresort.passes', { guestId: skier.id, passType: 'PASS_TYPE_WEEK', price: 338, validFrom: day(2), validUntil: day(8) }), // oxfmt-ignore
  )
  ask(
    'create',
    'report a moderate incident on Milky Way, cause: collision',
    gold.created('skiresort.incidents', { runId: called(runs, 'Milky Way').id, severity: 'SEVERITY_MODERATE', cause: 'CAUSE_COLLISION' }), // oxfmt-ignore
  )
  ask(
    'create',
    'new snow report for the summit: base depth 190 cm, 12 cm new snow, -9 degrees',
    gold.created('skiresort.snowReports', { station: 'Summit', baseDepthCm: 190, newSnowCm: 12, temperatureCelsius: -9 }), // oxfmt-ignore
  )
  const item = pick.nth(rentalItems, one => one.category === 'RENTAL_CATEGORY_SNOWBOARD', 5)
  talk(
    'create',
    [`rent out snowboard ${item.tag}`, gold.all(nowrite(), clarify())],
    [`to ${nameOf(skier)}`, gold.created('skiresort.rentals', { itemId: item.id, guestId: skier.id })],
  )
}

function change({ ask }: Builder, { skiresort, day }: Facts): void {
  const { lifts, runs, patrollers, rentalItems, rentals, guests } = skiresort
  ask('update', 'wait at Larch Chair is now 12 minutes, please update', either(gold.updated('skiresort.lifts', called(lifts, 'Larch Chair'), { waitMinutes: 12 }), pending())) // oxfmt-ignore
  const shut = pick.nth(runs, one => one.open, 6)
  ask('update', `mark the run ${shut.displayName} as not open`, gold.updated('skiresort.runs', shut, { open: false }))
  const off = person(patrollers, one => one.onDuty, 3)
  ask('update', `take ${nameOf(off)} off duty`, gold.updated('skiresort.patrollers', off, { onDuty: false }))
  const gone = pick.nth(rentalItems, one => one.condition === 'ITEM_CONDITION_WORN', 3)
  ask('update', `set the condition of ${gone.tag} to retired`, gold.updated('skiresort.rentalItems', gone, { condition: 'ITEM_CONDITION_RETIRED' })) // oxfmt-ignore
  const longer = pick.nth(rentals, one => one.returnTime === null && one.dueDate < day(3), 1)
  ask('update', `extend rental ${longer.id} until ${pick.dayShort(day(4))}`, gold.updated('skiresort.rentals', longer, { dueDate: day(4) })) // oxfmt-ignore
  const mail = person(guests, one => one.newsletter, 8)
  ask('update', `${nameOf(mail)} doesn't want the newsletter any more`, either(gold.updated('skiresort.guests', mail, { newsletter: false }), pending())) // oxfmt-ignore
}

function act({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, passes, rentals, incidents, guests } = skiresort
  ask('action', 'storm coming in, close the Summit Cabin', gold.updated('skiresort.lifts', called(lifts, 'Summit Cabin'), { status: 'LIFT_STATUS_CLOSED' })) // oxfmt-ignore
  ask('action', 'open Raven Chair again', gold.updated('skiresort.lifts', called(lifts, 'Raven Chair'), { status: 'LIFT_STATUS_OPEN' })) // oxfmt-ignore
  const active = passes.filter(one => one.state === 'PASS_STATE_ACTIVE')
  ask('action', `block pass ${active[2]!.passNumber}, it was stolen`, gold.updated('skiresort.passes', active[2]!, { state: 'PASS_STATE_BLOCKED' })) // oxfmt-ignore
  ask('action', `please refund ${active[7]!.passNumber}`, gold.updated('skiresort.passes', active[7]!, { state: 'PASS_STATE_REFUNDED' })) // oxfmt-ignore
  const out = rentals.filter(one => one.returnTime === null)
  ask('action', `rental ${out[5]!.id} is back, return it`, gold.updated('skiresort.rentals', out[5]!, {}, ['returnTime'])) // oxfmt-ignore
  ask('action', 'groom Pine Alley', gold.updated('skiresort.runs', called(runs, 'Pine Alley'), {}, ['lastGroomedTime'])) // oxfmt-ignore
  const done = pick.nth(incidents, one => one.status === 'INCIDENT_STATUS_OPEN', 1)
  ask('action', `close incident ${done.id}`, gold.updated('skiresort.incidents', done, { status: 'INCIDENT_STATUS_CLOSED' })) // oxfmt-ignore
  ask('delete', `delete incident ${incidents[12]!.id}, double entry`, gold.removed('skiresort.incidents', incidents[12]!)) // oxfmt-ignore
  const leaving = person(guests, () => true, 70)
  ask('delete', `${nameOf(leaving)} asked us to delete the guest record, do it`, either(gold.removed('skiresort.guests', leaving), pending())) // oxfmt-ignore
}

function decline({ ask }: Builder): void {
  ask('unanswerable', 'how is the food in the mountain hut?', unknown())
  ask('unanswerable', 'which patroller earns the most?', unknown())
  ask('unanswerable', 'how many snow cannons do we own', unknown())
  ask('ambiguous', 'close it', asksBack())
  ask('ambiguous', 'block the pass', asksBack())
  ask('ambiguous', 'return the rental please', asksBack())
  ask('smalltalk', 'morning! lots of snow today :)', gold.smalltalk())
}
