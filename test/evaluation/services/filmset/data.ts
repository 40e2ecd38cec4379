import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Production {
  id: number
  code: string
  title: string
  type: string
  status: string
  directorId: number
  producerId: number
  budget: { amount: number; currency: string }
  spent: number
  shootStartsOn: string | null
  shootEndsOn: string | null
}
export interface FilmCrewMember {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  department: string
  jobTitle: string
  dayRate: number
  isUnionMember: boolean
  homeTown: string
  productionId: number | null
}
export interface FilmLocation {
  id: number
  name: string
  kind: string
  address: { street: string; town: string }
  dailyFee: number
  hasPower: boolean
  hasParking: boolean
  owner: { name: string; phone: string | null }
}
export interface FilmScene {
  id: number
  sceneNumber: string
  productionId: number
  locationId: number | null
  setting: string
  timeOfDay: string
  pages: number
  status: string
  takes: number | null
  synopsis: string
}
export interface ShootingDay {
  id: number
  productionId: number
  locationId: number
  date: string
  callTime: string
  status: string
  overtimeHours: number | null
}
export interface FilmExpense {
  id: number
  number: string
  productionId: number
  submittedById: number
  category: string
  supplier: string
  amount: number
  spentOn: string
  status: string
}

export const PRODUCTION_TYPES = ['FeatureFilm', 'Series', 'Documentary', 'Commercial'] as const
export const PRODUCTION_STATUSES = ['Development', 'PreProduction', 'Shooting', 'PostProduction', 'Released'] as const
export const FILM_DEPARTMENTS = ['Direction', 'Production', 'Camera', 'Sound', 'Lighting', 'Costume', 'Makeup', 'Art'] as const // oxfmt-ignore
export const LOCATION_KINDS = ['Studio', 'PrivateHouse', 'Street', 'Countryside', 'Factory'] as const
export const SETTINGS = ['Interior', 'Exterior'] as const
export const TIMES_OF_DAY = ['Day', 'Night', 'Dawn'] as const
export const SCENE_STATUSES = ['Planned', 'Shot', 'Dropped'] as const
export const DAY_STATUSES = ['Planned', 'Completed', 'Postponed'] as const
export const EXPENSE_CATEGORIES = ['Catering', 'Travel', 'Equipment', 'Wardrobe', 'Accommodation'] as const
export const EXPENSE_STATUSES = ['Submitted', 'Approved', 'Rejected', 'Reimbursed'] as const

const PRODUCTIONS: [title: string, type: string, status: string, budget: number][] = [
  ['The Salt Road', 'FeatureFilm', 'Shooting', 8_400_000],
  ['Northbound', 'Series', 'Shooting', 5_150_000],
  ['A Winter Apart', 'FeatureFilm', 'PostProduction', 6_200_000],
  ['Glass Orchard', 'FeatureFilm', 'PreProduction', 4_750_000],
  ['Last of the Lamplighters', 'Documentary', 'Shooting', 620_000],
  ['Fizzy Mornings', 'Commercial', 'PostProduction', 180_000],
  ['The Cartographer', 'FeatureFilm', 'Released', 7_050_000],
  ['Under Quiet Skies', 'Series', 'PostProduction', 3_900_000],
  ['Rooftop Honey', 'Documentary', 'Development', 340_000],
  ['Trail Shoes', 'Commercial', 'Released', 145_000],
  ['Halfway to Lisbon', 'Series', 'PreProduction', 4_300_000],
  ['Tidewater', 'FeatureFilm', 'Development', 2_900_000],
]
const JOBS: Record<string, string[]> = {
  Direction: ['Director', 'First Assistant Director', 'Script Supervisor'],
  Production: ['Producer', 'Production Manager', 'Runner'],
  Camera: ['Director of Photography', 'Focus Puller', 'Camera Operator'],
  Sound: ['Sound Mixer', 'Boom Operator'],
  Lighting: ['Gaffer', 'Best Boy', 'Electrician'],
  Costume: ['Costume Designer', 'Dresser'],
  Makeup: ['Makeup Artist', 'Hair Stylist'],
  Art: ['Production Designer', 'Set Decorator', 'Carpenter'],
}
const PLACES: [name: string, kind: string, town: string][] = [
  ['Hollin Stage 4', 'Studio', 'Sheffield'],
  ['Old Tannery', 'Factory', 'Halifax'],
  ['Marsden Farm', 'Countryside', 'Marsden'],
  ['Villa Cresswell', 'PrivateHouse', 'Buxton'],
  ['Cobble Row', 'Street', 'Whitby'],
  ['Hollin Stage 2', 'Studio', 'Sheffield'],
  ['Grindley Mill', 'Factory', 'Macclesfield'],
  ['Staithe Beach', 'Countryside', 'Whitby'],
  ['Number Nine', 'PrivateHouse', 'Halifax'],
  ['Market Steps', 'Street', 'Buxton'],
  ['Peak Sound Stage', 'Studio', 'Buxton'],
  ['Ashcombe Manor', 'PrivateHouse', 'Macclesfield'],
  ['Blackden Quarry', 'Countryside', 'Glossop'],
  ['Station Approach', 'Street', 'Glossop'],
]
const DEEDS = ['quarrels with', 'waits for', 'finds the letter of', 'says goodbye to', 'follows', 'hides from', 'dances with'] // oxfmt-ignore
const ROLES = ['Anna', 'the captain', 'Jonas', 'the widow', 'Mr Pell', 'the children', 'Ida']
const SUPPLIERS = ['Reel Feast Catering', 'Lumen Rentals', 'Pennine Coaches', 'Thread & Button', 'Moorland Lodge', 'Grip House', 'Sonic Hire'] // oxfmt-ignore

