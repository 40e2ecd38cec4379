import {
  CARGOES,
  CONSIGNMENT_STATES,
  LOCO_STATES,
  SEVERITIES,
  TRACTION,
  TRAIN_STATES,
  WAGON_STATES,
  WAGON_TYPES,
} from './data.ts'

type Schema = Record<string, unknown>
const primary = { description: 'Note:\nThis is a Primary Key.<pk/>', format: 'bigint', type: 'integer' }
const toward = (table: string): Schema => ({
  description: `Note:\nThis is a Foreign Key to \`${table}.id\`.<fk table='${table}' column='id'/>`,
  format: 'bigint',
  type: 'integer',
})
const text = { format: 'text', type: 'string' }
const int = { format: 'integer', type: 'integer' }
const numeric = { format: 'numeric', type: 'number' }
const bool = { default: false, format: 'boolean', type: 'boolean' }
const date = { format: 'date', type: 'string' }
const time = { format: 'timestamp with time zone', type: 'string' }
const oneOf = (type: string, values: readonly string[]): Schema => ({ enum: values, format: `public.${type}`, type: 'string' }) // oxfmt-ignore
const said = (schema: Schema, description: string): Schema => ({ ...schema, description })

/** Columns of the tables; `!` marks those that must not be null. */
const TABLES: Record<string, Record<string, Schema>> = {
  terminals: { 'id!': primary, 'code!': text, 'name!': text, country: text, tracks: int, has_crane: bool },
  locomotives: { 'id!': primary, 'number!': text, traction: oneOf('traction', TRACTION), built_year: int, power_kw: int, status: oneOf('loco_status', LOCO_STATES), home_terminal_id: toward('terminals'), next_inspection_on: date }, // oxfmt-ignore
  wagons: { 'id!': primary, 'number!': text, type: oneOf('wagon_type', WAGON_TYPES), payload_t: said(numeric, 'What it may carry, in tonnes'), status: oneOf('wagon_status', WAGON_STATES), terminal_id: toward('terminals'), leased: bool, last_overhaul_on: date }, // oxfmt-ignore
  drivers: { 'id!': primary, 'first_name!': text, 'last_name!': text, email: text, phone: text, licence_until: date, home_terminal_id: toward('terminals'), night_shifts: bool }, // oxfmt-ignore
  shippers: { 'id!': primary, 'company!': text, contact_name: text, email: text, city: text, discount_pct: numeric, payment_days: int }, // oxfmt-ignore
  trains: { 'id!': primary, 'train_no!': text, origin_id: toward('terminals'), destination_id: toward('terminals'), locomotive_id: toward('locomotives'), driver_id: toward('drivers'), departs_at: time, status: oneOf('train_status', TRAIN_STATES), delay_min: int, cancel_reason: text }, // oxfmt-ignore
  consignments: { 'id!': primary, 'ref!': text, 'shipper_id!': toward('shippers'), train_id: toward('trains'), cargo: oneOf('cargo', CARGOES), weight_t: said(numeric, 'Weight in tonnes'), hazardous: bool, charge: said(numeric, 'Freight charge in EUR'), booked_on: date, delivered_on: date, status: oneOf('consignment_status', CONSIGNMENT_STATES) }, // oxfmt-ignore
  defects: { 'id!': primary, 'wagon_id!': toward('wagons'), reported_on: date, part: text, severity: oneOf('severity', SEVERITIES), note: text, fixed_on: date }, // oxfmt-ignore
}
const plain = (column: string) => column.replace('!', '')
const at = (name: string) => ({ $ref: `#/parameters/${name}` })

const definitions = Object.fromEntries(
  Object.entries(TABLES).map(([table, columns]) => [
    table,
    {
      required: Object.keys(columns).filter(column => column.endsWith('!')).map(plain),
      properties: Object.fromEntries(Object.entries(columns).map(([column, schema]) => [plain(column), schema])),
      type: 'object',
    },
  ]),
) // oxfmt-ignore

