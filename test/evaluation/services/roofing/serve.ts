import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createRoofingData, type RoofingData } from './data.ts'
import { pathOf, ROOF_BODIES, ROOF_EXTRAS, ROOF_FIELDS, ROOF_FILTERS, ROOF_PARTS, ROOFING_DESCRIPTION } from './description.ts' // oxfmt-ignore
import { DECLINE_REASONS } from './kinds.ts'

type Given = Record<string, unknown>
type Kind = keyof RoofingData
/** What each kind is called in the description. */
const CALLED: Record<Kind, string> = { roofCustomers: 'customer', roofProperties: 'property', roofQuotes: 'quote', roofJobs: 'job', roofCrews: 'crew', roofRoofers: 'roofer', roofMaterialOrders: 'materialOrder', roofCallbacks: 'callback' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'roofCustomers', propertyId: 'roofProperties', quoteId: 'roofQuotes', jobId: 'roofJobs', crewId: 'roofCrews', foremanId: 'roofRoofers', surveyorId: 'roofRoofers' } // oxfmt-ignore

const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { timestamp: new Date().toISOString(), status, error: ERRORS[status], message } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `${name}: must not be null`)
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const pence = (amount: number) => Math.round(100 * amount) / 100

interface Schema {
  type?: string
  $ref?: string
  nullable?: boolean
  enum?: string[]
  format?: string
  minimum?: number
  maximum?: number
  items?: Schema
}
/** Why a value cannot be taken, if it cannot. */
function wrong(schema: Schema, given: unknown, name: string): string | undefined {
  const unless = (isRight: boolean, expected: string) => (isRight ? undefined : `${name}: must be ${expected}`)
  if (given === null || given === undefined) return unless(schema.nullable === true, 'given')
  if (schema.$ref) {
    const fields = ROOF_PARTS[schema.$ref.split('/').at(-1)!]!
    return isObject(given) ? wrongOf(fields, given, `${name}.`) : unless(false, 'an object')
  }
  const { minimum = -Infinity, maximum = Infinity } = schema
  switch (schema.type) {
    case 'array':
      return Array.isArray(given) ? given.map(one => wrong(schema.items!, one, name)).find(Boolean) : unless(false, 'an array') // oxfmt-ignore
    case 'boolean':
      return unless(typeof given === 'boolean', 'true or false')
    case 'integer':
    case 'number': {
      const isNumber = typeof given === 'number' && (schema.type === 'number' || Number.isInteger(given))
      return unless(isNumber && given >= minimum && given <= maximum, 'a number within its bounds')
    }
    default: {
      if (typeof given !== 'string' || given === '') return unless(false, 'a text')
      if (schema.enum) return unless(schema.enum.includes(given), `one of ${schema.enum.join(', ')}`)
      if (schema.format === 'date') return unless(isDay(given), 'a date')
      return schema.format === 'date-time' ? unless(momentOf(given) !== undefined, 'a time') : undefined
    }
  }
}
const wrongOf = (fields: Record<string, Schema>, given: Given, at = '') =>
  Object.keys(given).map(name => (name in fields ? wrong(fields[name]!, given[name], at + name) : undefined)).find(Boolean) // oxfmt-ignore

const RANGED: Record<string, string> = { start: 'startDate', sent: 'sentOn', reported: 'reportedOn' }
function passes(row: Row, name: string, value: string): boolean {
  const isLike = (held: unknown) => String(held).toLowerCase() === value.toLowerCase()
  if (name === 'town') return isLike((row.address as Given).town)
  if (name === 'surveyorId') return isLike((row.survey as Given).surveyorId)
  const [, start, side] = /^(start|sent|reported)(From|To)$/.exec(name) ?? []
  if (!start) return isLike(row[name])
  const held = row[RANGED[start]!] as string | null
  return held !== null && (side === 'From' ? held >= value : held <= value)
}
/** What is wrong with the value of a filter. */
function oddFilter(kind: Kind, name: string, value: string): string | undefined {
  const schema: Schema = ROOF_FIELDS[CALLED[kind]]![name] ?? ROOF_EXTRAS[name]!
  const read = schema.type === 'integer' ? Number(value) : schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value // oxfmt-ignore
  return wrong(schema, read, name)
}

