import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createBrewers, createPublicans } from '../persons.ts'

export interface Recipe {
  id: number
  name: string
  style: string
  targetABV: number
  ibu: number
  colourEBC: number
  seasonal: boolean
  retired: boolean
  ingredients: { ingredientID: number; gramsPerHl: number }[]
}
export interface Tank {
  id: number
  name: string
  kind: string
  capacityL: number
  status: number
  lastCleanedAt: string | null
  setTemperatureC: number | null
}
export interface Brewer {
  id: number
  fullName: string
  email: string
  role: string
  startedOn: string
}
export interface Batch {
  id: number
  batchNo: string
  recipeID: number
  brewerID: number
  tankID: number | null
  status: string
  brewedOn: string
  volumeL: number
  originalGravity: number | null
  finalGravity: number | null
  abv: number | null
  packagedOn: string | null
  dumpReason: string | null
}
export interface Ingredient {
  id: number
  name: string
  category: string
  supplier: string
  stockKg: number
  reorderLevelKg: number
  pricePerKg: number
  bestBefore: string | null
  organic: boolean
}
export interface BreweryCustomer {
  id: number
  name: string
  kind: string
  town: string
  contactName: string
  email: string
  creditLimit: number
  paymentTermsDays: number
  onHold: boolean
  customerSince: string
}
export interface BreweryOrder {
  id: number
  orderNo: string
  customerID: number
  status: string
  orderedOn: string
  deliverOn: string
  deliveredAt: string | null
  lines: { recipeID: number; pack: string; quantity: number; unitPrice: number }[]
  totalNet: number
  discountPct: number
  paid: boolean
  driverNote: string | null
}
export interface Keg {
  id: number
  serial: string
  sizeL: number
  status: string
  batchID: number | null
  customerID: number | null
  lastScannedAt: string
  boughtOn: string
}
export interface QualityCheck {
  id: number
  batchID: number
  brewerID: number
  takenAt: string
  ph: number
  gravity: number
  temperatureC: number
  passed: boolean
  remark: string | null
}

export const STYLES = ['IPA', 'PaleAle', 'Stout', 'Lager', 'Saison', 'WheatBeer', 'Sour'] as const
export const TANK_KINDS = ['fermenter', 'brite', 'serving'] as const
/** An enumeration of Go (`iota`): the numbers are what is sent. */
export const TANK_STATES = ['Empty', 'InUse', 'NeedsCleaning', 'OutOfService'] as const
export const BREWER_ROLES = ['headBrewer', 'brewer', 'cellarHand'] as const
export const BATCH_STATES = ['planned', 'fermenting', 'conditioning', 'packaged', 'dumped'] as const
export const CATEGORIES = ['malt', 'hop', 'yeast', 'adjunct'] as const
export const CUSTOMER_KINDS = ['pub', 'restaurant', 'bottleShop', 'wholesaler'] as const
export const ORDER_STATES = ['draft', 'confirmed', 'picked', 'delivered', 'cancelled'] as const
export const PACKS = ['keg30', 'keg50', 'case24', 'cask'] as const
export const KEG_STATES = ['empty', 'filled', 'atCustomer', 'lost', 'inRepair'] as const

