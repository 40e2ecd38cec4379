import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createOpticianData, type OpticianData } from './data.ts'
import { OPTICIAN_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof OpticianData
const refuse = (status: number, detail: string): Reply => ({ status, body: { title: status === 404 ? 'Not found' : 'Bad request', detail } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { patientId: 'eyePatients', optometristId: 'opticianStaff', frameId: 'eyewearFrames' } // oxfmt-ignore

/** The rows behind a token, which holds how many there were before. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [from, size] = [Number(query.get('pageToken')?.slice(2) ?? 0), Number(query.get('pageSize') ?? 40)]
  if (!(from >= 0 && size >= 1 && size <= 200)) return refuse(400, 'pageToken or pageSize is invalid')
  const nextPageToken = from + size < rows.length ? `p:${from + size}` : null
  return { body: { items: rows.slice(from, from + size), totalCount: rows.length, nextPageToken } }
}

/** Starts the opticians. `data` is what they serve and change; `reset` puts it back. */
export async function startOptician({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createOpticianData(clock)
  const { day } = createDays(clock)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const welcome = (given: Given) => ({ phone: null, dateOfBirth: null, branch: 'High Street', wearsContactLenses: false, nextRecallDate: null, ...given }) // oxfmt-ignore
  const offer = (given: Given) => ({ shape: 'round', material: 'acetate', colour: 'black', inStock: 0, ...given })
  const book = (given: Given) => wrong(given) ?? { durationMinutes: 30, status: 'booked', fee: 0, ...given }
  const order = (given: Given) => wrong(given) ?? { coating: null, prescription: null, total: 0, deposit: 0, status: 'ordered', expectedOn: day(12), collectedOn: null, ...given, orderNumber: 'G-9901', orderedOn: day(0) } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: OPTICIAN_DESCRIPTION })],
    ...read('eyePatients', 'patients', 'email', 'branch'),
    ...read('opticianStaff', 'staff', 'role', 'branch'),
    ...read('eyewearFrames', 'frames', 'brand', 'material'),
    ...read('eyeAppointments', 'appointments', 'patientId', 'optometristId', 'type', 'status'),
    ...read('glassesOrders', 'orders', 'patientId', 'frameId', 'status'),
    ['POST', at('patients'), add('eyePatients', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('patients/:id'), change('eyePatients')],
    ['DELETE', at('patients/:id'), remove('eyePatients')],
    ['PATCH', at('staff/:id'), change('opticianStaff')],
    ['POST', at('frames'), add('eyewearFrames', ['brand', 'model', 'price'], offer)],
    ['PATCH', at('frames/:id'), change('eyewearFrames')],
    ['DELETE', at('frames/:id'), remove('eyewearFrames')],
    ['POST', at('appointments'), add('eyeAppointments', ['patientId', 'optometristId', 'type', 'startsAt'], book)],
    ['PATCH', at('appointments/:id'), change('eyeAppointments')],
    ['DELETE', at('appointments/:id'), remove('eyeAppointments')],
    ['POST', at('appointments/:id/cancel'), become('eyeAppointments', ['booked'], () => ({ status: 'cancelled' }))],
    ['POST', at('orders'), add('glassesOrders', ['patientId', 'frameId', 'lensType'], order)],
    ['PATCH', at('orders/:id'), change('glassesOrders')],
  ]
  const server = await listenJson(routes, { title: 'Not found', detail: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
