import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups } from './readings.ts'

const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000

/** Port calls, and what joins ships, berths, boxes and incidents to them. */
export function askHarbourCalls({ ask }: ReturnType<typeof createQuestions>, { harbour, today, day }: Facts): void {
  const { operators, vessels, berths, portCalls, containers, incidents } = harbour
  const ship = (imo: number) => pick.find(vessels, imo)
  const call = (ref: string) => pick.find(portCalls, ref)
  const operatorOf = (one: { operator: string }) => pick.find(operators, one.operator)
  const dues = (one: { harbourDues: string }) => Number(one.harbourDues)
  const expected = portCalls.filter(one => one.status === 'expected')
  const atBerth = portCalls.filter(one => one.status === 'at_berth')

  ask(
    'conditions',
    'which calls need 4 tugs and come from Rotterdam?',
    gold.set(portCalls.filter(one => one.tugs === 4 && one.lastPort === 'Rotterdam')),
  )
  ask('conditions', 'expected calls that have no berth yet', gold.set(expected.filter(one => one.berth === null)))
  ask(
    'conditions',
    'how many port calls arrived later than their eta?',
    gold.count(portCalls.filter(one => one.ata !== null && one.ata > one.eta).length),
  )
  ask('conditions', 'calls with harbour dues above 47,000', gold.set(portCalls.filter(one => dues(one) > 47_000)))
  const month = pick.shiftMonth(pick.month(today)!, -3)
  ask(
    'dates',
    `how many ships arrived in ${pick.monthName(month)}?`,
    gold.either(
      gold.count(portCalls.filter(one => pick.month(one.ata) === month).length),
      gold.count(pick.distinct(portCalls.filter(one => pick.month(one.ata) === month).map(one => one.vessel)).length),
    ),
  )
  ask(
    'relative-dates',
    'calls expected within the next week',
    gold.either(
      gold.set(expected.filter(one => one.eta.slice(0, 10) <= day(7))),
      gold.set(expected.filter(one => one.eta.slice(0, 10) < day(7))),
    ),
  )
  ask(
    'relative-dates',
    'how many ships left in the last 30 days',
    gold.either(
      gold.count(portCalls.filter(one => one.atd !== null && one.atd.slice(0, 10) >= day(-30)).length),
      gold.count(portCalls.filter(one => one.atd !== null && one.atd.slice(0, 10) > day(-30)).length),
      gold.count(
        pick.distinct(
          portCalls.filter(one => one.atd !== null && one.atd.slice(0, 10) >= day(-30)).map(one => one.vessel),
        ).length,
      ),
    ),
  )
  ask(
    'missing-values',
    'How many calls had no pilot?',
    gold.either(
      gold.count(portCalls.filter(one => one.pilot === null).length),
      gold.count(portCalls.filter(one => one.pilot === null && one.status !== 'expected').length),
    ),
  )
  ask('ranking', 'top 5 port calls by harbour dues', gold.ordered(portCalls, dues, { count: 5 }))
  ask(
    'ranking',
    'next ship to arrive?',
    gold.either(
      gold.smallest(expected, one => one.eta),
      gold.record(ship(expected.toSorted((a, b) => (a.eta < b.eta ? -1 : 1))[0]!.vessel)),
    ),
  )
  const sailed = portCalls.filter(one => one.ata !== null && one.atd !== null)
  ask(
    'ranking',
    'which call stayed in port the longest',
    gold.largest(sailed, one => hours(one.ata!, one.atd!)),
  )
  ask(
    'aggregate',
    'sum of the harbour dues of all sailed calls',
    gold.money(
      pick.sum(
        portCalls.filter(one => one.status === 'sailed'),
        dues,
      ),
    ),
  )
  ask('aggregate', 'average number of tugs per call', gold.plain(pick.mean(portCalls, one => one.tugs)))
  ask(
    'aggregate',
    'highest harbour dues a ship coming from Busan ever paid',
    gold.either(
      gold.money(
        pick.most(
          portCalls.filter(one => one.lastPort === 'Busan'),
          dues,
        ),
        { field: 'harbourDues' },
      ),
      gold.largest(
        portCalls.filter(one => one.lastPort === 'Busan'),
        dues,
      ),
    ),
  )
  ask(
    'share',
    'what percentage of the port calls were cancelled',
    gold.percent(pick.ratio(portCalls.filter(one => one.status === 'cancelled').length, portCalls.length)),
  )
  ask(
    'group',
    'port calls per last port',
    gold.map(pick.rank(portCalls, one => one.lastPort).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'how often did each pilot come?',
    gold.map(pick.rank(portCalls, one => one.pilot?.name).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'next ports with fewer than 28 calls',
    groups(
      pick
        .rank(portCalls, one => one.nextPort)
        .filter(({ rows }) => rows.length < 28)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const sampleCall = pick.nth(portCalls, one => one.status === 'sailed' && one.tugs > 1, 60)
  ask('lookup', `status of ${sampleCall.ref}?`, gold.text('sailed', 'status'))
  ask('lookup', `who was the pilot on ${sampleCall.ref}`, gold.text(sampleCall.pilot!.name))
  ask(
    'projection',
    'ref, eta and next port of the expected calls with 3 or more tugs',
    gold.set(
      expected.filter(one => one.tugs >= 3),
      { shows: one => [one.ref, one.eta, one.nextPort] },
    ),
  )
  ask('yes-no', 'is anybody coming from Halifax soon?', gold.yes(expected.some(one => one.lastPort === 'Halifax')))

  ask(
    'join',
    'names of the ships that are at berth now',
    gold.set(pick.distinct(atBerth.map(one => one.vessel)).map(ship), { shows: one => [one.name] }),
  )
  const tamar = vessels[0]!
  ask(
    'join',
    `how many times has the ${tamar.name} called here?`,
    gold.either(
      gold.count(portCalls.filter(one => one.vessel === tamar.imo).length),
      gold.count(portCalls.filter(one => one.vessel === tamar.imo && one.ata !== null).length),
    ),
  )
  ask(
    'join',
    `which company operates the ${vessels[8]!.name}?`,
    gold.either(gold.text(operatorOf(vessels[8]!).name), gold.record(operatorOf(vessels[8]!))),
  )
  ask('join', 'ships of Meridian Lines', gold.set(vessels.filter(one => operatorOf(one).name === 'Meridian Lines')))
  ask(
    'join',
    'how many vessels belong to operators of the Trident alliance',
    gold.count(vessels.filter(one => operatorOf(one).alliance === 'Trident').length),
  )
  ask(
    'join',
    'operators without a single ship',
    gold.set(operators.filter(one => !vessels.some(({ operator }) => operator === one.code))),
  )
  ask(
    'join',
    'which container ships have called here more than 7 times?',
    gold.either(
      ...[portCalls, portCalls.filter(one => one.ata !== null)].map(calls =>
        gold.set(
          vessels.filter(
            one => one.vesselType === 'CNT' && calls.filter(({ vessel }) => vessel === one.imo).length > 7,
          ),
        ),
      ),
    ),
  )
  const quayCalls = portCalls.filter(one => one.berth !== null)
  ask(
    'join',
    'port calls by quay',
    gold.map(
      pick.rank(quayCalls, one => pick.find(berths, one.berth!).quay).map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const bySize = containers.filter(one => ship(call(one.portCall).vessel).name === tamar.name)
  ask('join', `how many containers came with the ${tamar.name}?`, gold.count(bySize.length))
  ask(
    'join',
    'hazmat containers brought by ships under the Greek flag',
    gold.set(containers.filter(one => one.hazmat && ship(call(one.portCall).vessel).flag === 'Greece')),
  )
  ask(
    'join',
    'incidents on tankers',
    gold.set(incidents.filter(one => ship(call(one.portCall).vessel).vesselType === 'TNK')),
  )
  ask(
    'join',
    'total harbour dues paid by ships of Silver Shipping',
    gold.money(
      pick.sum(
        portCalls.filter(one => operatorOf(ship(one.vessel)).name === 'Silver Shipping'),
        dues,
      ),
    ),
  )
  const firm = pick
    .rank(incidents, one => ship(call(one.portCall).vessel).imo)
    .filter(({ rows }, _, all) => rows.length === all[0]!.rows.length)
  ask(
    'join',
    'which ship had the most incidents?',
    gold.either(gold.record(...firm.map(({ key }) => ship(key))), gold.set(firm.map(({ key }) => ship(key)))),
  )
  const arrivals = portCalls.filter(one => one.ata !== null)
  const favourites = [quayCalls, arrivals].flatMap(calls => {
    const ranked = pick.rank(calls, one => one.berth)
    return ranked.filter(({ rows }) => rows.length === ranked[0]!.rows.length).map(({ key }) => pick.find(berths, key))
  })
  ask(
    'join',
    'which berth was used most often?',
    gold.either(gold.record(...pick.distinct(favourites)), ...favourites.map(({ code }) => gold.text(code))),
  )
  const spill = pick.nth(incidents, one => one.category === 'spill', 2)
  ask(
    'join',
    `which ship caused incident ${spill.id}?`,
    gold.either(gold.record(ship(call(spill.portCall).vessel)), gold.text(ship(call(spill.portCall).vessel).name)),
  )
}
