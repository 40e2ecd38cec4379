import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createJournalists, createPaperCarriers, createReaders } from '../persons.ts'

export interface Publication {
  id: number
  name: string
  frequency: string
  coverPrice: number
  circulation: number
  editorInChief: string
  foundedYear: number
}
export interface Reader {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string | null
  street: string
  city: string
  postcode: string
  birthYear: number | null
  marketingOptIn: boolean
  createdAt: string
}
export interface Subscription {
  id: number
  number: string
  readerId: number
  publicationId: number
  deliveryRouteId: number | null
  edition: string
  status: string
  monthlyPrice: number
  startedOn: string
  endsOn: string | null
  pausedUntil: string | null
  autoRenew: boolean
  paymentMethod: string
  cancelReason: string | null
}
export interface Carrier {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  transport: string
  startedOn: string
  weeklyPay: number
  isSubstitute: boolean
}
export interface DeliveryRoute {
  id: number
  code: string
  district: string
  carrierId: number | null
  households: number
  lengthKm: number
  startTime: string
}
export interface Complaint {
  id: number
  subscriptionId: number
  kind: string
  status: string
  reportedAt: string
  resolvedAt: string | null
  creditAmount: number | null
  comment: string | null
}
export interface Journalist {
  id: number
  firstName: string
  lastName: string
  email: string
  desk: string
  employment: string
  joinedOn: string
}
export interface Article {
  id: number
  headline: string
  journalistId: number
  publicationId: number
  section: string
  status: string
  wordCount: number
  views: number
  isPremium: boolean
  deadline: string
  publishedAt: string | null
}
export interface Advertiser {
  id: number
  name: string
  industry: string
  contactEmail: string
  city: string
  creditLimit: number
  isBlocked: boolean
}
export interface Advertisement {
  id: number
  reference: string
  advertiserId: number
  publicationId: number
  size: string
  section: string
  runDate: string
  price: number
  inColor: boolean
  status: string
}

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const
export const EDITIONS = ['print', 'digital', 'print_and_digital', 'weekend_only'] as const
export const SUBSCRIPTION_STATES = ['trial', 'active', 'paused', 'cancelled', 'expired'] as const
export const PAYMENT_METHODS = ['direct_debit', 'credit_card', 'invoice'] as const
export const TRANSPORTS = ['bicycle', 'moped', 'car', 'on_foot'] as const
export const COMPLAINT_KINDS = ['not_delivered', 'late', 'wet', 'torn', 'wrong_paper', 'billing'] as const
export const COMPLAINT_STATES = ['new', 'in_progress', 'resolved', 'rejected'] as const
export const DESKS = ['politics', 'sports', 'culture', 'business', 'local'] as const
export const EMPLOYMENTS = ['staff', 'freelance', 'intern'] as const
export const ARTICLE_STATES = ['pitch', 'draft', 'in_review', 'published', 'spiked'] as const
export const SIZES = ['full_page', 'half_page', 'quarter_page', 'classified'] as const
export const AD_STATES = ['requested', 'confirmed', 'printed', 'cancelled'] as const
export const INDUSTRIES = ['retail', 'automotive', 'real_estate', 'hospitality', 'public_sector'] as const

