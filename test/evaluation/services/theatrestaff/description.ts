import { answers, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ABSENCE_STATUSES, ABSENCE_TYPES, BOOKING_STATUSES, CONTRACT_TYPES, EMPLOYEE_STATUSES, HOUSE_TYPES, TRAINING_CATEGORIES } from './data.ts' // oxfmt-ignore

type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const int = (description?: string) => whole(description, { format: 'int32' })
const pounds = (description: string) => decimal(description, { format: 'double' })
const enums = {
  HouseType: HOUSE_TYPES,
  ContractType: CONTRACT_TYPES,
  EmployeeStatus: EMPLOYEE_STATUSES,
  AbsenceType: ABSENCE_TYPES,
  AbsenceStatus: ABSENCE_STATUSES,
  TrainingCategory: TRAINING_CATEGORIES,
  BookingStatus: BOOKING_STATUSES,
}
const KINDS = {
  House: {
    id: int(),
    name: text(),
    city: text(),
    type: ref('HouseType'),
    seats: int('Seats in the auditorium'),
    openedIn: int('Year'),
  },
  Department: { id: int(), name: text(), costCentre: text(), headId: maybe(int('Employee who leads the department')) },
  Employee: {
    id: int(),
    employeeNumber: text(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: maybe(text()),
    jobTitle: text(),
    departmentId: int(),
    houseId: int('House where the employee usually works'),
    managerId: maybe(int('Employee to whom this employee reports')),
    contractType: ref('ContractType'),
    status: ref('EmployeeStatus'),
    weeklyHours: int('Contracted hours per week, 39 is full time'),
    monthlySalary: pounds('Gross, in GBP'),
    hiredOn: date(),
    contractEndsOn: maybe(date('Empty for permanent contracts')),
    leftOn: maybe(date('Last working day of those who have left')),
    isFirstAider: flag(),
  },
  Absence: {
    id: int(),
    employeeId: int(),
    type: ref('AbsenceType'),
    status: ref('AbsenceStatus'),
    startDate: date('First day'),
    endDate: date('Last day'),
    days: int('Calendar days, the first and the last included'),
    certificateReceived: flag("Whether a doctor's certificate has arrived; sick leave only"),
    requestedOn: date(),
    comment: maybe(text()),
  },
  Training: {
    id: int(),
    title: text(),
    category: ref('TrainingCategory'),
    provider: text(),
    houseId: int('House where it takes place'),
    startsOn: date(),
    durationHours: int(),
    places: int('How many employees can take part'),
    costPerPerson: pounds('In GBP'),
    isMandatory: flag(),
  },
  TrainingBooking: {
    id: int(),
    trainingId: int(),
    employeeId: int(),
    status: ref('BookingStatus'),
    bookedOn: date(),
    score: maybe(int('Result of the final test, 0 to 100')),
  },
} satisfies Record<string, Fields>
type Kind = keyof typeof KINDS

const MANY: Record<Kind, string> = { House: 'Houses', Department: 'Departments', Employee: 'Employees', Absence: 'Absences', Training: 'Trainings', TrainingBooking: 'TrainingBookings' } // oxfmt-ignore
const spoken = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const problem = (description: string) => answers(description, ref('ProblemDetails'), 'application/problem+json')
const id = pathParameter('id', int())
const fields = (kind: Kind, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (KINDS[kind] as Fields)[name]!]))
const operation = (kind: Kind, operationId: string, summary: string) => ({ tags: [MANY[kind]], summary, operationId })
const found = (kind: Kind) => ({ 200: answers('OK', ref(`${kind}Response`)), 404: problem('Not Found') })

const list = (kind: Kind, names: string[], more: object[] = []) => ({
  ...operation(kind, `List${MANY[kind]}`, `Lists ${spoken(MANY[kind])}`),
  parameters: [
    ...Object.entries(fields(kind, names)).map(([name, schema]) => queryParameter(name, schema)),
    ...more,
    queryParameter('page', whole(undefined, { format: 'int32', minimum: 1, default: 1 })),
    queryParameter('pageSize', whole(undefined, { format: 'int32', minimum: 1, maximum: 100, default: 20 })),
  ],
  responses: { 200: answers('OK', ref(`PagedResponseOf${kind}Response`)), 400: problem('Bad Request') },
})
const one = (kind: Kind) => ({
  ...operation(kind, `Get${kind}`, `Gets one ${spoken(kind)}`),
  parameters: [id],
  responses: found(kind),
})
const add = (kind: Kind, summary: string) => ({
  ...operation(kind, `Create${kind}`, summary),
  requestBody: requestBody(ref(`Create${kind}Request`)),
  responses: { 201: answers('Created', ref(`${kind}Response`)), 400: problem('Bad Request') },
})
const change = (kind: Kind, summary: string) => ({
  ...operation(kind, `Update${kind}`, summary),
  parameters: [id],
  requestBody: requestBody(ref(`Update${kind}Request`)),
  responses: { ...found(kind), 400: problem('Bad Request') },
})
const drop = (kind: Kind, summary: string) => ({
  ...operation(kind, `Delete${kind}`, summary),
  parameters: [id],
  responses: { 204: { description: 'No Content' }, 404: problem('Not Found') },
})
const act = (kind: Kind, verb: string, summary: string) => ({
  ...operation(kind, `${verb}${kind}`, summary),
  parameters: [id],
  responses: { ...found(kind), 409: problem('Conflict') },
})

