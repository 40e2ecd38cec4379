import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createCarhireData, type CarhireData } from './data.ts'
import { CARHIRE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof CarhireData
const CODES: Record<number, string> = { 404: 'NOT_FOUND', 409: 'CONFLICT' }
const refuse = (status: number, message: string): Reply => ({ status, body: { code: CODES[status] ?? 'INVALID', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { branchId: 'hireBranches', pickupBranchId: 'hireBranches', returnBranchId: 'hireBranches', carId: 'rentalCars', customerId: 'hireCustomers' } // oxfmt-ignore

/** A numbered page, counted from 1. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 20)]
  if (!(page >= 1 && perPage >= 1 && perPage <= 50)) return refuse(400, 'page or perPage is out of range')
  const pagination = { page, perPage, totalPages: Math.ceil(rows.length / perPage), totalCount: rows.length }
  return { body: { data: rows.slice((page - 1) * perPage, page * perPage), pagination } }
}

/** Starts the car rental company. `data` is what it serves and changes; `reset` puts it back. */
export async function startCarhire({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCarhireData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const buy = (given: Given) => wrong(given) ?? { transmission: 'manual', fuel: 'petrol', seats: 5, year: Number(today.slice(0, 4)), mileage: 0, dailyRate: 45, status: 'available', ...given } // oxfmt-ignore
  const welcome = (given: Given) => ({ phone: null, city: null, licence: null, loyaltyTier: 'none', ...given, customerSince: today }) // oxfmt-ignore
  const book = (given: Given) => {
    const car = data.rentalCars.find(one => one.id === given.carId)
    const days = (Date.parse(String(given.returnDate)) - Date.parse(String(given.pickupDate))) / 86_400_000
    if (!(days >= 1)) return 'returnDate must be after pickupDate'
    return wrong(given) ?? { returnBranchId: given.pickupBranchId, insurance: 'basic', ...given, reference: 'R-99901', status: 'booked', kilometresDriven: null, totalPrice: days * (car?.dailyRate ?? 0) } // oxfmt-ignore
  }

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CARHIRE_DESCRIPTION })],
    ...read('hireBranches', 'branches', 'city'),
    ...read('rentalCars', 'cars', 'category', 'status', 'branchId', 'licensePlate'),
    ...read('hireCustomers', 'customers', 'email', 'loyaltyTier'),
    ...read('carRentals', 'rentals', 'customerId', 'carId', 'pickupBranchId', 'status', 'reference'),
    ['POST', at('cars'), add('rentalCars', ['licensePlate', 'make', 'model', 'category', 'branchId'], buy)],
    ['PATCH', at('cars/:id'), change('rentalCars')],
    ['DELETE', at('cars/:id'), remove('rentalCars')],
    ['POST', at('customers'), add('hireCustomers', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('customers/:id'), change('hireCustomers')],
    ['DELETE', at('customers/:id'), remove('hireCustomers')],
    ['POST', at('rentals'), add('carRentals', ['customerId', 'carId', 'pickupBranchId', 'pickupDate', 'returnDate'], book)], // oxfmt-ignore
    ['PATCH', at('rentals/:id'), change('carRentals')],
    ['POST', at('rentals/:id/cancel'), become('carRentals', ['booked'], () => ({ status: 'cancelled' }))],
  ]
  const server = await listenJson(routes, { code: 'NOT_FOUND', message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
