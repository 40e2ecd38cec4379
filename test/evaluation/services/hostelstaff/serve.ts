import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createDays } from '../days.ts'
import { createReset, type Row, type Tables } from '../records.ts'
import { createHostelstaffData, daysOf } from './data.ts'
import { HOSTELSTAFF_DESCRIPTION } from './description.ts'
import { SHIFT_TIMES } from './kinds.ts'
import { COURSES } from './names.ts'
import { kebab, RESOURCES, type Resource } from './resources.ts'

type Given = Record<string, unknown>
interface Document {
  data?: { type?: unknown; id?: unknown; attributes?: Given; relationships?: Record<string, { data?: { id?: unknown } | null } | undefined> } // oxfmt-ignore
}
const BASE = '/api/v1'
const headers = { 'content-type': 'application/vnd.api+json' }
const TITLES: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict', 422: 'Unprocessable Content' } // oxfmt-ignore
const refuse = (status: number, detail: string): Reply => ({ status, headers, body: { errors: [{ status: String(status), title: TITLES[status], detail }] } }) // oxfmt-ignore
const valueOf = (row: Row, { links }: Resource, name: string) => row[links[name]?.field ?? name]

function write(type: string, row: Row): object {
  const { attributes, links, lists } = RESOURCES[type]!
  const self = `${BASE}/${type}/${row.id}`
  const one = Object.entries(links).map(([name, { field, type: to }]) => [kebab(name), { links: { related: row[field] === null ? null : `${BASE}/${to}/${String(row[field])}` }, data: row[field] === null ? null : { type: to, id: row[field] } }]) // oxfmt-ignore
  const many = Object.keys(lists).map(name => [kebab(name), { links: { related: `${self}/${kebab(name)}` } }])
  return {
    type,
    id: row.id,
    attributes: Object.fromEntries(Object.keys(attributes).map(name => [kebab(name), row[name]])),
    relationships: Object.fromEntries([...one, ...many]) as Given,
    links: { self },
  }
}

/** What follows from what is given of a row, with the rest of a new one; a text is why it cannot be taken. */
function complete(type: string, row: Given, today: string): Given | string {
  if (type === 'absences') {
    if (String(row.endsOn) < String(row.startsOn)) return 'ends-on is before starts-on'
    return { status: 'requested', note: null, requestedOn: today, decidedOn: null, ...row, days: daysOf(String(row.startsOn), String(row.endsOn)) } // oxfmt-ignore
  }
  if (type === 'shifts') {
    const [startTime, endTime, hours] = SHIFT_TIMES[String(row.shiftType)]!
    const employeeId = row.employeeId ?? null
    const usual = employeeId === null ? 'open' : 'confirmed'
    const isPlanned = ['open', 'confirmed', undefined].includes(row.status as string | undefined)
    return { ...row, status: isPlanned ? usual : row.status, employeeId, startTime, endTime, hours }
  }
  if (type === 'trainings') {
    const [, provider, cost] = COURSES.find(([name]) => name === row.course)!
    return { provider, cost, status: String(row.heldOn) < today ? 'completed' : 'booked', expiresOn: null, ...row }
  }
  if (type === 'vacancies')
    return { weeklyHours: 37.5, salaryFrom: null, salaryTo: null, status: 'draft', postedOn: today, applications: 0, ...row } // oxfmt-ignore
  if (type === 'employees')
    return { phone: null, status: 'active', weeklyHours: null, annualSalary: null, leftOn: null, dbsCheckedOn: null, hostelId: null, lineManagerId: null, ...row } // oxfmt-ignore
  return row
}

