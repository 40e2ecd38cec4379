import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toKebab } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createFleetData, type FleetData, type Repair, type Trip } from './data.ts'
import { FLEET_DESCRIPTION } from './description.ts'

const headers = { 'content-type': 'application/vnd.api+json' }
const failure = (status: number, title: string): Reply => ({
  status,
  headers,
  body: { errors: [{ status: String(status), title }] },
})

interface Pointer {
  /** Field of the row that holds the id (or ids). */
  field: string
  /** Name of the relationship. */
  name: string
  type: keyof FleetData
}
const POINTERS: Record<keyof FleetData, Pointer[]> = {
  depots: [],
  drivers: [{ field: 'homeDepotId', name: 'home-depot', type: 'depots' }],
  vehicles: [
    { field: 'depotId', name: 'depot', type: 'depots' },
    { field: 'driverIds', name: 'drivers', type: 'drivers' },
  ],
  trips: [
    { field: 'vehicleId', name: 'vehicle', type: 'vehicles' },
    { field: 'driverId', name: 'driver', type: 'drivers' },
    { field: 'originId', name: 'origin', type: 'depots' },
    { field: 'destinationId', name: 'destination', type: 'depots' },
  ],
  repairs: [{ field: 'vehicleId', name: 'vehicle', type: 'vehicles' }],
}

type AnyRow = { id: string } & Record<string, unknown>

/** A row as a JSON:API resource. */
function toResource(type: keyof FleetData, given: object) {
  const { id, ...rest } = given as AnyRow
  const pointers = POINTERS[type]
  const attributes = Object.fromEntries(
    Object.entries(rest).filter(([key]) => !pointers.some(({ field }) => field === key)),
  )
  const point = (to: string, value: unknown) =>
    Array.isArray(value) ? value.map(one => ({ type: to, id: one })) : { type: to, id: value }
  const relationships = pointers.map(pointer => [pointer.name, { data: point(pointer.type, rest[pointer.field]) }])
  return {
    type,
    id,
    attributes: toKebab(attributes),
    ...(pointers.length > 0 && { relationships: Object.fromEntries(relationships) }),
  }
}

