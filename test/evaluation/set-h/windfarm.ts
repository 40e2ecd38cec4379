import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { minutesOf } from '../services/windfarm/data.ts'
import { countWindfarm, relateWindfarm } from './windfarm-figures.ts'
import { talkWindfarm } from './windfarm-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set H over the wind farms: written before the engine had seen a service like it. */
export function askWindfarm(facts: Facts): Question[] {
  const builder = createQuestions('h', 'windfarm')
  list(builder, facts)
  time(builder, facts)
  relateWindfarm(builder, facts)
  countWindfarm(builder, facts)
  talkWindfarm(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { windfarm }: Facts): void {
  const { sites, turbines, technicians, workOrders, curtailments, alarms } = windfarm
  ask('conditions', 'which turbines are stopped', gold.set(turbines.filter(one => one.state === 'stopped')))
  ask(
    'conditions',
    'whats under maintenance right now?? need the turbines',
    gold.set(turbines.filter(one => one.state === 'under_maintenance')),
  )
  ask(
    'conditions',
    'technicians that are certified for blade repair',
    gold.set(technicians.filter(one => one.certifications.includes('blade_repair'))),
  )
  ask('conditions', 'who is on call?', gold.set(technicians.filter(one => one.isOnCall)))
  ask('conditions', 'offshore sites', gold.set(sites.filter(one => one.isOffshore)))
  ask(
    'conditions',
    'Please list the curtailments due to noise limits.',
    gold.set(curtailments.filter(one => one.reason === 'noise_limit')),
  )
  ask(
    'conditions',
    'critical alarms that have not been cleared',
    gold.set(alarms.filter(one => one.severity === 'critical' && one.clearedAt === null)),
  )
  ask(
    'conditions',
    'high priority work orders that are scheduled',
    gold.set(workOrders.filter(one => one.priority === 2 && one.state === 'scheduled')),
  )
  ask(
    'logic',
    'gearbox repairs or oil changes that got cancelled',
    gold.set(
      workOrders.filter(one => ['gearbox_repair', 'oil_change'].includes(one.taskType) && one.state === 'cancelled'),
    ),
  )
  ask(
    'logic',
    'technicians from Norway or Denmark, but only those not on call',
    gold.set(technicians.filter(one => ['Norway', 'Denmark'].includes(one.homeBase.country) && !one.isOnCall)),
  )
  ask('range', 'turbines with an availability below 90 %', gold.set(turbines.filter(one => one.availability < 0.9)))
  ask(
    'range',
    'turbines with a hub height of more than 100 metres',
    gold.set(turbines.filter(one => one.hubHeightM > 100)),
  )
  ask(
    'range',
    'work orders estimated at more than 18 hours',
    gold.set(workOrders.filter(one => minutesOf(one.estimatedDuration) > 18 * 60)),
  )
  ask(
    'range',
    'curtailments that lasted between 2 and 4 hours',
    pick.setWithin(curtailments, one => minutesOf(one.duration), 120, 240),
  )
  ask(
    'range',
    'who costs less than 400 a day? (technicians)',
    gold.set(technicians.filter(one => one.dailyRateEur < 400)),
  )
  ask(
    'range',
    'curtailments where at least 80% of the power was cut',
    gold.set(curtailments.filter(one => one.curtailedShare >= 0.8)),
  )
  ask(
    'missing-values',
    'work orders that nobody is assigned to',
    gold.set(workOrders.filter(one => one.technicianIds.length === 0)),
  )
  ask(
    'missing-values',
    'how many alarms were never acknowledged?',
    gold.count(alarms.filter(one => one.acknowledgedBy === null).length),
  )
  ask(
    'missing-values',
    'technicians without supervisor',
    gold.set(technicians.filter(one => one.supervisorId === null)),
  )
  ask(
    'ranking',
    'turbine with the worst availability',
    gold.smallest(turbines, one => one.availability),
  )
  ask(
    'ranking',
    '3 longest curtailments',
    gold.ordered(curtailments, one => minutesOf(one.duration), { count: 3 }),
  )
  ask(
    'ranking',
    "what's our newest wind farm?",
    gold.largest(sites, one => one.commissionedOn),
  )
  ask(
    'ranking',
    'work order with the highest parts cost',
    gold.largest(workOrders, one => one.partsCostEur),
  )
  ask(
    'ranking',
    'list technicians from the cheapest to the most expensive',
    gold.ordered(technicians, one => one.dailyRateEur, { up: true }),
  )
  const unit = turbines[22]!
  ask('lookup', `who makes ${unit.id}?`, gold.text(unit.manufacturer, 'manufacturer'))
  ask('lookup', `when was ${turbines[9]!.id} last serviced`, gold.text(pick.dayAs(turbines[9]!.lastServiceAt), 'lastServiceAt')) // oxfmt-ignore
  const person = technicians[8]!
  ask('lookup', `what's ${person.fullName.split(' ')[0]} ${person.fullName.split(' ')[1]}'s day rate?`, gold.money(person.dailyRateEur, { field: 'dailyRateEur' })) // oxfmt-ignore
  ask('lookup', `mail of technician ${pick.misspell(technicians[4]!.fullName)}`, gold.text(technicians[4]!.email, 'email')) // oxfmt-ignore
  ask('lookup', 'in which region is Isla Ventosa', gold.text('Galicia', 'location.region'))
  ask('lookup', 'grid capacity of Tarn Fell?', gold.plain(pick.nth(sites, one => one.siteName === 'Tarn Fell').gridCapacityMw, { field: 'gridCapacityMw' })) // oxfmt-ignore
  ask(
    'projection',
    'ids and hub heights of the Borealis turbines',
    gold.set(
      turbines.filter(one => one.manufacturer === 'Borealis'),
      { shows: one => [one.id, one.hubHeightM] },
    ),
  )
  ask(
    'projection',
    'Names and home towns of the technicians on call',
    gold.set(
      technicians.filter(one => one.isOnCall),
      { shows: one => [one.fullName, one.homeBase.town] },
    ),
  )
  const running = pick.nth(turbines, one => one.state === 'running', 7)
  ask('yes-no', `is ${running.id} running?`, gold.yes(true))
  ask('yes-no', 'Is Meadow Rise an offshore site?', gold.yes(false))
  ask(
    'yes-no',
    'do we have anyone in Lugo with a high voltage certificate?',
    gold.yes(technicians.some(one => one.homeBase.town === 'Lugo' && one.certifications.includes('high_voltage'))),
  )
}

function time({ ask }: Builder, { windfarm, today, day }: Facts): void {
  const { sites, turbines, technicians, workOrders, curtailments } = windfarm
  const month = pick.shiftMonth(pick.month(today)!, -2)
  ask(
    'dates',
    `work orders planned for ${pick.monthName(month)}`,
    gold.set(workOrders.filter(one => pick.month(one.plannedStart) === month)),
  )
  const year = Number(sites.map(one => pick.year(one.commissionedOn)!).sort()[3])
  ask(
    'dates',
    `sites commissioned before ${year}`,
    gold.set(sites.filter(one => Number(pick.year(one.commissionedOn)) < year)),
  )
  ask(
    'relative-dates',
    'turbines due for service in the next 2 weeks',
    pick.setWithin(turbines, one => one.nextServiceDue, today, day(14)),
  )
  ask(
    'relative-dates',
    'which turbine units have a service date that has already passed?',
    gold.set(turbines.filter(one => one.nextServiceDue < today)),
  )
  ask(
    'relative-dates',
    'whose certification has expired',
    gold.set(technicians.filter(one => one.certifiedUntil < today)),
  )
  ask(
    'relative-dates',
    'how many work orders did we finish in the last 60 days?',
    either(
      ...[-60, -59].flatMap(start =>
        [0, -1].map(
          end =>
          gold.count(workOrders.filter(one => one.finishedAt !== null && one.finishedAt.slice(0, 10) >= day(start) && one.finishedAt.slice(0, 10) <= day(end)).length), // oxfmt-ignore
        ),
      ),
    ),
  )
  const started = curtailments[40]!
  ask(
    'dates',
    `curtailment events that started on ${pick.dayShort(started.startedAt)}`,
    gold.set(curtailments.filter(one => one.startedAt.slice(0, 10) === started.startedAt.slice(0, 10))),
  )
}
