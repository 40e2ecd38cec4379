import {
  CAUSES,
  CERTIFICATIONS,
  DIFFICULTIES,
  INCIDENT_STATES,
  ITEM_CONDITIONS,
  LIFT_KINDS,
  LIFT_STATES,
  PASS_STATES,
  PASS_TYPES,
  RENTAL_CATEGORIES,
  SEVERITIES,
} from './data.ts'

type Schema = Record<string, unknown>
const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` })
const text: Schema = { type: 'string' }
/** A 64-bit integer is a text in the JSON of protobuf. */
const int64: Schema = { type: 'string', format: 'int64' }
const int32: Schema = { type: 'integer', format: 'int32' }
const double: Schema = { type: 'number', format: 'double' }
const flag: Schema = { type: 'boolean' }
const moment: Schema = { type: 'string', format: 'date-time' }
const told = (schema: Schema, title: string): Schema => ({ ...schema, title })
const message = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties })
const constants = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values], default: values[0] })
const listed = (name: string, of: string): Schema => message({ [name]: { type: 'array', items: { type: 'object', ...ref(of) } }, nextPageToken: text, totalSize: int32 }) // oxfmt-ignore

const pass = { guestId: int64, passType: ref('v1PassType'), price: double, validFrom: told(text, 'YYYY-MM-DD'), validUntil: told(text, 'YYYY-MM-DD') } // oxfmt-ignore
const guest = { givenName: text, familyName: text, email: text, birthDate: told(text, 'YYYY-MM-DD'), country: text, phoneNumber: text, newsletter: flag } // oxfmt-ignore
const rental = { itemId: int64, guestId: int64, startDate: told(text, 'YYYY-MM-DD'), dueDate: told(text, 'YYYY-MM-DD'), depositPaid: flag } // oxfmt-ignore
const incident = { runId: int64, patrollerId: int64, guestId: int64, severity: ref('v1Severity'), cause: ref('v1Cause'), helicopter: flag, note: text } // oxfmt-ignore
const lift = { displayName: text, status: ref('v1LiftStatus'), capacityPerHour: int32, heatedSeats: flag, lastInspectionDate: told(text, 'YYYY-MM-DD'), waitMinutes: int32 } // oxfmt-ignore
const run = { displayName: text, difficulty: ref('v1Difficulty'), open: flag, snowmaking: flag }
const report = { station: text, reportDate: told(text, 'YYYY-MM-DD'), baseDepthCm: int32, newSnowCm: int32, temperatureCelsius: int32, windKph: int32, avalancheLevel: told(int32, 'European avalanche danger scale, 1 to 5') } // oxfmt-ignore

const definitions: Record<string, Schema> = {
  v1LiftKind: constants(LIFT_KINDS),
  v1LiftStatus: constants(LIFT_STATES),
  v1Difficulty: constants(DIFFICULTIES),
  v1PassType: constants(PASS_TYPES),
  v1PassState: constants(PASS_STATES),
  v1RentalCategory: constants(RENTAL_CATEGORIES),
  v1ItemCondition: constants(ITEM_CONDITIONS),
  v1Certification: constants(CERTIFICATIONS),
  v1Severity: constants(SEVERITIES),
  v1Cause: constants(CAUSES),
  v1IncidentStatus: constants(INCIDENT_STATES),
  v1Lift: message({ id: int64, ...lift, kind: ref('v1LiftKind'), lengthMeters: int32 }),
  v1Run: message({ id: int64, ...run, liftId: told(int64, 'The lift that serves the run.'), lengthMeters: int32, lastGroomedTime: moment }), // oxfmt-ignore
  v1Guest: message({ id: int64, ...guest }),
  v1Pass: message({ id: int64, passNumber: text, ...pass, state: ref('v1PassState'), purchaseTime: moment }),
  v1RentalItem: message({ id: int64, tag: text, category: ref('v1RentalCategory'), brand: text, size: text, condition: ref('v1ItemCondition'), dailyRate: double }), // oxfmt-ignore
  v1Rental: message({ id: int64, ...rental, returnTime: told(moment, 'Unset while the item is out.'), totalPrice: double, damageNote: text }), // oxfmt-ignore
  v1Patroller: message({ id: int64, givenName: text, familyName: text, email: text, callSign: text, certification: ref('v1Certification'), onDuty: flag, hireDate: text }), // oxfmt-ignore
  v1Incident: message({ id: int64, ...incident, occurTime: moment, status: ref('v1IncidentStatus') }),
  v1SnowReport: message({ id: int64, ...report }),
  LiftServiceOpenLiftBody: message({}),
  LiftServiceCloseLiftBody: message({}),
  RunServiceGroomRunBody: message({}),
  PassServiceBlockPassBody: message({ reason: text }),
  PassServiceRefundPassBody: message({}),
  RentalServiceReturnRentalBody: message({ damageNote: text }),
  PatrolServiceCloseIncidentBody: message({}),
  v1ListLiftsResponse: listed('lifts', 'v1Lift'),
  v1ListRunsResponse: listed('runs', 'v1Run'),
  v1ListGuestsResponse: listed('guests', 'v1Guest'),
  v1ListPassesResponse: listed('passes', 'v1Pass'),
  v1ListRentalItemsResponse: listed('rentalItems', 'v1RentalItem'),
  v1ListRentalsResponse: listed('rentals', 'v1Rental'),
  v1ListPatrollersResponse: listed('patrollers', 'v1Patroller'),
  v1ListIncidentsResponse: listed('incidents', 'v1Incident'),
  v1ListSnowReportsResponse: listed('snowReports', 'v1SnowReport'),
  rpcStatus: message({ code: int32, message: text, details: { type: 'array', items: { type: 'object', ...ref('protobufAny') } } }), // oxfmt-ignore
  protobufAny: { type: 'object', properties: { '@type': text }, additionalProperties: {} },
}

const responses = (schema: Schema) => ({
  200: { description: 'A successful response.', schema },
  default: { description: 'An unexpected error response.', schema: ref('rpcStatus') },
})
const inQuery = (name: string, schema: Schema) => ({ name, in: 'query', required: false, ...schema })
const byEnum = (name: string, values: readonly string[]) => inQuery(name, constants(values))
const key = (name = 'id') => ({ name, in: 'path', required: true, ...int64 })
const paging = [inQuery('pageSize', int32), inQuery('pageToken', text)]
const inBody = (schema: Schema) => ({ name: 'body', in: 'body', required: true, schema })

/** Methods of a service as protoc-gen-openapiv2 writes them. */
const list = (service: string, kinds: string, filters: object[] = []) => ({ operationId: `${service}_List${kinds}`, responses: responses(ref(`v1List${kinds}Response`)), parameters: [...filters, ...paging], tags: [service] }) // oxfmt-ignore
const get = (service: string, kind: string) => ({ operationId: `${service}_Get${kind}`, responses: responses(ref(`v1${kind}`)), parameters: [key()], tags: [service] }) // oxfmt-ignore
const create = (service: string, kind: string) => ({ operationId: `${service}_Create${kind}`, responses: responses(ref(`v1${kind}`)), parameters: [inBody(ref(`v1${kind}`))], tags: [service] }) // oxfmt-ignore
const update = (service: string, kind: string, variable: string, fields: Record<string, Schema>) => ({
  operationId: `${service}_Update${kind}`,
  responses: responses(ref(`v1${kind}`)),
  parameters: [key(`${variable}.id`), { ...inBody(message(fields)), name: variable }],
  tags: [service],
})
const remove = (service: string, kind: string) => ({ operationId: `${service}_Delete${kind}`, responses: responses(message({})), parameters: [key()], tags: [service] }) // oxfmt-ignore
const call = (service: string, verb: string, kind: string) => ({ operationId: `${service}_${verb}${kind}`, responses: responses(ref(`v1${kind}`)), parameters: [key(), inBody(ref(`${service}${verb}${kind}Body`))], tags: [service] }) // oxfmt-ignore

/** A ski resort as grpc-gateway describes its services: Swagger 2.0, `LiftService_ListLifts`, custom verbs after a colon. */
export const SKIRESORT_DESCRIPTION = {
  swagger: '2.0',
  info: { title: 'resort/v1/resort.proto', version: 'version not set' },
  tags: ['LiftService', 'RunService', 'GuestService', 'PassService', 'RentalService', 'PatrolService', 'SnowService'].map(name => ({ name })), // oxfmt-ignore
  consumes: ['application/json'],
  produces: ['application/json'],
  paths: {
    '/v1/lifts': { get: list('LiftService', 'Lifts', [byEnum('status', LIFT_STATES)]) },
    '/v1/lifts/{id}': { get: get('LiftService', 'Lift') },
    '/v1/lifts/{id}:open': { post: call('LiftService', 'Open', 'Lift') },
    '/v1/lifts/{id}:close': { post: call('LiftService', 'Close', 'Lift') },
    '/v1/lifts/{lift.id}': { patch: update('LiftService', 'Lift', 'lift', lift) },
    '/v1/runs': { get: list('RunService', 'Runs', [byEnum('difficulty', DIFFICULTIES), inQuery('liftId', int64)]) },
    '/v1/runs/{id}': { get: get('RunService', 'Run') },
    '/v1/runs/{id}:groom': { post: call('RunService', 'Groom', 'Run') },
    '/v1/runs/{run.id}': { patch: update('RunService', 'Run', 'run', run) },
    '/v1/guests': { get: list('GuestService', 'Guests'), post: create('GuestService', 'Guest') },
    '/v1/guests/{id}': { get: get('GuestService', 'Guest'), delete: remove('GuestService', 'Guest') },
    '/v1/guests/{guest.id}': { patch: update('GuestService', 'Guest', 'guest', guest) },
    '/v1/passes': {
      get: list('PassService', 'Passes', [byEnum('state', PASS_STATES), inQuery('guestId', int64)]),
      post: create('PassService', 'Pass'),
    },
    '/v1/passes/{id}': { get: get('PassService', 'Pass') },
    '/v1/passes/{id}:block': { post: call('PassService', 'Block', 'Pass') },
    '/v1/passes/{id}:refund': { post: call('PassService', 'Refund', 'Pass') },
    '/v1/rentalItems': { get: list('RentalService', 'RentalItems', [byEnum('category', RENTAL_CATEGORIES)]) },
    '/v1/rentalItems/{id}': { get: get('RentalService', 'RentalItem') },
    '/v1/rentalItems/{rentalItem.id}': { patch: update('RentalService', 'RentalItem', 'rentalItem', { condition: ref('v1ItemCondition'), dailyRate: double }) }, // oxfmt-ignore
    '/v1/rentals': {
      get: list('RentalService', 'Rentals', [inQuery('guestId', int64), inQuery('itemId', int64)]),
      post: create('RentalService', 'Rental'),
    },
    '/v1/rentals/{id}': { get: get('RentalService', 'Rental') },
    '/v1/rentals/{id}:return': { post: call('RentalService', 'Return', 'Rental') },
    '/v1/rentals/{rental.id}': { patch: update('RentalService', 'Rental', 'rental', { dueDate: text, depositPaid: flag, damageNote: text }) }, // oxfmt-ignore
    '/v1/patrollers': { get: list('PatrolService', 'Patrollers') },
    '/v1/patrollers/{id}': { get: get('PatrolService', 'Patroller') },
    '/v1/patrollers/{patroller.id}': { patch: update('PatrolService', 'Patroller', 'patroller', { callSign: text, certification: ref('v1Certification'), onDuty: flag }) }, // oxfmt-ignore
    '/v1/incidents': {
      get: list('PatrolService', 'Incidents', [byEnum('status', INCIDENT_STATES), byEnum('severity', SEVERITIES), inQuery('runId', int64)]), // oxfmt-ignore
      post: create('PatrolService', 'Incident'),
    },
    '/v1/incidents/{id}': { get: get('PatrolService', 'Incident'), delete: remove('PatrolService', 'Incident') },
    '/v1/incidents/{id}:close': { post: call('PatrolService', 'Close', 'Incident') },
    '/v1/incidents/{incident.id}': { patch: update('PatrolService', 'Incident', 'incident', incident) },
    '/v1/snowReports': {
      get: list('SnowService', 'SnowReports', [inQuery('station', text)]),
      post: create('SnowService', 'SnowReport'),
    },
    '/v1/snowReports/{id}': { get: get('SnowService', 'SnowReport') },
  },
  definitions,
}
