import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { ACCESS_NOTES, ASSOCIATIONS, COMPANIES, CREWS, FINDINGS, FIRST_NAMES, LAST_NAMES, MATERIALS, PROBLEM_TEXTS, ROOFERS, SUPPLIERS, TOWNS, WORK } from './catalogue.ts' // oxfmt-ignore
import { CERTIFICATES, WORK_TYPES, type RoofCallback, type RoofCrew, type RoofCustomer, type Roofer, type RoofJob, type RoofMaterialOrder, type RoofProperty, type RoofQuote, type WorkType } from './kinds.ts' // oxfmt-ignore

export type RoofingData = ReturnType<typeof createRoofingData>
type Random = ReturnType<typeof createRandom>
interface Calendar extends ReturnType<typeof createDays> {
  /** The day itself or the Monday after it. */
  workday(offset: number): number
}
const pence = (amount: number) => Math.round(100 * amount) / 100

/** 5 crews, 27 roofers, 64 customers, about 100 properties, 164 quotes, 100 jobs, their materials and 40 callbacks. */
export function createRoofingData(clock: Date) {
  const random = createRandom(71_903)
  const days = createDays(clock)
  const calendar: Calendar = { ...days, workday: offset => offset + ([1, 0, 0, 0, 0, 0, 2][new Date(days.day(offset)).getUTCDay()] ?? 0) } // oxfmt-ignore
  const roofCrews = CREWS.map(([name, registration, model], index): RoofCrew => ({ id: index + 1, name, foremanId: 101 + 5 * index, van: { registration, model } })) // oxfmt-ignore
  const roofRoofers = createRoofers(random, calendar)
  const roofCustomers = createCustomers(random, calendar)
  const roofProperties = createProperties(random, roofCustomers)
  const plans = createPlans(random, calendar)
  const roofQuotes = createQuotes(random, calendar, plans, roofProperties)
  const roofJobs = createJobs(random, calendar, plans, roofQuotes)
  const roofMaterialOrders = createMaterialOrders(random, calendar, plans, roofJobs)
  const roofCallbacks = createCallbacks(random, calendar, roofJobs)
  return { roofCustomers, roofProperties, roofQuotes, roofJobs, roofCrews, roofRoofers, roofMaterialOrders, roofCallbacks } // oxfmt-ignore
}

const GRADES = ['FOREMAN', 'SKILLED', 'SKILLED', 'LABOURER', 'APPRENTICE']
const RATES: Record<string, number> = { FOREMAN: 215, SKILLED: 180, LABOURER: 128, APPRENTICE: 84, SURVEYOR: 190 }
const SINCE: Record<string, [number, number]> = { FOREMAN: [2600, 5400], SKILLED: [500, 2900], LABOURER: [150, 1500], APPRENTICE: [60, 640], SURVEYOR: [1800, 4200] } // oxfmt-ignore
function createRoofers(random: Random, { day }: Calendar): Roofer[] {
  return ROOFERS.flatMap((line, crew) => line.split(',').map((name, place) => ({ name, crew, place }))).map(
    ({ name, crew, place }, index) => {
      const grade = crew < CREWS.length ? GRADES[place]! : 'SURVEYOR'
      const [firstName, lastName] = name.split(' ') as [string, string]
      return {
        id: 101 + index,
        firstName,
        lastName,
        grade,
        crewId: grade === 'SURVEYOR' ? null : crew + 1,
        phone: `07700 900${String(110 + 7 * index)}`,
        dayRate: RATES[grade]! + 2 * random.whole(0, 9),
        startedOn: day(-random.whole(...SINCE[grade]!) - index),
        // Far enough from the ends of the times that people ask about.
        cscsExpiresOn: day(index % 6 === 2 ? 8 + 2 * index - (index % 5) : random.whole(110, 1500)),
        certificates: CERTIFICATES.filter((_, at) => (at === 0 ? grade !== 'APPRENTICE' : random.chance(grade === 'APPRENTICE' ? 0.1 : 0.4))), // oxfmt-ignore
        drivesVan: grade === 'FOREMAN' || grade === 'SURVEYOR' || (grade !== 'APPRENTICE' && random.chance(0.4)),
      }
    },
  )
}

