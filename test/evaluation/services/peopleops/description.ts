import { ERRORS, model, optional, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, listOf, moment, record, ref, text, whole } from '../openapi.ts'
import { DEPARTMENTS, EMPLOYEE_STATUSES, EMPLOYMENT_TYPES, EQUIPMENT_CATEGORIES, EQUIPMENT_STATUSES, LEAVE_STATUSES, LEAVE_TYPES, LEVELS, OPENING_STATUSES, WORK_MODELS } from './data.ts' // oxfmt-ignore

type Schema = Record<string, unknown>
const uuid = (description?: string) => text(description, { format: 'uuid' })
const ENUMS = {
  Department: DEPARTMENTS,
  Level: LEVELS,
  EmploymentType: EMPLOYMENT_TYPES,
  WorkModel: WORK_MODELS,
  EmployeeStatus: EMPLOYEE_STATUSES,
  LeaveType: LEAVE_TYPES,
  LeaveStatus: LEAVE_STATUSES,
  EquipmentCategory: EQUIPMENT_CATEGORIES,
  EquipmentStatus: EQUIPMENT_STATUSES,
  OpeningStatus: OPENING_STATUSES,
}
const currency = text('ISO 4217', { minLength: 3, maxLength: 3 })
const OFFICE = {
  id: whole(),
  name: text('City, by which everybody calls the office'),
  code: text('Three letters'),
  country: text(),
  address: text(),
  timezone: text(),
  currency: text('Currency in which people there are paid'),
  desks: whole(),
  opened_on: date(),
}
const TEAM = {
  id: whole(),
  name: text(),
  department: ref('Department'),
  cost_centre: text(),
  lead_id: uuid('Employee who leads the team'),
}
const EMPLOYEE = {
  id: uuid(),
  employee_number: text('Number on the badge, e.g. QS-1022'),
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: optional(text()),
  job_title: text(),
  level: ref('Level'),
  team_id: whole(),
  office_id: whole(),
  manager_id: optional(uuid('Employee to whom this employee reports')),
  employment_type: ref('EmploymentType'),
  work_model: ref('WorkModel'),
  status: ref('EmployeeStatus'),
  weekly_hours: whole(),
  salary: ref('Money'),
  languages: listOf(text()),
  annual_leave_days: whole('Days of annual leave per year'),
  leave_days_left: whole('Days of annual leave that are left this year'),
  start_date: date('First day at the company'),
  end_date: optional(date('Last day, of those who have left')),
}
const LEAVE = {
  id: uuid(),
  employee_id: uuid(),
  type: ref('LeaveType'),
  status: ref('LeaveStatus'),
  start_date: date('First day'),
  end_date: date('Last day'),
  days: whole('Working days'),
  reason: optional(text()),
  approver_id: optional(uuid('Employee who approved or declined the request')),
  requested_at: moment(),
}
const EQUIPMENT = {
  id: uuid(),
  asset_tag: text('Tag on the device, e.g. LT-0107'),
  category: ref('EquipmentCategory'),
  model: text(),
  serial_number: text(),
  status: ref('EquipmentStatus'),
  assigned_to: optional(uuid('Employee who has it')),
  assigned_on: optional(date()),
  office_id: whole(),
  price: ref('Money'),
  purchased_on: date(),
  warranty_until: optional(date()),
}
const OPENING = {
  id: uuid(),
  title: text(),
  team_id: whole(),
  office_id: whole(),
  level: ref('Level'),
  employment_type: ref('EmploymentType'),
  work_model: ref('WorkModel'),
  status: ref('OpeningStatus'),
  hiring_manager_id: uuid('Employee who decides whom to hire'),
  salary_range: optional(ref('SalaryRange')),
  applicants_count: whole('Applications received so far'),
  published_on: optional(date()),
  closes_on: optional(date('Last day to apply')),
}
const NEW_EMPLOYEE = ['first_name', 'last_name', 'email', 'phone', 'job_title', 'level', 'team_id', 'office_id', 'manager_id', 'employment_type', 'work_model', 'weekly_hours', 'salary', 'languages', 'annual_leave_days', 'start_date'] // oxfmt-ignore
const NEW_LEAVE = ['employee_id', 'type', 'start_date', 'end_date', 'reason']
const NEW_EQUIPMENT = ['asset_tag', 'category', 'model', 'serial_number', 'office_id', 'price', 'purchased_on', 'warranty_until'] // oxfmt-ignore
const NEW_OPENING = ['title', 'team_id', 'office_id', 'level', 'employment_type', 'work_model', 'hiring_manager_id', 'salary_range', 'closes_on'] // oxfmt-ignore
/** What a new record cannot do without. */
export const NEEDED = {
  Employee: ['first_name', 'last_name', 'email', 'job_title', 'team_id', 'office_id', 'start_date'],
  LeaveRequest: ['employee_id', 'type', 'start_date', 'end_date'],
  Equipment: ['asset_tag', 'category', 'model', 'office_id'],
  JobOpening: ['title', 'team_id', 'office_id', 'hiring_manager_id'],
}

