import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { groups, more } from '../set-d/readings.ts'
import { talkCampus } from './campus-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set F over the university: written before the engine had seen a service like it. */
export function askCampus(facts: Facts): Question[] {
  const builder = createQuestions('f', 'campus')
  list(builder, facts)
  count(builder, facts)
  combine(builder, facts)
  talkCampus(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { campus, today, day }: Facts): void {
  const { programmes, lecturers, students, courses, rooms, sessions, enrolments } = campus
  ask(
    'conditions',
    'exchange students from India',
    gold.set(students.filter(one => one.isExchange && one.homeCountry === 'India')),
  )
  ask(
    'conditions',
    'which rooms in the Old Library can be reached by wheelchair?',
    gold.set(rooms.filter(one => one.building === 'Old Library' && one.stepFree)),
  )
  ask(
    'conditions',
    'summer courses taught in Swedish worth 5 credits',
    gold.set(courses.filter(one => one.term === 'summer' && one.teachingLanguage === 'Swedish' && one.ects === 5)),
  )
  ask(
    'conditions',
    'professors who work full time',
    gold.set(lecturers.filter(one => one.academicTitle === 'Prof' && one.employmentPercent === 100)),
  )
  ask(
    'conditions',
    'rooms with a projector for at least 60 people',
    gold.set(rooms.filter(one => one.hasProjector && one.capacity >= 60)),
  )
  ask(
    'conditions',
    'classes on Friday mornings',
    either(
      gold.set(sessions.filter(one => one.weekday === 'fri' && one.startsAt < '12')),
      gold.set(sessions.filter(one => one.weekday === 'fri' && one.endsAt <= '12:00')),
    ),
  )
  ask(
    'conditions',
    "master's programmes costing less than 4000 euros a year",
    gold.set(programmes.filter(one => one.degree === 'master' && one.tuitionPerYear < 4000)),
  )
  ask(
    'logic',
    'students from Germany or Italy who are not on exchange',
    gold.set(students.filter(one => ['Germany', 'Italy'].includes(one.homeCountry) && !one.isExchange)),
  )
  ask(
    'logic',
    'lecturers outside the Engineering faculty who have no doctorate or professorship, just an MSc',
    gold.set(lecturers.filter(one => one.faculty !== 'Engineering' && one.academicTitle === 'MSc')),
  )
  ask(
    'logic',
    'how many rooms have neither a projector nor step-free access',
    gold.count(rooms.filter(one => !one.hasProjector && !one.stepFree).length),
  )
  ask(
    'range',
    'courses with 30 to 60 seats in the winter term',
    either(
      ...pick
        .within(
          courses.filter(one => one.term === 'winter'),
          one => one.seats,
          30,
          60,
        )
        .map(rows => gold.set(rows)),
    ),
  )
  ask(
    'range',
    'enrolments graded between 1.0 and 1.2',
    pick.setWithin(enrolments, one => one.grade, 1, 1.2),
  )
  const year = Number(today.slice(0, 4))
  ask('dates', `students who began in ${year - 3}`, gold.set(students.filter(one => one.intakeYear === year - 3)))
  ask(
    'dates',
    `how many people have enrolled since ${pick.dayShort(day(-30))}?`,
    either(
      gold.count(enrolments.filter(one => one.enrolledOn >= day(-30)).length),
      gold.count(enrolments.filter(one => one.enrolledOn > day(-30)).length),
      gold.count(pick.distinct(enrolments.filter(one => one.enrolledOn >= day(-30)).map(one => one.studentNo)).length),
    ),
  )
  ask(
    'relative-dates',
    'who left us within the last half year?',
    either(
      ...[-180, -181, -182, -183, -184, -185].map(from =>
        gold.set(students.filter(one => one.leftOn !== null && one.leftOn >= day(from))),
      ),
    ),
  )
  ask(
    'relative-dates',
    'how many enrolments came in over the past 2 weeks',
    either(
      gold.count(enrolments.filter(one => one.enrolledOn >= day(-14)).length),
      gold.count(enrolments.filter(one => one.enrolledOn > day(-14)).length),
    ),
  )
  ask('missing-values', 'students without a tutor', gold.set(students.filter(one => one.tutorId === null)))
  ask(
    'missing-values',
    'courses that need no prerequisite',
    gold.set(courses.filter(one => one.prerequisiteCode === null)),
  )
  ask(
    'missing-values',
    'how many enrolments have not been graded yet?',
    either(
      gold.count(enrolments.filter(one => one.grade === null).length),
      gold.count(enrolments.filter(one => one.grade === null && one.state === 'registered').length),
    ),
  )
  ask(
    'ranking',
    'largest room on campus?',
    gold.largest(rooms, one => one.capacity),
  )
  ask(
    'ranking',
    'four courses with the fewest seats',
    gold.ordered(courses, one => one.seats, { count: 4, up: true }),
  )
  ask(
    'ranking',
    'which is the most expensive degree programme?',
    gold.largest(programmes, one => one.tuitionPerYear),
  )
  const enrolled = (code: string) => enrolments.filter(one => one.courseCode === code).length
  ask(
    'ranking',
    'which course is the most popular?',
    gold.largest(courses, one => enrolled(one.code)),
  )
  ask(
    'ranking',
    '3 lecturers who teach the most courses',
    gold.ordered(lecturers, one => courses.filter(other => other.lecturerId === one.id).length, { count: 3 }),
  )
}

function count({ ask }: Builder, { campus }: Facts): void {
  const { programmes, lecturers, students, courses, rooms, enrolments } = campus
  const codeOf = (title: string) => courses.find(one => one.title === title)!.code
  ask(
    'aggregate',
    'how many people can we seat in the Tower altogether?',
    gold.count(
      pick.sum(
        rooms.filter(one => one.building === 'Tower'),
        one => one.capacity,
      ),
    ),
  )
  ask(
    'aggregate',
    'average grade in Algorithms I',
    either(
      gold.plain(
        pick.mean(
          enrolments.filter(one => one.courseCode === codeOf('Algorithms I')),
          one => one.grade,
        ),
      ),
      gold.plain(
        pick.mean(
          enrolments.filter(one => one.courseCode === codeOf('Algorithms I') && one.state === 'passed'),
          one => one.grade,
        ),
      ),
    ),
  )
  ask('aggregate', 'median tuition', gold.money(pick.median(programmes, one => one.tuitionPerYear)))
  ask(
    'aggregate',
    'How many countries do our students come from?',
    gold.count(pick.distinct(students.map(one => one.homeCountry)).length),
  )
  ask(
    'aggregate',
    'total credits of the courses held in summer',
    gold.plain(
      pick.sum(
        courses.filter(one => one.term === 'summer'),
        one => one.ects,
      ),
    ),
  )
  const finished = enrolments.filter(one => ['passed', 'failed'].includes(one.state))
  ask(
    'share',
    'what share of students are on exchange?',
    gold.percent(pick.ratio(students.filter(one => one.isExchange).length, students.length)),
  )
  ask(
    'share',
    'what is the failure rate?',
    either(
      gold.percent(pick.ratio(enrolments.filter(one => one.state === 'failed').length, finished.length)),
      gold.percent(pick.ratio(enrolments.filter(one => one.state === 'failed').length, enrolments.length)),
    ),
  )
  ask(
    'group',
    'students per home country',
    gold.map(pick.rank(students, one => one.homeCountry).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'how many students started each year?',
    gold.map(pick.rank(students, one => one.intakeYear).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'average grade by attempt',
    gold.map(
      pick.rank(enrolments, one => one.attempt).map(({ key, rows }) => [key, pick.mean(rows, one => one.grade)]),
      'plain',
    ),
  )
  ask(
    'group',
    'seats per building, biggest first',
    gold.map(pick.rank(rooms, one => one.building).map(({ key, rows }) => [key, pick.sum(rows, one => one.capacity)])),
  )
  ask(
    'group',
    'faculties that have more than 10 lecturers',
    groups(
      pick
        .rank(lecturers, one => one.faculty)
        .filter(({ rows }) => rows.length > 10)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  const from = (country: string) => students.filter(one => one.homeCountry === country).length
  ask(
    'compare',
    'Do we have more students from Brazil or from Kenya?',
    more([gold.spelled('Brazil'), from('Brazil')], [gold.spelled('Kenya'), from('Kenya')]),
  )
  const mean = (faculty: string) =>
    pick.mean(
      lecturers.filter(one => one.faculty === faculty),
      one => one.employmentPercent,
    )
  ask(
    'compare',
    'whose lecturers work more on average, Humanities or Engineering?',
    more([gold.spelled('Humanities'), mean('Humanities')], [gold.spelled('Engineering'), mean('Engineering')], {
      unit: 'plain',
    }),
  )
  ask('yes-no', 'is there a course on game theory?', gold.yes(courses.some(one => one.title.startsWith('Game Theory'))))
  ask(
    'yes-no',
    'Are all winter courses taught in English?',
    gold.yes(courses.filter(one => one.term === 'winter').every(one => one.teachingLanguage === 'English')),
  )
}

function combine({ ask }: Builder, { campus }: Facts): void {
  const { programmes, lecturers, students, courses, rooms, sessions, enrolments } = campus
  const student = (no: number) => pick.find(students, no)
  const course = (code: string) => pick.find(courses, code)
  const teacher = (id: string) => pick.find(lecturers, id)
  const titled = (title: string) => courses.find(one => one.title === title)!
  ask(
    'projection',
    'code and title of all 10-credit courses',
    gold.set(
      courses.filter(one => one.ects === 10),
      { shows: one => [one.code, one.title] },
    ),
  )
  ask(
    'projection',
    'list the mail addresses of the doctoral students in Robotics',
    gold.set(
      students.filter(one => one.programmeId === 'D-RO'),
      { shows: one => [one.mail] },
    ),
  )
  const someone = students[101]!
  ask(
    'lookup',
    `where does ${someone.givenName} ${someone.surname} come from?`,
    gold.text(someone.homeCountry, 'homeCountry'),
  )
  const head = pick.nth(lecturers, one => one.supervisorId !== null && one.academicTitle === 'Dr', 5)
  const boss = teacher(head.supervisorId!)
  ask(
    'lookup',
    `who supervises ${head.givenName} ${head.surname}?`,
    either(gold.record(boss), gold.all(gold.mentions([boss.surname]), gold.mentions([boss.givenName]))),
  )
  ask('lookup', `who is student ${students[140]!.matriculationNo}?`, gold.record(students[140]!))
  ask(
    'lookup',
    'how many credits is Machine Learning II worth',
    gold.plain(titled('Machine Learning II').ects, { field: 'ects' }),
  )
  ask(
    'lookup',
    'what do I have to pass before Databases II?',
    either(
      gold.record(course(titled('Databases II').prerequisiteCode!)),
      gold.text(titled('Databases II').prerequisiteCode!),
      gold.mentions([course(titled('Databases II').prerequisiteCode!).title]),
    ),
  )
  ask(
    'join',
    'who teaches Ethics I?',
    either(
      gold.record(teacher(titled('Ethics I').lecturerId)),
      gold.all(
        gold.mentions([teacher(titled('Ethics I').lecturerId).surname]),
        gold.mentions([teacher(titled('Ethics I').lecturerId).givenName]),
      ),
    ),
  )
  const taking = (title: string) =>
    pick.distinct(enrolments.filter(one => one.courseCode === titled(title).code).map(one => student(one.studentNo)))
  ask(
    'join',
    'how many students are taking Statistics I?',
    either(
      gold.count(taking('Statistics I').length),
      gold.count(
        pick.distinct(
          enrolments
            .filter(one => one.courseCode === titled('Statistics I').code && one.state === 'registered')
            .map(one => one.studentNo),
        ).length,
      ),
    ),
  )
  ask(
    'join',
    'which students failed Thermodynamics I?',
    gold.set(
      pick.distinct(
        enrolments
          .filter(one => one.courseCode === titled('Thermodynamics I').code && one.state === 'failed')
          .map(one => student(one.studentNo)),
      ),
    ),
  )
  const busy = pick.sized(enrolments, one => one.studentNo, 5, 8).key
  ask(
    'join',
    `courses ${student(busy).givenName} ${student(busy).surname} is enrolled in`,
    either(
      ...[enrolments, enrolments.filter(one => one.state === 'registered')].map(rows =>
        gold.set(rows.filter(one => one.studentNo === busy).map(one => course(one.courseCode))),
      ),
    ),
  )
  ask(
    'join',
    'students per faculty',
    gold.map(
      pick
        .rank(students, one => pick.find(programmes, one.programmeId).faculty)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'join',
    'which rooms are free all day on Monday?',
    gold.set(rooms.filter(one => !sessions.some(other => other.roomId === one.id && other.weekday === 'mon'))),
  )
  ask(
    'join',
    'sessions in rooms without a projector that start after 4 pm',
    either(
      gold.set(sessions.filter(one => !pick.find(rooms, one.roomId).hasProjector && one.startsAt > '16:00')),
      gold.set(sessions.filter(one => !pick.find(rooms, one.roomId).hasProjector && one.startsAt >= '17')),
    ),
  )
  ask(
    'join',
    'average grade of Computer Science students',
    gold.plain(
      pick.mean(
        enrolments.filter(one => student(one.studentNo).programmeId === 'B-CS'),
        one => one.grade,
      ),
    ),
  )
  const tutees = pick.sized(students, one => one.tutorId, 6, 12)
  const tutor = teacher(tutees.key)
  ask('join', `whose tutor is ${tutor.givenName} ${tutor.surname}?`, gold.set(tutees.rows))
  const held = new Set(courses.map(one => one.lecturerId))
  ask('join', 'lecturers who teach nothing', gold.set(lecturers.filter(one => !held.has(one.id))))
  ask(
    'several',
    'how many rooms are there and what is the biggest one?',
    gold.all(
      gold.mentions([String(rooms.length)]),
      gold.mentions(rooms.filter(one => one.capacity === pick.most(rooms, other => other.capacity)).map(one => one.id)),
    ),
  )
}
