import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export interface Customer {
  id: string
  name: string
  email: string
  phone: string | null
  address: { line1: string; city: string; postalCode: string; country: string }
  /** Cents; what they are in credit is negative. */
  balance: number
  currency: string
  delinquent: boolean
  created: string
}
export interface Product {
  id: string
  name: string
  description: string | null
  active: boolean
  created: string
}
export interface Price {
  id: string
  product: string
  nickname: string
  /** Cents. */
  unitAmount: number
  currency: string
  recurring: { interval: string; intervalCount: number } | null
  active: boolean
}
export interface Subscription {
  id: string
  customer: string
  status: string
  items: { id: string; price: string; quantity: number }[]
  startDate: string
  currentPeriodEnd: string
  trialEnd: string | null
  cancelAtPeriodEnd: boolean
  canceledAt: string | null
}
export interface Invoice {
  id: string
  number: string
  customer: string
  subscription: string
  status: string
  /** Cents, as are the others. */
  amountDue: number
  amountPaid: number
  amountRemaining: number
  currency: string
  attemptCount: number
  created: string
  dueDate: string | null
  statusTransitions: { finalizedAt: string | null; paidAt: string | null }
}
export interface Refund {
  id: string
  invoice: string
  amount: number
  reason: string | null
  status: string
  created: string
}
export interface Dispute {
  id: string
  invoice: string
  amount: number
  reason: string
  status: string
  evidenceDetails: { dueBy: string; hasEvidence: boolean }
  created: string
}
export interface Coupon {
  id: string
  name: string
  percentOff: number | null
  amountOff: number | null
  duration: string
  timesRedeemed: number
  valid: boolean
  redeemBy: string | null
}

export const SUBSCRIPTION_STATES = ['trialing', 'active', 'past_due', 'unpaid', 'canceled'] as const
export const INVOICE_STATES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export const REFUND_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const
export const REFUND_STATES = ['pending', 'succeeded', 'failed'] as const
export const DISPUTE_REASONS = ['credit_not_processed', 'fraudulent', 'product_not_received', 'subscription_canceled', 'unrecognized'] as const // oxfmt-ignore
export const DISPUTE_STATES = ['needs_response', 'under_review', 'won', 'lost'] as const
export const INTERVALS = ['month', 'year'] as const
export const DURATIONS = ['once', 'repeating', 'forever'] as const
const FIRST = 'Harborlight Quillon Brightwell Tessera Kestrel Marlowe Oakhollow Pinnacle Verdant Lumenor Ironbridge Saltmarsh Foxglove Copperline Windrose Halcyon Juniper Northgate Redstone Silverleaf'.split(' ') // oxfmt-ignore
const LAST = 'Studios|Analytics|Foods|Robotics|Media|Logistics Co|Dental|Architects'.split('|')
const CITIES: [city: string, country: string, code: string][] = [
  ['Portland', 'US', '97201'],
  ['Austin', 'US', '73301'],
  ['Toronto', 'CA', 'M5H 2N2'],
  ['Manchester', 'GB', 'M1 4BT'],
  ['Leipzig', 'DE', '04109'],
  ['Lyon', 'FR', '69002'],
]
const PRODUCTS: [name: string, description: string | null, monthly: number, yearly: number, active: boolean][] = [
  ['Starter', 'For one person', 900, 9_000, true],
  ['Team', 'Shared workspaces for up to 25 people', 4_900, 49_000, true],
  ['Business', 'Single sign-on and audit log', 14_900, 149_000, true],
  ['Extra Storage', null, 500, 5_000, true],
  ['Priority Support', 'Answers within two hours', 9_900, 99_000, true],
  ['Legacy Basic', null, 700, 7_000, false],
] // oxfmt-ignore

export type BillingData = ReturnType<typeof createBillingData>

