import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { figureOf, once } from '../set-ax/sewingshop-readings.ts'
import { apart, champion, nameOf, person, refusesPages } from '../set-s/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the charging company, changes, and what cannot be answered. */
export function talkEvcharging(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltFaults, voltStations, voltTariffs } = evcharging
  const open = voltFaults.filter(one => one.status !== 'resolved')
  const critical = open.filter(one => one.severity === 'critical')
  const placeOf = (one: { chargerId: number }) => pick.find(voltStations, pick.find(voltChargers, one.chargerId).stationId) // oxfmt-ignore
  talk(
    'followup',
    ['How many faults haven’t been resolved yet?', gold.count(open.length)],
    ['And how many of those are critical?', gold.count(critical.length)],
    ['Which stations are they at?', gold.set(once(critical.map(placeOf)))],
  )
  const onTariff = (id: number) => voltDrivers.filter(one => one.tariffId === id)
  const driver = person(voltDrivers, one => pick.find(voltTariffs, one.tariffId).isActive && onTariff(one.tariffId).length < 10, 4) // oxfmt-ignore
  const tariff = pick.find(voltTariffs, driver.tariffId)
  talk(
    'followup',
    [`Which tariff is ${nameOf(driver)} on?`, told(tariff, tariff.name, 'name')],
    ['What’s the monthly fee for that?', figureOf(tariff, gold.money(tariff.monthlyFee, { field: 'monthlyFee' }))],
    ['Who else is on it?', gold.set(onTariff(tariff.id).filter(one => one.id !== driver.id))],
  )
  const chargersAt = (id: number) => voltChargers.filter(one => one.stationId === id)
  const free = (id: number) => chargersAt(id).filter(one => one.status === 'available')
  const station = pick.nth(voltStations, one => one.siteType === 'motorway_services' && free(one.id).length < chargersAt(one.id).length, 1) // oxfmt-ignore
  talk(
    'followup',
    [`When did ${station.name} open?`, told(station, pick.dayAs(station.openedOn), 'openedOn')],
    ['How many chargers have we got there?', gold.count(chargersAt(station.id).length)],
    ['Which ones are free right now?', gold.set(free(station.id))],
  )
}

function write({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltSessions, voltVisits } = evcharging
  const hit = pick.nth(voltChargers, one => one.status === 'available', 23)
  ask('write', `Please log a fault for ${hit.code}: damaged connector, severity high. A van drove over the plug.`, gold.created('evcharging.voltFaults', { chargerId: hit.id, category: 'damaged_connector', severity: 'high' })) // oxfmt-ignore
  const driver = person(voltDrivers, one => one.accountStatus === 'active', 62)
  ask('write', `${nameOf(driver)} has got new plates, can you change the registration to YD26 FKP?`, gold.updated('evcharging.voltDrivers', driver, { vehicle: { ...driver.vehicle, registration: 'YD26 FKP' } })) // oxfmt-ignore
  const twice = pick.nth(voltVisits, one => one.status === 'planned' && one.visitType === 'inspection', 6)
  ask('write', `Visit ${twice.reference} was entered twice by mistake. Delete it, please.`, gold.removed('evcharging.voltVisits', twice)) // oxfmt-ignore
  const running = pick.nth(voltSessions, one => one.status === 'in_progress', 3)
  ask('write', `The driver can’t get the plug out, please stop session ${running.reference}.`, gold.updated('evcharging.voltSessions', running, { status: 'completed' }, ['endedAt', 'energyKwh', 'cost', 'paymentStatus'])) // oxfmt-ignore
}

function decline({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltSessions, voltStations } = evcharging
  ask('missing', 'When was charger CH-0788 installed?', gold.unknown())
  ask('unknown', 'How many people rang our hotline last week?', gold.unknown())
  const hotel = pick.nth(voltStations, one => one.siteType === 'hotel', 1)
  ask('unknown', `How much rent do we pay the owners of the ${hotel.name}?`, gold.unknown())
  const sessionsAt = (id: number) => voltSessions.filter(one => pick.find(voltChargers, one.chargerId).stationId === id)
  const best = (figure: (own: typeof voltSessions) => number) =>
    champion(voltStations, one => figure(sessionsAt(one.id)), one => one.name) // oxfmt-ignore
  ask('ambiguous', 'Which station is doing best?', gold.either(gold.clarify(), best(own => own.length), best(own => pick.sum(own, one => one.energyKwh)), best(own => pick.sum(own, one => one.cost)))) // oxfmt-ignore
}

function chat({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltStations } = evcharging
  ask('smalltalk', 'Brilliant, thanks! That’s all for today.', gold.smalltalk())
  ask('browser', 'Go to our website in the browser and check whether the station map loads.', refusesPages())
  const broken = pick.nth(voltChargers, one => one.status === 'out_of_order', 3)
  ask('casual', `hey is ${broken.code.toLowerCase()} still out or can ppl charge there again?`, told(broken, apart(broken.status), 'status')) // oxfmt-ignore
  ask('multi', 'I’m filling in a form: how many stations do we run, and how many chargers altogether?', gold.figures(gold.count(voltStations.length), gold.count(voltChargers.length))) // oxfmt-ignore
  const asked = pick.nth(voltChargers, one => one.status === 'available' && one.lastInspectedOn !== null, 8)
  const station = pick.find(voltStations, asked.stationId)
  ask('multi', `At which station is ${asked.code}, and when was it last inspected?`, gold.all(gold.either(gold.mentions([station.name]), gold.record(station)), gold.mentions(pick.dayAs(asked.lastInspectedOn!).alternatives))) // oxfmt-ignore
  ask('complete', 'I need the complete list of drivers who get our newsletter, every one of them.', gold.set(voltDrivers.filter(one => one.newsletter))) // oxfmt-ignore
}
