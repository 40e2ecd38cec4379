import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createCampsiteData, type CampsiteData } from './data.ts'
import { CAMPSITE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CampsiteData
const refuse = (status: number, message: string): Reply => ({ status, body: { Error: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { pitchId: 'campPitches', guestId: 'campGuests', employeeId: 'campStaff' }
const nightsOf = (arrival: unknown, departure: unknown) => Math.round((Date.parse(String(departure)) - Date.parse(String(arrival))) / 86_400_000) // oxfmt-ignore

function cut(rows: object[], query: URLSearchParams): Reply {
  const [skip, take] = [Number(query.get('Skip') ?? 0), Number(query.get('Take') ?? 50)]
  if (!(skip >= 0 && take >= 1 && take <= 100)) return refuse(400, 'Skip or Take is out of range.')
  return { body: { Value: rows.slice(skip, skip + take), Count: rows.length } }
}

/** Starts the campsite. `data` is what it serves and changes; `reset` puts it back. */
export async function startCampsite({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCampsiteData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or somebody leaves before arriving. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    if (lost) return `${pascal(lost)} does not exist.`
    const isBackwards = given.arrivalDate && given.departureDate && String(given.departureDate) <= String(given.arrivalDate) // oxfmt-ignore
    return isBackwards ? 'DepartureDate must lie after ArrivalDate.' : undefined
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      if (kind === 'campStays') row.nights = nightsOf(row.arrivalDate, row.departureDate)
      return undefined
    })
  const welcome = (given: Given) => ({ phone: null, country: null, licencePlate: null, isClubMember: false, ...given })
  const book = (given: Given) => wrong(given) ?? { status: 'Reserved', party: { adults: 2, children: 0, dogs: 0 }, totalPrice: 0, amountPaid: 0, ...given, bookingNumber: 'LW-9901', nights: nightsOf(given.arrivalDate, given.departureDate) } // oxfmt-ignore
  const report = (given: Given) => wrong(given) ?? { pitchId: null, employeeId: null, priority: 'Normal', status: 'Open', cost: null, ...given, reportedOn: today, completedOn: null } // oxfmt-ignore
  const stay = (from: string[], status: string) => become('campStays', from, () => ({ status }))

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: CAMPSITE_DESCRIPTION })],
    ...read('campPitches', 'Pitches', 'area', 'type', 'status'),
    ...read('campGuests', 'Guests', 'email', 'country'),
    ...read('campStays', 'Stays', 'pitchId', 'guestId', 'status'),
    ...read('campStaff', 'Employees', 'role'),
    ...read('campJobs', 'Jobs', 'pitchId', 'employeeId', 'priority', 'status'),
    ['PUT', at('Pitches/:id'), change('campPitches')],
    ['POST', at('Guests'), add('campGuests', ['firstName', 'lastName', 'email'], welcome)],
    ['PUT', at('Guests/:id'), change('campGuests')],
    ['DELETE', at('Guests/:id'), remove('campGuests')],
    ['POST', at('Stays'), add('campStays', ['pitchId', 'guestId', 'arrivalDate', 'departureDate'], book)],
    ['PUT', at('Stays/:id'), change('campStays')],
    ['POST', at('Stays/:id/CheckIn'), stay(['Reserved'], 'CheckedIn')],
    ['POST', at('Stays/:id/CheckOut'), stay(['CheckedIn'], 'CheckedOut')],
    ['POST', at('Stays/:id/Cancel'), stay(['Reserved'], 'Cancelled')],
    ['PUT', at('Employees/:id'), change('campStaff')],
    ['POST', at('Jobs'), add('campJobs', ['title'], report)],
    ['PUT', at('Jobs/:id'), change('campJobs')],
    ['DELETE', at('Jobs/:id'), remove('campJobs')],
  ]
  const server = await listenJson(routes, { Error: 'No such route.' }, port)
  return { ...server, data, reset: createReset(data) }
}
