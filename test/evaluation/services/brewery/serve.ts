import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createBreweryData, type BreweryData } from './data.ts'
import { BREWERY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const today = () => new Date().toISOString().slice(0, 10)
const now = () => new Date().toISOString().replace(/\.\d+Z$/, 'Z')
const refuse = (code: number, message: string): Reply => ({ status: code, body: { code, message } })
const invalid = (_: string, name: string) =>
  refuse(400, `Key: '${name}' Error:Field validation for '${name}' failed on the 'required' tag`)

/** `limit` up to 100 and `offset`, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 25), Number(query.get('offset') ?? 0)]
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be between 1 and 100')
  if (!(offset >= 0)) return refuse(400, 'offset must not be negative')
  return { body: { results: rows.slice(offset, offset + limit), count: rows.length, limit, offset } }
}

/** Starts the brewery. `data` is what it serves and changes; `reset` puts it back. */
export async function startBrewery({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBreweryData(clock)
  /** Fields are written as they are held; what is null is left out (`omitempty`). */
  const write = (_: string, row: Row): object =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<keyof BreweryData>(data, cut, write, { refuse, invalid }) // oxfmt-ignore

  const devise = (given: Given) => ({ targetABV: 0, ibu: 0, colourEBC: 0, seasonal: false, ...given, retired: false, ingredients: [] }) // oxfmt-ignore
  const brew = (given: Given) => {
    if (!isThere('recipes', given.recipeID) || !isThere('brewers', given.brewerID)) return 'no such recipe or brewer'
    const open = { tankID: null, originalGravity: null, finalGravity: null, abv: null, packagedOn: null, dumpReason: null } // oxfmt-ignore
    return { batchNo: `B${today().slice(2, 4)}-${data.batches.length + 1}`, brewedOn: today(), ...given, status: 'planned', ...open } // oxfmt-ignore
  }
  const join = (given: Given) => ({ town: '', contactName: '', email: '', creditLimit: 0, paymentTermsDays: 14, onHold: false, ...given, customerSince: today() }) // oxfmt-ignore
  const order = (given: Given) => {
    if (!isThere('customers', given.customerID)) return 'no such customer'
    const lines = given.lines as { quantity: number; unitPrice?: number }[]
    const totalNet = lines.reduce((total, { quantity, unitPrice = 0 }) => total + quantity * unitPrice, 0)
    const open = { status: 'draft', orderedOn: today(), deliveredAt: null, totalNet, discountPct: 0, paid: false }
    return { orderNo: `SO-${9000 + data.orders.length}`, deliverOn: today(), driverNote: null, ...given, ...open }
  }
  const taste = (given: Given) =>
    isThere('batches', given.batchID)
      ? { brewerID: null, gravity: null, temperatureC: null, remark: null, ...given, takenAt: now() }
      : 'no such batch'
  const transfer = withRow('batches', (row, given) => {
    if (!isThere('tanks', given.tankID)) return refuse(400, 'no such tank')
    row.tankID = given.tankID
    return undefined
  })
  const dump = withRow('batches', (row, given) => {
    if (typeof given.reason !== 'string' || given.reason === '') return invalid('body', 'reason')
    Object.assign(row, { status: 'dumped', dumpReason: given.reason, tankID: null })
    return undefined
  })
  const clean = withRow('tanks', row => {
    if (row.status === 1) return refuse(409, 'tank is in use')
    Object.assign(row, { status: 0, lastCleanedAt: now() })
    return undefined
  })
  const bring = become('kegs', ['atCustomer', 'lost', 'filled'], () => ({ status: 'empty', customerID: null, batchID: null, lastScannedAt: now() })) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', '(\\d+)')}$`)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/doc\.json$/, () => ({ body: BREWERY_DESCRIPTION })],
    ['GET', at('recipes'), list('recipes', 'style')],
    ['POST', at('recipes'), add('recipes', ['name', 'style'], devise)],
    ['GET', at('recipes/:id'), withRow('recipes')],
    ['PATCH', at('recipes/:id'), change('recipes')],
    ['GET', at('tanks'), list('tanks')],
    ['GET', at('tanks/:id'), withRow('tanks')],
    ['PATCH', at('tanks/:id'), change('tanks')],
    ['POST', at('tanks/:id/clean'), clean],
    ['GET', at('brewers'), list('brewers')],
    ['GET', at('brewers/:id'), withRow('brewers')],
    ['GET', at('batches'), list('batches', 'status', 'recipeID', 'tankID')],
    ['POST', at('batches'), add('batches', ['recipeID', 'brewerID', 'volumeL'], brew)],
    ['GET', at('batches/:id'), withRow('batches')],
    ['PATCH', at('batches/:id'), change('batches')],
    ['POST', at('batches/:id/transfer'), transfer],
    ['POST', at('batches/:id/package'), become('batches', ['conditioning'], () => ({ status: 'packaged', packagedOn: today(), tankID: null }))], // oxfmt-ignore
    ['POST', at('batches/:id/dump'), dump],
    ['GET', at('ingredients'), list('ingredients', 'category')],
    ['GET', at('ingredients/:id'), withRow('ingredients')],
    ['PATCH', at('ingredients/:id'), change('ingredients')],
    ['GET', at('customers'), list('customers', 'q')],
    ['POST', at('customers'), add('customers', ['name', 'kind'], join)],
    ['GET', at('customers/:id'), withRow('customers')],
    ['PATCH', at('customers/:id'), change('customers')],
    ['GET', at('orders'), list('orders', 'status', 'customerID')],
    ['POST', at('orders'), add('orders', ['customerID', 'lines'], order)],
    ['GET', at('orders/:id'), withRow('orders')],
    ['PATCH', at('orders/:id'), change('orders')],
    ['POST', at('orders/:id/confirm'), become('orders', ['draft'], () => ({ status: 'confirmed' }))],
    ['POST', at('orders/:id/cancel'), become('orders', ['draft', 'confirmed', 'picked'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('orders/:id/deliver'), become('orders', ['confirmed', 'picked'], () => ({ status: 'delivered', deliveredAt: now() }))], // oxfmt-ignore
    ['GET', at('kegs'), list('kegs', 'status', 'customerID')],
    ['GET', at('kegs/:id'), withRow('kegs')],
    ['PATCH', at('kegs/:id'), change('kegs')],
    ['POST', at('kegs/:id/return'), bring],
    ['GET', at('quality-checks'), list('qualityChecks', 'batchID')],
    ['POST', at('quality-checks'), add('qualityChecks', ['batchID', 'ph', 'passed'], taste)],
    ['GET', at('quality-checks/:id'), withRow('qualityChecks')],
    ['DELETE', at('quality-checks/:id'), remove('qualityChecks')],
  ]
  const server = await listenJson(routes, { code: 404, message: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
