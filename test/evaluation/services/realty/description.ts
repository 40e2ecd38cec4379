import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { OUTCOMES, STAGES, TYPES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const SYSTEM = { attributes: ref('Attributes'), Id: text(), Name: text(), IsDeleted: flag(), CreatedDate: moment() }
const KINDS: Record<string, Record<string, object>> = {
  Estate_Agent__c: { ...SYSTEM, Email__c: text(), Region__c: choice(['North', 'South', 'East', 'West']), Commission_Rate__c: decimal(), Hire_Date__c: date() }, // oxfmt-ignore
  Property__c: { ...SYSTEM, City__c: text(), Property_Type__c: choice(TYPES), Stage__c: choice(STAGES), Asking_Price__c: decimal(), Bedrooms__c: decimal(), Has_Garden__c: flag(), Listed_Date__c: date(), Agent__c: text() }, // oxfmt-ignore
  Viewing__c: { ...SYSTEM, Property__c: text(), Buyer_Name__c: text(), Viewing_Date__c: date(), Outcome__c: maybe(choice(OUTCOMES)) }, // oxfmt-ignore
}
const ERRORS = { 400: answers('Error', listOf(ref('Error'))), 404: answers('Error', listOf(ref('Error'))) }
const FIXED = ['attributes', 'Id', 'IsDeleted', 'CreatedDate']
const written = (kind: string) => Object.fromEntries(Object.entries(KINDS[kind]!).filter(([name]) => !FIXED.includes(name) && !(kind === 'Viewing__c' && name === 'Name'))) // oxfmt-ignore

const pathsOf = (kind: string) => ({
  [`/services/data/v60.0/records/${kind}`]: {
    get: {
      tags: [kind],
      operationId: `${kind}_Query`,
      responses: { 200: answers('Success', ref(`${kind}_QueryResult`)), ...ERRORS },
    },
    post: {
      tags: [kind],
      operationId: `${kind}_Create`,
      requestBody: requestBody(record(written(kind))),
      responses: { 201: answers('Created', ref('SaveResult')), ...ERRORS },
    },
  },
  [`/services/data/v60.0/records/${kind}/{id}`]: {
    get: {
      tags: [kind],
      operationId: `${kind}_Retrieve`,
      parameters: [pathParameter('id', text())],
      responses: { 200: answers('Success', ref(kind)), ...ERRORS },
    },
    patch: {
      tags: [kind],
      operationId: `${kind}_Update`,
      parameters: [pathParameter('id', text())],
      requestBody: requestBody(record(written(kind))),
      responses: { 204: { description: 'No Content' }, ...ERRORS },
    },
    delete: {
      tags: [kind],
      operationId: `${kind}_Delete`,
      parameters: [pathParameter('id', text())],
      responses: { 204: { description: 'No Content' }, ...ERRORS },
    },
  },
})

/** An estate agency as a CRM describes its custom objects: `Asking_Price__c`, `totalSize`, a link to the next records. */
export const REALTY_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'GableKey Org', version: '60.0' },
  paths: Object.assign({}, ...Object.keys(KINDS).map(pathsOf)) as object,
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields)])),
      ...Object.fromEntries(Object.keys(KINDS).map(kind => [`${kind}_QueryResult`, record({ totalSize: whole(), done: flag(), nextRecordsUrl: text(), records: listOf(ref(kind)) })])), // oxfmt-ignore
      Attributes: record({ type: text(), url: text() }),
      SaveResult: record({ id: text(), success: flag(), errors: listOf(ref('Error')) }),
      Error: record({ message: text(), errorCode: text() }),
    },
  },
}
