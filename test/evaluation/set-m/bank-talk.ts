import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { accountsOf, nameOf, single } from './read-bank.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>
const asksBack = () => either(clarify(), gold.all(nowrite(), unknown()))

/** Conversations with the bank, changes, and what cannot be answered. */
export function talkBank(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  explain(builder, facts)
  make(builder, facts)
  change(builder, facts)
  act(builder, facts)
  decline(builder, facts)
}

function converse({ ask, talk }: Builder, { bank }: Facts): void {
  const { branches, customers, cards, merchants, transactions, standingOrders, loans, accounts } = bank
  ask(
    'several',
    'how many branches, merchants and standing orders are there?',
    gold.figures(gold.count(branches.length), gold.count(merchants.length), gold.count(standingOrders.length)),
  )
  const state = (status: string) => cards.filter(one => one.status === status).length
  ask(
    'several',
    'how many cards are lost, and how many are frozen?',
    gold.figures(gold.count(state('lost')), gold.count(state('frozen'))),
  )
  const rich = single(bank, one => accountsOf(bank, one).length >= 3, 1)
  const own = accountsOf(bank, rich).filter(one => one.status === 'open')
  talk(
    'follow-up',
    [`show me the accounts of ${nameOf(rich)}`, gold.set(accountsOf(bank, rich))],
    ['only the open ones', gold.set(own)],
    ["what's the total balance?", gold.money(pick.sum(own, one => one.balance))],
  )
  const segment = (name: string) => gold.count(customers.filter(one => one.segment === name).length)
  talk(
    'follow-up',
    ['how many premier customers do we have', segment('premier')],
    ['and business?', segment('business')],
    ['students?', segment('student')],
  )
  const used = pick.sized(transactions, one => one.cardId, 5, 8, 6)
  talk(
    'follow-up',
    [`transactions of card ${used.key}`, gold.set(used.rows)],
    ['how much is that in total', gold.money(pick.sum(used.rows, one => one.amount))],
    ['which one was the largest?', gold.largest(used.rows, one => one.amount)],
  )
  const late = loans.filter(one => one.status === 'DEFAULTED')
  talk(
    'follow-up',
    ['How many loans have defaulted?', gold.count(late.length)],
    ['which of them are mortgages', gold.set(late.filter(one => one.product === 'mortgage'))],
  )
  const blocked = accounts.filter(one => one.status === 'blocked')
  talk(
    'follow-up',
    ['blocked accounts', gold.set(blocked)],
    ['sort them by balance, highest first', gold.ordered(blocked, one => one.balance)],
  )
}

function explain({ ask, talk }: Builder, { bank }: Facts): void {
  talk(
    'explain',
    ['how many customers are still pending KYC?', gold.count(bank.customers.filter(one => one.kycStatus === 'PENDING').length)], // oxfmt-ignore
    ['how did you get to this number?', gold.mentions(['pending'])],
  )
  ask('help', 'what can i do with a card here?', gold.mentions(['freeze'], ['unfreeze', 'limit', 'limits']))
}

function make({ ask, talk }: Builder, { bank }: Facts): void {
  const { accounts } = bank
  const open = accounts.filter(one => one.status === 'open' && one.type === 'CURRENT')
  const from = open[14]!
  ask(
    'create',
    `transfer 250 euros from account ${from.id} to IE64IRCE92050112345678, reference Deposit`,
    gold.created('bank.transfers', {
      fromAccountId: from.id,
      toIban: 'IE64IRCE92050112345678',
      amount: 250,
      reference: 'Deposit',
    }),
  )
  const saver = single(bank, () => true, 42)
  ask(
    'create',
    `open a savings account for ${nameOf(saver)}`,
    gold.created('bank.accounts', { customerId: saver.id, type: 'SAVINGS' }),
  )
  ask(
    'create',
    'new customer: Nuala Devane, nuala.devane@mailpost.example, business, Claddagh branch',
    gold.created('bank.customers', {
      firstName: 'Nuala',
      lastName: 'Devane',
      email: 'nuala.devane@mailpost.example',
      segment: 'business',
      branchId: 4,
    }),
  )
  const payer = open[21]!
  talk(
    'create',
    [`set up a monthly standing order of 120 from account ${payer.id} to Kinsale Gym`, gold.all(nowrite(), clarify())],
    [
      'IE29AIBK93115212345678',
      gold.created('bank.standingOrders', {
        accountId: payer.id,
        beneficiaryName: 'Kinsale Gym',
        beneficiaryIban: 'IE29AIBK93115212345678',
        amount: 120,
        frequency: 'monthly',
      }),
    ],
  )
}

