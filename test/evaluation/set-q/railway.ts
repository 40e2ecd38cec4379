import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureRails, relateRails } from './railway-figures.ts'
import { talkRails } from './railway-talk.ts'
import { apart, nameOf, person } from './read-rails.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set Q over the freight railway: written before the engine had seen a service like it. */
export function askRailway(facts: Facts): Question[] {
  const builder = createQuestions('q', 'railway')
  list(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateRails(builder, facts)
  figureRails(builder, facts)
  talkRails(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, drivers, trains, consignments, defects } = railway
  ask('conditions', 'wagons in the workshop', gold.set(wagons.filter(one => one.status === 'workshop')))
  ask('conditions', 'which locos are on standby?', gold.set(locomotives.filter(one => one.status === 'standby')))
  ask('conditions', 'cancelled trains pls', gold.set(trains.filter(one => one.status === 'cancelled')))
  ask('conditions', 'Could you tell me which of our terminals have a crane?', gold.set(terminals.filter(one => one.hasCrane))) // oxfmt-ignore
  ask('conditions', 'hazardous consignments that are loaded already', gold.set(consignments.filter(one => one.hazardous && one.status === 'loaded'))) // oxfmt-ignore
  ask('conditions', 'drivers who do not do night shifts', gold.set(drivers.filter(one => !one.nightShifts)))
  ask('conditions', 'empty tank wagons', gold.set(wagons.filter(one => one.type === 'tank' && one.status === 'empty')))
  ask('conditions', 'critical defects', gold.set(defects.filter(one => one.severity === 'critical')))
  ask('conditions', 'diesel locomotives', gold.set(locomotives.filter(one => one.traction === 'diesel')))
  ask('conditions', 'what came in damaged?', gold.set(consignments.filter(one => one.status === 'damaged')))
  ask('logic', 'leased box or flat wagons', gold.set(wagons.filter(one => one.leased && ['box', 'flat'].includes(one.type)))) // oxfmt-ignore
  ask('logic', 'brake and wheel defects that are major', gold.set(defects.filter(one => ['brake', 'wheel'].includes(one.part) && one.severity === 'major'))) // oxfmt-ignore
  ask('logic', 'consignments that are neither grain nor steel and weigh over 800 t', gold.set(consignments.filter(one => !['grain', 'steel'].includes(one.cargo) && one.weightT > 800))) // oxfmt-ignore
  ask('missing-values', 'planned trains that have no driver yet', gold.set(trains.filter(one => one.status === 'planned' && one.driverId === null))) // oxfmt-ignore
  ask('missing-values', 'defects that have not been fixed', gold.set(defects.filter(one => one.fixedOn === null)))
  ask('missing-values', 'drivers w/o phone', gold.set(drivers.filter(one => one.phone === null)))
  ask('missing-values', 'consignments not on any train', gold.set(consignments.filter(one => one.trainId === null)))
}

function bound({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, shippers, trains, consignments } = railway
  ask('range', 'trains more than an hour late', gold.set(trains.filter(one => one.delayMin > 60)))
  ask('range', 'locomotives with at least 5000 kW', gold.set(locomotives.filter(one => one.powerKw >= 5000)))
  ask('range', 'engines built before 2000', gold.set(locomotives.filter(one => one.builtYear < 2000)))
  ask(
    'range',
    'consignments between 300 and 350 tonnes',
    pick.setWithin(consignments, one => one.weightT, 300, 350),
  )
  ask('range', 'shippers that get a discount of 5% or more', gold.set(shippers.filter(one => one.discountPct >= 5)))
  ask('range', 'terminals with fewer than 12 tracks', gold.set(terminals.filter(one => one.tracks < 12)))
}

function rank({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, drivers, trains, consignments } = railway
  ask(
    'ranking',
    'which train was delayed the most',
    gold.largest(trains, one => one.delayMin),
  )
  ask(
    'ranking',
    'heaviest consignment?',
    gold.largest(consignments, one => one.weightT),
  )
  ask(
    'ranking',
    'top 5 consignments by charge',
    gold.ordered(consignments, one => one.charge, { count: 5 }),
  )
  ask(
    'ranking',
    "what's our oldest locomotive",
    gold.smallest(locomotives, one => one.builtYear),
  )
  ask(
    'ranking',
    'the biggest terminal by number of tracks',
    gold.largest(terminals, one => one.tracks),
  )
  ask('ranking', "whose licence runs out first?", either(gold.smallest(drivers, one => one.licenceUntil), gold.text(nameOf(pick.find(drivers, (gold.smallest(drivers, one => one.licenceUntil).items[0] as { id: number }).id))))) // oxfmt-ignore
  ask('ranking', 'wagon with the longest time since its last overhaul', gold.smallest(wagons, one => one.lastOverhaulOn)) // oxfmt-ignore
}

function time({ ask }: Builder, { railway, today, day }: Facts): void {
  const { locomotives, drivers, trains, consignments, defects } = railway
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('dates', `defects reported in ${pick.monthName(month)}`, gold.set(defects.filter(one => pick.month(one.reportedOn) === month))) // oxfmt-ignore
  const booked = consignments[60]!.bookedOn
  ask('dates', `what was booked on ${pick.dayName(booked)}?`, gold.set(consignments.filter(one => one.bookedOn === booked))) // oxfmt-ignore
  const to = (days: number) => gold.set(trains.filter(one => one.departsAt.slice(0, 10) > today && one.departsAt.slice(0, 10) <= day(days))) // oxfmt-ignore
  ask('relative-dates', 'trains leaving tomorrow', gold.set(trains.filter(one => one.departsAt.startsWith(day(1)))))
  ask('relative-dates', 'departures in the next 3 days', either(to(3), to(2), ...[2, 3].map(days => gold.set(trains.filter(one => one.departsAt.slice(0, 10) >= today && one.departsAt.slice(0, 10) <= day(days)))))) // oxfmt-ignore
  ask('relative-dates', 'drivers whose licence has expired', gold.set(drivers.filter(one => one.licenceUntil < today)))
  ask('relative-dates', 'locos with an overdue inspection', gold.set(locomotives.filter(one => one.nextInspectionOn < today))) // oxfmt-ignore
  const since = (days: number) => gold.count(consignments.filter(one => one.deliveredOn !== null && one.deliveredOn >= day(-days)).length) // oxfmt-ignore
  ask('relative-dates', 'how many consignments were delivered in the last 7 days', either(since(7), since(6), since(8))) // oxfmt-ignore
}

function look({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, drivers, shippers, trains, consignments } = railway
  const there = person(drivers, one => one.phone !== null, 5)
  ask('lookup', `${nameOf(there)} phone`, gold.text(there.phone!, 'phone'))
  ask('lookup', `what type of wagon is ${wagons[17]!.number}`, gold.text(apart(wagons[17]!.type), 'type'))
  ask('lookup', `how heavy is ${consignments[44]!.ref}?`, gold.plain(consignments[44]!.weightT, { field: 'weightT' }))
  ask('lookup', `In which country is ${terminals[5]!.name}?`, gold.text(terminals[5]!.country, 'country'))
  const gone = pick.nth(trains, one => one.cancelReason !== null, 2)
  ask('lookup', `why was ${gone.trainNo} cancelled?`, gold.text(gone.cancelReason!, 'cancelReason'))
  ask('lookup', `who is our contact at ${shippers[3]!.company}`, gold.text(shippers[3]!.contactName, 'contactName'))
  ask('lookup', `How much do we charge for ${consignments[101]!.ref}`, gold.money(consignments[101]!.charge, { field: 'charge' })) // oxfmt-ignore
  ask('lookup', `when is the next inspection of loco ${locomotives[4]!.number} due?`, gold.text(pick.dayAs(locomotives[4]!.nextInspectionOn), 'nextInspectionOn')) // oxfmt-ignore
  ask('lookup', `payment terms of ${pick.misspell(shippers[0]!.company)} (days)`, gold.plain(shippers[0]!.paymentDays, { field: 'paymentDays' })) // oxfmt-ignore
}

function confirm({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, drivers, consignments } = railway
  ask('yes-no', 'does Brno South have a crane?', gold.yes(terminals[1]!.hasCrane))
  const bad = pick.nth(consignments, one => one.hazardous, 4)
  ask('yes-no', `is ${bad.ref} hazardous`, gold.yes(true))
  const out = pick.nth(locomotives, one => one.status === 'workshop')
  ask('yes-no', `is ${out.number} in service?`, gold.yes(false))
  const late = person(drivers, one => one.nightShifts, 3)
  ask('yes-no', `can ${nameOf(late)} work nights?`, gold.yes(true))
  ask('yes-no', 'are there any scrapped hopper wagons', gold.yes(wagons.some(one => one.type === 'hopper' && one.status === 'scrapped'))) // oxfmt-ignore
  const running = railway.trains.filter(one => one.status === 'running')
  ask('projection', 'train numbers and delays of the trains running now', gold.set(running, { shows: one => [one.trainNo, one.delayMin] })) // oxfmt-ignore
  ask('projection', 'company, city and payment days for every shipper', gold.set(railway.shippers, { shows: one => [one.company, one.city, one.paymentDays] })) // oxfmt-ignore
}
