import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Restaurant {
  id: number
  name: string
  cuisine: string
  city: string
  streetAddress: string
  phone: string
  managerName: string
  seats: number
  hasOutdoorSeating: boolean
  openedOn: string
}
export interface MenuItem {
  id: number
  restaurantId: number
  name: string
  course: string
  price: number
  isVegetarian: boolean
  containsNuts: boolean
  calories: number | null
  isAvailable: boolean
}
export interface Guest {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  loyaltyTier: string
  loyaltyPoints: number
  dietaryPreference: string | null
  receivesOffers: boolean
  firstVisitOn: string
}
export interface Reservation {
  id: number
  reference: string
  restaurantId: number
  guestId: number
  reservedFor: string
  partySize: number
  status: string
  occasion: string | null
  specialRequest: string | null
  createdAt: string
}
export interface Line {
  menuItemId: number
  name: string
  quantity: number
  unitPrice: number
}
export interface Order {
  id: number
  orderNumber: string
  restaurantId: number
  guestId: number | null
  channel: string
  status: string
  serverName: string | null
  paymentMethod: string | null
  orderedAt: string
  lines: Line[]
  totalAmount: number
  tipAmount: number
}

export const CUISINES = ['indian', 'italian', 'british', 'japanese', 'spanish', 'french', 'seafood', 'greek'] as const
export const COURSES = ['starter', 'main', 'side', 'dessert', 'drink'] as const
export const TIERS = ['standard', 'silver', 'gold', 'platinum'] as const
export const DIETS = ['vegetarian', 'vegan', 'gluten_free', 'halal'] as const
export const RESERVATION_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const
export const OCCASIONS = ['birthday', 'anniversary', 'business'] as const
export const CHANNELS = ['dine_in', 'takeaway', 'delivery'] as const
export const ORDER_STATUSES = ['open', 'preparing', 'paid', 'refunded', 'cancelled'] as const
export const PAYMENT_METHODS = ['card', 'cash', 'gift_voucher'] as const

const PLACES: [name: string, cuisine: string, city: string, street: string][] = [
  ['Saffron House', 'indian', 'Manchester', '14 Deansgate'],
  ['Trattoria Lucia', 'italian', 'Leeds', '3 Park Row'],
  ['The Copper Pot', 'british', 'York', '27 Stonegate'],
  ['Sakura Garden', 'japanese', 'Manchester', '80 Portland Street'],
  ['Casa Brava', 'spanish', 'Liverpool', '9 Bold Street'],
  ['Le Petit Jardin', 'french', 'Leeds', '41 Call Lane'],
  ['Harbour Grill', 'seafood', 'Liverpool', '2 Albert Dock'],
  ['Olive and Vine', 'greek', 'Sheffield', '66 Division Street'],
  ['Nonna Rosa', 'italian', 'York', '5 Goodramgate'],
]
/** What each of them serves: two starters, three mains, a side, a dessert and a drink; `v` is vegetarian. */
const MENUS = [
  'Onion Bhaji v,Seekh Kebab,Lamb Rogan Josh,Paneer Tikka Masala v,Chicken Biryani,Garlic Naan v,Gulab Jamun v,Mango Lassi v',
  'Bruschetta v,Beef Carpaccio,Spaghetti Carbonara,Mushroom Risotto v,Veal Saltimbocca,Rosemary Focaccia v,Tiramisu v,Limoncello Spritz v',
  'Potted Shrimps,Leek and Potato Soup v,Steak and Ale Pie,Roast Beef,Cauliflower Cheese v,Triple Cooked Chips v,Sticky Toffee Pudding v,Elderflower Cordial v',
  'Edamame v,Tuna Tataki,Salmon Teriyaki,Vegetable Tempura v,Tonkotsu Ramen,Miso Soup v,Matcha Cheesecake v,Plum Wine v',
  'Gambas al Ajillo,Gazpacho v,Seafood Paella,Iberico Pork,Tortilla Espanola v,Patatas Bravas v,Churros v,Red Sangria v',
  'French Onion Soup v,Duck Rillettes,Boeuf Bourguignon,Coq au Vin,Ratatouille v,Pommes Frites v,Creme Brulee v,Kir Royale v',
  'Crab Cakes,Oysters,Grilled Lobster,Fish and Chips,Butternut Squash Gratin v,Mushy Peas v,Lemon Posset v,Sea Breeze v',
  'Dolmades v,Taramasalata,Lamb Kleftiko,Moussaka,Spanakopita v,Greek Salad v,Baklava v,Retsina v',
  'Arancini v,Vitello Tonnato,Margherita Pizza v,Lasagne al Forno,Osso Buco,Polenta Chips v,Tiramisu v,Negroni v',
]
const SHAPE = ['starter', 'starter', 'main', 'main', 'main', 'side', 'dessert', 'drink']
const ABOUT: Record<string, number> = { starter: 8.5, main: 18.5, side: 4.5, dessert: 7, drink: 6 }
const cents = (amount: number) => Math.round(amount * 100) / 100

