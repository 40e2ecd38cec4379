import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'

export interface Producer {
  id: number
  name: string
  country: string
  region: string
  contactName: string
  contactEmail: string
  hectares: number
  isOrganic: boolean
  partnerSince: string
}
export interface Wine {
  id: number
  code: string
  name: string
  producerId: number
  color: string
  grape: string
  vintage: number
  alcoholPercent: number
  bottlePrice: number
  criticScore: number
  isDiscontinued: boolean
}
export interface StockLot {
  id: number
  wineId: number
  binLocation: string
  zone: string
  bottles: number
  costPerBottle: number
  arrivedOn: string
}
export interface Account {
  id: number
  name: string
  type: string
  city: string
  email: string
  phone: string
  creditLimit: number
  balance: number
  salesRep: string
  isActive: boolean
  customerSince: string
}
export interface Order {
  id: number
  number: string
  accountId: number
  channel: string
  status: string
  bottles: number
  totalAmount: number
  isPaid: boolean
  orderedOn: string
  deliverOn: string
}

export const COLORS = ['Red', 'White', 'Rose', 'Sparkling', 'Fortified'] as const
export const ZONES = ['Cool', 'Ambient', 'Bonded'] as const
export const ACCOUNT_TYPES = ['Restaurant', 'Retailer', 'Hotel', 'PrivateClient'] as const
export const ORDER_STATES = ['Draft', 'Confirmed', 'Shipped', 'Delivered', 'Cancelled'] as const
export const CHANNELS = ['Phone', 'Online', 'Visit'] as const

const ESTATES: [name: string, country: string, region: string][] = [
  ['Château Belrive', 'France', 'Bordeaux'],
  ['Domaine Courtois', 'France', 'Burgundy'],
  ['Maison Lavergne', 'France', 'Champagne'],
  ['Clos Saint Amand', 'France', 'Loire'],
  ['Tenuta Fiorana', 'Italy', 'Tuscany'],
  ['Cantina Montalba', 'Italy', 'Piedmont'],
  ['Azienda Valtesse', 'Italy', 'Veneto'],
  ['Bodegas Arrieta', 'Spain', 'Rioja'],
  ['Celler Puigvert', 'Spain', 'Priorat'],
  ['Quinta da Ribeira', 'Portugal', 'Douro'],
  ['Weingut Hasselbach', 'Germany', 'Mosel'],
  ['Weingut Steinfeld', 'Germany', 'Rheingau'],
  ['Kingfisher Ridge', 'Australia', 'Barossa'],
  ['Stony Creek Estate', 'United States', 'Napa Valley'],
]
const GRAPES: Record<string, string[]> = {
  Red: ['Merlot', 'Cabernet Sauvignon', 'Pinot Noir', 'Sangiovese', 'Tempranillo', 'Nebbiolo'],
  White: ['Chardonnay', 'Riesling', 'Sauvignon Blanc'],
  Rose: ['Grenache', 'Pinot Noir'],
  Sparkling: ['Chardonnay', 'Glera'],
  Fortified: ['Touriga Nacional'],
}
const CUVEES = 'Reserve,Old Vines,Estate,Hillside,Grand Terrace,Stone Cellar,Founders,Single Vineyard,North Slope,River Block'.split(',') // oxfmt-ignore
const CONTACTS = 'Amelie Roche,Bastien Leclerc,Chiara Donati,Diego Salas,Elke Brandt,Fulvio Neri,Greta Sommer,Hugo Marchal,Inez Prado,Jock McAllen,Karin Voss,Luc Ferrand,Marta Quiroga,Nils Ebert'.split(',') // oxfmt-ignore
const ACCOUNTS =
  'The Copper Ladle,Harbour Grill,Bistro Amande,Vine & Fork,Casa Bruna,The Gilded Plover,Saltmarsh Kitchen,Olive Terrace,Number Nine Dining,Lantern House|Corkscrew Corner,Bottle Bank Stores,Grape Expectations,The Decanter Shop,Cellar Door Direct,High Street Wines|Grand Meridian Hotel,Seaview Palace,The Abbotsford,Hotel Lindenhof,Parkside Inn|Lord Pemberly,Countess Orlova,Jasper Thorncroft,Beatrice Holloway' // oxfmt-ignore
    .split('|')
    .flatMap((names, index) => names.split(',').map((name): [string, string] => [name, ACCOUNT_TYPES[index]!]))
