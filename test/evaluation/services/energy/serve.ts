import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toSnake } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createEnergyData, type EnergyData } from './data.ts'
import { ENERGY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof EnergyData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
const invalid = (_: string, name: string): Reply => ({ status: 400, body: { [name]: ['This field is required.'] } })
const keyOf = (kind: string, number: number) => `${kind.slice(0, 3).toUpperCase()}-N${number}`

/** Starts the energy supplier. `data` is what it serves and changes; `reset` puts it back. */
export async function startEnergy({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createEnergyData(clock)
  const whole = createHandlers<Kind>(data, rows => ({ body: rows }), (_, row) => toSnake(row), { refuse, invalid, keyOf }) // oxfmt-ignore
  const { withRow, remove, add, become, isThere } = whole
  const change = (kind: Kind) => withRow(kind, (row, given) => void mergeInto(row, given))

  /** A page of what passes the filters, with links to those beside it. */
  const list = (kind: Kind, ...filters: string[]) => {
    const all = whole.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const { query, url } = incoming
      const rows = all(incoming).body as object[]
      const [limit, offset] = [Number(query.get('limit') ?? 25), Number(query.get('offset') ?? 0)]
      if (!(limit >= 1 && limit <= 100 && offset >= 0)) return refuse(400, 'limit or offset is out of range')
      const at = (from: number) => {
        const to = new URLSearchParams(query)
        to.set('limit', String(limit))
        to.set('offset', String(from))
        return `${url.pathname}?${to.toString()}`
      }
      const next = offset + limit < rows.length ? at(offset + limit) : null
      const previous = offset > 0 ? at(Math.max(0, offset - limit)) : null
      return { body: { count: rows.length, next, previous, results: rows.slice(offset, offset + limit) } }
    }
  }

  const register = (given: Given) => ({ email: null, supplyAddress: null, priorityServices: false, ...given, accountNumber: '8999001', balance: 0, status: 'active', joinedOn: today() }) // oxfmt-ignore
  const note = (given: Given) =>
    isThere('meters', given.meterId) ? { source: 'customer', ...given } : 'meter_id is unknown'
  const complain = (given: Given) =>
    isThere('customers', given.customerId)
      ? { priority: 'normal', ...given, reference: 'C99001', status: 'open', receivedOn: today(), resolvedOn: null, handlerName: 'Dawn Fletcher', compensation: null } // oxfmt-ignore
      : 'customer_id is unknown'

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`([\w-]+)`)}/$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ENERGY_DESCRIPTION })],
    ...read('tariffs', 'fuel', 'rateType'),
    ...read('customers', 'accountNumber', 'paymentMethod', 'status'),
    ...read('meters', 'customerId', 'tariffId', 'fuel', 'meterType', 'status'),
    ...read('readings', 'meterId', 'source'),
    ...read('bills', 'customerId', 'status'),
    ...read('complaints', 'customerId', 'category', 'priority', 'status'),
    ['PATCH', at('tariffs/:id'), change('tariffs')],
    ['POST', at('customers'), add('customers', ['firstName', 'lastName', 'phone', 'paymentMethod'], register)],
    ['PATCH', at('customers/:id'), change('customers')],
    ['PATCH', at('meters/:id'), change('meters')],
    ['POST', at('readings'), add('readings', ['meterId', 'readOn', 'value'], note)],
    ['DELETE', at('readings/:id'), remove('readings')],
    ['PATCH', at('bills/:id'), change('bills')],
    ['POST', at('bills/:id/mark_paid'), become('bills', ['unpaid', 'overdue', 'disputed'], () => ({ status: 'paid', paidOn: today() }))], // oxfmt-ignore
    ['POST', at('complaints'), add('complaints', ['customerId', 'category', 'summary'], complain)],
    ['PATCH', at('complaints/:id'), change('complaints')],
    ['DELETE', at('complaints/:id'), remove('complaints')],
    ['POST', at('complaints/:id/escalate'), become('complaints', ['open'], () => ({ status: 'escalated' }))],
    ['POST', at('complaints/:id/resolve'), become('complaints', ['open', 'escalated'], () => ({ status: 'resolved', resolvedOn: today() }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
