import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { called, nameOf, person } from './read-slopes.ts'
import { figureSlopes, relateSlopes } from './skiresort-figures.ts'
import { talkSlopes } from './skiresort-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set O over the ski resort: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askSkiresort(facts: Facts): Question[] {
  const builder = createQuestions('o', 'skiresort')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateSlopes(builder, facts)
  figureSlopes(builder, facts)
  talkSlopes(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, guests, passes, rentalItems, rentals, incidents } = skiresort
  ask('conditions', 'which lifts are running?', gold.set(lifts.filter(one => one.status === 'LIFT_STATUS_OPEN')))
  ask('conditions', 'lifts on hold or closed', gold.set(lifts.filter(one => ['LIFT_STATUS_ON_HOLD', 'LIFT_STATUS_CLOSED'].includes(one.status)))) // oxfmt-ignore
  ask('conditions', 'black runs', gold.set(runs.filter(one => one.difficulty === 'DIFFICULTY_BLACK')))
  ask('conditions', 'which runs are closed', gold.set(runs.filter(one => !one.open)))
  ask('conditions', 'runs with snowmaking', gold.set(runs.filter(one => one.snowmaking)))
  ask('conditions', 'chairlifts with heated seats', gold.set(lifts.filter(one => one.kind === 'LIFT_KIND_CHAIRLIFT' && one.heatedSeats))) // oxfmt-ignore
  ask('conditions', 'who is on duty', gold.set(patrollers.filter(one => one.onDuty)))
  ask('conditions', 'paramedics', gold.set(patrollers.filter(one => one.certification === 'CERTIFICATION_PARAMEDIC')))
  ask('conditions', 'blocked passes', gold.set(passes.filter(one => one.state === 'PASS_STATE_BLOCKED')))
  ask('conditions', 'dutch guests, i.e. from the Netherlands', gold.set(guests.filter(one => one.country === 'Netherlands'))) // oxfmt-ignore
  ask('conditions', 'all snowboards', gold.set(rentalItems.filter(one => one.category === 'RENTAL_CATEGORY_SNOWBOARD')))
  ask('conditions', 'incidents with a helicopter', gold.set(incidents.filter(one => one.helicopter)))
  ask('conditions', 'rentals where no deposit was paid', gold.set(rentals.filter(one => !one.depositPaid)))
}

function combine({ ask }: Builder, { skiresort }: Facts): void {
  const { runs, rentalItems, guests, rentals, incidents } = skiresort
  ask('logic', 'open blue or green runs', gold.set(runs.filter(one => one.open && ['DIFFICULTY_BLUE', 'DIFFICULTY_GREEN'].includes(one.difficulty)))) // oxfmt-ignore
  ask('logic', 'worn skis from Atomic or Head', gold.set(rentalItems.filter(one => one.category === 'RENTAL_CATEGORY_SKIS' && one.condition === 'ITEM_CONDITION_WORN' && ['Atomic', 'Head'].includes(one.brand)))) // oxfmt-ignore
  ask('logic', 'every incident that was not a fall and not minor', gold.set(incidents.filter(one => one.cause !== 'CAUSE_FALL' && one.severity !== 'SEVERITY_MINOR'))) // oxfmt-ignore
  ask('missing-values', 'rentals that have not been returned yet', gold.set(rentals.filter(one => one.returnTime === null))) // oxfmt-ignore
  ask('missing-values', 'guests without a phone number', gold.set(guests.filter(one => one.phoneNumber === '')))
  ask('missing-values', 'incidents without a patroller', gold.set(incidents.filter(one => one.patrollerId === null)))
  ask('missing-values', 'rentals with a damage note', gold.set(rentals.filter(one => one.damageNote !== '')))
}

function bound({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, passes, rentalItems, snowReports } = skiresort
  ask('range', 'runs longer than 3 km', gold.set(runs.filter(one => one.lengthMeters > 3000)))
  ask('range', 'lifts with a wait of more than 10 minutes', gold.set(lifts.filter(one => one.waitMinutes > 10)))
  ask('range', 'snow reports with at least 20 cm of new snow', gold.set(snowReports.filter(one => one.newSnowCm >= 20)))
  ask(
    'range',
    'reports where it was colder than -15',
    gold.set(snowReports.filter(one => one.temperatureCelsius < -15)),
  )
  ask(
    'range',
    'passes between 150 and 350 euros',
    pick.setWithin(passes, one => one.price, 150, 350),
  )
  ask('range', 'gear under 10 a day', gold.set(rentalItems.filter(one => one.dailyRate < 10)))
}

function rank({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, rentals, snowReports } = skiresort
  ask('ranking', "what's the longest run?", gold.largest(runs, one => one.lengthMeters)) // oxfmt-ignore
  ask('ranking', 'which lift has the longest queue right now', gold.largest(lifts, one => one.waitMinutes)) // oxfmt-ignore
  ask('ranking', 'top 3 lifts by capacity', gold.ordered(lifts, one => one.capacityPerHour, { count: 3 })) // oxfmt-ignore
  ask(
    'ranking',
    'longest serving patroller',
    gold.smallest(patrollers, one => one.hireDate),
  )
  ask('ranking', 'latest snow report for the summit', gold.largest(snowReports.filter(one => one.station === 'Summit'), one => one.reportDate)) // oxfmt-ignore
  ask('ranking', 'priciest rental so far', gold.largest(rentals, one => one.totalPrice)) // oxfmt-ignore
  ask('ranking', 'shortest open red run', gold.smallest(runs.filter(one => one.open && one.difficulty === 'DIFFICULTY_RED'), one => one.lengthMeters)) // oxfmt-ignore
}

