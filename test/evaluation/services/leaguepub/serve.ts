import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createLeaguepubData, stamp, type LeaguepubData } from './data.ts'
import { filterSchema, LEAGUEPUB_DESCRIPTION, LINE_FIELDS, pluralOf, PUB_BODIES, PUB_FIELDS, PUB_FILTERS } from './description.ts' // oxfmt-ignore
import { TAPS } from './kinds.ts'

type Given = Record<string, unknown>
type Kind = keyof LeaguepubData
/** What each kind is called in the description. */
const CALLED: Record<Kind, string> = { pubSuppliers: 'supplier', pubBeers: 'beer', pubDeliveries: 'delivery', pubTeams: 'quiz_team', pubEvents: 'event', pubEntries: 'quiz_entry', pubReservations: 'reservation' } // oxfmt-ignore
const pathOf = (kind: Kind) => pluralOf(CALLED[kind]).replace('_', '-')
/** What a key points to. */
const TARGETS: Record<string, Kind> = { supplierId: 'pubSuppliers', sponsorId: 'pubSuppliers', beerId: 'pubBeers', eventId: 'pubEvents', teamId: 'pubTeams' } // oxfmt-ignore
const AMOUNTS = new Set(['minimumOrder', 'pint', 'half', 'unitCost', 'totalCost', 'entryFee', 'prizeMoney', 'deposit'])

const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Content' } // oxfmt-ignore
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, title: TITLES[status], detail }, headers: { 'content-type': 'application/problem+json' } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** Amounts as texts, however deep. */
const priced = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(priced)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, AMOUNTS.has(name) && typeof inner === 'number' ? inner.toFixed(2) : priced(inner)])) // oxfmt-ignore
}
const hrefOf = (kind: Kind, id: unknown) => ({ href: `/api/${pathOf(kind)}/${String(id)}` })
function write(kind: Kind, row: Row): object {
  const related = Object.entries(TARGETS).filter(([name]) => row[name] !== undefined && row[name] !== null)
  const links = related.map(([name, target]) => [name.slice(0, -2), hrefOf(target, row[name])])
  return { ...toSnake(priced(row)), _links: { self: hrefOf(kind, row.id), ...(Object.fromEntries(links) as object) } }
}

/** A value as rows hold it, or why it cannot be taken. */
interface Taken {
  value?: unknown
  wrong?: string
}
function take(schema: Given, value: unknown, name: string): Taken {
  const wrong = (expected: string) => ({ wrong: `${name} must be ${expected}` })
  if (value === null || value === undefined) return schema.nullable ? { value: null } : wrong('given')
  if (schema.type === 'object') {
    if (!isObject(value)) return wrong('an object')
    return takeFields(schema.properties as Record<string, object>, Object.keys(value), value, `${name}.`)
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? { value } : wrong('true or false')
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
    const isRight = typeof value === 'number' && (schema.type === 'number' || Number.isInteger(value))
    return isRight && value >= minimum && value <= maximum ? { value } : wrong(`a number from ${minimum}`)
  }
  if (schema.format === 'decimal') return /^\d+(\.\d{1,2})?$/.test(String(value)) ? { value: Number(value) } : wrong('an amount such as "4.50"') // oxfmt-ignore
  if (typeof value !== 'string' || value === '') return wrong('a text')
  const { enum: choices } = schema as { enum?: string[] }
  if (choices) return choices.includes(value) ? { value } : wrong(`one of ${choices.join(', ')}`)
  if (schema.format === 'date') return isDay(value) ? { value } : wrong('a date')
  if (schema.format !== 'date-time') return { value }
  const instant = momentOf(value)
  return instant ? { value: stamp(instant) } : wrong('a time with its zone')
}
function takeFields(fields: Record<string, object>, names: readonly string[], given: Given, at = ''): Taken {
  const known = names.filter(name => name in fields && name in given)
  const taken = known.map(name => [name, take(fields[name] as Given, given[name], at + name)] as const)
  const odd = taken.find(([, one]) => one.wrong !== undefined)
  return odd ? odd[1] : { value: toCamel(Object.fromEntries(taken.map(([name, one]) => [name, one.value]))) }
}

