import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { ACCESS_NOTES, CONTACTS, DRIVERS, HOUSEHOLDERS, PUBLIC_SECTOR, SITES, SITES_OF, SIZES, STREETS, TOWNS, TRADE, WASTES } from './catalogue.ts' // oxfmt-ignore
import { FAILURE_REASONS, SLOTS, type SkipCustomer, type SkipDriver, type SkipHire, type SkipInvoice, type SkipJob, type SkipSite, type SkipSize, type TippingTicket } from './kinds.ts' // oxfmt-ignore

const CUSTOMER_NOTES = ['Always wants a call an hour before', 'Pays by card only', 'Sends the order number afterwards']
const HIRE_NOTES = ['Leave room for the bins', 'Boards under the skip please', 'Neighbour has to move the car', 'Cones needed'] // oxfmt-ignore
const DRIVER_NOTES = ['Level load', 'Overfilled, customer took some out', 'Waited twenty minutes', 'Van in the way']
/** Days from the clock's day on which those ahead are delivered. */
const AHEAD = [0, 1, 1, 2, 2, 3, 4, 5, 6, 8]
const HIRES = 96

export type SkiphireData = ReturnType<typeof createSkiphireData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
/** A hire with the days, counted from the clock's, on which it goes out, is due and has come back. */
interface Planned {
  hire: SkipHire
  out: number
  due: number
  back: number
}
const pence = (amount: number) => Math.round(100 * amount) / 100
const plain = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase()

/** 44 customers, 68 sites, 21 sizes, 96 hires, some 210 jobs, 22 drivers, and a ticket and an invoice where there has to be one. */
export function createSkiphireData(clock: Date) {
  const random = createRandom(48_213)
  const days = createDays(clock)
  const skipCustomers = createCustomers(random, days)
  const skipSites = createSites(random, skipCustomers)
  const skipSizes = createSizes()
  const planned = createHires(random, days, { skipCustomers, skipSites, skipSizes })
  const skipHires = planned.map(one => one.hire)
  const skipDrivers = createDrivers(random, days)
  const skipJobs = createJobs(random, days, { planned, skipCustomers, skipSizes, skipDrivers })
  const skipTippingTickets = createTickets(random, { skipHires, skipJobs, skipSizes })
  const skipInvoices = createInvoices(random, days, { planned, skipCustomers, skipJobs })
  return { skipCustomers, skipSites, skipSizes, skipHires, skipJobs, skipDrivers, skipTippingTickets, skipInvoices }
}

function createCustomers(random: Random, { day }: Days): SkipCustomer[] {
  const rows = [
    ...TRADE.map(name => ({ name, type: 'Trade' })),
    ...PUBLIC_SECTOR.map(name => ({ name, type: 'PublicSector' })),
    ...HOUSEHOLDERS.map(name => ({ name, type: 'Domestic' })),
  ]
  return rows.map(({ name, type }, index): SkipCustomer => {
    const who = type === 'Domestic' ? name : CONTACTS[index]!
    const host = type === 'Domestic' ? 'homemail' : plain(name)
    return {
      id: 101 + index,
      accountNumber: `AC-${4010 + 7 * index}`,
      name,
      type,
      contact: { name: who, phone: `01632 960${random.whole(100, 999)}`, email: `${who.toLowerCase().replace(' ', '.')}@${host}.example` }, // oxfmt-ignore
      town: TOWNS[(index * 3) % TOWNS.length]![0],
      paymentTermsDays: type === 'Domestic' ? 7 : 30,
      creditLimit: type === 'Trade' ? 500 * random.whole(2, 16) : null,
      isOnStop: type === 'Trade' && index % 6 === 5,
      customerSince: day(-random.whole(170, 3600)),
      notes: random.chance(0.15) ? random.pick(CUSTOMER_NOTES) : null,
    }
  })
}

