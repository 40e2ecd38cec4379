import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createCottagesData, DOG_FEE, pence } from './data.ts'
import { COTTAGES_DESCRIPTION } from './description.ts'
import { COT_RESOURCES, wordsOf } from './resources.ts'

type Given = Record<string, unknown>
const refuse = (detail: string, status: number): Reply => ({ status, body: { detail } })
const invalid = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
/** Keys and what they point to. */
const KEYS: Record<string, string> = { cottage: 'cottages', guest: 'guests', owner: 'owners', booking: 'bookings', amenities: 'amenities' } // oxfmt-ignore
/** Records that keep others from being deleted. */
const HOLDERS: Record<string, [path: string, key: string][]> = { cottages: [['bookings', 'cottage']], guests: [['bookings', 'guest']] } // oxfmt-ignore
const camel = (name: string) => Object.keys(toCamel({ [name]: 0 }))[0]!
const schemaOf = (path: string, name: string): Given | undefined => COT_RESOURCES[path]!.fields[name]
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))

/** Starts the agency for cottages. `data` is what it serves and changes; `reset` puts it back. */
export async function startCottages({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCottagesData(clock)
  const { day, moment } = createDays(clock)
  const now = moment(0, 0.5)
  const rowsOf = (path: string) => data[COT_RESOURCES[path]!.table] as unknown as Row[]
  const find = (path: string, id: unknown) => rowsOf(path).find(one => String(one.id) === String(id))

  const write = (path: string, row: Row): Given => {
    const written = toSnake(row)
    const decimals = Object.keys(written).filter(name => schemaOf(path, name)?.format === 'decimal')
    return { ...written, ...Object.fromEntries(decimals.map(name => [name, Number(written[name]).toFixed(2)])) }
  }
  /** Why a value cannot be taken for a field. */
  const wrong = (path: string, name: string, value: unknown): string | undefined => {
    const schema = schemaOf(path, name)!
    if (value === null) return schema.nullable ? undefined : 'This field may not be null.'
    const words = wordsOf(schema)
    if (words && !words.includes(String(value))) return `"${String(value)}" is not a valid choice.`
    const lost = KEYS[name] && [value].flat().find(id => !find(KEYS[name]!, id))
    if (lost !== undefined && lost !== '') return `Invalid pk "${String(lost)}" - object does not exist.`
    const isNumber = schema.type === 'integer' || schema.format === 'decimal'
    if (isNumber && (value === '' || !(Number(value) >= 0))) return schema.type === 'integer' ? 'A valid integer is required.' : 'A valid number is required.' // oxfmt-ignore
    if (schema.format === 'date' && !isDay(value)) return 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' // oxfmt-ignore
    if (schema.type === 'boolean' && typeof value !== 'boolean') return 'Must be a valid boolean.'
    if (schema.format === 'email' && !/^\S+@\S+\.\S+$/.test(String(value))) return 'Enter a valid email address.'
    return undefined
  }
  /** What can be written of a body, or why it cannot. */
  const read = (path: string, given: Given): { fields: Given; refused?: Reply } => {
    const { fields, readOnly } = COT_RESOURCES[path]!
    const taken: Given = {}
    for (const [name, value] of Object.entries(given)) {
      if (!(name in fields) || readOnly.includes(name)) continue
      const message = wrong(path, name, value)
      if (message !== undefined) return { fields: {}, refused: invalid(name, message) }
      const isNumber = fields[name]!.type === 'integer' || fields[name]!.format === 'decimal'
      taken[camel(name)] = value !== null && isNumber ? Number(value) : isObject(value) ? toCamel(value) : value
    }
    return { fields: taken }
  }
  const passes = (path: string, row: Row, name: string, value: string, query: URLSearchParams): boolean => {
    const { filters, ranges, search } = COT_RESOURCES[path]!
    if (name === 'search') return search.some(field => String(row[camel(field)]).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    if (name === 'amenities' && filters.includes(name)) return query.getAll(name).some(id => (row.amenities as number[]).includes(Number(id))) // oxfmt-ignore
    if (filters.includes(name)) return String(row[camel(name)]).toLowerCase() === value.toLowerCase()
    const [, of, side] = /^(.*)_(after|before|min|max)$/.exec(name) ?? []
    if (of === undefined || !ranges.includes(of)) return true
    const held = row[camel(of)] as string | number
    const bound = typeof held === 'number' ? Number(value) : value
    return side === 'after' || side === 'min' ? held >= bound : held <= bound
  }
  const oddOf = (path: string, name: string, value: string): string | undefined => {
    const { filters, ranges } = COT_RESOURCES[path]!
    const words = filters.includes(name) ? wordsOf(schemaOf(path, name)) : undefined
    if (words && !words.includes(value)) return `Select a valid choice. ${value} is not one of the available choices.`
    const [, of, side] = /^(.*)_(after|before|min|max)$/.exec(name) ?? []
    if (of === undefined || !ranges.includes(of)) return undefined
    if (side === 'after' || side === 'before') return isDay(value) ? undefined : 'Enter a valid date.'
    return Number.isNaN(Number(value)) ? 'Enter a number.' : undefined
  }
  const sorted = (path: string, rows: Row[], ordering: string | null): Row[] => {
    const field = ordering?.replace(/^-/, '') ?? ''
    if (!COT_RESOURCES[path]!.ordering.includes(field)) return rows
    const [sign, key] = [ordering!.startsWith('-') ? -1 : 1, camel(field)]
    return rows.toSorted((one, other) => sign * (one[key]! < other[key]! ? -1 : one[key]! > other[key]! ? 1 : 0))
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const wanted = [...query].filter(([, value]) => value !== '')
      for (const [name, value] of wanted) {
        const odd = oddOf(path, name, value)
        if (odd !== undefined) return invalid(name, odd)
      }
      const found = rowsOf(path).filter(row => wanted.every(([name, value]) => passes(path, row, name, value, query)))
      const rows = sorted(path, found, query.get('ordering'))
      const [page, asked] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 20)]
      const size = Number.isInteger(asked) && asked > 0 ? Math.min(asked, 100) : 20
      const last = Math.max(1, Math.ceil(rows.length / size))
      if (!(Number.isInteger(page) && page >= 1 && page <= last)) return refuse('Invalid page.', 404)
      const link = (to: number) => {
        if (to < 1 || to > last) return null
        const parameters = new URLSearchParams(query)
        parameters.set('page', String(to))
        return `${server.url}${url.pathname}?${parameters}`
      }
      const results = rows.slice((page - 1) * size, page * size).map(row => write(path, row))
      return { body: { count: rows.length, next: link(page + 1), previous: link(page - 1), results } }
    }
  const withRow =
    (path: string, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path: [id], body }: Incoming): Reply => {
      const row = find(path, id)
      if (!row) return refuse(`No ${COT_RESOURCES[path]!.model} matches the given query.`, 404)
      return answer?.(row, (body ?? {}) as Given) ?? { body: write(path, row) }
    }

  const DEFAULTS: Record<string, () => Given> = {
    bookings: () => ({ reference: `BK-${20_417 + 3 * data.cotBookings.length}`, status: 'provisional', channel: 'phone', children: 0, dogs: 0, specialRequests: '', bookedAt: now, cancelledAt: null }), // oxfmt-ignore
    cleanings: () => ({ status: 'scheduled', isDeepClean: false, durationMinutes: 0, cost: 0, notes: '' }),
    cottages: () => ({ amenities: [], village: '', location: { latitude: 0, longitude: 0 }, bathrooms: 1, dogsAllowed: false, cleaningFee: 0, minimumNights: 3, description: '', listedOn: day(0) }), // oxfmt-ignore
    guests: () => ({ phone: null, address: { street: '', town: '', postcode: '', country: 'GB' }, marketingOptIn: false, createdAt: now }), // oxfmt-ignore
    owners: () => ({ phone: '', address: { street: '', town: '', postcode: '' }, payoutMethod: 'bank_transfer', contractSignedOn: day(0), notes: '' }), // oxfmt-ignore
    payments: () => ({ status: 'pending', paidAt: null }),
  }
  /** Why a stay cannot be: it ends before it begins, or somebody else is there. */
  const refusedStay = (row: Given): Reply | undefined => {
    const [checkIn, checkOut] = [String(row.checkIn), String(row.checkOut)]
    if (checkOut <= checkIn) return invalid('check_out', 'The departure must be after the arrival.')
    const others = data.cotBookings.filter(one => one.id !== row.id && one.cottage === row.cottage && one.status !== 'cancelled') // oxfmt-ignore
    const isTaken = others.some(one => one.checkIn < checkOut && one.checkOut > checkIn)
    return isTaken ? invalid('non_field_errors', 'The cottage is already booked in this period.') : undefined
  }
  /** A stay is priced anew from its nights, its cottage and its dogs; a payment that is paid has a day. */
  const follow = (path: string, row: Given, changed: Given): void => {
    if (path === 'payments' && changed.status === 'paid') row.paidAt ??= now
    if (path !== 'bookings' || !['cottage', 'checkIn', 'checkOut', 'dogs'].some(name => name in changed)) return
    const { nightlyRate, cleaningFee } = data.cotCottages.find(one => one.id === row.cottage)!
    const nights = (Date.parse(String(row.checkOut)) - Date.parse(String(row.checkIn))) / 86_400_000
    const season = ['06', '07', '08'].includes(String(row.checkIn).slice(5, 7)) ? 1.25 : 1
    const [rentalAmount, dogFee] = [pence(nightlyRate * nights * season), DOG_FEE * Number(row.dogs)]
    Object.assign(row, { nights, rentalAmount, cleaningFee, dogFee, totalPrice: pence(rentalAmount + cleaningFee + dogFee) }) // oxfmt-ignore
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const lacking = COT_RESOURCES[path]!.required.filter(name => given[name] === undefined || given[name] === '')
      if (lacking.length > 0) return { status: 400, body: Object.fromEntries(lacking.map(name => [name, ['This field is required.']])) } // oxfmt-ignore
      const { fields, refused } = read(path, given)
      if (refused) return refused
      const defaults = DEFAULTS[path]?.() ?? {}
      if (isObject(fields.address)) fields.address = { ...(defaults.address as Given), ...fields.address }
      const row = { id: Math.max(...rowsOf(path).map(one => Number(one.id))) + 1, ...defaults, ...fields } as Row
      const clash = path === 'bookings' ? refusedStay(row) : undefined
      if (clash) return clash
      follow(path, row, row)
      rowsOf(path).push(row)
      return { status: 201, body: write(path, row) }
    }
  /** Of an object within a record, what is not given stays. */
  const change = (path: string) =>
    withRow(path, (row, given) => {
      const { fields, refused } = read(path, given)
      if (refused) return refused
      const merged = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isObject(value) && isObject(row[name]) ? { ...row[name], ...value } : value])) // oxfmt-ignore
      const clash = path === 'bookings' ? refusedStay({ ...row, ...merged }) : undefined
      if (clash) return clash
      follow(path, Object.assign(row, merged), merged)
      return undefined
    })
  const drop = (path: string) =>
    withRow(path, row => {
      const holder = HOLDERS[path]?.find(([other, key]) => rowsOf(other).some(one => one[key] === row.id))
      if (holder) return refuse(`Cannot delete: it is referenced by ${holder[0]}.`, 409)
      rowsOf(path).splice(rowsOf(path).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const become = (from: readonly string[], to: Given) =>
    withRow('bookings', row => {
      if (!from.includes(String(row.status))) return refuse(`The booking is already ${String(row.status).replace('_', ' ')}.`, 409) // oxfmt-ignore
      Object.assign(row, to)
      return undefined
    })

  const at = (path: string) => new RegExp(`^/api/v1/${path.replace(':id', String.raw`(\d+)`)}/$`)
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/$/, () => ({ body: COTTAGES_DESCRIPTION })],
    ...Object.entries(COT_RESOURCES).flatMap(([path, { writes }]): Handler[] => [
      ['GET', at(path), list(path)],
      ['GET', at(`${path}/:id`), withRow(path)],
      ...(writes.includes('create') ? [['POST', at(path), create(path)] satisfies Handler] : []),
      ...(writes.includes('partial_update') ? [['PATCH', at(`${path}/:id`), change(path)] satisfies Handler] : []),
      ...(writes.includes('destroy') ? [['DELETE', at(`${path}/:id`), drop(path)] satisfies Handler] : []),
    ]),
    [
      'POST',
      at('bookings/:id/cancel'),
      become(['provisional', 'confirmed'], { status: 'cancelled', cancelledAt: now }),
    ],
    ['POST', at('bookings/:id/confirm'), become(['provisional'], { status: 'confirmed' })],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
