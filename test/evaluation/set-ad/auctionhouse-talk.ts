import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in an auction house, changes, and what cannot be answered. */
export function talkAuctionhouse(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { auctionhouse }: Facts): void {
  const { auctions, consignors, bidders, lots, bids } = auctionhouse
  const left = lots.filter(one => one.status === 'unsold')
  const isApart = (rows: typeof lots) => new Set(rows.map(one => one.estimate.high)).size === rows.length
  const sale = pick.nth(pick.rank(left, one => one.auctionId), ({ rows }) => rows.length > 2 && rows.filter(one => one.reservePrice !== null).length > 1 && isApart(rows)) // oxfmt-ignore
  const guarded = sale.rows.filter(one => one.reservePrice !== null)
  const dearest = guarded.toSorted((one, other) => other.estimate.high - one.estimate.high)[0]!
  const seller = pick.find(consignors, dearest.consignorId)
  talk(
    'followup',
    [`Which lots from auction ${pick.find(auctions, sale.key).code} went unsold?`, gold.set(sale.rows)],
    ['Which of these had a reserve?', gold.set(guarded)],
    ['Who consigned the one with the highest high estimate?', called(seller, seller.name)],
  )
  const by = (channel: string) => bids.filter(one => one.channel === channel)
  const top = pick.most(by('room'), one => one.amount)
  talk(
    'followup',
    ['How many absentee bids have we had?', gold.count(by('absentee').length)],
    ['And how many came from the room?', gold.count(by('room').length)],
    ['What was the highest of those?', either(gold.money(top, { field: 'amount' }), gold.largest(by('room'), one => one.amount))], // oxfmt-ignore
  )
  const bought = (id: string) => lots.filter(one => one.buyerId === id)
  const regular = person(bidders, one => one.creditLimit !== null && bought(one.id).length > 1, 4)
  talk(
    'followup',
    [`Pull up the bidder ${nameOf(regular)}`, gold.record(regular)],
    ["What's their credit limit?", gold.money(regular.creditLimit!, { field: 'creditLimit' })],
    ['How many lots have they bought?', gold.count(bought(regular.id).length)],
    ['For how much in total, hammer prices only?', gold.money(pick.sum(bought(regular.id), one => one.hammerPrice))],
  )
}

function write({ ask, talk }: Builder, { auctionhouse, day }: Facts): void {
  const { auctions, bidders, lots } = auctionhouse
  const raised = person(bidders, one => one.creditLimit !== null && one.creditLimit < 40_000 && !one.isBlocked, 9)
  ask('write', `Please raise the credit limit of ${nameOf(raised)} to €50,000.`, gold.updated('auctionhouse.bidders', raised, { creditLimit: 50_000 })) // oxfmt-ignore
  const pulled = pick.nth(lots, one => one.status === 'catalogued', 14)
  ask('write', `the owner of ${pulled.reference} wants it back, please withdraw the lot`, gold.updated('auctionhouse.lots', pulled, { status: 'withdrawn' })) // oxfmt-ignore
  const moved = pick.nth(auctions, one => one.status === 'planned', 1)
  ask('write', `Move auction ${moved.code} to ${pick.dayName(day(75))}, 3 pm.`, gold.updated('auctionhouse.auctions', moved, { startsAt: `${day(75)}T15:00:00Z` })) // oxfmt-ignore
  talk(
    'write',
    ['Can you set up a new consignor for me?', asksBack()],
    ['Lotte Verbeeck, private seller, phone +32 475 11 22 33.', gold.created('auctionhouse.consignors', { name: 'Lotte Verbeeck', type: 'private', phone: '+32 475 11 22 33' })], // oxfmt-ignore
  )
}

function decline({ ask }: Builder, { auctionhouse }: Facts): void {
  const { specialists, consignors, bidders, lots } = auctionhouse
  const heavy = pick.nth(lots, one => one.department === 'furniture' && one.status === 'unsold', 2)
  ask('missing', `How much does ${heavy.reference} weigh?`, unknown())
  ask('unknown', 'When does auction VE-907 start?', unknown())
  const twins = pick.rank(bidders, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Which paddle does ${twins.key} have?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.paddleNumber] }), clarify())) // oxfmt-ignore
  ask('casual', 'wich of our specialists do watches', gold.set(specialists.filter(one => one.department === 'watches')))
  const dealer = consignors.find(one => one.name === 'Kessel Antiques')!
  ask('complete', `I need a complete list of everything ${dealer.name} has ever consigned.`, gold.set(lots.filter(one => one.consignorId === dealer.id))) // oxfmt-ignore
}
