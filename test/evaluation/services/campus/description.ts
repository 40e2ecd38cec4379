import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { DEGREES, ENROLMENT_STATES, TERMS, WEEKDAYS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const page = (item: string) =>
  record(
    { '@odata.count': whole(), '@odata.nextLink': text('Absolute address of the next page'), value: listOf(ref(item)) },
    ['value'],
  )
const paging = [
  queryParameter('$top', whole(undefined, { maximum: 100 }), 'Page size, 30 unless given'),
  queryParameter('$skip', whole(), 'How many are skipped'),
]
const list = (operationId: string, item: string, parameters: object[] = [], summary = '') => ({
  operationId,
  ...(summary && { summary }),
  parameters: [...parameters, ...paging],
  responses: { 200: answers('Collection', page(item)) },
})
const bad = answers('Error', ref('ErrorBody'))
const one = (operationId: string, item: string, key: string, schema: object = text()) => ({
  operationId,
  parameters: [pathParameter(key, schema)],
  responses: { 200: answers('Entity', ref(item)), 404: bad },
})
const state = choice(ENROLMENT_STATES)
const time = text(undefined, { pattern: '^\\d\\d:\\d\\d$', example: '09:15' })

/** The university's description: collections under `value`, next links, natural keys, a link table with grades. */
export const CAMPUS_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'Lindholm Campus API', version: '2.3', description: 'Students, courses, timetable.' },
  paths: {
    '/programmes': { get: list('programmes_List', 'Programme', [], 'Study programmes') },
    '/lecturers': { get: list('lecturers_List', 'Lecturer') },
    '/lecturers/{lecturer-id}': { get: one('lecturers_Get', 'Lecturer', 'lecturer-id') },
    '/students': {
      get: list('students_List', 'Student', [
        queryParameter('programmeId', text()),
        queryParameter('intakeYear', whole()),
      ]),
      post: {
        operationId: 'students_Create',
        requestBody: requestBody(
          record(
            {
              givenName: text(),
              surname: text(),
              mail: text(),
              programmeId: text(),
              homeCountry: text(),
              isExchange: flag(),
            },
            ['givenName', 'surname', 'programmeId'],
          ),
        ),
        responses: { 201: answers('Created', ref('Student')), 400: bad },
      },
    },
    '/students/{matriculation-no}': {
      get: one('students_Get', 'Student', 'matriculation-no', whole()),
      patch: {
        operationId: 'students_Update',
        parameters: [pathParameter('matriculation-no', whole())],
        requestBody: requestBody(
          record({
            surname: text(),
            mail: text(),
            programmeId: text(),
            homeCountry: text(),
            tutorId: maybe(text('Lecturer who looks after the student')),
            leftOn: maybe(date()),
          }),
        ),
        responses: { 200: answers('Updated', ref('Student')), 404: bad },
      },
    },
    '/courses': { get: list('courses_List', 'Course', [queryParameter('term', choice(TERMS))]) },
    '/courses/{code}': {
      get: one('courses_Get', 'Course', 'code'),
      patch: {
        operationId: 'courses_Update',
        parameters: [pathParameter('code', text())],
        requestBody: requestBody(
          record({ title: text(), seats: whole(), lecturerId: text(), teachingLanguage: text(), ects: decimal() }),
        ),
        responses: { 200: answers('Updated', ref('Course')), 404: bad },
      },
    },
    '/rooms': { get: list('rooms_List', 'Room') },
    '/sessions': {
      get: list('sessions_List', 'Session', [queryParameter('courseCode', text())], 'The weekly timetable'),
    },
    '/enrolments': {
      get: list('enrolments_List', 'Enrolment', [
        queryParameter('studentNo', whole()),
        queryParameter('courseCode', text()),
        queryParameter('state', state),
      ]),
      post: {
        operationId: 'enrolments_Create',
        summary: 'Enrol a student in a course',
        requestBody: requestBody(record({ studentNo: whole(), courseCode: text() }, ['studentNo', 'courseCode'])),
        responses: { 201: answers('Created', ref('Enrolment')), 400: bad },
      },
    },
    '/enrolments/{id}': {
      delete: {
        operationId: 'enrolments_Delete',
        parameters: [pathParameter('id', text())],
        responses: { 204: { description: 'Gone' }, 404: bad },
      },
    },
    '/enrolments/{id}/grade': {
      put: {
        operationId: 'enrolments_SetGrade',
        summary: 'Grade an enrolment; 4.0 and better passes',
        parameters: [pathParameter('id', text())],
        requestBody: requestBody(
          record({ grade: decimal('1.0 (best) to 5.0', { minimum: 1, maximum: 5 }) }, ['grade']),
        ),
        responses: { 200: answers('Updated', ref('Enrolment')), 404: bad },
      },
    },
    '/enrolments/{id}/withdraw': {
      post: {
        operationId: 'enrolments_Withdraw',
        summary: 'The student gives the course up',
        parameters: [pathParameter('id', text())],
        responses: { 200: answers('Updated', ref('Enrolment')), 404: bad, 409: bad },
      },
    },
  },
  components: {
    schemas: {
      ErrorBody: record({ error: record({ code: text(), message: text() }) }),
      Programme: record({
        id: text(),
        title: text(),
        degree: choice(DEGREES),
        faculty: text(),
        tuitionPerYear: whole('In euros'),
      }),
      Lecturer: record({
        id: text(),
        givenName: text(),
        surname: text(),
        academicTitle: text(undefined, { example: 'Prof' }),
        faculty: text(),
        mail: text(),
        employmentPercent: whole('100 is full time'),
        supervisorId: maybe(text('Lecturer to whom this one reports')),
      }),
      Student: record({
        matriculationNo: whole(),
        givenName: text(),
        surname: text(),
        mail: text(),
        programmeId: text(),
        intakeYear: whole('Year in which the student began'),
        homeCountry: text(),
        isExchange: flag(),
        tutorId: maybe(text('Lecturer who looks after the student')),
        leftOn: maybe(date('Day of leaving; not set while studying')),
      }),
      Course: record({
        code: text(),
        title: text(),
        ects: decimal('Credits'),
        term: choice(TERMS),
        lecturerId: text(),
        seats: whole('How many students it takes'),
        teachingLanguage: text(),
        prerequisiteCode: maybe(text('Course that must be passed before')),
      }),
      Room: record({
        id: text(),
        building: text(),
        capacity: whole(),
        hasProjector: flag(),
        stepFree: flag('Reachable by wheelchair'),
      }),
      Session: record({
        id: text(),
        courseCode: text(),
        roomId: text(),
        weekday: choice(WEEKDAYS),
        startsAt: time,
        endsAt: time,
      }),
      Enrolment: record({
        id: text(),
        studentNo: whole(),
        courseCode: text(),
        enrolledOn: date(),
        state,
        grade: maybe(decimal('1.0 is best, 5.0 is failed')),
        attempt: whole(),
      }),
    },
  },
}
