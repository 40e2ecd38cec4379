import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const depots = [
  { id: 1, name: 'Quayside' },
  { id: 2, name: 'Mill Lane' },
]
const worker = (key: number, name: string, depot_id: number, monthly_salary: number, weekly_hours: number) => ({
  id: key,
  name,
  depot_id,
  team_id: depot_id + 4,
  monthly_salary,
  weekly_hours,
  contract: weekly_hours > 30 ? 'permanent' : 'seasonal',
  hired_on: `20${key}-03-01`,
})
const employees = [
  worker(11, 'Ann Lee', 1, 3000, 40),
  worker(12, 'Bo Ray', 1, 2000, 20),
  worker(13, 'Cy Fox', 1, 2200, 20),
  worker(14, 'Di Orr', 2, 2800, 20),
]
const teams = [
  { id: 5, name: 'Front of House' },
  { id: 6, name: 'Paint Shop' },
]
const courses = [
  { id: 61, title: 'Knots', depot_id: 1, cost_per_person: 100 },
  { id: 62, title: 'Welding', depot_id: 1, cost_per_person: 200 },
  { id: 63, title: 'Cranes', depot_id: 2, cost_per_person: 200 },
]
const jobs = [
  { id: 21, name: 'Harbour Wall', customer_id: 1, estimated_hours: 50 },
  { id: 22, name: 'Old Bridge', customer_id: 1, estimated_hours: 90 },
]
const entries = [
  { id: 31, job_id: 21, employee_id: 11, date: '2025-03-01', hours: 8 },
  { id: 32, job_id: 21, employee_id: 12, date: '2025-03-02', hours: 7 },
  { id: 33, job_id: 22, employee_id: 11, date: '2025-03-02', hours: 6 },
]
const tools = [
  { id: 41, name: 'Saw', location: 'paint_room' },
  { id: 42, name: 'Drill', location: 'top_shelf' },
  { id: 43, name: 'Brush', location: 'paint_room' },
]
const bookings = [
  { id: 51, employee_id: 11, room: 'paint_room', starts_on: '2025-03-01', status: 'attended' },
  { id: 52, employee_id: 12, room: 'attic_room', starts_on: '2025-03-02', status: 'no_show' },
  { id: 53, employee_id: 12, room: 'paint_room', starts_on: '2025-03-03', status: 'cancelled' },
]
const money = { ...num, description: 'Gross, in GBP' }
const ask = (message: string) =>
  converse(
    reads('yard', '/depots', () => depots, list({ id, name: text })),
    reads('yard', '/teams', () => teams, list({ id, name: text })),
    reads('yard', '/courses', () => courses, list({ id, title: text, depot_id: id, cost_per_person: money })),
    reads('yard', '/employees', () => employees, list({ id, name: text, depot_id: id, team_id: id, monthly_salary: money, weekly_hours: id, contract: of('permanent', 'seasonal'), hired_on: day })), // oxfmt-ignore
    reads('yard', '/jobs', () => jobs, list({ id, name: text, estimated_hours: num })),
    reads('yard', '/time-entries', () => entries, list({ id, job_id: id, employee_id: id, date: day, hours: num })),
    reads('yard', '/tools', () => tools, list({ id, name: text, location: of('paint_room', 'top_shelf') })),
    reads('yard', '/workshop-bookings', () => bookings, list({ id, employee_id: id, room: of('paint_room', 'attic_room'), starts_on: day, status: of('attended', 'no_show', 'cancelled') })), // oxfmt-ignore
  ).ask(message)

const all = (rows: readonly (readonly [message: string, says: RegExp])[]) => {
  for (const [message, says] of rows) it(message, async () => expect((await ask(message)).response).to.match(says))
}

