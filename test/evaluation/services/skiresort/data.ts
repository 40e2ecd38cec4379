import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPatrollers, createSkiers } from '../persons.ts'

export interface Lift {
  id: number
  displayName: string
  kind: string
  status: string
  capacityPerHour: number
  lengthMeters: number
  heatedSeats: boolean
  lastInspectionDate: string
  waitMinutes: number
}
export interface Run {
  id: number
  displayName: string
  difficulty: string
  liftId: number
  open: boolean
  lengthMeters: number
  snowmaking: boolean
  lastGroomedTime: string | null
}
export interface Skier {
  id: number
  givenName: string
  familyName: string
  email: string
  birthDate: string
  country: string
  phoneNumber: string
  newsletter: boolean
}
export interface Pass {
  id: number
  passNumber: string
  guestId: number
  passType: string
  state: string
  price: number
  validFrom: string
  validUntil: string
  purchaseTime: string
}
export interface RentalItem {
  id: number
  tag: string
  category: string
  brand: string
  size: string
  condition: string
  dailyRate: number
}
export interface Rental {
  id: number
  itemId: number
  guestId: number
  startDate: string
  dueDate: string
  returnTime: string | null
  totalPrice: number
  depositPaid: boolean
  damageNote: string
}
export interface Patroller {
  id: number
  givenName: string
  familyName: string
  email: string
  callSign: string
  certification: string
  onDuty: boolean
  hireDate: string
}
export interface SkiIncident {
  id: number
  runId: number
  patrollerId: number | null
  guestId: number | null
  occurTime: string
  severity: string
  cause: string
  status: string
  helicopter: boolean
  note: string
}
export interface SnowReport {
  id: number
  station: string
  reportDate: string
  baseDepthCm: number
  newSnowCm: number
  temperatureCelsius: number
  windKph: number
  avalancheLevel: number
}

/** Values of a protobuf enumeration carry its name. */
const constants = (name: string, values: string) => ['UNSPECIFIED', ...values.split(' ')].map(value => `${name}_${value}`) // oxfmt-ignore
export const LIFT_KINDS = constants('LIFT_KIND', 'GONDOLA CHAIRLIFT T_BAR MAGIC_CARPET')
export const LIFT_STATES = constants('LIFT_STATUS', 'OPEN CLOSED ON_HOLD MAINTENANCE')
export const DIFFICULTIES = constants('DIFFICULTY', 'GREEN BLUE RED BLACK')
export const PASS_TYPES = constants('PASS_TYPE', 'DAY THREE_DAY WEEK SEASON')
export const PASS_STATES = constants('PASS_STATE', 'ACTIVE EXPIRED BLOCKED REFUNDED')
export const RENTAL_CATEGORIES = constants('RENTAL_CATEGORY', 'SKIS SNOWBOARD BOOTS HELMET')
export const ITEM_CONDITIONS = constants('ITEM_CONDITION', 'NEW GOOD WORN RETIRED')
export const CERTIFICATIONS = constants('CERTIFICATION', 'FIRST_AID PARAMEDIC AVALANCHE_EXPERT')
export const SEVERITIES = constants('SEVERITY', 'MINOR MODERATE SEVERE')
export const CAUSES = constants('CAUSE', 'FALL COLLISION LIFT_ACCIDENT MEDICAL')
export const INCIDENT_STATES = constants('INCIDENT_STATUS', 'OPEN CLOSED')

const LIFTS: [name: string, kind: string, capacity: number, length: number][] = [
  ['Eagle Gondola', 'GONDOLA', 2800, 3120],
  ['Marmot Express', 'CHAIRLIFT', 2400, 1850],
  ['Larch Chair', 'CHAIRLIFT', 1800, 1240],
  ['Glacier Six', 'CHAIRLIFT', 3000, 2210],
  ['Hexenkar', 'T_BAR', 900, 760],
  ['Snow Hare', 'MAGIC_CARPET', 600, 110],
  ['Old Mill T-Bar', 'T_BAR', 800, 640],
  ['Summit Cabin', 'GONDOLA', 1600, 1430],
  ['Village Carpet', 'MAGIC_CARPET', 700, 90],
  ['Raven Chair', 'CHAIRLIFT', 2000, 1670],
]
const RUNS =
  'Lazy Bear,Widow Maker,Cloudberry,Long John,Chamois,Devils Elbow,Sunny Side,Milky Way,Pine Alley,Corner Pocket,Icebox,Family Mile,Black Diamond Gully,Foxtrot,Powder Bowl,Home Run,Ridge Line,Snow Garden,Thunder,Silent Valley,Goat Path,Zigzag'.split(',') // oxfmt-ignore
