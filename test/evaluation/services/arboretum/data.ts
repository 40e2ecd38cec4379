import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface GardenSection {
  id: number
  name: string
  type: string
  areaSqm: number
  isPublic: boolean
  climate: { minTemperature: number; maxTemperature: number; humidity: number } | null
  headGardenerId: number | null
}
export interface Gardener {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  role: string
  weeklyHours: number
  languages: string[]
  startedOn: string
}
export interface PlantSpecies {
  id: number
  latinName: string
  commonName: string
  family: string
  nativeTo: string
  conservationStatus: string
  floweringMonths: string[]
  isPoisonous: boolean
}
export interface GardenPlant {
  id: number
  accessionNumber: string
  speciesId: number
  sectionId: number
  plantedOn: string
  heightCm: number
  health: string
  lastInspectedOn: string | null
  sponsor: { name: string; yearlyAmount: number; since: string } | null
}
export interface CareTask {
  id: number
  plantId: number
  assigneeId: number | null
  type: string
  priority: string
  status: string
  dueOn: string
  doneOn: string | null
  minutes: number | null
}
export interface GardenTour {
  id: number
  title: string
  guideId: number
  language: string
  startsAt: string
  durationMinutes: number
  price: number
  maxGuests: number
  bookedGuests: number
  status: string
}

export const SECTION_TYPES = ['glasshouse', 'outdoor', 'woodland', 'nursery'] as const
export const GARDENER_ROLES = ['head_gardener', 'gardener', 'apprentice', 'volunteer'] as const
export const REGIONS_OF_ORIGIN = ['Asia', 'Africa', 'South America', 'North America', 'Europe', 'Oceania'] as const
export const CONSERVATION = ['least_concern', 'near_threatened', 'vulnerable', 'endangered', 'critically_endangered'] as const // oxfmt-ignore
export const PLANT_HEALTH = ['thriving', 'fair', 'poor', 'dead'] as const
export const CARE_TYPES = ['watering', 'pruning', 'repotting', 'fertilizing', 'pest_control'] as const
export const PRIORITIES = ['low', 'normal', 'high'] as const
export const CARE_STATUSES = ['open', 'done', 'skipped'] as const
export const TOUR_LANGUAGES = ['English', 'German', 'French', 'Spanish'] as const
export const TOUR_STATUSES = ['planned', 'held', 'called_off'] as const

