import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createPeopleData, EMPLOYMENT_TYPES, LEAVE_TYPES, type Employee, type LeaveRequest } from './data.ts'
import { PEOPLE_DESCRIPTION } from './description.ts'

const headers = { 'content-type': 'application/hal+json' }
const failure = (status: number, message: string): Reply => ({ status, body: { message } })
const href = (path: string) => ({ href: path })
const resource = (row: object, path: string): Reply => ({
  headers,
  body: { ...toSnake(row), _links: { self: href(`${path}/${(row as Row).id}`) } },
})

/** One page as HAL: rows under `_embedded`, the next page under `_links`. */
function pageOf(rows: readonly object[], name: string, { query, url }: Incoming): Reply {
  const offset = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? 25)
  if (!(offset >= 0) || !(limit >= 1 && limit <= 100)) return failure(400, 'limit is 1 to 100')
  const link = (to: number) => {
    const other = new URLSearchParams(query)
    other.set('offset', String(to))
    other.set('limit', String(limit))
    return href(`${url.pathname}?${other.toString()}`)
  }
  const more = offset + limit < rows.length
  return {
    headers,
    body: {
      _links: { self: link(offset), ...(more && { next: link(offset + limit) }) },
      _embedded: { [name]: rows.slice(offset, offset + limit).map(toSnake) },
      total: rows.length,
      offset,
      limit,
    },
  }
}

