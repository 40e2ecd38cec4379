import { answers, choice, date, listOf, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { CENTRE_ACTIONS, CENTRE_PARTS, CENTRE_RESOURCES, choicesOf, type CentreResource } from './resources.ts'

type Operation = Record<string, unknown>
const page = (model: string) => record({ count: whole('How many there are in all'), next: text(undefined, { nullable: true, format: 'uri' }), previous: text(undefined, { nullable: true, format: 'uri' }), results: listOf(ref(model)) }, ['count', 'next', 'previous', 'results']) // oxfmt-ignore
const pick = (fields: CentreResource['fields'], test: (name: string) => boolean) => Object.fromEntries(Object.entries(fields).filter(([name]) => test(name))) // oxfmt-ignore
const lockedIn = (one: object) => ('$ref' in one ? { allOf: [one], readOnly: true } : { ...one, readOnly: true })

function schemas({ model, fields, readOnly, required, writes }: CentreResource): Record<string, object> {
  const shown = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, readOnly.includes(name) ? lockedIn(one) : one])) // oxfmt-ignore
  const sent = pick(fields, name => !readOnly.includes(name))
  return {
    [model]: record({ id: whole(undefined, { readOnly: true }), ...shown }, ['id', ...readOnly, ...required]),
    [`Paginated${model}List`]: page(model),
    ...(writes.includes('create') && { [`${model}Request`]: record(sent, required) }),
    ...(writes.includes('partial_update') && { [`Patched${model}Request`]: record(sent) }),
  }
}

function parametersOf({ fields, filters, bounded, search, ordering }: CentreResource) {
  return [
    ...filters.map(name => queryParameter(name, choicesOf(fields[name]) ? choice(choicesOf(fields[name])!) : { type: fields[name]!.type, ...(fields[name]!.format !== undefined && { format: fields[name]!.format }) })), // oxfmt-ignore
    ...bounded.flatMap(name => [queryParameter(`${name}_from`, date(), `Only with a ${name} on this day or later`), queryParameter(`${name}_to`, date(), `Only with a ${name} on this day or earlier`)]), // oxfmt-ignore
    queryParameter('search', text(), `Words to look for in ${search.join(' and ')}`),
    queryParameter('ordering', choice(ordering.flatMap(name => [name, `-${name}`])), 'Field to sort by; a minus sorts the other way round'), // oxfmt-ignore
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'How many to return'),
    queryParameter('offset', whole(undefined, { minimum: 0, default: 0 }), 'How many to leave out at the start'),
  ]
}

function paths(path: string, resource: CentreResource): Record<string, Record<string, Operation>> {
  const { model, about, writes } = resource
  const one = model === 'ActivityClass' ? 'class' : model.toLowerCase()
  const an = (verb: string, summary: string, description?: string): Operation => ({ operationId: `${path}_${verb}`, summary, ...(description !== undefined && { description }), tags: [path] }) // oxfmt-ignore
  const id = { name: 'id', in: 'path', required: true, schema: whole(), description: `Id of the ${one}` }
  const found = { 200: answers('', ref(model)), 404: { description: 'There is no such record' } }
  return {
    [`/api/${path}/`]: {
      get: { ...an('list', `List ${path}`, about), parameters: parametersOf(resource), responses: { 200: answers('', ref(`Paginated${model}List`)) } }, // oxfmt-ignore
      ...(writes.includes('create') && { post: { ...an('create', `Add a ${one}`), requestBody: requestBody(ref(`${model}Request`)), responses: { 201: answers('', ref(model)) } } }), // oxfmt-ignore
    },
    [`/api/${path}/{id}/`]: {
      get: { ...an('retrieve', `Get a ${one}`), parameters: [id], responses: found },
      ...(writes.includes('partial_update') && { patch: { ...an('partial_update', `Change a ${one}`), parameters: [id], requestBody: requestBody(ref(`Patched${model}Request`)), responses: found } }), // oxfmt-ignore
      ...(writes.includes('destroy') && { delete: { ...an('destroy', `Delete a ${one}`), parameters: [id], responses: { 204: { description: 'Deleted' } } } }), // oxfmt-ignore
    },
    ...Object.fromEntries(
      CENTRE_ACTIONS.filter(([of]) => of === path).map(([, verb, summary, body]) => [
        `/api/${path}/{id}/${verb}/`,
        { post: { ...an(verb, summary), parameters: [id], ...(body && { requestBody: requestBody(ref(body)) }), responses: found } }, // oxfmt-ignore
      ]),
    ),
  }
}

/** A town's community centre as a Django team describes it: `count`, `next`, `previous` and `results`, `limit` and `offset`. */
export const COMMUNITYCENTRE_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Whitcombe Community Centre API', version: '1.8.0', description: 'Rooms and their hires, the hirers and what they pay, classes with their tutors and participants, and the volunteers.' }, // oxfmt-ignore
  paths: Object.assign({}, ...Object.entries(CENTRE_RESOURCES).map(([path, one]) => paths(path, one))) as object,
  components: { schemas: { ...(Object.assign({}, ...Object.values(CENTRE_RESOURCES).map(schemas)) as object), ...CENTRE_PARTS } }, // oxfmt-ignore
}
