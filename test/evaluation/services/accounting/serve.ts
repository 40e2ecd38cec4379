import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createAccountingData, type AccountingData } from './data.ts'
import { ACCOUNTING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AccountingData
const headers = { 'content-type': 'application/hal+json' }
const ERRORS: Record<number, string> = { 404: 'Not Found', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { status, error: ERRORS[status] ?? 'Bad Request', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)}: must not be null`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { accountantId: 'accountants', clientId: 'accountingClients', engagementId: 'engagements' } // oxfmt-ignore
const PATHS: Record<Kind, string> = { accountants: 'accountants', accountingClients: 'clients', engagements: 'engagements', clientInvoices: 'invoices' } // oxfmt-ignore
const link = (kind: Kind, id: unknown) => ({ href: `/practice/${PATHS[kind]}/${String(id)}` })

/** A resource in HAL: its fields, and links to itself and to what it points to. */
function write(kind: Kind, row: Row): object {
  const pointers = Object.entries(TARGETS).filter(([name]) => name in row)
  return { ...row, _links: { self: link(kind, row.id), ...Object.fromEntries(pointers.map(([name, to]) => [name.slice(0, -2), link(to, row[name])])) } } // oxfmt-ignore
}

/** Starts the accounting office. `data` is what it serves and changes; `reset` puts it back. */
export async function startAccounting({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAccountingData(clock)
  const today = createDays(clock).day(0)
  const whole = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = whole
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost}: does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })

  /** Pages counted from 0, with links to those beside it. */
  const list = (kind: Kind, ...filters: string[]) => {
    const all = whole.list(kind, ...filters)
    return (incoming: Incoming): Reply => {
      const { query } = incoming
      const rows = all(incoming).body as object[]
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      if (!(number >= 0 && size >= 1 && size <= 100)) return refuse(400, 'page or size is out of range')
      const totalPages = Math.ceil(rows.length / size)
      const at = (page: number) => {
        const to = new URLSearchParams(query)
        to.set('page', String(page))
        return { href: `/practice/${PATHS[kind]}?${to.toString()}` }
      }
      const beside = { ...(number + 1 < totalPages && { next: at(number + 1) }), ...(number > 0 && { prev: at(number - 1) }) } // oxfmt-ignore
      const page = { size, totalElements: rows.length, totalPages, number }
      const own = rows.slice(number * size, (number + 1) * size)
      return { headers, body: { _embedded: { [PATHS[kind]]: own }, _links: { self: at(number), ...beside }, page } }
    }
  }
  const take = (given: Given) => wrong(given) ?? { industry: null, city: null, contact: null, employees: 0, annualTurnover: 0, ...given, clientNumber: 'C-9901', clientSince: today } // oxfmt-ignore
  const begin = (given: Given) => wrong(given) ?? { fiscalYear: Number(today.slice(0, 4)), status: 'PLANNED', budgetedHours: 0, hoursSpent: 0, fee: 0, ...given } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/practice/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(PATHS[kind]), list(kind, ...filters)],
    ['GET', at(`${PATHS[kind]}/:id`), withRow(kind)],
    ['PATCH', at(`${PATHS[kind]}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: ACCOUNTING_DESCRIPTION })],
    ...read('accountants', 'office', 'position'),
    ...read('accountingClients', 'industry', 'city', 'accountantId'),
    ...read('engagements', 'clientId', 'accountantId', 'service', 'status'),
    ...read('clientInvoices', 'clientId', 'engagementId', 'status'),
    ['POST', at('clients'), add('accountingClients', ['companyName', 'legalForm', 'accountantId'], take)],
    ['DELETE', at('clients/:id'), remove('accountingClients')],
    ['POST', at('engagements'), add('engagements', ['clientId', 'accountantId', 'service', 'dueDate'], begin)],
    ['DELETE', at('engagements/:id'), remove('engagements')],
    ['POST', at('invoices/:id/send'), become('clientInvoices', ['DRAFT'], () => ({ status: 'SENT', issueDate: today }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found', message: 'No handler found' }, port)
  return { ...server, data, reset: createReset(data) }
}
