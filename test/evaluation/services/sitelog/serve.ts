import { listenJson, type Handler, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset } from '../records.ts'
import { createHandlers, mergeInto } from '../serve-rows.ts'
import { createSitelogData, type SitelogData } from './data.ts'
import { SITELOG_DESCRIPTION } from './description.ts'

type Given = Record<string, unknown>
type Kind = keyof SitelogData
const refuse = (status: number, detail: string): Reply => ({ status, body: { detail } })
const invalid = (_: string, name: string): Reply => refuse(400, `${name}: this field is required.`)
/** What a key points to. */
const TARGETS: Record<string, Kind> = { plotId: 'sitePlots', contractorId: 'siteContractors', raisedById: 'sitePeople', inspectorId: 'sitePeople', siteManagerId: 'sitePeople' } // oxfmt-ignore

const encode = (place: number) => Buffer.from(`p=${place}`).toString('base64url')
const decode = (cursor: string) => Number(Buffer.from(cursor, 'base64url').toString().slice(2))

/** The rows behind a cursor, which holds the place of the first of them. */
function cut(rows: object[], query: URLSearchParams): Reply {
  const [from, size] = [decode(query.get('cursor') ?? encode(0)), Number(query.get('page_size') ?? 50)]
  if (!(from >= 0 && size >= 1 && size <= 100)) return refuse(400, 'Invalid cursor or page_size')
  const more = from + size < rows.length
  return { body: { results: rows.slice(from, from + size), has_more: more, next_cursor: more ? encode(from + size) : null } } // oxfmt-ignore
}

/** Starts the tracker of the building site. `data` is what it serves and changes; `reset` puts it back. */
export async function startSitelog({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createSitelogData(clock)
  const today = createDays(clock).day(0)
  const { list, withRow, remove, add, become, isThere } = createHandlers<Kind>(data, cut, undefined, { refuse, invalid }) // oxfmt-ignore
  /** Why a body cannot be taken: one of its keys leads nowhere. */
  const wrong = (given: Given) => {
    const lost = Object.keys(TARGETS).find(name => given[name] && !isThere(TARGETS[name]!, given[name]))
    return lost && `${lost.slice(0, -2)} does not exist`
  }
  const change = (kind: Kind) =>
    withRow(kind, (row, given) => {
      const reason = wrong(given)
      return reason ? refuse(400, reason) : void mergeInto(row, given)
    })
  const raise = (given: Given) => wrong(given) ?? { priority: 'normal', state: 'open', room: 'outside', contractorId: null, raisedById: 11, dueOn: null, ...given, cost: { estimated: null, actual: null, ...(given.cost as Given) }, closedOn: null, raisedOn: today, ref: 'SI-1991' } // oxfmt-ignore
  const plan = (given: Given) => wrong(given) ?? { result: 'pending', remarks: null, ...given }

  const at = (path: string) => new RegExp(`^/api/${path.replaceAll(':id', String.raw`(\d+)`)}$`)
  const read = (kind: Kind, path: string, ...filters: string[]): Handler[] => [
    ['GET', at(path), list(kind, ...filters)],
    ['GET', at(`${path}/:id`), withRow(kind)],
  ]
  const routes: Handler[] = [
    ['GET', /^\/schema\.json$/, () => ({ body: SITELOG_DESCRIPTION })],
    ...read('sitePeople', 'people', 'role'),
    ...read('siteContractors', 'contractors', 'trade'),
    ...read('sitePlots', 'plots', 'phase', 'buildStage', 'siteManagerId'),
    ...read('siteIssues', 'issues', 'plotId', 'contractorId', 'state', 'priority', 'type'),
    ...read('siteInspections', 'inspections', 'plotId', 'inspectorId', 'result'),
    ['PATCH', at('contractors/:id'), change('siteContractors')],
    ['PATCH', at('plots/:id'), change('sitePlots')],
    ['POST', at('issues'), add('siteIssues', ['title', 'type', 'plotId'], raise)],
    ['PATCH', at('issues/:id'), change('siteIssues')],
    ['DELETE', at('issues/:id'), remove('siteIssues')],
    ['POST', at('issues/:id/close'), become('siteIssues', ['open', 'in_progress', 'ready_for_check'], () => ({ state: 'closed', closedOn: today }), 'state')], // oxfmt-ignore
    ['POST', at('inspections'), add('siteInspections', ['plotId', 'inspectorId', 'kind', 'inspectedOn'], plan)],
    ['PATCH', at('inspections/:id'), change('siteInspections')],
    ['DELETE', at('inspections/:id'), remove('siteInspections')],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
