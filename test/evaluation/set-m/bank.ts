import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { figureBank, relateBank } from './bank-figures.ts'
import { talkBank } from './bank-talk.ts'
import { nameOf, single } from './read-bank.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set M over the bank: written before the engine had seen a service like it, by hands that had not read the engine. */
export function askBank(facts: Facts): Question[] {
  const builder = createQuestions('m', 'bank')
  list(builder, facts)
  combine(builder, facts)
  bound(builder, facts)
  rank(builder, facts)
  time(builder, facts)
  look(builder, facts)
  confirm(builder, facts)
  relateBank(builder, facts)
  figureBank(builder, facts)
  talkBank(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { bank }: Facts): void {
  const { customers, accounts, cards, branches, transactions, transfers, loans } = bank
  ask('conditions', 'Which cards are frozen right now?', gold.set(cards.filter(one => one.status === 'frozen')))
  ask(
    'conditions',
    'dormant savings accounts',
    gold.set(accounts.filter(one => one.status === 'dormant' && one.type === 'SAVINGS')),
  )
  ask('conditions', 'customers with expired KYC', gold.set(customers.filter(one => one.kycStatus === 'EXPIRED')))
  ask('conditions', 'I need a list of all our politically exposed persons.', gold.set(customers.filter(one => one.isPep))) // oxfmt-ignore
  ask('conditions', 'loans in arrears', gold.set(loans.filter(one => one.status === 'IN_ARREARS')))
  ask('conditions', 'transfers that failed', gold.set(transfers.filter(one => one.status === 'Failed')))
  ask('conditions', 'which branches open on saturdays?', gold.set(branches.filter(one => one.openOnSaturdays)))
  ask('conditions', 'all disputed transactions pls', gold.set(transactions.filter(one => one.status === 'disputed')))
  ask(
    'conditions',
    'customers which are not paperless yet',
    gold.set(customers.filter(one => !one.preferences.paperless)),
  )
}

function combine({ ask }: Builder, { bank, store }: Facts): void {
  const { customers, accounts, cards, transfers, standingOrders } = bank
  ask(
    'logic',
    'high risk customers whose KYC is not verified',
    gold.set(customers.filter(one => one.riskRating === 'high' && one.kycStatus !== 'VERIFIED')),
  )
  ask(
    'logic',
    'blocked accounts in dollars or pounds',
    gold.set(accounts.filter(one => one.status === 'blocked' && ['USD', 'GBP'].includes(one.currency))),
  )
  ask(
    'logic',
    'show me cards that are neither active nor expired',
    gold.set(cards.filter(one => one.status !== 'active' && one.status !== 'expired')),
  )
  ask(
    'logic',
    'mastercard credit cards but not the lost ones',
    gold.set(cards.filter(one => one.network === 'MASTERCARD' && one.type === 'credit' && one.status !== 'lost')),
  )
  ask(
    'missing-values',
    'customers without phone number',
    either(
      gold.set(customers.filter(one => one.phone === null)),
      gold.set(store.customers.filter(one => one.phone === null)),
    ),
  )
  ask(
    'missing-values',
    'active standing orders that have no end date',
    gold.set(standingOrders.filter(one => one.active && one.endDate === null)),
  )
  ask(
    'missing-values',
    'How many transfers were made w/o a reference?',
    gold.count(transfers.filter(one => one.reference === null).length),
  )
}

function bound({ ask }: Builder, { bank }: Facts): void {
  const { accounts, cards, transactions, loans } = bank
  ask('range', 'accounts with a negative balance', gold.set(accounts.filter(one => one.balance < 0)))
  const large = transactions.filter(one => one.amount > 4000)
  ask(
    'range',
    'transactions of more than 4,000 euros',
    either(gold.set(large.filter(one => one.currency === 'EUR')), gold.set(large)),
  )
  const mortgages = loans.filter(one => one.product === 'mortgage')
  ask(
    'range',
    'mortgages with a principal between 150k and 300k',
    pick.setWithin(mortgages, one => one.principal, 150_000, 300_000),
  )
  ask('range', 'loans with interest rate under 4%', gold.set(loans.filter(one => one.interestRate < 4)))
  ask(
    'range',
    'which cards have a daily limit of at least 2000?',
    gold.set(cards.filter(one => one.limits.daily >= 2000)),
  )
  ask('range', 'loans more than 90 days past due', gold.set(loans.filter(one => one.daysPastDue > 90)))
}

function rank({ ask }: Builder, { bank, store }: Facts): void {
  const { customers, accounts, transfers, loans } = bank
  ask(
    'ranking',
    'what is our biggest loan by outstanding balance?',
    gold.largest(loans, one => one.outstandingBalance),
  )
  ask(
    'ranking',
    'top 5 accounts by balance',
    gold.ordered(accounts, one => one.balance, { count: 5 }),
  )
  ask(
    'ranking',
    'the 3 oldest customers',
    either(
      gold.ordered(customers, one => one.dateOfBirth, { count: 3, up: true }),
      gold.ordered(customers, one => one.customerSince, { count: 3, up: true }),
      gold.ordered(store.customers, one => one.customerSince, { count: 3, up: true }),
    ),
  )
  ask(
    'ranking',
    'who has been a customer the longest?',
    either(
      gold.smallest(customers, one => one.customerSince),
      gold.smallest(store.customers, one => one.customerSince),
    ),
  )
  const mobile = transfers.filter(one => one.channel === 'mobileApp')
  ask(
    'ranking',
    'most recently executed transfer from the mobile app',
    gold.largest(mobile, one => one.executedAt),
  )
  ask(
    'ranking',
    'cheapest mortgage rate we gave',
    either(
      gold.smallest(
        loans.filter(one => one.product === 'mortgage'),
        one => one.interestRate,
      ),
      gold.plain(
        pick.least(
          loans.filter(one => one.product === 'mortgage'),
          one => one.interestRate,
        ),
      ),
    ),
  )
}

function time({ ask }: Builder, { bank, store, today, day }: Facts): void {
  const { customers, accounts, cards, transactions, transfers } = bank
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'dates',
    `transfers executed in ${pick.monthName(month)}`,
    gold.set(transfers.filter(one => pick.month(one.executedAt) === month)),
  )
  const year = Number(pick.year(today)) - 8
  ask('dates', `accounts opened before ${year}`, gold.set(accounts.filter(one => Number(pick.year(one.openedAt)) < year))) // oxfmt-ignore
  ask(
    'dates',
    `which customers joined us in ${year + 4}?`,
    either(
      gold.set(customers.filter(one => pick.year(one.customerSince) === String(year + 4))),
      gold.set(store.customers.filter(one => pick.year(one.customerSince) === String(year + 4))),
    ),
  )
  const spent = pick.nth(transactions, one => one.type === 'cardPayment', 120).bookedAt.slice(0, 10)
  ask(
    'dates',
    `card payments on ${pick.dayShort(spent)}`,
    gold.set(transactions.filter(one => one.type === 'cardPayment' && one.bookedAt.startsWith(spent))),
  )
  const expiring = (days: number) => cards.filter(one => one.expiresOn >= today && one.expiresOn <= day(days))
  ask(
    'relative-dates',
    'cards that expire in the next 6 months',
    either(
      ...[179, 180, 181, 182, 183, 184].flatMap(days => [
        gold.set(expiring(days)),
        gold.set(expiring(days).filter(one => one.expiresOn > today)),
        gold.set(expiring(days).filter(one => one.status === 'active')),
      ]),
    ),
  )
  ask(
    'relative-dates',
    'whose KYC review is overdue?',
    either(
      ...[today, day(1)].flatMap(end => {
        const late = customers.filter(one => one.kycReviewDueOn < end)
        return [gold.set(late), gold.set(late.filter(one => one.kycStatus !== 'VERIFIED'))]
      }),
    ),
  )
  ask(
    'relative-dates',
    'accounts opened in the last 90 days',
    either(...[-91, -90, -89].map(start => gold.set(accounts.filter(one => one.openedAt >= day(start))))),
  )
  const fees = transactions.filter(one => one.type === 'fee' && pick.month(one.bookedAt) === month)
  ask('relative-dates', 'How much did we take in fees last month?', gold.money(pick.sum(fees, one => one.amount)))
  const due = (from: number, to: number) =>
    gold.set(transfers.filter(one => one.status === 'Scheduled' && one.scheduledFor >= day(from) && one.scheduledFor <= day(to))) // oxfmt-ignore
  ask(
    'relative-dates',
    'transfers scheduled for the next 10 days',
    either(
      due(0, 10),
      due(0, 9),
      due(1, 10),
      gold.set(transfers.filter(one => one.scheduledFor >= today && one.scheduledFor <= day(10))),
      ...[9, 10].map(end => gold.set(transfers.filter(one => one.scheduledFor > today && one.scheduledFor <= day(end)))), // oxfmt-ignore
    ),
  )
}

