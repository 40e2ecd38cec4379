import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BATCH_NOTES, CHEESEMAKERS, CHEESES, COUNTY_CODES, CUSTOMERS, FARM_NOTES, FARMS, ORDER_REMARKS, TASTERS, TASTING_REMARKS } from './catalogue.ts' // oxfmt-ignore
import { DAIRY_WEEKDAYS, REJECTION_REASONS, type DairyBatch, type DairyCheese, type DairyCustomer, type DairyDelivery, type DairyFarm, type DairyOrder, type DairyOrderLine, type DairyTasting } from './kinds.ts' // oxfmt-ignore

type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export type CheesedairyData = ReturnType<typeof createCheesedairyData>

/** What is paid for a litre, what it holds and how much a farm brings, by the animal. */
const MILK: Record<
  string,
  { cents: number; fat: [number, number]; protein: [number, number]; litres: [number, number]; yield: number }
> = {
  // oxfmt-ignore
  COW: { cents: 52, fat: [37, 52], protein: [31, 39], litres: [420, 1650], yield: 0.1 },
  GOAT: { cents: 78, fat: [33, 43], protein: [29, 35], litres: [140, 520], yield: 0.11 },
  SHEEP: { cents: 145, fat: [58, 76], protein: [51, 60], litres: [90, 340], yield: 0.17 },
}
/** Where a cheese of a style matures. */
const PLACES: Record<string, string[]> = { FRESH: ['COLD_STORE'], SOFT: ['DRYING_ROOM'], WASHED_RIND: ['DRYING_ROOM', 'LONG_CELLAR'], SEMI_HARD: ['LONG_CELLAR'], HARD: ['OLD_CELLAR', 'OLD_CELLAR', 'LONG_CELLAR'], BLUE: ['BLUE_ROOM'] } // oxfmt-ignore

const eur = (amount: number) => ({ amount: Math.round(amount), currency: 'EUR' })
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/[^a-z0-9 ]/g, '').trim().replaceAll(/ +/g, '.') // oxfmt-ignore
const mobile = (random: Random) => `+353 8${random.whole(5, 7)} ${random.whole(200, 999)} ${random.whole(1000, 9999)}`
const eircode = (random: Random, county: string) => `${COUNTY_CODES[county]} ${random.pick(['A', 'C', 'F', 'H', 'K', 'X'])}${random.whole(10, 99)}${random.pick(['D', 'E', 'N', 'P', 'T', 'W'])}` // oxfmt-ignore

/** 22 farms, 23 cheeses, 44 customers, some 200 deliveries of milk, 110 batches and 90 tastings, and 170 orders. */
export function createCheesedairyData(clock: Date) {
  const random = createRandom(41_907)
  const days = createDays(clock)
  const dairyFarms = createFarms(random, days)
  const dairyCheeses = CHEESES.map(([code, name, milkType, style, rawMilk, vegetarian, minimumAgeDays, wheelWeightKg, price, description], index): DairyCheese => ({ id: 31 + index, code, name, milkType, style, rawMilk, vegetarian, minimumAgeDays, wheelWeightKg, pricePerKg: eur(price), discontinued: index === 5 || index === 18, description: description ?? null })) // oxfmt-ignore
  const dairyDeliveries: DairyDelivery[] = []
  const dairyBatches: DairyBatch[] = []
  for (const offset of roundsOf()) {
    const round = createRound(random, days, offset, dairyFarms, dairyDeliveries.length)
    dairyDeliveries.push(...round)
    dairyBatches.push(...createBatches(random, days, offset, round, { cheeses: dairyCheeses, farms: dairyFarms, made: dairyBatches.length })) // oxfmt-ignore
  }
  const dairyTastings = createTastings(random, days, dairyBatches)
  const dairyCustomers = createCustomers(random, days)
  const dairyOrders = createOrders(random, days, { cheeses: dairyCheeses, batches: dairyBatches, customers: dairyCustomers }) // oxfmt-ignore
  return { dairyFarms, dairyDeliveries, dairyCheeses, dairyBatches, dairyTastings, dairyCustomers, dairyOrders }
}

const createFarms = (random: Random, { day }: Days): DairyFarm[] =>
  FARMS.map(([name, farmer, townland, town, county, milkType, breed, herdSize, organic], index) => {
    const [firstName, ...rest] = farmer.split(' ')
    return {
      id: 1 + index,
      name,
      farmer: { firstName: firstName!, lastName: rest.join(' '), phone: mobile(random), email: random.chance(0.2) ? null : `${plain(farmer)}@farmpost.example` }, // oxfmt-ignore
      address: { townland, town, county, eircode: eircode(random, county) },
      milkType,
      breed,
      herdSize,
      organic,
      status: index === 10 ? 'LEFT' : index === 7 || index === 20 ? 'PAUSED' : 'ACTIVE',
      supplierSince: day(-random.whole(500, 5200)),
      pricePerLitre: eur(MILK[milkType]!.cents + (organic ? 9 : 0) + random.whole(-2, 3)),
      notes: random.chance(0.35) ? random.pick(FARM_NOTES) : null,
    }
  })

