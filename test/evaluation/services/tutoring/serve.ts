import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays, momentOf, shiftDay } from '../days.ts'
import { toCamel, toPascal } from '../letter-case.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createTutoringData, type TutoringData } from './data.ts'
import { NEEDED, TUTORING_DESCRIPTION } from './description.ts'
import { INVOICE_STATUSES, LESSON_MODES, LESSON_STATUSES, LEVELS, PUPIL_STATUSES, QUALIFICATIONS, SUBJECT_CATEGORIES, TUTORING_PAYMENTS, TUTOR_STATUSES, type TutInvoice } from './kinds.ts' // oxfmt-ignore

type Given = Record<string, unknown>
type Kind = keyof TutoringData
type Test = (row: Row, value: string) => boolean
/** What a key points to. */
const TARGETS: Record<string, Kind> = { tutorId: 'tutTutors', subjectId: 'tutSubjects', guardianId: 'tutGuardians', pupilId: 'tutPupils' } // oxfmt-ignore
/** Words that a field may hold, of any kind of record or of one. */
const WORDS: Record<string, readonly string[]> = { category: SUBJECT_CATEGORIES, highestQualification: QUALIFICATIONS, level: LEVELS, paymentMethod: TUTORING_PAYMENTS, mode: LESSON_MODES } // oxfmt-ignore
const STATUSES: Partial<Record<Kind, readonly string[]>> = { tutTutors: TUTOR_STATUSES, tutPupils: PUPIL_STATUSES, tutLessons: LESSON_STATUSES, tutInvoices: INVOICE_STATUSES } // oxfmt-ignore
const NUMBERS = ['hourlyRate', 'yearGroup', 'durationMinutes', 'tutorId', 'subjectId', 'guardianId', 'pupilId']
const DAYS = ['from', 'to', 'dateOfBirth', 'dueOn']
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const camels = (names: readonly string[]) => names.map(name => name.charAt(0).toLowerCase() + name.slice(1))
const refuse = (status: number, detail: string): Reply => ({
  status,
  body: { Title: status === 404 ? 'Not Found' : status === 409 ? 'Conflict' : 'Bad Request', Status: status, Detail: detail }, // oxfmt-ignore
})
const invalid = (_: 'body', name: string): Reply => {
  const field = name.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
  return refuse(400, `The ${field} field is required.`)
}

const tests = (...fields: string[]): Record<string, Test> =>
  Object.fromEntries(fields.map(field => [field, (row, value) => String(row[field]) === value]))
