import { expect } from 'chai'
import { date as day, int as id, list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const jetties = [
  { id: 1, name: 'Salt Jetty', valid_to: '2027-03-31' },
  { id: 2, name: 'Reed Jetty', valid_to: '2026-12-31' },
]
const skippers = [
  { id: 11, name: 'Ann Lee', hired_on: '2021-04-05', skipper_type: 'deep sea', job_title: 'Captain' },
  { id: 12, name: 'Bo Ray', hired_on: '2023-09-01', skipper_type: 'river', job_title: 'Mate' },
]
const trips = [
  { id: 21, skipper_id: 11, jetty_id: 1, ordered_on: '2025-06-02', customer: { id: 31, name: 'Cy Dahl' } },
  { id: 22, skipper_id: 12, jetty_id: 2, ordered_on: '2025-06-03', customer: { id: 32, name: 'Dee Park' } },
]
const customers = [
  { id: 31, name: 'Cy Dahl', group: 'club' },
  { id: 32, name: 'Dee Park', group: 'private' },
]
const ask = (message: string) =>
  converse(
    reads('port', '/jetties', () => jetties, list({ id, name: text, valid_to: day })),
    reads('port', '/skippers', () => skippers, list({ id, name: text, hired_on: day, skipper_type: text, job_title: text })), // oxfmt-ignore
    reads('port', '/customers', () => customers, list({ id, name: text, group: text })),
    reads('port', '/trips', () => trips, list({ id, skipper_id: id, jetty_id: id, ordered_on: day, customer: { type: 'object', properties: { id, name: text } } })), // oxfmt-ignore
  ).ask(message)

describe('what stands between an article and "of" names a field', () => {
  for (const [message, says] of [
    ['What is the joined on of Ann Lee?', /April 5, 2021/],
    ['What is the employed since of Bo Ray?', /September 1, 2023/],
    ['What is the valid until of Salt Jetty?', /March 31, 2027/],
    ['List the placed on of all trips', /2 trips.*June 2, 2025.*June 3, 2025/],
  ] as const)
    it(`though it is a verb or goes on with a day elsewhere: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))

  for (const [message, says] of [
    ['What is the client group of Cy Dahl?', /group of Cy Dahl is club/],
    ['List the client name of all trips', /2 trips.*Cy Dahl.*Dee Park/],
  ] as const)
    it(`behind another noun for the records: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))

  for (const [message, says] of [
    ['What is the title of Reed Jetty?', /name of Reed Jetty is Reed Jetty/],
    ['What is the full name of Ann Lee?', /name of Ann Lee is Ann Lee/],
    ['What is the title of Ann Lee?', /job title of Ann Lee is Captain/],
  ] as const)
    it(`also the one that tells the records apart, and what somebody is: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))

  it('but the noun of records stays theirs', async () =>
    expect((await ask('List the orders of Ann Lee')).response).to.not.match(/June 2/))
})
