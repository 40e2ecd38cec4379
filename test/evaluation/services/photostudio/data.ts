import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { CLIENT_NOTES, COMPANIES, FIRST_NAMES, LAST_NAMES, ORDER_NOTES, OUTDOORS, PACKAGES, PARTNERS, PHOTOGRAPHERS, PRINTS, SHOOT_NOTES, STUDIO, TOWNS, VENUES } from './catalogue.ts' // oxfmt-ignore
import { FINISHES, PRINT_PRODUCTS, type LensAddress, type LensAssignment, type LensClient, type LensGallery, type LensPackage, type LensPhotographer, type LensPrintOrder, type LensShoot } from './kinds.ts' // oxfmt-ignore

export type PhotostudioData = ReturnType<typeof createPhotostudioData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const cents = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const toFives = (amount: number) => 5 * Math.round(amount / 5)
const numbered = (prefix: string, number: number) => `${prefix}_${number}`

/** 20 photographers, 24 packages, 96 clients, 150 shoots with who works on them, their galleries and 130 orders of prints. */
export function createPhotostudioData(clock: Date) {
  const random = createRandom(71_902)
  const days = createDays(clock)
  const lensPhotographers = PHOTOGRAPHERS.map(([firstName, lastName, employment, specialties, dayRate, droneLicence, baseCity, joined, , active = true], index): LensPhotographer => ({ id: numbered('pho', 11 + index), firstName, lastName, email: `${plain(firstName)}@halpinrowe.example`, phone: `085 555 ${random.whole(1000, 9999)}`, employment, specialties, dayRate, droneLicence, baseCity, joinedOn: days.day(-joined), active })) // oxfmt-ignore
  const lensPackages = PACKAGES.map(([name, category, price, durationHours, includedImages, includesAlbum, active, , description], index): LensPackage => ({ id: numbered('pkg', 101 + index), name, category, price, durationHours, includedImages, includesAlbum, description, active })) // oxfmt-ignore
  const lensClients = createClients(random, days)
  const lensShoots = createShoots(random, days, lensClients, lensPackages)
  const lensAssignments = createAssignments(random, days, lensShoots, lensPhotographers, lensPackages)
  const lensGalleries = createGalleries(random, days, lensShoots, lensPackages)
  const lensPrintOrders = createPrintOrders(random, days, lensGalleries, lensShoots, lensClients)
  return { lensClients, lensPhotographers, lensPackages, lensShoots, lensAssignments, lensGalleries, lensPrintOrders }
}

const letters = (random: Random) => Array.from({ length: 4 }, () => random.pick([...'ACDEFHKNPRTVWXY0123456789'])).join('') // oxfmt-ignore
function createAddress(random: Random): LensAddress {
  const [city, county, routing, streets] = random.pick(TOWNS)
  return { street: `${random.whole(1, 120)} ${random.pick(streets)}`, city, county, eircode: random.chance(0.25) ? null : `${routing} ${letters(random)}` } // oxfmt-ignore
}

/** Every seventh one is a company; two have the same last name, all others one that few share. */
function createClients(random: Random, { moment }: Days): LensClient[] {
  const taken = new Set<string>()
  const clients: LensClient[] = []
  while (clients.length < 96) {
    const index = clients.length
    const lastName = index === 20 || index === 61 ? 'Kelly' : random.pick(LAST_NAMES)
    const firstName = random.pick(random.chance(0.24) ? PARTNERS : FIRST_NAMES)
    if (taken.has(`${firstName} ${lastName}`)) continue
    taken.add(`${firstName} ${lastName}`)
    const isCompany = index % 7 === 4
    const isMan = PARTNERS.includes(firstName)
    clients.push({
      id: numbered('cli', 1001 + index),
      firstName,
      lastName,
      partnerName: isCompany || random.chance(0.2) ? null : `${random.pick(isMan ? FIRST_NAMES : PARTNERS)} ${random.pick(LAST_NAMES)}`, // oxfmt-ignore
      company: isCompany ? COMPANIES[(index - 4) / 7]! : null,
      email: `${plain(firstName)}.${plain(lastName)}@postmail.example`,
      phone: random.chance(0.12) ? null : `08${random.pick([3, 6, 7, 9])} 555 ${random.whole(1000, 9999)}`,
      address: createAddress(random),
      source: random.pick(isCompany ? ['referral', 'website', 'google', 'google'] : ['referral', 'referral', 'referral', 'instagram', 'instagram', 'website', 'wedding_fair', 'wedding_fair', 'google']), // oxfmt-ignore
      marketingConsent: random.chance(0.45),
      notes: random.chance(0.15) ? random.pick(CLIENT_NOTES) : null,
      createdAt: moment(-Math.ceil(800 * (1 - index / 96) ** 1.2), random.whole(16, 40) / 48),
    })
  }
  return clients
}

