import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'

const { either, clarify, unknown, nowrite } = gold

/** Conversations with the university, changes, and what cannot be answered. */
export function talkCampus({ ask, talk }: ReturnType<typeof createQuestions>, { campus, day }: Facts): void {
  const { lecturers, students, courses, rooms, enrolments } = campus
  const engineers = lecturers.filter(one => one.faculty === 'Engineering')
  talk(
    'follow-up',
    ['lecturers in Engineering', gold.set(engineers)],
    ['how many of them are professors?', gold.count(engineers.filter(one => one.academicTitle === 'Prof').length)],
    [
      'and in Humanities?',
      gold.count(lecturers.filter(one => one.faculty === 'Humanities' && one.academicTitle === 'Prof').length),
    ],
  )
  const big = rooms.filter(one => one.capacity >= 100)
  talk(
    'follow-up',
    ['rooms for 100 people or more', gold.set(big)],
    ['which of these have a projector', gold.set(big.filter(one => one.hasProjector))],
    [
      'and without?',
      either(gold.set(big.filter(one => !one.hasProjector)), gold.set(rooms.filter(one => !one.hasProjector))),
    ],
  )
  const failed = enrolments.filter(one => one.state === 'failed')
  talk(
    'follow-up',
    ['how many enrolments were failed?', gold.count(failed.length)],
    ['by attempt?', gold.map(pick.rank(failed, one => one.attempt).map(({ key, rows }) => [key, rows.length]))],
    [
      'as a percentage',
      gold.map(
        pick.rank(failed, one => one.attempt).map(({ key, rows }) => [key, pick.ratio(rows.length, failed.length)]),
        'percent',
      ),
    ],
  )
  talk(
    'follow-up',
    ['Students from Vietnam', gold.set(students.filter(one => one.homeCountry === 'Vietnam'))],
    ['sorry, Kenya', gold.set(students.filter(one => one.homeCountry === 'Kenya'))],
  )
  talk(
    'explain',
    [
      'how many winter courses are in Swedish?',
      gold.count(courses.filter(one => one.term === 'winter' && one.teachingLanguage === 'Swedish').length),
    ],
    ['explain that please', gold.mentions(['winter'], ['swedish'])],
  )
  ask('help', 'what information is stored about a course?', gold.mentions(['seats'], ['term'], ['ects']))
  ask(
    'create',
    'new student Ottilie Brandvold in programme B-HI, mail ottilie@uni.example',
    gold.created('campus.students', {
      givenName: 'Ottilie',
      surname: 'Brandvold',
      programmeId: 'B-HI',
      mail: 'ottilie@uni.example',
    }),
  )
  const course = courses[11]!
  const student = pick.nth(
    students,
    one =>
      one.leftOn === null &&
      students.filter(other => other.surname === one.surname && other.givenName === one.givenName).length === 1 &&
      !enrolments.some(other => other.studentNo === one.id && other.courseCode === course.code),
    60,
  )
  ask(
    'create',
    `enrol ${student.givenName} ${student.surname} in ${course.title}`,
    gold.created('campus.enrolments', { studentNo: student.id, courseCode: course.code }),
  )
  talk(
    'create',
    ['sign up student ' + student.matriculationNo + ' for a course', gold.pending()],
    [courses[20]!.code, gold.created('campus.enrolments', { studentNo: student.id, courseCode: courses[20]!.code })],
  )
  ask(
    'update',
    `raise the number of seats in ${course.title} to 75`,
    gold.updated('campus.courses', course, { seats: 75 }),
  )
  const tutor = pick.nth(
    lecturers,
    one => one.id !== student.tutorId && lecturers.filter(other => other.surname === one.surname).length === 1,
    9,
  )
  ask(
    'update',
    `make ${tutor.givenName} ${tutor.surname} the tutor of ${student.givenName} ${student.surname}`,
    gold.updated('campus.students', student, { tutorId: tutor.id }),
  )
  const other = courses[25]!
  const language = other.teachingLanguage === 'English' ? 'Swedish' : 'English'
  ask(
    'update',
    `${other.code} will be taught in ${language} from now on`,
    gold.updated('campus.courses', other, { teachingLanguage: language }),
  )
  const registered = enrolments.filter(one => one.state === 'registered')
  ask(
    'action',
    `withdraw enrolment ${registered[4]!.id}`,
    gold.updated('campus.enrolments', registered[4]!, { state: 'withdrawn' }),
  )
  ask(
    'action',
    `give enrolment ${registered[9]!.id} a 1.7`,
    gold.updated('campus.enrolments', registered[9]!, { grade: 1.7, state: 'passed' }),
  )
  ask('delete', `delete enrolment ${registered[15]!.id}`, gold.removed('campus.enrolments', registered[15]!))
  ask('unanswerable', 'which students got a scholarship?', unknown())
  ask('unanswerable', 'what is on the canteen menu today', unknown())
  ask('unanswerable', 'who was rector in 1990', unknown())
  ask('ambiguous', 'withdraw the enrolment', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'good morning', gold.smalltalk())
  ask(
    'update',
    `set the leaving date of ${student.matriculationNo} to ${pick.dayName(day(20))}`,
    gold.updated('campus.students', student, { leftOn: day(20) }),
  )
}
