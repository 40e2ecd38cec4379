import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { shiftDay } from '../days.ts'
import { createLibraryData, type LibraryData } from './data.ts'
import { LIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LibraryData
const today = () => new Date().toISOString().slice(0, 10)

const refuse = (status: number, title: string): Reply => ({ status, body: { type: 'about:blank', title, status, detail: null } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `The ${name} field is required.`)

/** By a property, descending with a leading minus. */
function sorted(rows: Row[], by: string | null): Row[] {
  if (by === null) return rows
  const name = by.replace(/^-/, '')
  const [less, more] = by.startsWith('-') ? [1, -1] : [-1, 1]
  return rows.toSorted((one, other) => ((one[name] as number) < (other[name] as number) ? less : more))
}

/** Starts the library. `data` is what it serves and changes; `reset` puts it back. */
export async function startLibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLibraryData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 25)]
      if (!(page >= 1 && pageSize >= 1 && pageSize <= 50)) return refuse(400, 'page or pageSize is out of range.')
      const wanted = [...query].flatMap(([name, value]): [string, string][] => {
        const field = /^filter\[(\w+)\]$/.exec(name)?.[1]
        return field === undefined ? [] : [[field, value]]
      })
      const rows = rowsOf(kind).filter(row => wanted.every(([name, value]) => String(row[name]) === value))
      const items = sorted(rows, query.get('sort')).slice((page - 1) * pageSize, page * pageSize)
      return { body: { items, page, pageSize, totalCount: rows.length } }
    }
  const { withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), (_, row) => row, { refuse, invalid }) // oxfmt-ignore

  const catalog = (given: Given) => ({ isbn: '', genre: 'Fiction', format: 'Hardcover', language: 'English', publicationYear: null, pageCount: null, copiesOwned: 1, replacementCost: 0, ...given, addedOn: today() }) // oxfmt-ignore
  const enroll = (given: Given) => ({ phone: null, membershipType: 'Adult', homeBranchId: 1, receivesNewsletter: false, address: null, ...given, cardNumber: 'P999999', status: 'Active', joinedOn: today(), cardExpiresOn: shiftDay(today(), 730) }) // oxfmt-ignore
  const isKnown = (given: Given) => isThere('books', given.bookId) && isThere('patrons', given.patronId)
  const lend = (given: Given) =>
    isKnown(given)
      ? { branchId: 1, ...given, status: 'CheckedOut', borrowedOn: today(), dueOn: shiftDay(today(), 21), returnedOn: null, renewalCount: 0 } // oxfmt-ignore
      : 'The book or the patron does not exist.'
  const place = (given: Given) =>
    isKnown(given)
      ? { pickupBranchId: 1, ...given, status: 'Waiting', queuePosition: 1, placedOn: today(), expiresOn: shiftDay(today(), 120) } // oxfmt-ignore
      : 'The book or the patron does not exist.'
  const plan = (given: Given) =>
    isThere('branches', given.branchId)
      ? { durationMinutes: 60, capacity: 30, ticketPrice: 0, ...given, registeredCount: 0, status: 'Scheduled' }
      : 'The branch does not exist.'
  const renew = withRow('loans', row => {
    if (row.status !== 'CheckedOut' && row.status !== 'Overdue')
      return refuse(409, `The loan is ${String(row.status)}.`)
    Object.assign(row, { dueOn: shiftDay(String(row.dueOn), 21), renewalCount: Number(row.renewalCount) + 1, status: 'CheckedOut' }) // oxfmt-ignore
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: LIBRARY_DESCRIPTION })],
    ...(Object.keys(data) as Kind[]).flatMap((kind): Handler[] => [
      ['GET', at(kind), list(kind)],
      ['GET', at(`${kind}/:id`), withRow(kind)],
    ]),
    ['POST', at('books'), add('books', ['title', 'author'], catalog)],
    ['PATCH', at('books/:id'), change('books')],
    ['DELETE', at('books/:id'), remove('books')],
    ['POST', at('patrons'), add('patrons', ['firstName', 'lastName', 'email'], enroll)],
    ['PATCH', at('patrons/:id'), change('patrons')],
    ['DELETE', at('patrons/:id'), remove('patrons')],
    ['POST', at('loans'), add('loans', ['bookId', 'patronId'], lend)],
    ['POST', at('loans/:id/renew'), renew],
    ['POST', at('loans/:id/return'), become('loans', ['CheckedOut', 'Overdue'], () => ({ status: 'Returned', returnedOn: today() }))], // oxfmt-ignore
    ['POST', at('holds'), add('holds', ['bookId', 'patronId'], place)],
    ['DELETE', at('holds/:id'), remove('holds')],
    ['POST', at('fines/:id/waive'), become('fines', ['Unpaid'], () => ({ status: 'Waived' }))],
    ['POST', at('events'), add('events', ['title', 'category', 'branchId', 'startsAt'], plan)],
    ['PATCH', at('events/:id'), change('events')],
    ['POST', at('events/:id/cancel'), become('events', ['Scheduled'], () => ({ status: 'Cancelled' }))],
  ]
  const server = await listenJson(routes, { type: 'about:blank', title: 'Not Found', status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
