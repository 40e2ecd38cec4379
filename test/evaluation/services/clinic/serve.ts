import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createClinicData, type Appointment, type ClinicData, type Patient } from './data.ts'
import { CLINIC_DESCRIPTION } from './description.ts'

type AnyRow = { id: string } & Record<string, unknown>
const refuse = (status: number, problem: string): Reply => ({ status, body: { ok: false, problem } })
const wrap = (payload: unknown, status = 200): Reply => ({ status, body: { ok: true, payload } })

/** Starts the clinic's service. `data` is what it serves and changes; `reset` puts it back. */
export async function startClinic({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createClinicData(clock)
  const { practitioners, patients, appointments, prescriptions, invoices } = data
  const rowsOf = (kind: keyof ClinicData) => data[kind] as unknown as AnyRow[]

  const list =
    (kind: keyof ClinicData, filters: string[] = []) =>
    ({ query }: Incoming): Reply => {
      const max = Number(query.get('max') ?? 40)
      if (!(max >= 1 && max <= 100)) return refuse(400, 'max is 1 to 100')
      const part = (query.get('q') ?? '').toLowerCase()
      const rows = rowsOf(kind)
        .filter(row => filters.every(name => !query.has(name) || row[name] === query.get(name)))
        .filter(row =>
          JSON.stringify(row.name ?? '')
            .toLowerCase()
            .includes(part),
        )
      const cursor = Buffer.from(query.get('after') ?? '', 'base64url').toString()
      const start = cursor ? rows.findIndex(({ id }) => id === cursor) + 1 : 0
      const shown = rows.slice(start, start + max)
      const more = start + max < rows.length
      return wrap({ rows: shown, after: more ? Buffer.from(shown.at(-1)!.id).toString('base64url') : null, more })
    }
  const found = (kind: keyof ClinicData, { path }: Incoming) => rowsOf(kind).find(({ id }) => id === path[0])
  const show =
    (kind: keyof ClinicData) =>
    (incoming: Incoming): Reply => {
      const row = found(kind, incoming)
      return row ? wrap(row) : refuse(404, 'unknown id')
    }
  const change =
    (kind: keyof ClinicData, keys: readonly string[]) =>
    (incoming: Incoming): Reply => {
      const row = found(kind, incoming)
      if (!row) return refuse(404, 'unknown id')
      for (const key of keys) {
        const value = incoming.body?.[key]
        if (value === undefined) continue
        row[key] = value && typeof value === 'object' ? { ...(row[key] as object), ...value } : value
      }
      return wrap(row)
    }
  const move =
    (from: string, to: string) =>
    (incoming: Incoming): Reply => {
      const row = found('appointments', incoming)
      if (!row) return refuse(404, 'unknown id')
      if (row.status !== from) return refuse(409, `the appointment is ${String(row.status)}`)
      return wrap(Object.assign(row, { status: to }))
    }

  function register({ body }: Incoming): Reply {
    if (!body?.name?.given || !body.name.family || !body.dob) return refuse(400, 'name and dob are required')
    const { name, dob, sex = 'X', address = { street: '', town: '', postcode: '' }, insurer = null } = body
    const created: Patient = {
      id: `P10${9000 + patients.length}`,
      name,
      dob,
      sex,
      contact: { phone: '', email: null, ...body.contact },
      address,
      insurer,
      primaryPractitionerId: null,
      allergies: [],
      registeredOn: new Date().toISOString().slice(0, 10),
    }
    patients.push(created)
    return wrap(created, 201)
  }
  function book({ body }: Incoming): Reply {
    if (!patients.some(({ id }) => id === body?.patientId)) return refuse(400, 'patientId names no patient')
    if (!practitioners.some(({ id }) => id === body.practitionerId)) return refuse(400, 'practitionerId names nobody')
    if (!(Date.parse(body.startsAt) > 0)) return refuse(400, 'startsAt is no moment')
    const { patientId, practitionerId, startsAt, durationMinutes = 15, reason = '' } = body
    const created: Appointment = {
      id: `A${80_000 + appointments.length}`,
      patientId,
      practitionerId,
      startsAt,
      durationMinutes,
      reason,
      status: 'BKD',
      channel: 'online',
      reminderSent: false,
    }
    appointments.push(created)
    return wrap(created, 201)
  }
  function voidPrescription({ path }: Incoming): Reply {
    const index = prescriptions.findIndex(({ id }) => id === path[0])
    if (index < 0) return refuse(404, 'unknown id')
    prescriptions.splice(index, 1)
    return { body: { ok: true } }
  }
  function pay({ path }: Incoming): Reply {
    const bill = invoices.find(({ id }) => id === path[0])
    if (!bill) return refuse(404, 'unknown id')
    if (bill.paidOn) return refuse(409, `${bill.id} was paid before`)
    return wrap(Object.assign(bill, { paidOn: new Date().toISOString().slice(0, 10) }))
  }

  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: CLINIC_DESCRIPTION })],
    ['GET', /^\/rest\/staff$/, list('practitioners')],
    ['GET', /^\/rest\/staff\/([^/]+)$/, show('practitioners')],
    ['GET', /^\/rest\/pt$/, list('patients')],
    ['POST', /^\/rest\/pt$/, register],
    ['GET', /^\/rest\/pt\/([^/]+)$/, show('patients')],
    ['PATCH', /^\/rest\/pt\/([^/]+)$/, change('patients', ['contact', 'address', 'insurer', 'primaryPractitionerId'])],
    ['GET', /^\/rest\/appt$/, list('appointments', ['status', 'practitionerId'])],
    ['POST', /^\/rest\/appt$/, book],
    ['GET', /^\/rest\/appt\/([^/]+)$/, show('appointments')],
    [
      'PATCH',
      /^\/rest\/appt\/([^/]+)$/,
      change('appointments', ['startsAt', 'durationMinutes', 'reason', 'practitionerId']),
    ],
    ['POST', /^\/rest\/appt\/([^/]+)\/checkin$/, move('BKD', 'ARR')],
    ['POST', /^\/rest\/appt\/([^/]+)\/cancel$/, move('BKD', 'CXL')],
    ['GET', /^\/rest\/rx$/, list('prescriptions', ['patientId'])],
    ['GET', /^\/rest\/rx\/([^/]+)$/, show('prescriptions')],
    ['DELETE', /^\/rest\/rx\/([^/]+)$/, voidPrescription],
    ['GET', /^\/rest\/bills$/, list('invoices', ['patientId'])],
    ['GET', /^\/rest\/bills\/([^/]+)$/, show('invoices')],
    ['POST', /^\/rest\/bills\/([^/]+)\/pay$/, pay],
  ]
  const server = await listenJson(routes, refuse(404, 'no such route').body, port)
  return { ...server, data, reset: createReset(data) }
}
