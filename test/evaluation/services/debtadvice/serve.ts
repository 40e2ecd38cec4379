import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createDebtadviceData, type DebtadviceData } from './data.ts'
import { DEBTADVICE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DebtadviceData
const refuse = (status: number, message: string): Reply => ({ status, body: { Error: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is missing.`)

/** A part of the rows, with what was skipped and taken. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [skip, take] = [Number(query.get('Skip') ?? 0), Number(query.get('Take') ?? 50)]
  if (!(skip >= 0 && take >= 1 && take <= 50)) return refuse(400, 'Skip or Take is out of range.')
  return { body: { Items: rows.slice(skip, skip + take), TotalCount: rows.length, Skip: skip, Take: take } }
}

/** Starts the debt advice. `data` is what it serves and changes; `reset` puts it back. */
export async function startDebtadvice({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDebtadviceData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  const targets: Record<string, Kind> = { clientId: 'clients', adviserId: 'advisers', creditorId: 'creditors' }
  /** Why a body cannot be taken: one of its keys leads nowhere, or its moment is none. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    if (lost) return `${pascal(lost)} does not exist.`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'StartsAt must be a date and a time.' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt)!.replace('.000', '') }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })
  const register = (given: Given) => wrong(given) ?? { email: null, town: null, employment: null, dependants: 0, budget: null, isVulnerable: false, adviserId: null, ...given, reference: 'CL-9901', status: 'New', registeredOn: today } // oxfmt-ignore
  const note = (given: Given) => wrong(given) ?? { monthlyPayment: null, isPriority: false, ...given, number: 'DB-99901', status: 'Open', recordedOn: today } // oxfmt-ignore
  const book = (given: Given) => wrong(given) ?? { channel: 'Phone', durationMinutes: 45, ...timed(given), status: 'Booked' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/service/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(pascal(kind)), list(kind, ...filters)],
    ['GET', at(`${pascal(kind)}/:id`), withRow(kind)],
    ['PUT', at(`${pascal(kind)}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: DEBTADVICE_DESCRIPTION })],
    ...read('advisers', 'office'),
    ...read('clients', 'adviserId', 'status', 'town', 'reference'),
    ...read('creditors', 'kind'),
    ...read('debts', 'clientId', 'creditorId', 'kind', 'status', 'number'),
    ...read('appointments', 'clientId', 'adviserId', 'status', 'channel'),
    ['POST', at('Clients'), add('clients', ['firstName', 'lastName', 'phone'], register)],
    ['POST', at('Debts'), add('debts', ['clientId', 'creditorId', 'kind', 'balance'], note)],
    ['DELETE', at('Debts/:id'), remove('debts')],
    ['POST', at('Debts/:id/Settle'), become('debts', ['Open', 'InPlan'], () => ({ status: 'Settled', balance: 0, monthlyPayment: null }))], // oxfmt-ignore
    ['POST', at('Appointments'), add('appointments', ['clientId', 'adviserId', 'startsAt'], book)],
    ['DELETE', at('Appointments/:id'), remove('appointments')],
    ['POST', at('Appointments/:id/Cancel'), become('appointments', ['Booked'], () => ({ status: 'Cancelled' }))],
  ]
  const server = await listenJson(routes, { Error: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
