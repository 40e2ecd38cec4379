import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, flag, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const amount = { type: 'number' }
const day = { type: 'string', format: 'date' }
const orNull = (schema: { type: string }) => ({ ...schema, type: [schema.type, 'null'] })

const members = ['Ann Lee', 'Bo Falk'].map((name, at) => ({
  id: at + 1,
  name,
  email: `m${at}@barn.example`,
  monthly_fee: 50,
  joined_on: `2025-0${at + 3}-01`,
  notice_days: 90,
  trainer_id: 1,
}))
const bills = [
  [1, 'paid', '2025-02-10', 30],
  [1, 'paid', '2025-04-10', 40],
  [2, 'open', null, 70],
].map(([member_id, status, paid_on, total], at) => ({
  id: at + 1,
  member_id,
  status,
  paid_on,
  total,
  issued_on: '2025-01-20',
  due_on: at ? '2025-05-01' : '2025-02-01',
}))
const trainers = [{ id: 1, name: 'Dag Moen', email: 'd@barn.example', hourly_rate: 20 }]
const courses = [
  [1, 'Jazz', 10, true],
  [1, 'Swing', 30, false],
  [1, 'Tango', 20, true],
].map(([trainer_id, title, price, express], at) => ({ id: at + 1, trainer_id, title, style: at ? 'B' : 'A', price, express, held_on: '2025-05-20' })) // oxfmt-ignore

const place = (at: string, name: string, schema: { type: string }) => ({ name, type: schema.type, required: at === 'path', description: '', constraints: [], in: at, schema }) // oxfmt-ignore

const ask = (message: string) =>
  converse(
    reads('barn', '/members', () => members, list({ id: whole, name: text, email: text, monthly_fee: amount, joined_on: day, notice_days: whole, trainer_id: whole })), // oxfmt-ignore
    reads('barn', '/bills', () => bills, list({ id: whole, member_id: whole, status: { type: 'string', enum: ['open', 'paid'] }, paid_on: orNull(day), total: amount, issued_on: day, due_on: day })), // oxfmt-ignore
    reads('barn', '/trainers', () => trainers, list({ id: whole, name: text, email: text, hourly_rate: amount })),
    reads('barn', '/courses', () => courses, list({ id: whole, trainer_id: whole, title: text, style: text, price: amount, express: flag, held_on: day })), // oxfmt-ignore
    {
      record: tool('barn', 'change_course', 'PATCH', '/courses/{id}', [place('path', 'id', whole), place('body', 'express', flag)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  ).ask(message)
const ids = (rows: unknown) => (rows as { id: number }[]).map(row => row.id)

describe('what people paid', () => {
  for (const [message, sum] of [
    ['how much did the members pay last month?', 40],
    ['how much have the members paid this year?', 70],
  ] as const)
    it(`is what they were charged, not their fee: “${message}”`, async () =>
      expect((await ask(message)).response).to.match(new RegExp(String.raw`\b${sum}\b`)))

  it('is not what others pay to those who get it', async () =>
    expect((await ask('what do we pay the trainers?')).response).to.match(/\b20\b/))

  it('is added up of money that is earned the most', async () =>
    expect((await ask('which style makes the most money?')).response).to.match(/^B.*\b50\b/))
})

describe('“30 days overdue”', () => {
  for (const message of ['which bills are more than 30 days overdue?', 'bills overdue for more than 10 days'])
    it(`counts from the day it was due: “${message}”`, async () => {
      const { data } = await ask(message)
      expect(ids(data.result)).to.deep.equal(message.includes('10') ? [3] : [])
    })
})

describe('the word of a flag right before its noun', () => {
  it('orders no change', async () =>
    expect(ids((await ask('express courses held this month')).data.result)).to.deep.equal([1, 3]))
})
