import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createTechnicians } from '../persons.ts'

export interface Site {
  id: string
  siteCode: string
  siteName: string
  location: { country: string; region: string; geo: { latitude: number; longitude: number } }
  ownerCompany: string
  commissionedOn: string
  gridCapacityMw: number
  isOffshore: boolean
}
export interface Turbine {
  id: string
  siteCode: string
  manufacturer: string
  model: string
  ratedPowerKw: number
  hubHeightM: number
  state: string
  availability: number
  lastServiceAt: string
  nextServiceDue: string
}
export interface Technician {
  id: string
  fullName: string
  email: string
  homeBase: { town: string; country: string }
  certifications: string[]
  certifiedUntil: string
  dailyRateEur: number
  isOnCall: boolean
  supervisorId: string | null
}
export interface WorkOrder {
  id: string
  turbineId: string
  technicianIds: string[]
  taskType: string
  priority: number
  state: string
  plannedStart: string
  estimatedDuration: string
  actualDuration: string | null
  finishedAt: string | null
  partsCostEur: number | null
  safetyNote: string | null
}
export interface Curtailment {
  id: string
  siteCode: string
  startedAt: string
  duration: string
  curtailedShare: number
  lostEnergyMwh: number
  reason: string
}
export interface Alarm {
  id: string
  turbineId: string
  faultCode: string
  severity: string
  raisedAt: string
  clearedAt: string | null
  acknowledgedBy: string | null
}

export const TURBINE_STATES = ['running', 'stopped', 'under_maintenance', 'decommissioned'] as const
export const TASK_TYPES = ['oil_change', 'blade_inspection', 'gearbox_repair', 'bolt_tightening', 'sensor_replacement', 'lift_service'] as const // oxfmt-ignore
export const ORDER_STATES = ['open', 'scheduled', 'in_progress', 'done', 'cancelled'] as const
export const PRIORITIES = { 1: 'critical', 2: 'high', 3: 'normal', 4: 'low' } as const
export const REASONS = ['grid_congestion', 'negative_prices', 'bat_protection', 'noise_limit'] as const
export const SEVERITIES = ['info', 'warning', 'critical'] as const
export const CERTIFICATES = ['working_at_height', 'high_voltage', 'blade_repair', 'sea_survival'] as const
const FAULTS = ['PITCH_FAULT', 'YAW_ERROR', 'OIL_TEMP_HIGH', 'GRID_LOSS', 'VIBRATION', 'COMMS_LOST']
const SITES: [code: string, name: string, country: string, region: string, owner: string, offset: string][] = [
  ['SKA', 'Skagerfell', 'Norway', 'Rogaland', 'Nordvind Kraft', '+01:00'],
  ['DOR', 'Dornbach Heights', 'Germany', 'Hesse', 'Hessenwind', '+01:00'],
  ['MEA', 'Meadow Rise', 'United Kingdom', 'Cumbria', 'Lakeland Power', '+00:00'],
  ['ISL', 'Isla Ventosa', 'Spain', 'Galicia', 'Ventosa Energia', '+01:00'],
  ['VES', 'Vestmark Banks', 'Denmark', 'North Sea', 'Nordvind Kraft', '+01:00'],
  ['TAR', 'Tarn Fell', 'United Kingdom', 'Cumbria', 'Lakeland Power', '+00:00'],
]
const MODELS: [maker: string, model: string, power: number, hub: number][] = [
  ['Veltis', 'V112', 3300, 94],
  ['Veltis', 'V150', 4200, 125],
  ['Aeromax', 'AX-5', 5000, 140],
  ['Borealis', 'B90', 2000, 80],
]
const TOWNS: [town: string, country: string][] = [
  ['Stavanger', 'Norway'],
  ['Kassel', 'Germany'],
  ['Kendal', 'United Kingdom'],
  ['Lugo', 'Spain'],
  ['Esbjerg', 'Denmark'],
]

/** ISO 8601: 270 minutes are PT4H30M. */
const iso = (minutes: number) => `PT${minutes >= 60 ? `${Math.floor(minutes / 60)}H` : ''}${minutes % 60 ? `${minutes % 60}M` : ''}` // oxfmt-ignore

/** PT4H30M in minutes. */
export const minutesOf = (duration: string): number => {
  const [, hours = 0, minutes = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration)!
  return 60 * Number(hours) + Number(minutes)
}

export type WindfarmData = ReturnType<typeof createWindfarmData>

