import { listOf, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { kebab, RESOURCES, type Resource } from './resources.ts'

const content = (schema: object) => ({ content: { 'application/vnd.api+json': { schema } } })
const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
const id = pathParameter('id', text(undefined, { examples: ['1001'] }))
const identifier = (type: string) => record({ type: { type: 'string', const: type }, id: text() }, ['type', 'id'])
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const PAGING = ['page-number', 'page-size'].map(name => ({ $ref: `#/components/parameters/${name}` }))
const kebabKeys = <T>(entries: [string, T][]) => Object.fromEntries(entries.map(([name, value]) => [kebab(name), value])) // oxfmt-ignore

/** Attributes and links with these names, as they are written in a body. */
function bodyOf(type: string, { kind, attributes, links, writable }: Resource, required?: readonly string[]) {
  const own = writable.filter(name => name in attributes)
  const others = writable.filter(name => name in links)
  const isNeeded = (name: string) => required?.includes(name) ?? false
  const needed = (names: string[]) => (names.some(isNeeded) ? names.filter(isNeeded).map(kebab) : undefined)
  const linked = (name: string) => (isNeeded(name) ? identifier(links[name]!.type) : nullable(identifier(links[name]!.type))) // oxfmt-ignore
  const data = record(
    {
      type: { type: 'string', const: type },
      ...(!required && { id: text() }),
      attributes: record(kebabKeys(own.map(name => [name, attributes[name]!])), needed(own)),
      ...(others.length > 0 && {
        relationships: record(kebabKeys(others.map(name => [name, record({ data: linked(name) }, ['data'])])), needed(others)), // oxfmt-ignore
      }),
    },
    required ? ['type', 'attributes', ...(others.some(isNeeded) ? ['relationships'] : [])] : ['type', 'id'],
  )
  return { [`${kind}${required ? 'Create' : 'Update'}`]: record({ data }, ['data']) }
}
const nullable = (schema: object) => ({ oneOf: [schema, { type: 'null' }] })

function schemasOf(type: string, resource: Resource): Record<string, object> {
  const { kind, attributes, links, lists, required } = resource
  const related = record({ related: text(undefined, { format: 'uri-reference' }) })
  const one = Object.entries(links).map(([name, { type: to }]): [string, object] => [name, record({ links: related, data: nullable(identifier(to)) })]) // oxfmt-ignore
  const many = Object.keys(lists).map((name): [string, object] => [name, record({ links: related })])
  return {
    [kind]: record(
      {
        type: { type: 'string', const: type },
        id: text(),
        attributes: record(kebabKeys(Object.entries(attributes))),
        relationships: record(kebabKeys([...one, ...many])),
        links: record({ self: text(undefined, { format: 'uri-reference' }) }),
      },
      ['type', 'id', 'attributes'],
    ),
    ...(required && bodyOf(type, resource, required)),
    ...bodyOf(type, resource),
  }
}

const documented = (kind: string) => ({ description: 'OK', ...content(record({ data: ref(kind), included: listOf({ type: 'object' }) }, ['data'])) }) // oxfmt-ignore
const collection = (kind: string) => ({
  200: {
    description: 'OK',
    ...content(record({ data: listOf(ref(kind)), included: listOf({ type: 'object' }), links: ref('PageLinks'), meta: ref('PageMeta') }, ['data'])), // oxfmt-ignore
  },
  400: response('BadRequest'),
})

function pathsOf(type: string, resource: Resource): Record<string, object> {
  const { kind, attributes, links, lists, filters, sorts, required, removable } = resource
  const one = kind.toLowerCase()
  const tags = [type.charAt(0).toUpperCase() + type.slice(1)]
  const include = queryParameter('include', text(undefined, { enum: Object.keys(links).map(kebab) }), 'Related resource to include') // oxfmt-ignore
  const found = { 200: documented(kind), 404: response('NotFound') }
  const body = (name: string) => ({ required: true, ...content(ref(name)) })
  const list = {
    tags,
    summary: `List ${type}`,
    operationId: `list-${type}`,
    parameters: [
      // oxfmt-ignore
      ...filters.map(name => name in links ? queryParameter(`filter[${kebab(name)}]`, text(), `ID of the ${name}`) : queryParameter(`filter[${kebab(name)}]`, { ...attributes[name] })),
      queryParameter('sort', text(undefined, { enum: sorts.flatMap(name => [kebab(name), `-${kebab(name)}`]) })),
      include,
      ...PAGING,
    ],
    responses: collection(kind),
  }
  return {
    [`/${type}`]: {
      get: list,
      ...(required && { post: { tags, summary: `Create ${an(one)}`, operationId: `create-${one}`, requestBody: body(`${kind}Create`), responses: { 201: documented(kind), 422: response('Unprocessable') } } }), // oxfmt-ignore
    },
    [`/${type}/{id}`]: {
      get: { tags, summary: `Get ${an(one)}`, operationId: `get-${one}`, parameters: [id, include], responses: found }, // oxfmt-ignore
      patch: { tags, summary: `Update ${an(one)}`, operationId: `update-${one}`, parameters: [id], requestBody: body(`${kind}Update`), responses: { ...found, 422: response('Unprocessable') } }, // oxfmt-ignore
      ...(removable && { delete: { tags, summary: `Delete ${an(one)}`, operationId: `delete-${one}`, parameters: [id], responses: { 204: { description: 'Deleted' }, 404: response('NotFound') } } }), // oxfmt-ignore
    },
    // oxfmt-ignore
    ...Object.fromEntries(Object.entries(lists).map(([name, { type: to, summary }]) => [`/${type}/{id}/${kebab(name)}`, { get: { tags, summary, operationId: `list-${one}-${kebab(name)}`, parameters: [id, ...PAGING], responses: { ...collection(RESOURCES[to]!.kind), 404: response('NotFound') } } }])),
  }
}

const decide = (verb: string) => ({
  post: { tags: ['Absences'], summary: `${verb === 'approve' ? 'Approve' : 'Decline'} a requested absence`, operationId: `${verb}-absence`, parameters: [id], responses: { 200: documented('Absence'), 404: response('NotFound'), 409: response('Conflict') } }, // oxfmt-ignore
})
const failure = (description: string) => ({ description, ...content(ref('Errors')) })
const resources = Object.entries(RESOURCES)

/** The staff system of a charity that runs hostels: JSON:API in kebab-case, numbered pages, relationships and links. */
export const HOSTELSTAFF_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Lantern Housing Trust Staff API', version: '1.6.0', description: 'Hostels, employees, absences, shifts, trainings and vacancies, as JSON:API 1.1.' }, // oxfmt-ignore
  servers: [{ url: '/api/v1' }],
  paths: {
    ...(Object.assign({}, ...resources.map(([type, one]) => pathsOf(type, one))) as Record<string, object>),
    '/absences/{id}/approve': decide('approve'),
    '/absences/{id}/decline': decide('decline'),
  },
  components: {
    parameters: {
      'page-number': queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
      'page-size': queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    },
    schemas: {
      ...(Object.assign({}, ...resources.map(([type, one]) => schemasOf(type, one))) as Record<string, object>),
      PageLinks: record(Object.fromEntries(['self', 'first', 'last', 'prev', 'next'].map(name => [name, { type: ['string', 'null'] }]))), // oxfmt-ignore
      PageMeta: record({ 'total-count': whole(), 'total-pages': whole() }),
      Errors: record({ errors: listOf(record({ status: text(), title: text(), detail: text() })) }),
    },
    responses: {
      BadRequest: failure('A parameter is invalid'),
      NotFound: failure('There is no such resource'),
      Conflict: failure('The resource is in another state'),
      Unprocessable: failure('The document is invalid'),
    },
  },
}
