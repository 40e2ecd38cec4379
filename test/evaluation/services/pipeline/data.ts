import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CATALOGUE, COMPANIES, DESCRIPTIONS, FIRST_NAMES, JOB_TITLES, LAST_NAMES, NOTES, OUTCOMES, PLACES, SUBJECTS, THINGS, USERS, WHERE } from './catalogue.ts' // oxfmt-ignore
import { CATEGORIES, DEPARTMENTS, LOST_REASONS, OPEN_STAGES, SOURCES, type PipeActivity, type PipeCompany, type PipeDeal, type PipePerson, type PipeProduct, type PipeQuote, type PipeUser } from './kinds.ts' // oxfmt-ignore

export type PipelineData = ReturnType<typeof createPipelineData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const DIALLED: Record<string, number> = { Germany: 49, Austria: 43, Switzerland: 41, Italy: 39, Poland: 48, France: 33, Netherlands: 31 } // oxfmt-ignore
/** How likely a deal of each stage is won, in percent. */
export const PROBABILITIES: Record<string, number> = { qualification: 10, specification: 30, quoted: 50, negotiation: 75, won: 100, lost: 0 } // oxfmt-ignore
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
/** `cmp_0041` */
export const keyOf = (prefix: string, number: number) => `${prefix}_${String(number).padStart(4, '0')}`
export const priceLines = (lines: { productId: string; quantity: number; unitPrice: number }[], discount: number) => {
  const priced = lines.map(one => ({ ...one, lineTotal: one.quantity * one.unitPrice }))
  const total = cents(priced.reduce((sum, one) => sum + one.lineTotal, 0) * (1 - discount / 100))
  return { lines: priced, total }
}

/** 20 users, 60 companies, 140 people, 40 products, 130 deals, 210 activities and some 95 quotes. */
export function createPipelineData(clock: Date) {
  const random = createRandom(41_077)
  const days = createDays(clock)
  const pipeUsers = USERS.map(([name, role, team], index): PipeUser => ({ id: keyOf('usr', index + 1), name, email: `${plain(name).replace(' ', '.')}@ferrox-machines.example`, role, team, phone: `+49 521 7740-${211 + 3 * index}`, isActive: index !== 10 })) // oxfmt-ignore
  const pipeProducts = createProducts(random)
  const pipeCompanies = createCompanies(random, days, pipeUsers)
  const pipePeople = createPeople(random, days, pipeCompanies)
  const pipeDeals = createDeals(random, days, pipeCompanies, pipePeople, pipeProducts)
  const pipeActivities = createActivities(random, days, pipeDeals, pipeCompanies, pipePeople, pipeUsers)
  const pipeQuotes = createQuotes(random, days, pipeDeals, pipeProducts)
  return { pipeUsers, pipeCompanies, pipePeople, pipeDeals, pipeActivities, pipeProducts, pipeQuotes }
}

function createProducts(random: Random): PipeProduct[] {
  const rows = CATEGORIES.flatMap(category => CATALOGUE[category].map(item => ({ category, item })))
  return rows.map(({ category, item: [name, listPrice, leadTimeWeeks, powerKw, weightKg, isDiscontinued = false] }, index) => ({ id: keyOf('prd', index + 1), sku: `FX-${1120 + 15 * index}`, name, category, listPrice, leadTimeWeeks, specs: { powerKw, weightKg }, isDiscontinued, description: random.chance(0.3) ? null : random.pick(DESCRIPTIONS) })) // oxfmt-ignore
}

/** Those of the north look after Germany and the Netherlands, those of the south after its neighbours there. */
const TEAM_OF: Record<string, string> = { Germany: 'north', Netherlands: 'north', Austria: 'south', Switzerland: 'south', Italy: 'south', Poland: 'export', France: 'export' } // oxfmt-ignore

