import { choice, date, flag, listOf, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { ABSENCE_STATUSES, CONTRACTS, DEPARTMENTS, HOUSES, MARK_KINDS, PUPIL_STATUSES, REASONS, TERMS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const TYPE = 'application/vnd.api+json'
const content = (schema: object) => ({ content: { [TYPE]: { schema } } })

interface Resource {
  one: string
  attributes: Record<string, object>
  /** Names of relationships, and what they point to. */
  relationships?: Record<string, string>
  filters: string[]
  /** Attributes and relationships that may be written. */
  writable: string[]
  /** Those that a new one needs; none can be added where there are none. */
  required?: string[]
  removable?: boolean
  actions?: Record<string, string>
}
const PERSON = { first_name: text(), last_name: text() }
export const RESOURCES: Record<string, Resource> = {
  teachers: {
    one: 'teacher',
    attributes: { ...PERSON, email: text(undefined, { format: 'email' }), staff_code: text(), contract: choice(CONTRACTS), weekly_lessons: whole('Lessons taught in a week'), joined_on: date() }, // oxfmt-ignore
    filters: ['contract'],
    writable: ['email', 'contract', 'weekly_lessons'],
  },
  classes: {
    one: 'class',
    attributes: { name: text(undefined, { example: '7A' }), year_group: whole('School year, 7 to 11'), room: text(), capacity: whole('Most pupils it can take') }, // oxfmt-ignore
    relationships: { tutor: 'teachers' },
    filters: ['year_group'],
    writable: ['room', 'capacity', 'tutor'],
  },
  pupils: {
    one: 'pupil',
    attributes: {
      admission_number: text(undefined, { example: 'AG10204' }),
      ...PERSON,
      date_of_birth: date(),
      house: choice(HOUSES),
      status: choice(PUPIL_STATUSES),
      free_meals: flag('Entitled to free school meals'),
      guardian_name: text(),
      guardian_email: text(undefined, { format: 'email' }),
      guardian_phone: maybe(text()),
      admitted_on: date(),
    },
    relationships: { class: 'classes' },
    filters: ['class', 'house', 'status'],
    writable: ['first_name', 'last_name', 'date_of_birth', 'house', 'free_meals', 'guardian_name', 'guardian_email', 'guardian_phone', 'class'], // oxfmt-ignore
    required: ['first_name', 'last_name', 'date_of_birth', 'class'],
    removable: true,
    actions: { suspend: 'Suspend a pupil', reinstate: 'Let a suspended pupil come back' },
  },
  subjects: {
    one: 'subject',
    attributes: { code: text(), name: text(), department: choice(DEPARTMENTS), is_compulsory: flag(), lessons_per_week: whole() }, // oxfmt-ignore
    relationships: { teacher: 'teachers' },
    filters: ['department'],
    writable: ['name', 'department', 'is_compulsory', 'lessons_per_week', 'teacher'],
  },
  marks: {
    one: 'mark',
    attributes: { kind: choice(MARK_KINDS), score: whole('0 to 100', { minimum: 0, maximum: 100 }), term: choice(TERMS), awarded_on: date(), comment: maybe(text()) }, // oxfmt-ignore
    relationships: { pupil: 'pupils', subject: 'subjects', teacher: 'teachers' },
    filters: ['pupil', 'subject', 'kind', 'term'],
    writable: ['kind', 'score', 'awarded_on', 'comment', 'pupil', 'subject', 'teacher'],
    required: ['kind', 'score', 'pupil', 'subject'],
    removable: true,
  },
  absences: {
    one: 'absence',
    attributes: { reason: choice(REASONS), status: choice(ABSENCE_STATUSES), starts_on: date(), ends_on: date(), days: whole('School days missed'), note: maybe(text()) }, // oxfmt-ignore
    relationships: { pupil: 'pupils' },
    filters: ['pupil', 'status', 'reason'],
    writable: ['reason', 'starts_on', 'ends_on', 'note', 'pupil'],
    required: ['reason', 'starts_on', 'pupil'],
    removable: true,
    actions: { excuse: 'Accept the excuse for an absence' },
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const an = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
const linkage = (type: string) =>
  record({ data: record({ type: choice([type]), id: text() }, ['type', 'id']) }, ['data'])

/** A resource, or what is sent of one: its attributes and its links to others. */
function shape(type: string, names: readonly string[], required: readonly string[], more: Record<string, object>) {
  const { attributes, relationships = {} } = RESOURCES[type]!
  const part = (of: Record<string, object>) => {
    const own = names.filter(name => name in of)
    const needed = required.filter(name => name in of)
    return own.length > 0 ? record(Object.fromEntries(own.map(name => [name, of[name]])), needed.length > 0 ? needed : undefined) : undefined // oxfmt-ignore
  }
  const links = part(Object.fromEntries(Object.entries(relationships).map(([name, to]) => [name, linkage(to)])))
  const needsLinks = required.some(name => name in relationships)
  return record(
    { ...more, attributes: part(attributes)!, ...(links && { relationships: links }) },
    [...Object.keys(more), 'attributes', ...(needsLinks ? ['relationships'] : [])], // oxfmt-ignore
  )
}
const typed = (type: string) => ({ type: choice([type]) })

const id = pathParameter('id', text())
const missing = { 404: { description: 'Not found' } }

function pathsOf(type: string): Record<string, object> {
  const { one, filters, writable, required, removable, actions = {} } = RESOURCES[type]!
  const tags = [capital(type)]
  const single = content(record({ data: ref(capital(one)) }, ['data']))
  const many = content(record({ data: listOf(ref(capital(one))), meta: ref('Meta'), links: ref('Links') }, ['data']))
  const body = (needed: readonly string[], more: Record<string, object>) => ({
    required: true,
    ...content(record({ data: shape(type, writable, needed, more) }, ['data'])),
  })
  const listing = {
    tags,
    operationId: `${type}.index`,
    summary: `List ${type}`,
    parameters: [
      ...filters.map(name => queryParameter(`filter[${name}]`, RESOURCES[type]!.attributes[name] ?? text())),
      queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
    ],
    responses: { 200: { description: 'OK', ...many } },
  }
  const adding = { tags, operationId: `${type}.store`, summary: `Add ${an(one)}`, requestBody: body(required ?? [], typed(type)), responses: { 201: { description: 'Created', ...single } } } // oxfmt-ignore
  const showing = { tags, operationId: `${type}.show`, summary: `Show ${an(one)}`, parameters: [id], responses: { 200: { description: 'OK', ...single }, ...missing } } // oxfmt-ignore
  const changing = { tags, operationId: `${type}.update`, summary: `Change ${an(one)}`, parameters: [id], requestBody: body([], { ...typed(type), id: text() }), responses: { 200: { description: 'OK', ...single }, ...missing } } // oxfmt-ignore
  const removing = { tags, operationId: `${type}.destroy`, summary: `Delete ${an(one)}`, parameters: [id], responses: { 204: { description: 'Deleted' }, ...missing } } // oxfmt-ignore
  return {
    [`/${type}`]: { get: listing, ...(required && { post: adding }) },
    [`/${type}/{id}`]: { get: showing, patch: changing, ...(removable && { delete: removing }) },
    ...Object.fromEntries(Object.entries(actions).map(([verb, summary]) => [`/${type}/{id}/${verb}`, { post: { tags, operationId: `${type}.${verb}`, summary, parameters: [id], responses: { 200: { description: 'OK', ...single }, ...missing, 409: { description: 'Conflict' } } } }])), // oxfmt-ignore
  }
}

/** A school: JSON:API with snake_case, pages by number, relationships, actions below a resource. */
export const SECONDARY_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Ashgrove Secondary School',
    version: '1.4.0',
    description: 'Teachers, classes, pupils, subjects, marks and absences.',
  },
  servers: [{ url: '/v1' }],
  paths: Object.assign({}, ...Object.keys(RESOURCES).map(pathsOf)) as Record<string, object>,
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(RESOURCES).map(([type, { one, attributes, relationships = {} }]) => [capital(one), shape(type, [...Object.keys(attributes), ...Object.keys(relationships)], [], { ...typed(type), id: text() })])), // oxfmt-ignore
      Meta: record({ total: whole(), page: whole(), pages: whole() }),
      Links: record({ self: text(), next: maybe(text()) }),
      Errors: record({ errors: listOf(record({ status: text(), title: text(), detail: text() })) }),
    },
  },
}