describe('both sides of a comparison are read alike', () => {
  all([
    ['Do people in Quayside earn more on average than those in Mill Lane?', /^No: .*2,400 for .*Quayside and .*2,800 for .*Mill Lane/], // oxfmt-ignore
    [
      'Is the average salary of employees in Quayside higher than that of those in Mill Lane?',
      /^No: .*2,400 for .*2,800/,
    ],
    ['Do people in Quayside earn more than the ones in Mill Lane?', /^No: the average .*2,400 for .*2,800/],
    ['Do permanent employees work more hours a week than seasonal ones?', /^Yes: the average .*40 for .*20/],
    ['Did we put more hours into the Old Bridge or the Harbour Wall?', /Harbour Wall 15 and Old Bridge 6/],
    ['Have more hours gone into the Old Bridge or the Harbour Wall?', /Harbour Wall 15 and Old Bridge 6/],
    ['Which job took the most hours?', /^Harbour Wall .*hours of time entries: 15/],
    ['Did Ann Lee log more hours than Bo Ray in March 2025?', /^Yes: .*March 2025.*March 2025/],
    [
      'Do courses at the Quayside cost more per person than those at the Mill Lane?',
      /^No: the average cost .*150 for .*200 for/,
    ],
    ['Is Front of House bigger than Paint Shop?', /^Yes: it is 3 for .* and 1 for/],
    ['Is the average salary in Quayside above that in Mill Lane?', /^No: .*2,400 for .*2,800/],
    ['Was the paint room booked more often than the attic room?', /^Yes: it is 2 for .* and 1 for/],
    ['Did more employees start in 2011 or in 2020?', /^More employees .*2011: 1, against 0/],
    ['Did more employees book the paint room or the attic room?', /^More employees .*paint_room: 2, against 1/],
    ['Do we keep more tools on the top shelf or in the paint room?', /paint_room: 2, against 1/],
  ])
})

describe('what ranks is found where no field is called so', () => {
  all([
    ['Which depot is the biggest by headcount?', /^Quayside has the most employees: 3/],
    ['Which team is the biggest?', /^Front of House has the most employees: 3/],
    ['How big is the Paint Shop team?', /^There is 1 employee of team Paint Shop/],
    ['Who has been working for us the longest?', /Ann Lee/],
    ['How many tools are in the paint room?', /^There are 2 tools/],
  ])
})

describe('what somebody did not do', () => {
  all([
    ['How often did somebody book the attic room and then not show up?', /^There is 1 workshop booking .*no_show/],
    ['How often did somebody book a workshop and then cancel?', /^There is 1 workshop booking .*cancelled/],
    ['Who booked a workshop and never turned up?', /52|Bo Ray/],
    ['How many times has Bo Ray not shown up?', /^There is 1 workshop booking .*no_show/],
  ])
})

describe('a library that also lets rooms', () => {
  const books = [
    { id: 61, title: 'Salt Roads', author: 'Ann Lee', publisher_name: 'Blue Marble', published_year: 1987, pages: 200 },
    { id: 62, title: 'High Passes', author: 'Bo Ray', publisher_name: 'Stanfell', published_year: 2011, pages: 180 },
  ]
  const readers = [{ id: 71, name: 'Cy Fox', joined_on: '2024-02-01' }]
  const holds = [{ id: 95, book_id: 62, reader_id: 71, placed_on: '2025-05-01' }]
  const loans = [{ id: 81, book_id: 61, reader_id: 71, borrowed_on: '2025-03-01', returned_on: null }]
  const stays = [
    { id: 91, reader_id: 71, room: 'study', starts_on: '2025-03-01', status: 'no_show' },
    { id: 92, reader_id: 71, room: 'study', starts_on: '2025-04-01', status: 'attended' },
  ]
  const askThere = (message: string) =>
    converse(
      reads('library', '/items', () => books, list({ id, title: text, author: text, publisher_name: text, published_year: id, pages: id })), // oxfmt-ignore
      reads('library', '/readers', () => readers, list({ id, name: text, joined_on: day })),
      reads('library', '/loans', () => loans, list({ id, book_id: id, reader_id: id, borrowed_on: day, returned_on: { ...day, nullable: true } })), // oxfmt-ignore
      reads('library', '/reservations', () => holds, list({ id, book_id: id, reader_id: id, placed_on: day })),
      reads('library', '/room-bookings', () => stays, list({ id, reader_id: id, room: text, starts_on: day, status: of('no_show', 'attended') })), // oxfmt-ignore
    ).ask(message)
  it('calls bookings what is called so, beside books', async () =>
    expect((await askThere('How many bookings did not show up?')).response).to.match(/^There is 1 room booking/))
  for (const message of [
    'How many reservations did readers make in 2025?',
    'How many reservations have there been from readers in 2025?',
  ])
    it(`counts what was made then, and not by whom that joined then: ${message}`, async () =>
      expect((await askThere(message)).response).to.match(/^There is 1 reservation placed in 2025/))
  it('takes the oldest thing for what was made first', async () =>
    expect((await askThere('What is the oldest thing in our collection?')).response).to.match(/Salt Roads.*1987/))
  it('ranks no publisher by a year', async () =>
    expect((await askThere('Which publisher is the biggest?')).response).not.to.match(/published year:? \d|2011/))
})

