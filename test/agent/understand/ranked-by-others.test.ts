import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const number = { type: 'number' }
const day = { type: 'string', format: 'date' }
const growers = [
  [1, 'Alder Farm', 'fruit', 'Kent'],
  [2, 'Birch Farm', 'dairy', 'Devon'],
  [3, 'Cedar Farm', 'herbs', 'Kent'],
].map(([key, name, branch, county]) => ({ id: key, name, branch, county }))
const tenders = [
  [1, 1, 40, 'accepted', '2024-02-02'],
  [2, 2, 90, 'accepted', '2024-02-05'],
  [3, 1, 10, 'accepted', '2024-05-06'],
  [4, 2, 20, 'rejected', '2024-05-07'],
  [5, 2, 30, 'rejected', '2023-06-01'],
  [6, 1, 60, 'submitted', '2024-08-09'],
].map(([key, grower_id, amount, stage, closing_date]) => ({ id: key, grower_id, amount, stage, closing_date }))
const stage = { type: 'string', enum: ['submitted', 'accepted', 'rejected'] }
const market = () =>
  converse(
    reads('market', '/growers', () => growers, list({ id, name: text, branch: text, county: text })),
    reads('market', '/tenders', () => tenders, list({ id, grower_id: id, amount: number, stage, closing_date: day })),
  )
const ask = (message: string) => market().ask(message)

describe('what is ranked by others', () => {
  for (const [message, rows] of [
    ['growers by accepted tenders', { 'Alder Farm': 2, 'Birch Farm': 1, 'Cedar Farm': 0 }],
    ['top 2 growers by tenders', { 'Alder Farm': 3, 'Birch Farm': 3 }],
    ['top 2 growers by accepted amount', { 'Birch Farm': 90, 'Alder Farm': 50 }],
    ['growers ranked by tender amount', { 'Birch Farm': 140, 'Alder Farm': 110, 'Cedar Farm': 0 }],
    ['branches by number of tenders', { fruit: 3, dairy: 3 }],
  ] as const)
    it(`is told with how many or how much each has: ${message}`, async () => {
      const { data, confidence } = await ask(message)
      const told = (data.result as Record<string, unknown>[]).map(row => Object.values(row))
      expect(Object.fromEntries(told)).to.deep.equal(rows)
      expect(confidence).to.be.above(0.6)
    })

  it('is the one whose records in a state come to most, though another has the largest of them', async () => {
    const { response } = await market().ask('which grower has the lowest accepted amount')
    expect(response).to.match(/^Alder Farm has the lowest total amount of tenders/)
  })

  it('is nothing behind a passive, which tells who did it', async () => {
    const { response } = await ask('which growers were held by accepted tenders?')
    expect(response).not.to.match(/by name/)
    expect(response).to.match(/growers that have tenders/)
  })

  it('makes groups of what those before belong to', async () => {
    const { data } = await ask('tenders by growers')
    expect((data.result as unknown[]).length).to.equal(2)
  })

  it('is cut where they are sorted by a figure', async () => {
    const { data } = await ask('top 2 tenders sorted by amount')
    expect((data.result as { amount: number }[]).map(({ amount }) => amount)).to.deep.equal([90, 60])
  })

  it('is cut in an order of names', async () => {
    const { data } = await ask('list the first 2 growers sorted by county')
    expect((data.result as { county: string }[])[0]!.county).to.equal('Devon')
    expect(data.result).to.have.length(2)
  })
})

describe('values without', () => {
  for (const [message, values] of [
    ['which branches have no tenders', ['herbs']],
    ['branches without accepted tenders', ['herbs']],
    ['which counties have no tenders over 80', ['Kent']],
  ] as const)
    it(`are those of which no record has any: ${message}`, async () => {
      const { data, confidence } = await ask(message)
      expect(data.result).to.deep.equal(values)
      expect(confidence).to.be.above(0.6)
    })

  it('are none where some record of each has one', async () => {
    const { response, data } = await ask('which counties have no tenders')
    expect(response).to.equal('Every county has tenders.')
    expect(data.result).to.deep.equal([])
  })
})

describe('what was done then', () => {
  it('leaves out what is still to be done on that day', async () => {
    const { data, confidence } = await converse(
      reads('bank', '/claims', () => [
        { id: 1, title: 'Roof', status: 'closed', close_date: '2024-03-01' },
        { id: 2, title: 'Door', status: 'open', close_date: '2024-03-05' },
      ], list({ id, title: text, status: { type: 'string', enum: ['open', 'closed'] }, close_date: day })), // oxfmt-ignore
    ).ask('which claims did we close in March 2024')
    expect((data.result as { title: string }[]).map(({ title }) => title)).to.deep.equal(['Roof'])
    expect(confidence).to.be.below(0.8)
  })

  it('adds up the amount of what is in a state, with its date', async () => {
    expect((await ask('total accepted in 2024')).data.result).to.equal(140)
  })

  it('tells how much there is for each of the values of a field', async () => {
    const { data } = await ask('how much money is in each stage')
    expect(data.result).to.have.length(3)
  })

  it('takes the money in it for theirs', async () => {
    expect((await ask('which stage has the most money in it')).response).to.include('accepted')
  })
})
