import { randomUUID } from 'node:crypto'
import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createArchstudioData, inBrief, personInBrief, projectInBrief, type ArchstudioData } from './data.ts'
import { ARCHSTUDIO_DESCRIPTION, CHANGED, fieldsOf, FILTERS, FURTHER, KEYS, NEEDED, NESTED, SORTS } from './description.ts' // oxfmt-ignore
import type { ArchClient, ArchEmployee, ArchProject } from './kinds.ts'

type Given = Record<string, unknown>
type Kind = keyof ArchstudioData
interface Schema {
  $ref?: string
  type?: string
  enum?: string[]
  format?: string
  nullable?: boolean
  minimum?: number
  maximum?: number
}
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (statusCode: number, message: string): Reply => ({ status: statusCode, body: { statusCode, message: [message], error: ERRORS[statusCode] } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} should not be empty`)
const cents = (amount: number) => Math.round(100 * amount) / 100
/** What a key points to. */
const TARGETS: Record<string, Kind> = { clientId: 'archClients', projectId: 'archProjects', employeeId: 'archEmployees', projectManagerId: 'archEmployees', phaseId: 'archPhases' } // oxfmt-ignore
const fieldOf = (key: string) => key.replace(/Id$/, '')
/** What answers show of it. */
const shown = (kind: Kind, row: unknown): object => {
  if (kind === 'archEmployees') return personInBrief(row as ArchEmployee)
  return kind === 'archProjects' ? projectInBrief(row as ArchProject) : inBrief(row as ArchClient)
}
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore

/** Why a value cannot be taken. */
function wrong(name: string, schema: Schema, value: unknown): string | undefined {
  if (value === null) return schema.nullable || name === 'phaseId' ? undefined : `${name} should not be empty`
  if (schema.$ref) {
    const { fields } = NESTED[schema.$ref.split('/').at(-1)!]!
    if (typeof value !== 'object' || Array.isArray(value)) return `${name} must be an object`
    const odd = Object.keys(value).find(key => !(key in fields))
    return odd && `${name}.property ${odd} should not exist`
  }
  if (schema.enum) return schema.enum.includes(value as string) ? undefined : `${name} must be one of the following values: ${schema.enum.join(', ')}` // oxfmt-ignore
  if (schema.format === 'date') return isDay(value) ? undefined : `${name} must be a valid ISO 8601 date string`
  if (schema.format === 'uuid') return UUID.test(String(value)) ? undefined : `${name} must be a UUID`
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : `${name} must be a boolean value`
  if (schema.type === 'string') return typeof value === 'string' ? undefined : `${name} must be a string`
  if (typeof value !== 'number' || (schema.type === 'integer' && !Number.isInteger(value))) return `${name} must be a number` // oxfmt-ignore
  if (value < (schema.minimum ?? -Infinity)) return `${name} must not be less than ${schema.minimum}`
  return value > (schema.maximum ?? Infinity) ? `${name} must not be greater than ${schema.maximum}` : undefined
}

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must not be less than 1')
  if (!(Number.isInteger(limit) && limit >= 1)) return refuse(400, 'limit must not be less than 1')
  if (limit > 100) return refuse(400, 'limit must not be greater than 100')
  return { body: { data: rows.slice((page - 1) * limit, page * limit), meta: { page, limit, total: rows.length } } }
}

/** Starts the office's service. `data` is what it serves and changes; `reset` puts it back. */
export async function startArchstudio({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createArchstudioData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf: () => randomUUID() }) // oxfmt-ignore
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const find = (kind: Kind, id: unknown) => rowsOf(kind).find(one => one.id === id)
  /** Why a body cannot be taken: something undeclared, a wrong value, or a key that leads nowhere. */
  const refusal = (dto: string, declared: readonly string[], given: Given): string | undefined => {
    const fields = fieldsOf(dto, declared) as Record<string, Schema>
    for (const [name, value] of Object.entries(given)) {
      if (!fields[name]) return `property ${name} should not exist`
      const reason = wrong(name, fields[name], value)
      if (reason) return reason
      if (TARGETS[name] && value !== null && !find(TARGETS[name], value)) return `${name} does not exist`
    }
    const phase = given.phaseId ? find('archPhases', given.phaseId) : undefined
    if (phase && given.projectId && (phase.project as Row).id !== given.projectId) return 'phaseId belongs to another project' // oxfmt-ignore
    return undefined
  }
  /** `employeeId: 'ab…'` as `employee: {id: 'ab…', name: …}`. */
  const nest = (given: Given): Given =>
    Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        if (!TARGETS[name]) return [name, value]
        return [fieldOf(name), value === null ? null : shown(TARGETS[name], find(TARGETS[name], value))]
      }),
    )
  const isWanted = (row: Row, name: string, value: string) => {
    const has = (text: unknown) => String(text ?? '').toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
    if (name === 'search') return has(row.number) || has(row.name) || has(row.lastName && `${String(row.firstName)} ${String(row.lastName)}`) // oxfmt-ignore
    if (name === 'dateFrom') return String(row.date) >= value
    if (name === 'dateTo') return String(row.date) <= value
    if (name === 'issuedFrom') return row.issuedOn !== null && String(row.issuedOn) >= value
    if (name === 'issuedTo') return row.issuedOn !== null && String(row.issuedOn) <= value
    if (TARGETS[name]) return (row[fieldOf(name)] as Row | null)?.id === value
    return String(row[name]).toLowerCase() === value.toLowerCase()
  }
  const list =
    (kind: Kind, dto: string) =>
    ({ query }: Incoming): Reply => {
      const fields = fieldsOf(dto, FILTERS[dto]) as Record<string, Schema>
      const given = [...query].filter(([name]) => !['page', 'limit', 'sortBy', 'sortOrder'].includes(name))
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
  /** A key that is none is refused before the record is looked for, as a pipe does. */
  const withKey =
    (handler: (incoming: Incoming) => Reply) =>
    (incoming: Incoming): Reply =>
      UUID.test(incoming.path[0]!) ? handler(incoming) : refuse(400, 'Validation failed (uuid is expected)')
  const priced = (row: Given) => {
    const net = Number(row.netAmount)
    return { vatAmount: cents(net * 0.2), grossAmount: cents(net * 1.2) }
  }
  const change = (kind: Kind, dto: string) =>
    withRow(kind, (row, given) => {
      const reason = refusal(dto, CHANGED[dto]!, given)
      if (reason) return refuse(400, reason)
      const { address, contactPerson, ...rest } = nest(given)
      Object.assign(row, rest)
      mergeInto(row, { ...(address !== undefined && { address }), ...(contactPerson !== undefined && { contactPerson }) }) // oxfmt-ignore
      if (kind === 'archInvoices') Object.assign(row, priced(row))
      return undefined
    })
  const nextNumber = (kind: 'archProjects' | 'archInvoices', prefix: string) => {
    const taken = data[kind].filter(one => one.number.startsWith(prefix)).map(one => Number(one.number.slice(prefix.length))) // oxfmt-ignore
    return `${prefix}${String(Math.max(0, ...taken) + 1).padStart(3, '0')}`
  }
  /** What a new record has that its body does not say. */
  const defaults: Record<Kind, (given: Given) => Given> = {
    archClients: () => ({ city: '', paymentTermsDays: 30, clientSince: today, notes: null }),
    archEmployees: () => ({ weeklyHours: 38.5, isActive: true, hiredOn: today }),
    archProjects: () => ({ number: nextNumber('archProjects', `${today.slice(0, 4)}-`), status: 'ACQUISITION', address: null, grossFloorArea: 0, constructionCost: 0, feeBudget: 0, hoursBudget: 0, isCompetition: false, startDate: today, plannedCompletion: shiftDay(today, 365), description: null }), // oxfmt-ignore
    archPhases: ({ projectId }) => ({ sequence: 1 + data.archPhases.filter(one => one.project.id === projectId).length, status: 'PLANNED', budgetedHours: 0, startDate: today, endDate: shiftDay(today, 60) }), // oxfmt-ignore
    archMembers: () => ({ allocationPercent: 50, joinedOn: today }),
    archTimeEntries: () => ({ phase: null, isBillable: true, status: 'DRAFT', description: '' }),
    archInvoices: given => ({ number: nextNumber('archInvoices', `INV-${today.slice(0, 4)}-`), client: data.archProjects.find(one => one.id === given.projectId)!.client, phase: null, status: 'DRAFT', ...priced(given), issuedOn: null, dueDate: null, paidOn: null, reminderCount: 0 }), // oxfmt-ignore
  }
  const create = (kind: Kind, dto: string) =>
    add(kind, NEEDED[dto]!, given => refusal(dto, [...NEEDED[dto]!, ...FURTHER[dto]!], given) ?? { ...defaults[kind](given), ...nest(given) }) // oxfmt-ignore
  /** Records that others point to stay. */
  const drop = (kind: Kind) => (incoming: Incoming) => {
    const fields = Object.keys(TARGETS).filter(key => TARGETS[key] === kind).map(fieldOf) // oxfmt-ignore
    const isUsed = (Object.keys(data) as Kind[]).some(other => rowsOf(other).some(row => fields.some(field => (row[field] as Row | null | undefined)?.id === incoming.path[0]))) // oxfmt-ignore
    return isUsed ? refuse(409, 'Other records refer to it') : remove(kind)(incoming)
  }
  const become = (kind: Kind, from: readonly string[], to: (row: Row, given: Given) => Given | string) =>
    withRow(kind, (row, given) => {
      if (!from.includes(String(row.status))) return refuse(409, `It is ${String(row.status)}`)
      const next = to(row, given)
      return typeof next === 'string' ? refuse(400, next) : void Object.assign(row, next)
    })
  const send = (row: Row) => {
    const client = data.archClients.find(one => one.id === (row.client as Row).id)!
    return { status: 'SENT', issuedOn: today, dueDate: shiftDay(today, client.paymentTermsDays) }
  }
  const pay = (_: Row, { paidOn = today }: Given) => wrong('paidOn', KEYS.paidOn as Schema, paidOn) ?? { status: 'PAID', paidOn } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '([^/]+)')}$`)
  const resource = (kind: Kind, dto: string, path: string): Handler[] => [
    ['GET', at(path), list(kind, dto)],
    ['POST', at(path), create(kind, dto)],
    ['GET', at(`${path}/:id`), withKey(withRow(kind))],
    ['PATCH', at(`${path}/:id`), withKey(change(kind, dto))],
    ['DELETE', at(`${path}/:id`), withKey(drop(kind))],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api-json$/, () => ({ body: ARCHSTUDIO_DESCRIPTION })],
    ...resource('archClients', 'Client', 'clients'),
    ...resource('archEmployees', 'Employee', 'employees'),
    ...resource('archProjects', 'Project', 'projects'),
    ...resource('archPhases', 'Phase', 'phases'),
    ...resource('archMembers', 'ProjectMember', 'project-members'),
    ...resource('archTimeEntries', 'TimeEntry', 'time-entries'),
    ['POST', at('time-entries/:id/approve'), withKey(become('archTimeEntries', ['SUBMITTED'], () => ({ status: 'APPROVED' })))], // oxfmt-ignore
    ...resource('archInvoices', 'Invoice', 'invoices'),
    ['POST', at('invoices/:id/send'), withKey(become('archInvoices', ['DRAFT'], send))],
    ['POST', at('invoices/:id/mark-paid'), withKey(become('archInvoices', ['SENT', 'OVERDUE'], pay))],
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find this route').body, port)
  return { ...server, data, reset: createReset(data) }
}
