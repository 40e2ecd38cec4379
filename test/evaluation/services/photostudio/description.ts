import { answers, listOf, pathParameter, queryParameter, ref, requestBody } from '../openapi.ts'
import { DELIVERIES, EMPLOYMENTS, FINISHES, GALLERY_STATUSES, LENS_ROLES, LENS_SOURCES, LENS_TYPES, PRINT_PRODUCTS, PRINT_STATUSES, SHOOT_STATUSES } from './kinds.ts' // oxfmt-ignore

/** A property as the decorators of NestJS write it. */
export interface Property {
  type?: string
  format?: string
  enum?: readonly string[]
  nullable?: boolean
  items?: object
  $ref?: string
  [more: string]: unknown
}
export type Properties = Record<string, Property>

const string = (more: Property = {}): Property => ({ type: 'string', ...more })
const number = (more: Property = {}): Property => ({ type: 'number', ...more })
const boolean = (more: Property = {}): Property => ({ type: 'boolean', ...more })
const oneOf = (values: readonly string[], more: Property = {}) => string({ enum: values, ...more })
const date = (more: Property = {}) => string({ format: 'date', example: '2026-06-13', ...more })
const moment = (more: Property = {}) => string({ format: 'date-time', ...more })
const id = (example: string) => string({ example })
const euros = (description?: string) => number({ ...(description && { description }), minimum: 0, example: 265 })
const orNone = (property: Property): Property => ({ ...property, nullable: true })

const ADDRESS: Properties = { street: string(), city: string(), county: string({ example: 'Galway' }), eircode: orNone(string()) } // oxfmt-ignore
const LOCATION: Properties = { name: string({ example: 'Castle Derravane' }), street: string(), city: string(), county: string() } // oxfmt-ignore
const CLIENT: Properties = {
  id: id('cli_1042'),
  firstName: string(),
  lastName: string(),
  partnerName: orNone(string({ description: 'Full name of the partner, for couples' })),
  company: orNone(string()),
  email: string({ format: 'email' }),
  phone: orNone(string()),
  address: ref('AddressDto'),
  source: oneOf(LENS_SOURCES, { description: 'How the client found us' }),
  marketingConsent: boolean(),
  notes: orNone(string()),
  createdAt: moment(),
}
const PHOTOGRAPHER: Properties = {
  id: id('pho_11'),
  firstName: string(),
  lastName: string(),
  email: string({ format: 'email' }),
  phone: string(),
  employment: oneOf(EMPLOYMENTS),
  specialties: { type: 'array', items: oneOf(LENS_TYPES) },
  dayRate: euros('EUR per day'),
  droneLicence: boolean(),
  baseCity: string(),
  joinedOn: date(),
  active: boolean(),
}
const PACKAGE: Properties = {
  id: id('pkg_112'),
  name: string(),
  category: oneOf(LENS_TYPES),
  price: euros('EUR, VAT included'),
  durationHours: number(),
  includedImages: number(),
  includesAlbum: boolean(),
  description: string(),
  active: boolean({ description: 'Currently sold' }),
}
const SHOOT: Properties = {
  id: id('sht_3017'),
  title: string(),
  type: oneOf(LENS_TYPES),
  status: oneOf(SHOOT_STATUSES),
  clientId: id('cli_1042'),
  packageId: id('pkg_112'),
  shootDate: date(),
  startTime: string({ example: '11:30', pattern: '^\\d{2}:\\d{2}$' }),
  location: ref('LocationDto'),
  guestCount: orNone(number({ description: 'Weddings only' })),
  price: euros('Agreed price in EUR'),
  depositPaid: boolean(),
  balanceDue: euros('EUR still to be paid by the client'),
  notes: orNone(string()),
  createdAt: moment(),
}
const ASSIGNMENT: Properties = {
  id: id('asg_5010'),
  shootId: id('sht_3017'),
  photographerId: id('pho_11'),
  role: oneOf(LENS_ROLES),
  fee: euros('EUR paid to the photographer'),
  confirmed: boolean({ description: 'The photographer has accepted' }),
}
const GALLERY: Properties = {
  id: id('gal_733'),
  shootId: id('sht_3017'),
  title: string(),
  status: oneOf(GALLERY_STATUSES),
  imageCount: number(),
  viewCount: number(),
  downloadsEnabled: boolean(),
  publishedAt: orNone(moment()),
  expiresOn: orNone(date({ description: 'Last day online' })),
}
const LINE: Properties = {
  product: oneOf(PRINT_PRODUCTS),
  size: string({ example: '20x30 cm' }),
  finish: oneOf(FINISHES),
  quantity: number({ minimum: 1 }),
  unitPrice: euros(),
}
const PRINT_ORDER: Properties = {
  id: id('ord_9044'),
  orderNumber: string({ example: 'PR-4453' }),
  clientId: id('cli_1042'),
  galleryId: id('gal_733'),
  status: oneOf(PRINT_STATUSES),
  delivery: oneOf(DELIVERIES),
  shippingAddress: { nullable: true, allOf: [ref('AddressDto')] },
  lines: { type: 'array', items: ref('PrintOrderLineDto') },
  shippingCost: euros(),
  total: euros('EUR, shipping included'),
  paid: boolean(),
  note: orNone(string()),
  orderedAt: moment(),
  dispatchedAt: orNone(moment()),
}
const part = (fields: Properties, ...names: string[]): Properties => Object.fromEntries(names.map(name => [name, fields[name]!])) // oxfmt-ignore
const without = (fields: Properties, ...left: string[]) => part(fields, ...Object.keys(fields).filter(name => !left.includes(name))) // oxfmt-ignore

