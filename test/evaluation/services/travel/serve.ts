import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createTravelData, type TravelData } from './data.ts'
import { TRAVEL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TravelData
const refuse = (status: number, message: string): Reply => ({ status, body: { Message: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { tourId: 'travelTours', guideId: 'tourGuides', departureId: 'tourDepartures', clientId: 'travelClients' } // oxfmt-ignore

/** The rows from an offset on. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('Offset') ?? 0), Number(query.get('Limit') ?? 40)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'Offset or Limit is out of range.')
  return { body: { Data: rows.slice(offset, offset + limit), Offset: offset, Limit: limit, Total: rows.length } }
}

/** Starts the travel agency. `data` is what it serves and changes; `reset` puts it back. */
export async function startTravel({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTravelData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const hire = (given: Given) => ({ phone: null, languages: ['English'], homeCountry: null, dayRate: 150, certified: false, ...given }) // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, city: null, country: null, passportExpiresOn: null, newsletter: false, ...given }) // oxfmt-ignore
  const book = (given: Given) => {
    const departure = data.tourDepartures.find(one => one.id === given.departureId)
    const price = data.travelTours.find(one => one.id === departure?.tourId)?.pricePerPerson ?? 0
    return wrong(given) ?? { travelInsurance: false, ...given, reference: 'FP99901', totalPrice: price * Number(given.persons), depositPaid: 0, status: 'Option', bookedOn: today } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v2\/swagger\.json$/, () => ({ body: TRAVEL_DESCRIPTION })],
    ...read('travelTours', 'Tours', 'country', 'category'),
    ...read('tourGuides', 'Guides', 'homeCountry'),
    ...read('tourDepartures', 'Departures', 'tourId', 'guideId', 'status'),
    ...read('travelClients', 'Clients', 'email', 'country'),
    ...read('travelBookings', 'Bookings', 'clientId', 'departureId', 'status'),
    ['POST', at('Guides'), add('tourGuides', ['firstName', 'lastName', 'email'], hire)],
    ['POST', at('Clients'), add('travelClients', ['firstName', 'lastName', 'email'], welcome)],
    ['DELETE', at('Clients/:id'), remove('travelClients')],
    ['POST', at('Bookings'), add('travelBookings', ['clientId', 'departureId', 'persons'], book)],
    ['DELETE', at('Bookings/:id'), remove('travelBookings')],
    ['POST', at('Bookings/:id/Confirm'), become('travelBookings', ['Option'], () => ({ status: 'Confirmed' }))],
  ]
  const server = await listenJson(routes, { Message: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
