import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, moment, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { DRIVER_STATUSES, FUELS, INCIDENT_STATUSES, INCIDENT_TYPES, LEVELS, LICENCES, OUTCOMES } from './data.ts'
import { SEVERITIES, SHIPMENT_STATUSES, VEHICLE_STATUSES, VEHICLE_TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const KINDS: Record<string, Record<string, object>> = {
  Depot: {
    id: text(undefined, { example: 'dep_1018' }),
    code: text('Three letters', { example: 'LDS' }),
    name: text(),
    city: text(),
    region: text(),
    dockDoors: whole('Number of loading doors'),
    dailyCapacity: whole('Shipments it can handle in a day'),
    managerName: text(),
    openedOn: date(),
  },
  Driver: {
    id: text(undefined, { example: 'drv_hes0' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    depotId: text('Home depot of the driver'),
    licenceClass: choice(LICENCES),
    status: choice(DRIVER_STATUSES),
    rating: maybe(decimal('Average rating by recipients, 1 to 5')),
    hiredOn: date(),
  },
  Vehicle: {
    id: text(undefined, { example: 'veh_l7z8' }),
    registration: text('Number plate', { example: 'BA10 KWC' }),
    make: text(),
    type: choice(VEHICLE_TYPES),
    fuelType: choice(FUELS),
    payloadKg: whole('What it may carry, in kilograms'),
    odometerKm: whole('Mileage in kilometres'),
    depotId: text('Depot where the vehicle is based'),
    status: choice(VEHICLE_STATUSES),
    nextInspectionOn: date(),
  },
  Shipment: {
    id: text(undefined, { example: 'shp_2mjkg' }),
    trackingCode: text(undefined, { example: 'SWL7204118' }),
    senderName: text(),
    recipientName: text(),
    recipientCity: text(),
    serviceLevel: choice(LEVELS),
    status: choice(SHIPMENT_STATUSES),
    weightKg: decimal('Weight in kilograms'),
    declaredValue: decimal('Value of the goods in GBP'),
    originDepotId: text('Depot from which it is sent'),
    driverId: maybe(text('Driver who delivers it; empty until one is assigned')),
    createdAt: moment(),
    promisedOn: date('Day on which we promised to deliver'),
    deliveredAt: maybe(moment()),
  },
  Stop: {
    id: text(undefined, { example: 'stp_btuk' }),
    shipmentId: text(),
    driverId: text(),
    attempt: whole('1 for the first attempt'),
    arrivedAt: moment('When the driver was at the door'),
    outcome: choice(OUTCOMES),
    signedBy: maybe(text('Who signed for it')),
  },
  Incident: {
    id: text(undefined, { example: 'inc_1nio' }),
    number: text(undefined, { example: 'IN-3310' }),
    type: choice(INCIDENT_TYPES),
    severity: choice(SEVERITIES),
    status: choice(INCIDENT_STATUSES),
    vehicleId: text('Vehicle that was involved'),
    driverId: maybe(text('Driver who was involved')),
    reportedAt: moment(),
    resolvedAt: maybe(moment()),
    costEstimate: maybe(decimal('Estimated cost in GBP')),
    description: text(),
  },
}
const an = (kind: string) => `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`
const VERBS = { get: 'Fetch', create: 'Create', update: 'Update', delete: 'Delete' }
const { list, one, add, change, drop, act, schemas } = createDescriber(KINDS, {
  schema: kind => kind,
  plural: kind => `${kind}s`,
  operationId: (verb, kind, plural) => (verb === 'list' ? `list${plural}` : `${verb}${kind}`),
  summary: (verb, kind, plural) => (verb === 'list' ? `List ${plural.toLowerCase()}` : `${VERBS[verb]} ${an(kind)}`),
  page: (kind, plural) =>
    record({ [plural.toLowerCase()]: listOf(ref(kind)), nextCursor: maybe(text('Cursor of the next page; null on the last one')) }, [plural.toLowerCase()]), // oxfmt-ignore
  paging: [
    queryParameter('cursor', text(), 'nextCursor of the page before'),
    queryParameter('limit', whole(undefined, { minimum: 1, maximum: 100, default: 40 })),
  ],
  key: kind => idInPath(text(), `${kind.toLowerCase()}Id`),
})
const VEHICLE = ['registration', 'make', 'type', 'fuelType', 'payloadKg', 'odometerKm', 'depotId']
const DRIVER = ['firstName', 'lastName', 'email', 'phone', 'depotId', 'licenceClass']
const SHIPMENT = ['senderName', 'recipientName', 'recipientCity', 'serviceLevel', 'weightKg', 'declaredValue']
const INCIDENT = ['type', 'severity', 'vehicleId', 'driverId', 'costEstimate', 'description']
const assign = {
  ...act('assign', 'Shipment', 'Assign a shipment to a driver'),
  requestBody: requestBody(record({ driverId: text() }, ['driverId'])),
}

/** A parcel service: camelCase, a cursor, ids that are texts, actions below a record. */
export const PARCELS_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Swiftline Operations API',
    version: '2025-06',
    description: 'Depots, drivers, vehicles, shipments, delivery stops and incidents of a parcel service.',
  },
  servers: [{ url: '/ops' }],
  paths: {
    '/depots': { get: list('Depot', 'region') },
    '/depots/{depotId}': { get: one('Depot'), patch: change('Depot', ['managerName', 'dockDoors', 'dailyCapacity']) },
    '/drivers': {
      get: list('Driver', 'depotId', 'status'),
      post: add('Driver', DRIVER, ['firstName', 'lastName', 'depotId', 'licenceClass']),
    },
    '/drivers/{driverId}': { get: one('Driver'), patch: change('Driver', [...DRIVER, 'status']), delete: drop('Driver') }, // oxfmt-ignore
    '/vehicles': {
      get: list('Vehicle', 'depotId', 'status', 'type'),
      post: add('Vehicle', VEHICLE, ['registration', 'make', 'type', 'depotId']),
    },
    '/vehicles/{vehicleId}': {
      get: one('Vehicle'),
      patch: change('Vehicle', [...VEHICLE, 'status', 'nextInspectionOn']),
      delete: drop('Vehicle'),
    },
    '/shipments': {
      get: list('Shipment', 'status', 'serviceLevel', 'driverId', 'originDepotId', 'trackingCode'),
      post: add('Shipment', [...SHIPMENT, 'originDepotId'], ['senderName', 'recipientName', 'recipientCity', 'originDepotId', 'weightKg']), // oxfmt-ignore
    },
    '/shipments/{shipmentId}': { get: one('Shipment'), patch: change('Shipment', [...SHIPMENT, 'promisedOn']) },
    '/shipments/{shipmentId}/assign': { post: assign },
    '/shipments/{shipmentId}/return': { post: act('return', 'Shipment', 'Send a shipment back to its sender') },
    '/stops': { get: list('Stop', 'shipmentId', 'driverId', 'outcome') },
    '/stops/{stopId}': { get: one('Stop') },
    '/incidents': {
      get: list('Incident', 'vehicleId', 'driverId', 'status', 'severity', 'type'),
      post: add('Incident', INCIDENT, ['type', 'severity', 'vehicleId']),
    },
    '/incidents/{incidentId}': {
      get: one('Incident'),
      patch: change('Incident', ['severity', 'status', 'costEstimate', 'description']),
      delete: drop('Incident'),
    },
    '/incidents/{incidentId}/close': { post: act('close', 'Incident', 'Close an incident') },
  },
  components: {
    schemas: { ...schemas, Problem: record({ code: text(), message: text() }, ['code', 'message']) },
    responses: { Invalid: answers('The request cannot be processed', ref('Problem')) },
  },
}
