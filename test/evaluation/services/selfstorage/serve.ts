import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSelfstorageData, type SelfstorageData } from './data.ts'
import { SELFSTORAGE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SelfstorageData
const refuse = (status: number, title: string): Reply => ({ status, body: { Title: title, Status: status } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { tenantId: 'storageTenants', unitId: 'storageUnits', facilityId: 'storageFacilities', contractId: 'storageContracts' } // oxfmt-ignore

/** A page counted from 1. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('Page') ?? 1), Number(query.get('PageSize') ?? 25)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'Page or PageSize is out of range.')
  return { body: { Items: rows.slice((page - 1) * size, page * size), Page: page, PageSize: size, TotalItems: rows.length } } // oxfmt-ignore
}

/** Starts the self-storage company. `data` is what it serves and changes; `reset` puts it back. */
export async function startSelfstorage({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSelfstorageData(clock)
  const { day } = createDays(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, companyName: null, ...given, customerSince: day(0) })
  const rent = (given: Given) => {
    const unit = data.storageUnits.find(one => one.id === given.unitId)
    return wrong(given) ?? { status: 'Active', endDate: null, monthlyRent: unit?.monthlyPrice, deposit: 100, insuranceLevel: 'None', autoPay: false, ...given, contractNumber: 'SC-29901' } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v2\/swagger\.json$/, () => ({ body: SELFSTORAGE_DESCRIPTION })],
    ...read('storageFacilities', 'Facilities'),
    ...read('storageUnits', 'Units', 'facilityId', 'unitType', 'status'),
    ...read('storageTenants', 'Tenants', 'email'),
    ...read('storageContracts', 'Contracts', 'tenantId', 'unitId', 'status'),
    ...read('storageInvoices', 'Invoices', 'contractId', 'status'),
    ['PATCH', at('Units/:id'), change('storageUnits')],
    ['POST', at('Tenants'), add('storageTenants', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('Tenants/:id'), change('storageTenants')],
    ['DELETE', at('Tenants/:id'), remove('storageTenants')],
    ['POST', at('Contracts'), add('storageContracts', ['tenantId', 'unitId', 'startDate'], rent)],
    ['PATCH', at('Contracts/:id'), change('storageContracts')],
    ['POST', at('Contracts/:id/GiveNotice'), become('storageContracts', ['Active'], () => ({ status: 'NoticeGiven', endDate: day(30) }))], // oxfmt-ignore
    ['DELETE', at('Invoices/:id'), remove('storageInvoices')],
    ['POST', at('Invoices/:id/MarkPaid'), become('storageInvoices', ['Open', 'Overdue'], () => ({ status: 'Paid', paidOn: day(0) }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { Title: 'Not Found', Status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
