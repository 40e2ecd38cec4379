import { answers, decimal, listOf, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore

const double = () => decimal(undefined, { format: 'double' })
const operation = (operationId: string, answer: object, parameters: object[] = [], body?: object) => ({
  operationId,
  responses: { 200: answers('Ok', answer) },
  security: [],
  parameters,
  ...(body && { requestBody: requestBody(body) }),
})
const PAGE = [queryParameter('offset', { ...double(), default: 0 }), queryParameter('limit', { ...double(), default: 30 })] // oxfmt-ignore
const list = (name: string, item: object) => operation(name, record({ total: double(), results: listOf(item) }, ['results', 'total']), PAGE) // oxfmt-ignore
const partly = (fields: Record<string, object>) => ({ ...record(fields), description: 'Make all properties in T optional' }) // oxfmt-ignore
const sub = (kind: string, fields: Record<string, object>) => ({
  allOf: [ref('AssetBase'), record({ kind: text(undefined, { enum: [kind], nullable: false }), ...fields }, ['kind', ...Object.keys(fields)])], // oxfmt-ignore
})
const id = (name: string) => pathParameter(name, text())

/** A haulier as tsoa describes interfaces of TypeScript: unions, inheritance, numbers for constants, moments in milliseconds. */
export const HAULAGE_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'haulage-backend', version: '1.0.0', contact: {} },
  servers: [{ url: '/' }],
  paths: {
    '/yards': { get: operation('GetYards', listOf(ref('Yard'))) },
    '/assets': { get: list('GetAssets', ref('Asset')) },
    '/assets/{assetId}': {
      get: operation('GetAsset', ref('Asset'), [id('assetId')]),
      patch: operation('PatchAsset', ref('Asset'), [id('assetId')], ref('Partial_AssetPatch_')),
    },
    '/jobs': { get: list('GetJobs', ref('Job')), post: operation('CreateJob', ref('Job'), [], ref('JobInput')) },
    '/jobs/{jobId}': {
      get: operation('GetJob', ref('Job'), [id('jobId')]),
      patch: operation('PatchJob', ref('Job'), [id('jobId')], ref('Partial_JobPatch_')),
    },
  },
  components: {
    schemas: {
      Yard: record({ id: text(), name: text(), manager: text(), spaces: double() }),
      Money: record({ amount: text(), currency: text() }, ['amount', 'currency']),
      AssetBase: record({ id: text(), registration: text(), make: text(), yardId: text(), bookValue: ref('Money'), nextService: text() }), // oxfmt-ignore
      Truck: sub('truck', { axles: double() }),
      Trailer: sub('trailer', { payloadTons: double() }),
      Forklift: sub('forklift', { liftHeight: double() }),
      Asset: { anyOf: [ref('Truck'), ref('Trailer'), ref('Forklift')] },
      JobStatus: { enum: [1, 2, 3, 4], type: 'number', 'x-enum-varnames': ['Planned', 'EnRoute', 'Completed', 'Aborted'] }, // oxfmt-ignore
      Job: record({ id: text(), assetId: text(), customer: text(), status: ref('JobStatus'), pickupAt: double(), price: ref('Money'), distanceKm: double() }), // oxfmt-ignore
      JobInput: record({ assetId: text(), customer: text(), pickupAt: double(), price: ref('Money'), distanceKm: double() }, ['assetId', 'customer', 'pickupAt']), // oxfmt-ignore
      Partial_AssetPatch_: partly({ yardId: text(), nextService: text(), make: text() }),
      Partial_JobPatch_: partly({ status: ref('JobStatus'), customer: text(), distanceKm: double(), price: ref('Money') }), // oxfmt-ignore
      Unused: whole(),
    },
  },
}
