import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface LanguageTeacher {
  id: number
  firstName: string
  lastName: string
  email: string
  teaches: string[]
  contractType: string
  hourlyRate: number
  joinedOn: string
}
export interface LanguageCourse {
  id: number
  code: string
  language: string
  level: string
  format: string
  status: string
  teacherId: number
  room: string | null
  startDate: string
  endDate: string
  lessonsPerWeek: number
  maxStudents: number
  price: number
}
export interface LanguageStudent {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  nationality: string
  birthYear: number
  registeredOn: string
}
export interface CourseEnrolment {
  id: number
  studentId: number
  courseId: number
  status: string
  enrolledOn: string
  discountPercent: number
  hasPaid: boolean
}
export interface ExamResult {
  id: number
  studentId: number
  language: string
  level: string
  examDate: string
  score: number
  passed: boolean
}

export const TAUGHT_LANGUAGES = ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese'] as const
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
export const COURSE_FORMATS = ['evening', 'intensive', 'weekend', 'online', 'oneToOne'] as const
export const COURSE_STATUSES = ['planned', 'running', 'finished', 'cancelled'] as const
export const TEACHER_CONTRACTS = ['permanent', 'freelance'] as const
export const COURSE_ENROLMENT_STATUSES = ['confirmed', 'waitlisted', 'cancelled'] as const

const NATIONALITIES = ['Brazilian', 'Brazilian', 'Turkish', 'Polish', 'Polish', 'Japanese', 'Korean', 'Ukrainian', 'Swiss', 'Moroccan', 'Swedish'] // oxfmt-ignore
const ROOMS = ['Room 1', 'Room 2', 'Room 3', 'Room 4', 'Garden Room', 'Attic']
const LESSONS: Record<string, number> = { evening: 2, intensive: 10, weekend: 3, online: 2, oneToOne: 1 }
const WEEKS: Record<string, number> = { evening: 12, intensive: 4, weekend: 8, online: 12, oneToOne: 10 }

export type LangschoolData = ReturnType<typeof createLangschoolData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 26 teachers, 72 courses, 150 students, 310 enrolments and 120 exam results. */
export function createLangschoolData(clock: Date) {
  const random = createRandom(98_401)
  const days = createDays(clock)
  const year = Number(days.day(0).slice(0, 4))
  const languageTeachers = createPeopleOf(98_403, 26, 'babelhouse.example').map((person, index): LanguageTeacher => {
    const first = TAUGHT_LANGUAGES[index % 6]!
    const second = random.pick(TAUGHT_LANGUAGES)
    return {
      id: 11 + index,
      ...person,
      teaches: second === first || index % 3 === 0 ? [first] : [first, second],
      contractType: index % 3 === 1 ? 'permanent' : 'freelance',
      hourlyRate: random.whole(44, 76) / 2,
      joinedOn: days.day(-random.whole(50, 3300)),
    }
  })
  const today = days.day(0)
  const languageCourses = Array.from({ length: 72 }, (_, index): LanguageCourse => {
    const language = random.pick(['English', 'English', 'English', 'Spanish', 'Spanish', 'French', 'German', 'German', 'Italian', 'Portuguese']) // oxfmt-ignore
    const level = random.pick(['A1', 'A1', 'A2', 'A2', 'B1', 'B1', 'B2', 'C1'])
    const format = random.pick(['evening', 'evening', 'evening', 'intensive', 'intensive', 'weekend', 'online', 'oneToOne']) // oxfmt-ignore
    const startDate = days.day(-280 + Math.floor((360 * index) / 72))
    const endDate = shiftDay(startDate, 7 * WEEKS[format]! - 3)
    const usual = endDate < today ? 'finished' : startDate > today ? 'planned' : 'running'
    return {
      id: 501 + index,
      code: `${language.slice(0, 2).toUpperCase()}-${level}-${101 + index}`,
      language,
      level,
      format,
      status: index % 14 === 9 ? 'cancelled' : usual,
      teacherId: random.pick(languageTeachers.slice(0, 24).filter(one => one.teaches.includes(language))).id,
      room: format === 'online' ? null : random.pick(ROOMS),
      startDate,
      endDate,
      lessonsPerWeek: LESSONS[format]!,
      maxStudents: format === 'oneToOne' ? 1 : random.pick([8, 8, 10, 12, 14]),
      price: LESSONS[format]! * WEEKS[format]! * (format === 'oneToOne' ? 52 : format === 'online' ? 11 : 14) + random.whole(0, 4) * 5, // oxfmt-ignore
    }
  })
  const languageStudents = createPeopleOf(98_407, 150, 'learnmail.example').map((person, index): LanguageStudent => ({
    id: 1201 + index,
    ...person,
    phone: random.chance(0.16) ? null : `+353 85 555 ${random.whole(1000, 9899)}`,
    nationality: random.pick(NATIONALITIES),
    birthYear: year - random.whole(17, 66),
    registeredOn: days.day(-900 + Math.floor(index * 5.9)),
  })) // oxfmt-ignore
  return {
    languageTeachers,
    languageCourses,
    languageStudents,
    courseEnrolments: createEnrolments(random, days, languageCourses, languageStudents),
    examResults: createResults(random, days, languageStudents),
  }
}

/** Each student once in a course, and no more of them than it has places; before it starts, and before today. */
function createEnrolments(
  random: Random,
  { day }: Days,
  courses: LanguageCourse[],
  students: LanguageStudent[],
): CourseEnrolment[] {
  // oxfmt-ignore
  const [taken, places] = [new Set<string>(), new Map<number, number>()]
  const enrolments: CourseEnrolment[] = []
  const today = day(0)
  while (enrolments.length < 310) {
    const [course, student] = [random.pick(courses), random.pick(students.slice(0, 138))]
    const key = `${course.id}-${student.id}`
    const used = places.get(course.id) ?? 0
    if (taken.has(key) || used >= course.maxStudents || course.status === 'cancelled') continue
    taken.add(key)
    const status = random.pick(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'cancelled', course.status === 'planned' ? 'waitlisted' : 'confirmed']) // oxfmt-ignore
    if (status === 'confirmed') places.set(course.id, used + 1)
    const before = shiftDay(course.startDate, -random.whole(3, 60))
    enrolments.push({
      id: 3001 + enrolments.length,
      studentId: student.id,
      courseId: course.id,
      status,
      enrolledOn: before < today ? before : shiftDay(today, -random.whole(0, 12)),
      discountPercent: random.pick([0, 0, 0, 0, 5, 10, 20]),
      hasPaid: status === 'confirmed' && random.chance(course.status === 'planned' ? 0.5 : 0.9),
    })
  }
  return enrolments
}

/** Out of 100; 60 is enough. */
function createResults(random: Random, { day }: Days, students: LanguageStudent[]): ExamResult[] {
  return Array.from({ length: 120 }, (_, index) => {
    const score = random.whole(38, 99)
    return {
      id: 4001 + index,
      studentId: random.pick(students.slice(0, 130)).id,
      language: random.pick(TAUGHT_LANGUAGES),
      level: random.pick(LANGUAGE_LEVELS),
      examDate: day(-540 + Math.floor((530 * index) / 120)),
      score,
      passed: score >= 60,
    }
  })
}
