import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { Spelled } from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart, called, nameOf, person } from './read-slopes.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateSlopes({ ask }: Builder, { skiresort }: Facts): void {
  const { lifts, runs, patrollers, guests, passes, rentalItems, rentals, incidents } = skiresort
  const marmot = called(lifts, 'Eagle Gondola')
  ask('join', 'which runs can i reach with the Eagle Gondola?', gold.set(runs.filter(one => one.liftId === marmot.id)))
  const skier = person(guests, one => passes.filter(row => row.guestId === one.id).length >= 3, 2)
  ask('join', `passes of ${nameOf(skier)}`, gold.set(passes.filter(one => one.guestId === skier.id)))
  const bent = pick.sized(incidents, one => one.runId, 3, 9, 1)
  ask('join', `incidents on ${pick.find(runs, bent.key).displayName}`, gold.set(bent.rows))
  const helper = pick.sized(incidents, one => one.patrollerId, 4, 20, 1)
  ask('join', `how many incidents did ${nameOf(pick.find(patrollers, helper.key))} handle?`, gold.count(helper.rows.length)) // oxfmt-ignore
  const hard = new Set(runs.filter(one => one.difficulty === 'DIFFICULTY_BLACK').map(one => one.id))
  ask('join', 'severe or moderate incidents on black runs', gold.set(incidents.filter(one => hard.has(one.runId) && one.severity !== 'SEVERITY_MINOR'))) // oxfmt-ignore
  const out = rentals.filter(one => one.returnTime === null)
  const late = new Set(out.map(one => one.guestId))
  ask('join', 'guests who still have something rented out', gold.set(guests.filter(one => late.has(one.id))))
  const boards = new Set(rentalItems.filter(one => one.category === 'RENTAL_CATEGORY_SNOWBOARD').map(one => one.id))
  ask('join', 'turnover from snowboard rentals', gold.money(pick.sum(rentals.filter(one => boards.has(one.itemId)), one => one.totalPrice))) // oxfmt-ignore
  const used = new Set(rentals.map(one => one.itemId))
  ask('join', 'items that were never rented', gold.set(rentalItems.filter(one => !used.has(one.id))))
  const season = new Set(passes.filter(one => one.passType === 'PASS_TYPE_SEASON').map(one => one.guestId))
  ask('join', 'guests with a season pass', gold.set(guests.filter(one => season.has(one.id))))
  const bare = new Set(passes.map(one => one.guestId))
  ask('join', 'guests from Poland without any pass', gold.set(guests.filter(one => one.country === 'Poland' && !bare.has(one.id)))) // oxfmt-ignore
  const down = new Set(lifts.filter(one => one.status !== 'LIFT_STATUS_OPEN').map(one => one.id))
  ask('join', 'runs that are open although their lift is not', gold.set(runs.filter(one => one.open && down.has(one.liftId)))) // oxfmt-ignore
  const owner = pick.nth(passes, one => one.state === 'PASS_STATE_ACTIVE', 4)
  const who = pick.find(guests, owner.guestId)
  ask('join', `whose pass is ${owner.passNumber}?`, either(gold.record(who), gold.text(nameOf(who))))
  const item = pick.nth(out, one => rentals.filter(row => row.itemId === one.itemId && row.returnTime === null).length === 1, 2) // oxfmt-ignore
  const user = pick.find(guests, item.guestId)
  ask('join', `who has ${pick.find(rentalItems, item.itemId).tag} at the moment`, either(gold.record(user), gold.text(nameOf(user)), gold.set([item]))) // oxfmt-ignore
  const worst = pick.rank(incidents, one => one.runId)
  const runsOf = worst.filter(one => one.rows.length === worst[0]!.rows.length).map(one => pick.find(runs, one.key))
  ask('join', 'on which run do most accidents happen?', either(...runsOf.flatMap(one => [gold.record(one), gold.text(one.displayName)]))) // oxfmt-ignore
  const busy = new Set(incidents.map(one => one.patrollerId))
  ask('join', 'patrollers without incidents', gold.set(patrollers.filter(one => !busy.has(one.id))))
}

