import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { AGE_RATINGS, COLOR_TYPES, CONDITIONS, COPY_STATUSES, createFilmlibraryData, FEE_PER_DAY, FORMATS, GENRES, HALLS, LOAN_DAYS, LOAN_STATUSES, MEMBERSHIPS, MEMBER_STATUSES, SCREENING_STATUSES, SEATS, type FilmlibraryData } from './data.ts' // oxfmt-ignore
import { FILMLIBRARY_DESCRIPTION, NEEDED } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof FilmlibraryData
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { Title: TITLES[status], Status: status, Detail: detail } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { directorId: 'kinoDirectors', filmId: 'kinoFilms', copyId: 'kinoCopies', memberId: 'kinoMembers' } // oxfmt-ignore
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'kinoFilms.genre': GENRES,
  'kinoFilms.colorType': COLOR_TYPES,
  'kinoFilms.ageRating': AGE_RATINGS,
  'kinoCopies.format': FORMATS,
  'kinoCopies.condition': CONDITIONS,
  'kinoCopies.status': COPY_STATUSES,
  'kinoMembers.membershipType': MEMBERSHIPS,
  'kinoMembers.status': MEMBER_STATUSES,
  'kinoLoans.status': LOAN_STATUSES,
  'kinoScreenings.hall': HALLS,
  'kinoScreenings.status': SCREENING_STATUSES,
}
const DATES = ['acquiredOn', 'validUntil', 'dueOn', 'from', 'to']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const nameOf = (row: Row) => `${String(row.firstName)} ${String(row.lastName)}`

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 25)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'PageNumber must be at least 1.')
  if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return refuse(400, 'PageSize must be between 1 and 100.')
  return { body: { Data: rows.slice((page - 1) * size, page * size), TotalCount: rows.length, PageNumber: page, PageSize: size } } // oxfmt-ignore
}

