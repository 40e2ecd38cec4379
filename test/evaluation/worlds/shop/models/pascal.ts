import { resource, type Model } from '../../world.ts'
import { brands, categories, customers, deliveries, lines, orders, products, returns, reviews, suppliers, vouchers, type State } from '../data.ts' // oxfmt-ignore

const EUR = { type: 'number', description: 'EUR' }
const STATES: Record<State, string> = { placed: 'New', paid: 'Paid', shipped: 'Shipped', delivered: 'Delivered', cancelled: 'Canceled' } // oxfmt-ignore
const REASONS: Record<string, string> = { faulty: 'Faulty', 'wrong item': 'WrongItem', 'damaged in transit': 'TransitDamage', 'changed mind': 'ChangedMind', 'not as described': 'NotAsDescribed' } // oxfmt-ignore
/** As an older system exports its tables: PascalCase, nouns of the trade, payment on the order. */
export const pascal: Model = {
  name: 'pascal',
  resources: [
    resource({
      path: '/api/Items',
      things: products,
      row: one => ({
        Id: 2000 + one.id,
        Name: one.name,
        ItemGroupId: one.category.id,
        ManufacturerId: one.brand.id,
        VendorId: one.supplier.id,
        ListPrice: one.price,
        SpecialPrice: one.salePrice,
        QuantityOnHand: one.stock,
        ReorderPoint: one.reorderLevel,
        Color: one.colour,
        IntroducedOn: one.listedOn,
        Status: one.isDiscontinued ? 'Discontinued' : 'Active',
      }),
      schemas: { ListPrice: EUR, SpecialPrice: EUR },
    }),
    resource({ path: '/api/ItemGroups', things: categories, row: one => ({ Id: one.id, Name: one.name }) }),
    resource({
      path: '/api/Manufacturers',
      things: brands,
      row: one => ({ Id: one.id, Name: one.name, Country: one.country }),
    }),
    resource({
      path: '/api/Vendors',
      things: suppliers,
      row: one => ({
        Id: one.id,
        Name: one.name,
        City: one.city,
        Country: one.country,
        EmailAddress: one.email,
        LeadTimeInDays: one.leadDays,
      }),
    }),
    resource({
      path: '/api/Buyers',
      things: customers,
      row: one => ({
        Id: 100 + one.id,
        FirstName: one.first,
        LastName: one.last,
        EmailAddress: one.email,
        PhoneNumber: one.phone,
        City: one.city,
        Country: one.country,
        RegisteredOn: one.joinedOn,
        ReceivesNewsletter: one.getsNewsletter,
        CustomerGroup: one.tier,
      }),
    }),
    resource({
      path: '/api/SalesOrders',
      things: orders,
      row: one => ({
        Id: one.number,
        BuyerId: 100 + one.customer.id,
        OrderDate: one.placedOn,
        OrderStatus: STATES[one.state],
        OrderTotal: one.total,
        CouponId: one.voucher?.id ?? null,
        PaymentMethod: { card: 'Card', paypal: 'PayPal', invoice: 'Invoice' }[one.payment.method],
        PaymentDate: one.payment.paidOn,
      }),
      schemas: { OrderTotal: EUR },
    }),
    resource({
      path: '/api/SalesOrderLines',
      things: lines,
      row: one => ({
        Id: one.id,
        SalesOrderId: one.order.number,
        ItemId: 2000 + one.product.id,
        Quantity: one.quantity,
        UnitPrice: one.unitPrice,
        LineTotal: Math.round(100 * one.quantity * one.unitPrice) / 100,
      }),
      schemas: { UnitPrice: EUR, LineTotal: EUR },
    }),
    resource({
      path: '/api/ReturnRequests',
      things: returns,
      row: one => ({
        Id: one.id,
        Reference: one.number,
        SalesOrderId: one.order.number,
        ItemId: 2000 + one.product.id,
        Reason: REASONS[one.reason],
        RequestStatus: one.state[0]!.toUpperCase() + one.state.slice(1),
        RequestDate: one.askedOn,
        RefundAmount: one.refund,
      }),
      schemas: { RefundAmount: EUR },
    }),
    resource({
      path: '/api/Coupons',
      things: vouchers,
      row: one => ({
        Id: one.id,
        Code: one.code,
        DiscountPercentage: one.percent,
        ValidFrom: one.from,
        ExpiryDate: one.until,
        MinimumPurchase: one.least,
      }),
      schemas: { MinimumPurchase: EUR },
    }),
    resource({
      path: '/api/ProductReviews',
      things: reviews,
      row: one => ({
        Id: one.id,
        ItemId: 2000 + one.product.id,
        BuyerId: 100 + one.customer.id,
        Stars: one.stars,
        ReviewText: one.text,
        ReviewDate: one.postedOn,
      }),
    }),
    resource({
      path: '/api/Parcels',
      things: deliveries,
      row: one => ({
        Id: one.id,
        SalesOrderId: one.order.number,
        Carrier: one.carrier,
        TrackingCode: one.tracking,
        DispatchDate: one.shippedOn,
        PromisedDate: one.dueOn,
        DeliveryDate: one.deliveredOn,
      }),
    }),
  ],
}