export type DiningData = ReturnType<typeof createDiningData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 9 restaurants, 72 menu items, 100 guests, 176 reservations and 150 orders with their lines. */
export function createDiningData(clock: Date) {
  const random = createRandom(31_207)
  const days = createDays(clock)
  const staff = createPeopleOf(31_209, 36, 'oakandember.example').map(one => `${one.firstName} ${one.lastName}`)
  const restaurants = PLACES.map(([name, cuisine, city, streetAddress], index): Restaurant => ({
    id: 11 + index,
    name,
    cuisine,
    city,
    streetAddress,
    phone: `+44 161 555 0${110 + 7 * index}`,
    managerName: staff[index]!,
    seats: 38 + ((index * 5) % 9) * 11,
    hasOutdoorSeating: index % 3 !== 1,
    openedOn: days.day(-random.whole(500, 5200)),
  }))
  const menuItems = createMenu(random, restaurants)
  const guests = createGuests(random, days)
  const reservations = createReservations(random, days, restaurants, guests)
  const orders = createOrders(random, days, { restaurants, menuItems, guests, staff, clock })
  return { restaurants, menuItems, guests, reservations, orders }
}

const createMenu = (random: Random, restaurants: Restaurant[]): MenuItem[] =>
  restaurants.flatMap((restaurant, place) =>
    MENUS[place]!.split(',').map((dish, step): MenuItem => {
      const course = SHAPE[step]!
      return {
        id: 201 + place * 8 + step,
        restaurantId: restaurant.id,
        name: dish.replace(/ v$/, ''),
        course,
        price: Math.round(ABOUT[course]! * (0.65 + random.next() * 0.8) * 4) / 4,
        isVegetarian: dish.endsWith(' v'),
        containsNuts: course !== 'drink' && random.chance(course === 'dessert' ? 0.6 : 0.2),
        calories: course === 'drink' || random.chance(0.1) ? null : 10 * random.whole(12, 115),
        isAvailable: step === 6 || random.chance(0.8),
      }
    }),
  )

const createGuests = (random: Random, { day }: Days): Guest[] =>
  createPeopleOf(31_211, 100, 'tablemail.example').map(({ firstName, lastName, email }, index) => {
    const loyaltyPoints = random.whole(0, 420) * (random.chance(0.2) ? 10 : 2)
    return {
      id: 1001 + index,
      firstName,
      lastName,
      email,
      phone: random.chance(0.15) ? null : `+44 7700 900${random.whole(100, 999)}`,
      loyaltyTier: loyaltyPoints > 2400 ? 'platinum' : loyaltyPoints > 700 ? 'gold' : loyaltyPoints > 350 ? 'silver' : 'standard', // oxfmt-ignore
      loyaltyPoints,
      dietaryPreference: random.chance(0.7) ? null : random.pick(DIETS),
      receivesOffers: random.chance(0.55),
      firstVisitOn: day(-random.whole(15, 1300)),
    }
  })

