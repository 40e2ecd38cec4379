import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { ROOMS, SUBJECTS } from './catalogue.ts'
import { createCampuslibraryData, type CampuslibraryData } from './data.ts'
import { CAMPUSLIBRARY_DESCRIPTION, NEEDED } from './description.ts'
import { BOOKING_STATUSES, COPY_STATUSES, FACULTIES, FINE_REASONS, FINE_STATUSES, FORMATS, HOLD_STATUSES, LOAN_DAYS, LOAN_STATUSES, LOAN_TYPES, MEMBER_TYPES, PICKUP_LOCATIONS } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof CampuslibraryData
type Test = (row: Row, value: string) => boolean
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { type: 'https://tools.ietf.org/html/rfc9110', title: TITLES[status], status, detail } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { titleId: 'uniTitles', copyId: 'uniCopies', memberId: 'uniMembers', loanId: 'uniLoans' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { subject: SUBJECTS, format: FORMATS, loanType: LOAN_TYPES, memberType: MEMBER_TYPES, faculty: FACULTIES, pickupLocation: PICKUP_LOCATIONS, reason: FINE_REASONS, isBlocked: ['true', 'false'] } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { uniCopies: COPY_STATUSES, uniLoans: LOAN_STATUSES, uniHolds: HOLD_STATUSES, uniFines: FINE_STATUSES, uniBookings: BOOKING_STATUSES } // oxfmt-ignore
const DAYS = ['dueFrom', 'dueTo', 'from', 'to', 'cardExpiresOn']
const MOMENTS = ['startsAt', 'endsAt']
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const isMoment = (value: unknown) => /^\d{4}-\d\d-\d\dT/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))

const same =
  (field: string): Test =>
  (row, value) =>
    String(row[field]).toLowerCase() === value.toLowerCase()
const tests = (...fields: string[]): Record<string, Test> => Object.fromEntries(fields.map(field => [field, same(field)])) // oxfmt-ignore
const holds =
  (...fields: string[]): Test =>
  (row, value) =>
    fields
      .map(field => String(row[field]))
      .join(' ')
      .toLowerCase()
      .includes(value.toLowerCase())
const FILTERS: Record<Kind, Record<string, Test>> = {
  uniTitles: { ...tests('subject', 'format', 'language'), search: holds('title', 'authors', 'isbn') },
  uniCopies: tests('titleId', 'barcode', 'status'),
  uniMembers: { ...tests('cardNumber', 'memberType', 'faculty', 'isBlocked'), search: holds('firstName', 'lastName') },
  uniLoans: {
    ...tests('memberId', 'copyId', 'status'),
    dueFrom: (row, value) => String(row.dueOn) >= value,
    dueTo: (row, value) => String(row.dueOn) <= value,
  },
  uniHolds: tests('titleId', 'memberId', 'status'),
  uniFines: tests('memberId', 'loanId', 'status', 'reason'),
  uniBookings: {
    ...tests('memberId', 'status'),
    roomCode: (row, value) => (row.room as { code: string }).code.toLowerCase() === value.toLowerCase(),
    from: (row, value) => String(row.startsAt).slice(0, 10) >= value,
    to: (row, value) => String(row.startsAt).slice(0, 10) <= value,
  },
}

