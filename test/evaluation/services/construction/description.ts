import { answers, choice, decimal, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { MACHINE_STATES, MACHINE_TYPES } from './data.ts'

const PAGE = [queryParameter('pageSize', whole(undefined, { format: 'int32' })), queryParameter('pageToken', text())]
const site = pathParameter('site', text(), 'The site id.')
const machine = pathParameter('machine', text(), 'The machine id.')
const DEFAULT = { default: answers('Default error response', ref('Status')) }
const list = (service: string, kind: string, many: string, parameters: object[]) => ({
  tags: [service],
  operationId: `${service}_List${kind}s`,
  parameters: [...parameters, ...PAGE],
  responses: { 200: answers('OK', record({ [many]: listOf(ref(kind)), nextPageToken: text() })), ...DEFAULT },
})
const one = (service: string, verb: string, kind: string, parameters: object[], body?: object) => ({
  tags: [service],
  operationId: `${service}_${verb}${kind}`,
  parameters,
  ...(body && { requestBody: requestBody(body) }),
  responses: { 200: answers('OK', ref(kind)), ...DEFAULT },
})
const MASK = queryParameter('updateMask', { type: 'string', format: 'field-mask' })

/** Building sites as gnostic describes services of Google's style: names of resources for keys, custom methods, sums and days as messages. */
export const CONSTRUCTION_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'SiteService API', version: '0.0.1' },
  paths: {
    '/v1/sites': { get: list('SiteService', 'Site', 'sites', []), post: one('SiteService', 'Create', 'Site', [], ref('Site')) }, // oxfmt-ignore
    '/v1/sites/{site}': { get: one('SiteService', 'Get', 'Site', [site]), patch: one('SiteService', 'Update', 'Site', [site, MASK], ref('Site')) }, // oxfmt-ignore
    '/v1/sites/{site}/machines': { get: list('MachineService', 'Machine', 'machines', [site]), post: one('MachineService', 'Create', 'Machine', [site], ref('Machine')) }, // oxfmt-ignore
    '/v1/sites/{site}/machines/{machine}': { get: one('MachineService', 'Get', 'Machine', [site, machine]), patch: one('MachineService', 'Update', 'Machine', [site, machine, MASK], ref('Machine')) }, // oxfmt-ignore
    '/v1/sites/{site}/machines/{machine}:decommission': { post: one('MachineService', 'Decommission', 'Machine', [site, machine], ref('DecommissionMachineRequest')) }, // oxfmt-ignore
    '/v1/inspections': { get: list('InspectionService', 'Inspection', 'inspections', []) },
    '/v1/inspections/{inspection}': { get: one('InspectionService', 'Get', 'Inspection', [pathParameter('inspection', text(), 'The inspection id.')]) }, // oxfmt-ignore
  },
  components: {
    schemas: {
      Site: record({ name: text(), displayName: text(), city: text(), budget: ref('Money'), startDate: ref('Date'), foreman: text() }), // oxfmt-ignore
      Machine: record({ name: text(), displayName: text(), type: choice(['MACHINE_TYPE_UNSPECIFIED', ...MACHINE_TYPES]), state: choice(['STATE_UNSPECIFIED', ...MACHINE_STATES]), hourlyRate: ref('Money'), operatingHours: text(), purchaseDate: ref('Date') }), // oxfmt-ignore
      Inspection: record({ name: text(), machine: text(), inspector: text(), inspectTime: moment(), passed: flag(), defectCount: whole() }), // oxfmt-ignore
      DecommissionMachineRequest: record({}),
      Money: {
        ...record({ currencyCode: text('The three-letter currency code defined in ISO 4217.'), units: text('The whole units of the amount.'), nanos: whole('Number of nano (10^-9) units of the amount.') }), // oxfmt-ignore
        description: 'Represents an amount of money with its currency type.',
      },
      Date: { ...record({ year: whole(), month: whole(), day: whole() }), description: 'Represents a whole or partial calendar date.' }, // oxfmt-ignore
      Status: record({ code: whole(), message: text(), details: listOf(record({ '@type': text() })) }),
      Ratio: record({ value: decimal() }),
    },
  },
}
