import { expect } from 'chai'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const money = { ...num, description: 'EUR' }
const gone = { type: ['string', 'null'], format: 'date' }
const prints = [
  { id: 1, title: 'Blue Heron', creator: 'Ann Lee', subject_area: 'Birds', price: 30 },
  { id: 2, title: 'Grey Owl', creator: 'Ann Lee', subject_area: 'Birds', price: 70 },
  { id: 3, title: 'Red Barn', creator: 'Bo Ray', subject_area: 'Farms', price: 50 },
  { id: 4, title: 'Old Gate', creator: 'Cy Fox', subject_area: 'Farms', price: 20 },
]
const jobs = [
  { id: 11, print_id: 1, placed_on: '2025-03-01', due_on: '2025-04-20', finished_on: null, pieces: 9 },
  { id: 12, print_id: 2, placed_on: '2025-02-01', due_on: '2025-05-02', finished_on: null, pieces: 5 },
  { id: 13, print_id: 3, placed_on: '2025-01-05', due_on: '2025-02-01', finished_on: '2025-02-01', pieces: 2 },
]
const requests = [
  { id: 21, print_id: 1, asked_on: '2025-04-01', status: 'ready_for_collection' },
  { id: 22, print_id: 2, asked_on: '2025-04-07', status: 'waiting' },
  { id: 23, print_id: 3, asked_on: '2025-03-07', status: 'waiting' },
]
const press = () =>
  converse(
    reads('press', '/prints', () => prints, list({ id, title: text, creator: text, subject_area: of('Birds', 'Farms'), price: money })), // oxfmt-ignore
    reads('press', '/jobs', () => jobs, list({ id, print_id: id, placed_on: day, due_on: day, finished_on: gone, pieces: id })), // oxfmt-ignore
    reads('press', '/requests', () => requests, list({ id, print_id: id, asked_on: day, status: of('waiting', 'ready_for_collection', 'collected') })), // oxfmt-ignore
  )
const last = async (...messages: string[]) => {
  const talk = press()
  let response = ''
  for (const message of messages) ({ response } = await talk.ask(message))
  return response
}

describe('what has been so the longest', () => {
  for (const [message, says] of [
    ['which job has been overdue the longest?', /due on is job 11\b/],
    ['the longest overdue job', /due on is job 11\b/],
    ['which job is the most overdue?', /due on is job 11\b/],
    ['which request has been waiting the longest?', /asked on is request 23\b/],
  ] as const)
    it(`began the earliest: ${message}`, async () => expect(await last(message)).to.match(says))
  it('is one of those before, of which nothing is said twice', async () => {
    const answer = await last('which jobs are overdue?', 'and which one has been overdue the longest?')
    expect(answer).to.match(/job 11\b/)
    expect(answer.split('(')[0]!.match(/not finished/g)).to.have.length(1)
  })
})

describe('who made a work', () => {
  it('is its creator, whatever was done to make it', async () =>
    expect(await last('who drew the Red Barn?')).to.match(/Bo Ray/))
  for (const others of ['what else do we have by that artist?', 'other prints by the same creator'])
    it(`made others, too: ${others}`, async () =>
      expect(await last('who drew the Blue Heron?', others)).to.match(/^1 print .*Grey Owl/))
})

describe('words that say little', () => {
  for (const [messages, says] of [
    [['the two most expensive titles'], /prints by price.*Grey Owl.*Red Barn/],
    [['titles with no job'], /^1 print .*Old Gate/],
    [['prints per subject'], /Birds 2.*Farms 2/],
    [['how many requests are waiting?', 'and ready to collect?'], /\b1 request\b/],
  ] as const)
    it(messages.join(' – '), async () => expect(await last(...messages)).to.match(says))
  it('are no verb where they are what is spoken of', async () =>
    expect(await last('how many views were placed in April?')).to.match(/views/))
})
