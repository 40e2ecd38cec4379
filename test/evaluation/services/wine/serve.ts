import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createWineData, type WineData } from './data.ts'
import { WINE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof WineData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: String(status), message } } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `The property ${name} is required.`)
const PATHS: Record<Kind, string> = { producers: 'Producers', wines: 'Wines', stockLots: 'StockLots', accounts: 'Accounts', orders: 'Orders' } // oxfmt-ignore

/** Starts the wine merchant's warehouse. `data` is what it serves and changes; `reset` puts it back. */
export async function startWine({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWineData(clock)
  const write = (_: Kind, row: Row) => toPascal(row)
  const { withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore
  const list = (kind: Kind): Handler[2] => {
    return ({ query }) => {
      const rows = data[kind] as unknown as Row[]
      const [skip, top] = [Number(query.get('$skip') ?? 0), Math.min(Number(query.get('$top') ?? 50), 50)]
      return {
        body: {
          '@odata.context': `$metadata#${PATHS[kind]}`,
          ...(query.get('$count') === 'true' && { '@odata.count': rows.length }),
          value: rows.slice(skip, skip + top).map(row => write(kind, row)),
          ...(skip + top < rows.length && { '@odata.nextLink': `${server.url}/${PATHS[kind]}?$skip=${skip + top}` }),
        },
      }
    }
  }
  const found = (given: Given) => ({ region: null, contactName: null, contactEmail: null, hectares: null, isOrganic: false, ...given, partnerSince: today() }) // oxfmt-ignore
  const bring = (given: Given) =>
    isThere('producers', given.producerId)
      ? { grape: null, vintage: null, alcoholPercent: null, bottlePrice: null, criticScore: null, isDiscontinued: false, ...given, code: 'W-9999' } // oxfmt-ignore
      : 'No such producer.'
  const open = (given: Given) => ({ city: null, email: null, phone: null, creditLimit: 0, salesRep: null, isActive: true, ...given, balance: 0, customerSince: today() }) // oxfmt-ignore
  const order = (given: Given) =>
    isThere('accounts', given.accountId)
      ? { channel: 'Phone', deliverOn: null, ...given, number: 'SO-9999', status: 'Draft', totalAmount: 0, isPaid: false, orderedOn: today() } // oxfmt-ignore
      : 'No such account.'

  const all = (kind: Kind) => new RegExp(`^/${PATHS[kind]}$`)
  const one = (kind: Kind, rest = '') => new RegExp(String.raw`^/${PATHS[kind]}\((\d+)\)${rest}$`)
  const routes: Handler[] = [
    ['GET', /^\/\$openapi\.json$/, () => ({ body: WINE_DESCRIPTION })],
    ...(Object.keys(PATHS) as Kind[]).flatMap((kind): Handler[] => [
      ['GET', all(kind), list(kind)],
      ['GET', one(kind), withRow(kind)],
      ['PATCH', one(kind), change(kind)],
    ]),
    ['POST', all('producers'), add('producers', ['name', 'country'], found)],
    ['POST', all('wines'), add('wines', ['name', 'producerId', 'color'], bring)],
    ['POST', all('accounts'), add('accounts', ['name', 'type'], open)],
    ['DELETE', one('accounts'), remove('accounts')],
    ['POST', all('orders'), add('orders', ['accountId', 'bottles'], order)],
    ['DELETE', one('orders'), remove('orders')],
    ['POST', one('orders', '/Cellar.Ship'), become('orders', ['Confirmed'], () => ({ status: 'Shipped' }))],
    ['POST', one('orders', '/Cellar.Cancel'), become('orders', ['Draft', 'Confirmed'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { error: { code: '404', message: 'Not found' } }, port)
  return { ...server, data, reset: createReset(data) }
}