function createCustomers(random: Random, { moment }: Calendar): RoofCustomer[] {
  const used = new Set<string>()
  return Array.from({ length: 64 }, (_, index): RoofCustomer => {
    const customerType = index % 16 === 9 ? 'HOUSING_ASSOCIATION' : index % 8 === 4 ? 'BUSINESS' : index % 6 === 1 ? 'LANDLORD' : 'HOMEOWNER' // oxfmt-ignore
    const names = { HOMEOWNER: [], LANDLORD: [], BUSINESS: COMPANIES, HOUSING_ASSOCIATION: ASSOCIATIONS }[customerType]
    const companyName = names[Math.floor(index / (customerType === 'BUSINESS' ? 8 : 16))] ?? null
    let firstName = random.pick(FIRST_NAMES)
    // Two share a surname.
    const lastName = LAST_NAMES[index === 50 ? 11 : (index * 23) % 64]!
    while (used.has(`${firstName} ${lastName}`)) firstName = random.pick(FIRST_NAMES)
    used.add(`${firstName} ${lastName}`)
    return {
      id: 1001 + index,
      firstName,
      lastName,
      customerType,
      companyName,
      email: random.chance(0.15) ? null : `${firstName}.${lastName}@postbox.example`.toLowerCase(),
      phone: lastName !== LAST_NAMES[11] && random.chance(0.12) ? null : `07700 90${String(1200 + 13 * index).slice(-4)}`, // oxfmt-ignore
      billingAddress: placed(random, index),
      leadSource: random.pick(['RECOMMENDATION', 'RECOMMENDATION', 'RECOMMENDATION', 'WEBSITE', 'WEBSITE', 'CHECKATRADE', 'LEAFLET', 'VAN_SIGN']), // oxfmt-ignore
      marketingConsent: random.chance(0.45),
      createdAt: moment(-480 - Math.ceil(900 * (1 - index / 64)), random.whole(16, 34) / 48),
    }
  })
}
/** An address whose number nobody else in the town has. */
function placed(random: Random, index: number) {
  const [town, code, streets] = random.pick(TOWNS)
  return { line1: `${index + 2} ${random.pick(streets)}`, town, postcode: `${code}${random.pick(['AB', 'BD', 'EF', 'GH', 'JN', 'LP', 'QR', 'TU'])}` } // oxfmt-ignore
}

function createProperties(random: Random, customers: RoofCustomer[]): RoofProperty[] {
  const MANY: Record<string, [number, number]> = { HOMEOWNER: [1, 1], LANDLORD: [2, 4], BUSINESS: [1, 2], HOUSING_ASSOCIATION: [5, 7] } // oxfmt-ignore
  const owned = customers.flatMap(owner =>
    Array.from({ length: random.whole(...MANY[owner.customerType]!) }, (_, at) => ({ owner, at })),
  )
  return owned.map(({ owner, at }, index): RoofProperty => {
    const isHome = owner.customerType === 'HOMEOWNER' || (owner.customerType === 'BUSINESS' && at === 0)
    const kinds = owner.customerType === 'BUSINESS' ? ['COMMERCIAL'] : owner.customerType === 'HOUSING_ASSOCIATION' ? ['FLATS', 'BUNGALOW', 'TERRACED'] : ['TERRACED', 'TERRACED', 'SEMI_DETACHED', 'SEMI_DETACHED', 'DETACHED', 'BUNGALOW'] // oxfmt-ignore
    const propertyType = random.pick(kinds)
    const roofs = propertyType === 'COMMERCIAL' ? ['METAL', 'FELT', 'RUBBER', 'SLATE'] : ['SLATE', 'SLATE', 'CLAY_TILE', 'CONCRETE_TILE', 'CONCRETE_TILE', 'FELT'] // oxfmt-ignore
    return {
      id: 2001 + index,
      customerId: owner.id,
      address: isHome ? owner.billingAddress : placed(random, 70 + index),
      propertyType,
      roofType: random.pick(roofs),
      storeys: propertyType === 'BUNGALOW' ? 1 : propertyType === 'FLATS' ? random.whole(3, 5) : random.pick([2, 2, 2, 3]), // oxfmt-ignore
      yearBuilt: random.chance(0.2) ? null : random.whole(1840, 2012),
      listed: random.chance(0.12),
      accessNotes: random.chance(0.45) ? random.pick(ACCESS_NOTES) : null,
    }
  })
}

