import { listOf, record } from '../openapi.ts'
import {
  BATCH_STATES,
  BREWER_ROLES,
  CATEGORIES,
  CUSTOMER_KINDS,
  KEG_STATES,
  ORDER_STATES,
  PACKS,
  STYLES,
  TANK_KINDS,
  TANK_STATES,
} from './data.ts'

type Schema = Record<string, unknown>
const model = (name: string): Schema => ({ $ref: `#/definitions/${name}` })
const string: Schema = { type: 'string' }
const integer: Schema = { type: 'integer' }
const number: Schema = { type: 'number' }
const boolean: Schema = { type: 'boolean' }
const shown = (schema: Schema, example: unknown): Schema => ({ ...schema, example })
const told = (schema: Schema, description: string): Schema => ({ ...schema, description })
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** A type with constants: swag writes their values, and their names beside them. */
const constants = (type: string, values: readonly string[]): Schema => ({
  type: 'string',
  enum: [...values],
  'x-enum-varnames': values.map(value => `${type}${capital(value)}`),
})

const recipe = { name: shown(string, 'Harbour Fog'), style: model('model.Style'), targetABV: number, ibu: integer, colourEBC: integer, seasonal: boolean } // oxfmt-ignore
const batch = { recipeID: integer, brewerID: integer, brewedOn: shown(string, '2025-03-14'), volumeL: told(integer, 'VolumeL is the volume in litres') } // oxfmt-ignore
const ingredient = { stockKg: number, reorderLevelKg: number, pricePerKg: number, bestBefore: string, organic: boolean }
const customer = { name: string, kind: model('model.CustomerKind'), town: string, contactName: string, email: string, creditLimit: number, paymentTermsDays: integer, onHold: boolean } // oxfmt-ignore
const line = { recipeID: integer, pack: model('model.Pack'), quantity: integer, unitPrice: number }
const check = { batchID: integer, brewerID: integer, ph: number, gravity: number, temperatureC: number, passed: boolean, remark: string } // oxfmt-ignore

const definitions: Record<string, Schema> = {
  'model.Style': constants('Style', STYLES),
  'model.TankKind': constants('Tank', TANK_KINDS),
  'model.TankStatus': { type: 'integer', enum: TANK_STATES.map((_, index) => index), 'x-enum-varnames': TANK_STATES.map(name => `Tank${name}`) }, // oxfmt-ignore
  'model.BrewerRole': constants('Role', BREWER_ROLES),
  'model.BatchStatus': constants('Batch', BATCH_STATES),
  'model.IngredientCategory': constants('Category', CATEGORIES),
  'model.CustomerKind': constants('Customer', CUSTOMER_KINDS),
  'model.OrderStatus': constants('Order', ORDER_STATES),
  'model.Pack': constants('Pack', PACKS),
  'model.KegStatus': constants('Keg', KEG_STATES),
  'model.RecipeIngredient': record({ ingredientID: integer, gramsPerHl: integer }),
  'model.Recipe': record({ id: integer, ...recipe, retired: boolean, ingredients: listOf(model('model.RecipeIngredient')) }), // oxfmt-ignore
  'model.Tank': record({ id: integer, name: shown(string, 'FV3'), kind: model('model.TankKind'), capacityL: integer, status: model('model.TankStatus'), lastCleanedAt: string, setTemperatureC: integer }), // oxfmt-ignore
  'model.Brewer': record({ id: integer, fullName: string, email: string, role: model('model.BrewerRole'), startedOn: string }), // oxfmt-ignore
  'model.Batch': record({
    id: integer,
    batchNo: shown(string, 'B25-014'),
    ...batch,
    tankID: integer,
    status: model('model.BatchStatus'),
    originalGravity: number,
    finalGravity: number,
    abv: told(number, 'ABV is computed from both gravities'),
    packagedOn: string,
    dumpReason: string,
  }),
  'model.Ingredient': record({ id: integer, name: string, category: model('model.IngredientCategory'), supplier: string, ...ingredient }), // oxfmt-ignore
  'model.Customer': record({ id: integer, ...customer, customerSince: string }),
  'model.OrderLine': record(line),
  'model.Order': record({
    id: integer,
    orderNo: shown(string, 'SO-5120'),
    customerID: integer,
    status: model('model.OrderStatus'),
    orderedOn: string,
    deliverOn: told(string, 'DeliverOn is the day the customer wants it'),
    deliveredAt: string,
    lines: listOf(model('model.OrderLine')),
    totalNet: number,
    discountPct: number,
    paid: boolean,
    driverNote: string,
  }),
  'model.Keg': record({ id: integer, serial: string, sizeL: integer, status: model('model.KegStatus'), batchID: integer, customerID: integer, lastScannedAt: string, boughtOn: string }), // oxfmt-ignore
  'model.QualityCheck': record({ id: integer, ...check, takenAt: string }),
  'handler.createBatchRequest': record(batch, ['recipeID', 'brewerID', 'volumeL']),
  'handler.updateBatchRequest': record({ brewerID: integer, brewedOn: string, volumeL: integer, finalGravity: number }),
  'handler.transferRequest': record({ tankID: integer }, ['tankID']),
  'handler.dumpRequest': record({ reason: string }, ['reason']),
  'handler.createRecipeRequest': record(recipe, ['name', 'style']),
  'handler.updateRecipeRequest': record({ ...recipe, retired: boolean }),
  'handler.updateTankRequest': record({ setTemperatureC: integer, status: model('model.TankStatus') }),
  'handler.updateIngredientRequest': record(ingredient),
  'handler.createCustomerRequest': record(customer, ['name', 'kind']),
  'handler.updateCustomerRequest': record(customer),
  'handler.createOrderRequest': record({ customerID: integer, deliverOn: string, lines: listOf(model('model.OrderLine')), driverNote: string }, ['customerID', 'lines']), // oxfmt-ignore
  'handler.updateOrderRequest': record({ deliverOn: string, discountPct: number, paid: boolean, driverNote: string }),
  'handler.updateKegRequest': record({ status: model('model.KegStatus') }),
  'handler.createCheckRequest': record(check, ['batchID', 'ph', 'passed']),
  'httputil.HTTPError': record({ code: shown(integer, 400), message: shown(string, 'status bad request') }),
  'httputil.Paged': record({ count: integer, limit: integer, offset: integer, results: {} }),
}

