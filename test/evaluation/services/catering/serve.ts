import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, numbered, type Codings } from '../wire.ts'
import { createCateringData, FUNCTION_STATES, type CateringData } from './data.ts'
import { CATERING_DESCRIPTION } from './description.ts'

type Kind = keyof CateringData
const CALLED: [kind: Kind, called: string, codings: Codings][] = [
  ['corporates', 'Customer', { id: 'Id', name: 'Name', city: 'City', contactEmail: 'ContactEmail', creditLimit: 'CreditLimit', isBlocked: 'IsBlocked' }], // oxfmt-ignore
  ['cateringMenus', 'Menu', { id: 'Id', title: 'Title', cuisine: 'Cuisine', pricePerHead: 'PricePerHead', isSeasonal: 'IsSeasonal' }], // oxfmt-ignore
  ['functions', 'Event', { id: 'Id', customerId: 'CustomerId', menuId: 'MenuId', eventDate: 'EventDate', guestCount: 'GuestCount', totalPrice: 'TotalPrice', status: { as: 'Status', ...numbered(FUNCTION_STATES) } }], // oxfmt-ignore
]
const succeed = (Data: unknown): Reply => ({ body: { Success: true, ErrorCode: null, Message: null, Errors: null, Data } }) // oxfmt-ignore
const fail = (Message: string): Reply => ({ body: { Success: false, ErrorCode: 'E404', Message, Errors: [Message], Data: null } }) // oxfmt-ignore

/** Starts the caterer: what went wrong is told with 200, too. */
export async function startCatering({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCateringData(clock)
  const routesOf = ([kind, called, codings]: (typeof CALLED)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings)
    const list = ({ query }: Incoming): Reply => {
      const [PageIndex, PageSize] = [Number(query.get('PageIndex') ?? 1), Math.min(Number(query.get('PageSize') ?? 20), 50)] // oxfmt-ignore
      const Items = rows.slice((PageIndex - 1) * PageSize, PageIndex * PageSize).map(write)
      return succeed({ Items, TotalCount: rows.length, PageIndex, PageSize })
    }
    const withRow =
      (find: (incoming: Incoming) => unknown, change: (row: Row, given: object) => void) => (incoming: Incoming) => {
        // oxfmt-ignore
        const row = rows.find(({ id }) => id === Number(find(incoming)))
        if (!row) return fail(`${called} not found`)
        const { id: _, ...given } = read((incoming.body ?? {}) as Row)
        change(row, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)))
        return succeed(write(row))
      }
    const byQuery = ({ query }: Incoming) => query.get(`${called.toLowerCase()}Id`)
    const byBody = ({ body }: Incoming) => (body as { Id?: number } | undefined)?.Id
    const create = ({ body }: Incoming): Reply => {
      const row = { status: 'Draft', ...read((body ?? {}) as Row), id: 9000 + rows.length }
      rows.push(row)
      return succeed(write(row))
    }
    const at = (method: string) => new RegExp(`^/api/${called}/${method}$`)
    return [
      ['GET', at(`GetAll${called}s`), list],
      ['GET', at(`Get${called}ById`), withRow(byQuery, () => {})],
      ['POST', at(`Update${called}`), withRow(byBody, (row, given) => void Object.assign(row, given))],
      ['POST', at(`Create${called}`), create],
      ['POST', at(`Cancel${called}`), withRow(byQuery, row => void Object.assign(row, { status: 'Cancelled' }))],
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: CATERING_DESCRIPTION })],
    ...CALLED.flatMap(routesOf),
  ]
  const server = await listenJson(routes, { Message: 'No HTTP resource was found' }, port)
  return { ...server, data, reset: createReset(data) }
}
