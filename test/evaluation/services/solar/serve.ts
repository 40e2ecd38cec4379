import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSolarData, type SolarData } from './data.ts'
import { SOLAR_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SolarData
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { type: status === 404 ? 'not_found' : 'invalid_request', message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `${name} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'solarCustomers', leadInstallerId: 'solarInstallers', installerId: 'solarInstallers', installationId: 'solarInstallations' } // oxfmt-ignore

/** The rows behind a cursor, which holds how many there were before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [from, limit] = [Number(query.get('cursor')?.slice(1) ?? 0), Number(query.get('limit') ?? 30)]
  if (!(from >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'cursor or limit is invalid')
  const more = from + limit < rows.length
  return { body: { data: rows.slice(from, from + limit), has_more: more, next_cursor: more ? `c${from + limit}` : null } } // oxfmt-ignore
}

/** Starts the solar panel installer. `data` is what it serves and changes; `reset` puts it back. */
export async function startSolar({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSolarData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, address: null, customerType: 'private', ...given, customerSince: today }) // oxfmt-ignore
  const quote = (given: Given) => wrong(given) ?? { leadInstallerId: null, status: 'quoted', roofType: 'tile', batteryKwh: null, installDate: null, ...given, projectNumber: 'SP-9901', capacityKw: Number(given.panelCount) * 0.4, quotedOn: today } // oxfmt-ignore
  const report = (given: Given) => wrong(given) ?? { installerId: null, status: 'open', visitDate: null, underWarranty: false, cost: null, ...given, reportedOn: today } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: SOLAR_DESCRIPTION })],
    ...read('solarCustomers', 'customers', 'email', 'customerType'),
    ...read('solarInstallers', 'installers', 'role', 'team'),
    ...read('solarInstallations', 'installations', 'customerId', 'leadInstallerId', 'status'),
    ...read('solarVisits', 'service_visits', 'installationId', 'installerId', 'status', 'kind'),
    ['POST', at('customers'), add('solarCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('solarCustomers')],
    ['DELETE', at('customers/:id'), remove('solarCustomers')],
    ['POST', at('installations'), add('solarInstallations', ['customerId', 'panelModel', 'panelCount', 'price'], quote)], // oxfmt-ignore
    ['PATCH', at('installations/:id'), change('solarInstallations')],
    ['POST', at('installations/:id/cancel'), become('solarInstallations', ['quoted', 'scheduled'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('service_visits'), add('solarVisits', ['installationId', 'kind'], report)],
    ['PATCH', at('service_visits/:id'), change('solarVisits')],
    ['DELETE', at('service_visits/:id'), remove('solarVisits')],
  ]
  const server = await listenJson(routes, { error: { type: 'not_found', message: 'No such route' } }, port)
  return { ...server, data, reset: createReset(data) }
}
