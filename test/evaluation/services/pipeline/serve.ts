import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createPipelineData, keyOf, priceLines, PROBABILITIES, type PipelineData } from './data.ts'
import { CHANGED, FILTERS, NEEDED, PIPELINE_DESCRIPTION, SORTS, TAKEN } from './description.ts'
import { ACTIVITY_STATUSES, ACTIVITY_TYPES, CATEGORIES, COMPANY_STATUSES, DEPARTMENTS, INDUSTRIES, LOST_REASONS, OPEN_STAGES, QUOTE_STATUSES, ROLES, SOURCES, STAGES, TEAMS, type PipeQuote } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof PipelineData
const CODES: Record<number, string> = { 400: 'validationError', 404: 'notFound', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status], message } } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)

const KINDS: Record<string, Kind> = { User: 'pipeUsers', Company: 'pipeCompanies', Person: 'pipePeople', Deal: 'pipeDeals', Activity: 'pipeActivities', Product: 'pipeProducts', Quote: 'pipeQuotes' } // oxfmt-ignore
const PREFIXES: Record<string, string> = { pipeCompanies: 'cmp', pipePeople: 'per', pipeDeals: 'dl', pipeActivities: 'act', pipeProducts: 'prd', pipeQuotes: 'quo' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { ownerId: 'pipeUsers', companyId: 'pipeCompanies', contactId: 'pipePeople', personIds: 'pipePeople', dealId: 'pipeDeals' } // oxfmt-ignore
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'User.role': ROLES,
  'User.team': TEAMS,
  'Company.industry': INDUSTRIES,
  'Company.status': COMPANY_STATUSES,
  'Person.department': DEPARTMENTS,
  'Deal.stage': STAGES,
  'Deal.source': SOURCES,
  'Activity.type': ACTIVITY_TYPES,
  'Activity.status': ACTIVITY_STATUSES,
  'Product.category': CATEGORIES,
  'Quote.status': QUOTE_STATUSES,
}
const NUMBERS = ['employeeCount', 'annualRevenue', 'value', 'probability', 'durationMinutes', 'listPrice', 'leadTimeWeeks', 'discountPercent'] // oxfmt-ignore
const DATES = ['expectedCloseDate', 'validUntil']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** Why a body cannot be taken for what its fields say. */
function oddField(name: string, given: Given): string | undefined {
  for (const [field, value] of Object.entries(given)) {
    if (value === null) continue
    const words = WORDS[`${name}.${field}`]
    if (words?.includes(String(value)) === false) return `${field} must be one of: ${words.join(', ')}`
    if (NUMBERS.includes(field) && !(typeof value === 'number' && value >= 0)) return `${field} must be a number of at least 0` // oxfmt-ignore
    if (DATES.includes(field) && !isDay(value)) return `${field} must be a date (YYYY-MM-DD)`
    if (field === 'scheduledAt' && !momentOf(value)) return 'scheduledAt must be a date-time'
  }
  return undefined
}

/** Does a row pass a filter? Of a range, both ends count. */
function isWanted(row: Row, name: string, value: string): boolean {
  const day = String(row.scheduledAt ?? row.issuedOn ?? '').slice(0, 10)
  const tests: Record<string, () => boolean> = {
    q: () => [row.name, row.title, row.firstName, row.lastName].filter(Boolean).join(' ').toLowerCase().includes(value.toLowerCase()), // oxfmt-ignore
    ownerId: () => (row.owner as Row).id === value,
    personId: () => (row.personIds as string[]).includes(value),
    productId: () => (row as unknown as PipeQuote).lines.some(one => one.productId === value),
    country: () => (row.address as Record<string, string>).country?.toLowerCase() === value.toLowerCase(),
    minValue: () => Number(row.value) >= Number(value),
    maxValue: () => Number(row.value) <= Number(value),
    closeFrom: () => String(row.expectedCloseDate ?? '') >= value,
    closeTo: () => row.expectedCloseDate !== null && String(row.expectedCloseDate) <= value,
    from: () => day >= value,
    to: () => day !== '' && day <= value,
  }
  return tests[name]?.() ?? String(row[name]).toLowerCase() === value.toLowerCase()
}
function sorted(rows: Row[], by: string): Row[] {
  const name = by.replace(/^-/, '')
  const up = by.startsWith('-') ? -1 : 1
  const isLess = (one: Row, other: Row) => (one[name] ?? '') < (other[name] ?? '')
  return rows.toSorted((one, other) => (isLess(one, other) ? -up : isLess(other, one) ? up : 0))
}
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 25)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must be at least 1')
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 100)) return refuse(400, 'pageSize must be between 1 and 100') // oxfmt-ignore
  return { body: { items: rows.slice((page - 1) * pageSize, page * pageSize), page, pageSize, total: rows.length } }
}

