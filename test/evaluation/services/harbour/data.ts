import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export interface Operator {
  id: string
  code: string
  name: string
  country: string
  alliance: string | null
  creditDays: number
  opsEmail: string
}
export interface Vessel {
  id: number
  imo: number
  name: string
  vesselType: string
  flag: string
  operator: string
  built: number
  lengthM: number
  draughtM: number
  teu: number | null
  laidUp: boolean
}
export interface Berth {
  id: string
  code: string
  quay: string
  lengthM: number
  depthM: number
  cranes: number
  shorePower: boolean
}
export interface PortCall {
  id: string
  ref: string
  vessel: number
  berth: string | null
  status: string
  eta: string
  ata: string | null
  atd: string | null
  lastPort: string
  nextPort: string
  tugs: number
  /** With two decimals, as the service writes it. */
  harbourDues: string
  pilot: { name: string; licence: string } | null
}
export interface Container {
  id: string
  number: string
  portCall: string
  sizeFt: number
  kind: string
  contents: string
  grossWeightKg: number
  hazmat: boolean
  customs: { status: string; clearedOn: string | null }
  seals: string[]
  dischargedOn: string
  gateOutOn: string | null
}
export interface Incident {
  id: number
  portCall: string
  category: string
  severity: number
  summary: string
  reportedAt: string
  resolved: boolean
  estimatedDamage: string | null
}

export const VESSEL_TYPES = ['CNT', 'BLK', 'TNK', 'RRO'] as const
export const CALL_STATUSES = ['expected', 'at_berth', 'sailed', 'cancelled'] as const
export const CONTAINER_KINDS = ['DRY', 'REEFER', 'TANK', 'OPEN_TOP'] as const
export const CUSTOMS_STATUSES = ['pending', 'held', 'cleared'] as const
export const INCIDENT_CATEGORIES = ['spill', 'collision', 'injury', 'equipment', 'security'] as const
const FIRST =
  `Nordic Baltic Iberian Atlas Coral Golden Meridian Silver Hansa Pacific Tamar Orion Cape Delta Blue Polar Royal
Levant Argo Gulf`.split(/\s+/)
const LAST = `Trader Carrier Pioneer Spirit Falcon Horizon Grace Courage Breeze`.split(/\s+/)
const HOUSES = `Lines|Shipping|Maritime|Ocean Services`.split('|')
const FLAGS = ['Panama', 'Liberia', 'Malta', 'Norway', 'Singapore', 'Greece', 'Marshall Islands']
const PORTS = `Rotterdam|Hamburg|Valencia|Piraeus|Santos|Busan|Ningbo|Durban|Felixstowe|Tangier|Gdansk|Halifax`.split(
  '|',
)
const QUAYS = ['East Quay', 'West Quay', 'Oil Pier', 'Fishmarket Quay', 'Delta Quay']
const CONTENTS = `coffee|bananas|machine parts|toys|solvents|timber|frozen fish|paint|shoes|fertiliser|wine`.split('|')
const PILOTS =
  `Aoife Brandsma|Tomasz Hale|Ines Corvo|Rolf Stenmark|Leila Haddad|Pieter Vos|Marta Quist|Samuel Ekong`.split('|')
const MISHAPS: Record<string, string[]> = {
  spill: ['Oil sheen at the bow', 'Leaking hose during bunkering'],
  collision: ['Touched the fender too hard', 'Tug scraped the hull'],
  injury: ['Docker slipped on the gangway', 'Crew member hurt a hand'],
  equipment: ['Crane stopped mid-lift', 'Mooring line snapped', 'Reefer plug failed'],
  security: ['Stowaway found', 'Seal broken on arrival'],
}

export type HarbourData = ReturnType<typeof createHarbourData>

