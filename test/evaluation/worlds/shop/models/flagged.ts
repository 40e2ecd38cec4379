import { resource, type Model } from '../../world.ts'
import { brands, categories, customers, deliveries, orders, products, returns, reviews, suppliers, vouchers, type Order } from '../data.ts' // oxfmt-ignore

const EUR = { type: 'number', description: 'EUR' }
const isPast = (one: Order, ...states: string[]) => states.includes(one.state)
/** Flags in place of states, and what belongs together told by lists of keys of the other side. */
export const flagged: Model = {
  name: 'flagged',
  resources: [
    resource({
      path: '/shop/products',
      things: products,
      row: one => ({
        id: `P${1000 + one.id}`,
        productName: one.name,
        brandId: `B${one.brand.id}`,
        supplierId: `S${one.supplier.id}`,
        retailPrice: one.price,
        onSale: one.salePrice !== null,
        salePrice: one.salePrice,
        unitsInStock: one.stock,
        reorderAt: one.reorderLevel,
        colour: one.colour,
        addedOn: one.listedOn,
        active: !one.isDiscontinued,
      }),
      schemas: { retailPrice: EUR, salePrice: EUR },
    }),
    resource({
      path: '/shop/categories',
      things: categories,
      row: one => ({
        id: `K${one.id}`,
        name: one.name,
        productIds: products.filter(({ category }) => category === one).map(({ id }) => `P${1000 + id}`),
      }),
    }),
    resource({
      path: '/shop/brands',
      things: brands,
      row: one => ({ id: `B${one.id}`, name: one.name, countryOfOrigin: one.country }),
    }),
    resource({
      path: '/shop/suppliers',
      things: suppliers,
      row: one => ({
        id: `S${one.id}`,
        companyName: one.name,
        location: { city: one.city, country: one.country },
        email: one.email,
        leadTime: one.leadDays,
      }),
      schemas: { leadTime: { type: 'integer', description: 'Days from order to arrival' } },
    }),
    resource({
      path: '/shop/customers',
      things: customers,
      row: one => ({
        id: `C${one.id}`,
        fullName: one.name,
        email: one.email,
        phone: one.phone,
        city: one.city,
        country: one.country,
        createdOn: one.joinedOn,
        subscribed: one.getsNewsletter,
        membership: one.tier,
        orderIds: orders.filter(({ customer }) => customer === one).map(({ number }) => `O${number}`),
      }),
      schemas: { subscribed: { type: 'boolean', description: 'Gets the newsletter' } },
    }),
    resource({
      path: '/shop/orders',
      things: orders,
      row: one => ({
        id: `O${one.number}`,
        number: one.number,
        createdAt: `${one.placedOn}T11:05:00Z`,
        paid: one.payment.paidOn !== null,
        shipped: isPast(one, 'shipped', 'delivered'),
        delivered: isPast(one, 'delivered'),
        cancelled: isPast(one, 'cancelled'),
        paymentType: one.payment.method,
        amount: one.total,
        voucherId: one.voucher && `V${one.voucher.id}`,
        lineItems: one.lines.map(line => ({ productId: `P${1000 + line.product.id}`, quantity: line.quantity, unitPrice: line.unitPrice })), // oxfmt-ignore
      }),
      schemas: { amount: EUR, 'lineItems.unitPrice': EUR },
    }),
    resource({
      path: '/shop/deliveries',
      things: deliveries,
      row: one => ({
        id: `D${one.id}`,
        orderId: `O${one.order.number}`,
        carrier: one.carrier,
        trackingCode: one.tracking,
        sentOn: one.shippedOn,
        dueOn: one.dueOn,
        arrivedOn: one.deliveredOn,
      }),
    }),
    resource({
      path: '/shop/returns',
      things: returns,
      row: one => ({
        id: `R${one.id}`,
        number: one.number,
        orderId: `O${one.order.number}`,
        productId: `P${1000 + one.product.id}`,
        reason: one.reason,
        openedOn: one.askedOn,
        received: one.state !== 'requested',
        refunded: one.state === 'refunded',
        rejected: one.state === 'rejected',
        refundTotal: one.refund,
      }),
      schemas: { refundTotal: EUR },
    }),
    resource({
      path: '/shop/vouchers',
      things: vouchers,
      row: one => ({ id: `V${one.id}`, code: one.code, percentage: one.percent, activeFrom: one.from, activeTo: one.until, minimumAmount: one.least }), // oxfmt-ignore
      schemas: { minimumAmount: EUR },
    }),
    resource({
      path: '/shop/reviews',
      things: reviews,
      row: one => ({ id: `W${one.id}`, productId: `P${1000 + one.product.id}`, authorId: `C${one.customer.id}`, rating: one.stars, body: one.text, publishedOn: one.postedOn }), // oxfmt-ignore
      schemas: { authorId: { type: 'string', description: 'The customer who wrote it' } },
    }),
  ],
}
