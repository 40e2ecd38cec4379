import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ACCESS_NOTES, BUILDING_KINDS, BUILDINGS, CITIES, CLIENTS, DESCRIPTIONS, FIRST_NAMES, JOB_NOTES, LANGUAGE_SETS, LAST_NAMES, VEHICLES } from './catalogue.ts' // oxfmt-ignore
import { FREQUENCIES, type Money, type SparkCleaner, type SparkClient, type SparkComplaint, type SparkInvoice, type SparkJob, type SparkSite, type SparkVehicle } from './kinds.ts' // oxfmt-ignore

export type CleaningcoData = ReturnType<typeof createCleaningcoData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

export const euro = (amount: number): Money => ({ amount: Math.round(100 * amount) / 100, currency: 'EUR' })
export const numbered = (prefix: string, number: number) => `${prefix}-${String(number).padStart(4, '0')}`
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const sum = (amounts: Money[]) => euro(amounts.reduce((total, { amount }) => total + amount, 0))
const shiftMonth = (month: string, months: number) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 7)

function uuid(random: Random): string {
  const hex = (length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`
}

/** 30 clients, 34 cleaners, 58 sites, 190 jobs, 52 complaints, their invoices of four months, and 20 vehicles. */
export function createCleaningcoData(clock: Date) {
  const random = createRandom(81_573)
  const days = createDays(clock)
  const sparkClients = createClients(random, days)
  const sparkCleaners = createCleaners(random, days)
  const sparkSites = createSites(random, sparkClients, sparkCleaners)
  const sparkJobs = createJobs(random, days, sparkSites, sparkCleaners, sparkClients)
  const sparkComplaints = createComplaints(random, days, sparkJobs)
  const sparkInvoices = createInvoices(random, days, sparkClients, sparkSites)
  const sparkVehicles = createVehicles(random, days, sparkCleaners)
  return { sparkClients, sparkCleaners, sparkSites, sparkJobs, sparkComplaints, sparkInvoices, sparkVehicles }
}

function createClients(random: Random, { day }: Days): SparkClient[] {
  return CLIENTS.map(([name, industry, domain, contact], index): SparkClient => {
    const [city, code, streets] = random.pick(CITIES)
    return {
      id: uuid(random),
      number: numbered('CLT', 12 + index),
      name,
      industry,
      status: index % 8 === 5 ? 'on_hold' : index % 11 === 9 ? 'former' : 'active',
      contact: { name: contact, email: `${plain(contact.split(' ')[0]!)}@${domain}.example`, phone: `+353 1 555 ${1100 + 37 * index}` }, // oxfmt-ignore
      billingAddress: { street: `${random.whole(1, 90)} ${random.pick(streets)}`, city, postcode: `${code} ${random.pick(['AX41', 'K7F2', 'Y3N8', 'P902'])}` }, // oxfmt-ignore
      paymentTermsDays: random.pick([14, 30, 30, 45]),
      clientSince: day(-random.whole(140, index % 11 === 9 ? 1400 : 3200)),
      notes: random.chance(0.2) ? random.pick(['Asks for paper invoices.', 'Wants unscented products only.', 'Contract is reviewed every spring.']) : null, // oxfmt-ignore
    }
  })
}

/** Six supervisors and five for the windows; a few have left. */
function createCleaners(random: Random, { day }: Days): SparkCleaner[] {
  const wages = new Set<number>()
  const hired = new Set<number>()
  const fresh = (taken: Set<number>, next: () => number): number => {
    const value = next()
    if (taken.has(value)) return fresh(taken, next)
    taken.add(value)
    return value
  }
  return Array.from({ length: 34 }, (_, index): SparkCleaner => {
    const [firstName, lastName] = [FIRST_NAMES[index]!, LAST_NAMES[(index * 7 + 3) % LAST_NAMES.length]!]
    const role = index % 6 === 1 ? 'supervisor' : index % 7 === 2 ? 'window_cleaner' : 'cleaner'
    const status = role === 'supervisor' ? 'active' : index % 8 === 6 ? 'on_leave' : index % 10 === 8 ? 'left' : 'active' // oxfmt-ignore
    const base = { cleaner: 1390, supervisor: 1760, window_cleaner: 1540 }[role]
    return {
      id: uuid(random),
      staffNumber: numbered('EMP', 104 + index),
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}@brightmop.example`,
      phone: `+353 87 555 ${1204 + 61 * index}`,
      role,
      status,
      hourlyWage: euro(fresh(wages, () => base + 5 * random.whole(0, 30)) / 100),
      weeklyHours: role === 'supervisor' ? 39 : random.pick([16, 20, 20, 24, 30, 39]),
      languages: [...random.pick(LANGUAGE_SETS)],
      hasDrivingLicence: role !== 'cleaner' || random.chance(0.4),
      hiredOn: day(-fresh(hired, () => random.whole(status === 'active' ? 30 : 400, 2600))),
    }
  })
}