/** What became, or will become, of a request: days from today. */
interface Plan {
  survey: number
  sent: number | null
  decided: number | null
  status: string
  workType: WorkType
  start?: number
}
function createPlans(random: Random, { workday }: Calendar): Plan[] {
  const work = () => random.pick([...WORK_TYPES, 'RE_ROOF', 'ROOF_REPAIR', 'ROOF_REPAIR', 'GUTTERING', 'GUTTERING'] as const) // oxfmt-ignore
  const workBefore = (offset: number) => workday(offset - 2)
  const jobs = Array.from({ length: 100 }, (_, index): Plan => {
    const start = workday(index < 72 ? -Math.ceil(390 * (1 - index / 72) ** 1.2) - 12 : -9 + Math.floor((index - 72) * 1.3)) // oxfmt-ignore
    const decided = Math.min(-1, start - random.whole(8, 36))
    const sent = decided - random.whole(3, 18)
    return { survey: workBefore(sent - random.whole(2, 5)), sent, decided, status: 'ACCEPTED', workType: index > 72 && index < 82 && index % 2 === 0 ? 'RE_ROOF' : work(), start } // oxfmt-ignore
  })
  const rest = Array.from({ length: 64 }, (_, index): Plan => {
    const workType = work()
    if (index < 12) return { survey: workday(1 + Math.floor(index * 1.5)), sent: null, decided: null, status: 'SURVEY_BOOKED', workType } // oxfmt-ignore
    if (index < 18) return { survey: workBefore(-index + 9), sent: null, decided: null, status: 'DRAFT', workType }
    if (index < 31) return { survey: workBefore(-6 - 2 * (index - 17)), sent: -2 * (index - 17) - 1, decided: null, status: 'SENT', workType } // oxfmt-ignore
    const sent = -random.whole(34, 400)
    const decided = index < 54 ? sent + random.whole(3, 24) : null
    return { survey: workBefore(sent - random.whole(2, 5)), sent, decided, status: decided === null ? 'EXPIRED' : 'DECLINED', workType } // oxfmt-ignore
  })
  return [...jobs, ...rest].toSorted((one, other) => one.survey - other.survey)
}

function createQuotes(random: Random, { day }: Calendar, plans: Plan[], properties: RoofProperty[]): RoofQuote[] {
  return plans.map(({ survey, sent, decided, status, workType }, index): RoofQuote => {
    const isDone = status !== 'SURVEY_BOOKED'
    const [low, high] = WORK[workType].price
    return {
      id: 4001 + index,
      quoteNumber: `Q-${3110 + index}`,
      propertyId: (index % 3 === 1 ? random.pick(properties) : properties[(index * 41) % properties.length]!).id,
      workType,
      status,
      survey: {
        surveyDate: day(survey),
        surveyorId: random.chance(0.6) ? 126 : 127,
        droneUsed: isDone && random.chance(0.35),
        roofCondition: isDone ? random.pick(['GOOD', 'FAIR', 'FAIR', 'POOR', 'POOR', 'UNSAFE']) : null,
        findings: isDone && random.chance(0.8) ? random.pick(FINDINGS) : null,
      },
      amount: isDone ? 5 * random.whole(low / 5, high / 5) : null,
      sentOn: sent === null ? null : day(sent),
      validUntil: sent === null ? null : day(sent + 30),
      decidedOn: decided === null ? null : day(decided),
      declineReason: status === 'DECLINED' ? random.pick(['TOO_EXPENSIVE', 'TOO_EXPENSIVE', 'TOO_EXPENSIVE', 'WENT_ELSEWHERE', 'WENT_ELSEWHERE', 'POSTPONED', 'NO_REASON']) : null, // oxfmt-ignore
    }
  })
}

function createJobs(random: Random, { day, workday }: Calendar, plans: Plan[], quotes: RoofQuote[]): RoofJob[] {
  const accepted = plans.map((plan, index) => ({ plan, quote: quotes[index]! })).filter(({ plan }) => plan.status === 'ACCEPTED') // oxfmt-ignore
  return accepted.map(({ plan: { start = 0, workType }, quote }, index): RoofJob => {
    const { days, years } = WORK[workType]
    const end = workday(start + random.whole(...days))
    const isDue = end < 0 && start > -14 && index % 2 === 1
    const status = start > 0 ? 'SCHEDULED' : isDue || (start <= -2 && end >= 0 && index % 4 === 1) ? 'ON_HOLD' : end >= 0 ? 'IN_PROGRESS' : start < -30 && index % 17 === 8 ? 'CANCELLED' : 'COMPLETED' // oxfmt-ignore
    const isDone = status === 'COMPLETED'
    const invoiced =
      isDone && (end < -45 || (end < -3 && index % 2 === 0)) ? Math.min(-1, end + random.whole(1, 9)) : null
    const isPaid = invoiced !== null && (invoiced < -60 ? index % 13 > 0 : invoiced < -14 && index % 4 === 0)
    const fit = CREWS.map(([, , , work], at) => ({ work, at })).filter(({ work }) => work.includes(workType))
    const isHigh = workType !== 'GUTTERING' && workType !== 'ROOF_WINDOW'
    const required = workType === 'RE_ROOF' || workType === 'CHIMNEY' || (isHigh && random.chance(0.3))
    return {
      id: 5001 + index,
      jobNumber: `J-${2040 + index}`,
      quoteId: quote.id,
      propertyId: quote.propertyId,
      crewId: (random.chance(0.12) ? random.whole(0, CREWS.length - 1) : random.pick(fit).at) + 1,
      workType,
      status,
      startDate: day(start),
      endDate: day(end),
      price: quote.amount! + (isDone && random.chance(0.2) ? 5 * random.whole(8, 60) : 0),
      scaffold: { required, supplier: required ? random.pick(['Apex Scaffolding', 'Dales Access']) : null },
      guaranteeYears: years,
      invoicedOn: invoiced === null ? null : day(invoiced),
      paidOn: isPaid ? day(Math.min(-1, invoiced + random.whole(4, 30))) : null,
      notes: status === 'ON_HOLD' ? random.pick(['Waiting for the scaffolders', 'Bats in the loft, ecologist coming', 'Customer away']) : null, // oxfmt-ignore
    }
  })
}

