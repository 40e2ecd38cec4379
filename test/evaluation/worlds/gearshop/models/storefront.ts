import { resource, type Model } from '../../world.ts'
import { brands, customers, orders, products, returns, reviews, shipmentOf, stateOf, TODAY } from '../data.ts'
import type { Brand, Customer, Order, Product } from '../data.ts'

const GBP = { type: 'number', description: 'GBP' }
const STATUS = {
  unpaid: 'awaiting_payment',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
}
const buyer = ({ no, name }: Customer) => ({ id: `cus_${no}`, name })
const item = ({ no, name }: Product) => ({ id: `prd_${no}`, name })
const maker = ({ no, name }: Brand) => ({ id: `brd_${no}`, name })
/** An hour of the day that differs from record to record. */
const clock = (no: number) => `T${String(8 + (no % 11)).padStart(2, '0')}:${String((no * 7) % 60).padStart(2, '0')}:00Z`

/** The shipment within its order; what has not happened yet is absent. */
function parcel(order: Order) {
  const shipment = shipmentOf(order)
  return (
    shipment && {
      carrier: shipment.carrier,
      tracking_number: shipment.tracking,
      shipped_at: `${shipment.sent}T16:30:00Z`,
      ...(shipment.arrived && { delivered_at: `${shipment.arrived}T13:05:00Z` }),
    }
  )
}

/** A modern shop API: prefixed ids, lines and shipments inside the orders, a status for everything, totals on the order. */
export const storefront: Model = {
  name: 'storefront',
  resources: [
    resource({
      path: '/v2/customers',
      things: customers,
      row: one => ({
        ...buyer(one),
        email: one.email,
        ...(one.phone && { phone: one.phone }),
        address: { city: one.city, country: 'GB' },
        loyalty: { tier: one.tier, points: one.points },
        newsletter_opt_in: one.newsletter,
        created_at: `${one.joined}${clock(one.no)}`,
      }),
    }),
    resource({
      path: '/v2/brands',
      things: brands,
      row: one => ({ ...maker(one), country: one.country, founded: one.founded }),
    }),
    resource({
      path: '/v2/products',
      things: products,
      schemas: { price: GBP },
      row: one => ({
        ...item(one),
        category: one.category.name,
        brand: maker(one.brand),
        price: one.price,
        weight_kg: one.grams / 1000,
        stock: one.stock,
        status: one.discontinued ? 'discontinued' : one.launch > TODAY ? 'coming_soon' : 'active',
        launch_date: one.launch,
      }),
    }),
    resource({
      path: '/v2/orders',
      things: orders,
      schemas: { total: GBP, 'items.unit_price': GBP, 'items.amount': GBP },
      row: one => {
        const shipment = parcel(one)
        return {
          id: `ord_${one.no}`,
          number: String(one.no),
          customer: buyer(one.customer),
          channel: one.channel,
          status: STATUS[stateOf(one)],
          placed_at: `${one.placed}${clock(one.no)}`,
          estimated_delivery: one.promised,
          items: one.lines.map(({ product, quantity, unitPrice, amount }) => ({
            product: item(product),
            quantity,
            unit_price: unitPrice,
            amount,
          })),
          total: one.total,
          ...(shipment && { shipment }),
        }
      },
    }),
    resource({
      path: '/v2/returns',
      things: returns,
      schemas: { refund_amount: GBP },
      row: one => ({
        id: `ret_${one.no}`,
        order: { id: `ord_${one.line.order.no}`, number: String(one.line.order.no) },
        customer: buyer(one.line.order.customer),
        product: item(one.line.product),
        reason: one.reason.replace(' ', '_'),
        status: one.refunded ? 'refunded' : one.received ? 'received' : 'requested',
        requested_at: `${one.asked}${clock(one.no)}`,
        ...(one.received && { received_at: `${one.received}T11:20:00Z` }),
        ...(one.refunded && { refunded_at: `${one.refunded}T09:45:00Z`, refund_amount: one.refund }),
      }),
    }),
    resource({
      path: '/v2/reviews',
      things: reviews,
      row: one => ({
        id: `rev_${one.no}`,
        product: item(one.product),
        customer: buyer(one.customer),
        rating: one.stars,
        headline: one.headline,
        published_at: `${one.posted}T20:15:00Z`,
      }),
    }),
  ],
}
