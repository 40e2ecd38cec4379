import { listenJson, type Handler, type Incoming, type Reply } from '../../../support/apis/listen-json.ts'
import { createReset, type Row } from '../records.ts'
import { createHrData, type HrData } from './data.ts'
import { HR_DESCRIPTION } from './description.ts'

type Kind = keyof HrData
type Given = Record<string, unknown>
const headers = { 'content-type': 'application/vnd.api+json' }
const refuse = (status: number, title: string): Reply => ({
  status,
  headers,
  body: { errors: [{ status: String(status), title }] },
})
const today = () => new Date().toISOString().slice(0, 10)

/** Relationships by their names: `director` is the row's `directorId`. */
const POINTERS: Record<Kind, Record<string, Kind>> = {
  locations: {},
  departments: { director: 'employees', location: 'locations' },
  positions: { department: 'departments' },
  employees: { department: 'departments', position: 'positions', location: 'locations', manager: 'employees' },
  absences: { employee: 'employees', approver: 'employees' },
  reviews: { employee: 'employees', reviewer: 'employees' },
}
/** What a new row has unless it is told, and what it must be told. */
const NEW: Partial<Record<Kind, { needed: string[]; make: (given: Given) => Given }>> = {
  positions: {
    needed: ['title', 'level', 'departmentId'],
    make: given => ({ salaryMin: 0, salaryMax: 0, isOpen: true, ...given }),
  },
  employees: {
    needed: ['firstName', 'lastName', 'email', 'departmentId', 'positionId'],
    make: given => ({ phone: null, contractType: 'permanent', weeklyHours: 38, annualSalary: 0, hiredOn: today(), locationId: '1', managerId: null, ...given, status: 'active', remainingLeaveDays: 25, leftOn: null }), // oxfmt-ignore
  },
  absences: {
    needed: ['absenceType', 'startsOn', 'endsOn', 'employeeId'],
    make: given => ({ comment: null, ...given, workingDays: workingDays(String(given.startsOn), String(given.endsOn)), status: 'requested', approverId: null }), // oxfmt-ignore
  },
  reviews: {
    needed: ['score', 'employeeId', 'reviewerId'],
    make: given => ({ reviewedOn: today(), promotionRecommended: false, summary: null, ...given }),
  },
}
/** Days from Monday to Friday, both ends included. */
function workingDays(from: string, to: string): number {
  let days = 0
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    if (![0, 6].includes(new Date(at).getUTCDay())) days++
  return days
}

/** A row as a JSON:API resource. */
function toResource(type: Kind, { id, ...rest }: Row) {
  const names = Object.keys(POINTERS[type])
  const attributes = Object.fromEntries(Object.entries(rest).filter(([key]) => !names.some(name => key === `${name}Id`))) // oxfmt-ignore
  const point = (name: string) => {
    const other = rest[`${name}Id`]
    return { data: other === null || other === undefined ? null : { type: POINTERS[type][name], id: other } }
  }
  return {
    type,
    id,
    attributes,
    ...(names.length > 0 && { relationships: Object.fromEntries(names.map(name => [name, point(name)])) }),
  }
}