/** 40 operators, 90 vessels, 40 berths, 380 port calls, 400 containers and 64 incidents around the clock's day. */
export function createHarbourData(clock: Date) {
  const random = createRandom(19560426)
  const { day, moment } = createDays(clock)
  const operators: Operator[] = Array.from({ length: 40 }, (_, index) => {
    const first = FIRST[index % FIRST.length]!
    const house = HOUSES[index < 20 ? index % 2 : 2 + (index % 2)]!
    const code = `${first.slice(0, 2)}${house.slice(0, 1)}${String.fromCharCode(65 + (index % 26))}`.toUpperCase()
    return {
      id: code,
      code,
      name: `${first} ${house}`,
      country: random.pick(['DK', 'DE', 'GR', 'NO', 'KR', 'CN', 'FR', 'CH']),
      alliance: random.chance(0.45) ? null : random.pick(['Compass', 'Trident', 'Seven Seas']),
      creditDays: random.pick([0, 14, 30, 30, 45, 60]),
      opsEmail: `ops@${first.toLowerCase()}-${house.split(' ')[0]!.toLowerCase()}.example`,
    }
  })
  const names = FIRST.flatMap(first => LAST.map(last => `${first} ${last}`))
    .map(name => ({ name, order: random.next() }))
    .sort((a, b) => a.order - b.order)
  const vessels: Vessel[] = names.slice(0, 90).map(({ name }, index) => {
    const vesselType = random.pick(['CNT', 'CNT', 'CNT', 'BLK', 'TNK', 'RRO'])
    const imo = 9_104_006 + index * 7793
    return {
      id: imo,
      imo,
      name,
      vesselType,
      flag: random.pick(FLAGS),
      operator: random.pick(random.chance(0.4) ? operators.slice(0, 8) : operators).code,
      built: clock.getUTCFullYear() - random.whole(1, 31),
      lengthM: random.whole(90, 399),
      draughtM: random.whole(55, 165) / 10,
      teu: vesselType === 'CNT' ? random.whole(7, 190) * 100 : null,
      laidUp: random.chance(0.09),
    }
  })
  const berths: Berth[] = Array.from({ length: 40 }, (_, index) => {
    const quay = QUAYS[Math.floor(index / 8)]!
    const code = `${quay.slice(0, 1)}${quay === 'Delta Quay' ? 'Q' : ''}${String(11 + index)}`
    return {
      id: code,
      code,
      quay,
      lengthM: random.whole(12, 45) * 10,
      depthM: random.whole(70, 180) / 10,
      cranes: quay === 'Oil Pier' ? 0 : random.whole(1, 6),
      shorePower: random.chance(0.4),
    }
  })
  const portCalls: PortCall[] = Array.from({ length: 380 }, (_, index) => {
    const offset = Math.round(-365 + (index * 395) / 380)
    const vessel = random.pick(random.chance(0.25) ? vessels.slice(0, 12) : vessels)
    const status = random.chance(0.06) ? 'cancelled' : offset > 0 ? 'expected' : offset > -3 ? 'at_berth' : 'sailed'
    const hour = random.whole(0, 18) / 24
    const late = (random.chance(0.55) ? random.whole(1, 30) : -random.whole(0, 5)) / 24
    const stay = random.whole(8, 96) / 24
    const isHere = status === 'at_berth' || status === 'sailed'
    const lastPort = random.pick(PORTS)
    return {
      id: `PC-${20_101 + index}`,
      ref: `PC-${20_101 + index}`,
      vessel: vessel.imo,
      berth: isHere || random.chance(0.3) ? random.pick(berths).code : null,
      status,
      eta: moment(offset - (isHere ? 2 : 0), hour),
      ata: isHere ? moment(offset - 2, hour + late) : null,
      atd: status === 'sailed' ? moment(0, Math.min(offset - 2 + hour + late + stay, -0.4)) : null,
      lastPort,
      nextPort: random.pick(PORTS.filter(port => port !== lastPort)),
      tugs: random.whole(0, 4),
      harbourDues: (random.whole(900, 48_000) + random.whole(0, 99) / 100).toFixed(2),
      pilot: isHere ? { name: random.pick(PILOTS), licence: `P${random.whole(100, 108)}` } : null,
    }
  })
  const arrived = portCalls.filter(({ ata }) => ata)
  const containers: Container[] = Array.from({ length: 400 }, (_, index) => {
    const call = random.pick(random.chance(0.3) ? arrived.slice(-40) : arrived)
    const kind = random.pick(['DRY', 'DRY', 'DRY', 'REEFER', 'TANK', 'OPEN_TOP'])
    const landed = call.ata!.slice(0, 10)
    const age = Math.round((Date.parse(day(0)) - Date.parse(landed)) / 86_400_000)
    const status = age > 20 && random.chance(0.9) ? 'cleared' : random.pick(['pending', 'held', 'cleared'])
    const number = `${random.pick(['NCLU', 'BRTU', 'HXMU'])}${4_100_231 + index * 3571}`
    const waited = random.whole(1, 18)
    return {
      id: number,
      number,
      portCall: call.ref,
      sizeFt: random.pick([20, 20, 40, 40, 40, 45]),
      kind,
      contents: random.pick(
        kind === 'REEFER'
          ? ['bananas', 'frozen fish', 'wine']
          : kind === 'TANK'
            ? ['solvents', 'wine', 'paint']
            : CONTENTS,
      ),
      grossWeightKg: random.whole(24, 305) * 100,
      hazmat: random.chance(0.14),
      customs: { status, clearedOn: status === 'cleared' ? day(-Math.max(0, age - random.whole(0, 3))) : null },
      seals: Array.from({ length: random.whole(0, 3) }, () => `S${random.whole(10_000, 99_999)}`),
      dischargedOn: landed,
      gateOutOn: status === 'cleared' && age > waited && random.chance(0.9) ? day(waited - age) : null,
    }
  })
  const incidents: Incident[] = Array.from({ length: 64 }, (_, index) => {
    const category = random.pick(INCIDENT_CATEGORIES)
    const call = random.pick(arrived)
    const from = Math.round((Date.parse(call.ata!.slice(0, 10)) - Date.parse(day(0))) / 86_400_000)
    return {
      id: 501 + index,
      portCall: call.ref,
      category,
      severity: random.pick([1, 1, 2, 2, 3, 4, 5]),
      summary: random.pick(MISHAPS[category]!),
      reportedAt: moment(Math.min(-1, from + random.whole(0, 2)), random.whole(300, 1300) / 1440),
      resolved: random.chance(0.68),
      estimatedDamage: random.chance(0.35) ? null : (random.whole(2, 900) * 100).toFixed(2),
    }
  })
  return { operators, vessels, berths, portCalls, containers, incidents }
}
