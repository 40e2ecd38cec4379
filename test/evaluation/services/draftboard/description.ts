import { choice, listOf, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { PAGE_SIZE, RESOURCES, type DraftResource } from './resources.ts'

const MEDIA = 'application/vnd.api+json'
const content = (schema: object) => ({ content: { [MEDIA]: { schema } } })
const spoken = (name: string) => name.replaceAll('_', ' ')
/** `time_log` is TimeLog. */
const schemaName = (name: string) => name.split('_').map(word => word[0]!.toUpperCase() + word.slice(1)).join('') // oxfmt-ignore
const failed = (description: string) => ({ description, ...content(ref('Errors')) })
const id = pathParameter('id', text())

const linkTo = (type: string, description?: string) =>
  record({ data: { ...record({ type: choice([type]), id: text() }, ['type', 'id']), nullable: true, ...(description !== undefined && { description }) } }, ['data']) // oxfmt-ignore
const linksOf = ({ relationships }: DraftResource) =>
  Object.fromEntries(Object.entries(relationships).map(([name, one]) => [name, linkTo(one.type, one.description)]))

/** The schemas of a kind: its attributes, and the resource around them. */
function schemasOf(type: string, resource: DraftResource): [string, object][] {
  const links = linksOf(resource)
  const name = schemaName(resource.one)
  const own = { attributes: ref(`${name}Attributes`), ...(Object.keys(links).length > 0 && { relationships: record(links) }) } // oxfmt-ignore
  return [
    [`${name}Attributes`, record(resource.attributes)],
    [name, record({ type: choice([type]), id: text(), ...own }, ['type', 'id', 'attributes'])],
  ]
}

/** The document that a POST or a PATCH sends. */
function bodyOf(type: string, resource: DraftResource, isNew: boolean) {
  const { attributes, relationships, required = [], readOnly = [] } = resource
  const kept = Object.fromEntries(Object.entries(attributes).filter(([name]) => !readOnly.includes(name)))
  const needed = (of: object) => (isNew ? required.filter(name => name in of) : [])
  const part = (of: Record<string, object>) => record(of, needed(of).length > 0 ? needed(of) : undefined)
  const links = linksOf(resource)
  const data = {
    type: choice([type]),
    ...(!isNew && { id: text() }),
    attributes: part(kept),
    ...(Object.keys(relationships).length > 0 && { relationships: part(links) }),
  }
  return { required: true, ...content(record({ data: record(data, ['type', ...(isNew ? ['attributes'] : ['id']), ...(needed(links).length > 0 ? ['relationships'] : [])]) }, ['data'])) } // oxfmt-ignore
}

function pathsOf(type: string, resource: DraftResource): [string, object][] {
  const { one, attributes, relationships, filters, sorts, required, removable } = resource
  const name = spoken(one)
  const document = content(record({ data: ref(schemaName(one)) }, ['data']))
  const missing = { 404: failed('Not found') }
  const common = (verb: string, summary: string, many = false) => ({ tags: [type], operationId: `${verb}_${many ? type : one}`, summary }) // oxfmt-ignore
  const included = queryParameter('include', text(undefined, { example: Object.keys(relationships).join(',') }), 'Related records to send along') // oxfmt-ignore
  const include = Object.keys(relationships).length > 0 ? [included] : []
  const filterOf = (filter: string) =>
    filter in attributes
      ? queryParameter(`filter[${filter}]`, attributes[filter])
      : queryParameter(`filter[${filter}]`, text(), `Id of the ${filter}`)
  const page = record({
    data: listOf(ref(schemaName(one))),
    meta: record({ total_count: whole(), page_count: whole(), page_number: whole() }),
    links: record({ next: text(undefined, { nullable: true }), prev: text(undefined, { nullable: true }) }),
  })
  return [
    [
      `/${type}`,
      {
        get: {
          ...common('list', `List ${spoken(type)}`, true),
          parameters: [
            ...filters.map(filterOf),
            queryParameter('sort', choice(sorts.flatMap(sort => [sort, `-${sort}`]))),
            ...include,
            queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
            queryParameter('page[size]', PAGE_SIZE),
          ],
          responses: { 200: { description: `A page of ${spoken(type)}`, ...content(page) }, 400: failed('Bad request') }, // oxfmt-ignore
        },
        ...(required && {
          post: {
            ...common('create', `Create a ${name}`),
            requestBody: bodyOf(type, resource, true),
            responses: { 201: { description: 'Created', ...document }, 422: failed('Invalid') },
          },
        }),
      },
    ],
    [
      `/${type}/{id}`,
      {
        get: { ...common('get', `Get a ${name}`), parameters: [id, ...include], responses: { 200: { description: 'OK', ...document }, ...missing } }, // oxfmt-ignore
        ...(required && {
          patch: {
            ...common('update', `Update a ${name}`),
            parameters: [id],
            requestBody: bodyOf(type, resource, false),
            responses: { 200: { description: 'OK', ...document }, ...missing, 422: failed('Invalid') },
          },
        }),
        ...(removable && {
          delete: { ...common('delete', `Delete a ${name}`), parameters: [id], responses: { 204: { description: 'Deleted' }, ...missing } }, // oxfmt-ignore
        }),
      },
    ],
  ]
}

const each = Object.entries(RESOURCES)
/** The task tracker of an architects' office: JSON:API in snake_case, text ids, numbered pages. */
export const DRAFTBOARD_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Draftboard',
    version: '1.6.0',
    description: 'Projects, milestones, tasks and time logs of Teague Marlow Architects. Follows JSON:API 1.1.',
  },
  servers: [{ url: '/v1' }],
  tags: each.map(([name]) => ({ name })),
  paths: Object.fromEntries(each.flatMap(([type, one]) => pathsOf(type, one))),
  components: {
    schemas: {
      ...Object.fromEntries(each.flatMap(([type, one]) => schemasOf(type, one))),
      Errors: record({ errors: listOf(record({ status: text(), title: text(), detail: text() })) }),
    },
  },
}
