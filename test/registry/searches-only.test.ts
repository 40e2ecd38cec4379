import { expect } from 'chai'
import { readsByName, searchesOnly } from '../../src/registry/sources/openapi/searches-only.ts'

const operation = (path: string, operationId: string, { method = 'POST', status = '200', summary = '' } = {}) => ({
  name: operationId,
  id: operationId,
  method,
  path,
  operation: { operationId, summary, responses: { [status]: { description: 'OK' } } },
  pathItem: {},
})

describe('a POST that only searches', () => {
  for (const [path, name] of [
    ['/orders/search', 'searchOrders'],
    ['/orders/_search', 'orders.search'],
    ['/v1/orders:search', 'find_orders'],
    ['/orders/search/', 'post_orders_search'],
  ] as const)
    it(`is ${path} by the name ${name}`, () => expect(searchesOnly(operation(path, name))).to.equal(true))

  for (const [path, name, more] of [
    ['/orders/search', 'createSearch'],
    ['/orders/search', 'saveOrders'],
    ['/orders/search', 'listOrders'],
    ['/orders/search', 'searchOrders', { status: '201' }],
    ['/orders/search', 'searchOrders', { status: '202' }],
    ['/orders/search', 'searchOrders', { method: 'PUT' }],
    ['/saved-search', 'searchOrders'],
    ['/search/{id}', 'searchOrders'],
    ['/orders', 'searchOrders'],
  ] as const)
    it(`is not ${JSON.stringify(more ?? {})} ${path} by the name ${name}`, () =>
      expect(searchesOnly(operation(path, name, more))).to.equal(false))
})

describe('a method by POST that reads', () => {
  for (const [path, name, summary] of [
    ['/members.list', 'members_list', 'Lists all members of a space.'],
    ['/v2/invoices.info', 'invoices.info', ''],
    ['/api/Guest/GetAllGuests', 'Guest_GetAllGuests', ''],
    ['/api/Guest/GetGuestById', 'Guest_GetGuestById', ''],
    ['/orders/list', 'ordersList', 'Returns the orders of the shop'],
    ['/listVessels', 'listVessels', ''],
  ] as const)
    it(`is ${path}, ${summary || 'of which nothing is told'}`, () =>
      expect(readsByName(operation(path, name, { summary }))).to.equal(true))

  for (const [path, name, more] of [
    ['/members.update', 'members_update', {}],
    ['/bookings.cancel', 'bookings_cancel', {}],
    ['/orders.return', 'orders_return', {}],
    ['/notifications.read', 'notifications_read', { summary: 'Reads a notification' }],
    ['/shopping/list', 'postShoppingList', {}],
    ['/shopping/list', 'postShoppingList', { summary: 'Makes a list' }],
    ['/auth/getToken', 'getToken', { summary: 'Gets a token' }],
    ['/jobs.next', 'jobs_next', { summary: 'Gets the next job' }],
    ['/orders.list', 'orders_list', { status: '201' }],
    ['/orders.list', 'orders_list', { method: 'PUT' }],
    ['/getOrder', 'getOrder', {}],
    ['/orders/{id}', 'getOrders', {}],
    ['/listings.get', 'listings_get', { summary: 'Creates a listing and gets it' }],
  ] as const)
    it(`is not ${path} by the name ${name} with ${JSON.stringify(more)}`, () =>
      expect(readsByName(operation(path, name, more))).to.equal(false))
})