/** Starts the CRM. `data` is what it serves and changes; `reset` puts it back. */
export async function startPipeline({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPipelineData(clock)
  const { day } = createDays(clock)
  const createdAt = clock.toISOString()
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf: (kind, number) => keyOf(PREFIXES[kind]!, number) }) // oxfmt-ignore

  const list =
    (name: string) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([field]) => FILTERS[name]!.includes(field))
      const odd = given.find(([field, value]) => WORDS[`${name}.${field}`]?.includes(value) === false)
      if (odd) return refuse(400, `${odd[0]} must be one of: ${WORDS[`${name}.${odd[0]}`]!.join(', ')}`)
      const sort = query.get('sort')
      if (sort !== null && !SORTS[name]!.includes(sort.replace(/^-/, ''))) return refuse(400, `Cannot sort by ${sort}`)
      const rows = (data[KINDS[name]!] as unknown as Row[]).filter(row => given.every(one => isWanted(row, ...one)))
      return cut(sort === null ? rows : sorted(rows, sort), query)
    }
  /** Why a body cannot be taken. */
  const wrong = (name: string, given: Given): string | undefined => {
    const lost = Object.keys(TARGETS).find(key => [given[key] ?? []].flat().some(one => !isThere(TARGETS[key]!, one)))
    if (lost) return `${lost}: there is no such record`
    const { contactId, stage } = given
    const contact = data.pipePeople.find(one => one.id === contactId)
    if (contact && given.companyId !== undefined && contact.companyId !== given.companyId) return 'contactId: not a person of this company' // oxfmt-ignore
    if (stage === 'won' || stage === 'lost') return 'Use the actions win and lose to close a deal'
    return oddField(name, given)
  }
  /** `ownerId` as the owner, and moments in one writing. */
  const settle = ({ ownerId, ...rest }: Given): Given => {
    const owner = data.pipeUsers.find(one => one.id === ownerId)
    return {
      ...rest,
      ...(owner && { owner: { id: owner.id, name: owner.name } }),
      ...('scheduledAt' in rest && { scheduledAt: momentOf(rest.scheduledAt) }),
    }
  }
  const priced = (lines: unknown, discount: number) => {
    const wished = (lines as { productId: string; quantity: number }[]).map(line => ({ ...line, product: data.pipeProducts.find(one => one.id === line.productId) })) // oxfmt-ignore
    if (wished.length === 0 || wished.some(one => !one.product || !(one.quantity >= 1))) return undefined
    return priceLines(wished.map(({ productId, quantity, product }) => ({ productId, quantity, unitPrice: product!.listPrice })), discount) // oxfmt-ignore
  }
  const only = (given: Given, names: string[]) => Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name))) // oxfmt-ignore
  const companyOf = (given: Given) => data.pipeCompanies.find(one => one.id === given.companyId)!
  const first = data.pipeUsers[0]!
  const blank: Record<string, (given: Given) => Given> = {
    Company: () => ({ status: 'prospect', address: {}, website: '', phone: '', employeeCount: 0, annualRevenue: 0, isKeyAccount: false, owner: { id: first.id, name: first.name }, notes: null, createdAt }), // oxfmt-ignore
    Person: () => ({ jobTitle: null, department: null, email: null, phone: null, isDecisionMaker: false, createdAt }),
    Deal: given => ({ contactId: null, stage: 'qualification', probability: PROBABILITIES[String(given.stage ?? 'qualification')], source: null, expectedCloseDate: null, closedOn: null, lostReason: null, owner: { ...companyOf(given).owner }, createdAt }), // oxfmt-ignore
    Activity: given => ({ status: 'planned', dealId: null, personIds: [], durationMinutes: 30, outcome: null, owner: { ...companyOf(given).owner } }), // oxfmt-ignore
    Product: () => ({ leadTimeWeeks: 8, specs: {}, isDiscontinued: false, description: null }),
  }
  const make = (name: string) => (body: Given) => {
    const given = only(body, TAKEN(name))
    return wrong(name, given) ?? { ...blank[name]!(given), ...settle(given) }
  }
  const draft = (body: Given) => {
    const given = { discountPercent: 0, validUntil: shiftDay(day(0), 60), ...only(body, TAKEN('Quote')) } as Given
    const reason = wrong('Quote', given)
    if (reason) return reason
    const sum = priced(given.lines, Number(given.discountPercent))
    if (!sum) return 'lines: there is no such product'
    const number = `Q-${2_310 + data.pipeQuotes.length}`
    return { number, dealId: given.dealId, status: 'draft', issuedOn: null, validUntil: given.validUntil, discountPercent: given.discountPercent, ...sum } // oxfmt-ignore
  }
  const change = (name: string) =>
    withRow(KINDS[name]!, (row, body) => {
      const given = only(body, CHANGED[name]!)
      const reason = wrong(name, given)
      if (reason) return refuse(400, reason)
      if (row.closedOn && given.stage) return refuse(409, 'The deal is closed')
      mergeInto(row, settle(given))
      if (given.stage && given.probability === undefined) row.probability = PROBABILITIES[String(given.stage)]
      return undefined
    })
  const revise = withRow('pipeQuotes', (row, body) => {
    const given = only(body, CHANGED.Quote!)
    const reason = wrong('Quote', given)
    if (reason) return refuse(400, reason)
    const { lines, discountPercent } = { ...row, ...given } as unknown as PipeQuote
    const sum = priced(lines, discountPercent)
    if (!sum) return refuse(400, 'lines: there is no such product')
    Object.assign(row, given, sum)
    return undefined
  })
  const dropUnless = (kind: Kind, isKept: (id: string) => boolean, reason: string) => (incoming: Incoming) =>
    isKept(incoming.path[0]!) ? refuse(409, reason) : remove(kind)(incoming)
  const lose = withRow('pipeDeals', (row, { lostReason }) => {
    if (!LOST_REASONS.includes(lostReason as never)) return refuse(400, `lostReason must be one of: ${LOST_REASONS.join(', ')}`) // oxfmt-ignore
    if (row.closedOn) return refuse(409, 'The deal is closed')
    Object.assign(row, { stage: 'lost', probability: 0, closedOn: day(0), lostReason })
    return undefined
  })
  const complete = withRow('pipeActivities', (row, { outcome }) => {
    if (row.status !== 'planned') return refuse(409, `The activity is ${String(row.status)}`)
    Object.assign(row, { status: 'completed', ...(outcome !== undefined && { outcome }) })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (name: string, path: string): Handler[] => [
    ['GET', at(path), list(name)],
    ['GET', at(`${path}/:id`), withRow(KINDS[name]!)],
  ]
  const keep = (name: string, path: string, drop: Handler[2]): Handler[] => [
    ...read(name, path),
    ['POST', at(path), add(KINDS[name]!, NEEDED[name]!, name === 'Quote' ? draft : make(name))],
    ['PATCH', at(`${path}/:id`), name === 'Quote' ? revise : change(name)],
    ['DELETE', at(`${path}/:id`), drop],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PIPELINE_DESCRIPTION })],
    ...read('User', 'users'),
    ...keep('Company', 'companies', dropUnless('pipeCompanies', id => data.pipeDeals.some(one => one.companyId === id), 'The company has deals')), // oxfmt-ignore
    ...keep('Person', 'people', dropUnless('pipePeople', id => data.pipeDeals.some(one => one.contactId === id), 'The person is the contact of a deal')), // oxfmt-ignore
    ...keep('Deal', 'deals', dropUnless('pipeDeals', id => data.pipeQuotes.some(one => one.dealId === id), 'The deal has quotes')), // oxfmt-ignore
    ...keep('Activity', 'activities', remove('pipeActivities')),
    ...keep('Product', 'products', dropUnless('pipeProducts', id => data.pipeQuotes.some(one => one.lines.some(line => line.productId === id)), 'The product is on a quote')), // oxfmt-ignore
    ...keep('Quote', 'quotes', dropUnless('pipeQuotes', id => data.pipeQuotes.some(one => one.id === id && one.status !== 'draft'), 'The quote is no draft')), // oxfmt-ignore
    ['POST', at('deals/:id/win'), become('pipeDeals', OPEN_STAGES, () => ({ stage: 'won', probability: 100, closedOn: day(0) }), 'stage')], // oxfmt-ignore
    ['POST', at('deals/:id/lose'), lose],
    ['POST', at('activities/:id/complete'), complete],
    ['POST', at('activities/:id/cancel'), become('pipeActivities', ['planned'], () => ({ status: 'cancelled' }))],
    ['POST', at('quotes/:id/send'), become('pipeQuotes', ['draft'], () => ({ status: 'sent', issuedOn: day(0) }))],
  ]
  const server = await listenJson(routes, { error: { code: 'notFound', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
