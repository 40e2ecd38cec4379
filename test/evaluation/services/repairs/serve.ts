import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createRepairsData, PRIORITIES, STATES, TRADES } from './data.ts'
import { REPAIRS_DESCRIPTION } from './description.ts'

// Fields are read as they come.
// oxlint-disable-next-line typescript/no-explicit-any
type Given = Record<string, any>
const BASE = 'https://fixitright.example/rest/api/2'
const missing: Reply = { status: 404, body: { errorMessages: ['Issue does not exist or you do not have permission to see it.'], errors: {} } } // oxfmt-ignore
const named = (kind: string, values: readonly string[], name: unknown) => {
  const id = `${1 + values.indexOf(String(name))}`
  return { self: `${BASE}/${kind}/${id}`, name, id }
}
const zoned = (moment: unknown) => (moment === null ? null : String(moment).replace('Z', '+0000'))

/** Starts the repairs: pages by `startAt` and `maxResults`, each list in an envelope of its own. */
export async function startRepairs({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createRepairsData(clock)
  const rows = data.repairIssues as unknown as Row[]
  const project = ({ id, key, name, flats }: Row) => ({ id, key, name, self: `${BASE}/project/${id}`, insight: { flats } }) // oxfmt-ignore
  const user = ({ id, name, email, active }: Row) => ({ accountId: id, accountType: 'atlassian', displayName: name, emailAddress: email, active, self: `${BASE}/user?accountId=${id}` }) // oxfmt-ignore
  const issue = (row: Row) => {
    const { id, key, name } = data.repairBuildings.find(one => one.id === row.buildingId)!
    const assignee = data.repairTechnicians.find(one => one.id === row.assigneeId)
    return {
      expand: 'operations,versionedRepresentations,editmeta,changelog,renderedFields',
      id: row.id,
      self: `${BASE}/issue/${row.id}`,
      key: row.key,
      fields: {
        summary: row.summary,
        issuetype: named('issuetype', TRADES, row.trade),
        project: { self: `${BASE}/project/${id}`, id, key, name },
        status: named('status', STATES, row.status),
        priority: named('priority', PRIORITIES, row.priority),
        assignee: assignee ? user(assignee) : null,
        created: zoned(row.created),
        duedate: row.dueDate,
        resolutiondate: zoned(row.resolved),
        timespent: row.timeSpentSeconds,
        labels: row.labels,
      },
    }
  }
  const range = ({ query }: Incoming) => ({ startAt: Number(query.get('startAt') ?? 0), maxResults: Math.min(Number(query.get('maxResults') ?? 50), 50) }) // oxfmt-ignore
  const search = (incoming: Incoming): Reply => {
    const { startAt, maxResults } = range(incoming)
    return { body: { expand: 'schema,names', startAt, maxResults, total: rows.length, issues: rows.slice(startAt, startAt + maxResults).map(issue) } } // oxfmt-ignore
  }
  const projects = (incoming: Incoming): Reply => {
    const { startAt, maxResults } = range(incoming)
    const all = data.repairBuildings
    return { body: { self: `${BASE}/project/search`, maxResults, startAt, total: all.length, isLast: startAt + maxResults >= all.length, values: all.slice(startAt, startAt + maxResults).map(project) } } // oxfmt-ignore
  }
  const users = (incoming: Incoming): Reply => {
    const { startAt, maxResults } = range(incoming)
    return { body: data.repairTechnicians.slice(startAt, startAt + maxResults).map(user) }
  }
  const find = ({ path }: Incoming) => rows.find(({ id, key }) => id === path[0] || key === path[0])
  const one = (incoming: Incoming): Reply => {
    const row = find(incoming)
    return row ? { body: issue(row) } : missing
  }
  const edit = (incoming: Incoming): Reply => {
    const row = find(incoming)
    const fields = ((incoming.body ?? {}) as Given).fields as Given | undefined
    if (!row) return missing
    if (!fields) return { status: 400, body: { errorMessages: ['one of "fields" or "update" required'], errors: {} } }
    const given = { summary: fields.summary, priority: fields.priority?.name, status: fields.status?.name, assigneeId: fields.assignee?.accountId, dueDate: fields.duedate } // oxfmt-ignore
    Object.assign(row, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
    return { status: 204, body: null }
  }
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: REPAIRS_DESCRIPTION })],
    ['GET', /^\/rest\/api\/2\/search$/, search],
    ['GET', /^\/rest\/api\/2\/project\/search$/, projects],
    ['GET', /^\/rest\/api\/2\/users\/search$/, users],
    ['GET', /^\/rest\/api\/2\/issue\/([\w-]+)$/, one],
    ['PUT', /^\/rest\/api\/2\/issue\/([\w-]+)$/, edit],
  ]
  const server = await listenJson(routes, missing.body, port)
  return { ...server, data, reset: createReset(data) }
}