const pageOf = (name: string): [string, Schema] => [
  `Page_${name}_`,
  {
    ...record(
      {
        results: { items: ref(name), type: 'array', title: 'Results' },
        total: whole(undefined, { title: 'Total' }),
        limit: whole(undefined, { title: 'Limit' }),
        offset: whole(undefined, { title: 'Offset' }),
      },
      ['results', 'total', 'limit', 'offset'],
    ),
    title: `Page[${name}]`,
  },
]
const paging = { limit: whole(undefined, { minimum: 1, maximum: 100, default: 50 }), offset: whole(undefined, { minimum: 0, default: 0 }) } // oxfmt-ignore
const bare = (tag: string, name: string, query: Record<string, Schema> = {}) => ({ tag, returns: listOf(ref(name)), query }) // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Schema>, description?: string) => ({ tag, returns: ref(`Page_${name}_`), query: { ...query, ...paging }, ...(description && { description }) }) // oxfmt-ignore
const one = (tag: string, name: string, description?: string) => ({ tag, returns: ref(name), ...(description && { description }) }) // oxfmt-ignore
const send = (tag: string, name: string, body: string, description?: string) => ({ ...one(tag, name, description), body }) // oxfmt-ignore
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const maybe = (name: string) => optional(ref(name))

/** Keys are UUIDs but for offices and teams. */
function withKeys(paths: Record<string, Schema>): Record<string, Schema> {
  for (const operation of Object.values(paths).flatMap(Object.values) as {
    parameters?: { name: string; in: string; schema: Schema }[]
  }[])
    // oxfmt-ignore
    for (const parameter of operation.parameters ?? [])
      if (parameter.in === 'path' && !/^(office|team)_id$/.test(parameter.name))
        parameter.schema = { ...uuid(), title: parameter.schema.title }
  return paths
}