const header = (name: string, more: object) => ({ name, required: false, in: 'header', type: 'string', ...more })
const query = (name: string, description: string) => ({ name, description, required: false, in: 'query', type: 'string' }) // oxfmt-ignore
const prefer = (...values: string[]) => header('Prefer', { description: 'Preference', enum: values })
const parameters = {
  preferParams: prefer('params=single-object'),
  preferReturn: prefer('return=representation', 'return=minimal', 'return=none'),
  preferCount: prefer('count=none'),
  preferPost: prefer('return=representation', 'return=minimal', 'return=none', 'resolution=ignore-duplicates', 'resolution=merge-duplicates'), // oxfmt-ignore
  select: query('select', 'Filtering Columns'),
  on_conflict: query('on_conflict', 'On Conflict'),
  order: query('order', 'Ordering'),
  range: header('Range', { description: 'Limiting and Pagination' }),
  rangeUnit: header('Range-Unit', { description: 'Limiting and Pagination', default: 'items' }),
  offset: query('offset', 'Limiting and Pagination'),
  limit: query('limit', 'Limiting and Pagination'),
  ...Object.fromEntries(
    Object.entries(TABLES).flatMap(([table, columns]) => [
      [`body.${table}`, { name: table, description: table, required: false, in: 'body', schema: { $ref: `#/definitions/${table}` } }],
      ...Object.keys(columns).map(column => [`rowFilter.${table}.${plain(column)}`, { name: plain(column), required: false, in: 'query', type: 'string' }]),
    ]),
  ),
} // oxfmt-ignore

const pathOf = (table: string) => {
  const filters = Object.keys(TABLES[table]!).map(column => at(`rowFilter.${table}.${plain(column)}`))
  const tags = [table]
  const rows = { description: 'OK', schema: { items: { $ref: `#/definitions/${table}` }, type: 'array' } }
  return {
    get: { tags, parameters: [...filters, ...['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(at)], responses: { 200: rows, 206: { description: 'Partial Content' } } }, // oxfmt-ignore
    post: { tags, parameters: [at(`body.${table}`), at('select'), at('preferPost')], responses: { 201: { description: 'Created' } } }, // oxfmt-ignore
    delete: { tags, parameters: [...filters, at('preferReturn')], responses: { 204: { description: 'No Content' } } },
    patch: { tags, parameters: [...filters, at(`body.${table}`), at('preferReturn')], responses: { 204: { description: 'No Content' } } }, // oxfmt-ignore
  }
}
/** A function of the database. */
const rpc = (name: string, properties: Record<string, Schema>, comment: string) => ({
  post: {
    tags: [`(rpc) ${name}`],
    summary: comment,
    produces: ['application/json'],
    parameters: [
      { required: true, in: 'body', name: 'args', schema: { required: Object.keys(properties), type: 'object', properties } }, // oxfmt-ignore
      at('preferParams'),
    ],
    responses: { 200: { description: 'OK' } },
  },
})
const key = { format: 'bigint', type: 'integer' }

/** A freight railway as PostgREST describes a database: Swagger 2.0, no ids, a filter for every column, changes by filter, functions below `/rpc`. */
export const RAILWAY_DESCRIPTION = {
  swagger: '2.0',
  info: { title: 'PostgREST API', description: 'standard public schema', version: '12.0.2' },
  host: '0.0.0.0:3000',
  basePath: '/',
  schemes: ['http'],
  consumes: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
  produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
  paths: {
    '/': { get: { tags: ['Introspection'], summary: 'OpenAPI description (this document)', produces: ['application/openapi+json', 'application/json'], responses: { 200: { description: 'OK' } } } }, // oxfmt-ignore
    ...Object.fromEntries(Object.keys(TABLES).map(table => [`/${table}`, pathOf(table)])),
    '/rpc/cancel_train': rpc('cancel_train', { train_id: key, reason: text }, 'Cancels a train that has not left'),
    '/rpc/assign_driver': rpc('assign_driver', { train_id: key, driver_id: key }, 'Puts a driver on a train'),
    '/rpc/mark_delivered': rpc('mark_delivered', { consignment_id: key }, 'Notes that a consignment was handed over'),
  },
  definitions,
  parameters,
  externalDocs: { description: 'PostgREST Documentation', url: 'https://postgrest.org/en/v12.0/api.html' },
}
