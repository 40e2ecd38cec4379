import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createWorkforceData, type WorkforceData } from './data.ts'
import { WORKFORCE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof WorkforceData
const refuse = (status: number, title: string): Reply => ({ status, body: { Title: title, Status: status } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { workerId: 'workers', teamId: 'workTeams', leadId: 'workers', reviewerId: 'workers' } // oxfmt-ignore

/** Starts the staff system. `data` is what it serves and changes; `reset` puts it back. */
export async function startWorkforce({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createWorkforceData(clock)
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const leadOf = (workerId: unknown) => {
    const worker = data.workers.find(one => one.id === workerId)
    return data.workTeams.find(one => one.id === worker?.teamId)?.leadId ?? null
  }
  const decide = (status: string) =>
    withRow('workAbsences', (row: Row) => {
      if (row.status !== 'Requested') return refuse(409, `The absence is ${String(row.status)}.`)
      mergeInto(row, { status, decidedById: leadOf(row.workerId) })
      return undefined
    })
  const hire = (given: Given) => wrong(given) ?? { email: '', mobile: null, leavingDate: null, remainingLeaveDays: 25, ...given, homeAddress: { street: '', town: '', postcode: '', ...(given.homeAddress as Given) }, staffNumber: 'W29901' } // oxfmt-ignore
  const ask = (given: Given) => {
    const length = (Date.parse(String(given.lastDay)) - Date.parse(String(given.firstDay))) / 86_400_000 + 1
    if (!(length >= 1)) return 'LastDay lies before FirstDay.'
    return wrong(given) ?? { workingDays: Math.max(1, Math.round((length * 5) / 7)), status: 'Requested', ...given, decidedById: null } // oxfmt-ignore
  }
  const plan = (given: Given) => wrong(given) ?? { status: 'Planned', rating: null, ...given }
  const claim = (given: Given) => wrong(given) ?? { status: 'Submitted', hasReceipt: false, ...given, claimNumber: 'EX-9901' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: WORKFORCE_DESCRIPTION })],
    ...read('workTeams', 'Teams', 'site'),
    ...read('workers', 'Workers', 'teamId', 'jobTitle'),
    ...read('workContracts', 'Contracts', 'workerId', 'contractType'),
    ...read('workAbsences', 'Absences', 'workerId', 'kind', 'status'),
    ...read('workAppraisals', 'Appraisals', 'workerId', 'reviewerId', 'status'),
    ...read('workExpenses', 'ExpenseClaims', 'workerId', 'category', 'status'),
    ['PUT', at('Teams/:id'), change('workTeams')],
    ['POST', at('Workers'), add('workers', ['firstName', 'lastName', 'jobTitle', 'teamId', 'startDate'], hire)],
    ['PATCH', at('Workers/:id'), change('workers')],
    ['DELETE', at('Workers/:id'), remove('workers')],
    ['PATCH', at('Contracts/:id'), change('workContracts')],
    ['POST', at('Absences'), add('workAbsences', ['workerId', 'kind', 'firstDay', 'lastDay'], ask)],
    ['PATCH', at('Absences/:id'), change('workAbsences')],
    ['DELETE', at('Absences/:id'), remove('workAbsences')],
    ['POST', at('Absences/:id/Approve'), decide('Approved')],
    ['POST', at('Absences/:id/Decline'), decide('Declined')],
    ['POST', at('Appraisals'), add('workAppraisals', ['workerId', 'reviewerId', 'date'], plan)],
    ['PATCH', at('Appraisals/:id'), change('workAppraisals')],
    ['DELETE', at('Appraisals/:id'), remove('workAppraisals')],
    ['POST', at('ExpenseClaims'), add('workExpenses', ['workerId', 'category', 'amount', 'spentOn'], claim)],
    ['PATCH', at('ExpenseClaims/:id'), change('workExpenses')],
    ['DELETE', at('ExpenseClaims/:id'), remove('workExpenses')],
  ]
  const server = await listenJson(routes, { Title: 'Not Found', Status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
