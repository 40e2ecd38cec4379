import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the building sites. */
export function askConstruction({ construction, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'construction')
  const { buildingSites: sites, siteMachines: machines, machineInspections: inspections } = construction
  const at = (site: string) => machines.filter(one => one.name.startsWith(`${site}/`))
  ask('count', 'How many machines are there on all sites?', gold.count(machines.length))
  ask('count', 'How many excavators are in maintenance?', gold.count(machines.filter(one => one.type === 'EXCAVATOR' && one.state === 'IN_MAINTENANCE').length)) // oxfmt-ignore
  ask('filter', 'Which sites are in Leeds?', gold.set(sites.filter(one => one.city === 'Leeds')))
  ask('filter', 'Show the tower cranes that are active', gold.set(machines.filter(one => one.type === 'TOWER_CRANE' && one.state === 'ACTIVE'))) // oxfmt-ignore
  ask('threshold', 'Which machines have an hourly rate over 150 pounds?', gold.set(machines.filter(one => one.hourlyRate > 150))) // oxfmt-ignore
  ask('aggregate', 'What is the total budget of all sites?', gold.money(pick.sum(sites, one => one.budget)))
  ask('aggregate', 'What is the average hourly rate of the bulldozers?', gold.money(pick.mean(machines.filter(one => one.type === 'BULLDOZER'), one => one.hourlyRate))) // oxfmt-ignore
  ask(
    'top',
    'Which site has the largest budget?',
    gold.largest(sites, one => one.budget),
  )
  ask(
    'top',
    'Which machine has the most operating hours?',
    gold.largest(machines, one => one.operatingHours),
  )
  ask('group', 'How many machines are there of each type?', gold.map(sizes(machines, one => one.type)))
  ask('group', 'Total budget by city', gold.map(measures(sites, one => one.city, own => pick.sum(own, one => one.budget), as), 'money')) // oxfmt-ignore
  const site = sites[3]!
  ask('join', `Which machines are at ${site.displayName}?`, gold.set(at(site.name)))
  ask(
    'join',
    'Which site has the most machines?',
    champion(
      sites,
      one => at(one.name).length,
      one => one.displayName,
    ),
  )
  const failed = new Set(inspections.filter(one => !one.passed).map(one => one.machine))
  ask('join', 'Which machines failed an inspection?', gold.set(machines.filter(one => failed.has(one.name))))
  ask('lookup', `Who is the foreman of ${sites[5]!.displayName}?`, gold.text(sites[5]!.foreman, 'foreman'))
  const since = day(-1000)
  ask('date', `Which machines were purchased after ${pick.dayName(since)}?`, gold.either(gold.set(machines.filter(one => one.purchaseDate > since)), gold.set(machines.filter(one => one.purchaseDate >= since)))) // oxfmt-ignore
  const york = sites.filter(one => one.city === 'York')
  talk('followup', ['How many sites are there in York?', gold.count(york.length)], ['And in Hull?', gold.count(sites.filter(one => one.city === 'Hull').length)]) // oxfmt-ignore
  const unique = (row: (typeof machines)[number]) => machines.filter(one => one.displayName === row.displayName).length === 1 // oxfmt-ignore
  const old = pick.nth(machines, one => one.state === 'ACTIVE' && unique(one), 5)
  ask('write', `Decommission the machine ${old.displayName}.`, gold.updated('construction.siteMachines', old, { state: 'DECOMMISSIONED' })) // oxfmt-ignore
  ask('write', `Change the foreman of ${sites[1]!.displayName} to Hanna Lund.`, gold.updated('construction.buildingSites', sites[1]!, { foreman: 'Hanna Lund' })) // oxfmt-ignore
  ask('missing', 'How many workers are there on each site?', gold.unknown())
  return questions
}
