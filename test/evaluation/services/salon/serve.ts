import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSalonData, type SalonData } from './data.ts'
import { SALON_DESCRIPTION, SALON_RESOURCES } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SalonData
interface Body {
  data?: { attributes?: Given; relationships?: Record<string, { data?: { id?: unknown } | null }> }
}
const headers = { 'content-type': 'application/vnd.api+json' }
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), detail }] } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name.replace(/_id$/, '')} can't be blank`)
const TYPES: Record<Kind, string> = { stylists: 'stylists', hairServices: 'services', salonClients: 'clients', salonAppointments: 'appointments' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { stylistId: 'stylists', serviceId: 'hairServices', clientId: 'salonClients' }

/** A row as a resource: what points to others is a relationship. */
function write(kind: Kind, row: Row): object {
  const { attributes, relationships = {} } = SALON_RESOURCES[TYPES[kind]]!
  const links = Object.entries(relationships).map(([name, { field, type }]) => [name, { data: row[field] === null ? null : { type, id: String(row[field]) } }]) // oxfmt-ignore
  return {
    type: TYPES[kind],
    id: String(row.id),
    attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, row[name] ?? null])),
    ...(links.length > 0 && { relationships: Object.fromEntries(links) as Given }),
  }
}

/** What a document says of a row, with the ids of what it points to. */
function read(kind: Kind, body: Body | undefined): Given {
  const { relationships = {} } = SALON_RESOURCES[TYPES[kind]]!
  const links = Object.entries(body?.data?.relationships ?? {}).flatMap(([name, { data }]) => {
    const field = relationships[name]?.field
    return field ? [[field, data ? Number(data.id) : null]] : []
  })
  return { ...body?.data?.attributes, ...(Object.fromEntries(links) as Given) }
}

/** Starts the hair salons. `data` is what it serves and changes; `reset` puts it back. */
export async function startSalon({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSalonData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const { remove, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })

  /** Numbered pages, counted from 1. */
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const { filters, relationships = {} } = SALON_RESOURCES[TYPES[kind]]!
      const wanted = filters.flatMap(name => {
        const value = query.get(`filter[${name}]`)
        return value === null ? [] : [{ field: relationships[name]?.field ?? name, value }]
      })
      const rows = rowsOf(kind).filter(row => wanted.every(({ field, value }) => String(row[field]) === value))
      const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 30)]
      if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page is out of range')
      const meta = { current_page: number, total_pages: Math.ceil(rows.length / size), total_count: rows.length }
      return { headers, body: { data: rows.slice((number - 1) * size, number * size).map(row => write(kind, row)), meta } } // oxfmt-ignore
    }
  /** Why a document cannot be taken: one of its links leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${lost.slice(0, -2)} must exist`
    const isTimeless = given.starts_at !== undefined && momentOf(given.starts_at) === undefined
    return isTimeless ? 'starts_at is not a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.starts_at !== undefined && { starts_at: momentOf(given.starts_at)!.replace('.000', '') }) }) // oxfmt-ignore
  const withRow =
    (kind: Kind, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, 'Not found')
      return answer?.(row, read(kind, body as Body)) ?? { headers, body: { data: write(kind, row) } }
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, timed(given))
    })
  const add =
    (kind: Kind, needed: readonly string[], make: (given: Given) => object) =>
    ({ body }: Incoming): Reply => {
      const given = read(kind, body as Body)
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return invalid('body', Object.keys(toSnake({ [lacking]: 0 }))[0]!)
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      const row = { ...make(timed(given)), id: 99_001 + rowsOf(kind).length } as unknown as Row
      rowsOf(kind).push(row)
      return { status: 201, headers, body: { data: write(kind, row) } }
    }
  const offer = (given: Given) => ({ duration_minutes: 30, ...given })
  const welcome = (given: Given) => ({ phone: null, birthday: null, newsletter: false, stylistId: null, ...given, client_since: today }) // oxfmt-ignore
  const book = (given: Given) => {
    const service = data.hairServices.find(one => one.id === given.serviceId)
    return { status: 'requested', price: service?.price ?? 0, tip: null, ...given, booked_online: false }
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SALON_DESCRIPTION })],
    ...(Object.keys(data) as Kind[]).flatMap((kind): Handler[] => [
      ['GET', at(TYPES[kind]), list(kind)],
      ['GET', at(`${TYPES[kind]}/:id`), withRow(kind)],
      ['PATCH', at(`${TYPES[kind]}/:id`), change(kind)],
    ]),
    ['POST', at('services'), add('hairServices', ['name', 'category', 'price'], offer)],
    ['DELETE', at('services/:id'), remove('hairServices')],
    ['POST', at('clients'), add('salonClients', ['name', 'email'], welcome)],
    ['DELETE', at('clients/:id'), remove('salonClients')],
    ['POST', at('appointments'), add('salonAppointments', ['starts_at', 'clientId', 'stylistId', 'serviceId'], book)],
    ['DELETE', at('appointments/:id'), remove('salonAppointments')],
  ]
  const server = await listenJson(routes, { errors: [{ status: '404', detail: 'No route matches' }] }, port)
  return { ...server, data, reset: createReset(data) }
}
