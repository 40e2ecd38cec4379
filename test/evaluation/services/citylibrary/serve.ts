import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { shiftDay } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createCitylibraryData, type CitylibraryData } from './data.ts'
import { CITYLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CitylibraryData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, detail } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} must not be empty`)
const write = (kind: Kind, row: Row) => ({ ...toSnake(row), _links: { self: { href: `/v1/${kind}/${row.id}` } } })

/** One page as HAL; the links keep what the list was asked for. */
function embed(kind: Kind, rows: object[], { query }: Incoming): Reply {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)]
  if (!(page >= 1 && perPage >= 1 && perPage <= 50)) return refuse(400, 'page or per_page is out of range')
  const last = Math.max(1, Math.ceil(rows.length / perPage))
  const link = (number: number) => {
    const asked = new URLSearchParams(query)
    asked.set('page', String(number))
    return { href: `/v1/${kind}?${asked.toString()}` }
  }
  const _links = {
    self: link(page),
    first: link(1),
    ...(page > 1 && { prev: link(page - 1) }),
    ...(page < last && { next: link(page + 1) }),
    last: link(last),
  }
  const _embedded = { [kind]: rows.slice((page - 1) * perPage, page * perPage) }
  return { body: { _embedded, _links, page, per_page: perPage, total: rows.length } }
}

/** Starts the library. `data` is what it serves and changes; `reset` puts it back. */
export async function startCitylibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCitylibraryData(clock)
  const { list, withRow, change, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  const note = (given: Given) => ({ country: null, birthYear: null, deathYear: null, ...given })
  const catalogue = (given: Given) =>
    isThere('authors', given.authorId)
      ? { isbn: null, ageGroup: 'adult', language: 'English', publishedYear: null, pages: null, ...given, addedOn: today() } // oxfmt-ignore
      : 'There is no such author'
  const buy = (given: Given) =>
    isThere('titles', given.titleId)
      ? { condition: 'new', price: null, ...given, barcode: 'C-199999', status: 'on_shelf', acquiredOn: today() }
      : 'There is no such title'
  const enrol = (given: Given) => ({ phone: null, memberType: 'adult', status: 'active', homeBranch: 'central', address: null, expiresOn: shiftDay(today(), 365), ...given, cardNumber: 'M-29999', joinedOn: today() }) // oxfmt-ignore
  const lend = (given: Given) => {
    const copy = data.copies.find(({ id }) => id === given.copyId)
    if (!copy || !isThere('members', given.memberId)) return 'There is no such copy or member'
    if (copy.status !== 'on_shelf') return `The copy is ${copy.status}`
    copy.status = 'on_loan'
    return { ...given, status: 'active', loanedOn: today(), dueOn: shiftDay(today(), 21), returnedOn: null, renewals: 0, fineAmount: null, fineStatus: 'none' } // oxfmt-ignore
  }
  const reserve = (given: Given) =>
    isThere('titles', given.titleId) && isThere('members', given.memberId)
      ? { pickupBranch: 'central', ...given, status: 'waiting', reservedOn: today(), readyOn: null }
      : 'There is no such title or member'
  const takeBack = withRow('loans', row => {
    if (row.status === 'returned') return refuse(409, 'The copy is already back')
    Object.assign(row, { status: 'returned', returnedOn: today() })
    const copy = data.copies.find(({ id }) => id === row.copyId)
    if (copy) copy.status = 'on_shelf'
    return undefined
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), incoming => embed(kind, list(kind, ...filters)(incoming).body as object[], incoming)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CITYLIBRARY_DESCRIPTION })],
    ...read('authors'),
    ...read('titles', 'authorId', 'genre', 'ageGroup', 'language'),
    ...read('copies', 'titleId', 'branch', 'status'),
    ...read('members', 'memberType', 'status', 'homeBranch', 'email'),
    ...read('loans', 'status', 'copyId', 'memberId', 'fineStatus'),
    ...read('reservations', 'status', 'titleId', 'memberId', 'pickupBranch'),
    ...(Object.keys(data) as Kind[]).map((kind): Handler => ['PATCH', at(`${kind}/:id`), change(kind)]),
    ...(['titles', 'copies', 'members', 'reservations'] as const).map((kind): Handler => ['DELETE', at(`${kind}/:id`), remove(kind)]), // oxfmt-ignore
    ['POST', at('authors'), add('authors', ['name'], note)],
    ['POST', at('titles'), add('titles', ['title', 'authorId', 'genre'], catalogue)],
    ['POST', at('copies'), add('copies', ['titleId', 'branch'], buy)],
    ['POST', at('members'), add('members', ['firstName', 'lastName', 'email'], enrol)],
    ['POST', at('loans'), add('loans', ['copyId', 'memberId'], lend)],
    ['POST', at('loans/:id/return'), takeBack],
    ['POST', at('reservations'), add('reservations', ['titleId', 'memberId'], reserve)],
  ]
  const server = await listenJson(routes, { status: 404, detail: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
