import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toSnake } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createFoodbankData, type FoodbankData } from './data.ts'
import { FOODBANK_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof FoodbankData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => ({
  status: 422,
  body: { message: 'The given data was invalid.', errors: { [name]: [`The ${name.replaceAll('_', ' ')} field is required.`] } }, // oxfmt-ignore
})

/** A page as Laravel cuts it: the rows in `data`, where we are in `meta`. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'page or per_page is out of range')
  const meta = { current_page: page, per_page: size, last_page: Math.max(1, Math.ceil(rows.length / size)), total: rows.length } // oxfmt-ignore
  return { body: { data: rows.slice((page - 1) * size, page * size), meta } }
}

/** Starts the food bank. `data` is what it serves and changes; `reset` puts it back. */
export async function startFoodbank({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFoodbankData(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { centreId: 'centres', donorId: 'donors', householdId: 'households', packedById: 'volunteers' } // oxfmt-ignore
  /** What is made of the body, unless one of its keys leads nowhere. */
  const checked = (make: (given: Given) => Given) => (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    return lost ? `The selected ${lost} is invalid.` : make(given)
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const read = checked(one => one)(given)
      return typeof read === 'string' ? refuse(422, read) : void mergeInto(row, read)
    })

  const enlist = checked(given => ({ email: null, hoursPerWeek: 4, hasDrivingLicence: false, backgroundCheckExpiresOn: null, ...given, startedOn: today() })) // oxfmt-ignore
  const befriend = (given: Given) => ({ town: null, contactEmail: null, phone: null, isRegular: false, ...given, donorSince: today() }) // oxfmt-ignore
  const receive = checked(given => ({ estimatedValue: null, receivedOn: today(), bestBefore: null, ...given, reference: 'DN-99001' })) // oxfmt-ignore
  const register = checked(given => ({ phone: null, address: null, dietaryNeeds: null, referredBy: 'self', needsDelivery: false, ...given, reference: 'HH-99001', status: 'active', registeredOn: today() })) // oxfmt-ignore
  const plan = checked(given => ({ ...given, packedById: null, reference: 'FP-99001', status: 'planned', weightKg: null, handedOverOn: null })) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: FOODBANK_DESCRIPTION })],
    ...read('centres', 'centres'),
    ...read('volunteers', 'volunteers', 'centreId', 'role'),
    ...read('donors', 'donors', 'type', 'town'),
    ...read('donations', 'donations', 'donorId', 'centreId', 'category'),
    ...read('households', 'households', 'status', 'centreId', 'referredBy'),
    ...read('foodParcels', 'food-parcels', 'householdId', 'status', 'packedById'),
    ['PATCH', at('centres/:id'), change('centres')],
    ['POST', at('volunteers'), add('volunteers', ['firstName', 'lastName', 'phone', 'role', 'centreId'], enlist)],
    ['PATCH', at('volunteers/:id'), change('volunteers')],
    ['DELETE', at('volunteers/:id'), remove('volunteers')],
    ['POST', at('donors'), add('donors', ['name', 'type'], befriend)],
    ['PATCH', at('donors/:id'), change('donors')],
    ['POST', at('donations'), add('donations', ['donorId', 'centreId', 'category', 'weightKg'], receive)],
    ['PATCH', at('donations/:id'), change('donations')],
    ['DELETE', at('donations/:id'), remove('donations')],
    ['POST', at('households'), add('households', ['firstName', 'lastName', 'adults', 'children', 'centreId'], register)], // oxfmt-ignore
    ['PATCH', at('households/:id'), change('households')],
    ['POST', at('households/:id/pause'), become('households', ['active'], () => ({ status: 'paused' }))],
    ['POST', at('households/:id/close'), become('households', ['active', 'paused'], () => ({ status: 'closed' }))],
    ['POST', at('food-parcels'), add('foodParcels', ['householdId', 'size', 'scheduledFor'], plan)],
    ['PATCH', at('food-parcels/:id'), change('foodParcels')],
    ['DELETE', at('food-parcels/:id'), remove('foodParcels')],
    ['POST', at('food-parcels/:id/collect'), become('foodParcels', ['packed'], () => ({ status: 'collected', handedOverOn: today() }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { message: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
