import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createForwarders, createTrainDrivers } from '../persons.ts'

export interface Terminal {
  id: number
  code: string
  name: string
  country: string
  tracks: number
  hasCrane: boolean
}
export interface Locomotive {
  id: number
  number: string
  traction: string
  builtYear: number
  powerKw: number
  status: string
  homeTerminalId: number
  nextInspectionOn: string
}
export interface Wagon {
  id: number
  number: string
  type: string
  payloadT: number
  status: string
  terminalId: number | null
  leased: boolean
  lastOverhaulOn: string
}
export interface TrainDriver {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  licenceUntil: string
  homeTerminalId: number
  nightShifts: boolean
}
export interface Shipper {
  id: number
  company: string
  contactName: string
  email: string
  city: string
  discountPct: number
  paymentDays: number
}
export interface Train {
  id: number
  trainNo: string
  originId: number
  destinationId: number
  locomotiveId: number | null
  driverId: number | null
  departsAt: string
  status: string
  delayMin: number
  cancelReason: string | null
}
export interface Consignment {
  id: number
  ref: string
  shipperId: number
  trainId: number | null
  cargo: string
  weightT: number
  hazardous: boolean
  charge: number
  bookedOn: string
  deliveredOn: string | null
  status: string
}
export interface Defect {
  id: number
  wagonId: number
  reportedOn: string
  part: string
  severity: string
  note: string | null
  fixedOn: string | null
}

export const TRACTION = ['electric', 'diesel', 'hybrid'] as const
export const LOCO_STATES = ['in_service', 'standby', 'workshop', 'withdrawn'] as const
export const WAGON_TYPES = ['box', 'flat', 'tank', 'hopper', 'car_carrier'] as const
export const WAGON_STATES = ['empty', 'loaded', 'in_transit', 'workshop', 'scrapped'] as const
export const TRAIN_STATES = ['planned', 'running', 'arrived', 'cancelled'] as const
export const CARGOES = ['grain', 'steel', 'cars', 'chemicals', 'timber', 'containers'] as const
export const CONSIGNMENT_STATES = ['booked', 'loaded', 'on_the_way', 'delivered', 'damaged'] as const
export const SEVERITIES = ['minor', 'major', 'critical'] as const

const TERMINALS: [code: string, name: string, country: string][] = [
  ['GDN', 'Gdynia Port', 'Poland'],
  ['BRN', 'Brno South', 'Czechia'],
  ['LNZ', 'Linz Steelworks', 'Austria'],
  ['TRS', 'Trieste Quay', 'Italy'],
  ['DUI', 'Duisburg Hub', 'Germany'],
  ['KOS', 'Kosice Yard', 'Slovakia'],
  ['RTM', 'Rotterdam Maas', 'Netherlands'],
]
const COMPANIES = [
  'Baltic Grain Trading', 'Voest Metals', 'Moravia Timber', 'Adria Containers', 'Ruhr Chemie', 'Skodacar Logistics',
  'Hanse Foods', 'Polymer Nord', 'Alpine Paper', 'Danube Fertilizers', 'Sudeten Glass', 'Tatra Cement', 'Maas Oil',
  'Kurpie Sawmills',
] // oxfmt-ignore
const CITIES = ['Gdansk', 'Linz', 'Ostrava', 'Trieste', 'Essen', 'Prague', 'Hamburg']
const PARTS = ['brake', 'wheel', 'door', 'coupling', 'axle bearing', 'valve'] as const
const REASONS = ['strike', 'no driver', 'track works', 'locomotive failure']

export type RailwayData = ReturnType<typeof createRailwayData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const zoned = (moment: string) => moment.replace(/\.\d+Z$/, '+00:00')

/** 7 terminals, 19 locomotives, 110 wagons, 22 drivers, 14 shippers, 120 trains, 190 consignments, 64 defects. */
export function createRailwayData(clock: Date) {
  const random = createRandom(20_26_41)
  const days = createDays(clock)
  const terminals: Terminal[] = TERMINALS.map(([code, name, country], index) => ({ id: index + 1, code, name, country, tracks: random.whole(4, 22), hasCrane: index % 3 !== 1 })) // oxfmt-ignore
  const locomotives = createLocomotives(random, days)
  const wagons = createWagons(random, days)
  const drivers = createDrivers(random, days)
  const shippers: Shipper[] = createForwarders().slice(0, 14).map((person, index) => ({ id: 401 + index, company: COMPANIES[index]!, contactName: `${person.firstName} ${person.lastName}`, email: person.email, city: random.pick(CITIES), discountPct: random.pick([0, 0, 2.5, 5, 10]), paymentDays: random.pick([14, 30, 45]) })) // oxfmt-ignore
  const trains = createTrains(random, days, locomotives, drivers)
  const consignments = createConsignments(random, days, shippers, trains)
  const defects = Array.from({ length: 64 }, (_, index): Defect => {
    const away = -random.whole(1, 160)
    return {
      id: 7001 + index,
      wagonId: random.pick(wagons).id,
      reportedOn: days.day(away),
      part: random.pick(PARTS),
      severity: random.pick(['minor', 'minor', 'minor', 'major', 'major', 'critical']),
      note: random.chance(0.3) ? 'Seen at the border check' : null,
      fixedOn: random.chance(0.6) ? days.day(Math.min(0, away + random.whole(1, 30))) : null,
    }
  })
  return { terminals, locomotives, wagons, drivers, shippers, trains, consignments, defects }
}

