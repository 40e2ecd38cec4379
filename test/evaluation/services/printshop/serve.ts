import { listenJson, type Handler } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { refuse } from '../fastapi.ts'
import { createReset } from '../records.ts'
import { createHandlers, cutByPage, mergeInto } from '../serve-rows.ts'
import { createPrintshopData, type PrintshopData } from './data.ts'
import { PRINTSHOP_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PrintshopData
/** What a key points to. */
const TARGETS: Record<string, Kind> = { customerId: 'printCustomers', paperId: 'paperStocks', jobId: 'printJobs' }

/** Starts the print shop. `data` is what it serves and changes; `reset` puts it back. */
export async function startPrintshop({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPrintshopData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cutByPage)
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `Unknown ${lost.replace('Id', '')}`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, city: 'Bideford', segment: 'office', discountPercent: 0, ...given, customerSince: today }) // oxfmt-ignore
  const order = (given: Given) => wrong(given) ?? { paperId: null, colour: 'full_colour', rush: false, price: 0, ...given, number: 'J-99901', status: 'quoted', orderedOn: today, shippedOn: null } // oxfmt-ignore
  const complain = (given: Given) => wrong(given) ?? { note: null, ...given, status: 'open', compensation: null, reportedOn: today } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PRINTSHOP_DESCRIPTION })],
    ...read('printCustomers', 'customers', 'segment', 'city'),
    ...read('paperStocks', 'papers', 'finish', 'supplier'),
    ...read('printJobs', 'jobs', 'customerId', 'paperId', 'product', 'status'),
    ...read('printComplaints', 'complaints', 'jobId', 'status'),
    ['POST', at('customers'), add('printCustomers', ['companyName', 'contactName', 'email'], welcome)],
    ['DELETE', at('customers/:id'), remove('printCustomers')],
    ['POST', at('jobs'), add('printJobs', ['title', 'customerId', 'product', 'quantity', 'dueOn'], order)],
    ['DELETE', at('jobs/:id'), remove('printJobs')],
    ['POST', at('complaints'), add('printComplaints', ['jobId', 'reason'], complain)],
  ]
  const server = await listenJson(routes, { detail: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