function change({ ask }: Builder, { bank }: Facts): void {
  const { accounts, cards, standingOrders } = bank
  const moved = single(bank, () => true, 17)
  ask(
    'update',
    `${nameOf(moved)} has a new phone number: +353 86 555 0199`,
    either(gold.updated('bank.customers', moved, { phone: '+353 86 555 0199' }), pending()),
  )
  const card = pick.nth(cards, one => one.status === 'active' && one.limits.daily !== 750, 40)
  ask(
    'update',
    `set the daily limit of the card ending ${card.last4} to 750`,
    gold.updated('bank.cards', card, { limits: { ...card.limits, daily: 750 } }),
  )
  const checked = single(bank, one => one.kycStatus === 'PENDING', 4)
  ask(
    'update',
    `mark the KYC of ${nameOf(checked)} as verified`,
    gold.updated('bank.customers', checked, { kycStatus: 'VERIFIED' }),
  )
  const account = pick.nth(accounts, one => one.type === 'CURRENT' && one.overdraftLimit === 500, 3)
  ask(
    'update',
    `raise the overdraft limit on account ${account.id} to 1500`,
    gold.updated('bank.accounts', account, { overdraftLimit: 1500 }),
  )
  const paused = pick.nth(standingOrders, one => one.active, 15)
  ask(
    'update',
    `deactivate standing order ${paused.id}`,
    gold.updated('bank.standingOrders', paused, { active: false }),
  )
  const changed = pick.nth(standingOrders, one => one.active && one.amount !== 400, 24)
  ask(
    'update',
    `can you change the amount on standing order ${changed.id} to 400 please`,
    gold.updated('bank.standingOrders', changed, { amount: 400 }),
  )
  const mover = single(bank, one => one.branchId !== 2, 60)
  ask('update', `move ${nameOf(mover)} to the Rathmines branch`, gold.updated('bank.customers', mover, { branchId: 2 }))
}

function act({ ask }: Builder, { bank }: Facts): void {
  const { accounts, cards, transactions, transfers, standingOrders } = bank
  const active = cards.filter(one => one.status === 'active')
  ask('action', `freeze card ${active[9]!.id}`, gold.updated('bank.cards', active[9]!, { status: 'frozen' }))
  ask(
    'action',
    `i left my wallet in a taxi!! please freeze my card ending in ${active[30]!.last4}`,
    gold.updated('bank.cards', active[30]!, { status: 'frozen' }),
  )
  const frozen = pick.nth(cards, one => one.status === 'frozen', 3)
  ask('action', `unfreeze the card ending ${frozen.last4}`, gold.updated('bank.cards', frozen, { status: 'active' }))
  const planned = pick.nth(transfers, one => one.status === 'Scheduled', 5)
  ask('action', `cancel transfer ${planned.id}`, gold.updated('bank.transfers', planned, { status: 'Cancelled' }))
  const odd = pick.nth(transactions, one => one.status === 'booked' && one.type === 'cardPayment', 77)
  ask(
    'action',
    `the customer does not recognise ${odd.id}, dispute it`,
    gold.updated('bank.transactions', odd, { status: 'disputed' }),
  )
  const empty = pick.nth(accounts, one => one.status === 'dormant', 9)
  ask('action', `Close account ${empty.accountNumber}.`, gold.updated('bank.accounts', empty, { status: 'closed' }, ['closedAt'])) // oxfmt-ignore
  ask(
    'delete',
    `delete standing order ${standingOrders[52]!.id}`,
    gold.removed('bank.standingOrders', standingOrders[52]!),
  )
}

function decline({ ask }: Builder, { bank }: Facts): void {
  ask('unanswerable', "what's today's exchange rate for the dollar?", unknown())
  ask('unanswerable', 'how long is the queue at the Rathmines branch right now', unknown())
  ask('unanswerable', `what is the credit score of ${nameOf(single(bank, () => true, 70))}?`, unknown())
  ask('ambiguous', 'freeze my card', asksBack())
  ask('ambiguous', "what's my balance?", asksBack())
  ask('ambiguous', 'cancel the transfer to Red Barn Dental', asksBack())
  ask('smalltalk', 'thank you, you have been very helpful', gold.smalltalk())
}
