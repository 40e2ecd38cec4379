import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Maker {
  id: number
  name: string
  country: string
  contactEmail: string
  website: string | null
  deliveryDays: number
}
export interface Toy {
  id: number
  articleNumber: string
  name: string
  makerId: number
  department: string
  price: number
  unitsInStock: number
  minimumAge: number
  discontinued: boolean
  launchedOn: string
}
export interface Shopper {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  address: { street: string; postalCode: string; city: string }
  loyaltyTier: string
  newsletter: boolean
  registeredOn: string
}
export interface ToyOrder {
  id: number
  orderNumber: string
  shopperId: number
  placedOn: string
  channel: string
  status: string
  lines: { toyId: number; toyName: string; quantity: number; unitPrice: number }[]
  shippingCosts: number
  total: number
  trackingCode: string | null
}
export interface Rating {
  id: number
  toyId: number
  shopperId: number
  stars: number
  comment: string | null
  postedOn: string
}

export const DEPARTMENTS = ['CONSTRUCTION', 'PUZZLES', 'DOLLS', 'OUTDOOR', 'BOARD_GAMES', 'CRAFTS', 'BABY'] as const
export const LOYALTY_TIERS = ['BASIC', 'SILVER', 'GOLD'] as const
export const ORDER_CHANNELS = ['WEB', 'PHONE', 'STORE'] as const
export const TOY_ORDER_STATUSES = ['PAID', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const

const MAKERS: [name: string, country: string, site: boolean][] = [
  ['Holzwerk Lindau', 'Germany', true],
  ['Brickwell', 'Denmark', true],
  ['Petit Nuage', 'France', false],
  ['Tumbledown Toys', 'United Kingdom', true],
  ['Sakura Craft', 'Japan', true],
  ['Oso Feliz', 'Spain', false],
  ['Norrland Lek', 'Sweden', true],
  ['Quizzard Games', 'Netherlands', true],
  ['Happy Pebble', 'United Kingdom', false],
  ['Legno Allegro', 'Italy', true],
]
const TOYS: [department: string, maker: number, names: string[]][] = [
  ['CONSTRUCTION', 1, ['Space Station Set', 'Fire Brigade Set', 'Harbour Crane', 'Racing Car Kit']],
  ['CONSTRUCTION', 0, ['Wooden Blocks XL', 'Marble Run Classic', 'Castle Building Box', 'Farm Yard Set']],
  ['CONSTRUCTION', 9, ['Magnetic Tiles', 'Gear Wheel Box', 'Bridge Builder']],
  ['PUZZLES', 0, ['Alphabet Puzzle', 'Forest Animals Puzzle', 'Tractor Puzzle']],
  ['PUZZLES', 3, ['London by Night 1000', 'Dinosaur Puzzle 200', 'World Map Puzzle', 'Kittens Puzzle 500']],
  ['PUZZLES', 7, ['Cube of Riddles', 'Labyrinth Ball']],
  ['DOLLS', 2, ['Doll Amelie', 'Doll Louis', 'Doll Pram', 'Wardrobe for Dolls']],
  ['DOLLS', 5, ['Rag Doll Pepita', 'Hand Puppet Wolf', 'Hand Puppet King']],
  ['OUTDOOR', 6, ['Sledge Norrland', 'Rope Swing', 'Sandpit Tools', 'Balance Bike']],
  ['OUTDOOR', 3, ['Kite Red Dragon', 'Water Rocket', 'Skipping Rope', 'Bug Catcher']],
  ['BOARD_GAMES', 7, ['Treasure of the Dunes', 'Night Train', 'Castle Quest', 'Dino Dash', 'The Last Lighthouse']],
  ['BOARD_GAMES', 3, ['Wobbly Penguins', 'Five Little Foxes', 'Market Day']],
  ['CRAFTS', 4, ['Origami Starter Set', 'Paper Lantern Kit', 'Watercolour Box', 'Bead Loom']],
  ['CRAFTS', 8, ['Potato Stamp Set', 'Knitting Fork', 'Candle Workshop']],
  ['BABY', 5, ['Rattle Bear', 'Soft Book Farm', 'Stacking Rings']],
  ['BABY', 9, ['Wooden Teether', 'Pull-along Duck', 'Music Box Moon']],
]
const STREETS = ['Mill Lane', 'High Street', 'Orchard Road', 'Station Road', 'Park Avenue', 'Queen Street']
const CITIES = ['Bristol', 'Leeds', 'Norwich', 'Exeter', 'Cardiff', 'Glasgow', 'York']
const COMMENTS = ['Our twins love it', 'Broke after a week', 'Great gift', 'Smaller than expected', 'Very well made', 'Instructions are confusing'] // oxfmt-ignore

export type ToyshopData = ReturnType<typeof createToyshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const cents = (amount: number) => Math.round(100 * amount) / 100

/** 10 makers, 55 toys, 85 shoppers, 260 orders and 190 ratings. */
export function createToyshopData(clock: Date) {
  const random = createRandom(92_101)
  const days = createDays(clock)
  const makers = MAKERS.map(([name, country, site], index): Maker => ({
    id: 1 + index,
    name,
    country,
    contactEmail: `trade@${slug(name)}.example`,
    website: site ? `https://www.${slug(name)}.example` : null,
    deliveryDays: random.whole(2, 21),
  }))
  const named = TOYS.flatMap(([department, maker, names]) => names.map(name => ({ department, maker, name })))
  const toys = named.map(({ department, maker, name }, index): Toy => ({
    id: 501 + index,
    articleNumber: `PK-${1010 + 10 * index}`,
    name,
    makerId: makers[maker]!.id,
    department,
    price: random.whole(4, department === 'CONSTRUCTION' ? 95 : 48) + random.pick([0.5, 0.9, 0.95, 0.99]),
    unitsInStock: random.chance(0.08) ? 0 : random.whole(1, 140),
    minimumAge: department === 'BABY' ? 0 : random.pick([3, 3, 4, 5, 6, 8, 10]),
    discontinued: index % 7 === 5,
    launchedOn: days.day(-60 - random.whole(0, 2600)),
  }))
  const shoppers = createPeopleOf(92_107, 85, 'kindmail.example').map(
    ({ firstName, lastName, email }, index): Shopper => ({
      id: 7001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.2) ? null : `+44 7${random.whole(400, 989)} ${random.whole(200_000, 899_999)}`,
      address: {
        street: `${random.whole(1, 120)} ${random.pick(STREETS)}`,
        postalCode: `${random.pick(['BS', 'LS', 'NR', 'EX', 'CF', 'YO'])}${random.whole(1, 19)} ${random.whole(1, 9)}AB`,
        city: random.pick(CITIES),
      },
      loyaltyTier: random.pick(['BASIC', 'BASIC', 'BASIC', 'SILVER', 'SILVER', 'GOLD']),
      newsletter: random.chance(0.55),
      registeredOn: days.day(-20 - random.whole(0, 1800)),
    }),
  )
  const orders = createOrders(random, days, toys, shoppers)
  return { makers, toys, shoppers, orders, ratings: createRatings(random, days, orders) }
}

