import { expect } from 'chai'
import { date as day, int as id, list, num as number, of as oneOf, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const told = (schema: object, description: string) => ({ ...schema, description })
const maybe = (schema: object) => ({ ...schema, nullable: true })
const rows = <T extends object>(count: number, row: (at: number) => T) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at) })) // oxfmt-ignore

const tuners = rows(2, at => ({ name: ['Ida Voss', 'Paul Renn'][at] }))
const pianos = rows(3, at => ({ model: ['Bluth 4', 'Bluth 7', 'Sauer C'][at], hoursPlayed: [310, 820, 45][at], nextTuning: ['2031-03-01', '2031-09-01', '2031-05-01'][at] })) // oxfmt-ignore
const tunings = rows(6, at => ({
  pianoId: [1, 1, 2, 2, 3, 1][at],
  tunerId: [1, 2, 1, 1, 2, 2][at],
  kind: ['full', 'pitch', 'full', 'full', 'pitch', 'full'][at],
  tunedOn: ['2024-05-02', '2024-05-09', '2024-05-20', '2024-06-03', '2024-06-11', '2024-06-24'][at],
  hoursWorked: [2, 1, 3, 2, 1, 2][at],
  price: [90, 60, 100, 110, 70, 95][at],
  travelFee: [10, 0, 15, 20, 0, 5][at],
  state: ['done', 'done', 'dropped', 'done', 'done', 'planned'][at],
  refund: [null, 20, null, null, 15, null][at],
}))
const workshop = () =>
  converse(
    reads('pianos', '/tuners', () => tuners, list({ id, name: text })),
    reads('pianos', '/pianos', () => pianos, list({ id, model: text, hoursPlayed: told(id, 'Hours on the counter'), nextTuning: day })), // oxfmt-ignore
    reads('pianos', '/tunings', () => tunings, list({ id, pianoId: id, tunerId: told(id, 'Tuner who came'), kind: oneOf('full', 'pitch'), tunedOn: day, hoursWorked: number, price: told(number, 'EUR'), travelFee: told(number, 'EUR'), state: oneOf('planned', 'done', 'dropped'), refund: maybe(told(number, 'EUR')) })), // oxfmt-ignore
  )

