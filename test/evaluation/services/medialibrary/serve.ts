import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createMedialibraryData, type MedialibraryData } from './data.ts'
import { MEDIALIBRARY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof MedialibraryData
/** What a key points to. */
const TARGETS: Record<string, Kind> = { itemId: 'mediaItems', memberId: 'libraryUsers' }

/** `limit` and `offset`, and nothing about how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 25), Number(query.get('offset') ?? 0)]
  if (!(limit >= 1 && limit <= 100)) return invalid('query', 'limit', 'Input should be less than or equal to 100')
  if (!(offset >= 0)) return invalid('query', 'offset', 'Input should be greater than or equal to 0')
  return { body: rows.slice(offset, offset + limit) }
}

/** Starts the media library. `data` is what it serves and changes; `reset` puts it back. */
export async function startMedialibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMedialibraryData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cut)
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `No such ${lost.replace('Id', '')}`
  }
  const change = (kind: Kind) => withRow(kind, (row, given) => void mergeInto(row, given))
  const buy = (given: Given) => ({ releaseYear: Number(today.slice(0, 4)), language: 'English', minimumAge: 0, copies: 1, ...given, onLoan: 0 }) // oxfmt-ignore
  const join = (given: Given) => ({ phone: null, homeBranch: 'Market Hall', ...given, cardNumber: 'ML99901', blocked: false, memberSince: today, balanceDue: 0 }) // oxfmt-ignore
  const lend = (given: Given) => {
    const item = data.mediaItems.find(one => one.id === given.itemId)
    if (item && item.onLoan >= item.copies) return 'All copies are on loan'
    if (data.libraryUsers.some(one => one.id === given.memberId && one.blocked)) return 'The member is blocked'
    const reason = wrong(given)
    if (reason) return reason
    item!.onLoan += 1
    return { ...given, borrowedOn: today, dueOn: given.dueOn ?? shiftDay(today, 21), returnedOn: null, timesRenewed: 0, fine: 0 } // oxfmt-ignore
  }
  const reserve = (given: Given) => wrong(given) ?? { pickupBranch: 'Market Hall', ...given, status: 'waiting', reservedOn: today } // oxfmt-ignore
  const ofLoan = (answer: (loan: MedialibraryData['mediaLoans'][number]) => void) =>
    withRow('mediaLoans', row => {
      const loan = data.mediaLoans.find(one => one.id === row.id)!
      if (loan.returnedOn !== null) return refuse(409, 'It has been returned')
      answer(loan)
      return undefined
    })
  const renew = ofLoan(loan => Object.assign(loan, { dueOn: shiftDay(loan.dueOn, 21), timesRenewed: loan.timesRenewed + 1 })) // oxfmt-ignore
  const bringBack = ofLoan(loan => {
    loan.returnedOn = today
    data.mediaItems.find(one => one.id === loan.itemId)!.onLoan -= 1
  })

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: MEDIALIBRARY_DESCRIPTION })],
    ...read('mediaItems', 'items', 'mediaType', 'creator'),
    ...read('libraryUsers', 'members', 'category', 'homeBranch'),
    ...read('mediaLoans', 'loans', 'itemId', 'memberId'),
    ...read('mediaReservations', 'reservations', 'itemId', 'memberId', 'status'),
    ['POST', at('items'), add('mediaItems', ['callNumber', 'title', 'mediaType', 'creator'], buy)],
    ['PATCH', at('items/:id'), change('mediaItems')],
    ['DELETE', at('items/:id'), remove('mediaItems')],
    ['POST', at('members'), add('libraryUsers', ['firstName', 'lastName', 'email', 'category'], join)],
    ['PATCH', at('members/:id'), change('libraryUsers')],
    ['POST', at('loans'), add('mediaLoans', ['itemId', 'memberId'], lend)],
    ['POST', at('loans/:id/renew'), renew],
    ['POST', at('loans/:id/return'), bringBack],
    ['POST', at('reservations'), add('mediaReservations', ['itemId', 'memberId'], reserve)],
    ['PATCH', at('reservations/:id'), change('mediaReservations')],
    ['DELETE', at('reservations/:id'), remove('mediaReservations')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
