import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSchoollibraryData, type SchoollibraryData } from './data.ts'
import { SCHOOLLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SchoollibraryData
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: status === 404 ? 'Not Found' : 'Bad Request', detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { bookId: 'schoolBooks', readerId: 'schoolReaders', suggestedById: 'schoolReaders' } // oxfmt-ignore
const PATHS: Record<Kind, string> = { schoolBooks: 'books', schoolReaders: 'readers', schoolLoans: 'loans', schoolHolds: 'holds', schoolWishes: 'suggestions' } // oxfmt-ignore
const link = (kind: Kind, id: unknown) => ({ href: `/library/${PATHS[kind]}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
const write = (kind: Kind, row: Row): object => {
  const pointers = Object.entries(TARGETS).filter(([name]) => typeof row[name] === 'number')
  const others = Object.fromEntries(pointers.map(([name, to]) => [name.slice(0, -2), link(to, row[name])]))
  return { ...row, _links: { self: link(kind, row.id), ...others } }
}

/** Starts the library of the school. `data` is what it serves and changes; `reset` puts it back. */
export async function startSchoollibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSchoollibraryData(clock)
  const today = createDays(clock).day(0)
  const all = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, isThere } = all
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  /** A page counted from 0, with links to those beside it. */
  const list = (kind: Kind, ...filters: string[]) => {
    const found = all.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const rows = found(incoming).body as object[]
      const [number, size] = [Number(incoming.query.get('page') ?? 0), Number(incoming.query.get('size') ?? 20)]
      if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const totalPages = Math.ceil(rows.length / size)
      const to = (page: number) => {
        const query = new URLSearchParams(incoming.query)
        query.set('page', String(page))
        return { href: `/library/${PATHS[kind]}?${query.toString()}` }
      }
      return {
        body: {
          _embedded: { [PATHS[kind]]: rows.slice(number * size, (number + 1) * size) },
          _links: { self: to(number), ...(number + 1 < totalPages && { next: to(number + 1) }), ...(number > 0 && { prev: to(number - 1) }) }, // oxfmt-ignore
          page: { size, totalElements: rows.length, totalPages, number },
        },
      }
    }
  }

  const isOut = (row: Row) => row.returnedOn === null
  const renew = withRow('schoolLoans', row => {
    if (!isOut(row)) return refuse(409, 'The book is back')
    mergeInto(row, { dueBack: shiftDay(String(row.dueBack), 21), renewals: Number(row.renewals) + 1 })
    return undefined
  })
  const takeBack = withRow('schoolLoans', row => {
    if (!isOut(row)) return refuse(409, 'The book is back')
    mergeInto(row, { returnedOn: today, condition: 'GOOD' })
    return undefined
  })
  const acquire = (given: Given) => ({ isbn: '', shelf: 'A1', readingAge: 12, pages: null, publishedIn: Number(today.slice(0, 4)), ...given, copies: { owned: 1, onLoan: 0, ...(given.copies as Given) } }) // oxfmt-ignore
  const welcome = (given: Given) => ({ email: '', form: null, blocked: false, ...given, memberSince: today, cardNumber: 'C9901' }) // oxfmt-ignore
  const lend = (given: Given) => wrong(given) ?? { dueBack: shiftDay(today, 21), ...given, lentOn: today, returnedOn: null, renewals: 0, condition: null } // oxfmt-ignore
  const hold = (given: Given) => wrong(given) ?? { ...given, placedOn: today, state: 'WAITING', pickUpBy: null }
  const suggest = (given: Given) => wrong(given) ?? { price: null, state: 'NEW', reason: null, ...given, suggestedOn: today } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/library/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
    ['PATCH', at(`${PATHS[kind]}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: SCHOOLLIBRARY_DESCRIPTION })],
    ...read('schoolBooks', 'section', 'author'),
    ...read('schoolReaders', 'role', 'form', 'cardNumber'),
    ...read('schoolLoans', 'bookId', 'readerId'),
    ...read('schoolHolds', 'bookId', 'readerId', 'state'),
    ...read('schoolWishes', 'state'),
    ['POST', at('books'), add('schoolBooks', ['title', 'author', 'section'], acquire)],
    ['DELETE', at('books/:id'), remove('schoolBooks')],
    ['POST', at('readers'), add('schoolReaders', ['firstName', 'lastName', 'role'], welcome)],
    ['DELETE', at('readers/:id'), remove('schoolReaders')],
    ['POST', at('loans'), add('schoolLoans', ['bookId', 'readerId'], lend)],
    ['POST', at('loans/:id/renew'), renew],
    ['POST', at('loans/:id/return'), takeBack],
    ['POST', at('holds'), add('schoolHolds', ['bookId', 'readerId'], hold)],
    ['DELETE', at('holds/:id'), remove('schoolHolds')],
    ['POST', at('suggestions'), add('schoolWishes', ['title', 'author', 'suggestedById'], suggest)],
    ['DELETE', at('suggestions/:id'), remove('schoolWishes')],
  ]
  const server = await listenJson(routes, { title: 'Not Found', detail: 'No such path' }, port)
  return { ...server, data, reset: createReset(data) }
}
