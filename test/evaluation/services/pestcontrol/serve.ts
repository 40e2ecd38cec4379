import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createPestcontrolData, type PestcontrolData } from './data.ts'
import { NEEDED, PESTCONTROL_DESCRIPTION } from './description.ts'
import { PESTS, PEST_ACCOUNT_STATUSES, PEST_BILLING, PEST_CONTRACT_STATUSES, PEST_CUSTOMER_TYPES, PEST_DEPOTS, PEST_PRODUCT_CATEGORIES, PEST_SEVERITIES, PEST_VISIT_STATUSES, PEST_VISIT_TYPES, type PestVisit } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof PestcontrolData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'pestCustomers', siteId: 'pestSites', technicianId: 'pestTechnicians', contractId: 'pestContracts', visitId: 'pestVisits' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { customerType: PEST_CUSTOMER_TYPES, accountStatus: PEST_ACCOUNT_STATUSES, depot: PEST_DEPOTS, billingFrequency: PEST_BILLING, visitType: PEST_VISIT_TYPES, pest: PESTS, severity: PEST_SEVERITIES, category: PEST_PRODUCT_CATEGORIES, pestsCovered: PESTS } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { pestContracts: PEST_CONTRACT_STATUSES, pestVisits: PEST_VISIT_STATUSES } // oxfmt-ignore
const AMOUNTS = ['annualFee', 'visitsPerYear', 'durationMinutes', 'charge', 'unitCost', 'stock', 'reorderLevel', 'baitStations', 'paymentTermsDays'] // oxfmt-ignore
const DAYS = ['startDate', 'endDate', 'scheduledDate', 'dateFrom', 'dateTo']
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const q: Test = (row, value) => String(row.name).toLowerCase().includes(value.toLowerCase())
const FILTERS: Record<Kind, Record<string, Test>> = {
  pestCustomers: { ...tests('customerType', 'accountStatus'), q },
  pestSites: {
    ...tests('customerId', 'technicianId'),
    q,
    town: (row, value) => (row.address as { town: string }).town.toLowerCase() === value.toLowerCase(),
  },
  pestTechnicians: tests('depot', 'isActive'),
  pestContracts: tests('siteId', 'status', 'contractNumber'),
  pestVisits: {
    ...tests('siteId', 'technicianId', 'contractId', 'reference', 'visitType', 'status'),
    dateFrom: (row, value) => String(row.scheduledDate) >= value,
    dateTo: (row, value) => String(row.scheduledDate) <= value,
  },
  pestFindings: tests('visitId', 'pest', 'severity', 'isResolved'),
  pestProducts: { ...tests('category'), q },
}

const inRange = (value: number, high: number) => Number.isInteger(value) && value >= 1 && value <= high
/** `page` from 1 and `page_size`, with the total. */
function cutByPageSize(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)]
  if (!inRange(page, Infinity)) return invalid('query', 'page', 'Input should be greater than or equal to 1')
  if (!inRange(size, 50)) return invalid('query', 'page_size', 'Input should be between 1 and 50')
  return { body: { total: rows.length, page, page_size: size, results: rows.slice((page - 1) * size, page * size) } }
}

/** What cannot be so: no such word, no day, or no amount. */
function oddOf(at: 'body' | 'query', kind: Kind, given: Given): Reply | undefined {
  const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue
    if (words[name] && [value].flat().some(one => !words[name]!.includes(String(one))))
      return invalid(at, snake(name), `Input should be one of ${words[name].join(', ')}`)
    if (DAYS.includes(name) && !isDay(value)) return invalid(at, snake(name), 'Input should be a valid date')
    if (AMOUNTS.includes(name) && !(typeof value === 'number' && value >= 0))
      return invalid(at, snake(name), 'Input should be greater than or equal to 0')
  }
  return undefined
}

