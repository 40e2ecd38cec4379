import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { more } from '../set-d/readings.ts'
import { champion, nameOf, person, sizes, values } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { talkAuctionhouse } from './auctionhouse-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AD over the auction house. */
export function askAuctionhouse(facts: Facts): Question[] {
  const builder = createQuestions('ad', 'auctionhouse')
  list(builder, facts)
  number(builder, facts)
  group(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkAuctionhouse(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { auctionhouse }: Facts): void {
  const { specialists, consignors, lots } = auctionhouse
  ask(
    'list',
    'What departments do our specialists work in?',
    values(specialists, one => one.department),
  )
  ask('filter', 'Which consignors live in France or the Netherlands?', gold.set(consignors.filter(one => ['France', 'Netherlands'].includes(one.address.country)))) // oxfmt-ignore
  ask('filter', 'Paintings in good condition that went unsold', gold.set(lots.filter(one => one.department === 'paintings' && one.condition === 'good' && one.status === 'unsold'))) // oxfmt-ignore
  ask('filter', "Show me the books we've sold without any reserve on them.", gold.set(lots.filter(one => one.department === 'books' && one.status === 'sold' && one.reservePrice === null))) // oxfmt-ignore
}

function number({ ask }: Builder, { auctionhouse }: Facts): void {
  const { bidders, lots, bids } = auctionhouse
  const sold = lots.filter(one => one.status === 'sold')
  ask('count', 'How many lots have been withdrawn?', gold.count(lots.filter(one => one.status === 'withdrawn').length))
  ask('count', 'How many different people have bought something from us so far?', gold.count(pick.distinct(sold.map(one => one.buyerId)).length)) // oxfmt-ignore
  ask(
    'top',
    'Which lot fetched the highest hammer price?',
    gold.largest(sold, one => one.hammerPrice),
  )
  ask('top', 'Give me the five bidders with the largest credit limit', gold.ordered(bidders, one => one.creditLimit, { count: 5 })) // oxfmt-ignore
  ask(
    'top',
    'and who was the very first bidder to register with us?',
    gold.smallest(bidders, one => one.registeredOn),
  )
  const jewels = sold.filter(one => one.department === 'jewellery')
  ask('aggregate', 'What is the average hammer price in the jewellery department?', gold.money(pick.mean(jewels, one => one.hammerPrice))) // oxfmt-ignore
  const offered = lots.filter(
    one => one.department === 'ceramics' && (one.status === 'sold' || one.status === 'unsold'),
  )
  ask('aggregate', 'Of the ceramics lots that either sold or went unsold, what percentage did sell?', gold.percent(pick.ratio(offered.filter(one => one.status === 'sold').length, offered.length))) // oxfmt-ignore
  const listed = lots.filter(one => one.status === 'catalogued')
  ask('aggregate', 'If I add up the low estimates of everything with status catalogued, what do I get?', gold.money(pick.sum(listed, one => one.estimate.low))) // oxfmt-ignore
  const came = (channel: string, ...words: string[]): [gold.Spelled, number] => [gold.spelled(channel, ...words), bids.filter(one => one.channel === channel).length] // oxfmt-ignore
  ask('compare', 'Do we get more bids by phone or online?', more(came('phone', 'by phone'), came('online')))
  const beaten = pick.nth(sold, one => one.hammerPrice! > one.estimate.high, 5)
  ask('compare', `Did ${beaten.reference} sell for more than its high estimate?`, gold.yes(true))
}

function group({ ask }: Builder, { auctionhouse }: Facts): void {
  const { auctions, bidders, lots } = auctionhouse
  const sold = lots.filter(one => one.status === 'sold')
  ask('group', 'How many lots did we sell in each department?', gold.map(sizes(sold, one => one.department)))
  ask('group', 'bidders by country', gold.map(sizes(bidders, one => one.country, gold.spelled)))
  const totals = pick.rank(sold, one => one.auctionId).map(({ key, rows }): [gold.Spelled, number] => [gold.spelled(pick.find(auctions, key).code, key), pick.sum(rows, one => one.hammerPrice)]) // oxfmt-ignore
  ask('group', 'What was the hammer total of each auction?', gold.map(totals, 'money'))
}

function join({ ask }: Builder, { auctionhouse, day }: Facts): void {
  const { specialists, auctions, consignors, bidders, lots, bids } = auctionhouse
  const sold = lots.filter(one => one.status === 'sold')
  const gone = pick.nth(sold, one => bidders.filter(own => nameOf(own) === nameOf(pick.find(bidders, one.buyerId!))).length === 1, 40) // oxfmt-ignore
  const buyer = pick.find(bidders, gone.buyerId!)
  ask('join', `who bought ${gone.reference}`, called(buyer, nameOf(buyer)))
  ask('join', 'Which seller has brought in the most lots?', champion(consignors, one => lots.filter(own => own.consignorId === one.id).length, one => one.name)) // oxfmt-ignore
  ask('join', 'Are there any consignors that have never consigned a lot? Which ones?', gold.set(consignors.filter(one => lots.every(own => own.consignorId !== one.id)))) // oxfmt-ignore
  const next = pick.nth(auctions, one => one.startsAt > day(0) && one.auctioneerId !== null, 0)
  const hammer = pick.find(specialists, next.auctioneerId!)
  ask('join', `who's the auctioneer for ${next.code}`, called(hammer, nameOf(hammer)))
  const keen = person(bidders, one => bids.filter(own => own.bidderId === one.id).length > 5, 2)
  const wanted = pick.distinct(bids.filter(one => one.bidderId === keen.id).map(one => one.lotId))
  ask('join', `Which lots has ${nameOf(keen)} bid on?`, gold.set(lots.filter(one => wanted.includes(one.id))))
  const kept = pick.nth(lots, one => one.status === 'catalogued' && one.reservePrice !== null, 8)
  ask('lookup', `What's the reserve on ${kept.reference}?`, gold.either(gold.money(kept.reservePrice!, { field: 'reservePrice' }), gold.all(gold.record(kept), gold.mentions([String(kept.reservePrice), kept.reservePrice!.toLocaleString('en')])))) // oxfmt-ignore
  const expert = person(specialists, one => one.department === 'books', 1)
  ask('lookup', `email of ${nameOf(expert).toLowerCase()}?`, gold.text(expert.email, 'email'))
}

function date({ ask }: Builder, { auctionhouse, day, today }: Facts): void {
  const { auctions, bidders, lots } = auctionhouse
  const held = [auctions, auctions.filter(one => one.status !== 'cancelled')]
  ask('date', 'Which auctions are coming up in the next 60 days?', eachReading(held, rows => pick.setWithin(rows, one => one.startsAt.slice(0, 10), day(0), day(60)))) // oxfmt-ignore
  const last = pick.shiftMonth(pick.month(today)!, -1)
  ask(
    'date',
    'Which lots were consigned last month?',
    gold.set(lots.filter(one => pick.month(one.consignedOn) === last)),
  )
  const year = String(Number(pick.year(today)) - 1)
  ask('date', `How many bidders registered in ${year}?`, gold.count(bidders.filter(one => pick.year(one.registeredOn) === year).length)) // oxfmt-ignore
  const dear = lots.filter(one => one.hammerPrice !== null && one.hammerPrice >= 20_000)
  ask('threshold', 'Everything that was hammered down at 20,000 euros or more', gold.set(dear))
}
