import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSkiphireData, type SkiphireData } from './data.ts'
import { NEEDED, SKIPHIRE_DESCRIPTION } from './description.ts'
import { ACCOUNT_TYPES, DRIVER_STATUSES, FAILURE_REASONS, HIRE_STATUSES, JOB_STATUSES, JOB_TYPES, PLACEMENTS, SKIP_INVOICE_STATUSES, SKIP_PAYMENT_METHODS, SKIP_STYLES, SLOTS, WASTE_TYPES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof SkiphireData
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({
  status,
  body: { type: `https://tools.ietf.org/html/rfc9110#status.${status}`, title: TITLES[status], status, detail },
  headers: { 'content-type': 'application/problem+json' },
})
const invalid = (_: string, name: string): Reply => refuse(400, `The ${name} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'skipCustomers', siteId: 'skipSites', skipSizeId: 'skipSizes', hireId: 'skipHires', jobId: 'skipJobs', driverId: 'skipDrivers' } // oxfmt-ignore
/** The words of each enumeration, by field, or by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'skipCustomers.type': ACCOUNT_TYPES,
  style: SKIP_STYLES,
  wasteType: WASTE_TYPES,
  'skipHires.status': HIRE_STATUSES,
  placement: PLACEMENTS,
  'skipDrivers.status': DRIVER_STATUSES,
  'skipJobs.type': JOB_TYPES,
  'skipJobs.status': JOB_STATUSES,
  slot: SLOTS,
  failureReason: FAILURE_REASONS,
  'skipInvoices.status': SKIP_INVOICE_STATUSES,
  paymentMethod: SKIP_PAYMENT_METHODS,
}
/** The day that a bound such as `tippedFrom` is about. */
const BOUNDS: Record<string, string> = { delivered: 'deliveryDate', scheduled: 'scheduledDate', tipped: 'tippedOn', issued: 'issuedOn' } // oxfmt-ignore
const isDateName = (name: string) => /(?:Date|ExpiresOn|From|To)$/.test(name)
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const same = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase()

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [pageNumber, pageSize] = [Number(query.get('pageNumber') ?? 1), Number(query.get('pageSize') ?? 20)]
  if (!(Number.isInteger(pageNumber) && pageNumber >= 1)) return refuse(400, 'pageNumber must be 1 or more.')
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 50)) return refuse(400, 'pageSize must be between 1 and 50.') // oxfmt-ignore
  const data = rows.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  return { body: { data, pageNumber, pageSize, totalPages: Math.ceil(rows.length / pageSize), totalRecords: rows.length } } // oxfmt-ignore
}
function isWanted(row: Given, [name, value]: [string, string]): boolean {
  if (name === 'search') return String(row.name).toLowerCase().includes(value.toLowerCase())
  if (name === 'town') return same(row.town ?? (row.address as Given).town, value)
  const [, about, end] = /^([a-z]+)(From|To)$/.exec(name) ?? []
  if (about === undefined) return same(row[name], value)
  const on = String(row[BOUNDS[about]!])
  return end === 'From' ? on >= value : on <= value
}
/** Why a word or a day cannot be. */
function oddWord(kind: Kind, name: string, value: unknown): string | undefined {
  const words = WORDS[`${kind}.${name}`] ?? WORDS[name]
  if (words && !words.includes(String(value))) return `The value '${String(value)}' is not valid for ${name}.`
  return isDateName(name) && !isDay(value) ? `The value '${String(value)}' is not valid for ${name}.` : undefined
}

/** Starts the skip hire firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startSkiphire({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSkiphireData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key leads nowhere, or a word or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given).filter(one => one[1] !== null)) {
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return `${name} ${String(value)} does not exist.`
      const reason = oddWord(kind, name, value)
      if (reason) return reason
    }
    return undefined
  }
  const list =
    (kind: Kind, filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => filters.includes(name))
      const reason = given.map(([name, value]) => oddWord(kind, name, value)).find(Boolean)
      if (reason) return refuse(400, reason)
      return cut((data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one))), query) // oxfmt-ignore
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      return undefined
    })
  const open = (given: Given) => wrong('skipCustomers', given) ?? { town: '', paymentTermsDays: given.type === 'Domestic' ? 7 : 30, creditLimit: null, notes: null, ...given, accountNumber: `AC-${4010 + 7 * data.skipCustomers.length}`, isOnStop: false, customerSince: today } // oxfmt-ignore
  const settle = (given: Given) => wrong('skipSites', given) ?? { distanceMiles: 0, hasRestrictedAccess: false, accessNotes: null, ...given } // oxfmt-ignore
  const book = (given: Given) => {
    const reason = wrong('skipHires', given)
    if (reason) return reason
    if (data.skipSites.find(one => one.id === given.siteId)?.customerId !== given.customerId) return 'The site belongs to another customer.' // oxfmt-ignore
    if (data.skipCustomers.find(one => one.id === given.customerId)?.isOnStop) return 'The account is on stop.'
    const size = data.skipSizes.find(one => one.id === given.skipSizeId)!
    if (['Soil', 'Hardcore'].includes(String(given.wasteType)) && !size.isHeavyWasteAllowed) return `A ${size.name} cannot carry heavy waste.` // oxfmt-ignore
    return { dueBackDate: shiftDay(String(given.deliveryDate), 14), purchaseOrder: null, notes: null, ...given, hireNumber: `H-${20_310 + data.skipHires.length}`, status: 'Booked', collectedOn: null, permit: null, price: size.hirePrice } // oxfmt-ignore
  }
  const schedule = (given: Given) => wrong('skipJobs', given) ?? { slot: 'Morning', driverId: null, ...given, status: 'Scheduled', failureReason: null, driverNotes: null } // oxfmt-ignore
  const assign = withRow('skipJobs', (row, { driverId }) => {
    if (row.status !== 'Scheduled') return refuse(409, `The job is ${String(row.status)}.`)
    if (!isThere('skipDrivers', driverId)) return refuse(400, `driverId ${String(driverId)} does not exist.`)
    Object.assign(row, { driverId })
    return undefined
  })
  const pay = withRow('skipInvoices', (row, { paymentMethod }) => {
    if (row.status !== 'Unpaid') return refuse(409, `The invoice is ${String(row.status)}.`)
    const reason = oddWord('skipInvoices', 'paymentMethod', paymentMethod)
    if (reason) return refuse(400, reason)
    Object.assign(row, { status: 'Paid', paidOn: today, paymentMethod })
    return undefined
  })
  const dropSite = (incoming: Incoming) =>
    data.skipHires.some(one => one.siteId === Number(incoming.path[0])) ? refuse(409, 'Skips have been hired for the site.') : remove('skipSites')(incoming) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: SKIPHIRE_DESCRIPTION })],
    ...read('skipCustomers', 'customers', 'type', 'isOnStop', 'town', 'search'),
    ...read('skipSites', 'sites', 'customerId', 'hasRestrictedAccess', 'town'),
    ...read('skipSizes', 'skip-sizes', 'style', 'capacityYards'),
    ...read('skipHires', 'hires', 'customerId', 'siteId', 'skipSizeId', 'status', 'wasteType', 'placement', 'deliveredFrom', 'deliveredTo'), // oxfmt-ignore
    ...read('skipJobs', 'jobs', 'hireId', 'driverId', 'type', 'status', 'scheduledFrom', 'scheduledTo'),
    ...read('skipDrivers', 'drivers', 'status'),
    ...read('skipTippingTickets', 'tipping-tickets', 'jobId', 'facility', 'wasteType', 'isContaminated', 'tippedFrom', 'tippedTo'), // oxfmt-ignore
    ...read('skipInvoices', 'invoices', 'customerId', 'hireId', 'status', 'issuedFrom', 'issuedTo'),
    ['POST', at('customers'), add('skipCustomers', NEEDED.Customer, open)],
    ['PATCH', at('customers/:id'), change('skipCustomers')],
    ['POST', at('customers/:id/stop'), withRow('skipCustomers', row => void Object.assign(row, { isOnStop: true }))],
    ['POST', at('customers/:id/release'), withRow('skipCustomers', row => void Object.assign(row, { isOnStop: false }))], // oxfmt-ignore
    ['POST', at('sites'), add('skipSites', NEEDED.Site, settle)],
    ['PATCH', at('sites/:id'), change('skipSites')],
    ['DELETE', at('sites/:id'), dropSite],
    ['PATCH', at('skip-sizes/:id'), change('skipSizes')],
    ['POST', at('hires'), add('skipHires', NEEDED.Hire, book)],
    ['PATCH', at('hires/:id'), change('skipHires')],
    ['POST', at('hires/:id/cancel'), become('skipHires', ['Booked'], () => ({ status: 'Cancelled' }))],
    ['POST', at('jobs'), add('skipJobs', NEEDED.Job, schedule)],
    ['PATCH', at('jobs/:id'), change('skipJobs')],
    ['POST', at('jobs/:id/assign'), assign],
    ['PATCH', at('drivers/:id'), change('skipDrivers')],
    ['POST', at('invoices/:id/pay'), pay],
  ]
  const server = await listenJson(routes, refuse(404, 'No endpoint matches.').body, port)
  return { ...server, data, reset: createReset(data) }
}