const createLocomotives = (random: Random, { day }: Days): Locomotive[] =>
  Array.from({ length: 19 }, (_, index) => ({
    id: 51 + index,
    number: `${['193', '186', '753'][index % 3]}-${401 + index * 7}`,
    traction: index % 3 === 2 ? (index % 2 === 0 ? 'diesel' : 'hybrid') : 'electric',
    builtYear: random.whole(1988, 2023),
    powerKw: random.pick([1560, 2000, 4200, 5600, 6400]),
    status: random.pick(['in_service', 'in_service', 'in_service', 'standby', 'workshop', 'withdrawn']),
    homeTerminalId: random.whole(1, 7),
    nextInspectionOn: day(index % 7 === 2 ? -random.whole(1, 20) : random.whole(3, 220)),
  }))

const createWagons = (random: Random, { day }: Days): Wagon[] =>
  Array.from({ length: 110 }, (_, index) => {
    const status = random.pick([
      'empty',
      'empty',
      'loaded',
      'loaded',
      'in_transit',
      'in_transit',
      'workshop',
      'scrapped',
    ])
    return {
      id: 1001 + index,
      number: `W${31_200 + index * 13}`,
      type: random.pick(WAGON_TYPES),
      payloadT: random.pick([25.5, 38, 52, 61.5, 66]),
      status,
      terminalId: status === 'in_transit' ? null : random.whole(1, 7),
      leased: random.chance(0.35),
      lastOverhaulOn: day(-random.whole(20, 2400)),
    }
  })

const createDrivers = (random: Random, { day }: Days): TrainDriver[] =>
  createTrainDrivers().map((person, index) => ({
    id: 301 + index,
    ...person,
    phone: random.chance(0.8) ? `+48 6${random.whole(10, 99)} ${random.whole(100_000, 999_999)}` : null,
    licenceUntil: day(index % 9 === 4 ? -random.whole(2, 60) : random.whole(5, 1500)),
    homeTerminalId: random.whole(1, 7),
    nightShifts: random.chance(0.55),
  }))

function createTrains(random: Random, { moment }: Days, locomotives: Locomotive[], drivers: TrainDriver[]): Train[] {
  const usable = locomotives.filter(one => one.status !== 'withdrawn')
  return Array.from({ length: 120 }, (_, index) => {
    const away = Math.floor((index - 88) / 2)
    const origin = random.whole(1, 7)
    const status = away > 0 ? (random.chance(0.12) ? 'cancelled' : 'planned') : away === 0 ? 'running' : random.chance(0.1) ? 'cancelled' : 'arrived' // oxfmt-ignore
    const open = away > 5 && random.chance(0.4)
    return {
      id: 2001 + index,
      trainNo: `${['FX', 'IC', 'BK'][index % 3]} ${4100 + index * 3}`,
      originId: origin,
      destinationId: ((origin + random.whole(0, 5)) % 7) + 1,
      locomotiveId: open ? null : random.pick(usable).id,
      driverId: open || random.chance(0.06) ? null : random.pick(drivers).id,
      departsAt: zoned(moment(away, random.whole(8, 44) / 48)),
      status,
      delayMin: ['arrived', 'running'].includes(status)
        ? random.pick([0, 0, 0, random.whole(3, 30), random.whole(31, 90), random.whole(91, 170)])
        : 0,
      cancelReason: status === 'cancelled' ? random.pick(REASONS) : null,
    }
  })
}

function createConsignments(random: Random, { day }: Days, shippers: Shipper[], trains: Train[]): Consignment[] {
  return Array.from({ length: 190 }, (_, index) => {
    const train = random.chance(0.85) ? random.pick(trains.filter(one => one.status !== 'cancelled')) : undefined
    const cargo = random.pick(CARGOES)
    const weightT = random.whole(180, 9200) / 10
    const isThere = train?.status === 'arrived'
    const status = isThere ? random.pick(['delivered', 'delivered', 'delivered', 'delivered', 'damaged']) : train?.status === 'running' ? 'on_the_way' : train ? random.pick(['booked', 'loaded']) : 'booked' // oxfmt-ignore
    const arrived = train ? Math.round((Date.parse(train.departsAt) - Date.parse(`${day(0)}T00:00:00Z`)) / 86_400_000) : 0 // oxfmt-ignore
    return {
      id: 5001 + index,
      ref: `CN-${60_210 + index * 3}`,
      shipperId: random.pick(shippers).id,
      trainId: train?.id ?? null,
      cargo,
      weightT,
      hazardous: cargo === 'chemicals' ? random.chance(0.8) : random.chance(0.04),
      charge: Math.round(weightT * random.whole(18, 31) * 100) / 100,
      bookedOn: day(Math.min(0, arrived) - random.whole(1, 30)),
      deliveredOn: isThere ? day(Math.min(0, arrived + random.whole(1, 2))) : null,
      status,
    }
  })
}
