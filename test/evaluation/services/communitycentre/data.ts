import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { BUSINESSES, CHARITIES, CLASSES, CLUBS, CONTACTS, FIRST_NAMES, HIRE_NOTES, LAST_NAMES, PRIVATE_HIRERS, PURPOSES, ROOMS, TOWNS, TUTORS, VOLUNTEERS } from './catalogue.ts' // oxfmt-ignore
import { DUTIES, LAYOUTS, WEEKDAYS, type HallClass, type HallHire, type HallHirer, type HallParticipant, type HallPayment, type HallRoom, type HallTutor, type HallVolunteer } from './kinds.ts' // oxfmt-ignore

export type CommunitycentreData = ReturnType<typeof createCommunitycentreData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>
const pence = (amount: number) => Math.round(100 * amount) / 100
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60
const phone = (random: Random) => `07700 9${random.whole(10_000, 99_999)}`
/** What a hire comes to: the hours in the room, less the discount of the hirer. */
export const chargeOf = (room: HallRoom, hirer: HallHirer, start: string, end: string) => ({ hours: hourOf(end) - hourOf(start), charge: pence((hourOf(end) - hourOf(start)) * room.hourlyRate * (1 - hirer.discountPercent / 100)) }) // oxfmt-ignore

/** 20 rooms, 54 hirers, 190 hires, some 190 payments, 20 tutors, 30 classes, 76 participants and 26 volunteers. */
export function createCommunitycentreData(clock: Date) {
  const random = createRandom(88_213)
  const days = createDays(clock)
  const hallRooms = createRooms()
  const hallHirers = createHirers(random, days)
  const hallHires = createHires(random, days, hallRooms, hallHirers)
  const hallPayments = createPayments(random, days, hallHires)
  const hallTutors = createTutors(random, days)
  const hallParticipants = createParticipants(random, days)
  const hallClasses = createClasses(random, days, hallParticipants)
  const hallVolunteers = createVolunteers(random, days)
  return { hallRooms, hallHirers, hallHires, hallPayments, hallTutors, hallClasses, hallParticipants, hallVolunteers }
}

const createRooms = () =>
  ROOMS.map(([name, building, floor, roomType, capacity, hourlyRate, deposit, equipment], index): HallRoom => ({ id: 1 + index, name, building, floor, roomType, capacity, hourlyRate, deposit, equipment: [...equipment], isStepFree: floor === 0 || building === 'annexe', description: floor === 0 ? 'Opens on to the courtyard.' : 'Reached by the main stairs.' })) // oxfmt-ignore

function createAddress(random: Random) {
  const [town, code, streets] = random.pick([...TOWNS, ...TOWNS.slice(0, 2), TOWNS[0]!])
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ']
  return { street: `${random.whole(1, 120)} ${random.pick(streets)}`, town, postcode: `${code} ${random.whole(1, 9)}${random.pick(letters)}${random.pick(letters)}` } // oxfmt-ignore
}

function createHirers(random: Random, { day }: Days): HallHirer[] {
  const named = { club: [...CLUBS], charity: [...CHARITIES], business: [...BUSINESSES], private: [...PRIVATE_HIRERS] }
  const turns = ['club', 'private', 'charity', 'private', 'business', 'club', 'private'] as const
  const contacts = [...CONTACTS]
  const hirers: HallHirer[] = []
  for (let turn = 0; hirers.length < 54; turn++) {
    const hirerType = turns[turn % turns.length]!
    const name = named[hirerType].shift()
    if (name === undefined) continue
    const isPerson = hirerType === 'private'
    const person = isPerson ? name : contacts.shift()!
    const host = isPerson ? 'valemail' : name.toLowerCase().replaceAll(' ', '')
    hirers.push({
      id: 101 + hirers.length,
      name,
      hirerType,
      contact: { name: person, email: `${person.toLowerCase().replace(' ', '.')}@${host}.example`, phone: phone(random) }, // oxfmt-ignore
      address: createAddress(random),
      discountPercent: { club: 15, charity: 30, business: 0, private: 0 }[hirerType],
      registeredOn: day(-Math.ceil(430 + 34 * (54 - hirers.length) + random.whole(0, 25))),
      notes: random.chance(0.2) ? 'Knows where the spare chairs are.' : '',
    })
  }
  return hirers
}

