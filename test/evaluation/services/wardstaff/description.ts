import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import * as codes from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Ward: {
    Id: whole(),
    Name: text(undefined, { example: 'Tamar Ward' }),
    Code: text('Short code used on rotas', { example: 'TAM' }),
    Specialty: text(undefined, { example: 'General Medicine' }),
    Type: choice(codes.WARD_TYPES),
    Building: text(),
    Floor: whole('0 is the ground floor'),
    Beds: maybe(whole('Number of beds; null for departments without beds')),
    ManagerId: whole('Employee who runs the ward'),
    PhoneExtension: text(),
  },
  Employee: {
    Id: whole(),
    StaffNumber: text('Number on the staff badge', { example: 'TV20410' }),
    FirstName: text(),
    LastName: text(),
    Email: text(undefined, { format: 'email' }),
    MobilePhone: maybe(text()),
    JobTitle: text(undefined, { example: 'Staff Nurse' }),
    StaffGroup: choice(codes.STAFF_GROUPS),
    PayBand: maybe(whole('Null for staff who are not paid by band, such as doctors')),
    AnnualSalary: whole('Full-time salary in GBP'),
    ContractType: choice(codes.CONTRACT_TYPES),
    WeeklyHours: decimal('Contracted hours per week'),
    WardId: maybe(whole('Home ward; null for the board')),
    ManagerId: maybe(whole('Line manager, who is an employee too')),
    Status: choice(codes.EMPLOYEE_STATUSES),
    StartDate: date('First day at the hospital'),
    LeavingDate: maybe(date('Last day at the hospital')),
  },
  Shift: {
    Id: whole(),
    EmployeeId: whole(),
    WardId: whole('Ward on which the shift is worked'),
    Date: date('Day on which the shift starts'),
    ShiftType: choice(codes.SHIFT_TYPES),
    StartTime: text(undefined, { example: '07:00' }),
    EndTime: text(undefined, { example: '15:00' }),
    Hours: decimal('Paid hours'),
    IsOvertime: flag(),
    Status: choice(codes.SHIFT_STATUSES),
  },
  Absence: {
    Id: whole(),
    EmployeeId: whole(),
    AbsenceType: choice(codes.ABSENCE_TYPES),
    StartDate: date('First day off'),
    EndDate: date('Last day off'),
    WorkingDays: whole('Working days within the absence'),
    Status: choice(codes.ABSENCE_STATUSES),
    RequestedOn: date(),
    ApprovedById: maybe(whole('Employee who approved it')),
    Comment: maybe(text()),
  },
  Qualification: {
    Id: whole(),
    EmployeeId: whole(),
    Name: text(undefined, { example: 'Basic Life Support' }),
    IsMandatory: flag('Required of all staff'),
    Provider: text(),
    CertificateNumber: text(),
    ObtainedOn: date(),
    ExpiresOn: maybe(date('Null when it does not expire')),
  },
  Vacancy: {
    Id: whole(),
    Reference: text(undefined, { example: 'VAC-611' }),
    JobTitle: text(),
    StaffGroup: choice(codes.STAFF_GROUPS),
    WardId: whole(),
    HiringManagerId: whole('Employee who is hiring'),
    ContractType: choice(codes.CONTRACT_TYPES),
    WeeklyHours: decimal(),
    SalaryFrom: whole('GBP a year, full time'),
    SalaryTo: whole('GBP a year, full time'),
    Status: choice(codes.VACANCY_STATUSES),
    PostedOn: maybe(date()),
    ClosingDate: maybe(date('Last day to apply')),
    Applicants: whole('Applications received so far'),
  },
}
/** What only filters have. */
const FILTERS = {
  Search: text('Part of a name or staff number'),
  From: date('First day of the period'),
  To: date('Last day of the period'),
  ExpiresBefore: date('Only those that expire before this day'),
}
const plural = (kind: string) => (kind === 'Vacancy' ? 'Vacancies' : `${kind}s`)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Get', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => kind,
    plural,
    operationId: (verb, kind, many) => (verb === 'list' ? `List${many}` : `${verb.charAt(0).toUpperCase()}${verb.slice(1)}${kind}`), // oxfmt-ignore
    summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? many.toLowerCase() : an(kind.toLowerCase())}`,
    page: kind => record({ Data: listOf(ref(kind)), Page: whole(), PageSize: whole(), Total: whole() }),
    paging: [
      queryParameter('Page', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('PageSize', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
    ],
    key: () => idInPath(whole(), 'Id'),
  },
  FILTERS,
)
const EMPLOYEE = ['FirstName', 'LastName', 'Email', 'MobilePhone', 'JobTitle', 'StaffGroup', 'PayBand', 'AnnualSalary', 'ContractType', 'WeeklyHours', 'WardId', 'ManagerId', 'StartDate'] // oxfmt-ignore
const SHIFT = ['EmployeeId', 'WardId', 'Date', 'ShiftType', 'IsOvertime']
const ABSENCE = ['EmployeeId', 'AbsenceType', 'StartDate', 'EndDate', 'Comment']
const QUALIFICATION = ['EmployeeId', 'Name', 'IsMandatory', 'Provider', 'CertificateNumber', 'ObtainedOn', 'ExpiresOn']
const VACANCY = ['JobTitle', 'StaffGroup', 'WardId', 'HiringManagerId', 'ContractType', 'WeeklyHours', 'SalaryFrom', 'SalaryTo', 'ClosingDate'] // oxfmt-ignore

/** The staff of a hospital: PascalCase, numeric ids beside staff numbers, managers among employees, pages with a total. */
export const WARDSTAFF_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Tarka Valley Hospital HR API',
    version: '2.4.0',
    description: 'Wards, employees, shifts, absences, qualifications and vacancies of the hospital.',
  },
  servers: [{ url: '/api/v2' }],
  paths: {
    '/Wards': { get: list('Ward', 'Type', 'Building', 'Code') },
    '/Wards/{Id}': { get: one('Ward'), patch: change('Ward', ['Name', 'Beds', 'ManagerId', 'PhoneExtension']) },
    '/Employees': {
      get: list('Employee', 'Search', 'StaffNumber', 'WardId', 'ManagerId', 'JobTitle', 'StaffGroup', 'ContractType', 'Status'), // oxfmt-ignore
      post: add('Employee', EMPLOYEE, ['FirstName', 'LastName', 'JobTitle', 'WardId']),
    },
    '/Employees/{Id}': { get: one('Employee'), patch: change('Employee', [...EMPLOYEE, 'Status', 'LeavingDate']) },
    '/Shifts': {
      get: list('Shift', 'EmployeeId', 'WardId', 'ShiftType', 'Status', 'From', 'To'),
      post: add('Shift', SHIFT, ['EmployeeId', 'Date', 'ShiftType']),
    },
    '/Shifts/{Id}': { get: one('Shift'), patch: change('Shift', [...SHIFT, 'Status']), delete: drop('Shift') },
    '/Absences': {
      get: list('Absence', 'EmployeeId', 'AbsenceType', 'Status', 'From', 'To'),
      post: add('Absence', ABSENCE, ['EmployeeId', 'AbsenceType', 'StartDate', 'EndDate']),
    },
    '/Absences/{Id}': { get: one('Absence'), patch: change('Absence', ABSENCE.slice(1)), delete: drop('Absence') },
    '/Absences/{Id}/Approve': { post: act('approve', 'Absence', 'Approve a requested absence') },
    '/Absences/{Id}/Decline': { post: act('decline', 'Absence', 'Decline a requested absence') },
    '/Qualifications': {
      get: list('Qualification', 'EmployeeId', 'Name', 'IsMandatory', 'ExpiresBefore'),
      post: add('Qualification', QUALIFICATION, ['EmployeeId', 'Name', 'ObtainedOn']),
    },
    '/Qualifications/{Id}': {
      get: one('Qualification'),
      patch: change('Qualification', QUALIFICATION.slice(1)),
      delete: drop('Qualification'),
    },
    '/Vacancies': {
      get: list('Vacancy', 'WardId', 'StaffGroup', 'Status', 'Reference'),
      post: add('Vacancy', VACANCY, ['JobTitle', 'WardId']),
    },
    '/Vacancies/{Id}': { get: one('Vacancy'), patch: change('Vacancy', [...VACANCY, 'Status']), delete: drop('Vacancy') }, // oxfmt-ignore
    '/Vacancies/{Id}/Publish': { post: act('publish', 'Vacancy', 'Publish a draft vacancy') },
    '/Vacancies/{Id}/Withdraw': { post: act('withdraw', 'Vacancy', 'Withdraw a vacancy that is not filled yet') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ Code: text(), Message: text() }) },
    responses: { Problem: answers('Problem', ref('Problem')) },
  },
}
