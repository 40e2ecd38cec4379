import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import type { Subscription } from '../services/billing/data.ts'
import { groups, more } from '../set-d/readings.ts'
import { cents, centsBy } from './cents.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const words = (value: string) => gold.spelled(value, value.replaceAll('_', ' '))
const isLive = (one: Subscription) => one.status !== 'canceled'

/** Questions that need several of its lists. */
export function relateBilling({ ask }: Builder, { billing }: Facts): void {
  const { customers, products, prices, subscriptions, invoices, refunds, disputes } = billing
  const customer = (id: string) => pick.find(customers, id)
  const invoice = (id: string) => pick.find(invoices, id)
  const productOf = (price: string) => pick.find(prices, price).product
  const named = (name: string) => pick.nth(products, one => one.name === name).id
  const holds = (one: Subscription, name: string) => one.items.some(item => productOf(item.price) === named(name))
  /** Of subscriptions, with those that were canceled or without. */
  const both = <T extends object>(of: (rows: Subscription[]) => T[]) =>
    either(gold.set(of(subscriptions.filter(isLive))), gold.set(of(subscriptions)))
  const owners = (rows: Subscription[]) => customers.filter(one => rows.some(other => other.customer === one.id))

  const several = pick.sized(subscriptions.filter(isLive), one => one.customer, 2, 3).key
  ask(
    'join',
    `subscriptions of ${customer(several).name}`,
    both(rows => rows.filter(one => one.customer === several)),
  )
  ask(
    'join',
    'which customers have a past due subscription?',
    gold.set(owners(subscriptions.filter(one => one.status === 'past_due'))),
  )
  const billed = pick.sized(invoices, one => one.customer, 3, 7, 2).key
  ask('join', `all invoices for ${customer(billed).name}`, gold.set(invoices.filter(one => one.customer === billed)))
  const refunded = pick.rank(refunds, one => invoice(one.invoice).customer)[0]!
  ask('join', `what refunds did ${customer(refunded.key).name} get?`, gold.set(refunded.rows))
  const french = new Set(customers.filter(one => one.address.country === 'FR').map(one => one.id))
  ask(
    'join',
    'disputes of customers from France',
    gold.set(disputes.filter(one => french.has(invoice(one.invoice).customer))),
  )
  ask(
    'join',
    'which customers are on the Team plan?',
    both(rows => owners(rows.filter(one => holds(one, 'Team'))) as object[] as Subscription[]),
  )
  const supported = subscriptions.filter(one => holds(one, 'Priority Support'))
  ask(
    'join',
    'how many subscriptions include Priority Support?',
    either(gold.count(supported.filter(isLive).length), gold.count(supported.length)),
  )
  const accused = new Set(disputes.filter(one => one.reason === 'fraudulent').map(one => invoice(one.invoice).customer))
  ask('join', 'customers with a fraudulent dispute', gold.set(customers.filter(one => accused.has(one.id))))
  ask(
    'join',
    'what prices are there for the Business product',
    gold.set(prices.filter(one => one.product === named('Business'))),
  )
  const none = (rows: Subscription[]) => customers.filter(one => !rows.some(other => other.customer === one.id))
  ask(
    'join',
    'billing customers that have no subscription at all',
    either(gold.set(none(subscriptions)), gold.set(none(subscriptions.filter(isLive)))),
  )
  const sent = pick.nth(invoices, one => one.status === 'void', 1)
  ask(
    'join',
    `who was invoice ${sent.number} billed to?`,
    either(gold.text(customer(sent.customer).name), gold.record(customer(sent.customer))),
  )
  const lucky = pick.rank(refunds, one => invoice(one.invoice).customer).filter(({ rows }) => rows.length > 1)
  ask(
    'group',
    'customers that got more than one refund',
    either(
      gold.set(lucky.map(({ key }) => customer(key))),
      groups(lucky.map(({ key, rows }) => [customer(key).name, rows.length])),
    ),
  )
  const regular = pick.nth(subscriptions, one => one.status === 'active', 20)
  ask('yes-no', `does ${customer(regular.customer).name} have an active subscription?`, gold.yes(true))
  const paid = pick.sum(
    invoices.filter(one => one.customer === billed),
    one => one.amountPaid,
  )
  ask('join', `how much has ${customer(billed).name} paid us altogether`, cents(paid))
}

