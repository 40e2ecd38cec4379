import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createKanbanData, type KanbanData } from './data.ts'
import { KANBAN_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof KanbanData
const refuse = (status: number, message: string): Reply => ({ status, body: { message } })
const invalid = (_: string, name: string): Reply => refuse(422, `${name} is missing`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { boardId: 'boards', epicId: 'epics', assigneeId: 'collaborators', reporterId: 'collaborators', ownerId: 'collaborators', collaboratorId: 'collaborators', cardId: 'cards' } // oxfmt-ignore

/** Starts the boards. `data` is what it serves and changes; `reset` puts it back. */
export async function startKanban({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createKanbanData(clock)
  const today = createDays(clock).day(0)
  const handlers = createHandlers<Kind>(data, rows => ({ body: rows }), undefined, { refuse, invalid })
  const { withRow, remove, add, isThere } = handlers
  /** A page of the rows; the header says where the next and the last ones are. */
  const list =
    (kind: Kind, ...filters: string[]) =>
    (incoming: Incoming): Reply => {
      const { query, url } = incoming
      const rows = handlers.list(kind, ...filters)(incoming).body as object[]
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 30)]
      if (!(page >= 1 && size >= 1 && size <= 100)) return refuse(422, 'page or per_page is out of range')
      const last = Math.max(1, Math.ceil(rows.length / size))
      const at = (number: number, rel: string) => {
        const to = new URL(url.pathname + url.search, server.url)
        to.searchParams.set('page', String(number))
        return `<${to.href}>; rel="${rel}"`
      }
      const links = [at(1, 'first'), at(last, 'last'), ...(page < last ? [at(page + 1, 'next')] : [])]
      return { headers: { Link: links.join(', ') }, body: rows.slice((page - 1) * size, page * size) }
    }
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => name in given && given[name] !== null && !isThere(TARGETS[name]!, given[name])) // oxfmt-ignore
    return lost && `${lost.replace(/Id$/, '_id')} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(422, reason)
      const isShipping = given.stage === 'shipped' && row.stage !== 'shipped'
      mergeInto(row, { ...given, ...(isShipping && { shippedOn: today }) })
      return undefined
    })
  const plan = (given: Given) => wrong(given) ?? { status: 'proposed', budgetHours: 0, startsOn: today, endsOn: null, ...given } // oxfmt-ignore
  const write = (given: Given) => {
    const board = data.boards.find(one => one.id === given.boardId)
    return wrong(given) ?? { epicId: null, assigneeId: null, reporterId: null, stage: 'backlog', urgency: 'normal', estimate: null, tags: [], targetDate: null, shippedOn: null, votes: 0, ...given, ref: `${board?.key}-999`, createdOn: today } // oxfmt-ignore
  }
  const note = (given: Given) => wrong(given) ?? { isBillable: false, workedOn: today, remark: null, ...given }

  const at = (path: string) => new RegExp(`^/api/v1/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: KANBAN_DESCRIPTION })],
    ...read('boards', 'boards'),
    ...read('collaborators', 'collaborators', 'role', 'isExternal'),
    ...read('epics', 'epics', 'boardId', 'status'),
    ...read('cards', 'cards', 'boardId', 'epicId', 'assigneeId', 'kind', 'stage', 'urgency', 'ref'),
    ...read('timeRecords', 'time_records', 'cardId', 'collaboratorId', 'isBillable'),
    ...(['boards', 'collaborators', 'epics', 'cards'] as const).map((kind): Handler => ['PATCH', at(`${kind}/:id`), change(kind)]), // oxfmt-ignore
    ['POST', at('epics'), add('epics', ['title', 'boardId'], plan)],
    ['POST', at('cards'), add('cards', ['title', 'boardId', 'kind'], write)],
    ['POST', at('time_records'), add('timeRecords', ['cardId', 'collaboratorId', 'minutes'], note)],
    ['DELETE', at('epics/:id'), remove('epics')],
    ['DELETE', at('cards/:id'), remove('cards')],
    ['DELETE', at('time_records/:id'), remove('timeRecords')],
  ]
  const server = await listenJson(routes, { message: 'Not Found' }, port)
  return { ...server, data, reset: createReset(data) }
}
