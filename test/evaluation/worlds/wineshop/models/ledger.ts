import { resource, type Model } from '../../world.ts'
import {
  bookings,
  customers,
  deliveries,
  lines,
  orders,
  producers,
  products,
  tastings,
  TODAY,
  vouchers,
} from '../data.ts'

const EUR = { type: 'number', description: 'EUR' }
const stateOf = ({ left, expires }: (typeof vouchers)[number]) =>
  left === 0 ? 'used_up' : expires < TODAY ? 'expired' : 'active'

/** Tables with numeric keys: an order has its lines elsewhere and no total; states are enumerations. */
export const ledger: Model = {
  name: 'ledger',
  resources: [
    resource({
      path: '/api/v1/producers',
      things: producers,
      row: one => ({
        id: one.no,
        name: one.name,
        country: one.country,
        region: one.region,
        founded_year: one.founded,
        certified_organic: one.organic,
      }),
    }),
    resource({
      path: '/api/v1/products',
      things: products,
      schemas: { retail_price: EUR },
      row: one => ({
        id: 100 + one.no,
        name: one.name,
        producer_id: one.producer.no,
        section: one.isWine ? 'wine' : 'deli',
        category: one.kind,
        vintage: one.vintage,
        retail_price: one.price,
        stock_qty: one.stock,
        reorder_level: one.low,
        discontinued: one.discontinued,
        listed_on: one.added,
      }),
    }),
    resource({
      path: '/api/v1/customers',
      things: customers,
      row: one => ({
        id: one.no,
        first_name: one.first,
        last_name: one.last,
        company: one.company,
        account_type: one.company === null ? 'private' : 'trade',
        email: one.email,
        phone: one.phone,
        town: one.town,
        newsletter: one.newsletter,
        customer_since: one.joined,
      }),
    }),
    resource({
      path: '/api/v1/orders',
      things: orders,
      row: one => ({
        id: one.no,
        order_number: one.number,
        customer_id: one.customer.no,
        order_date: one.placed,
        channel: { web: 'web', phone: 'phone', shop: 'in_store' }[one.channel],
        status: one.state,
        payment_due: one.due,
        paid_on: one.paid,
      }),
    }),
    resource({
      path: '/api/v1/order_lines',
      things: lines,
      schemas: { unit_price: EUR, line_total: EUR },
      row: one => ({
        id: one.no,
        order_id: one.order.no,
        product_id: 100 + one.product.no,
        quantity: one.quantity,
        unit_price: one.price,
        line_total: one.amount,
      }),
    }),
    resource({
      path: '/api/v1/deliveries',
      things: deliveries,
      schemas: { delivery_fee: EUR },
      row: one => ({
        id: one.no,
        order_id: one.order.no,
        driver: one.driver,
        vehicle: one.van,
        scheduled_for: one.planned,
        delivered_on: one.delivered,
        status: one.delivered ? 'delivered' : one.reason ? 'failed' : 'scheduled',
        failure_reason: one.reason,
        delivery_fee: one.fee,
      }),
    }),
    resource({
      path: '/api/v1/gift_vouchers',
      things: vouchers,
      schemas: { amount: EUR, balance: EUR },
      row: one => ({
        id: one.no,
        code: one.code,
        customer_id: one.buyer.no,
        amount: one.value,
        balance: one.left,
        issued_on: one.issued,
        valid_until: one.expires,
        status: stateOf(one),
      }),
    }),
    resource({
      path: '/api/v1/tastings',
      things: tastings,
      schemas: { price_per_person: EUR },
      row: one => ({
        id: one.no,
        title: one.title,
        date: one.date,
        start_time: one.time,
        host: one.host,
        capacity: one.seats,
        price_per_person: one.price,
      }),
    }),
    resource({
      path: '/api/v1/tasting_bookings',
      things: bookings,
      row: ({ tasting, one }) => ({
        id: one.no,
        tasting_id: tasting.no,
        customer_id: one.customer.no,
        places: one.places,
        booked_on: one.booked,
      }),
    }),
  ],
}
