import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createParkworksData, PARK_DONE, type ParkworksData } from './data.ts'
import { PARKWORKS_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof ParkworksData
const refuse = (status: number, message: string): Reply => ({ status, body: { code: status, message } })
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const invalid = (_: string, name: string): Reply => refuse(400, `${camel(name)} is required`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { stageId: 'parkStages', parkId: 'parkGrounds', assignedToId: 'parkGardeners', wardenId: 'parkGardeners', jobId: 'parkJobs' } // oxfmt-ignore

function cut(rows: object[], query: URLSearchParams): Reply {
  const [page, pageSize] = [Number(query.get('page') ?? 1), Number(query.get('pageSize') ?? 25)]
  if (!(page >= 1 && pageSize >= 1 && pageSize <= 100)) return refuse(400, 'page or pageSize is out of range')
  const items = rows.slice((page - 1) * pageSize, page * pageSize)
  return { body: { items, page, pageSize, totalItems: rows.length, totalPages: Math.ceil(rows.length / pageSize) } }
}

/** Starts the jobs of the parks. `data` is what it serves and changes; `reset` puts it back. */
export async function startParkworks({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createParkworksData(clock)
  const today = createDays(clock).day(0)
  /** What a key points to, as an object within the row. */
  const linked = (name: string, id: unknown) => {
    const row = (data[TARGETS[name]!] as object[] as Row[]).find(one => one.id === id)
    if (!row) return null
    if (name === 'jobId') return { id, number: row.number }
    return { id, name: row.name ?? `${String(row.firstName)} ${String(row.lastName)}` }
  }
  const write = (_: Kind, row: Row): object =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) =>
        TARGETS[name] ? [name.slice(0, -2), linked(name, value)] : [name, value],
      ),
    )
  const { list, withRow, remove, add, isThere } = createHandlers<Kind>(data, cut, write, { refuse, invalid })
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      if (reason) return refuse(400, reason)
      mergeInto(row, given)
      if (kind === 'parkJobs') row.doneOn = row.stageId === PARK_DONE ? (row.doneOn ?? today) : null
      return undefined
    })
  const finish = withRow('parkJobs', row => {
    if (row.stageId === PARK_DONE) return refuse(409, 'The job is done already')
    mergeInto(row, { stageId: PARK_DONE, doneOn: today })
    return undefined
  })
  const answer = withRow('parkReports', row => {
    if (row.answeredOn !== null) return refuse(409, 'The report is answered already')
    row.answeredOn = today
    return undefined
  })
  const employ = (given: Given) => ({ email: '', phone: null, weeklyHours: 38, ...given, joinedOn: today })
  const raise = (given: Given) => wrong(given) ?? { priority: 'normal', stageId: 1, assignedToId: null, estimatedHours: null, spentHours: 0, materialCost: null, dueOn: null, ...given, raisedOn: today, doneOn: null, number: 'J-9901' } // oxfmt-ignore
  const report = (given: Given) => wrong(given) ?? { reporterName: '', reporterEmail: null, jobId: null, ...given, receivedOn: today, answeredOn: null, reference: 'VR-9901' } // oxfmt-ignore

  const at = (path: string) => new RegExp(`^/api/v2/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: PARKWORKS_DESCRIPTION })],
    ...read('parkStages', 'stages'),
    ...read('parkGrounds', 'parks', 'district'),
    ...read('parkGardeners', 'gardeners', 'role', 'crew'),
    ...read('parkJobs', 'jobs', 'number', 'type', 'priority', 'stageId', 'parkId', 'assignedToId'),
    ...read('parkReports', 'reports', 'reference', 'category', 'parkId'),
    ['PATCH', at('parks/:id'), change('parkGrounds')],
    ['POST', at('gardeners'), add('parkGardeners', ['firstName', 'lastName', 'role', 'crew'], employ)],
    ['PATCH', at('gardeners/:id'), change('parkGardeners')],
    ['DELETE', at('gardeners/:id'), remove('parkGardeners')],
    ['POST', at('jobs'), add('parkJobs', ['title', 'type', 'parkId'], raise)],
    ['PATCH', at('jobs/:id'), change('parkJobs')],
    ['DELETE', at('jobs/:id'), remove('parkJobs')],
    ['POST', at('jobs/:id/finish'), finish],
    ['POST', at('reports'), add('parkReports', ['category', 'message', 'parkId'], report)],
    ['PATCH', at('reports/:id'), change('parkReports')],
    ['DELETE', at('reports/:id'), remove('parkReports')],
    ['POST', at('reports/:id/answer'), answer],
  ]
  const server = await listenJson(routes, { code: 404, message: 'No such route' }, port)
  return { ...server, data, reset: createReset(data) }
}
