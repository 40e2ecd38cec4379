import { resource, type Model } from '../../world.ts'
import { brands, categories, customers, lines, orders, products, returns, reviews, shipments } from '../data.ts'
import type { Brand, Product } from '../data.ts'

const POUNDS = { type: 'number', description: 'Amount in GBP' }
const code = ({ no }: Product) => `A-${no}`
const maker = ({ no }: Brand) => `MK${String(no).padStart(2, '0')}`
const REASONS: Record<string, string> = {
  'too small': 'TooSmall',
  'too big': 'TooLarge',
  faulty: 'Defective',
  'changed mind': 'ChangedMind',
  'wrong item': 'WrongItem',
}

/** A back office of flat tables: numbers and codes for keys, dates and flags for states, amounts on the lines only. */
export const ledger: Model = {
  name: 'ledger',
  resources: [
    resource({
      path: '/api/Clients',
      things: customers,
      row: one => ({
        Number: one.no,
        FirstName: one.first,
        LastName: one.last,
        Email: one.email,
        Mobile: one.phone,
        Town: one.city,
        RegisteredOn: one.joined,
        ClubLevel: one.tier[0]!.toUpperCase() + one.tier.slice(1),
        ClubPoints: one.points,
        WantsNewsletter: one.newsletter,
      }),
    }),
    resource({
      path: '/api/Makers',
      things: brands,
      row: one => ({ Code: maker(one), Name: one.name, HomeCountry: one.country, SinceYear: one.founded }),
    }),
    resource({
      path: '/api/Departments',
      things: categories,
      row: one => ({ Code: one.code, Name: one.name }),
    }),
    resource({
      path: '/api/Articles',
      things: products,
      schemas: { ListPrice: POUNDS, WeightGrams: { type: 'integer', description: 'Weight in grams' } },
      row: one => ({
        Code: code(one),
        Title: one.name,
        DepartmentCode: one.category.code,
        MakerCode: maker(one.brand),
        ListPrice: one.price,
        WeightGrams: one.grams,
        OnHand: one.stock,
        OnSaleFrom: one.launch,
        Discontinued: one.discontinued,
      }),
    }),
    resource({
      path: '/api/SalesOrders',
      things: orders,
      row: one => ({
        Number: one.no,
        ClientNumber: one.customer.no,
        ClientName: one.customer.name,
        Source: one.channel.toUpperCase(),
        OrderedOn: one.placed,
        PromisedFor: one.promised,
        PaidOn: one.paid,
        IsCancelled: one.cancelled,
      }),
    }),
    resource({
      path: '/api/SalesOrderLines',
      things: lines,
      schemas: { UnitPrice: POUNDS, LineAmount: POUNDS },
      row: one => ({
        Id: one.no,
        SalesOrderNumber: one.order.no,
        ArticleCode: code(one.product),
        Quantity: one.quantity,
        UnitPrice: one.unitPrice,
        LineAmount: one.amount,
      }),
    }),
    resource({
      path: '/api/Parcels',
      things: shipments,
      row: one => ({
        Id: one.no,
        SalesOrderNumber: one.order.no,
        Carrier: one.carrier,
        TrackingCode: one.tracking,
        SentOn: one.sent,
        ArrivedOn: one.arrived,
      }),
    }),
    resource({
      path: '/api/Returns',
      things: returns,
      schemas: { RefundedAmount: POUNDS },
      row: one => ({
        Id: one.no,
        SalesOrderLineId: one.line.no,
        Reason: REASONS[one.reason],
        RequestedOn: one.asked,
        ReceivedOn: one.received,
        RefundedOn: one.refunded,
        RefundedAmount: one.refunded ? one.refund : null,
      }),
    }),
    resource({
      path: '/api/Ratings',
      things: reviews,
      row: one => ({
        Id: one.no,
        ArticleCode: code(one.product),
        ClientNumber: one.customer.no,
        Stars: one.stars,
        Headline: one.headline,
        RatedOn: one.posted,
      }),
    }),
  ],
}
