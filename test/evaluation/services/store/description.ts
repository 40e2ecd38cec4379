import { answers, choice, date, decimal, flag, listOf, moment } from '../openapi.ts'
import { pathParameter, queryParameter, record, ref, requestBody, text, whole } from '../openapi.ts'
import { ORDER_STATUSES, PAYMENTS, SEGMENTS, SHIPPING } from './data.ts'

const maybe = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })
const page = (item: string) =>
  record({
    Content: listOf(ref(item)),
    Page: record({ Number: whole('From 0'), Size: whole(), TotalElements: whole(), TotalPages: whole() }),
  })
const paging = [
  queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'Number of the page, from 0'),
  queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 }), 'Rows on a page'),
]
const id = (what: string) => [pathParameter('Id', whole(), `Id of the ${what}`)]
const missing = answers('Not found', ref('Problem'))
const invalid = answers('Bad request', ref('Problem'))
const list = (operationId: string, what: string, item: string, parameters: object[] = []) => ({
  operationId,
  tags: [what],
  summary: `Returns ${what}, page by page`,
  parameters: [...parameters, ...paging],
  responses: { 200: answers('OK', page(item)) },
})
const one = (operationId: string, item: string) => ({
  operationId,
  summary: `Returns one ${item.toLowerCase()}`,
  parameters: id(item.toLowerCase()),
  responses: { 200: answers('OK', ref(item)), 404: missing },
})
const address = record({
  Street: text(),
  City: text(),
  PostalCode: text(),
  Country: text('Two letters (ISO 3166-1)', { example: 'SE' }),
})

