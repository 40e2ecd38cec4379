import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Specialist {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
  department: string
  isAuctioneer: boolean
  joinedOn: string
}
export interface Auction {
  id: string
  code: string
  title: string
  department: string
  format: string
  status: string
  location: string | null
  startsAt: string
  auctioneerId: string | null
  buyersPremiumPercent: number
}
export interface Consignor {
  id: string
  name: string
  type: string
  email: string | null
  phone: string
  address: { city: string; country: string }
  commissionPercent: number
  consigningSince: string
}
export interface Bidder {
  id: string
  paddleNumber: number
  firstName: string
  lastName: string
  email: string
  country: string
  creditLimit: number | null
  isVerified: boolean
  isBlocked: boolean
  registeredOn: string
}
export interface Lot {
  id: string
  reference: string
  title: string
  maker: string | null
  department: string
  condition: string
  status: string
  estimate: { low: number; high: number }
  reservePrice: number | null
  hammerPrice: number | null
  auctionId: string | null
  consignorId: string
  buyerId: string | null
  consignedOn: string
}
export interface Bid {
  id: string
  lotId: string
  bidderId: string
  amount: number
  channel: string
  placedAt: string
}

export const DEPARTMENTS = ['paintings', 'furniture', 'jewellery', 'ceramics', 'books', 'watches'] as const
export const FORMATS = ['live', 'online', 'hybrid'] as const
export const AUCTION_STATUSES = ['planned', 'catalogued', 'completed', 'cancelled'] as const
export const CONSIGNOR_TYPES = ['private', 'estate', 'dealer', 'museum'] as const
export const CONDITIONS = ['excellent', 'good', 'fair', 'poor'] as const
export const LOT_STATUSES = ['received', 'catalogued', 'sold', 'unsold', 'withdrawn'] as const
export const CHANNELS = ['room', 'phone', 'online', 'absentee'] as const

type Department = (typeof DEPARTMENTS)[number]
const HEADS: Record<Department, [titles: string[], makers: string[], low: number, high: number]> = {
  paintings: [['Harbour at Dusk', 'Portrait of a Notary', 'Still Life with Quinces', 'Winter Canal', 'The Card Players', 'View of Bruges'], ['Henk Terpstra', 'Marie Lacombe', 'Jan Roelofs', 'Circle of Anselm Vogt'], 800, 42_000],
  furniture: [['Walnut Chest of Drawers', 'Pair of Armchairs', 'Mahogany Writing Desk', 'Oak Refectory Table', 'Longcase Clock'], ['Thomas Arkwell', 'Atelier Brandt'], 300, 9000],
  jewellery: [['Sapphire Brooch', 'Diamond Line Bracelet', 'Pearl Necklace', 'Emerald Ring', 'Gold Cufflinks'], ['Maison Oriel', 'Castellan & Fils'], 400, 26_000],
  ceramics: [['Delft Charger', 'Meissen Figure Group', 'Celadon Vase', 'Creamware Teapot'], ['De Porceleyne Lamp', 'Royal Haddon'], 120, 5200],
  books: [['Atlas of the Low Countries', 'First Edition Novel', 'Illuminated Leaf', 'Herbal with Plates'], ['Plantin Workshop', 'E. Marlowe'], 90, 7800],
  watches: [['Steel Chronograph', 'Gold Pocket Watch', "Diver's Watch", 'Dress Watch'], ['Verhoeven', 'Orsat', 'Lumière'], 350, 21_000],
} // oxfmt-ignore
const DEALERS = ['Galerie Nordlicht', 'Kessel Antiques', 'Rive Gauche Arts', 'Blackfriars Rare Books', 'Tick & Son', 'Oude Markt Antiek'] // oxfmt-ignore
const MUSEUMS = ['Museum Ter Dijk', 'Hallam House Trust']
const CITIES: [city: string, country: string][] = [['Antwerp', 'Belgium'], ['Ghent', 'Belgium'], ['Brussels', 'Belgium'], ['Utrecht', 'Netherlands'], ['Rotterdam', 'Netherlands'], ['Lille', 'France'], ['Cologne', 'Germany']] // oxfmt-ignore
const COUNTRIES = ['Belgium', 'Belgium', 'Belgium', 'Netherlands', 'Netherlands', 'France', 'Germany', 'United Kingdom', 'Switzerland'] // oxfmt-ignore

