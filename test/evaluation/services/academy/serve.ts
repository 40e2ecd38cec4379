import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createAcademyData, type AcademyData } from './data.ts'
import { ACADEMY_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AcademyData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { status, message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} must be given`)
const PATHS: Record<Kind, string> = { teams: 'teams', employees: 'employees', courses: 'courses', enrolments: 'enrolments', leaveRequests: 'leave_requests' } // oxfmt-ignore
const link = (kind: Kind, id: unknown) => ({ href: `/api/${PATHS[kind]}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
const write = (kind: Kind, row: Row): object => ({
  ...toSnake(row),
  _links: {
    self: link(kind, row.id),
    ...(row.leadId !== undefined && { lead: link('employees', row.leadId) }),
    ...(row.teamId !== undefined && { team: link('teams', row.teamId) }),
    ...(row.employeeId !== undefined && { employee: link('employees', row.employeeId) }),
    ...(row.courseId !== undefined && { course: link('courses', row.courseId) }),
  },
})

/** Pages from 0 of one kind, with a link to the next one. */
function cutOf(kind: Kind) {
  return (rows: object[], query: URLSearchParams): Reply => {
    const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
    if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
    const pages = Math.ceil(rows.length / size)
    const at = (page: number) => {
      const to = new URLSearchParams(query)
      to.set('page', String(page))
      to.set('size', String(size))
      return { href: `/api/${PATHS[kind]}?${to.toString()}` }
    }
    const next = number + 1 < pages && { next: at(number + 1) }
    const page = { size, total_elements: rows.length, total_pages: pages, number }
    const own = rows.slice(number * size, (number + 1) * size)
    return { body: { _embedded: { [PATHS[kind]]: own }, _links: { self: at(number), ...next }, page } }
  }
}

/** Starts the staff and training service. `data` is what it serves and changes; `reset` puts it back. */
export async function startAcademy({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAcademyData(clock)
  const over = (kind: Kind) => createHandlers<Kind>(data, cutOf(kind), write, { refuse, invalid })
  const { withRow, change, remove, add, become, isThere } = over('teams')

  const hire = (given: Given) =>
    isThere('teams', given.teamId)
      ? { phone: null, jobTitle: null, employmentType: 'full_time', weeklyHours: 38, ...given, personnelNumber: 'M99001', status: 'probation', vacationDaysLeft: 20, hiredOn: today() } // oxfmt-ignore
      : 'team_id is unknown'
  const plan = (given: Given) => ({ format: 'classroom', trainer: null, durationHours: 8, fee: 0, maxParticipants: 12, isMandatory: false, endsOn: given.startsOn, ...given, code: 'XX-901' }) // oxfmt-ignore
  const enrol = (given: Given) =>
    isThere('employees', given.employeeId) && isThere('courses', given.courseId)
      ? { ...given, status: 'booked', enrolledOn: today(), completedOn: null, score: null }
      : 'employee_id or course_id is unknown'
  const ask = (given: Given) =>
    isThere('employees', given.employeeId)
      ? { days: 1, reason: null, ...given, status: 'pending', requestedOn: today() }
      : 'employee_id is unknown'

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), over(kind).list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ACADEMY_DESCRIPTION })],
    ...read('teams', 'division'),
    ...read('employees', 'teamId', 'status', 'email'),
    ...read('courses', 'category', 'format'),
    ...read('enrolments', 'employeeId', 'courseId', 'status'),
    ...read('leaveRequests', 'employeeId', 'status', 'leaveType'),
    ['PATCH', at('teams/:id'), change('teams')],
    ['POST', at('employees'), add('employees', ['firstName', 'lastName', 'email', 'teamId'], hire)],
    ['PATCH', at('employees/:id'), change('employees')],
    ['POST', at('courses'), add('courses', ['title', 'category', 'startsOn'], plan)],
    ['PATCH', at('courses/:id'), change('courses')],
    ['DELETE', at('courses/:id'), remove('courses')],
    ['POST', at('enrolments'), add('enrolments', ['employeeId', 'courseId'], enrol)],
    ['PATCH', at('enrolments/:id'), change('enrolments')],
    ['DELETE', at('enrolments/:id'), remove('enrolments')],
    ['POST', at('leave_requests'), add('leaveRequests', ['employeeId', 'leaveType', 'startDate', 'endDate'], ask)],
    ['PATCH', at('leave_requests/:id'), change('leaveRequests')],
    ['DELETE', at('leave_requests/:id'), remove('leaveRequests')],
    ['POST', at('leave_requests/:id/approve'), become('leaveRequests', ['pending'], () => ({ status: 'approved' }))],
    ['POST', at('leave_requests/:id/reject'), become('leaveRequests', ['pending'], () => ({ status: 'rejected' }))],
  ]
  const server = await listenJson(routes, { status: 404, message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