function time({ ask }: Builder, { skiresort, today, day }: Facts): void {
  const { lifts, runs, passes, rentals, incidents } = skiresort
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('dates', `incidents in ${pick.monthName(month)}`, gold.set(incidents.filter(one => pick.month(one.occurTime) === month))) // oxfmt-ignore
  const start = rentals[80]!.startDate
  ask('dates', `rentals starting ${pick.dayName(start)}`, gold.set(rentals.filter(one => one.startDate === start)))
  ask('dates', `how many passes were bought in ${pick.monthName(month)}?`, gold.count(passes.filter(one => pick.month(one.purchaseTime) === month).length)) // oxfmt-ignore
  ask('relative-dates', 'passes that run out today', gold.set(passes.filter(one => one.validUntil === today)))
  ask('relative-dates', 'overdue rentals, should have been back but still out', either(...[today, day(1)].map(end => gold.set(rentals.filter(one => one.returnTime === null && one.dueDate < end))))) // oxfmt-ignore
  const seen = (days: number) => gold.set(lifts.filter(one => one.lastInspectionDate < day(-days)))
  ask('relative-dates', 'lifts not inspected for more than half a year', either(...[181, 182, 183, 184].map(seen)))
  const groomed = runs.filter(one => one.lastGroomedTime?.startsWith(day(-1)))
  ask('relative-dates', 'which runs were groomed yesterday?', groomed.length > 0 ? gold.set(groomed) : gold.empty())
  const recent = (days: number) => gold.count(incidents.filter(one => one.occurTime.slice(0, 10) >= day(-days)).length)
  ask('relative-dates', 'how many incidents in the last two weeks?', either(recent(14), recent(13), recent(15)))
}

function look({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, guests, passes, rentalItems, rentals, incidents } = skiresort
  ask('lookup', 'wait time at the Eagle Gondola?', gold.plain(lifts[0]!.waitMinutes, { field: 'waitMinutes' }))
  ask('lookup', 'how difficult is Widow Maker?', gold.text(word(called(runs, 'Widow Maker').difficulty), 'difficulty'))
  ask('lookup', 'when was Raven Chair last inspected', gold.text(pick.dayAs(lifts[9]!.lastInspectionDate), 'lastInspectionDate')) // oxfmt-ignore
  const holder = person(guests, one => one.phoneNumber !== '', 14)
  ask('lookup', `i need the phone nr of ${nameOf(holder)}`, gold.text(holder.phoneNumber, 'phoneNumber'))
  ask('lookup', `call sign of ${nameOf(patrollers[4]!)}`, gold.text(patrollers[4]!.callSign, 'callSign'))
  ask('lookup', `is pass ${passes[150]!.passNumber} valid until when?`, gold.text(pick.dayAs(passes[150]!.validUntil), 'validUntil')) // oxfmt-ignore
  ask('lookup', `what size is ${rentalItems[8]!.tag}?`, gold.text(rentalItems[8]!.size, 'size'))
  ask('lookup', `what caused incident ${incidents[40]!.id}?`, gold.text(word(incidents[40]!.cause, 'CAUSE_'), 'cause'))
  ask('lookup', `how much did rental ${rentals[66]!.id} cost`, gold.money(rentals[66]!.totalPrice, { field: 'totalPrice' })) // oxfmt-ignore
  ask('lookup', `where does ${pick.misspell(nameOf(guests[33]!))} come from`, gold.text(guests[33]!.country, 'country'))
  const served = called(runs, 'Powder Bowl')
  const by = pick.find(lifts, served.liftId)
  ask('lookup', 'Which lift takes me to Powder Bowl?', either(gold.text(by.displayName), gold.record(by)))
}
const word = (code: string, prefix = 'DIFFICULTY_') => {
  const short = code.slice(prefix.length)
  return gold.spelled(code, short, short.replaceAll('_', ' '))
}

function confirm({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, passes, rentals } = skiresort
  ask('yes-no', 'is the Hexenkar open?', gold.yes(false))
  ask('yes-no', 'Does Glacier Six have heated seats?', gold.yes(called(lifts, 'Glacier Six').heatedSeats))
  ask('yes-no', 'is Home Run groomed with artificial snow, I mean does it have snowmaking?', gold.yes(called(runs, 'Home Run').snowmaking)) // oxfmt-ignore
  const stopped = pick.nth(passes, one => one.state === 'PASS_STATE_BLOCKED', 1)
  ask('yes-no', `is ${stopped.passNumber} blocked?`, gold.yes(true))
  const out = pick.nth(rentals, one => one.returnTime === null, 3)
  ask('yes-no', `has rental ${out.id} been returned already?`, gold.yes(false))
  ask('projection', 'names and lengths of the red runs', gold.set(runs.filter(one => one.difficulty === 'DIFFICULTY_RED'), { shows: one => [one.displayName, one.lengthMeters] })) // oxfmt-ignore
  ask('projection', 'call signs and certifications of everyone on duty', gold.set(patrollers.filter(one => one.onDuty), { shows: one => [one.callSign, one.certification] })) // oxfmt-ignore
}