const CITIES = ['London', 'London', 'Edinburgh', 'Brighton', 'York', 'Dublin']
const REPS = ['Fiona Castell', 'Gareth Ruane', 'Hollis Weber']

export type WineData = ReturnType<typeof createWineData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 14 producers with 96 wines in 150 lots, 25 accounts with 210 orders. */
export function createWineData(clock: Date) {
  const random = createRandom(20_26_173)
  const days = createDays(clock)
  const producers = createProducers(random, days)
  const wines = createWines(random, producers)
  const stockLots = createLots(random, days, wines)
  const accounts = createAccounts(random, days)
  const orders = createOrders(random, days, accounts)
  return { producers, wines, stockLots, accounts, orders }
}

const createProducers = (random: Random, { day }: Days): Producer[] =>
  ESTATES.map(([name, country, region], index) => ({
    id: 101 + index,
    name,
    country,
    region,
    contactName: CONTACTS[index]!,
    contactEmail: `${CONTACTS[index]!.toLowerCase().replace(' ', '.')}@estate.example`,
    hectares: random.whole(9, 140),
    isOrganic: random.chance(0.4),
    partnerSince: day(-random.whole(300, 6000)),
  }))

const createWines = (random: Random, producers: Producer[]): Wine[] =>
  Array.from({ length: 96 }, (_, index) => {
    const producer = producers[index % producers.length]!
    const color = random.pick(['Red', 'Red', 'Red', 'White', 'White', 'Rose', 'Sparkling', 'Fortified'])
    const grape = random.pick(GRAPES[color]!)
    return {
      id: 2001 + index,
      code: `W-${2041 + index}`,
      name: `${producer.name.split(' ').at(-1)!} ${CUVEES[Math.floor(index / producers.length)]!} ${grape}`,
      producerId: producer.id,
      color,
      grape,
      vintage: 2025 - random.whole(1, 16),
      alcoholPercent: random.whole(110, 150) / 10 + (color === 'Fortified' ? 5 : 0),
      bottlePrice: random.whole(18, 420) / 2,
      criticScore: random.whole(820, 990) / 10,
      isDiscontinued: random.chance(0.1),
    }
  })

const createLots = (random: Random, { day }: Days, wines: Wine[]): StockLot[] =>
  Array.from({ length: 150 }, (_, index) => {
    const wine = index < 90 ? wines[index]! : random.pick(wines.slice(0, 90))
    return {
      id: 8001 + index,
      wineId: wine.id,
      binLocation: `${random.pick(['A', 'B', 'C', 'D'])}${random.whole(10, 99)}-${1 + (index % 6)}`,
      zone: random.pick(ZONES),
      bottles: 6 * random.whole(1, 90),
      costPerBottle: Math.round(wine.bottlePrice * 55) / 100,
      arrivedOn: day(-random.whole(5, 900)),
    }
  })

const createAccounts = (random: Random, { day }: Days): Account[] =>
  ACCOUNTS.map(([name, type], index) => ({
    id: 301 + index,
    name,
    type,
    city: random.pick(CITIES),
    email: `cellar@${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
    phone: `+44 20 7946 0${random.whole(100, 999)}`,
    creditLimit: 500 * random.whole(4, 60),
    balance: random.chance(0.3) ? 0 : random.whole(40, 9000),
    salesRep: random.pick(REPS),
    isActive: !random.chance(0.16),
    customerSince: day(-random.whole(100, 4000)),
  }))

const createOrders = (random: Random, { day }: Days, accounts: Account[]): Order[] =>
  Array.from({ length: 210 }, (_, index) => {
    const ordered = -400 + Math.floor(index * 1.91)
    const deliver = ordered + random.whole(2, 20)
    const status = random.chance(0.08) ? 'Cancelled' : deliver < 0 ? 'Delivered' : random.pick(['Draft', 'Confirmed', 'Confirmed', 'Shipped']) // oxfmt-ignore
    const bottles = 6 * random.whole(1, 40)
    return {
      id: 50_001 + index,
      number: `SO-${5001 + index}`,
      accountId: random.pick(accounts.slice(0, 23)).id,
      channel: random.pick(CHANNELS),
      status,
      bottles,
      totalAmount: (bottles * random.whole(16, 90)) / 2,
      isPaid: status === 'Delivered' ? random.chance(0.8) : false,
      orderedOn: day(ordered),
      deliverOn: day(deliver),
    }
  })
