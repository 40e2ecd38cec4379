import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CARS, DESCRIPTIONS, ENGINEERS, FAST, FIRST_NAMES, LAST_NAMES, NOTES, SITES, SLOW, TARIFFS } from './catalogue.ts' // oxfmt-ignore
import type { VoltCharger, VoltDriver, VoltFault, VoltSession, VoltStation, VoltTariff, VoltVisit } from './kinds.ts'
import { FAULT_CATEGORIES } from './kinds.ts'

export type EvchargingData = ReturnType<typeof createEvchargingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
const laterBy = (moment: string, minutes: number) => new Date(Date.parse(moment) + 60_000 * minutes).toISOString()
/** What those pay who tap a card and go. */
export const GUEST_PRICE = 0.79

/** 26 stations, 90 chargers, 10 tariffs, 124 drivers, 220 sessions, 66 faults and about 140 visits. */
export function createEvchargingData(clock: Date) {
  const random = createRandom(77_204)
  const days = createDays(clock)
  const voltStations = createStations(random, days)
  const voltChargers = createChargers(random, days, voltStations)
  const voltTariffs = TARIFFS.map(([name, description, monthlyFee, pricePerKwh, connectionFee, idleFeePerMinute, isActive], index): VoltTariff => ({ id: index + 1, code: `TRF-${String(index + 1).padStart(2, '0')}`, name, description, monthlyFee, pricePerKwh, connectionFee, idleFeePerMinute, isActive })) // oxfmt-ignore
  const voltDrivers = createDrivers(random, days)
  const voltSessions = createSessions(random, days, voltChargers, voltDrivers, voltTariffs)
  const voltFaults = createFaults(random, days, voltChargers, voltDrivers)
  const voltVisits = createVisits(random, days, voltChargers, voltFaults)
  for (const charger of voltChargers) {
    const seen = voltVisits.filter(one => one.chargerId === charger.id && one.visitType === 'inspection' && one.status === 'completed') // oxfmt-ignore
    charger.lastInspectedOn =
      seen
        .map(one => one.scheduledOn)
        .sort()
        .at(-1) ?? null
  }
  return { voltStations, voltChargers, voltTariffs, voltDrivers, voltSessions, voltFaults, voltVisits }
}

function createStations(random: Random, { day }: Days): VoltStation[] {
  const inCity: Record<string, number> = {}
  return SITES.map(([name, siteType, city, street, postcode, gridConnectionKw], index) => {
    inCity[city] = (inCity[city] ?? 0) + 1
    return {
      id: index + 1,
      code: `${city.slice(0, 3).toUpperCase()}-${String(inCity[city]).padStart(2, '0')}`,
      name,
      siteType,
      address: { street: random.chance(0.3) ? street : `${random.whole(1, 180)} ${street}`, city, postcode },
      location: { latitude: random.whole(533_500, 540_000) / 10_000, longitude: -random.whole(10_500, 19_000) / 10_000 }, // oxfmt-ignore
      gridConnectionKw,
      parkingBays: random.whole(4, 16),
      open24h: siteType === 'motorway_services' || (siteType !== 'workplace' && random.chance(0.35)),
      hasCanopy: random.chance(0.3),
      openedOn: day(-random.whole(760, 2100)),
    }
  })
}

function createChargers(random: Random, { day }: Days, stations: VoltStation[]): VoltCharger[] {
  const chargers: VoltCharger[] = []
  for (const station of stations) {
    const isFast = ['motorway_services', 'retail_park', 'supermarket'].includes(station.siteType)
    const many = station.siteType === 'motorway_services' ? 6 : isFast ? random.whole(3, 4) : random.whole(2, 3)
    for (let place = 0; place < many; place++) {
      const [manufacturer, model, currentType, maxPowerKw, types] = random.pick(isFast ? FAST : SLOW)
      const index = chargers.length
      const atOpening = place < 2 || random.chance(0.4)
      chargers.push({
        id: 201 + index,
        code: `CH-${String(11 + index).padStart(4, '0')}`,
        stationId: station.id,
        manufacturer,
        model,
        currentType,
        maxPowerKw,
        connectors: types.map((type, at) => ({ number: at + 1, type })),
        status: index % 12 === 7 ? 'out_of_order' : index % 9 === 4 ? 'occupied' : 'available',
        hasContactless: currentType === 'DC' ? random.chance(0.75) : random.chance(0.2),
        firmwareVersion: `${random.whole(2, 4)}.${random.whole(0, 9)}.${random.whole(0, 5)}`,
        installedOn: atOpening ? station.openedOn : day(-random.whole(40, 740)),
        lastInspectedOn: null,
      })
    }
  }
  return chargers
}

