import { createRandom } from '../../../support/apis/random.ts'
import { shiftDay } from '../../services/days.ts'
import { CATEGORIES, DISTRICTS, ITEMS, MEMBERS, PROBLEMS, VOLUNTEERS } from './names.ts'

/** The day on which everything is asked, a Wednesday. */
export const TODAY = '2025-05-14'
const random = createRandom(7403)
const dayBetween = (from: string, to: string) => random.moment(from, to).toISOString().slice(0, 10)
const plainText = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

export const categories = CATEGORIES.map(([code, name, days, shelf], at) => ({ no: at + 1, code, name, days, shelf }))

export const volunteers = VOLUNTEERS.map(([first, last, skills], at) => ({
  no: at + 1,
  name: `${first} ${last}`,
  email: `${plainText(first)}@thingslibrary.example`,
  phone: `+44 7700 9${String(10_417 + at * 2_389)}`,
  skills,
  since: dayBetween('2019-03-01', '2025-03-01'),
}))
export type Volunteer = (typeof volunteers)[number]

const PLANS = { s: 'standard', f: 'family', c: 'concession' }
const SUSPENDED = new Set([10, 23, 31])
export const members = MEMBERS.map(([first, last, district, plan], at) => {
  const no = 1001 + at
  const joined = at % 7 === 5 ? dayBetween('2025-01-08', '2025-05-10') : dayBetween('2019-05-01', '2024-12-20')
  const isSuspended = SUSPENDED.has(at)
  // Memberships last a year and are renewed on the day; some are not renewed.
  const anniversary = `2025${joined.slice(4)}`
  const next = joined.startsWith('2025') || anniversary < TODAY ? `2026${joined.slice(4)}` : anniversary
  const isLapsed = at % 9 === 4 && !isSuspended && !joined.startsWith('2025')
  return {
    no,
    first,
    last,
    name: `${first} ${last}`,
    email: `${plainText(first)}.${plainText(last)}@${random.pick(['postbox', 'fastmail', 'mailhaven'])}.example`,
    phone: at % 6 === 3 ? undefined : `+44 7700 90${String(1_052 + at * 173)}`,
    district: DISTRICTS[district]!,
    plan: PLANS[plan],
    joined,
    until: isLapsed ? dayBetween('2025-02-20', '2025-05-10') : next,
    isSuspended,
  }
})
export type Member = (typeof members)[number]

export const items = ITEMS.map(([code, name, maker, value, deposit, fee], at) => {
  const category = categories.find(one => one.code === code)!
  const place = ITEMS.slice(0, at).filter(([other]) => other === code).length + 1
  const isNew = ['Camp cot', 'Bubble machine', 'Food dehydrator'].includes(name)
  return {
    no: 301 + at,
    tag: `${code}-${String(place).padStart(3, '0')}`,
    name,
    maker,
    category,
    value,
    deposit,
    fee,
    condition: isNew ? 'new' : random.pick(['good', 'good', 'good', 'worn', 'new']),
    acquired: isNew ? dayBetween('2025-03-20', '2025-05-09') : dayBetween('2019-06-01', '2024-02-20'),
    donor: random.chance(0.34) ? random.pick(members) : undefined,
    isNew,
  }
})
export type Thing = (typeof items)[number]

export interface Loan {
  no: number
  item: Thing
  member: Member
  desk: Volunteer
  out: string
  due: string
  back: string | undefined
  fee: number
  late: number
}
interface Repair {
  no: number
  item: Thing
  fixer: Volunteer
  problem: string
  reported: string
  done: string | undefined
  state: 'open' | 'parts' | 'done'
  cost: number | undefined
}

/** These never took anything out. */
const SHY = new Set([1016, 1022, 1032, 1037])
const borrowers = members.filter(({ no }) => !SHY.has(no))
const fixers = volunteers.filter(({ skills }) => skills.length > 0)
const madeLoans: Omit<Loan, 'no'>[] = []
const madeRepairs: Omit<Repair, 'no'>[] = []

function repair(item: Thing, reported: string): string {
  const done = shiftDay(reported, random.whole(3, 26))
  const isDone = done < TODAY
  madeRepairs.push({
    item,
    fixer: random.pick(fixers),
    problem: random.pick(PROBLEMS[item.category.code]!),
    reported,
    done: isDone ? done : undefined,
    state: isDone ? 'done' : random.pick(['open', 'parts', 'parts'] as const),
    cost: isDone ? random.pick([0, 4.5, 7.9, 12, 14.5, 18.75, 23.4, 31, 46.2]) : undefined,
  })
  return done
}

