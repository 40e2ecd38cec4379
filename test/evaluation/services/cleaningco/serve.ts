import { randomUUID } from 'node:crypto'
import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { mergeInto } from '../serve-rows.ts'
import { createCleaningcoData, numbered } from './data.ts'
import { BASE, CLEANINGCO_DESCRIPTION, MEDIA } from './description.ts'
import { filterSchema, RESOURCES, type Schema } from './resources.ts'

type Given = Record<string, unknown>
interface Body {
  data?: { type?: unknown; id?: unknown; attributes?: Given; relationships?: Record<string, { data?: unknown }> }
}
type Act = (row: Row, now: string) => Given | string
const headers = { 'content-type': MEDIA }
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Content' } // oxfmt-ignore
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), title: TITLES[status], detail }] } }) // oxfmt-ignore
const camel = (name: string) => Object.keys(toCamel({ [name]: 0 }))[0]!
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))

/** Why a value does not fit its schema. `isPart`: of an object only some fields are given. */
function wrong(schema: Schema, value: unknown, name: string, isPart = false): string | undefined {
  if (value === null || value === undefined) return schema.nullable ? undefined : `${name} must not be null`
  const reference = (schema.$ref ?? ((schema.allOf as Schema[] | undefined) ?? [])[0]?.$ref) as string | undefined
  if (reference) return wrong((CLEANINGCO_DESCRIPTION.components.schemas as Record<string, Schema>)[reference.split('/').at(-1)!]!, value, name, isPart) // oxfmt-ignore
  if (schema.type === 'object') {
    if (!isObject(value)) return `${name} must be an object`
    const fields = schema.properties as Record<string, Schema>
    const lacking = isPart ? undefined : ((schema.required as string[] | undefined) ?? []).find(field => !(field in value)) // oxfmt-ignore
    if (lacking) return `${name}.${lacking} is required`
    return Object.keys(value).map(field => (fields[field] ? wrong(fields[field], value[field], `${name}.${field}`) : `${name} has no ${field}`)).find(Boolean) // oxfmt-ignore
  }
  if (schema.type === 'array') return Array.isArray(value) ? value.map(one => wrong(schema.items as Schema, one, name)).find(Boolean) : `${name} must be a list` // oxfmt-ignore
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : `${name} must be true or false`
  if (schema.type === 'number' || schema.type === 'integer') {
    const { minimum = 0, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
    const isRight = typeof value === 'number' && (schema.type === 'number' || Number.isInteger(value))
    return isRight && value >= minimum && value <= maximum ? undefined : `${name} must be a number from ${minimum}`
  }
  if (typeof value !== 'string' || value === '') return `${name} must be a text`
  const { enum: choices, pattern, format } = schema as { enum?: string[]; pattern?: string; format?: string }
  if (choices && !choices.includes(value)) return `${name} must be one of ${choices.join(', ')}`
  if (format === 'date' && !isDay(value)) return `${name} must be a date (YYYY-MM-DD)`
  return pattern && !new RegExp(pattern).test(value) ? `${name} must match ${pattern}` : undefined
}

const from =
  (statuses: string[], become: (now: string) => Given): Act =>
  (row, now) =>
    statuses.includes(String(row.status)) ? become(now) : `It is ${String(row.status)}`
const ACTS: Record<string, Record<string, Act>> = {
  jobs: {
    cancel: from(['scheduled'], () => ({ status: 'cancelled' })),
    complete: from(['scheduled', 'in_progress'], () => ({ status: 'completed' })),
  },
  complaints: { resolve: from(['open', 'investigating'], now => ({ status: 'resolved', resolvedOn: now })) },
  invoices: {
    mark_paid: from(['sent', 'overdue'], now => ({ status: 'paid', paidOn: now })),
    void: from(['sent', 'overdue'], () => ({ status: 'void' })),
  },
}
const PREFIXES: Record<string, [field: string, prefix: string, first: number]> = { clients: ['number', 'CLT', 12], sites: ['number', 'SITE', 21], cleaners: ['staffNumber', 'EMP', 104], jobs: ['number', 'JOB', 61], complaints: ['number', 'CMP', 8] } // oxfmt-ignore

/** Starts the cleaning company. `data` is what it serves and changes; `reset` puts it back. */
export async function startCleaningco({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCleaningcoData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (type: string) => (data as unknown as Record<string, Row[]>)[RESOURCES[type]!.table]!
  /** What a new one holds besides what is given. */
  const DEFAULTS: Record<string, Given> = {
    clients: { status: 'active', billingAddress: null, paymentTermsDays: 30, clientSince: today, notes: null },
    sites: { floors: 1, keyHeld: false, accessNotes: null },
    cleaners: { email: null, phone: null, status: 'active', weeklyHours: 39, languages: [], hasDrivingLicence: false, hiredOn: today }, // oxfmt-ignore
    jobs: { status: 'scheduled', startTime: '18:00', hours: 2, qualityScore: null, notes: null, cleanerIds: [] },
    complaints: { status: 'open', reportedBy: null, reportedOn: today, resolvedOn: null, compensation: null, jobId: null }, // oxfmt-ignore
    vehicles: { status: 'in_use', mileageKm: 0, inspectionDueOn: null, driverId: null },
  }

  const write = (type: string, row: Row): object => {
    const { attributes, links } = RESOURCES[type]!
    const link = (to: string, id: unknown) => ({ type: to, id })
    const related = Object.entries(links).map(([name, { type: to, field, many }]) => {
      const held = row[field]
      return [name, { data: many ? (held as string[]).map(id => link(to, id)) : held === null ? null : link(to, held) }]
    })
    return {
      type,
      id: row.id,
      attributes: toSnake(Object.fromEntries(Object.keys(attributes).map(name => [name, row[camel(name)] ?? null]))),
      ...(related.length > 0 && { relationships: Object.fromEntries(related) as Given }),
      links: { self: `${BASE}/${type}/${row.id}` },
    }
  }
  const passes = (type: string, row: Row, name: string, value: string): boolean => {
    const { links } = RESOURCES[type]!
    if (links[name]) return [row[links[name].field]].flat().includes(value)
    if (name === 'city') return (row.address as { city: string }).city.toLowerCase() === value.toLowerCase()
    if (name === 'language') return (row.languages as string[]).some(one => one.toLowerCase() === value.toLowerCase())
    const [, start, side] = /^(scheduled|due)_(from|to)$/.exec(name) ?? []
    if (!start) return String(row[camel(name)]).toLowerCase() === value.toLowerCase()
    const held = String(row[`${start}On`])
    return side === 'from' ? held >= value : held <= value
  }
  const list =
    (type: string) =>
    ({ query }: Incoming): Reply => {
      const resource = RESOURCES[type]!
      const wanted = [...query].flatMap(([name, value]) => (/^filter\[(\w+)\]$/.exec(name) ? [[name.slice(7, -1), value] as const] : [])) // oxfmt-ignore
      const odd = wanted
        .map(([name, value]) => {
          if (!resource.filters.includes(name)) return `Cannot filter ${type} by ${name}`
          const schema = filterSchema(resource, name)
          return wrong(schema, schema.type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value, name)
        })
        .find(Boolean)
      if (odd) return refuse(400, odd)
      const sort = query.get('sort') ?? ''
      const field = sort.replace(/^-/, '')
      if (sort && !resource.sorts.includes(field)) return refuse(400, `Cannot sort ${type} by ${field}`)
      const size = Number(query.get('page[size]') ?? 25)
      if (!(Number.isInteger(size) && size >= 1 && size <= 100)) return refuse(400, 'page[size] must be from 1 to 100')
      const rows = rowsOf(type).filter(row => wanted.every(([name, value]) => passes(type, row, name, value)))
      const key = camel(field)
      const sign = sort.startsWith('-') ? -1 : 1
      if (sort) rows.sort((one, other) => (one[key] === other[key] ? 0 : (one[key] as number) < (other[key] as number) ? -sign : sign)) // oxfmt-ignore
      const cursor = query.get('page[after]')
      const last = cursor ? Buffer.from(cursor, 'base64url').toString() : undefined
      const start = last === undefined ? 0 : rows.findIndex(({ id }) => id === last) + 1
      if (last !== undefined && start === 0) return refuse(400, 'page[after] is not a cursor of this list')
      const shown = rows.slice(start, start + size)
      const hasMore = start + size < rows.length
      const next = hasMore ? Buffer.from(String(shown.at(-1)!.id)).toString('base64url') : null
      const address = (after: string | null) => {
        const to = new URLSearchParams(query)
        if (after) to.set('page[after]', after)
        return `${BASE}/${type}${to.size > 0 ? `?${to.toString()}` : ''}`
      }
      const links = { self: address(cursor), next: next && address(next) }
      return { headers, body: { data: shown.map(row => write(type, row)), links, meta: { page: { size, has_more: hasMore, next_cursor: next } } } } // oxfmt-ignore
    }

  /** What a document gives, as rows hold it, or why it cannot be taken. */
  const read = (type: string, names: readonly string[], body: Body | undefined, isPart: boolean): Given | Reply => {
    const { attributes, links } = RESOURCES[type]!
    if (!isObject(body?.data)) return refuse(400, 'data is required')
    if (body.data.type !== type) return refuse(409, `type must be ${type}`)
    const given: Given = {}
    for (const [name, value] of Object.entries(body.data.attributes ?? {})) {
      if (!names.includes(name) || !attributes[name]) return refuse(422, `${name} cannot be set`)
      const reason = wrong(attributes[name], value, name, isPart)
      if (reason) return refuse(422, reason)
      Object.assign(given, toCamel({ [name]: value }))
    }
    for (const [name, link] of Object.entries(body.data.relationships ?? {})) {
      const own = links[name]
      if (!own || !names.includes(name)) return refuse(422, `${name} cannot be set`)
      const ids = [link.data ?? []].flat().map(one => (one as { id?: unknown }).id)
      const isLost = ids.some(id => rowsOf(own.type).every(row => row.id !== id))
      if (isLost || (!own.many && !own.nullable && ids.length !== 1)) return refuse(422, `${name} does not exist`)
      given[own.field] = own.many ? ids : (ids[0] ?? null)
    }
    return given
  }
  const isReply = (value: Given | Reply): value is Reply => 'headers' in value
  const withRow =
    (type: string, answer: (row: Row, body: Body | undefined) => Reply | undefined = () => undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(type).find(one => one.id === path[0])
      if (!row) return refuse(404, `There is no ${RESOURCES[type]!.one} with this id`)
      return answer(row, body as Body) ?? { headers, body: { data: write(type, row) } }
    }
  const add =
    (type: string) =>
    ({ body }: Incoming): Reply => {
      const { add: names = [], needed = [], links } = RESOURCES[type]!
      const given = read(type, names, body as Body, false)
      if (isReply(given)) return given
      const lacking = needed.find(name => (given[links[name]?.field ?? camel(name)] ?? null) === null)
      if (lacking) return refuse(422, `${lacking} is required`)
      const [field, prefix, first] = PREFIXES[type] ?? []
      const row = { ...DEFAULTS[type], ...given, ...(field && { [field]: numbered(prefix!, first! + rowsOf(type).length) }), id: randomUUID() } as Row // oxfmt-ignore
      rowsOf(type).push(row)
      return { status: 201, headers, body: { data: write(type, row) } }
    }
  const change = (type: string) =>
    withRow(type, (row, body) => {
      const given = read(type, RESOURCES[type]!.change!, body, true)
      if (isReply(given)) return given
      return body!.data!.id === undefined || body!.data!.id === row.id ? void mergeInto(row, given) : refuse(409, 'id is another one') // oxfmt-ignore
    })
  const remove = (type: string) =>
    withRow(type, row => {
      if (type === 'clients' && data.sparkSites.some(one => one.clientId === row.id)) return refuse(409, 'The client still has sites') // oxfmt-ignore
      rowsOf(type).splice(rowsOf(type).indexOf(row), 1)
      return { status: 204, headers, body: null }
    })
  const act = (type: string, action: Act) =>
    withRow(type, row => {
      const next = action(row, today)
      return typeof next === 'string' ? refuse(409, next) : void Object.assign(row, next)
    })

  const at = (path: string) => new RegExp(`^${BASE}/${path.replace(':id', '([^/]+)')}$`)
  const routes = Object.entries(RESOURCES).flatMap(([type, { add: names, change: changed, removable }]): Handler[] => [
    ['GET', at(type), list(type)],
    ['GET', at(`${type}/:id`), withRow(type)],
    ...(names ? [['POST', at(type), add(type)] as Handler] : []),
    ...(changed ? [['PATCH', at(`${type}/:id`), change(type)] as Handler] : []),
    ...(removable ? [['DELETE', at(`${type}/:id`), remove(type)] as Handler] : []),
    ...Object.entries(ACTS[type] ?? {}).map(([name, run]): Handler => ['POST', at(`${type}/:id/${name}`), act(type, run)]), // oxfmt-ignore
  ])
  const description: Handler = ['GET', /^\/openapi\.json$/, () => ({ body: CLEANINGCO_DESCRIPTION })]
  const server = await listenJson([description, ...routes], refuse(404, 'There is no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
