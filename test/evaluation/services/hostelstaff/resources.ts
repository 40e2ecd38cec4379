import { choice, date, decimal, flag, text, whole } from '../openapi.ts'
import {
  ABSENCE_STATUSES,
  ABSENCE_TYPES,
  CLIENT_GROUPS,
  CONTRACT_TYPES,
  EMPLOYEE_STATUSES,
  SHIFT_STATUSES,
  SHIFT_TIMES,
  TRAINING_STATUSES,
  VACANCY_STATUSES,
} from './kinds.ts'
import { COURSES } from './names.ts'

const maybe = (schema: Record<string, unknown>) => ({ ...schema, type: [schema.type, 'null'] })
export interface Resource {
  table: string
  /** One of them: `Employee`. */
  kind: string
  attributes: Record<string, Record<string, unknown>>
  /** What each points to: its name, the field that holds the id, the type of resource. */
  links: Record<string, { field: string; type: string }>
  /** Lists of others that point to it. */
  lists: Record<string, { type: string; field: string; summary: string }>
  filters: string[]
  sorts: string[]
  /** Attributes and links that may be written; those that a new one needs. */
  writable: string[]
  required?: string[]
  removable?: boolean
}
const employee = { field: 'employeeId', type: 'employees' }
const hostel = { field: 'hostelId', type: 'hostels' }
const nothing = { links: {}, lists: {} }

export const RESOURCES: Record<string, Resource> = {
  hostels: {
    table: 'hostelSites',
    kind: 'Hostel',
    attributes: {
      name: text(),
      town: text(),
      address: text(),
      phone: text(),
      clientGroup: choice(CLIENT_GROUPS, 'Whom the hostel is for'),
      beds: whole('Number of beds'),
      staffedOvernight: flag(),
      openedOn: date(),
    },
    links: { manager: { field: 'managerId', type: 'employees' } },
    lists: { employees: { type: 'employees', field: 'hostelId', summary: 'List the employees of a hostel' } },
    filters: ['town', 'clientGroup'],
    sorts: ['name', 'beds'],
    writable: ['phone', 'beds', 'staffedOvernight', 'manager'],
  },
  employees: {
    table: 'hostelEmployees',
    kind: 'Employee',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      jobTitle: text(undefined, { examples: ['Support Worker'] }),
      status: choice(EMPLOYEE_STATUSES),
      contractType: choice(CONTRACT_TYPES),
      weeklyHours: maybe(decimal('Contracted hours a week; none for bank staff')),
      annualSalary: maybe(whole('GBP before tax; none for bank staff')),
      startedOn: date(),
      leftOn: maybe(date()),
      dbsCheckedOn: maybe(date('Day of the latest DBS check')),
    },
    links: { hostel, lineManager: { field: 'lineManagerId', type: 'employees' } },
    lists: {
      directReports: { type: 'employees', field: 'lineManagerId', summary: 'List who reports to an employee' },
      absences: { type: 'absences', field: 'employeeId', summary: 'List the absences of an employee' },
      trainings: { type: 'trainings', field: 'employeeId', summary: 'List the trainings of an employee' },
    },
    filters: ['email', 'lastName', 'jobTitle', 'status', 'contractType', 'hostel'],
    sorts: ['lastName', 'startedOn'],
    writable: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'jobTitle',
      'status',
      'contractType',
      'weeklyHours',
      'annualSalary',
      'startedOn',
      'leftOn',
      'dbsCheckedOn',
      'hostel',
      'lineManager',
    ],
    required: ['firstName', 'lastName', 'email', 'jobTitle', 'contractType', 'startedOn'],
  },
  absences: {
    ...nothing,
    table: 'hostelAbsences',
    kind: 'Absence',
    attributes: {
      absenceType: choice(ABSENCE_TYPES),
      status: choice(ABSENCE_STATUSES),
      startsOn: date('First day off'),
      endsOn: date('Last day off'),
      days: whole('Calendar days, first and last included', { readOnly: true }),
      note: maybe(text()),
      requestedOn: { ...date(), readOnly: true },
      decidedOn: maybe({ ...date(), readOnly: true }),
    },
    links: { employee },
    filters: ['absenceType', 'status', 'employee'],
    sorts: ['startsOn', 'requestedOn'],
    writable: ['absenceType', 'startsOn', 'endsOn', 'note', 'employee'],
    required: ['absenceType', 'startsOn', 'endsOn', 'employee'],
    removable: true,
  },
  shifts: {
    ...nothing,
    table: 'hostelShifts',
    kind: 'Shift',
    attributes: {
      date: date('Day on which the shift starts'),
      shiftType: choice(Object.keys(SHIFT_TIMES)),
      startTime: text(undefined, { readOnly: true, examples: ['07:00'] }),
      endTime: text(undefined, { readOnly: true, examples: ['15:00'] }),
      hours: { ...decimal(), readOnly: true },
      status: choice(SHIFT_STATUSES, 'open: nobody has been assigned yet'),
    },
    links: { hostel, employee },
    filters: ['date', 'shiftType', 'status', 'hostel', 'employee'],
    sorts: ['date'],
    writable: ['date', 'shiftType', 'status', 'hostel', 'employee'],
    required: ['date', 'shiftType', 'hostel'],
    removable: true,
  },
  trainings: {
    ...nothing,
    table: 'hostelTrainings',
    kind: 'Training',
    attributes: {
      course: choice(COURSES.map(([name]) => name)),
      provider: text(),
      status: choice(TRAINING_STATUSES),
      heldOn: date('Day of the course'),
      expiresOn: maybe(date('Until when the certificate is valid')),
      cost: whole('GBP for the place'),
    },
    links: { employee },
    filters: ['course', 'status', 'employee'],
    sorts: ['heldOn', 'expiresOn'],
    writable: ['course', 'provider', 'status', 'heldOn', 'expiresOn', 'cost', 'employee'],
    required: ['course', 'heldOn', 'employee'],
    removable: true,
  },
  vacancies: {
    ...nothing,
    table: 'hostelVacancies',
    kind: 'Vacancy',
    attributes: {
      title: text(),
      contractType: choice(CONTRACT_TYPES),
      weeklyHours: decimal(),
      salaryFrom: whole('GBP a year, full time'),
      salaryTo: whole('GBP a year, full time'),
      status: choice(VACANCY_STATUSES),
      postedOn: date(),
      closesOn: date('Last day to apply'),
      applications: whole('Number of applications received', { readOnly: true }),
    },
    links: { hostel },
    filters: ['status', 'contractType', 'hostel'],
    sorts: ['closesOn', 'postedOn'],
    writable: ['title', 'contractType', 'weeklyHours', 'salaryFrom', 'salaryTo', 'status', 'closesOn', 'hostel'],
    required: ['title', 'contractType', 'closesOn', 'hostel'],
    removable: true,
  },
}
export const kebab = (name: string) => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