/** 6 sites, 56 turbines, 16 technicians, 170 work orders, 66 curtailments and 120 alarms around the clock's day. */
export function createWindfarmData(clock: Date) {
  const random = createRandom(74_11_02)
  const { day, moment } = createDays(clock)
  const offsetOf = (code: string) => SITES.find(site => site[0] === code)![5]
  /** Working hours at a site, with its offset. */
  const local = (offset: number, code: string) =>
    moment(offset, random.whole(32, 68) / 96).replace(/\.000Z$/, offsetOf(code))
  const sites: Site[] = SITES.map(([siteCode, siteName, country, region, ownerCompany]) => ({
    id: siteCode,
    siteCode,
    siteName,
    location: {
      country,
      region,
      geo: { latitude: random.whole(4200, 6000) / 100, longitude: random.whole(-800, 1100) / 100 },
    },
    ownerCompany,
    commissionedOn: day(-random.whole(700, 6200)),
    gridCapacityMw: random.whole(20, 90),
    isOffshore: siteCode === 'VES',
  }))
  const turbines: Turbine[] = Array.from({ length: 56 }, (_, index) => {
    const { siteCode } = sites[index % sites.length]!
    const [manufacturer, model, ratedPowerKw, hubHeightM] = random.pick(MODELS)
    return {
      id: `${siteCode}-T${String(1 + Math.floor(index / sites.length)).padStart(2, '0')}`,
      siteCode,
      manufacturer,
      model,
      ratedPowerKw,
      hubHeightM,
      state: random.pick([
        'running',
        'running',
        'running',
        'running',
        'stopped',
        'under_maintenance',
        'decommissioned',
      ]),
      availability: random.whole(860, 998) / 1000,
      lastServiceAt: local(-random.whole(5, 400), siteCode),
      nextServiceDue: day(random.whole(-25, 200)),
    }
  })
  const technicians: Technician[] = createTechnicians().map(({ firstName, lastName, email }, index) => {
    const [town, country] = TOWNS[index % TOWNS.length]!
    return {
      id: `ft-${11 + index}`,
      fullName: `${firstName} ${lastName}`,
      email,
      homeBase: { town, country },
      certifications: CERTIFICATES.filter((_, place) => place === 0 || random.chance(0.45)),
      certifiedUntil: day(index % 5 === 2 ? -random.whole(3, 60) : random.whole(20, 700)),
      dailyRateEur: random.whole(28, 64) * 10,
      isOnCall: random.chance(0.35),
      supervisorId: index < 3 ? null : `ft-${11 + (index % 3)}`,
    }
  })
  const workOrders: WorkOrder[] = Array.from({ length: 170 }, (_, index) => {
    const offset = -260 + index * 2
    const turbine = random.pick(turbines)
    const state =
      offset < -14
        ? random.pick(['done', 'done', 'done', 'done', 'cancelled'])
        : offset < 1
          ? random.pick(['in_progress', 'done', 'open'])
          : random.pick(['open', 'scheduled', 'scheduled'])
    const minutes = random.whole(3, 40) * 30
    const plannedStart = local(offset, turbine.siteCode)
    const took = Math.round((minutes * random.pick([0.8, 1, 1, 1.5])) / 15) * 15
    const crew = technicians.filter(() => random.chance(0.12)).slice(0, 3)
    return {
      id: `MWO-${20_400 + index}`,
      turbineId: turbine.id,
      technicianIds: state === 'open' ? [] : (crew.length > 0 ? crew : [random.pick(technicians)]).map(({ id }) => id),
      taskType: random.pick(TASK_TYPES),
      priority: random.pick([1, 2, 2, 3, 3, 3, 4]),
      state,
      plannedStart,
      estimatedDuration: iso(minutes),
      actualDuration: state === 'done' ? iso(took) : null,
      finishedAt: state === 'done' ? local(offset, turbine.siteCode) : null,
      partsCostEur: state === 'done' && random.chance(0.7) ? random.whole(4, 950) * 10 : null,
      safetyNote: random.chance(0.15) ? random.pick(['ice on the blades', 'two-person lift', 'lightning risk']) : null,
    }
  })
  const curtailments: Curtailment[] = Array.from({ length: 66 }, (_, index) => {
    const { siteCode } = random.pick(sites)
    const minutes = random.whole(2, 50) * 15
    const curtailedShare = random.whole(1, 10) / 10
    return {
      id: `GCE-${700 + index}`,
      siteCode,
      startedAt: local(-200 + index * 3, siteCode),
      duration: iso(minutes),
      curtailedShare,
      lostEnergyMwh: Math.round(minutes * curtailedShare * random.whole(2, 6)) / 10,
      reason: random.pick(REASONS),
    }
  })
  const alarms: Alarm[] = Array.from({ length: 120 }, (_, index) => {
    const turbine = random.pick(turbines)
    const offset = -60 + Math.floor(index / 2)
    return {
      id: `AL${5_000 + index * 3}`,
      turbineId: turbine.id,
      faultCode: random.pick(FAULTS),
      severity: random.pick(['info', 'warning', 'warning', 'critical']),
      raisedAt: local(offset, turbine.siteCode),
      clearedAt: random.chance(0.8) ? local(Math.min(0, offset + 1), turbine.siteCode) : null,
      acknowledgedBy: random.chance(0.6) ? random.pick(technicians).id : null,
    }
  })
  return { sites, turbines, technicians, workOrders, curtailments, alarms }
}