/** From the last months to the next weeks, some of them today and tomorrow. The last guests have none. */
const createReservations = (random: Random, { moment }: Days, restaurants: Restaurant[], guests: Guest[]) =>
  [...Array.from({ length: 168 }, (_, index) => Math.round(-165 + (190 * index) / 167)), 0, 0, 0, 0, 1, 1, 1, 1]
    .toSorted((one, other) => one - other)
    .map((offset, index): Reservation => {
      const status = offset >= 0 ? random.pick(['pending', 'confirmed', 'confirmed', 'confirmed', 'cancelled']) : random.pick(['completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'cancelled', 'no_show']) // oxfmt-ignore
      const early = Math.min(offset, 0) - random.whole(1, 20)
      return {
        id: 40_001 + index,
        reference: `RES-${20_411 + 3 * index}`,
        restaurantId: random.pick(restaurants).id,
        guestId: random.pick(random.chance(0.3) ? guests.slice(0, 15) : guests.slice(0, 92)).id,
        reservedFor: moment(offset, (48 + random.whole(0, 38)) / 96),
        partySize: random.pick([2, 2, 2, 2, 3, 4, 4, 4, 5, 6, 8, 10, 12]),
        status,
        occasion: random.chance(0.7) ? null : random.pick(OCCASIONS),
        specialRequest: random.chance(0.8) ? null : random.pick(['Window table', 'High chair', 'Step-free access', 'Quiet corner']), // oxfmt-ignore
        createdAt: moment(early, random.whole(36, 88) / 96),
      }
    })

interface Kitchen {
  restaurants: Restaurant[]
  menuItems: MenuItem[]
  guests: Guest[]
  staff: string[]
  clock: Date
}
const createOrders = (
  random: Random,
  { day, moment }: Days,
  { restaurants, menuItems, guests, staff, clock }: Kitchen,
) =>
  // oxfmt-ignore
  Array.from({ length: 150 }, (_, index): Order => {
    const age = index > 142 ? 0 : 1 + Math.floor(430 * (1 - index / 142) ** 1.4)
    const passed = (clock.getTime() - Date.parse(day(0))) / 86_400_000
    const place = random.whole(0, restaurants.length - 1)
    const restaurant = restaurants[place]!
    const channel = random.pick(['dine_in', 'dine_in', 'dine_in', 'takeaway', 'delivery'])
    const status = age === 0 ? random.pick(['open', 'preparing']) : random.pick(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'cancelled']) // oxfmt-ignore
    const basket = Array.from({ length: random.pick([2, 2, 3, 3, 4, 5]) }, () => random.pick(menuItems.filter(one => one.restaurantId === restaurant.id))) // oxfmt-ignore
    const lines = [...new Set(basket)].map(({ id, name, price }): Line => ({ menuItemId: id, name, quantity: random.pick([1, 1, 1, 2, 2, 3]), unitPrice: price })) // oxfmt-ignore
    const totalAmount = cents(lines.reduce((total, one) => total + one.quantity * one.unitPrice, 0))
    return {
      id: 60_001 + index,
      orderNumber: `ORD-${51_020 + index}`,
      restaurantId: restaurant.id,
      guestId: random.chance(0.3) ? null : random.pick(random.chance(0.4) ? guests.slice(0, 12) : guests.slice(0, 92)).id, // oxfmt-ignore
      channel,
      status,
      serverName: channel === 'dine_in' ? staff[9 + place * 3 + random.whole(0, 2)]! : null,
      paymentMethod: status === 'paid' || status === 'refunded' ? random.pick(['card', 'card', 'card', 'cash', 'cash', 'gift_voucher']) : null, // oxfmt-ignore
      orderedAt: age === 0 ? moment(0, passed * random.next()) : moment(-age, (48 + random.whole(0, 38)) / 96),
      lines,
      totalAmount,
      tipAmount: status === 'paid' && channel === 'dine_in' && random.chance(0.7) ? Math.round(totalAmount * 0.2) / 2 : 0, // oxfmt-ignore
    }
  })
