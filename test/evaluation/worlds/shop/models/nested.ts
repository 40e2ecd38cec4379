import { resource, type Model } from '../../world.ts'
import { categories, customers, orders, products, returns, reviews, suppliers, vouchers, type ReturnState, type State } from '../data.ts' // oxfmt-ignore

const EUR = { type: 'number', description: 'EUR' }
const STATES: Record<State, string> = { placed: 'received', paid: 'confirmed', shipped: 'dispatched', delivered: 'completed', cancelled: 'cancelled' } // oxfmt-ignore
const REASONS: Record<string, string> = { faulty: 'DEFECTIVE', 'wrong item': 'WRONG_ITEM', 'damaged in transit': 'DAMAGED', 'changed mind': 'CHANGED_MIND', 'not as described': 'NOT_AS_DESCRIBED' } // oxfmt-ignore
const CLAIMS: Record<ReturnState, string> = { requested: 'OPEN', received: 'RECEIVED', refunded: 'REFUNDED', rejected: 'DENIED' } // oxfmt-ignore
/** Objects in objects, prefixed ids, enumerations of its own. */
export const nested: Model = {
  name: 'nested',
  resources: [
    resource({
      path: '/v2/articles',
      things: products,
      row: one => ({
        id: `art_${one.id}`,
        sku: one.sku,
        title: one.name,
        brand: { name: one.brand.name, country: one.brand.country },
        productGroupId: `grp_${one.category.id}`,
        pricing: { regular: one.price, offer: one.salePrice },
        inventory: { onHand: one.stock, reorderPoint: one.reorderLevel },
        vendorId: `ven_${one.supplier.id}`,
        color: one.colour,
        availableSince: one.listedOn,
        isDiscontinued: one.isDiscontinued,
      }),
      schemas: { 'pricing.regular': EUR, 'pricing.offer': EUR },
    }),
    resource({ path: '/v2/productGroups', things: categories, row: one => ({ id: `grp_${one.id}`, name: one.name }) }),
    resource({
      path: '/v2/vendors',
      things: suppliers,
      row: one => ({
        id: `ven_${one.id}`,
        name: one.name,
        contactEmail: one.email,
        address: { city: one.city, country: one.country },
        leadTimeDays: one.leadDays,
      }),
    }),
    resource({
      path: '/v2/clients',
      things: customers,
      row: one => ({
        id: `cl_${one.id}`,
        firstName: one.first,
        lastName: one.last,
        email: one.email,
        phone: one.phone,
        address: { city: one.city, country: one.country },
        memberSince: one.joinedOn,
        newsletterOptIn: one.getsNewsletter,
        loyaltyTier: one.tier.toUpperCase(),
      }),
    }),
    resource({
      path: '/v2/purchases',
      things: orders,
      row: one => ({
        id: `pur_${one.id}`,
        orderNumber: String(one.number),
        client: { id: `cl_${one.customer.id}`, name: one.customer.name },
        orderedAt: `${one.placedOn}T09:30:00Z`,
        status: STATES[one.state],
        items: one.lines.map(line => ({
          articleId: `art_${line.product.id}`,
          title: line.product.name,
          qty: line.quantity,
          pricePerUnit: line.unitPrice,
        })),
        grandTotal: one.total,
        promoCode: one.voucher?.code ?? null,
        shipping: one.delivery && {
          carrier: one.delivery.carrier,
          trackingNumber: one.delivery.tracking,
          dispatchedOn: one.delivery.shippedOn,
          estimatedDelivery: one.delivery.dueOn,
          deliveredOn: one.delivery.deliveredOn,
        },
        payment: { method: one.payment.method.toUpperCase(), paidOn: one.payment.paidOn },
      }),
      schemas: { grandTotal: EUR, 'items.pricePerUnit': EUR },
    }),
    resource({
      path: '/v2/refunds',
      things: returns,
      row: one => ({
        id: `ref_${one.id}`,
        reference: one.number,
        purchaseId: `pur_${one.order.id}`,
        articleId: `art_${one.product.id}`,
        quantity: one.line.quantity,
        reasonCode: REASONS[one.reason],
        status: CLAIMS[one.state],
        requestedOn: one.askedOn,
        amount: one.refund,
      }),
      schemas: { amount: EUR },
    }),
    resource({
      path: '/v2/promoCodes',
      things: vouchers,
      row: one => ({
        id: `pro_${one.id}`,
        code: one.code,
        discountPercent: one.percent,
        startsOn: one.from,
        endsOn: one.until,
        minimumOrderValue: one.least,
      }),
      schemas: { minimumOrderValue: EUR },
    }),
    resource({
      path: '/v2/ratings',
      things: reviews,
      row: one => ({
        id: `rat_${one.id}`,
        articleId: `art_${one.product.id}`,
        clientId: `cl_${one.customer.id}`,
        score: one.stars,
        comment: one.text,
        createdOn: one.postedOn,
      }),
    }),
  ],
}
