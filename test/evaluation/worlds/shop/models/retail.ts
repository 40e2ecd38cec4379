import { resource, type Model } from '../../world.ts'
import { brands, categories, customers, deliveries, lines, orders, products, returns, reviews, suppliers, vouchers, type ReturnState, type State } from '../data.ts' // oxfmt-ignore

const EUR = { type: 'number', description: 'EUR' }
const STAGES: Record<State, string> = { placed: 'OPEN', paid: 'PACKING', shipped: 'DISPATCHED', delivered: 'COMPLETE', cancelled: 'VOID' } // oxfmt-ignore
const CLAIMS: Record<ReturnState, string> = { requested: 'ANNOUNCED', received: 'ARRIVED', refunded: 'PAID_BACK', rejected: 'REFUSED' } // oxfmt-ignore
/** The nouns of a high-street till: goods, departments, makers, sales, dispatches. */
export const retail: Model = {
  name: 'retail',
  resources: [
    resource({
      path: '/goods',
      things: products,
      row: one => ({
        id: one.id,
        sku: one.sku,
        label: one.name,
        department_id: one.category.id,
        maker_id: one.brand.id,
        wholesaler_id: one.supplier.id,
        rrp: one.price,
        offer_price: one.salePrice,
        on_hand: one.stock,
        min_stock: one.reorderLevel,
        colour: one.colour,
        first_sold_on: one.listedOn,
        phased_out: one.isDiscontinued,
      }),
      schemas: { rrp: { type: 'number', description: 'Recommended retail price, EUR' }, offer_price: EUR },
    }),
    resource({ path: '/departments', things: categories, row: one => ({ id: one.id, name: one.name }) }),
    resource({ path: '/makers', things: brands, row: one => ({ id: one.id, name: one.name, country: one.country }) }),
    resource({
      path: '/wholesalers',
      things: suppliers,
      row: one => ({
        id: one.id,
        name: one.name,
        town: one.city,
        country: one.country,
        mail: one.email,
        days_to_deliver: one.leadDays,
      }),
    }),
    resource({
      path: '/shoppers',
      things: customers,
      row: one => ({
        id: 4000 + one.id,
        given_name: one.first,
        family_name: one.last,
        mail: one.email,
        mobile: one.phone,
        town: one.city,
        country: one.country,
        signed_up_on: one.joinedOn,
        newsletter: one.getsNewsletter,
        club_level: one.tier,
      }),
    }),
    resource({
      path: '/sales',
      things: orders,
      row: one => ({
        id: one.id,
        reference: String(one.number),
        shopper_id: 4000 + one.customer.id,
        sold_on: one.placedOn,
        stage: STAGES[one.state],
        pay_type: one.payment.method,
        paid: one.payment.paidOn !== null,
        value: one.total,
        discount_code_id: one.voucher?.id ?? null,
      }),
      schemas: { value: EUR },
    }),
    resource({
      path: '/sale_lines',
      things: lines,
      row: one => ({ id: one.id, sale_id: one.order.id, good_id: one.product.id, qty: one.quantity, each: one.unitPrice }), // oxfmt-ignore
      schemas: { each: { type: 'number', description: 'Price of one piece, EUR' } },
    }),
    resource({
      path: '/dispatches',
      things: deliveries,
      row: one => ({
        id: one.id,
        sale_id: one.order.id,
        courier: one.carrier,
        consignment_no: one.tracking,
        left_on: one.shippedOn,
        eta: one.dueOn,
        arrived_on: one.deliveredOn,
      }),
      schemas: {
        consignment_no: { type: 'string', description: 'Tracking number of the courier' },
        eta: { type: 'string', format: 'date', description: 'When it is to arrive' },
      },
    }),
    resource({
      path: '/returned_goods',
      things: returns,
      row: one => ({
        id: one.id,
        reference: one.number,
        sale_line_id: one.line.id,
        cause: one.reason === 'faulty' ? 'FAULT' : one.reason.replaceAll(' ', '_').toUpperCase(),
        stage: CLAIMS[one.state],
        announced_on: one.askedOn,
        paid_back: one.refund,
      }),
      schemas: { paid_back: EUR },
    }),
    resource({
      path: '/discount_codes',
      things: vouchers,
      row: one => ({ id: one.id, code: one.code, percent: one.percent, valid_from: one.from, valid_to: one.until, min_value: one.least }), // oxfmt-ignore
      schemas: { min_value: EUR },
    }),
    resource({
      path: '/product_ratings',
      things: reviews,
      row: one => ({ id: one.id, good_id: one.product.id, shopper_id: 4000 + one.customer.id, stars: one.stars, remark: one.text, rated_on: one.postedOn }), // oxfmt-ignore
    }),
  ],
}
