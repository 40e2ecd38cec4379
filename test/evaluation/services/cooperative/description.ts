import {
  BOOKING_STATES,
  GRADES,
  GROWER_STATES,
  MACHINE_TYPES,
  ORDER_STATES,
  SEASONS,
  SOILS,
  STORE_KINDS,
} from './data.ts'

type Schema = Record<string, unknown>
const text: Schema = { type: 'string' }
const whole: Schema = { type: 'integer' }
const float: Schema = { type: 'number' }
const flag: Schema = { type: 'boolean' }
const day: Schema = { type: 'string', format: 'date' }
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values })
const maybe = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] })
/** A reference is the address of the other resource. */
const iri: Schema = { type: 'string', format: 'iri-reference', example: 'https://example.com/' }
const maybeIri = maybe(iri)

interface Resource {
  path: string
  fields: Record<string, Schema>
  required?: string[]
  filters?: [string, Schema][]
  /** `get` alone where nothing can be changed. */
  methods?: string
}
const range = (name: string): [string, Schema][] => ['between', 'gt', 'gte', 'lt', 'lte'].map(by => [`${name}[${by}]`, text]) // oxfmt-ignore
const when = (name: string): [string, Schema][] => ['before', 'strictly_before', 'after', 'strictly_after'].map(by => [`${name}[${by}]`, text]) // oxfmt-ignore
const sorted = (...names: string[]): [string, Schema][] => names.map(name => [`order[${name}]`, oneOf(['asc', 'desc'])])

const RESOURCES: Record<string, Resource> = {
  Grower: { path: 'growers', fields: { farmName: text, contactPerson: text, email: { ...text, format: 'email', externalDocs: { url: 'https://schema.org/email' } }, phone: maybe(text), village: text, status: { ...oneOf(GROWER_STATES), default: 'applicant' }, organic: flag, shares: whole, joinedOn: day }, required: ['farmName', 'contactPerson', 'email'], filters: [['status', text], ['village', text], ['organic', flag], ...sorted('farmName', 'joinedOn')] }, // oxfmt-ignore
  Plot: { path: 'plots', fields: { name: text, grower: iri, areaHa: { ...float, description: 'in hectares' }, soil: oneOf(SOILS), crop: maybeIri, irrigated: flag }, required: ['name', 'grower', 'areaHa'], filters: [['grower', text], ['crop', text], ['soil', text]] }, // oxfmt-ignore
  Crop: { path: 'crops', fields: { name: text, season: oneOf(SEASONS), pricePerKg: { ...float, description: 'What a grower gets, in GBP' } }, methods: 'get,patch' }, // oxfmt-ignore
  Delivery: { path: 'deliveries', fields: { number: text, grower: iri, crop: iri, store: maybeIri, deliveredOn: day, weightKg: whole, grade: oneOf(GRADES), moisture: { ...float, description: 'in percent' }, payout: { ...float, description: 'in GBP' }, paidOut: flag }, required: ['grower', 'crop', 'weightKg'], filters: [['grower', text], ['crop', text], ['grade', text], ['paidOut', flag], ...when('deliveredOn'), ...range('weightKg'), ...sorted('deliveredOn', 'weightKg')] }, // oxfmt-ignore
  Store: { path: 'stores', fields: { code: text, kind: oneOf(STORE_KINDS), capacityTonnes: whole, filledTonnes: whole, temperatureC: whole, maintenance: flag }, methods: 'get,patch' }, // oxfmt-ignore
  Machine: { path: 'machines', fields: { name: text, type: oneOf(MACHINE_TYPES), dailyRate: { ...float, description: 'in GBP' }, boughtOn: day, lastServiceOn: maybe(day), available: flag }, required: ['name', 'type'], filters: [['type', text], ['available', flag]] }, // oxfmt-ignore
  MachineBooking: { path: 'machine_bookings', fields: { machine: iri, grower: iri, startsOn: day, endsOn: day, state: { ...oneOf(BOOKING_STATES), default: 'requested', readOnly: true }, hoursUsed: maybe(whole) }, required: ['machine', 'grower', 'startsOn', 'endsOn'], filters: [['machine', text], ['grower', text], ['state', text], ...when('startsOn')] }, // oxfmt-ignore
  SalesOrder: { path: 'sales_orders', fields: { reference: text, buyer: text, crop: iri, orderedKg: whole, unitPrice: { ...float, description: 'in GBP per kg' }, state: oneOf(ORDER_STATES), shipOn: day, shippedOn: maybe(day) }, required: ['buyer', 'crop', 'orderedKg'], filters: [['buyer', text], ['state', text], ['crop', text], ['exists[shippedOn]', flag]] }, // oxfmt-ignore
  Assembly: { path: 'assemblies', fields: { title: text, heldOn: day, venue: text, attendance: maybe(whole), minutesPublished: flag }, required: ['title', 'heldOn'] }, // oxfmt-ignore
}

const snake = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, letter => `_${letter}`).toLowerCase()
const base: Record<string, Schema> = { '@context': { readOnly: true, oneOf: [{ type: 'string' }, { type: 'object', properties: { '@vocab': { type: 'string' }, hydra: { type: 'string', enum: ['http://www.w3.org/ns/hydra/core#'] } }, required: ['@vocab', 'hydra'], additionalProperties: true }] }, '@id': { readOnly: true, type: 'string' }, '@type': { readOnly: true, type: 'string' } } // oxfmt-ignore