const RECIPES: [name: string, style: string, abv: number, ibu: number, ebc: number, seasonal: boolean][] = [
  ['Harbour Fog', 'IPA', 5.8, 48, 9, false],
  ['Second Anchor', 'IPA', 7.2, 66, 14, false],
  ['Gull Wing', 'PaleAle', 4.4, 32, 10, false],
  ['Low Tide', 'PaleAle', 3.2, 24, 8, false],
  ['Black Buoy', 'Stout', 5.1, 38, 78, false],
  ['Drowned Bell', 'Stout', 9.4, 55, 110, true],
  ['Clear Sound', 'Lager', 4.8, 22, 6, false],
  ['Night Ferry', 'Lager', 5.2, 26, 42, false],
  ['Salt Meadow', 'Saison', 6.1, 27, 11, true],
  ['Breakwater', 'WheatBeer', 5.0, 14, 9, false],
  ['Pink Sail', 'Sour', 4.0, 8, 18, true],
  ['Kelp Garden', 'Sour', 4.6, 10, 7, true],
  ['Old Mooring', 'PaleAle', 4.9, 35, 22, false],
]
const TANKS: [name: string, kind: string, capacity: number][] = [
  ...[1000, 1000, 2000, 2000, 2000, 3000, 3000, 4000].map((size, index): [string, string, number] => [`FV${index + 1}`, 'fermenter', size]), // oxfmt-ignore
  ...[1500, 2000, 3000].map((size, index): [string, string, number] => [`BT${index + 1}`, 'brite', size]),
  ...[500, 500, 800].map((size, index): [string, string, number] => [`SV${index + 1}`, 'serving', size]),
]
const INGREDIENTS: [name: string, category: string, supplier: string, price: number][] = [
  ['Pale Ale Malt', 'malt', 'Northfield Maltings', 0.92],
  ['Pilsner Malt', 'malt', 'Northfield Maltings', 0.95],
  ['Munich Malt', 'malt', 'Northfield Maltings', 1.1],
  ['Crystal 150', 'malt', 'Brennan & Daughters', 1.34],
  ['Roasted Barley', 'malt', 'Brennan & Daughters', 1.22],
  ['Chocolate Malt', 'malt', 'Brennan & Daughters', 1.46],
  ['Wheat Malt', 'malt', 'Northfield Maltings', 1.05],
  ['Flaked Oats', 'adjunct', 'Brennan & Daughters', 1.18],
  ['Citra', 'hop', 'Hopyard Direct', 34.5],
  ['Mosaic', 'hop', 'Hopyard Direct', 31.2],
  ['Saaz', 'hop', 'Bohemia Hops', 22.8],
  ['Fuggle', 'hop', 'Kentish Hop Co', 17.9],
  ['East Kent Golding', 'hop', 'Kentish Hop Co', 19.4],
  ['Magnum', 'hop', 'Bohemia Hops', 16.3],
  ['Nelson Sauvin', 'hop', 'Hopyard Direct', 39],
  ['House Ale Yeast', 'yeast', 'Yeastworks', 62],
  ['Lager Yeast W34', 'yeast', 'Yeastworks', 71.5],
  ['Saison Yeast', 'yeast', 'Yeastworks', 84],
  ['Coriander Seed', 'adjunct', 'Spice Quay', 8.4],
  ['Sea Salt', 'adjunct', 'Spice Quay', 2.1],
  ['Raspberry Puree', 'adjunct', 'Orchard Lane', 6.75],
  ['Lactose', 'adjunct', 'Spice Quay', 3.6],
]
const PLACES =
  `The Crooked Oar,The Blue Lantern,Mariner's Rest,The Tin Whistle,Ropewalk Tavern,The Lame Heron,Fiddler's Elbow,
The Salty Dog,Harbourmaster's Arms,The Quiet Woman,Cellar Door,The Copper Kettle,The Grey Seal,Anchor & Hope,The Stargazer,
The Old Customs House,Bistro Marée,Fig & Thistle,The Smokehouse,Lemon Tree Kitchen,Oyster Shed,Casa Lupo,Root & Branch,Pier Nine,
The Long Table,Hop Shop,Bottle & Bean,The Beer Cabinet,Corner Cork,Uncapped,Good Measure,Brown Paper Bag,Northern Drinks,
Castle Wholesale,Meridian Beverages,Coastline Trade,The Drunken Cod,Half Moon Inn,The Weathervane,The Third Bridge,Swan & Barrel,
The Lucky Penny,The Fox and Fiddle,Table Eleven,Quay Pantry,Green Glass,Tap Yard,The Blind Parrot`
    .split(',')
    .map(name => name.trim())
const TOWNS = ['Whitby', 'Scarborough', 'Filey', 'Malton', 'York', 'Hull', 'Beverley']
const PRICES: Record<string, number> = { keg30: 96, keg50: 148, case24: 41.5, cask: 84 }

export type BreweryData = ReturnType<typeof createBreweryData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const round = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits
/** Go writes whole seconds. */
const plain = (moment: string) => moment.replace(/\.\d+Z$/, 'Z')

/** 13 recipes, 14 tanks, 9 brewers, 96 batches, 22 ingredients, 48 customers, 220 orders, 190 kegs and 250 quality checks. */
export function createBreweryData(clock: Date) {
  const random = createRandom(20_26_95)
  const days = createDays(clock)
  const ingredients = createIngredients(random, days)
  const recipes = createRecipes(random, ingredients)
  const brewers = createTeam(random, days)
  const tanks = createTanks(random, days)
  const batches = createBatches(random, days, { recipes, brewers, tanks })
  const customers = createCustomers(random, days)
  const orders = createOrders(random, days, customers, recipes)
  const kegs = createKegs(random, days, batches, customers)
  const qualityChecks = createChecks(random, days, batches, brewers)
  return { recipes, tanks, brewers, batches, ingredients, customers, orders, kegs, qualityChecks }
}

