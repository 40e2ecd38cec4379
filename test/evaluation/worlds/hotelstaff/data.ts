import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { DEPARTMENTS, HOTELS, POSITIONS, STAFF } from './names.ts'

/** The day on which everything is asked: a Wednesday. */
export const TODAY = '2025-05-14'
/** One source for all the data: files use it in the order of their imports. */
export const random = createRandom(8841)
export const cents = (value: number) => Math.round(value * 100) / 100

export const departments = DEPARTMENTS.map((name, at) => ({ no: at + 1, name: name as string }))
export const positions = POSITIONS.map(([title, department, pay], at) => ({
  no: at + 1,
  title: title as string,
  department: departments.find(({ name }) => name === department)!,
  pay,
}))
export const hotels = HOTELS.map(([name, code, town, country, stars, rooms, opened, pool], at) => ({
  no: at + 1,
  name: name as string,
  code: code as string,
  town: town as string,
  country: country as string,
  stars: stars as number,
  rooms: rooms as number,
  opened: opened as string,
  pool: pool as boolean,
}))
export type Hotel = (typeof hotels)[number]

/** Where each of the staff works after the seven general managers, as places in `HOTELS`; and what they do, as places in `POSITIONS`. */
const PLACES = [0, 3, 0, 4, 6, 1, 0, 2, 4, 5, 0, 3, 2, 4, 6, 0, 1, 0, 4, 2, 6, 0, 5, 4, 1, 0, 2, 3, 0, 4, 6, 5, 0, 2, 1, 4, 0, 6, 3, 4, 2, 0, 5, 4, 1] // oxfmt-ignore
const JOBS = [1, 1, 2, 1, 1, 4, 3, 2, 2, 4, 4, 7, 4, 4, 3, 7, 7, 7, 11, 11, 8, 8, 7, 12, 9, 9, 9, 11, 11, 13, 7, 11, 5, 10, 12, 10, 6, 14, 15, 14, 13, 15, 13, 16, 16] // oxfmt-ignore
const LANGUAGES = ['German', 'Portuguese', 'Italian', 'French', 'Dutch', 'Spanish']

export const staff = STAFF.map(([first, last], at) => ({
  no: at + 1,
  first,
  last,
  name: `${first} ${last}`,
  email: `${first}.${last}@meridale.example`.toLowerCase(),
  phone: at % 7 === 5 ? null : `+351 912 ${String(304_117 + at * 6113)}`,
  hotel: hotels[at < 7 ? at : PLACES[at - 7]!]!,
  position: positions[at < 7 ? 0 : JOBS[at - 7]!]!,
  birth: shiftDay('1964-02-11', random.whole(0, at < 7 ? 5000 : 12_300)),
  hired: at < 7 ? hotels[at]!.opened : shiftDay('2016-03-01', random.whole(0, 3300)),
  languages: ['English', random.pick(LANGUAGES), random.pick(LANGUAGES)].filter(
    (one, i, all) => all.indexOf(one) === i,
  ),
  /** The last day of those who gave notice. */
  lastDay: ({ 15: '2025-05-31', 28: '2025-06-15', 36: '2025-05-23' } as Record<number, string>)[at] ?? null,
}))
export type Person = (typeof staff)[number]
for (const one of staff) if (one.hired < one.hotel.opened) one.hired = shiftDay(one.hotel.opened, random.whole(0, 300))
for (const [at, day] of [
  [22, '2025-05-05'],
  [40, '2025-04-14'],
  [47, '2025-03-03'],
  [33, '2025-02-10'],
  [51, '2024-11-18'],
  [30, '2025-05-12'],
] as const)
  // oxfmt-ignore
  staff[at]!.hired = day

export const generalManager = (hotel: Hotel): Person => staff[hotels.indexOf(hotel)]!
const HEADS: Record<string, string> = {
  Kitchen: 'Head Chef',
  Housekeeping: 'Head Housekeeper',
  Restaurant: 'Restaurant Manager',
}
/** The head of the department at the hotel, where there is one, else the general manager, who reports to nobody. */
export function bossOf(one: Person): Person | undefined {
  const general = generalManager(one.hotel)
  if (one === general) return undefined
  const head = HEADS[one.position.department.name]
  const found = staff.find(other => other.hotel === one.hotel && other.position.title === head)
  return found && found !== one ? found : general
}