/** Former clients have none any more. */
function createSites(random: Random, clients: SparkClient[], cleaners: SparkCleaner[]): SparkSite[] {
  const supervisors = cleaners.filter(one => one.role === 'supervisor')
  const served = clients.filter(one => one.status !== 'former')
  const sizes = new Set<number>()
  return Array.from({ length: 58 }, (_, index): SparkSite => {
    const client = served[index] ?? served[Math.floor(served.length * random.next() ** 1.4)]!
    const isElsewhere = random.chance(0.35)
    const [city, code, streets] = random.pick(isElsewhere ? CITIES : CITIES.filter(([name]) => name === client.billingAddress.city)) // oxfmt-ignore
    const siteType = { healthcare: 'clinic', logistics: 'warehouse', creative: random.pick(['office', 'showroom']), technology: random.pick(['office', 'office', 'coworking']) }[client.industry] ?? 'office' // oxfmt-ignore
    let floorAreaSqm = 0
    while (floorAreaSqm === 0 || sizes.has(floorAreaSqm)) floorAreaSqm = 10 * random.whole(12, siteType === 'warehouse' ? 420 : 260) // oxfmt-ignore
    sizes.add(floorAreaSqm)
    const frequency = random.pick([...FREQUENCIES, 'daily', 'daily'] as const)
    const rate = { daily: 2.9, twice_weekly: 1.45, weekly: 0.85, fortnightly: 0.5 }[frequency]
    return {
      id: uuid(random),
      number: numbered('SITE', 21 + index),
      name: `${BUILDINGS[(index * 11) % BUILDINGS.length]} ${BUILDING_KINDS[(index * 3) % BUILDING_KINDS.length]}`,
      clientId: client.id,
      supervisorId: random.pick(supervisors).id,
      siteType,
      address: { street: `${random.whole(1, 120)} ${random.pick(streets)}`, city, postcode: `${code} ${random.pick(['E4R0', 'F6C3', 'RW27', 'VH5D', 'TD88'])}` }, // oxfmt-ignore
      floorAreaSqm,
      floors: siteType === 'warehouse' ? 1 : random.whole(1, 6),
      frequency,
      monthlyFee: euro(Math.round(rate * floorAreaSqm) + random.whole(40, 99)),
      keyHeld: random.chance(0.6),
      accessNotes: random.chance(0.4) ? random.pick(ACCESS_NOTES) : null,
    }
  })
}

/** Those of four months and of the next three weeks; only those that are over have a score. */
function createJobs(
  random: Random,
  { day }: Days,
  sites: SparkSite[],
  cleaners: SparkCleaner[],
  clients: SparkClient[],
): SparkJob[] {
  // oxfmt-ignore
  const served = sites.filter(one => clients.some(({ id, status }) => id === one.clientId && status === 'active'))
  const staff = cleaners.filter(one => one.status === 'active')
  const offsets = Array.from({ length: 190 }, (_, index) => Math.round(-124 + (146 * index) / 190) + random.whole(0, 2))
  return offsets
    .toSorted((one, other) => one - other)
    .map((from, index): SparkJob => {
      const offset = Math.abs(from) <= 1 ? 0 : from
      const site = random.pick(served)
      const service = random.pick(['regular', 'regular', 'regular', 'deep_clean', 'deep_clean', 'window_cleaning', 'carpet_cleaning']) // oxfmt-ignore
      const status = random.chance(0.08) ? 'cancelled' : offset < 0 ? 'completed' : offset === 0 ? 'in_progress' : 'scheduled' // oxfmt-ignore
      const able = service === 'window_cleaning' ? staff.filter(one => one.role === 'window_cleaner') : staff.filter(one => one.role !== 'window_cleaner') // oxfmt-ignore
      const crew = new Set(Array.from({ length: random.pick([1, 2, 2, 3]) }, () => random.pick(able).id))
      const hours = Math.max(2, Math.round(site.floorAreaSqm / 200) / 2) + random.whole(0, 3) / 2
      const rate = { regular: 31, deep_clean: 46, window_cleaning: 39, carpet_cleaning: 42 }[service]!
      return {
        id: uuid(random),
        number: numbered('JOB', 61 + index),
        siteId: site.id,
        cleanerIds: [...crew],
        service,
        status,
        scheduledOn: day(offset),
        startTime: random.pick(['06:00', '06:30', '17:30', '18:00', '19:00', '20:30']),
        hours,
        price: euro(hours * crew.size * rate + random.whole(5, 60)),
        qualityScore:
          status === 'completed' && random.chance(0.7) ? random.pick([5, 6, 7, 7, 8, 8, 8, 9, 9, 10]) : null,
        notes: random.chance(0.25) ? random.pick(JOB_NOTES) : null,
      }
    })
}

