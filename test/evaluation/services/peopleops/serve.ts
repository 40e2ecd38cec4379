import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { invalid, refuse } from '../fastapi.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createPeopleopsData, DEPARTMENTS, EMPLOYEE_STATUSES, EMPLOYMENT_TYPES, EQUIPMENT_CATEGORIES, EQUIPMENT_STATUSES, LEAVE_STATUSES, LEAVE_TYPES, LEVELS, OPENING_STATUSES, WORK_MODELS, workingDays, type PeopleopsData } from './data.ts' // oxfmt-ignore
import { NEEDED, PEOPLEOPS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PeopleopsData
/** What a key points to. */
const TARGETS: Record<string, Kind> = { officeId: 'quillOffices', teamId: 'quillTeams', employeeId: 'quillEmployees', managerId: 'quillEmployees', leadId: 'quillEmployees', hiringManagerId: 'quillEmployees', assignedTo: 'quillEmployees' } // oxfmt-ignore
/** Words of a field, by the kind where kinds differ. */
const WORDS: Record<string, readonly string[]> = {
  department: DEPARTMENTS,
  level: LEVELS,
  employmentType: EMPLOYMENT_TYPES,
  workModel: WORK_MODELS,
  category: EQUIPMENT_CATEGORIES,
  type: LEAVE_TYPES,
  'quillEmployees.status': EMPLOYEE_STATUSES,
  'quillLeaves.status': LEAVE_STATUSES,
  'quillEquipment.status': EQUIPMENT_STATUSES,
  'quillOpenings.status': OPENING_STATUSES,
}
const DATES = ['startDate', 'endDate', 'purchasedOn', 'warrantyUntil', 'closesOn', 'fromDate', 'toDate']
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
const snake = (name: string) => Object.keys(toSnake({ [name]: 0 }))[0]!
const camel = (names: readonly string[]) => names.map(name => Object.keys(toCamel({ [name]: 0 }))[0]!)

/** `offset` and `limit`, with the rows as `results` and the total. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [limit, offset] = [Number(query.get('limit') ?? 50), Number(query.get('offset') ?? 0)]
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 100)) return invalid('query', 'limit', 'Input should be less than or equal to 100') // oxfmt-ignore
  if (!(Number.isInteger(offset) && offset >= 0)) return invalid('query', 'offset', 'Input should be greater than or equal to 0') // oxfmt-ignore
  return { body: { results: rows.slice(offset, offset + limit), total: rows.length, limit, offset } }
}
const BARE = new Set<Kind>(['quillOffices', 'quillTeams'])

/** Starts the HR system. `data` is what it serves and changes; `reset` puts it back. */
export async function startPeopleops({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPeopleopsData(clock)
  const today = createDays(clock).day(0)
  const keyOf = (_: string, number: number) => `7f3c0a52-91d4-4e8b-a6f0-${String(number).padStart(12, '0')}`
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid, keyOf }) // oxfmt-ignore
  /** Which field cannot be taken, and why: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): [name: string, why: string] | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      const words = WORDS[`${kind}.${name}`] ?? WORDS[name]
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return [name, `${snake(name)} does not exist`]
      if (words?.includes(String(value)) === false) return [name, `Input should be ${words.map(one => `'${one}'`).join(', ')}`] // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return [name, 'Input should be a valid date']
    }
    return undefined
  }
  const isWanted = (row: Row, name: string, value: string): boolean => {
    if (name === 'q') return ['firstName', 'lastName', 'email', 'employeeNumber'].some(field => String(row[field]).toLowerCase().includes(value.toLowerCase())) || `${String(row.firstName)} ${String(row.lastName)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
    if (name === 'fromDate') return String(row.endDate) >= value
    if (name === 'toDate') return String(row.startDate) <= value
    return String(row[name]) === value
  }
  const list =
    (kind: Kind, ...names: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => names.includes(name))
      const reason = wrong(kind, Object.fromEntries(given.filter(([name]) => !(name in TARGETS))))
      if (reason) return invalid('query', snake(reason[0]), reason[1])
      const rows = (data[kind] as unknown as Row[]).filter(row => given.every(([name, value]) => isWanted(row, name, String(value)))) // oxfmt-ignore
      return BARE.has(kind) ? { body: rows.map(toSnake) } : cut(rows.map(toSnake), query)
    }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      if (kind === 'quillLeaves' && row.status !== 'pending') return refuse(409, `The request is ${String(row.status)}`)
      const next = { ...row, ...given } as Given
      const reason = wrong(kind, given) ?? (kind === 'quillLeaves' && String(next.endDate) < String(next.startDate) ? ['endDate', 'Must not be before start_date'] : undefined) // oxfmt-ignore
      if (reason) return invalid('body', snake(reason[0]!), reason[1])
      mergeInto(row, given)
      if (kind === 'quillLeaves') row.days = workingDays(String(row.startDate), String(row.endDate))
      return undefined
    })
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) => {
    const take = add(kind, camel(needed), make)
    return (incoming: Incoming): Reply => {
      const reason = wrong(kind, toCamel(incoming.body ?? {}))
      return reason ? invalid('body', snake(reason[0]), reason[1]) : take(incoming)
    }
  }
  const currencyAt = (officeId: unknown) => data.quillOffices.find(one => one.id === officeId)?.currency ?? 'EUR'
  const hire = (given: Given) => ({ phone: null, level: 'mid', managerId: data.quillTeams.find(one => one.id === given.teamId)?.leadId ?? null, employmentType: 'full_time', workModel: 'hybrid', weeklyHours: 40, salary: { amount: 0, currency: currencyAt(given.officeId) }, languages: ['English'], annualLeaveDays: 25, ...given, employeeNumber: 'QS-1990', status: 'active', leaveDaysLeft: given.annualLeaveDays ?? 25, endDate: null }) // oxfmt-ignore
  const wish = (given: Given) => String(given.endDate) < String(given.startDate) ? 'end_date must not be before start_date' : { reason: null, ...given, status: 'pending', days: workingDays(String(given.startDate), String(given.endDate)), approverId: null, requestedAt: clock.toISOString() } // oxfmt-ignore
  const buy = (given: Given) => data.quillEquipment.some(one => one.assetTag === given.assetTag) ? 'asset_tag is taken' : { serialNumber: '', price: { amount: 0, currency: 'EUR' }, purchasedOn: today, warrantyUntil: null, ...given, status: 'in_stock', assignedTo: null, assignedOn: null } // oxfmt-ignore
  const advertise = (given: Given) => ({ level: 'mid', employmentType: 'full_time', workModel: 'hybrid', salaryRange: null, closesOn: null, ...given, status: 'draft', applicantsCount: 0, publishedOn: null }) // oxfmt-ignore
  const offboard = withRow('quillEmployees', (row, given) => {
    if (row.status === 'left') return refuse(409, 'The employee has left already')
    if (!isDay(given.endDate)) return invalid('body', 'end_date')
    Object.assign(row, { endDate: given.endDate, ...(String(given.endDate) <= today && { status: 'left' }) })
    return undefined
  })
  const assign = withRow('quillEquipment', (row, given) => {
    if (!isThere('quillEmployees', given.employeeId))
      return invalid('body', 'employee_id', 'employee_id does not exist')
    if (row.status !== 'in_stock') return refuse(409, `The piece is ${String(row.status)}`)
    Object.assign(row, { status: 'in_use', assignedTo: given.employeeId, assignedOn: today })
    return undefined
  })
  const reports = withRow('quillEmployees', row => ({ body: data.quillEmployees.filter(one => one.managerId === row.id).map(toSnake) })) // oxfmt-ignore
  const decide = (from: readonly string[], status: string) => become('quillLeaves', from, () => ({ status }))

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const read = (kind: Kind, path: string, ...names: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...names)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ...(kind === 'quillOffices' ? [] : [['PATCH', at(`${path}/:id`), change(kind)] as Handler]),
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PEOPLEOPS_DESCRIPTION })],
    ...read('quillOffices', 'offices'),
    ...read('quillTeams', 'teams', 'department'),
    ...read('quillEmployees', 'employees', 'teamId', 'officeId', 'managerId', 'status', 'employmentType', 'level', 'q'),
    ...read('quillLeaves', 'leave-requests', 'employeeId', 'type', 'status', 'fromDate', 'toDate'),
    ...read('quillEquipment', 'equipment', 'category', 'status', 'assignedTo', 'officeId', 'assetTag'),
    ...read('quillOpenings', 'job-openings', 'status', 'teamId', 'officeId'),
    ['POST', at('employees'), create('quillEmployees', NEEDED.Employee, hire)],
    ['GET', at('employees/:id/reports'), reports],
    ['POST', at('employees/:id/offboard'), offboard],
    ['POST', at('leave-requests'), create('quillLeaves', NEEDED.LeaveRequest, wish)],
    ['POST', at('leave-requests/:id/approve'), decide(['pending'], 'approved')],
    ['POST', at('leave-requests/:id/decline'), decide(['pending'], 'declined')],
    ['POST', at('leave-requests/:id/cancel'), decide(['pending', 'approved'], 'cancelled')],
    ['POST', at('equipment'), create('quillEquipment', NEEDED.Equipment, buy)],
    ['DELETE', at('equipment/:id'), remove('quillEquipment')],
    ['POST', at('equipment/:id/assign'), assign],
    ['POST', at('equipment/:id/return'), become('quillEquipment', ['in_use'], () => ({ status: 'in_stock', assignedTo: null, assignedOn: null }))], // oxfmt-ignore
    ['POST', at('job-openings'), create('quillOpenings', NEEDED.JobOpening, advertise)],
    ['DELETE', at('job-openings/:id'), remove('quillOpenings')],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