/** Starts the people system. `data` is what it serves and changes; `reset` puts it back. */
export async function startPeople({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPeopleData(clock)
  const { departments, employees, leaveRequests, openings } = data
  const byId = <T extends { id: number }>(rows: T[], { path }: Incoming) =>
    rows.find(({ id }) => id === Number(path[0]))
  const is = ({ query }: Incoming, name: string, value: unknown) =>
    !query.has(name) || query.get(name) === String(value)
  const show = (rows: { id: number }[], path: string, what: string) => (incoming: Incoming) => {
    const row = byId(rows, incoming)
    return row ? resource(row, path) : failure(404, `${what} not found`)
  }

  function createEmployee({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<Employee>
    const needed = ['firstName', 'lastName', 'workEmail', 'jobTitle', 'departmentId'] as const
    const lacking = needed.filter(key => !given[key])
    if (lacking.length > 0)
      return failure(422, `missing: ${lacking.map(key => Object.keys(toSnake({ [key]: 0 }))[0]).join(', ')}`)
    if (!departments.some(({ id }) => id === given.departmentId))
      return failure(422, 'department_id names no department')
    if (given.employmentType && !EMPLOYMENT_TYPES.includes(given.employmentType as never))
      return failure(422, 'no such employment_type')
    const created: Employee = {
      id: 3000 + employees.length,
      employeeNo: `E0${2000 + employees.length}`,
      firstName: given.firstName!,
      lastName: given.lastName!,
      workEmail: given.workEmail!,
      jobTitle: given.jobTitle!,
      departmentId: given.departmentId!,
      managerId: given.managerId ?? null,
      hireDate: given.hireDate ?? new Date().toISOString().slice(0, 10),
      salary: given.salary ?? 0,
      employmentType: given.employmentType ?? 'full_time',
      office: given.office ?? '',
      isRemote: given.isRemote ?? false,
      skills: given.skills ?? [],
      vacationDaysLeft: 25,
      mobilePhone: given.mobilePhone ?? null,
    }
    employees.push(created)
    return { ...resource(created, '/employees'), status: 201 }
  }

  function change(rows: { id: number }[], keys: readonly string[], path: string): (incoming: Incoming) => Reply {
    return incoming => {
      const row = byId(rows, incoming)
      const given = toCamel(incoming.body ?? {})
      if (!row) return failure(404, 'not found')
      for (const key of keys) if (given[key] !== undefined) Object.assign(row, { [key]: given[key] })
      return resource(row, path)
    }
  }

  function requestLeave({ body }: Incoming): Reply {
    const given = toCamel(body ?? {}) as Partial<LeaveRequest>
    if (!employees.some(({ id }) => id === given.employeeId)) return failure(422, 'employee_id names no employee')
    if (!given.startDate || !given.endDate) return failure(422, 'start_date and end_date are required')
    if (!LEAVE_TYPES.includes(given.leaveType as never)) return failure(422, 'no such leave_type')
    const days = Math.round((Date.parse(given.endDate) - Date.parse(given.startDate)) / 86_400_000) + 1
    if (!(days >= 1)) return failure(422, 'end_date is before start_date')
    const created: LeaveRequest = {
      id: 40000 + leaveRequests.length,
      employeeId: given.employeeId!,
      leaveType: given.leaveType!,
      startDate: given.startDate,
      endDate: given.endDate,
      days,
      status: 'pending',
      reason: given.reason ?? null,
      requestedOn: new Date().toISOString().slice(0, 10),
    }
    leaveRequests.push(created)
    return { ...resource(created, '/leave-requests'), status: 201 }
  }

  const decide = (status: string) => (incoming: Incoming) => {
    const row = byId(leaveRequests, incoming)
    if (!row) return failure(404, 'leave request not found')
    if (row.status !== 'pending') return failure(409, `the request is ${row.status} already`)
    return resource(Object.assign(row, { status }), '/leave-requests')
  }

  const remove = (rows: { id: number }[]) => (incoming: Incoming) => {
    const row = byId(rows, incoming)
    if (!row) return failure(404, 'not found')
    rows.splice(rows.indexOf(row), 1)
    return { body: { message: `${row.id} removed` } }
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PEOPLE_DESCRIPTION })],
    ['GET', /^\/hr\/departments$/, incoming => pageOf(departments, 'departments', incoming)],
    ['GET', /^\/hr\/departments\/(\d+)$/, show(departments, '/departments', 'department')],
    [
      'PATCH',
      /^\/hr\/departments\/(\d+)$/,
      change(departments, ['name', 'headId', 'annualBudget', 'floor'], '/departments'),
    ],
    [
      'GET',
      /^\/hr\/employees$/,
      incoming =>
        pageOf(
          employees.filter(
            one =>
              is(incoming, 'department_id', one.departmentId) &&
              is(incoming, 'manager_id', one.managerId) &&
              is(incoming, 'office', one.office) &&
              is(incoming, 'employment_type', one.employmentType),
          ),
          'employees',
          incoming,
        ),
    ],
    ['POST', /^\/hr\/employees$/, createEmployee],
    ['GET', /^\/hr\/employees\/(\d+)$/, show(employees, '/employees', 'employee')],
    [
      'PATCH',
      /^\/hr\/employees\/(\d+)$/,
      change(
        employees,
        [
          'lastName',
          'jobTitle',
          'departmentId',
          'managerId',
          'salary',
          'employmentType',
          'office',
          'isRemote',
          'mobilePhone',
          'skills',
        ],
        '/employees',
      ),
    ],
    ['DELETE', /^\/hr\/employees\/(\d+)$/, remove(employees)],
    [
      'GET',
      /^\/hr\/employees\/(\d+)\/reports$/,
      incoming =>
        pageOf(
          employees.filter(({ managerId }) => managerId === Number(incoming.path[0])),
          'employees',
          incoming,
        ),
    ],
    [
      'GET',
      /^\/hr\/leave-requests$/,
      incoming =>
        pageOf(
          leaveRequests.filter(
            one => is(incoming, 'status', one.status) && is(incoming, 'employee_id', one.employeeId),
          ),
          'leave_requests',
          incoming,
        ),
    ],
    ['POST', /^\/hr\/leave-requests$/, requestLeave],
    ['GET', /^\/hr\/leave-requests\/(\d+)$/, show(leaveRequests, '/leave-requests', 'leave request')],
    ['DELETE', /^\/hr\/leave-requests\/(\d+)$/, remove(leaveRequests)],
    ['POST', /^\/hr\/leave-requests\/(\d+)\/approve$/, decide('approved')],
    ['POST', /^\/hr\/leave-requests\/(\d+)\/reject$/, decide('rejected')],
    ['GET', /^\/hr\/job-openings$/, incoming => pageOf(openings, 'job_openings', incoming)],
    ['GET', /^\/hr\/job-openings\/(\d+)$/, show(openings, '/job-openings', 'job opening')],
    [
      'PATCH',
      /^\/hr\/job-openings\/(\d+)$/,
      change(openings, ['title', 'status', 'salaryMin', 'salaryMax', 'office'], '/job-openings'),
    ],
  ]
  const server = await listenJson(routes, { message: 'not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
