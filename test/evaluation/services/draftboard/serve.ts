import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row } from '../records.ts'
import { createDraftboardData, PRIORITIES } from './data.ts'
import { DRAFTBOARD_DESCRIPTION } from './description.ts'
import { RESOURCES } from './resources.ts'

type Given = Record<string, unknown>
interface Body {
  data?: { attributes?: Given; relationships?: Record<string, { data?: { id?: unknown } | null }> }
}
const headers = { 'content-type': 'application/vnd.api+json' }
const TITLES: Record<number, string> = { 400: 'Bad request', 404: 'Not found', 422: 'Invalid' }
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), title: TITLES[status], detail }] } }) // oxfmt-ignore

/** A row as a resource: its attributes, and its keys as relationships. */
function write(type: string, row: Row) {
  const { attributes, relationships } = RESOURCES[type]!
  const links = Object.entries(relationships).map(([name, { field, type: to }]) => [name, { data: row[field] === null ? null : { type: to, id: String(row[field]) } }]) // oxfmt-ignore
  return {
    type,
    id: String(row.id),
    attributes: Object.fromEntries(Object.keys(attributes).map(name => [name, row[name] ?? null])),
    ...(links.length > 0 && { relationships: Object.fromEntries(links) as Given }),
  }
}

/** Texts in their order, priorities by their weight; a minus turns it round. */
function sorted(rows: Row[], sort: string): Row[] {
  const [field, sign] = sort.startsWith('-') ? [sort.slice(1), -1] : [sort, 1]
  const weight = (row: Row) => (field === 'priority' ? PRIORITIES.indexOf(row.priority as 'low') : (row[field] ?? '')) as number // oxfmt-ignore
  return rows.toSorted((one, other) => sign * (weight(one) < weight(other) ? -1 : weight(one) > weight(other) ? 1 : 0))
}

