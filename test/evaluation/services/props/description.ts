import { answers, choice, date, flag, listOf, pathParameter, queryParameter, record, ref, text, whole } from '../openapi.ts' // oxfmt-ignore
import { KINDS } from './data.ts'

const minor = () => whole('A non-negative integer in the smallest currency unit (e.g., 100 pence to charge £1.00).')
const unix = () => whole('Time at which the object was created. Measured in seconds since the Unix epoch.', { format: 'unix-time' }) // oxfmt-ignore
const object = (name: string) => choice([name], "String representing the object's type.")
const SCHEMAS = {
  prop: record({ id: text(), object: object('prop'), name: text(), category: choice(KINDS), weekly_rate: text('Decimal string in pounds, e.g. "24.50"'), replacement_value: text('Decimal string in pounds'), stock: whole(), fragile: flag() }), // oxfmt-ignore
  theatre: record({ id: text(), object: object('theatre'), name: text(), contact_name: text(), email: text(), city: text(), created: unix() }), // oxfmt-ignore
  line_item: record({ id: text(), object: object('line_item'), prop: text('ID of the prop'), description: text(), quantity: whole(), unit_amount: minor() }), // oxfmt-ignore
  order: record({ id: text(), object: object('order'), number: text(), theatre: text('ID of the theatre that hires'), created: unix(), due_back: date(), status: choice(['reserved', 'out', 'returned', 'cancelled']), currency: text('Three-letter ISO currency code, in lowercase.'), amount_total: minor(), line_items: listOf(ref('line_item')), metadata: { type: 'object', additionalProperties: text() } }), // oxfmt-ignore
  payment: record({ id: text(), object: object('payment'), order: text('ID of the order this payment is for'), amount: minor(), currency: text('Three-letter ISO currency code, in lowercase.'), method: choice(['card', 'bank_transfer', 'cash']), created: unix() }), // oxfmt-ignore
}
const pathsOf = (kind: keyof typeof SCHEMAS) => ({
  [`/v1/${kind}s`]: {
    get: {
      description: `Returns a list of your ${kind}s. The ${kind}s are returned sorted by creation date, with the most recent ${kind}s appearing first.`, // oxfmt-ignore
      operationId: `Get${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`,
      parameters: [
        queryParameter('limit', whole(), 'A limit on the number of objects to be returned. Limit can range between 1 and 100, and the default is 10.'), // oxfmt-ignore
        queryParameter('starting_after', text(), 'A cursor for use in pagination. `starting_after` is an object ID that defines your place in the list.'), // oxfmt-ignore
      ],
      responses: {
        200: answers('Successful response.', record({ object: object('list'), data: listOf(ref(kind)), has_more: flag(), url: text() })), // oxfmt-ignore
        default: answers('Error response.', ref('error')),
      },
    },
  },
  [`/v1/${kind}s/{${kind}}`]: {
    get: {
      description: `Retrieves the ${kind} with the given ID.`,
      operationId: `Get${kind.charAt(0).toUpperCase()}${kind.slice(1)}s${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      parameters: [pathParameter(kind, text())],
      responses: { 200: answers('Successful response.', ref(kind)), default: answers('Error response.', ref('error')) },
    },
  },
})

/** A hire shop for theatre props as payment platforms describe theirs: pence, cursors by the last id, lines inside orders, decimals as texts. */
export const PROPS_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'Prop Hire API', version: '2025-09-30' },
  paths: { ...pathsOf('prop'), ...pathsOf('theatre'), ...pathsOf('order'), ...pathsOf('payment') },
  components: { schemas: { ...SCHEMAS, error: record({ error: record({ message: text(), type: text() }) }) } },
}