describe('what was sold most is told by the pieces, whatever they are called', () => {
  const goods = [
    { id: 1, name: 'Night Owl', units_in_stock: 90 },
    { id: 2, name: 'Station Wall', units_in_stock: 5 },
  ]
  const line = (product_id: number, quantity: number) => ({ product_id, quantity, unit_price: 30 })
  const sales = [
    { id: 31, number: 'N-31', ordered_on: '2025-03-01', lines: [line(1, 1), line(2, 6)] },
    { id: 32, number: 'N-32', ordered_on: '2025-04-01', lines: [line(1, 2)] },
  ]
  const lines = { type: 'array', items: { type: 'object', properties: { product_id: id, quantity: id, unit_price: money } } } // oxfmt-ignore
  for (const message of [
    'Of which product have we sold the most units?',
    'Which product have we sold the largest number of pieces of?',
    'Which product did we sell the most packs of?',
    'What is our best-selling product by units sold?',
  ])
    it(message, async () => {
      const shop = converse(
        reads('shop', '/products', () => goods, list({ id, name: text, units_in_stock: id })),
        reads('shop', '/orders', () => sales, list({ id, number: text, ordered_on: day, lines })),
      )
      expect((await shop.ask(message)).response).to.match(/^Station Wall .*6/)
    })
})

describe('what is left of work is what is not done', () => {
  const fairs = [
    { id: 1, name: 'Tea Fair' },
    { id: 2, name: 'Boat Show' },
  ]
  const people = [{ id: 5, name: 'Ann Lee' }]
  const task = (key: number, title: string, event_id: number, status: string) => ({ id: key, title, event_id, status, assignee_id: 5, due_date: '2024-01-01' }) // oxfmt-ignore
  const tasks = [task(11, 'Rent tents', 1, 'done'), task(12, 'Print maps', 1, 'open'), task(13, 'Hire cooks', 1, 'done'), task(14, 'Paint signs', 2, 'open'), task(15, 'Book band', 2, 'waiting')] // oxfmt-ignore
  for (const [message, says] of [
    ['How many tasks are left for the Tea Fair?', /^There is 1 task/],
    ['Which tasks are left for the Tea Fair?', /^1 task.*Print maps/],
    ['Which event has the most tasks left?', /^Boat Show .*2/],
    ['Are there more tasks left for the Tea Fair or the Boat Show?', /Boat Show.* 2/],
    ['Is there more work left for the Tea Fair or the Boat Show?', /cannot answer/],
  ] as const)
    it(message, async () => {
      const office = converse(
        reads('office', '/events', () => fairs, list({ id, name: text })),
        reads('office', '/users', () => people, list({ id, name: text })),
        reads('office', '/tasks', () => tasks, list({ id, title: text, event_id: id, status: of('open', 'waiting', 'done'), assignee_id: id, due_date: day })), // oxfmt-ignore
      )
      expect((await office.ask(message)).response).to.match(says)
    })
})
