import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const later = `${new Date().getUTCFullYear() + 2}-01-01`
const list = (path: string, rows: object[], properties: object) =>
  reads('pier', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const shows = ['Gala', 'Revue', 'Panto'].map((name, at) => ({ id: 1 + at, name, weekday: ['Friday', 'Saturday', 'Tuesday'][at], starts_at: '19:30', ticket_price: 12 + at, seats: 90, tickets_sold: 40 + 20 * at, min_age: at ? null : 12, children: at, host: ['Ann Lee', 'Bo Ray', 'Cy Fox'][at] })) // oxfmt-ignore
const pumps = ['North', 'South', 'West'].map((name, at) => ({ id: 11 + at, name, warranty_until: ['2020-01-01', later, null][at], last_painted_on: `202${at}-03-01`, is_leased: at > 0 })) // oxfmt-ignore
const jobs = ['Sweep', 'Oil'].map((name, at) => ({ id: 21 + at, name, minutes: 10 + 20 * at, is_done: at > 0 })) // oxfmt-ignore

const ask = async (message: string) => {
  const { data } = await converse(
    list('/shows', shows, { id: whole, name: text, weekday: { ...text, enum: ['Tuesday', 'Friday', 'Saturday'] }, starts_at: text, ticket_price: { type: 'number', description: 'In GBP' }, seats: whole, tickets_sold: whole, min_age: { ...whole, nullable: true }, children: whole, host: text }), // oxfmt-ignore
    list('/pumps', pumps, { id: whole, name: text, warranty_until: { ...day, nullable: true }, last_painted_on: day, is_leased: flag }), // oxfmt-ignore
    list('/jobs', jobs, { id: whole, name: text, minutes: whole, is_done: flag }),
  ).ask(message)
  const { result } = data
  const nameOf = (row: unknown) => (row as { name?: string } | null | undefined)?.name
  return Array.isArray(result) ? result.map(nameOf) : (nameOf(result) ?? result)
}
const expectEach = (rows: readonly (readonly [message: string, expected: unknown])[]) => {
  for (const [message, expected] of rows) it(message, async () => expect(await ask(message)).to.deep.equal(expected))
}

describe('a figure of what was done', () => {
  expectEach([
    ['which show sold the most tickets?', 'Panto'],
    ['how many tickets did the Revue sell?', 60],
    ['which shows sold more than 50 tickets?', ['Revue', 'Panto']],
    ['how many tickets are left for the Gala?', 50],
    ['how much is a ticket for the Revue?', 13],
  ])
})

describe('what lasts until a day', () => {
  expectEach([
    ['which pumps are still under warranty?', ['South']],
    ['which pumps are out of warranty?', ['North']],
    ['which pumps have no warranty?', ['West']],
    ['which pump was painted longest ago?', 'North'],
  ])
})

describe('a day of the week that records hold by its name', () => {
  expectEach([
    ['on which day is the Gala?', 'Friday'],
    ['which shows are on at the weekend?', ['Revue']],
  ])
})

describe('what there may be none of', () => {
  expectEach([
    ['which shows have no minimum age?', ['Revue', 'Panto']],
    ['which shows include a child?', ['Revue', 'Panto']],
  ])
})

describe('what is still to be done', () => {
  expectEach([
    ['which jobs do we still have to do?', ['Sweep']],
    ['which jobs take less than a quarter of an hour?', ['Sweep']],
  ])
})
