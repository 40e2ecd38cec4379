import { createHash } from 'node:crypto'
import { choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import {
  ANIMAL_STATES,
  APPLICATION_STATES,
  AREAS,
  CAMPAIGN_STATES,
  FOSTER_REASONS,
  HOUSING,
  INTAKE_REASONS,
  METHODS,
  RECORD_TYPES,
  ROLES,
  SEXES,
  SHIFT_STATES,
  SPECIES,
} from './data.ts'

type Schema = Record<string, unknown>
const sample = (schema: Schema, example: unknown): Schema => ({ ...schema, example })
const maybe = (schema: Schema): Schema => ({ ...schema, nullable: true })
/** A sum of money in a column `decimal(8,2)`: some say that it is a text, some that it is a number; it is a text. */
const sum = (example: string) => sample(text(), example)

const animal = {
  name: sample(text(), 'Biscuit'),
  species: choice(SPECIES),
  breed: maybe(text()),
  sex: choice(SEXES),
  color: text(),
  date_of_birth: maybe(date()),
  weight_kg: decimal(undefined, { format: 'float', example: 12.4 }),
  is_neutered: flag(),
  good_with_children: maybe(flag()),
  microchip_number: maybe(text()),
  kennel_id: maybe(whole()),
  adoption_fee: decimal(undefined, { format: 'float' }),
}
const adopter = {
  first_name: text(),
  last_name: text(),
  email: text(undefined, { format: 'email' }),
  phone: maybe(text()),
  city: text(),
  housing_type: choice(HOUSING),
  has_garden: flag(),
  other_pets: whole(),
}
const volunteer = {
  name: text(),
  email: text(undefined, { format: 'email' }),
  phone: maybe(text()),
  skills: listOf(text()),
  is_active: flag(),
  emergency_contact: maybe(text()),
}
const shift = { volunteer_id: whole(), area: choice(AREAS), date: date(), starts_at: sample(text(), '09:30'), hours: decimal() } // oxfmt-ignore
const medical = { animal_id: whole(), staff_id: whole(), type: choice(RECORD_TYPES), performed_on: date(), next_due_on: maybe(date()), cost: sum('45.00'), notes: maybe(text()) } // oxfmt-ignore
const foster = { animal_id: whole(), volunteer_id: whole(), reason: choice(FOSTER_REASONS), started_on: date() }
const donation = { donor_name: maybe(text()), campaign_id: maybe(whole()), amount: sum('25.00'), method: choice(METHODS), is_recurring: flag(), received_on: date() } // oxfmt-ignore
const campaign = { name: text(), goal_amount: sum('6000.00'), starts_on: date(), ends_on: maybe(date()) }
const link = () => record({ id: whole(), name: text() })
const only = (fields: Record<string, Schema>, ...names: string[]) =>
  Object.fromEntries(names.map(name => [name, fields[name]!]))

const schemas: Record<string, Schema> = {
  KennelResource: record({ id: whole(), code: sample(text(), 'D4'), building: text(), capacity: whole(), is_isolation: flag(), is_heated: flag() }), // oxfmt-ignore
  AnimalResource: record({ id: whole(), ...animal, status: choice(ANIMAL_STATES), intake_reason: choice(INTAKE_REASONS), intake_date: date() }), // oxfmt-ignore
  StoreAnimalRequest: record({ ...animal, intake_reason: choice(INTAKE_REASONS), intake_date: date() }, ['name', 'species', 'sex']), // oxfmt-ignore
  UpdateAnimalRequest: record({ ...animal, status: choice(ANIMAL_STATES) }),
  StaffResource: record({ id: whole(), name: text(), email: text(), role: choice(ROLES), phone: maybe(text()), hired_at: date() }), // oxfmt-ignore
  AdopterResource: record({ id: whole(), ...adopter, blacklisted_at: maybe(moment()), created_at: moment() }),
  StoreAdopterRequest: record(adopter, ['first_name', 'last_name', 'email']),
  UpdateAdopterRequest: record(adopter),
  AdoptionApplicationResource: record({
    id: whole(),
    animal: link(),
    adopter: link(),
    status: choice(APPLICATION_STATES),
    submitted_at: moment(),
    home_visit_on: maybe(date()),
    decided_at: maybe(moment()),
    reviewer_id: maybe(whole()),
    message: maybe(text()),
  }),
  StoreAdoptionApplicationRequest: record({ animal_id: whole(), adopter_id: whole(), message: maybe(text()) }, ['animal_id', 'adopter_id']), // oxfmt-ignore
  UpdateAdoptionApplicationRequest: record({ home_visit_on: maybe(date()), reviewer_id: maybe(whole()), message: maybe(text()) }), // oxfmt-ignore
  MedicalRecordResource: record({ id: whole(), ...medical }),
  StoreMedicalRecordRequest: record(medical, ['animal_id', 'staff_id', 'type', 'performed_on']),
  VolunteerResource: record({ id: whole(), ...volunteer, joined_on: date() }),
  StoreVolunteerRequest: record(volunteer, ['name', 'email']),
  UpdateVolunteerRequest: record(volunteer),
  FosterPlacementResource: record({ id: whole(), ...foster, ended_on: maybe(date()) }),
  StoreFosterPlacementRequest: record(foster, ['animal_id', 'volunteer_id']),
  VolunteerShiftResource: record({ id: whole(), ...shift, status: choice(SHIFT_STATES) }),
  StoreVolunteerShiftRequest: record(shift, ['volunteer_id', 'area', 'date', 'starts_at']),
  UpdateVolunteerShiftRequest: record({ ...only(shift, 'area', 'date', 'starts_at', 'hours'), status: choice(SHIFT_STATES) }), // oxfmt-ignore
  CampaignResource: record({ id: whole(), ...campaign, status: choice(CAMPAIGN_STATES) }),
  UpdateCampaignRequest: record({ ...campaign, status: choice(CAMPAIGN_STATES) }),
  DonationResource: record({ id: whole(), ...donation, thanked_at: maybe(date()) }),
  StoreDonationRequest: record(donation, ['amount', 'method']),
  MoveAnimalRequest: record({ kennel_id: whole() }, ['kennel_id']),
  ValidationError: record({ message: sample(text(), 'The given data was invalid.'), errors: { type: 'object' } }),
}

/** swagger-php names an operation after what it hashes when nobody gives it a name. */
const hashed = (method: string, path: string, controller: string) =>
  createHash('md5').update(`${method.toUpperCase()}::/api/${path}::${controller}`).digest('hex')
const page = record({ current_page: whole(), from: whole(), last_page: whole(), per_page: whole(), to: whole(), total: whole() }) // oxfmt-ignore
const links = record({ first: text(), last: text(), prev: maybe(text()), next: maybe(text()) })
const ok = (schema: Schema, status = 200) => ({
  [status]: { description: 'Successful operation', content: { 'application/json': { schema } } },
})
const within = (schema: Schema) => record({ data: schema })
const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

interface Resource {
  /** `AdoptionApplication`: its schemas, its controller and its parameter are called after it. */
  name: string
  path: string
  tag: string
  filters?: Record<string, Schema>
  /** Which of the five a resource has. */
  has: readonly ('index' | 'store' | 'show' | 'update' | 'destroy')[]
  /** More deeds: their path, what is sent, and their summary. */
  deeds?: [path: string, summary: string, body?: string][]
}
/** The paths of an `apiResource`, with the summaries that `make:controller` writes. */
function pathsOf({ name, path, tag, filters = {}, has, deeds = [] }: Resource): Record<string, Schema> {
  const key = name.charAt(0).toLowerCase() + name.slice(1)
  const controller = `App\\Http\\Controllers\\Api\\${name}Controller`
  const own = ref(`${name}Resource`)
  const at = pathParameter(key, whole(), `${name} id`)
  const describe = (method: string, route: string, action: string, summary: string, more: Schema) => ({
    tags: [tag],
    summary,
    operationId: hashed(method, route, `${controller}::${action}`),
    ...more,
  })
  const refused = { 422: { description: 'Validation error', content: { 'application/json': { schema: ref('ValidationError') } } } } // oxfmt-ignore
  const lost = { 404: { description: 'Resource Not Found' } }
  const found = { ...ok(within(own)), ...lost }
  const one = `${path}/{${key}}`
  const operations: Record<Resource['has'][number], [method: string, route: string, more: Schema]> = {
    index: ['get', path, describe('get', path, 'index', `Get list of ${spaced(tag)}`, {
      parameters: [
        ...Object.entries(filters).map(([field, schema]) => queryParameter(`filter[${field}]`, schema)),
        queryParameter('page', whole(undefined, { default: 1 })),
        queryParameter('per_page', whole(undefined, { default: 15 })),
      ],
      responses: ok(record({ data: listOf(own), links, meta: page })),
    })],
    store: ['post', path, describe('post', path, 'store', `Store new ${spaced(name)}`, {
      requestBody: requestBody(ref(`Store${name}Request`)),
      responses: { ...ok(within(own), 201), ...refused },
    })],
    show: ['get', one, describe('get', one, 'show', `Get ${spaced(name)} information`, { parameters: [at], responses: found })],
    update: ['put', one, describe('put', one, 'update', `Update existing ${spaced(name)}`, {
      parameters: [at],
      requestBody: requestBody(ref(`Update${name}Request`)),
      responses: { ...found, ...refused },
    })],
    destroy: ['delete', one, describe('delete', one, 'destroy', `Delete existing ${spaced(name)}`, {
      parameters: [at],
      responses: { 204: { description: 'Successful operation' }, ...lost },
    })],
  } // oxfmt-ignore
  const paths: Record<string, Schema> = {}
  const put = (route: string, method: string, operation: Schema) => {
    paths[`/${route}`] = { ...paths[`/${route}`], [method]: operation }
  }
  for (const action of has) {
    const [method, route, operation] = operations[action]
    put(route, method, operation)
  }
  for (const [deed, summary, body] of deeds) {
    const route = `${one}/${deed}`
    const more = { parameters: [at], ...(body !== undefined && { requestBody: requestBody(ref(body)) }), responses: found } // oxfmt-ignore
    put(route, 'post', describe('post', route, deed, summary, more))
  }
  return paths
}

const RESOURCES: Resource[] = [
  { name: 'Kennel', path: 'kennels', tag: 'Kennels', has: ['index', 'show'] },
  {
    name: 'Animal',
    path: 'animals',
    tag: 'Animals',
    filters: { status: choice(ANIMAL_STATES), species: choice(SPECIES), name: text() },
    has: ['index', 'store', 'show', 'update'],
    deeds: [
      ['move', 'Move an animal to another kennel', 'MoveAnimalRequest'],
      ['reserve', 'Reserve an animal'],
      ['release', 'Release a reserved animal'],
    ],
  },
  { name: 'Staff', path: 'staff', tag: 'Staff', filters: { role: choice(ROLES) }, has: ['index', 'show'] },
  { name: 'Adopter', path: 'adopters', tag: 'Adopters', filters: { city: text(), email: text() }, has: ['index', 'store', 'show', 'update', 'destroy'], deeds: [['blacklist', 'Blacklist an adopter']] }, // oxfmt-ignore
  {
    name: 'AdoptionApplication',
    path: 'adoption-applications',
    tag: 'AdoptionApplications',
    filters: { status: choice(APPLICATION_STATES), animal_id: whole(), adopter_id: whole() },
    has: ['index', 'store', 'show', 'update'],
    deeds: [
      ['approve', 'Approve an adoption application'],
      ['reject', 'Reject an adoption application'],
      ['withdraw', 'Withdraw an adoption application'],
    ],
  },
  { name: 'MedicalRecord', path: 'medical-records', tag: 'MedicalRecords', filters: { animal_id: whole(), type: choice(RECORD_TYPES) }, has: ['index', 'store', 'show', 'destroy'] }, // oxfmt-ignore
  { name: 'Volunteer', path: 'volunteers', tag: 'Volunteers', has: ['index', 'store', 'show', 'update'] },
  { name: 'FosterPlacement', path: 'foster-placements', tag: 'FosterPlacements', filters: { animal_id: whole(), volunteer_id: whole() }, has: ['index', 'store', 'show'], deeds: [['end', 'End a foster placement']] }, // oxfmt-ignore
  { name: 'VolunteerShift', path: 'volunteer-shifts', tag: 'VolunteerShifts', filters: { volunteer_id: whole(), date: date() }, has: ['index', 'store', 'show', 'update', 'destroy'] }, // oxfmt-ignore
  { name: 'Campaign', path: 'campaigns', tag: 'Campaigns', has: ['index', 'show', 'update'] },
  { name: 'Donation', path: 'donations', tag: 'Donations', filters: { campaign_id: whole(), method: choice(METHODS) }, has: ['index', 'store', 'show', 'destroy'] }, // oxfmt-ignore
]

/** An animal shelter as l5-swagger describes a Laravel application: hashed operation ids, resources inside `data`, `links` and `meta`, filters in brackets, requests as schemas of their own. */
export const SHELTER_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Paw Haven API Documentation', description: 'L5 Swagger OpenApi description', version: '1.0.0' },
  servers: [{ url: '/api', description: 'API Server' }],
  paths: Object.assign({}, ...RESOURCES.map(pathsOf)) as Record<string, Schema>,
  components: { schemas },
  tags: RESOURCES.map(({ tag }) => ({ name: tag, description: `API Endpoints of ${tag}` })),
}
