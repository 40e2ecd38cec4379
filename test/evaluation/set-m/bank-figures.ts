import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { more } from '../set-d/readings.ts'
import { accountsOf, nameOf, ownedBy, single } from './read-bank.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>
const apart = (code: string) => gold.spelled(code, code.replaceAll('_', ' '), code.replace(/([A-Z])/g, ' $1').toLowerCase()) // oxfmt-ignore

/** Questions that need several of its lists. */
export function relateBank(builder: Builder, facts: Facts): void {
  relateCustomers(builder, facts)
  relateMoney(builder, facts)
  leaveOut(builder, facts)
}

function relateCustomers({ ask }: Builder, { bank }: Facts): void {
  const { branches, customers, accounts, cards, loans } = bank
  const saver = single(bank, one => accountsOf(bank, one).length === 2, 5)
  ask('join', `accounts of ${nameOf(saver)}`, gold.set(accountsOf(bank, saver)))
  const holder = single(bank, one => cards.filter(card => ownedBy(bank, [one])(card.accountId)).length >= 2, 8)
  ask(
    'join',
    `which cards does ${nameOf(holder)} have?`,
    gold.set(cards.filter(one => ownedBy(bank, [holder])(one.accountId))),
  )
  const shannon = pick.nth(branches, one => one.name === 'Shannon Bridge')
  ask('join', 'customers of the Shannon Bridge branch', gold.set(customers.filter(one => one.branchId === shannon.id)))
  const bad = new Set(loans.filter(one => one.status === 'DEFAULTED').map(one => one.customerId))
  ask('join', 'customers with a defaulted loan', gold.set(customers.filter(one => bad.has(one.id))))
  const account = accounts[47]!
  const owner = pick.find(customers, account.customerId)
  ask('join', `whose account is ${account.id}?`, either(gold.text(nameOf(owner)), gold.record(owner)))
  const risky = new Set(customers.filter(one => one.riskRating === 'high').map(one => one.id))
  ask('join', 'loans of high risk customers', gold.set(loans.filter(one => risky.has(one.customerId))))
  const [busiest] = pick.rank(customers, one => one.branchId)
  const first = pick.find(branches, busiest!.key)
  ask('join', 'which branch has the most customers?', either(gold.record(first), gold.text(first.name)))
  const galway = customers.filter(one => one.address.city === 'Galway')
  const claddagh = customers.filter(one => pick.find(branches, one.branchId).address.city === 'Galway')
  const owed = (people: typeof customers) =>
    gold.money(pick.sum(loans.filter(one => people.some(({ id }) => id === one.customerId)), one => one.outstandingBalance)) // oxfmt-ignore
  ask('join', 'total outstanding loan balance of the customers in Galway', either(owed(galway), owed(claddagh)))
}

function relateMoney({ ask }: Builder, { bank }: Facts): void {
  const { branches, customers, accounts, cards, transactions, transfers, standingOrders } = bank
  const used = pick.sized(transactions, one => one.cardId, 4, 9, 3)
  const card = pick.find(cards, used.key)
  ask('join', `transactions made with the card ending in ${card.last4}`, gold.set(used.rows))
  const noodles = transactions.filter(one => one.merchant?.name === 'Noodle Yard')
  ask('join', 'what was paid at Noodle Yard? show the transactions', gold.set(noodles))
  const eater = single(
    bank,
    one => transactions.some(row => row.category === 'GROCERIES' && ownedBy(bank, [one])(row.accountId)),
    3,
  )
  const food = transactions.filter(one => one.category === 'GROCERIES' && ownedBy(bank, [eater])(one.accountId))
  ask(
    'join',
    `how much has ${nameOf(eater)} spent on groceries?`,
    either(
      gold.money(pick.sum(food, one => one.amount)),
      gold.money(pick.sum(food.filter(one => one.status !== 'reversed'), one => one.amount)), // oxfmt-ignore
    ),
  )
  const premier = ownedBy(
    bank,
    customers.filter(one => one.segment === 'premier'),
  )
  ask('join', 'standing orders of premier customers', gold.set(standingOrders.filter(one => premier(one.accountId))))
  const house = pick.nth(branches, one => one.name === 'Customs House')
  const local = new Set(accounts.filter(one => one.branchId === house.id).map(one => one.id))
  ask(
    'join',
    'cancelled transfers from accounts at the Customs House branch',
    gold.set(transfers.filter(one => one.status === 'Cancelled' && local.has(one.fromAccountId))),
  )
}