const TERMS = ['permanent', 'permanent', 'permanent', 'fixed', 'seasonal', 'seasonal']
export const contracts = staff.map((person, at) => {
  const isHead = person.position.pay >= 20
  const kind = isHead ? 'permanent' : at % 5 === 1 && person.position.pay < 15 ? 'apprentice' : random.pick(TERMS)
  const renewed = kind === 'permanent' ? person.hired : shiftDay(TODAY, -random.whole(30, 260))
  const ends = kind === 'seasonal' ? random.whole(20, 150) : kind === 'fixed' ? random.whole(12, 330) : random.whole(300, 700) // oxfmt-ignore
  return {
    no: at + 1,
    person,
    kind,
    starts: renewed > person.hired ? renewed : person.hired,
    ends: kind === 'permanent' ? null : shiftDay(TODAY, ends),
    probation: shiftDay(person.hired, 182),
    hours: isHead ? 40 : random.pick([20, 24, 30, 38, 40, 40]),
    pay: cents(person.position.pay + 0.05 * random.whole(0, 60)),
  }
})
export type Contract = (typeof contracts)[number]
export const contractOf = (person: Person): Contract => contracts[staff.indexOf(person)]!

/** General managers and the last two of the staff stand in no rota. */
const rostered = staff.slice(7, -2)
const SLOTS = { early: ['06:00', '14:00', 8], late: ['14:00', '22:00', 8], night: ['22:00', '06:00', 8] } as const
const SHORT = { early: ['07:00', '12:00', 5], late: ['17:00', '23:00', 6], night: ['23:00', '06:00', 7] } as const
const seen = new Set<string>()
const planned = Array.from({ length: 176 }, (_, at) => {
  const date = shiftDay(TODAY, at < 9 ? 0 : random.whole(-43, 17))
  const isOpen = date > TODAY && random.chance(0.22)
  const person = random.pick(random.chance(0.3) ? rostered.slice(0, 8) : rostered)
  const slot = person.position.title === 'Night Porter' ? 'night' : random.pick(['early', 'early', 'late', 'late', 'night'] as const) // oxfmt-ignore
  const [from, to, hours] = (random.chance(0.7) ? SLOTS : SHORT)[slot]
  const hotel = random.chance(0.14) ? random.pick(hotels) : person.hotel
  const state = random.chance(0.06)
    ? 'cancelled'
    : date >= TODAY
      ? 'planned'
      : random.chance(0.08)
        ? 'missed'
        : 'worked'
  return { date, person: isOpen ? null : person, position: person.position, hotel, slot, from, to, hours, state }
})
export const shifts = planned
  .filter(({ date, person }) => {
    const key = `${date} ${person?.no}`
    if (!person || (!seen.has(key) && person.hired <= date)) return seen.add(key)
    return false
  })
  .toSorted((a, b) => a.date.localeCompare(b.date) || a.from.localeCompare(b.from))
  .map((one, at) => ({ no: at + 1, ...one, state: one.person ? one.state : 'planned' }))

const weekdays = (from: string, to: string) => {
  let days = 0
  for (let day = from; day <= to; day = shiftDay(day, 1)) if (new Date(day).getUTCDay() % 6 !== 0) days++
  return days
}
const taken = Array.from({ length: 130 }, () => {
  const person = random.pick(staff.slice(7))
  const kind = random.pick(['holiday', 'holiday', 'holiday', 'holiday', 'sick', 'sick', 'unpaid', 'parental', 'study'])
  const from = shiftDay('2024-08-01', random.whole(0, kind === 'sick' ? 285 : 395))
  const to = shiftDay(from, kind === 'parental' ? random.whole(40, 90) : kind === 'sick' ? random.whole(1, 9) : random.whole(2, 15)) // oxfmt-ignore
  const asked = kind === 'sick' ? from : shiftDay(from, -random.whole(10, 70))
  const isOpen = kind !== 'sick' && from > TODAY && asked > shiftDay(TODAY, -28)
  const state = isOpen ? 'waiting' : kind !== 'sick' && random.chance(0.12) ? 'declined' : 'approved'
  return { person, kind, from, to, days: weekdays(from, to), asked: asked > TODAY ? shiftDay(TODAY, -random.whole(1, 9)) : asked, state } // oxfmt-ignore
})
export const leaves = taken
  .filter((one, at) => {
    const isClear = taken.slice(0, at).every(({ person, from, to }) => person !== one.person || to < one.from || from > one.to) // oxfmt-ignore
    return one.days > 0 && one.asked >= one.person.hired && isClear
  })
  .toSorted((a, b) => a.asked.localeCompare(b.asked) || a.person.no - b.person.no)
  .map((one, at) => ({ no: at + 1, ...one, decided: one.state === 'waiting' ? null : one.kind === 'sick' ? one.asked : shiftDay(one.asked, at % 5) })) // oxfmt-ignore
for (const one of leaves) if (one.decided && one.decided > TODAY) one.decided = TODAY
export type Leave = (typeof leaves)[number]