const EMPLOYEE = ['firstName', 'lastName', 'email', 'phone', 'jobTitle', 'departmentId', 'houseId', 'managerId', 'contractType', 'weeklyHours', 'monthlySalary', 'hiredOn', 'contractEndsOn', 'isFirstAider'] // oxfmt-ignore
const TRAINING = ['title', 'category', 'provider', 'houseId', 'startsOn', 'durationHours', 'places', 'costPerPerson', 'isMandatory'] // oxfmt-ignore
/** What has to be given for a new record. */
export const NEEDED = {
  Employee: ['firstName', 'lastName', 'email', 'jobTitle', 'departmentId', 'houseId'],
  Absence: ['employeeId', 'type', 'startDate', 'endDate'],
  Training: ['title', 'category', 'startsOn'],
  TrainingBooking: ['trainingId', 'employeeId'],
}
const requests = {
  UpdateHouseRequest: record(fields('House', ['name', 'seats'])),
  UpdateDepartmentRequest: record(fields('Department', ['name', 'costCentre', 'headId'])),
  CreateEmployeeRequest: record(fields('Employee', EMPLOYEE), NEEDED.Employee),
  UpdateEmployeeRequest: record(fields('Employee', EMPLOYEE)),
  TerminateEmployeeRequest: record({ leftOn: date('Last working day') }, ['leftOn']),
  CreateAbsenceRequest: record(fields('Absence', [...NEEDED.Absence, 'comment']), NEEDED.Absence),
  UpdateAbsenceRequest: record(fields('Absence', ['type', 'startDate', 'endDate', 'certificateReceived', 'comment'])),
  CreateTrainingRequest: record(fields('Training', TRAINING), NEEDED.Training),
  UpdateTrainingRequest: record(fields('Training', TRAINING)),
  CreateTrainingBookingRequest: record(fields('TrainingBooking', NEEDED.TrainingBooking), NEEDED.TrainingBooking),
  UpdateTrainingBookingRequest: record(fields('TrainingBooking', ['status', 'score'])),
}
const pages = (Object.keys(KINDS) as Kind[]).flatMap(kind => [
  [`${kind}Response`, record(KINDS[kind], Object.keys(KINDS[kind]))],
  [`PagedResponseOf${kind}Response`, record({ items: listOf(ref(`${kind}Response`)), page: int(), pageSize: int(), totalCount: int() }, ['items', 'page', 'pageSize', 'totalCount'])], // oxfmt-ignore
])

/** The staff of a group of theatres: camelCase, pages with a total count, PascalCase enumerations, problem details. */
export const THEATRESTAFF_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Lantern Theatres Staff API', version: 'v1' },
  servers: [{ url: '/' }],
  paths: {
    '/api/houses': { get: list('House', ['city', 'type']) },
    '/api/houses/{id}': { get: one('House'), patch: change('House', 'Changes a house') },
    '/api/departments': { get: list('Department', []) },
    '/api/departments/{id}': { get: one('Department'), patch: change('Department', 'Changes a department') },
    '/api/employees': {
      get: list('Employee', ['departmentId', 'houseId', 'managerId', 'contractType', 'status'], [queryParameter('search', text(), 'Part of the name or e-mail address')]), // oxfmt-ignore
      post: add('Employee', 'Hires an employee'),
    },
    '/api/employees/{id}': { get: one('Employee'), patch: change('Employee', 'Changes an employee') },
    '/api/employees/{id}/terminate': {
      post: { ...act('Employee', 'Terminate', 'Ends the employment'), requestBody: requestBody(ref('TerminateEmployeeRequest')) }, // oxfmt-ignore
    },
    '/api/absences': {
      get: list('Absence', ['employeeId', 'type', 'status'], [
        queryParameter('from', date(), 'Only absences that end on this day or later'),
        queryParameter('to', date(), 'Only absences that start on this day or earlier'),
      ]), // oxfmt-ignore
      post: add('Absence', 'Requests an absence for an employee'),
    },
    '/api/absences/{id}': {
      get: one('Absence'),
      patch: change('Absence', 'Changes an absence'),
      delete: drop('Absence', 'Deletes an absence'),
    },
    '/api/absences/{id}/approve': { post: act('Absence', 'Approve', 'Approves a requested absence') },
    '/api/absences/{id}/reject': { post: act('Absence', 'Reject', 'Rejects a requested absence') },
    '/api/trainings': { get: list('Training', ['category', 'houseId', 'isMandatory']), post: add('Training', 'Schedules a training') }, // oxfmt-ignore
    '/api/trainings/{id}': {
      get: one('Training'),
      patch: change('Training', 'Changes a training'),
      delete: drop('Training', 'Deletes a training'),
    },
    '/api/training-bookings': {
      get: list('TrainingBooking', ['trainingId', 'employeeId', 'status']),
      post: add('TrainingBooking', 'Books an employee on a training'),
    },
    '/api/training-bookings/{id}': {
      get: one('TrainingBooking'),
      patch: change('TrainingBooking', 'Records how a booking went'),
      delete: drop('TrainingBooking', 'Deletes a booking'),
    },
  },
  components: {
    schemas: {
      ...Object.fromEntries(pages),
      ...requests,
      ...Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, text(undefined, { enum: values })])),
      ProblemDetails: record({
        type: maybe(text()),
        title: maybe(text()),
        status: maybe(int()),
        detail: maybe(text()),
      }),
    },
  },
}
