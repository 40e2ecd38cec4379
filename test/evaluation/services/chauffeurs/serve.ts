import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createChauffeursData, type ChauffeursData } from './data.ts'
import { CHAUFFEURS_DESCRIPTION, PERMITTED, REQUIRED } from './description.ts'
import { LIMO_CAR_CATEGORIES, LIMO_CAR_STATUSES, LIMO_CHAUFFEUR_STATUSES, LIMO_CLIENT_TYPES, LIMO_EMPLOYMENTS, LIMO_INVOICE_STATUSES, LIMO_QUOTE_STATUSES, LIMO_SERVICE_KINDS, LIMO_SOURCES, LIMO_TRIP_STATUSES, LIMO_TRIP_TYPES } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof ChauffeursData
type Answer = (incoming: Incoming) => Reply
const SINGULAR: Record<Kind, string> = { limoClients: 'client', limoPassengers: 'passenger', limoChauffeurs: 'chauffeur', limoCars: 'car', limoTrips: 'trip', limoQuotes: 'quote', limoInvoices: 'invoice', limoFeedbacks: 'feedback' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clientId: 'limoClients', chauffeurId: 'limoChauffeurs', carId: 'limoCars', tripId: 'limoTrips' } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { limoChauffeurs: LIMO_CHAUFFEUR_STATUSES, limoCars: LIMO_CAR_STATUSES, limoTrips: LIMO_TRIP_STATUSES, limoQuotes: LIMO_QUOTE_STATUSES, limoInvoices: LIMO_INVOICE_STATUSES } // oxfmt-ignore
const wordsOf = (kind: Kind): Record<string, readonly string[]> => ({ clientType: LIMO_CLIENT_TYPES, employmentType: LIMO_EMPLOYMENTS, category: LIMO_CAR_CATEGORIES, carCategory: LIMO_CAR_CATEGORIES, tripType: LIMO_TRIP_TYPES, source: LIMO_SOURCES, kind: LIMO_SERVICE_KINDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }) // oxfmt-ignore
const NUMBERS = ['price', 'amount', 'cost', 'mileage', 'luggagePieces', 'distanceMiles', 'paymentTermsDays']
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!
const refuse = (status: number, error: string): Reply => ({ status, body: { error } })
const invalid = (_: string, name: string, reason = 'can’t be blank'): Reply => ({ status: 422, body: { errors: { [name]: [reason] } } }) // oxfmt-ignore

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)]
  if (!Number.isInteger(page) || page < 1) return invalid('query', 'page', 'must be greater than 0')
  if (!Number.isInteger(size) || size < 1 || size > 100) return invalid('query', 'per_page', 'must be in 1..100')
  const meta = { page, per_page: size, total_count: rows.length, total_pages: Math.ceil(rows.length / size) }
  return { body: { rows: rows.slice((page - 1) * size, page * size), meta } }
}