const SECTIONS: [name: string, type: string, area: number][] = [
  ['Palm House', 'glasshouse', 1240],
  ['Orchid Room', 'glasshouse', 310],
  ['Desert House', 'glasshouse', 540],
  ['Alpine Slope', 'outdoor', 2100],
  ['Fern Gully', 'woodland', 1850],
  ['Rose Walk', 'outdoor', 960],
  ['Maple Grove', 'woodland', 7400],
  ['Lily Pond', 'outdoor', 720],
  ['Propagation Yard', 'nursery', 430],
  ['Quarantine House', 'nursery', 120],
]
/** Names, family, origin, status, months, poison, and the place of its section. */
const SPECIES: [
  latin: string,
  common: string,
  family: string,
  from: string,
  status: string,
  months: string,
  poison: boolean,
  at: number,
][] = [
  ['Howea forsteriana', 'Kentia Palm', 'Arecaceae', 'Oceania', 'vulnerable', 'November December', false, 0],
  ['Cycas revoluta', 'Sago Cycad', 'Cycadaceae', 'Asia', 'least_concern', 'June', true, 0],
  ['Phoenix theophrasti', 'Cretan Date Palm', 'Arecaceae', 'Europe', 'near_threatened', 'April May', false, 0],
  ['Paphiopedilum rothschildianum', 'Kinabalu Slipper Orchid', 'Orchidaceae', 'Asia', 'critically_endangered', 'April May', false, 1], // oxfmt-ignore
  ['Cattleya labiata', 'Ruby Cattleya', 'Orchidaceae', 'South America', 'vulnerable', 'September October', false, 1],
  ['Vanilla planifolia', 'Flat-leaved Vanilla', 'Orchidaceae', 'North America', 'endangered', 'May June', false, 1],
  ['Echinocactus grusonii', 'Golden Barrel Cactus', 'Cactaceae', 'North America', 'endangered', 'June July', false, 2],
  ['Aloe polyphylla', 'Spiral Aloe', 'Asphodelaceae', 'Africa', 'critically_endangered', 'August September', false, 2],
  ['Welwitschia mirabilis', 'Tree Tumbo', 'Welwitschiaceae', 'Africa', 'least_concern', '', false, 2],
  ['Gentiana acaulis', 'Stemless Gentian', 'Gentianaceae', 'Europe', 'least_concern', 'May June July', false, 3],
  ['Leontopodium nivale', 'Snow Edelweiss', 'Asteraceae', 'Europe', 'least_concern', 'July August', false, 3],
  ['Dicksonia antarctica', 'Soft Tree Fern', 'Dicksoniaceae', 'Oceania', 'least_concern', '', false, 4],
  ['Digitalis purpurea', 'Foxglove', 'Plantaginaceae', 'Europe', 'least_concern', 'June July August', true, 4],
  ['Rosa moyesii', 'Geranium Rose', 'Rosaceae', 'Asia', 'least_concern', 'June', false, 5],
  ['Rosa rugosa', 'Ramanas Rose', 'Rosaceae', 'Asia', 'least_concern', 'June July August', false, 5],
  ['Acer palmatum', 'Smooth Japanese Maple', 'Sapindaceae', 'Asia', 'least_concern', 'April May', false, 6],
  ['Acer griseum', 'Paperbark Maple', 'Sapindaceae', 'Asia', 'endangered', 'May', false, 6],
  ['Sequoiadendron giganteum', 'Giant Sequoia', 'Cupressaceae', 'North America', 'endangered', '', false, 6],
  ['Taxus baccata', 'English Yew', 'Taxaceae', 'Europe', 'least_concern', 'March April', true, 6],
  [
    'Victoria amazonica',
    'Amazon Water Lily',
    'Nymphaeaceae',
    'South America',
    'least_concern',
    'July August',
    false,
    7,
  ],
  ['Nelumbo nucifera', 'Sacred Lotus', 'Nelumbonaceae', 'Asia', 'least_concern', 'July August', false, 7],
  [
    'Brugmansia arborea',
    'Angel Trumpet',
    'Solanaceae',
    'South America',
    'critically_endangered',
    'July August',
    true,
    8,
  ],
  ['Franklinia alatamaha', 'Franklin Tree', 'Theaceae', 'North America', 'critically_endangered', 'August', false, 8],
  ['Encephalartos woodii', 'Wood Cycad', 'Zamiaceae', 'Africa', 'critically_endangered', '', true, 0],
]
const TOURS = ['Secrets of the Palm House', 'Deadly Beauties', 'Orchids for Beginners', 'Evening in the Grove', 'Giants and Dwarfs', 'Water Plants at Noon'] // oxfmt-ignore
const SPONSORS = ['Rotary Club', 'Bennett & Sons', 'Primary School West', 'Marta Lindgren', 'Green Bank', 'Otis Fairfax', 'The Halloway Family', 'Savings Bank'] // oxfmt-ignore

export type ArboretumData = ReturnType<typeof createArboretumData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 10 sections, 24 gardeners, 24 species, 150 plants, 320 care tasks and 72 tours. */
export function createArboretumData(clock: Date) {
  const random = createRandom(73_401)
  const days = createDays(clock)
  const gardeners = createPeopleOf(73_403, 24, 'lindenhof.example').map((one, index): Gardener => {
    const role = index < 5 ? 'head_gardener' : random.pick(['gardener', 'gardener', 'gardener', 'apprentice', 'volunteer']) // oxfmt-ignore
    return {
      id: 61 + index,
      firstName: one.firstName,
      lastName: one.lastName,
      email: one.email,
      phone: random.chance(0.15) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      role,
      weeklyHours: role === 'volunteer' ? random.whole(4, 12) : random.pick([20, 30, 37.5, 40]),
      languages: ['English', ...TOUR_LANGUAGES.slice(1).filter(() => random.chance(0.25))],
      startedOn: days.day(-40 - random.whole(0, 5000)),
    }
  })
  const sections = SECTIONS.map(([name, type, areaSqm], index): GardenSection => ({
    id: 1 + index,
    name,
    type,
    areaSqm,
    isPublic: type !== 'nursery',
    climate: type === 'glasshouse' || index === 9 ? { minTemperature: [18, 16, 8, 0, 0, 0, 0, 0, 0, 14][index]!, maxTemperature: 24 + 3 * (index % 4), humidity: [80, 75, 25, 0, 0, 0, 0, 0, 0, 60][index]! } : null, // oxfmt-ignore
    headGardenerId: index === 9 ? null : gardeners[index % 5]!.id,
  }))
  const species = SPECIES.map(
    ([latinName, commonName, family, nativeTo, conservationStatus, months, isPoisonous], index): PlantSpecies => ({
      id: 201 + index,
      latinName,
      commonName,
      family,
      nativeTo,
      conservationStatus,
      floweringMonths: months.split(' ').filter(Boolean),
      isPoisonous,
    }),
  )
  const plants = createPlants(random, days, species)
  return {
    sections,
    gardeners,
    species,
    plants,
    careTasks: createCareTasks(random, days, plants, gardeners),
    tours: createTours(random, days, gardeners),
  }
}