/** A hundred and forty days with a hire in the past year, and those of the ten weeks to come. */
const OFFSETS = [
  ...Array.from({ length: 140 }, (_, index) => -Math.ceil(370 * (1 - index / 140) ** 1.2)),
  ...[0, 0, 1, 1, 1, 1, 2, 3, 3, 4, 5, 6],
  ...Array.from({ length: 38 }, (_, index) => 7 + Math.floor(index * 1.7)),
]

function createHires(random: Random, { day }: Days, rooms: HallRoom[], hirers: HallHirer[]): HallHire[] {
  return OFFSETS.map((offset, index): HallHire => {
    const hirer = index % 11 === 4 ? hirers[0]! : random.pick(hirers)
    const isEvent = hirer.hirerType === 'private'
    const fit = rooms.filter(one => (isEvent ? one.capacity >= 30 : one.roomType !== 'kitchen'))
    const room = index % 9 === 5 ? rooms[0]! : hirer.hirerType === 'club' && index % 5 === 2 ? rooms[5]! : random.pick(fit) // oxfmt-ignore
    const start = random.whole(9, isEvent ? 18 : 19)
    const startTime = `${String(start).padStart(2, '0')}:${random.pick(['00', '00', '30'])}`
    const end = Math.min(22, start + (isEvent ? random.whole(3, 6) : random.whole(1, 3)))
    const endTime = `${end}:${startTime.slice(3) === '30' && end < 22 ? '30' : '00'}`
    const picked = random.chance(0.09)
    const isProvisional = offset > 0 && index % 3 === 1
    const isCancelled = picked && offset !== 1 && !isProvisional
    const chairs = random.whole(1, Math.floor(room.capacity / 6)) * 5
    const ahead = random.whole(6, 48)
    return {
      id: 4001 + index,
      hireNumber: `H-${7301 + index}`,
      room: room.id,
      hirer: hirer.id,
      purpose: random.pick(PURPOSES[hirer.hirerType]!),
      date: day(offset),
      startTime,
      endTime,
      ...chargeOf(room, hirer, startTime, endTime),
      expectedAttendance: random.chance(0.1) ? null : random.whole(Math.ceil(room.capacity / 5), room.capacity),
      setup: { layout: random.pick(LAYOUTS), chairs, tables: Math.ceil(chairs / random.whole(4, 8)) },
      status: isCancelled ? 'cancelled' : isProvisional ? 'provisional' : offset < 0 ? 'completed' : 'confirmed',
      paymentStatus: 'unpaid',
      bookedOn: day(Math.min(0, offset - ahead)),
      notes: random.chance(0.25) ? random.pick(HIRE_NOTES) : '',
    }
  })
}

/** Most pay all at once; some pay half of it, and the rest later. Sets what is paid on the hire, too. */
function createPayments(random: Random, { day }: Days, hires: HallHire[]): HallPayment[] {
  const today = day(0)
  const paid: Omit<HallPayment, 'id' | 'receiptNumber'>[] = []
  for (const [index, hire] of hires.entries()) {
    const [isLate, inTwo, method, onDay] = [random.chance(0.07), random.chance(0.32), random.pick(['card', 'card', 'card', 'bank_transfer', 'bank_transfer', 'cash', 'cheque'] as const), random.whole(1, 8)] // oxfmt-ignore
    if (hire.status === 'cancelled' || hire.status === 'provisional' || isLate) continue
    const isAhead = OFFSETS[index]! >= 0
    if (isAhead && index % 4 === 0) continue
    const parts = inTwo ? [pence(hire.charge / 2), pence(hire.charge - pence(hire.charge / 2))] : [hire.charge]
    const done = isAhead && inTwo ? parts.slice(0, 1) : parts
    for (const [part, amount] of done.entries()) {
      const wanted = isAhead ? day(-onDay) : day(OFFSETS[index]! + onDay - 9 + 7 * part)
      paid.push({ hire: hire.id, amount, method, paidOn: wanted < today ? wanted : today })
    }
    hire.paymentStatus = done.length < parts.length ? 'part_paid' : 'paid'
  }
  return paid.toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : one.paidOn > other.paidOn ? 1 : 0)).map((one, index) => ({ id: 6001 + index, receiptNumber: `R-${2501 + index}`, ...one })) // oxfmt-ignore
}

