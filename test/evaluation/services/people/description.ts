import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { EMPLOYMENT_TYPES, LEAVE_STATUSES, LEAVE_TYPES, OPENING_STATUSES } from './data.ts'

const HAL = 'application/hal+json'
const link = record({ href: text() })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const page = (name: string, item: string) =>
  record({
    _links: record({ self: link, next: link }),
    _embedded: record({ [name]: listOf(ref(item)) }),
    total: whole('How many there are in all'),
    offset: whole(),
    limit: whole(),
  })
const paging = [
  queryParameter('offset', whole(undefined, { minimum: 0, default: 0 }), 'How many to skip'),
  queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
]
const missing = answers('Not found', ref('Fault'))
const unprocessable = answers('Not acceptable', ref('Fault'))
const list = (operationId: string, summary: string, name: string, item: string, parameters: object[] = []) => ({
  operationId,
  summary,
  parameters: [...parameters, ...paging],
  responses: { 200: answers('A page', page(name, item), HAL) },
})
const one = (operationId: string, item: string, parameters: object[]) => ({
  operationId,
  parameters,
  responses: { 200: answers('Found', ref(item), HAL), 404: missing },
})
const change = (
  operationId: string,
  summary: string,
  item: string,
  parameters: object[],
  properties: Record<string, unknown>,
) => ({
  operationId,
  summary,
  parameters,
  requestBody: requestBody(record(properties)),
  responses: { 200: answers('Changed', ref(item), HAL), 404: missing },
})
const act = (operationId: string, summary: string, parameters: object[]) => ({
  operationId,
  summary,
  parameters,
  responses: {
    200: answers('Done', ref('LeaveRequest'), HAL),
    404: missing,
    409: answers('Decided already', ref('Fault')),
  },
})
const employeeId = [pathParameter('employee_id', whole())]
const departmentId = [pathParameter('department_id', whole())]
const leaveId = [pathParameter('leave_request_id', whole())]
const openingId = [pathParameter('job_opening_id', whole())]

