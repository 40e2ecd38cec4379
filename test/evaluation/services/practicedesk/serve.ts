import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { toCamel, toSnake } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createPracticedeskData, type PracticedeskData } from './data.ts'
import { PRACTICEDESK_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof PracticedeskData
const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
const invalid = (_: string, name: string): Reply => ({ status: 400, body: { [name]: ['This field is required.'] } })
/** What a key points to. */
const TARGETS: Record<string, Kind> = {
  patient: 'gpPatients',
  practitioner: 'gpPractitioners',
  usualPractitioner: 'gpPractitioners',
  treatment: 'gpTreatments',
  appointment: 'gpAppointments',
}
const MONEY = ['price', 'amount']
/** Decimals are written as text with two digits. */
const write = (_: Kind, row: Row) =>
  toSnake(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, MONEY.includes(name) ? Number(value).toFixed(2) : value]))) // oxfmt-ignore
const clean = (given: Given): Given => {
  const start = 'startsAt' in given ? { startsAt: momentOf(given.startsAt)?.replace('.000Z', 'Z') } : {}
  const money = Object.fromEntries(MONEY.filter(name => name in given).map(name => [name, Number(given[name])]))
  return { ...given, ...money, ...start }
}

/** Does a row pass a filter of the query? Of a range, both ends count. */
function isWanted(row: Row, [name, value]: [string, unknown]): boolean {
  const day = (field: string) => String(row[field]).slice(0, 10)
  const range = /^(.*)(After|Before)$/.exec(name)
  if (range) return range[2] === 'After' ? day(range[1]!) >= String(value) : day(range[1]!) <= String(value)
  if (name === 'search')
    return [row.name, row.firstName, row.lastName, row.email, row.patientNumber]
      .join(' ')
      .toLowerCase()
      .includes(String(value).toLowerCase())
  return String(row[name]).toLowerCase() === String(value).toLowerCase()
}
function order(rows: Row[], ordering: string | null): Row[] {
  if (!ordering) return rows
  const up = ordering.startsWith('-') ? -1 : 1
  const [name] = Object.keys(toCamel({ [ordering.replace(/^-/, '')]: 0 }))
  const compare = (one: Row, other: Row) => ((one[name!] ?? '') < (other[name!] ?? '') ? -up : up)
  return rows.toSorted((one, other) => (one[name!] === other[name!] ? 0 : compare(one, other)))
}