/** Starts the office's task tracker. `data` is what it serves and changes; `reset` puts it back. */
export async function startDraftboard({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createDraftboardData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (type: string) => data[RESOURCES[type]!.table] as unknown as Row[]
  const findRow = (type: string, id: unknown) => rowsOf(type).find(one => String(one.id) === String(id))

  /** The records that rows point to by the named relationships, each once. */
  const include = (type: string, rows: Row[], query: URLSearchParams) => {
    const names = query.get('include')?.split(',') ?? []
    const links = names.flatMap(name => RESOURCES[type]!.relationships[name] ?? [])
    if (links.length === 0) return {}
    const found = links.flatMap(({ field, type: to }) => rows.flatMap(row => { const one = findRow(to, row[field]); return one ? [{ to, one }] : [] })) // oxfmt-ignore
    return { included: [...new Map(found.map(({ to, one }) => [`${to} ${one.id}`, write(to, one)])).values()] }
  }
  /** What a document says of a row, without what the server fills in; a text is why it cannot be taken. */
  const read = (type: string, body: Body | undefined): Given | string => {
    const { attributes, relationships, readOnly = [] } = RESOURCES[type]!
    const given: Given = {}
    for (const [name, value] of Object.entries(body?.data?.attributes ?? {})) {
      const values = (attributes[name] as { enum?: unknown[] } | undefined)?.enum
      if (!attributes[name] || readOnly.includes(name)) return `${name} cannot be written`
      if (values && !values.includes(value)) return `${name} must be one of ${values.join(', ')}`
      given[name] = value
    }
    for (const [name, link] of Object.entries(body?.data?.relationships ?? {})) {
      const own = relationships[name]
      if (!own) return `${name} is no relationship of ${type}`
      if (link.data && !findRow(own.type, link.data.id)) return `${name} does not exist`
      given[own.field] = link.data ? Number(link.data.id) : null
    }
    return given
  }
  /** A task is completed on the day its status becomes done, and no longer when it is reopened. */
  const settle = (type: string, row: Row, before?: unknown): void => {
    if (type === 'tasks' && row.status !== before) row.completed_on = row.status === 'done' ? today : null
  }

  const list =
    (type: string) =>
    ({ query, url }: Incoming): Reply => {
      const { filters, sorts, relationships } = RESOURCES[type]!
      const asked = filters.flatMap(name => { const value = query.get(`filter[${name}]`); return value === null ? [] : [{ field: relationships[name]?.field ?? name, value }] }) // oxfmt-ignore
      const rows = rowsOf(type).filter(row => asked.every(({ field, value }) => value.split(',').includes(String(row[field])))) // oxfmt-ignore
      const sort = query.get('sort')
      if (sort !== null && !sorts.includes(sort.replace(/^-/, ''))) return refuse(400, `sort by ${sort} is not supported`) // oxfmt-ignore
      const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 20)]
      if (!(number >= 1 && size >= 1 && size <= 50)) return refuse(400, 'page[number] or page[size] is out of range')
      const shown = (sort === null ? rows : sorted(rows, sort)).slice((number - 1) * size, number * size)
      const count = Math.ceil(rows.length / size)
      const link = (to: number) => {
        const own = new URLSearchParams(query)
        own.set('page[number]', String(to))
        return to >= 1 && to <= count ? `${url.pathname}?${own}` : null
      }
      const meta = { total_count: rows.length, page_count: count, page_number: number }
      return { headers, body: { data: shown.map(row => write(type, row)), ...include(type, shown, query), meta, links: { next: link(number + 1), prev: link(number - 1) } } } // oxfmt-ignore
    }
  const withRow =
    (type: string, answer: (row: Row, body: Body | undefined) => Reply | undefined = () => undefined) =>
    ({ path, body, query }: Incoming): Reply => {
      const row = findRow(type, path[0])
      if (!row) return refuse(404, `There is no ${RESOURCES[type]!.one} ${path[0]}`)
      return answer(row, body as Body) ?? { headers, body: { data: write(type, row), ...include(type, [row], query) } }
    }
  const add =
    (type: string) =>
    ({ body }: Incoming): Reply => {
      const { required = [], defaults, relationships } = RESOURCES[type]!
      const given = read(type, body as Body)
      if (typeof given === 'string') return refuse(422, given)
      const lacking = required.find(name => (given[relationships[name]?.field ?? name] ?? null) === null)
      if (lacking) return refuse(422, `${lacking} is required`)
      const own = type === 'projects' ? { code: `TM-${900 + rowsOf(type).length}`, started_on: today } : {}
      const row: Row = { ...defaults, ...own, ...given, id: 9001 + rowsOf(type).length }
      settle(type, row, 'todo')
      rowsOf(type).push(row)
      return { status: 201, headers, body: { data: write(type, row) } }
    }
  const change = (type: string) =>
    withRow(type, (row, body) => {
      const given = read(type, body)
      if (typeof given === 'string') return refuse(422, given)
      const before = row.status
      settle(type, Object.assign(row, given), before)
      return undefined
    })
  const remove = (type: string) =>
    withRow(type, row => {
      rowsOf(type).splice(rowsOf(type).indexOf(row), 1)
      return { status: 204, body: null }
    })

  const routes = Object.entries(RESOURCES).flatMap(([type, { required, removable }]): Handler[] => {
    const [many, one] = [new RegExp(`^/v1/${type}$`), new RegExp(`^/v1/${type}/(\\d+)$`)]
    return [
      ['GET', many, list(type)],
      ['GET', one, withRow(type)],
      ...(required ? ([['POST', many, add(type)], ['PATCH', one, change(type)]] as Handler[]) : []), // oxfmt-ignore
      ...(removable ? [['DELETE', one, remove(type)] as Handler] : []),
    ]
  })
  const described: Handler = ['GET', /^\/openapi\.json$/, () => ({ body: DRAFTBOARD_DESCRIPTION })]
  const server = await listenJson([described, ...routes], { errors: [{ status: '404', title: 'Not found' }] }, port)
  return { ...server, data, reset: createReset(data) }
}
