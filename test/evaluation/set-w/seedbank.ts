import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from '../set-v/choose.ts'
import { called } from './choose.ts'

/** Set W over the seed bank. */
export function askSeedbank({ seedbank, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'seedbank')
  const { species, vaults, accessions, germinationTests: tests } = seedbank
  const kindOf = (id: string) => pick.find(species, id)
  ask('count', 'How many accessions does the seed bank have?', gold.count(accessions.length))
  const threat = pick.rank(species, one => one.threatStatus)[0]!
  ask('filter', `Which species are ${threat.key.replace('_', ' ').toLowerCase()}?`, gold.set(threat.rows))
  ask('filter', 'Which species belong to the family Asteraceae?', gold.set(species.filter(one => one.family === 'Asteraceae'))) // oxfmt-ignore
  ask('join', 'Show the accessions in Vault North.', gold.set(accessions.filter(one => one.vaultId === vaults[0]!.id)))
  ask('group', 'How many accessions are there per country?', gold.map(sizes(accessions, one => one.country, as)))
  ask(
    'top',
    'Which accession is the heaviest?',
    gold.largest(accessions, one => one.weightGrams),
  )
  ask('aggregate', 'How many seeds do we hold in total?', gold.count(pick.sum(accessions, one => one.seedCount)))
  ask('aggregate', 'What is the average germination percent of all tests?', gold.plain(pick.mean(tests, one => one.germinationPercent))) // oxfmt-ignore
  ask('filter', 'Which germination tests failed?', gold.set(tests.filter(one => one.result === 'FAILED')))
  const tested = pick.find(accessions, pick.rank(tests, one => one.accessionId)[0]!.key)
  ask('join', `Show the germination tests of ${tested.accessionNumber}.`, gold.set(tests.filter(one => one.accessionId === tested.id))) // oxfmt-ignore
  ask('group', 'What is the average weight of the accessions per country?', gold.map(measures(accessions, one => one.country, own => pick.mean(own, one => one.weightGrams), as), 'plain')) // oxfmt-ignore
  const collector = pick.rank(accessions, one => one.collector)[1]!
  ask('filter', `What did ${collector.key} collect?`, gold.set(collector.rows))
  ask(
    'top',
    'Which accession was collected first?',
    gold.smallest(accessions, one => one.collectedOn),
  )
  const year = pick.year(day(-700))!
  ask('date', `How many accessions were collected in ${year}?`, gold.count(accessions.filter(one => one.collectedOn.startsWith(year)).length)) // oxfmt-ignore
  ask(
    'top',
    'Which vault is the coldest?',
    gold.smallest(vaults, one => one.temperatureCelsius),
  )
  ask('join', 'Which vault holds the most accessions?', champion(vaults, one => accessions.filter(own => own.vaultId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('join', 'How many accessions are of annual species?', gold.count(accessions.filter(one => kindOf(one.speciesId).isAnnual).length)) // oxfmt-ignore
  ask('lookup', 'What is the scientific name of the cowslip?', called(species[1]!, species[1]!.scientificName))
  const swedish = accessions.filter(one => one.country === 'Sweden')
  talk('followup', ['Show the accessions from Sweden.', gold.set(swedish)], ['How many seeds are that in total?', gold.count(pick.sum(swedish, one => one.seedCount))]) // oxfmt-ignore
  ask('yes-no', 'Is yarrow an annual?', gold.yes(species[6]!.isAnnual))
  ask('threshold', 'In which tests did less than 30 percent germinate?', gold.set(tests.filter(one => one.germinationPercent < 30))) // oxfmt-ignore
  const failed = pick.distinct(tests.filter(one => one.result === 'FAILED').map(one => pick.find(accessions, one.accessionId).speciesId)) // oxfmt-ignore
  ask('join', 'Which species have a failed germination test?', gold.set(species.filter(one => failed.includes(one.id)))) // oxfmt-ignore
  ask('missing', 'How tall does the cornflower grow?', gold.unknown())
  return questions
}
