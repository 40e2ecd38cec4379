import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { talkHarbour } from './harbour-talk.ts'

const { either } = gold

/** Set E over the harbour: written with set D, asked only when the work on the engine is done. */
export function askHarbour(facts: Facts): Question[] {
  const { harbour, today, day } = facts
  const builder = createQuestions('e', 'harbour')
  const { ask, questions } = builder
  const { operators, vessels, berths, portCalls, containers, incidents } = harbour
  const ship = (imo: number) => pick.find(vessels, imo)
  const call = (ref: string) => pick.find(portCalls, ref)
  const dues = (one: { harbourDues: string }) => Number(one.harbourDues)

  ask(
    'conditions',
    'refrigerated containers holding frozen fish',
    gold.set(containers.filter(one => one.kind === 'REEFER' && one.contents === 'frozen fish')),
  )
  ask(
    'conditions',
    'berths on the Delta Quay that can take a draught of 14 m',
    either(
      gold.set(berths.filter(one => one.quay === 'Delta Quay' && one.depthM >= 14)),
      gold.set(berths.filter(one => one.quay === 'Delta Quay' && one.depthM > 14)),
    ),
  )
  ask(
    'conditions',
    'vessels from Singapore that are not laid up and over 300 m long',
    gold.set(vessels.filter(one => one.flag === 'Singapore' && !one.laidUp && one.lengthM > 300)),
  )
  ask(
    'logic',
    'containers with solvents or paint that customs have not cleared yet',
    gold.set(
      containers.filter(one => ['solvents', 'paint'].includes(one.contents) && one.customs.status !== 'cleared'),
    ),
  )
  ask(
    'range',
    'vessels with a capacity of 2,000 to 4,000 TEU',
    pick.setWithin(vessels, one => one.teu, 2000, 4000),
  )
  const month = pick.shiftMonth(pick.month(today)!, -4)
  ask(
    'dates',
    `how many incidents were reported in or after ${pick.monthName(month)}?`,
    gold.count(incidents.filter(one => pick.month(one.reportedAt)! >= month).length),
  )
  const arrivedFrom = (start: number, end: number) =>
    gold.count(
      portCalls.filter(one => one.ata !== null && one.ata.slice(0, 10) >= day(start) && one.ata.slice(0, 10) < day(end))
        .length,
    )
  const monday = (Date.parse(today) / 86_400_000 + 3) % 7
  const sunday = (monday + 1) % 7
  ask(
    'relative-dates',
    'how many containers were discharged in the last 3 weeks?',
    either(...[-21, -20].map(start => gold.count(containers.filter(one => one.dischargedOn >= day(start)).length))),
  )
  ask(
    'relative-dates',
    'how many port calls arrived last week',
    either(
      arrivedFrom(-monday - 7, -monday),
      arrivedFrom(-sunday - 7, -sunday),
      arrivedFrom(-7, 1),
      arrivedFrom(-6, 1),
      arrivedFrom(-7, 0),
    ),
  )
  ask(
    'missing-values',
    'operators that belong to no alliance',
    gold.set(operators.filter(one => one.alliance === null)),
  )
  ask(
    'ranking',
    'shortest berth?',
    gold.smallest(berths, one => one.lengthM),
  )
  ask(
    'ranking',
    '4 vessels with the largest TEU capacity',
    gold.ordered(vessels, one => one.teu, { count: 4 }),
  )
  ask(
    'aggregate',
    'how much do all containers still in the terminal weigh together?',
    gold.plain(
      pick.sum(
        containers.filter(one => one.gateOutOn === null),
        one => one.grossWeightKg,
      ),
    ),
  )
  ask(
    'aggregate',
    'median harbour dues of sailed calls',
    gold.money(
      pick.median(
        portCalls.filter(one => one.status === 'sailed'),
        dues,
      ),
    ),
  )
  ask(
    'share',
    'how many percent of the berths offer shore power',
    gold.percent(pick.ratio(berths.filter(one => one.shorePower).length, berths.length)),
  )
  ask(
    'group',
    'incidents per severity',
    gold.map(pick.rank(incidents, one => one.severity).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'countries with 5 or more operators',
    groups(
      pick
        .rank(operators, one => one.country)
        .filter(({ rows }) => rows.length >= 5)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const from = (port: string) => portCalls.filter(one => one.lastPort === port).length
  ask(
    'compare',
    'do more calls come from Gdansk or from Hamburg?',
    more([gold.spelled('Gdansk'), from('Gdansk')], [gold.spelled('Hamburg'), from('Hamburg')]),
  )
  const severe = incidents.filter(one => one.severity === 5)
  ask('yes-no', 'have all severity 5 incidents been resolved?', gold.yes(severe.every(one => one.resolved)))
  ask(
    'projection',
    'code, quay and depth of the berths with 6 cranes',
    gold.set(
      berths.filter(one => one.cranes === 6),
      { shows: one => [one.code, one.quay, one.depthM] },
    ),
  )
  const boat = vessels[40]!
  ask('lookup', `which flag does ${boat.name} fly?`, gold.text(boat.flag, 'flag'))
  const sealed = pick.nth(containers, one => one.seals.length === 2, 5)
  ask(
    'lookup',
    `seal numbers of ${sealed.number}`,
    either(
      gold.set(sealed.seals),
      gold.set([sealed], { shows: one => one.seals }),
      gold.mentions(...sealed.seals.map(one => [one])),
    ),
  )
  ask(
    'join',
    'total dues of calls at the Oil Pier',
    either(
      ...[portCalls, portCalls.filter(one => one.ata !== null)].map(calls =>
        gold.money(
          pick.sum(
            calls.filter(one => one.berth !== null && pick.find(berths, one.berth).quay === 'Oil Pier'),
            dues,
          ),
        ),
      ),
    ),
  )
  ask(
    'join',
    'names of the vessels that had a spill',
    gold.set(
      pick.distinct(incidents.filter(one => one.category === 'spill').map(one => ship(call(one.portCall).vessel))),
      { shows: one => [one.name] },
    ),
  )
  ask(
    'join',
    'containers per flag of the vessel that brought them',
    gold.map(
      pick.rank(containers, one => ship(call(one.portCall).vessel).flag).map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const hansa = operators.find(one => one.name === 'Hansa Maritime') ?? operators[0]!
  const fleet = vessels.filter(one => one.operator === hansa.code)
  ask(
    'join',
    `how many vessels does ${hansa.name} have?`,
    fleet.length > 0 ? gold.count(fleet.length) : either(gold.count(0), gold.empty()),
  )
  ask(
    'several',
    'number of berths? and of open incidents?',
    gold.figures(gold.count(berths.length), gold.count(incidents.filter(one => !one.resolved).length)),
  )
  talkHarbour(builder, facts)
  return questions
}