/** Figures over the resort. */
export function figureSlopes({ ask }: Builder, { skiresort, day }: Facts): void {
  const { lifts, runs, guests, passes, rentalItems, rentals, incidents, snowReports } = skiresort
  ask('aggregate', 'how many season passes have we sold', gold.count(passes.filter(one => one.passType === 'PASS_TYPE_SEASON').length)) // oxfmt-ignore
  const kept = passes.filter(one => one.state !== 'PASS_STATE_REFUNDED')
  ask('aggregate', 'revenue from passes without the refunded ones', gold.money(pick.sum(kept, one => one.price)))
  ask('aggregate', 'total length of all open runs in metres', gold.plain(pick.sum(runs.filter(one => one.open), one => one.lengthMeters))) // oxfmt-ignore
  ask('aggregate', 'average base depth at the summit?', gold.plain(pick.mean(snowReports.filter(one => one.station === 'Summit'), one => one.baseDepthCm))) // oxfmt-ignore
  ask('aggregate', 'how many people per hour can all lifts carry together', gold.plain(pick.sum(lifts, one => one.capacityPerHour))) // oxfmt-ignore
  const week = (days: number) => gold.plain(pick.sum(snowReports.filter(one => one.station === 'Village' && one.reportDate >= day(-days)), one => one.newSnowCm)) // oxfmt-ignore
  ask('aggregate', 'how much new snow did the village get in the last 7 days?', either(week(7), week(6), week(8)))
  ask('aggregate', 'strongest wind measured', either(gold.plain(pick.most(snowReports, one => one.windKph)), gold.largest(snowReports, one => one.windKph))) // oxfmt-ignore
  ask('share', 'what percentage of runs is open?', gold.percent(pick.ratio(runs.filter(one => one.open).length, runs.length))) // oxfmt-ignore
  ask('share', 'share of guests who get the newsletter', gold.percent(pick.ratio(guests.filter(one => one.newsletter).length, guests.length))) // oxfmt-ignore
  const sizes = <T>(rows: readonly T[], key: (row: T) => string, prefix = '') =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [Spelled | string, number] => [prefix ? apart(name, prefix) : name, own.length]) // oxfmt-ignore
  ask('group', 'runs by difficulty', gold.map(sizes(runs, one => one.difficulty, 'DIFFICULTY')))
  ask('group', 'guests per country', gold.map(sizes(guests, one => one.country)))
  ask('group', 'incidents by cause', gold.map(sizes(incidents, one => one.cause, 'CAUSE')))
  ask('group', 'pass revenue by type', gold.map(pick.rank(passes, one => one.passType).map(({ key, rows }) => [apart(key, 'PASS_TYPE'), pick.sum(rows, one => one.price)]), 'money')) // oxfmt-ignore
  ask('group', 'average new snow per station', gold.map(pick.rank(snowReports, one => one.station).map(({ key, rows }) => [key, pick.mean(rows, one => one.newSnowCm)]), 'plain')) // oxfmt-ignore
  const category = (id: number) => pick.find(rentalItems, id).category
  ask('group', 'number of rentals per category of item', gold.map(sizes(rentals, one => category(one.itemId), 'RENTAL_CATEGORY'))) // oxfmt-ignore
  const served = pick.rank(runs, one => one.liftId).map(({ key, rows }): [string, number] => [pick.find(lifts, key).displayName, rows.length]) // oxfmt-ignore
  ask('group', 'which lifts serve 3 or more runs?', either(gold.set(lifts.filter(one => runs.filter(row => row.liftId === one.id).length >= 3)), groups(served.filter(([, size]) => size >= 3)))) // oxfmt-ignore
  const [zig, ice] = [called(runs, 'Zigzag'), called(runs, 'Icebox')]
  ask('compare', 'which is longer, Zigzag or Icebox?', more([gold.spelled('Zigzag'), zig.lengthMeters], [gold.spelled('Icebox'), ice.lengthMeters], { unit: 'plain' })) // oxfmt-ignore
  const due = (cause: string) => incidents.filter(one => one.cause === `CAUSE_${cause}`).length
  ask('compare', 'were there more falls or more collisions?', more([gold.spelled('fall', 'falls'), due('FALL')], [gold.spelled('collision', 'collisions'), due('COLLISION')])) // oxfmt-ignore
}
