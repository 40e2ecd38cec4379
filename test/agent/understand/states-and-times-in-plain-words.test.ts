import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { date as day, flag, int as id, list, nullable, of as oneOf, text } from '../../support/memory/schemas.ts'

const keepers = ['Ann Lee', 'Bo Ray', 'Cy Fox'].map((name, at) => ({ id: at + 1, name }))
const faults = [1, 1, 2].map((reporter_id, at) => ({ id: 11 + at, title: `Fault ${'ABC'[at]}`, reporter_id, keeper_id: 3, opened_at: '2025-05-04T10:00:00Z' })) // oxfmt-ignore
const boats = ['Tern', 'Gull', 'Skua'].map((name, at) => ({ id: 21 + at, name }))
const isles = ['Fogo', 'Brava'].map((name, at) => ({ id: 31 + at, name, country: at ? 'Chile' : 'Peru' }))
const cruises = [
  { id: 41, number: 'C-41', boat_id: 21, isle_id: 31, sails_from: '2020-05-02', state: 'sailed' },
  { id: 42, number: 'C-42', boat_id: 22, isle_id: 31, sails_from: '2099-05-02', state: 'planned' },
  { id: 43, number: 'C-43', boat_id: 23, isle_id: 31, sails_from: '2020-05-02', state: 'cancelled' },
]
const crates = [51, 52].map((key, at) => ({ id: key, number: `K-${key}`, expected_on: at ? '2025-06-03' : '2025-07-03', bill: { due_on: at ? '2025-07-04' : '2025-06-04' } })) // oxfmt-ignore
const huts = [61, 62].map((key, at) => ({ id: key, name: `Hut ${'AB'[at]}`, beds: 4 + at, oven: { stars: 3 + at } }))
const berths = [true, false].map((is, at) => ({ id: 71 + at, title: `Berth ${'AB'[at]}`, deposit_paid: is, lights_enabled: is, mail_consent: is })) // oxfmt-ignore
const outings = [2, 6, 8].map((size, at) => ({ id: 81 + at, code: `O-${81 + at}`, guest: { name: ['Ida Voss', 'Kai Moor', 'Jan Moor'][at], phone: '0' }, party_size: size, starts_at: at ? '2099-05-02T10:00:00Z' : '2020-05-02T10:00:00Z' })) // oxfmt-ignore
const jobs = [3, null].map((who, at) => ({ id: 91 + at, title: `Job ${'AB'[at]}`, assignee_id: who, state: 'open' }))
const bookings = [1, 2].map(at => ({ id: 100 + at, code: `B-${100 + at}`, guest: { name: ['Ida Voss', 'Kai Moor'][at - 1] }, table_number: at, starts_at: `2099-05-0${at}T10:00:00Z` })) // oxfmt-ignore
const lamps = ['on_show', 'in_store'].map((state, at) => ({ id: 110 + at, name: `Lamp ${'AB'[at]}`, state }))
const races = [1, 2].map(at => ({ id: 120 + at, title: `Cup ${at}`, starts_at: `2020-05-0${at}T10:00:00Z` }))
const entries = [21, 22].flatMap((boat_id, at) => [121, ...(at ? [] : [122])].map(race_id => ({ id: boat_id * 1000 + race_id, boat_id, race_id, place: at + 1 }))) // oxfmt-ignore
const harbour = () =>
  converse(
    reads('harbour', '/keepers', () => keepers, list({ id, name: text })),
    reads('harbour', '/faults', () => faults, list({ id, title: text, reporter_id: { ...id, description: 'The keeper who saw it' }, keeper_id: { ...id, description: 'The keeper who mends it' }, opened_at: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
    reads('harbour', '/boats', () => boats, list({ id, name: text })),
    reads('harbour', '/isles', () => isles, list({ id, name: text, country: text })),
    reads('harbour', '/cruises', () => cruises, list({ id, number: text, boat_id: id, isle_id: id, sails_from: day, state: oneOf('planned', 'sailed', 'cancelled') })), // oxfmt-ignore
    reads('harbour', '/crates', () => crates, list({ id, number: text, expected_on: day, bill: { type: 'object', properties: { due_on: { ...nullable, format: 'date' } } } })), // oxfmt-ignore
    reads('harbour', '/huts', () => huts, list({ id, name: text, beds: id, oven: { type: 'object', properties: { stars: id } } })), // oxfmt-ignore
    reads('harbour', '/berths', () => berths, list({ id, title: text, deposit_paid: flag, lights_enabled: flag, mail_consent: flag })), // oxfmt-ignore
    reads('harbour', '/outings', () => outings, list({ id, code: text, guest: { type: 'object', properties: { name: text, phone: text } }, party_size: { ...id, description: 'Number of people' }, starts_at: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
    reads('harbour', '/jobs', () => jobs, list({ id, title: text, assignee_id: { type: ['integer', 'null'], description: 'The keeper who does it' }, state: oneOf('open', 'shut') })), // oxfmt-ignore
    reads('harbour', '/bookings', () => bookings, list({ id, code: text, guest: { type: 'object', properties: { name: text } }, table_number: id, starts_at: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
    reads('harbour', '/lamps', () => lamps, list({ id, name: text, state: oneOf('on_show', 'in_store') })),
    reads('harbour', '/races', () => races, list({ id, title: text, starts_at: { type: 'string', format: 'date-time' } })), // oxfmt-ignore
    reads('harbour', '/entries', () => entries, list({ id, boat_id: id, race_id: id, place: id })),
  )
/** The last answer of a conversation. */
async function last(...messages: string[]) {
  const { ask } = harbour()
  for (const message of messages.slice(0, -1)) await ask(message)
  return ask(messages.at(-1)!)
}
const says = (title: string, rows: readonly (readonly [turns: readonly string[], says: RegExp])[]) =>
  describe(title, () => {
    for (const [turns, expected] of rows)
      it(turns.join(' // '), async () => expect((await last(...turns)).response).to.match(expected))
  })

says('whoever raised something is the one who reported it', [
  [['Who has raised the most faults?'], /^Ann Lee has the most faults/],
  [['How many faults were reported by Ann Lee?'], /are 2 faults/],
  [['Who has logged the most faults in May 2025?'], /^Ann Lee has the most faults/],
])
says('what has been somewhere has set out by now', [
  [['Which boats have already been to Peru?'], /^1 boat .*Tern/],
  [['Which boats have been to Peru?'], /^1 boat .*Tern/],
  [['Which boats go to Peru?'], /^3 boats /],
])
says('records are due by their own day', [
  [['Which crates are due in June 2025?'], /^1 crate .*K-52/],
  [['Which crates have a bill due in June 2025?'], /^1 crate .*K-51/],
])
says('nothing is best by what tells of a part of it', [
  [['Which is our best hut?'], /By what is the best|not sure|do not know/],
  [['Which hut has the best oven stars?'], /Hut B/],
])
says('a yes/no field is told by how it is with a thing', [
  [["Which berths have a deposit that hasn't come in yet?"], /^1 berth .*Berth B/],
  [['Which berths have a deposit that has come in?'], /^1 berth .*Berth A/],
  [['Show the berths with their deposit still outstanding'], /^1 berth .*Berth B/],
  [['Show me the berths with lights switched off'], /^1 berth .*Berth B/],
  [['Which berths have their lights on?'], /^1 berth .*Berth A/],
])
says('whoever is happy to get something agreed to it', [
  [['Which berths are happy to get mail?'], /^1 berth .*Berth A/],
  [['Which berths are not happy to get mail?'], /^1 berth .*Berth B/],
])
says('what is for so many people has that number of them', [
  [['Which outings are for six people or more?'], /^2 outings .*O-82.* and .*O-83/],
  [['How many outings are for at least 8 people?'], /1 outing/],
])
says('what is past and future is whenever it is', [
  [['Show all outings for at least 2 people, past and future.'], /^3 outings /],
  [['Show all past and future outings'], /^3 outings|There are 3 outings/],
])
says('what nobody has picked up is given to nobody', [
  [['Which jobs has nobody picked up yet?'], /^1 job .*Job B/],
  [['Show the jobs that nobody has taken on'], /^1 job .*Job B/],
])
says('whoever booked is told by the bookings that name them', [
  [['Who has booked a table for 1 May 2099?'], /^1 booking .*B-101/],
  [['Who booked for 2 May 2099?'], /^1 booking .*B-102/],
])
says('when something is next done is the next record of it', [[['When does Gull next sail?'], /2099-05-02/]])
says('what is on is so by the one state that begins with it', [
  [['Which lamps are on at the moment?'], /^1 lamp .*Lamp A.*I took “on” as on show/],
])
says('whoever competed in something has an entry in it, and won it with the first place', [
  [['Which boats competed in the race on 1 May 2020?'], /^2 boats .*Tern and Gull/],
  [['Which boats took part in the race on 2 May 2020?'], /^1 boat .*Tern/],
  [['Who won the race on 1 May 2020?'], /Tern(?!.*Gull)/],
])