/** The sites of firms and of the public sector, then the houses of those who have one. */
function createSites(random: Random, customers: SkipCustomer[]): SkipSite[] {
  const firms = customers.filter(one => one.type !== 'Domestic').flatMap((one, at) => Array.from({ length: SITES_OF[at]! }, () => one)) // oxfmt-ignore
  const houses = customers.filter(one => one.type === 'Domestic')
  const taken = new Set<number>()
  return [...firms, ...houses].map((customer, index): SkipSite => {
    const isHouse = customer.type === 'Domestic'
    const house = `${random.whole(2, 96)} ${STREETS[index % STREETS.length]}`
    const [name, street] = isHouse ? [house, house] : SITES[index]!
    const [town, code] = random.pick(TOWNS)
    let tenths = random.whole(8, 240)
    while (taken.has(tenths)) tenths++
    taken.add(tenths)
    const hasRestrictedAccess = random.chance(0.22)
    return {
      id: 301 + index,
      customerId: customer.id,
      name,
      address: { street, town, postcode: `${code} ${random.whole(1, 9)}${random.pick(['AB', 'DL', 'HT', 'NW', 'QS'])}` }, // oxfmt-ignore
      distanceMiles: tenths / 10,
      hasRestrictedAccess,
      accessNotes: hasRestrictedAccess || random.chance(0.1) ? random.pick(ACCESS_NOTES) : null,
    }
  })
}

const STYLE_NAMES: Record<string, string> = { Open: 'Open', Enclosed: 'Enclosed', DropDoor: 'Drop Door', RollOnRollOff: 'Roll-On Roll-Off' } // oxfmt-ignore
function createSizes(): SkipSize[] {
  return SIZES.map(([yards, style, hirePrice, quantityOwned], index): SkipSize => ({
    id: 1 + index,
    name: `${yards} Yard ${STYLE_NAMES[style]}`,
    capacityYards: yards,
    style,
    hirePrice,
    extraDayPrice: pence(hirePrice / 100 + 1.5),
    maxTonnes: Math.min(yards, 10),
    quantityOwned,
    isHeavyWasteAllowed: yards <= 8,
  })) // oxfmt-ignore
}

/** Those of five months and the days ahead; a few stay out although they are due. */
function createHires(
  random: Random,
  { day }: Days,
  { skipCustomers, skipSites, skipSizes }: { skipCustomers: SkipCustomer[]; skipSites: SkipSite[]; skipSizes: SkipSize[] }, // oxfmt-ignore
): Planned[] {
  // Nothing has ever gone to the last site of some customers.
  const unused = new Set([skipSites[8]!.id, skipSites[28]!.id, skipSites[34]!.id])
  const used = skipSites.filter(one => !unused.has(one.id))
  const before = HIRES - AHEAD.length
  return Array.from({ length: HIRES }, (_, index): Planned => {
    const out = AHEAD[index - before] ?? -(1 + Math.round(148 * (1 - index / (before - 1)) ** 1.35))
    const site = used[Math.floor(used.length * random.next() ** 1.25)]!
    const customer = skipCustomers.find(one => one.id === site.customerId)!
    const isHouse = customer.type === 'Domestic'
    const isCommon = (one: SkipSize) => one.style === 'Open' && one.capacityYards >= 4 && one.capacityYards <= 8
    const fit = skipSizes.filter(one => (isHouse ? one.capacityYards <= 8 && one.style === 'Open' : one.capacityYards >= 4)) // oxfmt-ignore
    const size = random.pick(fit.flatMap(one => (isCommon(one) ? [one, one, one, one] : [one])))
    const wasteType = random.pick([
      'MixedGeneral',
      'MixedGeneral',
      'MixedGeneral',
      'Wood',
      isHouse ? 'Green' : 'Plasterboard',
      isHouse ? 'MixedGeneral' : 'Metal',
      ...(size.isHeavyWasteAllowed ? ['Soil', 'Soil', 'Hardcore', 'Hardcore'] : ['Plasterboard', 'Wood']),
    ])
    const length = random.pick([7, 14, 14, 14, 14, 21, 28])
    const due = out + length
    const isLeft = due < 0 && due >= -12 && random.chance(0.4)
    const back = isLeft ? 1 : due + random.pick([-2, -1, 0, 0, 0, 1, 1, 2, 4])
    const isCancelled = index % 17 === 9
    const status = isCancelled ? 'Cancelled' : out >= 0 ? 'Booked' : back < 0 ? 'Collected' : 'OnSite'
    const onRoad = size.capacityYards <= 8 && random.chance(0.55)
    const council = random.pick(['Ossley Borough Council', 'Harbeck District Council', 'Whinmoor Council'])
    const fee = { 'Ossley Borough Council': 38.5, 'Harbeck District Council': 52, 'Whinmoor Council': 45 }[council]!
    return {
      hire: {
        id: 2001 + index,
        hireNumber: `H-${20_310 + index}`,
        customerId: customer.id,
        siteId: site.id,
        skipSizeId: size.id,
        wasteType,
        status,
        placement: onRoad ? 'OnRoad' : isHouse ? 'Driveway' : 'PrivateLand',
        deliveryDate: day(out),
        dueBackDate: day(due),
        collectedOn: status === 'Collected' ? day(back) : null,
        permit: onRoad ? { number: `SKP/${1180 + 3 * index}`, council, validFrom: day(out), validTo: day(out + (length === 28 ? 28 : 14)), fee } : null, // oxfmt-ignore
        price: customer.type === 'Trade' ? pence(0.9 * size.hirePrice) : size.hirePrice,
        purchaseOrder: isHouse || random.chance(0.4) ? null : `PO${random.whole(10_000, 99_999)}`,
        notes: random.chance(0.18) ? random.pick(HIRE_NOTES) : null,
      },
      out,
      due,
      back,
    }
  })
}