const PUBLICATIONS: [name: string, frequency: string, price: number, circulation: number, editor: string, year: number][] = [
  ['Morning Herald', 'daily', 2.8, 48_200, 'Agnes Holloway', 1887],
  ['Evening Post', 'daily', 2.2, 21_650, 'Conrad Pike', 1921],
  ['Weekend Gazette', 'weekly', 4.5, 33_900, 'Ida Marlowe', 1954],
  ['Business Courier', 'weekly', 5.2, 9_400, 'Stefan Rook', 1988],
  ['Garden & Home', 'monthly', 6.9, 15_750, 'Lucinda Frost', 2003],
] // oxfmt-ignore
const CITIES = ['Elmsford', 'Port Carrow', 'Ravensby', 'Thornhill', 'Wexmouth']
const STREETS = ['Abbey Lane', 'Chapel Street', 'Orchard Close', 'Mill Road', 'Victoria Terrace', 'Quarry Hill']
const DISTRICTS = ['Old Town', 'Harbourside', 'Northgate', 'Elm Park', 'Station Quarter', 'Westfields', 'Castle Hill']
const ADVERTISERS: [name: string, industry: string, limit: number][] = [
  ['Bellweather Motors', 'automotive', 20_000],
  ['Carrow Kitchens', 'retail', 8_000],
  ['Thornhill Council', 'public_sector', 30_000],
  ['The Gilded Goose', 'hospitality', 3_500],
  ['Maple & Stone Estates', 'real_estate', 25_000],
  ['Ravensby Tyres', 'automotive', 5_000],
  ['Lantern Books', 'retail', 2_500],
  ['Hotel Belvedere', 'hospitality', 12_000],
  ['Keystone Homes', 'real_estate', 18_000],
  ['Wexmouth Harbour Board', 'public_sector', 15_000],
  ['Juniper Fashion', 'retail', 9_500],
  ['Foxglove Garden Centre', 'retail', 6_000],
]
const SUBJECTS: Record<string, string[]> = {
  politics: ['Council Votes on Tram', 'Mayor Faces Questions', 'Budget Gap Widens', 'By-election in Ravensby'],
  sports: ['United Lose Again', 'Marathon Record Falls', 'Rowers Head to Nationals', 'New Coach for City'],
  culture: ['Opera House Reopens', 'A Novel of the Coast', 'Street Art Festival', 'Jazz at the Mill'],
  business: ['Harbour Jobs at Risk', 'Start-ups Move In', 'Bakery Chain Expands', 'Rents Keep Rising'],
  local: ['Bridge Closed for Repairs', 'Lost Dog Found', 'School Roof Leaks', 'Market Day Moves'],
}