/** The store's description, OpenAPI 3.1: PascalCase, pages from 0, order lines as an array of objects. */
export const STORE_DESCRIPTION = {
  openapi: '3.1.0',
  info: {
    title: 'Store backend',
    version: '2025-04',
    description: 'Products, customers, orders and reviews. Amounts are in EUR.',
  },
  paths: {
    '/Categories': { get: list('Categories_List', 'categories', 'Category') },
    '/Products': {
      get: list('Products_List', 'products', 'Product', [
        queryParameter('categoryId', whole()),
        queryParameter('brand', text()),
        queryParameter('minPrice', decimal(), 'Lowest price'),
        queryParameter('maxPrice', decimal(), 'Highest price'),
        queryParameter('search', text(), 'Part of the name'),
      ]),
      post: {
        operationId: 'Products_Create',
        summary: 'Adds a product to the range',
        requestBody: requestBody(
          record(
            {
              Name: text(),
              CategoryId: whole('Id of its category'),
              Price: decimal('Retail price in EUR'),
              Brand: text(),
              Sku: text(),
              StockQuantity: whole(),
              ReorderLevel: whole(),
              WeightKg: decimal(),
            },
            ['Name', 'CategoryId', 'Price'],
          ),
        ),
        responses: { 201: answers('Created', ref('Product')), 400: invalid },
      },
    },
    '/Products/{Id}': {
      get: one('Products_Get', 'Product'),
      patch: {
        operationId: 'Products_Update',
        summary: 'Changes a product',
        parameters: id('product'),
        requestBody: requestBody(
          record({
            Name: text(),
            Price: decimal(),
            StockQuantity: whole('Pieces in stock'),
            ReorderLevel: whole(),
            IsDiscontinued: flag(),
          }),
        ),
        responses: { 200: answers('OK', ref('Product')), 404: missing },
      },
      delete: {
        operationId: 'Products_Delete',
        summary: 'Takes a product out of the range',
        parameters: id('product'),
        responses: { 200: answers('Deleted', record({ Deleted: whole() })), 404: missing },
      },
    },
    '/Products/{Id}/Reviews': {
      get: { ...list('Products_Reviews', 'reviews of a product', 'Review', id('product')) },
      post: {
        operationId: 'Reviews_Create',
        summary: 'Posts a review of a product',
        parameters: id('product'),
        requestBody: requestBody(
          record({ Rating: whole('1 to 5 stars', { minimum: 1, maximum: 5 }), Title: text(), CustomerId: whole() }, [
            'Rating',
          ]),
        ),
        responses: { 201: answers('Created', ref('Review')), 404: missing },
      },
    },
    '/Customers': {
      get: list('Customers_List', 'customers', 'Customer', [queryParameter('segment', choice(SEGMENTS))]),
      post: {
        operationId: 'Customers_Create',
        summary: 'Registers a customer',
        requestBody: requestBody(
          record(
            {
              FirstName: text(),
              LastName: text(),
              Email: text(undefined, { format: 'email' }),
              Phone: text(),
              Segment: choice(SEGMENTS),
              Address: address,
              Newsletter: flag('Wants our newsletter'),
            },
            ['FirstName', 'LastName', 'Email'],
          ),
        ),
        responses: { 201: answers('Created', ref('Customer')), 400: invalid },
      },
    },
    '/Customers/{Id}': {
      get: one('Customers_Get', 'Customer'),
      patch: {
        operationId: 'Customers_Update',
        summary: 'Changes a customer',
        parameters: id('customer'),
        requestBody: requestBody(
          record({
            Email: text(),
            Phone: text(),
            Segment: choice(SEGMENTS),
            Newsletter: flag(),
            CreditLimit: decimal('Highest sum of unpaid invoices in EUR'),
            Address: address,
          }),
        ),
        responses: { 200: answers('OK', ref('Customer')), 404: missing },
      },
    },
    '/Orders': {
      get: list('Orders_List', 'orders', 'Order', [
        queryParameter('status', choice(ORDER_STATUSES)),
        queryParameter('customerId', whole()),
      ]),
    },
    '/Orders/{Id}': { get: one('Orders_Get', 'Order') },
    '/Orders/{Id}/Ship': {
      post: {
        operationId: 'Orders_Ship',
        summary: 'Ships a paid order',
        parameters: id('order'),
        responses: { 200: answers('OK', ref('Order')), 404: missing, 409: answers('Not paid', ref('Problem')) },
      },
    },
    '/Orders/{Id}/Cancel': {
      post: {
        operationId: 'Orders_Cancel',
        summary: 'Cancels an order that has not left the house',
        parameters: id('order'),
        responses: { 200: answers('OK', ref('Order')), 404: missing, 409: answers('Too late', ref('Problem')) },
      },
    },
    '/Reviews': { get: list('Reviews_List', 'reviews', 'Review') },
    '/Reviews/{Id}': {
      delete: {
        operationId: 'Reviews_Delete',
        summary: 'Removes a review',
        parameters: id('review'),
        responses: { 200: answers('Deleted', record({ Deleted: whole() })), 404: missing },
      },
    },
  },
  components: {
    schemas: {
      Problem: record({ Title: text(), Status: whole() }),
      Category: record({ Id: whole(), Name: text(), Section: text('Where it stands in the shop') }),
      Product: record({
        Id: whole(),
        Sku: text('Stock keeping unit'),
        Name: text(),
        CategoryId: whole(),
        Brand: text(),
        Price: decimal('Retail price in EUR'),
        Cost: decimal('What we pay for one'),
        StockQuantity: whole('Pieces in stock'),
        ReorderLevel: whole('Order more when the stock falls below'),
        IsDiscontinued: flag(),
        WeightKg: maybe(decimal()),
        LaunchedOn: date(),
      }),
      Customer: record({
        Id: whole(),
        FirstName: text(),
        LastName: text(),
        Email: text(undefined, { format: 'email' }),
        Phone: maybe(text()),
        Segment: choice(SEGMENTS),
        Address: address,
        Newsletter: flag('Wants our newsletter'),
        CreditLimit: maybe(decimal('Highest sum of unpaid invoices in EUR; none for consumers')),
        CustomerSince: date(),
      }),
      OrderLine: record({ ProductId: whole(), Quantity: whole(), UnitPrice: decimal() }),
      Order: record({
        Id: whole(),
        OrderNumber: text(undefined, { example: 'SO-20417' }),
        CustomerId: whole(),
        Status: choice(ORDER_STATUSES),
        OrderedAt: moment(),
        ShippedOn: maybe(date()),
        ShippingMethod: choice(SHIPPING),
        PaymentMethod: choice(PAYMENTS),
        CouponCode: maybe(text()),
        Lines: listOf(ref('OrderLine')),
        Total: decimal('Sum of the lines in EUR'),
      }),
      Review: record({
        Id: whole(),
        ProductId: whole(),
        CustomerId: whole(),
        Rating: whole('1 to 5 stars'),
        Title: text(),
        IsVerified: flag('The customer bought the product here'),
        HelpfulVotes: whole(),
        PostedOn: date(),
      }),
    },
  },
}
