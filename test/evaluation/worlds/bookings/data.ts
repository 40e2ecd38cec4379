/** A practice of physiotherapists and masseurs with four branches: who works there, who comes, and what for. */
import { createRandom } from '../../../support/apis/random.ts'
import { createPeopleOf } from '../../services/persons.ts'

const random = createRandom(60_917)
const DAY = 86_400_000
export const TODAY = '2025-05-14'
/** The moment of the questions is half past ten. */
export const NOW = `${TODAY}T10:30:00`
export const dayAt = (offset: number): string =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) + offset * DAY).toISOString().slice(0, 10)

export const branches = (
  [
    ['Harbour Row', 'Brighton', '07:30', '20:00', 6],
    ['Mill Lane', 'Lewes', '09:00', '18:00', 3],
    ['Station Square', 'Worthing', '08:00', '19:00', 5],
    ['Orchard House', 'Hove', '09:00', '17:30', 2],
  ] as const
).map(([name, city, opens, closes, rooms], at) => ({
  at,
  name,
  city,
  opens,
  closes,
  rooms,
  phone: `01273 55${at}${10 + 7 * at}`,
  sundays: at === 0,
}))

export const treatments = (
  [
    ['Initial Assessment', 'physiotherapy', 60, 72],
    ['Follow-up Session', 'physiotherapy', 30, 46],
    ['Sports Rehab', 'physiotherapy', 45, 58],
    ['Dry Needling', 'physiotherapy', 30, 49],
    ['Shockwave Therapy', 'physiotherapy', 20, 64],
    ['Swedish Massage', 'massage', 60, 65],
    ['Deep Tissue Massage', 'massage', 60, 74],
    ['Hot Stone Massage', 'massage', 90, 98],
    ['Pregnancy Massage', 'massage', 60, 70],
    ['Back and Neck', 'massage', 30, 41],
    ['Osteopathic Consultation', 'osteopathy', 45, 80],
    ['Spinal Manipulation', 'osteopathy', 30, 55],
    ['Traditional Acupuncture', 'acupuncture', 50, 62],
    ['Cupping', 'acupuncture', 40, 44],
    ['Facial Acupuncture', 'acupuncture', 75, 110],
  ] as const
).map(([name, category, minutes, price], at) => ({ at, name, category, minutes, price }))

const TITLES = { physiotherapy: 'Physiotherapist', massage: 'Massage Therapist', osteopathy: 'Osteopath', acupuncture: 'Acupuncturist' } as const // oxfmt-ignore
type Category = keyof typeof TITLES
const POSTS: readonly (readonly [Category, number, number])[] = [
  ['physiotherapy', 0, 34],
  ['physiotherapy', 1, 31],
  ['physiotherapy', 2, 38],
  ['physiotherapy', 0, 29],
  ['massage', 0, 26],
  ['massage', 2, 24],
  ['massage', 3, 27],
  ['osteopathy', 0, 45],
  ['osteopathy', 2, 42],
  ['acupuncture', 1, 36],
  ['acupuncture', 0, 33],
  ['massage', 1, 22],
]
const HIRED = [-2900, -1650, -2210, -410, -980, -730, -1320, -3400, -560, -1890, -300, -12]
export const therapists = createPeopleOf(60_921, POSTS.length, 'stillwater.example').map((person, at) => ({
  ...person,
  at,
  name: `${person.firstName} ${person.lastName}`,
  category: POSTS[at]![0],
  title: TITLES[POSTS[at]![0]],
  branch: branches[POSTS[at]![1]]!,
  rate: POSTS[at]![2],
  hired: dayAt(HIRED[at]!),
  partTime: [1, 6, 10].includes(at),
}))
export type Therapist = (typeof therapists)[number]

const CITIES = ['Brighton', 'Brighton', 'Brighton', 'Hove', 'Hove', 'Lewes', 'Worthing', 'Shoreham'] as const
/** Of two people of one name the first comes here. */
const guests = createPeopleOf(60_937, 43, 'inbox.example').filter(
  (one, at, all) => all.findIndex(other => other.firstName === one.firstName && other.lastName === one.lastName) === at,
)
export const clients = guests.map((person, at) => ({
  ...person,
  at,
  name: `${person.firstName} ${person.lastName}`,
  city: random.pick(CITIES),
  phone: random.chance(0.85) ? `07700 900${100 + at}` : null,
  born: new Date(Date.UTC(random.whole(1944, 2004), random.whole(0, 11), random.whole(1, 28))).toISOString().slice(0, 10),
  joined: at >= 38 ? dayAt(-random.whole(1, 13)) : dayAt(-random.whole(180, 1400)),
  newsletter: random.chance(0.45),
})) // oxfmt-ignore
export type Client = (typeof clients)[number]