export type NewspaperData = ReturnType<typeof createNewspaperData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 5 publications, 130 readers with 210 subscriptions, 16 carriers on 24 routes, complaints, 15 journalists with 120 articles, 12 advertisers with 140 advertisements. */
export function createNewspaperData(clock: Date) {
  const random = createRandom(20_26_121)
  const days = createDays(clock)
  const publications = PUBLICATIONS.map(([name, frequency, coverPrice, circulation, editorInChief, foundedYear], index): Publication => ({ id: index + 1, name, frequency, coverPrice, circulation, editorInChief, foundedYear })) // oxfmt-ignore
  const readers = createHouseholds(random, days)
  const carriers = createRounds(random, days)
  const deliveryRoutes = createRoutes(random, carriers)
  const subscriptions = createSubscriptions(random, days, readers, deliveryRoutes)
  const complaints = createComplaints(random, days, subscriptions)
  const journalists = createNewsroom(random, days)
  const articles = createArticles(random, days, journalists)
  const advertisers = ADVERTISERS.map(([name, industry, creditLimit], index): Advertiser => {
    const contactEmail = `ads@${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
    return { id: 801 + index, name, industry, contactEmail, city: CITIES[index % 5]!, creditLimit, isBlocked: index === 6 || index === 10 } // oxfmt-ignore
  })
  const advertisements = createAdvertisements(random, days, advertisers)
  return { publications, readers, subscriptions, carriers, deliveryRoutes, complaints, journalists, articles, advertisers, advertisements } // oxfmt-ignore
}

const createHouseholds = (random: Random, { moment }: Days): Reader[] =>
  createReaders().map(({ firstName, lastName, email }, index) => ({
    id: 1001 + index,
    firstName,
    lastName,
    email,
    phone: random.chance(0.75) ? `0${random.whole(1200, 1999)} ${random.whole(100_000, 999_999)}` : null,
    street: `${random.whole(1, 99)} ${random.pick(STREETS)}`,
    city: random.pick(CITIES),
    postcode: `${random.pick(['EF', 'PC', 'RV'])}${random.whole(1, 9)} ${random.whole(1, 9)}AB`,
    birthYear: random.chance(0.8) ? random.whole(1938, 2004) : null,
    marketingOptIn: random.chance(0.4),
    createdAt: moment(-random.whole(1, 2400), random.whole(24, 80) / 96),
  }))

const createRounds = (random: Random, { day }: Days): Carrier[] =>
  createPaperCarriers().map(({ firstName, lastName, email }, index) => ({
    id: 201 + index,
    firstName,
    lastName,
    email,
    phone: `07${random.whole(100, 999)} ${random.whole(100_000, 999_999)}`,
    transport: random.pick(['bicycle', 'bicycle', 'moped', 'car', 'on_foot']),
    startedOn: day(-random.whole(20, 2500)),
    weeklyPay: random.pick([85, 92.5, 110, 124, 138.75, 150]),
    isSubstitute: index >= 13,
  }))

const createRoutes = (random: Random, carriers: Carrier[]): DeliveryRoute[] =>
  Array.from({ length: 24 }, (_, index) => ({
    id: 301 + index,
    code: `R${String(index + 1).padStart(2, '0')}`,
    district: DISTRICTS[index % 7]!,
    carrierId: index === 9 || index === 17 || index === 22 ? null : carriers[index % 13]!.id,
    households: random.whole(38, 210),
    lengthKm: random.whole(18, 124) / 10,
    startTime: random.pick(['03:30', '04:00', '04:30', '05:00', '05:30']),
  }))

const createSubscriptions = (random: Random, { day }: Days, readers: Reader[], routes: DeliveryRoute[]) =>
  Array.from({ length: 210 }, (_, index): Subscription => {
    const publicationId = random.pick([1, 1, 1, 1, 2, 2, 3, 3, 4, 5])
    const edition = random.pick(['print', 'print', 'digital', 'print_and_digital', 'weekend_only'])
    const status = random.pick(['active', 'active', 'active', 'active', 'active', 'trial', 'paused', 'cancelled', 'cancelled', 'expired']) // oxfmt-ignore
    const started = status === 'trial' ? -random.whole(1, 28) : -random.whole(45, 2300)
    const isOver = status === 'cancelled' || status === 'expired'
    const base = [34.9, 28.5, 17.9, 21, 6.5][publicationId - 1]!
    return {
      id: 3001 + index,
      number: `S-${50_120 + index * 3}`,
      readerId: index < 120 ? readers[index]!.id : random.pick(readers.slice(0, 120)).id,
      publicationId,
      deliveryRouteId: edition === 'digital' ? null : random.pick(routes).id,
      edition,
      status,
      monthlyPrice: Math.round(base * (edition === 'digital' ? 0.55 : edition === 'weekend_only' ? 0.4 : edition === 'print' ? 1 : 1.2) * 100) / 100, // oxfmt-ignore
      startedOn: day(started),
      endsOn: isOver ? day(-random.whole(1, 40)) : status === 'trial' ? day(started + 30) : random.chance(0.2) ? day(random.whole(3, 200)) : null, // oxfmt-ignore
      pausedUntil: status === 'paused' ? day(random.whole(1, 50)) : null,
      autoRenew: !isOver && status !== 'trial' && random.chance(0.75),
      paymentMethod: random.pick(PAYMENT_METHODS),
      cancelReason: status === 'cancelled' ? random.pick(['Price', 'Moved away', 'No time to read', 'Delivery problems']) : null, // oxfmt-ignore
    }
  })

const createComplaints = (random: Random, { moment }: Days, subscriptions: Subscription[]) => {
  const delivered = subscriptions.filter(one => one.edition !== 'digital')
  return Array.from({ length: 110 }, (_, index): Complaint => {
    const offset = -Math.floor((109 - index) * 0.8) - 1
    const status = offset > -8 ? random.pick(['new', 'new', 'in_progress', 'resolved']) : random.pick(['resolved', 'resolved', 'resolved', 'rejected', 'in_progress']) // oxfmt-ignore
    const isOver = status === 'resolved' || status === 'rejected'
    return {
      id: 6001 + index,
      subscriptionId: random.pick(delivered.slice(0, 70)).id,
      kind: random.pick(['not_delivered', 'not_delivered', 'late', 'late', 'wet', 'torn', 'wrong_paper', 'billing']),
      status,
      reportedAt: moment(offset, random.whole(24, 60) / 96),
      resolvedAt: isOver ? moment(Math.min(-0.5, offset + random.whole(0, 5)), random.whole(36, 44) / 96) : null,
      creditAmount: status === 'resolved' && random.chance(0.6) ? random.whole(12, 240) / 10 : null,
      comment: random.chance(0.3) ? random.pick(['Third time this month', 'Left in the rain again', 'Neighbour got it instead']) : null, // oxfmt-ignore
    }
  })
}

const createNewsroom = (random: Random, { day }: Days): Journalist[] =>
  createJournalists().map(({ firstName, lastName, email }, index) => ({
    id: 401 + index,
    firstName,
    lastName,
    email,
    desk: DESKS[index % 5]!,
    employment: index < 9 ? 'staff' : index < 13 ? 'freelance' : 'intern',
    joinedOn: day(index >= 13 ? -random.whole(10, 150) : -random.whole(200, 6000)),
  }))

const createArticles = (random: Random, { day, moment }: Days, journalists: Journalist[]) =>
  Array.from({ length: 120 }, (_, index): Article => {
    const author = random.pick(journalists)
    const offset = Math.floor((index - 108) * 1.2)
    const status = offset < -4 ? random.pick(['published', 'published', 'published', 'published', 'published', 'spiked']) : random.pick(['pitch', 'draft', 'draft', 'in_review', 'published']) // oxfmt-ignore
    const isOut = status === 'published'
    return {
      id: 5001 + index,
      headline: `${SUBJECTS[author.desk]![index % 4]!} (${index + 1})`,
      journalistId: author.id,
      publicationId: random.pick([1, 1, 1, 2, 2, 3, 4, 5]),
      section: author.desk,
      status,
      wordCount: status === 'pitch' ? 0 : random.whole(18, 260) * 10,
      views: isOut ? random.whole(120, 48_000) : 0,
      isPremium: random.chance(0.3),
      deadline: day(offset),
      publishedAt: isOut ? moment(Math.min(-1, offset), random.whole(20, 80) / 96) : null,
    }
  })

function createAdvertisements(random: Random, { day }: Days, advertisers: Advertiser[]): Advertisement[] {
  const prices: Record<string, number> = { full_page: 4200, half_page: 2300, quarter_page: 1250, classified: 85 }
  return Array.from({ length: 140 }, (_, index) => {
    const offset = Math.floor((index - 110) * 1.5)
    const size = random.pick(['full_page', 'half_page', 'half_page', 'quarter_page', 'quarter_page', 'classified'])
    const inColor = size !== 'classified' && random.chance(0.6)
    return {
      id: 9001 + index,
      reference: `AD${70_310 + index}`,
      advertiserId: random.pick(advertisers.slice(0, 11)).id,
      publicationId: random.pick([1, 1, 2, 3, 3, 4, 5]),
      size,
      section: random.pick(DESKS),
      runDate: day(offset),
      price: Math.round(prices[size]! * (inColor ? 1.25 : 1) * random.pick([1, 1, 0.9])),
      inColor,
      status: offset < 0 ? random.pick(['printed', 'printed', 'printed', 'printed', 'cancelled']) : random.pick(['requested', 'confirmed', 'confirmed', 'cancelled']), // oxfmt-ignore
    }
  })
}