export type AuctionhouseData = ReturnType<typeof createAuctionhouseData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** 1234 as 1200, 12345 as 12500: as people estimate. */
const round = (value: number) => {
  const step = value < 500 ? 20 : value < 5000 ? 100 : 500
  return Math.max(step, step * Math.round(value / step))
}

/** 13 specialists, 26 auctions, 42 consignors, 92 bidders, 260 lots and the bids on them. */
export function createAuctionhouseData(clock: Date) {
  const random = createRandom(71_203)
  const days = createDays(clock)
  const specialists = createPeopleOf(71_207, 13, 'vanderelst.example').map((one, index): Specialist => ({
    id: `spc-${11 + index}`,
    firstName: one.firstName,
    lastName: one.lastName,
    email: one.email,
    phone: `+32 3 555 ${random.whole(10, 98)} ${random.whole(10, 98)}`,
    department: DEPARTMENTS[index % 6]!,
    isAuctioneer: index % 3 === 1,
    joinedOn: days.day(-120 - random.whole(0, 5600)),
  }))
  const auctions = createAuctions(random, days, specialists)
  const consignors = createConsignors(random, days)
  const bidders = createPeopleOf(71_219, 92, 'collectors.example').map((one, index): Bidder => ({
    id: `bdr-${3001 + index}`,
    paddleNumber: 101 + 3 * index,
    firstName: one.firstName,
    lastName: one.lastName,
    email: one.email,
    country: random.pick(COUNTRIES),
    creditLimit: random.chance(0.3) ? null : 2500 * random.whole(1, 40),
    isVerified: random.chance(0.8),
    isBlocked: random.chance(0.07),
    registeredOn: days.day(-2 - Math.floor((1500 * (91 - index)) / 91) - random.whole(0, 4)),
  }))
  const { lots, bids } = createLots(random, days, { auctions, consignors, bidders })
  return { specialists, auctions, consignors, bidders, lots, bids }
}

/** A sale about every month for a year and a half, and those that are planned. */
function createAuctions(random: Random, days: Days, specialists: Specialist[]): Auction[] {
  const hammers = specialists.filter(one => one.isAuctioneer)
  return Array.from({ length: 26 }, (_, index) => {
    const offset = -495 + 24 * index
    const department = DEPARTMENTS[(index * 5) % 6]!
    const format = random.pick(['live', 'live', 'hybrid', 'online'] as const)
    const status = offset < 0 ? (index === 7 || index === 15 ? 'cancelled' : 'completed') : offset < 40 ? 'catalogued' : 'planned' // oxfmt-ignore
    return {
      id: `auc-${201 + index}`,
      code: `VE-${310 + index}`,
      title: `${random.pick(['Important', 'Fine', 'Selected', 'Old and Modern'])} ${department.charAt(0).toUpperCase()}${department.slice(1)}`, // oxfmt-ignore
      department,
      format,
      status,
      location: format === 'online' ? null : random.pick(['Antwerp', 'Antwerp', 'Brussels', 'Ghent']),
      startsAt: `${days.day(offset + random.whole(0, 5))}T${random.pick(['10', '14', '18'])}:00:00Z`,
      auctioneerId: format === 'online' || (status === 'planned' && random.chance(0.5)) ? null : random.pick(hammers).id, // oxfmt-ignore
      buyersPremiumPercent: random.pick([22, 25, 25, 25, 26, 28]),
    }
  })
}

function createConsignors(random: Random, { day }: Days): Consignor[] {
  const persons = createPeopleOf(71_213, 34, 'sellers.example')
  const named: [name: string, type: string, email: string][] = [
    ...DEALERS.map((name, index): [string, string, string] => [name, 'dealer', `desk${index}@dealers.example`]),
    ...MUSEUMS.map((name, index): [string, string, string] => [name, 'museum', `registrar${index}@museums.example`]),
    ...persons.map((one, index): [string, string, string] => index % 5 === 2 ? [`Estate of ${one.firstName} ${one.lastName}`, 'estate', one.email] : [`${one.firstName} ${one.lastName}`, 'private', one.email]), // oxfmt-ignore
  ]
  return named.map(([name, type, email], index) => {
    const [city, country] = random.pick(CITIES)
    return {
      id: `con-${501 + index}`,
      name,
      type,
      email: random.chance(0.15) ? null : email,
      phone: `+32 4${random.whole(60, 98)} ${random.whole(10, 98)} ${random.whole(10, 98)} ${random.whole(10, 98)}`,
      address: { city, country },
      commissionPercent: type === 'dealer' ? random.pick([8, 10, 10]) : random.pick([12, 15, 15, 15, 18]),
      consigningSince: day(-500 - random.whole(0, 2600)),
    }
  })
}