function leaveOut({ ask }: Builder, { bank }: Facts): void {
  const { customers, accounts, transactions, standingOrders } = bank
  const savers = new Set(accounts.filter(one => one.type === 'SAVINGS').map(one => one.customerId))
  ask('join', 'customers who have no savings account', gold.set(customers.filter(one => !savers.has(one.id))))
  const disputers = customers.filter(one =>
    transactions.some(row => row.status === 'disputed' && ownedBy(bank, [one])(row.accountId)),
  )
  ask('join', 'Which customers have disputed transactions?', gold.set(disputers))
  const rent = standingOrders.filter(one => one.beneficiaryName === 'Rosehill Property')
  ask('join', 'how many standing orders go to Rosehill Property?', gold.count(rent.length))
}

/** Figures over the bank. */
export function figureBank({ ask }: Builder, { bank }: Facts): void {
  const { branches, customers, accounts, cards, transactions, loans } = bank
  const of = (product: string) => loans.filter(one => one.product === product)
  ask('aggregate', 'how many accounts are open', gold.count(accounts.filter(one => one.status === 'open').length))
  ask(
    'aggregate',
    'average interest rate of our mortgages?',
    gold.plain(pick.mean(of('mortgage'), one => one.interestRate)),
  )
  ask('aggregate', 'total outstanding on car loans', gold.money(pick.sum(of('carLoan'), one => one.outstandingBalance))) // oxfmt-ignore
  ask('aggregate', 'median loan term in months', gold.plain(pick.median(loans, one => one.termMonths)))
  const payments = transactions.filter(one => one.type === 'cardPayment')
  ask('aggregate', 'avg amount of a card payment', gold.money(pick.mean(payments, one => one.amount)))
  ask(
    'share',
    'what percentage of our cards is contactless?',
    gold.percent(pick.ratio(cards.filter(one => one.contactless).length, cards.length)),
  )
  ask(
    'share',
    'share of customers that are rated high risk',
    gold.percent(pick.ratio(customers.filter(one => one.riskRating === 'high').length, customers.length)),
  )
  ask('group', 'number of accounts per type', gold.map(pick.rank(accounts, one => one.type).map(({ key, rows }) => [apart(key), rows.length]))) // oxfmt-ignore
  const spending = (rows: typeof transactions) =>
    gold.map(
      pick
        .rank(rows, one => one.category)
        .map(({ key, rows: own }) => [apart(key), pick.sum(own, one => one.amount)] as const)
        .map(([key, value]): [gold.Spelled, number] => [key, value]),
      'money',
    )
  ask(
    'group',
    'card payments by category, in money',
    either(spending(payments), spending(payments.filter(one => one.status !== 'reversed'))),
  )
  ask('group', 'average outstanding balance by loan product', gold.map(pick.rank(loans, one => one.product).map(({ key, rows }) => [apart(key), pick.mean(rows, one => one.outstandingBalance)]), 'money')) // oxfmt-ignore
  ask('group', 'how many customers does each branch have', gold.map(branches.map(one => [one.name, customers.filter(other => other.branchId === one.id).length]))) // oxfmt-ignore
  const network = (name: string) => cards.filter(one => one.network === name).length
  ask(
    'compare',
    'do we have more Visa or more Mastercard cards?',
    more([gold.spelled('VISA'), network('VISA')], [gold.spelled('MASTERCARD'), network('MASTERCARD')]),
  )
  const held = (type: string) => pick.sum(accounts.filter(one => one.type === type), one => one.balance) // oxfmt-ignore
  ask(
    'compare',
    'Is there more money in savings accounts than in fixed deposits?',
    gold.yes(held('SAVINGS') > held('FIXED_DEPOSIT')),
  )
}
