import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createTicketingData, type TicketingData } from './data.ts'
import { TICKETING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TicketingData
const refuse = (status: number, detail: string): Reply => ({ status, body: { Status: status, Title: 'The request failed', Detail: detail } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `The field ${name.replace(/(?:^|_)([a-z])/g, (__, letter: string) => letter.toUpperCase())} is required.`) // oxfmt-ignore

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('Page') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'Page or PageSize is out of range.')
  const Items = rows.slice((page - 1) * size, page * size)
  return { body: { Items, Page: page, PageSize: size, TotalCount: rows.length, TotalPages: Math.ceil(rows.length / size) } } // oxfmt-ignore
}

/** Starts the ticket seller. `data` is what it serves and changes; `reset` puts it back. */
export async function startTicketing({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTicketingData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore

  const sign = (given: Given) => ({ homeCountry: null, bookingFee: 0, agentName: null, ...given })
  const plan = (given: Given) =>
    isThere('performers', given.performerId) && isThere('venues', given.venueId)
      ? { minimumAge: null, ...given, code: 'EV-9901', status: 'Announced' }
      : 'There is no such performer or venue.'
  const offer = (given: Given) =>
    isThere('events', given.eventId) ? { allotment: 0, ...given } : 'There is no such event.'
  const register = (given: Given) => ({ phone: null, city: null, newsletterOptIn: false, ...given, registeredOn: new Date().toISOString().slice(0, 10) }) // oxfmt-ignore
  const sell = (given: Given) => {
    const type = data.ticketTypes.find(one => one.id === given.ticketTypeId)
    if (!type || !isThere('customers', given.customerId)) return 'There is no such customer or ticket type.'
    return { paymentMethod: 'CreditCard', deliveryMethod: 'ETicket', ...given, orderNumber: 'TK-99901', eventId: type.eventId, totalPrice: Number(given.quantity) * type.price, status: 'Reserved', placedAt: new Date().toISOString() } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (path: string, kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: TICKETING_DESCRIPTION })],
    ...read('Venues', 'venues', 'city', 'venueType'),
    ...read('Performers', 'performers', 'genre'),
    ...read('Events', 'events', 'venueId', 'performerId', 'status'),
    ...read('TicketTypes', 'ticketTypes', 'eventId'),
    ...read('Customers', 'customers', 'email', 'city'),
    ...read('Orders', 'orders', 'customerId', 'eventId', 'status'),
    ['PUT', at('Venues/:id'), change('venues')],
    ['POST', at('Performers'), add('performers', ['name', 'genre'], sign)],
    ['PATCH', at('Performers/:id'), change('performers')],
    ['DELETE', at('Performers/:id'), remove('performers')],
    ['POST', at('Events'), add('events', ['title', 'performerId', 'venueId', 'startsAt'], plan)],
    ['PATCH', at('Events/:id'), change('events')],
    ['POST', at('Events/:id/Cancel'), become('events', ['Announced', 'OnSale', 'SoldOut'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', at('TicketTypes'), add('ticketTypes', ['eventId', 'name', 'price'], offer)],
    ['PATCH', at('TicketTypes/:id'), change('ticketTypes')],
    ['DELETE', at('TicketTypes/:id'), remove('ticketTypes')],
    ['POST', at('Customers'), add('customers', ['firstName', 'lastName', 'email'], register)],
    ['PATCH', at('Customers/:id'), change('customers')],
    ['DELETE', at('Customers/:id'), remove('customers')],
    ['POST', at('Orders'), add('orders', ['customerId', 'ticketTypeId', 'quantity'], sell)],
    ['PATCH', at('Orders/:id'), change('orders')],
    ['POST', at('Orders/:id/Refund'), become('orders', ['Paid'], () => ({ status: 'Refunded' }))],
  ]
  const server = await listenJson(routes, { Status: 404, Title: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
