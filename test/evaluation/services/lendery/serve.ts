import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createLenderyData, type LenderyData } from './data.ts'
import { LENDERY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LenderyData
const CODES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'invalid', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} can't be blank`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { hubId: 'hubs', homeHubId: 'hubs', thingId: 'things', borrowerId: 'borrowers' }

/** A page counted from 1, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)]
  if (!(page >= 1 && size >= 1 && size <= 50)) return refuse(400, 'page or per_page is out of range')
  const meta = { page, per_page: size, total_pages: Math.ceil(rows.length / size), total_count: rows.length }
  return { body: { data: rows.slice((page - 1) * size, page * size), meta } }
}
type Answer = (incoming: Incoming) => Reply
/** One record stands in `data`, too. */
const wrapped =
  (answer: Answer): Answer =>
  incoming => {
    const reply = answer(incoming)
    return (reply.status ?? 200) < 204 ? { ...reply, body: { data: reply.body } } : reply
  }

/** Starts the library of things. `data` is what it serves and changes; `reset` puts it back. */
export async function startLendery({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLenderyData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost.replace('Hub', '_hub').replace('Id', '_id')} is unknown`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const stock = (given: Given) => wrong(given) ?? { availability: 'available', condition: 'good', weeklyCharge: 5, deposit: 20, replacementValue: 100, ...given, inventoryCode: 'LT-9901', acquiredOn: today } // oxfmt-ignore
  const welcome = (given: Given) => wrong(given) ?? { phone: null, homeHubId: 1, status: 'active', ...given, joinedOn: today } // oxfmt-ignore
  const lend = (given: Given) => {
    const thing = data.things.find(one => one.id === given.thingId)
    const reason = wrong(given) ?? (thing?.availability === 'available' ? undefined : 'the thing is not available')
    return reason ?? { ...given, state: 'out', checkedOutOn: today, returnedOn: null, charge: thing!.weeklyCharge, lateFee: null } // oxfmt-ignore
  }
  const queue = (given: Given) => wrong(given) ?? { note: null, ...given, status: 'waiting', requestedOn: today }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const kept = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), wrapped(withRow(kind))],
    ['PATCH', at(`${path}/:id`), wrapped(change(kind))],
  ]
  const adds = (kind: Kind, path: string, needed: string[], make: (given: Given) => object | string): Handler => ['POST', at(path), wrapped(add(kind, needed, make))] // oxfmt-ignore
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: LENDERY_DESCRIPTION })],
    ...kept('hubs', 'hubs'),
    ...kept('things', 'things', 'category', 'hubId', 'availability', 'condition'),
    ...kept('borrowers', 'borrowers', 'email', 'membership', 'status', 'homeHubId'),
    ...kept('checkouts', 'checkouts', 'thingId', 'borrowerId', 'state'),
    ...kept('waitlistEntries', 'waitlist_entries', 'thingId', 'borrowerId', 'status'),
    adds('things', 'things', ['name', 'category', 'hubId'], stock),
    adds('borrowers', 'borrowers', ['firstName', 'lastName', 'email', 'membership'], welcome),
    adds('checkouts', 'checkouts', ['thingId', 'borrowerId', 'dueOn'], lend),
    adds('waitlistEntries', 'waitlist_entries', ['thingId', 'borrowerId'], queue),
    ['POST', at('checkouts/:id/return'), wrapped(become('checkouts', ['out'], () => ({ state: 'returned', returnedOn: today }), 'state'))], // oxfmt-ignore
    ['DELETE', at('things/:id'), remove('things')],
    ['DELETE', at('borrowers/:id'), remove('borrowers')],
    ['DELETE', at('waitlist_entries/:id'), remove('waitlistEntries')],
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'Not found' } }, port)
  return { ...server, data, reset: createReset(data) }
}
