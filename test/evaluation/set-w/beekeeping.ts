import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, nameOf, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { called, perOwner } from './choose.ts'

/** Set W over the beekeepers. */
export function askBeekeeping({ beekeeping, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'beekeeping')
  const { beekeepers, apiaries, hives, hiveInspections: inspections, harvests } = beekeeping
  const at = (name: string) => hives.filter(one => one.apiaryId === apiaries.find(own => own.name === name)!.id)
  ask('count', 'How many hives do the beekeepers have?', gold.count(hives.length))
  ask('filter', 'Which hives are aggressive?', gold.set(hives.filter(one => one.temper === 'Aggressive')))
  ask('filter', 'List the hives with a Buckfast queen.', gold.set(hives.filter(one => one.queenBreed === 'Buckfast')))
  ask('join', 'Show the hives at Clover Bank.', gold.set(at('Clover Bank')))
  ask('group', 'How many hives are there per apiary?', gold.map(perOwner(apiaries, one => one.name, hives, one => one.apiaryId))) // oxfmt-ignore
  ask('group', 'How many hives are there of each queen breed?', gold.map(sizes(hives, one => one.queenBreed, as)))
  ask('aggregate', 'How many kilograms of honey were harvested in total?', gold.plain(pick.sum(harvests, one => one.kilograms))) // oxfmt-ignore
  ask('aggregate', 'What is the average varroa count?', gold.plain(pick.mean(inspections, one => one.varroaCount)))
  ask(
    'top',
    'Which inspection found the highest varroa count?',
    gold.largest(inspections, one => one.varroaCount),
  )
  ask('filter', 'In which inspections was the queen not seen?', gold.set(inspections.filter(one => !one.queenSeen)))
  ask('group', 'How many kilograms were harvested of each honey type?', gold.map(pick.rank(harvests, one => one.honeyType).map(({ key, rows }) => [as(key), pick.sum(rows, one => one.kilograms)]), 'plain')) // oxfmt-ignore
  ask('join', 'Which hive gave the most honey?', champion(hives, one => pick.sum(harvests.filter(own => own.hiveId === one.id), own => own.kilograms), one => one.code)) // oxfmt-ignore
  const owner = pick.find(beekeepers, apiaries[5]!.beekeeperId)
  ask('join', 'Who is the beekeeper of Saltmarsh?', called(owner, nameOf(owner)))
  ask('filter', 'Which hives are no longer active?', gold.set(hives.filter(one => !one.isActive)))
  const checked = pick.find(hives, pick.rank(inspections, one => one.hiveId)[0]!.key)
  ask('join', `Show the inspections of hive ${checked.code}.`, gold.set(inspections.filter(one => one.hiveId === checked.id))) // oxfmt-ignore
  const last = pick.rank(inspections.filter(one => one.hiveId === checked.id), one => one.inspectedOn).map(one => one.key).sort().at(-1)! // oxfmt-ignore
  ask('lookup', `When was hive ${checked.code} last inspected?`, gold.either(gold.text(pick.dayAs(last), 'inspectedOn'), gold.record(...inspections.filter(one => one.hiveId === checked.id && one.inspectedOn === last)))) // oxfmt-ignore
  ask('join', 'Which hives have never been inspected?', gold.set(hives.filter(one => inspections.every(own => own.hiveId !== one.id)))) // oxfmt-ignore
  const place = pick.find(apiaries, pick.rank(hives, one => one.apiaryId)[0]!.key)
  const theirs = harvests.filter(one => at(place.name).some(own => own.id === one.hiveId))
  ask('join', `How many kilograms were harvested at ${place.name}?`, gold.plain(pick.sum(theirs, one => one.kilograms)))
  const from = day(-90)
  ask('date', `Which harvests were made after ${pick.dayName(from)}?`, gold.either(gold.set(harvests.filter(one => one.harvestedOn > from)), gold.set(harvests.filter(one => one.harvestedOn >= from)))) // oxfmt-ignore
  ask('threshold', 'Which apiaries lie higher than 150 metres?', gold.set(apiaries.filter(one => one.altitudeMetres > 150))) // oxfmt-ignore
  const young = hives.filter(one => one.frames > 15)
  talk('followup', ['Which hives have more than 15 frames?', gold.set(young)], ['Which of those are calm?', gold.set(young.filter(one => one.temper === 'Calm'))]) // oxfmt-ignore
  ask('yes-no', `Is hive ${hives[9]!.code} active?`, gold.yes(hives[9]!.isActive))
  const wild = pick.nth(hives, one => one.temper === 'Nervous', 3)
  ask('write', `Change the temper of hive ${wild.code} to calm.`, gold.updated('beekeeping.hives', wild, { temper: 'Calm' })) // oxfmt-ignore
  ask('missing', `How many bees live in hive ${hives[4]!.code}?`, gold.unknown())
  return questions
}
