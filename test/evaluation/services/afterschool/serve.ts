import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createAfterschoolData, type AfterschoolData } from './data.ts'
import { AFTERSCHOOL_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof AfterschoolData
const refuse = (status: number, message: string): Reply => ({ status, body: { Message: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${pascal(name)} is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { leaderId: 'clubLeaders', clubId: 'schoolClubs', pupilId: 'clubPupils' }

/** Rows from an offset on. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [offset, limit] = [Number(query.get('Offset') ?? 0), Number(query.get('Limit') ?? 50)]
  if (!(offset >= 0 && limit >= 1 && limit <= 100)) return refuse(400, 'Offset or Limit is out of range.')
  return { body: { Results: rows.slice(offset, offset + limit), Total: rows.length } }
}

/** Starts the after-school clubs. `data` is what it serves and changes; `reset` puts it back. */
export async function startAfterschool({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createAfterschoolData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && !isThere(TARGETS[name]!, given[name]))
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const open = (given: Given) => wrong(given) ?? { startTime: '15:30', endTime: '16:30', room: 'Main Hall', capacity: 15, termFee: 30, status: 'Planned', ...given } // oxfmt-ignore
  const admit = (given: Given) => ({ className: null, dateOfBirth: null, allergies: null, contact: null, ...given })
  const enrol = (given: Given) => {
    const club = data.schoolClubs.find(one => one.id === given.clubId)
    return wrong(given) ?? { status: 'Active', feeDue: club?.termFee ?? 0, feePaid: 0, ...given, enrolledOn: today }
  }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: AFTERSCHOOL_DESCRIPTION })],
    ...read('clubLeaders', 'Leaders'),
    ...read('schoolClubs', 'Clubs', 'category', 'weekday', 'leaderId', 'status'),
    ...read('clubPupils', 'Pupils', 'yearGroup', 'className'),
    ...read('clubEnrolments', 'Enrolments', 'clubId', 'pupilId', 'status'),
    ['POST', at('Clubs'), add('schoolClubs', ['name', 'category', 'weekday', 'leaderId'], open)],
    ['PUT', at('Clubs/:id'), change('schoolClubs')],
    ['DELETE', at('Clubs/:id'), remove('schoolClubs')],
    ['POST', at('Pupils'), add('clubPupils', ['firstName', 'lastName', 'yearGroup'], admit)],
    ['PUT', at('Pupils/:id'), change('clubPupils')],
    ['DELETE', at('Pupils/:id'), remove('clubPupils')],
    ['POST', at('Enrolments'), add('clubEnrolments', ['clubId', 'pupilId'], enrol)],
    ['PUT', at('Enrolments/:id'), change('clubEnrolments')],
    ['DELETE', at('Enrolments/:id'), remove('clubEnrolments')],
    ['POST', at('Enrolments/:id/Withdraw'), become('clubEnrolments', ['Active', 'WaitingList'], () => ({ status: 'Withdrawn' }))], // oxfmt-ignore
  ]
  const server = await listenJson(routes, { Message: 'No such route.' }, port)
  return { ...server, data, reset: createReset(data) }
}
