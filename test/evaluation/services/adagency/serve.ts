import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createAdagencyData, pence, VAT } from './data.ts'
import { ADAGENCY_DESCRIPTION } from './description.ts'
import { AD_RESOURCES, wordsOf } from './resources.ts'

type Given = Record<string, unknown>
const refuse = (detail: string, status: number): Reply => ({ status, body: { detail } })
const invalid = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
/** Keys and what they point to. */
const KEYS: Record<string, string> = { client: 'clients', campaign: 'campaigns', channel: 'channels', staff_member: 'staff', lead: 'staff', team: 'staff', account_manager: 'staff' } // oxfmt-ignore
/** Records that keep others from being deleted. */
const HOLDERS: Record<string, [path: string, key: string][]> = {
  clients: [['campaigns', 'client'], ['invoices', 'client']], // oxfmt-ignore
  campaigns: [['placements', 'campaign'], ['time-entries', 'campaign'], ['invoices', 'campaign']], // oxfmt-ignore
}
/** The first and the last day of a record. */
const SPANS: Record<string, [from: string, to: string]> = { campaigns: ['start_date', 'end_date'], placements: ['starts_on', 'ends_on'] } // oxfmt-ignore
const camel = (name: string) => Object.keys(toCamel({ [name]: 0 }))[0]!
const schemaOf = (path: string, name: string): Given | undefined => AD_RESOURCES[path]!.fields[name]
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const isNumeric = (schema: Given) => schema.type === 'integer' || schema.format === 'decimal'
const boundOf = (path: string, name: string) => {
  const [, field, side] = /^(.*)_(after|before)$/.exec(name) ?? []
  return field !== undefined && AD_RESOURCES[path]!.ranges.includes(field) ? { field, side } : undefined
}

