import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createZoostaffData, type ZoostaffData } from './data.ts'
import { ZOOSTAFF_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ZoostaffData
const refuse = (status: number, message: string): Reply => ({ status, body: { Error: message, Code: status } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} must be given`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { employeeId: 'zooEmployees', headId: 'zooEmployees', sectionId: 'zooSections' }
const TIMES: Record<string, object> = {
  Early: { startTime: '06:30', endTime: '14:30', hours: 8 },
  Late: { startTime: '13:00', endTime: '20:00', hours: 7 },
  Night: { startTime: '20:00', endTime: '06:00', hours: 10 },
}

function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 50)]
  if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'PageNumber or PageSize is out of range')
  const results = rows.slice((number - 1) * size, number * size)
  return { body: { Results: results, TotalCount: rows.length, PageNumber: number, PageSize: size } }
}
/** Days from the first to the last, both included. */
const daysOf = ({ from, to }: Given) => (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1

/** Starts the staff system of the zoo. `data` is what it serves and changes; `reset` puts it back. */
export async function startZoostaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createZoostaffData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      if (kind === 'zooTimesOff') row.days = daysOf(row)
      if (kind === 'zooShifts' && given.kind) mergeInto(row, { ...TIMES[String(given.kind)] })
      return undefined
    })
  const hire = (given: Given) => wrong(given) ?? { email: '', phone: null, employment: 'FullTime', status: 'Active', weeklyHours: 39, hourlyWage: 12, hiredOn: today, contractEndsOn: null, ...given, employeeNumber: 'Z-9901' } // oxfmt-ignore
  const roster = (given: Given) => {
    if (!TIMES[String(given.kind)]) return 'Kind is unknown'
    const own = data.zooEmployees.find(one => one.id === given.employeeId)?.sectionId
    return wrong(given) ?? { sectionId: own, status: 'Planned', ...given, ...TIMES[String(given.kind)] }
  }
  const ask = (given: Given) =>
    daysOf(given) >= 1
      ? (wrong(given) ?? { ...given, days: daysOf(given), status: 'Pending', requestedOn: today })
      : 'To lies before From'
  const certify = (given: Given) => wrong(given) ?? { expiresOn: null, ...given }

  const at = (path: string) => new RegExp(`^/staff/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const kept = (kind: Kind, path: string): Handler[] => [
    ['PATCH', at(`${path}/:id`), change(kind)],
    ['DELETE', at(`${path}/:id`), remove(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: ZOOSTAFF_DESCRIPTION })],
    ...read('zooSections', 'Sections'),
    ...read('zooEmployees', 'Employees', 'sectionId', 'jobTitle', 'employment', 'status'),
    ...read('zooShifts', 'Shifts', 'employeeId', 'sectionId', 'date', 'kind', 'status'),
    ...read('zooTimesOff', 'TimeOffRequests', 'employeeId', 'type', 'status'),
    ...read('zooCertificates', 'Certificates', 'employeeId', 'name'),
    ['PUT', at('Sections/:id'), change('zooSections')],
    ['POST', at('Employees'), add('zooEmployees', ['firstName', 'lastName', 'jobTitle', 'sectionId'], hire)],
    ...kept('zooEmployees', 'Employees'),
    ['POST', at('Shifts'), add('zooShifts', ['employeeId', 'date', 'kind'], roster)],
    ...kept('zooShifts', 'Shifts'),
    ['POST', at('TimeOffRequests'), add('zooTimesOff', ['employeeId', 'type', 'from', 'to'], ask)],
    ...kept('zooTimesOff', 'TimeOffRequests'),
    ['POST', at('TimeOffRequests/:id/Approve'), become('zooTimesOff', ['Pending'], () => ({ status: 'Approved' }))],
    ['POST', at('TimeOffRequests/:id/Refuse'), become('zooTimesOff', ['Pending'], () => ({ status: 'Refused' }))],
    ['POST', at('Certificates'), add('zooCertificates', ['employeeId', 'name', 'issuedOn'], certify)],
    ...kept('zooCertificates', 'Certificates'),
  ]
  const server = await listenJson(routes, { Error: 'Not Found', Code: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