/** Over the last 240 days; only those of the last two weeks are still under way. */
const createOrders = (random: Random, { day }: Days, toys: Toy[], shoppers: Shopper[]): ToyOrder[] =>
  Array.from({ length: 260 }, (_, index) => {
    const offset = -240 + Math.floor((index * 241) / 260)
    const channel = random.pick(['WEB', 'WEB', 'WEB', 'PHONE', 'STORE'])
    const bought = [...new Set(Array.from({ length: random.whole(1, 4) }, () => random.pick(toys.slice(0, 52))))]
    const lines = bought.map(({ id, name, price }) => ({ toyId: id, toyName: name, quantity: random.pick([1, 1, 1, 2, 3]), unitPrice: price })) // oxfmt-ignore
    const worth = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
    const shippingCosts = channel === 'STORE' || worth > 60 ? 0 : 4.9
    const status = offset > -14 ? random.pick(['PAID', 'PACKED', 'PACKED', 'SHIPPED', 'CANCELLED']) : random.pick(['DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED']) // oxfmt-ignore
    return {
      id: 30_001 + index,
      orderNumber: `W-${24_010 + index}`,
      shopperId: random.pick(shoppers).id,
      placedOn: day(Math.min(0, offset)),
      channel,
      status,
      lines,
      shippingCosts,
      total: cents(worth + shippingCosts),
      trackingCode: ['SHIPPED', 'DELIVERED'].includes(status) && channel !== 'STORE' ? `TR${random.whole(100_000, 999_999)}` : null, // oxfmt-ignore
    }
  })

/** By those who were sent the toy; some toys have none. */
const createRatings = (random: Random, { day }: Days, orders: ToyOrder[]): Rating[] => {
  const delivered = orders.filter(one => one.status === 'DELIVERED')
  const bought = delivered.flatMap(one => one.lines.map(({ toyId }) => ({ toyId, shopperId: one.shopperId })))
  const rated = bought.filter(({ toyId }) => toyId % 13 !== 4)
  return Array.from({ length: 190 }, (_, index) => {
    const { toyId, shopperId } = random.pick(rated)
    const stars = random.pick([1, 2, 3, 4, 4, 5, 5, 5])
    return {
      id: 60_001 + index,
      toyId,
      shopperId,
      stars,
      comment: random.chance(0.4) ? null : random.pick(COMMENTS),
      postedOn: day(-Math.floor(((190 - index) * 230) / 190)),
    }
  })
}