const TITLED: Record<string, (one: LensClient) => string | undefined> = {
  wedding: one => one.partnerName ? `${one.firstName} & ${one.partnerName.split(' ')[0]}'s wedding` : undefined, // oxfmt-ignore
  engagement: one => one.partnerName ? `${one.firstName} & ${one.partnerName.split(' ')[0]}'s engagement` : undefined, // oxfmt-ignore
  family: one => (one.company ? undefined : `${one.lastName} family session`),
  newborn: one => (one.company ? undefined : `${one.lastName} newborn session`),
  maternity: one => (one.company || PARTNERS.includes(one.firstName) ? undefined : `${one.firstName} ${one.lastName} maternity session`), // oxfmt-ignore
  headshots: one => `${one.company ?? `${one.firstName} ${one.lastName}`} headshots`,
}
const TYPES = ['wedding', 'wedding', 'wedding', 'wedding', 'family', 'family', 'family', 'newborn', 'newborn', 'engagement', 'maternity', 'headshots'] // oxfmt-ignore
/** Weddings are on Fridays and Saturdays, and nobody works on a Monday. */
function fitDay(day: (offset: number) => string, from: number, isWedding: boolean, isFriday: boolean): number {
  const weekday = new Date(`${day(from)}T00:00:00Z`).getUTCDay()
  if (isWedding) return from + (((isFriday ? 5 : 6) - weekday + 7) % 7)
  return weekday === 1 ? from + 1 : from
}

/** Those of eleven months, and what is planned for the next eight. */
function createShoots(
  random: Random,
  { day, moment }: Days,
  clients: LensClient[],
  packages: LensPackage[],
): LensShoot[] {
  const titles = new Set<string>()
  const shoots: LensShoot[] = []
  while (shoots.length < 150) {
    const index = shoots.length
    const kelly = { 54: 'newborn', 118: 'family' }[index]
    const type = kelly ?? random.pick(TYPES)
    const isForTeam = type === 'headshots' && random.chance(0.5)
    const open = clients.filter(one => {
      const title = TITLED[type]!(one)
      return title && !titles.has(title) && (one.company !== null) === isForTeam && one.lastName !== 'Kelly'
    })
    if (!kelly && open.length === 0) continue
    const client = kelly ? clients[index === 54 ? 20 : 61]! : random.pick(open)
    const title = kelly ? `Kelly ${kelly} session` : TITLED[type]!(client)!
    titles.add(title)
    const isWedding = type === 'wedding'
    const fits = (offer: LensPackage) =>
      offer.category === type && (type !== 'headshots' || offer.name.startsWith('Team') === isForTeam)
    const offers = PACKAGES.flatMap(([, , , , , , , weight], place) => fits(packages[place]!) ? Array.from({ length: weight }, () => packages[place]!) : []) // oxfmt-ignore
    const chosen = random.pick(offers)
    const spread = index < 96 ? -Math.ceil(330 * (1 - index / 96) ** 1.25) : 1 + Math.floor(235 * ((index - 96) / 54) ** 1.4) // oxfmt-ignore
    const from = fitDay(day, spread, isWedding, random.chance(0.3))
    const lag = random.whole(18, 40)
    const isDropped = random.chance(0.08)
    const usual = from < -lag ? 'delivered' : from < -6 ? 'editing' : from < 0 ? 'shot' : 'booked'
    const isAsked = random.chance(0.24)
    const status = isDropped ? 'cancelled' : usual === 'booked' && isAsked && from > 12 ? 'enquiry' : usual
    const price = chosen.price + random.pick([0, 0, 0, 0, 40, 60, 120])
    const hasDeposit = random.chance(0.8)
    const depositPaid = status !== 'enquiry' && (hasDeposit || status !== 'booked')
    const owes = random.chance(status === 'delivered' ? 0.14 : 0.6)
    const balanceDue = status === 'cancelled' || status === 'enquiry' ? 0 : from < 0 && !owes ? 0 : depositPaid ? cents(0.7 * price) : price // oxfmt-ignore
    const indoors = ['newborn', 'maternity', 'headshots'].includes(type)
    const [name, street, city, county] = isWedding ? random.pick(VENUES) : client.company ? [client.company, client.address.street, client.address.city, client.address.county] : indoors || random.chance(0.3) ? STUDIO : random.pick(OUTDOORS) // oxfmt-ignore
    shoots.push({
      id: numbered('sht', 3001 + index),
      title,
      type,
      status,
      clientId: client.id,
      packageId: chosen.id,
      shootDate: day(from),
      startTime: isWedding ? random.pick(['10:30', '11:00', '12:15', '13:00']) : random.pick(['09:30', '10:00', '11:15', '14:00', '15:30', '17:00']), // oxfmt-ignore
      location: { name, street, city, county },
      guestCount: isWedding ? (chosen.name === 'The Elopement' ? random.whole(4, 20) : 5 * random.whole(9, 44)) : null,
      price,
      depositPaid,
      balanceDue,
      notes: random.chance(0.16) ? random.pick(SHOOT_NOTES) : null,
      createdAt: moment(Math.min(from, 0) - random.whole(3, isWedding ? 300 : 60), random.whole(16, 40) / 48),
    })
  }
  for (const client of clients) {
    const first = shoots.filter(one => one.clientId === client.id).map(one => one.createdAt).toSorted()[0] // oxfmt-ignore
    if (first && first < client.createdAt) client.createdAt = first
  }
  return shoots
}