/** Starts the chauffeur firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startChauffeurs({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createChauffeursData(clock)
  const { day, moment } = createDays(clock)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore

  /** Why a value cannot be taken: no such word, no such record, no number, no date. */
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const words = wordsOf(kind)
    for (const [name, value] of Object.entries(given)) {
      const target = TARGETS[name]
      if (words[name] && !words[name].includes(String(value))) return invalid('', snake(name), 'is not included in the list') // oxfmt-ignore
      if (target && !isThere(target, value)) return invalid('', SINGULAR[target], 'must exist')
      if (NUMBERS.includes(name) && typeof value !== 'number') return invalid('', snake(name), 'is not a number')
      if (/(On|At|Until)$/.test(name) && value !== null && Number.isNaN(Date.parse(String(value)))) return invalid('', snake(name), 'is not a valid date') // oxfmt-ignore
    }
    const { passengerIds, rating } = given as { passengerIds?: unknown[]; rating?: unknown }
    if (passengerIds?.some(one => !isThere('limoPassengers', one))) return invalid('', 'passengers', 'must exist')
    return rating === undefined || [1, 2, 3, 4, 5].includes(rating as number) ? undefined : invalid('', 'rating', 'must be in 1..5') // oxfmt-ignore
  }
  /** What stands in the envelope of a body, without what may not be written. */
  const permitted = (body: unknown, name: string): Given | undefined => {
    const held = (body as Record<string, unknown> | undefined)?.[name]
    if (typeof held !== 'object' || held === null) return undefined
    return Object.fromEntries(Object.entries(held).filter(([field]) => PERMITTED[name]!.includes(field)))
  }
  /** One record stands under its name. */
  const wrapped =
    (kind: Kind, answer: Answer): Answer =>
    incoming => {
      const reply = answer(incoming)
      return (reply.status ?? 200) < 204 ? { ...reply, body: { [SINGULAR[kind]]: reply.body } } : reply
    }
  const sent =
    (name: string, answer: Answer): Answer =>
    incoming => {
      const body = permitted(incoming.body, name)
      return body ? answer({ ...incoming, body }) : refuse(400, `param is missing or the value is empty: ${name}`)
    }
  const list =
    (kind: Kind, filters: readonly string[]): Answer =>
    ({ query }) => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => filters.includes(name))
      const odd = wanted.find(([name, value]) => wordsOf(kind)[name]?.includes(String(value)) === false)
      if (odd) return invalid('', snake(odd[0]), 'is not included in the list')
      const fits = (row: Row, name: string, value: string) => {
        if (name === 'q') return String(row.name).toLowerCase().includes(value.toLowerCase())
        if (name === 'from') return String(row.pickUpAt).slice(0, 10) >= value
        if (name === 'to') return String(row.pickUpAt).slice(0, 10) <= value
        return String(row[name]).toLowerCase() === value.toLowerCase()
      }
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => fits(row, name, String(value)))) // oxfmt-ignore
      const reply = cut(rows.map(toSnake), query)
      const { rows: cutRows, meta } = reply.body as { rows?: object[]; meta?: object }
      return cutRows ? { body: { [`${SINGULAR[kind]}s`]: cutRows, meta } } : reply
    }
  const change = (kind: Kind) => wrapped(kind, sent(SINGULAR[kind], withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given)))) // oxfmt-ignore
  const create = (kind: Kind, name: keyof typeof REQUIRED, make: (given: Given) => object) => {
    const needed = REQUIRED[name].map(field => Object.keys(toCamel({ [field]: 0 }))[0]!)
    return wrapped(kind, sent(name, incoming => wrong(kind, toCamel(incoming.body)) ?? add(kind, needed, make)(incoming))) // oxfmt-ignore
  }
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string): Answer => incoming => isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming) // oxfmt-ignore
  const allocate = withRow('limoTrips', (row, { chauffeurId, carId }) => {
    if (!['booked', 'allocated'].includes(String(row.status))) return refuse(409, `Trip is ${String(row.status)}`)
    if (chauffeurId === undefined || carId === undefined) return invalid('', chauffeurId === undefined ? 'chauffeur' : 'car') // oxfmt-ignore
    return wrong('limoTrips', { chauffeurId, carId }) ?? void Object.assign(row, { chauffeurId, carId, status: 'allocated' }) // oxfmt-ignore
  })
  const cancel = withRow('limoTrips', (row, { reason = null }) => {
    if (!['booked', 'allocated'].includes(String(row.status))) return refuse(409, `Trip is ${String(row.status)}`)
    return void Object.assign(row, { status: 'cancelled', cancellationReason: reason })
  })
  const markPaid = withRow('limoInvoices', (row, { paidOn = day(0) }) => {
    if (!['sent', 'overdue'].includes(String(row.status))) return refuse(409, `Invoice is ${String(row.status)}`)
    return wrong('limoInvoices', { paidOn }) ?? void Object.assign(row, { status: 'paid', paidOn })
  })
  const logService = withRow('limoCars', (row, given) => {
    const lacking = REQUIRED.service.find(name => toSnake(given)[name] === undefined)
    if (lacking) return invalid('', lacking)
    const services = row.services as object[]
    const own = { id: 9001 + services.length, mileage: row.mileage, ...given }
    return wrong('limoCars', given) ?? void Object.assign(row, { services: [...services, own] })
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(`${SINGULAR[kind]}s`), list(kind, filters)],
    ['GET', at(`${SINGULAR[kind]}s/:id`), wrapped(kind, withRow(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api-docs\/v1\/swagger\.json$/, () => ({ body: CHAUFFEURS_DESCRIPTION })],
    ...read('limoClients', 'clientType', 'q'),
    ...read('limoPassengers', 'clientId', 'lastName', 'childSeatRequired'),
    ...read('limoChauffeurs', 'status', 'employmentType'),
    ...read('limoCars', 'category', 'status', 'registration'),
    ...read('limoTrips', 'reference', 'clientId', 'chauffeurId', 'carId', 'tripType', 'status', 'from', 'to'),
    ...read('limoQuotes', 'number', 'clientId', 'status'),
    ...read('limoInvoices', 'number', 'clientId', 'status'),
    ...read('limoFeedbacks', 'tripId', 'rating', 'source', 'replied'),
    ['POST', at('clients'), create('limoClients', 'client', given => ({ contactName: given.name, phone: null, billingAddress: null, paymentTermsDays: 30, notes: null, ...given, createdAt: moment(0, 0.4) }))], // oxfmt-ignore
    ['PATCH', at('clients/:id'), change('limoClients')],
    ['DELETE', at('clients/:id'), dropUnless('limoClients', id => data.limoTrips.some(one => one.clientId === id), 'Client has trips')], // oxfmt-ignore
    ['POST', at('passengers'), create('limoPassengers', 'passenger', given => ({ mobile: null, childSeatRequired: false, preferences: null, ...given }))], // oxfmt-ignore
    ['PATCH', at('passengers/:id'), change('limoPassengers')],
    ['DELETE', at('passengers/:id'), dropUnless('limoPassengers', id => data.limoTrips.some(one => one.passengerIds.includes(id)), 'Passenger has trips')], // oxfmt-ignore
    ['PATCH', at('chauffeurs/:id'), change('limoChauffeurs')],
    ['PATCH', at('cars/:id'), change('limoCars')],
    ['POST', at('cars/:id/services'), wrapped('limoCars', sent('service', incoming => ({ status: 201, ...logService(incoming) })))], // oxfmt-ignore
    ['POST', at('trips'), create('limoTrips', 'trip', given => ({ passengerIds: [], flightNumber: null, luggagePieces: 0, distanceMiles: 0, specialRequests: null, ...given, reference: `LC-${20_410 + data.limoTrips.length}`, chauffeurId: null, carId: null, status: 'booked', bookedOn: day(0), cancellationReason: null }))], // oxfmt-ignore
    ['PATCH', at('trips/:id'), change('limoTrips')],
    ['POST', at('trips/:id/allocate'), wrapped('limoTrips', allocate)],
    ['POST', at('trips/:id/cancel'), wrapped('limoTrips', cancel)],
    ['POST', at('quotes'), create('limoQuotes', 'quote', given => ({ validUntil: day(30), notes: null, ...given, number: `Q-${1180 + data.limoQuotes.length}`, status: 'sent', sentOn: day(0) }))], // oxfmt-ignore
    ['PATCH', at('quotes/:id'), change('limoQuotes')],
    ['DELETE', at('quotes/:id'), dropUnless('limoQuotes', id => data.limoQuotes.some(one => one.id === id && one.status === 'accepted'), 'Quote has been accepted')], // oxfmt-ignore
    ['POST', at('quotes/:id/accept'), wrapped('limoQuotes', become('limoQuotes', ['sent'], () => ({ status: 'accepted' })))], // oxfmt-ignore
    ['POST', at('invoices/:id/mark_paid'), wrapped('limoInvoices', markPaid)],
    ['POST', at('feedbacks'), create('limoFeedbacks', 'feedback', given => ({ comment: null, source: 'email', receivedOn: day(0), replied: false, ...given }))], // oxfmt-ignore
    ['PATCH', at('feedbacks/:id'), change('limoFeedbacks')],
    ['DELETE', at('feedbacks/:id'), remove('limoFeedbacks')],
  ]
  const server = await listenJson(routes, { error: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
