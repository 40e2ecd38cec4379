import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createTownlibraryData, type TownlibraryData } from './data.ts'
import { TOWNLIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TownlibraryData
const refuse = (status: number, title: string): Reply => ({ status, body: { Title: title, Status: status } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { titleId: 'townTitles', branchId: 'townBranches', homeBranchId: 'townBranches', pickupBranchId: 'townBranches', copyId: 'townCopies', memberId: 'townMembers' } // oxfmt-ignore

function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('Offset') ?? 0), Number(query.get('Limit') ?? 50)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'Offset or Limit is out of range.')
  return {
    body: { Records: rows.slice(offset, offset + limit), Offset: offset, Limit: limit, TotalCount: rows.length },
  }
}

/** Starts the town library. `data` is what it serves and changes; `reset` puts it back. */
export async function startTownlibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTownlibraryData(clock)
  const { day } = createDays(clock)
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
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
  const catalogue = (given: Given) => ({ genre: null, language: 'English', audience: 'Adult', publishedYear: null, pages: null, ...given }) // oxfmt-ignore
  const shelve = (given: Given) => wrong(given) ?? { status: 'Available', condition: 'New', shelfMark: null, ...given, barcode: 'TL499901', acquiredOn: day(0) } // oxfmt-ignore
  const welcome = (given: Given) => wrong(given) ?? { email: null, phone: null, homeBranchId: 1, expiresOn: day(365), isBlocked: false, ...given, cardNumber: 'TC-89901', joinedOn: day(0) } // oxfmt-ignore
  const reserve = (given: Given) => {
    const member = data.townMembers.find(one => one.id === given.memberId)
    return wrong(given) ?? { pickupBranchId: member?.homeBranchId, status: 'Waiting', ...given, placedOn: day(0) }
  }
  const lend = (given: Given) => {
    const copy = data.townCopies.find(one => one.id === given.copyId)
    if (!copy || wrong(given)) return wrong(given) ?? ''
    if (copy.status !== 'Available') return 'The copy is not available.'
    copy.status = 'OnLoan'
    return { ...given, loanNumber: 'L-59901', loanedOn: day(0), dueOn: day(21), returnedOn: null, renewals: 0 }
  }
  const isBack = refuse(409, 'The copy is back already.')
  const renew = withRow('townLoans', row => {
    if (row.returnedOn !== null) return isBack
    return void Object.assign(row, { dueOn: shiftDay(String(row.dueOn), 7), renewals: Number(row.renewals) + 1 })
  })
  const takeBack = withRow('townLoans', row => {
    if (row.returnedOn !== null) return isBack
    const copy = data.townCopies.find(one => one.id === row.copyId)
    if (copy) copy.status = 'Available'
    return void Object.assign(row, { returnedOn: day(0) })
  })
  const pay = withRow('townFines', row => (row.paidOn === null ? void Object.assign(row, { paidOn: day(0) }) : refuse(409, 'The fine is paid already.'))) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: TOWNLIBRARY_DESCRIPTION })],
    ...read('townBranches', 'Branches'),
    ...read('townTitles', 'Titles', 'genre', 'language', 'audience', 'isbn'),
    ...read('townCopies', 'Copies', 'titleId', 'branchId', 'status', 'barcode'),
    ...read('townMembers', 'Members', 'membershipType', 'homeBranchId', 'cardNumber'),
    ...read('townLoans', 'Loans', 'copyId', 'memberId'),
    ...read('townReservations', 'Reservations', 'titleId', 'memberId', 'status'),
    ...read('townFines', 'Fines', 'memberId', 'reason'),
    ['POST', at('Titles'), add('townTitles', ['isbn', 'title', 'author'], catalogue)],
    ['PATCH', at('Titles/:id'), change('townTitles')],
    ['DELETE', at('Titles/:id'), remove('townTitles')],
    ['POST', at('Copies'), add('townCopies', ['titleId', 'branchId'], shelve)],
    ['PATCH', at('Copies/:id'), change('townCopies')],
    ['DELETE', at('Copies/:id'), remove('townCopies')],
    ['POST', at('Members'), add('townMembers', ['firstName', 'lastName', 'membershipType'], welcome)],
    ['PATCH', at('Members/:id'), change('townMembers')],
    ['DELETE', at('Members/:id'), remove('townMembers')],
    ['POST', at('Loans'), add('townLoans', ['copyId', 'memberId'], lend)],
    ['POST', at('Loans/:id/Renew'), renew],
    ['POST', at('Loans/:id/Return'), takeBack],
    ['POST', at('Reservations'), add('townReservations', ['titleId', 'memberId'], reserve)],
    ['PATCH', at('Reservations/:id'), change('townReservations')],
    ['DELETE', at('Reservations/:id'), remove('townReservations')],
    ['DELETE', at('Fines/:id'), remove('townFines')],
    ['POST', at('Fines/:id/Pay'), pay],
  ]
  const server = await listenJson(routes, { Title: 'Not Found', Status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