/** No wood cycad is left. */
const createPlants = (random: Random, { day }: Days, species: PlantSpecies[]): GardenPlant[] =>
  Array.from({ length: 150 }, (_, index) => {
    const place = random.chance(0.3) ? random.pick([1, 4, 6, 15, 20]) : random.whole(0, 22)
    const age = 60 + random.whole(0, 12_000)
    const home = SPECIES[place]![7]
    const isTree = [0, 2, 6, 7].includes(home) && place !== 19 && place !== 20
    return {
      id: 1001 + index,
      accessionNumber: `LH-${String(4100 + index)}`,
      speciesId: species[place]!.id,
      sectionId: random.chance(0.88) ? home + 1 : random.pick([9, 10]),
      plantedOn: day(-age),
      heightCm: (isTree ? 60 + Math.floor(age / 9) : 12 + random.whole(0, 160)) + (index % 7),
      health: random.pick(['thriving', 'thriving', 'thriving', 'fair', 'fair', 'poor', index % 3 === 0 ? 'dead' : 'fair']), // oxfmt-ignore
      lastInspectedOn: random.chance(0.1) ? null : day(-random.whole(1, 300)),
      sponsor: random.chance(0.24) ? { name: random.pick(SPONSORS), yearlyAmount: 20 * random.whole(2, 30) + (index % 5), since: day(-random.whole(20, 1500)) } : null, // oxfmt-ignore
    }
  })

/** Due from four months ago to six weeks ahead. */
const createCareTasks = (random: Random, { day }: Days, plants: GardenPlant[], gardeners: Gardener[]): CareTask[] => {
  const alive = plants.filter(one => one.health !== 'dead')
  const hands = gardeners.filter((_, index) => index % 11 !== 7)
  return Array.from({ length: 320 }, (_, index) => {
    const offset = -120 + Math.floor((162 * index) / 319)
    const isOver = offset < 0
    const status = isOver ? random.pick(['done', 'done', 'done', 'done', 'done', 'done', 'skipped', 'open']) : 'open'
    const type = random.pick(['watering', 'watering', 'watering', 'pruning', 'pruning', 'repotting', 'fertilizing', 'pest_control']) // oxfmt-ignore
    return {
      id: 30_001 + index,
      plantId: random.pick(alive).id,
      assigneeId: status !== 'done' && random.chance(0.2) ? null : random.pick(random.chance(0.25) ? hands.slice(5, 8) : hands).id, // oxfmt-ignore
      type,
      priority: random.pick(['low', 'normal', 'normal', 'normal', 'high']),
      status,
      dueOn: day(offset),
      doneOn: status === 'done' ? day(Math.min(-1, offset + random.whole(-2, 6))) : null,
      minutes: status === 'done' ? 5 * random.whole(1, type === 'pruning' ? 30 : 14) : null,
    }
  })
}

const createTours = (random: Random, { day }: Days, gardeners: Gardener[]): GardenTour[] =>
  Array.from({ length: 72 }, (_, index) => {
    const offset = -75 + Math.floor((120 * index) / 71)
    const language = random.pick(['English', 'English', 'English', 'German', 'French', 'Spanish'])
    const maxGuests = random.pick([12, 15, 20, 25])
    const status = offset < 0 ? (random.chance(0.12) ? 'called_off' : 'held') : 'planned'
    return {
      id: 901 + index,
      title: TOURS[index % TOURS.length]!,
      guideId: random.pick(gardeners.filter(one => one.languages.includes(language) && one.role !== 'apprentice')).id,
      language,
      startsAt: `${day(offset)}T${random.pick(['10:00', '11:30', '14:00', '17:30'])}:00Z`,
      durationMinutes: random.pick([45, 60, 75, 90]),
      price: random.pick([6, 8, 9.5, 12, 14]),
      maxGuests,
      bookedGuests: random.chance(0.15) ? maxGuests : random.whole(0, maxGuests - 1),
      status,
    }
  })
