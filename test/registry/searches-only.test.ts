import { expect } from 'chai'
import { searchesOnly } from '../../src/registry/sources/openapi/searches-only.ts'

const operation = (path: string, operationId: string, { method = 'POST', status = '200' } = {}) => ({
  name: operationId,
  id: operationId,
  method,
  path,
  operation: { operationId, responses: { [status]: { description: 'OK' } } },
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
