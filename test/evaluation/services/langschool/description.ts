import { describeJsonApi, type Resources } from '../json-api.ts'
import { choice, date, decimal, flag, listOf, text, whole } from '../openapi.ts'
import { COURSE_ENROLMENT_STATUSES, COURSE_FORMATS, COURSE_STATUSES, LANGUAGE_LEVELS, TAUGHT_LANGUAGES, TEACHER_CONTRACTS } from './data.ts' // oxfmt-ignore

const maybe = (schema: object) => ({ ...schema, nullable: true })
const email = () => text(undefined, { format: 'email' })

/** What the language school offers; `today` is the day of what is added. */
export const describeResources = (today: string): Resources => ({
  teachers: {
    table: 'languageTeachers',
    one: 'teacher',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: email(),
      teaches: listOf(choice(TAUGHT_LANGUAGES), 'Languages'),
      contractType: choice(TEACHER_CONTRACTS),
      hourlyRate: decimal('EUR'),
      joinedOn: date(),
    },
    filters: ['teaches', 'contractType'],
    writable: ['email', 'teaches', 'contractType', 'hourlyRate'],
  },
  courses: {
    table: 'languageCourses',
    one: 'course',
    attributes: {
      code: text(undefined, { example: 'SP-A2-117' }),
      language: choice(TAUGHT_LANGUAGES),
      level: choice(LANGUAGE_LEVELS),
      format: choice(COURSE_FORMATS),
      status: choice(COURSE_STATUSES),
      room: maybe(text('None of online courses')),
      startDate: date(),
      endDate: date(),
      lessonsPerWeek: whole(),
      maxStudents: whole(),
      price: decimal('EUR for the whole course'),
    },
    relationships: { teacher: { field: 'teacherId', type: 'teachers' } },
    filters: ['language', 'level', 'format', 'status', 'teacher'],
    writable: ['status', 'room', 'startDate', 'endDate', 'maxStudents', 'price', 'teacher'],
    actions: {
      cancel: {
        summary: 'Cancel a course that has not finished',
        run: row => (row.status === 'finished' || row.status === 'cancelled' ? `It is ${row.status}` : { status: 'cancelled' }), // oxfmt-ignore
      },
    },
  },
  students: {
    table: 'languageStudents',
    one: 'student',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: email(),
      phone: maybe(text()),
      nationality: text(),
      birthYear: whole(),
      registeredOn: date(),
    },
    filters: ['email', 'nationality'],
    writable: ['firstName', 'lastName', 'email', 'phone', 'nationality', 'birthYear'],
    required: ['firstName', 'lastName', 'email'],
    make: given => ({ phone: null, nationality: null, birthYear: null, ...given, registeredOn: today }),
    removable: true,
  },
  enrolments: {
    table: 'courseEnrolments',
    one: 'enrolment',
    attributes: {
      status: choice(COURSE_ENROLMENT_STATUSES),
      enrolledOn: date(),
      discountPercent: whole('Off the price of the course'),
      hasPaid: flag(),
    },
    relationships: {
      student: { field: 'studentId', type: 'students' },
      course: { field: 'courseId', type: 'courses' },
    },
    filters: ['status', 'student', 'course'],
    writable: ['status', 'discountPercent', 'hasPaid', 'student', 'course'],
    required: ['student', 'course'],
    make: given => ({ status: 'confirmed', discountPercent: 0, hasPaid: false, ...given, enrolledOn: today }),
    removable: true,
  },
  'exam-results': {
    table: 'examResults',
    one: 'exam-result',
    attributes: {
      language: choice(TAUGHT_LANGUAGES),
      level: choice(LANGUAGE_LEVELS),
      examDate: date(),
      score: whole('Out of 100'),
      passed: flag(),
    },
    relationships: { student: { field: 'studentId', type: 'students' } },
    filters: ['language', 'level', 'passed', 'student'],
    writable: ['score', 'passed', 'examDate'],
    required: ['language', 'level', 'score', 'student'],
    make: given => ({ examDate: today, passed: Number(given.score) >= 60, ...given }),
    removable: true,
  },
})

/** A language school: JSON:API in camelCase, numbered pages, links as relationships. */
export const LANGSCHOOL_DESCRIPTION = describeJsonApi(
  { title: 'Babel House Language School', version: '1.1', description: 'Teachers, courses, students, enrolments and exam results.' }, // oxfmt-ignore
  '/api',
  describeResources(''),
)
