import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { askHarbourCalls } from './harbour-calls.ts'
import { countHarbour } from './harbour-figures.ts'
import { talkHarbour } from './harbour-talk.ts'

/** Set D over the harbour: ships, berths, boxes and incidents; port calls and conversations have files of their own. */
export function askHarbour(facts: Facts): Question[] {
  const builder = createQuestions('d', 'harbour')
  askStock(builder, facts)
  countHarbour(builder, facts)
  askHarbourCalls(builder, facts)
  talkHarbour(builder, facts)
  return builder.questions
}

function askStock({ ask }: ReturnType<typeof createQuestions>, { harbour, today, day }: Facts): void {
  const { operators, vessels, berths, containers, incidents } = harbour
  const year = Number(today.slice(0, 4))
  const type = (code: string) => vessels.filter(one => one.vesselType === code)
  const here = containers.filter(one => one.gateOutOn === null)
  const damage = (one: { estimatedDamage: string | null }) =>
    one.estimatedDamage === null ? null : Number(one.estimatedDamage)

  ask('conditions', 'list all tankers', gold.set(type('TNK')))
  ask(
    'conditions',
    'container ships that can carry more than 15,000 TEU',
    gold.set(type('CNT').filter(one => one.teu! > 15_000)),
  )
  ask(
    'conditions',
    'Which bulk carriers fly the flag of Malta?',
    gold.set(type('BLK').filter(one => one.flag === 'Malta')),
  )
  ask('conditions', 'ships longer than 380 m', gold.set(vessels.filter(one => one.lengthM > 380)))
  ask(
    'conditions',
    'berths with shore power and at least 4 cranes',
    gold.set(berths.filter(one => one.shorePower && one.cranes >= 4)),
  )
  ask(
    'conditions',
    'reefers with dangerous goods inside',
    gold.set(containers.filter(one => one.kind === 'REEFER' && one.hazmat)),
  )
  ask(
    'conditions',
    'how many 45 ft boxes contain wine',
    gold.count(containers.filter(one => one.sizeFt === 45 && one.contents === 'wine').length),
  )
  ask(
    'conditions',
    'containers that customs is holding',
    gold.set(containers.filter(one => one.customs.status === 'held')),
  )
  ask(
    'conditions',
    'open incidents of severity 4 and up',
    gold.set(incidents.filter(one => !one.resolved && one.severity >= 4)),
  )
  ask(
    'conditions',
    'which operators have to pay immediately (0 credit days)?',
    gold.set(operators.filter(one => one.creditDays === 0)),
  )
  ask(
    'logic',
    'tankers or car carriers flying the Norwegian or the Greek flag',
    gold.set(vessels.filter(one => ['TNK', 'RRO'].includes(one.vesselType) && ['Norway', 'Greece'].includes(one.flag))),
  )
  ask(
    'logic',
    'unresolved incidents that are neither spills nor injuries',
    gold.set(incidents.filter(one => !one.resolved && !['spill', 'injury'].includes(one.category))),
  )
  ask(
    'logic',
    'operators from Korea or Greece that are in no alliance',
    gold.set(operators.filter(one => ['KR', 'GR'].includes(one.country) && one.alliance === null)),
  )
  ask(
    'range',
    'berths between 8 and 10 metres deep',
    pick.setWithin(berths, one => one.depthM, 8, 10),
  )
  ask(
    'range',
    `ships built from ${year - 20} to ${year - 18}`,
    gold.set(vessels.filter(one => one.built >= year - 20 && one.built <= year - 18)),
  )
  ask('dates', `vessels built before ${year - 28}`, gold.set(vessels.filter(one => one.built < year - 28)))
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'relative-dates',
    'how many containers were discharged last month?',
    gold.count(containers.filter(one => pick.month(one.dischargedOn) === last).length),
  )
  ask(
    'relative-dates',
    'incidents reported in the past 60 days',
    gold.either(...[-60, -59].map(from => gold.set(incidents.filter(one => one.reportedAt.slice(0, 10) >= day(from))))),
  )
  const old = here.filter(one => one.dischargedOn < day(-300))
  ask('relative-dates', 'which boxes have been standing on the terminal for more than 300 days?', gold.set(old))
  ask('missing-values', 'how many containers are still on the terminal', gold.count(here.length))
  ask(
    'missing-values',
    'Containers without any seal: how many?',
    gold.count(containers.filter(one => one.seals.length === 0).length),
  )
  ask(
    'missing-values',
    'how many incidents have no damage estimate yet?',
    gold.count(incidents.filter(one => one.estimatedDamage === null).length),
  )
  ask(
    'ranking',
    'five longest ships',
    gold.ordered(vessels, one => one.lengthM, { count: 5 }),
  )
  ask(
    'ranking',
    'deepest berth?',
    gold.largest(berths, one => one.depthM),
  )
  ask(
    'ranking',
    'the oldest car carrier',
    gold.smallest(type('RRO'), one => one.built),
  )
  ask('ranking', 'Most expensive incident so far', gold.largest(incidents, damage))
  ask(
    'ranking',
    '3 heaviest hazmat boxes',
    gold.ordered(
      containers.filter(one => one.hazmat),
      one => one.grossWeightKg,
      { count: 3 },
    ),
  )
  const laid = pick.nth(vessels, one => one.laidUp, 2)
  ask('yes-no', `is the ${laid.name} laid up?`, gold.yes(true))
  ask('yes-no', 'Do we have a berth on the Oil Pier with cranes?', gold.yes(false))
  ask('yes-no', 'has any stowaway been found?', gold.yes(true))
  const ship = vessels[10]!
  ask('lookup', `what is the draught of ${ship.name}?`, gold.plain(ship.draughtM, { field: 'draughtM' }))
  ask('lookup', `IMO ${vessels[21]!.imo}`, gold.record(vessels[21]!))
  const box = pick.nth(containers, one => one.customs.status === 'cleared' && one.seals.length > 0, 7)
  ask(
    'lookup',
    `when was ${box.number} cleared by customs?`,
    gold.text(pick.dayAs(box.customs.clearedOn!), 'customs.clearedOn'),
  )
  ask('lookup', `What's inside ${containers[88]!.number}?`, gold.text(containers[88]!.contents, 'contents'))
  ask(
    'lookup',
    'ops email of Royal Maritme',
    gold.text(operators.find(one => one.name === 'Royal Maritime')!.opsEmail, 'opsEmail'),
  )
  ask(
    'projection',
    'number and contents of all held reefers',
    gold.set(
      containers.filter(one => one.kind === 'REEFER' && one.customs.status === 'held'),
      { shows: one => [one.number, one.contents] },
    ),
  )
  ask(
    'projection',
    'names and build year of all laid-up ships',
    gold.set(
      vessels.filter(one => one.laidUp),
      { shows: one => [one.name, one.built] },
    ),
  )
  ask(
    'several',
    'how many ships do we know, and what is the longest one?',
    gold.all(
      gold.mentions([String(vessels.length)]),
      gold.mentions(gold.largest(vessels, one => one.lengthM).items.map(one => (one as { name: string }).name)),
    ),
  )
}
