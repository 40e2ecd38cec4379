import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { filterRows } from '../odata.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createStaffroomData, type StaffroomData } from './data.ts'
import { STAFFROOM_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof StaffroomData
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: String(status), message } } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { headId: 'staffMembers', supervisorId: 'staffMembers', staffMemberId: 'staffMembers', divisionId: 'divisions' } // oxfmt-ignore
const DAY = 86_400_000

/** Days from one to another that are neither a Saturday nor a Sunday. */
function countWorkingDays(first: string, last: string): number {
  const length = Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1)
  const days = Array.from({ length }, (_, index) => new Date(Date.parse(first) + index * DAY).getUTCDay())
  return days.filter(day => day !== 0 && day !== 6).length
}

/** Starts the staff system. `data` is what it serves and changes; `reset` puts it back. */
export async function startStaffroom({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createStaffroomData(clock)
  const today = createDays(clock).day(0)
  const write = (_: Kind, row: Row) => toPascal(row)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = handlers
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  /** Entities that pass the filter, a part of them, and the address of the next ones. */
  const list =
    (kind: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const rows = filterRows(
        (data[kind] as unknown as Row[]).map(row => write(kind, row)),
        query.get('$filter'),
      )
      if (!rows || query.has('$orderby')) return refuse(400, 'The query specified in the URI is not valid.')
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? 50)]
      if (!(skip >= 0 && top >= 0 && top <= 100)) return refuse(400, '$top or $skip is out of range.')
      const next = new URL(url)
      next.searchParams.set('$skip', String(skip + top))
      const isCut = top > 0 && skip + top < rows.length
      const count = query.get('$count') === 'true' ? { '@odata.count': rows.length } : {}
      const link = isCut ? { '@odata.nextLink': `${server.url}${next.pathname}${next.search}` } : {}
      return { body: { ...count, value: rows.slice(skip, skip + top), ...link } }
    }
  const hire = (given: Given) => wrong(given) ?? { mobile: null, supervisorId: null, employmentType: 'Permanent', weeklyHours: 40, annualSalary: 30_000, site: 'Hull', startedOn: today, homeAddress: null, ...given, staffNumber: 'S-9901', state: 'Working', leftOn: null } // oxfmt-ignore
  const request = (given: Given) => wrong(given) ?? { comment: null, ...given, workingDays: countWorkingDays(String(given.firstDay), String(given.lastDay)), decision: 'Pending', submittedOn: today } // oxfmt-ignore
  const buy = (given: Given) => wrong(given) ?? { staffMemberId: null, purchasePrice: null, purchasedOn: today, warrantyEndsOn: null, ...given } // oxfmt-ignore
  const decide = (decision: string) => become('timeOffRequests', ['Pending'], () => ({ decision }), 'decision')

  const all = (set: string) => new RegExp(`^/odata/${set}$`)
  const keyed = (set: string, rest = '') => new RegExp(String.raw`^/odata/${set}\((\d+)\)${rest}$`)
  const read = (kind: Kind, set: string): Handler[] => [
    ['GET', all(set), list(kind)],
    ['GET', keyed(set), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: STAFFROOM_DESCRIPTION })],
    ...read('divisions', 'Divisions'),
    ...read('staffMembers', 'StaffMembers'),
    ...read('timeOffRequests', 'TimeOffRequests'),
    ...read('appraisals', 'Appraisals'),
    ...read('staffDevices', 'Devices'),
    ['PATCH', keyed('Divisions'), change('divisions')],
    ['POST', all('StaffMembers'), add('staffMembers', ['firstName', 'lastName', 'workEmail', 'jobTitle', 'divisionId'], hire)], // oxfmt-ignore
    ['PATCH', keyed('StaffMembers'), change('staffMembers')],
    ['POST', all('TimeOffRequests'), add('timeOffRequests', ['staffMemberId', 'type', 'firstDay', 'lastDay'], request)],
    ['PATCH', keyed('TimeOffRequests'), change('timeOffRequests')],
    ['DELETE', keyed('TimeOffRequests'), remove('timeOffRequests')],
    ['POST', keyed('TimeOffRequests', '/Approve'), decide('Approved')],
    ['POST', keyed('TimeOffRequests', '/Decline'), decide('Declined')],
    ['POST', all('Devices'), add('staffDevices', ['assetTag', 'kind', 'model'], buy)],
    ['PATCH', keyed('Devices'), change('staffDevices')],
    ['DELETE', keyed('Devices'), remove('staffDevices')],
  ]
  const server = await listenJson(routes, { error: { code: '404', message: 'Resource not found.' } }, port)
  return { ...server, data, reset: createReset(data) }
}