function createCompanies(random: Random, { moment }: Days, users: PipeUser[]): PipeCompany[] {
  return COMPANIES.map(([name, industry, country], index): PipeCompany => {
    const [city, postalCode, street] = random.pick(PLACES[country]!)
    const managers = users.filter(one => one.role === 'accountManager' && one.team === TEAM_OF[country])
    const { id, name: ownerName } = random.pick(managers)
    const employeeCount = Math.round(24 * Math.exp(5 * random.next()) + random.whole(0, 9))
    const domain = plain(name).replaceAll(/[^a-z]+/g, '-')
    return {
      id: keyOf('cmp', index + 1),
      name,
      industry,
      status: random.pick(['customer', 'customer', 'customer', 'prospect', 'prospect', 'former']),
      address: { street: `${street} ${random.whole(1, 240)}`, postalCode, city, country },
      website: `https://www.${domain}.example`,
      phone: `+${DIALLED[country]} ${random.whole(211, 799)} ${random.whole(10_000, 99_999)}-0`,
      employeeCount,
      annualRevenue: 10_000 * Math.round(employeeCount * (11 + 16 * random.next())),
      isKeyAccount: employeeCount > 700 && random.chance(0.7),
      owner: { id, name: ownerName },
      notes: random.chance(0.6) ? null : random.pick(NOTES),
      createdAt: moment(-random.whole(600, 1800), random.whole(16, 34) / 48),
    }
  })
}

function createPeople(random: Random, { moment }: Days, companies: PipeCompany[]): PipePerson[] {
  const taken = new Set<string>()
  const people: PipePerson[] = []
  while (people.length < 140) {
    const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const index = people.length
    const company = companies[index] ?? random.pick(companies)
    const department = random.pick(DEPARTMENTS)
    const jobTitle = random.pick(JOB_TITLES[department])
    const { country } = company.address
    people.push({
      id: keyOf('per', index + 1),
      companyId: company.id,
      firstName,
      lastName,
      jobTitle,
      department,
      email: `${plain(firstName)}.${plain(lastName)}@${company.website.slice(12)}`,
      phone: random.chance(0.18) ? null : `+${DIALLED[country]} 1${random.whole(51, 79)} ${random.whole(100, 999)} ${random.whole(1000, 9999)}`, // oxfmt-ignore
      isDecisionMaker: department === 'management' || (jobTitle.startsWith('Head') && random.chance(0.8)),
      createdAt: moment(-random.whole(30, 560), random.whole(16, 34) / 48),
    })
  }
  return people
}

const atMost = (day: string, last: string) => (day < last ? day : last)
const atLeast = (day: string, first: string) => (day > first ? day : first)

/** Those of twenty months; what is old is won or lost. */
function createDeals(
  random: Random,
  { day, moment }: Days,
  companies: PipeCompany[],
  people: PipePerson[],
  products: PipeProduct[],
): PipeDeal[] {
  // oxfmt-ignore
  return Array.from({ length: 130 }, (_, index): PipeDeal => {
    const from = -Math.ceil(600 * (1 - index / 130) ** 1.3) - 3
    const place = (index * 37 + 5) % (THINGS.length * WHERE.length)
    const [thing, categories] = THINGS[place % THINGS.length]!
    const company = random.pick(companies)
    const closed = from < -220 || (from < -60 && random.chance(0.4))
    const outcome = company.status === 'prospect' ? 'lost' : random.pick(['won', 'won', 'won', 'lost'])
    const stage = closed ? outcome : random.pick(OPEN_STAGES)
    const closedOn = closed ? atMost(day(from + random.whole(40, 170)), day(-random.whole(1, 50))) : null
    const machine = random.pick(products.filter(one => categories.includes(one.category as never)))
    return {
      id: keyOf('dl', index + 1),
      title: `${thing} for ${WHERE[Math.floor(place / THINGS.length)]!}`,
      companyId: company.id,
      contactId: random.pick(people.filter(one => one.companyId === company.id)).id,
      stage,
      value: 500 * Math.round((machine.listPrice * random.pick([1, 1, 1, 2, 2, 3]) * (0.88 + 0.3 * random.next())) / 500), // oxfmt-ignore
      probability: PROBABILITIES[stage]!,
      source: random.pick(SOURCES),
      expectedCloseDate: closedOn ? shiftDay(closedOn, random.whole(-20, 25)) : day(random.whole(4, 190)),
      closedOn,
      lostReason: stage === 'lost' ? random.pick(LOST_REASONS) : null,
      owner: { ...company.owner },
      createdAt: moment(from, random.whole(16, 34) / 48),
    }
  })
}

