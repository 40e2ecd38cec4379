import { expect } from 'chai'
import { readDecision } from '../../../src/agent/approvals/read-decision.ts'
import { readSmallTalk } from '../../../src/agent/understand/requests/small-talk.ts'
import { date as day, int as id, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const stages = ['Planned', 'On hold', 'Done'].map((name, at) => ({ id: at + 1, name }))
const jobs = [1, 2, 2, 3].map((stage_id, at) => ({ id: 20 + at, code: `J-${at}`, stage_id, sort: at % 2 ? 'urgent' : 'normal', done_on: at === 3 ? '2025-05-01' : null })) // oxfmt-ignore
const coffees = ['Old Tram', 'Night Train', 'Casa Verde'].map((name, at) => ({ id: 40 + at, name, bags_in_stock: 90 + at, price: { amount: 8 + at, currency: 'GBP' } })) // oxfmt-ignore
const permits = ['2024-01-01', '2026-01-01'].map((expires_on, at) => ({
  id: 60 + at,
  name: `Permit ${at}`,
  expires_on,
}))
const guides = ['Tour Guide', 'Keeper', 'Keeper'].map((job, at) => ({ id: 70 + at, name: `Person ${at}`, job }))
const price = { type: 'object', properties: { amount: num, currency: text } }
const ask = (message: string) =>
  converse(
    reads('works', '/stages', () => stages, list({ id, name: text })),
    reads('works', '/jobs', () => jobs, list({ id, code: text, stage_id: id, sort: of('urgent', 'normal'), done_on: { ...day, type: ['string', 'null'] } })), // oxfmt-ignore
    reads('works', '/coffees', () => coffees, list({ id, name: text, bags_in_stock: id, price })),
    reads('works', '/permits', () => permits, list({ id, name: text, expires_on: day })),
    reads('works', '/guides', () => guides, list({ id, name: text, job: text })),
  ).ask(message)

describe('what is said in passing', () => {
  for (const [message, says] of [
    ['How many jobs are on hold?', /^There are 2 jobs/],
    ['Which urgent jobs are on hold?', /^1 job/],
    ['List all permits, including the expired ones.', /^2 permits/],
    ['How much is a bag of Casa Verde?', /10/],
    ['What is the price of the most expensive coffee?', /price of Casa Verde.*10/],
    ['What do our cheapest and our most expensive coffee cost?', /Old Tram.*8.*Casa Verde.*10/],
    ['What is the cheapest and what is the most expensive coffee?', /Old Tram.*Casa Verde/],
    ['how meny urgnt jobs do we have', /^There are 2 jobs/],
    ['how many tuor guides do we have', /^There is 1 guide/],
  ] as const)
    it(message, async () => expect((await ask(message)).response).to.match(says))

  it('is no number of all where a state is said that nothing has', async () => {
    const { response } = await converse(
      reads('works', '/jobs', () => jobs, list({ id, code: text, sort: of('urgent', 'normal') })),
    ).ask('How many jobs are on hold?')
    expect(response).not.to.match(/There are 4/)
  })
})

describe('talk about the day and what one likes', () => {
  for (const message of [
    'Phew, what a day! The monkeys were wild again.',
    'Morning! Lovely weather for a bit of gardening, isn’t it?',
    'Hi there, do you like board games?',
  ])
    it(`is small talk: ${message}`, () => expect(readSmallTalk(message)).not.to.equal(undefined))
  for (const message of [
    'What a mess in job J-1, who is on it?',
    'Do you have board games?',
    'What day is the job due?',
  ])
    it(`is none: ${message}`, () => expect(readSmallTalk(message)).to.equal(undefined))
})

describe('a yes that says what is meant', () => {
  const waiting = { action: 'Delete the report VR-1', tool: 'delete_report' }
  for (const message of [
    'Yes, that is the right one, delete it.',
    'Yes, that is fine, delete it.',
    "Yes, that's the right one",
  ])
    it(`is one: ${message}`, () => expect(readDecision(message, waiting)).to.equal('approve'))
  for (const message of ['That is the right one', 'Yes, that is the right one, but keep it', 'Yes, that is wrong'])
    it(`is none: ${message}`, () => expect(readDecision(message, waiting)).not.to.equal('approve'))
})

describe('who is waiting', () => {
  const things = [{ id: 1, name: 'Hedge Trimmer' }]
  const borrowers = ['Ann Lee', 'Bo Ray'].map((name, at) => ({ id: at + 5, name, email: `b${at}@x.example` }))
  const entries = ['waiting', 'fulfilled'].map((status, at) => ({
    id: at + 9,
    thing_id: 1,
    borrower_id: at + 5,
    status,
  }))
  it('waits still, where the entries tell it', async () => {
    const { response } = await converse(
      reads('lendery', '/things', () => things, list({ id, name: text })),
      reads('lendery', '/borrowers', () => borrowers, list({ id, name: text, email: text })),
      reads('lendery', '/waitlist_entries', () => entries, list({ id, thing_id: id, borrower_id: id, status: of('waiting', 'fulfilled') })), // oxfmt-ignore
    ).ask('Who is waiting for the Hedge Trimmer?')
    expect(response).to.match(/^1 borrower.*Ann Lee/)
  })
})