/** Starts the practice. `data` is what it serves and changes; `reset` puts it back. */
export async function startPracticedesk({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createPracticedeskData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  /** A page: `page` from 1, with links to those before and after. */
  const list =
    (kind: Kind, ...filters: string[]) =>
    ({ query, url }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => filters.includes(name))
      const found = (data[kind] as unknown as Row[]).filter(row => wanted.every(one => isWanted(row, one)))
      const [page, size] = [Number(query.get('page') ?? 1), Math.min(Number(query.get('page_size') ?? 20) || 20, 100)]
      const last = Math.max(1, Math.ceil(found.length / size))
      if (!Number.isInteger(page) || page < 1 || page > last) return refuse(404, 'Invalid page.')
      const link = (number: number) => {
        const at = new URL(`http://127.0.0.1:${new URL(server.url).port}${url.pathname}${url.search}`)
        at.searchParams.set('page', String(number))
        return at.href
      }
      const results = order(found, query.get('ordering')).slice((page - 1) * size, page * size).map(row => write(kind, row)) // oxfmt-ignore
      return { body: { count: found.length, next: page < last ? link(page + 1) : null, previous: page > 1 ? link(page - 1) : null, results } } // oxfmt-ignore
    }
  /** Why a body cannot be taken: a key leads nowhere, or a value is none. */
  const wrong = (given: Given): string | undefined => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    if (lost) return `Invalid pk "${String(given[lost])}" - object does not exist.`
    if ('startsAt' in given && given.startsAt === undefined) return 'Datetime has wrong format.'
    return MONEY.some(name => Number.isNaN(given[name])) ? 'A valid number is required.' : undefined
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const taken = clean(given)
      const reason = wrong(taken)
      return reason ? refuse(400, reason) : void Object.assign(row, taken)
    })
  const made = (defaults: (given: Given) => Given) => (given: Given) => {
    const taken = clean(given)
    return wrong(taken) ?? { ...defaults(taken), ...taken }
  }
  const patient = made(() => ({ patientNumber: 'P-40901', sex: 'other', phone: null, address: '', city: '', postcode: '', insurer: null, usualPractitioner: 2, reminderChannel: 'email', isActive: true, registeredOn: today })) // oxfmt-ignore
  const visit = made(given => ({ durationMinutes: data.gpTreatments.find(one => one.id === given.treatment)?.durationMinutes, status: 'booked', reason: null, bookedVia: 'front_desk', createdAt: `${today}T09:00:00Z` })) // oxfmt-ignore
  const bill = made(given => {
    const of = data.gpAppointments.find(one => one.id === given.appointment)
    const amount = data.gpTreatments.find(one => one.id === of?.treatment)?.price
    return { invoiceNumber: 'GH-29001', patient: of?.patient, amount, status: 'draft', issuedOn: today, dueOn: shiftDay(today, 14), paidOn: null, paymentMethod: null } // oxfmt-ignore
  })
  const wait = made(() => ({
    priority: 'routine',
    preferredTime: 'any',
    status: 'waiting',
    note: null,
    addedOn: today,
  }))
  const pay = withRow('gpInvoices', (row, given) => {
    if (!given.paymentMethod) return invalid('body', 'payment_method')
    if (row.status === 'paid' || row.status === 'void') return refuse(409, `The invoice is ${row.status}.`)
    Object.assign(row, { status: 'paid', paidOn: today, paymentMethod: given.paymentMethod })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}/?$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/api\/schema\/?$/, () => ({ body: PRACTICEDESK_DESCRIPTION })],
    ...read('gpPractitioners', 'practitioners', 'specialty', 'acceptsNewPatients', 'search'),
    ...read('gpPatients', 'patients', 'city', 'insurer', 'usualPractitioner', 'isActive', 'search'),
    ...read('gpTreatments', 'treatments', 'category', 'bookableOnline', 'search'),
    ...read('gpAppointments', 'appointments', 'patient', 'practitioner', 'treatment', 'status', 'bookedVia', 'startsAtAfter', 'startsAtBefore'), // oxfmt-ignore
    ...read('gpInvoices', 'invoices', 'patient', 'appointment', 'status', 'paymentMethod', 'dueOnAfter', 'dueOnBefore'),
    ...read('gpWaitingList', 'waiting_list', 'patient', 'practitioner', 'priority', 'status'),
    ['POST', at('patients'), add('gpPatients', ['firstName', 'lastName', 'dateOfBirth', 'email'], patient)],
    ['DELETE', at('patients/:id'), remove('gpPatients')],
    ['POST', at('treatments'), add('gpTreatments', ['name', 'category', 'durationMinutes', 'price'], made(() => ({ bookableOnline: false })))], // oxfmt-ignore
    ['DELETE', at('treatments/:id'), remove('gpTreatments')],
    ['POST', at('appointments'), add('gpAppointments', ['patient', 'practitioner', 'treatment', 'startsAt'], visit)],
    ['POST', at('appointments/:id/confirm'), become('gpAppointments', ['booked'], () => ({ status: 'confirmed' }))],
    ['POST', at('appointments/:id/cancel'), become('gpAppointments', ['booked', 'confirmed'], () => ({ status: 'cancelled' }))], // oxfmt-ignore
    ['POST', at('invoices'), add('gpInvoices', ['appointment'], bill)],
    ['POST', at('invoices/:id/mark_paid'), pay],
    ['POST', at('waiting_list'), add('gpWaitingList', ['patient', 'practitioner'], wait)],
    ['DELETE', at('waiting_list/:id'), remove('gpWaitingList')],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