/** Starts the film museum's library. `data` is what it serves and changes; `reset` puts it back. */
export async function startFilmlibrary({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFilmlibraryData(clock)
  const today = createDays(clock).day(0)
  const rowOf = (kind: Kind, id: unknown) => (data[kind] as unknown as Row[]).find(row => row.id === id)
  /** The short form of what a key leads to. */
  const shorten: Record<string, (row: Row) => Given> = {
    directorId: row => ({ id: row.id, name: nameOf(row) }),
    filmId: row => ({ id: row.id, title: row.title, releaseYear: row.releaseYear }),
    copyId: row => ({ id: row.id, inventoryNumber: row.inventoryNumber, format: row.format, filmTitle: rowOf('kinoFilms', row.filmId)?.title ?? null }), // oxfmt-ignore
    memberId: row => ({ id: row.id, memberNumber: row.memberNumber, name: nameOf(row) }),
  }
  const write = (_: Kind, row: Row) => {
    const written = Object.entries(row).map(([name, value]) => {
      if (!(name in TARGETS)) return [name, value]
      const target = rowOf(TARGETS[name]!, value)
      return [name.slice(0, -2), target ? shorten[name]!(target) : null]
    })
    return toPascal(Object.fromEntries(written))
  }
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return `${pascal(name)} ${String(value)} does not exist.`
      if (WORDS[`${kind}.${name}`]?.includes(String(value)) === false) return `The value '${String(value)}' is not valid for ${pascal(name)}.` // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return `The value of ${pascal(name)} is not a date.`
      if (name === 'startsAt' && !momentOf(value)) return 'The value of StartsAt is not a date and time.'
    }
    return undefined
  }
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].map(([name, value]) => [camel(name), value] as const).filter(([name]) => filters.includes(name)) // oxfmt-ignore
      const reason = given.map(([name, value]) => (name in TARGETS ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      const searched = kind === 'kinoFilms' ? ['title', 'originalTitle'] : ['firstName', 'lastName', 'email', 'organization'] // oxfmt-ignore
      const isWanted = (row: Row, [name, value]: readonly [string, string]) => {
        if (name === 'search') return searched.map(field => row[field] ?? '').join(' ').toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
        if (name === 'from') return String(row.startsAt).slice(0, 10) >= value
        if (name === 'to') return String(row.startsAt).slice(0, 10) <= value
        return String(row[name]) === value
      }
      const rows = (data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one)))
      return cut(rows.map(row => write(kind, row)), query) // oxfmt-ignore
    }
  const timed = (given: Given) => ('startsAt' in given ? { startsAt: momentOf(given.startsAt)!.replace('.000Z', 'Z') } : {}) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      if (reason) return refuse(400, reason)
      mergeInto(row, { ...given, ...timed(given), ...('hall' in given && { capacity: SEATS[String(given.hall)] }) })
      return undefined
    })
  const make = (kind: Kind, usual: Given, fixed: () => Given = () => ({})) => (given: Given) => wrong(kind, given) ?? { ...usual, ...given, ...fixed() } // oxfmt-ignore
  const plan = (given: Given) => wrong('kinoScreenings', given) ?? { ticketPrice: 9.5, speaker: null, ...given, ...timed(given), status: 'Scheduled', capacity: SEATS[String(given.hall)], ticketsSold: 0 } // oxfmt-ignore
  const lend = (given: Given) => {
    const reason = wrong('kinoLoans', given)
    const copy = rowOf('kinoCopies', given.copyId)
    if (reason ?? copy?.status !== 'Available') return reason ?? `The copy is not available, it is ${String(copy?.status)}.` // oxfmt-ignore
    copy!.status = 'OnLoan'
    return { dueOn: shiftDay(today, LOAN_DAYS), ...given, loanNumber: `L-${20_410 + data.kinoLoans.length}`, status: 'OnLoan', loanedOn: today, returnedOn: null, renewalCount: 0, lateFee: 0, isFeePaid: false } // oxfmt-ignore
  }
  const isOut = (row: Row) => row.status === 'OnLoan' || row.status === 'Overdue'
  const bringBack = withRow('kinoLoans', row => {
    if (!isOut(row)) return refuse(409, `The loan is ${String(row.status)}.`)
    const late = (Date.parse(today) - Date.parse(String(row.dueOn))) / 86_400_000
    Object.assign(row, { status: 'Returned', returnedOn: today, lateFee: Math.max(0, late) * FEE_PER_DAY })
    Object.assign(rowOf('kinoCopies', row.copyId) ?? {}, { status: 'Available' })
    return undefined
  })
  const renew = withRow('kinoLoans', row => {
    if (row.status !== 'OnLoan') return refuse(409, `The loan is ${String(row.status)}.`)
    Object.assign(row, { dueOn: shiftDay(String(row.dueOn), LOAN_DAYS), renewalCount: Number(row.renewalCount) + 1 })
    return undefined
  })
  const cancel = withRow('kinoScreenings', row => {
    if (row.status === 'Held' || row.status === 'Cancelled') return refuse(409, `The screening is ${String(row.status)}.`) // oxfmt-ignore
    row.status = 'Cancelled'
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const needed = (kind: keyof typeof NEEDED) => NEEDED[kind].map(camel)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: FILMLIBRARY_DESCRIPTION })],
    ...read('kinoDirectors', 'directors', 'country'),
    ...read('kinoFilms', 'films', 'directorId', 'genre', 'country', 'isSilent', 'search'),
    ...read('kinoCopies', 'copies', 'filmId', 'format', 'status', 'inventoryNumber'),
    ...read('kinoMembers', 'members', 'membershipType', 'status', 'city', 'search'),
    ...read('kinoLoans', 'loans', 'memberId', 'copyId', 'status', 'loanNumber'),
    ...read('kinoScreenings', 'screenings', 'filmId', 'hall', 'status', 'from', 'to'),
    ['POST', at('directors'), add('kinoDirectors', needed('Director'), make('kinoDirectors', { birthYear: null, deathYear: null }))], // oxfmt-ignore
    ['POST', at('films'), add('kinoFilms', needed('Film'), make('kinoFilms', { originalTitle: null, country: null, language: null, colorType: 'Color', isSilent: false, ageRating: 'AllAges', restoredYear: null }))], // oxfmt-ignore
    ['DELETE', at('films/:id'), remove('kinoFilms')],
    ['POST', at('copies'), add('kinoCopies', needed('Copy'), make('kinoCopies', { condition: 'New', status: 'Available', shelfMark: 'A-1', replacementValue: 20, acquiredOn: today }, () => ({ inventoryNumber: `FM-${5000 + data.kinoCopies.length}` })))], // oxfmt-ignore
    ['DELETE', at('copies/:id'), remove('kinoCopies')],
    ['POST', at('members'), add('kinoMembers', needed('Member'), make('kinoMembers', { phone: null, organization: null, status: 'Active', validUntil: shiftDay(today, 365) }, () => ({ memberNumber: `K${20_900 + data.kinoMembers.length}`, joinedOn: today })))], // oxfmt-ignore
    ['DELETE', at('members/:id'), remove('kinoMembers')],
    ['POST', at('loans'), add('kinoLoans', needed('Loan'), lend)],
    ['POST', at('loans/:id/return'), bringBack],
    ['POST', at('loans/:id/renew'), renew],
    ['POST', at('screenings'), add('kinoScreenings', needed('Screening'), plan)],
    ['POST', at('screenings/:id/cancel'), cancel],
  ]
  const server = await listenJson(routes, refuse(404, 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
