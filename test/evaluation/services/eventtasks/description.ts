import { answers, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { EVENT_STATUSES, EVENT_TYPES, OFFICES, TASK_CATEGORIES, TASK_PRIORITIES, TASK_STATUSES } from './data.ts'
import { ENUMS, RESOURCES, SHORT, type ShowResource } from './resources.ts'

const an = (word: string) => `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
/** `TimeEntry` as time entry. */
const spoken = (schema: string) => schema.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').toLowerCase()
const shortOf = (to: string) => `${RESOURCES[to]!.schema}Short`
const id = pathParameter('id', whole())
const readOnly = (schema: object) => ({ ...schema, readOnly: true })
const missing = { 404: answers('Not found', ref('Detail')) }
const invalid = { 400: answers('Invalid input', { type: 'object', additionalProperties: listOf(text()) }) }

/** A record as it is answered, what is sent to make or change it, and a page of them. */
function schemasOf({ schema, fields, links, readOnly: fixed = [], required }: ShowResource): [string, object][] {
  const shorts = Object.entries(links).map(([name, { to, maybe, description }]): [string, object] => [
    name,
    maybe || description ? { allOf: [ref(shortOf(to))], ...(maybe && { nullable: true }), ...(description !== undefined && { description }) } : ref(shortOf(to)), // oxfmt-ignore
  ])
  const own = Object.entries(fields).map(([name, one]): [string, object] => [name, fixed.includes(name) ? readOnly(one) : one]) // oxfmt-ignore
  const answered = Object.fromEntries([['id', readOnly(whole())], ...own.slice(0, 1), ...shorts, ...own.slice(1)])
  const keys = Object.entries(links).map(([name, { maybe }]) => [`${name}_id`, whole(undefined, maybe ? { nullable: true } : {})]) // oxfmt-ignore
  const sent = Object.fromEntries([...own.filter(([name]) => !fixed.includes(name)), ...keys])
  const page = {
    count: whole(undefined, { example: 123 }),
    next: text(undefined, { format: 'uri', nullable: true }),
    previous: text(undefined, { format: 'uri', nullable: true }),
    results: listOf(ref(schema)),
  }
  const requests: [string, object][] = [
    [`${schema}Request`, record(sent, required)],
    [`Patched${schema}Request`, record(sent)],
  ]
  return [
    [schema, record(answered, Object.keys(answered))],
    [`Paginated${schema}List`, record(page, ['count', 'results'])],
    ...(required ? requests : []),
  ]
}

function pathsOf(path: string, resource: ShowResource): [string, object][] {
  const { schema, fields, filters, search, ordering, required, removable } = resource
  const name = spoken(schema)
  const common = (verb: string, summary: string) => ({ tags: [path], operationId: `${path.replaceAll('-', '_')}_${verb}`, summary }) // oxfmt-ignore
  const filterOf = ([parameter, { field, schema: own }]: [string, { field: string; schema?: object }]) =>
    queryParameter(parameter, own ?? fields[field] ?? whole(undefined, { description: `Id of the ${parameter}` }))
  const found = answers('OK', ref(schema))
  const list = {
    ...common('list', `List ${path.replaceAll('-', ' ')}`),
    parameters: [
      ...Object.entries(filters).map(filterOf),
      ...(search.length > 0 ? [queryParameter('search', text(), `Searches in ${search.join(', ')}`)] : []),
      queryParameter('ordering', text(), `One of ${ordering.join(', ')}; a minus in front turns it round`),
      queryParameter('page', whole(undefined, { default: 1 }), 'A page number within the paginated result set.'),
      queryParameter('page_size', whole(undefined, { default: 25, maximum: 100 }), 'Number of results to return per page.'), // oxfmt-ignore
    ],
    responses: { 200: answers('OK', ref(`Paginated${schema}List`)) },
  }
  const post = {
    ...common('create', `Create ${an(name)}`),
    requestBody: requestBody(ref(`${schema}Request`)),
    responses: { 201: answers('Created', ref(schema)), ...invalid },
  }
  const patch = {
    ...common('partial_update', `Update ${an(name)}`),
    parameters: [id],
    requestBody: requestBody(ref(`Patched${schema}Request`)),
    responses: { 200: found, ...invalid, ...missing },
  }
  const destroy = { ...common('destroy', `Delete ${an(name)}`), parameters: [id], responses: { 204: { description: 'Deleted' }, ...missing } } // oxfmt-ignore
  return [
    [`/api/${path}/`, { get: list, ...(required && { post }) }],
    [
      `/api/${path}/{id}/`,
      {
        get: { ...common('retrieve', `Get ${an(name)}`), parameters: [id], responses: { 200: found, ...missing } },
        ...(required && { patch }),
        ...(removable && { delete: destroy }),
      },
    ],
  ]
}

const act = (path: string, verb: string, summary: string) => ({
  post: {
    tags: [path],
    operationId: `${path}_${verb}_create`,
    summary,
    parameters: [id],
    responses: { 200: answers('OK', ref(RESOURCES[path]!.schema)), 400: answers('Not possible', ref('Detail')), ...missing }, // oxfmt-ignore
  },
})
const each = Object.entries(RESOURCES)

/** The task tracker of a company that organises trade fairs: Django REST framework, snake_case, numbered pages, short forms within records. */
export const EVENTTASKS_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Halle Neun Event Tasks',
    version: '2.1.0',
    description: 'Events, teams, people, tasks, time entries and comments of Halle Neun, organiser of trade fairs and company events.', // oxfmt-ignore
  },
  tags: each.map(([name]) => ({ name })),
  paths: {
    ...Object.fromEntries(each.flatMap(([path, one]) => pathsOf(path, one))),
    '/api/events/{id}/cancel/': act('events', 'cancel', 'Cancel an event that is not over yet'),
    '/api/tasks/{id}/complete/': act('tasks', 'complete', 'Mark a task as done'),
    '/api/tasks/{id}/reopen/': act('tasks', 'reopen', 'Open a task again that was done'),
  },
  components: {
    schemas: {
      ...Object.fromEntries(each.flatMap(([, one]) => schemasOf(one))),
      ...Object.fromEntries(Object.entries(SHORT).map(([to, fields]) => [shortOf(to), record(fields, Object.keys(fields))])), // oxfmt-ignore
      ...ENUMS({
        OfficeEnum: OFFICES,
        EventTypeEnum: EVENT_TYPES,
        EventStatusEnum: EVENT_STATUSES,
        TaskCategoryEnum: TASK_CATEGORIES,
        TaskStatusEnum: TASK_STATUSES,
        PriorityEnum: TASK_PRIORITIES,
      }),
      Detail: record({ detail: text() }),
    },
  },
}
