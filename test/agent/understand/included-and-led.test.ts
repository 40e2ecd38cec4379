import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const yes = { type: 'boolean' }
const day = { type: 'string', format: 'date' }
const money = (description = 'In EUR') => ({ type: 'number', description })
const told = (description: string, schema: object = text) => ({ ...schema, description })
const one = (...choices: string[]) => ({ ...text, enum: choices })
const rows = <T extends object>(count: number, row: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) }))

const owners = rows(3, at => ({
  name: ['Birch Estates', 'Hazel Manor', 'Fern Abbey'][at],
  contactName: ['Ida Voss', 'Paul Renn', 'Uma Kaye'][at],
  getsReminders: at === 0,
}))
const gardens = rows(4, at => ({
  name: ['Elm Court', 'Rose Terrace', 'Pond Walk', 'Moss Yard'][at],
  ownerId: [1, 1, 2, 3][at],
  phase: ['planned', 'underway', 'underway', 'finished'][at],
  planLead: ['Nell Hart', 'Otto Ling', 'Nell Hart', 'Otto Ling'][at],
}))
const workItems = rows(6, at => ({
  gardenId: [1, 1, 1, 2, 2, 3][at],
  title: `Visit number ${at + 1}`,
  status: ['inProgress', 'planned', 'inProgress', 'inProgress', 'done', 'planned'][at],
  priority: ['low', 'high'][at % 2],
}))
const worklogs = rows(5, at => ({
  gardenId: [1, 1, 2, 3, 4][at],
  worker: 'Nell Hart',
  hours: [2, 3, 4, 5, 6][at],
  state: 'submitted',
}))
const bills = rows(4, at => ({
  number: `B-${at + 1}`,
  ownerId: [1, 2, 3, 1][at],
  status: ['paid', 'overdue', 'overdue', 'paid'][at],
  netAmount: [100, 200, 300, 400][at],
  taxAmount: [10, 20, 30, 40][at],
  grossAmount: [110, 220, 330, 440][at],
}))
const gardeners = () =>
  converse(
    reads('grounds', '/owners', () => owners, list({ id: whole, name: text, contactName: told('Our contact person there'), getsReminders: told('Whether the owner gets the monthly digest', yes) })), // oxfmt-ignore
    reads('grounds', '/gardens', () => gardens, list({ id: whole, name: text, ownerId: told('Id of the owner', whole), phase: one('planned', 'underway', 'finished'), planLead: told('Full name of the colleague who leads the work') })), // oxfmt-ignore
    reads('grounds', '/workItems', () => workItems, list({ id: whole, gardenId: told('Id of the garden', whole), title: text, status: one('planned', 'inProgress', 'done'), priority: one('low', 'high') })), // oxfmt-ignore
    reads('grounds', '/worklogs', () => worklogs, list({ id: whole, gardenId: told('Id of the garden', whole), worker: text, hours: told('Hours worked', { type: 'number' }), state: one('submitted', 'approved') })), // oxfmt-ignore
    reads('grounds', '/bills', () => bills, list({ id: whole, number: text, ownerId: told('Id of the owner', whole), status: one('paid', 'overdue'), netAmount: money(), taxAmount: money(), grossAmount: money() })), // oxfmt-ignore
  )