function createDrivers(random: Random, { moment }: Days): VoltDriver[] {
  const taken = new Set<string>()
  const drivers: VoltDriver[] = []
  while (drivers.length < 124) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const index = drivers.length
    const [make, model] = random.pick(CARS)
    const letters = () => String.fromCodePoint(65 + random.whole(0, 7)) + random.pick([...'KLNPRSTVWXY'])
    drivers.push({
      id: 1001 + index,
      memberNumber: `M-${50_310 + 7 * index}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}@evmail.example`.toLowerCase(),
      phone: random.chance(0.15) ? null : `+44 7${random.whole(400, 999)} ${random.whole(100_000, 999_999)}`,
      vehicle: { make, model, registration: `Y${letters().slice(0, 1)}${random.whole(20, 25)} ${letters()}${random.pick([...'ABCDEFGHJKLMNOP'])}` }, // oxfmt-ignore
      tariffId: random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 9, 10]),
      accountStatus: index > 117 ? 'unverified' : index % 15 === 6 ? 'suspended' : 'active',
      newsletter: random.chance(0.52),
      joinedAt: moment(-Math.ceil(1100 * (1 - index / 124) ** 1.6) - 1, random.whole(14, 44) / 48),
    })
  }
  return drivers
}

/** Those of eight months, the busiest chargers being those at the motorway; one is running wherever a charger is occupied. */
function createSessions(
  random: Random,
  { day, moment }: Days,
  chargers: VoltCharger[],
  drivers: VoltDriver[],
  tariffs: VoltTariff[],
): VoltSession[] {
  const occupied = chargers.filter(one => one.status === 'occupied')
  const past = 220 - occupied.length
  return Array.from({ length: 220 }, (_, index): VoltSession => {
    const isRunning = index >= past
    const from = -Math.ceil(240 * Math.max(0, 1 - index / past) ** 1.35) - 1
    const charger = isRunning
      ? occupied[index - past]!
      : random.pick(chargers.filter(one => one.installedOn < day(from)))
    const startedAt = isRunning ? moment(0, random.whole(340, 400) / 1000) : moment(from, random.whole(280, 900) / 1000)
    const isGuest = charger.hasContactless && random.chance(0.3)
    const driver = random.pick(drivers.slice(0, 112).filter(one => one.joinedAt < startedAt && one.accountStatus !== 'unverified')) // oxfmt-ignore
    const tariff = tariffs.find(one => one.id === driver.tariffId)!
    const status = isRunning ? 'in_progress' : random.chance(0.06) ? 'aborted' : 'completed'
    const isDone = status === 'completed'
    const minutes = isDone ? (charger.currentType === 'DC' ? random.whole(14, 55) : random.whole(80, 380)) : random.whole(1, 4) // oxfmt-ignore
    const energyKwh = isDone ? cents(Math.min(random.whole(1800, 7900) / 100, (minutes / 60) * charger.maxPowerKw * (0.45 + 0.4 * random.next()))) : null // oxfmt-ignore
    const cost = energyKwh === null ? null : cents(isGuest ? GUEST_PRICE * energyKwh : tariff.connectionFee + tariff.pricePerKwh * energyKwh) // oxfmt-ignore
    const settled = from > -4 ? 'pending' : random.chance(0.05) ? 'failed' : random.chance(0.03) ? 'refunded' : 'paid'
    return {
      id: 70_001 + index,
      reference: `CS-${20_600 + index}`,
      chargerId: charger.id,
      driverId: isGuest ? null : driver.id,
      connectorType: random.pick(charger.connectors).type,
      status,
      startedAt,
      endedAt: isRunning ? null : laterBy(startedAt, minutes),
      energyKwh,
      cost,
      paymentMethod: isGuest ? 'contactless' : random.pick(['app', 'app', 'app', 'rfid_card', 'rfid_card']),
      paymentStatus: isDone ? settled : null,
    }
  })
}

