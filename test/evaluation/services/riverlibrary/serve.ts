import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { AUDIENCES, createRiverlibraryData, FORMATS, GENRES, LOAN_DAYS, LOAN_STATUSES, MEMBERSHIPS, RESERVATION_STATUSES, type RiverlibraryData } from './data.ts' // oxfmt-ignore
import { NEEDED, RIVERLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof RiverlibraryData
const refuse = (status: number, message: string): Reply => ({ status, body: { Message: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { authorId: 'riverAuthors', bookId: 'riverBooks', borrowerId: 'riverBorrowers', branchId: 'riverBranches', homeBranchId: 'riverBranches', pickupBranchId: 'riverBranches' } // oxfmt-ignore
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'riverBooks.genre': GENRES,
  'riverBooks.format': FORMATS,
  'riverBooks.audience': AUDIENCES,
  'riverBorrowers.membershipType': MEMBERSHIPS,
  'riverLoans.status': LOAN_STATUSES,
  'riverReservations.status': RESERVATION_STATUSES,
}
const DATES = ['cardExpiresOn', 'dueDate', 'pickupUntil']
const midnight = (day: string) => `${day.slice(0, 10)}T00:00:00`
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** A page counted from 0, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [index, size] = [Number(query.get('PageIndex') ?? 0), Number(query.get('PageSize') ?? 20)]
  if (!(Number.isInteger(index) && index >= 0)) return refuse(400, 'PageIndex must not be negative.')
  if (!(Number.isInteger(size) && size >= 1 && size <= 50)) return refuse(400, 'PageSize must be between 1 and 50.')
  return { body: { Items: rows.slice(index * size, (index + 1) * size), PageIndex: index, PageSize: size, TotalItems: rows.length } } // oxfmt-ignore
}

/** Starts the town's library. `data` is what it serves and changes; `reset` puts it back. */
export async function startRiverlibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRiverlibraryData(clock)
  const today = midnight(createDays(clock).day(0))
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return `${pascal(name)} ${String(value)} does not exist.`
      if (WORDS[`${kind}.${name}`]?.includes(String(value)) === false) return `The value '${String(value)}' is not valid for ${pascal(name)}.` // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return `The value of ${pascal(name)} is not a date.`
    }
    return undefined
  }
  const isOverdue = (row: Row) => row.status === 'OnLoan' && String(row.dueDate) < today
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].map(([name, value]) => [camel(name), value] as const).filter(([name]) => filters.includes(name)) // oxfmt-ignore
      const reason = given.map(([name, value]) => (name in TARGETS ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      const isWanted = (row: Row, [name, value]: readonly [string, string]) => {
        if (name === 'search') return `${String(row.firstName)} ${String(row.lastName)} ${String(row.cardNumber)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
        if (name === 'title') return String(row.title).toLowerCase().includes(value.toLowerCase())
        if (name === 'onlyOverdue') return value !== 'true' || isOverdue(row)
        return String(row[name]) === value
      }
      const rows = (data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one)))
      return cut(rows.map(toPascal), query) // oxfmt-ignore
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      const dated = Object.entries(given).map(([name, value]) => [name, DATES.includes(name) && value !== null ? midnight(String(value)) : value]) // oxfmt-ignore
      mergeInto(row, Object.fromEntries(dated) as Given)
      return undefined
    })
  const write = (given: Given) => ({ country: '', birthYear: 0, ...given })
  const catalogue = (given: Given) => wrong('riverBooks', given) ?? { isbn: '', format: 'Paperback', audience: 'Adult', publishedYear: Number(today.slice(0, 4)), pageCount: 0, copyCount: 1, ...given, addedOn: today } // oxfmt-ignore
  const register = (given: Given) => wrong('riverBorrowers', given) ?? { phone: null, address: '', ...given, cardNumber: 'RL-41990', joinedOn: today, cardExpiresOn: midnight(shiftDay(today, 365)), isBlocked: false } // oxfmt-ignore
  const lend = (given: Given) => {
    const out = data.riverLoans.filter(one => one.bookId === given.bookId && one.status !== 'Returned').length
    const isBlocked = data.riverBorrowers.some(one => one.id === given.borrowerId && one.isBlocked)
    const isOut = data.riverBooks.some(one => one.id === given.bookId && one.copyCount <= out)
    const reason = isBlocked ? 'The borrower is blocked.' : isOut ? 'No copy of the book is left.' : undefined
    return wrong('riverLoans', given) ?? reason ?? { ...given, status: 'OnLoan', loanDate: today, dueDate: midnight(shiftDay(today, LOAN_DAYS)), returnDate: null, renewalCount: 0, fineAmount: 0, finePaid: false } // oxfmt-ignore
  }
  const reserve = (given: Given) => {
    const isTwice = data.riverReservations.some(one => one.bookId === given.bookId && one.borrowerId === given.borrowerId && ['Waiting', 'ReadyForPickup'].includes(one.status)) // oxfmt-ignore
    return wrong('riverReservations', given) ?? (isTwice ? 'The borrower has reserved the book already.' : { ...given, status: 'Waiting', reservedOn: today, pickupUntil: null }) // oxfmt-ignore
  }
  const takeBack = withRow('riverLoans', row => {
    if (row.status !== 'OnLoan') return refuse(409, 'The book is not on loan.')
    const late = Math.max(0, (Date.parse(today) - Date.parse(String(row.dueDate))) / 86_400_000)
    Object.assign(row, { status: 'Returned', returnDate: today, fineAmount: late * 0.25 })
    return undefined
  })
  const renew = withRow('riverLoans', row => {
    if (row.status !== 'OnLoan' || Number(row.renewalCount) >= 2) return refuse(409, 'The loan cannot be renewed.')
    Object.assign(row, { dueDate: midnight(shiftDay(String(row.dueDate), LOAN_DAYS)), renewalCount: Number(row.renewalCount) + 1 }) // oxfmt-ignore
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`, 'i')
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const needed = (names: readonly string[]) => names.map(camel)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: RIVERLIBRARY_DESCRIPTION })],
    ...read('riverBranches', 'Branches'),
    ...read('riverAuthors', 'Authors', 'lastName', 'country'),
    ...read('riverBooks', 'Books', 'authorId', 'genre', 'format', 'audience', 'title'),
    ...read('riverBorrowers', 'Borrowers', 'membershipType', 'homeBranchId', 'isBlocked', 'search'),
    ...read('riverLoans', 'Loans', 'borrowerId', 'bookId', 'branchId', 'status', 'onlyOverdue'),
    ...read('riverReservations', 'Reservations', 'borrowerId', 'bookId', 'pickupBranchId', 'status'),
    ['PATCH', at('Branches/:id'), change('riverBranches')],
    ['POST', at('Authors'), add('riverAuthors', needed(NEEDED.Author), write)],
    ['POST', at('Books'), add('riverBooks', needed(NEEDED.Book), catalogue)],
    ['PATCH', at('Books/:id'), change('riverBooks')],
    ['DELETE', at('Books/:id'), remove('riverBooks')],
    ['POST', at('Borrowers'), add('riverBorrowers', needed(NEEDED.Borrower), register)],
    ['PATCH', at('Borrowers/:id'), change('riverBorrowers')],
    ['DELETE', at('Borrowers/:id'), remove('riverBorrowers')],
    ['POST', at('Loans'), add('riverLoans', needed(NEEDED.Loan), lend)],
    ['PATCH', at('Loans/:id'), change('riverLoans')],
    ['POST', at('Loans/:id/Return'), takeBack],
    ['POST', at('Loans/:id/Renew'), renew],
    ['POST', at('Reservations'), add('riverReservations', needed(NEEDED.Reservation), reserve)],
    ['PATCH', at('Reservations/:id'), change('riverReservations')],
    ['DELETE', at('Reservations/:id'), remove('riverReservations')],
    ['POST', at('Reservations/:id/Cancel'), become('riverReservations', ['Waiting', 'ReadyForPickup'], () => ({ status: 'Cancelled', pickupUntil: null }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { Message: 'No resource was found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