const members = rows(4, at => ({ firstName: ['Ann', 'Bea', 'Cyd', 'Dov'][at], lastName: ['Moor', 'Lund', 'Hale', 'Tarn'][at], volunteerHours: [9, 8, 7, 6][at] })) // oxfmt-ignore
const halls = rows(2, at => ({ name: ['North Hall', 'South Hall'][at] }))
const lockers = rows(5, at => ({ number: `L${at + 1}`, hallId: [1, 1, 1, 2, 2][at], tenantId: [1, 1, 2, 3, 3][at], yearlyRent: [10, 20, 30, 40, 50][at], state: ['let', 'ending', 'ending', 'let', 'let'][at] })) // oxfmt-ignore
const checks = rows(5, at => ({ lockerId: [1, 2, 3, 4, 2][at], inspectorId: [3, 3, 4, 4, 4][at], score: [4, 6, 9, 9, 8][at], checkedOn: '2024-04-02' })) // oxfmt-ignore
const payments = rows(4, at => ({ memberId: [1, 2, 3, 2][at], kind: ['rent', 'rent', 'deposit', 'deposit'][at], amount: [30, 40, 35, 10][at], paidAt: '2025-02-03T10:00:00Z' })) // oxfmt-ignore
const club = () =>
  converse(
    reads('club', '/members', () => members, list({ id, firstName: text, lastName: text, volunteerHours: id })),
    reads('club', '/halls', () => halls, list({ id, name: text })),
    reads('club', '/lockers', () => lockers, list({ id, number: text, hallId: id, tenantId: told(id, 'Member who rents the locker'), yearlyRent: told(number, 'EUR'), state: oneOf('let', 'ending') })), // oxfmt-ignore
    reads('club', '/checks', () => checks, list({ id, lockerId: id, inspectorId: told(id, 'Member who looked at it'), score: id, checkedOn: day })), // oxfmt-ignore
    reads('club', '/payments', () => payments, list({ id, memberId: id, kind: oneOf('rent', 'deposit'), amount: told(number, 'EUR'), paidAt: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
  )

const barbers = rows(3, at => ({ name: ['Ida Voss', 'Paul Renn', 'Una Wick'][at], shop: ['East Side', 'Quay', 'East Side'][at], hiredOn: `202${at}-05-01` })) // oxfmt-ignore
const cuts = rows(5, at => ({ barberId: [1, 2, 3, 1, 3][at], price: [20, 30, 25, 40, 60][at], state: ['Done', 'Done', 'Done', 'Done', 'Cancelled'][at], startsAt: `202${[4, 4, 4, 3, 4][at]}-05-10T10:00:00Z` })) // oxfmt-ignore
const barbershop = () =>
  converse(
    reads('cuts', '/barbers', () => barbers, list({ id, name: text, shop: oneOf('East Side', 'Quay'), hiredOn: day })),
    reads('cuts', '/haircuts', () => cuts, list({ id, barberId: id, price: told(number, 'EUR'), state: oneOf('Planned', 'Done', 'Cancelled'), startsAt: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
  )

const stables = rows(2, at => ({ name: ['Elm Trust', 'Oak Estate'][at] }))
const horses = rows(3, at => ({ name: ['Comet', 'Dapple', 'Ember'][at], stableId: [1, 2, 1][at], reservePrice: [100, 900, 50][at], hammerPrice: [300, null, 250][at], enteredOn: '2024-04-02' })) // oxfmt-ignore
const bids = rows(3, at => ({ horseId: [1, 2, 2][at], amount: [300, 800, 850][at], placedAt: '2024-05-02T10:00:00Z' }))
const market = () =>
  converse(
    reads('market', '/stables', () => stables, list({ id, name: text })),
    reads('market', '/horses', () => horses, list({ id, name: text, stableId: id, reservePrice: maybe(told(number, 'EUR')), hammerPrice: maybe(told(number, 'EUR')), enteredOn: day })), // oxfmt-ignore
    reads('market', '/bids', () => bids, list({ id, horseId: id, amount: told(number, 'EUR'), placedAt: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
  )

/** The answer to the last of several messages. */
async function last(start: typeof workshop, messages: readonly string[]): Promise<string> {
  const { ask } = start()
  for (const message of messages.slice(0, -1)) await ask(message)
  const { response, confidence } = await ask(messages.at(-1)!)
  if (process.env['TELL']) console.log(messages.join(' / '), '\n   <', response, confidence)
  return response
}

describe('what came in, was done and is rented', () => {
  for (const [start, answer, ...messages] of [
    [workshop, /price .* is .?250\b/, 'How much did we earn with the tunings in May 2024?'],
    [workshop, /price .* is .?275\b/, 'How much did we make in June 2024?'],
    [workshop, /price .* is .?395\b/, 'How much did we charge for full tunings?'],
    [workshop, /price .* is .?130\b/, 'How much did the pitch tunings bring in?'],
    [workshop, /price .* is .?150\b/, 'What did the Bluth 4 bring in in May 2024?'],
    [barbershop, /price .* is .?45\b/, 'How much did the East Side take in May 2024?'],
    [barbershop, /price .* is .?45\b/, 'What did the East Side shop earn in May 2024?'],
    [barbershop, /price .* is .?30\b/, 'How much did the East Side take in May 2024?', 'and the Quay?'],
    [market, /Elm Trust.*hammer price.*550/, 'Which stable brings in the most money?'],
    [workshop, /price .* is .?395\b/, 'For accounts I need the money from full tunings'],
    [market, /hammer price .*is .?300\b/, 'What did Comet go for?'],
    [market, /\b250\b/, 'How much did Ember fetch?'],
    [barbershop, /\b2023\b.*\b40\b.*\b2024\b.*\b75\b/, 'How much did we take in 2023 and 2024?'],
    [workshop, /price .* is .?395\b/, 'For the accountant I need the money from full tunings'],
    [market, /hammer price.* is .?550\b/, 'How much did Elm Trust bring in?'],
    [workshop, /2024-05 .?250\b.*2024-06 .?275\b/, 'Revenue per month in 2024'],
    [workshop, /\b820\b/, 'How many hours has the Bluth 7 been played?'],
    [workshop, /Bluth 7/, 'Which piano has its next tuning last of all?'],
    [workshop, /\b2\b.*\bdone\b/, 'How many tunings did we do in June 2024?'],
    [workshop, /\b2\b.*\b35\b/, 'How much have we refunded, and for how many tunings?'],
    [club, /^2 members.*Ann Moor.*Cyd Hale/, 'Who rents more than one locker?'],
    [club, /Bea Lund/, 'Who has paid the most?'],
    [club, /Bea Lund.*50.*Cyd Hale.*35/, 'Which 2 members have paid the most?'],
    [club, /Cyd Hale/, 'Which inspector has the lowest average score?'],
    [club, /^2 members.*Ann Moor.*Bea Lund/, 'Show the lockers that are ending.', 'who are the tenants?'],
    [club, /^3 checks.*\b2\b.*\b3\b.*\b5\b/, 'Show the ending lockers of the North Hall.', 'and the checks?'],
  ] as const)
    it(`is understood: ${messages.join(' / ')}`, async () => expect(await last(start as typeof workshop, messages)).to.match(answer)) // oxfmt-ignore
})
