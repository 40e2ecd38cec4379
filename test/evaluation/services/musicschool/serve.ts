import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers } from '../serve-rows.ts'
import { createMusicschoolData, type MusicschoolData } from './data.ts'
import { MUSICSCHOOL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
const today = () => new Date().toISOString().slice(0, 10)
const refuse = (status: number, title: string): Reply => ({ status, body: { type: 'https://tools.ietf.org/html/rfc9110', title, status } }) // oxfmt-ignore
const invalid = (_: string, name: string) => refuse(400, `The ${name} field is required.`)

/** `PageNumber` from 1 and `PageSize` up to 100. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 20)]
  if (!(page >= 1)) return refuse(400, 'The field PageNumber must be at least 1.')
  if (!(size >= 1 && size <= 100)) return refuse(400, 'The field PageSize must be between 1 and 100.')
  const totalPages = Math.ceil(rows.length / size)
  const items = rows.slice((page - 1) * size, page * size)
  return { body: { items, totalCount: rows.length, pageNumber: page, pageSize: size, totalPages, hasNextPage: page < totalPages } } // oxfmt-ignore
}

/** Starts the music school. `data` is what it serves and changes; `reset` puts it back. */
export async function startMusicschool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createMusicschoolData(clock)
  const write = (_: string, row: Row): object => row
  const { list, withRow, change, remove, add, become, isThere } = createHandlers<keyof MusicschoolData>(data, cut, write, { refuse, invalid }) // oxfmt-ignore

  const enrol = (given: Given) => ({ dateOfBirth: null, level: 'Beginner', teacherId: null, guardianName: null, phoneNumber: null, monthlyFee: 0, ...given, status: 'WaitingList', joinedOn: today() }) // oxfmt-ignore
  const UPDATED = ['dateOfBirth', 'instrument', 'level', 'teacherId', 'guardianName', 'phoneNumber', 'monthlyFee', 'status'] // oxfmt-ignore
  /** A PUT replaces: what is not given is gone. */
  const replace = withRow('students', (row, given) => {
    const lacking = ['firstName', 'lastName', 'email'].find(name => !given[name])
    if (lacking) return invalid('body', lacking)
    const empty = Object.fromEntries(UPDATED.map(name => [name, null]))
    Object.assign(row, { ...empty, monthlyFee: 0, status: 'Active', level: 'Beginner' }, given)
    return undefined
  })
  const teach = (given: Given) =>
    isThere('students', given.studentId) && isThere('teachers', given.teacherId)
      ? { roomId: null, durationMinutes: 30, isTrial: false, remark: null, ...given, status: 'Scheduled' }
      : 'No such student or teacher'
  const join = (given: Given) =>
    isThere('students', given.studentId) && isThere('ensembles', given.ensembleId)
      ? { ...given, joinedOn: today() }
      : 'No such student or ensemble'
  const bill = (given: Given) =>
    isThere('students', given.studentId)
      ? { invoiceNumber: `MS-${40_000 + data.invoices.length}`, issuedOn: today(), dueOn: today(), ...given, status: 'Draft', paidOn: null, reminderCount: 0 } // oxfmt-ignore
      : 'No such student'
  const stage = (given: Given) => ({ venue: null, ensembleId: null, ticketPrice: 0, isPublic: false, ...given, ticketsSold: 0 }) // oxfmt-ignore
  const rent = withRow('instruments', (row, given) => {
    if (row.rentedToStudentId !== null) return refuse(409, 'The instrument is rented already.')
    if (!isThere('students', given.studentId)) return refuse(400, 'No such student')
    row.rentedToStudentId = given.studentId
    return undefined
  })
  const giveBack = withRow('instruments', row => {
    if (row.rentedToStudentId === null) return refuse(409, 'The instrument is not rented.')
    row.rentedToStudentId = null
    return undefined
  })
  const remind = withRow('invoices', row => {
    if (!['Sent', 'Overdue'].includes(String(row.status))) return refuse(409, 'Only open invoices can be reminded of.')
    row.reminderCount = Number(row.reminderCount) + 1
    return undefined
  })
  const reschedule = withRow('lessons', (row, given) => {
    if (row.status !== 'Scheduled') return refuse(409, 'Only scheduled lessons can be moved.')
    Object.assign(row, given)
    return undefined
  })

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', '(\\d+)')}$`)
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: MUSICSCHOOL_DESCRIPTION })],
    ['GET', at('Branches'), list('branches')],
    ['GET', at('Rooms'), list('rooms', 'branchId')],
    ['GET', at('Teachers'), list('teachers', 'employmentStatus')],
    ['GET', at('Teachers/:id'), withRow('teachers')],
    ['PATCH', at('Teachers/:id'), change('teachers')],
    ['GET', at('Students'), list('students', 'status', 'teacherId', 'instrument')],
    ['POST', at('Students'), add('students', ['firstName', 'lastName', 'email', 'instrument'], enrol)],
    ['GET', at('Students/:id'), withRow('students')],
    ['PUT', at('Students/:id'), replace],
    ['DELETE', at('Students/:id'), remove('students')],
    ['POST', at('Students/:id/Pause'), become('students', ['Active'], () => ({ status: 'Paused' }))],
    ['GET', at('Lessons'), list('lessons', 'status', 'studentId', 'teacherId')],
    ['POST', at('Lessons'), add('lessons', ['startsAt', 'studentId', 'teacherId'], teach)],
    ['GET', at('Lessons/:id'), withRow('lessons')],
    ['DELETE', at('Lessons/:id'), remove('lessons')],
    ['POST', at('Lessons/:id/Cancel'), become('lessons', ['Scheduled'], () => ({ status: 'Cancelled' }))],
    ['POST', at('Lessons/:id/MarkAttended'), become('lessons', ['Scheduled', 'Missed'], () => ({ status: 'Attended' }))], // oxfmt-ignore
    ['POST', at('Lessons/:id/Reschedule'), reschedule],
    ['GET', at('Ensembles'), list('ensembles')],
    ['GET', at('Ensembles/:id'), withRow('ensembles')],
    ['PATCH', at('Ensembles/:id'), change('ensembles')],
    ['GET', at('Memberships'), list('memberships', 'ensembleId', 'studentId')],
    ['POST', at('Memberships'), add('memberships', ['ensembleId', 'studentId'], join)],
    ['DELETE', at('Memberships/:id'), remove('memberships')],
    ['GET', at('Instruments'), list('instruments', 'type', 'condition')],
    ['GET', at('Instruments/:id'), withRow('instruments')],
    ['PATCH', at('Instruments/:id'), change('instruments')],
    ['POST', at('Instruments/:id/Rent'), rent],
    ['POST', at('Instruments/:id/Return'), giveBack],
    ['GET', at('Invoices'), list('invoices', 'status', 'studentId')],
    ['POST', at('Invoices'), add('invoices', ['amount', 'studentId'], bill)],
    ['GET', at('Invoices/:id'), withRow('invoices')],
    ['POST', at('Invoices/:id/MarkAsPaid'), become('invoices', ['Sent', 'Overdue'], () => ({ status: 'Paid', paidOn: today() }))], // oxfmt-ignore
    ['POST', at('Invoices/:id/SendReminder'), remind],
    ['POST', at('Invoices/:id/WriteOff'), become('invoices', ['Sent', 'Overdue'], () => ({ status: 'WrittenOff' }))],
    ['GET', at('Concerts'), list('concerts')],
    ['POST', at('Concerts'), add('concerts', ['heldOn', 'title'], stage)],
    ['GET', at('Concerts/:id'), withRow('concerts')],
    ['DELETE', at('Concerts/:id'), remove('concerts')],
  ]
  const server = await listenJson(routes, { title: 'Not Found', status: 404 }, port)
  return { ...server, data, reset: createReset(data) }
}
