import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createCinemasData, type CinemasData } from './data.ts'
import { CINEMAS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CinemasData
const CODES: Record<number, string> = { 404: 'notFound', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { code: CODES[status] ?? 'badRequest', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { cinemaId: 'cinemaHouses', filmId: 'chainFilms', screeningId: 'filmScreenings' }

/** A page, counted from 0. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 0), Number(query.get('pageSize') ?? 30)]
  if (!(page >= 0 && pageSize >= 1 && pageSize <= 100)) return refuse(400, 'page or pageSize is out of range')
  const results = rows.slice(page * pageSize, (page + 1) * pageSize)
  return { body: { results, meta: { page, pageSize, total: rows.length } } }
}

/** Starts the cinemas. `data` is what it serves and changes; `reset` puts it back. */
export async function startCinemas({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCinemasData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} is unknown`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const premiere = (given: Given) => ({ language: 'English', distributor: null, releaseDate: today, nowShowing: false, ...given }) // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { format: '2D', ticketPrice: 9, ...given, seatsSold: 0, status: 'scheduled' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CINEMAS_DESCRIPTION })],
    ...read('cinemaHouses', 'cinemas', 'city'),
    ...read('chainFilms', 'films', 'genre', 'ageRating', 'nowShowing'),
    ...read('filmScreenings', 'screenings', 'cinemaId', 'filmId', 'format', 'status'),
    ...read('cinemaBookings', 'bookings', 'screeningId', 'status', 'channel', 'reference'),
    ['PATCH', at('cinemas/:id'), change('cinemaHouses')],
    ['POST', at('films'), add('chainFilms', ['title', 'director', 'genre', 'ageRating', 'runtimeMinutes'], premiere)],
    ['PATCH', at('films/:id'), change('chainFilms')],
    ['DELETE', at('films/:id'), remove('chainFilms')],
    ['POST', at('screenings'), add('filmScreenings', ['cinemaId', 'filmId', 'screen', 'startsAt'], plan)],
    ['PATCH', at('screenings/:id'), change('filmScreenings')],
    ['DELETE', at('screenings/:id'), remove('filmScreenings')],
    ['POST', at('bookings/:id/cancel'), become('cinemaBookings', ['confirmed'], () => ({ status: 'cancelled' }))],
  ]
  const server = await listenJson(routes, { code: 'notFound', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
