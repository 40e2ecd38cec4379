import { ERRORS, model, optional, pageOf, partOf, pathsOf } from '../fastapi.ts'
import { choice, date, decimal, flag, ref, text, whole } from '../openapi.ts'
import { FAMILIES, MATERIAL_CATEGORIES, MATERIAL_UNITS, MOVEMENT_KINDS, ORDER_STATUSES, PRIORITIES, TRADES, WOODS, WORKSHOPS } from './data.ts' // oxfmt-ignore

const ENUMS = {
  Family: FAMILIES,
  Wood: WOODS,
  MaterialCategory: MATERIAL_CATEGORIES,
  Unit: MATERIAL_UNITS,
  Trade: TRADES,
  Workshop: WORKSHOPS,
  ProductionOrderStatus: ORDER_STATUSES,
  Priority: PRIORITIES,
  MovementKind: MOVEMENT_KINDS,
}
const ITEM = {
  id: whole(),
  sku: text(),
  name: text(),
  family: ref('Family'),
  wood: ref('Wood'),
  list_price: decimal('In EUR'),
  build_hours: decimal('For one piece'),
  on_hand: whole('Finished pieces in the warehouse'),
  retired: flag('No longer made'),
}
const MATERIAL = {
  id: whole(),
  code: text(),
  name: text(),
  category: ref('MaterialCategory'),
  unit: ref('Unit'),
  quantity_in_stock: decimal(),
  minimum_stock: decimal(),
  unit_cost: decimal('In EUR'),
  vendor: text(),
}
const ARTISAN = {
  id: whole(),
  full_name: text(),
  email: text(undefined, { format: 'email' }),
  trade: ref('Trade'),
  workshop: ref('Workshop'),
  hourly_rate: decimal('In EUR'),
  is_apprentice: flag(),
  hired_on: date(),
}
const ORDER = {
  id: whole(),
  number: text(),
  item_id: whole('Item of furniture that is made'),
  quantity: whole('Pieces'),
  lead_artisan_id: optional(whole()),
  status: ref('ProductionOrderStatus'),
  priority: ref('Priority'),
  ordered_by: optional(text('Customer; null when it is made for stock')),
  planned_start: date(),
  due_date: date(),
  finished_on: optional(date()),
  scrapped_pieces: whole(),
}
const MOVEMENT = {
  id: whole(),
  material_id: whole(),
  production_order_id: optional(whole()),
  kind: ref('MovementKind'),
  quantity: decimal(),
  moved_on: date(),
  note: optional(text()),
}
const NEW_ORDER = ['item_id', 'quantity', 'lead_artisan_id', 'priority', 'ordered_by', 'planned_start', 'due_date']
const NEW_MATERIAL = ['code', 'name', 'category', 'unit', 'quantity_in_stock', 'minimum_stock', 'unit_cost', 'vendor']

const paging = { page: whole('Page number', { minimum: 1, default: 1 }), size: whole('Page size', { minimum: 1, maximum: 100, default: 50 }) } // oxfmt-ignore
const all = (tag: string, name: string, query: Record<string, Record<string, unknown>> = {}) => ({ tag, returns: ref(`Page_${name}_`), query: { ...query, ...paging } }) // oxfmt-ignore
const one = (tag: string, name: string) => ({ tag, returns: ref(name) })
const send = (tag: string, name: string, body: string) => ({ tag, returns: ref(name), body })
const made = (tag: string, name: string, body: string) => ({ ...send(tag, name, body), status: 201 })
const gone = (tag: string) => ({ tag, status: 204 })
const maybe = (name: string) => optional(ref(name))