/** What bodies may hold, and what of it they must. */
export const BODIES: Record<string, { fields: Properties; required: readonly string[] }> = {
  CreateClientDto: { fields: without(CLIENT, 'id', 'createdAt'), required: ['firstName', 'lastName', 'email'] },
  UpdateClientDto: { fields: { ...without(CLIENT, 'id', 'createdAt'), address: ref('UpdateAddressDto') }, required: [] }, // oxfmt-ignore
  CreatePhotographerDto: { fields: without(PHOTOGRAPHER, 'id'), required: ['firstName', 'lastName', 'email', 'phone', 'employment', 'specialties', 'dayRate'] }, // oxfmt-ignore
  UpdatePhotographerDto: { fields: without(PHOTOGRAPHER, 'id'), required: [] },
  CreatePackageDto: { fields: without(PACKAGE, 'id'), required: ['name', 'category', 'price', 'durationHours', 'includedImages'] }, // oxfmt-ignore
  UpdatePackageDto: { fields: without(PACKAGE, 'id'), required: [] },
  CreateShootDto: { fields: without(SHOOT, 'id', 'status', 'depositPaid', 'balanceDue', 'createdAt'), required: ['title', 'type', 'clientId', 'packageId', 'shootDate', 'startTime'] }, // oxfmt-ignore
  UpdateShootDto: { fields: { ...without(SHOOT, 'id', 'clientId', 'type', 'createdAt'), location: ref('UpdateLocationDto') }, required: [] }, // oxfmt-ignore
  CreateAssignmentDto: { fields: without(ASSIGNMENT, 'id', 'confirmed'), required: ['shootId', 'photographerId', 'role', 'fee'] }, // oxfmt-ignore
  UpdateAssignmentDto: { fields: part(ASSIGNMENT, 'role', 'fee', 'confirmed'), required: [] },
  CreateGalleryDto: { fields: part(GALLERY, 'shootId', 'title', 'imageCount', 'downloadsEnabled'), required: ['shootId', 'imageCount'] }, // oxfmt-ignore
  UpdateGalleryDto: { fields: part(GALLERY, 'title', 'imageCount', 'downloadsEnabled', 'expiresOn'), required: [] },
  CreatePrintOrderDto: { fields: { ...part(PRINT_ORDER, 'clientId', 'galleryId', 'delivery', 'shippingAddress', 'note'), lines: { type: 'array', items: ref('CreatePrintOrderLineDto') } }, required: ['clientId', 'galleryId', 'delivery', 'lines'] }, // oxfmt-ignore
  UpdatePrintOrderDto: { fields: part(PRINT_ORDER, 'status', 'paid', 'note', 'shippingAddress'), required: [] },
  AddressDto: { fields: ADDRESS, required: ['street', 'city', 'county'] },
  UpdateAddressDto: { fields: ADDRESS, required: [] },
  LocationDto: { fields: LOCATION, required: Object.keys(LOCATION) },
  UpdateLocationDto: { fields: LOCATION, required: [] },
  CreatePrintOrderLineDto: { fields: without(LINE, 'unitPrice'), required: ['product', 'size', 'quantity'] },
}
/** What lists can be narrowed by. */
export const QUERIES: Record<string, Properties> = {
  clients: { search: string({ description: 'Part of the name, the company or the email' }), source: oneOf(LENS_SOURCES), county: string(), marketingConsent: boolean() }, // oxfmt-ignore
  photographers: { employment: oneOf(EMPLOYMENTS), specialty: oneOf(LENS_TYPES), active: boolean() },
  packages: { category: oneOf(LENS_TYPES), active: boolean() },
  shoots: { search: string({ description: 'Part of the title' }), type: oneOf(LENS_TYPES), status: oneOf(SHOOT_STATUSES), clientId: string(), packageId: string(), from: date({ description: 'First day of the shoot date' }), to: date({ description: 'Last day of the shoot date' }) }, // oxfmt-ignore
  assignments: { shootId: string(), photographerId: string(), role: oneOf(LENS_ROLES) },
  galleries: { shootId: string(), status: oneOf(GALLERY_STATUSES) },
  'print-orders': { status: oneOf(PRINT_STATUSES), clientId: string(), galleryId: string(), paid: boolean() },
}

