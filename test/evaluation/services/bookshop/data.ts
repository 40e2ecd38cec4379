import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface UsedBook {
  id: number
  title: string
  author: string
  genre: string
  format: string
  condition: string
  yearPublished: number
  firstEdition: boolean
  signed: boolean
  price: number
  status: string
  shelf: string
  acquired: { source: string; date: string; cost: number }
}
export interface BookBuyer {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  town: string
  newsletter: boolean
  joinedOn: string
}
export interface BookSale {
  id: number
  receiptNumber: string
  bookId: number
  customerId: number | null
  channel: string
  paymentMethod: string
  amount: number
  soldOn: string
}
export interface BookWish {
  id: number
  customerId: number
  title: string
  author: string | null
  maxPrice: number | null
  status: string
  requestedOn: string
}

export const BOOK_GENRES = ['crime', 'fantasy', 'history', 'travel', 'cookery', 'children', 'poetry', 'biography'] as const // oxfmt-ignore
export const BOOK_FORMATS = ['hardback', 'paperback'] as const
export const BOOK_CONDITIONS = ['like_new', 'good', 'fair', 'worn'] as const
export const BOOK_STATUSES = ['in_stock', 'reserved', 'sold'] as const
export const BOOK_SOURCES = ['house_clearance', 'auction', 'donation', 'over_the_counter'] as const
export const SALE_CHANNELS = ['shop', 'website', 'market_stall'] as const
export const SALE_PAYMENTS = ['cash', 'card', 'voucher'] as const
export const WISH_STATUSES = ['searching', 'found', 'collected', 'given_up'] as const

/** How titles of a genre begin, and how they go on. */
const TITLES: Record<(typeof BOOK_GENRES)[number], [string, string]> = {
  crime: ['Murder at,A Death in,The Secret of,Last Seen in', 'Hollow Bay,Marsh End,Copper Street,Winter Hall,Elm Cottage,Gallows Hill,Saint Bride,Pier Nine'], // oxfmt-ignore
  fantasy: ['The Last,Song of the,Heir to the,Beyond the', 'Ember Throne,Silver Forest,Night Tower,Dragon Coast,Glass Crown,Storm Gate'], // oxfmt-ignore
  history: ['A Short History of,The Fall of,Everyday Life in,The Women of', 'Roman Bath,Old Venice,the Silk Road,Tudor London,the Hanseatic Ports,the Canal Age'], // oxfmt-ignore
  travel: ['On Foot through,A Winter in,Letters from,By Train across', 'Patagonia,Iceland,the Balkans,Sri Lanka,Anatolia,Lapland'], // oxfmt-ignore
  cookery: ["The Complete Book of,Simple,A Year of,Grandmother's", 'Bread,Soups,Vegetables,Puddings,Preserves,Pies'],
  children: ['The Adventures of,Goodnight,Where is,The Trouble with', 'Pip the Hedgehog,Little Otter,Captain Marmalade,Mrs Thimble,Biscuit the Bear,Moon Mouse'], // oxfmt-ignore
  poetry: [
    'Songs of,Verses for,Letters to,Notes on',
    'the Sea,the Rain,an Empty House,a Late Friend,Small Birds,Autumn',
  ],
  biography: ['The Life of,Remembering,The Many Faces of,In Search of', 'Ada Brightwell,Edmund Farrow,Clara Voss,Henry Tallow,Isabel Quint,Rufus Marlow'], // oxfmt-ignore
}
const TOWNS = ['Hexham', 'Hexham', 'Hexham', 'Corbridge', 'Corbridge', 'Haltwhistle', 'Prudhoe', 'Newcastle', 'Carlisle'] // oxfmt-ignore

export type BookshopData = ReturnType<typeof createBookshopData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** Every title there is, with its genre, in an order that mixes the genres. */
function mixTitles() {
  const all = BOOK_GENRES.flatMap(genre => {
    const [starts, ends] = TITLES[genre].map(list => list.split(','))
    return starts!.flatMap(start => ends!.map(end => ({ genre, title: `${start} ${end}` })))
  })
  return all.map((_, index) => all[(index * 37) % all.length]!)
}

