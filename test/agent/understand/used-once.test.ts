import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

// Today is 14 May 2025.
const money = { ...num, description: 'EUR' }

describe('a word that names what the records have is no state of others', () => {
  const boats = [
    { id: 1, name: 'Tern', condition: 'damaged' },
    { id: 2, name: 'Wren', condition: 'deposit' },
    { id: 3, name: 'Swan', condition: 'deposit' },
  ]
  const hires = [
    { id: 11, number: 'H-11', boat_id: 1, deposit_amount: 50, deposit_state: 'kept' },
    { id: 12, number: 'H-12', boat_id: 2, deposit_amount: 0, deposit_state: 'none' },
    { id: 13, number: 'H-13', boat_id: 3, deposit_amount: 80, deposit_state: 'returned' },
    { id: 14, number: 'H-14', boat_id: 2, deposit_amount: 20, deposit_state: 'kept' },
  ]
  const states = of('none', 'kept', 'returned')
  const conditions = of('damaged', 'deposit', 'sound')
  const ask = (message: string) =>
    converse(
      reads('harbour', '/boats', () => boats, list({ id, name: text, condition: conditions })),
      reads('harbour', '/hires', () => hires, list({ id, number: text, boat_id: id, deposit_amount: money, deposit_state: states })), // oxfmt-ignore
    ).ask(message)
  for (const [message, says] of [
    ['hires with a deposit', /^3 hires with a deposit amount over €0: .*H-11.*H-13.*H-14/],
    ['Which hires with a deposit that was kept are there?', /^2 hires .*deposit state kept: .*H-11.*H-14/],
    ['hires with deposits', /^3 hires with a deposit amount over €0: /],
    ['How many hires have deposits that were kept?', /^There are 2 hires /],
    ['boats in deposit condition', /^2 boats .*Wren and Swan/],
    ['hires of boats in deposit condition', /^3 hires of boats .*H-12.*H-13.*H-14/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('a figure that is bounded is there', () => {
  const lamps = [
    { id: 1, name: 'Night Owl', price: 30, units_in_stock: 0 },
    { id: 2, name: 'Reading Arm', price: 45, units_in_stock: 4 },
    { id: 3, name: 'Station Wall', price: 60, units_in_stock: 40 },
  ]
  const kind = list({ id, name: text, price: money, units_in_stock: id })
  const ask = (message: string) => converse(reads('shop', '/lamps', () => lamps, kind)).ask(message)
  for (const [message, says] of [
    ['Which lamps have fewer than 20 units left in stock?', /^2 lamps .*Night Owl.*Reading Arm/],
    ['lamps with less than 5 units remaining in stock', /^2 lamps .*Night Owl.*Reading Arm/],
    ['lamps that cost less than 50 euros and are in stock', /^1 lamp .*Reading Arm/],
    ['lamps under 50 euros in stock', /^1 lamp with a price below €50 .*Reading Arm/],
    ['lamps below €100 in stock', /^2 lamps with a price below €100 .*Reading Arm.*Station Wall/],
    ['lamps in stock under 50 euros', /^1 lamp with a price below €50 .*Reading Arm/],
    ['lamps in stock over 20', /^1 lamp .*Station Wall/],
    ['lamps with fewer than 20 in stock', /^2 lamps .*Night Owl.*Reading Arm/],
    ['Which lamps are in stock?', /^2 lamps .*Reading Arm.*Station Wall/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('one word of what a sort of others is called', () => {
  const teams = [
    { id: 1, name: 'Sound' },
    { id: 2, name: 'Light' },
  ]
  const people = [
    { id: 11, name: 'Ann Lee', team_id: 1, status: 'OnLeave' },
    { id: 12, name: 'Bo Ray', team_id: 2, status: 'Left' },
    { id: 13, name: 'Cy Fox', team_id: 2, status: 'Active' },
    { id: 14, name: 'Di Orr', team_id: 2, status: 'Left' },
  ]
  const outings = [
    { id: 21, name: 'Lakeside', kind: 'company_party', held_on: '2025-03-01', host_id: 11 },
    { id: 22, name: 'Hilltop', kind: 'team_lunch', held_on: '2025-03-01', host_id: 12 },
  ]
  const absences = [
    { id: 31, employee_id: 11, type: 'Vacation', status: 'Approved', first_day: '2025-05-12', last_day: '2025-05-16' }, // oxfmt-ignore
    { id: 32, employee_id: 13, type: 'TimeOffInLieu', status: 'Approved', first_day: '2025-04-02', last_day: '2025-04-04' }, // oxfmt-ignore
  ]
  const kinds = of('company_party', 'team_lunch', 'trade_fair')
  const sorts = of('Vacation', 'SickLeave', 'TimeOffInLieu')
  const answers = of('Requested', 'Approved', 'Rejected')
  const ask = (message: string) =>
    converse(
      reads('office', '/teams', () => teams, list({ id, name: text })),
      reads('office', '/employees', () => people, list({ id, name: text, team_id: id, status: of('Active', 'OnLeave', 'Left') })), // oxfmt-ignore
      reads('office', '/outings', () => outings, list({ id, name: text, kind: kinds, held_on: day, host_id: id })),
      reads('office', '/absences', () => absences, list({ id, employee_id: id, type: sorts, status: answers, first_day: day, last_day: day })), // oxfmt-ignore
    ).ask(message)
  for (const [message, says] of [
    ['Which teams do we have in the company?', /^2 teams: Sound and Light/],
    ['How many employees are there in the company?', /^There are 4 employees\./],
    ['Which outings are company parties?', /^1 outing .*Lakeside/],
    ['How many employees are on leave and how many have left?', /^There is 1 employee .*OnLeave.* 2 employees with status Left\./], // oxfmt-ignore
    ['How many outings do we have in the company?', /^There are 2 outings\./],
    ['Which employees are on leave?', /^1 employee with status OnLeave: Ann Lee/],
    ['Who was on leave on 3 April 2025?', /^1 employee that has absences .*Cy Fox/],
    ['Who is off today?', /^1 employee .*Ann Lee/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
  it('is hardly meant where nobody speaks of those', async () => {
    const { confidence } = await ask('Which employees are at a party?')
    expect(confidence).to.be.below(0.8)
  })
})

describe('the end of names', () => {
  const fairs = [
    { id: 21, name: 'Northern Staff Party', kind: 'company_party', start_date: '2025-06-01', end_date: '2025-06-01' },
    { id: 22, name: 'Brunner Staff Party', kind: 'company_party', start_date: '2025-07-01', end_date: '2025-07-02' },
    { id: 23, name: 'Hanse Boat Fair', kind: 'trade_fair', start_date: '2025-08-03', end_date: '2025-08-09' },
  ]
  const people = [{ id: 11, name: 'Ann Lee' }]
  const kinds = of('company_party', 'team_lunch', 'trade_fair')
  const ask = (message: string) =>
    converse(
      reads('office', '/employees', () => people, list({ id, name: text })),
      reads('office', '/events', () => fairs, list({ id, name: text, kind: kinds, start_date: day, end_date: day, host: { type: 'object', properties: { id, name: text } } })), // oxfmt-ignore
    ).ask(message)
  for (const [message, says] of [
    ['On which day is the staff party?', /Northern Staff Party or Brunner Staff Party\?/],
    ['When is the boat fair?', /Hanse Boat Fair is August 3, 2025/],
    ['When is the Hanse Boat Fair?', /Hanse Boat Fair is August 3, 2025/],
    ['Which events are trade fairs?', /^1 event .*Hanse Boat Fair/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('what is waited for', () => {
  const customers = [
    { id: 1, name: 'Ann Lee' },
    { id: 2, name: 'Bo Ray' },
  ]
  const parcels = [
    { id: 11, code: 'P-11', customer_id: 1, status: 'delayed' },
    { id: 12, code: 'P-12', customer_id: 2, status: 'delivered' },
  ]
  const complaints = [{ id: 21, customer_id: 2, status: 'pending' }]
  const ask = (message: string) =>
    converse(
      reads('post', '/customers', () => customers, list({ id, name: text })),
      reads('post', '/parcels', () => parcels, list({ id, code: text, customer_id: id, status: of('delayed', 'delivered', 'lost') })), // oxfmt-ignore
      reads('post', '/complaints', () => complaints, list({ id, customer_id: id, status: of('pending', 'settled') })),
    ).ask(message)
  for (const [message, says] of [
    ['Which customers are waiting for a delayed parcel?', /^1 customer that has parcels with status delayed: Ann Lee/],
    ['How many customers are still waiting on a delayed parcel?', /^There is 1 customer /],
    ['Which complaints are pending?', /^1 complaint /],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
})

describe('what is said of others', () => {
  const plays = [
    { id: 1, title: 'The Heron', genre: 'comedy' },
    { id: 2, title: 'Salt', genre: 'drama' },
  ]
  const copies = [
    { id: 11, code: 'C-11', play_id: 1, condition: 'new' },
    { id: 12, code: 'C-12', play_id: 2, condition: 'worn' },
  ]
  const members = [
    { id: 21, name: 'Ann Lee' },
    { id: 22, name: 'Bo Ray' },
    { id: 23, name: 'Cy Fox' },
  ]
  const claims = [{ id: 31, member_id: 21, category: 'training', payment_method: 'cash', made_on: '2025-03-01' }]
  const visits = [{ id: 41, member_id: 22, starts_on: '2025-05-01' }]
  const waiting = [
    { id: 51, member_id: 22, status: 'waiting' },
    { id: 52, member_id: 23, status: 'booked' },
    { id: 53, member_id: 21, status: 'waiting' },
  ]
  const orders = [
    { id: 61, number: 'N-61', channel: 'store', member_id: 21 },
    { id: 62, number: 'N-62', channel: 'web', member_id: 22 },
  ]
  const claimed = list({ id, member_id: id, category: of('training', 'meals'), payment_method: of('cash', 'card'), made_on: day }) // oxfmt-ignore
  const ask = (message: string) =>
    converse(
      reads('playshop', '/plays', () => plays, list({ id, title: text, genre: of('comedy', 'drama') })),
      reads('playshop', '/copies', () => copies, list({ id, code: text, play_id: id, condition: of('new', 'worn', 'good') })), // oxfmt-ignore
      reads('playshop', '/members', () => members, list({ id, name: text })),
      reads('playshop', '/claims', () => claims, claimed),
      reads('playshop', '/visits', () => visits, list({ id, member_id: id, starts_on: day })),
      reads('playshop', '/waiting', () => waiting, list({ id, member_id: id, status: of('waiting', 'offered', 'booked') })), // oxfmt-ignore
      reads(
        'playshop',
        '/orders',
        () => orders,
        list({ id, number: text, channel: of('store', 'web'), member_id: id }),
      ),
    ).ask(message)
  for (const message of [
    'Are there any new plays?',
    'Which members are on training?',
    'Which members are at a training?',
  ])
    it(`is hardly sure: ${message}`, async () => expect((await ask(message)).confidence).to.be.below(0.8))
  for (const [message, says] of [
    ['Which members paid in cash?', /^1 member .*Ann Lee/],
    ['Which copies are new?', /^1 copy .*C-11/],
    ['Which members are waiting for a visit?', /^2 members that have waitings with status waiting: Ann Lee and Bo Ray/],
    ['How many members are waiting?', /^There are 2 members /],
    ['How many orders came from the shop?', /^There is 1 order with channel store/],
    ['How many members does the shop have?', /^There are 3 members/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))
  it('is sure where it is named', async () =>
    expect((await ask('Which members paid in cash?')).confidence).to.be.above(0.8))
})