const dto = (fields: Properties, required: readonly string[]) => ({ type: 'object', properties: fields, ...(required.length > 0 && { required }) }) // oxfmt-ignore
const SCHEMAS = {
  ClientDto: CLIENT,
  PhotographerDto: PHOTOGRAPHER,
  PackageDto: PACKAGE,
  ShootDto: SHOOT,
  AssignmentDto: ASSIGNMENT,
  GalleryDto: GALLERY,
  PrintOrderDto: PRINT_ORDER,
  PrintOrderLineDto: LINE,
}
/** The controller of a kind: its tag, and the name of what it answers with. */
const CONTROLLERS: Record<string, [controller: string, name: string]> = {
  clients: ['ClientsController', 'Client'],
  photographers: ['PhotographersController', 'Photographer'],
  packages: ['PackagesController', 'Package'],
  shoots: ['ShootsController', 'Shoot'],
  assignments: ['AssignmentsController', 'Assignment'],
  galleries: ['GalleriesController', 'Gallery'],
  'print-orders': ['PrintOrdersController', 'PrintOrder'],
}

type Verb = 'findAll' | 'findOne' | 'create' | 'update' | 'remove'
const PAGING = [
  queryParameter('page', { minimum: 1, default: 1, type: 'number' }),
  queryParameter('pageSize', { minimum: 1, maximum: 50, default: 20, type: 'number' }),
].map(one => ({ required: false, ...one }))
const KEY = pathParameter('id', { type: 'string' })
const refused = (status: number, description = '') => ({ [status]: answers(description, ref('ErrorDto')) })
const pageOf = (name: string) => ({ allOf: [ref('PaginatedDto'), { properties: { items: listOf(ref(`${name}Dto`)) } }] }) // oxfmt-ignore