/** Starts the fleet service. `data` is what it serves and changes; `reset` puts it back. */
export async function startFleet({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFleetData(clock)
  const { vehicles, trips, repairs } = data
  const rowsOf = (type: keyof FleetData) => data[type] as unknown as AnyRow[]

  function included(type: keyof FleetData, rows: readonly object[], asked: string | null) {
    const wanted = POINTERS[type].filter(({ name }) => asked?.split(',').includes(name))
    const found = wanted.flatMap(({ field, type: to }) => {
      const ids = new Set((rows as AnyRow[]).flatMap(row => row[field] as string | string[]))
      return rowsOf(to)
        .filter(({ id }) => ids.has(id))
        .map(row => toResource(to, row))
    })
    return wanted.length > 0
      ? { included: [...new Map(found.map(one => [`${one.type}/${one.id}`, one])).values()] }
      : {}
  }

  function list(type: keyof FleetData, incoming: Incoming, filter: (row: AnyRow) => boolean = () => true): Reply {
    const { query, url } = incoming
    const number = Number(query.get('page[number]') ?? 1)
    const size = Number(query.get('page[size]') ?? 30)
    if (!(number >= 1) || !(size >= 1 && size <= 100)) return failure(400, 'page[size] is 1 to 100')
    const all = rowsOf(type).filter(filter)
    const rows = all.slice((number - 1) * size, number * size)
    const link = (to: number) => {
      const other = new URLSearchParams(query)
      other.set('page[number]', String(to))
      other.set('page[size]', String(size))
      return `${url.pathname}?${other.toString()}`
    }
    return {
      headers,
      body: {
        data: rows.map(row => toResource(type, row)),
        ...included(type, rows, query.get('include')),
        links: { self: link(number), next: number * size < all.length ? link(number + 1) : null },
        meta: { total: all.length },
      },
    }
  }

  function one(type: keyof FleetData, { path, query }: Incoming): Reply {
    const row = rowsOf(type).find(({ id }) => id === path[0])
    if (!row) return failure(404, `no such ${type.slice(0, -1)}`)
    return { headers, body: { data: toResource(type, row), ...included(type, [row], query.get('include')) } }
  }

  function change(type: keyof FleetData, keys: readonly string[], { path, body }: Incoming): Reply {
    const row = rowsOf(type).find(({ id }) => id === path[0])
    if (!row) return failure(404, `no such ${type.slice(0, -1)}`)
    const given = toCamel(body?.data?.attributes ?? {})
    for (const key of keys) if (given[key] !== undefined) row[key] = given[key]
    return { headers, body: { data: toResource(type, row) } }
  }

  function createRepair({ body }: Incoming): Reply {
    const given = toCamel(body?.data?.attributes ?? {}) as Partial<Repair>
    const vehicleId = body?.data?.relationships?.vehicle?.data?.id
    if (!given.summary) return failure(422, 'summary is required')
    if (!vehicles.some(({ id }) => id === String(vehicleId))) return failure(422, 'vehicle names no vehicle')
    const created: Repair = {
      id: String(repairs.length + 900),
      summary: given.summary,
      severity: given.severity ?? 'minor',
      openedOn: new Date().toISOString().slice(0, 10),
      closedOn: null,
      cost: given.cost ?? null,
      workshop: given.workshop ?? '',
      vehicleId: String(vehicleId),
    }
    repairs.push(created)
    return { status: 201, headers, body: { data: toResource('repairs', created) } }
  }

  function endTrip({ path }: Incoming, from: string, to: Partial<Trip>): Reply {
    const trip = trips.find(({ id }) => id === path[0])
    if (!trip) return failure(404, 'no such trip')
    if (trip.status !== from) return failure(409, `trip ${trip.reference} is ${trip.status}`)
    return { headers, body: { data: toResource('trips', Object.assign(trip, to)) } }
  }

  const filtered = (type: keyof FleetData, names: Record<string, string>) => (incoming: Incoming) =>
    list(type, incoming, row =>
      Object.entries(names).every(([name, field]) => {
        const asked = incoming.query.get(`filter[${name}]`)
        return asked === null || String(row[field]) === asked
      }),
    )

  const routes: Handler[] = [
    ['GET', /^\/docs\/openapi\.json$/, () => ({ body: FLEET_DESCRIPTION })],
    ['GET', /^\/depots$/, incoming => list('depots', incoming)],
    ['GET', /^\/depots\/([^/]+)$/, incoming => one('depots', incoming)],
    ['GET', /^\/vehicles$/, filtered('vehicles', { status: 'status', fuel: 'fuel', depot: 'depotId' })],
    ['GET', /^\/vehicles\/([^/]+)$/, incoming => one('vehicles', incoming)],
    [
      'PATCH',
      /^\/vehicles\/([^/]+)$/,
      incoming => change('vehicles', ['plate', 'mileageKm', 'status', 'nextInspectionOn'], incoming),
    ],
    [
      'POST',
      /^\/vehicles\/([^/]+)\/retire$/,
      ({ path }) => {
        const vehicle = vehicles.find(({ id }) => id === path[0])
        if (!vehicle) return failure(404, 'no such vehicle')
        return { headers, body: { data: toResource('vehicles', Object.assign(vehicle, { status: 'retired' })) } }
      },
    ],
    [
      'GET',
      /^\/vehicles\/([^/]+)\/repairs$/,
      incoming => list('repairs', incoming, row => row.vehicleId === incoming.path[0]),
    ],
    ['GET', /^\/drivers$/, filtered('drivers', { 'on-duty': 'onDuty' })],
    ['GET', /^\/drivers\/([^/]+)$/, incoming => one('drivers', incoming)],
    [
      'PATCH',
      /^\/drivers\/([^/]+)$/,
      incoming => change('drivers', ['email', 'phone', 'licenceClass', 'onDuty'], incoming),
    ],
    ['GET', /^\/trips$/, filtered('trips', { status: 'status', vehicle: 'vehicleId', driver: 'driverId' })],
    ['GET', /^\/trips\/([^/]+)$/, incoming => one('trips', incoming)],
    [
      'POST',
      /^\/trips\/([^/]+)\/complete$/,
      incoming => endTrip(incoming, 'underway', { status: 'completed', endsAt: new Date().toISOString() }),
    ],
    ['POST', /^\/trips\/([^/]+)\/cancel$/, incoming => endTrip(incoming, 'planned', { status: 'cancelled' })],
    ['GET', /^\/repairs$/, incoming => list('repairs', incoming)],
    ['POST', /^\/repairs$/, createRepair],
    [
      'DELETE',
      /^\/repairs\/([^/]+)$/,
      ({ path }) => {
        const index = repairs.findIndex(({ id }) => id === path[0])
        if (index < 0) return failure(404, 'no such repair')
        repairs.splice(index, 1)
        return { headers, body: { meta: { deleted: path[0] } } }
      },
    ],
  ]
  const server = await listenJson(routes, failure(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