const BRANDS = ['Atomic', 'Salomon', 'Burton', 'Head', 'Rossignol']
const COUNTRIES = ['Austria', 'Germany', 'Netherlands', 'Poland', 'Denmark', 'Italy']
const STATIONS = ['Summit', 'Midstation', 'Village']
const PRICES: Record<string, number> = { DAY: 64, THREE_DAY: 172, WEEK: 338, SEASON: 790 }
const NOTES = ['edge torn out', 'binding loose', 'strap missing']

export type SkiresortData = ReturnType<typeof createSkiresortData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const whole = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')

/** 10 lifts, 22 runs, 12 patrollers, 96 guests, 180 passes, 80 rental items, 140 rentals, 66 incidents and 90 snow reports. */
export function createSkiresortData(clock: Date) {
  const random = createRandom(20_26_77)
  const days = createDays(clock)
  const lifts = createLifts(random, days)
  const runs = createRuns(random, days, lifts)
  const patrollers = createPatrol(random, days)
  const guests = createSkiGuests(random, days)
  const passes = createPasses(random, days, guests)
  const rentalItems = createItems(random)
  const rentals = createRentals(random, days, rentalItems, guests)
  const incidents = createIncidents(random, days, { runs, patrollers, guests })
  const snowReports = createReports(random, days)
  return { lifts, runs, patrollers, guests, passes, rentalItems, rentals, incidents, snowReports }
}

const createLifts = (random: Random, { day }: Days): Lift[] =>
  LIFTS.map(([displayName, kind, capacityPerHour, lengthMeters], index) => {
    const status = index === 4 ? 'MAINTENANCE' : index === 6 ? 'ON_HOLD' : index === 9 ? 'CLOSED' : 'OPEN'
    return {
      id: 11 + index,
      displayName,
      kind: `LIFT_KIND_${kind}`,
      status: `LIFT_STATUS_${status}`,
      capacityPerHour,
      lengthMeters,
      heatedSeats: kind === 'CHAIRLIFT' && index % 2 === 1,
      lastInspectionDate: day(-random.whole(3, 340)),
      waitMinutes: status === 'OPEN' ? random.whole(0, 18) : 0,
    }
  })

const createRuns = (random: Random, { moment }: Days, lifts: Lift[]): Run[] =>
  RUNS.map((displayName, index) => ({
    id: 201 + index,
    displayName,
    difficulty: `DIFFICULTY_${random.pick(['GREEN', 'BLUE', 'BLUE', 'RED', 'RED', 'BLACK'])}`,
    liftId: random.pick(lifts).id,
    open: !random.chance(0.3),
    lengthMeters: random.whole(30, 420) * 10,
    snowmaking: random.chance(0.5),
    lastGroomedTime: index % 6 === 5 ? null : whole(moment(-random.whole(0, 6), random.whole(1, 12) / 48)),
  }))

const createPatrol = (random: Random, { day }: Days): Patroller[] =>
  createPatrollers().map(({ firstName, lastName, email }, index) => ({
    id: 51 + index,
    givenName: firstName,
    familyName: lastName,
    email,
    callSign: `Snow ${index + 1}`,
    certification: random.pick(CERTIFICATIONS.slice(1)),
    onDuty: index % 3 !== 1,
    hireDate: day(-random.whole(30, 2800)),
  }))

const createSkiGuests = (random: Random, { day }: Days): Skier[] =>
  createSkiers().map(({ firstName, lastName, email }, index) => ({
    id: 3001 + index,
    givenName: firstName,
    familyName: lastName,
    email,
    birthDate: day(-random.whole(5, 70) * 365 - random.whole(1, 364)),
    country: random.pick(COUNTRIES),
    phoneNumber: random.chance(0.7) ? `+43 6${random.whole(10, 99)} ${random.whole(100_000, 999_999)}` : '',
    newsletter: random.chance(0.4),
  }))

