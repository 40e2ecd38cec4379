import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, refuses, refusesPages } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the wine merchant, changes, and what cannot be answered. */
export function talkWine(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { wine }: Facts): void {
  const { producers, wines, accounts, orders } = wine
  const rose = wines.filter(one => one.color === 'Rose')
  const french = rose.filter(one => pick.find(producers, one.producerId).country === 'France')
  talk(
    'followup',
    ['List the rose wines.', gold.set(rose)],
    ['Only the ones from France', gold.set(french)],
    ['What is their average bottle price?', gold.money(pick.mean(french, one => one.bottlePrice))],
  )
  const account = pick.nth(accounts, one => { const own = orders.filter(row => row.accountId === one.id); return own.length > 5 && !own.every(row => row.status === 'Delivered') }) // oxfmt-ignore
  const own = orders.filter(one => one.accountId === account.id)
  const delivered = own.filter(one => one.status === 'Delivered')
  talk(
    'followup',
    [`Show the orders of ${account.name}.`, gold.set(own)],
    ['Which of these have been delivered?', gold.set(delivered)],
    ['What are those worth in total?', gold.money(pick.sum(delivered, one => one.totalAmount))],
  )
  const priced = (color: string) => wines.filter(one => one.color === color)
  talk(
    'followup',
    ['What is the average bottle price of the white wines?', gold.money(pick.mean(priced('White'), one => one.bottlePrice))], // oxfmt-ignore
    ['And what about the median?', gold.money(pick.median(priced('White'), one => one.bottlePrice))],
    ['Now the same for the fortified wines.', gold.money(pick.median(priced('Fortified'), one => one.bottlePrice))],
  )
}

function write({ ask }: Builder, { wine }: Facts): void {
  const { producers, accounts, orders } = wine
  ask('write', 'Create an account: name Larkmoor Tasting Room, type Restaurant, city York, credit limit £4,000.', gold.created('wine.accounts', { name: 'Larkmoor Tasting Room', type: 'Restaurant', city: 'York', creditLimit: 4000 })) // oxfmt-ignore
  ask('write', `Add a wine called "Night Harvest" from ${producers[4]!.name}, color white, vintage 2022, bottle price £24.`, gold.created('wine.wines', { name: 'Night Harvest', producerId: producers[4]!.id, color: 'White', vintage: 2022, bottlePrice: 24 })) // oxfmt-ignore
  ask('write', `Change the phone number of ${accounts[8]!.name} to +44 20 7946 0777.`, gold.updated('wine.accounts', accounts[8]!, { phone: '+44 20 7946 0777' })) // oxfmt-ignore
  const off = pick.nth(orders, one => one.status === 'Confirmed')
  ask('write', `Cancel order ${off.number}.`, gold.updated('wine.orders', off, { status: 'Cancelled' }))
  ask('write', 'Create a new order for me.', asksBack())
  ask('write', 'Delete order SO-99999.', refuses())
}

function chat({ ask }: Builder, { wine }: Facts): void {
  const { producers, wines, accounts, orders } = wine
  ask('missing', `What is the residual sugar of wine ${wines[3]!.code}?`, unknown())
  ask('missing', 'What will the weather be in Bordeaux tomorrow?', unknown())
  ask('unknown', 'What is the credit limit of the Wexcombe Arms?', unknown())
  ask('ambiguous', 'What is our best wine?', either(gold.largest(wines, one => one.criticScore), gold.largest(wines, one => one.bottlePrice), clarify())) // oxfmt-ignore
  ask('smalltalk', 'Hi!', gold.smalltalk())
  ask('browser', 'Fill in the order form on the website and submit it', refusesPages())
  ask('casual', 'SHOW ME ALL PRODUCERS IN ITALY', gold.set(producers.filter(one => one.country === 'Italy')))
  ask('casual', 'hey how many ordrs r cancelled', gold.count(orders.filter(one => one.status === 'Cancelled').length)) // oxfmt-ignore
  const own = orders.filter(one => one.accountId === accounts[10]!.id && one.status === 'Delivered')
  ask('multi', `How many delivered orders does ${accounts[10]!.name} have, and what are they worth together?`, gold.figures(gold.count(own.length), gold.money(pick.sum(own, one => one.totalAmount)))) // oxfmt-ignore
  ask('complete', 'How many bottles were ordered in all orders together?', gold.count(pick.sum(orders, one => one.bottles))) // oxfmt-ignore
}
