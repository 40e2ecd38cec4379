import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, SECONDS, TWO_PLACES, type Codings } from '../wire.ts'
import { createPropsData, type PropsData } from './data.ts'
import { PROPS_DESCRIPTION } from './description.ts'

type Line = PropsData['hireOrders'][number]['lines'][number]
const PENCE = { out: (amount: number) => Math.round(amount * 100), in: (amount: number) => Number(amount) / 100 }
const lines = {
  out: (own: Line[]) =>
    own.map(({ propId, name, quantity, rate }, index) => ({ id: `li_${propId.slice(5)}${index}`, object: 'line_item', prop: propId, description: name, quantity, unit_amount: Math.round(rate * 100) })), // oxfmt-ignore
}
const CODINGS: [kind: keyof PropsData, called: string, codings: Codings][] = [
  ['stageProps', 'prop', { name: 'name', category: 'category', weeklyRate: { as: 'weekly_rate', ...TWO_PLACES }, replacementValue: { as: 'replacement_value', ...TWO_PLACES }, stock: 'stock', fragile: 'fragile' }], // oxfmt-ignore
  ['theatres', 'theatre', { name: 'name', contactName: 'contact_name', email: 'email', city: 'city', registered: { as: 'created', ...SECONDS } }], // oxfmt-ignore
  ['hireOrders', 'order', { number: 'number', theatreId: 'theatre', created: { as: 'created', ...SECONDS }, dueBack: 'due_back', status: 'status', total: { as: 'amount_total', ...PENCE }, lines: { as: 'line_items', ...lines } }], // oxfmt-ignore
  ['hirePayments', 'payment', { orderId: 'order', amount: { as: 'amount', ...PENCE }, method: 'method', paid: { as: 'created', ...SECONDS } }], // oxfmt-ignore
]
const refuse = (message: string, status = 400): Reply => ({ status, body: { error: { message, type: 'invalid_request_error' } } }) // oxfmt-ignore

/** Starts the hire shop: 10 records unless asked for up to 100, and whether there are more. */
export async function startProps({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPropsData(clock)
  const routesOf = ([kind, called, codings]: (typeof CODINGS)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write } = createWire(codings)
    const money = called === 'order' || called === 'payment' ? { currency: 'gbp' } : {}
    const show = (row: Row) => ({ id: row.id, object: called, ...write(row), ...money, ...(called === 'order' && { metadata: {} }) }) // oxfmt-ignore
    const list = ({ query }: Incoming): Reply => {
      const [limit, after] = [Number(query.get('limit') ?? 10), query.get('starting_after')]
      const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0
      if (limit < 1 || limit > 100) return refuse('This value must be less than or equal to 100.')
      if (after && from === 0) return refuse(`No such ${called}: '${after}'`)
      return { body: { object: 'list', data: rows.slice(from, from + limit).map(show), has_more: from + limit < rows.length, url: `/v1/${called}s` } } // oxfmt-ignore
    }
    const one = ({ path }: Incoming): Reply => {
      const row = rows.find(({ id }) => id === path[0])
      return row ? { body: show(row) } : refuse(`No such ${called}: '${path[0]}'`, 404)
    }
    return [
      ['GET', new RegExp(`^/v1/${called}s$`), list],
      ['GET', new RegExp(String.raw`^/v1/${called}s/(\w+)$`), one],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PROPS_DESCRIPTION })],
    ...CODINGS.flatMap(routesOf),
  ]
  const server = await listenJson(routes, refuse('Unrecognized request URL').body, port)
  return { ...server, data, reset: createReset(data) }
}