/** Who leads, who comes along; nobody is given to an enquiry or stays with what was called off. */
function createAssignments(
  random: Random,
  { day }: Days,
  shoots: LensShoot[],
  photographers: LensPhotographer[],
  packages: LensPackage[],
): LensAssignment[] {
  const rows: LensAssignment[] = []
  for (const shoot of shoots.filter(one => !['enquiry', 'cancelled'].includes(one.status))) {
    const { durationHours } = packages.find(one => one.id === shoot.packageId)!
    const isFree = (one: LensPhotographer) => one.active ? true : shoot.shootDate < day(-170) // oxfmt-ignore
    const roles = shoot.type === 'wedding' ? ['lead', ...(durationHours > 4 ? ['second_shooter'] : []), ...(random.chance(0.3) ? ['assistant'] : [])] : ['lead', ...(random.chance(0.12) ? ['assistant'] : [])] // oxfmt-ignore
    for (const role of roles) {
      const busy = rows.filter(one => shoots.find(other => other.id === one.shootId)!.shootDate === shoot.shootDate).map(one => one.photographerId) // oxfmt-ignore
      const able = photographers.flatMap((one, index) => !busy.includes(one.id) && isFree(one) && one.specialties.includes(shoot.type) ? Array.from({ length: PHOTOGRAPHERS[index]![8] }, () => one) : []) // oxfmt-ignore
      const chosen = random.pick(able.length > 0 ? able : photographers.slice(0, 5))
      const share = { lead: 1, second_shooter: 0.6, assistant: 0.3 }[role]!
      rows.push({
        id: numbered('asg', 5001 + rows.length),
        shootId: shoot.id,
        photographerId: chosen.id,
        role,
        fee: toFives(Math.max(0.3, Math.min(1.5, durationHours / 8)) * share * chosen.dayRate),
        confirmed: random.chance(0.7) || shoot.status !== 'booked',
      })
    }
  }
  return rows
}