const MINUTES: Record<string, number[]> = { call: [10, 15, 15, 20, 30], meeting: [45, 60, 60, 90], siteVisit: [120, 150, 180, 240], demo: [60, 90, 120], email: [5, 10] } // oxfmt-ignore

function createActivities(
  random: Random,
  { moment }: Days,
  deals: PipeDeal[],
  companies: PipeCompany[],
  people: PipePerson[],
  users: PipeUser[],
): PipeActivity[] {
  // oxfmt-ignore
  const engineers = users.filter(one => one.role === 'applicationEngineer')
  return Array.from({ length: 210 }, (_, index): PipeActivity => {
    const from = index < 160 ? -Math.ceil(300 * (1 - index / 160) ** 1.4) - 1 : 1 + Math.floor((index - 160) / 1.4)
    const isPast = from < 0
    const running = deals.filter(one => (isPast ? true : one.closedOn === null))
    const deal = random.chance(0.75) ? random.pick(running) : undefined
    const company = companies.find(one => one.id === deal?.companyId) ?? random.pick(companies)
    const known = people.filter(one => one.companyId === company.id)
    const type = random.pick(['call', 'call', 'call', 'meeting', 'meeting', 'siteVisit', 'demo', 'email'])
    const status = random.chance(0.12) ? 'cancelled' : isPast ? 'completed' : 'planned'
    const engineer = random.pick(engineers)
    return {
      id: keyOf('act', index + 1),
      type,
      subject: random.pick(SUBJECTS[type]!),
      status,
      companyId: company.id,
      dealId: deal?.id ?? null,
      personIds: known.slice(0, random.whole(1, 3)).map(one => one.id),
      scheduledAt: moment(from, random.whole(16, 34) / 48),
      durationMinutes: random.pick(MINUTES[type]!),
      outcome: status === 'completed' && random.chance(0.6) ? random.pick(OUTCOMES) : null,
      owner: type === 'siteVisit' || type === 'demo' ? { id: engineer.id, name: engineer.name } : { ...company.owner },
    }
  })
}

function createQuotes(random: Random, { day }: Days, deals: PipeDeal[], products: PipeProduct[]): PipeQuote[] {
  const offered = deals.filter((one, index) => ['quoted', 'negotiation', 'won'].includes(one.stage) || (one.stage === 'lost' && index % 4 > 0)) // oxfmt-ignore
  const twice = offered.flatMap((one, index) => (one.closedOn && index % 6 === 2 ? [one, one] : [one]))
  return twice.map((deal, index): PipeQuote => {
    const isFirst = deal === twice[index + 1]
    const last = deal.closedOn ? shiftDay(deal.closedOn, -random.whole(8, 35)) : day(-random.whole(2, 40))
    const issuedOn = atLeast(isFirst ? shiftDay(last, -24) : last, shiftDay(deal.createdAt, 1))
    const categories = THINGS.find(([thing]) => deal.title.startsWith(thing))![1]
    const machine = random.pick(
      products.filter(one => categories.includes(one.category as never) && !one.isDiscontinued),
    )
    const extras = products.filter(one => one.category === 'accessory' && random.chance(0.18))
    const lines = [machine, ...extras].map(one => ({ productId: one.id, quantity: one.listPrice > 60_000 ? 1 : random.pick([1, 1, 2, 3]), unitPrice: one.listPrice })) // oxfmt-ignore
    const discountPercent = random.pick([0, 0, 3, 5, 5, 8, 10, 12, 15])
    const usual = deal.stage === 'won' ? 'accepted' : deal.stage === 'lost' ? random.pick(['rejected', 'rejected', 'expired']) : deal.stage === 'quoted' ? random.pick(['draft', 'draft', 'sent']) : 'sent' // oxfmt-ignore
    const status = isFirst ? random.pick(['rejected', 'expired']) : usual
    return {
      id: keyOf('quo', index + 1),
      number: `Q-${2_310 + index}`,
      dealId: deal.id,
      status,
      issuedOn: status === 'draft' ? null : issuedOn,
      validUntil: status === 'expired' ? atMost(shiftDay(issuedOn, 20), day(-1)) : shiftDay(issuedOn, 60),
      discountPercent,
      ...priceLines(lines, discountPercent),
    }
  })
}
