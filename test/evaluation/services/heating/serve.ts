import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createHeatingData, type HeatingData } from './data.ts'
import { HEATING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof HeatingData
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)

/** Starts the heating firm. `data` is what it serves and changes; `reset` puts it back. */
export async function startHeating({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHeatingData(clock)
  const today = createDays(clock).day(0)
  const handlers = createHandlers<Kind>(
    data,
    rows => ({ body: rows }),
    (_, row) => row,
    { refuse, invalid },
  )
  const { withRow, remove, add, become, isThere } = handlers
  /** A page of the rows; the header says where the next one is. */
  const list =
    (kind: Kind, ...filters: string[]) =>
    (incoming: Incoming): Reply => {
      const { query, url } = incoming
      const rows = handlers.list(kind, ...filters)(incoming).body as object[]
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 50)]
      if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page or perPage is out of range')
      const next = new URL(url.pathname + url.search, server.url)
      next.searchParams.set('page', String(page + 1))
      const hasMore = page * size < rows.length
      return {
        ...(hasMore && { headers: { Link: `<${next.href}>; rel="next"` } }),
        body: rows.slice((page - 1) * size, page * size),
      }
    }
  const targets: Record<string, Kind> = { customerId: 'customers', applianceId: 'appliances', engineerId: 'engineers' }
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${lost} does not exist`
    const { scheduledFor } = given
    const isTimeless = typeof scheduledFor === 'string' && momentOf(scheduledFor) === undefined
    return isTimeless ? 'scheduledFor must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(typeof given.scheduledFor === 'string' && { scheduledFor: momentOf(given.scheduledFor)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })
  const welcome = (given: Given) => ({ phone: null, address: null, isOnStop: false, ...given, customerSince: today })
  const fit = (given: Given) => wrong(given) ?? { serialNumber: 'NEW000001', outputKw: null, installedOn: today, warrantyUntil: null, lastServicedOn: null, ...given } // oxfmt-ignore
  const sign = (given: Given) => wrong(given) ?? { monthlyPrice: 9.5, endsOn: shiftDay(String(given.startsOn), 364), autoRenews: false, ...given, number: 'SC-9901', status: 'active' } // oxfmt-ignore
  const request = (given: Given) => {
    const reason = wrong(given)
    if (reason) return reason
    const { customerId } = data.appliances.find(one => one.id === given.applianceId)!
    const status = given.scheduledFor ? 'scheduled' : 'requested'
    return { engineerId: null, priority: 'normal', scheduledFor: null, fault: null, ...timed(given), customerId, number: 'J-99901', status, requestedOn: today, labourHours: null, cost: null } // oxfmt-ignore
  }
  const stock = (given: Given) => ({ supplier: null, stock: 0, reorderLevel: 0, ...given })

  const at = (path: string) => new RegExp(`^/api/v3/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
    ['PATCH', at(`${kind}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: HEATING_DESCRIPTION })],
    ...read('engineers', 'area'),
    ...read('customers', 'type'),
    ...read('appliances', 'customerId', 'kind', 'make'),
    ...read('contracts', 'customerId', 'plan', 'status', 'number'),
    ...read('jobs', 'customerId', 'applianceId', 'engineerId', 'status', 'type', 'number'),
    ...read('parts', 'supplier', 'sku'),
    ['POST', at('customers'), add('customers', ['name', 'type', 'email'], welcome)],
    ['POST', at('appliances'), add('appliances', ['customerId', 'kind', 'make', 'model'], fit)],
    ['POST', at('contracts'), add('contracts', ['customerId', 'plan', 'startsOn'], sign)],
    ['POST', at('contracts/:id/cancel'), become('contracts', ['active'], () => ({ status: 'cancelled' }))],
    ['POST', at('jobs'), add('jobs', ['applianceId', 'type'], request)],
    ['DELETE', at('jobs/:id'), remove('jobs')],
    ['POST', at('jobs/:id/cancel'), become('jobs', ['requested', 'scheduled'], () => ({ status: 'cancelled' }))],
    ['POST', at('parts'), add('parts', ['sku', 'name', 'unitPrice'], stock)],
    ['DELETE', at('parts/:id'), remove('parts')],
  ]
  const server = await listenJson(routes, { message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