/** A maker of furniture as FastAPI describes it: snake_case, ids of operations from functions and paths, numbered pages. */
export const JOINERY_DESCRIPTION = {
  openapi: '3.1.0',
  info: { title: 'Alder & Ash Production', version: '0.9.2', description: 'Furniture, materials, artisans, production orders and stock.' }, // oxfmt-ignore
  paths: pathsOf([
    ['get', '/api/v1/items', 'list_items', all('items', 'Item', { family: maybe('Family'), wood: maybe('Wood') })],
    ['get', '/api/v1/items/{item_id}', 'get_item', one('items', 'Item')],
    ['patch', '/api/v1/items/{item_id}', 'update_item', send('items', 'Item', 'ItemUpdate')],
    ['get', '/api/v1/materials', 'list_materials', all('materials', 'Material', { category: maybe('MaterialCategory') })], // oxfmt-ignore
    ['post', '/api/v1/materials', 'create_material', made('materials', 'Material', 'MaterialCreate')],
    ['get', '/api/v1/materials/{material_id}', 'get_material', one('materials', 'Material')],
    ['patch', '/api/v1/materials/{material_id}', 'update_material', send('materials', 'Material', 'MaterialUpdate')],
    ['delete', '/api/v1/materials/{material_id}', 'delete_material', gone('materials')],
    ['get', '/api/v1/artisans', 'list_artisans', all('artisans', 'Artisan', { trade: maybe('Trade') })],
    ['get', '/api/v1/artisans/{artisan_id}', 'get_artisan', one('artisans', 'Artisan')],
    ['patch', '/api/v1/artisans/{artisan_id}', 'update_artisan', send('artisans', 'Artisan', 'ArtisanUpdate')],
    ['get', '/api/v1/production-orders', 'list_production_orders', all('production orders', 'ProductionOrder', { item_id: optional(whole()), lead_artisan_id: optional(whole()), status: maybe('ProductionOrderStatus'), priority: maybe('Priority') })], // oxfmt-ignore
    ['post', '/api/v1/production-orders', 'create_production_order', made('production orders', 'ProductionOrder', 'ProductionOrderCreate')], // oxfmt-ignore
    ['get', '/api/v1/production-orders/{order_id}', 'get_production_order', one('production orders', 'ProductionOrder')], // oxfmt-ignore
    ['patch', '/api/v1/production-orders/{order_id}', 'update_production_order', send('production orders', 'ProductionOrder', 'ProductionOrderUpdate')], // oxfmt-ignore
    ['delete', '/api/v1/production-orders/{order_id}', 'delete_production_order', gone('production orders')],
    ['post', '/api/v1/production-orders/{order_id}/release', 'release_production_order', one('production orders', 'ProductionOrder')], // oxfmt-ignore
    ['post', '/api/v1/production-orders/{order_id}/finish', 'finish_production_order', one('production orders', 'ProductionOrder')], // oxfmt-ignore
    ['get', '/api/v1/stock-movements', 'list_stock_movements', all('stock movements', 'StockMovement', { material_id: optional(whole()), production_order_id: optional(whole()), kind: maybe('MovementKind') })], // oxfmt-ignore
    ['post', '/api/v1/stock-movements', 'create_stock_movement', made('stock movements', 'StockMovement', 'StockMovementCreate')], // oxfmt-ignore
    ['get', '/api/v1/stock-movements/{movement_id}', 'get_stock_movement', one('stock movements', 'StockMovement')],
  ]),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(ENUMS).map(([name, values]) => [name, { ...choice(values), title: name }])),
      Item: model('Item', ITEM),
      ItemUpdate: partOf('ItemUpdate', ITEM, ['list_price', 'build_hours', 'on_hand', 'retired']),
      Material: model('Material', MATERIAL),
      MaterialCreate: partOf('MaterialCreate', MATERIAL, NEW_MATERIAL, ['code', 'name', 'category', 'unit', 'unit_cost']), // oxfmt-ignore
      MaterialUpdate: partOf('MaterialUpdate', MATERIAL, NEW_MATERIAL.slice(1)),
      Artisan: model('Artisan', ARTISAN),
      ArtisanUpdate: partOf('ArtisanUpdate', ARTISAN, ['email', 'trade', 'workshop', 'hourly_rate', 'is_apprentice']),
      ProductionOrder: model('ProductionOrder', ORDER),
      ProductionOrderCreate: partOf('ProductionOrderCreate', ORDER, NEW_ORDER, ['item_id', 'quantity', 'due_date']),
      ProductionOrderUpdate: partOf('ProductionOrderUpdate', ORDER, [...NEW_ORDER, 'scrapped_pieces']),
      StockMovement: model('StockMovement', MOVEMENT),
      StockMovementCreate: partOf('StockMovementCreate', MOVEMENT, ['material_id', 'production_order_id', 'kind', 'quantity', 'note'], ['material_id', 'kind', 'quantity']), // oxfmt-ignore
      ...Object.fromEntries(['Item', 'Material', 'Artisan', 'ProductionOrder', 'StockMovement'].map(pageOf)),
      ...ERRORS,
    },
  },
}