export const plans = (
  [
    ['Basic', 39, 1],
    ['Plus', 69, 2],
    ['Unlimited', 129, 8],
  ] as const
).map(([name, fee, included], at) => ({ at, name, fee, included }))
/** A membership that goes on has no last day; one that was given notice of ends ahead. */
export const memberships = clients.slice(3, 27).map((client, at) => {
  const from = client.joined > dayAt(-200) ? dayAt(-150) : dayAt(-random.whole(40, 170))
  const until = at % 6 === 1 ? dayAt(-random.whole(4, 35)) : at % 8 === 2 ? dayAt(random.whole(3, 40)) : null
  return { at, client, plan: plans[[0, 1, 0, 2, 1][at % 5]!]!, from, until }
})

export type Status = 'booked' | 'completed' | 'cancelled' | 'missed'
const REASONS = ['illness', 'work', 'travel', 'other'] as const
const momentOf = (offset: number) =>
  `${dayAt(offset)}T${String(random.whole(9, 16)).padStart(2, '0')}:${random.pick(['00', '15', '30', '45'])}:00`

/** The client of an appointment: a few come often, the last of the list have not come yet. */
const comer = (): Client => clients[Math.floor(36 * random.next() ** 1.6)]!
/** Everyone but the newest therapist works; nobody has asked for the last treatment yet. */
const worker = (): Therapist => therapists[Math.floor(11 * random.next() ** 1.3)]!
const statusAt = (starts: string): Status => {
  const luck = random.next()
  if (starts > NOW) return luck < 0.14 ? 'cancelled' : 'booked'
  return luck < 0.11 ? 'cancelled' : luck < 0.2 ? 'missed' : 'completed'
}
const OFFSETS = [...Array.from({ length: 112 }, () => -random.whole(2, 165)), -1, -1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, ...Array.from({ length: 40 }, () => random.whole(2, 34))] // oxfmt-ignore
export const appointments = OFFSETS.map((offset, at) => {
  const therapist = worker()
  const treatment = random.pick(treatments.slice(0, 14).filter(one => one.category === therapist.category))
  const starts = momentOf(offset)
  const status = statusAt(starts)
  const booked = dayAt(Math.min(offset, 0) - random.whole(1, 20))
  const called = dayAt(Math.min(offset - random.whole(0, 2), -1))
  return {
    at,
    client: comer(),
    therapist,
    branch: therapist.branch,
    treatment,
    starts,
    ends: new Date(Date.parse(`${starts}Z`) + treatment.minutes * 60_000).toISOString().slice(0, 19),
    status,
    price: treatment.price,
    booked: booked < called ? booked : called,
    cancelled: status === 'cancelled' ? called : null,
    reason: status === 'cancelled' ? random.pick(REASONS) : null,
    online: random.chance(0.4),
    rating: status === 'completed' && random.chance(0.55) ? random.pick([2, 3, 4, 4, 4, 5, 5, 5, 5, 1]) : null,
  }
})
export type Appointment = (typeof appointments)[number]
export const dayOf = (one: Appointment): string => one.starts.slice(0, 10)

/** What was done in a month is billed to the client on the first of the next, payable within two weeks. */
const billed = Map.groupBy(
  appointments.filter(one => one.status === 'completed' && one.starts < '2025-05' && one.starts >= '2024-12'),
  one => `${one.starts.slice(0, 7)} ${String(one.client.at).padStart(2, '0')}`,
)
const nextMonth = (month: string) => `${new Date(Date.parse(`${month}-28T00:00:00Z`) + 7 * DAY).toISOString().slice(0, 7)}-01` // oxfmt-ignore
export const invoices = [...billed]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([key, lines], at) => {
    const issued = nextMonth(key.slice(0, 7))
    const late = issued === '2025-05-01' ? 0.6 : issued === '2025-04-01' ? 0.3 : 0.06
    return {
      at,
      client: lines[0]!.client,
      issued,
      due: new Date(Date.parse(issued) + (issued === '2025-05-01' ? 21 : 14) * DAY).toISOString().slice(0, 10),
      lines,
      total: lines.reduce((sum, one) => sum + one.price, 0),
      isPaid: !random.chance(late),
    }
  })
export type Invoice = (typeof invoices)[number]
const METHODS = ['card', 'card', 'transfer', 'cash'] as const
const payDay = (invoice: Invoice) => new Date(Math.min(Date.parse(invoice.issued) + random.whole(1, 20) * DAY, Date.parse(dayAt(-1)))).toISOString().slice(0, 10) // oxfmt-ignore
export const payments = invoices
  .filter(one => one.isPaid)
  .map((invoice, at) => ({ at, invoice, amount: invoice.total, method: random.pick(METHODS), paid: payDay(invoice) }))
export const paidOn = (invoice: Invoice): string | null => payments.find(one => one.invoice === invoice)?.paid ?? null

export const waiting = [36, 5, 9, 37, 12, 20, 1, 30, 15, 40, 26].map((who, at) => ({
  at,
  client: clients[who]!,
  treatment: treatments[[7, 6, 0, 7, 10, 2, 7, 12, 6, 14, 10][at]!]!,
  branch: branches[[0, 0, 1, 2, 2, 0, 0, 1, 3, 0, 2][at]!]!,
  since: dayAt(-[3, 21, 9, 44, 12, 1, 30, 17, 6, 2, 26][at]!),
}))