/** The HR system of an IT firm: snake_case, UUIDs beside whole numbers, bare lists beside `results`. */
export const PEOPLEOPS_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Quillstone PeopleOps', version: '2.4.0', description: 'Employees, teams, offices, leave, equipment and hiring at Quillstone Systems.' }, // oxfmt-ignore
  paths: withKeys(
    pathsOf([
      ['get', '/v1/offices', 'list_offices', bare('offices', 'Office')],
      ['get', '/v1/offices/{office_id}', 'get_office', one('offices', 'Office')],
      ['get', '/v1/teams', 'list_teams', bare('teams', 'Team', { department: maybe('Department') })],
      ['get', '/v1/teams/{team_id}', 'get_team', one('teams', 'Team')],
      ['patch', '/v1/teams/{team_id}', 'update_team', send('teams', 'Team', 'TeamUpdate')],
      ['get', '/v1/employees', 'list_employees', all('employees', 'Employee', { team_id: optional(whole()), office_id: optional(whole()), manager_id: optional(uuid()), status: maybe('EmployeeStatus'), employment_type: maybe('EmploymentType'), level: maybe('Level'), q: optional(text()) }, '`q` looks for a part of the name, the e-mail address or the employee number.')], // oxfmt-ignore
      ['post', '/v1/employees', 'create_employee', made('employees', 'Employee', 'EmployeeCreate')],
      ['get', '/v1/employees/{employee_id}', 'get_employee', one('employees', 'Employee')],
      ['patch', '/v1/employees/{employee_id}', 'update_employee', send('employees', 'Employee', 'EmployeeUpdate')],
      ['get', '/v1/employees/{employee_id}/reports', 'list_direct_reports', bare('employees', 'Employee')],
      ['post', '/v1/employees/{employee_id}/offboard', 'offboard_employee', send('employees', 'Employee', 'Offboarding', 'End the employment on a day.')], // oxfmt-ignore
      ['get', '/v1/leave-requests', 'list_leave_requests', all('leave', 'LeaveRequest', { employee_id: optional(uuid()), type: maybe('LeaveType'), status: maybe('LeaveStatus'), from_date: optional(date('Away on this day or later')), to_date: optional(date('Away on this day or before')) })], // oxfmt-ignore
      ['post', '/v1/leave-requests', 'create_leave_request', made('leave', 'LeaveRequest', 'LeaveRequestCreate')],
      ['get', '/v1/leave-requests/{request_id}', 'get_leave_request', one('leave', 'LeaveRequest')],
      ['patch', '/v1/leave-requests/{request_id}', 'update_leave_request', send('leave', 'LeaveRequest', 'LeaveRequestUpdate', 'Only requests that are pending can be changed.')], // oxfmt-ignore
      ['post', '/v1/leave-requests/{request_id}/approve', 'approve_leave_request', one('leave', 'LeaveRequest')],
      ['post', '/v1/leave-requests/{request_id}/decline', 'decline_leave_request', one('leave', 'LeaveRequest')],
      ['post', '/v1/leave-requests/{request_id}/cancel', 'cancel_leave_request', one('leave', 'LeaveRequest')],
      ['get', '/v1/equipment', 'list_equipment', all('equipment', 'Equipment', { category: maybe('EquipmentCategory'), status: maybe('EquipmentStatus'), assigned_to: optional(uuid()), office_id: optional(whole()), asset_tag: optional(text()) })], // oxfmt-ignore
      ['post', '/v1/equipment', 'create_equipment', made('equipment', 'Equipment', 'EquipmentCreate')],
      ['get', '/v1/equipment/{equipment_id}', 'get_equipment', one('equipment', 'Equipment')],
      ['patch', '/v1/equipment/{equipment_id}', 'update_equipment', send('equipment', 'Equipment', 'EquipmentUpdate')],
      ['delete', '/v1/equipment/{equipment_id}', 'delete_equipment', gone('equipment')],
      ['post', '/v1/equipment/{equipment_id}/assign', 'assign_equipment', send('equipment', 'Equipment', 'Assignment', 'Hand a piece from stock to an employee.')], // oxfmt-ignore
      ['post', '/v1/equipment/{equipment_id}/return', 'return_equipment', one('equipment', 'Equipment', 'Take a piece back into stock.')], // oxfmt-ignore
      ['get', '/v1/job-openings', 'list_job_openings', all('hiring', 'JobOpening', { status: maybe('OpeningStatus'), team_id: optional(whole()), office_id: optional(whole()) })], // oxfmt-ignore
      ['post', '/v1/job-openings', 'create_job_opening', made('hiring', 'JobOpening', 'JobOpeningCreate')],
      ['get', '/v1/job-openings/{opening_id}', 'get_job_opening', one('hiring', 'JobOpening')],
      [
        'patch',
        '/v1/job-openings/{opening_id}',
        'update_job_opening',
        send('hiring', 'JobOpening', 'JobOpeningUpdate'),
      ],
      ['delete', '/v1/job-openings/{opening_id}', 'delete_job_opening', gone('hiring')],
    ]) as Record<string, Schema>,
  ),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Money: model('Money', { amount: decimal(), currency }),
      SalaryRange: model('SalaryRange', { minimum: decimal('Per year'), maximum: decimal('Per year'), currency }),
      Office: model('Office', OFFICE),
      Team: model('Team', TEAM),
      TeamUpdate: partOf('TeamUpdate', TEAM, ['name', 'cost_centre', 'lead_id']),
      Employee: model('Employee', { ...EMPLOYEE, salary: { ...ref('Money'), description: 'Gross per year' } }),
      EmployeeCreate: partOf('EmployeeCreate', EMPLOYEE, NEW_EMPLOYEE, NEEDED.Employee),
      EmployeeUpdate: partOf('EmployeeUpdate', EMPLOYEE, [...NEW_EMPLOYEE, 'status', 'leave_days_left']),
      Offboarding: model('Offboarding', { end_date: date('Last day') }),
      LeaveRequest: model('LeaveRequest', LEAVE),
      LeaveRequestCreate: partOf('LeaveRequestCreate', LEAVE, NEW_LEAVE, NEEDED.LeaveRequest),
      LeaveRequestUpdate: partOf('LeaveRequestUpdate', LEAVE, ['type', 'start_date', 'end_date', 'reason']),
      Equipment: model('Equipment', EQUIPMENT),
      EquipmentCreate: partOf('EquipmentCreate', EQUIPMENT, NEW_EQUIPMENT, NEEDED.Equipment),
      EquipmentUpdate: partOf('EquipmentUpdate', EQUIPMENT, [...NEW_EQUIPMENT, 'status']),
      Assignment: model('Assignment', { employee_id: uuid() }),
      JobOpening: model('JobOpening', OPENING),
      JobOpeningCreate: partOf('JobOpeningCreate', OPENING, NEW_OPENING, NEEDED.JobOpening),
      JobOpeningUpdate: partOf('JobOpeningUpdate', OPENING, [...NEW_OPENING, 'status']),
      ...Object.fromEntries(['Employee', 'LeaveRequest', 'Equipment', 'JobOpening'].map(pageOf)),
      ...ERRORS,
    },
  },
}
