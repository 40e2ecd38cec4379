import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createNurseriesData, inBrief, sessionPrice, weekdayOf, type NurseriesData } from './data.ts'
import { BODIES, CHANGED, fieldsOf, FILTERS, FURTHER, NEEDED, NESTED, NURSERIES_DESCRIPTION, SORTS } from './description.ts' // oxfmt-ignore
import type { NurseryChild, NurseryInvoice } from './kinds.ts'

type Given = Record<string, unknown>
type Kind = keyof NurseriesData
interface Schema {
  $ref?: string
  type?: string
  enum?: string[]
  format?: string
  pattern?: string
  nullable?: boolean
  minimum?: number
  maximum?: number
  items?: Schema
}
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (statusCode: number, message: string): Reply => ({ status: statusCode, body: { statusCode, message: [message], error: ERRORS[statusCode] } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} should not be empty`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { siteId: 'nurserySites', roomId: 'nurseryRooms', managerId: 'nurseryStaff', leaderId: 'nurseryStaff', keyWorkerId: 'nurseryStaff', childId: 'nurseryChildren', guardianId: 'nurseryGuardians', requestedById: 'nurseryGuardians', billToId: 'nurseryGuardians' } // oxfmt-ignore
const PREFIXES: Record<string, string> = { nurserySites: 'site', nurseryRooms: 'room', nurseryStaff: 'stf', nurseryChildren: 'chd', nurseryGuardians: 'grd', nurseryBookings: 'bkg', nurseryInvoices: 'inv' } // oxfmt-ignore
const fieldOf = (key: string) => key.replace(/Id$/, '')
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const cursorOf = (id: string) => Buffer.from(id).toString('base64url')

/** Why a value cannot be taken. */
function wrong(name: string, schema: Schema, value: unknown): string | undefined {
  if (value === null) return schema.nullable || ['roomId', 'leaderId', 'managerId', 'keyWorkerId'].includes(name) ? undefined : `${name} should not be empty` // oxfmt-ignore
  if (schema.$ref) {
    if (typeof value !== 'object' || Array.isArray(value)) return `${name} must be an object`
    const { fields } = NESTED[schema.$ref.split('/').at(-1)!]!
    for (const [part, inner] of Object.entries(value)) {
      const reason = fields[part] ? wrong(`${name}.${part}`, fields[part], inner) : `property ${name}.${part} should not exist` // oxfmt-ignore
      if (reason) return reason
    }
    return undefined
  }
  if (schema.items) {
    if (!Array.isArray(value)) return `${name} must be an array`
    return value.map(one => wrong(`each value in ${name}`, schema.items!, one)).find(Boolean)
  }
  if (schema.enum) return schema.enum.includes(value as string) ? undefined : `${name} must be one of the following values: ${schema.enum.join(', ')}` // oxfmt-ignore
  if (schema.format === 'date') return isDay(value) ? undefined : `${name} must be a valid ISO 8601 date string`
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : `${name} must be a boolean value`
  if (schema.type === 'string') {
    if (typeof value !== 'string') return `${name} must be a string`
    return schema.pattern && !new RegExp(schema.pattern).test(value) ? `${name} must match ${schema.pattern}` : undefined // oxfmt-ignore
  }
  if (typeof value !== 'number' || (schema.type === 'integer' && !Number.isInteger(value))) return `${name} must be ${schema.type === 'integer' ? 'an integer' : 'a'} number` // oxfmt-ignore
  if (value < (schema.minimum ?? -Infinity)) return `${name} must not be less than ${schema.minimum}`
  return value > (schema.maximum ?? Infinity) ? `${name} must not be greater than ${schema.maximum}` : undefined
}

/** The rows after the one that the cursor tells, and a cursor for those that are left. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(Number.isInteger(limit) && limit >= 1)) return refuse(400, 'limit must not be less than 1')
  if (limit > 100) return refuse(400, 'limit must not be greater than 100')
  const cursor = query.get('cursor')
  const from = cursor === null ? 0 : 1 + rows.findIndex(row => cursorOf((row as Row).id as string) === cursor)
  if (cursor !== null && from === 0) return refuse(400, 'cursor is not valid')
  const page = rows.slice(from, from + limit)
  const hasMore = from + limit < rows.length
  return { body: { data: page, meta: { limit, hasMore, nextCursor: hasMore ? cursorOf((page.at(-1) as Row).id as string) : null } } } // oxfmt-ignore
}

/** Starts the service of the nurseries. `data` is what it serves and changes; `reset` puts it back. */
export async function startNurseries({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createNurseriesData(clock)
  const { day, moment } = createDays(clock)
  const [today, now] = [day(0), moment(0, 0.5)]
  const keyOf = (kind: string, number: number) => `${PREFIXES[kind]}_${number.toString(36).padStart(8, 'n')}`
  const { withRow, remove, add } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf })
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const find = (kind: Kind, id: unknown) => rowsOf(kind).find(one => one.id === id)
  /** Why a body cannot be taken: something undeclared, a wrong value, or a key that leads nowhere. */
  const refusal = (fields: Record<string, Schema>, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (!fields[name]) return `property ${name} should not exist`
      const reason = wrong(name, fields[name], value)
      if (reason) return reason
      if (TARGETS[name] && value !== null && !find(TARGETS[name], value)) return `${name} does not exist`
    }
    return undefined
  }
  const brief = (kind: Kind, id: unknown) => inBrief(find(kind, id) as unknown as { id: string })
  /** `roomId: 'room_ab'` as `room: {id: 'room_ab', name: …}`. */
  const nest = (given: Given): Given =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        if (!TARGETS[name]) return [name, value]
        return [fieldOf(name), value === null ? null : brief(TARGETS[name], value)]
      }),
    )
  const isWanted = (row: Row, name: string, value: string): boolean => {
    if (name === 'search') return String(row.name ?? `${String(row.firstName)} ${String(row.lastName)}`).toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
    if (name === 'dateFrom') return String(row.date) >= value
    if (name === 'dateTo') return String(row.date) <= value
    if (name === 'dueBefore') return row.dueOn !== null && String(row.dueOn) < value
    if (name === 'allergy') return (row.allergies as string[]).includes(value)
    if (name === 'guardianId') return (row as unknown as NurseryChild).guardians.some(one => one.guardian.id === value)
    if (TARGETS[name]) return (row[fieldOf(name)] as Row | null)?.id === value
    return String(row[name]).toLowerCase() === value.toLowerCase()
  }
  const list =
    (kind: Kind, dto: string) =>
    ({ query }: Incoming): Reply => {
      const fields = fieldsOf(dto, FILTERS[dto]) as Record<string, Schema>
      const given = [...query].filter(([name]) => !['cursor', 'limit', 'sortBy', 'sortOrder'].includes(name))
      for (const [name, value] of given) {
        if (!fields[name]) return refuse(400, `property ${name} should not exist`)
        const isFlag = fields[name].type === 'boolean' && ['true', 'false'].includes(value)
        const reason = isFlag ? undefined : wrong(name, fields[name], value)
        if (reason) return refuse(400, reason)
      }
      const [by, order] = [query.get('sortBy'), query.get('sortOrder') ?? 'asc']
      if (by !== null && !SORTS[dto]?.includes(by)) return refuse(400, `sortBy must be one of the following values: ${(SORTS[dto] ?? []).join(', ')}`) // oxfmt-ignore
      if (!['asc', 'desc'].includes(order)) return refuse(400, 'sortOrder must be one of the following values: asc, desc') // oxfmt-ignore
      const rows = rowsOf(kind).filter(row => given.every(([name, value]) => isWanted(row, name, value)))
      const compare = (one: unknown, other: unknown) => ((one ?? '') < (other ?? '') ? -1 : (one ?? '') > (other ?? '') ? 1 : 0) // oxfmt-ignore
      if (by !== null) rows.sort((one, other) => compare(one[by], other[by]) * (order === 'asc' ? 1 : -1))
      return cut(rows, query)
    }
  const invoiced = (row: Given) => ({ totalCents: Number(row.feesCents) - Number(row.subsidyCents) })
  const change = (kind: Kind, dto: string) =>
    withRow(kind, (row, given) => {
      const reason = refusal(fieldsOf(dto, CHANGED[dto]) as Record<string, Schema>, given)
      if (reason) return refuse(400, reason)
      const nested = nest(given)
      const parts = ['address', 'openingHours', 'doctor'].filter(name => name in nested)
      mergeInto(row, Object.fromEntries(parts.map(name => [name, nested[name]])))
      Object.assign(row, Object.fromEntries(Object.entries(nested).filter(([name]) => !parts.includes(name))))
      if (kind === 'nurseryInvoices') Object.assign(row, invoiced(row))
      return undefined
    })
  /** What a new record has that its body does not say; a text is why it cannot be. */
  const defaults: Record<Kind, (given: Given) => Given | string> = {
    nurserySites: () => ({ phone: '', email: '', manager: null, openingHours: { opensAt: '07:30', closesAt: '18:00' }, tuslaNumber: '', hasGarden: false, openedOn: today }), // oxfmt-ignore
    nurseryRooms: () => ({ childrenPerAdult: 8, leader: null, hasSleepArea: false }),
    nurseryStaff: () => ({ room: null, email: '', phone: '', qualificationLevel: null, currency: 'EUR', hiredOn: today, leftOn: null, isActive: true, vettingExpiresOn: shiftDay(today, 1095), firstAidExpiresOn: null }), // oxfmt-ignore
    nurseryChildren: () => ({ status: 'WAITLISTED', room: null, keyWorker: null, attendanceDays: [], guardians: [], allergies: [], diet: 'NONE', photoConsent: false, doctor: { name: '', phone: '' }, requestedStartDate: null, startDate: null, endDate: null, notes: null, createdAt: now }), // oxfmt-ignore
    nurseryGuardians: () => ({ email: null, address: { street: '', town: '', eircode: '' }, isBillPayer: false, createdAt: now }), // oxfmt-ignore
    nurseryBookings: ({ childId, date, session }) => {
      const child = data.nurseryChildren.find(one => one.id === childId)!
      const room = data.nurseryRooms.find(one => one.id === child.room?.id)
      if (!room) return 'The child is not enrolled'
      if (['SAT', 'SUN'].includes(weekdayOf(String(date)))) return 'The nursery is closed on that day'
      return { site: child.site, status: 'REQUESTED', priceCents: sessionPrice(room.ageGroup, String(session)), currency: 'EUR', requestedBy: null, requestedAt: now, note: null } // oxfmt-ignore
    },
    nurseryInvoices: given => {
      const lines = given.lines as { description: string; childId: string; amountCents: number }[]
      if (lines.some(one => !find('nurseryChildren', one.childId))) return 'lines.childId does not exist'
      const feesCents = lines.reduce((sum, one) => sum + one.amountCents, 0)
      const subsidyCents = Number(given.subsidyCents ?? 0)
      return { number: `LO-${4100 + data.nurseryInvoices.length}`, status: 'DRAFT', feesCents, subsidyCents, totalCents: feesCents - subsidyCents, currency: 'EUR', issuedOn: null, dueOn: null, paidOn: null } // oxfmt-ignore
    },
  }
  const linesOf = (given: Given): Given => {
    const lines = given.lines as { description: string; childId: string; amountCents: number }[] | undefined
    return lines ? { lines: lines.map(({ description, childId, amountCents }) => ({ description, child: brief('nurseryChildren', childId), amountCents })) } : {} // oxfmt-ignore
  }
  const create = (kind: Kind, dto: string) =>
    add(kind, NEEDED[dto]!, given => {
      const reason = refusal(fieldsOf(dto, [...NEEDED[dto]!, ...FURTHER[dto]!]) as Record<string, Schema>, given)
      if (reason) return reason
      const rest = defaults[kind](given)
      return typeof rest === 'string' ? rest : { ...rest, ...nest(given), ...linesOf(given) }
    })
  const pointsTo = (value: unknown, id: string): boolean => {
    if (Array.isArray(value)) return value.some(one => pointsTo(one, id))
    if (typeof value !== 'object' || value === null) return false
    return (value as Row).id === id || Object.values(value).some(inner => pointsTo(inner, id))
  }
  /** Records that others point to stay, and invoices that have been sent. */
  const drop = (kind: Kind) => (incoming: Incoming) => {
    const id = incoming.path[0]!
    const invoice = data.nurseryInvoices.find(one => one.id === id)
    if (invoice && invoice.status !== 'DRAFT') return refuse(409, `Invoice is ${invoice.status}`)
    const isUsed = (Object.keys(data) as Kind[]).some(other => rowsOf(other).some(row => row.id !== id && pointsTo(Object.values(row), id))) // oxfmt-ignore
    return isUsed ? refuse(409, 'Other records refer to it') : remove(kind)(incoming)
  }
  /** Another state; `body` is what is sent along. */
  const become = (kind: Kind, from: readonly string[], to: (row: Row, given: Given) => Given | string, body?: string) =>
    withRow(kind, (row, given) => {
      const { fields, required } = BODIES[body ?? ''] ?? { fields: {}, required: [] }
      const lacking = required.find(name => given[name] === undefined)
      const reason = lacking ? `${lacking} should not be empty` : refusal(fields as Record<string, Schema>, given)
      if (reason) return refuse(400, reason)
      if (from.length > 0 && !from.includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
      const next = to(row, given)
      return typeof next === 'string' ? refuse(400, next) : void Object.assign(row, next)
    })
  const enrol = (row: Row, given: Given) => {
    const room = data.nurseryRooms.find(one => one.id === given.roomId)!
    if (room.site.id !== (row as unknown as NurseryChild).site.id) return 'roomId belongs to another site'
    return { ...nest(given), status: 'ENROLLED', requestedStartDate: null }
  }
  const join = (row: Row, { guardianId, relationship, canCollect = false }: Given) => {
    const { guardians } = row as unknown as NurseryChild
    if (guardians.some(one => one.guardian.id === guardianId)) return 'The child has this guardian'
    return { guardians: [...guardians, { guardian: brief('nurseryGuardians', guardianId), relationship, isPrimary: guardians.length === 0, canCollect }] } // oxfmt-ignore
  }
  const pay = (_: Row, { paidOn = today }: Given): Partial<NurseryInvoice> => ({ status: 'PAID', paidOn: String(paidOn) }) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', '([^/]+)')}$`)
  const resource = (kind: Kind, dto: string, path: string): Handler[] => [
    ['GET', at(path), list(kind, dto)],
    ['POST', at(path), create(kind, dto)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind, dto)],
    ['DELETE', at(`${path}/:id`), drop(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api-json$/, () => ({ body: NURSERIES_DESCRIPTION })],
    ...resource('nurserySites', 'Site', 'sites'),
    ...resource('nurseryRooms', 'Room', 'rooms'),
    ...resource('nurseryStaff', 'StaffMember', 'staff'),
    ...resource('nurseryChildren', 'Child', 'children'),
    ['POST', at('children/:id/enrol'), become('nurseryChildren', ['WAITLISTED'], enrol, 'EnrolChildDto')],
    ['POST', at('children/:id/guardians'), become('nurseryChildren', [], join, 'AddGuardianDto')],
    ...resource('nurseryGuardians', 'Guardian', 'guardians'),
    ...resource('nurseryBookings', 'Booking', 'bookings'),
    ['POST', at('bookings/:id/confirm'), become('nurseryBookings', ['REQUESTED'], () => ({ status: 'CONFIRMED' }))],
    ['POST', at('bookings/:id/decline'), become('nurseryBookings', ['REQUESTED'], () => ({ status: 'DECLINED' }))],
    ...resource('nurseryInvoices', 'Invoice', 'invoices'),
    ['POST', at('invoices/:id/send'), become('nurseryInvoices', ['DRAFT'], () => ({ status: 'SENT', issuedOn: today, dueOn: shiftDay(today, 14) }))], // oxfmt-ignore
    ['POST', at('invoices/:id/mark-paid'), become('nurseryInvoices', ['SENT', 'OVERDUE'], pay, 'MarkPaidDto')],
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find this route').body, port)
  return { ...server, data, reset: createReset(data) }
}
