import { answers, choice, decimal, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { filterSchema, RESOURCES, type Link, type Resource, type Schema } from './resources.ts'

export const BASE = '/v1'
export const MEDIA = 'application/vnd.api+json'
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const uuid = () => text(undefined, { format: 'uuid' })
const identifier = (type: string) => record({ type: choice([type]), id: uuid() }, ['type', 'id'])
const linkage = ({ type, many, nullable }: Link) => record({ data: many ? listOf(identifier(type)) : { ...identifier(type), ...(nullable && { nullable }) } }) // oxfmt-ignore

/** A record, or what is sent of one. */
function shape(
  { attributes, links }: Resource,
  type: string,
  names: readonly string[],
  needed: readonly string[],
  withId: boolean,
): Schema {
  // oxfmt-ignore
  const part = (of: Record<string, object>) => {
    const own = names.filter(name => name in of)
    const required = needed.filter(name => name in of)
    return own.length > 0 ? record(Object.fromEntries(own.map(name => [name, of[name]])), required.length > 0 ? required : undefined) : undefined // oxfmt-ignore
  }
  const inner = { attributes: part(attributes), relationships: part(Object.fromEntries(Object.entries(links).map(([name, link]) => [name, linkage(link)]))) } // oxfmt-ignore
  const present = Object.entries(inner).filter(([, own]) => own)
  const required = ['type', ...(withId ? ['id'] : []), ...present.filter(([, own]) => own!.required).map(([name]) => name)] // oxfmt-ignore
  return record({ type: choice([type]), ...(withId && { id: uuid() }), ...Object.fromEntries(present) }, required)
}
const documentOf = (data: unknown) => record({ data }, ['data'])
const failure = (description: string) => answers(description, ref('errors'), MEDIA)

function pathsOf(resource: Resource, type: string): Record<string, object> {
  const { one, filters, sorts, add, needed = [], change, removable, actions = {} } = resource
  const tags = [type]
  const key = { parameters: [pathParameter('id', uuid())] }
  const missing = { 404: failure('Not found') }
  const found = { 200: answers(capital(one), documentOf(ref(one)), MEDIA), ...missing }
  const list = {
    tags,
    summary: `List ${type}`,
    operationId: `list_${type}`,
    parameters: [
      ...filters.map(name => queryParameter(`filter[${name}]`, filterSchema(resource, name))),
      queryParameter('sort', choice(sorts.flatMap(name => [name, `-${name}`])), 'Prefix with - for descending order'),
      queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 25 })),
      queryParameter('page[after]', text(), 'Cursor: `meta.page.next_cursor` of the page before'),
    ],
    responses: {
      200: answers(capital(type), record({ data: listOf(ref(one)), links: ref('page_links'), meta: ref('page_meta') }, ['data', 'links', 'meta']), MEDIA), // oxfmt-ignore
      400: failure('A parameter is wrong'),
    },
  }
  const post = add && {
    tags,
    summary: `Create ${an(one)}`,
    operationId: `create_${one}`,
    requestBody: requestBody(documentOf(shape(resource, type, add, needed, false)), MEDIA),
    responses: { 201: answers('Created', documentOf(ref(one)), MEDIA), 422: failure('A value is wrong') },
  }
  const patch = change && {
    tags,
    summary: `Update ${an(one)}`,
    operationId: `update_${one}`,
    ...key,
    requestBody: requestBody(documentOf(shape(resource, type, change, [], true)), MEDIA),
    responses: { ...found, 422: failure('A value is wrong') },
  }
  const drop = removable && { tags, summary: `Delete ${an(one)}`, operationId: `delete_${one}`, ...key, responses: { 204: { description: 'Deleted' }, ...missing, 409: failure('Still in use') } } // oxfmt-ignore
  return {
    [`/${type}`]: { get: list, ...(post && { post }) },
    [`/${type}/{id}`]: {
      get: { tags, summary: `Get ${an(one)}`, operationId: `get_${one}`, ...key, responses: found },
      ...(patch && { patch }),
      ...(drop && { delete: drop }),
    },
    ...Object.fromEntries(Object.entries(actions).map(([action, summary]) => [`/${type}/{id}/${action}`, { post: { tags, summary, operationId: action === 'mark_paid' ? 'mark_invoice_paid' : `${action}_${one}`, ...key, responses: { ...found, 409: failure('Not in its present status') } } }])), // oxfmt-ignore
  }
}

export const CLEANINGCO_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Brightmop API',
    version: '1.6.0',
    description: 'Brightmop cleans offices, clinics and warehouses. JSON:API with cursor pagination; amounts are in EUR, without VAT.', // oxfmt-ignore
  },
  servers: [{ url: BASE }],
  paths: Object.assign({}, ...Object.entries(RESOURCES).map(([type, one]) => pathsOf(one, type))) as Record<string, object>, // oxfmt-ignore
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(RESOURCES).map(([type, one]) => [one.one, shape(one, type, [...Object.keys(one.attributes), ...Object.keys(one.links)], [], true)])), // oxfmt-ignore
      money: record({ amount: decimal(), currency: text('ISO 4217', { example: 'EUR' }) }, ['amount', 'currency']),
      page_links: record({ self: text(), next: text('The next page', { nullable: true }) }),
      page_meta: record({ page: record({ size: whole(), has_more: { type: 'boolean' }, next_cursor: text(undefined, { nullable: true }) }) }), // oxfmt-ignore
      errors: record({ errors: listOf(record({ status: text(), title: text(), detail: text() })) }),
    },
  },
}
