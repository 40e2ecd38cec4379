import { answers, choice, date, decimal, flag, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { MATRICES, SAMPLE_STATES } from './data.ts'

const operationOf = (table: string, verb: string) => ({ tags: ['tables'], operationId: `${verb}_${table}` })
const list = (table: string) => ({
  ...operationOf(table, 'select'),
  parameters: [
    queryParameter('limit', whole(undefined, { default: 40, maximum: 100 })),
    queryParameter('offset', whole(undefined, { default: 0 })),
  ],
  responses: { 200: answers('OK', ref('ResultSet')) },
})
const key = (name: string) => pathParameter(name, whole())
const one = (table: string, name: string) => ({
  ...operationOf(table, 'select_one'),
  parameters: [key(name)],
  responses: { 200: answers('OK', ref('ResultSet')) },
})
const change = (table: string, name: string, fields: Record<string, object>) => ({
  ...operationOf(table, 'update'),
  parameters: [key(name)],
  requestBody: requestBody(record(fields)),
  responses: { 200: answers('OK', ref('Affected')) },
})
const insert = (table: string, fields: Record<string, object>, required: string[]) => ({
  ...operationOf(table, 'insert'),
  requestBody: requestBody(record(fields, required)),
  responses: { 200: answers('OK', ref('Affected')) },
})
const SAMPLE = { label: text(), matrix: choice(MATRICES), client: text(), received_on: date(), status: choice(SAMPLE_STATES), weight_g: decimal() } // oxfmt-ignore

/** A laboratory as gateways of databases describe it: columns once, and rows of values. */
export const LAB_DESCRIPTION = {
  openapi: '3.0.2',
  info: { title: 'lims gateway', version: '2' },
  paths: {
    '/tables/samples': { get: list('samples'), post: insert('samples', SAMPLE, ['label', 'matrix', 'client']) },
    '/tables/samples/{sample_id}': { get: one('samples', 'sample_id'), patch: change('samples', 'sample_id', SAMPLE) },
    '/tables/analysers': { get: list('analysers') },
    '/tables/analysers/{analyser_id}': { get: one('analysers', 'analyser_id'), patch: change('analysers', 'analyser_id', { last_calibration: date(), in_service: flag() }) }, // oxfmt-ignore
    '/tables/measurements': { get: list('measurements') },
    '/tables/measurements/{measurement_id}': { get: one('measurements', 'measurement_id') },
  },
  components: {
    schemas: {
      ResultSet: record({
        columns: listOf(record({ name: text(), type: text() })),
        rows: listOf(listOf({})),
        row_count: whole(),
      }),
      Affected: record({ affected_rows: whole() }),
    },
  },
}