const failures = (...codes: number[]) => {
  const names: Record<number, string> = { 400: 'Bad Request', 404: 'Not Found', 409: 'Conflict' }
  return Object.fromEntries(codes.map(code => [code, { description: names[code], schema: model('httputil.HTTPError') }])) // oxfmt-ignore
}
const inQuery = (name: string, type: string, description: string, more: Schema = {}) => ({ type, description, name, in: 'query', ...more }) // oxfmt-ignore
const key = (of: string) => ({ type: 'integer', description: `${of} ID`, name: 'id', in: 'path', required: true })
const inBody = (definition: string, description: string) => ({ description, name: 'request', in: 'body', required: true, schema: model(definition) }) // oxfmt-ignore
const common = (tag: string, summary: string) => ({ description: summary.toLowerCase(), consumes: ['application/json'], produces: ['application/json'], tags: [tag], summary }) // oxfmt-ignore
const paging = [inQuery('limit', 'integer', 'page size', { default: 25, maximum: 100 }), inQuery('offset', 'integer', 'rows to skip', { default: 0 })] // oxfmt-ignore

/** `httputil.Paged{results=[]model.Tank}` as swag writes it. */
const list = (tag: string, summary: string, of: string, filters: object[] = []) => ({
  ...common(tag, summary),
  parameters: [...filters, ...paging],
  responses: {
    200: { description: 'OK', schema: { allOf: [model('httputil.Paged'), record({ results: listOf(model(of)) })] } },
  },
})
const show = (tag: string, of: string, name: string) => ({
  ...common(tag, `Show a ${name}`),
  parameters: [key(capital(name))],
  responses: { 200: { description: 'OK', schema: model(of) }, ...failures(404) },
})
const send = (tag: string, summary: string, of: string, { id, body }: { id?: string; body?: string }) => ({
  ...common(tag, summary),
  parameters: [...(id ? [key(id)] : []), ...(body ? [inBody(body, summary)] : [])],
  responses: {
    [id ? 200 : 201]: { description: id ? 'OK' : 'Created', schema: model(of) },
    ...failures(400, 404, 409),
  },
})
const remove = (tag: string, name: string) => ({
  ...common(tag, `Delete a ${name}`),
  parameters: [key(capital(name))],
  responses: { 204: { description: 'No Content' }, ...failures(404) },
})
const states = (values: readonly string[]) => inQuery('status', 'string', 'status', { enum: [...values] })

