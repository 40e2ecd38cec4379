import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ACCESS_NOTES, CATALOGUE, DECLINE_REASONS, HOUSES, JOB_NOTES, ORGANISATIONS, PRIVATE_CLIENTS, STAFF, TOWNS, WORK } from './catalogue.ts' // oxfmt-ignore
import { ASPECTS, MATERIAL_CATEGORIES, REFERRAL_SOURCES, SERVICE_TYPES, SOIL_TYPES, type LandClient, type LandGarden, type LandGardener, type LandInvoice, type LandJob, type LandMaterial, type LandQuote } from './kinds.ts' // oxfmt-ignore

export type LandscapingData = ReturnType<typeof createLandscapingData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const pence = (amount: number) => Math.round(100 * amount) / 100
const atMost = (day: string, last: string) => (day < last ? day : last)
/** Nobody works at the weekend: the Monday after it. */
const onWeekday = (day: string) => shiftDay(day, { 6: 2, 0: 1 }[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0)

/** 53 clients, 69 gardens, 24 gardeners, 61 materials, 96 quotes, some 190 jobs and 135 invoices. */
export function createLandscapingData(clock: Date) {
  const random = createRandom(71_903)
  const days = createDays(clock)
  const landClients = createClients(random, days)
  const landGardens = createGardens(random, landClients)
  const landGardeners = createGardeners(random, days)
  const landMaterials = createMaterials(random)
  const landQuotes = createQuotes(random, days, { landClients, landGardens, landGardeners })
  const landJobs = createJobs(random, days, { landClients, landGardens, landGardeners, landMaterials, landQuotes })
  const landInvoices = createInvoices(random, days, { landClients, landGardens, landQuotes, landJobs })
  return { landClients, landGardens, landGardeners, landMaterials, landQuotes, landJobs, landInvoices }
}

function createAddress(random: Random) {
  const [town, code, streets] = random.pick(TOWNS)
  const letters = 'ABDEFGHJLNPQRSTUWXYZ'.split('')
  return { street: `${random.whole(1, 148)} ${random.pick(streets)}`, town, postcode: `${code} ${random.whole(1, 9)}${random.pick(letters)}${random.pick(letters)}` } // oxfmt-ignore
}

/** Two thirds are private people; every third row is a business or a public body. */
function createClients(random: Random, { day }: Days): LandClient[] {
  const organisations = [...ORGANISATIONS]
  const people = [...PRIVATE_CLIENTS]
  return Array.from({ length: organisations.length + people.length }, (_, index): LandClient => {
    const organisation = index % 3 === 2 || people.length === 0 ? organisations.shift() : undefined
    const name = organisation?.[0] ?? people.shift()!
    const isPublic = organisation?.[1] === 'public_sector'
    return {
      id: 11 + index,
      name,
      clientType: organisation?.[1] ?? 'residential',
      contactName: organisation?.[2] ?? null,
      email: organisation ? `office@${organisation[3]}.example` : `${name.toLowerCase().replace(' ', '.')}@homepost.example`, // oxfmt-ignore
      phone: organisation ? `01${random.whole(684, 905)} ${random.whole(100_000, 999_999)}` : `07${random.whole(400, 989)} ${random.whole(100_000, 999_999)}`, // oxfmt-ignore
      billingAddress: createAddress(random),
      paymentTermsDays: organisation ? 30 : 14,
      clientSince: day(-Math.ceil(430 + 1700 * (1 - index / 53) ** 1.4) + (index > 38 ? 380 - 14 * (53 - index) : 0)),
      referralSource: random.pick(REFERRAL_SOURCES),
      notes: isPublic ? 'Purchase order number needed on every invoice.' : random.chance(0.15) ? 'Prefers to be rung in the evening.' : '', // oxfmt-ignore
    }
  })
}

function createGardens(random: Random, clients: LandClient[]): LandGarden[] {
  const houses = [...HOUSES]
  const rows = clients.flatMap((client, index) => {
    const sites =
      ORGANISATIONS.find(([name]) => name === client.name)?.[4] ?? houses.splice(0, index % 16 === 4 ? 2 : 1)
    return sites.map(name => ({ client, name, isHome: client.clientType === 'residential' }))
  })
  return rows.map(({ client, name, isHome }, index): LandGarden => {
    const areaSqm = isHome ? random.whole(70, 1650) : random.whole(240, 5200)
    const isAtHome = isHome && random.chance(0.85)
    return {
      id: 201 + index,
      name,
      client: client.id,
      address: isAtHome ? { ...client.billingAddress } : createAddress(random),
      areaSqm,
      lawnSqm: random.chance(0.14) ? 0 : Math.round((areaSqm * random.whole(20, 65)) / 100),
      soilType: random.pick([...SOIL_TYPES, 'clay', 'clay', 'loam']),
      aspect: random.pick(ASPECTS),
      hasPond: random.chance(0.3),
      hasSideAccess: random.chance(0.7),
      gateCode: random.chance(0.35) ? String(random.whole(1021, 9876)) : null,
      accessNotes: random.chance(0.45) ? random.pick(ACCESS_NOTES) : '',
    }
  })
}

function createGardeners(random: Random, { day }: Days): LandGardener[] {
  return STAFF.map(
    ([firstName, lastName, jobTitle, hourlyRate, hasDrivingLicence, hasSprayingCertificate, years], index) => ({
      // oxfmt-ignore
      id: 1 + index,
      firstName,
      lastName,
      jobTitle,
      mobile: `07${random.whole(400, 989)} ${random.whole(100_000, 999_999)}`,
      email: `${firstName.toLowerCase()}@thornburygardens.example`,
      hourlyRate,
      hasDrivingLicence,
      hasSprayingCertificate,
      startedOn: day(-Math.round(365 * years)),
    }),
  )
}

function createMaterials(random: Random): LandMaterial[] {
  const rows = MATERIAL_CATEGORIES.flatMap(category => CATALOGUE[category].map(item => ({ category, item })))
  return rows.map(({ category, item: [name, unit, unitPrice, latinName, isEvergreen] }, index) => {
    const most = { tree: 9, tonne: 14, sqm: 160, metre: 220, bag: 70, roll: 12, each: 60 }[category === 'tree' ? category : unit]! // oxfmt-ignore
    return {
      id: 301 + index,
      sku: `${category.slice(0, 2).toUpperCase()}${String(100 + 7 * index)}`,
      name,
      latinName: latinName ?? null,
      category,
      isEvergreen: isEvergreen ?? null,
      unit,
      unitPrice,
      stockQuantity: random.chance(0.12) ? 0 : random.whole(1, most),
      reorderLevel: Math.ceil(most / 6),
    }
  })
}

type Before<K extends keyof LandscapingData> = Pick<LandscapingData, K>
/** Gardens of those who were clients on a day. */
const knownBy = (day: string, clients: LandClient[], gardens: LandGarden[]) =>
  gardens.filter(({ client }) => clients.find(one => one.id === client)!.clientSince <= day)

/** Offers of fourteen months, the newest of them not sent yet. */
function createQuotes(
  random: Random,
  { day }: Days,
  { landClients, landGardens, landGardeners }: Before<'landClients' | 'landGardens' | 'landGardeners'>,
): LandQuote[] {
  // oxfmt-ignore
  const estimators = landGardeners.filter(one => ['foreman', 'garden_designer'].includes(one.jobTitle))
  return Array.from({ length: 96 }, (_, index): LandQuote => {
    const offset = -Math.ceil(424 * (1 - index / 96) ** 1.35)
    const serviceType = random.pick(SERVICE_TYPES.slice(1))
    const { titles, price } = WORK[serviceType]
    const usual = offset < -35 ? ['accepted', 'accepted', 'accepted', 'declined', 'declined', 'expired'] : ['sent', 'sent', 'sent', 'sent', 'accepted', 'declined'] // oxfmt-ignore
    const picked = random.pick(usual)
    const status = index > 90 ? 'draft' : picked
    const issuedOn = status === 'draft' ? null : onWeekday(day(offset - 2))
    return {
      id: 501 + index,
      quoteNumber: `Q-${2101 + index}`,
      garden: random.pick(knownBy(day(offset), landClients, landGardens)).id,
      title: random.pick(titles),
      serviceType,
      amount: 5 * Math.round((price[0] + (price[1] - price[0]) * random.next() ** 1.6) / 5),
      status,
      preparedBy: random.pick(estimators).id,
      issuedOn,
      validUntil: issuedOn && shiftDay(issuedOn, 42),
      declineReason: status === 'declined' ? random.pick(DECLINE_REASONS) : '',
    }
  })
}

/** What the accepted quotes led to, and visits that needed no quote. */
function createJobs(
  random: Random,
  { day }: Days,
  {
    landClients,
    landGardens,
    landGardeners,
    landMaterials,
    landQuotes,
  }: Before<'landClients' | 'landGardens' | 'landGardeners' | 'landMaterials' | 'landQuotes'>,
): LandJob[] {
  // oxfmt-ignore
  const leaders = landGardeners.filter(one => ['foreman', 'landscaper', 'horticulturist'].includes(one.jobTitle)).slice(0, 8) // oxfmt-ignore
  const climbers = landGardeners.filter(one => one.jobTitle === 'tree_surgeon')
  const visits = Array.from({ length: 144 }, (_, index) => ({ quote: null, on: onWeekday(day(index < 124 ? Math.round(-398 + (400 * index) / 124) : Math.round(1.7 * (index - 123)))) })) // oxfmt-ignore
  const won = landQuotes.filter(one => one.status === 'accepted').map(quote => ({ quote, on: onWeekday(shiftDay(quote.issuedOn!, random.whole(16, 44))) })) // oxfmt-ignore
  const rows = [...visits, ...won].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
  const today = day(0)
  return rows.map(({ quote, on }, index): LandJob => {
    const usual = on > today ? 'scheduled' : on >= day(-8) ? 'in_progress' : 'completed'
    const turn = random.next()
    const status = turn < 0.06 ? 'cancelled' : turn < 0.2 && on > day(-45) ? 'on_hold' : usual
    const serviceType = (quote?.serviceType ?? random.pick(['maintenance', 'maintenance', 'maintenance', 'maintenance', 'tree_work', 'fencing'])) as keyof typeof WORK // oxfmt-ignore
    const { titles, uses } = WORK[serviceType]
    const isUnderway = status === 'completed' || status === 'in_progress'
    const leader = random.pick(serviceType === 'tree_work' ? climbers : leaders)
    const others = Array.from({ length: random.pick([0, 1, 1, 2, 2, 3]) }, () => random.pick(landGardeners.filter(one => one.jobTitle !== 'garden_designer')).id) // oxfmt-ignore
    const goods = landMaterials.filter(one => uses.includes(one.category as (typeof uses)[number]))
    const chosen = goods.length > 0 && isUnderway ? Array.from({ length: random.pick(quote ? [2, 3, 4] : [0, 0, 1, 2]) }, () => random.pick(goods)) : [] // oxfmt-ignore
    const most = { tree: 3, tonne: 8, sqm: 70, metre: 90, bag: 12, roll: 3, each: 30 }
    const estimatedHours = serviceType === 'maintenance' ? random.whole(4, 16) / 2 : random.whole(8, 90) / 2
    return {
      id: 1001 + index,
      jobNumber: `J-${3001 + index}`,
      garden: quote?.garden ?? random.pick(knownBy(on, landClients, landGardens)).id,
      quote: quote?.id ?? null,
      title: quote?.title ?? random.pick(titles),
      serviceType,
      status,
      scheduledFor: on,
      completedOn: status === 'completed' ? atMost(onWeekday(shiftDay(on, Math.floor(estimatedHours / 9))), today) : null, // oxfmt-ignore
      teamLeader: leader.id,
      team: [...new Set([leader.id, ...others])],
      estimatedHours,
      actualHours: status === 'completed' ? Math.round(2 * estimatedHours * (0.8 + random.next() * 0.55)) / 2 : null,
      materialsUsed: [...new Set(chosen)].map(one => ({ material: one.id, quantity: random.whole(1, most[one.category === 'tree' ? 'tree' : (one.unit as 'each')]), unitPrice: one.unitPrice })), // oxfmt-ignore
      clientRating: status === 'completed' && random.chance(0.55) ? random.pick([2, 3, 4, 4, 5, 5, 5]) : null,
      notes: random.chance(0.2) ? random.pick(JOB_NOTES) : '',
    }
  })
}

/** One for nearly every job that is done; the price is that of the quote, or hours and materials. */
function createInvoices(
  random: Random,
  { day }: Days,
  { landClients, landGardens, landQuotes, landJobs }: Before<'landClients' | 'landGardens' | 'landQuotes' | 'landJobs'>,
): LandInvoice[] {
  // oxfmt-ignore
  const done = landJobs.filter(one => one.completedOn !== null && random.chance(0.93))
  const today = day(0)
  const rows = done.toSorted((one, other) => (one.completedOn! < other.completedOn! ? -1 : one.completedOn! > other.completedOn! ? 1 : 0)) // oxfmt-ignore
  return rows.map((job, index): LandInvoice => {
    const client = landClients.find(one => one.id === landGardens.find(garden => garden.id === job.garden)!.client)!
    const goods = job.materialsUsed.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)
    const netAmount = landQuotes.find(one => one.id === job.quote)?.amount ?? pence(38 * job.actualHours! + goods)
    const issuedOn = index > rows.length - 6 ? null : atMost(onWeekday(shiftDay(job.completedOn!, 2)), today)
    const dueOn = issuedOn && shiftDay(issuedOn, client.paymentTermsDays)
    const [turn, late] = [random.next(), random.whole(-9, 12)]
    const isLongDue = dueOn !== null && dueOn < day(-25)
    const isPaid = dueOn !== null && turn < (isLongDue ? 0.94 : 0.4)
    const paidOn = isPaid ? atMost(shiftDay(dueOn, late), today) : null
    const unpaid = isLongDue && turn > 0.985 ? 'written_off' : 'sent'
    return {
      id: 4001 + index,
      invoiceNumber: `INV-${7001 + index}`,
      client: client.id,
      job: job.id,
      status: issuedOn === null ? 'draft' : isPaid ? 'paid' : unpaid,
      issuedOn,
      dueOn,
      netAmount,
      vatAmount: pence(netAmount * 0.2),
      total: pence(netAmount * 1.2),
      paidOn,
      paymentMethod: isPaid ? (client.clientType === 'residential' ? random.pick(['bank_transfer', 'bank_transfer', 'card', 'cash']) : random.pick(['bank_transfer', 'direct_debit'])) : null, // oxfmt-ignore
    }
  })
}
