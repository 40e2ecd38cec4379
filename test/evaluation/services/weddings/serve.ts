import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createWeddingsData, type WeddingsData } from './data.ts'
import { WEDDINGS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof WeddingsData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: status === 404 ? 'Not Found' : 'Bad Request', status, detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${camel(name)} field is required.`)

/** A page of the rows, bare; a header says how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 20)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page or pageSize is out of range')
  return { headers: { 'x-total-count': String(rows.length) }, body: rows.slice((page - 1) * size, page * size) }
}

/** Starts the wedding planners. `data` is what it serves and changes; `reset` puts it back. */
export async function startWeddings({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWeddingsData(clock)
  const targets: Record<string, Kind> = { venueId: 'venues', plannerId: 'planners', weddingId: 'weddings', vendorId: 'vendors' } // oxfmt-ignore
  /** Instead of the key of another record, its short form. */
  const write = (_: Kind, row: Row): object =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const target = targets[name]
        if (!target) return [name, value]
        const other = (data[target] as unknown as Row[]).find(one => one.id === value)
        const called = other && (other.name ?? `${String(other.firstName)} ${String(other.lastName)}`)
        return [name.slice(0, -2), other ? { id: other.id, name: called } : null]
      }),
    )
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** The first of the keys that leads nowhere. */
  const unknownKey = (given: Given) => Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const lost = unknownKey(given)
      return lost ? refuse(400, `${lost} is unknown`) : void mergeInto(row, given)
    })
  const enquire = (given: Given) => {
    const lost = unknownKey(given)
    return lost ? `${lost} is unknown` : { contact: null, ceremony: null, budget: null, venueId: null, plannerId: null, ...given, reference: 'WED-9901', status: 'enquiry', enquiredOn: today() } // oxfmt-ignore
  }
  const enlist = (given: Given) => ({ town: null, email: null, startingPrice: null, isPreferred: false, ...given, rating: null }) // oxfmt-ignore
  const book = (given: Given) => {
    const lost = unknownKey(given)
    return lost ? `${lost} is unknown` : { arrivalTime: null, notes: null, ...given, status: 'requested', depositPaid: false, requestedOn: today() } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: WEDDINGS_DESCRIPTION })],
    ...read('venues', 'type', 'town'),
    ...read('planners', 'level'),
    ...read('weddings', 'status', 'venueId', 'plannerId'),
    ...read('vendors', 'category', 'town'),
    ...read('bookings', 'weddingId', 'vendorId', 'status'),
    ...read('payments', 'weddingId', 'kind'),
    ['PUT', at('venues/:id'), change('venues')],
    ['POST', at('weddings'), add('weddings', ['name', 'date', 'guestCount'], enquire)],
    ['PUT', at('weddings/:id'), change('weddings')],
    ['DELETE', at('weddings/:id'), remove('weddings')],
    ['POST', at('weddings/:id/confirm'), become('weddings', ['enquiry'], () => ({ status: 'confirmed' }))],
    ['POST', at('vendors'), add('vendors', ['name', 'category'], enlist)],
    ['PUT', at('vendors/:id'), change('vendors')],
    ['DELETE', at('vendors/:id'), remove('vendors')],
    ['POST', at('bookings'), add('bookings', ['weddingId', 'vendorId', 'agreedPrice'], book)],
    ['PUT', at('bookings/:id'), change('bookings')],
    ['POST', at('bookings/:id/confirm'), become('bookings', ['requested'], () => ({ status: 'confirmed' }))],
    ['POST', at('bookings/:id/cancel'), become('bookings', ['requested', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['PUT', at('payments/:id'), change('payments')],
  ]
  const server = await listenJson(routes, { title: 'Not Found', status: 404, detail: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
