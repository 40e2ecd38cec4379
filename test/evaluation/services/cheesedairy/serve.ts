import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createCheesedairyData, type CheesedairyData } from './data.ts'
import { CHEESEDAIRY_DESCRIPTION, DAIRY_BODIES, DAIRY_EXTRAS, DAIRY_FIELDS, DAIRY_FILTERS, DAIRY_PARTS, pathOf, pluralOf } from './description.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof CheesedairyData
/** What each kind is called in the description. */
const CALLED: Record<Kind, string> = { dairyFarms: 'farm', dairyDeliveries: 'milkDelivery', dairyCheeses: 'cheese', dairyBatches: 'batch', dairyTastings: 'tasting', dairyCustomers: 'customer', dairyOrders: 'order' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { farmId: 'dairyFarms', cheeseId: 'dairyCheeses', batchId: 'dairyBatches', customerId: 'dairyCustomers' } // oxfmt-ignore

const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { timestamp: new Date().toISOString(), status, error: ERRORS[status], message } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `${name}: must not be null`)
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

const hrefOf = (kind: Kind, id: unknown) => ({ href: `/api/v1/${pathOf(CALLED[kind])}/${String(id)}` })
function write(kind: Kind, row: Row): object {
  const links = Object.entries(TARGETS).filter(([name]) => (row[name] ?? null) !== null).map(([name, target]) => [name.slice(0, -2), hrefOf(target, row[name])]) // oxfmt-ignore
  return { ...row, _links: { self: hrefOf(kind, row.id), ...(Object.fromEntries(links) as object) } }
}

interface Schema {
  type?: string
  $ref?: string
  nullable?: boolean
  enum?: string[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  items?: Schema
}
/** A value as rows hold it, or why it cannot be taken. */
type Taken = { value: unknown } | { wrong: string }
function take(schema: Schema, given: unknown, name: string): Taken {
  const check = (isRight: boolean, expected: string): Taken => (isRight ? { value: given } : { wrong: `${name}: must be ${expected}` }) // oxfmt-ignore
  if (given === null || given === undefined) return check(schema.nullable === true, 'given')
  if (schema.$ref) {
    const fields = DAIRY_PARTS[schema.$ref.split('/').at(-1)!]!
    return isObject(given) ? takeFields(fields, Object.keys(given), given, `${name}.`) : check(false, 'an object')
  }
  const { minimum = -Infinity, maximum = Infinity } = schema
  switch (schema.type) {
    case 'array': {
      if (!Array.isArray(given)) return check(false, 'an array')
      const taken = given.map(one => take(schema.items!, one, name))
      return taken.find(one => 'wrong' in one) ?? { value: taken.map(one => ('value' in one ? one.value : undefined)) }
    }
    case 'boolean':
      return check(typeof given === 'boolean', 'true or false')
    case 'integer':
    case 'number': {
      const isRight = typeof given === 'number' && (schema.type === 'number' || Number.isInteger(given))
      return check(isRight && given >= minimum && given <= maximum, 'a number within its bounds')
    }
    default: {
      if (typeof given !== 'string' || given === '') return check(false, 'a text')
      if (schema.enum) return check(schema.enum.includes(given), `one of ${schema.enum.join(', ')}`)
      if (schema.format === 'date') return check(isDay(given), 'a date')
      if (schema.format === 'date-time') return momentOf(given) ? { value: momentOf(given) } : check(false, 'a time')
      return check(!schema.pattern || new RegExp(schema.pattern).test(given), `like ${schema.pattern}`)
    }
  }
}
function takeFields(fields: Record<string, Schema>, names: readonly string[], given: Given, at = ''): Taken {
  const taken = names.filter(name => name in fields && name in given).map(name => [name, take(fields[name]!, given[name], at + name)] as const) // oxfmt-ignore
  const odd = taken.find(([, one]) => 'wrong' in one)
  return odd ? odd[1] : { value: Object.fromEntries(taken.map(([name, one]) => [name, 'value' in one && one.value])) }
}

const RANGED: Record<string, string> = { delivered: 'deliveredAt', made: 'madeOn', ready: 'readyOn', ordered: 'orderedOn' } // oxfmt-ignore
function passes(row: Row, name: string, value: string): boolean {
  const isLike = (held: unknown) => String(held).toLowerCase() === value.toLowerCase()
  if (name === 'q') return String(row.name).toLowerCase().includes(value.toLowerCase())
  if (name === 'county') return isLike((row.address as Given).county)
  if (name === 'room') return isLike((row.location as Given).room)
  if (name === 'paid') return String(row.paidOn !== null) === value
  if (name === 'milkDeliveryId') return (row.milkDeliveryIds as number[]).includes(Number(value))
  const [, start, side] = /^(delivered|made|ready|ordered)(From|To)$/.exec(name) ?? []
  if (!start) return isLike(row[name])
  const held = String(row[RANGED[start]!]).slice(0, 10)
  return side === 'From' ? held >= value : held <= value
}
/** What is wrong with the value of a filter. */
function oddFilter(kind: Kind, name: string, value: string): string | undefined {
  const schema: Schema = DAIRY_FIELDS[CALLED[kind]]![name] ?? DAIRY_EXTRAS[name]!
  const read = schema.type === 'integer' ? Number(value) : schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value // oxfmt-ignore
  const taken = take(schema, read, name)
  return 'wrong' in taken ? taken.wrong : undefined
}
/** Money is sorted by its amount. */
function sorted(rows: Row[], sort: string | null): Row[] {
  const [field, way] = (sort ?? '').split(',')
  const keyOf = (row: Row) => (isObject(row[field!]) ? (row[field!] as Given).amount : row[field!]) as number
  const order = (one: Row, other: Row) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0)
  return field ? rows.toSorted((one, other) => (way === 'desc' ? order(other, one) : order(one, other))) : rows
}