/** Every charger that is out of order has one that is not resolved; one charger is a trouble spot. */
function createFaults(
  random: Random,
  { day, moment }: Days,
  chargers: VoltCharger[],
  drivers: VoltDriver[],
): VoltFault[] {
  const broken = chargers.filter(one => one.status === 'out_of_order')
  const trouble = chargers.find(
    one => one.status === 'available' && one.stationId === 17 && one.installedOn < day(-320),
  )!
  const past = 66 - broken.length
  const working = chargers.filter(
    one => one.status !== 'out_of_order' && one !== trouble && one.installedOn < day(-320),
  )
  return Array.from({ length: 66 }, (_, index): VoltFault => {
    const isBroken = index >= past
    const charger = isBroken ? broken[index - past]! : index % 8 === 3 ? trouble : random.pick(working)
    const from = isBroken ? -random.whole(2, 11) : -Math.ceil(300 * (1 - index / past) ** 1.2) - 1
    const category = random.pick(FAULT_CATEGORIES)
    const isOpen = isBroken || from > -8 || (from > -34 && random.chance(0.5))
    const reportedAt = moment(from, random.whole(12, 45) / 48)
    return {
      id: 901 + index,
      code: `FLT-${3100 + index}`,
      chargerId: charger.id,
      reportedByDriverId: random.chance(0.55) ? random.pick(drivers.slice(0, 40).filter(one => one.joinedAt.slice(0, 10) < day(from))).id : null, // oxfmt-ignore
      category,
      severity: isBroken ? random.pick(['high', 'critical']) : isOpen ? random.pick(['low', 'medium']) : random.pick(['low', 'low', 'medium', 'medium', 'high', 'critical']), // oxfmt-ignore
      status: isOpen ? (random.chance(0.5) ? 'new' : 'assigned') : 'resolved',
      description: random.chance(0.15) ? null : random.pick(DESCRIPTIONS[category]!),
      reportedAt,
      resolvedAt: isOpen ? null : laterBy(reportedAt, random.whole(300, 7000)),
    }
  })
}

/** Repairs of faults, and an inspection or two of most chargers. */
function createVisits(random: Random, { day }: Days, chargers: VoltCharger[], faults: VoltFault[]): VoltVisit[] {
  type Plan = Pick<VoltVisit, 'chargerId' | 'faultId' | 'visitType' | 'status' | 'scheduledOn'>
  const repairs = faults.flatMap((fault): Plan[] => {
    const common = { chargerId: fault.chargerId, faultId: fault.id, visitType: 'repair' }
    if (fault.status === 'new' || (fault.status === 'resolved' && random.chance(0.25))) return []
    if (fault.status === 'assigned') return [{ ...common, status: 'planned', scheduledOn: day(random.whole(1, 9)) }]
    return [{ ...common, status: 'completed', scheduledOn: fault.resolvedAt!.slice(0, 10) }]
  })
  const others = chargers.flatMap((charger, index): Plan[] => {
    const common = { chargerId: charger.id, faultId: null, visitType: 'inspection' }
    const past = day(-random.whole(8, 330))
    const first = past > shiftDay(charger.installedOn, 5) && index % 7 !== 2 ? [{ ...common, status: random.chance(0.9) ? 'completed' : 'cancelled', scheduledOn: past }] : [] // oxfmt-ignore
    const next = index % 4 === 1 ? [{ ...common, visitType: random.chance(0.25) ? 'upgrade' : 'inspection', status: 'planned', scheduledOn: day(random.whole(2, 45)) }] : [] // oxfmt-ignore
    return [...first, ...next]
  })
  const plans = [...repairs, ...others].sort((one, other) => (one.scheduledOn < other.scheduledOn ? -1 : one.scheduledOn > other.scheduledOn ? 1 : one.chargerId - other.chargerId)) // oxfmt-ignore
  return plans.map((plan, index): VoltVisit => {
    const [name, company] = random.pick(ENGINEERS)
    const isDone = plan.status === 'completed'
    return {
      id: 4001 + index,
      reference: `MV-${String(2080 + index)}`,
      ...plan,
      engineer: { name, company },
      hoursSpent: isDone ? random.whole(2, 14) / 2 : null,
      partsCost: isDone ? (plan.visitType === 'repair' ? random.whole(900, 64_000) / 100 : 0) : null,
      notes: isDone && random.chance(0.4) ? random.pick(NOTES) : null,
    }
  })
}
