import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createKitchensData, type KitchensData } from './data.ts'
import { KITCHENS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof KitchensData
const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name}: field required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'kitchenCustomers', showroomId: 'kitchenShowrooms', designerId: 'kitchenEmployees', fitterId: 'kitchenEmployees', modelId: 'kitchenModels' } // oxfmt-ignore

/** Rows from an offset on; a header tells how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 50)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(422, 'offset or limit is out of range')
  return { headers: { 'X-Total-Count': String(rows.length) }, body: rows.slice(offset, offset + limit) }
}

/** Starts the kitchen showrooms. `data` is what they serve and change; `reset` puts it back. */
export async function startKitchens({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createKitchensData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost.slice(0, -2)} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(422, reason) : void mergeInto(row, given)
    })
  const register = (given: Given) => wrong(given) ?? { phone: null, showroomId: 1, budget: null, heardFrom: 'passing_by', ...given, customerSince: today } // oxfmt-ignore
  const book = (given: Given) => {
    const customer = data.kitchenCustomers.find(one => one.id === given.customerId)
    return wrong(given) ?? { showroomId: customer?.showroomId, status: 'booked', ...given, room: null }
  }
  const order = (given: Given) => {
    const model = data.kitchenModels.find(one => one.id === given.modelId)
    return wrong(given) ?? { fitterId: null, worktop: 'beech', status: 'ordered', fittingDate: null, total: (model?.pricePerUnit ?? 0) * Number(given.unitCount), depositPaid: 0, ...given, orderNumber: 'KO-99901', orderedOn: today } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: KITCHENS_DESCRIPTION })],
    ...read('kitchenShowrooms', 'showrooms'),
    ...read('kitchenEmployees', 'employees', 'role', 'showroomId'),
    ...read('kitchenCustomers', 'customers', 'email', 'showroomId'),
    ...read('kitchenAppointments', 'appointments', 'customerId', 'designerId', 'showroomId', 'status'),
    ...read('kitchenModels', 'models', 'brand', 'style'),
    ...read('kitchenOrders', 'orders', 'customerId', 'modelId', 'fitterId', 'status'),
    ['PATCH', at('employees/:id'), change('kitchenEmployees')],
    ['POST', at('customers'), add('kitchenCustomers', ['firstName', 'lastName', 'email'], register)],
    ['PATCH', at('customers/:id'), change('kitchenCustomers')],
    ['DELETE', at('customers/:id'), remove('kitchenCustomers')],
    ['POST', at('appointments'), add('kitchenAppointments', ['customerId', 'designerId', 'appointmentDate', 'kind'], book)], // oxfmt-ignore
    ['PATCH', at('appointments/:id'), change('kitchenAppointments')],
    ['DELETE', at('appointments/:id'), remove('kitchenAppointments')],
    ['POST', at('appointments/:id/cancel'), become('kitchenAppointments', ['booked'], () => ({ status: 'cancelled' }))],
    ['PATCH', at('models/:id'), change('kitchenModels')],
    ['POST', at('orders'), add('kitchenOrders', ['customerId', 'modelId', 'unitCount'], order)],
    ['PATCH', at('orders/:id'), change('kitchenOrders')],
    ['DELETE', at('orders/:id'), remove('kitchenOrders')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
