import { answers, choice, date, listOf, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { COT_PARTS, COT_RESOURCES, told, wordsOf, type CotResource, type Fields } from './resources.ts'

const idOf = (model: string) => ({ in: 'path', name: 'id', schema: whole(), description: `A unique integer value identifying this ${model.toLowerCase()}.`, required: true }) // oxfmt-ignore
const link = (page: number) => text(undefined, { nullable: true, format: 'uri', example: `http://api.example.org/accounts/?page=${page}` }) // oxfmt-ignore

/** A record as it is answered, what is sent to make it or to change it, and a page of them. */
function schemasOf({ model, fields, readOnly, required, writes }: CotResource): [string, object][] {
  const fixed = (one: object) => ('$ref' in one ? { allOf: [one], readOnly: true } : { ...one, readOnly: true })
  const answered = Object.entries(fields).map(([name, one]) => [name, readOnly.includes(name) ? fixed(one) : one])
  const sent: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => !readOnly.includes(name)))
  return [
    [model, record({ id: whole(undefined, { readOnly: true }), ...Object.fromEntries(answered) }, ['id', ...readOnly, ...required])], // oxfmt-ignore
    ...(writes.includes('create') ? [[`${model}Request`, record(sent, required)] as [string, object]] : []),
    ...(writes.includes('partial_update') ? [[`Patched${model}Request`, record(sent)] as [string, object]] : []),
    [`Paginated${model}List`, record({ count: whole(undefined, { example: 123 }), next: link(4), previous: link(2), results: listOf(ref(model)) }, ['count', 'results'])], // oxfmt-ignore
  ]
}

const filterOf = (name: string, field: Record<string, unknown>) => {
  const words = wordsOf(field)
  if (words) return queryParameter(name, choice(words), told(words))
  if (field.type === 'array') return { ...queryParameter(name, field, 'Several may be given: any of them.'), explode: true, style: 'form' } // oxfmt-ignore
  const { type, format } = field
  return queryParameter(name, { type, ...(format !== undefined && format !== 'email' && { format }) })
}
const boundsOf = (name: string, { format, type }: Record<string, unknown>) =>
  format === 'date'
    ? [queryParameter(`${name}_after`, date()), queryParameter(`${name}_before`, date())]
    : [`${name}_min`, `${name}_max`].map(bound => queryParameter(bound, { type: type === 'integer' ? type : 'number' }))

function pathsOf(
  path: string,
  { model, about, fields, filters, ranges, search, ordering, writes }: CotResource,
): [string, object][] {
  // oxfmt-ignore
  const id = idOf(model)
  const said = (verb: string) => ({ operationId: `${path}_${verb}`, description: about, tags: [path] })
  const parameters = [
    ...filters.map(name => filterOf(name, fields[name]!)),
    ...ranges.flatMap(name => boundsOf(name, fields[name]!)),
    queryParameter('ordering', text(), `Which field to use when ordering the results. One of ${ordering.join(', ')}.`),
    queryParameter('page', whole(), 'A page number within the paginated result set.'),
    queryParameter('page_size', whole(), 'Number of results to return per page.'),
    ...(search.length > 0 ? [queryParameter('search', text(), 'A search term.')] : []),
  ].toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const found = { 200: answers('', ref(model)) }
  const create = { ...said('create'), requestBody: requestBody(ref(`${model}Request`)), responses: { 201: answers('', ref(model)) } } // oxfmt-ignore
  const patch = { ...said('partial_update'), parameters: [id], requestBody: { content: requestBody(ref(`Patched${model}Request`)).content }, responses: found } // oxfmt-ignore
  const drop = { ...said('destroy'), parameters: [id], responses: { 204: { description: 'No response body' } } }
  return [
    [
      `/api/v1/${path}/`,
      {
        get: { ...said('list'), parameters, responses: { 200: answers('', ref(`Paginated${model}List`)) } },
        ...(writes.includes('create') && { post: create }),
      },
    ],
    [
      `/api/v1/${path}/{id}/`,
      {
        get: { ...said('retrieve'), parameters: [id], responses: found },
        ...(writes.includes('partial_update') && { patch }),
        ...(writes.includes('destroy') && { delete: drop }),
      },
    ],
  ]
}
const act = (path: string, verb: string, description: string): [string, object] => {
  const { model } = COT_RESOURCES[path]!
  return [
    `/api/v1/${path}/{id}/${verb}/`,
    { post: { operationId: `${path}_${verb}_create`, description, parameters: [idOf(model)], tags: [path], responses: { 200: answers('', ref(model)) } } }, // oxfmt-ignore
  ]
}

/** An agency for holiday cottages as drf-spectacular describes it: keys named as what they point to, decimals as texts. */
export const COTTAGES_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Thatch & Tide Holiday Cottages API', version: '1.6.0', description: 'Lettings of holiday cottages: owners, cottages, guests, bookings, payments and changeovers.' }, // oxfmt-ignore
  paths: Object.fromEntries([
    ...Object.entries(COT_RESOURCES).flatMap(([path, one]) => pathsOf(path, one)),
    act('bookings', 'cancel', 'Cancel a booking whose guests have not arrived yet.'),
    act('bookings', 'confirm', 'Confirm a provisional booking.'),
  ]),
  components: { schemas: { ...Object.fromEntries(Object.values(COT_RESOURCES).flatMap(schemasOf)), ...COT_PARTS } },
}