export type FilmsetData = ReturnType<typeof createFilmsetData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 12 productions, 54 people, 14 locations, 190 scenes, 84 shooting days and 210 expenses. */
export function createFilmsetData(clock: Date) {
  const random = createRandom(72_301)
  const days = createDays(clock)
  const filmCrew = createFilmCrew(random)
  const chiefs = (title: string) => filmCrew.filter(one => one.jobTitle === title)
  const productions = PRODUCTIONS.map(([title, type, status, amount], index): Production => {
    const isFilmed = status === 'PostProduction' || status === 'Released'
    const starts = isFilmed ? -420 + 34 * index : status === 'Shooting' ? -34 + 5 * index : 26 + 4 * index
    const share = { Development: 0.02, PreProduction: 0.14, Shooting: 0.55, PostProduction: 0.9, Released: 1.03 }[status]! // oxfmt-ignore
    return {
      id: 301 + index,
      code: `HX-${71 + index}`,
      title,
      type,
      status,
      directorId: chiefs('Director')[index % chiefs('Director').length]!.id,
      producerId: chiefs('Producer')[(index * 2 + 1) % chiefs('Producer').length]!.id,
      budget: { amount, currency: 'GBP' },
      spent: 100 * Math.round((amount * (share + random.whole(-6, 6) / 100)) / 100 + (status === 'Development' ? 900 : 0)), // oxfmt-ignore
      shootStartsOn: status === 'Development' ? null : days.day(starts),
      shootEndsOn: status === 'Development' ? null : days.day(starts + 48 + 3 * index),
    }
  })
  const going = productions.filter(one => one.status === 'Shooting' || one.status === 'PreProduction')
  for (const [index, one] of filmCrew.entries()) one.productionId = index % 5 === 3 ? null : random.pick(going).id
  const locations = PLACES.map(([name, kind, town], index): FilmLocation => ({
    id: 401 + index,
    name,
    kind,
    address: { street: `${random.whole(1, 90)} ${random.pick(['Mill Lane', 'High Street', 'Moor Road', 'Station Road'])}`, town }, // oxfmt-ignore
    dailyFee: kind === 'Studio' ? 1800 + 150 * index : kind === 'Street' ? 220 + 20 * index : 350 + 35 * random.whole(1, 20) + index, // oxfmt-ignore
    hasPower: kind === 'Studio' || kind === 'Factory' || index % 4 === 3,
    hasParking: index % 3 !== 1,
    owner: {
      name: ['Hollin Studios', 'Calder Estates', 'Ruth Marsden', 'Cresswell Trust', 'Town Council'][index % 5]!,
      phone: index % 5 === 2 ? null : `+44 1${random.whole(200, 989)} ${random.whole(200_000, 899_999)}`,
    },
  }))
  return {
    productions,
    filmCrew,
    locations,
    scenes: createScenes(random, productions, locations),
    shootingDays: createShootingDays(random, days, productions, locations),
    expenses: createExpenses(random, days, productions, filmCrew),
  }
}