function look({ ask }: Builder, { bank }: Facts): void {
  const { branches, accounts, cards, loans } = bank
  const account = pick.nth(accounts, one => one.status === 'open', 33)
  ask('lookup', `balance of account ${account.accountNumber}`, gold.money(account.balance, { field: 'balance' }))
  ask('lookup', `whats the IBAN of account ${accounts[71]!.id}`, gold.text(accounts[71]!.iban, 'iban'))
  const claddagh = pick.nth(branches, one => one.name === 'Claddagh')
  ask('lookup', 'What is the sort code of the Claddagh branch?', gold.text(claddagh.sortCode, 'sortCode'))
  const card = pick.nth(cards, one => one.status === 'active', 51)
  ask(
    'lookup',
    `whats the daily limit on my card ending ${card.last4}?`,
    gold.money(card.limits.daily, { field: 'limits.daily' }),
  )
  ask('lookup', 'who manages the Rathmines branch?', gold.text(branches[1]!.manager.name, 'manager.name'))
  const called = single(bank, one => one.phone !== null, 20)
  ask('lookup', `phone number of ${pick.misspell(nameOf(called))}`, gold.text(called.phone!, 'phone'))
  const loan = pick.nth(loans, one => one.status === 'ACTIVE', 11)
  ask('lookup', `next payment date for ${loan.id}?`, gold.text(pick.dayAs(loan.nextPaymentDate!), 'nextPaymentDate'))
}

function confirm({ ask }: Builder, { bank }: Facts): void {
  const { branches, accounts, cards, merchants, loans } = bank
  const frozen = pick.nth(cards, one => one.status === 'frozen', 6)
  ask('yes-no', `is the card ending in ${frozen.last4} frozen?`, gold.yes(true))
  const borrower = single(bank, one => !loans.some(loan => loan.customerId === one.id), 12)
  ask('yes-no', `does ${nameOf(borrower)} have a loan with us?`, gold.yes(false))
  ask('yes-no', 'Is Lee Valley open on Saturdays', gold.yes(pick.nth(branches, one => one.name === 'Lee Valley').openOnSaturdays)) // oxfmt-ignore
  ask(
    'projection',
    'name and city of the online merchants',
    gold.set(
      merchants.filter(one => one.online),
      { shows: one => [one.name, one.city] },
    ),
  )
  ask(
    'projection',
    'just the account number and balance of the dormant joint accounts',
    gold.set(
      accounts.filter(one => one.status === 'dormant' && one.type === 'JOINT'),
      { shows: one => [one.accountNumber, one.balance] },
    ),
  )
}
