import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { toPascal } from '../letter-case.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createFilmsetData, type FilmsetData } from './data.ts'
import { FILMSET_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof FilmsetData
const refuse = (status: number, message: string): Reply => ({ status, body: { Message: message } })
const pascal = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `The field ${pascal(name)} is required.`)

/** A page of the results, with what is to know about pages beside it. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [number, size] = [Number(query.get('PageNumber') ?? 1), Number(query.get('PageSize') ?? 40)]
  if (!(number >= 1 && size >= 1 && size <= 200)) return refuse(400, 'PageNumber or PageSize is out of range.')
  const paging = { PageNumber: number, PageSize: size, TotalRecords: rows.length, HasMore: number * size < rows.length }
  return { body: { Result: rows.slice((number - 1) * size, number * size), Paging: paging } }
}

/** Starts the film production company. `data` is what it serves and changes; `reset` puts it back. */
export async function startFilmset({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createFilmsetData(clock)
  const today = createDays(clock).day(0)
  const handlers = createHandlers<Kind>(data, cut, (_, row) => toPascal(row), { refuse, invalid })
  const { list, withRow, remove, add, become, isThere } = handlers
  const targets: Record<string, Kind> = { productionId: 'productions', locationId: 'locations', directorId: 'filmCrew', producerId: 'filmCrew', submittedById: 'filmCrew' } // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(targets).find(name => name in given && given[name] !== null && !isThere(targets[name]!, given[name])) // oxfmt-ignore
    return lost && `${pascal(lost)} does not exist.`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const hire = (given: Given) => wrong(given) ?? { email: null, phone: null, dayRate: 200, isUnionMember: false, homeTown: null, productionId: null, ...given } // oxfmt-ignore
  const find = (given: Given) => ({ address: null, dailyFee: 0, hasPower: false, hasParking: false, ...given, owner: null }) // oxfmt-ignore
  const write = (given: Given) => wrong(given) ?? { locationId: null, pages: 1, ...given, sceneNumber: 'HX-99-01', status: 'Planned', takes: null } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { callTime: '07:00', ...given, status: 'Planned', overtimeHours: null }
  const claim = (given: Given) => wrong(given) ?? { supplier: null, spentOn: today, ...given, number: 'EX-9901', status: 'Submitted' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
    ['PATCH', at(`${path}/:id`), change(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/swagger\/v1\/swagger\.json$/, () => ({ body: FILMSET_DESCRIPTION })],
    ...read('productions', 'Productions', 'type', 'status'),
    ...read('filmCrew', 'CrewMembers', 'department', 'productionId'),
    ...read('locations', 'Locations', 'kind'),
    ...read('scenes', 'Scenes', 'productionId', 'locationId', 'status'),
    ...read('shootingDays', 'ShootingDays', 'productionId', 'status'),
    ...read('expenses', 'Expenses', 'productionId', 'submittedById', 'status', 'category'),
    ['POST', at('CrewMembers'), add('filmCrew', ['firstName', 'lastName', 'department', 'jobTitle'], hire)],
    ['POST', at('Locations'), add('locations', ['name', 'kind'], find)],
    ['POST', at('Scenes'), add('scenes', ['productionId', 'setting', 'timeOfDay', 'synopsis'], write)],
    ['POST', at('ShootingDays'), add('shootingDays', ['productionId', 'locationId', 'date'], plan)],
    ['DELETE', at('ShootingDays/:id'), remove('shootingDays')],
    ['POST', at('ShootingDays/:id/Postpone'), become('shootingDays', ['Planned'], () => ({ status: 'Postponed' }))],
    ['POST', at('Expenses'), add('expenses', ['productionId', 'submittedById', 'category', 'amount'], claim)],
    ['DELETE', at('Expenses/:id'), remove('expenses')],
    ['POST', at('Expenses/:id/Approve'), become('expenses', ['Submitted'], () => ({ status: 'Approved' }))],
    ['POST', at('Expenses/:id/Reject'), become('expenses', ['Submitted'], () => ({ status: 'Rejected' }))],
  ]
  const server = await listenJson(routes, { Message: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
