import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { ACCESS, CUSTOMERS, PRODUCTS, REPORTS, SIGNS, TECHNICIANS, TOWNS, WHERE } from './catalogue.ts'
import { PESTS, PEST_BILLING, type PestContract, type PestCustomer, type PestFinding, type PestProduct, type PestSite, type PestTechnician, type PestVisit } from './kinds.ts' // oxfmt-ignore

export type PestcontrolData = ReturnType<typeof createPestcontrolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^ \w]/gu, '')
    .toLowerCase()

/** 36 customers with 65 sites, 20 technicians, contracts for most sites, 220 visits, findings of them, 24 products. */
export function createPestcontrolData(clock: Date) {
  const random = createRandom(71_203)
  const days = createDays(clock)
  const pestTechnicians = createTechnicians(random, days)
  const pestProducts = createProducts(random)
  const pestCustomers = createCustomers(random, days)
  const pestSites = createSites(random, pestTechnicians)
  const pestContracts = createContracts(random, days, pestSites, pestCustomers)
  const pestVisits = createVisits(random, days, pestSites, pestContracts, pestTechnicians)
  const pestFindings = createFindings(random, days, pestVisits)
  return { pestCustomers, pestSites, pestTechnicians, pestContracts, pestVisits, pestFindings, pestProducts }
}

function createTechnicians(random: Random, { day }: Days): PestTechnician[] {
  return TECHNICIANS.map(([firstName, lastName, depot, certificates], index) => ({ id: 11 + index, firstName, lastName, email: `${plain(firstName)}.${plain(lastName)}@wrenpest.example`, mobile: `07700 900${random.whole(100, 999)}`, depot, certificates: [...certificates], hiredOn: day(-random.whole(370, 3600) + 15 * index), isActive: index !== 13 && index !== 16 })) // oxfmt-ignore
}

function createProducts(random: Random): PestProduct[] {
  return PRODUCTS.map(([name, category, activeIngredient, unit, unitCost, stock, reorderLevel], index) => ({ id: 701 + index, name, category, activeIngredient, hseNumber: activeIngredient ? `UK-${random.whole(2012, 2024)}-${random.whole(1000, 9999)}` : null, unit, unitCost, stock, reorderLevel, isDiscontinued: name === 'Oldham Powder' })) // oxfmt-ignore
}

const placeIn = (random: Random, town: string) => {
  const [, area, streets] = TOWNS[town]!
  return { street: `${random.whole(2, 180)} ${random.pick(streets)}`, town, postcode: `${area}${random.whole(1, 24)} ${random.whole(1, 9)}${random.pick(['AB', 'DJ', 'LN', 'QT', 'XY'])}` } // oxfmt-ignore
}

function createCustomers(random: Random, { day }: Days): PestCustomer[] {
  return CUSTOMERS.map(([name, customerType, contact, sites], index) => {
    const domain = customerType === 'private' ? 'postbox' : plain(name).replaceAll(' ', '')
    return {
      id: 101 + index,
      name,
      customerType,
      accountStatus: [4, 14, 22, 26].includes(index) ? 'on_hold' : [10, 34].includes(index) ? 'closed' : 'active',
      contact: { name: contact, email: `${plain(contact).replace(' ', '.')}@${domain}.example`, phone: `0${random.pick(['117', '1452', '1823', '1225'])} 496 ${String(random.whole(0, 9999)).padStart(4, '0')}` }, // oxfmt-ignore
      billingAddress: placeIn(random, sites[0]![1]),
      paymentTermsDays: customerType === 'private' ? 7 : random.pick([14, 30, 30, 60]),
      customerSince: day(-random.whole(40, 1500) - 9 * ((index * 17) % 36) - (index % 6 === 2 ? 1900 : 0)),
      notes: random.chance(0.2) ? random.pick(['Wants a phone call the day before', 'Invoices by post only', 'Audited by BRC every spring']) : null, // oxfmt-ignore
    }
  })
}

function createSites(random: Random, technicians: PestTechnician[]): PestSite[] {
  const rows = CUSTOMERS.flatMap(([, , , sites], index) => sites.map(site => ({ customerId: 101 + index, site })))
  return rows.map(({ customerId, site: [name, town] }, index) => ({
    id: 301 + index,
    customerId,
    name,
    address: placeIn(random, town),
    technicianId: random.pick(technicians.filter(one => one.isActive && one.depot === TOWNS[town]![0])).id,
    baitStations: random.whole(0, 40),
    accessNotes: random.chance(0.4) ? random.pick(ACCESS) : null,
  }))
}

