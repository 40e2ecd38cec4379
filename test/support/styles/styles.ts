import { departmentOf, assigneeOf, departments, employees, projectOf, projects, tasks } from './team.ts'
import { offers, reads, type Served } from './serve.ts'

type Row = Record<string, unknown>
type Args = Record<string, unknown>

const schemaOf = (value: unknown): Row => {
  if (Array.isArray(value)) return { type: 'array', items: value.length ? schemaOf(value[0]) : {} }
  if (value === null) return { type: ['integer', 'null'] }
  if (typeof value === 'object')
    return {
      type: 'object',
      properties: Object.fromEntries(Object.entries(value as Row).map(([name, one]) => [name, schemaOf(one)])),
    }
  if (Number.isInteger(value)) return { type: 'integer' }
  return { type: typeof value }
}
/** The schema of an answer that looks like this one. */
const like = (answer: unknown) => schemaOf(answer)

const renamed = (rows: readonly object[], name: (words: string[]) => string): Row[] =>
  rows.map(row => Object.fromEntries(Object.entries(row).map(([key, value]) => [name(key.split('_')), value])))
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)
const camel = (words: string[]) => words.map((word, at) => (at ? capital(word) : word)).join('')
const pascal = (words: string[]) => words.map(word => (word === 'id' ? 'Id' : capital(word))).join('')

const TABLES: Record<string, readonly object[]> = { departments, employees, projects, tasks }
const each = (make: (name: string, rows: readonly object[]) => Served) =>
  Object.entries(TABLES).map(([name, rows]) => make(name, rows))
const number = (value: unknown, otherwise: number) => (value === undefined ? otherwise : Number(value))

/** Relations written out as objects. */
const nested = {
  departments: departments as readonly object[],
  employees: employees.map(({ department_id, manager_id, ...rest }) => ({
    ...rest,
    department: { id: department_id, name: departmentOf({ department_id } as never).name },
    manager: manager_id === null ? null : { id: manager_id },
  })),
  projects: projects as readonly object[],
  tasks: tasks.map(({ project_id: _p, assignee_id, ...rest }, at) => ({
    ...rest,
    project: { id: tasks[at]!.project_id, name: projectOf(tasks[at]!).name },
    assignee: { id: assignee_id, email: assigneeOf(tasks[at]!).email },
  })),
} as Record<string, readonly object[]>

/** Relations by what people know records by. */
const natural = {
  departments: departments.map(({ name }) => ({ name, floor: name.length })),
  employees: employees.map(({ department_id: _d, manager_id, id: _id, ...rest }, at) => ({
    ...rest,
    department: departmentOf(employees[at]!).name,
    manager: employees.find(e => e.id === manager_id)?.email ?? null,
  })),
  projects: projects.map(({ id: _id, ...rest }) => ({ code: `PRJ-${rest.name.slice(0, 3).toUpperCase()}`, ...rest })),
  tasks: tasks.map(({ project_id: _p, assignee_id: _a, ...rest }, at) => ({
    ...rest,
    project_code: `PRJ-${projectOf(tasks[at]!).name.slice(0, 3).toUpperCase()}`,
    assignee_email: assigneeOf(tasks[at]!).email,
  })),
} as Record<string, readonly object[]>

const pageArgs = { page: { type: 'integer' }, per_page: { type: 'integer' } }

