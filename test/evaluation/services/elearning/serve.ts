import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createElearningData, type ElearningData } from './data.ts'
import { ELEARNING_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ElearningData
const TYPES: Record<number, string> = { 404: 'not_found', 409: 'conflict' }
const refuse = (status: number, message: string): Reply => ({ status, body: { type: TYPES[status] ?? 'invalid_request', message } }) // oxfmt-ignore
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { tutorId: 'tutors', courseId: 'onlineCourses', learnerId: 'onlineLearners' }
const PREFIXES: Record<Kind, string> = { tutors: 'tut', onlineCourses: 'crs', onlineLearners: 'lrn', enrollments: 'enr', quizAttempts: 'qz' } // oxfmt-ignore

/** The rows after the one that the cursor stands for. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const limit = Number(query.get('limit') ?? 25)
  if (!(limit >= 1 && limit <= 100)) return refuse(400, 'limit must be from 1 to 100')
  const cursor = query.get('cursor')
  const after = cursor === null ? undefined : Buffer.from(cursor, 'base64url').toString('utf8')
  const from = after === undefined ? 0 : rows.findIndex(row => (row as Row).id === after) + 1
  if (after !== undefined && from === 0) return refuse(400, 'cursor is unknown')
  const items = rows.slice(from, from + limit)
  const isLast = from + limit >= rows.length
  return { body: { items, nextCursor: isLast ? null : Buffer.from(String((items.at(-1) as Row).id)).toString('base64url') } } // oxfmt-ignore
}

/** Starts the courses online. `data` is what it serves and changes; `reset` puts it back. */
export async function startElearning({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createElearningData(clock)
  const today = createDays(clock).day(0)
  const keyOf = (kind: string, number: number) => `${PREFIXES[kind as Kind]}_${number}`
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cut, (_, row) => row, { refuse, invalid, keyOf }) // oxfmt-ignore
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
  const prepare = (given: Given) => wrong(given) ?? { language: 'English', price: 0, videoHours: 0, lessonCount: 0, ...given, averageRating: null, published: false, publishedOn: null } // oxfmt-ignore
  const welcome = (given: Given) => ({ country: null, plan: 'free', ...given, organisation: null, signedUpOn: today, lastSeenOn: today }) // oxfmt-ignore
  const enroll = (given: Given) => {
    const course = data.onlineCourses.find(one => one.id === given.courseId)
    return wrong(given) ?? { pricePaid: course?.price, ...given, status: 'inProgress', progressPercent: 0, enrolledOn: today, completedOn: null } // oxfmt-ignore
  }
  const publish = withRow('onlineCourses', row => {
    if (row.published === true) return refuse(409, 'The course is published')
    Object.assign(row, { published: true, publishedOn: today })
    return undefined
  })

  const at = (path: string) => new RegExp(`^/v2/${path.replaceAll(':id', String.raw`([a-z]+_\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: ELEARNING_DESCRIPTION })],
    ...read('tutors', 'tutors', 'country'),
    ...read('onlineCourses', 'courses', 'tutorId', 'topic', 'level', 'published'),
    ...read('onlineLearners', 'learners', 'country', 'plan'),
    ...read('enrollments', 'enrollments', 'learnerId', 'courseId', 'status'),
    ...read('quizAttempts', 'quiz-attempts', 'learnerId', 'courseId', 'passed'),
    ['PATCH', at('tutors/:id'), change('tutors')],
    ['POST', at('courses'), add('onlineCourses', ['title', 'tutorId', 'topic', 'level'], prepare)],
    ['PATCH', at('courses/:id'), change('onlineCourses')],
    ['POST', at('courses/:id/publish'), publish],
    ['POST', at('learners'), add('onlineLearners', ['firstName', 'lastName', 'email'], welcome)],
    ['PATCH', at('learners/:id'), change('onlineLearners')],
    ['POST', at('enrollments'), add('enrollments', ['learnerId', 'courseId'], enroll)],
    ['PATCH', at('enrollments/:id'), change('enrollments')],
    ['DELETE', at('enrollments/:id'), remove('enrollments')],
    ['DELETE', at('quiz-attempts/:id'), remove('quizAttempts')],
  ]
  const server = await listenJson(routes, { type: 'not_found', message: 'Not found' }, port)
  return { ...server, data, reset: createReset(data) }
}
