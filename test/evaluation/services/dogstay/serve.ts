import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createDogstayData, type DogstayData } from './data.ts'
import { DOGSTAY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DogstayData
const ERRORS: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { status, error: ERRORS[status] ?? 'Bad Request', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { guardianId: 'guardians', dogId: 'dogs', suiteId: 'suites', handlerId: 'handlers' } // oxfmt-ignore

/** A page, counted from 0. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 25)]
  if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
  const page = { size, number, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) }
  return { body: { content: rows.slice(number * size, (number + 1) * size), page } }
}

/** Starts the boarding of dogs. `data` is what it serves and changes; `reset` puts it back. */
export async function startDogstay({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDogstayData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${lost} does not exist`
  }
  /** Nights and price follow from the days, the suite and the extras. */
  const priced = (stay: Given) => {
    const nights = Math.round((Date.parse(String(stay.departureDate)) - Date.parse(String(stay.arrivalDate))) / 86_400_000) // oxfmt-ignore
    const { nightlyRate } = data.suites.find(one => one.id === stay.suiteId)!
    return { ...stay, nights, totalPrice: nights * nightlyRate + ((stay.extras ?? []) as string[]).length * 15 }
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      if (kind === 'stays') Object.assign(row, priced(row))
      return undefined
    })
  const welcome = (given: Given) => ({ phone: null, address: null, ...given, loyaltyPoints: 0, registeredOn: today })
  const meet = (given: Given) => wrong(given) ?? { sex: null, weightKg: null, bornOn: null, temperament: 'FRIENDLY', neutered: false, specialDiet: null, vaccinatedUntil: null, ...given } // oxfmt-ignore
  const book = (given: Given) => wrong(given) ?? priced({ handlerId: null, extras: [], paid: false, ...given, bookingCode: 'WL-9901', status: 'BOOKED' }) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
    ['PATCH', at(`${kind}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: DOGSTAY_DESCRIPTION })],
    ...read('suites', 'wing', 'outOfUse'),
    ...read('guardians', 'email'),
    ...read('dogs', 'guardianId', 'breed', 'temperament'),
    ...read('handlers', 'specialty'),
    ...read('stays', 'dogId', 'suiteId', 'handlerId', 'status', 'bookingCode'),
    ['POST', at('guardians'), add('guardians', ['firstName', 'lastName', 'email'], welcome)],
    ['POST', at('dogs'), add('dogs', ['name', 'guardianId', 'breed'], meet)],
    ['POST', at('stays'), add('stays', ['dogId', 'suiteId', 'arrivalDate', 'departureDate'], book)],
    ['DELETE', at('stays/:id'), remove('stays')],
    ['POST', at('stays/:id/check-in'), become('stays', ['BOOKED'], () => ({ status: 'CHECKED_IN' }))],
    ['POST', at('stays/:id/cancel'), become('stays', ['BOOKED'], () => ({ status: 'CANCELLED' }))],
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found', message: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
