import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createBuildstaffData, eur, workingDaysOf, type BuildstaffData } from './data.ts'
import { BUILDSTAFF_DESCRIPTION, CHANGED, DROPPED, FILTERS, KINDS, NEEDED } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof BuildstaffData
const refuse = (status: number, message: string, code = status === 404 ? 'NOT_FOUND' : status === 409 ? 'CONFLICT' : 'BAD_REQUEST'): Reply => ({ status, body: { error: { code, message } } }) // oxfmt-ignore
const invalid = (_: string, name: string, message = 'is required'): Reply => {
  const field = name.replace(/_([a-z])/g, (__, letter: string) => letter.toUpperCase())
  return { status: 422, body: { error: { code: 'VALIDATION_FAILED', message: `${field} ${message}`, field } } }
}
/** What a key points to. */
const TARGETS: Record<string, Kind> = { departmentId: 'buildDepartments', employeeId: 'buildEmployees', managerId: 'buildEmployees', headId: 'buildEmployees', siteManagerId: 'buildEmployees', siteId: 'buildSites' } // oxfmt-ignore
const ROWS: Record<string, Kind> = { Department: 'buildDepartments', Employee: 'buildEmployees', Site: 'buildSites', Assignment: 'buildAssignments', Absence: 'buildAbsences', Certificate: 'buildCertificates', Training: 'buildTrainings' } // oxfmt-ignore
const PREFIXES: Record<string, [prefix: string, digits: number]> = { buildEmployees: ['emp', 4], buildSites: ['site', 2], buildAssignments: ['asg', 4], buildAbsences: ['abs', 4], buildCertificates: ['cert', 4], buildTrainings: ['trn', 2] } // oxfmt-ignore
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const isMoney = (value: unknown) => {
  const { amount, currency = 'EUR' } = (value ?? {}) as Given
  return typeof amount === 'number' && amount >= 0 && currency === 'EUR'
}
/** Why a value does not fit the schema of its field. */
function unfit(schema: Given, value: unknown): string | undefined {
  const inner = (schema.allOf as Given[] | undefined)?.[0] ?? schema
  if (value === null) return schema.nullable ? undefined : 'must not be null'
  const { type, format, enum: words, minimum, maximum } = inner as { type?: string; format?: string; enum?: string[]; minimum?: number; maximum?: number } // oxfmt-ignore
  if (words?.includes(String(value)) === false) return `must be one of ${words.join(', ')}`
  if (format === 'date' && !isDay(value)) return 'must be a date such as 2026-05-31'
  if (type === 'integer' && !(Number.isInteger(value) && Number(value) >= (minimum ?? 0) && Number(value) <= (maximum ?? Infinity))) return 'must be a whole number within its bounds' // oxfmt-ignore
  if ((type === 'string' || type === 'boolean') && typeof value !== type) return `must be a ${type}`
  if (String(inner.$ref).endsWith('/Money') && !isMoney(value)) return 'must be an amount of EUR'
  if (inner.$ref && (typeof value !== 'object' || Array.isArray(value))) return 'must be an object'
  return undefined
}

