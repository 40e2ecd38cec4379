import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter } from '../openapi.ts'
import { record, ref, requestBody, text, whole } from '../openapi.ts'
import { CALL_STATUSES, CONTAINER_KINDS, CUSTOMS_STATUSES, INCIDENT_CATEGORIES, VESSEL_TYPES } from './data.ts'

const maybe = (schema: { type?: string }) => ({ ...schema, type: [schema.type, 'null'] })
const amount = (description?: string) => text(description, { format: 'decimal', pattern: '^-?\\d+\\.\\d{2}$' })
const page = (item: string) =>
  record(
    {
      count: whole(),
      next: maybe(text(undefined, { format: 'uri' })),
      previous: maybe(text(undefined, { format: 'uri' })),
      results: listOf(ref(item)),
    },
    ['count', 'results'],
  )
const paging = [
  queryParameter('limit', whole(), 'Number of results to return per page.'),
  queryParameter('offset', whole(), 'The initial index from which to return the results.'),
]
const list = (operationId: string, tag: string, item: string, parameters: object[] = [], description = '') => ({
  operationId,
  tags: [tag],
  ...(description && { description }),
  parameters: [...parameters, ...paging],
  responses: { 200: answers('', page(item)) },
})
const detail = answers('Not found.', ref('Detail'))
const retrieve = (operationId: string, tag: string, item: string, key: string, schema: object = text()) => ({
  operationId,
  tags: [tag],
  parameters: [pathParameter(key, schema)],
  responses: { 200: answers('', ref(item)), 404: detail },
})
const type = choice(
  VESSEL_TYPES,
  '* `CNT` - container ship\n* `BLK` - bulk carrier\n* `TNK` - tanker\n* `RRO` - car carrier',
)
const severity = whole('1 = harmless ... 5 = disaster', { minimum: 1, maximum: 5 })