const createPasses = (random: Random, { day, moment }: Days, guests: Skier[]): Pass[] =>
  Array.from({ length: 180 }, (_, index) => {
    const type = random.pick(['DAY', 'DAY', 'THREE_DAY', 'WEEK', 'SEASON'])
    const start = -Math.floor((179 - index) / 2) + random.whole(0, 4)
    const validFrom = day(start)
    const validUntil = shiftDay(validFrom, { DAY: 0, THREE_DAY: 2, WEEK: 6, SEASON: 150 }[type]!)
    const state = random.chance(0.06) ? 'BLOCKED' : random.chance(0.07) ? 'REFUNDED' : validUntil < day(0) ? 'EXPIRED' : 'ACTIVE' // oxfmt-ignore
    return {
      id: 6001 + index,
      passNumber: `SP${20_410 + index * 3}`,
      guestId: random.pick(guests).id,
      passType: `PASS_TYPE_${type}`,
      state: `PASS_STATE_${state}`,
      price: random.chance(0.25) ? PRICES[type]! / 2 : PRICES[type]!,
      validFrom,
      validUntil,
      purchaseTime: whole(moment(Math.min(-1, start) - random.whole(0, 6), random.whole(30, 90) / 96)),
    }
  })

const createItems = (random: Random): RentalItem[] =>
  Array.from({ length: 80 }, (_, index) => {
    const category = ['SKIS', 'SKIS', 'SNOWBOARD', 'BOOTS', 'HELMET'][index % 5]!
    return {
      id: 401 + index,
      tag: `${category.slice(0, 2)}${String(100 + index)}`,
      category: `RENTAL_CATEGORY_${category}`,
      brand: random.pick(BRANDS),
      size: category === 'HELMET' ? random.pick(['S', 'M', 'L']) : String(category === 'BOOTS' ? random.whole(36, 46) : random.whole(28, 37) * 5), // oxfmt-ignore
      condition: `ITEM_CONDITION_${random.pick(['NEW', 'GOOD', 'GOOD', 'WORN', 'RETIRED'])}`,
      dailyRate: { SKIS: 28, SNOWBOARD: 31.5, BOOTS: 12, HELMET: 6.5 }[category]! + random.whole(0, 3),
    }
  })

function createRentals(random: Random, { day, moment }: Days, items: RentalItem[], guests: Skier[]): Rental[] {
  const usable = items.filter(one => !one.condition.endsWith('RETIRED')).slice(0, 58)
  return Array.from({ length: 140 }, (_, index) => {
    const start = -Math.floor((139 - index) / 3)
    const length = random.whole(1, 7)
    const item = random.pick(usable)
    const isBack = start + length < -1 ? random.chance(0.94) : random.chance(0.15)
    return {
      id: 9001 + index,
      itemId: item.id,
      guestId: random.pick(guests).id,
      startDate: day(start),
      dueDate: day(start + length),
      returnTime: isBack && start < -1 ? whole(moment(Math.min(-1, start + length), random.whole(60, 90) / 96)) : null,
      totalPrice: item.dailyRate * length,
      depositPaid: random.chance(0.75),
      damageNote: isBack && random.chance(0.12) ? random.pick(NOTES) : '',
    }
  })
}

interface Slope {
  runs: Run[]
  patrollers: Patroller[]
  guests: Skier[]
}
const createIncidents = (random: Random, { moment }: Days, { runs, patrollers, guests }: Slope): SkiIncident[] =>
  Array.from({ length: 66 }, (_, index) => {
    const away = -Math.floor((65 - index) * 1.4)
    const severity = random.pick(['MINOR', 'MINOR', 'MINOR', 'MODERATE', 'SEVERE'])
    return {
      id: 771 + index,
      runId: random.pick(runs.slice(0, 18)).id,
      patrollerId: index % 11 === 7 ? null : random.pick(patrollers.slice(0, 10)).id,
      guestId: random.chance(0.2) ? null : random.pick(guests).id,
      occurTime: whole(moment(Math.min(away, -1), random.whole(36, 64) / 96)),
      severity: `SEVERITY_${severity}`,
      cause: random.pick(CAUSES.slice(1)),
      status: `INCIDENT_STATUS_${away > -12 && random.chance(0.7) ? 'OPEN' : 'CLOSED'}`,
      helicopter: severity === 'SEVERE' && random.chance(0.5),
      note: random.chance(0.3) ? random.pick(['poor visibility', 'icy patch', 'no helmet']) : '',
    }
  })

const createReports = (random: Random, { day }: Days): SnowReport[] =>
  Array.from({ length: 90 }, (_, index) => {
    const station = STATIONS[index % 3]!
    return {
      id: 101 + index,
      station,
      reportDate: day(-Math.floor((89 - index) / 3)),
      baseDepthCm: { Summit: 180, Midstation: 120, Village: 45 }[station]! + random.whole(-15, 30),
      newSnowCm: random.chance(0.5) ? 0 : random.whole(1, 38),
      temperatureCelsius: random.whole(-18, 3),
      windKph: random.whole(0, 80),
      avalancheLevel: random.whole(1, 4),
    }
  })
