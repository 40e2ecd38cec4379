import { answers, choice, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { GEARS, STAGES, STATES } from './data.ts'

const int64 = (description?: string) => text(description, { format: 'int64' })
const prefixed = (prefix: string, values: readonly string[]) => choice([`${prefix}_UNSPECIFIED`, ...values.map(value => `${prefix}_${value}`)]) // oxfmt-ignore
const SCHEMAS = {
  Date: { description: 'Represents a whole or partial calendar date, such as a birthday.', ...record({ year: whole(), month: whole(), day: whole() }) }, // oxfmt-ignore
  Car: record({ id: int64(), make: text(), model: text(), licensePlate: text(), gearbox: prefixed('GEARBOX', GEARS), mileageKm: int64('Output only. Distance on the clock in kilometres.') }), // oxfmt-ignore
  Instructor: record({ id: int64(), displayName: text(), email: text(), carId: int64('The car that the instructor teaches in.'), hireDate: ref('Date'), hourlyRate: whole() }), // oxfmt-ignore
  Learner: record({ id: int64(), givenName: text(), familyName: text(), email: text(), stage: prefixed('LEARNER_STAGE', STAGES), gearbox: prefixed('GEARBOX', GEARS), birthDate: ref('Date'), testDate: ref('Date'), instructorId: int64(), balance: int64('What the learner has paid in advance.') }), // oxfmt-ignore
  Lesson: record({ id: int64(), learnerId: int64(), instructorId: int64(), startTime: moment(), duration: text(undefined, { format: 'google-duration' }), status: prefixed('LESSON_STATUS', STATES), distanceKm: int64(), priceMicros: int64('The price in micros: one million micros is one pound.') }), // oxfmt-ignore
}
type Kind = Exclude<keyof typeof SCHEMAS, 'Date'>
const low = (kind: string) => kind.charAt(0).toLowerCase() + kind.slice(1)

const pathsOf = (kind: Kind, isChanged = false) => ({
  [`/v1/${low(kind)}s`]: {
    get: {
      operationId: `drivingschool.${low(kind)}s.list`,
      description: `Lists ${low(kind)}s.`,
      parameters: [
        queryParameter('pageSize', whole(undefined, { format: 'int32' }), 'The maximum number of items to return. The service may return fewer than this value.'), // oxfmt-ignore
        queryParameter('pageToken', text(), 'A page token, received from a previous call.'),
      ],
      responses: { 200: answers('Successful response', ref(`List${kind}sResponse`)) },
    },
  },
  [`/v1/${low(kind)}s/{${low(kind)}Id}`]: {
    get: {
      operationId: `drivingschool.${low(kind)}s.get`,
      description: `Gets a ${low(kind)}.`,
      parameters: [pathParameter(`${low(kind)}Id`, text())],
      responses: { 200: answers('Successful response', ref(kind)) },
    },
    ...(isChanged && {
      patch: {
        operationId: `drivingschool.${low(kind)}s.patch`,
        description: `Updates a ${low(kind)}.`,
        parameters: [pathParameter(`${low(kind)}Id`, text()), queryParameter('updateMask', text(undefined, { format: 'google-fieldmask' }))], // oxfmt-ignore
        requestBody: requestBody(ref(kind)),
        responses: { 200: answers('Successful response', ref(kind)) },
      },
    }),
  },
})
const KINDS: Kind[] = ['Car', 'Instructor', 'Learner', 'Lesson']

/** A driving school as a discovery document becomes OpenAPI: prefixed enumerations, 64-bit numbers as texts, days as objects, micros. */
export const DRIVINGSCHOOL_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Driving School API', version: 'v1' },
  paths: { ...pathsOf('Car'), ...pathsOf('Instructor'), ...pathsOf('Learner', true), ...pathsOf('Lesson', true) },
  components: {
    schemas: {
      ...SCHEMAS,
      ...Object.fromEntries(KINDS.map(kind => [`List${kind}sResponse`, record({ kind: text(), [`${low(kind)}s`]: listOf(ref(kind)), nextPageToken: text() })])), // oxfmt-ignore
    },
  },
}
