import { choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts' // oxfmt-ignore
import { SALONS, SALON_APPOINTMENT_STATUSES, SERVICE_CATEGORIES, STYLIST_LEVELS } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const content = (schema: object) => ({ content: { 'application/vnd.api+json': { schema } } })

interface Resource {
  one: string
  attributes: Record<string, object>
  /** Names of relationships, the field that holds the key, and what it points to. */
  relationships?: Record<string, { field: string; type: string }>
  filters: string[]
  /** Attributes and relationships that may be written. */
  writable: string[]
  /** Those that a new one needs; none can be added where there are none. */
  required?: string[]
  removable?: boolean
}
export const SALON_RESOURCES: Record<string, Resource> = {
  stylists: {
    one: 'stylist',
    attributes: {
      name: text(),
      email: text(undefined, { format: 'email' }),
      salon: choice(SALONS),
      level: choice(STYLIST_LEVELS),
      rating: decimal('Average of what clients say, out of 5'),
      works_part_time: flag(),
      hired_on: date(),
    },
    filters: ['salon', 'level'],
    writable: ['name', 'email', 'salon', 'level', 'works_part_time'],
  },
  services: {
    one: 'service',
    attributes: { name: text(), category: choice(SERVICE_CATEGORIES), duration_minutes: whole(), price: decimal('List price in GBP') }, // oxfmt-ignore
    filters: ['category'],
    writable: ['name', 'category', 'duration_minutes', 'price'],
    required: ['name', 'category', 'price'],
    removable: true,
  },
  clients: {
    one: 'client',
    attributes: {
      name: text(),
      email: text(undefined, { format: 'email' }),
      phone: maybe(text()),
      birthday: maybe(date()),
      newsletter: flag('Wants our newsletter'),
      client_since: date(),
    },
    relationships: { preferred_stylist: { field: 'stylistId', type: 'stylists' } },
    filters: ['email', 'preferred_stylist'],
    writable: ['name', 'email', 'phone', 'birthday', 'newsletter', 'preferred_stylist'],
    required: ['name', 'email'],
    removable: true,
  },
  appointments: {
    one: 'appointment',
    attributes: {
      starts_at: moment(),
      status: choice(SALON_APPOINTMENT_STATUSES),
      price: decimal('In GBP, without the tip'),
      tip: maybe(decimal()),
      booked_online: flag(),
    },
    relationships: {
      client: { field: 'clientId', type: 'clients' },
      stylist: { field: 'stylistId', type: 'stylists' },
      service: { field: 'serviceId', type: 'services' },
    },
    filters: ['status', 'client', 'stylist', 'service'],
    writable: ['starts_at', 'status', 'price', 'tip', 'client', 'stylist', 'service'],
    required: ['starts_at', 'client', 'stylist', 'service'],
    removable: true,
  },
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const linkage = (type: string) => record({ data: maybe(record({ type: choice([type]), id: text() }, ['type', 'id'])) })

/** A resource, or what is sent of one: its attributes and its links to others. */
function shape(type: string, names: readonly string[], required: readonly string[], more: Record<string, object>) {
  const { attributes, relationships = {} } = SALON_RESOURCES[type]!
  const part = (of: Record<string, object>) => {
    const own = names.filter(name => name in of)
    const needed = required.filter(name => name in of)
    return own.length > 0 ? record(Object.fromEntries(own.map(name => [name, of[name]])), needed.length > 0 ? needed : undefined) : undefined // oxfmt-ignore
  }
  const links = part(Object.fromEntries(Object.entries(relationships).map(([name, { type: to }]) => [name, linkage(to)]))) // oxfmt-ignore
  return record({ ...more, attributes: part(attributes)!, ...(links && { relationships: links }) }, [...Object.keys(more), 'attributes']) // oxfmt-ignore
}
const typed = (type: string) => ({ type: choice([type]) })
const id = pathParameter('id', text())
const missing = { 404: { description: 'Not found' } }

function pathsOf(type: string): Record<string, object> {
  const { one, filters, writable, required, removable, attributes } = SALON_RESOURCES[type]!
  const tags = [type]
  const single = content(record({ data: ref(one) }, ['data']))
  const many = content(record({ data: listOf(ref(one)), meta: ref('page_meta') }, ['data']))
  const body = (needed: readonly string[], more: Record<string, object>) => ({
    required: true,
    ...content(record({ data: shape(type, writable, needed, more) }, ['data'])),
  })
  const listing = {
    tags,
    operationId: `list_${type}`,
    parameters: [
      ...filters.map(name => queryParameter(`filter[${name}]`, attributes[name] ?? text())),
      queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 })),
      queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
    ],
    responses: { 200: { description: `A page of ${type}`, ...many } },
  }
  const adding = { tags, operationId: `create_${one}`, requestBody: body(required ?? [], typed(type)), responses: { 201: { description: 'Created', ...single } } } // oxfmt-ignore
  const showing = { tags, operationId: `show_${one}`, parameters: [id], responses: { 200: { description: capital(one), ...single }, ...missing } } // oxfmt-ignore
  const changing = { tags, operationId: `update_${one}`, parameters: [id], requestBody: body([], { ...typed(type), id: text() }), responses: { 200: { description: capital(one), ...single }, ...missing } } // oxfmt-ignore
  const removing = { tags, operationId: `destroy_${one}`, parameters: [id], responses: { 204: { description: 'Deleted' }, ...missing } } // oxfmt-ignore
  return {
    [`/${type}`]: { get: listing, ...(required && { post: adding }) },
    [`/${type}/{id}`]: { get: showing, patch: changing, ...(removable && { delete: removing }) },
  }
}

/** Hair salons: JSON:API in snake_case, numbered pages, no summaries, links as relationships. */
export const SALON_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Shear Magic Salons', version: '3', description: 'Stylists, services, clients and appointments of our three salons.' }, // oxfmt-ignore
  servers: [{ url: '/api' }],
  paths: Object.assign({}, ...Object.keys(SALON_RESOURCES).map(pathsOf)) as Record<string, object>,
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(SALON_RESOURCES).map(([type, { one, attributes, relationships = {} }]) => [one, shape(type, [...Object.keys(attributes), ...Object.keys(relationships)], [], { ...typed(type), id: text() })])), // oxfmt-ignore
      page_meta: record({ current_page: whole(), total_pages: whole(), total_count: whole() }),
      errors: record({ errors: listOf(record({ status: text(), detail: text() })) }),
    },
  },
}