const schemas = Object.fromEntries(
  Object.entries(RESOURCES).flatMap(([name, { fields, required }]) => {
    const properties = { id: { readOnly: true, type: 'integer' }, ...fields }
    const shared = { type: 'object', description: '', deprecated: false, ...(required && { required }) }
    return [
      [name, { ...shared, properties }],
      [`${name}.jsonld`, { ...shared, properties: { ...base, ...properties } }],
    ]
  }),
)
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const types = (name: string) => ({
  'application/ld+json': { schema: ref(`${name}.jsonld`) },
  'application/json': { schema: ref(name) },
})

const collection = (name: string) => ({
  type: 'object',
  properties: {
    'hydra:member': { type: 'array', items: ref(`${name}.jsonld`) },
    'hydra:totalItems': { type: 'integer', minimum: 0 },
    'hydra:view': { type: 'object', properties: { '@id': { type: 'string', format: 'iri-reference' }, '@type': { type: 'string' }, 'hydra:first': { type: 'string', format: 'iri-reference' }, 'hydra:last': { type: 'string', format: 'iri-reference' }, 'hydra:next': { type: 'string', format: 'iri-reference' } } },
    'hydra:search': { type: 'object', properties: { '@type': { type: 'string' }, 'hydra:template': { type: 'string' } } },
  },
  required: ['hydra:member'],
}) // oxfmt-ignore
const listAnswer = (name: string) => ({
  'application/ld+json': { schema: collection(name) },
  'application/json': { schema: { type: 'array', items: ref(name) } },
})

const PAGE = { name: 'page', in: 'query', description: 'The collection page number', required: false, deprecated: false, allowEmptyValue: true, schema: { type: 'integer', default: 1 }, style: 'form', explode: false, allowReserved: false } // oxfmt-ignore
const filter = ([name, schema]: [string, Schema]) => ({ name, in: 'query', description: '', required: false, deprecated: false, allowEmptyValue: true, schema, style: 'form', explode: false, allowReserved: false }) // oxfmt-ignore
const identifier = (name: string) => ({ name: 'id', in: 'path', description: `${name} identifier`, required: true, deprecated: false, schema: { type: 'string' }, style: 'simple', explode: false }) // oxfmt-ignore

function pathsOf([name, { path, filters = [], methods = 'get,post,patch,delete' }]: [string, Resource]) {
  const [tags, allowed] = [[name], methods.split(',')]
  const id = `api_${path}`
  const body = (type: string) => ({ description: `The ${allowed.includes('post') && type.includes('ld') ? 'new' : 'updated'} ${name} resource`, content: { [type]: { schema: ref(type.includes('ld') ? `${name}.jsonld` : name) } }, required: true }) // oxfmt-ignore
  const answer = (status: number, description: string) => ({ [status]: { description, content: types(name) } })
  return {
    [`/api/${path}`]: {
      get: { operationId: `${id}_get_collection`, tags, summary: `Retrieves the collection of ${name} resources.`, description: `Retrieves the collection of ${name} resources.`, parameters: [PAGE, ...filters.map(filter)], responses: { 200: { description: `${name} collection`, content: listAnswer(name) } } },
      ...(allowed.includes('post') && { post: { operationId: `${id}_post`, tags, summary: `Creates a ${name} resource.`, requestBody: body('application/ld+json'), responses: answer(201, `${name} resource created`) } }),
    },
    [`/api/${path}/{id}`]: {
      get: { operationId: `${id}_id_get`, tags, summary: `Retrieves a ${name} resource.`, parameters: [identifier(name)], responses: answer(200, `${name} resource`) },
      ...(allowed.includes('patch') && { patch: { operationId: `${id}_id_patch`, tags, summary: `Updates the ${name} resource.`, parameters: [identifier(name)], requestBody: body('application/merge-patch+json'), responses: answer(200, `${name} resource updated`) } }),
      ...(allowed.includes('delete') && { delete: { operationId: `${id}_id_delete`, tags, summary: `Removes the ${name} resource.`, parameters: [identifier(name)], responses: { 204: { description: `${name} resource deleted` } } } }),
    },
  } // oxfmt-ignore
}
/** An operation of a resource besides those that every resource has. */
const extra = (resource: string, verb: string, content?: Record<string, Schema>) => {
  const { path } = RESOURCES[resource]!
  const operation = { operationId: `${verb}_${snake(resource)}`, tags: [resource], summary: `Updates the ${resource} resource.`, parameters: [identifier(resource)], ...(content && { requestBody: { content: { 'application/ld+json': { schema: { type: 'object', required: Object.keys(content), properties: content } } }, required: true } }), responses: { 200: { description: `${resource} resource updated`, content: types(resource) } } } // oxfmt-ignore
  return { [`/api/${path}/{id}/${verb}`]: { patch: operation } }
}

/** A farm co-operative as API Platform describes a Symfony application: `api_growers_get_collection`, Hydra, references as addresses, filters in brackets. */
export const COOPERATIVE_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Hollin Growers API', description: '', version: '1.0.0' },
  servers: [{ url: '/', description: '' }],
  paths: {
    ...Object.assign({}, ...Object.entries(RESOURCES).map(pathsOf)),
    ...extra('Grower', 'suspend'),
    ...extra('MachineBooking', 'approve'),
    ...extra('MachineBooking', 'refuse'),
    ...extra('MachineBooking', 'return', { hoursUsed: whole }),
    ...extra('SalesOrder', 'ship'),
  },
  components: { schemas, responses: {}, parameters: {}, examples: {}, requestBodies: {}, headers: {}, securitySchemes: {} }, // oxfmt-ignore
  security: [],
  tags: [],
}
