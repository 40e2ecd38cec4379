import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { countBilling, relateBilling } from './billing-figures.ts'
import { talkBilling } from './billing-talk.ts'
import { cents } from './cents.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set I over the billing service: written before the engine had seen a service like it. */
export function askBilling(facts: Facts): Question[] {
  const builder = createQuestions('i', 'billing')
  list(builder, facts)
  bound(builder, facts)
  time(builder, facts)
  look(builder, facts)
  relateBilling(builder, facts)
  countBilling(builder, facts)
  talkBilling(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { billing }: Facts): void {
  const { customers, products, prices, subscriptions, invoices, refunds, disputes, coupons } = billing
  ask('conditions', 'which subscriptions are past due?', gold.set(subscriptions.filter(one => one.status === 'past_due'))) // oxfmt-ignore
  ask(
    'conditions',
    'List the disputes that still need a response, please.',
    gold.set(disputes.filter(one => one.status === 'needs_response')),
  )
  ask('conditions', 'delinquent customers', gold.set(customers.filter(one => one.delinquent)))
  ask('conditions', 'show me the coupons that are still valid', gold.set(coupons.filter(one => one.valid)))
  ask('conditions', 'refunds that failed', gold.set(refunds.filter(one => one.status === 'failed')))
  ask('conditions', 'do we have inactive plans? products i mean', gold.set(products.filter(one => !one.active)))
  ask(
    'conditions',
    'subscriptions that will be canceled at the end of the period',
    gold.set(subscriptions.filter(one => one.cancelAtPeriodEnd)),
  )
  ask('conditions', 'coupons that apply forever', gold.set(coupons.filter(one => one.duration === 'forever')))
  ask(
    'conditions',
    'Please show me all uncollectible invoices.',
    gold.set(invoices.filter(one => one.status === 'uncollectible')),
  )
  ask(
    'conditions',
    'customers in the billing system who are based in Germany',
    gold.set(customers.filter(one => one.address.country === 'DE')),
  )
  ask(
    'conditions',
    'disputes where we have not handed in any evidence',
    gold.set(disputes.filter(one => !one.evidenceDetails.hasEvidence)),
  )
  ask(
    'logic',
    'refunds marked as duplicate or fraudulent',
    gold.set(refunds.filter(one => one.reason === 'duplicate' || one.reason === 'fraudulent')),
  )
  ask(
    'logic',
    'disputes neither won nor lost',
    gold.set(disputes.filter(one => one.status !== 'won' && one.status !== 'lost')),
  )
  ask(
    'logic',
    'active yearly prices above $400',
    gold.set(prices.filter(one => one.active && one.recurring?.interval === 'year' && one.unitAmount > 40_000)),
  )
  ask(
    'logic',
    'pending refunds which were requested by customer',
    gold.set(refunds.filter(one => one.status === 'pending' && one.reason === 'requested_by_customer')),
  )
  ask('missing-values', 'refunds without a reason', gold.set(refunds.filter(one => one.reason === null)))
  ask('missing-values', 'coupons with no redeem by date', gold.set(coupons.filter(one => one.redeemBy === null)))
  ask(
    'missing-values',
    'how many billing customers have no phone number on file',
    gold.count(customers.filter(one => one.phone === null).length),
  )
}

function bound({ ask }: Builder, { billing }: Facts): void {
  const { customers, prices, invoices, refunds, disputes, coupons } = billing
  ask('range', 'refunds over 100 dollars', gold.set(refunds.filter(one => one.amount > 10_000)))
  ask('range', 'coupons redeemed at least 50 times', gold.set(coupons.filter(one => one.timesRedeemed >= 50)))
  ask('range', 'invoices with more than two payment attempts', gold.set(invoices.filter(one => one.attemptCount > 2)))
  ask(
    'range',
    'disputes between $50 and $500',
    pick.setWithin(disputes, one => one.amount, 5_000, 50_000),
  )
  ask(
    'range',
    'which coupons give 25% off or more?',
    gold.set(coupons.filter(one => one.percentOff !== null && one.percentOff >= 25)),
  )
  ask('range', 'prices below ten dollars', gold.set(prices.filter(one => one.unitAmount < 1_000)))
  ask(
    'ranking',
    'biggest refund ever',
    gold.largest(refunds, one => one.amount),
  )
  ask(
    'ranking',
    'which customer has the highest balance?',
    gold.largest(customers, one => one.balance),
  )
  ask(
    'ranking',
    'our three most redeemed coupons',
    gold.ordered(coupons, one => one.timesRedeemed, { count: 3 }),
  )
  ask(
    'ranking',
    'what is the oldest open invoice in billing?',
    gold.smallest(
      invoices.filter(one => one.status === 'open'),
      one => one.created,
    ),
  )
  ask(
    'ranking',
    'five latest disputes, newest first',
    gold.ordered(disputes, one => one.created, { count: 5 }),
  )
  ask(
    'ranking',
    'whats the dearest price we charge',
    gold.largest(prices, one => one.unitAmount),
  )
}

function time({ ask }: Builder, { billing, today, day }: Facts): void {
  const { subscriptions, invoices, refunds, disputes, coupons } = billing
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'dates',
    `refunds created in ${pick.monthName(month)}`,
    gold.set(refunds.filter(one => pick.month(one.created) === month)),
  )
  ask(
    'dates',
    `Which disputes were created after ${pick.dayName(day(-30))}?`,
    gold.set(disputes.filter(one => one.created.slice(0, 10) > day(-30))),
  )
  const year = String(Number(today.slice(0, 4)) - 1)
  const started = subscriptions.filter(one => pick.year(one.startDate) === year)
  ask(
    'dates',
    `subscriptions that started in ${year}`,
    either(gold.set(started), gold.set(started.filter(one => one.status !== 'canceled'))),
  )
  ask(
    'relative-dates',
    'trials that end in the next 7 days',
    pick.setWithin(subscriptions, one => one.trialEnd && one.trialEnd.slice(0, 10), today, day(7)),
  )
  ask(
    'relative-dates',
    'disputes with evidence due in the next ten days',
    pick.setWithin(disputes, one => one.evidenceDetails.dueBy.slice(0, 10), today, day(10)),
  )
  ask(
    'relative-dates',
    'refunds of the last two weeks',
    either(...[-14, -13].map(start => gold.set(refunds.filter(one => one.created.slice(0, 10) >= day(start))))),
  )
  ask(
    'relative-dates',
    'open invoices in billing that are past their due date',
    gold.set(invoices.filter(one => one.status === 'open' && one.dueDate !== null && one.dueDate.slice(0, 10) < today)),
  )
  ask(
    'relative-dates',
    'coupons that have expired',
    either(
      gold.set(coupons.filter(one => one.redeemBy !== null && one.redeemBy.slice(0, 10) < today)),
      gold.set(coupons.filter(one => !one.valid)),
    ),
  )
}