/** Days of the rounds on which milk is collected: every day of late, about once a week of those that are kept from before. */
const roundsOf = () => [...Array.from({ length: 56 }, (_, index) => -430 + Math.floor(6.9 * index)), ...Array.from({ length: 40 }, (_, index) => -40 + index)] // oxfmt-ignore

/** What one to three farms with the same animals bring on a day. */
function createRound(random: Random, { moment }: Days, offset: number, farms: DairyFarm[], before: number) {
  const milkType = random.pick(['COW', 'COW', 'COW', 'COW', 'COW', 'GOAT', 'GOAT', 'GOAT', 'SHEEP', 'SHEEP'])
  const { fat, protein, litres } = MILK[milkType]!
  const able = farms.filter(one => one.milkType === milkType && (one.status === 'ACTIVE' || offset < -90))
  const chosen = new Set(Array.from({ length: random.pick([2, 2, 2, 3, 3]) }, () => random.pick(able)))
  return [...chosen].map((farm, index): DairyDelivery => {
    const reason = random.chance(0.06) ? random.pick(REJECTION_REASONS) : null
    const amount = random.whole(litres[0], litres[1])
    const cells = reason === 'CELL_COUNT' ? random.whole(460, 720) : random.whole(90, 415)
    return {
      id: 1001 + before + index,
      farmId: farm.id,
      deliveredAt: moment(offset, (26 + 3 * index + random.whole(0, 2)) / 96),
      litres: amount,
      temperature: (reason === 'TOO_WARM' ? random.whole(72, 110) : random.whole(31, 58)) / 10,
      fatPercent: random.whole(fat[0], fat[1]) / 10,
      proteinPercent: random.whole(protein[0], protein[1]) / 10,
      somaticCellCount: 1000 * cells,
      status: reason ? 'REJECTED' : 'ACCEPTED',
      rejectionReason: reason,
      payment: reason ? null : eur(amount * farm.pricePerLitre.amount),
    }
  })
}

