import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { ABSENCE_STATUSES, ABSENCE_TYPES, BOOKING_STATUSES, CONTRACT_TYPES, createTheatrestaffData, EMPLOYEE_STATUSES, HOUSE_TYPES, TRAINING_CATEGORIES, type TheatrestaffData } from './data.ts' // oxfmt-ignore
import { NEEDED, THEATRESTAFF_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TheatrestaffData
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, detail: string): Reply => ({
  status,
  body: { type: `https://httpstatuses.io/${status}`, title: TITLES[status], status, detail },
  headers: { 'content-type': 'application/problem+json' },
})
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The field ${camel(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { departmentId: 'stageDepartments', houseId: 'stageHouses', managerId: 'stageEmployees', headId: 'stageEmployees', employeeId: 'stageEmployees', trainingId: 'stageTrainings' } // oxfmt-ignore
/** The words of each enumeration, by kind and field. */
const WORDS: Record<string, readonly string[]> = {
  'stageHouses.type': HOUSE_TYPES,
  'stageEmployees.contractType': CONTRACT_TYPES,
  'stageEmployees.status': EMPLOYEE_STATUSES,
  'stageAbsences.type': ABSENCE_TYPES,
  'stageAbsences.status': ABSENCE_STATUSES,
  'stageTrainings.category': TRAINING_CATEGORIES,
  'stageBookings.status': BOOKING_STATUSES,
}
const DATES = ['startDate', 'endDate', 'startsOn', 'hiredOn', 'contractEndsOn', 'leftOn']
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) // oxfmt-ignore
const daysOf = (row: Given) => Math.round((Date.parse(String(row.endDate)) - Date.parse(String(row.startDate))) / 86_400_000) + 1 // oxfmt-ignore

/** A page of the rows, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 20)]
  if (!(Number.isInteger(page) && page >= 1)) return refuse(400, 'page must be at least 1.')
  if (!(Number.isInteger(pageSize) && pageSize >= 1 && pageSize <= 100)) return refuse(400, 'pageSize must be between 1 and 100.') // oxfmt-ignore
  return { body: { items: rows.slice((page - 1) * pageSize, page * pageSize), page, pageSize, totalCount: rows.length } } // oxfmt-ignore
}

/** Starts the staff system of the theatres. `data` is what it serves and changes; `reset` puts it back. */
export async function startTheatrestaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTheatrestaffData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: a key leads nowhere, a word is none of its enumeration, or a day is none. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    for (const [name, value] of Object.entries(given)) {
      if (value === null) continue
      if (name in TARGETS && !isThere(TARGETS[name]!, value)) return `${name} ${String(value)} does not exist.`
      if (WORDS[`${kind}.${name}`]?.includes(String(value)) === false) return `The value '${String(value)}' is not valid for ${name}.` // oxfmt-ignore
      if (DATES.includes(name) && !isDay(value)) return `The value of ${name} is not a date.`
    }
    return undefined
  }
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = [...query].filter(([name]) => filters.includes(name))
      const reason = given.map(([name, value]) => (name in TARGETS ? undefined : wrong(kind, { [name]: value }))).find(Boolean) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      const isWanted = (row: Row, [name, value]: [string, string]) => {
        if (name === 'search') return `${String(row.firstName)} ${String(row.lastName)} ${String(row.email)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
        if (name === 'from') return String(row.endDate) >= value
        if (name === 'to') return String(row.startDate) <= value
        return String(row[name]) === value
      }
      return cut((data[kind] as unknown as Row[]).filter(row => given.every(one => isWanted(row, one))), query)
    } // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const next = { ...row, ...given } as Given
      const reason = wrong(kind, given) ?? (kind === 'stageAbsences' && daysOf(next) < 1 ? 'endDate must not be before startDate.' : undefined) // oxfmt-ignore
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      if (kind === 'stageAbsences') row.days = daysOf(row)
      return undefined
    })
  const hire = (given: Given) => wrong('stageEmployees', given) ?? { phone: null, managerId: null, contractType: 'Permanent', weeklyHours: 39, monthlySalary: 0, hiredOn: today, contractEndsOn: null, isFirstAider: false, ...given, employeeNumber: 'LT-2901', status: 'Active', leftOn: null } // oxfmt-ignore
  const ask = (given: Given) => {
    const reason = wrong('stageAbsences', given)
    if (reason) return reason
    if (daysOf(given) < 1) return 'endDate must not be before startDate.'
    return { comment: null, ...given, status: 'Requested', days: daysOf(given), certificateReceived: false, requestedOn: today } // oxfmt-ignore
  }
  const schedule = (given: Given) => wrong('stageTrainings', given) ?? { provider: 'In-house', houseId: 1, durationHours: 4, places: 10, costPerPerson: 0, isMandatory: false, ...given } // oxfmt-ignore
  const book = (given: Given) => {
    const isTaken = data.stageBookings.some(one => one.trainingId === given.trainingId && one.employeeId === given.employeeId && one.status !== 'Cancelled') // oxfmt-ignore
    return wrong('stageBookings', given) ?? (isTaken ? 'The employee is booked already.' : { ...given, status: 'Booked', bookedOn: today, score: null }) // oxfmt-ignore
  }
  const terminate = withRow('stageEmployees', (row, given) => {
    if (row.status === 'Left') return refuse(409, 'The employee has left already.')
    if (!isDay(given.leftOn)) return invalid('body', 'leftOn')
    Object.assign(row, { status: 'Left', leftOn: given.leftOn })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\/v1\.json$/, () => ({ body: THEATRESTAFF_DESCRIPTION })],
    ...read('stageHouses', 'houses', 'city', 'type'),
    ...read('stageDepartments', 'departments'),
    ...read('stageEmployees', 'employees', 'departmentId', 'houseId', 'managerId', 'contractType', 'status', 'search'),
    ...read('stageAbsences', 'absences', 'employeeId', 'type', 'status', 'from', 'to'),
    ...read('stageTrainings', 'trainings', 'category', 'houseId', 'isMandatory'),
    ...read('stageBookings', 'training-bookings', 'trainingId', 'employeeId', 'status'),
    ['POST', at('employees'), add('stageEmployees', NEEDED.Employee, hire)],
    ['POST', at('employees/:id/terminate'), terminate],
    ['POST', at('absences'), add('stageAbsences', NEEDED.Absence, ask)],
    ['POST', at('absences/:id/approve'), become('stageAbsences', ['Requested'], () => ({ status: 'Approved' }))],
    ['POST', at('absences/:id/reject'), become('stageAbsences', ['Requested'], () => ({ status: 'Rejected' }))],
    ['DELETE', at('absences/:id'), remove('stageAbsences')],
    ['POST', at('trainings'), add('stageTrainings', NEEDED.Training, schedule)],
    ['DELETE', at('trainings/:id'), remove('stageTrainings')],
    ['POST', at('training-bookings'), add('stageBookings', NEEDED.TrainingBooking, book)],
    ['DELETE', at('training-bookings/:id'), remove('stageBookings')],
  ]
  const server = await listenJson(routes, refuse(404, 'No such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
