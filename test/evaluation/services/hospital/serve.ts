import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { CLASSES, createHospitalData } from './data.ts'
import { HOSPITAL_DESCRIPTION } from './description.ts'

// Resources are read as they come.
// oxlint-disable-next-line typescript/no-explicit-any
type Resource = Record<string, any>
const concept = (text: string) => ({ coding: [{ system: 'http://snomed.info/sct', code: text.slice(0, 3).toUpperCase(), display: text }], text }) // oxfmt-ignore
const keyIn = (reference?: { reference?: string }) => reference?.reference?.split('/').at(-1)
const isGiven = ([, value]: [string, unknown]) => value !== undefined
const missing: Reply = { status: 404, body: { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code: 'not-found' }] } } // oxfmt-ignore

/** Starts the hospital: bundles of 20, with a link to the next one. */
export async function startHospital({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHospitalData(clock)
  const nameOf = (row: Row) => [{ use: 'official', family: row.lastName, given: [row.firstName] }]
  const point = (kind: string, rows: Row[], id: unknown) => {
    const row = rows.find(one => one.id === id)
    return row && { reference: `${kind}/${row.id}`, display: `${row.firstName} ${row.lastName}` }
  }
  const names = (given: Resource) => ({ firstName: given.name?.[0]?.given?.[0], lastName: given.name?.[0]?.family })
  const KINDS: Record<string, { rows: Row[]; write: (row: Row) => object; read: (given: Resource) => object }> = {
    Practitioner: {
      rows: data.doctors,
      write: row => ({ active: row.active, name: nameOf(row), qualification: [{ code: concept(String(row.specialty)) }] }), // oxfmt-ignore
      read: given => ({ active: given.active, ...names(given), specialty: given.qualification?.[0]?.code?.text }),
    },
    Patient: {
      rows: data.inpatients,
      write: row => ({ active: row.active, name: nameOf(row), telecom: [{ system: 'email', value: row.email }], gender: row.gender, birthDate: row.birthDate, address: [{ city: row.city, country: 'GB' }], generalPractitioner: [point('Practitioner', data.doctors, row.doctorId)] }), // oxfmt-ignore
      read: given => ({ active: given.active, ...names(given), gender: given.gender, birthDate: given.birthDate, city: given.address?.[0]?.city, doctorId: keyIn(given.generalPractitioner?.[0]) }), // oxfmt-ignore
    },
    Encounter: {
      rows: data.encounters,
      write: row => ({ status: row.status, class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: row.class, display: CLASSES[String(row.class)] }, subject: point('Patient', data.inpatients, row.patientId), participant: [{ individual: point('Practitioner', data.doctors, row.doctorId) }], period: { start: row.start, ...(row.end !== null && { end: row.end }) }, reasonCode: [concept(String(row.reason))] }), // oxfmt-ignore
      read: given => ({ status: given.status, class: given.class?.code, patientId: keyIn(given.subject), start: given.period?.start, end: given.period?.end }), // oxfmt-ignore
    },
  }
  const routesOf = (kind: string): Handler[] => {
    const { rows, write, read } = KINDS[kind]!
    const show = (row: Row) => ({ resourceType: kind, id: row.id, meta: { versionId: '1', lastUpdated: '2025-01-05T09:00:00Z' }, ...write(row) }) // oxfmt-ignore
    const search = ({ query }: Incoming): Reply => {
      const [size, from] = [Math.min(Number(query.get('_count') ?? 20), 50), Number(query.get('_offset') ?? 0)]
      const next = `${server.url}/fhir/${kind}?_count=${size}&_offset=${from + size}`
      const link = [{ relation: 'self', url: `${server.url}/fhir/${kind}` }, ...(from + size < rows.length ? [{ relation: 'next', url: next }] : [])] // oxfmt-ignore
      const entry = rows.slice(from, from + size).map(row => ({ fullUrl: `${server.url}/fhir/${kind}/${row.id}`, resource: show(row), search: { mode: 'match' } })) // oxfmt-ignore
      return { body: { resourceType: 'Bundle', id: `b-${from}`, type: 'searchset', total: rows.length, link, entry } }
    }
    const given = (incoming: Incoming) => Object.fromEntries(Object.entries(read((incoming.body ?? {}) as Resource)).filter(isGiven)) // oxfmt-ignore
    const withRow = (change: (row: Row, incoming: Incoming) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      if (!row) return missing
      change(row, incoming)
      return { body: show(row) }
    }
    const create = (incoming: Incoming): Reply => {
      const row = { ...given(incoming), id: `new-${rows.length}` }
      rows.push(row)
      return { status: 201, body: show(row) }
    }
    return [
      ['GET', new RegExp(`^/fhir/${kind}$`), search],
      ['POST', new RegExp(`^/fhir/${kind}$`), create],
      ['GET', new RegExp(`^/fhir/${kind}/([\\w-]+)$`), withRow(() => {})],
      ['PATCH', new RegExp(`^/fhir/${kind}/([\\w-]+)$`), withRow((row, incoming) => void Object.assign(row, given(incoming)))], // oxfmt-ignore
    ]
  }
  const description = () => ({ body: { ...HOSPITAL_DESCRIPTION, servers: [{ url: `${server.url}/fhir` }] } })
  const routes: Handler[] = [['GET', /^\/fhir\/api-docs$/, description], ...Object.keys(KINDS).flatMap(routesOf)]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
