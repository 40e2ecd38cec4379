import { answers, choice, date, flag, listOf, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { ABSENCE_STATES, ABSENCE_TYPES, CONTRACT_TYPES, EMPLOYEE_STATES, LEVELS } from './data.ts'

const TYPE = 'application/vnd.api+json'
type Fields = Record<string, object>
const maybe = (schema: object) => ({ ...schema, nullable: true })
const identifier = (type: string) => record({ type: choice([type]), id: text() }, ['type', 'id'])
const to = (type: string) => record({ data: identifier(type) }, ['data'])
const maybeTo = (type: string) => record({ data: maybe(identifier(type)) }, ['data'])

interface Kind {
  type: string
  attributes: Fields
  relationships: Fields
}
const KINDS = {
  Location: {
    type: 'locations',
    attributes: {
      name: text(),
      city: text(),
      country: text(undefined, { example: 'Switzerland' }),
      seats: whole('Desks and workplaces'),
      openedOn: date(),
    },
    relationships: {},
  },
  Department: {
    type: 'departments',
    attributes: {
      name: text(),
      costCentre: text(undefined, { example: 'K425' }),
      budget: whole('Budget of the year in EUR'),
    },
    relationships: { director: to('employees'), location: to('locations') },
  },
  Position: {
    type: 'positions',
    attributes: {
      title: text('Job title'),
      level: choice(LEVELS, 'Seniority'),
      salaryMin: whole('Lowest annual salary in EUR'),
      salaryMax: whole('Highest annual salary in EUR'),
      isOpen: flag('Whether we are hiring for it'),
    },
    relationships: { department: to('departments') },
  },
  Employee: {
    type: 'employees',
    attributes: {
      firstName: text(),
      lastName: text(),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      status: choice(EMPLOYEE_STATES),
      contractType: choice(CONTRACT_TYPES),
      weeklyHours: whole('Contracted hours per week'),
      annualSalary: whole('Gross salary in EUR per year'),
      remainingLeaveDays: whole('Days of annual leave that are left'),
      hiredOn: date(),
      leftOn: maybe(date('Last day, for employees who have left')),
    },
    relationships: {
      department: to('departments'),
      position: to('positions'),
      location: to('locations'),
      manager: maybeTo('employees'),
    },
  },
  Absence: {
    type: 'absences',
    attributes: {
      absenceType: choice(ABSENCE_TYPES),
      status: choice(ABSENCE_STATES),
      startsOn: date('First day away'),
      endsOn: date('Last day away'),
      workingDays: whole('Working days that the absence takes'),
      comment: maybe(text()),
    },
    relationships: { employee: to('employees'), approver: maybeTo('employees') },
  },
  Review: {
    type: 'reviews',
    attributes: {
      reviewedOn: date(),
      score: whole('From 1 (poor) to 5 (outstanding)', { minimum: 1, maximum: 5 }),
      promotionRecommended: flag(),
      summary: maybe(text()),
    },
    relationships: { employee: to('employees'), reviewer: to('employees') },
  },
} satisfies Record<string, Kind>
type Name = keyof typeof KINDS
const kindOf = (name: Name): Kind => KINDS[name]

const attributesOf = (name: Name): Fields => kindOf(name).attributes
const resource = (name: Name) => {
  const { type, relationships } = kindOf(name)
  const attributes = attributesOf(name)
  const hasOthers = Object.keys(relationships).length > 0
  return record(
    {
      type: choice([type]),
      id: text(),
      attributes: record(attributes, Object.keys(attributes)),
      ...(hasOthers && { relationships: record(relationships) }),
    },
    ['type', 'id', 'attributes'],
  )
}
const some = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(names.filter(name => fields[name]).map(name => [name, fields[name]!]))
/** A body with these attributes and relationships. */
function bodyOf(name: Name, names: readonly string[], needed: readonly string[] = [], more: Fields = {}) {
  const { type, relationships } = kindOf(name)
  const attributes = some(attributesOf(name), names)
  const others = some(relationships, names)
  const within = (fields: Fields) => needed.filter(one => fields[one])
  const hasOthers = Object.keys(others).length > 0
  return requestBody(
    record(
      {
        data: record(
          {
            type: choice([type]),
            ...more,
            attributes: record(attributes, within(attributes)),
            ...(hasOthers && { relationships: record(others, within(others)) }),
          },
          ['type', ...Object.keys(more), ...(needed.length > 0 ? ['attributes'] : []), ...(within(others).length > 0 ? ['relationships'] : [])], // oxfmt-ignore
        ),
      },
      ['data'],
    ),
    TYPE,
  )
}
const many = (name: Name) =>
  record({
    data: listOf(ref(name)),
    included: listOf(record({ type: text(), id: text(), attributes: { type: 'object' } }), 'What `include` asked for'),
    links: record({ self: text(), next: maybe(text()) }),
    meta: record({ total: whole('How many match in all') }),
  })
const single = (name: Name) => record({ data: ref(name) })
const missing = answers('Not found', ref('Errors'), TYPE)
const unprocessable = answers('Not acceptable', ref('Errors'), TYPE)
const paging = [
  queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
  queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
]
const include = (name: Name) => {
  const names = Object.keys(kindOf(name).relationships)
  return names.length > 0 ? [queryParameter('include', text(), `Related resources to deliver too: ${names.join(', ')}`)] : [] // oxfmt-ignore
}
const low = (name: Name) => name.toLowerCase()
const a = (name: Name) => `${/^[AE]/.test(name) ? 'an' : 'a'} ${low(name)}`
const tags = (name: Name) => [`${name}s`]
const id = (name: Name) => [pathParameter('id', text(), `Id of the ${low(name)}`)]

const list = (name: Name, ...filters: string[]) => ({
  tags: tags(name),
  operationId: `list${name}s`,
  summary: `List ${low(name)}s`,
  parameters: [
    ...filters.map(one => queryParameter(`filter[${one}]`, attributesOf(name)[one] ?? text(`Id of the ${one}`))),
    ...include(name),
    ...paging,
  ],
  responses: { 200: answers('OK', many(name), TYPE) },
})
const one = (name: Name) => ({
  tags: tags(name),
  operationId: `get${name}`,
  summary: `Get ${a(name)}`,
  parameters: [...id(name), ...include(name)],
  responses: { 200: answers('OK', single(name), TYPE), 404: missing },
})
const add = (name: Name, names: readonly string[], needed: readonly string[]) => ({
  tags: tags(name),
  operationId: `create${name}`,
  summary: `Create ${a(name)}`,
  requestBody: bodyOf(name, names, needed),
  responses: { 201: answers('Created', single(name), TYPE), 422: unprocessable },
})
const change = (name: Name, names: readonly string[]) => ({
  tags: tags(name),
  operationId: `update${name}`,
  summary: `Update ${a(name)}`,
  parameters: id(name),
  requestBody: bodyOf(name, names, [], { id: text() }),
  responses: { 200: answers('Updated', single(name), TYPE), 404: missing, 422: unprocessable },
})
const drop = (name: Name) => ({
  tags: tags(name),
  operationId: `delete${name}`,
  summary: `Delete ${a(name)}`,
  parameters: id(name),
  responses: { 204: { description: 'Deleted' }, 404: missing },
})
const act = (verb: string, summary: string, name: Name) => ({
  tags: tags(name),
  operationId: `${verb}${name}`,
  summary,
  parameters: id(name),
  responses: { 200: answers('Done', single(name), TYPE), 404: missing, 409: answers('Already decided', ref('Errors'), TYPE) }, // oxfmt-ignore
})
const EMPLOYEE = ['firstName', 'lastName', 'email', 'phone', 'contractType', 'weeklyHours', 'annualSalary']
const PLACE = ['department', 'position', 'location', 'manager']
const ABSENCE = ['absenceType', 'startsOn', 'endsOn', 'comment']
const REVIEW = ['reviewedOn', 'score', 'promotionRecommended', 'summary']

/** An HR system: JSON:API with camelCase members, relationships by id, pages by number. */
export const HR_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Halden Works HR',
    version: '1.12.0',
    description: 'Employees, where they work, their absences and performance reviews. Follows JSON:API.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/locations': { get: list('Location') },
    '/locations/{id}': { get: one('Location') },
    '/departments': { get: list('Department', 'location') },
    '/departments/{id}': { get: one('Department'), patch: change('Department', ['name', 'budget', 'director', 'location']) }, // oxfmt-ignore
    '/positions': {
      get: list('Position', 'department', 'level', 'isOpen'),
      post: add('Position', ['title', 'level', 'salaryMin', 'salaryMax', 'isOpen', 'department'], ['title', 'level', 'department']), // oxfmt-ignore
    },
    '/positions/{id}': {
      get: one('Position'),
      patch: change('Position', ['title', 'level', 'salaryMin', 'salaryMax', 'isOpen']),
    },
    '/employees': {
      get: list('Employee', 'department', 'position', 'location', 'manager', 'status'),
      post: add('Employee', [...EMPLOYEE, 'hiredOn', ...PLACE], ['firstName', 'lastName', 'email', 'department', 'position']), // oxfmt-ignore
    },
    '/employees/{id}': {
      get: one('Employee'),
      patch: change('Employee', [...EMPLOYEE, 'status', ...PLACE]),
      delete: drop('Employee'),
    },
    '/absences': {
      get: list('Absence', 'employee', 'status', 'absenceType'),
      post: add('Absence', [...ABSENCE, 'employee'], ['absenceType', 'startsOn', 'endsOn', 'employee']),
    },
    '/absences/{id}': { get: one('Absence'), patch: change('Absence', ABSENCE), delete: drop('Absence') },
    '/absences/{id}/approve': { post: act('approve', 'Approve a requested absence', 'Absence') },
    '/absences/{id}/decline': { post: act('decline', 'Decline a requested absence', 'Absence') },
    '/reviews': {
      get: list('Review', 'employee', 'reviewer'),
      post: add('Review', [...REVIEW, 'employee', 'reviewer'], ['score', 'employee', 'reviewer']),
    },
    '/reviews/{id}': { get: one('Review'), patch: change('Review', REVIEW), delete: drop('Review') },
  },
  components: {
    schemas: {
      ...Object.fromEntries((Object.keys(KINDS) as Name[]).map(name => [name, resource(name)])),
      Errors: record({ errors: listOf(record({ status: text(), title: text() })) }),
    },
  },
}
