import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createScorelibraryData, LOAN_DAYS, type ScorelibraryData } from './data.ts'
import { SCORELIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ScorelibraryData
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())} is required`) // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { scoreId: 'sheetScores', copyId: 'sheetCopies', readerId: 'sheetReaders' }
const PREFIXES: Record<Kind, string> = { sheetScores: 'sc', sheetCopies: 'cp', sheetReaders: 'rd', sheetLoans: 'ln', sheetReservations: 'rs', sheetFines: 'fn' } // oxfmt-ignore
const keyOf = (kind: string, number: number) => `${PREFIXES[kind as Kind]}_new${number}`

/** Rows from an offset on; a header tells how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 25)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(422, 'limit or offset is out of range')
  return { headers: { 'X-Total-Count': String(rows.length) }, body: rows.slice(offset, offset + limit) }
}

/** Starts the library of the music academy. `data` is what it serves and changes; `reset` puts it back. */
export async function startScorelibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createScorelibraryData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Does a row fit a filter? Some filters are no fields. */
  function fits(row: Row, name: string, wanted: string): boolean {
    if (name === 'overdue') return String(row.status === 'active' && String(row.dueOn) < today) === wanted
    if (name === 'instrument') return (row.instrumentation as string[]).includes(wanted.toLowerCase())
    if (name !== 'q') return String(row[name]) === wanted
    const searched = 'title' in row ? [row.title, row.composer] : [row.firstName, row.lastName]
    return searched.join(' ').toLowerCase().includes(wanted.toLowerCase())
  }
  const list =
    (kind: Kind, filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const used = filters.filter(name => query.has(name))
      const rows = (data[kind] as unknown as Row[]).filter(row => used.every(name => fits(row, name, query.get(name)!)))
      return cut(rows, query)
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })

  const catalogue = (given: Given) => ({ shelfmark: null, instrumentation: [], difficulty: null, publisher: null, publishedYear: null, pages: null, replacementPrice: null, referenceOnly: false, ...given, addedOn: today }) // oxfmt-ignore
  const shelve = (given: Given) => wrong(given) ?? { location: 'openShelves', shelf: null, condition: 'new', ...given, status: 'available', acquiredOn: today } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, department: null, ...given, cardNumber: `R-${21_000 + data.sheetReaders.length}`, status: 'active', maxLoans: 8, joinedOn: today, cardExpiresOn: shiftDay(today, 365) }) // oxfmt-ignore
  const lend = (given: Given) => {
    const copy = data.sheetCopies.find(one => one.id === given.copyId)
    const reader = data.sheetReaders.find(one => one.id === given.readerId)
    if (!copy || !reader) return wrong(given)!
    if (copy.status !== 'available' || copy.location === 'readingRoom') return 'The copy cannot be lent'
    if (reader.status !== 'active') return `The reader is ${reader.status}`
    copy.status = 'onLoan'
    return { copyId: copy.id, scoreId: copy.scoreId, readerId: reader.id, status: 'active', borrowedOn: today, dueOn: shiftDay(today, LOAN_DAYS), returnedOn: null, renewals: 0 } // oxfmt-ignore
  }
  const reserve = (given: Given) => wrong(given) ?? { ...given, copyId: null, status: 'waiting', placedOn: today, readyOn: null, pickUpBy: null } // oxfmt-ignore
  const renew = withRow('sheetLoans', row => {
    const loan = data.sheetLoans.find(one => one.id === row.id)!
    if (loan.status !== 'active' || loan.renewals >= 2) return refuse(409, 'The loan cannot be renewed')
    return void Object.assign(loan, { dueOn: shiftDay(loan.dueOn, LOAN_DAYS), renewals: loan.renewals + 1 })
  })
  const putBack = withRow('sheetLoans', row => {
    if (row.status !== 'active') return refuse(409, `The loan is ${String(row.status)}`)
    const copy = data.sheetCopies.find(one => one.id === row.copyId)
    if (copy) copy.status = 'available'
    return void Object.assign(row, { status: 'returned', returnedOn: today })
  })

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SCORELIBRARY_DESCRIPTION })],
    ...read('sheetScores', 'scores', 'q', 'instrument', 'composer', 'category', 'difficulty', 'publisher'),
    ...read('sheetCopies', 'copies', 'scoreId', 'barcode', 'location', 'condition', 'status'),
    ...read('sheetReaders', 'readers', 'q', 'cardNumber', 'readerType', 'department', 'status'),
    ...read('sheetLoans', 'loans', 'overdue', 'readerId', 'copyId', 'scoreId', 'status'),
    ...read('sheetReservations', 'reservations', 'scoreId', 'readerId', 'status'),
    ...read('sheetFines', 'fines', 'readerId', 'loanId', 'reason', 'status'),
    ['POST', at('scores'), add('sheetScores', ['title', 'composer', 'category'], catalogue)],
    ['PATCH', at('scores/:id'), change('sheetScores')],
    ['DELETE', at('scores/:id'), remove('sheetScores')],
    ['POST', at('copies'), add('sheetCopies', ['barcode', 'scoreId'], shelve)],
    ['PATCH', at('copies/:id'), change('sheetCopies')],
    ['DELETE', at('copies/:id'), remove('sheetCopies')],
    ['POST', at('readers'), add('sheetReaders', ['firstName', 'lastName', 'email', 'readerType'], welcome)],
    ['PATCH', at('readers/:id'), change('sheetReaders')],
    ['DELETE', at('readers/:id'), remove('sheetReaders')],
    ['POST', at('loans'), add('sheetLoans', ['copyId', 'readerId'], lend)],
    ['POST', at('loans/:id/renew'), renew],
    ['POST', at('loans/:id/return'), putBack],
    ['POST', at('reservations'), add('sheetReservations', ['scoreId', 'readerId'], reserve)],
    ['POST', at('reservations/:id/cancel'), become('sheetReservations', ['waiting', 'ready'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('fines/:id/pay'), become('sheetFines', ['unpaid'], () => ({ status: 'paid', paidOn: today }))],
    ['POST', at('fines/:id/waive'), become('sheetFines', ['unpaid'], () => ({ status: 'waived' }))],
  ]
  const server = await listenJson(routes, { message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