function operation(path: string, verb: string, summary?: string) {
  const [controller, name] = CONTROLLERS[path]!
  const common = { operationId: `${controller}_${verb}`, ...(summary && { summary }), tags: [path] }
  const one = answers('', ref(`${name}Dto`))
  const whole = {
    findAll: { ...common, parameters: [...Object.entries(QUERIES[path]!).map(([key, { description, ...schema }]) => ({ required: false, ...queryParameter(key, schema, description as string | undefined) })), ...PAGING], responses: { 200: answers('', pageOf(name)) } }, // oxfmt-ignore
    findOne: { ...common, parameters: [KEY], responses: { 200: one, ...refused(404) } },
    create: { ...common, parameters: [], requestBody: requestBody(ref(`Create${name}Dto`)), responses: { 201: one, ...refused(400) } }, // oxfmt-ignore
    update: { ...common, parameters: [KEY], requestBody: requestBody(ref(`Update${name}Dto`)), responses: { 200: one, ...refused(400), ...refused(404) } }, // oxfmt-ignore
    remove: { ...common, parameters: [KEY], responses: { 204: { description: '' }, ...refused(404), ...refused(409) } },
  }
  return verb in whole ? whole[verb as Verb] : { ...common, parameters: [KEY], responses: { 200: one, ...refused(404), ...refused(409) } } // oxfmt-ignore
}
/** The paths of a kind; `acts` are its actions with their summaries, and `more` tells of its other operations. */
function pathsOf(
  path: string,
  verbs: readonly Verb[],
  more: Partial<Record<Verb, string>> = {},
  acts: Record<string, string> = {},
) {
  // oxfmt-ignore
  const of = (methods: Record<string, Verb>) => Object.fromEntries(Object.entries(methods).filter(([, verb]) => verbs.includes(verb)).map(([method, verb]) => [method, operation(path, verb, more[verb])])) // oxfmt-ignore
  return {
    [`/api/${path}`]: of({ get: 'findAll', post: 'create' }),
    [`/api/${path}/{id}`]: of({ get: 'findOne', patch: 'update', delete: 'remove' }),
    ...Object.fromEntries(Object.entries(acts).map(([act, summary]) => [`/api/${path}/{id}/${act}`, { post: operation(path, act, summary) }])), // oxfmt-ignore
  }
}
const KEPT: readonly Verb[] = ['findAll', 'create', 'findOne', 'update']
const ALL: readonly Verb[] = [...KEPT, 'remove']

/** A photographer's studio as NestJS describes it: camelCase, `{items, total, page, pageSize}`. */
export const PHOTOSTUDIO_DESCRIPTION = {
  openapi: '3.0.0',
  paths: {
    ...pathsOf('clients', ALL, { remove: 'Only clients without shoots and print orders can be removed' }),
    ...pathsOf('photographers', KEPT),
    ...pathsOf('packages', KEPT),
    ...pathsOf('shoots', KEPT, { create: 'Enter an enquiry', findAll: 'Shoots, oldest first' }, { confirm: 'Turn an enquiry into a booking', cancel: 'Cancel a shoot; the photographers are released' }), // oxfmt-ignore
    ...pathsOf('assignments', ALL, {
      create: 'Put a photographer on a shoot',
      remove: 'Take a photographer off a shoot',
    }),
    ...pathsOf('galleries', ALL, { remove: 'Only drafts can be removed' }, { publish: 'Put a draft online for the client' }), // oxfmt-ignore
    ...pathsOf('print-orders', KEPT, {}, { dispatch: 'Post an order that is ready', cancel: 'Cancel an order that is not finished yet' }), // oxfmt-ignore
  },
  info: { title: 'Halpin & Rowe Studio API', description: 'Clients, shoots, galleries and prints of the studio', version: '1.4', contact: {} }, // oxfmt-ignore
  tags: [],
  servers: [],
  components: {
    schemas: {
      PaginatedDto: dto({ total: number(), page: number(), pageSize: number() }, ['total', 'page', 'pageSize']),
      ErrorDto: dto({ statusCode: number(), message: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, error: string() }, ['statusCode', 'message']), // oxfmt-ignore
      ...Object.fromEntries(Object.entries(SCHEMAS).map(([name, fields]) => [name, dto(fields, Object.keys(fields))])),
      ...Object.fromEntries(Object.entries(BODIES).map(([name, { fields, required }]) => [name, dto(fields, required)])), // oxfmt-ignore
    },
  },
}
