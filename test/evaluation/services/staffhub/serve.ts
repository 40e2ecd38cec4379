import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createStaffhubData, type StaffhubData } from './data.ts'
import { STAFFHUB_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof StaffhubData
const headers = { 'content-type': 'application/hal+json' }
const refuse = (status: number, title: string): Reply => ({ status, headers: { 'content-type': 'application/problem+json' }, body: { status, title } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} must be given`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { departmentId: 'hubDepartments', headId: 'hubEmployees', positionId: 'hubPositions', managerId: 'hubEmployees', employeeId: 'hubEmployees', trainingId: 'hubTrainings' } // oxfmt-ignore
const PATHS: Record<Kind, string> = { hubDepartments: 'departments', hubPositions: 'positions', hubEmployees: 'employees', hubLeaveRequests: 'leave_requests', hubTrainings: 'trainings', hubTrainingBookings: 'training_bookings', hubApplicants: 'applicants' } // oxfmt-ignore
const link = (kind: Kind, id: unknown) => ({ href: `/hr/v5/${PATHS[kind]}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
function write(kind: Kind, row: Row): object {
  const pointers = Object.entries(TARGETS).filter(([name]) => (row[name] ?? null) !== null)
  return { ...toSnake(row), _links: { self: link(kind, row.id), ...Object.fromEntries(pointers.map(([name, to]) => [name.slice(0, -2), link(to, row[name])])) } } // oxfmt-ignore
}
/** Days of a leave, both ends included. */
const daysOf = (from: unknown, until: unknown) => Math.round((Date.parse(String(until)) - Date.parse(String(from))) / 86_400_000) + 1 // oxfmt-ignore

/** Starts the staff system. `data` is what it serves and changes; `reset` puts it back. */
export async function startStaffhub({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createStaffhubData(clock)
  const today = createDays(clock).day(0)
  const whole = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = whole
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => (given[name] ?? null) !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${Object.keys(toSnake({ [lost]: 0 }))[0]} leads nowhere`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      mergeInto(row, given)
      if (kind === 'hubLeaveRequests') row.days = daysOf(row.startDate, row.endDate)
      return undefined
    })

  /** Some records, and a link to those behind them. */
  const list = (kind: Kind, ...filters: string[]) => {
    const all = whole.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const { query, url } = incoming
      const rows = all(incoming).body as { id: number }[]
      const [limit, after] = [Number(query.get('limit') ?? 25), Number(query.get('after') ?? 0)]
      if (!(limit >= 1 && limit <= 100 && after >= 0)) return refuse(422, 'limit or after is out of range')
      const left = rows.filter(row => row.id > after)
      const own = left.slice(0, limit)
      const to = new URLSearchParams(query)
      to.set('after', String(own.at(-1)?.id))
      const next = left.length > limit && { next: { href: `${url.pathname}?${to.toString()}` } }
      return { headers, body: { count: own.length, _embedded: { [PATHS[kind]]: own }, _links: { self: { href: `${url.pathname}${url.search}` }, ...next } } } // oxfmt-ignore
    }
  }
  const hire = (given: Given) => wrong(given) ?? { phone: null, managerId: null, office: 'Bristol', employmentType: 'full_time', weeklyHours: 37.5, salary: null, status: 'active', hiredOn: today, leftOn: null, ...given, employeeNumber: 'E-9901' } // oxfmt-ignore
  const ask = (given: Given) => wrong(given) ?? { comment: null, ...given, days: daysOf(given.startDate, given.endDate), status: 'pending', requestedOn: today } // oxfmt-ignore
  const book = (given: Given) => wrong(given) ?? { ...given, status: 'booked', bookedOn: today, score: null }
  const apply = (given: Given) => wrong(given) ?? { phone: null, stage: 'applied', source: 'careers_page', expectedSalary: null, rating: null, ...given, appliedOn: today } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/hr/v5/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
    ['PATCH', at(`${PATHS[kind]}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: STAFFHUB_DESCRIPTION })],
    ...read('hubDepartments'),
    ...read('hubPositions', 'departmentId', 'grade'),
    ...read('hubEmployees', 'departmentId', 'positionId', 'managerId', 'office', 'employmentType', 'status'),
    ...read('hubLeaveRequests', 'employeeId', 'leaveType', 'status'),
    ...read('hubTrainings', 'category', 'mandatory'),
    ...read('hubTrainingBookings', 'trainingId', 'employeeId', 'status'),
    ...read('hubApplicants', 'positionId', 'stage', 'source'),
    ['POST', at('employees'), add('hubEmployees', ['firstName', 'lastName', 'workEmail', 'departmentId', 'positionId'], hire)], // oxfmt-ignore
    ['POST', at('leave_requests'), add('hubLeaveRequests', ['employeeId', 'leaveType', 'startDate', 'endDate'], ask)],
    ['DELETE', at('leave_requests/:id'), remove('hubLeaveRequests')],
    ['POST', at('leave_requests/:id/approve'), become('hubLeaveRequests', ['pending'], () => ({ status: 'approved' }))],
    ['POST', at('leave_requests/:id/reject'), become('hubLeaveRequests', ['pending'], () => ({ status: 'rejected' }))],
    ['POST', at('training_bookings'), add('hubTrainingBookings', ['trainingId', 'employeeId'], book)],
    ['DELETE', at('training_bookings/:id'), remove('hubTrainingBookings')],
    ['POST', at('applicants'), add('hubApplicants', ['firstName', 'lastName', 'email', 'positionId'], apply)],
    ['DELETE', at('applicants/:id'), remove('hubApplicants')],
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