interface Dairy {
  cheeses: DairyCheese[]
  farms: DairyFarm[]
  made: number
}
/** One or two batches from the milk of a round. */
function createBatches(random: Random, { day }: Days, offset: number, round: DairyDelivery[], dairy: Dairy) {
  const milk = round.filter(one => one.status === 'ACCEPTED')
  if (milk.length === 0) return []
  const { milkType } = dairy.farms.find(one => one.id === milk[0]!.farmId)!
  const known = dairy.cheeses.filter(one => one.milkType === milkType && (!one.discontinued || offset < -150))
  const chosen = new Set(Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => random.pick(known)))
  return [...chosen].map((cheese, index): DairyBatch => {
    const milkLitres = Math.floor(milk.reduce((sum, one) => sum + one.litres, 0) / chosen.size)
    const wheelsMade = Math.max(2, Math.round((milkLitres * MILK[milkType]!.yield) / cheese.wheelWeightKg))
    const ripe = offset + cheese.minimumAgeDays
    const isRipe = ripe <= -random.whole(0, cheese.style === 'FRESH' ? 3 : 14)
    const usual = !isRipe ? 'MATURING' : ripe < -75 || (cheese.style === 'FRESH' && ripe < -14) ? 'SOLD_OUT' : 'READY'
    const status = random.chance(0.06) ? 'DISCARDED' : usual
    const room = status === 'READY' && random.chance(0.6) ? 'COLD_STORE' : random.pick(PLACES[cheese.style]!)
    return {
      id: 501 + dairy.made + index,
      batchNumber: `B-${1001 + dairy.made + index}`,
      cheeseId: cheese.id,
      milkDeliveryIds: milk.map(one => one.id),
      madeOn: day(offset),
      readyOn: day(ripe),
      milkLitres,
      wheelsMade,
      wheelsLeft: status === 'MATURING' ? wheelsMade : status === 'READY' ? random.whole(1, wheelsMade) : 0,
      location: { room, shelf: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(1, 12)}` },
      status,
      releasedOn: status === 'READY' || status === 'SOLD_OUT' ? day(Math.min(-1, ripe + random.whole(0, 4))) : null,
      cheesemaker: random.pick(CHEESEMAKERS),
      notes: random.chance(0.3) ? random.pick(BATCH_NOTES) : null,
    }
  })
}

/** Most batches that are ripe have been tasted, some of them twice. */
function createTastings(random: Random, { day }: Days, batches: DairyBatch[]): DairyTasting[] {
  const tasted = batches.filter(one => one.readyOn <= day(0)).flatMap(one => Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 2]) }, () => one)) // oxfmt-ignore
  return tasted.map((batch, index): DairyTasting => {
    const quality = batch.status === 'DISCARDED' ? 4 : random.pick([5, 6, 7, 7, 8, 8, 9])
    const score = () => Math.max(1, Math.min(10, quality + random.whole(-1, 2)))
    const scores = { appearance: score(), aroma: score(), texture: score(), flavour: score() }
    const totalScore = scores.appearance + scores.aroma + scores.texture + scores.flavour
    const on = shiftDay(batch.readyOn, random.whole(-2, 9))
    return {
      id: 701 + index,
      batchId: batch.id,
      tastedOn: on < day(0) ? on : day(-1),
      taster: random.pick(TASTERS),
      scores,
      totalScore,
      grade: totalScore >= 34 ? 'A' : totalScore >= 28 ? 'B' : totalScore >= 22 ? 'C' : 'D',
      remarks: random.chance(0.4) ? null : random.pick(TASTING_REMARKS),
    }
  })
}

const createCustomers = (random: Random, { day }: Days): DairyCustomer[] =>
  CUSTOMERS.map(([name, customerType, contact, street, town, county], index) => ({
    id: 201 + index,
    customerNumber: `C-${1040 + 5 * index}`,
    name,
    customerType,
    contact: { name: contact, email: `${plain(contact).split('.')[0]}@${plain(name).replaceAll('.', '')}.example`, phone: random.chance(0.15) ? null : mobile(random) }, // oxfmt-ignore
    address: { street, town, county, eircode: random.chance(0.1) ? null : eircode(random, county) },
    deliveryDay: customerType === 'WHOLESALER' ? null : random.pick(DAIRY_WEEKDAYS),
    paymentTermDays: customerType === 'WHOLESALER' ? 45 : random.pick([14, 14, 30, 30, 7]),
    customerSince: day(-(40 + Math.floor(39 * (CUSTOMERS.length - index)) + random.whole(0, 30))),
    active: index % 15 !== 13,
  }))

interface Shop {
  cheeses: DairyCheese[]
  batches: DairyBatch[]
  customers: DairyCustomer[]
}
/** Those of thirteen months, many of them of ten customers; the last ones are still to be delivered. */
function createOrders(random: Random, { day }: Days, { cheeses, batches, customers }: Shop): DairyOrder[] {
  return Array.from({ length: 170 }, (_, index): DairyOrder => {
    const from = -Math.ceil(395 * (1 - index / 170) ** 2.1)
    const to = from + random.whole(1, 5)
    const known = customers.filter(one => one.customerSince <= day(from) && (one.active || from < -200))
    const customer = random.pick(random.chance(0.3) ? known.slice(0, 10) : known)
    const usual = to < 0 ? 'DELIVERED' : to === 0 || (to === 1 && random.chance(0.6)) ? 'PACKED' : 'OPEN'
    const status = random.chance(0.07) ? 'CANCELLED' : usual
    const most = { WHOLESALER: 90, HOTEL: 36, SHOP: 40, RESTAURANT: 18, MARKET_STALL: 50 }[customer.customerType]!
    const chosen = new Set(Array.from({ length: random.pick([1, 2, 2, 3, 3, 4]) }, () => random.pick(cheeses.filter(one => !one.discontinued || from < -120)))) // oxfmt-ignore
    const lines = [...chosen].map((cheese): DairyOrderLine => {
      const kilos = random.whole(3, most) / 2
      const ripe = batches.filter(one => one.cheeseId === cheese.id && one.readyOn <= day(to) && one.status !== 'DISCARDED') // oxfmt-ignore
      return {
        cheeseId: cheese.id,
        batchId: status === 'OPEN' ? null : (ripe.at(-1)?.id ?? null),
        kilos,
        pricePerKg: cheese.pricePerKg,
        lineTotal: eur(kilos * cheese.pricePerKg.amount),
      }
    })
    const goods = lines.reduce((sum, one) => sum + one.lineTotal.amount, 0)
    const charge = goods < 25_000 ? 950 : 0
    const due = to + customer.paymentTermDays + random.whole(-6, 12)
    return {
      id: 3001 + index,
      orderNumber: `ORD-${24_310 + index}`,
      customerId: customer.id,
      orderedOn: day(from),
      deliveryDate: day(to),
      status,
      lines,
      deliveryCharge: eur(charge),
      total: eur(goods + charge),
      paidOn: status === 'DELIVERED' && due < 0 && !random.chance(0.04) ? day(due) : null,
      remarks: random.chance(0.2) ? random.pick(ORDER_REMARKS) : null,
    }
  })
}
