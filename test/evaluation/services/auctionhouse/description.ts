import { createDescriber, idInPath, listOf } from '../describe.ts'
import { answers, choice, date, decimal, flag, moment, queryParameter, record, ref, text, whole } from '../openapi.ts'
import { AUCTION_STATUSES, CHANNELS, CONDITIONS, CONSIGNOR_TYPES, DEPARTMENTS, FORMATS, LOT_STATUSES } from './data.ts'

const maybe = (schema: object) => ({ ...schema, nullable: true })
const short = (name: string, description?: string) => record({ id: text(description), [name]: text() }, ['id', name])
const ESTIMATE = record({ low: decimal('In EUR'), high: decimal('In EUR') }, ['low', 'high'])
const KINDS: Record<string, Record<string, object>> = {
  specialist: {
    id: text(undefined, { example: 'spc-11' }),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    phone: text(),
    department: choice(DEPARTMENTS),
    isAuctioneer: flag('Licensed to hold auctions'),
    joinedOn: date(),
  },
  auction: {
    id: text(undefined, { example: 'auc-201' }),
    code: text(undefined, { example: 'VE-310' }),
    title: text(),
    department: choice(DEPARTMENTS),
    format: choice(FORMATS, 'Hybrid: in the room and online'),
    status: choice(AUCTION_STATUSES),
    location: maybe(text('City; none when it is online only')),
    startsAt: moment('UTC'),
    auctioneer: maybe(short('name')),
    buyersPremiumPercent: decimal('On top of the hammer price'),
  },
  consignor: {
    id: text(undefined, { example: 'con-501' }),
    name: text(),
    type: choice(CONSIGNOR_TYPES),
    email: maybe(text(undefined, { format: 'email' })),
    phone: text(),
    address: record({ city: text(), country: text() }),
    commissionPercent: decimal('What we keep of the hammer price'),
    consigningSince: date(),
  },
  bidder: {
    id: text(undefined, { example: 'bdr-3001' }),
    paddleNumber: whole(),
    firstName: text(),
    lastName: text(),
    email: text(undefined, { format: 'email' }),
    country: text(),
    creditLimit: maybe(decimal('In EUR; null: none has been agreed')),
    isVerified: flag('We have seen an identity document'),
    isBlocked: flag(),
    registeredOn: date(),
  },
  lot: {
    id: text(undefined, { example: 'lot-7001' }),
    reference: text(undefined, { example: 'L26400' }),
    title: text(),
    maker: maybe(text('Artist, author or workshop')),
    department: choice(DEPARTMENTS),
    condition: choice(CONDITIONS),
    status: choice(LOT_STATUSES),
    estimate: ESTIMATE,
    reservePrice: maybe(decimal('It is not sold for less; null: no reserve')),
    hammerPrice: maybe(decimal('In EUR, once it is sold')),
    auction: maybe(short('code')),
    consignor: short('name', 'Who sells it'),
    buyer: maybe(short('name')),
    consignedOn: date(),
  },
  bid: {
    id: text(undefined, { example: 'bid-10001' }),
    lot: short('reference'),
    bidder: short('name'),
    amount: decimal('In EUR'),
    channel: choice(CHANNELS),
    placedAt: moment('UTC'),
  },
}
const WRITTEN = { auctionId: maybe(text()), auctioneerId: maybe(text()), consignorId: text(), buyerId: text(), lotId: text(), bidderId: text() } // oxfmt-ignore
const capital = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)
const SUMMARIES = { get: 'Get', create: 'Create', update: 'Edit', delete: 'Remove' }
const an = (kind: string) => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
const { list, one, add, change, drop, act, schemas } = createDescriber(
  KINDS,
  {
    schema: kind => `${capital(kind)}View`,
    plural: kind => `${kind}s`,
    operationId: (verb, kind, plural) => (verb === 'list' ? `search${capital(plural)}` : `${verb}${capital(kind)}`),
    summary: (verb, kind, plural) => (verb === 'list' ? `Search ${plural}` : `${SUMMARIES[verb]} ${an(kind)}`),
    page: kind =>
      record({ content: listOf(ref(`${capital(kind)}View`)), number: whole(), size: whole(), totalElements: whole(), last: flag() }, ['content', 'totalElements', 'last']), // oxfmt-ignore
    paging: [
      queryParameter('page', whole(undefined, { minimum: 0, default: 0 }), 'From 0'),
      queryParameter('size', whole(undefined, { minimum: 1, maximum: 100, default: 20 })),
    ],
    key: () => idInPath(text()),
  },
  WRITTEN,
)
const CONSIGNOR = ['name', 'type', 'email', 'phone', 'address', 'commissionPercent']
const LOT = ['title', 'maker', 'department', 'condition', 'estimate', 'reservePrice', 'auctionId', 'consignorId']

/** An auction house: camelCase, text ids, pages from 0, short forms of other records inside, estimates as objects. */
export const AUCTIONHOUSE_DESCRIPTION = {
  openapi: '3.0.1',
  info: {
    title: 'Van der Elst Auctioneers',
    version: '5.1.0',
    description: 'Specialists, auctions, consignors, bidders, lots and the bids on them.',
  },
  servers: [{ url: '/api' }],
  paths: {
    '/specialists': { get: list('specialist', 'department') },
    '/specialists/{id}': { get: one('specialist'), patch: change('specialist', ['phone', 'department', 'isAuctioneer']) }, // oxfmt-ignore
    '/auctions': { get: list('auction', 'status', 'department', 'format') },
    '/auctions/{id}': {
      get: one('auction'),
      patch: change('auction', ['title', 'location', 'startsAt', 'auctioneerId', 'buyersPremiumPercent']),
    },
    '/auctions/{id}/cancel': { post: act('cancel', 'auction', 'Cancel an auction that has not taken place') },
    '/consignors': {
      get: list('consignor', 'type'),
      post: add('consignor', CONSIGNOR, ['name', 'type', 'phone']),
    },
    '/consignors/{id}': { get: one('consignor'), patch: change('consignor', CONSIGNOR) },
    '/bidders': { get: list('bidder', 'country', 'isBlocked', 'paddleNumber') },
    '/bidders/{id}': { get: one('bidder'), patch: change('bidder', ['email', 'country', 'creditLimit', 'isVerified']) },
    '/bidders/{id}/block': { post: act('block', 'bidder', 'Block a bidder') },
    '/bidders/{id}/unblock': { post: act('unblock', 'bidder', 'Let a blocked bidder bid again') },
    '/lots': {
      get: list('lot', 'status', 'department', 'auctionId', 'consignorId', 'buyerId', 'reference'),
      post: add('lot', LOT, ['title', 'department', 'estimate', 'consignorId']),
    },
    '/lots/{id}': { get: one('lot'), patch: change('lot', LOT), delete: drop('lot') },
    '/lots/{id}/withdraw': { post: act('withdraw', 'lot', 'Withdraw a lot that is not sold') },
    '/bids': { get: list('bid', 'lotId', 'bidderId', 'channel') },
    '/bids/{id}': { get: one('bid') },
  },
  components: {
    schemas: { ...schemas, ErrorView: record({ code: text(), message: text() }, ['message']) },
    responses: { Invalid: answers('Bad request', ref('ErrorView')) },
  },
}
