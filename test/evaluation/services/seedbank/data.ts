import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const SPECIES = [
  ['Papaver rhoeas', 'Common poppy', 'Papaveraceae'],
  ['Primula veris', 'Cowslip', 'Primulaceae'],
  ['Centaurea cyanus', 'Cornflower', 'Asteraceae'],
  ['Quercus robur', 'Pedunculate oak', 'Fagaceae'],
  ['Betula pendula', 'Silver birch', 'Betulaceae'],
  ['Leucanthemum vulgare', 'Oxeye daisy', 'Asteraceae'],
  ['Achillea millefolium', 'Yarrow', 'Asteraceae'],
  ['Briza media', 'Quaking grass', 'Poaceae'],
  ['Galium verum', 'Lady’s bedstraw', 'Rubiaceae'],
  ['Silene dioica', 'Red campion', 'Caryophyllaceae'],
  ['Lotus corniculatus', 'Bird’s-foot trefoil', 'Fabaceae'],
  ['Festuca ovina', 'Sheep’s fescue', 'Poaceae'],
  ['Fagus sylvatica', 'European beech', 'Fagaceae'],
  ['Trifolium pratense', 'Red clover', 'Fabaceae'],
] as const
const VAULTS = [
  ['Vault North', -20],
  ['Vault South', -18],
  ['Cold Room 1', 4],
  ['Cryo Tank', -180],
] as const
export const THREATS = ['LEAST_CONCERN', 'NEAR_THREATENED', 'VULNERABLE', 'ENDANGERED'] as const

export type SeedbankData = ReturnType<typeof createSeedbankData>

/** 14 species, 4 vaults, 60 accessions and 75 germination tests. */
export function createSeedbankData(clock: Date) {
  const random = createRandom(20_26_421)
  const { day } = createDays(clock)
  const global = (kind: string, number: number) => Buffer.from(`${kind}:${number}`).toString('base64')
  const species = SPECIES.map(([scientificName, commonName, family], index) => ({
    id: global('Species', index + 1),
    scientificName: scientificName as string,
    commonName: commonName as string,
    family: family as string,
    threatStatus: random.pick(THREATS) as string,
    isAnnual: random.chance(0.4),
  }))
  const vaults = VAULTS.map(([name, temperature], index) => ({
    id: global('Vault', index + 1),
    name: name as string,
    temperatureCelsius: temperature as number,
    capacity: 100 * random.whole(2, 9),
  }))
  const collectors = createPeopleOf(12_121, 7, 'seedtrust.example')
  const accessions = Array.from({ length: 60 }, (_, index) => ({
    id: global('Accession', 301 + index),
    accessionNumber: `SB-${2018 + (index % 8)}-${String(101 + index)}`,
    speciesId: random.pick(species).id,
    vaultId: random.pick(vaults).id,
    collector: (({ firstName, lastName }) => `${firstName} ${lastName}`)(random.pick(collectors)),
    collectedOn: day(-random.whole(30, 2400)),
    country: random.pick(['United Kingdom', 'France', 'Slovenia', 'Sweden']),
    seedCount: 50 * random.whole(4, 220),
    weightGrams: random.whole(2, 900) / 2,
  }))
  const germinationTests = Array.from({ length: 75 }, (_, index) => {
    const seedsSown = random.pick([25, 50, 100])
    return {
      id: global('GerminationTest', 801 + index),
      accessionId: random.pick(accessions).id,
      startedOn: day(-random.whole(5, 400)),
      seedsSown,
      germinationPercent: random.whole(12, 99),
      result: random.pick(['PASSED', 'PASSED', 'FAILED', 'RETEST']),
    }
  })
  return { species, vaults, accessions, germinationTests }
}