function createDrivers(random: Random, { day }: Days): SkipDriver[] {
  return DRIVERS.map((name, index): SkipDriver => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    return {
      id: 11 + index,
      firstName,
      lastName,
      mobile: `07700 900${random.whole(100, 999)}`,
      status: [5, 16].includes(index) ? 'OffSick' : [9, 13, 20].includes(index) ? 'OnLeave' : 'Active',
      startedOn: day(-random.whole(220, 5200)),
      licenceExpiresOn: day([3, 11, 18].includes(index) ? 9 + 2 * index : random.whole(75, 1500)),
      lorry: {
        registration: `Y${random.pick(['J', 'K', 'D'])}${random.whole(18, 25)} S${'ABCDEFGHJKLMNPRSTUVWXY'[index]}K`,
        type: index % 4 === 3 ? 'HookLoader' : 'SkipLoader',
        motDueOn: day(random.whole(4, 360)),
      },
    }
  })
}

/** Every hire is delivered and collected; the skips of firms are exchanged in between at times. */
function createJobs(
  random: Random,
  { day }: Days,
  { planned, skipCustomers, skipSizes, skipDrivers }: { planned: Planned[]; skipCustomers: SkipCustomer[]; skipSizes: SkipSize[]; skipDrivers: SkipDriver[] }, // oxfmt-ignore
): SkipJob[] {
  const jobs = planned.flatMap(({ hire, out, due, back }) => {
    if (hire.status === 'Cancelled') return []
    const needed = skipSizes.find(one => one.id === hire.skipSizeId)!.style === 'RollOnRollOff' ? 'HookLoader' : 'SkipLoader' // oxfmt-ignore
    const fit = skipDrivers.filter(one => one.lorry.type === needed)
    const visit = (type: string, on: number, isFailed = false) => {
      const isAhead = on >= 0
      const able = isAhead ? fit.filter(one => one.status === 'Active') : fit
      const driver = able[Math.floor(able.length * random.next() ** 1.4)]!
      const status = isFailed ? 'Failed' : isAhead ? 'Scheduled' : 'Done'
      return {
        on,
        job: {
          id: 0,
          hireId: hire.id,
          driverId: on > 1 && random.chance(0.4) ? null : driver.id,
          type,
          scheduledDate: day(on),
          slot: random.pick(SLOTS),
          status,
          failureReason: isFailed ? random.pick(type === 'Delivery' ? ['AccessBlocked', 'AccessBlocked', 'NobodyOnSite', 'LorryBreakdown'] : FAILURE_REASONS) : null, // oxfmt-ignore
          driverNotes: status === 'Done' && random.chance(0.15) ? random.pick(DRIVER_NOTES) : null,
        } satisfies SkipJob,
      }
    }
    const isSwapped = due - out >= 14 && skipCustomers.find(one => one.id === hire.customerId)!.type !== 'Domestic' && random.chance(0.42) // oxfmt-ignore
    const isCollected = hire.status === 'Collected'
    const fetched = isCollected ? back : due >= 0 ? due : random.whole(1, 4)
    return [
      ...(out < -1 && random.chance(0.09) ? [visit('Delivery', out - 1, true)] : []),
      visit('Delivery', out),
      ...(isSwapped && out + 6 < fetched ? [visit('Exchange', out + 6)] : []),
      ...(isCollected && back - 1 > out + 6 && random.chance(0.17) ? [visit('Collection', back - 1, true)] : []),
      ...(hire.status === 'Booked' ? [] : [visit('Collection', fetched)]),
    ]
  })
  return jobs.toSorted((one, other) => one.on - other.on).map(({ job }, index) => ({ ...job, id: 5001 + index }))
}