const createIngredients = (random: Random, { day }: Days): Ingredient[] =>
  INGREDIENTS.map(([name, category, supplier, pricePerKg], index) => {
    const level = category === 'malt' ? random.whole(2, 8) * 100 : random.whole(1, 12) * (category === 'hop' ? 5 : 2)
    return {
      id: index + 1,
      name,
      category,
      supplier,
      stockKg: round(level * (random.whole(20, 420) / 100), 1),
      reorderLevelKg: level,
      pricePerKg,
      bestBefore: name === 'Sea Salt' ? null : day(random.whole(-12, 320)),
      organic: random.chance(0.3),
    }
  })

function createRecipes(random: Random, ingredients: Ingredient[]): Recipe[] {
  const of = (category: string) => ingredients.filter(one => one.category === category)
  return RECIPES.map(([name, style, targetABV, ibu, colourEBC, seasonal], index) => {
    const used = [random.pick(of('malt')), random.pick(of('hop')), random.pick(of('yeast'))]
    const amounts: Record<string, number> = { malt: random.whole(140, 260) * 100, hop: random.whole(10, 90) * 10, yeast: random.whole(5, 12) * 10 } // oxfmt-ignore
    return {
      id: 21 + index,
      name,
      style,
      targetABV,
      ibu,
      colourEBC,
      seasonal,
      retired: name === 'Old Mooring',
      ingredients: used.map(({ id, category }) => ({ ingredientID: id, gramsPerHl: amounts[category]! })),
    }
  })
}

const createTeam = (random: Random, { day }: Days): Brewer[] =>
  createBrewers().map(({ firstName, lastName, email }, index) => ({
    id: 1 + index,
    fullName: `${firstName} ${lastName}`,
    email,
    role: index === 0 ? 'headBrewer' : index < 6 ? 'brewer' : 'cellarHand',
    startedOn: day(-random.whole(40, 2900)),
  }))

const createTanks = (random: Random, { moment }: Days): Tank[] =>
  TANKS.map(([name, kind, capacityL], index) => ({
    id: 301 + index,
    name,
    kind,
    capacityL,
    status: index === 4 ? 3 : random.pick([0, 1, 1, 1, 2]),
    lastCleanedAt: index === 13 ? null : plain(moment(-random.whole(1, 45), random.whole(30, 80) / 96)),
    setTemperatureC: index % 7 === 5 ? null : random.whole(2, kind === 'fermenter' ? 22 : 6),
  }))

interface House {
  recipes: Recipe[]
  brewers: Brewer[]
  tanks: Tank[]
}
function createBatches(random: Random, { day }: Days, { recipes, brewers, tanks }: House): Batch[] {
  const cellars = tanks.filter(one => one.status === 1)
  return Array.from({ length: 96 }, (_, index) => {
    const offset = Math.floor((index - 88) * 4.2)
    const recipe = random.pick(recipes.filter(one => !one.retired || offset < -200))
    const isOld = offset < -45
    const status =
      offset >= 0
        ? 'planned'
        : isOld
          ? random.chance(0.07)
            ? 'dumped'
            : 'packaged'
          : offset > -15
            ? 'fermenting'
            : 'conditioning'
    const brewedOn = day(offset)
    const original = round(1 + (recipe.targetABV + random.whole(-3, 4) / 10) / 110, 3)
    const final = round(original - recipe.targetABV / 131.25, 3)
    const isDone = status === 'packaged' || status === 'conditioning'
    return {
      id: 401 + index,
      batchNo: `B${brewedOn.slice(2, 4)}-${String(index + 1).padStart(3, '0')}`,
      recipeID: recipe.id,
      brewerID: random.pick(brewers.slice(0, 6)).id,
      tankID: status === 'fermenting' || status === 'conditioning' ? random.pick(cellars).id : null,
      status,
      brewedOn,
      volumeL: random.pick([900, 1000, 1800, 1900, 2000, 2800, 3000, 3900]),
      originalGravity: status === 'planned' ? null : original,
      finalGravity: isDone ? final : null,
      abv: isDone ? round((original - final) * 131.25, 1) : null,
      packagedOn: status === 'packaged' ? shiftDay(brewedOn, random.whole(21, 40)) : null,
      dumpReason: status === 'dumped' ? random.pick(['infection', 'stuck fermentation', 'diacetyl']) : null,
    }
  })
}