/** Starts the pest control firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startPestcontrol({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPestcontrolData(clock)
  const { moment, day } = createDays(clock)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cutByPageSize)

  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const odd = oddOf('body', kind, given)
    if (odd) return odd
    const lost = Object.keys(TARGETS).find(name => given[name] !== undefined && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    if (lost) return refuse(404, `${lost.replace('Id', '')} not found`)
    const used = (given.treatments ?? []) as PestVisit['treatments']
    return used.every(one => isThere('pestProducts', one.productId)) ? undefined : refuse(404, 'product not found')
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const odd = oddOf('query', kind, Object.fromEntries(wanted))
      if (odd) return odd
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return cutByPageSize(rows.map(toSnake), query)
    }
  const change = (kind: Kind) => withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given))
  /** Adds a record whose words and keys are right. */
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const needs = Object.keys(toCamel(Object.fromEntries(needed.map(name => [name, 0]))))
    return (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needs, make)(incoming)
  }
  const book = (given: Given) => {
    if (String(given.scheduledDate) < day(0)) return 'A visit cannot be booked in the past'
    const own = data.pestContracts.find(one => one.siteId === given.siteId && one.status === 'active')
    const regular = data.pestSites.find(one => one.id === given.siteId)!.technicianId
    const reference = `V-${20_310 + data.pestVisits.length}`
    return { reference, siteId: given.siteId, contractId: own?.id ?? null, technicianId: given.technicianId ?? regular, visitType: given.visitType, status: 'scheduled', scheduledDate: given.scheduledDate, arrivedAt: null, durationMinutes: null, charge: null, treatments: [], report: null, cancellationReason: null } // oxfmt-ignore
  }
  const sign = (given: Given) => {
    if (String(given.endDate) <= String(given.startDate)) return 'end_date must be after start_date'
    return { billingFrequency: 'annually', autoRenew: false, ...given, contractNumber: `PC-${1040 + 3 * data.pestContracts.length}`, status: 'active' } // oxfmt-ignore
  }
  const complete = withRow('pestVisits', (row, given) => {
    if (row.status !== 'scheduled') return refuse(409, `The visit is ${String(row.status)}`)
    if (typeof given.durationMinutes !== 'number') return invalid('body', 'duration_minutes')
    const odd = wrong('pestVisits', given)
    if (odd) return odd
    const { durationMinutes, charge = null, report = null } = given
    const treatments = given.treatments ?? []
    return void Object.assign(row, { status: 'completed', arrivedAt: moment(0, 0.4), durationMinutes, charge, treatments, report }) // oxfmt-ignore
  })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PESTCONTROL_DESCRIPTION })],
    ...read('pestCustomers', 'customers'),
    ...read('pestSites', 'sites'),
    ...read('pestTechnicians', 'technicians'),
    ...read('pestContracts', 'contracts'),
    ...read('pestVisits', 'visits'),
    ...read('pestFindings', 'findings'),
    ...read('pestProducts', 'products'),
    ['POST', at('customers'), create('pestCustomers', NEEDED.customer, given => ({ accountStatus: 'active', paymentTermsDays: 30, notes: null, ...given, customerSince: day(0) }))], // oxfmt-ignore
    ['DELETE', at('customers/:id'), dropUnless('pestCustomers', id => data.pestSites.some(one => one.customerId === id), 'The customer has sites')], // oxfmt-ignore
    ['POST', at('sites'), create('pestSites', NEEDED.site, given => ({ baitStations: 0, accessNotes: null, ...given }))], // oxfmt-ignore
    ['DELETE', at('sites/:id'), dropUnless('pestSites', id => data.pestVisits.some(one => one.siteId === id), 'The site has visits')], // oxfmt-ignore
    ['POST', at('contracts'), create('pestContracts', NEEDED.contract, sign)],
    ['POST', at('contracts/:id/cancel'), become('pestContracts', ['active'], () => ({ status: 'cancelled', endDate: day(0) }))], // oxfmt-ignore
    ['POST', at('visits'), create('pestVisits', NEEDED.visit, book)],
    ['POST', at('visits/:id/complete'), complete],
    ['POST', at('visits/:id/cancel'), become('pestVisits', ['scheduled'], () => ({ status: 'cancelled' }))],
    ['POST', at('findings'), create('pestFindings', NEEDED.finding, given => ({ recommendation: null, ...given, isResolved: false, resolvedOn: null }))], // oxfmt-ignore
    ['POST', at('findings/:id/resolve'), become('pestFindings', ['false'], () => ({ isResolved: true, resolvedOn: day(0) }), 'isResolved')], // oxfmt-ignore
    ['DELETE', at('findings/:id'), remove('pestFindings')],
    ['POST', at('products'), create('pestProducts', NEEDED.product, given => ({ activeIngredient: null, hseNumber: null, stock: 0, reorderLevel: 0, isDiscontinued: false, ...given }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