/** One for most sites; some had another before it, or none since. */
function createContracts(random: Random, { day }: Days, sites: PestSite[], customers: PestCustomer[]): PestContract[] {
  const contracts: PestContract[] = []
  const sign = (site: PestSite, status: string, from: number, length: number) => {
    const { customerType } = customers.find(one => one.id === site.customerId)!
    const visitsPerYear = customerType === 'food_manufacturer' ? random.pick([12, 12, 24]) : random.pick([4, 6, 8, 8, 12]) // oxfmt-ignore
    const others = PESTS.filter(pest => pest !== 'rats' && pest !== 'mice' && random.chance(0.28))
    contracts.push({
      id: 501 + contracts.length,
      contractNumber: `PC-${1040 + 3 * contracts.length}`,
      siteId: site.id,
      status,
      startDate: day(from),
      endDate: day(from + length),
      visitsPerYear,
      annualFee: visitsPerYear * random.whole(68, 124) + random.pick([0, 0, 45.5, 120]),
      billingFrequency: random.pick([...PEST_BILLING, 'monthly']),
      pestsCovered: ['rats', 'mice', ...others],
      autoRenew: random.chance(0.6),
    })
  }
  sites.forEach((site, index) => {
    const isPrivate = customers.find(one => one.id === site.customerId)!.customerType === 'private'
    if (isPrivate || index % 9 === 5) return
    const from = -random.whole(20, 355)
    if (index % 8 === 7) sign(site, 'cancelled', from - 366, random.whole(90, 200))
    else if (index % 3 > 0) sign(site, 'expired', from - 366, 365)
    if (index % 11 !== 9) sign(site, 'active', from, 365)
    else sign(site, 'expired', -random.whole(420, 700), 365)
  })
  return contracts
}

function createVisits(
  random: Random,
  { day, moment }: Days,
  sites: PestSite[],
  contracts: PestContract[],
  technicians: PestTechnician[],
): PestVisit[] {
  // oxfmt-ignore
  return Array.from({ length: 220 }, (_, index): PestVisit => {
    const from = index < 176 ? -Math.ceil(340 * (1 - index / 176) ** 1.15) : Math.floor(((index - 176) * 24) / 44)
    const site = index < 65 ? sites[(index * 7) % sites.length]! : random.pick(sites)
    const contract = contracts.find(one => one.siteId === site.id && one.startDate <= day(from) && one.endDate >= day(from)) // oxfmt-ignore
    const visitType = contract ? random.pick(['routine', 'routine', 'routine', 'callout', 'follow_up']) : random.pick(['callout', 'callout', 'follow_up', 'survey']) // oxfmt-ignore
    const usual = from >= 0 ? 'scheduled' : random.chance(0.07) ? 'no_access' : 'completed'
    const status = from !== 1 && from !== 0 && random.chance(0.06) ? 'cancelled' : usual
    const isDone = status === 'completed'
    const near = technicians.filter(one => one.isActive && one.depot === TOWNS[site.address.town]![0])
    const technicianId = random.chance(0.5) ? site.technicianId : near[Math.floor(near.length * random.next() ** 1.7)]!.id // oxfmt-ignore
    const stock = PRODUCTS.map((_, at) => 701 + at).filter(id => id !== 714 || from < -200)
    const chosen = new Set(isDone && visitType !== 'survey' ? Array.from({ length: random.whole(0, 3) }, () => random.pick(stock)) : []) // oxfmt-ignore
    return {
      id: 2001 + index,
      reference: `V-${20_310 + index}`,
      siteId: site.id,
      contractId: contract?.id ?? null,
      technicianId,
      visitType,
      status,
      scheduledDate: day(from),
      arrivedAt: isDone || status === 'no_access' ? moment(from, random.whole(14, 34) / 48) : null,
      durationMinutes: isDone ? { routine: 45, callout: 60, follow_up: 30, survey: 75 }[visitType]! + 5 * random.whole(-3, 9) : null, // oxfmt-ignore
      charge: isDone && visitType === 'callout' ? random.whole(78, 245) + random.pick([0, 0.5]) : isDone && visitType === 'follow_up' && !contract ? 55 : null, // oxfmt-ignore
      treatments: [...chosen].map(productId => ({ productId, quantity: productId > 714 ? random.whole(1, 9) : random.whole(1, 8) / 4, area: random.pick(WHERE) })), // oxfmt-ignore
      report: isDone && random.chance(0.8) ? random.pick(REPORTS) : null,
      cancellationReason: status === 'cancelled' ? random.pick(['Customer closed that day', 'Technician ill', 'Moved to another day']) : null, // oxfmt-ignore
    }
  })
}

function createFindings(random: Random, { day }: Days, visits: PestVisit[]): PestFinding[] {
  const done = visits.filter(one => one.status === 'completed')
  const often = [...PESTS, 'rats', 'rats', 'mice', 'mice', 'mice', 'mice', 'cockroaches', 'flies']
  const seen = done.flatMap(visit => Array.from({ length: random.pick([0, 0, 1, 1, 1, 2]) }, () => visit))
  return seen.map((visit, index) => {
    const pest = random.pick(often)
    const [evidence, advice] = SIGNS[pest]!
    const resolvedOn = shiftDay(visit.scheduledDate, random.whole(3, 40))
    const isResolved = resolvedOn < day(0) && random.chance(0.78)
    return {
      id: 4001 + index,
      visitId: visit.id,
      pest,
      severity: random.pick(['low', 'low', 'medium', 'medium', 'high']),
      location: random.pick(WHERE),
      evidence: random.pick(evidence),
      recommendation: random.chance(0.6) ? random.pick(advice) : null,
      isResolved,
      resolvedOn: isResolved ? resolvedOn : null,
    }
  })
}