/** Starts the staff system. `data` is what it serves and changes; `reset` puts it back. */
export async function startHostelstaff({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHostelstaffData(clock)
  const today = createDays(clock).day(0)
  const rowsOf = (type: string) => (data as unknown as Tables)[RESOURCES[type]!.table]!

  /** What a document says of a row; a text is why it cannot be taken. */
  function read(type: string, { data: given }: Document): Given | string {
    const { attributes, links, writable } = RESOURCES[type]!
    const row: Given = {}
    for (const name of writable) {
      if (name in links) {
        const link = given?.relationships?.[kebab(name)]
        if (!link) continue
        const key = link.data ? String(link.data.id) : null
        if (key !== null && rowsOf(links[name]!.type).every(one => one.id !== key)) return `${kebab(name)} ${key} does not exist` // oxfmt-ignore
        row[links[name]!.field] = key
        continue
      }
      const value = given?.attributes?.[kebab(name)]
      if (value === undefined) continue
      const { type: form, enum: words, format } = attributes[name]!
      if (value === null ? ![form].flat().includes('null') : [form].flat().every(one => one !== (typeof value === 'number' ? (one === 'integer' ? 'integer' : 'number') : typeof value))) return `${kebab(name)} has the wrong type` // oxfmt-ignore
      if (words && !(words as unknown[]).includes(value)) return `${kebab(name)} is not one of ${(words as string[]).join(', ')}` // oxfmt-ignore
      if (format === 'date' && value !== null && !/^\d{4}-\d\d-\d\d$/.test(String(value))) return `${kebab(name)} is not a date` // oxfmt-ignore
      row[name] = value
    }
    return row
  }
  /** The rows of a page, in the order asked for. */
  function page(type: string, found: Row[], { query, url }: Incoming): Reply {
    const resource = RESOURCES[type]!
    const sort = query.get('sort')
    const by = resource.sorts.find(name => kebab(name) === sort?.replace(/^-/, ''))
    if (sort !== null && !by) return refuse(400, `Cannot sort by ${sort}`)
    const text = (row: Row) =>
      typeof row[by!] === 'number' ? String(row[by!]).padStart(9, '0') : String(row[by!] ?? '')
    const rows = by ? found.toSorted((a, b) => text(a).localeCompare(text(b)) * (sort!.startsWith('-') ? -1 : 1)) : found // oxfmt-ignore
    const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 20)]
    if (!(Number.isInteger(number) && number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page[number] or page[size] is out of range') // oxfmt-ignore
    const pages = Math.max(1, Math.ceil(rows.length / size))
    const at = (wanted: number) => {
      const query = new URLSearchParams(url.search)
      query.set('page[number]', String(wanted))
      return wanted < 1 || wanted > pages ? null : `${url.pathname}?${decodeURIComponent(query.toString())}`
    }
    const shown = rows.slice((number - 1) * size, number * size)
    const links = { self: at(number), first: at(1), last: at(pages), prev: at(number - 1), next: at(number + 1) }
    return { headers, body: { data: shown.map(row => write(type, row)), ...included(type, shown, query), links, meta: { 'total-count': rows.length, 'total-pages': pages } } } // oxfmt-ignore
  }
  const included = (type: string, rows: Row[], query: URLSearchParams) => {
    const name = Object.keys(RESOURCES[type]!.links).find(one => kebab(one) === query.get('include'))
    if (!name) return {}
    const { field, type: to } = RESOURCES[type]!.links[name]!
    return { included: rowsOf(to).filter(one => rows.some(row => row[field] === one.id)).map(one => write(to, one)) } // oxfmt-ignore
  }
  const withRow =
    (type: string, answer: (row: Row, incoming: Incoming) => Reply | undefined = () => undefined) =>
    (incoming: Incoming): Reply => {
      const row = rowsOf(type).find(one => one.id === incoming.path[0])
      if (!row) return refuse(404, `There is no ${RESOURCES[type]!.kind.toLowerCase()} ${incoming.path[0]}`)
      return answer(row, incoming) ?? { headers, body: { data: write(type, row), ...included(type, [row], incoming.query) } } // oxfmt-ignore
    }
  const list = (type: string) => (incoming: Incoming) => {
    const resource = RESOURCES[type]!
    const wanted = resource.filters.filter(name => incoming.query.has(`filter[${kebab(name)}]`))
    return page(type, rowsOf(type).filter(row => wanted.every(name => String(valueOf(row, resource, name)) === incoming.query.get(`filter[${kebab(name)}]`))), incoming) // oxfmt-ignore
  }
  const add =
    (type: string, required: string[]) =>
    ({ body }: Incoming) => {
      const document = (body ?? {}) as Document
      if (document.data?.type !== type) return refuse(409, `data.type must be ${type}`)
      const given = read(type, document)
      if (typeof given === 'string') return refuse(422, given)
      const lacking = required.find(name => (given[RESOURCES[type]!.links[name]?.field ?? name] ?? null) === null)
      if (lacking) return refuse(422, `${kebab(lacking)} can't be blank`)
      const row = complete(type, given, today)
      if (typeof row === 'string') return refuse(422, row)
      rowsOf(type).push({ ...row, id: String(99_001 + rowsOf(type).length) })
      return { status: 201, headers, body: { data: write(type, rowsOf(type).at(-1)!) } }
    }
  const change = (type: string) =>
    withRow(type, (row, { body }) => {
      const document = (body ?? {}) as Document
      if (document.data?.type !== type || document.data.id !== row.id) return refuse(409, 'data.type or data.id is not that of the address') // oxfmt-ignore
      const given = read(type, document)
      if (typeof given === 'string') return refuse(422, given)
      const next = complete(type, { ...row, ...given }, today)
      return typeof next === 'string' ? refuse(422, next) : void Object.assign(row, next)
    })
  const remove = (type: string) =>
    withRow(type, row => {
      rowsOf(type).splice(rowsOf(type).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const decide = (status: string) => withRow('absences', row => row.status === 'requested' ? void Object.assign(row, { status, decidedOn: today }) : refuse(409, `The absence is ${String(row.status)}`)) // oxfmt-ignore

  const at = (path: string) => new RegExp(`^${BASE}/${path.replace(':id', String.raw`([\w-]+)`)}$`)
  const routes = Object.entries(RESOURCES).flatMap(([type, { lists, required, removable }]): Handler[] => [
    ['GET', at(type), list(type)],
    ['GET', at(`${type}/:id`), withRow(type)],
    ['PATCH', at(`${type}/:id`), change(type)],
    ...(required ? [['POST', at(type), add(type, required)] as Handler] : []),
    ...(removable ? [['DELETE', at(`${type}/:id`), remove(type)] as Handler] : []),
    ...Object.entries(lists).map(([name, { type: to, field }]): Handler => ['GET', at(`${type}/:id/${kebab(name)}`), withRow(type, (row, incoming) => page(to, rowsOf(to).filter(one => one[field] === row.id), incoming))]), // oxfmt-ignore
  ])
  const server = await listenJson(
    [
      ['GET', /^\/openapi\.json$/, () => ({ body: HOSTELSTAFF_DESCRIPTION })],
      ['POST', at('absences/:id/approve'), decide('approved')],
      ['POST', at('absences/:id/decline'), decide('declined')],
      ...routes,
    ],
    { errors: [{ status: '404', title: TITLES[404], detail: 'No such route' }] },
    port,
  )
  return { ...server, data, reset: createReset(data) }
}