/** The rows after the one that the cursor names. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 100)) return invalid('query', 'limit', 'must be from 1 to 100') // oxfmt-ignore
  const cursor = query.get('cursor')
  const last = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString()
  const before = rows.findIndex(row => (row as Row).id === last)
  if (last !== undefined && before < 0) return invalid('query', 'cursor', 'is not valid')
  const items = rows.slice(before + 1, before + 1 + limit)
  const hasMore = before + 1 + limit < rows.length
  return { body: { items, nextCursor: hasMore ? Buffer.from(String((items.at(-1) as Row).id)).toString('base64url') : null } } // oxfmt-ignore
}
function isWanted(row: Row, name: string, value: string): boolean {
  if (name === 'search') return `${String(row.firstName)} ${String(row.lastName)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
  if (name === 'county') return (row.address as Given).county === value
  if (name === 'hiredFrom') return String(row.hiredOn) >= value
  if (name === 'hiredTo') return String(row.hiredOn) <= value
  if (name === 'activeOn') return String(row.startsOn) <= value && (row.endsOn === null || String(row.endsOn) >= value)
  if (name === 'from') return String(row.endsOn) >= value
  if (name === 'to') return String(row.startsOn) <= value
  if (name === 'expiresAfter') return row.expiresOn !== null && String(row.expiresOn) > value
  if (name === 'expiresBefore') return row.expiresOn !== null && String(row.expiresOn) < value
  if (name === 'participantId') return (row.participantIds as string[]).includes(value)
  return String(row[name]).toLowerCase() === value.toLowerCase()
}

/** Starts the personnel system. `data` is what it serves and changes; `reset` puts it back. */
export async function startBuildstaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBuildstaffData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const keyOf = (kind: string) => {
    const [prefix, digits] = PREFIXES[kind]!
    const used = rowsOf(kind as Kind).map(({ id }) => Number(String(id).replace(`${prefix}_`, '')))
    return `${prefix}_${String(Math.max(0, ...used) + 1).padStart(digits, '0')}`
  }
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore

  /** Why a body cannot be taken, on top of what the record holds already. */
  const wrong = (name: string, given: Given, row: Given = {}): Reply | undefined => {
    for (const [field, value] of Object.entries(given)) {
      const reason = unfit(KINDS[name]![field] as Given, value)
      if (reason) return invalid('body', field, reason)
      if (value !== null && field in TARGETS && !isThere(TARGETS[field]!, value)) return invalid('body', field, 'does not exist') // oxfmt-ignore
    }
    const { startsOn, endsOn, id, managerId } = { ...row, ...given }
    if (startsOn && endsOn && String(endsOn) < String(startsOn)) return invalid('body', 'endsOn', 'is before startsOn')
    return id && id === managerId ? invalid('body', 'managerId', 'is the employee') : undefined
  }
  const only = (given: Given, names: string[]) => Object.fromEntries(Object.entries(given).filter(([field]) => names.includes(field))) // oxfmt-ignore
  const list =
    (name: string) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([field]) => FILTERS[name]!.includes(field))
      const odd = given.find(([field, value]) => (KINDS[name]![field] as { enum?: string[] } | undefined)?.enum?.includes(value) === false) // oxfmt-ignore
      if (odd) return invalid('query', odd[0], 'is none of the allowed values')
      const late = given.find(([field, value]) => /From|To|On|^from|^to|After|Before/.test(field) && !isDay(value))
      if (late) return invalid('query', late[0], 'must be a date')
      return cut(
        rowsOf(ROWS[name]!).filter(row => given.every(([field, value]) => isWanted(row, field, value))),
        query,
      )
    }
  const change = (name: string) =>
    withRow(ROWS[name]!, (row, body) => {
      const given = only(body, CHANGED[name]!)
      const reason = wrong(name, given, row)
      if (reason) return reason
      mergeInto(row, given)
      if (name === 'Absence') row.workingDays = workingDaysOf(String(row.startsOn), String(row.endsOn))
      return undefined
    })
  const makers: Record<string, (given: Given) => object> = {
    Employee: given => ({ phone: null, birthDate: null, managerId: data.buildDepartments.find(one => one.id === given.departmentId)!.headId, employmentType: 'permanent', contractEndsOn: null, weeklyHours: 39, annualLeaveDays: 21, drivingLicence: false, address: {}, emergencyContact: {}, ...given, monthlyPay: { ...eur(0), ...(given.monthlyPay as object) }, status: 'probation' }), // oxfmt-ignore
    Site: given => ({ status: 'planned', address: {}, contractValue: eur(0), accessNotes: null, ...given }),
    Assignment: given => ({ siteRole: 'worker', endsOn: null, hoursPerWeek: 39, travelAllowance: null, ...given }),
    Absence: given => ({ comment: null, ...given, status: 'requested', workingDays: workingDaysOf(String(given.startsOn), String(given.endsOn)), requestedAt: clock.toISOString(), decidedById: null }), // oxfmt-ignore
    Certificate: given => ({ number: '', issuer: '', expiresOn: null, ...given }),
    Training: given => ({ provider: '', location: '', seats: 12, pricePerPerson: eur(0), mandatory: false, ...given, status: 'planned', participantIds: [] }), // oxfmt-ignore
  }
  const create = (name: string) => (incoming: Incoming) =>
    wrong(name, only((incoming.body ?? {}) as Given, [...CHANGED[name]!, ...NEEDED[name]!])) ?? add(ROWS[name]!, NEEDED[name]!, makers[name]!)(incoming) // oxfmt-ignore
  const decide = (status: string) => become('buildAbsences', ['requested'], () => ({ status }))
  const enrol = withRow('buildTrainings', (row, { employeeId }) => {
    const [booked, seats] = [row.participantIds as string[], Number(row.seats)]
    if (!isThere('buildEmployees', employeeId)) return invalid('body', 'employeeId', 'does not exist')
    if (row.status !== 'planned' || String(row.startsOn) < today) return refuse(409, 'The training is not planned any more') // oxfmt-ignore
    if (booked.includes(String(employeeId))) return refuse(409, 'The employee is booked already')
    if (booked.length >= seats) return refuse(409, 'The training is full')
    row.participantIds = [...booked, String(employeeId)]
    return undefined
  })

  const at = (path: string) => new RegExp(`^/v1/${path.replaceAll(':id', String.raw`([\w-]+)`)}$`)
  const serve = (name: string): Handler[] => {
    const path = `${name.toLowerCase()}s`
    const routes: Handler[] = [
      ['GET', at(path), list(name)],
      ['GET', at(`${path}/:id`), withRow(ROWS[name]!)],
      ['PATCH', at(`${path}/:id`), change(name)],
    ]
    if (NEEDED[name]) routes.push(['POST', at(path), create(name)])
    if (DROPPED.includes(name)) routes.push(['DELETE', at(`${path}/:id`), remove(ROWS[name]!)])
    return routes
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: BUILDSTAFF_DESCRIPTION })],
    ...Object.keys(KINDS).flatMap(serve),
    ['POST', at('absences/:id/approve'), decide('approved')],
    ['POST', at('absences/:id/reject'), decide('rejected')],
    ['POST', at('trainings/:id/participants'), enrol],
  ]
  const server = await listenJson(routes, refuse(404, 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
