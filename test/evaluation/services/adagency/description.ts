import { answers, choice, date, listOf, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { AD_PARTS, AD_RESOURCES, labels, wordsOf, type AdResource, type Fields } from './resources.ts'

const spoken = (model: string) => model.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()
const idOf = (model: string) => ({ in: 'path', name: 'id', schema: whole(), description: `A unique integer value identifying this ${spoken(model)}.`, required: true }) // oxfmt-ignore
const link = (page: number) => text(undefined, { nullable: true, format: 'uri', example: `http://api.example.org/accounts/?page=${page}` }) // oxfmt-ignore

/** A record as it is answered, what is sent to make it or to change it, and a page of them. */
function schemasOf({ model, fields, readOnly, required, writes }: AdResource): [string, object][] {
  const fixed = (one: object) => ('$ref' in one ? { allOf: [one], readOnly: true } : { ...one, readOnly: true })
  const answered = Object.entries(fields).map(([name, one]) => [name, readOnly.includes(name) ? fixed(one) : one])
  const sent: Fields = Object.fromEntries(Object.entries(fields).filter(([name]) => !readOnly.includes(name)))
  const schemas: [string, object][] = [
    [model, record({ id: whole(undefined, { readOnly: true }), ...Object.fromEntries(answered) }, ['id', ...readOnly, ...required])], // oxfmt-ignore
    [`Paginated${model}List`, record({ count: whole(undefined, { example: 123 }), next: link(4), previous: link(2), results: listOf(ref(model)) }, ['count', 'results'])], // oxfmt-ignore
  ]
  if (writes.includes('create')) schemas.push([`${model}Request`, record(sent, required)])
  if (writes.includes('partial_update')) schemas.push([`Patched${model}Request`, record(sent)])
  return schemas
}

const filterOf = (name: string, field: Record<string, unknown>) => {
  const words = wordsOf(field)
  if (words) return queryParameter(name, choice(words), labels(words))
  return queryParameter(name, { type: field.type === 'array' ? 'integer' : field.type })
}
const boundsOf = (name: string) => [queryParameter(`${name}_after`, date()), queryParameter(`${name}_before`, date())]

function pathsOf(
  path: string,
  { model, fields, filters, ranges, search, ordering, writes }: AdResource,
): [string, object][] {
  // oxfmt-ignore
  const said = (verb: string) => ({ operationId: `${path.replaceAll('-', '_')}_${verb}`, tags: [path] })
  const one = { parameters: [idOf(model)] }
  const parameters = [
    ...filters.map(name => filterOf(name, fields[name]!)),
    ...ranges.flatMap(boundsOf),
    queryParameter('ordering', text(), `Which field to use when ordering the results: ${ordering.join(', ')}.`),
    queryParameter('page', whole(), 'A page number within the paginated result set.'),
    queryParameter('page_size', whole(), 'Number of results to return per page.'),
    queryParameter('search', text(), 'A search term.'),
  ].filter(({ name }) => name !== 'search' || search.length > 0)
  const found = { 200: answers('', ref(model)) }
  const create = { ...said('create'), requestBody: requestBody(ref(`${model}Request`)), responses: { 201: answers('', ref(model)) } } // oxfmt-ignore
  const patch = { ...said('partial_update'), ...one, requestBody: { content: requestBody(ref(`Patched${model}Request`)).content }, responses: found } // oxfmt-ignore
  const drop = { ...said('destroy'), ...one, responses: { 204: { description: 'No response body' } } }
  return [
    [
      `/api/v1/${path}/`,
      {
        get: { ...said('list'), parameters: parameters.toSorted((a, b) => (a.name < b.name ? -1 : 1)), responses: { 200: answers('', ref(`Paginated${model}List`)) } }, // oxfmt-ignore
        ...(writes.includes('create') && { post: create }),
      },
    ],
    [
      `/api/v1/${path}/{id}/`,
      {
        get: { ...said('retrieve'), ...one, responses: found },
        ...(writes.includes('partial_update') && { patch }),
        ...(writes.includes('destroy') && { delete: drop }),
      },
    ],
  ]
}
const act = (path: string, verb: string, description: string): [string, object] => {
  const { model } = AD_RESOURCES[path]!
  return [
    `/api/v1/${path}/{id}/${verb}/`,
    { post: { operationId: `${path}_${verb}_create`, description, parameters: [idOf(model)], tags: [path], responses: { 200: answers('', ref(model)) } } }, // oxfmt-ignore
  ]
}

/** An advertising agency as drf-spectacular describes it: keys named as what they point to, decimals as texts. */
export const ADAGENCY_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Loud Heron Agency API', version: '3.2.0', description: 'Clients, campaigns, placements, channels, staff, time entries and invoices of Loud Heron, advertising agency in Bristol.' }, // oxfmt-ignore
  paths: Object.fromEntries([
    ...Object.entries(AD_RESOURCES).flatMap(([path, one]) => pathsOf(path, one)),
    act('campaigns', 'hold', 'Put a running campaign on hold.'),
    act('campaigns', 'resume', 'Let a campaign that is on hold run again.'),
    act('invoices', 'send', 'Send a draft to the client. It is issued today.'),
    act('invoices', 'mark_paid', 'Mark an invoice that was sent as paid today.'),
  ]),
  components: { schemas: { ...Object.fromEntries(Object.values(AD_RESOURCES).flatMap(schemasOf)), ...AD_PARTS } },
}