const createTutors = (random: Random, { day }: Days) =>
  TUTORS.map(([firstName, lastName, subjects, hourlyFee, years, dbsDays], index): HallTutor => ({ id: 31 + index, firstName, lastName, email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@tutors.example`, phone: phone(random), subjects: [...subjects], hourlyFee, startedOn: day(-Math.round(365 * years)), dbsExpiresOn: day(dbsDays) })) // oxfmt-ignore

function createParticipants(random: Random, { day }: Days): HallParticipant[] {
  const taken = new Set<string>()
  const participants: HallParticipant[] = []
  while (participants.length < 76) {
    const [firstName, lastName, other] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES), random.pick(FIRST_NAMES)]
    if (taken.has(`${firstName} ${lastName}`) || other === firstName) continue
    taken.add(`${firstName} ${lastName}`)
    const index = participants.length
    const age = index % 6 === 2 ? random.whole(6, 11) : index % 6 === 5 ? random.whole(13, 17) : index % 3 === 0 ? random.whole(61, 84) : random.whole(19, 59) // oxfmt-ignore
    participants.push({
      id: 801 + index,
      firstName,
      lastName,
      dateOfBirth: day(-Math.round(365.25 * age) - random.whole(1, 330)),
      email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@valemail.example`,
      phone: phone(random),
      address: createAddress(random),
      emergencyContact: { name: `${other} ${random.chance(0.7) ? lastName : random.pick(LAST_NAMES)}`, phone: phone(random), relationship: age < 18 ? 'parent' : random.pick(['partner', 'sibling', 'friend', 'neighbour']) }, // oxfmt-ignore
      isConcession: age < 18 || age > 65 || random.chance(0.1),
      hasPhotoConsent: random.chance(0.7),
      joinedOn: day(-Math.ceil(1300 * (1 - index / 76) ** 1.3) - 3),
    })
  }
  return participants
}

function createClasses(random: Random, { day }: Days, participants: HallParticipant[]): HallClass[] {
  const isFit = (age: number, group: HallClass['ageGroup']) => ({ children: age < 12, teens: age >= 12 && age < 18, adults: age >= 18, seniors: age >= 60 })[group] // oxfmt-ignore
  const ageOf = (one: HallParticipant) => (Date.parse(day(0)) - Date.parse(one.dateOfBirth)) / 31_557_600_000
  return CLASSES.map(([title, category, tutor, room, weekday, startTime, endTime, ageGroup, maxParticipants, price, status], index): HallClass => {
    const fit = participants.filter(one => isFit(ageOf(one), ageGroup))
    const shuffled = fit.map(one => ({ one, at: random.next() })).toSorted((one, other) => one.at - other.at)
    const wish = index % 5 === 1 ? maxParticipants : Math.ceil(maxParticipants * (status === 'planned' ? 0.3 : 0.35 + 0.55 * random.next())) // oxfmt-ignore
    const chosen = shuffled.slice(0, wish).map(({ one }) => one.id).toSorted((one, other) => one - other) // oxfmt-ignore
    const from = { running: -random.whole(20, 60), planned: random.whole(15, 40), finished: -random.whole(110, 160) }[status]
    return {
      id: 61 + index,
      title,
      category,
      tutor: 30 + tutor,
      room,
      weekday,
      startTime,
      endTime,
      ageGroup,
      status,
      startsOn: day(from),
      endsOn: day(from + 84),
      price,
      maxParticipants,
      participants: chosen,
      placesTaken: chosen.length,
      placesLeft: maxParticipants - chosen.length,
    }
  }) // oxfmt-ignore
}

const createVolunteers = (random: Random, { day }: Days) =>
  VOLUNTEERS.map((name, index): HallVolunteer => {
    const [firstName, lastName] = name.split(' ') as [string, string]
    const start = random.whole(8, 18)
    const first = random.whole(0, 6)
    const at = (hour: number) => `${String(hour).padStart(2, '0')}:00`
    const slots = index === 0 ? [3] : index % 3 === 1 ? [first, (first + 2) % 7] : [first]
    return {
      id: 901 + index,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}@valemail.example`,
      phone: phone(random),
      joinedOn: day(index === 0 ? -4410 : -random.whole(40, 3600)),
      isFirstAider: index % 4 === 2 || random.chance(0.12),
      hasKeys: index === 0 || random.chance(0.35),
      rota: slots.map(one => ({ weekday: WEEKDAYS[one]!, startTime: at(start), endTime: at(start + 3), duty: random.pick(DUTIES) })), // oxfmt-ignore
    }
  })
