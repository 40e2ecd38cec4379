import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createLecturers, createStudents } from '../persons.ts'

export interface Programme {
  id: string
  title: string
  degree: string
  faculty: string
  tuitionPerYear: number
}
export interface Lecturer {
  id: string
  givenName: string
  surname: string
  academicTitle: string
  faculty: string
  mail: string
  employmentPercent: number
  supervisorId: string | null
}
export interface Student {
  id: number
  matriculationNo: number
  givenName: string
  surname: string
  mail: string
  programmeId: string
  intakeYear: number
  homeCountry: string
  isExchange: boolean
  tutorId: string | null
  leftOn: string | null
}
export interface Course {
  id: string
  code: string
  title: string
  ects: number
  term: string
  lecturerId: string
  seats: number
  teachingLanguage: string
  prerequisiteCode: string | null
}
export interface Enrolment {
  id: string
  studentNo: number
  courseCode: string
  enrolledOn: string
  state: string
  grade: number | null
  attempt: number
}
export interface Room {
  id: string
  building: string
  capacity: number
  hasProjector: boolean
  stepFree: boolean
}
export interface Session {
  id: string
  courseCode: string
  roomId: string
  weekday: string
  startsAt: string
  endsAt: string
}

export const DEGREES = ['bachelor', 'master', 'doctorate'] as const
export const TERMS = ['winter', 'summer'] as const
export const ENROLMENT_STATES = ['registered', 'passed', 'failed', 'withdrawn'] as const
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const PROGRAMMES: [string, string, string, string, number][] = [
  ['B-CS', 'Computer Science', 'bachelor', 'Engineering', 1500],
  ['B-ME', 'Mechanical Engineering', 'bachelor', 'Engineering', 1800],
  ['B-EC', 'Economics', 'bachelor', 'Social Sciences', 1200],
  ['B-HI', 'History', 'bachelor', 'Humanities', 900],
  ['M-DS', 'Data Science', 'master', 'Engineering', 4200],
  ['M-PH', 'Philosophy', 'master', 'Humanities', 2100],
  ['M-PP', 'Public Policy', 'master', 'Social Sciences', 3900],
  ['D-RO', 'Robotics', 'doctorate', 'Engineering', 0],
]
const SUBJECTS: Record<string, [string, string[]]> = {
  Engineering: ['EN', 'Algorithms|Databases|Thermodynamics|Control Systems|Machine Learning|Materials'.split('|')],
  'Social Sciences': ['SO', 'Microeconomics|Game Theory|Statistics|Public Finance|Migration'.split('|')],
  Humanities: ['HU', 'Ethics|Logic|Medieval Europe|Archive Studies|Aesthetics'.split('|')],
}
const LEVELS = ['I', 'II', 'Seminar', 'Lab']
const COUNTRIES = ['Sweden', 'Sweden', 'Sweden', 'Germany', 'India', 'Italy', 'Brazil', 'Kenya', 'Vietnam']
const BUILDINGS = ['Linnaeus House', 'North Wing', 'Old Library', 'Tower']

export type CampusData = ReturnType<typeof createCampusData>

