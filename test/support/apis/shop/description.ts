import { ORDER_STATUSES, TIERS } from './data.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: unknown) => ({ 'application/json': { schema } })
const ok = (description: string, schema: unknown) => ({ description, content: json(schema) })
const query = (name: string, description: string, schema: unknown) => ({ name, in: 'query', description, schema })
const page = (item: string) => ({
  type: 'object',
  required: ['data', 'nextCursor'],
  properties: {
    data: { type: 'array', items: ref(item) },
    nextCursor: {
      type: 'string',
      nullable: true,
      description: 'Pass as `cursor` to get the next page; null on the last page',
    },
  },
})
const pathId = (name: string, example: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
  example,
})
const notFound = { description: 'Not found', content: json(ref('Error')) }
const paging = [{ $ref: '#/components/parameters/cursor' }, { $ref: '#/components/parameters/limit' }]
const moment = (description: string) => ({ type: 'string', format: 'date-time', description })
const orderItems = {
  type: 'array',
  items: {
    type: 'object',
    required: ['productId', 'quantity'],
    properties: {
      productId: { type: 'string' },
      quantity: { type: 'integer', minimum: 1 },
      unitPrice: ref('Money'),
    },
  },
}

/** The storefront's own description, OpenAPI 3.0.3. */
export const SHOP_DESCRIPTION = {
  openapi: '3.0.3',
  info: { title: 'Storefront API', version: '2.4.0', description: 'Catalogue, customers and orders of the web shop.' },
  servers: [{ url: '/v2' }],
  tags: [{ name: 'Catalogue' }, { name: 'Customers' }, { name: 'Orders' }],
  paths: {
    '/categories': {
      get: {
        operationId: 'listCategories',
        tags: ['Catalogue'],
        summary: 'List categories',
        responses: {
          200: ok('All categories', {
            type: 'object',
            properties: { data: { type: 'array', items: ref('Category') } },
          }),
        },
      },
    },
    '/products': {
      get: {
        operationId: 'listProducts',
        tags: ['Catalogue'],
        summary: 'List products',
        description: 'Returns products page by page. Filters can be combined.',
        parameters: [
          query('search', 'Text to look for in name and SKU', { type: 'string' }),
          query('category', 'Category id, e.g. `cat_2`', { type: 'string' }),
          query('available', 'true: only products in stock; false: only sold-out ones', { type: 'boolean' }),
          query('minPrice', 'Lowest price amount', { type: 'number' }),
          query('maxPrice', 'Highest price amount', { type: 'number' }),
          query('tag', 'Only products that carry this tag', { type: 'string' }),
          query('sortBy', 'Sort field', {
            type: 'string',
            enum: ['name', 'price', 'rating', 'createdAt'],
            default: 'name',
          }),
          query('order', 'Sort direction', { type: 'string', enum: ['asc', 'desc'], default: 'asc' }),
          ...paging,
        ],
        responses: { 200: ok('A page of products', page('Product')) },
      },
    },
    '/products/{productId}': {
      get: {
        operationId: 'getProduct',
        tags: ['Catalogue'],
        summary: 'Get a product',
        parameters: [pathId('productId', 'prd_12')],
        responses: { 200: ok('The product', ref('Product')), 404: notFound },
      },
    },
    '/customers': {
      get: {
        operationId: 'listCustomers',
        tags: ['Customers'],
        summary: 'List customers',
        parameters: [
          query('search', 'Part of a name or e-mail address', { type: 'string' }),
          query('tier', 'Loyalty tier', { type: 'string', enum: TIERS }),
          ...paging,
        ],
        responses: { 200: ok('A page of customers', page('Customer')) },
      },
    },
    '/customers/{customerId}': {
      get: {
        operationId: 'getCustomer',
        tags: ['Customers'],
        summary: 'Get a customer',
        parameters: [pathId('customerId', 'cus_7')],
        responses: { 200: ok('The customer', ref('Customer')), 404: notFound },
      },
    },
    '/customers/{customerId}/orders': {
      get: {
        operationId: 'listCustomerOrders',
        tags: ['Customers', 'Orders'],
        summary: 'List the orders of a customer',
        parameters: [pathId('customerId', 'cus_7'), ...paging],
        responses: { 200: ok('A page of orders', page('Order')), 404: notFound },
      },
    },
    '/orders': {
      get: {
        operationId: 'listOrders',
        tags: ['Orders'],
        summary: 'List orders, newest first',
        parameters: [
          query('customer', 'Id of the customer', { type: 'string' }),
          query('status', 'Only orders in this status', ref('OrderStatus')),
          query('placedAfter', 'Placed at or after this moment', { type: 'string', format: 'date-time' }),
          query('placedBefore', 'Placed before this moment', { type: 'string', format: 'date-time' }),
          ...paging,
        ],
        responses: { 200: ok('A page of orders', page('Order')) },
      },
      post: {
        operationId: 'createOrder',
        tags: ['Orders'],
        summary: 'Place an order for a customer',
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['customerId', 'items'],
            properties: {
              customerId: { type: 'string' },
              items: orderItems,
              couponCode: { type: 'string' },
              shippingAddress: ref('Address'),
            },
          }),
        },
        responses: {
          201: ok('The new order', ref('Order')),
          422: { description: 'Invalid', content: json(ref('Error')) },
        },
      },
    },
    '/orders/{orderId}': {
      get: {
        operationId: 'getOrder',
        tags: ['Orders'],
        summary: 'Get an order',
        parameters: [pathId('orderId', 'ord_42')],
        responses: { 200: ok('The order', ref('Order')), 404: notFound },
      },
      patch: {
        operationId: 'updateOrder',
        tags: ['Orders'],
        summary: 'Change the status, coupon or address of an order',
        parameters: [pathId('orderId', 'ord_42')],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            properties: {
              orderStatus: ref('OrderStatus'),
              couponCode: { type: 'string', nullable: true },
              shippingAddress: ref('Address'),
            },
          }),
        },
        responses: { 200: ok('The order', ref('Order')), 404: notFound },
      },
    },
  },
  components: {
    parameters: {
      cursor: query('cursor', '`nextCursor` of the previous page', { type: 'string' }),
      limit: query('limit', 'Page size', { type: 'integer', minimum: 1, maximum: 100, default: 25 }),
    },
    schemas: {
      Error: {
        type: 'object',
        properties: {
          error: { type: 'object', properties: { code: { type: 'string' }, message: { type: 'string' } } },
        },
      },
      Money: {
        type: 'object',
        required: ['amount', 'currency'],
        properties: {
          amount: { type: 'number', format: 'double', example: 24.9 },
          currency: { type: 'string', description: 'ISO 4217', example: 'EUR' },
        },
      },
      Address: {
        type: 'object',
        properties: {
          street: { type: 'string' },
          city: { type: 'string' },
          postalCode: { type: 'string' },
          country: { type: 'string', description: 'ISO 3166-1 alpha-2', example: 'DE' },
        },
      },
      OrderStatus: { type: 'string', enum: ORDER_STATUSES },
      Category: {
        type: 'object',
        required: ['id', 'name', 'slug'],
        properties: { id: { type: 'string', example: 'cat_2' }, name: { type: 'string' }, slug: { type: 'string' } },
      },
      Product: {
        type: 'object',
        required: ['id', 'sku', 'name', 'categoryId', 'price', 'inStock'],
        properties: {
          id: { type: 'string', example: 'prd_12' },
          sku: { type: 'string', description: 'Stock keeping unit' },
          name: { type: 'string' },
          categoryId: { type: 'string', description: 'Id of the category' },
          brand: { type: 'string' },
          price: ref('Money'),
          tags: { type: 'array', items: { type: 'string' } },
          inStock: { type: 'boolean' },
          stockQuantity: { type: 'integer', description: 'Pieces in the warehouse' },
          rating: { type: 'number', minimum: 0, maximum: 5, description: 'Average star rating' },
          reviewCount: { type: 'integer' },
          createdAt: moment('When the product was added'),
        },
      },
      Customer: {
        type: 'object',
        required: ['id', 'firstName', 'lastName', 'email'],
        properties: {
          id: { type: 'string', example: 'cus_7' },
          firstName: { type: 'string' },
          lastName: { type: 'string' },
          email: { type: 'string', format: 'email' },
          phone: { type: 'string' },
          address: ref('Address'),
          loyaltyTier: { type: 'string', enum: TIERS },
          marketingOptIn: { type: 'boolean', description: 'Has agreed to marketing e-mails' },
          createdAt: moment('When the customer registered'),
        },
      },
      Order: {
        type: 'object',
        required: ['id', 'customerId', 'orderStatus', 'total', 'items', 'placedAt'],
        properties: {
          id: { type: 'string', example: 'ord_42' },
          customerId: { type: 'string' },
          orderStatus: ref('OrderStatus'),
          total: ref('Money'),
          items: orderItems,
          shippingAddress: ref('Address'),
          couponCode: { type: 'string', nullable: true },
          placedAt: moment('When the order was placed'),
          deliveredAt: { ...moment('When the parcel arrived'), nullable: true },
        },
      },
    },
  },
}