/** 84 customers, 6 products, 12 prices, 110 subscriptions, about 380 invoices, 42 refunds, 26 disputes and 9 coupons. */
export function createBillingData(clock: Date) {
  const random = createRandom(42_09_17)
  const { moment } = createDays(clock)
  /** Whole seconds, as Unix times have them. */
  const at = (offset: number) => moment(offset, random.whole(0, 86_399) / 86_400)
  const key = (prefix: string) => `${prefix}_${Array.from({ length: 10 }, () => random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz23456789'])).join('')}` // oxfmt-ignore
  const customers: Customer[] = Array.from({ length: 84 }, (_, index) => {
    const name = `${FIRST[index % FIRST.length]} ${LAST[(index + Math.floor(index / FIRST.length)) % LAST.length]}`
    const [city, country, postalCode] = random.pick(CITIES)
    return {
      id: key('cus'),
      name,
      email: `accounts@${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
      phone: random.chance(0.6) ? `+1 555 01${random.whole(10, 99)}` : null,
      address: { line1: `${random.whole(2, 480)} ${random.pick(['Canal Street', 'Foundry Road', 'Elm Walk'])}`, city, postalCode, country }, // oxfmt-ignore
      balance: random.chance(0.2) ? -random.whole(5, 90) * 100 : random.chance(0.15) ? random.whole(5, 60) * 100 : 0,
      currency: 'usd',
      delinquent: random.chance(0.14),
      created: at(-random.whole(20, 1400)),
    }
  })
  const products: Product[] = PRODUCTS.map(([name, description, , , active], index) => ({
    id: key('prod'),
    name,
    description,
    active,
    created: at(-1500 + index * 130),
  }))
  const prices: Price[] = PRODUCTS.flatMap(([name, , monthly, yearly, active], index) =>
    (['month', 'year'] as const).map(interval => ({
      id: key('price'),
      product: products[index]!.id,
      nickname: `${name} ${interval === 'month' ? 'monthly' : 'yearly'}`,
      unitAmount: interval === 'month' ? monthly : yearly,
      currency: 'usd',
      recurring: { interval, intervalCount: 1 },
      active,
    })),
  )
  const subscriptions: Subscription[] = Array.from({ length: 110 }, () => {
    const status = random.pick(['active', 'active', 'active', 'active', 'trialing', 'past_due', 'unpaid', 'canceled'])
    const start = -random.whole(status === 'trialing' ? 1 : 30, status === 'trialing' ? 13 : 900)
    const main = random.pick(prices.filter((_, place) => place < 6 || place > 9))
    const extra = random.chance(0.3) ? [random.pick(prices.slice(6, 10))] : []
    return {
      id: key('sub'),
      customer: random.pick(customers).id,
      status,
      items: [main, ...extra].map(one => ({ id: key('si'), price: one.id, quantity: random.whole(1, 12) })),
      startDate: at(start),
      currentPeriodEnd: at(random.whole(1, 30)),
      trialEnd: status === 'trialing' ? at(start + 14) : null,
      cancelAtPeriodEnd: status === 'active' && random.chance(0.15),
      canceledAt: status === 'canceled' ? at(Math.round(start / 2)) : null,
    }
  })
  const priceOf = (id: string) => prices.find(one => one.id === id)!
  const invoices: Invoice[] = subscriptions.flatMap(one => {
    const customer = customers.find(other => other.id === one.customer)!
    const amountDue = one.items.reduce((total, { price, quantity }) => total + priceOf(price).unitAmount * quantity, 0)
    const months = Array.from({ length: random.whole(1, 6) }, (_, index) => -5 - index * 30)
    return (one.status === 'trialing' ? [] : months).map((offset, index) => {
      const status =
        index === 0
          ? one.status === 'past_due' || one.status === 'unpaid'
            ? 'open'
            : random.pick(['draft', 'open', 'paid'])
          : random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'open', 'void', 'uncollectible'])
      const created = offset - random.whole(0, 20)
      const amountPaid = status === 'paid' ? amountDue : 0
      return {
        id: key('in'),
        number: `${random.whole(1000, 9999)}-${String(random.whole(1, 9999)).padStart(4, '0')}`,
        customer: customer.id,
        subscription: one.id,
        status,
        amountDue,
        amountPaid,
        amountRemaining: amountDue - amountPaid,
        currency: customer.currency,
        attemptCount: status === 'draft' ? 0 : status === 'open' ? random.whole(1, 4) : 1,
        created: at(created),
        dueDate: status === 'draft' ? null : at(created + 14),
        statusTransitions: {
          finalizedAt: status === 'draft' ? null : at(created + 1),
          paidAt: status === 'paid' ? at(Math.min(-1, created + random.whole(2, 20))) : null,
        },
      }
    })
  })
  const settled = invoices.filter(one => one.status === 'paid')
  const refunds: Refund[] = Array.from({ length: 42 }, () => {
    const invoice = random.pick(settled)
    const full = random.chance(0.5)
    return {
      id: key('re'),
      invoice: invoice.id,
      amount: full ? invoice.amountPaid : Math.round(invoice.amountPaid / 200) * 100,
      reason: random.chance(0.8) ? random.pick(REFUND_REASONS) : null,
      status: random.pick(['succeeded', 'succeeded', 'succeeded', 'pending', 'failed']),
      created: at(-random.whole(0, 90)),
    }
  })
  const disputes: Dispute[] = Array.from({ length: 26 }, () => {
    const invoice = random.pick(settled)
    const opened = -random.whole(1, 80)
    return {
      id: key('dp'),
      invoice: invoice.id,
      amount: invoice.amountPaid,
      reason: random.pick(DISPUTE_REASONS),
      status: opened > -20 ? random.pick(['needs_response', 'under_review']) : random.pick(['won', 'lost', 'lost', 'under_review']), // oxfmt-ignore
      evidenceDetails: { dueBy: at(opened + 21), hasEvidence: random.chance(0.5) },
      created: at(opened),
    }
  })
  const coupons: Coupon[] = (
    [
      ['WELCOME10', 'Welcome offer', 10, null, 'once', 214, true, null],
      ['SPRING25', 'Spring sale', 25, null, 'once', 87, false, -200],
      ['PARTNER15', 'Partner discount', 15, null, 'forever', 41, true, null],
      ['NONPROFIT50', 'Non-profit', 50, null, 'forever', 12, true, null],
      ['COMEBACK', 'Come back', null, 2_000, 'once', 33, true, 25],
      ['FLASH40', 'Flash weekend', 40, null, 'once', 150, false, -40],
      ['REFER5', 'Referral', null, 500, 'repeating', 68, true, null],
      ['STUDENT30', 'Student', 30, null, 'repeating', 95, true, 300],
      ['BETA', 'Beta testers', null, 10_000, 'forever', 9, false, -600],
    ] as const
  ).map(([id, name, percentOff, amountOff, duration, timesRedeemed, valid, until]) => ({
    id,
    name,
    percentOff,
    amountOff,
    duration,
    timesRedeemed,
    valid,
    redeemBy: until === null ? null : at(until),
  }))
  return { customers, products, prices, subscriptions, invoices, refunds, disputes, coupons }
}
