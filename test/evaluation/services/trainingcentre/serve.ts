import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createTrainingcentreData, type TrainingcentreData } from './data.ts'
import { CENTRE_BODIES, CENTRE_FIELDS, CENTRE_FILTERS, TRAININGCENTRE_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof TrainingcentreData
/** What each kind is called in the description. */
const CALLED: Record<Kind, string> = { centreCourses: 'Course', centreSessions: 'Session', centreTrainers: 'Trainer', centreEmployers: 'Employer', centreTrainees: 'Trainee', centreEnrolments: 'Enrolment', centreCertificates: 'Certificate' } // oxfmt-ignore
/** What a key points to. */
const TARGETS: Record<string, Kind> = { courseId: 'centreCourses', trainerId: 'centreTrainers', employerId: 'centreEmployers', sessionId: 'centreSessions', traineeId: 'centreTrainees' } // oxfmt-ignore
const ERRORS: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }

const refuse = (status: number, message: string): Reply => ({ status, body: { status, error: ERRORS[status], message } }) // oxfmt-ignore
const invalid = (_: string, name: string): Reply => refuse(400, `${name} must not be null`)
const write = (_: Kind, row: Row): object => row
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value) // oxfmt-ignore

/** Why a value is not what a field holds. */
function oddValue(schema: Given, value: unknown, name: string): string | undefined {
  const unless = (isRight: boolean, expected: string) => (isRight ? undefined : `${name} must be ${expected}`)
  if (value === null || value === undefined) return unless(schema.nullable === true, 'given')
  if (schema.type === 'object') return isObject(value) ? oddFields(schema.properties as Record<string, object>, value, `${name}.`) : `${name} must be an object` // oxfmt-ignore
  if (schema.type === 'array') return Array.isArray(value) ? value.map(one => oddValue(schema.items as Given, one, name)).find(Boolean) : `${name} must be a list` // oxfmt-ignore
  if (schema.type === 'boolean') return unless(typeof value === 'boolean', 'true or false')
  if (schema.type === 'number') return unless(typeof value === 'number' && value >= 0, 'a number')
  if (schema.type === 'integer') return unless(Number.isInteger(value) && Number(value) >= 0, 'a whole number')
  if (Array.isArray(schema.enum)) return unless(schema.enum.includes(value), `one of ${schema.enum.join(', ')}`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
  return unless(typeof value === 'string' && value !== '' && (schema.format !== 'date' || isDay), schema.format === 'date' ? 'a date' : 'a text') // oxfmt-ignore
}
const oddFields = (fields: Record<string, object>, given: Given, at = ''): string | undefined =>
  Object.keys(given)
    .map(name =>
      name in fields ? oddValue(fields[name] as Given, given[name], at + name) : `Unknown property ${at}${name}`,
    ) // oxfmt-ignore
    .find(Boolean)

function passes(row: Row, name: string, value: string): boolean {
  const asked = value.toLowerCase()
  if (name === 'q') return String(row.name ?? row.title).toLowerCase().includes(asked) // oxfmt-ignore
  if (name === 'startFrom') return String(row.startDate) >= value
  if (name === 'startTo') return String(row.startDate) <= value
  if (name === 'expiresBefore') return row.expiresOn !== null && String(row.expiresOn) < value
  if (name === 'site') return (row.location as Given).site === value
  if (name === 'trade' && Array.isArray(row.trades)) return row.trades.includes(value)
  if (name === 'city' && row.address) return String((row.address as Given).city).toLowerCase() === asked
  return String(row[name]).toLowerCase() === asked
}
function sorted(rows: Row[], sort: string | null): Row[] {
  const [field, way] = (sort ?? '').split(',')
  const sign = way === 'desc' ? -1 : 1
  const order = (one: Row, other: Row) => (one[field!] === other[field!] ? 0 : (one[field!] as number) < (other[field!] as number) ? -sign : sign) // oxfmt-ignore
  return field ? rows.toSorted(order) : rows
}

/** Starts the training centre. `data` is what it serves and changes; `reset` puts it back. */
export async function startTrainingcentre({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTrainingcentreData(clock)
  const today = createDays(clock).day(0)
  const { withRow, remove, add, isThere } = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid }) // oxfmt-ignore

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const filters = CENTRE_FILTERS[CALLED[kind]]!
      const wanted = [...query].filter(([name, value]) => name in filters && value !== '')
      const read = (type: unknown, value: string) => (type === 'integer' ? Number(value) : type === 'boolean' ? ({ true: true, false: false }[value] ?? value) : value) // oxfmt-ignore
      const odd = wanted.map(([name, value]) => oddValue(filters[name] as Given, read((filters[name] as Given).type, value), name)).find(Boolean) // oxfmt-ignore
      if (odd) return refuse(400, odd)
      const sort = query.get('sort')
      if (sort && !(sort.split(',')[0]! in CENTRE_FIELDS[CALLED[kind]]!)) return refuse(400, `No property ${sort} found`) // oxfmt-ignore
      const [page, size] = [Number(query.get('page') ?? 0), Number(query.get('size') ?? 20)]
      const isRight = Number.isInteger(page) && Number.isInteger(size) && page >= 0 && size >= 1 && size <= 100
      if (!isRight) return refuse(400, 'page must be at least 0 and size from 1 to 100')
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => passes(row, name, value))) // oxfmt-ignore
      const content = sorted(rows, sort).slice(page * size, (page + 1) * size)
      return { body: { content, page, size, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) } }
    }

  /** Why fields cannot be written: a wrong value, a key that leads nowhere, or an end before the start. */
  const oddBody = (kind: Kind, names: readonly string[], given: Given, all: Given = given): string | undefined => {
    const fields = CENTRE_FIELDS[CALLED[kind]]!
    const odd = oddFields(Object.fromEntries(names.map(name => [name, fields[name]!])), given)
    if (odd) return odd
    const lost = Object.keys(TARGETS).find(key => (given[key] ?? null) !== null && !isThere(TARGETS[key]!, given[key]))
    if (lost) return `${lost} does not exist`
    return all.endDate !== undefined && String(all.endDate) < String(all.startDate) ? 'endDate must not be before startDate' : undefined // oxfmt-ignore
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = oddBody(kind, CENTRE_BODIES[CALLED[kind]]!.change, given, { ...row, ...given })
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const create =
    (kind: Kind, make: (given: Given) => object | string) =>
    (incoming: Incoming): Reply => {
      const { add: names, needed } = CENTRE_BODIES[CALLED[kind]]!
      const given = (incoming.body ?? {}) as Given
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return invalid('body', lacking)
      const reason = oddBody(kind, names, given)
      return reason ? refuse(400, reason) : add(kind, [], make)(incoming)
    }
  const enrol = (given: Given) => {
    const session = data.centreSessions.find(one => one.id === given.sessionId)!
    const own = data.centreEnrolments.filter(one => one.sessionId === session.id && one.status !== 'CANCELLED')
    if (!['PLANNED', 'CONFIRMED'].includes(session.status)) return `The session is ${session.status}`
    if (own.some(one => one.traineeId === given.traineeId)) return 'The trainee is already enrolled'
    const isFull = own.length >= session.capacity
    const fee = data.centreCourses.find(one => one.id === session.courseId)!.price
    return { fee, remarks: null, ...given, status: isFull ? 'WAITLISTED' : 'BOOKED', bookedOn: today, paymentStatus: isFull ? null : 'NOT_INVOICED', examScore: null, result: null } // oxfmt-ignore
  }
  /** Another state from one of these. */
  const become = (kind: Kind, from: readonly string[], to: (given: Given) => object) =>
    withRow(kind, (row, given) => {
      if (!from.includes(String(row.status))) return refuse(409, `${CALLED[kind]} is ${String(row.status)}`)
      return void Object.assign(row, to(given))
    })
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)

  const own = (kind: Kind, verb = '') => new RegExp(String.raw`^/api/v1/${CALLED[kind].toLowerCase()}s/(\d+)${verb}$`)
  const all = (kind: Kind) => new RegExp(`^/api/v1/${CALLED[kind].toLowerCase()}s$`)
  const handle = (kind: Kind): Handler[] => [
    ['GET', all(kind), list(kind)],
    ['GET', own(kind), withRow(kind)],
    ...(CALLED[kind] in CENTRE_BODIES ? [['PATCH', own(kind), change(kind)] satisfies Handler] : []),
  ]
  const routes: Handler[] = [
    ['GET', /^\/v3\/api-docs$/, () => ({ body: TRAININGCENTRE_DESCRIPTION })],
    ...(Object.keys(CALLED) as Kind[]).flatMap(handle),
    ['POST', all('centreCourses'), create('centreCourses', given => ({ maxTrainees: 6, certificateMonths: null, active: true, description: '', ...given }))], // oxfmt-ignore
    ['POST', all('centreSessions'), create('centreSessions', given => ({ trainerId: null, capacity: data.centreCourses.find(one => one.id === given.courseId)!.maxTrainees, cancellationReason: null, notes: null, ...given, code: `S-${2410 + data.centreSessions.length}`, status: 'PLANNED' }))], // oxfmt-ignore
    ['DELETE', own('centreSessions'), dropUnless('centreSessions', id => data.centreEnrolments.some(one => one.sessionId === id), 'The session has enrolments')], // oxfmt-ignore
    ['POST', own('centreSessions', '/confirm'), become('centreSessions', ['PLANNED'], () => ({ status: 'CONFIRMED' }))],
    ['POST', own('centreSessions', '/cancel'), become('centreSessions', ['PLANNED', 'CONFIRMED'], given => ({ status: 'CANCELLED', cancellationReason: given.reason ?? null }))], // oxfmt-ignore
    ['POST', all('centreTrainers'), create('centreTrainers', given => ({ phone: '', dayRate: null, ...given, joinedOn: today }))], // oxfmt-ignore
    ['POST', all('centreEmployers'), create('centreEmployers', given => ({ paymentTermDays: 30, onHold: false, ...given, customerNumber: `EMP-${1040 + 3 * data.centreEmployers.length}` }))], // oxfmt-ignore
    ['DELETE', own('centreEmployers'), dropUnless('centreEmployers', id => data.centreTrainees.some(one => one.employerId === id), 'The employer has trainees')], // oxfmt-ignore
    ['POST', all('centreTrainees'), create('centreTrainees', given => ({ phone: null, city: '', employerId: null, ...given, registeredOn: today, traineeNumber: `T-${50_110 + 4 * data.centreTrainees.length}` }))], // oxfmt-ignore
    ['DELETE', own('centreTrainees'), dropUnless('centreTrainees', id => data.centreEnrolments.some(one => one.traineeId === id), 'The trainee has enrolments')], // oxfmt-ignore
    ['POST', all('centreEnrolments'), create('centreEnrolments', enrol)],
    ['POST', own('centreEnrolments', '/cancel'), become('centreEnrolments', ['BOOKED', 'WAITLISTED'], () => ({ status: 'CANCELLED', paymentStatus: null }))], // oxfmt-ignore
    ['POST', own('centreCertificates', '/revoke'), become('centreCertificates', ['VALID'], () => ({ status: 'REVOKED' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { status: 404, error: 'Not Found', message: 'No endpoint' }, port)
  return { ...server, data, reset: createReset(data) }
}
