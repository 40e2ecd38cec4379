import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import type { Spelled } from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { apart, nameOf, person } from './read-rails.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Questions that need several of its lists. */
export function relateRails({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, drivers, shippers, trains, consignments, defects } = railway
  ask('join', 'wagons standing at Linz Steelworks', gold.set(wagons.filter(one => one.terminalId === 3)))
  ask('join', 'trains from Gdynia Port to Trieste Quay', either(gold.set(trains.filter(one => one.originId === 1 && one.destinationId === 4)), gold.empty())) // oxfmt-ignore
  ask('join', 'which locomotives are based in Duisburg', gold.set(locomotives.filter(one => one.homeTerminalId === 5)))
  const busy = person(drivers, one => trains.filter(row => row.driverId === one.id).length >= 3, 2)
  ask('join', `show me ${nameOf(busy)}'s trains`, gold.set(trains.filter(one => one.driverId === busy.id)))
  const driven = pick.nth(trains, one => one.driverId !== null && one.status === 'arrived', 11)
  const at = pick.find(drivers, driven.driverId!)
  ask('join', `who drove ${driven.trainNo}?`, either(gold.record(at), gold.text(nameOf(at))))
  ask('join', `everything we carry for ${shippers[5]!.company}`, gold.set(consignments.filter(one => one.shipperId === shippers[5]!.id))) // oxfmt-ignore
  const full = pick.sized(consignments, one => one.trainId, 2, 6)
  ask('join', `what is on train ${pick.find(trains, full.key).trainNo}?`, gold.set(full.rows))
  const broken = pick.sized(defects, one => one.wagonId, 2, 5)
  ask('join', `defects of wagon ${pick.find(wagons, broken.key).number}`, gold.set(broken.rows))
  const open = new Set(defects.filter(one => one.fixedOn === null).map(one => one.wagonId))
  ask('join', 'loaded wagons with an unfixed defect', gold.set(wagons.filter(one => one.status === 'loaded' && open.has(one.id)))) // oxfmt-ignore
  const used = new Set(trains.filter(one => one.status === 'planned').map(one => one.locomotiveId))
  ask('join', 'locomotives in service that pull no planned train', gold.set(locomotives.filter(one => one.status === 'in_service' && !used.has(one.id)))) // oxfmt-ignore
  const sent = pick.nth(consignments, one => one.trainId !== null, 30)
  const where = pick.find(terminals, pick.find(trains, sent.trainId!).destinationId)
  ask('join', `where does ${sent.ref} go to`, either(gold.text(where.name), gold.text(where.code), gold.record(where)))
  const ranked = pick.rank(consignments, one => one.shipperId)
  const best = ranked.filter(one => one.rows.length === ranked[0]!.rows.length).map(({ key }) => pick.find(shippers, key)) // oxfmt-ignore
  ask('join', 'which shipper sends us the most consignments?', either(gold.record(...best), ...best.map(one => gold.text(one.company)))) // oxfmt-ignore
}

/** Figures over the railway. */
export function figureRails({ ask }: Builder, { railway }: Facts): void {
  const { terminals, locomotives, wagons, trains, consignments, defects } = railway
  ask('aggregate', 'how many wagons do we lease?', gold.count(wagons.filter(one => one.leased).length))
  ask('aggregate', 'total tonnage of chemicals', gold.plain(pick.sum(consignments.filter(one => one.cargo === 'chemicals'), one => one.weightT))) // oxfmt-ignore
  ask('aggregate', 'average delay of the trains that arrived, in minutes', gold.plain(pick.mean(trains.filter(one => one.status === 'arrived'), one => one.delayMin))) // oxfmt-ignore
  ask('aggregate', 'what do all delivered consignments bring in together', gold.money(pick.sum(consignments.filter(one => one.status === 'delivered'), one => one.charge))) // oxfmt-ignore
  ask('aggregate', 'combined payload of the empty flat wagons', gold.plain(pick.sum(wagons.filter(one => one.type === 'flat' && one.status === 'empty'), one => one.payloadT))) // oxfmt-ignore
  ask('share', 'what percentage of trains got cancelled', gold.percent(pick.ratio(trains.filter(one => one.status === 'cancelled').length, trains.length))) // oxfmt-ignore
  ask('share', 'share of consignments which are hazardous', gold.percent(pick.ratio(consignments.filter(one => one.hazardous).length, consignments.length))) // oxfmt-ignore
  const sizes = <T>(rows: readonly T[], key: (row: T) => string) =>
    pick.rank(rows, key).map(({ key: name, rows: own }): [Spelled, number] => [apart(name), own.length])
  ask('group', 'wagons by type', gold.map(sizes(wagons, one => one.type)))
  ask('group', 'how many consignments per cargo?', gold.map(sizes(consignments, one => one.cargo)))
  ask('group', 'number of defects for each part', gold.map(sizes(defects, one => one.part)))
  ask('group', 'tonnes moved per cargo type', gold.map(pick.rank(consignments, one => one.cargo).map(({ key, rows }) => [apart(key), pick.sum(rows, one => one.weightT)]), 'plain')) // oxfmt-ignore
  const home = terminals.map(({ id, name }): [string, number] => [name, locomotives.filter(one => one.homeTerminalId === id).length]).filter(([, size]) => size > 0) // oxfmt-ignore
  ask('group', 'locomotives per home terminal', either(gold.map(home), gold.map(terminals.map(({ id, name }) => [name, locomotives.filter(one => one.homeTerminalId === id).length])))) // oxfmt-ignore
  const why = pick.rank(trains, one => one.cancelReason).map(({ key, rows }): [string, number] => [key, rows.length])
  ask('group', 'for which reasons do trains get cancelled more than twice', groups(why.filter(([, size]) => size > 2)))
  const many = (type: string) => wagons.filter(one => one.type === type).length
  ask('compare', 'do we own more hopper or more tank wagons?', more([gold.spelled('hopper'), many('hopper')], [gold.spelled('tank'), many('tank')])) // oxfmt-ignore
  const weigh = (cargo: string) => pick.sum(consignments.filter(one => one.cargo === cargo), one => one.weightT) // oxfmt-ignore
  ask('compare', 'what weighs more in total, our timber or our steel?', more([gold.spelled('timber'), weigh('timber')], [gold.spelled('steel'), weigh('steel')], { unit: 'plain' })) // oxfmt-ignore
}
