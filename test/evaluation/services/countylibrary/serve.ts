import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createCountylibraryData, FINE_PER_DAY, HIGHEST_FINE, LOAN_DAYS, type CountylibraryData } from './data.ts'
import { COUNTYLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CountylibraryData
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'about:blank', title: TITLES[status], status, detail } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = {
  bookId: 'countyBooks',
  branchId: 'countyBranches',
  homeBranchId: 'countyBranches',
  pickupBranchId: 'countyBranches',
  borrowerId: 'countyBorrowers',
  copyId: 'countyCopies',
}

function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'PageNumber or PageSize is out of range.')
  const items = rows.slice((number - 1) * size, number * size)
  return { body: { Items: items, TotalCount: rows.length, PageNumber: number, PageSize: size } }
}

/** Starts the county's libraries. `data` is what it serves and changes; `reset` puts it back. */
export async function startCountylibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCountylibraryData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const shelve = (given: Given) => wrong(given) ?? { format: 'Paperback', condition: 'New', price: 0, ...given, barcode: '341099901', status: 'Available', acquiredOn: today } // oxfmt-ignore
  const join = (given: Given) => wrong(given) ?? { phone: null, address: { street: '', town: '', postCode: '' }, category: 'Adult', ...given, cardNumber: 'MC-99001', status: 'Active', joinedOn: today, membershipExpiresOn: shiftDay(today, 365) } // oxfmt-ignore
  const reserve = (given: Given) => {
    const borrower = data.countyBorrowers.find(one => one.id === given.borrowerId)
    return wrong(given) ?? { pickupBranchId: borrower?.homeBranchId, ...given, placedOn: today, status: 'Waiting', collectBy: null } // oxfmt-ignore
  }
  const lend = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const copy = data.countyCopies.find(one => one.id === given.copyId)!
    if (!['Available', 'OnHoldShelf'].includes(copy.status)) return 'The copy is not available.'
    if (data.countyBorrowers.some(one => one.id === given.borrowerId && one.status !== 'Active')) return 'The borrower may not borrow.' // oxfmt-ignore
    copy.status = 'OnLoan'
    return { copyId: copy.id, bookId: copy.bookId, borrowerId: given.borrowerId, branchId: copy.branchId, loanedOn: today, dueOn: shiftDay(today, LOAN_DAYS), returnedOn: null, renewals: 0, status: 'OnLoan', fineAmount: 0, fineStatus: 'NotCharged' } // oxfmt-ignore
  }
  const renew = withRow('countyLoans', row => {
    if (row.status !== 'OnLoan') return refuse(409, `The loan is ${String(row.status)}.`)
    if (Number(row.renewals) >= 3) return refuse(409, 'The loan was renewed three times.')
    return void Object.assign(row, { dueOn: shiftDay(String(row.dueOn), LOAN_DAYS), renewals: Number(row.renewals) + 1 }) // oxfmt-ignore
  })
  const takeBack = withRow('countyLoans', row => {
    if (row.returnedOn !== null) return refuse(409, 'The loan is Returned.')
    const late = Math.max(0, (Date.parse(today) - Date.parse(String(row.dueOn))) / 86_400_000)
    const fineAmount = Math.min(HIGHEST_FINE, Math.round(100 * late * FINE_PER_DAY) / 100)
    const copy = data.countyCopies.find(one => one.id === row.copyId)
    if (copy) copy.status = 'Available'
    return void Object.assign(row, { returnedOn: today, status: 'Returned', fineAmount, fineStatus: fineAmount > 0 ? 'Outstanding' : 'NotCharged' }) // oxfmt-ignore
  })
  const cancel = withRow('countyReservations', row => {
    if (!['Waiting', 'ReadyForCollection'].includes(String(row.status))) return refuse(409, `The reservation is ${String(row.status)}.`) // oxfmt-ignore
    const held = data.countyCopies.find(one => one.bookId === row.bookId && one.status === 'OnHoldShelf')
    if (held && row.status === 'ReadyForCollection') held.status = 'Available'
    return void Object.assign(row, { status: 'Cancelled', collectBy: null })
  })

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: COUNTYLIBRARY_DESCRIPTION })],
    ...read('countyBranches', 'Branches', 'type'),
    ...read('countyBooks', 'Books', 'author', 'genre', 'ageGroup', 'isbn'),
    ...read('countyCopies', 'Copies', 'bookId', 'branchId', 'status', 'format', 'barcode'),
    ...read('countyBorrowers', 'Borrowers', 'category', 'homeBranchId', 'status', 'cardNumber'),
    ...read('countyLoans', 'Loans', 'borrowerId', 'copyId', 'bookId', 'branchId', 'status', 'fineStatus'),
    ...read('countyReservations', 'Reservations', 'bookId', 'borrowerId', 'pickupBranchId', 'status'),
    ['PATCH', at('Branches/:id'), change('countyBranches')],
    ['POST', at('Books'), add('countyBooks', ['isbn', 'title', 'author', 'genre'], given => ({ ageGroup: 'Adult', publishedYear: Number(today.slice(0, 4)), pageCount: 0, ...given }))], // oxfmt-ignore
    ['PATCH', at('Books/:id'), change('countyBooks')],
    ['DELETE', at('Books/:id'), remove('countyBooks')],
    ['POST', at('Copies'), add('countyCopies', ['bookId', 'branchId'], shelve)],
    ['PATCH', at('Copies/:id'), change('countyCopies')],
    ['DELETE', at('Copies/:id'), remove('countyCopies')],
    ['POST', at('Borrowers'), add('countyBorrowers', ['firstName', 'lastName', 'email', 'homeBranchId'], join)],
    ['PATCH', at('Borrowers/:id'), change('countyBorrowers')],
    ['DELETE', at('Borrowers/:id'), remove('countyBorrowers')],
    ['POST', at('Loans'), add('countyLoans', ['copyId', 'borrowerId'], lend)],
    ['POST', at('Loans/:id/Renew'), renew],
    ['POST', at('Loans/:id/Return'), takeBack],
    ['POST', at('Loans/:id/PayFine'), become('countyLoans', ['Outstanding'], () => ({ fineStatus: 'Paid' }), 'fineStatus')], // oxfmt-ignore
    ['POST', at('Reservations'), add('countyReservations', ['bookId', 'borrowerId'], reserve)],
    ['POST', at('Reservations/:id/Cancel'), cancel],
  ]
  const server = await listenJson(routes, { type: 'about:blank', title: 'Not Found', status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
