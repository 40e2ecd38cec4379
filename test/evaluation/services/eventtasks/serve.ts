import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createEventtasksData } from './data.ts'
import { EVENTTASKS_DESCRIPTION } from './description.ts'
import { RESOURCES } from './resources.ts'

type Given = Record<string, unknown>
const refuse = (detail: string, status = 400): Reply => ({ status, body: { detail } })
const wrong = (field: string, message: string): Reply => ({ status: 400, body: { [field]: [message] } })
const lost = () => refuse('Not found.', 404)
const SCHEMAS = EVENTTASKS_DESCRIPTION.components.schemas as Record<string, { enum?: readonly string[] }>
/** What goes with a record that is deleted. */
const PARTS: Record<string, [path: string, field: string][]> = { tasks: [['time-entries', 'task_id'], ['comments', 'task_id']] } // oxfmt-ignore
const nameOf = (row: Row) => row.name ?? `${String(row.first_name)} ${String(row.last_name)}`

/** Starts the task tracker of the event company. `data` is what it serves and changes; `reset` puts it back. */
export async function startEventtasks({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createEventtasksData(clock)
  const now = clock.toISOString()
  const rowsOf = (path: string) => data[RESOURCES[path]!.table] as unknown as Row[]
  const find = (path: string, id: unknown) => rowsOf(path).find(one => String(one.id) === String(id))

  const shorten = (path: string, id: unknown) => {
    const row = find(path, id)
    if (!row) return null
    return path === 'tasks' ? { id: row.id, title: row.title } : { id: row.id, name: nameOf(row) }
  }
  /** A record as it is answered: what it points to in short. */
  const write = (path: string, row: Row): Given => {
    const { fields, links } = RESOURCES[path]!
    const own = Object.keys(fields).map((name): [string, unknown] => [name, row[name] ?? null])
    const shorts = Object.entries(links).map(([name, { to }]): [string, unknown] => [name, shorten(to, row[`${name}_id`])]) // oxfmt-ignore
    return Object.fromEntries([['id', row.id], ...own.slice(0, 1), ...shorts, ...own.slice(1)])
  }
  const passes = (path: string, row: Row, [name, value]: [string, string]) => {
    const filter = RESOURCES[path]!.filters[name]
    if (name === 'search') return RESOURCES[path]!.search.some(field => String(row[field]).toLowerCase().includes(value.toLowerCase())) // oxfmt-ignore
    if (!filter) return true
    const held = row[filter.field]
    if (filter.how === 'null') return (held === null) === (value === 'true')
    if (filter.how) return filter.how === 'from' ? String(held) >= value : String(held) <= value
    return String(held).toLowerCase() === value.toLowerCase()
  }
  const sorted = (path: string, rows: Row[], ordering: string | null): Row[] => {
    const field = ordering?.replace(/^-/, '') ?? ''
    if (!RESOURCES[path]!.ordering.includes(field)) return rows
    const sign = ordering!.startsWith('-') ? -1 : 1
    return rows.toSorted((one, other) => sign * (one[field]! < other[field]! ? -1 : one[field]! > other[field]! ? 1 : 0)) // oxfmt-ignore
  }
  const list =
    (path: string) =>
    ({ query, url }: Incoming): Reply => {
      const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 25)]
      const wanted = [...query].filter(([, value]) => value !== '')
      const rows = sorted(path, rowsOf(path).filter(row => wanted.every(one => passes(path, row, one))), query.get('ordering')) // oxfmt-ignore
      const length = Number.isInteger(size) && size > 0 ? Math.min(size, 100) : 25
      const last = Math.max(1, Math.ceil(rows.length / length))
      if (!(Number.isInteger(page) && page >= 1 && page <= last)) return refuse('Invalid page.', 404)
      const link = (to: number) => {
        if (to < 1 || to > last) return null
        const parameters = new URLSearchParams(query)
        parameters.set('page', String(to))
        return `${server.url}${url.pathname}?${parameters}`
      }
      const results = rows.slice((page - 1) * length, page * length).map(row => write(path, row))
      return { body: { count: rows.length, next: link(page + 1), previous: link(page - 1), results } }
    }
  const withRow =
    (path: string, answer?: (row: Row, given: Given) => Reply | undefined) =>
    ({ path: [id], body }: Incoming): Reply => {
      const row = find(path, id)
      return row ? (answer?.(row, (body ?? {}) as Given) ?? { body: write(path, row) }) : lost()
    }
  /** What can be written of a body, or why it cannot. */
  const read = (path: string, given: Given): { fields: Given; reply?: Reply } => {
    const { fields, links, readOnly = [] } = RESOURCES[path]!
    const taken: Given = {}
    for (const [name, value] of Object.entries(given)) {
      const link = links[name.replace(/_id$/, '')]
      if (link && name.endsWith('_id')) {
        const isNone = value === null && link.maybe
        if (!isNone && !find(link.to, value)) return { fields: {}, reply: wrong(name, `Invalid pk "${String(value)}" - object does not exist.`) } // oxfmt-ignore
        taken[name] = isNone ? null : Number(value)
      } else if (fields[name] && !readOnly.includes(name)) {
        const values = SCHEMAS[(fields[name] as { $ref?: string }).$ref?.split('/').at(-1) ?? '']?.enum
        if (values && !values.includes(String(value))) return { fields: {}, reply: wrong(name, `"${String(value)}" is not a valid choice.`) } // oxfmt-ignore
        taken[name] = value
      }
    }
    return { fields: taken }
  }
  /** A task is completed when its status says so. */
  const settle = (path: string, row: Row, before?: unknown) => {
    if (path === 'tasks' && row.status !== before) row.completed_at = row.status === 'done' ? now : null
    return row
  }
  const create =
    (path: string) =>
    ({ body }: Incoming): Reply => {
      const { required = [], defaults } = RESOURCES[path]!
      const given = (body ?? {}) as Given
      const lacking = required.find(name => given[name] === undefined || given[name] === null || given[name] === '')
      if (lacking) return wrong(lacking, 'This field is required.')
      const { fields, reply } = read(path, given)
      if (reply) return reply
      const made = { tasks: { created_at: now }, comments: { created_at: now }, users: { date_joined: now.slice(0, 10) } }[path] // oxfmt-ignore
      const id = Math.max(...rowsOf(path).map(one => Number(one.id))) + 1
      const row = settle(path, { ...structuredClone(defaults), ...fields, ...made, id })
      rowsOf(path).push(row)
      return { status: 201, body: write(path, row) }
    }
  const change = (path: string) =>
    withRow(path, (row, given) => {
      const { fields, reply } = read(path, given)
      const before = row.status
      if (!reply) settle(path, Object.assign(row, fields), before)
      return reply
    })
  const drop = (path: string, row: Row) => {
    for (const [part, field] of PARTS[path] ?? [])
      for (const one of rowsOf(part).filter(own => own[field] === row.id)) rowsOf(part).splice(rowsOf(part).indexOf(one), 1) // oxfmt-ignore
    rowsOf(path).splice(rowsOf(path).indexOf(row), 1)
    return { status: 204, body: null }
  }
  const become = (path: string, from: readonly string[], status: string) =>
    withRow(path, row => {
      if (!from.includes(String(row.status))) return refuse(`This is ${String(row.status)}.`)
      settle(path, Object.assign(row, { status }))
      return undefined
    })

  const at = (path: string) => new RegExp(`^/api/${path.replace(':id', String.raw`(\d+)`)}/?$`)
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: EVENTTASKS_DESCRIPTION })],
    ...Object.entries(RESOURCES).flatMap(([path, { required, removable }]): Handler[] => [
      ['GET', at(path), list(path)],
      ['GET', at(`${path}/:id`), withRow(path)],
      ...(required ? ([['POST', at(path), create(path)], ['PATCH', at(`${path}/:id`), change(path)]] as Handler[]) : []), // oxfmt-ignore
      ...(removable ? ([['DELETE', at(`${path}/:id`), withRow(path, row => drop(path, row))]] as Handler[]) : []),
    ]),
    ['POST', at('events/:id/cancel'), become('events', ['planning', 'confirmed', 'live'], 'cancelled')],
    ['POST', at('tasks/:id/complete'), become('tasks', ['open', 'in_progress', 'waiting'], 'done')],
    ['POST', at('tasks/:id/reopen'), become('tasks', ['done'], 'open')],
  ]
  const server = await listenJson(routes, { detail: 'Not found.' }, port)
  return { ...server, data, reset: createReset(data) }
}