const search: Record<string, Test> = {
  search: (row, value) => String(row.name ?? `${String(row.firstName)} ${String(row.lastName)}`).toLowerCase().includes(value.toLowerCase()), // oxfmt-ignore
}
const FILTERS: Record<Kind, Record<string, Test>> = {
  tutSubjects: { ...tests('category'), ...search },
  tutTutors: { ...tests('status', 'highestQualification', 'teachesOnline'), ...search },
  tutTutorSubjects: tests('tutorId', 'subjectId', 'level'),
  tutGuardians: { ...tests('paymentMethod'), ...search },
  tutPupils: { ...tests('guardianId', 'status', 'yearGroup'), ...search },
  tutLessons: {
    ...tests('tutorId', 'pupilId', 'subjectId', 'status', 'mode'),
    from: (row, value) => String(row.startsAt).slice(0, 10) >= value,
    to: (row, value) => String(row.startsAt).slice(0, 10) <= value,
  },
  tutInvoices: tests('guardianId', 'status', 'period', 'number'),
}
const wordsOf = (kind: Kind): Record<string, readonly string[]> => ({
  ...WORDS,
  ...(STATUSES[kind] && { status: STATUSES[kind] }),
})
/** Which value a field cannot hold. */
function oddIn(kind: Kind, given: Given): string | undefined {
  const words = wordsOf(kind)
  return Object.keys(given).find(name => {
    const value = given[name]
    if (value === null || value === undefined) return false
    if (words[name]) return !words[name].includes(String(value))
    if (NUMBERS.includes(name)) return Number.isNaN(Number(value))
    return DAYS.includes(name) && !/^\d{4}-\d\d-\d\d$/.test(String(value))
  })
}
/** A part of the rows, with what was skipped and taken. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [skip, take] = [Number(query.get('Skip') ?? 0), Number(query.get('Take') ?? 25)]
  if (!Number.isInteger(skip) || skip < 0) return refuse(400, 'Skip must be 0 or more.')
  if (!Number.isInteger(take) || take < 1 || take > 100) return refuse(400, 'Take must be between 1 and 100.')
  return { body: { Items: rows.slice(skip, skip + take), TotalCount: rows.length, Skip: skip, Take: take } }
}

/** Starts the tutoring agency. `data` is what it serves and changes; `reset` puts it back. */
export async function startTutoring({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createTutoringData(clock)
  const { day, moment } = createDays(clock)
  const today = day(0)
  const { withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore

  const list =
    (kind: Kind) =>
    ({ query }: Incoming): Reply => {
      const wanted = Object.entries(toCamel(Object.fromEntries(query))).filter(([name]) => name in FILTERS[kind])
      const odd = oddIn(kind, Object.fromEntries(wanted))
      if (odd) return refuse(400, `The value of ${pascal(odd)} is not valid.`)
      const rows = (data[kind] as unknown as Row[]).filter(row => wanted.every(([name, value]) => FILTERS[kind][name]!(row, String(value)))) // oxfmt-ignore
      return cut(rows.map(toPascal), query)
    }
  /** Why a body cannot be taken: a value that the field cannot hold, or a record that is not there. */
  const wrong = (kind: Kind, given: Given): string | undefined => {
    const odd = oddIn(kind, given)
    if (odd) return `The value of ${pascal(odd)} is not valid.`
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    if (lost) return `There is no such ${lost.replace('Id', '')}.`
    const isTimeless = given.startsAt !== undefined && momentOf(given.startsAt) === undefined
    return isTimeless ? 'StartsAt must be a date and a time.' : undefined
  }
  const timed = (given: Given) => ({ ...given, ...(given.startsAt !== undefined && { startsAt: momentOf(given.startsAt) }) }) // oxfmt-ignore
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(kind, given)
      return reason ? refuse(400, reason) : void mergeInto(row, timed(given))
    })
  const create = (kind: Kind, needed: readonly string[], make: (given: Given) => object | string) =>
    add(kind, camels(needed), given => wrong(kind, given) ?? make(timed(given)))
  const book = (given: Given) => {
    if (data.tutTutorSubjects.every(one => one.tutorId !== given.tutorId || one.subjectId !== given.subjectId)) return 'The tutor does not teach this subject.' // oxfmt-ignore
    const rate = data.tutTutors.find(one => one.id === given.tutorId)!.hourlyRate
    return { mode: 'AtHome', ...given, status: 'Scheduled', price: Math.round((100 * rate * Number(given.durationMinutes)) / 60) / 100, homeworkSet: false, feedback: null, invoiceId: null } // oxfmt-ignore
  }
  const dropUnless = (kind: Kind, isUsed: (id: number) => boolean, reason: string) => (incoming: Incoming) =>
    isUsed(Number(incoming.path[0])) ? refuse(409, reason) : remove(kind)(incoming)
  const hasLesson = (key: 'pupilId' | 'subjectId') => (id: number) => data.tutLessons.some(one => one[key] === id)

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind): Handler[] => [
    ['GET', at(kind.slice(3)), list(kind)],
    ['GET', at(`${kind.slice(3)}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: TUTORING_DESCRIPTION })],
    ...(Object.keys(FILTERS) as Kind[]).flatMap(read),
    ['POST', at('Subjects'), create('tutSubjects', NEEDED.subject, given => given)],
    ['PATCH', at('Subjects/:id'), change('tutSubjects')],
    ['DELETE', at('Subjects/:id'), dropUnless('tutSubjects', hasLesson('subjectId'), 'There are lessons in this subject.')], // oxfmt-ignore
    ['POST', at('Tutors'), create('tutTutors', NEEDED.tutor, given => ({ phone: '', address: null, highestQualification: 'Bachelors', teachesOnline: false, bio: null, ...given, status: 'Applicant', rating: null, joinedOn: today }))], // oxfmt-ignore
    ['PATCH', at('Tutors/:id'), change('tutTutors')],
    ['POST', at('TutorSubjects'), create('tutTutorSubjects', NEEDED.tutorSubject, given => given)],
    ['DELETE', at('TutorSubjects/:id'), remove('tutTutorSubjects')],
    ['POST', at('Guardians'), create('tutGuardians', NEEDED.guardian, given => ({ phone: null, address: null, paymentMethod: 'DirectDebit', ...given, createdAt: moment(0, 0.5) }))], // oxfmt-ignore
    ['PATCH', at('Guardians/:id'), change('tutGuardians')],
    ['DELETE', at('Guardians/:id'), dropUnless('tutGuardians', id => data.tutPupils.some(one => one.guardianId === id), 'The guardian has pupils.')], // oxfmt-ignore
    ['POST', at('Pupils'), create('tutPupils', NEEDED.pupil, given => ({ dateOfBirth: null, school: '', status: 'Waiting', notes: null, ...given }))], // oxfmt-ignore
    ['PATCH', at('Pupils/:id'), change('tutPupils')],
    ['DELETE', at('Pupils/:id'), dropUnless('tutPupils', hasLesson('pupilId'), 'The pupil has lessons.')],
    ['POST', at('Lessons'), create('tutLessons', NEEDED.lesson, book)],
    ['PATCH', at('Lessons/:id'), change('tutLessons')],
    ['DELETE', at('Lessons/:id'), dropUnless('tutLessons', id => data.tutLessons.some(one => one.id === id && one.invoiceId !== null), 'The lesson is on an invoice.')], // oxfmt-ignore
    ['POST', at('Lessons/:id/Complete'), become('tutLessons', ['Scheduled'], () => ({ status: 'Completed' }))],
    ['POST', at('Lessons/:id/Cancel'), become('tutLessons', ['Scheduled'], () => ({ status: 'Cancelled' }))],
    ['PATCH', at('Invoices/:id'), change('tutInvoices')],
    ['POST', at('Invoices/:id/Send'), become('tutInvoices', ['Draft'], (): Partial<TutInvoice> => ({ status: 'Sent', issuedOn: today, dueOn: shiftDay(today, 14) }))], // oxfmt-ignore
    ['POST', at('Invoices/:id/MarkPaid'), become('tutInvoices', ['Sent', 'Overdue'], () => ({ status: 'Paid', paidOn: today }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { Title: 'Not Found', Status: 404, Detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
