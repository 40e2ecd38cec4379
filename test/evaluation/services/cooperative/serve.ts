import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createCooperativeData, type CooperativeData } from './data.ts'
import { COOPERATIVE_DESCRIPTION } from './description.ts'

type Kind = keyof CooperativeData
type Given = Record<string, unknown>
const PATHS: Record<Kind, [path: string, type: string]> = {
  growers: ['growers', 'Grower'],
  plots: ['plots', 'Plot'],
  crops: ['crops', 'Crop'],
  deliveries: ['deliveries', 'Delivery'],
  stores: ['stores', 'Store'],
  machines: ['machines', 'Machine'],
  bookings: ['machine_bookings', 'MachineBooking'],
  orders: ['sales_orders', 'SalesOrder'],
  assemblies: ['assemblies', 'Assembly'],
}
/** What a key is called outside, and the list that it leads to. */
const LINKS: Record<string, [name: string, kind: Kind]> = {
  growerId: ['grower', 'growers'],
  cropId: ['crop', 'crops'],
  storeId: ['store', 'stores'],
  machineId: ['machine', 'machines'],
}
const refuse = (status: number, detail: string): Reply => ({ status, body: { '@context': '/api/contexts/Error', '@type': 'hydra:Error', title: 'An error occurred', detail, status } }) // oxfmt-ignore
const today = () => new Date().toISOString().slice(0, 10)
const SIZE = 30

const address = (kind: Kind, id: unknown) => `/api/${PATHS[kind][0]}/${String(id)}`

/** A row as it is written: keys as addresses, nothing that is null. */
function write(kind: Kind, row: Row): Given {
  const fields = Object.entries(row)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const link = LINKS[name]
      return link ? [link[0], address(link[1], value)] : [name, value]
    })
  return { '@id': address(kind, row.id), '@type': PATHS[kind][1], ...Object.fromEntries(fields) }
}

/** Keys out of addresses; a text says which of them leads nowhere. */
function read(data: Record<Kind, Row[]>, given: Given): Given | string {
  const out: Given = {}
  for (const [name, value] of Object.entries(given)) {
    const [key, link] = Object.entries(LINKS).find(([, [called]]) => called === name) ?? []
    if (!key || !link || value === null) out[key ?? name] = value
    else {
      const row = data[link[1]].find(one => address(link[1], one.id) === value)
      if (!row) return `Invalid IRI "${String(value)}".`
      out[key] = row.id
    }
  }
  return out
}

/** One filter of the query: `status=`, `grower=` by address or id, `weightKg[gt]=`, `deliveredOn[after]=`, `exists[shippedOn]=`. */
function passes(row: Given, name: string, value: string): boolean {
  const [, field = '', by] = /^(\w+)(?:\[(\w+)\])?$/.exec(name) ?? []
  if (field === 'exists') return (row[by!] !== undefined) === (value === 'true' || value === '1')
  const own = row[field]
  if (by === undefined) return String(own) === value || String(own).endsWith(`/${value}`) || (typeof own === 'boolean' && String(Number(own)) === value) // oxfmt-ignore
  const compared = typeof own === 'number' ? own - Number(value) : String(own).localeCompare(value)
  if (by === 'between') return typeof own === 'number' && own >= Number(value.split('..')[0]) && own <= Number(value.split('..')[1]) // oxfmt-ignore
  if (by === 'gt' || by === 'strictly_after') return compared > 0
  if (by === 'gte' || by === 'after') return compared >= 0
  if (by === 'lt' || by === 'strictly_before') return compared < 0
  return compared <= 0
}

function listing(kind: Kind, rows: Given[], query: URLSearchParams): Reply {
  const path = `/api/${PATHS[kind][0]}`
  const known = COOPERATIVE_DESCRIPTION.paths[path].get.parameters.map(({ name }: { name: string }) => name) as string[]
  const filters = [...query].filter(([name]) => known.includes(name) && name !== 'page' && !name.startsWith('order['))
  const left = rows.filter(row => filters.every(([name, value]) => passes(row, name, value)))
  for (const [name, way] of [...query].filter(([one]) => one.startsWith('order['))) {
    const field = name.slice(6, -1)
    const sign = way === 'desc' ? -1 : 1
    left.sort((a, b) => (a[field]! < b[field]! ? -sign : a[field]! > b[field]! ? sign : 0))
  }
  const page = Number(query.get('page') ?? 1)
  if (!(page >= 1)) return refuse(400, 'Page should not be less than 1')
  const last = Math.max(1, Math.ceil(left.length / SIZE))
  const at = (one: number) => `${path}?page=${one}`
  const view = { '@id': at(page), '@type': 'hydra:PartialCollectionView', 'hydra:first': at(1), 'hydra:last': at(last), ...(page < last && { 'hydra:next': at(page + 1) }) } // oxfmt-ignore
  return { body: { '@context': `/api/contexts/${PATHS[kind][1]}`, '@id': path, '@type': 'hydra:Collection', 'hydra:totalItems': left.length, 'hydra:member': left.slice((page - 1) * SIZE, page * SIZE), ...(last > 1 && { 'hydra:view': view }) } } // oxfmt-ignore
}