/** Starts the HR system. `data` is what it serves and changes; `reset` puts it back. */
export async function startHr({ port = 0, clock = new Date() }: { port?: number; clock?: Date } = {}) {
  const data = createHrData(clock)
  const rowsOf = (type: Kind) => data[type] as unknown as Row[]
  const find = (type: Kind, id: unknown) => rowsOf(type).find(row => row.id === id)

  function included(type: Kind, rows: Row[], asked: string | null) {
    const wanted = Object.entries(POINTERS[type]).filter(([name]) => asked?.split(',').includes(name))
    const found = wanted.flatMap(([name, to]) =>
      rows
        .map(row => find(to, row[`${name}Id`]))
        .filter(row => row !== undefined)
        .map(row => toResource(to, row)),
    )
    const once = [...new Map(found.map(one => [`${one.type}/${String(one.id)}`, one])).values()]
    return wanted.length > 0 ? { included: once } : {}
  }

  const list =
    (type: Kind) =>
    ({ query, url }: Incoming): Reply => {
      const [number, size] = [Number(query.get('page[number]') ?? 1), Number(query.get('page[size]') ?? 20)]
      if (!(number >= 1 && size >= 1 && size <= 100)) return refuse(400, 'page[size] must be from 1 to 100')
      const filters = [...query].flatMap(([key, value]) => {
        const name = /^filter\[(\w+)\]$/.exec(key)?.[1]
        return name === undefined ? [] : [[name in POINTERS[type] ? `${name}Id` : name, value]]
      })
      const all = rowsOf(type).filter(row => filters.every(([name, value]) => String(row[name!]) === value))
      const rows = all.slice((number - 1) * size, number * size)
      const link = (to: number) => {
        const other = new URLSearchParams(query)
        other.set('page[number]', String(to))
        other.set('page[size]', String(size))
        return `${url.pathname}?${other.toString()}`
      }
      return {
        headers,
        body: {
          data: rows.map(row => toResource(type, row)),
          ...included(type, rows, query.get('include')),
          links: { self: link(number), next: number * size < all.length ? link(number + 1) : null },
          meta: { total: all.length },
        },
      }
    }
  const withRow =
    (type: Kind, answer: (row: Row, incoming: Incoming) => Reply | undefined = () => undefined) =>
    (incoming: Incoming): Reply => {
      const row = find(type, incoming.path[0])
      if (!row) return refuse(404, `There is no such ${type.slice(0, -1)}`)
      const done = answer(row, incoming)
      return done ?? { headers, body: { data: toResource(type, row), ...included(type, [row], incoming.query.get('include')) } } // oxfmt-ignore
    }
  /** The fields that a body tells, or why it cannot be taken. */
  function read(type: Kind, body: Incoming['body']): Given | string {
    const others: Given = {}
    for (const [name, { data: to }] of Object.entries(
      (body?.data?.relationships ?? {}) as Record<string, { data: { id?: unknown } | null }>,
    )) {
      // oxfmt-ignore
      const kind = POINTERS[type][name]
      if (kind === undefined) return `There is no relationship ${name}`
      if (to !== null && !find(kind, String(to.id))) return `${name} does not exist`
      others[`${name}Id`] = to === null ? null : String(to.id)
    }
    return { ...(body?.data?.attributes as Given), ...others }
  }
  const add =
    (type: Kind) =>
    ({ body }: Incoming): Reply => {
      const given = read(type, body)
      if (typeof given === 'string') return refuse(422, given)
      const { needed, make } = NEW[type]!
      const lacking = needed.find(name => given[name] === undefined || given[name] === null)
      if (lacking) return refuse(422, `${lacking.replace(/Id$/, '')} is required`)
      const row = { ...make(given), id: String(90_001 + rowsOf(type).length) }
      rowsOf(type).push(row)
      return { status: 201, headers, body: { data: toResource(type, row) } }
    }
  const change = (type: Kind) =>
    withRow(type, (row, { body }) => {
      const given = read(type, body)
      if (typeof given === 'string') return refuse(422, given)
      Object.assign(row, given)
      return undefined
    })
  const remove = (type: Kind) =>
    withRow(type, row => {
      rowsOf(type).splice(rowsOf(type).indexOf(row), 1)
      return { status: 204, body: null }
    })
  const decide = (status: string) =>
    withRow('absences', row => {
      if (row.status !== 'requested') return refuse(409, `The absence is ${String(row.status)}`)
      Object.assign(row, { status, approverId: find('employees', row.employeeId)?.managerId ?? null })
      return undefined
    })

  const one = (type: Kind, end = '') => new RegExp(String.raw`^/api/${type}/(\d+)${end}$`)
  const all = (type: Kind) => new RegExp(`^/api/${type}$`)
  const changing: Kind[] = ['departments', 'positions', 'employees', 'absences', 'reviews']
  const routes: Handler[] = [
    ['GET', /^\/openapi\.json$/, () => ({ body: HR_DESCRIPTION })],
    ...(Object.keys(POINTERS) as Kind[]).flatMap((type): Handler[] => [
      ['GET', all(type), list(type)],
      ['GET', one(type), withRow(type)],
    ]),
    ...(Object.keys(NEW) as Kind[]).map((type): Handler => ['POST', all(type), add(type)]),
    ...changing.map((type): Handler => ['PATCH', one(type), change(type)]),
    ...(['employees', 'absences', 'reviews'] as const).map((type): Handler => ['DELETE', one(type), remove(type)]),
    ['POST', one('absences', '/approve'), decide('approved')],
    ['POST', one('absences', '/decline'), decide('declined')],
  ]
  const server = await listenJson(routes, { errors: [{ status: '404', title: 'Not found' }] }, port)
  return { ...server, data, reset: createReset(data) }
}