/** Starts the advertising agency. `data` is what it serves and changes; `reset` puts it back. */
export async function startAdagency({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAdagencyData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (path: string) => data[AD_RESOURCES[path]!.table] as unknown as Row[]
  const find = (path: string, id: unknown) => rowsOf(path).find(one => String(one.id) === String(id))

  const write = (path: string, row: Row): Given => {
    const { fields, named = {} } = AD_RESOURCES[path]!
    const own = toSnake(row)
    const written = Object.keys(fields).map((name): [string, unknown] => {
      const link = named[name]
      if (link) return [name, find(link[1], own[link[0]])?.name ?? null]
      return [name, fields[name]!.format === 'decimal' && own[name] !== null ? Number(own[name]).toFixed(2) : own[name]]
    })
    return { id: row.id, ...Object.fromEntries(written) }
  }
  /** Why a value cannot be taken for a field. */
  const wrong = (path: string, name: string, value: unknown): string | undefined => {
    const schema = schemaOf(path, name)!
    if (value === null) return schema.nullable ? undefined : 'This field may not be null.'
    const words = wordsOf(schema)
    if (words && !words.includes(String(value))) return `"${String(value)}" is not a valid choice.`
    if (schema.type === 'array' && !Array.isArray(value)) return 'Expected a list of items.'
    const lost = KEYS[name] && [value].flat().find(id => !find(KEYS[name]!, id))
    if (lost !== undefined) return `Invalid pk "${String(lost)}" - object does not exist.`
    if (isNumeric(schema) && (value === '' || !(Number(value) >= 0))) return 'A valid number is required.'
    if (schema.format === 'date' && !isDay(value)) return 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.' // oxfmt-ignore
    if (schema.type === 'boolean' && typeof value !== 'boolean') return 'Must be a valid boolean.'
    if (schema.format === 'email' && !/^\S+@\S+\.\S+$/.test(String(value))) return 'Enter a valid email address.'
    return undefined
  }
  /** What can be written of a body, or why it cannot. */
  const read = (path: string, given: Given, before: Given = {}): { fields: Given; refused?: Reply } => {
    const { fields, readOnly } = AD_RESOURCES[path]!
    const taken: Given = {}
    for (const [name, value] of Object.entries(given)) {
      if (!(name in fields) || readOnly.includes(name)) continue
      const message = wrong(path, name, value)
      if (message !== undefined) return { fields: {}, refused: invalid(name, message) }
      const own = before[camel(name)]
      const plain = isNumeric(fields[name]!) && value !== null ? Number(value) : isObject(value) ? toCamel(value) : value // oxfmt-ignore
      // Of an object within a record, what is not given stays.
      taken[camel(name)] = isObject(plain) && isObject(own) ? { ...own, ...plain } : plain
    }
    const span = SPANS[path]?.map(name => String(taken[camel(name)] ?? before[camel(name)]))
    if (span && span[1]! < span[0]!) return { fields: {}, refused: invalid(SPANS[path]![1], 'The end must not be before the start.') } // oxfmt-ignore
    return { fields: taken }
  }
  const passes = (path: string, row: Row, name: string, value: string): boolean => {
    const { filters, search } = AD_RESOURCES[path]!
    if (name === 'search') return search.some(field => String(row[camel(field)]).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    const held = row[camel(name)]
    if (filters.includes(name)) return Array.isArray(held) ? held.includes(Number(value)) : String(held).toLowerCase() === value.toLowerCase() // oxfmt-ignore
    const bound = boundOf(path, name)
    if (!bound) return true
    const day = row[camel(bound.field)] as string | null
    return day !== null && (bound.side === 'after' ? day >= value : day <= value)
  }
  const oddOf = (path: string, name: string, value: string): string | undefined => {
    const words = AD_RESOURCES[path]!.filters.includes(name) ? wordsOf(schemaOf(path, name)) : undefined
    if (words && !words.includes(value)) return `Select a valid choice. ${value} is not one of the available choices.`
    return boundOf(path, name) && !isDay(value) ? 'Enter a valid date.' : undefined
  }
  const sorted = (path: string, rows: Row[], ordering: string | null): Row[] => {
    const field = ordering?.replace(/^-/, '') ?? ''
    if (!AD_RESOURCES[path]!.ordering.includes(field)) return rows
    const [sign, key] = [ordering!.startsWith('-') ? -1 : 1, camel(field)]
    return rows.toSorted((one, other) => sign * ((one[key] ?? '')! < (other[key] ?? '')! ? -1 : one[key] === other[key] ? 0 : 1)) // oxfmt-ignore
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const wanted = [...query].filter(([, value]) => value !== '')
      for (const [name, value] of wanted) {
        const odd = oddOf(path, name, value)
        if (odd !== undefined) return invalid(name, odd)
      }
      const found = rowsOf(path).filter(row => wanted.every(([name, value]) => passes(path, row, name, value)))
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
      if (!row) return refuse(`No ${AD_RESOURCES[path]!.model} matches the given query.`, 404)
      return answer?.(row, (body ?? {}) as Given) ?? { body: write(path, row) }
    }

  const DEFAULTS: Record<string, () => Given> = {
    campaigns: () => ({ status: 'draft', objective: 'awareness', team: [], brief: '' }),
    channels: () => ({ publisher: '', leadTimeDays: 0, bookingEmail: '' }),
    clients: () => ({ isActive: true, contact: { name: '', email: '', phone: '' }, address: { street: '', city: '', postcode: '' }, retainerFee: null, paymentTermsDays: 30, signedOn: today }), // oxfmt-ignore
    invoices: () => ({ number: `INV-${20_316 + data.adInvoices.length}`, campaign: null, status: 'draft', issueDate: null, dueDate: null, paidOn: null }), // oxfmt-ignore
    placements: () => ({ reference: `PL-${4117 + 3 * data.adPlacements.length}`, status: 'planned', performance: { impressions: null, clicks: null } }), // oxfmt-ignore
    staff: () => ({ jobTitle: '', weeklyHours: 40, isFreelance: false, joinedOn: today }),
    'time-entries': () => ({ isBillable: true, description: '' }),
  }
  /** An invoice's VAT and total come from its net amount. */
  const settle = (path: string, row: Given) => {
    if (path !== 'invoices') return
    const net = Number(row.netAmount)
    Object.assign(row, { vatAmount: pence((net * VAT) / 100), totalAmount: pence(net * (1 + VAT / 100)) })
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const given = (body ?? {}) as Given
      const lacking = AD_RESOURCES[path]!.required.filter(name => given[name] === undefined || given[name] === '')
      if (lacking.length > 0) return { status: 400, body: Object.fromEntries(lacking.map(name => [name, ['This field is required.']])) } // oxfmt-ignore
      const defaults = DEFAULTS[path]!()
      const { fields, refused } = read(path, given, defaults)
      if (refused) return refused
      const row = { id: Math.max(...rowsOf(path).map(one => Number(one.id))) + 1, ...defaults, ...fields } as Row
      settle(path, row)
      rowsOf(path).push(row)
      return { status: 201, body: write(path, row) }
    }
  const change = (path: string) =>
    withRow(path, (row, given) => {
      const { fields, refused } = read(path, given, row)
      if (!refused) settle(path, Object.assign(row, fields))
      return refused
    })
  const drop = (path: string) =>
    withRow(path, row => {
      const holder = HOLDERS[path]?.find(([other, key]) => rowsOf(other).some(one => one[key] === row.id))
      if (holder) return refuse(`Cannot delete: it is referenced by ${holder[0]}.`, 409)
      rowsOf(path).splice(rowsOf(path).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const become = (path: string, from: string, to: (row: Row) => Given) =>
    withRow(path, row => {
      if (row.status !== from) return refuse(`Not possible: it is ${String(row.status).replaceAll('_', ' ')}.`, 409)
      Object.assign(row, to(row))
      return undefined
    })
  const issue = ({ client }: Row) => {
    const { paymentTermsDays } = data.adClients.find(one => one.id === client)!
    return { status: 'sent', issueDate: today, dueDate: shiftDay(today, paymentTermsDays) }
  }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replace(':id', String.raw`(\d+)`)}/$`)
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/$/, () => ({ body: ADAGENCY_DESCRIPTION })],
    ...Object.entries(AD_RESOURCES).flatMap(([path, { writes }]): Handler[] => [
      ['GET', at(path), list(path)],
      ['GET', at(`${path}/:id`), withRow(path)],
      ...(writes.includes('create') ? [['POST', at(path), create(path)] satisfies Handler] : []),
      ...(writes.includes('partial_update') ? [['PATCH', at(`${path}/:id`), change(path)] satisfies Handler] : []),
      ...(writes.includes('destroy') ? [['DELETE', at(`${path}/:id`), drop(path)] satisfies Handler] : []),
    ]),
    ['POST', at('campaigns/:id/hold'), become('campaigns', 'running', () => ({ status: 'on_hold' }))],
    ['POST', at('campaigns/:id/resume'), become('campaigns', 'on_hold', () => ({ status: 'running' }))],
    ['POST', at('invoices/:id/send'), become('invoices', 'draft', issue)],
    ['POST', at('invoices/:id/mark_paid'), become('invoices', 'sent', () => ({ status: 'paid', paidOn: today }))],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
