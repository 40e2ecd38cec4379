import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createBlooddriveData, type BlooddriveData } from './data.ts'
import { BLOODDRIVE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof BlooddriveData
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => refuse(422, `The ${name.replaceAll('_', ' ')} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { donorId: 'bloodDonors', centreId: 'donationCentres' }

/** A numbered page, with the way to the next one. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'The per page field must not be greater than 100.')
  const last = Math.max(1, Math.ceil(rows.length / size))
  const next = new URLSearchParams(query)
  next.set('page', String(page + 1))
  return {
    body: {
      data: rows.slice((page - 1) * size, page * size),
      links: { next: page < last ? `?${next.toString()}` : null },
      meta: { current_page: page, per_page: size, last_page: last, total: rows.length },
    },
  }
}

/** Starts the blood donation service. `data` is what it serves and changes; `reset` puts it back. */
export async function startBlooddrive({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBlooddriveData(clock)
  const today = createDays(clock).day(0)
  /** A donor or centre in short. */
  const short = (kind: Kind, id: unknown) => {
    const row = (data[kind] as unknown as Row[]).find(one => one.id === id)
    return row ? { id, name: row.name ?? `${String(row.firstName)} ${String(row.lastName)}` } : null
  }
  /** A row with the short forms of what it belongs to. */
  const write = (_: Kind, { id, donorId, centreId, ...row }: Row): object =>
    toSnake({
      id,
      ...(donorId !== undefined && { donor: short('bloodDonors', donorId) }),
      ...(centreId !== undefined && { centre: short('donationCentres', centreId) }),
      ...row,
    })
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** Why a body cannot be taken: one of its keys leads nowhere, or its time is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    if (lost) return `The selected ${lost.replace('Id', '')} is invalid.`
    return 'scheduledAt' in given && Number.isNaN(Date.parse(String(given.scheduledAt))) ? 'The scheduled at field must be a valid date.' : undefined // oxfmt-ignore
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const register = (given: Given) => ({ phone: null, city: null, birthDate: null, ...given, donorNumber: 'DN99901', status: 'active', totalDonations: 0, lastDonationOn: null, registeredOn: today }) // oxfmt-ignore
  const book = (given: Given) => wrong(given) ?? { donationType: 'whole_blood', ...given, status: 'booked', haemoglobin: null, volumeMl: null } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BLOODDRIVE_DESCRIPTION })],
    ...read('bloodDonors', 'donors', 'bloodType', 'city', 'status'),
    ...read('donationCentres', 'centres', 'city', 'kind'),
    ...read('donationAppointments', 'appointments', 'donorId', 'centreId', 'status'),
    ...read('bloodUnits', 'units', 'donorId', 'bloodType', 'component', 'status'),
    ['POST', at('donors'), add('bloodDonors', ['firstName', 'lastName', 'email', 'bloodType'], register)],
    ['DELETE', at('donors/:id'), remove('bloodDonors')],
    ['POST', at('appointments'), add('donationAppointments', ['donorId', 'centreId', 'scheduledAt'], book)],
    ['DELETE', at('appointments/:id'), remove('donationAppointments')],
    ['POST', at('units/:id/discard'), become('bloodUnits', ['available', 'reserved'], () => ({ status: 'discarded', hospital: null }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { message: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
