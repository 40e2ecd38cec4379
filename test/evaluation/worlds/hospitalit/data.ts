import { createRandom } from '../../../support/apis/random.ts'
import { CATEGORIES, CHANGES, DEPARTMENTS, HOSPITALS, MODELS, REQUESTERS, TASKS, TEAMS, TECHNICIANS } from './names.ts'
import type { Asset, Change, Hospital, Requester, Task, Team, Technician, Ticket, Work } from './things.ts'

export const TODAY = '2025-05-14'
const random = createRandom(8128)
const { whole, pick, chance } = random

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const dayBetween = (from: string, to: string) => random.moment(from, to).toISOString().slice(0, 10)
const digits = (value: number, length: number) => String(value).padStart(length, '0')
const mail = (first: string, last: string, domain: string) =>
  `${first}.${last}`.toLowerCase().replaceAll(' ', '') + `@${domain}`

export const hospitals: Hospital[] = HOSPITALS.map(([name, town, beds], index) => ({ no: index + 1, name, town, beds }))
const hospitalAt = (index: number) => hospitals[[0, 0, 3, 1, 0, 2, 3, 1][index % 8]!]!

export const teams: Team[] = TEAMS.map(([code, name], index) => ({
  no: index + 1,
  code,
  name,
  phone: `+44 1632 960${digits(110 + index * 13, 3)}`,
  lead: undefined as never,
}))
const teamOf = (code: string) => teams.find(one => one.code === code)!

export const technicians: Technician[] = TECHNICIANS.map(([first, last, code, grade], index) => ({
  no: 31 + index,
  first,
  last,
  name: `${first} ${last}`,
  email: mail(first, last, 'it.ellerygroup.example'),
  phone: `+44 1632 961${digits(200 + index * 7, 3)}`,
  team: teamOf(code),
  hospital: hospitalAt(index * 3),
  grade,
  joined: dayBetween(
    grade === 'junior' ? '2019-09-01' : '2012-03-01',
    grade === 'junior' ? '2024-11-20' : '2021-12-01',
  ),
}))
for (const team of teams) {
  const members = technicians.filter(one => one.team === team)
  team.lead = members.find(one => one.grade === 'principal') ?? members.find(one => one.grade === 'senior')!
}

export const requesters: Requester[] = REQUESTERS.map((name, index) => {
  const [first = '', last = ''] = name.split(' ')
  return {
    no: 401 + index,
    first,
    last,
    name,
    email: mail(first, last, 'ellerygroup.example'),
    department: DEPARTMENTS[(index * 5 + Math.floor(index / 8)) % 8]!,
    hospital: hospitalAt(index + Math.floor(index / 8)),
    isVip: index % 4 === 1,
  }
})

const states = ['in_use', 'in_use', 'in_use', 'in_use', 'in_stock', 'in_repair', 'retired'] as const
export const assets: Asset[] = MODELS.flatMap(([kind, maker, model, price, amount]) =>
  Array.from({ length: amount }, () => ({ kind, maker, model, price })),
).map(({ price, ...one }, index) => {
  const state = pick(states)
  const isPersonal = ['laptop', 'tablet', 'workstation'].includes(one.kind)
  const user = isPersonal && (state === 'in_use' || state === 'in_repair') ? pick(requesters) : undefined
  const bought = state === 'retired' ? dayBetween('2016-01-10', '2020-06-30') : dayBetween('2019-09-01', '2025-05-10')
  return {
    no: 1201 + index,
    tag: `HG-${digits(2140 + index * 17, 5)}`,
    ...one,
    hospital: user ? user.hospital : pick(hospitals),
    user,
    bought,
    warranty: plusDays(bought, pick([730, 1095, 1825])),
    price: price + whole(-4, 9) * 5,
    state,
  }
})

const openedOn = (index: number) =>
  index < 20
    ? dayBetween('2024-08-05', '2025-01-01')
    : index < 52
      ? dayBetween('2025-01-01', '2025-04-01')
      : index < 78
        ? dayBetween('2025-04-01', '2025-05-01')
        : dayBetween('2025-05-01', '2025-05-15')