/** What a new row has that is not given. */
const EMPTY: Partial<Record<Kind, () => Given>> = {
  growers: () => ({ phone: null, village: '', status: 'applicant', organic: false, shares: 1, joinedOn: today() }),
  plots: () => ({ soil: null, cropId: null, irrigated: false }),
  deliveries: () => ({ number: `D${60_000}`, storeId: null, deliveredOn: today(), grade: 'first', moisture: 0, payout: 0, paidOut: false }), // oxfmt-ignore
  machines: () => ({ dailyRate: 0, boughtOn: today(), lastServiceOn: null, available: true }),
  bookings: () => ({ state: 'requested', hoursUsed: null }),
  orders: () => ({ reference: 'SO3000', unitPrice: 0, state: 'open', shipOn: today(), shippedOn: null }),
  assemblies: () => ({ venue: '', attendance: null, minutesPublished: false }),
}

/** Starts the co-operative. `data` is what it serves and changes; `reset` puts it back. */
export async function startCooperative({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCooperativeData(clock)
  const tables = data as unknown as Record<Kind, Row[]>
  const withRow =
    (kind: Kind, act?: (row: Row, given: Given) => Reply | void) =>
    ({ path, body }: Incoming): Reply => {
      const row = tables[kind].find(one => String(one.id) === path[0])
      const given = read(tables, (body ?? {}) as Given)
      if (!row) return refuse(404, 'Not Found')
      if (typeof given === 'string') return refuse(400, given)
      return act?.(row, given) ?? { body: write(kind, row) }
    }
  const add =
    (kind: Kind) =>
    ({ body }: Incoming): Reply => {
      const schema = COOPERATIVE_DESCRIPTION.components.schemas[PATHS[kind][1]] as unknown as { required?: string[] }
      const lacking = schema.required?.find(name => body?.[name] === undefined)
      if (lacking) return refuse(422, `${lacking}: This value should not be blank.`)
      const given = read(tables, body as Given)
      if (typeof given === 'string') return refuse(400, given)
      const row = { id: 90_001 + tables[kind].length, ...EMPTY[kind]?.(), ...given } as Row
      tables[kind].push(row)
      return { status: 201, body: write(kind, row) }
    }
  const become = (kind: Kind, from: string[], state: string, more: () => Given = () => ({}), field = 'state') =>
    withRow(
      kind,
      (row, given) =>
      from.includes(String(row[field])) ? void Object.assign(row, { [field]: state, ...more(), ...given }) : refuse(422, `It is ${String(row[field])}.`), // oxfmt-ignore
    )
  const each = (Object.keys(PATHS) as Kind[]).flatMap((kind): Handler[] => {
    const one = new RegExp(`^/api/${PATHS[kind][0]}/(\\d+)$`)
    const all = new RegExp(`^/api/${PATHS[kind][0]}$`)
    const drop = withRow(kind, row => {
      tables[kind].splice(tables[kind].indexOf(row), 1)
      return { status: 204, body: null }
    })
    const allowed = COOPERATIVE_DESCRIPTION.paths[`/api/${PATHS[kind][0]}/{id}`]
    return [
      ['GET', all, ({ query }) => listing(kind, tables[kind].map(row => write(kind, row)), query)],
      ['GET', one, withRow(kind)],
      ...(EMPTY[kind] ? ([['POST', all, add(kind)]] as Handler[]) : []),
      ...(allowed.patch ? ([['PATCH', one, withRow(kind, (row, given) => void Object.assign(row, given))]] as Handler[]) : []), // oxfmt-ignore
      ...(allowed.delete ? ([['DELETE', one, drop]] as Handler[]) : []),
    ] // oxfmt-ignore
  })
  const acts: Handler[] = [
    ['PATCH', /^\/api\/growers\/(\d+)\/suspend$/, become('growers', ['active'], 'suspended', undefined, 'status')],
    ['PATCH', /^\/api\/machine_bookings\/(\d+)\/approve$/, become('bookings', ['requested'], 'approved')],
    ['PATCH', /^\/api\/machine_bookings\/(\d+)\/refuse$/, become('bookings', ['requested', 'approved'], 'refused')],
    ['PATCH', /^\/api\/machine_bookings\/(\d+)\/return$/, become('bookings', ['in_use', 'approved'], 'returned')],
    ['PATCH', /^\/api\/sales_orders\/(\d+)\/ship$/, become('orders', ['open', 'packed'], 'shipped', () => ({ shippedOn: today() }))], // oxfmt-ignore
  ]
  const routes: Handler[] = [['GET', /^\/api\/docs\.json$/, () => ({ body: COOPERATIVE_DESCRIPTION })], ...each, ...acts] // oxfmt-ignore
  const server = await listenJson(routes, { '@type': 'hydra:Error', detail: 'No route found', status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