interface Around {
  auctions: Auction[]
  consignors: Consignor[]
  bidders: Bidder[]
}

/** What came in, in which sale it is, and who bid for it: the last bid is the hammer price. */
function createLots(random: Random, { day }: Days, { auctions, consignors, bidders }: Around) {
  const held = auctions.filter(one => one.status === 'completed')
  const ahead = auctions.filter(one => one.status === 'catalogued')
  // Three who have signed but not brought anything.
  const bringing = consignors.filter((_, index) => ![11, 19, 30].includes(index))
  const lots: Lot[] = []
  const bids: Bid[] = []
  for (let index = 0; index < 260; index++) {
    const auction = index < 190 ? held[Math.floor((held.length * index) / 190)]! : index < 232 ? random.pick(ahead) : undefined // oxfmt-ignore
    const department = (auction?.department ?? random.pick(DEPARTMENTS)) as Department
    const [titles, makers, cheap, dear] = HEADS[department]
    const low = round(cheap + (dear - cheap) * random.next() ** 3)
    const high = round(low * (1.25 + random.next() / 2)) + (low < 500 ? 20 : 100)
    const reservePrice = random.chance(0.35) ? null : round(low * 0.85)
    const fate = !auction ? 'received' : index >= 190 ? random.pick(['catalogued', 'catalogued', 'catalogued', 'catalogued', 'withdrawn']) : random.pick(['sold', 'sold', 'sold', 'sold', 'unsold', 'unsold', 'withdrawn']) // oxfmt-ignore
    const lot: Lot = {
      id: `lot-${7001 + index}`,
      reference: `L${26_400 + 7 * index}`,
      title: random.pick(titles),
      maker: random.chance(0.3) ? null : random.pick(makers),
      department,
      condition: random.pick(['excellent', 'good', 'good', 'good', 'fair', 'fair', 'poor']),
      status: fate,
      estimate: { low, high },
      reservePrice,
      hammerPrice: null,
      auctionId: auction?.id ?? null,
      consignorId: random.pick(random.chance(0.25) ? bringing.slice(0, 6) : bringing).id,
      buyerId: null,
      consignedOn: auction ? day(-30 - random.whole(20, 120) + daysTo(auction.startsAt, day(0))) : day(-random.whole(1, 35)), // oxfmt-ignore
    }
    if (lot.consignedOn > day(-1)) lot.consignedOn = day(-random.whole(2, 30))
    lots.push(lot)
    if (fate !== 'sold') continue
    const amounts = steps(random, lot)
    const able = bidders.filter(one => !one.isBlocked && one.registeredOn < auction!.startsAt)
    let last: Bidder | undefined
    for (const [place, amount] of amounts.entries()) {
      const bidder = random.pick(able.filter(one => one !== last))
      bids.push({
        id: `bid-${10_001 + bids.length}`,
        lotId: lot.id,
        bidderId: bidder.id,
        amount,
        channel: auction!.format === 'online' ? 'online' : place === 0 ? random.pick(['absentee', 'room', 'online']) : random.pick(auction!.format === 'live' ? ['room', 'room', 'phone'] : ['room', 'phone', 'online', 'online']), // oxfmt-ignore
        placedAt: new Date(Date.parse(auction!.startsAt) + 1000 * (90 * (index % 12) + 11 * place)).toISOString().replace('.000', ''), // oxfmt-ignore
      })
      last = bidder
    }
    lot.hammerPrice = amounts.at(-1)!
    lot.buyerId = last!.id
  }
  return { lots, bids }
}
const daysTo = (moment: string, from: string) => Math.round((Date.parse(moment.slice(0, 10)) - Date.parse(from)) / 86_400_000) // oxfmt-ignore
/** Two to five rising bids, the last of them not below the reserve. */
function steps(random: Random, { estimate, reservePrice }: Lot): number[] {
  const hammer = Math.max(reservePrice ?? 0, round(estimate.low * (0.8 + 1.3 * random.next())))
  const count = random.whole(2, 5)
  const first = round(hammer * 0.55)
  const between = Array.from({ length: count - 2 }, (_, index) => round(first + ((hammer - first) * (index + 1)) / (count - 1))) // oxfmt-ignore
  return [first, ...between, hammer].filter((amount, index, all) => index === all.length - 1 || amount < all[index + 1]!) // oxfmt-ignore
}