const createFilmCrew = (random: Random): FilmCrewMember[] =>
  createPeopleOf(72_303, 54, 'hollinfilm.example').map((one, index) => {
    const department = FILM_DEPARTMENTS[index % 8]!
    const jobTitle = JOBS[department]![Math.floor(index / 8) % JOBS[department]!.length]!
    return {
      id: 101 + index,
      firstName: one.firstName,
      lastName: one.lastName,
      email: one.email,
      phone: `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      department,
      jobTitle,
      dayRate: /^(Director|Producer)/.test(jobTitle) ? 620 + 10 * random.whole(0, 28) : jobTitle === 'Runner' ? 130 + random.whole(0, 9) : 210 + 5 * random.whole(0, 50), // oxfmt-ignore
      isUnionMember: random.chance(0.6),
      homeTown: random.pick(['Sheffield', 'Sheffield', 'Manchester', 'Manchester', 'Leeds', 'Buxton', 'London']),
      productionId: null,
    }
  })

/** What is in development has none yet; what is filmed has no planned ones. */
const createScenes = (random: Random, productions: Production[], locations: FilmLocation[]): FilmScene[] => {
  const written = productions.filter(one => one.status !== 'Development')
  const last = new Map<number, number>()
  return Array.from({ length: 190 }, (_, index) => {
    const production = random.pick(random.chance(0.45) ? written.slice(0, 3) : written)
    const place = (last.get(production.id) ?? 0) + 1
    last.set(production.id, place)
    const isFilmed = production.status === 'PostProduction' || production.status === 'Released'
    const going = production.status === 'Shooting' ? random.pick(['Planned', 'Shot', 'Shot']) : 'Planned'
    const status = random.chance(0.06) ? 'Dropped' : isFilmed ? 'Shot' : going
    return {
      id: 5001 + index,
      sceneNumber: `${production.code}-${String(place).padStart(2, '0')}`,
      productionId: production.id,
      locationId: status === 'Planned' && random.chance(0.3) ? null : random.pick(locations.slice(0, 13)).id,
      setting: random.pick(['Interior', 'Interior', 'Exterior']),
      timeOfDay: random.pick(['Day', 'Day', 'Day', 'Night', 'Night', 'Dawn']),
      pages: random.whole(2, 40) / 8,
      status,
      takes: status === 'Shot' ? random.whole(1, 24) : null,
      synopsis: `${random.pick(ROLES.slice(0, 4))} ${random.pick(DEEDS)} ${random.pick(ROLES.slice(4))}`,
    }
  })
}

/** Of the last two months and the next one, of what is shooting then. */
const createShootingDays = (
  random: Random,
  { day }: Days,
  productions: Production[],
  locations: FilmLocation[],
): ShootingDay[] => {
  const shooting = productions.filter(one => one.status === 'Shooting')
  return Array.from({ length: 84 }, (_, index) => {
    const offset = -33 + Math.floor((70 * index) / 83)
    const on = day(offset)
    const going = shooting.filter(one => one.shootStartsOn! <= on && one.shootEndsOn! >= on)
    const isOver = offset < 0
    const status = isOver ? (random.chance(0.14) ? 'Postponed' : 'Completed') : 'Planned'
    return {
      id: 6001 + index,
      productionId: random.pick(going.length > 0 ? going : shooting).id,
      locationId: random.pick(random.chance(0.4) ? locations.slice(0, 4) : locations).id,
      date: on,
      callTime: random.pick(['05:30', '06:00', '07:00', '07:30', '08:00', '16:00']),
      status,
      overtimeHours: status === 'Completed' ? (random.chance(0.45) ? 0 : random.whole(1, 14) / 2) : null,
    }
  })
}

const createExpenses = (
  random: Random,
  { day }: Days,
  productions: Production[],
  filmCrew: FilmCrewMember[],
): FilmExpense[] =>
  Array.from({ length: 210 }, (_, index) => {
    const age = Math.floor((240 * (209 - index)) / 209)
    const spenders = filmCrew.filter(one => one.department !== 'Direction')
    const category = random.pick(['Catering', 'Catering', 'Travel', 'Travel', 'Equipment', 'Wardrobe', 'Accommodation'])
    const isNew = age < 18
    return {
      id: 8001 + index,
      number: `EX-${2600 + index}`,
      productionId: random.pick(random.chance(0.4) ? productions.slice(0, 2) : productions).id,
      submittedById: random.pick(random.chance(0.25) ? spenders.slice(0, 3) : spenders).id,
      category,
      supplier: random.pick(SUPPLIERS),
      amount: category === 'Equipment' ? random.whole(120, 4800) + 0.5 * random.whole(0, 1) : random.whole(18, 1400) + 0.25 * random.whole(0, 3), // oxfmt-ignore
      spentOn: day(-age),
      status: isNew ? random.pick(['Submitted', 'Submitted', 'Approved']) : random.pick(['Submitted', 'Approved', 'Reimbursed', 'Reimbursed', 'Reimbursed', 'Rejected']), // oxfmt-ignore
    }
  })