/** Starts the pub. `data` is what it serves and changes; `reset` puts it back. */
export async function startLeaguepub({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createLeaguepubData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), stamp(moment(0, 0.5))]
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  const passes = (row: Row, name: string, value: string): boolean => {
    if (name === 'q') return String(row.name).toLowerCase().includes(value.toLowerCase())
    if (name === 'paid') return (row.invoice as { paid: boolean } | null)?.paid === (value === 'true')
    const [, start, side] = /^(expected|starts)_(from|to)$/.exec(name) ?? []
    if (!start) return String(row[Object.keys(toCamel({ [name]: 0 }))[0]!]) === value
    const held = String(row[start === 'expected' ? 'expectedOn' : 'startsAt']).slice(0, 10)
    return side === 'from' ? held >= value : held <= value
  }
  /** What is wrong with the value of a filter. */
  const oddFilter = (kind: Kind, name: string, value: string): string | undefined => {
    const schema = filterSchema(CALLED[kind], name)
    const read = schema.type === 'integer' ? Number(value) : schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value // oxfmt-ignore
    return take(schema, read, name).wrong
  }
  const sorted = (rows: Row[], sort: string | null): Row[] => {
    const [field, way] = (sort ?? '').split(',')
    const key = Object.keys(toCamel({ [field!]: 0 }))[0]!
    const sign = way === 'desc' ? -1 : 1
    const order = (one: Row, other: Row) => (one[key] === other[key] ? 0 : (one[key] as number) < (other[key] as number) ? -sign : sign) // oxfmt-ignore
    return field ? rows.toSorted(order) : rows
  }
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = [...query].filter(([name, value]) => PUB_FILTERS[CALLED[kind]]!.includes(name) && value !== '')
      const odd = wanted.map(([name, value]) => oddFilter(kind, name, value)).find(Boolean)
      if (odd) return refuse(400, odd)
      const [field] = (query.get('sort') ?? '').split(',')
      if (field && !(field in PUB_FIELDS[CALLED[kind]]!)) return refuse(400, `cannot sort by ${field}`)
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      const isWhole = Number.isInteger(number) && Number.isInteger(size)
      if (!(isWhole && number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const rows = sorted(
        rowsOf(kind).filter(row => wanted.every(([name, value]) => passes(row, name, value))),
        query.get('sort'),
      )
      const pages = Math.ceil(rows.length / size)
      const link = (at: number) => {
        const next = new URLSearchParams(query)
        next.set('page', String(at))
        return { href: `/api/${pathOf(kind)}?${next.toString()}` }
      }
      const _links = { self: link(number), first: link(0), ...(number > 0 && { prev: link(number - 1) }), ...(number + 1 < pages && { next: link(number + 1) }), last: link(Math.max(0, pages - 1)) } // oxfmt-ignore
      const cut = rows.slice(number * size, (number + 1) * size).map(row => write(kind, row))
      const page = { size, total_elements: rows.length, total_pages: pages, number }
      return { body: { _embedded: { [pluralOf(CALLED[kind])]: cut }, _links, page } }
    }

  /** Why fields cannot be written: a key of them leads nowhere, or an evening ends before it starts. */
  const lost = (fields: Given): string | undefined => {
    const name = Object.keys(TARGETS).find(key => fields[key] !== undefined && fields[key] !== null && !isThere(TARGETS[key]!, fields[key])) // oxfmt-ignore
    if (name) return `${Object.keys(toSnake({ [name]: 0 }))[0]} does not exist`
    return fields.endsAt !== undefined && String(fields.endsAt) <= String(fields.startsAt) ? 'ends_at must be after starts_at' : undefined // oxfmt-ignore
  }
  const change = (kind: Kind, after: (row: Row) => void = () => {}) =>
    withRow(kind, (row, given) => {
      const { value, wrong } = takeFields(PUB_FIELDS[CALLED[kind]]!, PUB_BODIES[CALLED[kind]]!.change, toSnake(given))
      const reason = wrong ?? lost({ startsAt: row.startsAt, ...(value as Given) })
      if (reason) return refuse(422, reason)
      mergeInto(row, value as Given)
      return void after(row)
    })
  const create =
    (kind: Kind, make: (fields: Given) => object | string) =>
    (incoming: Incoming): Reply => {
      const { add: names, needed } = PUB_BODIES[CALLED[kind]]!
      const given = (incoming.body ?? {}) as Given
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return invalid('body', lacking)
      const { value, wrong } = takeFields(PUB_FIELDS[CALLED[kind]]!, names.filter(name => name !== 'lines'), given) // oxfmt-ignore
      const reason = wrong ?? lost(value as Given)
      if (reason) return refuse(422, reason)
      const made = make(value as Given)
      return typeof made === 'string' ? refuse(422, made) : add(kind, [], () => made)(incoming)
    }
  /** A change of state, or why it cannot be. */
  const act = (kind: Kind, from: readonly string[], to: (row: Row, given: Given) => object | Reply) =>
    withRow(kind, (row, given) => {
      if (!from.includes(String(row.status))) return refuse(409, `The ${CALLED[kind]} is ${String(row.status)}`)
      const made = to(row, given)
      return 'body' in made ? made : void Object.assign(row, made)
    })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const order =
    (incoming: Incoming) =>
    (fields: Given): object | string => {
      const given = (incoming.body as { lines: unknown }).lines
      if (!Array.isArray(given) || given.length === 0) return 'lines must not be empty'
      const lines = given.map(one => (isObject(one) && Object.keys(LINE_FIELDS).every(name => name in one) ? takeFields(LINE_FIELDS, Object.keys(LINE_FIELDS), one, 'lines.') : { wrong: 'a line lacks a field' })) // oxfmt-ignore
      const wrong = lines.map(one => one.wrong ?? lost(one.value as Given)).find(Boolean)
      if (wrong) return wrong
      const taken = lines.map(one => one.value as { quantity: number; unitCost: number })
      const totalCost = Math.round(100 * taken.reduce((sum, one) => sum + one.quantity * one.unitCost, 0)) / 100
      return { deliveryNumber: `DN-${4120 + data.pubDeliveries.length}`, note: null, ...fields, status: 'ordered', orderedOn: today, deliveredAt: null, lines: taken, totalCost, invoice: null } // oxfmt-ignore
    }
  const receive = (row: Row) => {
    const supplier = data.pubSuppliers.find(one => one.id === row.supplierId)!
    const invoice = { number: `${supplier.name.slice(0, 2).toUpperCase()}-${row.id}`, dueOn: shiftDay(today, supplier.paymentTermsDays), paid: false } // oxfmt-ignore
    return { status: 'delivered', deliveredAt: now, invoice }
  }
  const pay = ({ invoice }: Row) =>
    (invoice as { paid: boolean }).paid ? refuse(409, 'The invoice is paid') : { invoice: { ...(invoice as object), paid: true } } // oxfmt-ignore
  const tap = (_: Row, { tapNumber }: Given): object | Reply => {
    const { wrong } = take(PUB_FIELDS.beer!.tap_number as Given, tapNumber, 'tap_number')
    if (wrong || tapNumber === undefined) return refuse(422, wrong ?? `tap_number must be from 1 to ${TAPS}`)
    const there = data.pubBeers.find(one => one.tapNumber === tapNumber)
    return there ? refuse(409, `${there.name} is on tap ${there.tapNumber}`) : { status: 'on_tap', tapNumber, tappedAt: now } // oxfmt-ignore
  }
  const enter = (fields: Given): object | string => {
    const event = data.pubEvents.find(one => one.id === fields.eventId)!
    if (event.eventType !== 'quiz' || event.status !== 'planned') return 'The event is no planned quiz'
    const there = data.pubEntries.filter(one => one.eventId === event.id)
    if (there.some(one => one.teamId === fields.teamId)) return 'The team is entered already'
    if (there.length >= event.capacity) return 'The quiz is full'
    return { ...fields, score: null, place: null, feePaid: false, registeredAt: now }
  }
  const rank = (row: Row) => {
    const scored = data.pubEntries.filter(one => one.eventId === row.eventId && one.score !== null)
    for (const one of scored) one.place = 1 + scored.filter(other => other.score! > one.score!).length
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const own = (kind: Kind, verb = '') => at(`${pathOf(kind)}/:id${verb}`)
  const read = (kind: Kind): Handler[] => [
    ['GET', at(pathOf(kind)), list(kind)],
    ['GET', own(kind), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: LEAGUEPUB_DESCRIPTION })],
    ...(Object.keys(CALLED) as Kind[]).flatMap(read),
    ['POST', at('suppliers'), create('pubSuppliers', fields => ({ town: '', deliveryDay: 'monday', minimumOrder: 0, paymentTermsDays: 30, preferred: false, ...fields }))], // oxfmt-ignore
    ['PATCH', own('pubSuppliers'), change('pubSuppliers')],
    ['POST', at('beers'), create('pubBeers', fields => ({ vegan: false, glutenFree: false, tastingNotes: null, ...fields, status: 'in_cellar', tapNumber: null, tappedAt: null, pintsSold: 0 }))], // oxfmt-ignore
    ['PATCH', own('pubBeers'), change('pubBeers')],
    ['DELETE', own('pubBeers'), dropUnless('pubBeers', id => data.pubDeliveries.some(one => one.lines.some(line => line.beerId === id)), 'The beer has been delivered or ordered')], // oxfmt-ignore
    ['POST', own('pubBeers', '/tap'), act('pubBeers', ['in_cellar'], tap)],
    ['POST', own('pubBeers', '/finish'), act('pubBeers', ['on_tap'], () => ({ status: 'sold_out', tapNumber: null, tappedAt: null }))], // oxfmt-ignore
    ['POST', at('deliveries'), incoming => create('pubDeliveries', order(incoming))(incoming)],
    ['PATCH', own('pubDeliveries'), change('pubDeliveries')],
    ['POST', own('pubDeliveries', '/receive'), act('pubDeliveries', ['ordered'], receive)],
    ['POST', own('pubDeliveries', '/pay'), act('pubDeliveries', ['delivered'], pay)],
    ['POST', own('pubDeliveries', '/cancel'), act('pubDeliveries', ['ordered'], () => ({ status: 'cancelled' }))],
    ['POST', at('quiz-teams'), create('pubTeams', fields => ({ squadSize: 4, ...fields, joinedOn: today, active: true }))], // oxfmt-ignore
    ['PATCH', own('pubTeams'), change('pubTeams')],
    ['DELETE', own('pubTeams'), dropUnless('pubTeams', id => data.pubEntries.some(one => one.teamId === id), 'The team has played')], // oxfmt-ignore
    ['POST', at('events'), create('pubEvents', fields => ({ host: null, entryFee: 0, prizeMoney: null, capacity: 80, sponsorId: null, description: null, ...fields, status: 'planned' }))], // oxfmt-ignore
    ['PATCH', own('pubEvents'), change('pubEvents')],
    ['DELETE', own('pubEvents'), dropUnless('pubEvents', id => [...data.pubEntries, ...data.pubReservations].some(one => one.eventId === id), 'There are entries or reservations for the event')], // oxfmt-ignore
    ['POST', own('pubEvents', '/cancel'), act('pubEvents', ['planned'], () => ({ status: 'cancelled' }))],
    ['POST', at('quiz-entries'), create('pubEntries', enter)],
    ['PATCH', own('pubEntries'), change('pubEntries', rank)],
    ['DELETE', own('pubEntries'), remove('pubEntries')],
    ['POST', at('reservations'), create('pubReservations', fields => ({ reference: `R-${5010 + data.pubReservations.length}`, tableNumber: null, eventId: null, remarks: null, ...fields, status: 'requested', deposit: null, createdAt: now }))], // oxfmt-ignore
    ['PATCH', own('pubReservations'), change('pubReservations')],
    ['DELETE', own('pubReservations'), remove('pubReservations')],
    ['POST', own('pubReservations', '/confirm'), act('pubReservations', ['requested'], () => ({ status: 'confirmed' }))], // oxfmt-ignore
    ['POST', own('pubReservations', '/cancel'), act('pubReservations', ['requested', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found', detail: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
