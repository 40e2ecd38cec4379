import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset } from '../records.ts'
import { createCampusData, type CampusData, type Enrolment, type Student } from './data.ts'
import { CAMPUS_DESCRIPTION } from './description.ts'

type AnyRow = { id: string | number } & Record<string, unknown>
const failure = (status: number, code: string, message: string): Reply => ({
  status,
  body: { error: { code, message } },
})
const today = () => new Date().toISOString().slice(0, 10)
/** These kinds go by a key of another name and have no `id`. */
const KEYLESS = new Set<keyof CampusData>(['students', 'courses'])

/** Starts the university's service. `data` is what it serves and changes; `reset` puts it back. */
export async function startCampus({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createCampusData(clock)
  const { programmes, students, courses, enrolments } = data
  const rowsOf = (kind: keyof CampusData) => data[kind] as unknown as AnyRow[]
  const shown = (kind: keyof CampusData, { id, ...row }: AnyRow) => (KEYLESS.has(kind) ? row : { id, ...row })

  const list =
    (kind: keyof CampusData, filters: string[] = []) =>
    ({ query, url }: Incoming): Reply => {
      const top = Number(query.get('$top') ?? 30)
      const skip = Number(query.get('$skip') ?? 0)
      if (!(top >= 1 && top <= 100 && skip >= 0)) return failure(400, 'BadRequest', '$top is 1 to 100')
      const rows = rowsOf(kind).filter(row =>
        filters.every(name => !query.has(name) || String(row[name]) === query.get(name)),
      )
      const next = new URL(url)
      next.searchParams.set('$skip', String(skip + top))
      return {
        body: {
          '@odata.count': rows.length,
          ...(skip + top < rows.length && { '@odata.nextLink': `${server.url}${next.pathname}${next.search}` }),
          value: rows.slice(skip, skip + top).map(row => shown(kind, row)),
        },
      }
    }
  const found = (kind: keyof CampusData, { path }: Incoming) => rowsOf(kind).find(({ id }) => String(id) === path[0])
  const missing = failure(404, 'NotFound', 'No such entity')
  const show =
    (kind: keyof CampusData) =>
    (incoming: Incoming): Reply => {
      const row = found(kind, incoming)
      return row ? { body: shown(kind, row) } : missing
    }
  const change =
    (kind: keyof CampusData, keys: readonly string[]) =>
    (incoming: Incoming): Reply => {
      const row = found(kind, incoming)
      if (!row) return missing
      for (const key of keys) if (incoming.body?.[key] !== undefined) row[key] = incoming.body[key]
      return { body: shown(kind, row) }
    }

  function createStudent({ body }: Incoming): Reply {
    if (!body?.givenName || !body.surname) return failure(400, 'BadRequest', 'givenName and surname are required')
    if (!programmes.some(({ id }) => id === body.programmeId)) return failure(400, 'BadRequest', 'no such programme')
    const { givenName, surname, programmeId, mail = '', homeCountry = '', isExchange = false } = body
    const number = 4_900_000 + students.length
    const created: Student = {
      id: number,
      matriculationNo: number,
      givenName,
      surname,
      mail,
      programmeId,
      intakeYear: Number(today().slice(0, 4)),
      homeCountry,
      isExchange,
      tutorId: null,
      leftOn: null,
    }
    students.push(created)
    return { status: 201, body: shown('students', created as unknown as AnyRow) }
  }
  function enrol({ body }: Incoming): Reply {
    if (!students.some(({ id }) => id === body?.studentNo)) return failure(400, 'BadRequest', 'no such student')
    if (!courses.some(({ code }) => code === body.courseCode)) return failure(400, 'BadRequest', 'no such course')
    const created: Enrolment = {
      id: `e${70_000 + enrolments.length}`,
      studentNo: body.studentNo,
      courseCode: body.courseCode,
      enrolledOn: today(),
      state: 'registered',
      grade: null,
      attempt: 1,
    }
    enrolments.push(created)
    return { status: 201, body: created }
  }
  function remove({ path }: Incoming): Reply {
    const index = enrolments.findIndex(({ id }) => id === path[0])
    if (index < 0) return missing
    enrolments.splice(index, 1)
    return { status: 200, body: {} }
  }
  function setGrade(incoming: Incoming): Reply {
    const row = found('enrolments', incoming)
    const grade = Number(incoming.body?.grade)
    if (!row) return missing
    if (!(grade >= 1 && grade <= 5)) return failure(400, 'BadRequest', 'grade is 1.0 to 5.0')
    return { body: Object.assign(row, { grade, state: grade <= 4 ? 'passed' : 'failed' }) }
  }
  function withdraw(incoming: Incoming): Reply {
    const row = found('enrolments', incoming)
    if (!row) return missing
    if (row.state !== 'registered') return failure(409, 'Conflict', `the enrolment is ${String(row.state)}`)
    return { body: Object.assign(row, { state: 'withdrawn' }) }
  }

  const routes: Handler[] = [
    ['GET', /^\/metadata\/openapi\.json$/, () => ({ body: CAMPUS_DESCRIPTION })],
    ['GET', /^\/programmes$/, list('programmes')],
    ['GET', /^\/lecturers$/, list('lecturers')],
    ['GET', /^\/lecturers\/([^/]+)$/, show('lecturers')],
    ['GET', /^\/students$/, list('students', ['programmeId', 'intakeYear'])],
    ['POST', /^\/students$/, createStudent],
    ['GET', /^\/students\/([^/]+)$/, show('students')],
    [
      'PATCH',
      /^\/students\/([^/]+)$/,
      change('students', ['surname', 'mail', 'programmeId', 'homeCountry', 'tutorId', 'leftOn']),
    ],
    ['GET', /^\/courses$/, list('courses', ['term'])],
    ['GET', /^\/courses\/([^/]+)$/, show('courses')],
    ['PATCH', /^\/courses\/([^/]+)$/, change('courses', ['title', 'seats', 'lecturerId', 'teachingLanguage', 'ects'])],
    ['GET', /^\/rooms$/, list('rooms')],
    ['GET', /^\/sessions$/, list('sessions', ['courseCode'])],
    ['GET', /^\/enrolments$/, list('enrolments', ['studentNo', 'courseCode', 'state'])],
    ['POST', /^\/enrolments$/, enrol],
    ['DELETE', /^\/enrolments\/([^/]+)$/, remove],
    ['PUT', /^\/enrolments\/([^/]+)\/grade$/, setGrade],
    ['POST', /^\/enrolments\/([^/]+)\/withdraw$/, withdraw],
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
