import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createDepotstaffData, laterBy, type DepotstaffData } from './data.ts'
import { DEPOTSTAFF_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DepotstaffData
const TITLES: Record<number, string> = { 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Entity' }
const refuse = (status: number, detail: string): Reply => ({ status, body: { status, title: TITLES[status] ?? 'Bad Request', detail } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(422, `${name} must not be empty`)
/** Where each kind is found. */
const PATHS: Record<Kind, string> = { depotSites: 'depots', depotDepartments: 'departments', depotEmployees: 'employees', depotLeaves: 'leave-requests', depotCourses: 'courses', depotCertificates: 'certificates' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { depotId: 'depotSites', departmentId: 'depotDepartments', managerId: 'depotEmployees', headId: 'depotEmployees', employeeId: 'depotEmployees', courseId: 'depotCourses' } // oxfmt-ignore
const hrefOf = (kind: Kind, id: unknown) => ({ href: `/api/v1/${PATHS[kind]}/${String(id)}` })

function write(kind: Kind, row: Row): object {
  const related = Object.entries(TARGETS).filter(([name]) => row[name] !== undefined && row[name] !== null)
  const links = related.map(([name, target]) => [name.slice(0, -2), hrefOf(target, row[name])])
  return { ...toSnake(row), _links: { self: hrefOf(kind, row.id), ...(Object.fromEntries(links) as object) } }
}
const daysBetween = (from: unknown, to: unknown) => Math.round((Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000) + 1 // oxfmt-ignore

/** Starts the staff system. `data` is what it serves and changes; `reset` puts it back. */
export async function startDepotstaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDepotstaffData(clock)
  const today = createDays(clock).day(0)
  const { list: select, withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore
  const list =
    (kind: Kind, ...filters: string[]) =>
    (incoming: Incoming): Reply => {
      const rows = select(kind, ...filters)(incoming).body as object[]
      const [number, size] = [Number(incoming.query.get('page') ?? 0), Number(incoming.query.get('size') ?? 25)]
      if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const pages = Math.ceil(rows.length / size)
      const link = (at: number) => {
        const query = new URLSearchParams(incoming.query)
        query.set('page', String(at))
        return { href: `/api/v1/${PATHS[kind]}?${query.toString()}` }
      }
      const _links = { self: link(number), ...(number > 0 && { prev: link(number - 1) }), ...(number + 1 < pages && { next: link(number + 1) }) } // oxfmt-ignore
      const page = { size, total_elements: rows.length, total_pages: pages, number }
      const embedded = { [PATHS[kind].replace('-', '_')]: rows.slice(number * size, (number + 1) * size) }
      return { body: { _embedded: embedded, _links, page } }
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] !== undefined && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${Object.keys(toSnake({ [lost]: 0 }))[0]} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      mergeInto(row, given)
      if (kind === 'depotLeaves') row.days = daysBetween(row.startsOn, row.endsOn)
      return undefined
    })
  const decide = (status: string) =>
    withRow('depotLeaves', (row, { comment }) => {
      if (row.status !== 'pending') return refuse(409, `The request is ${String(row.status)}`)
      return void Object.assign(row, { status, decidedOn: today, ...(comment !== undefined && { comment }) })
    })
  const hire = (given: Given) =>
    wrong(given) ?? { staffNumber: 'HV4990', mobile: null, managerId: null, contract: 'permanent', shift: 'day', weeklyHours: 40, salary: null, leaveAllowance: 25, hiredOn: today, ...given, leftOn: null, status: 'active' } // oxfmt-ignore
  const request = (given: Given) => {
    const days = daysBetween(given.startsOn, given.endsOn)
    if (!(days >= 1)) return 'ends_on must not be before starts_on'
    return wrong(given) ?? { comment: null, ...given, days, status: 'pending', requestedOn: today, decidedOn: null }
  }
  const offer = (given: Given) => ({ durationHours: null, price: null, validForMonths: null, mandatory: false, ...given }) // oxfmt-ignore
  const certify = (given: Given) => {
    const course = data.depotCourses.find(({ id }) => id === given.courseId)
    if (!course) return 'course_id does not exist'
    return wrong(given) ?? { certificateNumber: `${course.code}-29900`, ...given, expiresOn: laterBy(String(given.issuedOn), course.validForMonths), status: 'valid' } // oxfmt-ignore
  }
  const dismiss = (incoming: Incoming): Reply =>
    data.depotEmployees.some(one => String(one.managerId) === incoming.path[0])
      ? refuse(409, 'Other employees report to this employee')
      : remove('depotEmployees')(incoming)

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: DEPOTSTAFF_DESCRIPTION })],
    ...read('depotSites', 'code'),
    ...read('depotDepartments'),
    ...read('depotEmployees', 'depotId', 'departmentId', 'managerId', 'status', 'shift'),
    ...read('depotLeaves', 'employeeId', 'type', 'status'),
    ...read('depotCourses', 'mandatory'),
    ...read('depotCertificates', 'employeeId', 'courseId', 'status'),
    ...(Object.keys(PATHS) as Kind[]).map((kind): Handler => ['PATCH', at(`${PATHS[kind]}/:id`), change(kind)]),
    ['POST', at('employees'), add('depotEmployees', ['firstName', 'lastName', 'email', 'jobTitle', 'departmentId', 'depotId'], hire)], // oxfmt-ignore
    ['DELETE', at('employees/:id'), dismiss],
    ['POST', at('leave-requests'), add('depotLeaves', ['employeeId', 'type', 'startsOn', 'endsOn'], request)],
    ['DELETE', at('leave-requests/:id'), remove('depotLeaves')],
    ['POST', at('leave-requests/:id/approve'), decide('approved')],
    ['POST', at('leave-requests/:id/decline'), decide('declined')],
    ['POST', at('courses'), add('depotCourses', ['code', 'title', 'provider'], offer)],
    ['POST', at('certificates'), add('depotCertificates', ['employeeId', 'courseId', 'issuedOn'], certify)],
    ['DELETE', at('certificates/:id'), remove('depotCertificates')],
  ]
  const server = await listenJson(routes, { status: 404, title: 'Not Found', detail: 'No such resource' }, port)
  return { ...server, data, reset: createReset(data) }
}