const offsetOf = (day: string, today: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000

/** What is bought for a job: an order for each supplier that has some of it. */
function createMaterialOrders(random: Random, { day }: Calendar, plans: Plan[], jobs: RoofJob[]): RoofMaterialOrder[] {
  const decided = plans.filter(one => one.status === 'ACCEPTED').map(one => one.decided!)
  const wanted = jobs.flatMap((job, index) => {
    if (job.status === 'CANCELLED' || (job.workType === 'ROOF_REPAIR' && index % 2 === 0)) return []
    const items = MATERIALS[job.workType].filter((_, at) => at < 1 || random.chance(0.6))
    return [...new Set(items.map(([, supplier]) => supplier))].map(supplier => ({ job, supplier, after: decided[index]!, items: items.filter(one => one[1] === supplier) })) // oxfmt-ignore
  })
  return wanted.map(({ job, supplier, after, items }, index): RoofMaterialOrder => {
    const start = offsetOf(job.startDate, day(0))
    const ordered = Math.min(-1, after + random.whole(1, 5))
    const expected = Math.max(ordered + 1, start - random.whole(1, 4))
    const isLate = expected < 0 && job.status !== 'COMPLETED' && index % 2 === 0
    const isHere = expected < 0 && !isLate
    const lines = items.map(([material, , unit, unitPrice, least, most]) => ({ material, quantity: random.whole(least, most), unit, unitPrice })) // oxfmt-ignore
    const [name, branch, phone] = SUPPLIERS[supplier]!
    return {
      id: 7001 + index,
      orderNumber: `MO-${4405 + index}`,
      jobId: job.id,
      supplier: { name, branch, phone },
      status: isHere ? 'DELIVERED' : 'ORDERED',
      orderedOn: day(ordered),
      expectedOn: day(expected === 0 ? 1 : expected),
      deliveredOn: isHere ? day(Math.min(-1, expected + random.pick([0, 0, 0, 1, 2]))) : null,
      lines,
      total: pence(lines.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)),
    }
  })
}

function createCallbacks(random: Random, { day, workday }: Calendar, jobs: RoofJob[]): RoofCallback[] {
  const done = jobs.filter(one => one.status === 'COMPLETED' && one.endDate < day(-10))
  const reported = Array.from({ length: 40 }, (_, index) => {
    const job = random.pick(done)
    const latest = index < 12 ? -index - 1 : -14
    const end = offsetOf(job.endDate, day(0))
    return { job, on: index < 12 ? latest : Math.min(-2, end + random.whole(4, Math.max(5, latest - end))) }
  }).toSorted((one, other) => one.on - other.on)
  return reported.map(({ job, on }, index): RoofCallback => {
    const problem = job.workType === 'GUTTERING' ? 'GUTTER_FAULT' : random.pick(['LEAK', 'LEAK', 'LEAK', 'SLIPPED_TILE', 'LOOSE_FLASHING', 'MESS_LEFT']) // oxfmt-ignore
    const status = on < -26 || index % 5 === 0 ? 'RESOLVED' : index % 2 === 0 ? 'OPEN' : 'VISIT_BOOKED'
    const underGuarantee = problem !== 'MESS_LEFT' && random.chance(0.85)
    const resolved = Math.min(0, workday(on + random.whole(1, 14)))
    return {
      id: 301 + index,
      jobId: job.id,
      problem,
      description: random.pick(PROBLEM_TEXTS[problem]!),
      status,
      reportedOn: day(on),
      visitDate: status === 'OPEN' ? null : day(status === 'RESOLVED' ? resolved : workday(random.whole(1, 9))),
      resolvedOn: status === 'RESOLVED' ? day(resolved) : null,
      underGuarantee,
      cost: status === 'RESOLVED' ? 5 * random.whole(0, 62) : null,
    }
  })
}