/** About 170 books, 110 customers, a sale of each book that is sold and 60 searches. */
export function createBookshopData(clock: Date) {
  const random = createRandom(98_101)
  const days = createDays(clock)
  const authors = createPeopleOf(98_103, 40, 'none.example').map(one => `${one.firstName} ${one.lastName}`)
  const titles = mixTitles()
  const writer = (genre: (typeof BOOK_GENRES)[number]) => authors[BOOK_GENRES.indexOf(genre) * 5 + random.whole(0, 4)]!
  const bookBuyers = createPeopleOf(98_107, 110, 'tynemail.example').map((person, index): BookBuyer => ({
    id: 401 + index,
    ...person,
    phone: random.chance(0.2) ? null : `01434 ${random.whole(200, 899)}${random.whole(100, 989)}`,
    town: random.pick(TOWNS),
    newsletter: random.chance(0.45),
    joinedOn: days.day(-random.whole(15, 1900)),
  })) // oxfmt-ignore
  const usedBooks = titles.filter((_, index) => index % 7 !== 3).map(({ genre, title }, index) => createBook(random, days, { genre, title, author: writer(genre) }, index)) // oxfmt-ignore
  const wished = titles.filter((_, index) => index % 7 === 3)
  const bookWishes = Array.from({ length: 60 }, (_, index): BookWish => {
    const { genre, title } = wished[(index * 5) % wished.length]!
    return {
      id: 701 + index,
      customerId: random.pick(bookBuyers.slice(0, 100)).id,
      title,
      author: random.chance(0.3) ? null : writer(genre),
      maxPrice: random.chance(0.35) ? null : random.whole(2, 16) * 2.5,
      status: index < 34 ? random.pick(['found', 'collected', 'collected', 'given_up']) : random.pick(['searching', 'searching', 'searching', 'found']), // oxfmt-ignore
      requestedOn: days.day(-300 + index * 5 - random.whole(0, 3)),
    }
  })
  return { usedBooks, bookBuyers, bookSales: createSales(random, days, usedBooks, bookBuyers), bookWishes }
}

function createBook(
  random: Random,
  { day }: Days,
  what: Pick<UsedBook, 'genre' | 'title' | 'author'>,
  index: number,
): UsedBook {
  const date = day(-random.whole(5, 700))
  const firstEdition = random.chance(0.16)
  const price = random.whole(5, 38) / 2 + (firstEdition ? random.whole(4, 40) * 2 : 0)
  const source = random.pick(['house_clearance', 'house_clearance', 'auction', 'donation', 'over_the_counter', 'over_the_counter']) // oxfmt-ignore
  const state = random.chance(0.52) && date < day(-45) ? 'sold' : random.chance(0.1) ? 'reserved' : 'in_stock'
  return {
    id: 1001 + index,
    ...what,
    format: random.pick(['hardback', 'paperback', 'paperback']),
    condition: random.pick(['like_new', 'good', 'good', 'good', 'fair', 'fair', 'worn']),
    yearPublished: random.whole(1931, 2019),
    firstEdition,
    signed: random.chance(0.09),
    price,
    status: state,
    shelf: `${random.pick(['A', 'B', 'C', 'D', 'E'])}${random.whole(1, 8)}`,
    acquired: { source, date, cost: source === 'donation' ? 0 : Math.round(price * random.pick([10, 20, 25, 30, 40])) / 100 }, // oxfmt-ignore
  }
}

/** One of each sold book, in the order of their days; some to people whom nobody asked for their name. */
function createSales(random: Random, { day }: Days, books: UsedBook[], buyers: BookBuyer[]): BookSale[] {
  const sold = books
    .filter(one => one.status === 'sold')
    .map(book => ({ book, soldOn: shiftDay(book.acquired.date, random.whole(3, 175)) }))
    .map(({ book, soldOn }) => ({ book, soldOn: soldOn < day(0) ? soldOn : day(-random.whole(1, 40)) }))
    .toSorted((one, other) => (one.soldOn < other.soldOn ? -1 : 1))
  return sold.map(({ book, soldOn }, index) => {
    const channel = random.pick(['shop', 'shop', 'shop', 'website', 'website', 'market_stall'])
    return {
      id: 3001 + index,
      receiptNumber: `R-${20_140 + index * 3}`,
      bookId: book.id,
      customerId: channel === 'website' || random.chance(0.45) ? random.pick(buyers.slice(0, 70)).id : null,
      channel,
      paymentMethod: channel === 'website' ? 'card' : random.pick(['cash', 'cash', 'card', 'card', 'voucher']),
      amount: random.chance(0.2) ? Math.round(book.price * 90) / 100 : book.price,
      soldOn,
    }
  })
}