/** The people system's description: snake_case, HAL, offsets; managers are employees too. */
export const PEOPLE_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'People API',
    version: '1.8.2',
    description: 'Employees, departments, leave and job openings. Pay is in USD a year.',
  },
  servers: [{ url: '/hr' }],
  paths: {
    '/departments': { get: list('list_departments', 'All departments', 'departments', 'Department') },
    '/departments/{department_id}': {
      get: one('get_department', 'Department', departmentId),
      patch: change('update_department', 'Changes a department', 'Department', departmentId, {
        name: text(),
        head_id: whole('Employee who leads it'),
        annual_budget: whole(),
        floor: whole(),
      }),
    },
    '/employees': {
      get: list('list_employees', 'Employees, by id', 'employees', 'Employee', [
        queryParameter('department_id', whole()),
        queryParameter('manager_id', whole(), 'Only direct reports of this employee'),
        queryParameter('office', text()),
        queryParameter('employment_type', choice(EMPLOYMENT_TYPES)),
      ]),
      post: {
        operationId: 'create_employee',
        summary: 'Hires somebody',
        description: 'Adds an employee. The hire date is today unless given.',
        requestBody: requestBody(
          record(
            {
              first_name: text(),
              last_name: text(),
              work_email: text(undefined, { format: 'email' }),
              job_title: text(),
              department_id: whole('Department the person joins'),
              manager_id: whole(),
              hire_date: date(),
              salary: whole('USD a year'),
              employment_type: choice(EMPLOYMENT_TYPES),
              office: text(),
              is_remote: flag(),
              skills: listOf(text()),
              mobile_phone: text(),
            },
            ['first_name', 'last_name', 'work_email', 'job_title', 'department_id'],
          ),
        ),
        responses: { 201: answers('Hired', ref('Employee'), HAL), 422: unprocessable },
      },
    },
    '/employees/{employee_id}': {
      get: one('get_employee', 'Employee', employeeId),
      patch: change('update_employee', 'Changes what is known of an employee', 'Employee', employeeId, {
        last_name: text(),
        job_title: text(),
        department_id: whole(),
        manager_id: whole(),
        salary: whole('USD a year'),
        employment_type: choice(EMPLOYMENT_TYPES),
        office: text(),
        is_remote: flag(),
        mobile_phone: text(),
        skills: listOf(text()),
      }),
      delete: {
        operationId: 'delete_employee',
        summary: 'Removes an employee',
        parameters: employeeId,
        responses: { 200: answers('Removed', ref('Fault')), 404: missing },
      },
    },
    '/employees/{employee_id}/reports': {
      get: list('list_reports', 'Direct reports of an employee', 'employees', 'Employee', employeeId),
    },
    '/leave-requests': {
      get: list('list_leave_requests', 'Leave requests of everybody', 'leave_requests', 'LeaveRequest', [
        queryParameter('status', choice(LEAVE_STATUSES)),
        queryParameter('employee_id', whole()),
      ]),
      post: {
        operationId: 'request_leave',
        summary: 'Files a leave request',
        requestBody: requestBody(
          record(
            {
              employee_id: whole('Who wants to be away'),
              leave_type: choice(LEAVE_TYPES),
              start_date: date('First day away'),
              end_date: date('Last day away'),
              reason: text(),
            },
            ['employee_id', 'leave_type', 'start_date', 'end_date'],
          ),
        ),
        responses: { 201: answers('Filed', ref('LeaveRequest'), HAL), 422: unprocessable },
      },
    },
    '/leave-requests/{leave_request_id}': {
      get: one('get_leave_request', 'LeaveRequest', leaveId),
      delete: {
        operationId: 'delete_leave_request',
        summary: 'Deletes a leave request',
        parameters: leaveId,
        responses: { 200: answers('Deleted', ref('Fault')), 404: missing },
      },
    },
    '/leave-requests/{leave_request_id}/approve': {
      post: act('approve_leave_request', 'Approves a pending leave request', leaveId),
    },
    '/leave-requests/{leave_request_id}/reject': {
      post: act('reject_leave_request', 'Turns a pending leave request down', leaveId),
    },
    '/job-openings': { get: list('list_job_openings', 'Positions we hire or hired for', 'job_openings', 'JobOpening') },
    '/job-openings/{job_opening_id}': {
      get: one('get_job_opening', 'JobOpening', openingId),
      patch: change('update_job_opening', 'Changes a job opening', 'JobOpening', openingId, {
        title: text(),
        status: choice(OPENING_STATUSES),
        salary_min: whole(),
        salary_max: whole(),
        office: text(),
      }),
    },
  },
  components: {
    schemas: {
      Fault: record({ message: text() }),
      Department: record({
        id: whole(),
        name: text(),
        code: text('Cost centre', { example: 'CC-320' }),
        head_id: whole('Employee who leads the department'),
        annual_budget: whole('USD'),
        floor: whole(),
      }),
      Employee: record({
        id: whole(),
        employee_no: text(undefined, { example: 'E00433' }),
        first_name: text(),
        last_name: text(),
        work_email: text(undefined, { format: 'email' }),
        job_title: text(),
        department_id: whole(),
        manager_id: maybe(whole('The employee this one reports to')),
        hire_date: date(),
        salary: decimal('USD a year'),
        employment_type: choice(EMPLOYMENT_TYPES),
        office: text('City'),
        is_remote: flag(),
        skills: listOf(text()),
        vacation_days_left: whole(),
        mobile_phone: maybe(text()),
      }),
      LeaveRequest: record({
        id: whole(),
        employee_id: whole(),
        leave_type: choice(LEAVE_TYPES),
        start_date: date(),
        end_date: date(),
        days: whole('Days away, first and last included'),
        status: choice(LEAVE_STATUSES),
        reason: maybe(text()),
        requested_on: date(),
      }),
      JobOpening: record({
        id: whole(),
        title: text(),
        department_id: whole(),
        status: choice(OPENING_STATUSES),
        posted_on: date(),
        salary_min: whole(),
        salary_max: whole(),
        applicants: whole('How many people applied'),
        office: text(),
      }),
    },
  },
}