/** 8 programmes, 36 lecturers, 240 students, 54 courses, 24 rooms, 96 sessions and 980 enrolments. */
export function createCampusData(clock: Date) {
  const random = createRandom(14770221)
  const { day } = createDays(clock)
  const thisYear = clock.getUTCFullYear()
  const programmes: Programme[] = PROGRAMMES.map(([id, title, degree, faculty, tuitionPerYear]) => ({
    id,
    title,
    degree,
    faculty,
    tuitionPerYear,
  }))
  const faculties = Object.keys(SUBJECTS)
  const lecturers: Lecturer[] = createLecturers().map((person, index) => ({
    id: `L${300 + index}`,
    givenName: person.firstName,
    surname: person.lastName,
    academicTitle: index < 9 ? 'Prof' : random.pick(['Dr', 'Dr', 'MSc']),
    faculty: index < 3 ? faculties[index]! : random.pick(faculties),
    mail: person.email,
    employmentPercent: random.pick([50, 75, 80, 100, 100, 100]),
    supervisorId: index < 3 ? null : `L${300 + (index < 9 ? index % 3 : random.whole(3, 8))}`,
  }))
  const students: Student[] = createStudents().map((person, index) => {
    const number = 4_810_027 + index * 31
    const homeCountry = random.pick(COUNTRIES)
    return {
      id: number,
      matriculationNo: number,
      givenName: person.firstName,
      surname: person.lastName,
      mail: person.email,
      programmeId: random.pick([...programmes, ...programmes.slice(0, 4)]).id,
      intakeYear: thisYear - random.whole(0, 5),
      homeCountry,
      isExchange: homeCountry !== 'Sweden' && random.chance(0.3),
      tutorId: random.chance(0.12) ? null : random.pick(lecturers).id,
      leftOn: random.chance(0.09) ? day(-random.whole(3, 400)) : null,
    }
  })
  const courses: Course[] = []
  for (const faculty of faculties) {
    const [prefix, subjects] = SUBJECTS[faculty]!
    const staff = lecturers.filter(one => one.faculty === faculty)
    for (const subject of subjects)
      for (const level of LEVELS.filter((_, index) => index < 2 || random.chance(0.7))) {
        const code = `${prefix}${101 + courses.length * 7}`
        courses.push({
          id: code,
          code,
          title: `${subject} ${level}`,
          ects: random.pick([2, 5, 5, 6, 7.5, 10]),
          term: random.pick(TERMS),
          lecturerId: random.pick(staff).id,
          seats: random.pick([15, 20, 25, 30, 40, 60]),
          teachingLanguage: random.pick(['English', 'English', 'Swedish']),
          prerequisiteCode: level === 'II' ? courses.at(-1)!.code : null,
        })
      }
  }
  const rooms: Room[] = Array.from({ length: 24 }, (_, index) => ({
    id: `${BUILDINGS[index % 4]!.charAt(0)}-${101 + index}`,
    building: BUILDINGS[index % 4]!,
    capacity: random.pick([12, 20, 24, 30, 48, 64, 120, 200]),
    hasProjector: random.chance(0.65),
    stepFree: random.chance(0.55),
  }))
  const sessions: Session[] = Array.from({ length: 96 }, (_, index) => {
    const start = random.whole(8, 17)
    return {
      id: `S${1 + index}`,
      courseCode: courses[index % courses.length]!.code,
      roomId: random.pick(rooms).id,
      weekday: random.pick(WEEKDAYS),
      startsAt: `${String(start).padStart(2, '0')}:15`,
      endsAt: `${String(start + random.whole(1, 3)).padStart(2, '0')}:00`,
    }
  })
  const taken = new Set<string>()
  const enrolments: Enrolment[] = []
  for (let index = 0; index < 980; index++) {
    const student = random.pick(random.chance(0.3) ? students.slice(0, 40) : students)
    const course = random.pick(random.chance(0.25) ? courses.slice(0, 8) : courses)
    const state = random.pick(['registered', 'registered', 'passed', 'passed', 'passed', 'failed', 'withdrawn'])
    const age = state === 'registered' ? random.whole(2, 70) : random.whole(90, 900)
    const key = `${student.id} ${course.code}`
    if (taken.has(key)) continue
    taken.add(key)
    enrolments.push({
      id: `e${60_000 + index}`,
      studentNo: student.id,
      courseCode: course.code,
      enrolledOn: day(-age),
      state,
      grade: state === 'passed' ? random.whole(10, 40) / 10 : state === 'failed' ? 5 : null,
      attempt: random.pick([1, 1, 1, 1, 2, 2, 3]),
    })
  }
  return { programmes, lecturers, students, courses, rooms, sessions, enrolments }
}
