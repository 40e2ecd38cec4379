import { createRandom } from '../../../support/apis/random.ts'
import { createDays, shiftDay } from '../days.ts'
import { BOOKING_NOTES, CHILD_NAMES, CHILD_NOTES, DOCTORS, MEN, ROOMS, SITES, STREETS, SURNAMES, WOMEN } from './catalogue.ts' // oxfmt-ignore
import { AGE_GROUPS, ALLERGIES, WEEKDAYS, type ChildGuardian, type Named, type NurseryBooking, type NurseryChild, type NurseryGuardian, type NurseryInvoice, type NurseryRoom, type NurserySite, type NurseryStaff } from './kinds.ts' // oxfmt-ignore

type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
export type NurseriesData = ReturnType<typeof createNurseriesData>

const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CURRENCY = 'EUR'
const COMMON = [...ALLERGIES, 'DAIRY', 'DAIRY', 'EGGS']
/** What a day costs by the age of the child, in cents. */
const DAY_PRICES: Record<string, number> = { BABY: 6200, WOBBLER: 5900, TODDLER: 5600, PRESCHOOL: 5200 }
const SHARES: Record<string, number> = { FULL_DAY: 1, MORNING: 0.6, AFTERNOON: 0.5 }
const DIALLED: Record<string, string> = { Bray: '01', Naas: '045', Maynooth: '01', 'Dún Laoghaire': '01', Drogheda: '041' } // oxfmt-ignore
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}|’/gu, '').toLowerCase() // oxfmt-ignore
const full = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`
/** How records are shown where another one points to them. */
export const inBrief = (row: { id: string; name?: string; firstName?: string; lastName?: string }): Named => ({ id: row.id, name: row.name ?? `${row.firstName} ${row.lastName}` }) // oxfmt-ignore
/** The price of an extra session of a child in a room for this age. */
export const sessionPrice = (ageGroup: string, session: string) => Math.round(DAY_PRICES[ageGroup]! * SHARES[session]!)
/** MON to SUN */
export const weekdayOf = (day: string) => ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'][new Date(`${day}T00:00:00Z`).getUTCDay()]! // oxfmt-ignore
const workday = (day: string): string => (weekdayOf(day) === 'SAT' ? shiftDay(day, 2) : weekdayOf(day) === 'SUN' ? shiftDay(day, 1) : day) // oxfmt-ignore
const shiftMonth = (period: string, months: number) => new Date(Date.UTC(Number(period.slice(0, 4)), Number(period.slice(5, 7)) - 1 + months, 1)).toISOString().slice(0, 7) // oxfmt-ignore

function createKit(random: Random) {
  const taken = new Set<string>()
  return {
    key: (prefix: string) => `${prefix}_${Array.from({ length: 8 }, () => random.pick([...ALPHABET])).join('')}`,
    mobile: () => `${random.pick(['083', '085', '086', '087', '089'])} 555 ${String(random.whole(0, 9999)).padStart(4, '0')}`, // oxfmt-ignore
    /** A name that nobody else has. */
    named: (firsts: readonly string[], lasts: readonly string[]) => {
      for (;;) {
        const name = { firstName: random.pick(firsts), lastName: random.pick(lasts) }
        if (taken.has(full(name))) continue
        taken.add(full(name))
        return name
      }
    },
  }
}
type Kit = ReturnType<typeof createKit>

/** 5 nurseries, 20 rooms, 56 staff, 126 children and their guardians, 150 extra sessions and the invoices of three months. */
export function createNurseriesData(clock: Date) {
  const random = createRandom(71_933)
  const days = createDays(clock)
  const kit = createKit(random)
  const nurserySites = createSites(days, kit)
  const nurseryRooms = createRooms(nurserySites, kit)
  const nurseryStaff = createStaff(random, days, kit, nurserySites, nurseryRooms)
  const { nurseryChildren, nurseryGuardians } = createFamilies(random, days, kit, nurseryRooms, nurseryStaff, nurserySites) // oxfmt-ignore
  const nurseryBookings = createBookings(random, days, kit, nurseryChildren, nurseryRooms)
  const nurseryInvoices = createInvoices(random, days, kit, nurseryChildren, nurseryRooms)
  return { nurserySites, nurseryRooms, nurseryStaff, nurseryChildren, nurseryGuardians, nurseryBookings, nurseryInvoices } // oxfmt-ignore
}

function createSites({ day }: Days, { key }: Kit): NurserySite[] {
  return SITES.map(([name, street, town, county, eircode, opensAt, closesAt, years], index) => ({
    id: key('site'),
    name,
    address: { street, town, county, eircode },
    phone: `${DIALLED[town]} 555 0${110 + 13 * index}`,
    email: `${plain(name).replace(' ', '')}@littleoars.example`,
    manager: null,
    openingHours: { opensAt, closesAt },
    tuslaNumber: `TU2015${county.slice(0, 2).toUpperCase()}${104 + 37 * index}`,
    hasGarden: index !== 3,
    openedOn: day(-365 * years - 31 * index),
  }))
}

function createRooms(sites: NurserySite[], { key }: Kit): NurseryRoom[] {
  return sites.flatMap((site, at) =>
    ROOMS[at]!.map(([name, capacity], index): NurseryRoom => ({
      id: key('room'),
      name,
      site: inBrief(site),
      ageGroup: AGE_GROUPS[index]!,
      capacity,
      childrenPerAdult: [3, 5, 6, 8][index]!,
      leader: null,
      hasSleepArea: index < 3,
    })),
  )
}

/** A manager and a cook for each nursery; a leader and somebody else for nearly each room. */
function createStaff(
  random: Random,
  { day }: Days,
  { key, named, mobile }: Kit,
  sites: NurserySite[],
  rooms: NurseryRoom[],
): NurseryStaff[] {
  const staff: NurseryStaff[] = []
  const hire = (jobTitle: string, site: Named, room: NurseryRoom | null, hasLeft = false) => {
    const name = named(random.chance(0.85) ? WOMEN : MEN, SURNAMES)
    const [low, high] = { MANAGER: [2350, 2700], ROOM_LEADER: [1725, 2050], EDUCATOR: [1465, 1780], COOK: [1400, 1580] }[jobTitle]! // oxfmt-ignore
    const leftOn = hasLeft ? day(-random.whole(20, 300)) : null
    const one: NurseryStaff = {
      id: key('stf'),
      ...name,
      jobTitle,
      site,
      room: room && inBrief(room),
      email: `${plain(name.firstName)}.${plain(name.lastName)}@littleoars.example`,
      phone: mobile(),
      qualificationLevel: jobTitle === 'COOK' ? null : jobTitle === 'EDUCATOR' ? random.pick([5, 5, 6, 6, 6, 7, 8]) : random.pick([6, 7, 8, 8]), // oxfmt-ignore
      weeklyHours: random.pick(jobTitle === 'MANAGER' ? [39] : jobTitle === 'ROOM_LEADER' ? [39, 39, 37.5, 35] : [39, 37.5, 30, 25, 20]), // oxfmt-ignore
      hourlyRateCents: 5 * random.whole(low! / 5, high! / 5),
      currency: CURRENCY,
      hiredOn: day(-(hasLeft ? random.whole(320, 1500) : random.whole(25, jobTitle === 'EDUCATOR' ? 1900 : 3900))),
      leftOn,
      isActive: !hasLeft,
      vettingExpiresOn: hasLeft ? day(random.whole(-200, 300)) : day(random.whole(6, 1080)),
      firstAidExpiresOn: random.chance(0.35) ? null : day(random.whole(15, 720)),
    }
    staff.push(one)
    return one
  }
  for (const site of sites) {
    site.manager = inBrief(hire('MANAGER', inBrief(site), null))
    for (const room of rooms.filter(one => one.site.id === site.id)) {
      if (room.name !== 'Hares') room.leader = inBrief(hire('ROOM_LEADER', inBrief(site), room))
      if (room.name !== 'Shrimps') hire('EDUCATOR', inBrief(site), room)
    }
    hire('COOK', inBrief(site), null)
  }
  for (const room of [rooms[2]!, rooms[3]!, rooms[6]!, rooms[14]!, rooms[17]!]) hire('EDUCATOR', room.site, room)
  for (const at of [1, 7, 12]) hire('EDUCATOR', rooms[at]!.site, rooms[at]!, true)
  return staff
}

/** Months of age for each group of rooms. */
const AGES: Record<string, [low: number, high: number]> = { BABY: [5, 12], WOBBLER: [12, 24], TODDLER: [24, 36], PRESCHOOL: [36, 57] } // oxfmt-ignore

/** The share of places that are taken, and how long the waiting lists are. */
const FULLNESS: Record<string, number> = { 'Pebble House': 0.66, 'Canal Bank': 0.6, 'Orchard Lodge': 0.74, Seapoint: 0.82, 'Boyne View': 0.42 } // oxfmt-ignore
const WAITING = [0, 3, 2, 1, 3, 2, 0, 3, 4, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 2]

/** Families of one to three children. The more of them come, the fuller the rooms; the others wait or have left. */
function createFamilies(
  random: Random,
  { day, moment }: Days,
  { key, named, mobile }: Kit,
  rooms: NurseryRoom[],
  staff: NurseryStaff[],
  sites: NurserySite[],
) {
  const nurseryChildren: NurseryChild[] = []
  const nurseryGuardians: NurseryGuardian[] = []
  const ageOf = ({ ageGroup }: NurseryRoom) => AGE_GROUPS.findIndex(one => one === ageGroup)
  const seats = rooms.flatMap(room => Array.from({ length: room.capacity }, (_, at) => ({ room, at }))).filter(({ room, at }) => at < room.capacity * FULLNESS[room.site.name]!) // oxfmt-ignore
  const queue = seats.map(seat => ({ seat, order: random.next() })).toSorted((one, other) => one.order - other.order).map(({ seat }) => seat.room) // oxfmt-ignore
  const children = [...queue.map(room => ({ room, status: 'ENROLLED' })), ...Array.from({ length: 126 - queue.length }, (_, at) => ({ room: rooms[4 * WAITING[at % 20]! + ((3 * at) % 4)]!, status: at % 5 < 3 ? 'WAITLISTED' : 'LEFT' }))] // oxfmt-ignore
  while (children.length > 0) {
    const first = children.shift()!
    const family = [first]
    /** Brothers and sisters go to the same nursery, to other rooms. */
    const sibling = random.chance(0.27) ? children.findIndex(one => one.room.site.id === first.room.site.id && Math.abs(ageOf(one.room) - ageOf(first.room)) > 1 && one.status === first.status) : -1 // oxfmt-ignore
    if (sibling >= 0) family.push(...children.splice(sibling, 1))
    const site = sites.find(one => one.id === first.room.site.id)!
    const lastName = random.pick(SURNAMES)
    const since = first.status === 'WAITLISTED' ? random.whole(12, 210) : random.whole(260, 800)
    const address = { street: `${random.whole(1, 88)} ${random.pick(STREETS)}`, town: site.address.town, eircode: `${site.address.eircode.slice(0, 3)} ${random.pick(['C', 'E', 'T', 'Y'])}${random.whole(1, 9)}${random.pick(['A', 'F', 'K', 'W'])}${random.whole(1, 9)}` } // oxfmt-ignore
    const guardian = (relationship: string): ChildGuardian => {
      const isFirst = relationship === 'MOTHER' || relationship === 'FATHER'
      const name = named(relationship === 'FATHER' || (!isFirst && random.chance(0.4)) ? MEN : WOMEN, isFirst && random.chance(0.7) ? [lastName] : SURNAMES) // oxfmt-ignore
      const row: NurseryGuardian = {
        id: key('grd'),
        ...name,
        email:
          isFirst || random.chance(0.3) ? `${plain(name.firstName)}.${plain(name.lastName)}@postbag.example` : null,
        phone: mobile(),
        address: isFirst ? address : { ...address, street: `${random.whole(1, 88)} ${random.pick(STREETS)}` },
        isBillPayer: false,
        createdAt: moment(-since, random.whole(16, 40) / 48),
      }
      nurseryGuardians.push(row)
      return { guardian: inBrief(row), relationship, isPrimary: false, canCollect: isFirst || random.chance(0.8) }
    }
    const parents = random.chance(0.68) ? ['MOTHER', 'FATHER'] : [random.chance(0.85) ? 'MOTHER' : 'FATHER']
    const others = first.status === 'ENROLLED' && random.chance(0.2) ? [random.pick(['GRANDPARENT', 'GRANDPARENT', 'AUNT_UNCLE', 'CHILDMINDER'])] : [] // oxfmt-ignore
    const own = [...parents, ...others].map(guardian)
    const payer = own[parents.length > 1 && random.chance(0.3) ? 1 : 0]!
    nurseryGuardians.find(one => one.id === payer.guardian.id)!.isBillPayer = true
    const guardians = own.map(one => ({ ...one, isPrimary: one === payer }))
    for (const { room, status } of family) {
      const [low, high] = AGES[room.ageGroup]!
      const birthDate = day(-Math.round(30.44 * (low + (high - low) * random.next())) - (status === 'LEFT' ? 400 : 0))
      const isThere = status === 'ENROLLED'
      const keyWorkers = staff.filter(one => one.isActive && one.room?.id === room.id)
      const attendanceDays = random.chance(0.35) ? [...WEEKDAYS] : WEEKDAYS.filter(() => random.chance(0.62))
      const age = Math.round((Date.parse(day(0)) - Date.parse(birthDate)) / 86_400_000)
      const startDate = status === 'WAITLISTED' ? null : workday(day(-Math.min(since - 20, Math.max(2, age - random.whole(140, 420)), random.chance(0.4) ? random.whole(15, 125) : random.whole(125, 700)) - (status === 'LEFT' ? 90 : 0))) // oxfmt-ignore
      nurseryChildren.push({
        id: key('chd'),
        ...named(CHILD_NAMES, [lastName]),
        birthDate,
        status,
        site: inBrief(site),
        room: isThere ? inBrief(room) : null,
        keyWorker: isThere ? inBrief(random.pick(keyWorkers)) : null,
        attendanceDays: isThere ? (attendanceDays.length > 1 ? attendanceDays : ['TUE', 'WED', 'FRI']) : [],
        guardians,
        allergies: random.chance(0.3) ? [...new Set([random.pick(COMMON), random.pick(ALLERGIES)])].slice(0, random.pick([1, 1, 2])) : [], // oxfmt-ignore
        diet: random.pick(['NONE', 'NONE', 'NONE', 'NONE', 'NONE', 'NONE', 'VEGETARIAN', 'HALAL', 'NO_PORK']),
        photoConsent: random.chance(0.8),
        doctor: { ...random.pick(DOCTORS) },
        requestedStartDate: status === 'WAITLISTED' ? workday(day(random.whole(10, 200))) : null,
        startDate,
        endDate: status === 'LEFT' ? workday(day(-random.whole(8, 85))) : null,
        notes: random.chance(0.15) ? random.pick(CHILD_NOTES) : null,
        createdAt: moment(-since, random.whole(16, 40) / 48),
      })
    }
  }
  return { nurseryChildren, nurseryGuardians }
}

/** Days on top of the usual ones, of those who do not come every day. */
function createBookings(
  random: Random,
  { day, moment }: Days,
  { key }: Kit,
  children: NurseryChild[],
  rooms: NurseryRoom[],
): NurseryBooking[] {
  const some = children.filter(one => one.status === 'ENROLLED' && one.attendanceDays.length < 5)
  const taken = new Set<string>()
  const bookings: NurseryBooking[] = []
  while (bookings.length < 150) {
    const offset = Math.round(-60 + (84 * bookings.length) / 150)
    const date = workday(day(offset))
    const child = random.pick(some)
    if (child.attendanceDays.includes(weekdayOf(date)) || child.startDate! > date || taken.has(child.id + date))
      continue
    taken.add(child.id + date)
    const session = random.pick(['FULL_DAY', 'FULL_DAY', 'MORNING', 'MORNING', 'AFTERNOON'])
    const room = rooms.find(one => one.id === child.room!.id)!
    const status = date > day(4) && random.chance(0.42) ? 'REQUESTED' : random.pick(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'DECLINED', 'CANCELLED']) // oxfmt-ignore
    bookings.push({
      id: key('bkg'),
      child: inBrief(child),
      site: child.site,
      date,
      session,
      status,
      priceCents: sessionPrice(room.ageGroup, session),
      currency: CURRENCY,
      requestedBy: random.pick(child.guardians.filter(one => one.relationship === 'MOTHER' || one.relationship === 'FATHER')).guardian, // oxfmt-ignore
      requestedAt: moment(Math.min(offset, 0) - random.whole(1, 12), random.whole(15, 43) / 48),
      note: random.chance(0.15) ? random.pick(BOOKING_NOTES) : null,
    })
  }
  return bookings
}

/** One a month for each family that pays, of the last three months, and drafts of the next one. */
function createInvoices(
  random: Random,
  { day }: Days,
  { key }: Kit,
  children: NurseryChild[],
  rooms: NurseryRoom[],
): NurseryInvoice[] {
  const payers = [...new Set(children.filter(one => one.status === 'ENROLLED').map(one => one.guardians.find(own => own.isPrimary)!.guardian))] // oxfmt-ignore
  const invoices: NurseryInvoice[] = []
  for (const back of [-2, -1, 0, 1]) {
    const period = shiftMonth(day(0).slice(0, 7), back)
    const issued = `${period}-01`
    for (const billTo of back === 1 ? payers.slice(4, 15) : payers) {
      const own = children.filter(one => one.status === 'ENROLLED' && one.guardians.some(guardian => guardian.isPrimary && guardian.guardian.id === billTo.id)) // oxfmt-ignore
      const lines = own.map(child => {
        const { ageGroup } = rooms.find(one => one.id === child.room!.id)!
        return { description: `Fees ${period}, ${child.attendanceDays.length} days a week`, child: inBrief(child), amountCents: Math.round(DAY_PRICES[ageGroup]! * child.attendanceDays.length * 4.33) } // oxfmt-ignore
      })
      if (back < 1 && random.chance(0.12)) lines.push({ description: 'Late collection', child: inBrief(own[0]!), amountCents: 500 * random.whole(2, 6) }) // oxfmt-ignore
      const feesCents = lines.reduce((sum, one) => sum + one.amountCents, 0)
      const hours = own.reduce((sum, one) => sum + one.attendanceDays.length, 0) * 9 * 4.33
      const subsidyCents = random.chance(0.8) ? Math.round(hours * random.pick([140, 140, 214, 214, 285])) : 0
      const late = random.pick([2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 16, 20, 24, 25, 27])
      const paid = shiftDay(issued, late)
      const [isForgotten, isVoid] = [random.chance(back === -2 ? 0.04 : 0.12), random.chance(0.02)]
      const isPaid = paid <= day(0) && !isForgotten
      const dueOn = shiftDay(issued, 14)
      const status = back === 1 ? 'DRAFT' : isVoid ? 'VOID' : isPaid ? 'PAID' : dueOn < day(0) ? 'OVERDUE' : 'SENT' // oxfmt-ignore
      invoices.push({
        id: key('inv'),
        number: `LO-${String(4100 + invoices.length)}`,
        billTo,
        period,
        status,
        lines,
        feesCents,
        subsidyCents,
        totalCents: feesCents - subsidyCents,
        currency: CURRENCY,
        issuedOn: back === 1 ? null : issued,
        dueOn: back === 1 ? null : dueOn,
        paidOn: status === 'PAID' ? paid : null,
      })
    }
  }
  return invoices
}