/** Regulars come more often than the others. */
function borrower(out: string): Member {
  const able = borrowers.filter(({ joined }) => joined <= out)
  return able[(Math.floor(random.next() ** 1.35 * able.length) * 7) % able.length]!
}

for (const item of items) {
  if (item.isNew) continue
  const slow = random.whole(20, 130)
  let day = shiftDay('2024-07-20', random.whole(0, 130))
  while (day < TODAY) {
    const due = shiftDay(day, item.category.days)
    const delay = random.chance(0.3) ? random.whole(1, 19) : -random.whole(0, 3)
    const back = shiftDay(due, delay)
    const isForgotten = due > '2025-04-10' && random.chance(0.4)
    const isBack = back < TODAY && !isForgotten
    madeLoans.push({
      item,
      member: borrower(day),
      desk: random.pick(volunteers),
      out: day,
      due,
      back: isBack ? back : undefined,
      fee: (item.fee * item.category.days) / 7,
      late: isBack && delay > 0 ? delay * 0.5 : 0,
    })
    if (!isBack) break
    const free = random.chance(0.24) ? repair(item, back) : back
    day = shiftDay(free, random.whole(8, slow))
    if (day >= TODAY && free < '2025-05-01' && random.chance(0.5)) day = shiftDay(TODAY, -random.whole(1, 12))
  }
}
const inOrder = <T>(list: T[], key: (one: T) => string) => list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
export const loans: Loan[] = inOrder(madeLoans, one => one.out).map((one, at) => ({ no: 20_001 + at, ...one }))
export const repairs: Repair[] = inOrder(madeRepairs, one => one.reported).map((one, at) => ({ no: 701 + at, ...one }))

export const isOut = (loan: Loan): boolean => loan.back === undefined
export const isOverdue = (loan: Loan): boolean => isOut(loan) && loan.due < TODAY
export const isLate = (loan: Loan): boolean => (loan.back ?? TODAY) > loan.due
export const onLoan = (item: Thing): boolean => loans.some(one => one.item === item && isOut(one))
export const inRepair = (item: Thing): boolean => repairs.some(one => one.item === item && one.state !== 'done')

export const reservations = Array.from({ length: 38 }, (_, at) => {
  const isOpen = at >= 22
  const placed = isOpen ? dayBetween('2025-04-22', TODAY) : dayBetween('2024-09-01', '2025-04-10')
  const from = isOpen ? dayBetween('2025-05-16', '2025-07-05') : shiftDay(placed, random.whole(3, 24))
  const item = random.pick(items)
  return {
    placed,
    item,
    member: random.pick(members),
    from,
    to: shiftDay(from, item.category.days),
    state: isOpen
      ? random.pick(['waiting', 'waiting', 'waiting', 'ready', 'cancelled'])
      : random.pick(['collected', 'collected', 'collected', 'cancelled']),
  }
})
  .toSorted((a, b) => (a.placed < b.placed ? -1 : 1))
  .map((one, at) => ({ no: 5001 + at, ...one }))

/** Nobody of them helps in May. */
const AWAY = new Set(['Ruben Castellan', 'Moira Gillespie'])
const DUTIES: Record<number, [task: string, from: string, to: string, hours: number][]> = {
  2: [['desk', '16:00', '19:00', 3]],
  4: [['desk', '17:00', '19:00', 2]],
  6: [
    ['desk', '09:30', '13:30', 4],
    ['desk', '13:30', '16:00', 2.5],
    ['workshop', '10:00', '14:00', 4],
  ],
}
const shiftDays = Array.from({ length: 99 }, (_, at) => shiftDay('2025-03-01', at))
export const shifts = shiftDays
  .flatMap(date => (DUTIES[new Date(date).getUTCDay()] ?? []).map(duty => ({ date, duty })))
  .map(({ date, duty: [task, from, to, hours] }, at) => {
    const free = (task === 'workshop' ? fixers : volunteers).filter(
      one => !(AWAY.has(one.name) && date >= '2025-05-01'),
    )
    const state = date >= TODAY ? 'planned' : random.chance(0.07) ? 'missed' : 'done'
    return { no: 8001 + at, date, task, from, to, hours, volunteer: random.pick(free), state }
  })
