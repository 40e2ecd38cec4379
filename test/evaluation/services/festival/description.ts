import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { MUSIC } from './data.ts'

type Fields = Record<string, object>
const KINDS: Record<string, [plural: string, fields: Fields, relations: string[]]> = {
  Band: ['bands', { name: text(), genre: choice(MUSIC), country: text(), fee: decimal(), founded: whole() }, []],
  Stage: ['stages', { name: text(), capacity: whole(), indoor: flag() }, []],
  Performance: ['performances', { date: date(), minutes: whole(), soundchecked: flag(), visitors: whole() }, ['band', 'stage']], // oxfmt-ignore
}
const STAMPS = { createdAt: moment(), updatedAt: moment(), publishedAt: moment() }
/** What is told of a relation: the keys and nothing that the other record has. */
const related = () => record({ data: record({ id: decimal(), attributes: { type: 'object' } }) })
const each = (names: string[], make: (name: string) => object) => Object.fromEntries(names.map(name => [name, make(name)])) // oxfmt-ignore
const PAGE = [
  queryParameter('sort', text('Sort by attributes ascending (asc) or descending (desc)')),
  queryParameter('pagination[withCount]', flag('Return page/pageSize (default: true)')),
  queryParameter('pagination[page]', whole('Page number (default: 0)')),
  queryParameter('pagination[pageSize]', whole('Page size (default: 25)')),
  queryParameter('fields', text('Fields to return (ex: title,author)')),
  queryParameter('populate', text('Relations to return')),
  { ...queryParameter('filters', record({}), 'Filters to apply'), style: 'deepObject' },
]
const pathsOf = (kind: string) => {
  const [plural] = KINDS[kind]!
  const id = pathParameter('id', decimal())
  const common = { tags: [kind] }
  const one = { 200: answers('OK', ref(`${kind}Response`)) }
  const body = requestBody(ref(`${kind}Request`))
  return {
    [`/${plural}`]: {
      get: { ...common, operationId: `get/${plural}`, parameters: PAGE, responses: { 200: answers('OK', ref(`${kind}ListResponse`)) } }, // oxfmt-ignore
      post: { ...common, operationId: `post/${plural}`, requestBody: body, responses: one },
    },
    [`/${plural}/{id}`]: {
      get: { ...common, operationId: `get/${plural}/{id}`, parameters: [id], responses: one },
      put: { ...common, operationId: `put/${plural}/{id}`, parameters: [id], requestBody: body, responses: one },
      delete: { ...common, operationId: `delete/${plural}/{id}`, parameters: [id], responses: { 200: answers('OK', whole()) } }, // oxfmt-ignore
    },
  }
}
const schemasOf = (kind: string) => {
  const [, fields, relations] = KINDS[kind]!
  const data = ref(`${kind}ResponseDataObject`)
  const meta = record({ pagination: record({ page: whole(), pageSize: whole(), pageCount: whole(), total: whole() }) })
  const key = () => ({ oneOf: [whole(), text()], example: 'string or id' })
  return {
    [kind]: record({ ...fields, ...each(relations, related), ...STAMPS }),
    [`${kind}ResponseDataObject`]: record({ id: decimal(), attributes: ref(kind) }),
    [`${kind}Response`]: record({ data, meta: { type: 'object' } }),
    [`${kind}ListResponse`]: record({ data: listOf(data), meta }),
    [`${kind}Request`]: record({ data: record({ ...fields, ...each(relations, key) }) }, ['data']),
  }
}

/** A music festival as Strapi's documentation plugin describes it: attributes, relations only when they are asked for. */
export const FESTIVAL_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'DOCUMENTATION', version: '1.0.0' },
  servers: [{ url: '/api' }],
  paths: Object.assign({}, ...Object.keys(KINDS).map(pathsOf)) as object,
  components: { schemas: Object.assign({}, ...Object.keys(KINDS).map(schemasOf)) as object },
}