/** Starts the cheese dairy. `data` is what it serves and changes; `reset` puts it back. */
export async function startCheesedairy({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCheesedairyData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name, value]) => DAIRY_FILTERS[CALLED[kind]]!.includes(name) && value !== '')
      const odd = wanted.map(([name, value]) => oddFilter(kind, name, value)).find(Boolean)
      if (odd) return refuse(400, odd)
      const [field] = (query.get('sort') ?? '').split(',')
      if (field && !(field in DAIRY_FIELDS[CALLED[kind]]!)) return refuse(400, `No property '${field}' found`)
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      const isRight = Number.isInteger(number) && Number.isInteger(size) && number >= 0 && size >= 1 && size <= 100
      if (!isRight) return refuse(400, 'page or size is out of range')
      const all = data[kind] as unknown as Row[]
      const rows = sorted(all.filter(row => wanted.every(([name, value]) => passes(row, name, value))), query.get('sort')) // oxfmt-ignore
      const totalPages = Math.ceil(rows.length / size)
      const link = (at: number) => {
        const other = new URLSearchParams(query)
        other.set('page', String(at))
        other.set('size', String(size))
        return { href: `/api/v1/${pathOf(CALLED[kind])}?${other.toString()}` }
      }
      const _links = { first: link(0), ...(number > 0 && { prev: link(number - 1) }), self: link(number), ...(number + 1 < totalPages && { next: link(number + 1) }), last: link(Math.max(0, totalPages - 1)) } // oxfmt-ignore
      const cut = rows.slice(number * size, (number + 1) * size).map(row => write(kind, row))
      const page = { size, totalElements: rows.length, totalPages, number }
      return { headers: { 'content-type': 'application/hal+json' }, body: { _embedded: { [pluralOf(CALLED[kind])]: cut }, _links, page } } // oxfmt-ignore
    }

  /** Why fields cannot be written: a key of them leads nowhere. */
  const lost = (fields: Given): string | undefined => {
    const name = Object.keys(TARGETS).find(key => key in fields && !isThere(TARGETS[key]!, fields[key]))
    if (name) return `${name}: does not exist`
    const sources = (fields.milkDeliveryIds ?? []) as number[]
    if (sources.some(id => !isThere('dairyDeliveries', id))) return 'milkDeliveryIds: does not exist'
    const lines = (fields.lines ?? []) as { cheeseId: number }[]
    return lines.some(line => !isThere('dairyCheeses', line.cheeseId)) ? 'lines.cheeseId: does not exist' : undefined
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const taken = takeFields(DAIRY_FIELDS[CALLED[kind]]!, DAIRY_BODIES[CALLED[kind]]!.change, given)
      return 'wrong' in taken ? refuse(400, taken.wrong) : void mergeInto(row, taken.value as Given)
    })
  const create =
    (kind: Kind, make: (fields: Given) => object) =>
    (incoming: Incoming): Reply => {
      const { add: names, needed } = DAIRY_BODIES[CALLED[kind]]!
      const given = (incoming.body ?? {}) as Given
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return invalid('body', lacking)
      const lines = { type: 'array', items: { $ref: 'NewOrderLine' } }
      const taken = takeFields({ ...DAIRY_FIELDS[CALLED[kind]], ...(kind === 'dairyOrders' && { lines }) }, names, given) // oxfmt-ignore
      if ('wrong' in taken) return refuse(400, taken.wrong)
      const reason = lost(taken.value as Given)
      return reason ? refuse(400, reason) : add(kind, [], () => make(taken.value as Given))(incoming)
    }
  /** A change of state from one of these, or why it cannot be. */
  const become = (kind: Kind, from: readonly string[], to: object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(409, `The ${CALLED[kind]} is ${String(row.status)}`)
      return void Object.assign(row, to)
    })
  const pay = withRow('dairyOrders', row => {
    if (row.status === 'CANCELLED' || row.paidOn !== null) return refuse(409, 'Nothing is to be paid')
    return void Object.assign(row, { paidOn: today })
  })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const eur = (amount: number) => ({ amount: Math.round(amount), currency: 'EUR' })
  const arrive = (fields: Given) => {
    const farm = data.dairyFarms.find(one => one.id === fields.farmId)!
    return { deliveredAt: clock.toISOString(), fatPercent: 0, proteinPercent: 0, somaticCellCount: 0, ...fields, status: 'ACCEPTED', rejectionReason: null, payment: eur(Number(fields.litres) * farm.pricePerLitre.amount) } // oxfmt-ignore
  }
  const brew = (fields: Given) => {
    const cheese = data.dairyCheeses.find(one => one.id === fields.cheeseId)!
    const madeOn = String(fields.madeOn ?? today)
    return { notes: null, ...fields, madeOn, batchNumber: `B-${1001 + data.dairyBatches.length}`, readyOn: shiftDay(madeOn, cheese.minimumAgeDays), wheelsLeft: fields.wheelsMade, status: 'MATURING', releasedOn: null } // oxfmt-ignore
  }
  const taste = (fields: Given) => ({ tastedOn: today, remarks: null, ...fields, totalScore: Object.values(fields.scores as Record<string, number>).reduce((sum, one) => sum + one, 0) }) // oxfmt-ignore
  const place = (fields: Given) => {
    const lines = (fields.lines as { cheeseId: number; kilos: number }[]).map(({ cheeseId, kilos }) => {
      const { pricePerKg } = data.dairyCheeses.find(one => one.id === cheeseId)!
      return { cheeseId, batchId: null, kilos, pricePerKg, lineTotal: eur(kilos * pricePerKg.amount) }
    })
    const goods = lines.reduce((sum, one) => sum + one.lineTotal.amount, 0)
    const charge = goods < 25_000 ? 950 : 0
    return { remarks: null, ...fields, orderNumber: `ORD-${24_310 + data.dairyOrders.length}`, orderedOn: today, status: 'OPEN', lines, deliveryCharge: eur(charge), total: eur(goods + charge), paidOn: null } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const own = (kind: Kind, verb = '') => at(`${pathOf(CALLED[kind])}/:id${verb}`)
  const handle = (kind: Kind): Handler[] => [
    ['GET', at(pathOf(CALLED[kind])), list(kind)],
    ['GET', own(kind), withRow(kind)],
    ['PATCH', own(kind), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: CHEESEDAIRY_DESCRIPTION })],
    ...(Object.keys(CALLED) as Kind[]).flatMap(handle),
    ['POST', at('farms'), create('dairyFarms', fields => ({ address: null, breed: '', herdSize: 0, organic: false, supplierSince: today, notes: null, ...fields, status: 'ACTIVE' }))], // oxfmt-ignore
    ['DELETE', own('dairyFarms'), dropUnless('dairyFarms', id => data.dairyDeliveries.some(one => one.farmId === id), 'The farm has delivered milk')], // oxfmt-ignore
    ['POST', at('milk-deliveries'), create('dairyDeliveries', arrive)],
    ['POST', at('cheeses'), create('dairyCheeses', fields => ({ rawMilk: false, vegetarian: false, wheelWeightKg: 1, description: null, ...fields, discontinued: false }))], // oxfmt-ignore
    ['DELETE', own('dairyCheeses'), dropUnless('dairyCheeses', id => data.dairyBatches.some(one => one.cheeseId === id), 'There are batches of the cheese')], // oxfmt-ignore
    ['POST', at('batches'), create('dairyBatches', brew)],
    ['POST', own('dairyBatches', '/release'), become('dairyBatches', ['MATURING'], { status: 'READY', releasedOn: today })], // oxfmt-ignore
    ['POST', own('dairyBatches', '/discard'), become('dairyBatches', ['MATURING', 'READY'], { status: 'DISCARDED', wheelsLeft: 0 })], // oxfmt-ignore
    ['POST', at('tastings'), create('dairyTastings', taste)],
    ['DELETE', own('dairyTastings'), remove('dairyTastings')],
    ['POST', at('customers'), create('dairyCustomers', fields => ({ deliveryDay: null, paymentTermDays: 14, ...fields, customerNumber: `C-${1040 + 5 * data.dairyCustomers.length}`, customerSince: today, active: true }))], // oxfmt-ignore
    ['DELETE', own('dairyCustomers'), dropUnless('dairyCustomers', id => data.dairyOrders.some(one => one.customerId === id), 'The customer has orders')], // oxfmt-ignore
    ['POST', at('orders'), create('dairyOrders', place)],
    ['POST', own('dairyOrders', '/pack'), become('dairyOrders', ['OPEN'], { status: 'PACKED' })],
    ['POST', own('dairyOrders', '/cancel'), become('dairyOrders', ['OPEN', 'PACKED'], { status: 'CANCELLED' })],
    ['POST', own('dairyOrders', '/pay'), pay],
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found', message: 'No static resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