const items = rows(3, at => ({
  name: ['Kayak', 'Canoe', 'Raft'][at],
  stockQuantity: [2, 9, 4][at],
  isActive: true,
  dailyFee: [20, 30, 40][at],
}))
const renters = rows(2, at => ({ firstName: ['Ann', 'Bea'][at], lastName: ['Moor', 'Lund'][at] }))
const rentals = rows(5, at => ({
  rentalNumber: `R-${at + 1}`,
  renterId: [1, 1, 1, 2, 2][at],
  status: ['Confirmed', 'Returned', 'Returned', 'Returned', 'Confirmed'][at],
  bookedAt: `2025-0${at + 1}-05T10:00:00Z`,
  deposit: 5,
  total: [100, 450, 500, 700, 120][at],
}))
const rentalLines = rows(5, at => ({ rentalId: at + 1, itemId: 1, quantity: 2, unitPrice: 30, lineTotal: 55 }))
const handovers = rows(4, at => ({
  rentalId: at + 1,
  carrier: 'Van',
  status: 'Returned',
  weightKg: 3,
  returnedOn: '2025-03-01',
}))
const staff = rows(4, at => ({
  firstName: ['Kim', 'Lou', 'Max', 'Noa'][at],
  lastName: ['Ash', 'Bay', 'Cole', 'Dunn'][at],
  holidayHoursLeft: [1, 2, 8, 0][at],
  coachingBudget: 10,
}))
const absences = rows(2, at => ({ staffId: [1, 3][at], absenceType: ['holiday', 'sick'][at], hours: 8 }))
const lessons = rows(3, at => ({
  title: ['Paddling', 'Rowing', 'Sailing'][at],
  tutor: ['Cato Pemb', 'Dora Quill', 'Cato Pemb'][at],
  fee: [10, 20, 30][at],
}))
const boats = () =>
  converse(
    reads('boats', '/items', () => items, list({ id: whole, name: text, stockQuantity: whole, isActive: yes, dailyFee: money() })), // oxfmt-ignore
    reads('boats', '/renters', () => renters, list({ id: whole, firstName: text, lastName: text })),
    reads('boats', '/rentals', () => rentals, list({ id: whole, rentalNumber: text, renterId: told('Id of the renter', whole), status: one('Confirmed', 'Returned'), bookedAt: { ...text, format: 'date-time' }, deposit: money(), total: money('Total of the rental in USD') })), // oxfmt-ignore
    reads('boats', '/rentalLines', () => rentalLines, list({ id: whole, rentalId: told('Rental the line belongs to', whole), itemId: told('Item', whole), quantity: whole, unitPrice: money(), lineTotal: money() })), // oxfmt-ignore
    reads('boats', '/handovers', () => handovers, list({ id: whole, rentalId: told('Rental that was handed over', whole), carrier: text, status: one('Packed', 'Returned'), weightKg: { type: 'number' }, returnedOn: { ...day, nullable: true } })), // oxfmt-ignore
    reads('boats', '/staff', () => staff, list({ id: whole, firstName: text, lastName: text, holidayHoursLeft: told('Hours of holiday left this year', whole), coachingBudget: money() })), // oxfmt-ignore
    reads('boats', '/absences', () => absences, list({ id: whole, staffId: told('Id of the staff member', whole), absenceType: one('holiday', 'sick'), hours: told('Working hours', whole) })), // oxfmt-ignore
    reads('boats', '/lessons', () => lessons, list({ id: whole, title: text, tutor: told('Full name of the external tutor'), fee: money() })), // oxfmt-ignore
  )

/** The answer to the last of several messages. */
async function last(start: typeof boats, messages: readonly string[]): Promise<string> {
  const { ask } = start()
  for (const message of messages.slice(0, -1)) await ask(message)
  const { response, confidence } = await ask(messages.at(-1)!)
  if (process.env['TELL']) console.log(messages.join(' / '), '\n   <', response, confidence)
  return response
}

describe('words beside a figure, a name or a state', () => {
  for (const [start, answer, ...messages] of [
    [gardeners, /\b550\b/, 'What do all overdue bills add up to, tax included?'],
    [gardeners, /\b500\b/, 'What is the total of the overdue bills before tax?'],
    [gardeners, /\b50\b/, 'How much tax is on the overdue bills?'],
    [gardeners, /Visit number 1.*Visit number 3/, 'Which work items of Elm Court are in progress?'],
    [gardeners, /Ida Voss/, 'Who is the contact person at the owner of the garden Rose Terrace?'],
    [gardeners, /\b9\b/, 'How many hours were booked on gardens for Birch Estates in total?'],
    [gardeners, /Otto Ling/, 'What is the phase of Rose Terrace?', 'Who is leading it?'],
    [gardeners, /bill 3.*bill 2/, 'How many bills are overdue?', 'Show me the overdue ones, largest amount first.'],
    [gardeners, /Hazel Manor.*Fern Abbey/, 'Which owners do not get the monthly digest?'],
    [boats, /^3 rentals.*R-2.*R-3.*R-4/, 'Show rentals worth more than $400.'],
    [boats, /1,?650/, 'How many rentals are confirmed?', 'How many are returned?', 'What do the returned ones add up to?'], // oxfmt-ignore
    [boats, /^2 .*R-2.*R-3/, 'Which rentals did Ann Moor make?', 'Only the returned ones, please.'],
    [boats, /\$950/, 'Which rentals did Ann Moor make?', 'Only the returned ones, please.', 'What is their total value?'], // oxfmt-ignore
    [boats, /Confirmed \$220/, 'Total rental value by status'],
    [boats, /Kim.*Lou.*Noa/, 'Which staff have fewer than 3 hours of holiday left?'],
    [boats, /Paddling.*Sailing/, 'Which lessons does Cato Pemb teach?'],
    [boats, /Canoe/, 'dearest cannoe we have?'],
  ] as const)
    it(`is understood: ${messages.join(' / ')}`, async () => expect(await last(start as typeof boats, messages)).to.match(answer)) // oxfmt-ignore
})