/** A page counted from 1, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(Number.isInteger(number) && number >= 1)) return refuse(400, 'The field PageNumber must be at least 1.')
  if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return refuse(400, 'The field PageSize must be between 1 and 100.') // oxfmt-ignore
  return { body: { Items: rows.slice((number - 1) * size, number * size), TotalCount: rows.length, PageNumber: number, PageSize: size } } // oxfmt-ignore
}
const keyOf = (_: string, number: number) => `7d1f0c52-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Starts the library of the university. `data` is what it serves and changes; `reset` puts it back. */
export async function startCampuslibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCampuslibraryData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid, keyOf }) // oxfmt-ignore

  /** Why what is given cannot be taken: no such word, no such day, or a key that leads nowhere. */
  const wrong = (kind: Kind, given: Given): Reply | undefined => {
    const words: Record<string, readonly string[]> = { ...WORDS, ...(STATUSES[kind] && { status: STATUSES[kind] }) }
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      const isOdd = words[name]?.includes(String(value)) === false || (DAYS.includes(name) && !isDay(value)) || (MOMENTS.includes(name) && !isMoment(value)) // oxfmt-ignore
      if (isOdd) return refuse(400, `The value '${String(value)}' is not valid for ${pascal(name)}.`)
      if (TARGETS[name] && !isThere(TARGETS[name], value)) return refuse(400, `No record with the ${pascal(name)} '${String(value)}' exists.`) // oxfmt-ignore
    }
    return undefined
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].map(([name, value]) => [camel(name), value] as const).filter(([name]) => name in FILTERS[kind]) // oxfmt-ignore
      const reason = wrong(kind, Object.fromEntries(given.filter(([name]) => !(name in TARGETS))))
      if (reason) return reason
      const rows = (data[kind] as unknown as Row[]).filter(row => given.every(([name, value]) => FILTERS[kind][name]!(row, value))) // oxfmt-ignore
      return cut(
        rows.map(row => toPascal(row)),
        query,
      )
    }
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => (incoming: Incoming): Reply => wrong(kind, toCamel(incoming.body ?? {})) ?? add(kind, needed.map(camel), make)(incoming) // oxfmt-ignore
  const change = (kind: Kind) => withRow(kind, (row, given) => wrong(kind, given) ?? void mergeInto(row, given))
  /** A PUT replaces: what it does not hold is empty afterwards. */
  const replace = (kind: Kind, needed: readonly string[], empty: Given, fill = (given: Given) => given) =>
    withRow(kind, (row, given) => {
      const lacking = needed.find(name => given[camel(name)] === undefined || given[camel(name)] === null)
      if (lacking) return invalid('body', lacking)
      return wrong(kind, given) ?? void Object.assign(row, empty, fill(given))
    })
  /** Removes a record that nothing points to. */
  const dropUnless = (kind: Kind, isUsed: (id: string) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(incoming.path[0]!) ? refuse(409, reason) : remove(kind)(incoming)
  const next = (prefix: string, from: number, kind: Kind) => `${prefix}${from + data[kind].length}`
  const nextYear = shiftDay(today, 365)

  const lend = (given: Given) => {
    const copy = data.uniCopies.find(one => one.id === given.copyId)!
    if (!['Available', 'OnHoldShelf'].includes(copy.status) || copy.loanType === 'ReferenceOnly') return 'The copy cannot be lent.' // oxfmt-ignore
    if (data.uniMembers.find(one => one.id === given.memberId)!.isBlocked) return 'The member is blocked.'
    copy.status = 'OnLoan'
    return { loanNumber: next('L-', 61_204, 'uniLoans'), copyId: copy.id, memberId: given.memberId, loanedAt: now, dueOn: shiftDay(today, LOAN_DAYS[copy.loanType]!), returnedAt: null, renewalCount: 0, status: 'Active' } // oxfmt-ignore
  }
  const book = ({ roomCode, ...given }: Given) => {
    const room = ROOMS.find(([code]) => code === roomCode)
    if (!room) return `There is no room ${String(roomCode)}.`
    const [code, name, building, floor, seats, hasScreen] = room
    const [startsAt, endsAt] = [String(given.startsAt), String(given.endsAt)]
    if (startsAt >= endsAt) return 'EndsAt must be later than StartsAt.'
    if (data.uniBookings.some(one => one.room.code === code && one.status === 'Confirmed' && one.startsAt < endsAt && startsAt < one.endsAt)) return 'The room is taken at that time.' // oxfmt-ignore
    return { groupSize: 1, purpose: null, ...given, bookingNumber: next('RB-', 4410, 'uniBookings'), room: { code, name, building, floor, seats, hasScreen }, status: 'Confirmed' } // oxfmt-ignore
  }
  const copyOf = (row: Row) => data.uniCopies.find(one => one.id === row.copyId)!
  const renew = withRow('uniLoans', row => {
    if (row.status !== 'Active') return refuse(409, 'Only active loans can be renewed.')
    row.dueOn = shiftDay(String(row.dueOn), LOAN_DAYS[copyOf(row).loanType]!)
    row.renewalCount = Number(row.renewalCount) + 1
    return undefined
  })
  const giveBack = withRow('uniLoans', row => {
    if (row.status !== 'Active') return refuse(409, 'Only active loans can be returned.')
    Object.assign(row, { status: 'Returned', returnedAt: now })
    copyOf(row).status = 'Available'
    return undefined
  })
  const withContact = (given: Given): Given => ({ ...given, contact: { phone: null, prefersSms: false, ...(given.contact as object) } }) // oxfmt-ignore
  const move = withRow('uniBookings', (row, given) => {
    const { startsAt, endsAt } = { ...row, ...given }
    return wrong('uniBookings', given) ?? (String(startsAt) < String(endsAt) ? void mergeInto(row, given) : refuse(400, 'EndsAt must be later than StartsAt.')) // oxfmt-ignore
  })
  const block = (isBlocked: boolean) => withRow('uniMembers', row => void (row.isBlocked = isBlocked))
  const settle = (status: string) => become('uniFines', ['Outstanding'], () => ({ status, settledOn: today }))
  const isLentTo = (id: string) => data.uniLoans.some(one => one.memberId === id && one.status === 'Active')

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '([0-9a-f-]{36})')}$`)
  const read = (kind: Kind, path: string): Handler[] => [
    ['GET', at(path), list(kind)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: CAMPUSLIBRARY_DESCRIPTION })],
    ...read('uniTitles', 'Titles'),
    ...read('uniCopies', 'Copies'),
    ...read('uniMembers', 'Members'),
    ...read('uniLoans', 'Loans'),
    ...read('uniHolds', 'Holds'),
    ...read('uniFines', 'Fines'),
    ...read('uniBookings', 'RoomBookings'),
    ['POST', at('Titles'), create('uniTitles', NEEDED.title, given => ({ isbn: null, authors: [], publisher: '', edition: null, language: 'en', shelfmark: null, pageCount: null, ...given, addedOn: today }))], // oxfmt-ignore
    ['PUT', at('Titles/:id'), replace('uniTitles', NEEDED.title, { isbn: null, authors: [], publisher: null, edition: null, language: null, shelfmark: null, pageCount: null })], // oxfmt-ignore
    ['DELETE', at('Titles/:id'), dropUnless('uniTitles', id => data.uniCopies.some(one => one.titleId === id), 'There are copies of the title.')], // oxfmt-ignore
    ['POST', at('Copies'), create('uniCopies', NEEDED.copy, given => ({ loanType: 'Standard', location: { building: 'Main Library', floor: 0, shelf: '' }, purchasePrice: 0, note: null, ...given, status: 'Available', acquiredOn: today }))], // oxfmt-ignore
    ['PATCH', at('Copies/:id'), change('uniCopies')],
    ['POST', at('Members'), create('uniMembers', NEEDED.member, given => ({ cardExpiresOn: nextYear, ...withContact(given), cardNumber: next('W', 4_140_000, 'uniMembers'), joinedOn: today, isBlocked: false }))], // oxfmt-ignore
    ['PUT', at('Members/:id'), replace('uniMembers', NEEDED.member, {}, withContact)],
    ['DELETE', at('Members/:id'), dropUnless('uniMembers', isLentTo, 'The member still has loans.')],
    ['POST', at('Members/:id/Block'), block(true)],
    ['POST', at('Members/:id/Unblock'), block(false)],
    ['POST', at('Loans'), create('uniLoans', NEEDED.loan, lend)],
    ['POST', at('Loans/:id/Renew'), renew],
    ['POST', at('Loans/:id/Return'), giveBack],
    ['POST', at('Holds'), create('uniHolds', NEEDED.hold, given => ({ ...given, holdNumber: next('H-', 8830, 'uniHolds'), placedAt: now, status: 'Waiting', pickupBy: null }))], // oxfmt-ignore
    ['POST', at('Holds/:id/Cancel'), become('uniHolds', ['Waiting', 'ReadyForPickup'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', at('Fines/:id/Pay'), settle('Paid')],
    ['POST', at('Fines/:id/Waive'), settle('Waived')],
    ['POST', at('RoomBookings'), create('uniBookings', NEEDED.booking, book)],
    ['PATCH', at('RoomBookings/:id'), move],
    ['DELETE', at('RoomBookings/:id'), remove('uniBookings')],
  ]
  const server = await listenJson(routes, { type: 'https://tools.ietf.org/html/rfc9110', title: 'Not Found', status: 404 }, port) // oxfmt-ignore
  return { ...server, data, reset: createReset(data) }
}
