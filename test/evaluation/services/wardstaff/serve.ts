import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, shiftDay } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createWardstaffData, TIMES, type WardstaffData } from './data.ts'
import { WARDSTAFF_DESCRIPTION } from './description.ts'
import { JOBS } from './names.ts'

type Given = Record<string, unknown>
type Kind = keyof WardstaffData
const CODES: Record<number, string> = { 404: 'NotFound', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { Code: CODES[status] ?? 'InvalidRequest', Message: message } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = {
  wardId: 'tarkaWards',
  employeeId: 'tarkaEmployees',
  managerId: 'tarkaEmployees',
  hiringManagerId: 'tarkaEmployees',
}

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('Page') ?? 1), Number(query.get('PageSize') ?? 25)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'Page or PageSize is out of range.')
  return { body: { Data: rows.slice((page - 1) * size, page * size), Page: page, PageSize: size, Total: rows.length } }
}
/** Does a row pass a filter? */
function passes(row: Row, name: string, value: string): boolean {
  if (name === 'from') return String(row.date ?? row.endDate) >= value
  if (name === 'to') return String(row.date ?? row.startDate) <= value
  if (name === 'expiresBefore') return row.expiresOn !== null && String(row.expiresOn) < value
  if (name === 'search')
    return [`${String(row.firstName)} ${String(row.lastName)}`, row.staffNumber].some(text => String(text).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
  return String(row[name]) === value
}
const lengthOf = (from: string, to: string) => {
  const all = Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000) + 1 }, (_, at) => new Date(shiftDay(from, at)).getUTCDay()) // oxfmt-ignore
  return Math.max(1, all.filter(one => one % 6 !== 0).length)
}

/** Starts the staff system of the hospital. `data` is what it serves and changes; `reset` puts it back. */
export async function startWardstaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWardstaffData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query }: Incoming): Reply => {
      const given = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => filters.includes(name))
      const rows = data[kind] as unknown as Row[]
      return cut(rows.filter(row => given.every(([name, value]) => passes(row, name, String(value)))).map(toPascal), query) // oxfmt-ignore
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => typeof given[name] === 'number' && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind, more: (row: Row) => object = () => ({})) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      return void Object.assign(row, more(row))
    })
  const times = (row: Given) => {
    const [startTime, endTime, hours] = TIMES[String(row.shiftType)] ?? []
    return { startTime, endTime, hours }
  }
  const employ = (given: Given) => {
    const [staffGroup, payBand, annualSalary] = JOBS[String(given.jobTitle)] ?? ['Support', null, 0]
    const managerId = data.tarkaWards.find(one => one.id === given.wardId)?.managerId
    return wrong(given) ?? { email: null, mobilePhone: null, staffGroup, payBand, annualSalary, contractType: 'Permanent', weeklyHours: 37.5, managerId, startDate: today, ...given, staffNumber: 'TV29901', status: 'Active', leavingDate: null } // oxfmt-ignore
  }
  const roster = (given: Given) => {
    const wardId = data.tarkaEmployees.find(one => one.id === given.employeeId)?.wardId
    return wrong(given) ?? { wardId, isOvertime: false, ...given, ...times(given), status: 'Planned' }
  }
  const request = (given: Given) => {
    const [from, to] = [String(given.startDate), String(given.endDate)]
    if (to < from) return 'EndDate is before StartDate.'
    return wrong(given) ?? { comment: null, ...given, workingDays: lengthOf(from, to), status: 'Requested', requestedOn: today, approvedById: null } // oxfmt-ignore
  }
  const measure = (row: Row) => ({ workingDays: lengthOf(String(row.startDate), String(row.endDate)) })
  const certify = (given: Given) => wrong(given) ?? { isMandatory: false, provider: '', certificateNumber: '', expiresOn: null, ...given } // oxfmt-ignore
  const advertise = (given: Given) => {
    const [staffGroup, , usual] = JOBS[String(given.jobTitle)] ?? ['Support', null, 0]
    const hiringManagerId = data.tarkaWards.find(one => one.id === given.wardId)?.managerId
    return wrong(given) ?? { staffGroup, hiringManagerId, contractType: 'Permanent', weeklyHours: 37.5, salaryFrom: usual, salaryTo: usual, closingDate: null, ...given, reference: 'VAC-901', status: 'Draft', postedOn: null, applicants: 0 } // oxfmt-ignore
  }
  const approve = withRow('tarkaAbsences', row => {
    if (row.status !== 'Requested') return refuse(409, `The absence is ${String(row.status)}.`)
    const approvedById = data.tarkaEmployees.find(one => one.id === row.employeeId)?.managerId ?? null
    return void Object.assign(row, { status: 'Approved', approvedById })
  })

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: WARDSTAFF_DESCRIPTION })],
    ...read('tarkaWards', 'Wards', 'type', 'building', 'code'),
    ...read('tarkaEmployees', 'Employees', 'search', 'staffNumber', 'wardId', 'managerId', 'jobTitle', 'staffGroup', 'contractType', 'status'), // oxfmt-ignore
    ...read('tarkaShifts', 'Shifts', 'employeeId', 'wardId', 'shiftType', 'status', 'from', 'to'),
    ...read('tarkaAbsences', 'Absences', 'employeeId', 'absenceType', 'status', 'from', 'to'),
    ...read('tarkaQualifications', 'Qualifications', 'employeeId', 'name', 'isMandatory', 'expiresBefore'),
    ...read('tarkaVacancies', 'Vacancies', 'wardId', 'staffGroup', 'status', 'reference'),
    ['PATCH', at('Wards/:id'), change('tarkaWards')],
    ['POST', at('Employees'), add('tarkaEmployees', ['firstName', 'lastName', 'jobTitle', 'wardId'], employ)],
    ['PATCH', at('Employees/:id'), change('tarkaEmployees')],
    ['POST', at('Shifts'), add('tarkaShifts', ['employeeId', 'date', 'shiftType'], roster)],
    ['PATCH', at('Shifts/:id'), change('tarkaShifts', times)],
    ['DELETE', at('Shifts/:id'), remove('tarkaShifts')],
    ['POST', at('Absences'), add('tarkaAbsences', ['employeeId', 'absenceType', 'startDate', 'endDate'], request)],
    ['PATCH', at('Absences/:id'), change('tarkaAbsences', measure)],
    ['DELETE', at('Absences/:id'), remove('tarkaAbsences')],
    ['POST', at('Absences/:id/Approve'), approve],
    ['POST', at('Absences/:id/Decline'), become('tarkaAbsences', ['Requested'], () => ({ status: 'Declined' }))],
    ['POST', at('Qualifications'), add('tarkaQualifications', ['employeeId', 'name', 'obtainedOn'], certify)],
    ['PATCH', at('Qualifications/:id'), change('tarkaQualifications')],
    ['DELETE', at('Qualifications/:id'), remove('tarkaQualifications')],
    ['POST', at('Vacancies'), add('tarkaVacancies', ['jobTitle', 'wardId'], advertise)],
    ['PATCH', at('Vacancies/:id'), change('tarkaVacancies')],
    ['DELETE', at('Vacancies/:id'), remove('tarkaVacancies')],
    ['POST', at('Vacancies/:id/Publish'), become('tarkaVacancies', ['Draft'], () => ({ status: 'Open', postedOn: today }))], // oxfmt-ignore
    ['POST', at('Vacancies/:id/Withdraw'), become('tarkaVacancies', ['Draft', 'Open', 'Interviewing'], () => ({ status: 'Withdrawn' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { Code: 'NotFound', Message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
