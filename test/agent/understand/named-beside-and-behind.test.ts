import { expect } from 'chai'
import { NOW } from '../../support/library/ask.ts'
import { sayWhichDate } from '../../../src/agent/understand/requests/frames/which-date.ts'
import { splitRequests } from '../../../src/agent/understand/requests/clauses.ts'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const docks = ['Alder Quay', 'Birch Mole', 'Cedar Pier', 'Doubt Point'].map((name, at) => ({
  id: at + 1,
  name,
  town: ['Oslo', 'Bergen', 'Oslo', 'Narvik'][at]!,
  kind: ['Marina', 'Marina', 'Shipyard', 'Shipyard'][at]!,
  depth: [9, 4, 6, 2][at]!,
}))
const RANKS = ['Bosun', 'Mate', 'Mate', 'Cook']
const skippers = RANKS.map((rank, at) => ({
  id: at + 1,
  dock_id: at < 3 ? 1 : 2,
  name: ['Ann Lee', 'Bo Ek', 'Cy Orr', 'Di Fox'][at]!,
  watch_rank: rank,
}))
const boats = [
  ['Heron', 'sold', 40, '2024-03-05', '2024-01-02'],
  ['Ibis', 'sold', 90, '2024-05-06', '2024-03-07'],
  ['Jay', 'leased', 20, '2024-03-09', '2024-01-10'],
  ['Kite', 'moored', 70, '2024-06-11', '2024-02-12'],
].map(([name, status, price, handover_date, order_date], at) => ({
  id: at + 1,
  dock_id: at + 1,
  name,
  status,
  price,
  handover_date,
  order_date,
}))
const members = ['Ann Marsh', 'Bob Reed'].map((name, at) => ({
  id: at + 1,
  name,
  watch_rank: ['Novice', 'Master'][at]!,
}))

const harbour = () =>
  converse(
    reads('harbour', '/docks', () => docks, list({ id: whole, name: text, town: text, kind: text, depth: whole })),
    reads('harbour', '/skippers', () => skippers, list({ id: whole, dock_id: whole, name: text, watch_rank: text })),
    reads(
      'harbour',
      '/docks/{dock_id}/watch-ranks',
      ({ dock_id }) =>
        [...new Set(skippers.filter(s => s.dock_id === dock_id).map(s => s.watch_rank))].map(rank => ({ rank })),
      list({ rank: text }),
    ),
    reads(
      'harbour',
      '/boats',
      () => boats,
      list({ id: whole, dock_id: whole, name: text, price: { type: 'number', description: 'In euros' }, status: { ...text, enum: ['sold', 'leased', 'moored'] }, handover_date: day, order_date: day }), // oxfmt-ignore
    ),
    reads('guild', '/members', () => members, list({ id: whole, name: text, watch_rank: text })),
    {
      record: tool('guild', 'update_member', 'PATCH', '/members/{id}', [
        { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: whole },
        { name: 'watch_rank', type: 'string', required: false, description: '', constraints: [], in: 'body', schema: text },
      ], {}), // oxfmt-ignore
      answer: () => ({}),
    },
  )
const say = async (...messages: string[]) => {
  const { ask } = harbour()
  let last = await ask(messages[0]!)
  for (const message of messages.slice(1)) last = await ask(message)
  return String(last.response)
}

describe('what is named beside and behind a question', () => {
  it('groups records by what they tell themselves, though others have records that are called so', async () =>
    expect(await say('how many harbour skippers are there for every watch rank?')).to.match(
      /Mate 2\b.*Bosun 1\b.*Cook 1\b/,
    ))

  it('gives the figure of each of two that are asked for with a preposition of their own', async () => {
    const said = await say('what is the total price of the sold boats and of the leased ones?')
    expect(said).to.include('130').and.to.include('20')
    expect(said).not.to.include('150')
  })

  it('gives the figure of each where its noun is a plural, also after groups', async () => {
    const asked = 'what are the average prices of sold and moored boats?'
    expect(await say(asked))
      .to.include('65')
      .and.to.include('70')
      .and.not.include('66.67')
    expect(await say('what are the total prices of sold and leased boats?', asked))
      .to.include('65')
      .and.to.include('70')
    expect(await say('what is the total price of sold and leased boats?')).to.include('150')
  })

  it('goes by the date that is told behind the question', async () => {
    const asked = 'which boats did we order in March 2024?'
    expect(await say(`${asked} Go by the order date.`))
      .to.include('Ibis')
      .and.not.include('Heron')
    const sold = await say('Which boats were sold in March 2024 that cost more than 30 euros? Go by the handover date.')
    expect(sold)
      .to.include('Heron')
      .and.not.match(/Ibis|by handover date/)
  })

  it('changes a field of the records named, though another service has records that are called like it', async () =>
    expect(await say('Change the watch rank of the guild member Bob Reed to Steward.')).to.match(
      /Bob Reed.*Master → Steward/,
    ))

  it('takes those for fitting that were looked for', async () => {
    const said = await say("I'm looking for marinas in Oslo. Which docks fit?")
    expect(said).to.include('Alder Quay').and.not.include('Cedar Pier')
    const boat = await say('We need boats under 60 euros. Which boats would match?')
    expect(boat).to.include('Heron').and.to.include('Jay').and.not.include('Kite')
  })

  it('reads a relative clause of the whole as no part of it', async () => {
    expect(await say('of all the docks that are in Oslo, what percentage are marinas?')).to.include('50%')
    expect(await say('what percentage of the docks that are in Oslo are deeper than 7?')).to.include('50%')
  })

  it('takes what stands behind a record that is named for whom it belongs to', async () =>
    expect(await say('which skippers are at the dock behind the boat "Ibis"?')).to.include('Di Fox'))

  it('knows how many were shown', async () =>
    expect(
      await say('show me the top 2 docks by depth', 'how many skippers do we have at these two in total?'),
    ).to.match(/\b3 skippers/))

  it('takes “for them” for what was shown', async () => {
    const shown = 'show me the top 2 docks by depth'
    expect(await say(shown, 'how many skippers are there for them?')).to.match(/\b3 skippers/)
    expect(await say(shown, 'what is the total price of boats for the two of them?')).to.include('60')
  })

  it('asks for records called deals', async () => {
    const deals = [10, 20, 30].map((value, at) => ({ id: at + 1, value, signed_on: `202${at + 3}-02-03` }))
    const { ask } = converse(reads('desk', '/deals', () => deals, list({ id: whole, value: whole, signed_on: day })))
    expect((await ask('how many deals with a value over 15 do we have?')).response).to.match(/\b2 deals/)
  })

  it('tells the figure by which one was chosen', async () =>
    expect(await say('which of our docks has the lowest depth, and how much is it?')).to.match(/Doubt Point.*2/))

  it('puts a date that is told behind in its place only where there is one period', () => {
    expect(sayWhichDate('which boats came between May and June? Use the handover date.', NOW)).to.match(
      /with a handover date/,
    )
    const two = 'which boats of May 2024 were sold in June 2024? Use the handover date.'
    expect(sayWhichDate(two, NOW)).to.equal(two)
    const none = 'which boats are sold? Use the handover date.'
    expect(sayWhichDate(none, NOW)).to.equal(none)
  })

  it('asks for each of both with its noun, and leaves what is asked of both together', () => {
    expect(splitRequests('the average price of the red boats and of the blue ones')).to.deep.equal([
      'the average price of the red boats',
      'the average price of the blue boats',
    ])
    const both = 'the difference in total price of the red boats and of the blue ones'
    expect(splitRequests(both)).to.deep.equal([both])
  })
})
