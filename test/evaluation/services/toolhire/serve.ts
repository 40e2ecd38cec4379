import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createToolhireData, type ToolhireData } from './data.ts'
import { TOOLHIRE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ToolhireData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { error: message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name}: this field is required`)
const PREFIXES: Record<string, string> = { branches: 'br', tools: 'tl', customers: 'cu', rentals: 'rn', repairs: 'rp' }

/** The rows after the one that the cursor stands for. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 30)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit: must be between 1 and 100')
  const cursor = query.get('cursor')
  const after = cursor === null ? null : Buffer.from(cursor, 'base64url').toString('utf8')
  const from = after === null ? 0 : rows.findIndex(row => (row as Row).id === after) + 1
  if (after !== null && from === 0) return refuse(400, 'cursor: unknown')
  const items = rows.slice(from, from + limit)
  const last = items.at(-1) as Row | undefined
  const isMore = last !== undefined && from + limit < rows.length
  return { body: { items, next_cursor: isMore ? Buffer.from(String(last.id)).toString('base64url') : null } }
}

/** Starts the tool rental. `data` is what it serves and changes; `reset` puts it back. */
export async function startToolhire({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createToolhireData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, {
    refuse,
    invalid,
    keyOf: (kind, number) => `${PREFIXES[kind]}_${number}`,
  })
  const stock = (given: Given) =>
    isThere('branches', given.branchId)
      ? { manufacturer: null, deposit: 0, weightKg: null, powerSource: null, status: 'available', ...given, code: 'T-9999', purchasedOn: today(), purchasePrice: null } // oxfmt-ignore
      : 'branch_id: unknown'
  const enroll = (given: Given) => ({ email: null, phone: null, city: null, creditLimit: 0, discountPercent: 0, isBlocked: false, ...given, joinedOn: today() }) // oxfmt-ignore
  const rent = (given: Given) =>
    isThere('tools', given.toolId) && isThere('customers', given.customerId)
      ? { startDate: today(), ...given, number: 'R-99999', returnedOn: null, status: 'reserved', totalPrice: 0 }
      : 'tool_id or customer_id: unknown'
  const report = (given: Given) =>
    isThere('tools', given.toolId)
      ? { technician: null, ...given, status: 'open', reportedOn: today(), finishedOn: null, cost: null }
      : 'tool_id: unknown'

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`([a-z]+_\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: TOOLHIRE_DESCRIPTION })],
    ...read('branches'),
    ...read('tools', 'category', 'branchId', 'status'),
    ...read('customers', 'kind'),
    ...read('rentals', 'status', 'toolId', 'customerId'),
    ...read('repairs', 'status', 'toolId'),
    ['POST', at('tools'), add('tools', ['name', 'category', 'branchId', 'dailyRate'], stock)],
    ['PATCH', at('tools/:id'), change('tools')],
    ['POST', at('customers'), add('customers', ['name', 'kind'], enroll)],
    ['PATCH', at('customers/:id'), change('customers')],
    ['DELETE', at('customers/:id'), remove('customers')],
    ['POST', at('rentals'), add('rentals', ['toolId', 'customerId', 'dueDate'], rent)],
    ['PATCH', at('rentals/:id'), change('rentals')],
    ['POST', at('rentals/:id/return'), become('rentals', ['active', 'overdue'], () => ({ status: 'returned', returnedOn: today() }))], // oxfmt-ignore
    ['POST', at('rentals/:id/cancel'), become('rentals', ['reserved'], () => ({ status: 'cancelled' }))],
    ['POST', at('repairs'), add('repairs', ['toolId', 'fault'], report)],
    ['PATCH', at('repairs/:id'), change('repairs')],
    ['DELETE', at('repairs/:id'), remove('repairs')],
  ]
  const server = await listenJson(routes, { error: 'not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