/** Of what is being edited or was handed over; they go offline after a while. */
function createGalleries(
  random: Random,
  { day, moment }: Days,
  shoots: LensShoot[],
  packages: LensPackage[],
): LensGallery[] {
  const done = shoots.filter(one => ['editing', 'delivered'].includes(one.status))
  return done.map((shoot, index): LensGallery => {
    const { includedImages } = packages.find(one => one.id === shoot.packageId)!
    const isOut = shoot.status === 'delivered'
    const lag = random.whole(12, 17)
    const kept = random.pick([60, 90, 90, 120])
    const at = Math.round((Date.parse(shoot.shootDate) - Date.parse(day(0))) / 86_400_000) + lag
    const expiresOn = day(at + kept)
    const views = random.whole(3, 24) * (shoot.type === 'wedding' ? 13 : 4) + random.whole(0, 12)
    return {
      id: numbered('gal', 701 + index),
      shootId: shoot.id,
      title: shoot.title,
      status: !isOut ? 'draft' : expiresOn < day(0) ? 'archived' : 'published',
      imageCount: Math.round(includedImages * (0.9 + 0.4 * random.next())),
      viewCount: isOut ? views : 0,
      downloadsEnabled: random.chance(0.76),
      publishedAt: isOut ? moment(at, random.whole(18, 40) / 48) : null,
      expiresOn: isOut ? expiresOn : null,
    }
  })
}

/** Mostly of those whose pictures they are, now and then of relatives. */
function createPrintOrders(
  random: Random,
  { day, moment }: Days,
  galleries: LensGallery[],
  shoots: LensShoot[],
  clients: LensClient[],
): LensPrintOrder[] {
  const out = galleries.filter(one => one.publishedAt !== null)
  const drafts = Array.from({ length: 130 }, (_, index) => {
    const isFresh = index >= 108
    const gallery = isFresh
      ? random.pick(out.filter(one => one.status === 'published' && one.publishedAt! < day(-14)))
      : out[Math.floor(((index + random.next()) * out.length) / 108)]!
    const on = shiftDay(gallery.publishedAt!, random.whole(1, 50))
    return { gallery, on: on < day(0) && !isFresh ? on : day(-random.whole(0, 13)) }
  })
  return drafts
    .toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
    .map(({ gallery, on }, index): LensPrintOrder => {
      // oxfmt-ignore
      const shoot = shoots.find(one => one.id === gallery.shootId)!
      const own = clients.find(one => one.id === shoot.clientId)!
      const client = random.chance(0.1) ? random.pick(clients) : own
      const from = Math.round((Date.parse(on) - Date.parse(day(0))) / 86_400_000)
      const delivery = random.chance(0.68) ? 'post' : 'pickup'
      const isDropped = random.chance(0.06)
      const usual = from < -11 ? (delivery === 'post' ? 'dispatched' : 'collected') : from < -7 ? 'ready' : from < -2 ? 'printing' : 'received' // oxfmt-ignore
      const status = isDropped ? 'cancelled' : usual
      const wanted = shoot.type === 'wedding' ? [...PRINT_PRODUCTS, 'print', 'print', 'photo_book'] : ['print', 'print', 'print', 'framed_print', 'framed_print', 'canvas', 'greeting_cards', 'photo_book'] // oxfmt-ignore
      const products = [...new Set(Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => random.pick(wanted)))]
      const lines = products.map(product => {
        const [size, unitPrice] = random.pick(PRINTS[product as keyof typeof PRINTS])
        const quantity = product === 'print' ? random.whole(1, 12) : product === 'greeting_cards' ? random.whole(1, 4) : random.pick([1, 1, 1, 2]) // oxfmt-ignore
        return { product, size, finish: random.pick(FINISHES), quantity, unitPrice }
      })
      const shippingCost = delivery === 'pickup' ? 0 : lines.some(one => ['framed_print', 'canvas'].includes(one.product)) ? 14.5 : 7.95 // oxfmt-ignore
      const goods = lines.reduce((sum, one) => sum + one.quantity * one.unitPrice, 0)
      return {
        id: numbered('ord', 9001 + index),
        orderNumber: `PR-${4410 + index}`,
        clientId: client.id,
        galleryId: gallery.id,
        status,
        delivery,
        shippingAddress: delivery === 'post' ? { ...client.address } : null,
        lines,
        shippingCost,
        total: cents(goods + shippingCost),
        paid: random.chance(status === 'cancelled' ? 0 : from < -25 ? 0.94 : 0.6),
        note: random.chance(0.1) ? random.pick(ORDER_NOTES) : null,
        orderedAt: `${on}${moment(0, random.whole(14, 19) / 48).slice(10)}`,
        dispatchedAt: status === 'dispatched' ? moment(from + random.whole(6, 10), random.whole(18, 34) / 48) : null,
      }
    })
}
