import { answers, choice, date, flag, listOf, moment, pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { ENCOUNTER_STATES } from './data.ts'

const HEAD = { resourceType: text(), id: text(), meta: record({ versionId: text(), lastUpdated: moment() }) }
const KINDS: Record<string, Record<string, object>> = {
  Practitioner: { ...HEAD, active: flag(), name: listOf(ref('HumanName')), qualification: listOf(record({ code: ref('CodeableConcept') })) }, // oxfmt-ignore
  Patient: { ...HEAD, active: flag(), name: listOf(ref('HumanName')), telecom: listOf(ref('ContactPoint')), gender: choice(['male', 'female', 'other', 'unknown']), birthDate: date(), address: listOf(ref('Address')), generalPractitioner: listOf(ref('Reference')) }, // oxfmt-ignore
  Encounter: { ...HEAD, status: choice(ENCOUNTER_STATES), class: ref('Coding'), subject: ref('Reference'), participant: listOf(record({ individual: ref('Reference') })), period: ref('Period'), reasonCode: listOf(ref('CodeableConcept')) }, // oxfmt-ignore
}
const JSON_TYPE = 'application/fhir+json'
const SEARCHES: Record<string, string[]> = { Practitioner: ['name'], Patient: ['name', 'gender', 'birthdate'], Encounter: ['status', 'subject'] } // oxfmt-ignore
const pathsOf = (kind: string) => ({
  [`/${kind}`]: {
    get: {
      tags: [kind],
      summary: `search-type: Search for ${kind} instances`,
      parameters: [...SEARCHES[kind]!.map(name => queryParameter(name, text())), queryParameter('_count', whole())],
      responses: { 200: answers('Success', ref('Bundle'), JSON_TYPE) },
    },
    post: {
      tags: [kind],
      summary: `create-type: Create a new ${kind} instance`,
      requestBody: requestBody(ref(kind), JSON_TYPE),
      responses: { 201: answers('Success', ref(kind), JSON_TYPE) },
    },
  },
  [`/${kind}/{id}`]: {
    get: {
      tags: [kind],
      summary: `read-instance: Read ${kind} instance`,
      parameters: [pathParameter('id', text(), 'The resource ID')],
      responses: { 200: answers('Success', ref(kind), JSON_TYPE) },
    },
    patch: {
      tags: [kind],
      summary: `instance-patch: Patch a resource instance of type ${kind} by ID`,
      parameters: [pathParameter('id', text(), 'The resource ID')],
      requestBody: requestBody(ref(kind), 'application/merge-patch+json'),
      responses: { 200: answers('Success', ref(kind), JSON_TYPE) },
    },
  },
})

/** A hospital as FHIR servers describe themselves (HL7 FHIR R4): bundles, names as lists, references as texts. */
export const HOSPITAL_DESCRIPTION = {
  openapi: '3.0.1',
  info: { title: 'FHIR Server', version: '6.8.0' },
  paths: Object.assign({}, ...Object.keys(KINDS).map(pathsOf)) as object,
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(KINDS).map(([kind, fields]) => [kind, record(fields)])),
      Bundle: record({ resourceType: text(), id: text(), type: text(), total: whole(), link: listOf(record({ relation: text(), url: text() })), entry: listOf(record({ fullUrl: text(), resource: { type: 'object' }, search: record({ mode: text() }) })) }), // oxfmt-ignore
      HumanName: record({ use: text(), family: text(), given: listOf(text()) }),
      ContactPoint: record({ system: text(), value: text() }),
      Address: record({ city: text(), country: text() }),
      Reference: record({ reference: text(), display: text() }),
      Coding: record({ system: text(), code: text(), display: text() }),
      CodeableConcept: record({ coding: listOf(ref('Coding')), text: text() }),
      Period: record({ start: moment(), end: moment() }),
    },
  },
}