/** Starts the roofing firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startRoofing({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRoofingData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), (_, row) => row, { refuse, invalid }) // oxfmt-ignore

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name, value]) => ROOF_FILTERS[CALLED[kind]]!.includes(name) && value !== '')
      const odd = wanted.map(([name, value]) => oddFilter(kind, name, value)).find(Boolean)
      if (odd) return refuse(400, odd)
      const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      const isRight = Number.isInteger(page) && Number.isInteger(size) && page >= 0 && size >= 1 && size <= 100
      if (!isRight) return refuse(400, 'page or size is out of range')
      const all = data[kind] as unknown as Row[]
      const rows = all.filter(row => wanted.every(([name, value]) => passes(row, name, value)))
      return { body: { content: rows.slice(page * size, (page + 1) * size), totalElements: rows.length, page, size } }
    }

  /** Fields of a body that may be written, or why they cannot be. */
  function read(kind: Kind, names: readonly string[], body: unknown): Given | string {
    const given = Object.fromEntries(Object.entries((body ?? {}) as Given).filter(([name]) => names.includes(name)))
    const reason = wrongOf(ROOF_FIELDS[CALLED[kind]]!, given)
    if (reason) return reason
    const keys = { ...given, ...(isObject(given.survey) && given.survey) }
    const lost = Object.keys(TARGETS).find(name => (keys[name] ?? null) !== null && !isThere(TARGETS[name]!, keys[name])) // oxfmt-ignore
    return lost ? `${lost}: does not exist` : given
  }
  const isBackwards = (row: Given) => (row.startDate as string) > (row.endDate as string)
  const change = (kind: Kind) =>
    withRow(kind, (row, body) => {
      const given = read(kind, ROOF_BODIES[CALLED[kind]]!.change, body)
      if (typeof given === 'string') return refuse(400, given)
      if (isBackwards({ ...row, ...given })) return refuse(400, 'endDate: must not be before startDate')
      return void mergeInto(row, given)
    })
  const create =
    (kind: Kind, make: (given: Given) => object | string) =>
    (incoming: Incoming): Reply => {
      const { add: names, needed } = ROOF_BODIES[CALLED[kind]]!
      const body = (incoming.body ?? {}) as Given
      const lacking = needed.find(name => body[name] === undefined || body[name] === null)
      if (lacking) return invalid('body', lacking)
      const given = read(kind, names, body)
      return typeof given === 'string' ? refuse(400, given) : add(kind, [], () => make(given))(incoming)
    }
  /** A change of state from one of these, or why it cannot be. */
  const become = (kind: Kind, from: readonly string[], to: (body: Given) => object | string) =>
    withRow(kind, (row, body) => {
      if (!from.includes(String(row.status))) return refuse(409, `The ${CALLED[kind]} is ${String(row.status)}`)
      const fields = to(body)
      return typeof fields === 'string' ? refuse(400, fields) : void Object.assign(row, fields)
    })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const quote = (given: Given) => {
    const status = (given.survey as { surveyDate: string }).surveyDate > today ? 'SURVEY_BOOKED' : 'DRAFT'
    return { amount: null, ...given, quoteNumber: `Q-${3110 + data.roofQuotes.length}`, status, sentOn: null, validUntil: null, decidedOn: null, declineReason: null } // oxfmt-ignore
  }
  const plan = (given: Given) => {
    const { propertyId, workType, amount, status } = data.roofQuotes.find(one => one.id === given.quoteId)!
    if (status !== 'ACCEPTED') return 'quoteId: the quote has not been accepted'
    if (isBackwards(given)) return 'endDate: must not be before startDate'
    return { scaffold: { required: false, supplier: null }, guaranteeYears: 0, notes: null, ...given, propertyId, workType, price: amount, jobNumber: `J-${2040 + data.roofJobs.length}`, status: 'SCHEDULED', invoicedOn: null, paidOn: null } // oxfmt-ignore
  }
  const order = (given: Given) => {
    const total = pence((given.lines as { quantity: number; unitPrice: number }[]).reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)) // oxfmt-ignore
    return { ...given, orderNumber: `MO-${4405 + data.roofMaterialOrders.length}`, status: 'ORDERED', orderedOn: today, deliveredOn: null, total } // oxfmt-ignore
  }
  const report = (given: Given) => ({ description: null, reportedOn: today, visitDate: null, underGuarantee: true, ...given, status: given.visitDate ? 'VISIT_BOOKED' : 'OPEN', resolvedOn: null, cost: null }) // oxfmt-ignore
  const decline = ({ declineReason }: Given) => {
    const isKnown = (DECLINE_REASONS as readonly unknown[]).includes(declineReason)
    return isKnown ? { status: 'DECLINED', decidedOn: today, declineReason } : `declineReason: must be one of ${DECLINE_REASONS.join(', ')}` // oxfmt-ignore
  }

  const own = (kind: Kind, verb = '') => new RegExp(String.raw`^/api/${pathOf(CALLED[kind])}/(\d+)${verb}$`)
  const all = (kind: Kind) => new RegExp(`^/api/${pathOf(CALLED[kind])}$`)
  const handle = (kind: Kind): Handler[] => [
    ['GET', all(kind), list(kind)],
    ['GET', own(kind), withRow(kind)],
    ['PATCH', own(kind), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: ROOFING_DESCRIPTION })],
    ...(Object.keys(CALLED) as Kind[]).flatMap(handle),
    ['POST', all('roofCustomers'), create('roofCustomers', given => ({ companyName: null, email: null, phone: null, billingAddress: null, leadSource: 'RECOMMENDATION', marketingConsent: false, ...given, createdAt: clock.toISOString() }))], // oxfmt-ignore
    ['DELETE', own('roofCustomers'), dropUnless('roofCustomers', id => data.roofProperties.some(one => one.customerId === id), 'The customer has properties')], // oxfmt-ignore
    ['POST', all('roofProperties'), create('roofProperties', given => ({ storeys: 2, yearBuilt: null, listed: false, accessNotes: null, ...given }))], // oxfmt-ignore
    ['DELETE', own('roofProperties'), dropUnless('roofProperties', id => data.roofQuotes.some(one => one.propertyId === id), 'The property has quotes')], // oxfmt-ignore
    ['POST', all('roofQuotes'), create('roofQuotes', quote)],
    ['DELETE', own('roofQuotes'), dropUnless('roofQuotes', id => data.roofJobs.some(one => one.quoteId === id), 'There is a job for the quote')], // oxfmt-ignore
    ['POST', own('roofQuotes', '/send'), become('roofQuotes', ['DRAFT'], () => ({ status: 'SENT', sentOn: today, validUntil: shiftDay(today, 30) }))], // oxfmt-ignore
    ['POST', own('roofQuotes', '/accept'), become('roofQuotes', ['SENT'], () => ({ status: 'ACCEPTED', decidedOn: today }))], // oxfmt-ignore
    ['POST', own('roofQuotes', '/decline'), become('roofQuotes', ['SENT'], decline)],
    ['POST', all('roofJobs'), create('roofJobs', plan)],
    ['POST', own('roofJobs', '/complete'), become('roofJobs', ['IN_PROGRESS', 'ON_HOLD'], () => ({ status: 'COMPLETED', endDate: today }))], // oxfmt-ignore
    ['POST', own('roofJobs', '/cancel'), become('roofJobs', ['SCHEDULED', 'ON_HOLD'], () => ({ status: 'CANCELLED' }))],
    ['POST', all('roofRoofers'), create('roofRoofers', given => ({ crewId: null, phone: '', startedOn: today, cscsExpiresOn: shiftDay(today, 365), certificates: [], drivesVan: false, ...given }))], // oxfmt-ignore
    ['POST', all('roofMaterialOrders'), create('roofMaterialOrders', order)],
    ['DELETE', own('roofMaterialOrders'), remove('roofMaterialOrders')],
    ['POST', own('roofMaterialOrders', '/deliver'), become('roofMaterialOrders', ['ORDERED'], () => ({ status: 'DELIVERED', deliveredOn: today }))], // oxfmt-ignore
    ['POST', all('roofCallbacks'), create('roofCallbacks', report)],
    ['DELETE', own('roofCallbacks'), remove('roofCallbacks')],
    ['POST', own('roofCallbacks', '/resolve'), become('roofCallbacks', ['OPEN', 'VISIT_BOOKED'], () => ({ status: 'RESOLVED', resolvedOn: today }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found', message: 'No static resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
