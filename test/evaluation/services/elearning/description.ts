import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { COURSE_LANGUAGES, COURSE_LEVELS, ENROLLMENT_STATUSES, LEARNER_PLANS, TOPICS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Tutor: {
    id: text(undefined, { example: 'tut_11' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    country: text(),
    revenueShare: whole('Percent of what their courses bring in'),
    bio: maybe(text()),
    joinedOn: date(),
  },
  Course: {
    id: text(undefined, { example: 'crs_101' }),
    title: text(),
    tutorId: text(),
    topic: choice(TOPICS),
    level: choice(COURSE_LEVELS),
    language: choice(COURSE_LANGUAGES),
    price: decimal('In USD'),
    videoHours: decimal(),
    lessonCount: whole(),
    averageRating: maybe(decimal('1 to 5 stars; null until somebody has rated it')),
    published: flag(),
    publishedOn: maybe(date()),
  },
  Learner: {
    id: text(undefined, { example: 'lrn_1001' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    country: text(),
    plan: choice(LEARNER_PLANS),
    organisation: maybe(record({ name: text(), seat: text() })),
    signedUpOn: date(),
    lastSeenOn: date(),
  },
  Enrollment: {
    id: text(undefined, { example: 'enr_4001' }),
    learnerId: text(),
    courseId: text(),
    status: choice(ENROLLMENT_STATUSES),
    progressPercent: whole(),
    pricePaid: decimal('In USD'),
    enrolledOn: date(),
    completedOn: maybe(date()),
  },
  QuizAttempt: {
    id: text(undefined, { example: 'qz_9001' }),
    learnerId: text(),
    courseId: text(),
    score: whole('Out of 100'),
    passed: flag(),
    minutesTaken: whole(),
    takenOn: date(),
  },
}
const words = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const VERBS: Record<string, string> = { list: 'List', get: 'Retrieve', create: 'Create', update: 'Update', delete: 'Delete' } // oxfmt-ignore
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind.charAt(0).toLowerCase()}${kind.slice(1)}s`,
  operationId: (verb, _, many) => `${many}.${verb === 'list' ? 'list' : verb === 'get' ? 'retrieve' : verb}`,
  summary: (verb, kind, many) => `${VERBS[verb]} ${verb === 'list' ? words(many) : an(words(kind))}`,
  page: kind => record({ items: listOf(ref(kind)), nextCursor: maybe(text('Null on the last page')) }),
  paging: [
    queryParameter('cursor', text(), '`nextCursor` of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
  ],
  key: () => idInPath(text()),
})
const COURSE = ['title', 'tutorId', 'topic', 'level', 'language', 'price', 'videoHours', 'lessonCount']
const LEARNER = ['firstName', 'lastName', 'email', 'country', 'plan']

/** Courses online: camelCase, keys as texts with a prefix, pages by cursor. */
export const ELEARNING_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Lernhafen',
    version: '2025-06',
    description: 'Tutors and their courses, learners, who is enrolled in what, and attempts at quizzes.',
  },
  servers: [{ url: '/v2' }],
  paths: {
    '/tutors': { get: list('Tutor', 'country') },
    '/tutors/{id}': { get: one('Tutor'), patch: change('Tutor', ['email', 'country', 'revenueShare', 'bio']) },
    '/courses': {
      get: list('Course', 'tutorId', 'topic', 'level', 'published'),
      post: add('Course', COURSE, ['title', 'tutorId', 'topic', 'level']),
    },
    '/courses/{id}': { get: one('Course'), patch: change('Course', COURSE) },
    '/courses/{id}/publish': { post: act('publish', 'Course', 'Publish a course') },
    '/learners': {
      get: list('Learner', 'country', 'plan'),
      post: add('Learner', LEARNER, ['firstName', 'lastName', 'email']),
    },
    '/learners/{id}': { get: one('Learner'), patch: change('Learner', LEARNER) },
    '/enrollments': {
      get: list('Enrollment', 'learnerId', 'courseId', 'status'),
      post: add('Enrollment', ['learnerId', 'courseId', 'pricePaid'], ['learnerId', 'courseId']),
    },
    '/enrollments/{id}': {
      get: one('Enrollment'),
      patch: change('Enrollment', ['status', 'progressPercent']),
      delete: drop('Enrollment'),
    },
    '/quiz-attempts': { get: list('QuizAttempt', 'learnerId', 'courseId', 'passed') },
    '/quiz-attempts/{id}': { get: one('QuizAttempt'), delete: drop('QuizAttempt') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ type: text(), message: text() }) },
    responses: { Problem: answers('Problem', ref('Problem')) },
  },
}
