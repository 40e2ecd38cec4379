import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createBookshopData, type BookshopData } from './data.ts'
import { BOOKSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof BookshopData
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status, message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { bookId: 'usedBooks', customerId: 'bookBuyers' }

/** A page counted from 1, with the total beside it. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'page or per_page is out of range')
  return { body: { results: rows.slice((page - 1) * size, page * size), meta: { total: rows.length, page, per_page: size } } } // oxfmt-ignore
}

/** Starts the second-hand bookshop. `data` is what it serves and changes; `reset` puts it back. */
export async function startBookshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBookshopData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const shelve = (given: Given) => ({ format: 'paperback', condition: 'good', yearPublished: null, firstEdition: false, signed: false, status: 'in_stock', shelf: null, acquired: null, ...given }) // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, town: null, newsletter: false, ...given, joinedOn: today })
  const search = (given: Given) => wrong(given) ?? { author: null, maxPrice: null, status: 'searching', ...given, requestedOn: today } // oxfmt-ignore
  const sell = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const book = data.usedBooks.find(one => one.id === given.bookId)
    if (book?.status === 'sold') return 'The book is sold already'
    if (book) book.status = 'sold'
    return { customerId: null, paymentMethod: 'cash', ...given, receiptNumber: 'R-29901', soldOn: today }
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BOOKSHOP_DESCRIPTION })],
    ...read('usedBooks', 'books', 'genre', 'condition', 'status', 'author'),
    ...read('bookBuyers', 'customers', 'email', 'town'),
    ...read('bookSales', 'sales', 'customerId', 'bookId', 'channel'),
    ...read('bookWishes', 'search_requests', 'customerId', 'status'),
    ['POST', at('books'), add('usedBooks', ['title', 'author', 'genre', 'price'], shelve)],
    ['PATCH', at('books/:id'), change('usedBooks')],
    ['DELETE', at('books/:id'), remove('usedBooks')],
    ['POST', at('books/:id/reserve'), become('usedBooks', ['in_stock'], () => ({ status: 'reserved' }))],
    ['POST', at('customers'), add('bookBuyers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('bookBuyers')],
    ['DELETE', at('customers/:id'), remove('bookBuyers')],
    ['POST', at('sales'), add('bookSales', ['bookId', 'channel', 'amount'], sell)],
    ['POST', at('search_requests'), add('bookWishes', ['customerId', 'title'], search)],
    ['PATCH', at('search_requests/:id'), change('bookWishes')],
    ['DELETE', at('search_requests/:id'), remove('bookWishes')],
  ]
  const server = await listenJson(routes, { code: 404, message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
