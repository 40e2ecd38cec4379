import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as, either } from './choose.ts'

/** Set V over the shared bikes. */
export function askBikeshare({ bikeshare, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'bikeshare')
  const { dockingStations: stations, bikes, rides } = bikeshare
  ask('count', 'How many bikes do we have?', gold.count(bikes.length))
  ask('count', 'How many electric bikes are ok?', gold.count(bikes.filter(one => one.model === 'electric' && one.condition === 'ok').length)) // oxfmt-ignore
  ask('filter', 'Which bikes need repair?', gold.set(bikes.filter(one => one.condition === 'needsRepair')))
  ask('filter', 'Which stations in Riverside have a kiosk?', gold.set(stations.filter(one => one.district === 'Riverside' && one.hasKiosk))) // oxfmt-ignore
  ask('threshold', 'Stations with a capacity of at least 25', gold.set(stations.filter(one => one.capacity >= 25)))
  ask('aggregate', 'What is the total fare of all rides?', gold.money(pick.sum(rides, one => one.fare)))
  ask('aggregate', 'What is the average length of a ride in minutes?', gold.plain(pick.mean(rides, one => one.minutes)))
  ask(
    'top',
    'Which bike has the most kilometres?',
    gold.largest(bikes, one => one.kilometres),
  )
  ask(
    'top',
    'Show the 5 longest rides.',
    gold.ordered(rides, one => one.minutes, { count: 5 }),
  )
  ask('group', 'How many bikes are there per model?', gold.map(sizes(bikes, one => one.model)))
  ask('group', 'Total capacity of the stations by district', gold.map(measures(stations, one => one.district, own => pick.sum(own, one => one.capacity), as))) // oxfmt-ignore
  const station = pick.nth(stations, one => bikes.filter(own => own.stationId === one.id).length > 3)
  ask('join', `Which bikes are at ${station.name}?`, gold.set(bikes.filter(one => one.stationId === station.id)))
  ask('join', 'From which start station do the most rides begin?', champion(stations, one => rides.filter(own => own.startStationId === one.id).length, one => one.name)) // oxfmt-ignore
  const parked = pick.nth(bikes, one => one.stationId !== null, 17)
  ask('join', `At which station is bike ${parked.plate}?`, either(pick.find(stations, parked.stationId!), pick.find(stations, parked.stationId!).name)) // oxfmt-ignore
  ask('lookup', `What is the capacity of ${stations[7]!.name}?`, gold.count(stations[7]!.capacity, { field: 'capacity' })) // oxfmt-ignore
  const since = day(-14)
  ask('date', `How many rides started since ${pick.dayName(since)}?`, gold.either(gold.count(rides.filter(one => one.startedAt.slice(0, 10) >= since).length), gold.count(rides.filter(one => one.startedAt.slice(0, 10) > since).length))) // oxfmt-ignore
  const cargo = bikes.filter(one => one.model === 'cargo')
  talk('followup', ['List all cargo bikes.', gold.set(cargo)], ['How many of them are retired?', gold.count(cargo.filter(one => one.condition === 'retired').length)]) // oxfmt-ignore
  const worn = pick.nth(bikes, one => one.condition === 'ok', 8)
  ask('write', `Set the condition of bike ${worn.plate} to retired.`, gold.updated('bikeshare.bikes', worn, { condition: 'retired' })) // oxfmt-ignore
  ask('missing', 'Which customers rode the most?', gold.unknown())
  return questions
}
