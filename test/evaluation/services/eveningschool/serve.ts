import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { filterRows } from '../odata.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createEveningschoolData, DISCOUNTS, type EveningschoolData } from './data.ts'
import { EVENINGSCHOOL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof EveningschoolData
const CODES: Record<number, string> = { 404: 'NotFound', 409: 'Conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { error: { code: CODES[status] ?? 'BadRequest', message } } }) // oxfmt-ignore
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The ${pascal(name)} field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { subjectAreaId: 'eveSubjectAreas', tutorId: 'eveTutors', roomId: 'eveRooms', courseId: 'eveCourses', participantId: 'eveParticipants' } // oxfmt-ignore

/** Rows by a property, `desc` from the largest; undefined when the order cannot be read. */
function orderRows(rows: Given[] | undefined, order: string | null): Given[] | undefined {
  if (order === null || !rows) return rows
  const [, name, way] = /^\s*(\w+)(?:\s+(asc|desc))?\s*$/.exec(order) ?? []
  if (name === undefined || rows.some(row => !(name in row))) return undefined
  const sign = way === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [a[name] as string | number, b[name] as string | number]
    return one === other ? 0 : one === null || (other !== null && one < other) ? -sign : sign
  })
}

/** Starts the adult education centre. `data` is what it serves and changes; `reset` puts it back. */
export async function startEveningschool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createEveningschoolData(clock)
  const days = createDays(clock)
  const write = (_: Kind, row: Row) => toPascal(row)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), write, { refuse, invalid })
  const { withRow, remove, add, become, isThere } = handlers
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  /** Entities that pass the filter, in their order, a part of them, and the address of the next ones. */
  const list =
    (kind: Kind, set: string) =>
    ({ query, url }: Incoming): Reply => {
      const found = filterRows(
        (data[kind] as unknown as Row[]).map(row => write(kind, row)),
        query.get('$filter'),
      )
      const rows = orderRows(found, query.get('$orderby'))
      if (!rows) return refuse(400, 'The query specified in the URI is not valid.')
      const [skip, top] = [Number(query.get('$skip') ?? 0), Number(query.get('$top') ?? 40)]
      if (!(skip >= 0 && top >= 0 && top <= 100)) return refuse(400, '$top or $skip is out of range.')
      const next = new URL(url)
      next.searchParams.set('$skip', String(skip + top))
      const isCut = top > 0 && skip + top < rows.length
      const context = { '@odata.context': `${server.url}/odata/v4/$metadata#${set}` }
      const count = query.get('$count') === 'true' ? { '@odata.count': rows.length } : {}
      const link = isCut ? { '@odata.nextLink': `${server.url}${next.pathname}${next.search}` } : {}
      return { body: { ...context, ...count, value: rows.slice(skip, skip + top), ...link } }
    }
  const hire = (given: Given) => wrong(given) ?? { phone: null, contractType: 'Freelance', hourlyRate: 28, ...given, teachingSince: days.day(0) } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { roomId: null, level: 'AllLevels', delivery: 'Classroom', weekday: null, startTime: '18:30', endDate: null, sessionMinutes: 90, maxParticipants: 12, ...given, status: 'Planned' } // oxfmt-ignore
  const register = (given: Given) => ({ phone: null, town: null, dateOfBirth: null, concession: 'None', newsletter: false, ...given, registeredOn: days.day(0) }) // oxfmt-ignore
  /** Whoever finds no place any more waits for one. */
  const enrol = ({ courseId, participantId }: Given) => {
    const reason = wrong({ courseId, participantId })
    if (reason) return reason
    const course = data.eveCourses.find(one => one.id === courseId)!
    const who = data.eveParticipants.find(one => one.id === participantId)!
    if (course.status !== 'Open') return 'The course is not open for enrolment.'
    const others = data.eveEnrolments.filter(one => one.courseId === courseId && one.status !== 'Withdrawn')
    if (others.some(one => one.participantId === participantId)) return 'The participant is already enrolled.'
    const isFull = others.length >= course.maxParticipants
    const amountDue = Math.round(100 * course.fee * (1 - DISCOUNTS[who.concession]!)) / 100
    return { courseId, participantId, status: isFull ? 'WaitingList' : 'Confirmed', enrolledAt: days.moment(0, 0.5), amountDue, paymentStatus: isFull ? 'NotDue' : 'Outstanding', paymentMethod: null, paidOn: null, sessionsAttended: null, feedbackScore: null } // oxfmt-ignore
  }

  const all = (set: string) => new RegExp(`^/odata/v4/${set}$`)
  const keyed = (set: string, rest = '') => new RegExp(String.raw`^/odata/v4/${set}\((\d+)\)${rest}$`)
  const read = (kind: Kind, set: string): Handler[] => [
    ['GET', all(set), list(kind, set)],
    ['GET', keyed(set), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: EVENINGSCHOOL_DESCRIPTION })],
    ...read('eveSubjectAreas', 'SubjectAreas'),
    ...read('eveTutors', 'Tutors'),
    ...read('eveRooms', 'Rooms'),
    ...read('eveCourses', 'Courses'),
    ...read('eveParticipants', 'Participants'),
    ...read('eveEnrolments', 'Enrolments'),
    ['POST', all('Tutors'), add('eveTutors', ['firstName', 'lastName', 'email', 'subjectAreaId'], hire)],
    ['PATCH', keyed('Tutors'), change('eveTutors')],
    ['PATCH', keyed('Rooms'), change('eveRooms')],
    ['POST', all('Courses'), add('eveCourses', ['courseCode', 'title', 'subjectAreaId', 'tutorId', 'startDate', 'sessionCount', 'fee'], plan)], // oxfmt-ignore
    ['PATCH', keyed('Courses'), change('eveCourses')],
    ['DELETE', keyed('Courses'), remove('eveCourses')],
    ['POST', keyed('Courses', '/Publish'), become('eveCourses', ['Planned'], () => ({ status: 'Open' }))],
    ['POST', keyed('Courses', '/Cancel'), become('eveCourses', ['Planned', 'Open', 'Running'], () => ({ status: 'Cancelled' }))], // oxfmt-ignore
    ['POST', all('Participants'), add('eveParticipants', ['firstName', 'lastName', 'email'], register)],
    ['PATCH', keyed('Participants'), change('eveParticipants')],
    ['DELETE', keyed('Participants'), remove('eveParticipants')],
    ['POST', all('Enrolments'), add('eveEnrolments', ['courseId', 'participantId'], enrol)],
    ['PATCH', keyed('Enrolments'), change('eveEnrolments')],
    ['DELETE', keyed('Enrolments'), remove('eveEnrolments')],
    ['POST', keyed('Enrolments', '/Withdraw'), become('eveEnrolments', ['Confirmed', 'WaitingList'], () => ({ status: 'Withdrawn' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { error: { code: 'NotFound', message: 'Resource not found.' } }, port)
  return { ...server, data, reset: createReset(data) }
}