/** A brewery as swaggo describes a service in Go: Swagger 2.0, no operation has an id, constants as `x-enum-varnames`, days as plain texts. */
export const BREWERY_DESCRIPTION = {
  swagger: '2.0',
  info: { description: 'This is the brewhouse server.', title: 'Brewhouse API', contact: {}, version: '1.0' },
  basePath: '/api/v1',
  paths: {
    '/recipes': {
      get: list('recipes', 'List recipes', 'model.Recipe', [inQuery('style', 'string', 'beer style', { enum: [...STYLES] })]), // oxfmt-ignore
      post: send('recipes', 'Add a recipe', 'model.Recipe', { body: 'handler.createRecipeRequest' }),
    },
    '/recipes/{id}': {
      get: show('recipes', 'model.Recipe', 'recipe'),
      patch: send('recipes', 'Update a recipe', 'model.Recipe', { id: 'Recipe', body: 'handler.updateRecipeRequest' }),
    },
    '/tanks': { get: list('tanks', 'List tanks', 'model.Tank') },
    '/tanks/{id}': {
      get: show('tanks', 'model.Tank', 'tank'),
      patch: send('tanks', 'Update a tank', 'model.Tank', { id: 'Tank', body: 'handler.updateTankRequest' }),
    },
    '/tanks/{id}/clean': { post: send('tanks', 'Log the cleaning of a tank', 'model.Tank', { id: 'Tank' }) },
    '/brewers': { get: list('brewers', 'List brewers', 'model.Brewer') },
    '/brewers/{id}': { get: show('brewers', 'model.Brewer', 'brewer') },
    '/batches': {
      get: list('batches', 'List batches', 'model.Batch', [states(BATCH_STATES), inQuery('recipeID', 'integer', 'recipe'), inQuery('tankID', 'integer', 'tank')]), // oxfmt-ignore
      post: send('batches', 'Plan a batch', 'model.Batch', { body: 'handler.createBatchRequest' }),
    },
    '/batches/{id}': {
      get: show('batches', 'model.Batch', 'batch'),
      patch: send('batches', 'Update a batch', 'model.Batch', { id: 'Batch', body: 'handler.updateBatchRequest' }),
    },
    '/batches/{id}/transfer': {
      post: send('batches', 'Transfer a batch to a tank', 'model.Batch', { id: 'Batch', body: 'handler.transferRequest' }), // oxfmt-ignore
    },
    '/batches/{id}/package': { post: send('batches', 'Package a batch', 'model.Batch', { id: 'Batch' }) },
    '/batches/{id}/dump': { post: send('batches', 'Dump a batch', 'model.Batch', { id: 'Batch', body: 'handler.dumpRequest' }) }, // oxfmt-ignore
    '/ingredients': {
      get: list('ingredients', 'List ingredients', 'model.Ingredient', [inQuery('category', 'string', 'category', { enum: [...CATEGORIES] })]), // oxfmt-ignore
    },
    '/ingredients/{id}': {
      get: show('ingredients', 'model.Ingredient', 'ingredient'),
      patch: send('ingredients', 'Update an ingredient', 'model.Ingredient', { id: 'Ingredient', body: 'handler.updateIngredientRequest' }), // oxfmt-ignore
    },
    '/customers': {
      get: list('customers', 'List customers', 'model.Customer', [inQuery('q', 'string', 'part of the name')]),
      post: send('customers', 'Add a customer', 'model.Customer', { body: 'handler.createCustomerRequest' }),
    },
    '/customers/{id}': {
      get: show('customers', 'model.Customer', 'customer'),
      patch: send('customers', 'Update a customer', 'model.Customer', { id: 'Customer', body: 'handler.updateCustomerRequest' }), // oxfmt-ignore
    },
    '/orders': {
      get: list('orders', 'List orders', 'model.Order', [states(ORDER_STATES), inQuery('customerID', 'integer', 'customer')]), // oxfmt-ignore
      post: send('orders', 'Place an order', 'model.Order', { body: 'handler.createOrderRequest' }),
    },
    '/orders/{id}': {
      get: show('orders', 'model.Order', 'order'),
      patch: send('orders', 'Update an order', 'model.Order', { id: 'Order', body: 'handler.updateOrderRequest' }),
    },
    '/orders/{id}/confirm': { post: send('orders', 'Confirm an order', 'model.Order', { id: 'Order' }) },
    '/orders/{id}/cancel': { post: send('orders', 'Cancel an order', 'model.Order', { id: 'Order' }) },
    '/orders/{id}/deliver': { post: send('orders', 'Mark an order as delivered', 'model.Order', { id: 'Order' }) },
    '/kegs': { get: list('kegs', 'List kegs', 'model.Keg', [states(KEG_STATES), inQuery('customerID', 'integer', 'customer')]) }, // oxfmt-ignore
    '/kegs/{id}': {
      get: show('kegs', 'model.Keg', 'keg'),
      patch: send('kegs', 'Update a keg', 'model.Keg', { id: 'Keg', body: 'handler.updateKegRequest' }),
    },
    '/kegs/{id}/return': { post: send('kegs', 'Return a keg', 'model.Keg', { id: 'Keg' }) },
    '/quality-checks': {
      get: list('quality-checks', 'List quality checks', 'model.QualityCheck', [inQuery('batchID', 'integer', 'batch')]), // oxfmt-ignore
      post: send('quality-checks', 'Record a quality check', 'model.QualityCheck', { body: 'handler.createCheckRequest' }), // oxfmt-ignore
    },
    '/quality-checks/{id}': {
      get: show('quality-checks', 'model.QualityCheck', 'quality check'),
      delete: remove('quality-checks', 'quality check'),
    },
  },
  definitions,
}
