import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createWire, type Codings } from '../wire.ts'
import { createDrivingschoolData, type DrivingschoolData } from './data.ts'
import { DRIVINGSCHOOL_DESCRIPTION } from './description.ts'

const DATE = {
  out: (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), day: Number(day.slice(8, 10)) }), // oxfmt-ignore
  in: ({ year, month, day }: Record<string, number>) => [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'), // oxfmt-ignore
}
const LONG = { out: String, in: Number }
const MICROS = { out: (amount: number) => `${amount}000000`, in: (amount: string) => Number(amount) / 1e6 }
const DURATION = { out: (minutes: number) => `${minutes * 60}s`, in: (text: string) => Number.parseInt(text) / 60 }
const prefixed = (prefix: string) => ({ out: (value: string) => `${prefix}_${value}`, in: (value: string) => value.replace(`${prefix}_`, '') }) // oxfmt-ignore
const gearbox = { as: 'gearbox', ...prefixed('GEARBOX') }
const CODINGS: [kind: keyof DrivingschoolData, path: string, codings: Codings][] = [
  ['schoolCars', 'cars', { id: 'id', make: 'make', model: 'model', plate: 'licensePlate', gearbox, mileageKm: { as: 'mileageKm', ...LONG } }], // oxfmt-ignore
  ['drivingInstructors', 'instructors', { id: 'id', displayName: 'displayName', email: 'email', carId: 'carId', hireDate: { as: 'hireDate', ...DATE }, hourlyRate: 'hourlyRate' }], // oxfmt-ignore
  ['learners', 'learners', { id: 'id', givenName: 'givenName', familyName: 'familyName', email: 'email', stage: { as: 'stage', ...prefixed('LEARNER_STAGE') }, gearbox, birthDate: { as: 'birthDate', ...DATE }, testDate: { as: 'testDate', ...DATE }, instructorId: 'instructorId', balance: { as: 'balance', ...LONG } }], // oxfmt-ignore
  ['drivingLessons', 'lessons', { id: 'id', learnerId: 'learnerId', instructorId: 'instructorId', startTime: 'startTime', minutes: { as: 'duration', ...DURATION }, status: { as: 'status', ...prefixed('LESSON_STATUS') }, distanceKm: { as: 'distanceKm', ...LONG }, price: { as: 'priceMicros', ...MICROS } }], // oxfmt-ignore
]
const missing: Reply = { status: 404, body: { error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' } } } // oxfmt-ignore

/** Starts the driving school: 30 records a page, and a token while there are more. */
export async function startDrivingschool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDrivingschoolData(clock)
  const routesOf = ([kind, path, codings]: (typeof CODINGS)[number]): Handler[] => {
    const rows = data[kind] as unknown as Row[]
    const { write, read } = createWire(codings, { drop: true })
    const list = ({ query }: Incoming): Reply => {
      const size = Math.min(Number(query.get('pageSize') ?? 30), 50)
      const from = Number((query.get('pageToken') ?? 'CAE0').slice(3))
      const next = from + size < rows.length && { nextPageToken: `CAE${from + size}` }
      return { body: { kind: `drivingschool#${path}`, [path]: rows.slice(from, from + size).map(write), ...next } }
    }
    const withRow = (change: (row: Row, incoming: Incoming) => void) => (incoming: Incoming) => {
      const row = rows.find(({ id }) => id === incoming.path[0])
      if (!row) return missing
      change(row, incoming)
      return { body: write(row) }
    }
    const one = new RegExp(String.raw`^/v1/${path}/(\d+)$`)
    return [
      ['GET', new RegExp(`^/v1/${path}$`), list],
      ['GET', one, withRow(() => {})],
      ['PATCH', one, withRow((row, { body }) => void Object.assign(row, read((body ?? {}) as Record<string, unknown>)))], // oxfmt-ignore
    ]
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: DRIVINGSCHOOL_DESCRIPTION })],
    ...CODINGS.flatMap(routesOf),
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