export const tickets: Ticket[] = Array.from({ length: 104 }, (_, index) => openedOn(index))
  .toSorted()
  .map((opened, index) => {
    const [category, code, kinds, sayings] = pick([...CATEGORIES, CATEGORIES[2], CATEGORIES[4], CATEGORIES[3]])
    const isFrequent = chance(0.45)
    const own = assets.filter(
      one =>
        (kinds as readonly string[]).includes(one.kind) &&
        ['in_use', 'in_repair'].includes(one.state) &&
        one.bought < opened,
    )
    const asset = own.length > 0 && chance(0.8) ? pick(own) : undefined
    const requester = asset?.user ?? pick(isFrequent ? requesters.slice(0, 12) : requesters.slice(0, 33))
    const team = chance(0.85) ? teamOf(code) : teamOf('SD')
    const priority = pick([1, 2, 2, 3, 3, 3, 4])
    const due = plusDays(opened, [0, 1, 3, 7, 14][priority]!)
    const isOpen = chance(opened < '2025-01-01' ? 0 : opened < '2025-04-01' ? 0.1 : opened < '2025-05-01' ? 0.3 : 0.8)
    const fixed = plusDays(opened, whole(0, priority * 4))
    const resolved = isOpen || fixed > TODAY ? undefined : fixed
    const isTaken = resolved !== undefined || opened < '2025-04-15' || chance(0.7)
    return {
      no: 24_610 + index,
      number: `INC${digits(24_610 + index, 7)}`,
      title: `${pick(sayings)} ${requester.department}`,
      category,
      priority,
      requester,
      asset,
      team,
      technician: isTaken ? pick(technicians.filter(one => one.team === team)) : undefined,
      channel: pick(['phone', 'email', 'portal', 'portal']),
      opened,
      time: `${digits(whole(7, 18), 2)}:${digits(whole(0, 59), 2)}:00`,
      due,
      resolved,
      isWaiting: resolved === undefined && isTaken && chance(0.3),
      stars: resolved !== undefined && chance(0.6) ? pick([1, 2, 3, 4, 4, 5, 5]) : undefined,
    } satisfies Ticket
  })

export const changes: Change[] = CHANGES.map((title, index) => {
  const ahead = index < 19 ? dayBetween('2025-05-15', '2025-06-02') : dayBetween('2025-06-02', '2025-07-20')
  const planned = index < 13 ? dayBetween('2024-11-04', '2025-05-10') : ahead
  const isPast = planned < TODAY
  return {
    no: 301 + index,
    number: `CHG${digits(5120 + index * 3, 6)}`,
    title,
    kind: pick(['standard', 'standard', 'normal', 'normal', 'emergency']),
    risk: pick(['low', 'medium', 'medium', 'high']),
    owner: pick(technicians),
    hospital: pick(hospitals),
    planned,
    state: isPast
      ? pick(['completed', 'completed', 'completed', 'rolled_back', 'cancelled'])
      : pick(['draft', 'approved', 'approved']),
  } satisfies Change
})

export const tasks: Task[] = changes
  .flatMap(change => TASKS.slice(0, whole(2, 5)).map((title, place) => ({ change, title, place })))
  .map(({ change, title, place }, index) => {
    const due = plusDays(change.planned, place - 8)
    return {
      no: 9001 + index,
      change,
      title,
      technician: chance(0.4) ? change.owner : pick(technicians),
      due,
      isDone: due < TODAY && (change.planned < TODAY || chance(0.5)),
    }
  })

export const works: Work[] = tickets
  .filter(one => one.technician)
  .flatMap(ticket => Array.from({ length: whole(1, 3) }, () => ticket))
  .map((ticket, index) => ({
    no: 70_001 + index,
    ticket,
    technician: chance(0.85) ? ticket.technician! : pick(technicians),
    day: dayBetween(ticket.opened, plusDays(ticket.resolved ?? TODAY, 1)),
    hours: whole(1, 14) / 4,
    how: pick(['remote', 'remote', 'on_site', 'phone']),
  }))
