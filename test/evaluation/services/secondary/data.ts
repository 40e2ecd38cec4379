import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Teacher {
  id: number
  firstName: string
  lastName: string
  email: string
  staffCode: string
  contract: string
  weeklyLessons: number
  joinedOn: string
}
export interface SchoolClass {
  id: number
  name: string
  yearGroup: number
  room: string
  capacity: number
  tutorId: number
}
export interface Pupil {
  id: number
  admissionNumber: string
  firstName: string
  lastName: string
  dateOfBirth: string
  house: string
  status: string
  freeMeals: boolean
  guardianName: string
  guardianEmail: string
  guardianPhone: string | null
  admittedOn: string
  classId: number
}
export interface Subject {
  id: number
  code: string
  name: string
  department: string
  isCompulsory: boolean
  lessonsPerWeek: number
  teacherId: number
}
export interface Mark {
  id: number
  kind: string
  score: number
  term: string
  awardedOn: string
  comment: string | null
  pupilId: number
  subjectId: number
  teacherId: number
}
export interface Absence {
  id: number
  reason: string
  status: string
  startsOn: string
  endsOn: string
  days: number
  note: string | null
  pupilId: number
}

export const CONTRACTS = ['full_time', 'part_time', 'supply'] as const
export const HOUSES = ['Attenborough', 'Brunel', 'Curie', 'Darwin'] as const
export const PUPIL_STATUSES = ['enrolled', 'suspended', 'on_exchange'] as const
export const DEPARTMENTS = ['sciences', 'languages', 'humanities', 'arts', 'sport'] as const
export const MARK_KINDS = ['test', 'exam', 'homework', 'project'] as const
export const TERMS = ['autumn', 'spring', 'summer'] as const
export const REASONS = ['illness', 'medical_appointment', 'family', 'holiday', 'unknown'] as const
export const ABSENCE_STATUSES = ['reported', 'excused', 'unexcused'] as const

const SUBJECTS: [name: string, department: (typeof DEPARTMENTS)[number], compulsory: boolean, lessons: number][] = [
  ['Mathematics', 'sciences', true, 5],
  ['Physics', 'sciences', true, 3],
  ['Chemistry', 'sciences', true, 3],
  ['Biology', 'sciences', true, 3],
  ['Computing', 'sciences', false, 2],
  ['English', 'languages', true, 5],
  ['French', 'languages', false, 3],
  ['Spanish', 'languages', false, 3],
  ['Latin', 'languages', false, 2],
  ['History', 'humanities', true, 3],
  ['Geography', 'humanities', true, 2],
  ['Religious Studies', 'humanities', true, 1],
  ['Art', 'arts', false, 2],
  ['Music', 'arts', false, 2],
  ['Drama', 'arts', false, 1],
  ['Physical Education', 'sport', true, 2],
]

export type SecondaryData = ReturnType<typeof createSecondaryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 24 teachers, 15 classes of five years, 165 pupils, 16 subjects, 420 marks and 130 absences. */
export function createSecondaryData(clock: Date) {
  const random = createRandom(35_311)
  const days = createDays(clock)
  const teachers = createPeopleOf(35_313, 24, 'ashgrove-school.example').map(({ firstName, lastName, email }, index): Teacher => ({
    id: 51 + index,
    firstName,
    lastName,
    email,
    staffCode: `${firstName[0]}${lastName.slice(0, 2).toUpperCase()}${11 + index}`,
    contract: index % 9 === 4 ? 'supply' : random.pick(['full_time', 'full_time', 'part_time']),
    weeklyLessons: 8 + ((index * 11) % 24),
    joinedOn: days.day(-40 - 211 * ((index * 7) % 24) - random.whole(0, 120)),
  })) // oxfmt-ignore
  const classes = [7, 8, 9, 10, 11].flatMap((yearGroup, row) =>
    ['A', 'B', 'C'].map((letter, place): SchoolClass => ({
      id: 101 + 3 * row + place,
      name: `${yearGroup}${letter}`,
      yearGroup,
      room: `${'EGMN'[(row + place) % 4]}${random.whole(1, 3)}${random.whole(10, 29)}`,
      capacity: random.pick([12, 14, 15, 16]),
      tutorId: teachers[(3 * row + place) * 1]!.id,
    })),
  )
  const pupils = createPupils(random, days, classes)
  const subjects = SUBJECTS.map(([name, department, isCompulsory, lessonsPerWeek], index): Subject => ({
    id: 301 + index,
    code: name.slice(0, 3).toUpperCase() + (index < 10 ? '1' : '2'),
    name,
    department,
    isCompulsory,
    lessonsPerWeek,
    teacherId: teachers[(index * 5 + 3) % 24]!.id,
  }))
  const marks = createMarks(random, days, pupils, subjects, teachers)
  return { teachers, classes, pupils, subjects, marks, absences: createAbsences(random, days, pupils) }
}

