import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createChoirData, type ChoirData } from './data.ts'
import { CHOIR_DESCRIPTION, CHOIR_RESOURCES } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ChoirData
type Key = { id?: unknown } | null
interface Body {
  data?: { attributes?: Given; relationships?: Record<string, { data?: Key | Key[] }> }
}
const headers = { 'content-type': 'application/vnd.api+json' }
const TITLES: Record<number, string> = { 404: 'Not found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), title: TITLES[status] ?? 'Invalid', detail }] } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(422, `${camel(name).replace(/Id$/, '')} is required`)

/** A row as a resource: what points to others is a relationship. */
function write(kind: Kind, row: Row): object {
  const { attributes, relationships = {} } = CHOIR_RESOURCES[kind]!
  const links = Object.entries(relationships).map(([name, { field, type, many }]) => [name, { data: many ? (row[field] as number[]).map(id => ({ type, id: String(id) })) : { type, id: String(row[field]) } }]) // oxfmt-ignore
  return {
    type: kind,
    id: String(row.id),
    attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, row[name] ?? null])),
    ...(links.length > 0 && { relationships: Object.fromEntries(links) as Given }),
  }
}

/** What a document says of a row, with the ids of what it points to. */
function read(kind: Kind, body: Body | undefined): Given {
  const { relationships = {} } = CHOIR_RESOURCES[kind]!
  const links = Object.entries(body?.data?.relationships ?? {}).flatMap(([name, { data }]) => {
    const field = relationships[name]?.field
    return field ? [[field, Array.isArray(data) ? data.map(one => Number(one?.id)) : Number(data?.id)]] : []
  })
  return { ...body?.data?.attributes, ...(Object.fromEntries(links) as Given) }
}

/** Starts the choir. `data` is what it serves and changes; `reset` puts it back. */
export async function startChoir({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createChoirData(clock)
  const today = createDays(clock).day(0)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = handlers
  const wrapped =
    (kind: Kind, handle: (incoming: Incoming) => Reply) =>
    (incoming: Incoming): Reply => {
      const reply = handle({ ...incoming, body: read(kind, incoming.body as Body) })
      return (reply.status ?? 200) < 204 ? { ...reply, headers, body: { data: reply.body } } : reply
    }

  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const { filters, relationships = {} } = CHOIR_RESOURCES[kind]!
      const wanted = filters.flatMap(name => {
        const value = query.get(`filter[${name}]`)
        return value === null ? [] : [{ field: relationships[name]?.field ?? name, value }]
      })
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(({ field, value }) => String(row[field]) === value)) // oxfmt-ignore
      const [offset, limit] = [Number(query.get('page[offset]') ?? 0), Number(query.get('page[limit]') ?? 25)]
      if (!(offset >= 0 && limit >= 1 && limit <= 50)) return refuse(400, 'page is out of range')
      const at = (from: number) => {
        const to = new URLSearchParams(query)
        to.set('page[offset]', String(from))
        to.set('page[limit]', String(limit))
        return `${url.pathname}?${to.toString()}`
      }
      const body = {
        data: rows.slice(offset, offset + limit).map(row => write(kind, row)),
        links: { self: at(offset), prev: offset > 0 ? at(Math.max(0, offset - limit)) : null, next: offset + limit < rows.length ? at(offset + limit) : null }, // oxfmt-ignore
        meta: { totalResources: rows.length },
      }
      return { headers, body }
    }

  const targets: Record<string, Kind> = { venueId: 'venues', concertId: 'concerts', singerId: 'singers', rehearsalId: 'rehearsals' } // oxfmt-ignore
  /** Why a document cannot be taken: one of its links leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && !isThere(targets[name]!, given[name]))
    if (lost) return `${lost.slice(0, -2)} does not exist`
    if (((given.pieceIds ?? []) as number[]).some(id => !isThere('pieces', id))) return 'programme holds an unknown piece' // oxfmt-ignore
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'startsAt must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, timed(given))
    })
  const join = (given: Given) => ({ phone: null, readsMusic: false, emergencyContact: null, ...given, status: given.status ?? 'active', joinedOn: today }) // oxfmt-ignore
  const own = (given: Given) => ({ period: null, language: null, durationMinutes: null, difficulty: null, copiesOwned: 0, hasSolos: false, ...given }) // oxfmt-ignore
  const announce = (given: Given) => wrong(given) ?? { conductor: null, ticketPrice: 0, pieceIds: [], ...timed(given), ticketsSold: 0, status: 'planned' } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { durationMinutes: 120, kind: 'full', isCancelled: false, ...timed(given) } // oxfmt-ignore
  const excuse = (given: Given) => wrong(given) ?? { isExcused: true, note: null, ...given }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const adds = (kind: Kind, needed: string[], make: (given: Given) => object | string): Handler => ['POST', at(kind), wrapped(kind, add(kind, needed, make))] // oxfmt-ignore
  const acts = (kind: Kind, verb: string, from: string[], status: string): Handler => ['POST', at(`${kind}/:id/${verb}`), wrapped(kind, become(kind, from, () => ({ status })))] // oxfmt-ignore
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CHOIR_DESCRIPTION })],
    ...(Object.keys(data) as Kind[]).flatMap((kind): Handler[] => [
      ['GET', at(kind), list(kind)],
      ['GET', at(`${kind}/:id`), wrapped(kind, withRow(kind))],
      ['PATCH', at(`${kind}/:id`), wrapped(kind, change(kind))],
    ]),
    adds('singers', ['firstName', 'lastName', 'email', 'voicePart'], join),
    adds('pieces', ['title', 'composer'], own),
    adds('concerts', ['title', 'startsAt', 'venueId'], announce),
    adds('rehearsals', ['startsAt', 'venueId', 'concertId'], plan),
    adds('absences', ['reason', 'singerId', 'rehearsalId'], excuse),
    ['DELETE', at('pieces/:id'), remove('pieces')],
    ['DELETE', at('rehearsals/:id'), remove('rehearsals')],
    ['DELETE', at('absences/:id'), remove('absences')],
    acts('concerts', 'cancel', ['planned', 'onSale'], 'cancelled'),
    acts('concerts', 'openSales', ['planned'], 'onSale'),
  ]
  const server = await listenJson(routes, { errors: [{ status: '404', title: 'Not found' }] }, port)
  return { ...server, data, reset: createReset(data) }
}
