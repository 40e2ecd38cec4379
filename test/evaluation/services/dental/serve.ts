import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { momentOf } from '../days.ts'
import { toSnake } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createDentalData, type DentalData } from './data.ts'
import { DENTAL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof DentalData
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, detail: string): Reply => ({ status, body: { error: `http_${status}`, detail } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is required`)

/** A page of the rows, and how many there are. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 25)]
  if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page or per_page is out of range')
  return { body: { data: rows.slice((page - 1) * size, page * size), page, per_page: size, total: rows.length } }
}

/** Starts the dental group. `data` is what it serves and changes; `reset` puts it back. */
export async function startDental({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDentalData(clock)
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toSnake(row), { refuse, invalid }) // oxfmt-ignore

  const register = (given: Given) => ({ email: null, city: null, insurancePlan: 'none', practiceId: null, practitionerId: null, allergies: null, ...given, patientNumber: 'BW99001', registeredOn: today(), recallDueOn: null }) // oxfmt-ignore
  const offer = (given: Given) => ({ requiresAnaesthetic: false, ...given, code: 'T901' })
  const book = (given: Given) => {
    const startsAt = momentOf(given.startsAt)
    if (!startsAt) return 'starts_at must be a date and a time'
    const treatment = data.treatments.find(one => one.id === given.treatmentId)
    if (!treatment || !isThere('patients', given.patientId) || !isThere('practitioners', given.practitionerId))
      return 'patient_id, practitioner_id or treatment_id is unknown'
    const { durationMinutes } = treatment
    return { durationMinutes, bookedVia: 'phone', notes: null, ...given, startsAt, status: 'scheduled' }
  }
  const moveVisit = withRow('appointments', (row, given) => {
    const startsAt = given.startsAt === undefined ? row.startsAt : momentOf(given.startsAt)
    if (!startsAt) return refuse(422, 'starts_at must be a date and a time')
    return void Object.assign(row, given, { startsAt })
  })

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, ...filters: string[]): Handler[] => [
    ['GET', at(kind), list(kind, ...filters)],
    ['GET', at(`${kind}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: DENTAL_DESCRIPTION })],
    ...read('practices', 'city'),
    ...read('practitioners', 'practiceId', 'role'),
    ...read('patients', 'practiceId', 'practitionerId', 'city', 'insurancePlan'),
    ...read('treatments', 'category'),
    ...read('appointments', 'patientId', 'practitionerId', 'treatmentId', 'status'),
    ...read('invoices', 'patientId', 'status'),
    ['PATCH', at('practices/:id'), change('practices')],
    ['PATCH', at('practitioners/:id'), change('practitioners')],
    ['POST', at('patients'), add('patients', ['firstName', 'lastName', 'dateOfBirth', 'phone'], register)],
    ['PATCH', at('patients/:id'), change('patients')],
    ['DELETE', at('patients/:id'), remove('patients')],
    ['POST', at('treatments'), add('treatments', ['name', 'category', 'durationMinutes', 'price'], offer)],
    ['PATCH', at('treatments/:id'), change('treatments')],
    ['DELETE', at('treatments/:id'), remove('treatments')],
    ['POST', at('appointments'), add('appointments', ['patientId', 'practitionerId', 'treatmentId', 'startsAt'], book)],
    ['PATCH', at('appointments/:id'), moveVisit],
    ['DELETE', at('appointments/:id'), remove('appointments')],
    ['POST', at('appointments/:id/confirm'), become('appointments', ['scheduled'], () => ({ status: 'confirmed' }))],
    ['POST', at('appointments/:id/cancel'), become('appointments', ['scheduled', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['PATCH', at('invoices/:id'), change('invoices')],
  ]
  const server = await listenJson(routes, { error: 'not_found', detail: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
