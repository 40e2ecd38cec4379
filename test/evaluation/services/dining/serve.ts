import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createDiningData, type DiningData } from './data.ts'
import { DINING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DiningData
const refuse = (status: number, error: string): Reply => ({ status, body: { error } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} can't be blank`)

function cut(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 20), Number(query.get('offset') ?? 0)]
  if (!(limit >= 1 && limit <= 100 && offset >= 0)) return refuse(400, 'limit or offset is out of range')
  return { body: { data: rows.slice(offset, offset + limit), total: rows.length, limit, offset } }
}

/** Starts the restaurants. `data` is what they serve and change; `reset` puts it back. */
export async function startDining({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDiningData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore

  const cook = (given: Given) =>
    isThere('restaurants', given.restaurantId)
      ? { isVegetarian: false, containsNuts: false, calories: null, isAvailable: true, ...given }
      : 'restaurant_id is unknown'
  const welcome = (given: Given) => ({ phone: null, dietaryPreference: null, receivesOffers: false, ...given, loyaltyTier: 'standard', loyaltyPoints: 0, firstVisitOn: new Date().toISOString().slice(0, 10) }) // oxfmt-ignore
  const book = (given: Given) =>
    isThere('restaurants', given.restaurantId) && isThere('guests', given.guestId)
      ? { occasion: null, specialRequest: null, ...given, reference: 'RES-99001', status: 'pending', createdAt: new Date().toISOString() } // oxfmt-ignore
      : 'restaurant_id or guest_id is unknown'

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (path: string, kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: DINING_DESCRIPTION })],
    ...read('restaurants', 'restaurants', 'city', 'cuisine'),
    ...read('menu_items', 'menuItems', 'restaurantId', 'course', 'isAvailable'),
    ...read('guests', 'guests', 'email', 'loyaltyTier'),
    ...read('reservations', 'reservations', 'restaurantId', 'guestId', 'status'),
    ...read('orders', 'orders', 'restaurantId', 'guestId', 'status', 'channel'),
    ['PATCH', at('restaurants/:id'), change('restaurants')],
    ['POST', at('menu_items'), add('menuItems', ['restaurantId', 'name', 'course', 'price'], cook)],
    ['PATCH', at('menu_items/:id'), change('menuItems')],
    ['DELETE', at('menu_items/:id'), remove('menuItems')],
    ['POST', at('guests'), add('guests', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('guests/:id'), change('guests')],
    ['DELETE', at('guests/:id'), remove('guests')],
    ['POST', at('reservations'), add('reservations', ['restaurantId', 'guestId', 'reservedFor', 'partySize'], book)],
    ['PATCH', at('reservations/:id'), change('reservations')],
    ['DELETE', at('reservations/:id'), remove('reservations')],
    ['POST', at('reservations/:id/confirm'), become('reservations', ['pending'], () => ({ status: 'confirmed' }))],
    ['POST', at('reservations/:id/cancel'), become('reservations', ['pending', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['PATCH', at('orders/:id'), change('orders')],
    ['POST', at('orders/:id/refund'), become('orders', ['paid'], () => ({ status: 'refunded' }))],
  ]
  const server = await listenJson(routes, { error: 'not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
