import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { momentOf, shiftDay } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createPermitsData, type PermitsData } from './data.ts'
import { PERMITS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PermitsData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, title: string): Reply => ({ status, body: { Title: title, Status: status } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required`)
const OPEN = ['Submitted', 'UnderReview', 'OnHold']

/** A page of at most 50 rows, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(page >= 1 && size >= 1 && size <= 50)) return refuse(400, 'PageNumber or PageSize is out of range')
  return { body: { Items: rows.slice((page - 1) * size, page * size), PageNumber: page, PageSize: size, TotalItems: rows.length } } // oxfmt-ignore
}

/** Starts the permits office. `data` is what it serves and changes; `reset` puts it back. */
export async function startPermits({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPermitsData(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { districtId: 'districts', officerId: 'officers', inspectorId: 'officers', applicantId: 'applicants', applicationId: 'applications' } // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${pascal(lost)} does not exist`
    const isTimeless = given.scheduledFor !== undefined && momentOf(given.scheduledFor) === undefined
    return isTimeless ? 'ScheduledFor must be a date and a time' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.scheduledFor !== undefined && { scheduledFor: momentOf(given.scheduledFor) }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })

  const register = (given: Given) => ({ email: null, address: null, ...given })
  const submit = (given: Given) =>
    wrong(given) ?? { isFastTrack: false, estimatedCost: null, ...given, reference: 'PA-99001', status: 'Submitted', officerId: null, submittedOn: today(), decisionDueOn: shiftDay(today(), given.isFastTrack === true ? 28 : 84), decidedOn: null, fee: { amount: 100, paidOn: null } } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { durationMinutes: 45, remarks: null, ...timed(given), outcome: null }
  const object = (given: Given) => wrong(given) ?? { receivedOn: today(), ...given, isUpheld: null }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: PERMITS_DESCRIPTION })],
    ...read('districts', 'Districts'),
    ...read('officers', 'Officers', 'jobTitle', 'districtId'),
    ...read('applicants', 'Applicants', 'type'),
    ...read('applications', 'Applications', 'type', 'status', 'applicantId', 'officerId', 'districtId', 'reference'),
    ...read('inspections', 'Inspections', 'applicationId', 'inspectorId', 'outcome'),
    ...read('objections', 'Objections', 'applicationId', 'ground'),
    ['PATCH', at('Officers/:id'), change('officers')],
    ['POST', at('Applicants'), add('applicants', ['name', 'type', 'phone'], register)],
    ['PATCH', at('Applicants/:id'), change('applicants')],
    ['POST', at('Applications'), add('applications', ['type', 'applicantId', 'districtId', 'siteAddress'], submit)],
    ['PATCH', at('Applications/:id'), change('applications')],
    ['POST', at('Applications/:id/Approve'), become('applications', OPEN, () => ({ status: 'Approved', decidedOn: today() }))], // oxfmt-ignore
    ['POST', at('Applications/:id/Reject'), become('applications', OPEN, () => ({ status: 'Rejected', decidedOn: today() }))], // oxfmt-ignore
    ['POST', at('Applications/:id/Withdraw'), become('applications', OPEN, () => ({ status: 'Withdrawn' }))],
    ['POST', at('Inspections'), add('inspections', ['applicationId', 'inspectorId', 'scheduledFor'], plan)],
    ['PATCH', at('Inspections/:id'), change('inspections')],
    ['DELETE', at('Inspections/:id'), remove('inspections')],
    ['POST', at('Objections'), add('objections', ['applicationId', 'objectorName', 'ground'], object)],
    ['DELETE', at('Objections/:id'), remove('objections')],
  ]
  const server = await listenJson(routes, { Title: 'Not Found', Status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
