import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createLawfirmData, type LawfirmData } from './data.ts'
import { LAWFIRM_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof LawfirmData
const refuse = (status: number, message: string): Reply => ({
  status,
  body: { error: { code: status === 404 ? 'not_found' : status === 409 ? 'conflict' : 'invalid', message } },
})
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)

/** The rows after the one that the cursor stands for; how many there are is not told. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be from 1 to 100')
  const cursor = query.get('cursor')
  const after = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString('utf8')
  const from = after === undefined ? 0 : rows.findIndex(row => String((row as Row).id) === after) + 1
  if (after !== undefined && from === 0) return refuse(400, 'cursor is unknown')
  const data = rows.slice(from, from + limit)
  const hasMore = from + limit < rows.length
  const next = hasMore ? Buffer.from(String((data.at(-1) as Row).id)).toString('base64url') : null
  return { body: { data, has_more: hasMore, next_cursor: next } }
}

/** Starts the law firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startLawfirm({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLawfirmData(clock)
  const today = () => createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { lawyerId: 'lawyers', leadLawyerId: 'lawyers', advocateId: 'lawyers', clientId: 'clients', matterId: 'matters' } // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${Object.keys(toSnake({ [lost]: 0 }))[0]} is unknown`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'starts_at must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, timed(given))
    })

  const admit = (given: Given) => ({ email: null, city: null, source: 'website', ...given, clientSince: today() })
  const open = (given: Given) =>
    wrong(given) ?? { feeArrangement: 'hourly', feeEstimate: null, isUrgent: false, limitationDate: null, ...given, reference: 'MAT-9901', status: 'open', openedOn: today(), closedOn: null } // oxfmt-ignore
  const book = (given: Given) => wrong(given) ?? { isBillable: true, workedOn: today(), narrative: null, ...given }
  const schedule = (given: Given) => wrong(given) ?? { advocateId: null, ...timed(given), status: 'scheduled', outcome: null } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: LAWFIRM_DESCRIPTION })],
    ...read('lawyers', 'lawyers', 'office', 'practiceArea', 'position'),
    ...read('clients', 'clients', 'kind', 'city'),
    ...read('matters', 'matters', 'status', 'practiceArea', 'clientId', 'leadLawyerId', 'reference'),
    ...read('timeEntries', 'time_entries', 'matterId', 'lawyerId', 'activity'),
    ...read('invoices', 'invoices', 'status', 'matterId', 'number'),
    ...read('hearings', 'hearings', 'matterId', 'advocateId', 'status', 'type'),
    ['PATCH', at('lawyers/:id'), change('lawyers')],
    ['POST', at('clients'), add('clients', ['name', 'kind', 'phone'], admit)],
    ['PATCH', at('clients/:id'), change('clients')],
    ['POST', at('matters'), add('matters', ['title', 'practiceArea', 'clientId', 'leadLawyerId'], open)],
    ['PATCH', at('matters/:id'), change('matters')],
    ['POST', at('matters/:id/close'), become('matters', ['open', 'on_hold', 'settled'], () => ({ status: 'closed', closedOn: today() }))], // oxfmt-ignore
    ['POST', at('matters/:id/hold'), become('matters', ['open'], () => ({ status: 'on_hold' }))],
    ['POST', at('time_entries'), add('timeEntries', ['matterId', 'lawyerId', 'activity', 'hours'], book)],
    ['PATCH', at('time_entries/:id'), change('timeEntries')],
    ['DELETE', at('time_entries/:id'), remove('timeEntries')],
    ['PATCH', at('invoices/:id'), change('invoices')],
    ['POST', at('invoices/:id/mark_paid'), become('invoices', ['sent', 'overdue'], () => ({ status: 'paid', paidOn: today() }))], // oxfmt-ignore
    ['POST', at('hearings'), add('hearings', ['matterId', 'type', 'court', 'startsAt'], schedule)],
    ['PATCH', at('hearings/:id'), change('hearings')],
    ['DELETE', at('hearings/:id'), remove('hearings')],
  ]
  const server = await listenJson(routes, { error: { code: 'not_found', message: 'Not found' } }, port)
  return { ...server, data, reset: createReset(data) }
}