/** Figures, groups and comparisons. */
export function countBilling({ ask }: Builder, { billing }: Facts): void {
  const { customers, subscriptions, invoices, refunds, disputes, coupons } = billing
  const at = (status: string) => invoices.filter(one => one.status === status)
  const ended = (status: string) => disputes.filter(one => one.status === status)
  const done = refunds.filter(one => one.status === 'succeeded')
  ask(
    'aggregate',
    'how much did we refund in total?',
    either(cents(pick.sum(refunds, one => one.amount)), cents(pick.sum(done, one => one.amount))),
  )
  ask('aggregate', 'average refund amount', cents(pick.mean(refunds, one => one.amount)))
  ask(
    'aggregate',
    'how many active subscriptions do we have',
    gold.count(subscriptions.filter(one => one.status === 'active').length),
  )
  ask(
    'aggregate',
    'What is the total amount remaining on open invoices?',
    cents(pick.sum(at('open'), one => one.amountRemaining)),
  )
  ask('aggregate', 'median disputed amount', cents(pick.median(disputes, one => one.amount)))
  ask('aggregate', 'number of coupons', gold.count(coupons.length))
  const [won, lost] = [ended('won').length, ended('lost').length]
  ask(
    'share',
    'what share of the disputes did we win?',
    either(gold.percent(pick.ratio(won, disputes.length)), gold.percent(pick.ratio(won, won + lost))),
  )
  const trying = subscriptions.filter(one => one.status === 'trialing').length
  ask(
    'share',
    'percentage of subscriptions that are trialing',
    either(
      gold.percent(pick.ratio(trying, subscriptions.filter(isLive).length)),
      gold.percent(pick.ratio(trying, subscriptions.length)),
    ),
  )
  const byStatus = (rows: Subscription[]) =>
    gold.map(pick.rank(rows, one => one.status).map(({ key, rows: members }) => [words(key), members.length]))
  ask('group', 'subscriptions by status', either(byStatus(subscriptions), byStatus(subscriptions.filter(isLive))))
  ask(
    'group',
    'how many refunds per reason',
    gold.map(pick.rank(refunds, one => one.reason).map(({ key, rows }) => [words(key), rows.length])),
  )
  ask(
    'group',
    'amount disputed by reason',
    centsBy(pick.rank(disputes, one => one.reason).map(({ key, rows }) => [words(key), pick.sum(rows, one => one.amount)])), // oxfmt-ignore
  )
  ask(
    'group',
    'count of invoices for each status',
    gold.map(pick.rank(invoices, one => one.status).map(({ key, rows }) => [key, rows.length])),
  )
  ask(
    'group',
    'refunds per month',
    gold.map(pick.rank(refunds, one => pick.month(one.created)).map(({ key, rows }) => [pick.monthAs(key), rows.length])), // oxfmt-ignore
  )
  ask(
    'group',
    'countries with more than 12 billing customers',
    groups(
      pick
        .rank(customers, one => one.address.country)
        .filter(({ rows }) => rows.length > 12)
        .map(({ key, rows }) => [key, rows.length]),
    ),
  )
  ask(
    'compare',
    'did we win or lose more disputes?',
    more([gold.spelled('won', 'win'), won], [gold.spelled('lost', 'lose'), lost]),
  )
  ask(
    'compare',
    'what was redeemed more often: WELCOME10 or FLASH40',
    more([gold.spelled('WELCOME10', 'Welcome offer'), 214], [gold.spelled('FLASH40', 'Flash weekend'), 150]),
  )
  ask(
    'several',
    'how many refunds and how many disputes are there?',
    gold.figures(gold.count(refunds.length), gold.count(disputes.length)),
  )
  ask(
    'several',
    'number of draft invoices and number of void ones',
    gold.figures(gold.count(at('draft').length), gold.count(at('void').length)),
  )
}
