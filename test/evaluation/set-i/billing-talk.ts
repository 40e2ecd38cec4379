import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { cents } from './cents.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the billing service, changes, and what cannot be answered. */
export function talkBilling(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  make(builder, facts)
  change(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { billing }: Facts): void {
  const { customers, subscriptions, invoices, refunds, disputes } = billing
  const at = (status: string) => gold.count(invoices.filter(one => one.status === status).length)
  talk(
    'follow-up',
    ['how many invoices are still in draft?', at('draft')],
    ['and paid?', at('paid')],
    ['uncollectible ones?', at('uncollectible')],
  )
  const wished = refunds.filter(one => one.reason === 'requested_by_customer')
  const large = wished.filter(one => one.amount > 50_000)
  talk(
    'follow-up',
    ['show refunds that were requested by the customer', gold.set(wished)],
    ['only those above $500', gold.set(large)],
    ['what do they sum up to', cents(pick.sum(large, one => one.amount))],
  )
  const live = pick.nth(
    customers,
    one => {
      const own = subscriptions.filter(other => other.customer === one.id)
      return own.length === 2 && own.every(other => other.status !== 'canceled')
    },
    1,
  )
  talk(
    'follow-up',
    [`show me customer ${live.name}`, gold.record(live)],
    ['what subscriptions do they have?', gold.set(subscriptions.filter(one => one.customer === live.id))],
    ['and which invoices?', gold.set(invoices.filter(one => one.customer === live.id))],
  )
  const reviewed = disputes.filter(one => one.status === 'under_review')
  talk(
    'follow-up',
    ['disputes under review', gold.set(reviewed)],
    ['which is the largest?', gold.largest(reviewed, one => one.amount)],
  )
  talk(
    'explain',
    ['how many refunds are pending?', gold.count(refunds.filter(one => one.status === 'pending').length)],
    ['where did you take that from?', gold.mentions(['pending'])],
  )
  ask(
    'help',
    'what do we know about each dispute?',
    gold.mentions(['reason'], ['amount'], ['evidence', 'status', 'created']),
  )
  ask('help', 'what can you do with invoices in billing', gold.mentions(['void'], ['finalize', 'finalise', 'pay']))
}

function make({ ask, talk }: Builder, { billing }: Facts): void {
  const { customers, prices, invoices } = billing
  ask(
    'create',
    'add Bluefin Ceramics as a customer in billing, email hello@bluefin.example',
    gold.created('billing.customers', { name: 'Bluefin Ceramics', email: 'hello@bluefin.example' }),
  )
  ask(
    'create',
    'new coupon with id SUMMER20: 20 percent off, once',
    gold.created('billing.coupons', { id: 'SUMMER20', percentOff: 20, duration: 'once' }),
  )
  const paid = pick.nth(invoices, one => one.status === 'paid' && one.amountPaid > 5_000, 12)
  ask(
    'create',
    `refund 15 dollars of invoice ${paid.number}, it was a duplicate`,
    gold.created('billing.refunds', { invoice: paid.id, amount: 1_500, reason: 'duplicate' }),
  )
  const team = pick.nth(prices, one => one.nickname === 'Team monthly')
  ask(
    'create',
    `Please create a subscription for ${customers[15]!.name} with the price Team monthly and quantity 3`,
    gold.created('billing.subscriptions', { customer: customers[15]!.id, items: [{ price: team.id, quantity: 3 }] }),
  )
  talk(
    'create',
    ['create a coupon that takes 35% off', gold.all(nowrite(), clarify())],
    ['forever', gold.created('billing.coupons', { percentOff: 35, duration: 'forever' })],
  )
}

function change({ ask }: Builder, { billing, day }: Facts): void {
  const { customers, products, subscriptions, invoices, disputes, coupons } = billing
  const client = customers[33]!
  ask(
    'update',
    `change the phone number of ${client.name} to +1 555 0142`,
    gold.updated('billing.customers', client, { phone: '+1 555 0142' }),
  )
  const running = pick.nth(subscriptions, one => one.status === 'active' && !one.cancelAtPeriodEnd, 8)
  ask(
    'update',
    `set ${running.id} to cancel at period end`,
    gold.updated('billing.subscriptions', running, { cancelAtPeriodEnd: true }),
  )
  const open = pick.nth(invoices, one => one.status === 'open', 6)
  ask(
    'update',
    `move the due date of invoice ${open.number} to ${pick.dayName(day(30))}`,
    gold.updated('billing.invoices', open, { dueDate: day(30) }),
  )
  const storage = pick.nth(products, one => one.name === 'Extra Storage')
  ask('update', 'deactivate the product Extra Storage', gold.updated('billing.products', storage, { active: false }))
  ask(
    'update',
    `${customers[9]!.name} has a new email address: billing@newplace.example`,
    either(gold.updated('billing.customers', customers[9]!, { email: 'billing@newplace.example' }), pending()),
  )
  ask('update', 'rename Legacy Basic to Classic', gold.updated('billing.products', products[5]!, { name: 'Classic' }))
  const voided = pick.nth(invoices, one => one.status === 'open', 2)
  ask('action', `void invoice ${voided.number}`, gold.updated('billing.invoices', voided, { status: 'void' }))
  const draft = pick.nth(invoices, one => one.status === 'draft', 3)
  ask(
    'action',
    `finalize the draft ${draft.number}`,
    gold.updated('billing.invoices', draft, { status: 'open' }, ['statusTransitions']),
  )
  const settled = pick.nth(invoices, one => one.status === 'open', 9)
  ask(
    'action',
    `pls mark invoice ${settled.number} as paid`,
    gold.updated('billing.invoices', settled, { status: 'paid' }, ['amountPaid', 'amountRemaining', 'statusTransitions']), // oxfmt-ignore
  )
  ask(
    'action',
    `cancel subscription ${running.id}`,
    gold.updated('billing.subscriptions', running, { status: 'canceled' }, ['canceledAt']),
  )
  const lost = pick.nth(disputes, one => one.status === 'needs_response', 1)
  ask('action', `close the dispute ${lost.id}`, gold.updated('billing.disputes', lost, { status: 'lost' }))
  const beta = pick.find(coupons, 'BETA')
  ask('delete', 'delete the coupon BETA', gold.removed('billing.coupons', beta))
  ask('delete', `remove customer ${customers[40]!.name}`, gold.removed('billing.customers', customers[40]!))
  ask('delete', `delete draft invoice ${draft.number}`, gold.removed('billing.invoices', draft))
}

function decline({ ask }: Builder, { billing }: Facts): void {
  const { customers } = billing
  ask('unanswerable', `which credit card does ${customers[5]!.name} pay with?`, unknown())
  ask('unanswerable', 'how much sales tax do we owe for last quarter', unknown())
  ask('unanswerable', `Who is the account manager of ${customers[11]!.name}?`, unknown())
  ask('ambiguous', 'cancel the subscription', either(clarify(), gold.all(nowrite(), unknown())))
  ask('ambiguous', 'close that dispute for me', either(clarify(), gold.all(nowrite(), unknown())))
  ask('smalltalk', 'morning! finance here again', gold.smalltalk())
}
