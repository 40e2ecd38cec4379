import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { minutesOf } from '../services/windfarm/data.ts'
import { groups, more } from '../set-d/readings.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' ').toLowerCase())
/** A length of time as a number: of hours, minutes or seconds. */
const lasting = (minutes: number) => either(gold.plain(minutes / 60), gold.plain(minutes), gold.plain(minutes * 60))

/** Questions that need several of its lists. */
export function relateWindfarm({ ask }: Builder, { windfarm }: Facts): void {
  const { sites, turbines, technicians, workOrders, curtailments, alarms } = windfarm
  const site = (name: string) => pick.nth(sites, one => one.siteName === name).siteCode
  const at = (name: string) => turbines.filter(one => one.siteCode === site(name))
  const ids = (name: string) => new Set(at(name).map(({ id }) => id))
  ask('join', 'Veltis turbines at Skagerfell', gold.set(at('Skagerfell').filter(one => one.manufacturer === 'Veltis')))
  const busy = pick.sized(workOrders, one => one.turbineId, 3, 6).key
  ask('join', `work orders for ${busy}`, gold.set(workOrders.filter(one => one.turbineId === busy)))
  ask(
    'join',
    'open or scheduled work orders at Dornbach Heights',
    gold.set(
      workOrders.filter(one => ids('Dornbach Heights').has(one.turbineId) && ['open', 'scheduled'].includes(one.state)),
    ),
  )
  const worker = technicians[6]!
  ask(
    'join',
    `how many work orders has ${worker.fullName} been on?`,
    gold.count(workOrders.filter(one => one.technicianIds.includes(worker.id)).length),
  )
  const order = pick.nth(workOrders, one => one.technicianIds.length === 2, 4)
  ask(
    'join',
    `which technicians are on ${order.id}`,
    gold.set(order.technicianIds.map(id => pick.find(technicians, id))),
  )
  ask(
    'join',
    'how many curtailments did Isla Ventosa have',
    gold.count(curtailments.filter(one => one.siteCode === site('Isla Ventosa')).length),
  )
  ask('join', 'alarms at Vestmark Banks', gold.set(alarms.filter(one => ids('Vestmark Banks').has(one.turbineId))))
  const junior = technicians[10]!
  const boss = pick.find(technicians, junior.supervisorId!)
  ask('join', `who supervises ${junior.fullName}?`, either(gold.text(boss.fullName), gold.record(boss)))
  ask(
    'join',
    `people supervised by ${technicians[1]!.fullName}`,
    gold.set(technicians.filter(one => one.supervisorId === technicians[1]!.id)),
  )
  const lakeland = new Set(sites.filter(one => one.ownerCompany === 'Lakeland Power').map(one => one.siteCode))
  ask(
    'join',
    'running turbines on sites that Lakeland Power owns',
    gold.set(turbines.filter(one => lakeland.has(one.siteCode) && one.state === 'running')),
  )
  const noisy = pick.sized(alarms, one => one.turbineId, 3, 6).key
  ask('join', `show alarms of ${noisy} pls`, gold.set(alarms.filter(one => one.turbineId === noisy)))
  ask(
    'join',
    'installed power in kW at Tarn Fell, all turbines together',
    gold.plain(pick.sum(at('Tarn Fell'), one => one.ratedPowerKw)),
  )
  ask(
    'group',
    'turbines per site',
    gold.map(sites.map(one => [gold.spelled(one.siteName, one.siteCode), at(one.siteName).length])),
  )
  ask(
    'group',
    'average availability by site, as a percentage',
    gold.map(
      sites.map(one => [gold.spelled(one.siteName, one.siteCode), 100 * pick.mean(at(one.siteName), turbine => turbine.availability)]), // oxfmt-ignore
      'percent',
    ),
  )
  const level = (name: string) => 100 * pick.mean(at(name), one => one.availability)
  ask(
    'compare',
    'is availability on average better at Skagerfell or at Vestmark Banks?',
    more([gold.spelled('Skagerfell', 'SKA'), level('Skagerfell')], [gold.spelled('Vestmark Banks', 'VES'), level('Vestmark Banks')], { unit: 'percent' }), // oxfmt-ignore
  )
}

/** Figures, groups and comparisons. */
export function countWindfarm({ ask }: Builder, { windfarm }: Facts): void {
  const { turbines, workOrders, curtailments, alarms } = windfarm
  ask('aggregate', 'how many turbines are there all in all', gold.count(turbines.length))
  ask('aggregate', 'total energy lost to curtailment', gold.plain(pick.sum(curtailments, one => one.lostEnergyMwh)))
  ask('aggregate', 'avg availability?', gold.percent(100 * pick.mean(turbines, one => one.availability)))
  const inspections = workOrders.filter(one => one.taskType === 'blade_inspection')
  ask(
    'aggregate',
    'what is the average estimated duration of blade inspections?',
    lasting(pick.mean(inspections, one => minutesOf(one.estimatedDuration))),
  )
  ask(
    'aggregate',
    'parts cost of all gearbox repairs together',
    gold.money(pick.sum(workOrders.filter(one => one.taskType === 'gearbox_repair'), one => one.partsCostEur)), // oxfmt-ignore
  )
  ask('aggregate', 'number of critical alarms', gold.count(alarms.filter(one => one.severity === 'critical').length))
  ask(
    'aggregate',
    'How many hours of curtailment did negative prices cause in total?',
    lasting(pick.sum(curtailments.filter(one => one.reason === 'negative_prices'), one => minutesOf(one.duration))), // oxfmt-ignore
  )
  ask(
    'share',
    'what share of the turbines is running?',
    gold.percent(pick.ratio(turbines.filter(one => one.state === 'running').length, turbines.length)),
  )
  ask(
    'share',
    'what % of alarms is just info',
    gold.percent(pick.ratio(alarms.filter(one => one.severity === 'info').length, alarms.length)),
  )
  ask(
    'group',
    'turbines per manufacturer',
    gold.map(pick.rank(turbines, one => one.manufacturer).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'lost MWh by reason',
    gold.map(
      pick.rank(curtailments, one => one.reason).map(({ key, rows }) => [words(key), pick.sum(rows, one => one.lostEnergyMwh)]), // oxfmt-ignore
      'plain',
    ),
  )
  ask(
    'group',
    'alarms by fault code',
    gold.map(pick.rank(alarms, one => one.faultCode).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask(
    'group',
    'task types with more than 25 work orders',
    groups(
      pick
        .rank(workOrders, one => one.taskType)
        .filter(({ rows }) => rows.length > 25)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const lost = (reason: string) => pick.sum(curtailments.filter(one => one.reason === reason), one => one.lostEnergyMwh) // oxfmt-ignore
  ask(
    'compare',
    'what costs us more energy: bat protection or grid congestion',
    more([words('bat_protection'), lost('bat_protection')], [words('grid_congestion'), lost('grid_congestion')], { unit: 'plain' }), // oxfmt-ignore
  )
  const made = (maker: string) => turbines.filter(one => one.manufacturer === maker).length
  ask(
    'compare',
    'do we own more Veltis or more Aeromax machines? turbines i mean',
    more([gold.spelled('Veltis'), made('Veltis')], [gold.spelled('Aeromax'), made('Aeromax')]),
  )
  ask('several', 'how many sites are there, and how many technicians?', gold.figures(gold.count(6), gold.count(16)))
}