/** The harbour's description, as a framework writes it: snake_case, natural keys, decimals as texts, limit and offset. */
export const HARBOUR_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Port Community System',
    version: '4.2.0',
    description: 'Ship calls, berths, boxes. Times are UTC, amounts EUR.',
  },
  paths: {
    '/api/operators/': { get: list('operators_list', 'operators', 'Operator') },
    '/api/operators/{code}/': { get: retrieve('operators_retrieve', 'operators', 'Operator', 'code') },
    '/api/vessels/': {
      get: list('vessels_list', 'vessels', 'Vessel', [
        queryParameter('vessel_type', type),
        queryParameter('operator', text()),
        queryParameter('search', text(), 'A search term.'),
      ]),
    },
    '/api/vessels/{imo}/': { get: retrieve('vessels_retrieve', 'vessels', 'Vessel', 'imo', whole()) },
    '/api/berths/': { get: list('berths_list', 'berths', 'Berth') },
    '/api/port-calls/': {
      get: list(
        'port_calls_list',
        'port-calls',
        'PortCall',
        [queryParameter('status', choice(CALL_STATUSES)), queryParameter('vessel', whole())],
        'Stays of ships in the port: past, present and announced.',
      ),
      post: {
        operationId: 'port_calls_create',
        tags: ['port-calls'],
        description: 'Announce a ship.',
        requestBody: requestBody(
          record(
            {
              vessel: whole('IMO number'),
              eta: moment('Estimated time of arrival'),
              berth: text('Code of the berth'),
              last_port: text(),
              next_port: text(),
              tugs: whole(),
            },
            ['vessel', 'eta'],
          ),
        ),
        responses: { 201: answers('', ref('PortCall')), 400: answers('', ref('Detail')) },
      },
    },
    '/api/port-calls/{ref}/': {
      get: retrieve('port_calls_retrieve', 'port-calls', 'PortCall', 'ref'),
      patch: {
        operationId: 'port_calls_partial_update',
        tags: ['port-calls'],
        parameters: [pathParameter('ref', text())],
        requestBody: requestBody(
          record({
            berth: maybe(text('Code of the berth')),
            eta: moment('Estimated time of arrival'),
            next_port: text(),
            tugs: whole('How many tugs are ordered'),
          }),
        ),
        responses: { 200: answers('', ref('PortCall')), 404: detail },
      },
    },
    '/api/port-calls/{ref}/cancel/': {
      post: {
        operationId: 'port_calls_cancel',
        tags: ['port-calls'],
        description: 'Cancel an expected call.',
        parameters: [pathParameter('ref', text())],
        responses: { 200: answers('', ref('PortCall')), 404: detail, 409: answers('', ref('Detail')) },
      },
    },
    '/api/containers/': {
      get: list('containers_list', 'containers', 'Container', [
        queryParameter('port_call', text()),
        queryParameter('kind', choice(CONTAINER_KINDS)),
      ]),
    },
    '/api/containers/{number}/': { get: retrieve('containers_retrieve', 'containers', 'Container', 'number') },
    '/api/containers/{number}/clear/': {
      post: {
        operationId: 'containers_clear',
        tags: ['containers'],
        description: 'Customs clears the container.',
        parameters: [pathParameter('number', text())],
        responses: { 200: answers('', ref('Container')), 404: detail, 409: answers('', ref('Detail')) },
      },
    },
    '/api/incidents/': {
      get: list('incidents_list', 'incidents', 'Incident'),
      post: {
        operationId: 'incidents_create',
        tags: ['incidents'],
        requestBody: requestBody(
          record(
            {
              port_call: text('Reference of the port call'),
              category: choice(INCIDENT_CATEGORIES),
              severity,
              summary: text(),
              estimated_damage: amount(),
            },
            ['port_call', 'category', 'summary'],
          ),
        ),
        responses: { 201: answers('', ref('Incident')), 400: answers('', ref('Detail')) },
      },
    },
    '/api/incidents/{id}/': {
      get: retrieve('incidents_retrieve', 'incidents', 'Incident', 'id', whole()),
      patch: {
        operationId: 'incidents_partial_update',
        tags: ['incidents'],
        parameters: [pathParameter('id', whole())],
        requestBody: requestBody(record({ severity, summary: text(), resolved: flag(), estimated_damage: amount() })),
        responses: { 200: answers('', ref('Incident')), 404: detail },
      },
      delete: {
        operationId: 'incidents_destroy',
        tags: ['incidents'],
        parameters: [pathParameter('id', whole())],
        responses: { 204: { description: 'No response body' }, 404: detail },
      },
    },
  },
  components: {
    schemas: {
      Detail: record({ detail: text() }),
      Operator: record({
        code: text(),
        name: text(),
        country: text('ISO 3166-1 alpha-2'),
        alliance: maybe(text()),
        credit_days: whole('Days until an invoice has to be paid'),
        ops_email: text(undefined, { format: 'email' }),
      }),
      Vessel: record({
        imo: whole('IMO number'),
        name: text(),
        vessel_type: type,
        flag: text('Flag state'),
        operator: text('Code of the operator'),
        built: whole('Year'),
        length_m: whole('Length over all'),
        draught_m: decimal(),
        teu: maybe(whole('Capacity; container ships only')),
        laid_up: flag('Out of trade at the moment'),
      }),
      Berth: record({
        code: text(),
        quay: text(),
        length_m: whole(),
        depth_m: decimal(),
        cranes: whole(),
        shore_power: flag(),
      }),
      PortCall: record({
        ref: text(undefined, { example: 'PC-20341' }),
        vessel: whole('IMO number of the vessel'),
        berth: maybe(text('Code of the berth, once one is assigned')),
        status: choice(CALL_STATUSES),
        eta: moment('Estimated time of arrival'),
        ata: maybe(moment('Actual time of arrival')),
        atd: maybe(moment('Actual time of departure')),
        last_port: text(),
        next_port: text(),
        tugs: whole(),
        harbour_dues: amount(),
        pilot: { ...record({ name: text(), licence: text() }), type: ['object', 'null'] },
      }),
      Container: record({
        number: text(undefined, { example: 'NCLU4100231' }),
        port_call: text('Reference of the port call that brought it'),
        size_ft: whole(undefined, { enum: [20, 40, 45] }),
        kind: choice(CONTAINER_KINDS),
        contents: text(),
        gross_weight_kg: whole(),
        hazmat: flag('Dangerous goods'),
        customs: record({ status: choice(CUSTOMS_STATUSES), cleared_on: maybe(date()) }),
        seals: listOf(text()),
        discharged_on: date('Taken off the ship'),
        gate_out_on: maybe(date('Left the terminal; empty while it is still here')),
      }),
      Incident: record({
        id: whole(),
        port_call: text(),
        category: choice(INCIDENT_CATEGORIES),
        severity,
        summary: text(),
        reported_at: moment(),
        resolved: flag(),
        estimated_damage: maybe(amount('EUR')),
      }),
    },
  },
}