/** Classes are of different sizes, from 8 to some 14. */
const createPupils = (random: Random, { day }: Days, classes: SchoolClass[]): Pupil[] =>
  createPeopleOf(35_317, 165, 'families.example').map(({ firstName, lastName, email }, index) => {
    const own = index < 120 ? classes[index % 15]! : random.pick(classes)
    const guardian = random.pick(['Alison', 'Brendan', 'Claire', 'Dominic', 'Elaine', 'Graham', 'Helen', 'Ian', 'Judith', 'Keith']) // oxfmt-ignore
    return {
      id: 2001 + index,
      admissionNumber: `AG${10_204 + 7 * index}`,
      firstName,
      lastName,
      dateOfBirth: day(-Math.round((own.yearGroup + 4.2) * 365.25) - random.whole(0, 364)),
      house: random.pick(HOUSES),
      status: index % 41 === 17 ? 'suspended' : index % 33 === 8 ? 'on_exchange' : 'enrolled',
      freeMeals: random.chance(0.22),
      guardianName: `${guardian} ${lastName}`,
      guardianEmail: email.replace(/^[^.]+/, guardian.toLowerCase()).replace('@', `${index}@`),
      guardianPhone: random.chance(0.1) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      admittedOn: day(-random.whole(20, (own.yearGroup - 6) * 365)),
      classId: own.id,
    }
  })

const createMarks = (random: Random, { day }: Days, pupils: Pupil[], subjects: Subject[], teachers: Teacher[]): Mark[] =>
  Array.from({ length: 420 }, (_, index) => {
    const age = 2 + Math.floor((290 * (419 - index)) / 419)
    const subject = random.pick(random.chance(0.4) ? subjects.slice(0, 6) : subjects)
    const awardedOn = day(-age)
    const month = Number(awardedOn.slice(5, 7))
    return {
      id: 7001 + index,
      kind: random.pick(['test', 'test', 'homework', 'homework', 'exam', 'project']),
      score: Math.min(100, 38 + random.whole(0, 34) + random.whole(0, 32)) - (random.chance(0.1) ? 20 : 0),
      term: month >= 9 ? 'autumn' : month <= 3 ? 'spring' : 'summer',
      awardedOn,
      comment: random.chance(0.3) ? random.pick(['Good effort', 'Needs to revise', 'Excellent work', 'Late hand-in']) : null,
      pupilId: random.pick(pupils.slice(0, 158)).id,
      subjectId: subject.id,
      teacherId: random.chance(0.7) ? subject.teacherId : random.pick(teachers.slice(0, 20)).id,
    }
  }) // oxfmt-ignore

/** Some of the last ones go on today. */
const createAbsences = (random: Random, { day }: Days, pupils: Pupil[]): Absence[] =>
  Array.from({ length: 130 }, (_, index) => {
    const isNow = index >= 123
    const start = isNow ? index - 129 : Math.floor(-270 + (250 * index) / 122)
    const days = isNow ? 1 - start + (index % 3) : random.pick([1, 1, 1, 2, 2, 3, 4, 5, 7, 9])
    return {
      id: 5001 + index,
      reason: random.pick(['illness', 'illness', 'illness', 'medical_appointment', 'family', 'holiday', 'unknown']),
      status: isNow ? 'reported' : random.pick(['excused', 'excused', 'excused', 'unexcused', 'reported']),
      startsOn: day(start),
      endsOn: day(start + days - 1),
      days,
      note: random.chance(0.3) ? random.pick(['Call from home', 'Doctor\u2019s note handed in', 'E-mail from guardian']) : null,
      pupilId: isNow ? pupils[(index - 120) * 13]!.id : random.pick(random.chance(0.3) ? pupils.slice(0, 12) : pupils.slice(0, 158)).id,
    }
  }) // oxfmt-ignore
