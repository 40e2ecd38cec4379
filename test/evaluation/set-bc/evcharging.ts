import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, measures, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { figureOf, once } from '../set-ax/sewingshop-readings.ts'
import { talkEvcharging } from './evcharging-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set BC over a company with charging stations for electric cars. */
export function askEvcharging(facts: Facts): Question[] {
  const builder = createQuestions('bc', 'evcharging')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  lookup(builder, facts)
  date(builder, facts)
  talkEvcharging(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltSessions, voltStations, voltTariffs } = evcharging
  ask('list', 'Which tariffs are we offering at the moment?', gold.set(voltTariffs.filter(one => one.isActive)))
  ask(
    'list',
    'In which towns do we have stations?',
    values(voltStations, one => one.address.city, gold.spelled),
  )
  ask('filter', 'Which of the DC chargers don’t take contactless yet?', gold.set(voltChargers.filter(one => one.currentType === 'DC' && !one.hasContactless))) // oxfmt-ignore
  ask('filter', 'Can I see all drivers whose account has been suspended?', gold.set(voltDrivers.filter(one => one.accountStatus === 'suspended'))) // oxfmt-ignore
  ask('filter', 'Show me the charging sessions where the payment failed.', gold.set(voltSessions.filter(one => one.paymentStatus === 'failed'))) // oxfmt-ignore
  ask('threshold', 'Which chargers can deliver more than 200 kW?', gold.set(voltChargers.filter(one => one.maxPowerKw > 200))) // oxfmt-ignore
}

function number({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltFaults, voltSessions, voltStations, voltVisits } = evcharging
  ask('count', 'How many of our stations are open round the clock?', gold.count(voltStations.filter(one => one.open24h).length)) // oxfmt-ignore
  ask('count', 'how many tesla drivers have we got', gold.count(voltDrivers.filter(one => one.vehicle.make === 'Tesla').length)) // oxfmt-ignore
  ask('top', 'Where do we have the biggest grid connection?', champion(voltStations, one => one.gridConnectionKw, one => one.name)) // oxfmt-ignore
  ask('top', 'Give me the five charging sessions with the most kWh.', gold.ordered(voltSessions, one => one.energyKwh, { count: 5 })) // oxfmt-ignore
  const faultsOf = (id: number) => voltFaults.filter(one => one.chargerId === id)
  ask('top', 'Which charger has broken down most often?', champion(voltChargers, one => faultsOf(one.id).length, one => one.code)) // oxfmt-ignore
  const done = voltSessions.filter(one => one.status === 'completed')
  ask('aggregate', 'What does a completed charging session cost on average?', gold.money(pick.mean(done, one => one.cost))) // oxfmt-ignore
  ask('aggregate', 'How much have we spent on parts for maintenance so far, all visits together?', gold.money(pick.sum(voltVisits, one => one.partsCost))) // oxfmt-ignore
  ask(
    'group',
    'Can you split the faults by type of problem and count them?',
    gold.map(sizes(voltFaults, one => one.category)),
  )
  const chargerOf = (one: { chargerId: number }) => pick.find(voltChargers, one.chargerId)
  const cityOf = (one: { chargerId: number }) => pick.find(voltStations, chargerOf(one).stationId).address.city
  ask('group', 'I’d like to know how many kWh we delivered in each town.', gold.map(measures(voltSessions, cityOf, own => pick.sum(own, one => one.energyKwh), gold.spelled), 'plain')) // oxfmt-ignore
  const by = (manufacturer: string) => voltFaults.filter(one => chargerOf(one).manufacturer === manufacturer).length
  ask('compare', 'Have the Alpitronic chargers had more faults than the ABB ones?', gold.yes(by('Alpitronic') > by('ABB'))) // oxfmt-ignore
}

function join({ ask }: Builder, { evcharging }: Facts): void {
  const { voltChargers, voltDrivers, voltSessions, voltStations, voltTariffs, voltVisits } = evcharging
  const chargersAt = (id: number) => voltChargers.filter(one => one.stationId === id)
  const park = pick.nth(voltStations, one => one.siteType === 'retail_park' && chargersAt(one.id).length > 2, 2)
  ask('join', `What chargers do we have at ${park.name}?`, gold.set(chargersAt(park.id)))
  const sessionsAt = (id: number) => voltSessions.filter(one => one.chargerId === id && one.driverId !== null)
  const usersOf = (id: number) => once(sessionsAt(id).map(one => pick.find(voltDrivers, one.driverId!)))
  const charger = pick.nth(voltChargers, one => usersOf(one.id).length > 3 && sessionsAt(one.id).every(own => own.status === 'completed'), 1) // oxfmt-ignore
  ask('join', `Who has charged at ${charger.code} so far?`, gold.set(usersOf(charger.id)))
  const isBroken = (id: number) => chargersAt(id).some(one => one.status === 'out_of_order')
  ask('join', 'Car parks where a charger is out of order, please', gold.set(voltStations.filter(one => one.siteType === 'car_park' && isBroken(one.id)))) // oxfmt-ignore
  const commuter = voltTariffs.find(one => one.name === 'Commuter')!
  const own = voltSessions.filter(one => one.driverId !== null && pick.find(voltDrivers, one.driverId).tariffId === commuter.id) // oxfmt-ignore
  ask('join', `How many kWh have drivers on the ${commuter.name} tariff charged in total?`, gold.plain(pick.sum(own, one => one.energyKwh))) // oxfmt-ignore
  const cityOf = (one: { chargerId: number }) => pick.find(voltStations, pick.find(voltChargers, one.chargerId).stationId).address.city // oxfmt-ignore
  const repaired = voltVisits.filter(one => one.status === 'completed' && one.visitType === 'repair' && cityOf(one) === 'Leeds') // oxfmt-ignore
  ask('join', 'Which engineers have done repairs at our stations in Leeds so far?', gold.set(once(repaired.map(one => one.engineer.name)))) // oxfmt-ignore
}

function lookup({ ask }: Builder, { evcharging }: Facts): void {
  const { voltDrivers, voltTariffs } = evcharging
  const driver = person(voltDrivers, one => one.accountStatus === 'active', 37)
  ask('lookup', `What’s the number plate of ${nameOf(driver)}’s car?`, told(driver, driver.vehicle.registration, 'registration')) // oxfmt-ignore
  const owl = voltTariffs.find(one => one.name === 'Night Owl')!
  ask('lookup', `What do people pay per kWh on ${owl.name}?`, figureOf(owl, gold.money(owl.pricePerKwh, { field: 'pricePerKwh' }))) // oxfmt-ignore
}

function date({ ask }: Builder, { evcharging, today, day }: Facts): void {
  const { voltChargers, voltDrivers, voltVisits } = evcharging
  const planned = voltVisits.filter(one => one.status === 'planned')
  ask('date', 'What maintenance visits are coming up in the next 7 days?', pick.setWithin(planned, one => one.scheduledOn, today, day(7))) // oxfmt-ignore
  const before = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many new drivers joined last month?', gold.count(voltDrivers.filter(one => pick.month(one.joinedAt) === before).length)) // oxfmt-ignore
  const lastYear = String(Number(pick.year(today)) - 1)
  ask('date', 'List the chargers that were installed last year.', gold.set(voltChargers.filter(one => pick.year(one.installedOn) === lastYear))) // oxfmt-ignore
}