/** What came back was weighed and tipped on the same day. */
function createTickets(
  random: Random,
  { skipHires, skipJobs, skipSizes }: { skipHires: SkipHire[]; skipJobs: SkipJob[]; skipSizes: SkipSize[] },
): TippingTicket[] {
  return skipJobs
    .filter(one => one.status === 'Done' && one.type !== 'Delivery')
    .map((job, index): TippingTicket => {
      const { wasteType, skipSizeId } = skipHires.find(one => one.id === job.hireId)!
      const [density, usual, facilities] = WASTES[wasteType]!
      const { capacityYards } = skipSizes.find(one => one.id === skipSizeId)!
      const netTonnes = pence(capacityYards * density * (0.6 + 0.45 * random.next()))
      const tareTonnes = pence((capacityYards >= 20 ? 14 : 10) + 1.6 * random.next())
      const isContaminated = random.chance(0.09)
      const ratePerTonne = isContaminated ? 165 : usual
      return {
        id: 7001 + index,
        ticketNumber: `WB-${66_120 + 3 * index}`,
        jobId: job.id,
        facility: random.pick(facilities),
        wasteType,
        tippedOn: job.scheduledDate,
        grossTonnes: pence(tareTonnes + netTonnes),
        tareTonnes,
        netTonnes,
        ratePerTonne,
        charge: pence(netTonnes * ratePerTonne),
        isContaminated,
      }
    })
}

/** One for each hire, a day after it went out. */
function createInvoices(
  random: Random,
  { day }: Days,
  { planned, skipCustomers, skipJobs }: { planned: Planned[]; skipCustomers: SkipCustomer[]; skipJobs: SkipJob[] },
): SkipInvoice[] {
  const billed = planned.filter(one => one.out <= -3 && one.hire.status !== 'Cancelled')
  return billed.map(({ hire, out }, index): SkipInvoice => {
    const exchanges = skipJobs.filter(one => one.hireId === hire.id && one.type === 'Exchange')
    const lines = [
      { description: 'Skip hire', amount: hire.price },
      ...(hire.permit ? [{ description: 'Road permit', amount: hire.permit.fee }] : []),
      ...exchanges.map(() => ({ description: 'Exchange', amount: pence(0.85 * hire.price) })),
    ]
    const netAmount = pence(lines.reduce((total, one) => total + one.amount, 0))
    const vatAmount = pence(0.2 * netAmount)
    const due = out + 1 + skipCustomers.find(one => one.id === hire.customerId)!.paymentTermsDays
    const paid = Math.min(due + random.whole(-6, 9), due < 0 ? 8 : out + 9)
    const isCredited = index % 29 === 17
    const isPaid = !isCredited && paid < 0 && !random.chance(due < 0 ? 0.14 : 0.6)
    return {
      id: 8001 + index,
      invoiceNumber: `INV-${31_450 + index}`,
      customerId: hire.customerId,
      hireId: hire.id,
      issuedOn: day(out + 1),
      dueOn: day(due),
      lines,
      netAmount,
      vatAmount,
      totalAmount: pence(netAmount + vatAmount),
      status: isCredited ? 'Credited' : isPaid ? 'Paid' : 'Unpaid',
      paidOn: isPaid ? day(Math.max(paid, out + 1)) : null,
      paymentMethod: isPaid ? random.pick(['BankTransfer', 'BankTransfer', 'Card', 'DirectDebit', 'Cash']) : null,
    }
  })
}
