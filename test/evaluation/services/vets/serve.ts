import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createVetsData, type VetsData } from './data.ts'
import { VETS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof VetsData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => refuse(400, `${name} is required`)

/** Pages from 1, with how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 25)]
  if (!(page >= 1 && perPage >= 1 && perPage <= 100)) return refuse(400, 'page or perPage is out of range')
  return { body: { data: rows.slice((page - 1) * perPage, page * perPage), pagination: { page, perPage, total: rows.length } } } // oxfmt-ignore
}

/** Starts the veterinary practice. `data` is what it serves and changes; `reset` puts it back. */
export async function startVets({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createVetsData(clock)
  const named = (kind: Kind, id: unknown) => {
    const row = (data[kind] as unknown as Row[]).find(one => one.id === id)
    return row && { id, name: (row.name as string | undefined) ?? `${String(row.firstName)} ${String(row.lastName)}` }
  }
  const pounds = (amount: unknown) => ({ amount, currency: 'GBP' })
  /** What a row points to is told with its name, sums of money with their currency. */
  const write = (_: Kind, { ownerId, petId, veterinarianId, total, consultationFee, ...row }: Row): object => ({
    ...row,
    ...(ownerId !== undefined && { owner: named('owners', ownerId) }),
    ...(petId !== undefined && { pet: named('pets', petId) }),
    ...(veterinarianId !== undefined && { veterinarian: named('veterinarians', veterinarianId) }),
    ...(total !== undefined && { total: pounds(total) }),
    ...(consultationFee !== undefined && { consultationFee: pounds(consultationFee) }),
  })
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid }) // oxfmt-ignore

  const register = (given: Given) => ({ phone: null, address: null, preferredContact: 'email', ...given, registeredOn: today() }) // oxfmt-ignore
  const admit = (given: Given) =>
    isThere('owners', given.ownerId)
      ? { breed: null, sex: null, bornOn: null, weightKg: null, isNeutered: false, isInsured: false, microchip: null, ...given } // oxfmt-ignore
      : 'No such owner'
  const book = (given: Given) =>
    isThere('pets', given.petId) && isThere('veterinarians', given.veterinarianId)
      ? { durationMinutes: 20, ...given, status: 'booked' }
      : 'No such pet or veterinarian'
  const vaccinate = (given: Given) =>
    isThere('pets', given.petId) ? { nextDueOn: null, batchNumber: null, ...given } : 'No such pet'

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: VETS_DESCRIPTION })],
    ...read('owners', 'email'),
    ...read('pets', 'species', 'ownerId'),
    ...read('veterinarians', 'specialty'),
    ...read('appointments', 'status', 'petId', 'veterinarianId'),
    ...read('vaccinations', 'petId'),
    ...read('invoices', 'status', 'ownerId'),
    ['POST', at('owners'), add('owners', ['firstName', 'lastName', 'email'], register)],
    ['PATCH', at('owners/:id'), change('owners')],
    ['DELETE', at('owners/:id'), remove('owners')],
    ['POST', at('pets'), add('pets', ['name', 'ownerId', 'species'], admit)],
    ['PATCH', at('pets/:id'), change('pets')],
    ['POST', at('appointments'), add('appointments', ['petId', 'veterinarianId', 'reason', 'startsAt'], book)],
    ['PATCH', at('appointments/:id'), change('appointments')],
    ['POST', at('appointments/:id/cancel'), become('appointments', ['booked'], () => ({ status: 'cancelled' }))],
    ['POST', at('vaccinations'), add('vaccinations', ['petId', 'vaccine', 'givenOn'], vaccinate)],
    ['POST', at('invoices/:id/pay'), become('invoices', ['open', 'overdue'], () => ({ status: 'paid', paidOn: today() }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