/** The team's records in the styles that interfaces are written in. */
export const STYLES: Record<string, Served[]> = {
  'bare arrays in snake_case': each((name, rows) => reads('team', `/${name}`, () => rows, like(rows))),
  'camelCase with a cursor': each((name, table) => {
    const rows = renamed(table, camel)
    const answer = ({ cursor, limit }: Args) => {
      const [from, size] = [number(cursor, 0), Math.min(number(limit, 20), 25)]
      return { data: rows.slice(from, from + size), nextCursor: from + size < rows.length ? String(from + size) : null }
    }
    return reads('team', `/v1/${name}`, answer, like({ data: rows, nextCursor: '' }), {
      cursor: { type: 'string' },
      limit: { type: 'integer', maximum: 100 },
    })
  }),
  'PascalCase calls of procedures': each((name, table) => {
    const rows = renamed(table, pascal)
    const answer = ({ PageNumber, PageSize }: Args) => {
      const size = Math.min(number(PageSize, 10), 50)
      const from = (number(PageNumber, 1) - 1) * size
      return { [capital(name)]: rows.slice(from, from + size), TotalCount: rows.length }
    }
    return reads('team', `/api/GetAll${capital(name)}`, answer, like({ [capital(name)]: rows, TotalCount: 1 }), {
      PageNumber: { type: 'integer' },
      PageSize: { type: 'integer' },
    })
  }),
  'pages that count from 0 (Spring)': each((name, table) => {
    const rows = renamed(table, camel)
    const answer = ({ page, size }: Args) => {
      const [at, per] = [number(page, 0), Math.min(number(size, 20), 40)]
      return {
        content: rows.slice(at * per, (at + 1) * per),
        totalElements: rows.length,
        totalPages: Math.ceil(rows.length / per),
        number: at,
        size: per,
      }
    }
    return reads(
      'team',
      `/rest/${name}`,
      answer,
      like({ content: rows, totalElements: 1, totalPages: 1, number: 0, size: 20 }),
      { page: { type: 'integer' }, size: { type: 'integer' } },
    )
  }),
  'pages that count from 0 and do not say so': each((name, rows) => {
    const answer = ({ page, per_page }: Args) => {
      const [at, per] = [number(page, 0), Math.min(number(per_page, 10), 30)]
      return rows.slice(at * per, (at + 1) * per)
    }
    return reads('team', `/${name}`, answer, like(rows), pageArgs)
  }),
  'JSON:API': each((name, rows) => {
    const resources = rows.map(row => {
      const { id, ...rest } = row as Row
      const attributes = Object.fromEntries(Object.entries(rest).filter(([key]) => !key.endsWith('_id')))
      const links = Object.entries(rest).filter(([key]) => key.endsWith('_id'))
      return {
        type: name,
        id: String(id),
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([key, value]) => [key.replaceAll('_', '-'), value]),
        ),
        relationships: Object.fromEntries(
          links.map(([key, value]) => [
            key.slice(0, -3),
            { data: value === null ? null : { type: 'x', id: String(value) } },
          ]),
        ),
      }
    })
    const answer = (args: Args) => {
      const [at, per] = [number(args['page[number]'], 1), Math.min(number(args['page[size]'], 10), 50)]
      const rest = at * per < rows.length
      return {
        data: resources.slice((at - 1) * per, at * per),
        links: { next: rest ? `/${name}?page[number]=${at + 1}&page[size]=${per}` : null },
        jsonapi: { version: '1.1' },
      }
    }
    return reads(
      'team',
      `/${name}`,
      answer,
      like({ data: resources.slice(-1), links: { next: '' }, jsonapi: { version: '' } }),
      {
        'page[number]': { type: 'integer' },
        'page[size]': { type: 'integer' },
      },
    )
  }),
  HAL: each((name, rows) => {
    const resources = rows.map(row => {
      const { id, ...rest } = row as Row
      const own = Object.entries(rest).filter(([key]) => !key.endsWith('_id'))
      const links = Object.entries(rest).filter(([key, value]) => key.endsWith('_id') && value !== null)
      const to: Record<string, string> = {
        project: 'projects',
        assignee: 'employees',
        manager: 'employees',
        department: 'departments',
      }
      return {
        ...Object.fromEntries(own),
        _links: {
          self: { href: `/${name}/${String(id)}` },
          ...Object.fromEntries(
            links.map(([key, value]) => [key.slice(0, -3), { href: `/${to[key.slice(0, -3)]}/${String(value)}` }]),
          ),
        },
      }
    })
    const answer = ({ offset, limit }: Args) => {
      const [from, per] = [number(offset, 0), Math.min(number(limit, 10), 35)]
      const next =
        from + per < rows.length
          ? { next: { href: `https://team.example/${name}?offset=${from + per}&limit=${per}` } }
          : {}
      return {
        _embedded: { [name]: resources.slice(from, from + per) },
        _links: { self: { href: `/${name}` }, ...next },
        count: Math.min(per, rows.length - from),
      }
    }
    return reads(
      'team',
      `/${name}`,
      answer,
      like({ _embedded: { [name]: resources.slice(-1) }, _links: { self: { href: '' } }, count: 1 }),
      { offset: { type: 'integer' }, limit: { type: 'integer' } },
    )
  }),
  OData: each((name, table) => {
    const rows = renamed(table, pascal)
    const answer = (args: Args) => {
      const from = number(args.$skip, 0)
      const to = from + Math.min(number(args.$top, 20), 20)
      return {
        '@odata.context': '$metadata',
        value: rows.slice(from, to),
        ...(to < rows.length && { '@odata.nextLink': `https://team.example/odata/${capital(name)}?$skip=${to}` }),
      }
    }
    return reads(
      'team',
      `/odata/${capital(name)}`,
      answer,
      like({ '@odata.context': '', value: rows, '@odata.nextLink': '' }),
      {
        $skip: { type: 'integer' },
        $top: { type: 'integer' },
        $filter: { type: 'string' },
      },
    )
  }),
  'connections of GraphQL': each((name, table) => {
    const rows = renamed(table, camel)
    const answer = ({ first, after }: Args) => {
      const from = after === undefined ? 0 : Number(String(after).slice(1))
      const to = from + Math.min(number(first, 10), 25)
      const edges = rows.slice(from, to).map((node, at) => ({ cursor: `c${from + at + 1}`, node }))
      return {
        data: {
          [name]: { edges, pageInfo: { hasNextPage: to < rows.length, endCursor: `c${Math.min(to, rows.length)}` } },
        },
      }
    }
    const output = like({
      data: {
        [name]: { edges: rows.map(node => ({ cursor: '', node })), pageInfo: { hasNextPage: true, endCursor: '' } },
      },
    })
    return reads('team', `/${name}`, answer, output, { first: { type: 'integer' }, after: { type: 'string' } })
  }),
  'records by their keys': each((name, rows) => {
    const map = Object.fromEntries(
      rows.map(row => [
        String((row as Row).id),
        Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id')),
      ]),
    )
    return reads('team', `/${name}`, () => map, {
      type: 'object',
      additionalProperties: schemaOf(Object.values(map)[3] ?? Object.values(map)[0]),
    })
  }),
  'answers that nobody described': each((name, rows) =>
    reads('team', `/${name}`, () => ({ status: 'success', result: rows })),
  ),
  'tools of an MCP server without schemas': each((name, rows) =>
    offers(
      'team',
      `list_${name}`,
      ({ limit, offset }) => rows.slice(number(offset, 0), number(offset, 0) + Math.min(number(limit, 20), 50)),
      undefined,
      { limit: { type: 'integer', default: 20 }, offset: { type: 'integer', default: 0 } },
    ),
  ),
  'tools of an MCP server with schemas': each((name, rows) =>
    offers('team', `get_${name}`, () => ({ result: rows }), like({ result: rows })),
  ),
  'related records as objects': each((name, _rows) =>
    reads(
      'team',
      `/${name}`,
      () => ({ items: nested[name], total: nested[name]!.length }),
      like({ items: nested[name]!.slice(-1), total: 1 }),
    ),
  ),
  'keys that people know': each((name, _rows) =>
    reads('team', `/${name}`, () => natural[name], like(natural[name]!.slice(-1))),
  ),
  'tasks of one project at a time': [
    ...each((name, rows) => reads('team', `/${name}`, () => rows, like(rows))).filter(
      one => !one.record.path.endsWith('tasks'),
    ),
    reads(
      'team',
      '/projects/{projectId}/tasks',
      ({ projectId }) => tasks.filter(t => t.project_id === projectId).map(({ project_id: _p, ...task }) => task),
      like(tasks.map(({ project_id: _p, ...task }) => task)),
    ),
  ],
  'numbers and moments as texts and seconds': each((name, table) => {
    const rows = table.map(row =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) =>
          key === 'hired_on' || key === 'due_date'
            ? [key.replace('_on', '_at').replace('_date', '_at'), Date.parse(`${String(value)}T12:00:00Z`) / 1000]
            : ['salary', 'hours', 'budget'].includes(key)
              ? [key, Number(value).toFixed(2)]
              : [key, value],
        ),
      ),
    )
    return reads('team', `/${name}`, () => rows, like(rows))
  }),
}
