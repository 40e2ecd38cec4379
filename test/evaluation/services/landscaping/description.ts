import { answers, choice, date, listOf, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { LAND_ACTIONS, LAND_PARTS, LAND_RESOURCES, wordsOf, type LandResource } from './resources.ts'

const link = () => text(undefined, { nullable: true, format: 'uri' })
const idOf = (model: string) => ({ in: 'path', name: 'id', schema: whole(), description: `A unique integer value identifying this ${model.toLowerCase()}.`, required: true }) // oxfmt-ignore

function schemasOf({ model, fields, readOnly, required, writes }: LandResource): [string, object][] {
  const locked = (one: object) => ('$ref' in one ? { allOf: [one], readOnly: true } : { ...one, readOnly: true })
  const answered = Object.entries(fields).map(([name, one]) => [name, readOnly.includes(name) ? locked(one) : one])
  const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => !readOnly.includes(name)))
  return [
    [model, record({ id: whole(undefined, { readOnly: true }), ...Object.fromEntries(answered) }, ['id', ...readOnly, ...required])], // oxfmt-ignore
    ...(writes.includes('create') ? [[`${model}Request`, record(sent, required)] as [string, object]] : []),
    [`Patched${model}Request`, record(sent)],
    [`Paginated${model}List`, record({ count: whole(), next: link(), previous: link(), results: listOf(ref(model)) }, ['count', 'results'])], // oxfmt-ignore
  ]
}

function pathsOf(path: string, resource: LandResource): [string, object][] {
  const { model, about, fields, filters, days, search, ordering, writes } = resource
  const said = (verb: string) => ({ operationId: `${path}_${verb}`, description: about, tags: [path] })
  const filterOf = (name: string) => {
    const words = wordsOf(fields[name])
    return queryParameter(name, words ? choice(words) : { type: fields[name]!.type })
  }
  const parameters = [
    ...filters.map(filterOf),
    ...days.flatMap(name => [queryParameter(`${name}_after`, date(), 'That day or later'), queryParameter(`${name}_before`, date(), 'That day or earlier')]), // oxfmt-ignore
    queryParameter('limit', whole(undefined, { default: 25, maximum: 100 }), 'Number of results to return per page.'),
    queryParameter('offset', whole(undefined, { default: 0 }), 'The initial index from which to return the results.'),
    queryParameter('ordering', choice(ordering.flatMap(name => [name, `-${name}`])), 'Which field to use when ordering the results.'), // oxfmt-ignore
    queryParameter('search', text(), `A search term, looked for in ${search.join(', ')}.`),
  ]
  const id = idOf(model)
  const found = { 200: answers('', ref(model)) }
  return [
    [
      `/api/${path}/`,
      {
        get: { ...said('list'), parameters, responses: { 200: answers('', ref(`Paginated${model}List`)) } },
        ...(writes.includes('create') && { post: { ...said('create'), requestBody: requestBody(ref(`${model}Request`)), responses: { 201: answers('', ref(model)) } } }), // oxfmt-ignore
      },
    ],
    [
      `/api/${path}/{id}/`,
      {
        get: { ...said('retrieve'), parameters: [id], responses: found },
        ...(writes.includes('partial_update') && { patch: { ...said('partial_update'), parameters: [id], requestBody: requestBody(ref(`Patched${model}Request`)), responses: found } }), // oxfmt-ignore
        ...(writes.includes('destroy') && { delete: { ...said('destroy'), parameters: [id], responses: { 204: { description: 'No response body' } } } }), // oxfmt-ignore
      },
    ],
  ]
}
const act = ([path, verb, description]: (typeof LAND_ACTIONS)[number]): [string, object] => {
  const { model } = LAND_RESOURCES[path]!
  return [`/api/${path}/{id}/${verb}/`, { post: { operationId: `${path}_${verb}`, description, tags: [path], parameters: [idOf(model)], responses: { 200: answers('', ref(model)) } } }] // oxfmt-ignore
}

/** A gardening and landscaping firm as drf-spectacular describes it: `count`, `next` and `results`, `limit` and `offset`. */
export const LANDSCAPING_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Thornbury Gardens API', version: '3.2.0', description: 'Garden care and landscaping: clients, gardens, quotes, jobs, gardeners, materials and invoices.' }, // oxfmt-ignore
  paths: Object.fromEntries([
    ...Object.entries(LAND_RESOURCES).flatMap(([path, one]) => pathsOf(path, one)),
    ...LAND_ACTIONS.map(act),
  ]),
  components: { schemas: { ...Object.fromEntries(Object.values(LAND_RESOURCES).flatMap(schemasOf)), ...LAND_PARTS } },
}