const createCustomers = (random: Random, { day }: Days): BreweryCustomer[] =>
  createPublicans().map(({ firstName, lastName, email }, index) => ({
    id: 701 + index,
    name: PLACES[index]!,
    kind: index < 16 || (index >= 36 && index < 43) || index > 45 ? 'pub' : index < 25 || index === 43 ? 'restaurant' : index < 32 || index > 43 ? 'bottleShop' : 'wholesaler', // oxfmt-ignore
    town: random.pick(TOWNS),
    contactName: `${firstName} ${lastName}`,
    email,
    creditLimit: random.pick([500, 1000, 1500, 2500, 5000]),
    paymentTermsDays: random.pick([7, 14, 14, 30, 30, 60]),
    onHold: index % 11 === 6,
    customerSince: day(-random.whole(30, 2400)),
  }))

function createOrders(random: Random, { day, moment }: Days, customers: BreweryCustomer[], recipes: Recipe[]) {
  const brewed = recipes.filter(one => !one.retired)
  return Array.from({ length: 220 }, (_, index): BreweryOrder => {
    const ordered = -Math.floor((219 - index) * 1.1)
    const due = ordered + random.whole(2, 12)
    const status =
      due < 0
        ? random.pick(['delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered', 'cancelled']) // oxfmt-ignore
        : random.pick(['draft', 'confirmed', 'confirmed', 'picked'])
    const lines = Array.from({ length: random.whole(1, 3) }, () => {
      const pack = random.pick(PACKS)
      return { recipeID: random.pick(brewed).id, pack, quantity: random.whole(1, 8), unitPrice: PRICES[pack]! }
    })
    const discountPct = random.pick([0, 0, 0, 5, 10, 12.5])
    const gross = lines.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0)
    return {
      id: 1301 + index,
      orderNo: `SO-${5120 + index * 3}`,
      customerID: random.pick(customers.slice(0, 44)).id,
      status,
      orderedOn: day(ordered),
      deliverOn: day(due),
      deliveredAt: status === 'delivered' ? plain(moment(Math.min(-1, due + random.pick([0, 0, 0, 1, 2])), random.whole(30, 64) / 96)) : null, // oxfmt-ignore
      lines,
      totalNet: round(gross * (1 - discountPct / 100)),
      discountPct,
      paid: status === 'delivered' && random.chance(due < -40 ? 0.9 : 0.4),
      driverNote: random.chance(0.2)
        ? random.pick(['Use the back gate', 'Ring before delivery', 'Cellar hatch'])
        : null,
    }
  })
}

function createKegs(random: Random, { day, moment }: Days, batches: Batch[], customers: BreweryCustomer[]): Keg[] {
  const packed = batches.filter(one => one.status === 'packaged').slice(-30)
  return Array.from({ length: 190 }, (_, index) => {
    const status = random.pick(['empty', 'empty', 'filled', 'filled', 'atCustomer', 'atCustomer', 'atCustomer', 'lost', 'inRepair']) // oxfmt-ignore
    const isOut = status === 'atCustomer' || status === 'lost'
    return {
      id: 2001 + index,
      serial: `K${random.whole(10, 99)}${String(1040 + index * 7)}`,
      sizeL: random.pick([30, 30, 50]),
      status,
      batchID: status === 'filled' || status === 'atCustomer' ? random.pick(packed).id : null,
      customerID: isOut ? random.pick(customers).id : null,
      lastScannedAt: plain(moment(-random.whole(status === 'lost' ? 90 : 1, status === 'lost' ? 400 : 70), 0.5)),
      boughtOn: day(-random.whole(100, 3000)),
    }
  })
}

function createChecks(random: Random, { moment }: Days, batches: Batch[], brewers: Brewer[]): QualityCheck[] {
  const brewed = batches.filter(one => one.status !== 'planned')
  return Array.from({ length: 250 }, (_, index) => {
    const batch = brewed[Math.floor((index * brewed.length) / 250)]!
    const passed = random.chance(batch.status === 'dumped' ? 0.4 : 0.92)
    const age = Math.round((Date.parse(moment(0, 0)) - Date.parse(`${batch.brewedOn}T00:00:00Z`)) / 86_400_000)
    return {
      id: 6001 + index,
      batchID: batch.id,
      brewerID: random.pick(brewers).id,
      takenAt: plain(moment(-Math.max(0, age - random.whole(0, 20)), random.whole(30, 60) / 96)),
      ph: random.whole(passed ? 400 : 440, passed ? 455 : 510) / 100,
      gravity: round((batch.finalGravity ?? batch.originalGravity ?? 1.01) + random.whole(0, 8) / 1000, 3),
      temperatureC: random.whole(30, 220) / 10,
      passed,
      remark: passed ? null : random.pick(['sour nose', 'hazy', 'buttery', 'low carbonation']),
    }
  })
}
