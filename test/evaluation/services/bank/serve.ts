import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createBankData, type BankData, type Card } from './data.ts'
import { BANK_DESCRIPTION } from './description.ts'

type Kind = keyof BankData
const REASONS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
const refuse = (statusCode: number, message: string | string[]): Reply => ({
  status: statusCode,
  body: { statusCode, message, error: REASONS[statusCode] },
})
const PAGING = ['page', 'perPage']
const today = () => new Date().toISOString().slice(0, 10)

/** Starts the bank. `data` is what it serves and changes; `reset` puts it back. */
export async function startBank({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createBankData(clock)
  const rowsOf = (kind: Kind) => data[kind] as unknown as Row[]
  const has = (kind: Kind, id: unknown) => rowsOf(kind).some(row => row.id === id)

  const fits = (row: Row, query: URLSearchParams) =>
    [...query].every(([name, value]) => {
      if (PAGING.includes(name)) return true
      if (name === 'from') return String(row.bookedAt).slice(0, 10) >= value
      if (name === 'to') return String(row.bookedAt).slice(0, 10) <= value
      if (name === 'search')
        return `${String(row.firstName)} ${String(row.lastName)} ${String(row.email)}`.toLowerCase().includes(value.toLowerCase()) // oxfmt-ignore
      return String(row[name]) === value
    })
  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const page = Number(query.get('page') ?? 1)
      const perPage = Number(query.get('perPage') ?? 20)
      if (!(page >= 1)) return refuse(400, ['page must not be less than 1'])
      if (!(perPage >= 1 && perPage <= 100)) return refuse(400, ['perPage must not be greater than 100'])
      const rows = rowsOf(kind).filter(row => fits(row, query))
      return {
        body: { data: rows.slice((page - 1) * perPage, page * perPage), meta: { page, perPage, total: rows.length } },
      }
    }
  const withRow =
    (kind: Kind, answer?: (row: Row, body: Record<string, unknown>) => Reply | undefined) =>
    ({ path, body }: Incoming): Reply => {
      const row = rowsOf(kind).find(({ id }) => String(id) === path[0])
      if (!row) return refuse(404, `No such record: ${path[0]}`)
      return answer?.(row, (body ?? {}) as Record<string, unknown>) ?? { body: row }
    }
  const patch = (kind: Kind) =>
    withRow(kind, (row, body) =>
      Object.keys(body).length === 0 ? refuse(400, 'Nothing to change') : void Object.assign(row, body),
    )
  const become = (kind: Kind, from: string[], to: () => object) =>
    withRow(kind, row => {
      if (!from.includes(String(row.status))) return refuse(409, `The record is ${String(row.status)}`)
      Object.assign(row, to())
      return undefined
    })
  const add =
    (kind: Kind, needed: string[], make: (body: Row) => object | string) =>
    ({ body }: Incoming): Reply => {
      const lacking = needed.filter(name => body?.[name] === undefined || body[name] === '')
      if (lacking.length > 0)
        return refuse(
          400,
          lacking.map(name => `${name} should not be empty`),
        )
      const made = make(body)
      if (typeof made === 'string') return refuse(400, [made])
      const row = { ...made, id: 900_000 + rowsOf(kind).length } as unknown as Row
      rowsOf(kind).push(row)
      return { status: 201, body: row }
    }

  function register(body: Row): object | string {
    if (!has('branches', body.branchId)) return 'branchId must be the id of a branch'
    const checks = { kycStatus: 'PENDING', kycReviewDueOn: today(), riskRating: 'low', isPep: false }
    const preferences = { paperless: true, marketing: false, language: 'en' }
    return { phone: null, dateOfBirth: null, segment: 'personal', ...body, ...checks, address: null, relationshipManager: null, preferences, customerSince: today() } // oxfmt-ignore
  }
  function open(body: Row): object | string {
    const owner = data.customers.find(({ id }) => id === body.customerId)
    if (!owner) return 'customerId must be the id of a customer'
    const number = String(70_000_000 + data.accounts.length)
    const start = { balance: 0, overdraftLimit: 0, interestRate: null, status: 'open', closedAt: null }
    const own = { accountNumber: number, iban: `IE99FERN930000${number}`, branchId: owner.branchId }
    return { currency: 'EUR', nickname: null, ...body, ...own, ...start, openedAt: new Date().toISOString() }
  }
  function transfer(body: Row): object | string {
    const from = data.accounts.find(({ id }) => id === body.fromAccountId)
    if (!from) return 'fromAccountId must be the id of an account'
    if (from.status !== 'open') return `the account is ${from.status}`
    if (!(Number(body.amount) > 0)) return 'amount must be a positive number'
    const own = { beneficiaryName: '', reference: null, scheduledFor: today() }
    return { ...own, ...body, currency: from.currency, status: 'Scheduled', channel: 'onlineBanking', executedAt: null }
  }
  function instruct(body: Row): object | string {
    if (!has('accounts', body.accountId)) return 'accountId must be the id of an account'
    return { reference: '', startDate: today(), endDate: null, ...body, active: true, nextRunOn: today() }
  }
  const limit = withRow('cards', (row, body) => {
    row.limits = { ...(row as unknown as Card).limits, ...body }
    return undefined
  })

  const id = '([^/]+)$'
  const at = (path: string) => new RegExp(`^/api/v1/${path}`)
  const routes: Handler[] = [
    ['GET', /^\/api-json$/, () => ({ body: BANK_DESCRIPTION })],
    ['GET', at('branches$'), list('branches')],
    ['GET', at(`branches/${id}`), withRow('branches')],
    ['GET', at('customers$'), list('customers')],
    ['POST', at('customers$'), add('customers', ['firstName', 'lastName', 'email', 'branchId'], register)],
    ['GET', at(`customers/${id}`), withRow('customers')],
    ['PATCH', at(`customers/${id}`), patch('customers')],
    ['GET', at('accounts$'), list('accounts')],
    ['POST', at('accounts$'), add('accounts', ['customerId', 'type'], open)],
    ['GET', at(`accounts/${id}`), withRow('accounts')],
    ['PATCH', at(`accounts/${id}`), patch('accounts')],
    ['POST', at('accounts/([^/]+)/close$'), become('accounts', ['open', 'dormant', 'blocked'], () => ({ status: 'closed', closedAt: new Date().toISOString() }))], // oxfmt-ignore
    ['GET', at('cards$'), list('cards')],
    ['GET', at(`cards/${id}`), withRow('cards')],
    ['POST', at('cards/([^/]+)/freeze$'), become('cards', ['active'], () => ({ status: 'frozen' }))],
    ['POST', at('cards/([^/]+)/unfreeze$'), become('cards', ['frozen'], () => ({ status: 'active' }))],
    ['PUT', at('cards/([^/]+)/limits$'), limit],
    ['GET', at('merchants$'), list('merchants')],
    ['GET', at('transactions$'), list('transactions')],
    ['GET', at(`transactions/${id}`), withRow('transactions')],
    ['POST', at('transactions/([^/]+)/dispute$'), become('transactions', ['pending', 'booked'], () => ({ status: 'disputed' }))], // oxfmt-ignore
    ['GET', at('transfers$'), list('transfers')],
    ['POST', at('transfers$'), add('transfers', ['fromAccountId', 'toIban', 'amount'], transfer)],
    ['GET', at(`transfers/${id}`), withRow('transfers')],
    ['POST', at('transfers/([^/]+)/cancel$'), become('transfers', ['Scheduled'], () => ({ status: 'Cancelled' }))],
    ['GET', at('loans$'), list('loans')],
    ['GET', at(`loans/${id}`), withRow('loans')],
    ['GET', at('standing-orders$'), list('standingOrders')],
    ['POST', at('standing-orders$'), add('standingOrders', ['accountId', 'beneficiaryName', 'beneficiaryIban', 'amount', 'frequency'], instruct)], // oxfmt-ignore
    ['PATCH', at(`standing-orders/${id}`), patch('standingOrders')],
    [
      'DELETE',
      at(`standing-orders/${id}`),
      withRow('standingOrders', row => {
        rowsOf('standingOrders').splice(rowsOf('standingOrders').indexOf(row), 1)
        return { status: 204, body: null }
      }),
    ],
  ]
  const server = await listenJson(routes, refuse(404, 'Cannot find that').body, port)
  return { ...server, data, reset: createReset(data) }
}
