import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { groups, more } from './readings.ts'

/** Figures, groups and comparisons of ships, berths, boxes and incidents. */
export function countHarbour({ ask }: ReturnType<typeof createQuestions>, { harbour }: Facts): void {
  const { vessels, berths, containers, incidents } = harbour
  const type = (code: string) => vessels.filter(one => one.vesselType === code)
  const damage = (one: { estimatedDamage: string | null }) =>
    one.estimatedDamage === null ? null : Number(one.estimatedDamage)

  ask('aggregate', 'total TEU capacity of all container ships', gold.plain(pick.sum(type('CNT'), one => one.teu)))
  ask(
    'aggregate',
    'avg gross weight of tank containers',
    gold.plain(
      pick.mean(
        containers.filter(one => one.kind === 'TANK'),
        one => one.grossWeightKg,
      ),
    ),
  )
  ask(
    'aggregate',
    'How many cranes are there on the East Quay?',
    gold.count(
      pick.sum(
        berths.filter(one => one.quay === 'East Quay'),
        one => one.cranes,
      ),
    ),
  )
  ask(
    'aggregate',
    'what is the estimated damage of all unresolved incidents together?',
    gold.money(
      pick.sum(
        incidents.filter(one => !one.resolved),
        damage,
      ),
    ),
  )
  ask(
    'aggregate',
    'how many flags do our ships sail under',
    gold.count(pick.distinct(vessels.map(one => one.flag)).length),
  )
  ask(
    'share',
    'what part of the containers is hazmat? in percent',
    gold.percent(pick.ratio(containers.filter(one => one.hazmat).length, containers.length)),
  )
  ask(
    'share',
    'share of incidents that were resolved',
    gold.percent(pick.ratio(incidents.filter(one => one.resolved).length, incidents.length)),
  )
  ask(
    'group',
    'boxes per size',
    gold.map(
      pick.rank(containers, one => one.sizeFt).map(({ key, rows }) => [gold.spelled(key, `${key} ft`), rows.length]),
    ),
  )
  const shipKinds: Record<string, string[]> = {
    CNT: ['container ship', 'container ships'],
    BLK: ['bulk carrier', 'bulk carriers'],
    TNK: ['tanker', 'tankers'],
    RRO: ['car carrier', 'car carriers'],
  }
  ask(
    'group',
    'average length by type of vessel',
    gold.map(
      pick
        .rank(vessels, one => one.vesselType)
        .map(({ key, rows }) => [gold.spelled(key, ...shipKinds[key]!), pick.mean(rows, one => one.lengthM)]),
    ),
  )
  ask(
    'group',
    'incidents by category, only severity 3 or worse',
    gold.map(
      pick
        .rank(
          incidents.filter(one => one.severity >= 3),
          one => one.category,
        )
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'group',
    'flags with more than 13 ships',
    groups(
      pick
        .rank(vessels, one => one.flag)
        .filter(({ rows }) => rows.length > 13)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask('group', 'what do most containers contain?', gold.text(pick.rank(containers, one => one.contents)[0]!.key))
  ask(
    'compare',
    'are there more tankers or more bulkers?',
    type('TNK').length === type('BLK').length
      ? gold.either(
          gold.figures(gold.count(16), gold.count(16)),
          gold.mentions(['same', 'equal', 'as many', 'both', 'tie']),
        )
      : more(
          [gold.spelled('TNK', 'tankers'), type('TNK').length],
          [gold.spelled('BLK', 'bulk carriers', 'bulkers'), type('BLK').length],
        ),
  )
  const cleared = (kind: string) =>
    containers.filter(one => one.kind === kind && one.customs.status === 'cleared').length
  ask(
    'compare',
    'were more open tops cleared than reefers?',
    gold.either(
      gold.yes(cleared('OPEN_TOP') > cleared('REEFER')),
      more(
        [gold.spelled('OPEN_TOP', 'open tops'), cleared('OPEN_TOP')],
        [gold.spelled('REEFER', 'reefers'), cleared('REEFER')],
      ),
    ),
  )
}