/** About jobs that are over, some about the site at large. */
function createComplaints(random: Random, { day }: Days, jobs: SparkJob[]): SparkComplaint[] {
  const over = jobs.filter(one => one.status === 'completed')
  const about = Array.from({ length: 52 }, () => random.pick(over)).toSorted((one, other) => (one.scheduledOn < other.scheduledOn ? -1 : 1)) // oxfmt-ignore
  return about.map((job, index): SparkComplaint => {
    const category = random.pick(['missed_area', 'missed_area', 'missed_area', 'late_arrival', 'damage', 'damage', 'no_show', 'security']) // oxfmt-ignore
    const last = day(0)
    const after = shiftDay(job.scheduledOn, random.whole(0, 2))
    const reportedOn = after < last ? after : last
    const status = reportedOn < day(-45) ? (random.chance(0.93) ? 'resolved' : 'investigating') : random.pick(['open', 'open', 'investigating', 'resolved']) // oxfmt-ignore
    const solved = shiftDay(reportedOn, random.whole(1, 12))
    return {
      id: uuid(random),
      number: numbered('CMP', 8 + index),
      siteId: job.siteId,
      jobId: random.chance(0.75) ? job.id : null,
      category,
      severity: ['damage', 'security'].includes(category) ? random.pick(['medium', 'high', 'high']) : random.pick(['low', 'low', 'medium', 'medium', 'high']), // oxfmt-ignore
      status,
      description: random.pick(DESCRIPTIONS[category]!),
      reportedBy: random.pick(['Reception', 'Facility manager', 'Office manager', 'Building security']),
      reportedOn,
      resolvedOn: status === 'resolved' ? (solved < last ? solved : last) : null,
      compensation: status === 'resolved' && ['damage', 'no_show'].includes(category) ? euro(5 * random.whole(8, 90)) : null, // oxfmt-ignore
    }
  })
}

/** A client gets one for each of the last four months, early in the month after. */
function createInvoices(random: Random, { day }: Days, clients: SparkClient[], sites: SparkSite[]): SparkInvoice[] {
  const invoices: SparkInvoice[] = []
  const today = day(0)
  for (const back of [4, 3, 2, 1])
    for (const client of clients) {
      const [isLate, isEarly] = [random.chance(0.16), random.chance(0.35)]
      const issued = `${shiftMonth(today.slice(0, 7), 1 - back)}-0${random.whole(1, 4)}`
      const extras = random.chance(0.3) ? [{ description: 'Consumables', amount: euro(random.whole(1800, 9900) / 100) }] : [] // oxfmt-ignore
      if (client.status === 'former') continue
      const issuedOn = issued < today ? issued : today
      const dueOn = shiftDay(issuedOn, client.paymentTermsDays)
      const isPaid = dueOn < today ? !isLate : isEarly
      const paid = shiftDay(issuedOn, random.whole(3, client.paymentTermsDays))
      const lines = [...sites.filter(one => one.clientId === client.id).map(one => ({ description: `Cleaning of ${one.name}`, amount: one.monthlyFee })), ...extras] // oxfmt-ignore
      invoices.push({
        id: uuid(random),
        number: numbered('INV', 2041 + invoices.length),
        clientId: client.id,
        period: shiftMonth(today.slice(0, 7), -back),
        status: isPaid ? 'paid' : dueOn < today ? 'overdue' : 'sent',
        issuedOn,
        dueOn,
        paidOn: isPaid ? (paid < today ? paid : today) : null,
        lines: structuredClone(lines),
        total: sum(lines.map(one => one.amount)),
      })
    }
  return invoices
}

function createVehicles(random: Random, { day }: Days, cleaners: SparkCleaner[]): SparkVehicle[] {
  const drivers = cleaners.filter(one => one.status === 'active' && one.hasDrivingLicence)
  return Array.from({ length: 20 }, (_, index): SparkVehicle => {
    const [make, model, fuel] = VEHICLES[(index * 3) % VEHICLES.length]!
    const status = index % 7 === 4 ? 'workshop' : index % 9 === 7 ? 'retired' : 'in_use'
    return {
      id: uuid(random),
      registration: `${random.whole(18, 25)}${random.pick([1, 2])}-${random.pick(['D', 'D', 'C', 'G'])}-${1407 + 733 * index}`, // oxfmt-ignore
      make,
      model,
      fuel,
      status,
      driverId: status === 'in_use' ? (drivers[index % drivers.length]?.id ?? null) : null,
      mileageKm: status === 'retired' ? random.whole(210_000, 310_000) : random.whole(8200, 190_000),
      inspectionDueOn: day(random.whole(-10, 340)),
    }
  })
}
