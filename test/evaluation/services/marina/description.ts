import { answers, choice, date, decimal, flag, listOf, moment, pathParameter, queryParameter, record, requestBody, text, whole } from '../openapi.ts' // oxfmt-ignore
import { BOAT_TYPES, PONTOONS } from './data.ts'

const linked = () => listOf(text())
const TABLES: Record<string, Record<string, object>> = {
  Boats: { 'Boat Name': text(), Type: choice(BOAT_TYPES), 'Length (m)': decimal(), 'Year Built': whole(), Skipper: linked(), Mooring: linked(), 'Insured?': flag(), 'Last Survey': date() }, // oxfmt-ignore
  Moorings: { Name: text(), Pontoon: choice(PONTOONS), 'Max Length (m)': decimal(), 'Annual Fee': decimal(), 'Has Power': flag() }, // oxfmt-ignore
  Skippers: { 'Full Name': text(), Email: text(), Town: text(), 'Member Since': date() },
}
const whole_ = (table: string) => record({ id: text(), createdTime: moment(), fields: record(TABLES[table]!) })
const fieldsOf = (table: string) => requestBody(record({ fields: record(TABLES[table]!) }, ['fields']))
const key = pathParameter('recordId', text())

const pathsOf = (table: string) => ({
  [`/v0/appK2marina/${table}`]: {
    get: {
      tags: [table],
      summary: `List ${table} records`,
      parameters: [
        queryParameter('pageSize', whole(undefined, { maximum: 100 })),
        queryParameter('offset', text()),
        queryParameter('filterByFormula', text()),
        queryParameter('view', text()),
      ],
      responses: { 200: answers('OK', record({ records: listOf(whole_(table)), offset: text() })) },
    },
    post: {
      tags: [table],
      summary: `Create a ${table} record`,
      requestBody: fieldsOf(table),
      responses: { 200: answers('OK', whole_(table)) },
    },
  },
  [`/v0/appK2marina/${table}/{recordId}`]: {
    get: { tags: [table], summary: `Retrieve a ${table} record`, parameters: [key], responses: { 200: answers('OK', whole_(table)) } }, // oxfmt-ignore
    patch: { tags: [table], summary: `Update a ${table} record`, parameters: [key], requestBody: fieldsOf(table), responses: { 200: answers('OK', whole_(table)) } }, // oxfmt-ignore
    delete: { tags: [table], summary: `Delete a ${table} record`, parameters: [key], responses: { 200: answers('OK', record({ deleted: flag(), id: text() })) } }, // oxfmt-ignore
  },
})

/** A marina as bases of spreadsheets are described: `fields` by the names of their columns, links as lists, what is empty left out. */
export const MARINA_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Marina base', version: '0' },
  paths: Object.assign({}, ...Object.keys(TABLES).map(pathsOf)) as object,
}