function look({ ask }: Builder, { billing }: Facts): void {
  const { customers, subscriptions, invoices, disputes, coupons } = billing
  ask('lookup', `what is the email of ${customers[1]!.name}?`, gold.text(customers[1]!.email, 'email'))
  const unpaid = pick.nth(subscriptions, one => one.status === 'unpaid', 2)
  ask('lookup', `status of ${unpaid.id}`, gold.text('unpaid', 'status'))
  const open = pick.nth(invoices, one => one.status === 'open', 4)
  ask('lookup', `how much remains to be paid on invoice ${open.number}`, cents(open.amountRemaining, 'amountRemaining'))
  ask('lookup', 'how often was the WELCOME10 coupon redeemed?', gold.count(214, { field: 'timesRedeemed' }))
  ask('lookup', `in which city is ${customers[26]!.name}`, gold.text(customers[26]!.address.city, 'address.city'))
  const trial = pick.nth(subscriptions, one => one.trialEnd !== null, 3)
  ask('lookup', `when does the trial of ${trial.id} end?`, gold.text(pick.dayAs(trial.trialEnd!), 'trialEnd'))
  ask('lookup', 'How much does the Team plan cost per month?', cents(4_900, 'unitAmount'))
  ask(
    'projection',
    'names and percentages of the coupons that run forever',
    gold.set(
      coupons.filter(one => one.duration === 'forever'),
      { shows: one => [one.name, one.percentOff] },
    ),
  )
  ask(
    'projection',
    'numbers and due dates of all uncollectible invoices',
    gold.set(
      invoices.filter(one => one.status === 'uncollectible'),
      { shows: one => [one.number, one.dueDate] },
    ),
  )
  ask(
    'projection',
    'ids and reasons of the disputes we lost',
    gold.set(
      disputes.filter(one => one.status === 'lost'),
      { shows: one => [one.id, one.reason] },
    ),
  )
  ask('yes-no', 'is the coupon SPRING25 still valid?', gold.yes(false))
  ask('yes-no', 'did any refund fail?', gold.yes(billing.refunds.some(one => one.status === 'failed')))
}
