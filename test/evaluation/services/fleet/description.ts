import { answers, choice, date, decimal, flag, listOf, moment } from '../openapi.ts'
import { pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { BODY_TYPES, FUELS, SEVERITIES, TRIP_STATUSES, VEHICLE_STATUSES } from './data.ts'

const TYPE = 'application/vnd.api+json'
const maybe = (schema: object) => ({ ...schema, nullable: true })
const identifier = (type: string) => record({ type: choice([type]), id: text() }, ['type', 'id'])
const toOne = (type: string) => record({ data: identifier(type) })
const toMany = (type: string) => record({ data: listOf(identifier(type)) })
const resource = (type: string, attributes: Record<string, unknown>, relationships?: Record<string, unknown>) =>
  record(
    {
      type: choice([type]),
      id: text(),
      attributes: record(attributes),
      ...(relationships && { relationships: record(relationships) }),
    },
    ['type', 'id'],
  )
const many = (item: string) =>
  record({
    data: listOf(ref(item)),
    included: listOf(record({ type: text(), id: text(), attributes: { type: 'object' } })),
    links: record({ self: text(), next: maybe(text('The next page')) }),
    meta: record({ total: whole() }),
  })
const single = (item: string) => record({ data: ref(item) })
const missing = answers('Not found', ref('Errors'), TYPE)
const paging = [
  queryParameter('page[number]', whole(undefined, { minimum: 1, default: 1 }), 'From 1'),
  queryParameter('page[size]', whole(undefined, { minimum: 1, maximum: 100, default: 30 })),
]
const include = (...names: string[]) =>
  names.length > 0
    ? [queryParameter('include', text(), `Also deliver these, separated by commas: ${names.join(', ')}`)]
    : []
const filter = (name: string, schema: unknown = text(), description?: string) =>
  queryParameter(`filter[${name}]`, schema, description)
const list = (operationId: string, summary: string, item: string, parameters: object[]) => ({
  operationId,
  summary,
  parameters: [...parameters, ...paging],
  responses: { 200: answers(summary, many(item), TYPE) },
})
const id = (what: string) => [pathParameter('id', text(), `Id of the ${what}`)]
const fetchOne = (operationId: string, item: string, names: string[]) => ({
  operationId,
  summary: `Fetch one ${item.toLowerCase()}`,
  parameters: [...id(item.toLowerCase()), ...include(...names)],
  responses: { 200: answers('Found', single(item), TYPE), 404: missing },
})
const act = (operationId: string, summary: string, item: string) => ({
  operationId,
  summary,
  parameters: id(item.toLowerCase()),
  responses: {
    200: answers('Done', single(item), TYPE),
    404: missing,
    409: answers('Not possible now', ref('Errors'), TYPE),
  },
})
const update = (operationId: string, item: string, type: string, attributes: Record<string, unknown>) => ({
  operationId,
  summary: `Update a ${item.toLowerCase()}`,
  parameters: id(item.toLowerCase()),
  requestBody: requestBody(
    record(
      { data: record({ type: choice([type]), id: text(), attributes: record(attributes) }, ['type', 'attributes']) },
      ['data'],
    ),
    TYPE,
  ),
  responses: { 200: answers('Updated', single(item), TYPE), 404: missing },
})

/** The fleet's description: JSON:API with kebab-case attributes, relationships by id, pages by number. */
export const FLEET_DESCRIPTION = {
  openapi: '3.0.3',
  info: {
    title: 'Fleet',
    version: '0.9.4',
    description: 'Vehicles, who drives them, where they go and what breaks (JSON:API 1.1).',
  },
  paths: {
    '/depots': { get: list('list-depots', 'List depots', 'Depot', []) },
    '/depots/{id}': { get: fetchOne('get-depot', 'Depot', []) },
    '/vehicles': {
      get: list('list-vehicles', 'List vehicles', 'Vehicle', [
        filter('status', choice(VEHICLE_STATUSES)),
        filter('fuel', choice(FUELS)),
        filter('depot', text(), 'Id of the depot'),
        ...include('depot', 'drivers'),
      ]),
    },
    '/vehicles/{id}': {
      get: fetchOne('get-vehicle', 'Vehicle', ['depot', 'drivers']),
      patch: update('update-vehicle', 'Vehicle', 'vehicles', {
        plate: text(),
        'mileage-km': whole('What the odometer says'),
        status: choice(VEHICLE_STATUSES),
        'next-inspection-on': date(),
      }),
    },
    '/vehicles/{id}/retire': { post: act('retire-vehicle', 'Take a vehicle out of service for good', 'Vehicle') },
    '/vehicles/{id}/repairs': { get: list('list-vehicle-repairs', 'Repairs of one vehicle', 'Repair', id('vehicle')) },
    '/drivers': {
      get: list('list-drivers', 'List drivers', 'Driver', [filter('on-duty', flag()), ...include('home-depot')]),
    },
    '/drivers/{id}': {
      get: fetchOne('get-driver', 'Driver', ['home-depot']),
      patch: update('update-driver', 'Driver', 'drivers', {
        email: text(),
        phone: text(),
        'licence-class': text(),
        'on-duty': flag(),
      }),
    },
    '/trips': {
      get: list('list-trips', 'List trips', 'Trip', [
        filter('status', choice(TRIP_STATUSES)),
        filter('vehicle'),
        filter('driver'),
        ...include('vehicle', 'driver', 'origin', 'destination'),
      ]),
    },
    '/trips/{id}': { get: fetchOne('get-trip', 'Trip', ['vehicle', 'driver', 'origin', 'destination']) },
    '/trips/{id}/complete': { post: act('complete-trip', 'Complete a trip that is underway', 'Trip') },
    '/trips/{id}/cancel': { post: act('cancel-trip', 'Call off a planned trip', 'Trip') },
    '/repairs': {
      get: list('list-repairs', 'List repairs', 'Repair', include('vehicle')),
      post: {
        operationId: 'create-repair',
        summary: 'Report a repair that a vehicle needs',
        requestBody: requestBody(
          record(
            {
              data: record(
                {
                  type: choice(['repairs']),
                  attributes: record(
                    {
                      summary: text('What is broken'),
                      severity: choice(SEVERITIES),
                      workshop: text(),
                      cost: decimal(),
                    },
                    ['summary'],
                  ),
                  relationships: record({ vehicle: toOne('vehicles') }, ['vehicle']),
                },
                ['type', 'attributes', 'relationships'],
              ),
            },
            ['data'],
          ),
          TYPE,
        ),
        responses: { 201: answers('Reported', single('Repair'), TYPE), 422: answers('Invalid', ref('Errors'), TYPE) },
      },
    },
    '/repairs/{id}': {
      delete: {
        operationId: 'delete-repair',
        summary: 'Delete a repair',
        parameters: id('repair'),
        responses: { 200: answers('Deleted', record({ meta: { type: 'object' } }), TYPE), 404: missing },
      },
    },
  },
  components: {
    schemas: {
      Errors: record({ errors: listOf(record({ status: text(), title: text() })) }),
      Depot: resource('depots', {
        name: text(),
        city: text(),
        country: text('ISO 3166-1 alpha-2'),
        'parking-spaces': whole(),
        'has-chargers': flag('Electric vehicles can be charged there'),
        'opened-on': date(),
      }),
      Vehicle: resource(
        'vehicles',
        {
          plate: text('Number plate', { example: 'KT-204-X' }),
          make: text(),
          model: text(),
          'body-type': choice(BODY_TYPES),
          fuel: choice(FUELS),
          'model-year': whole(),
          'mileage-km': whole(),
          status: choice(VEHICLE_STATUSES),
          'purchase-price': whole('EUR'),
          'next-inspection-on': maybe(date()),
        },
        { depot: toOne('depots'), drivers: toMany('drivers') },
      ),
      Driver: resource(
        'drivers',
        {
          name: text(),
          email: text(undefined, { format: 'email' }),
          phone: maybe(text()),
          'licence-class': text(undefined, { example: 'CE' }),
          'hired-on': date(),
          score: decimal('How well somebody drives, 0 to 5'),
          'on-duty': flag(),
        },
        { 'home-depot': toOne('depots') },
      ),
      Trip: resource(
        'trips',
        {
          reference: text(undefined, { example: 'TR-8114' }),
          cargo: text(),
          status: choice(TRIP_STATUSES),
          'starts-at': moment(),
          'ends-at': maybe(moment()),
          'distance-km': whole(),
          'fuel-litres': maybe(whole()),
          fare: whole('EUR that the customer pays'),
        },
        { vehicle: toOne('vehicles'), driver: toOne('drivers'), origin: toOne('depots'), destination: toOne('depots') },
      ),
      Repair: resource(
        'repairs',
        {
          summary: text(),
          severity: choice(SEVERITIES),
          'opened-on': date(),
          'closed-on': maybe(date('Empty while the vehicle waits')),
          cost: maybe(whole('EUR, known once it is closed')),
          workshop: text(),
        },
        { vehicle: toOne('vehicles') },
      ),
    },
  },
}
