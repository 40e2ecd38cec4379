import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { type: 'string', format: 'date' }
const oneOf = (...values: string[]) => ({ type: 'string', enum: values })

const officers = [
  { id: 1, name: 'Ada Pell', rank: 'sergeant', skills: ['diving', 'first aid'], appointedOn: '2012-03-01', permitExpiresOn: '2031-05-20' }, // oxfmt-ignore
  { id: 2, name: 'Bo Reed', rank: 'captain', skills: ['first aid'], appointedOn: '2008-06-01', permitExpiresOn: '2029-01-15' }, // oxfmt-ignore
  { id: 3, name: 'Cy Lund', rank: 'sergeant', skills: [], appointedOn: '2019-09-01', permitExpiresOn: '2033-02-02' },
]
const patrols = [
  { id: 11, code: 'PT-4', officerId: 2, score: 71 },
  { id: 12, code: 'PT-5', officerId: 1, score: 58 },
]

const asks = () =>
  converse(
    reads('coast', '/officers', () => officers, list({ id, name: text, rank: oneOf('sergeant', 'captain'), skills: { type: 'array', items: text }, appointedOn: day, permitExpiresOn: day })), // oxfmt-ignore
    reads('coast', '/patrols', () => patrols, list({ id, code: text, officerId: id, score: { type: 'number' } })),
  )
const ask = (message: string) => asks().ask(message)

describe('a field that is called as one puts in order', () => {
  it('groups, and bounds a follow-up', async () => {
    const conversation = asks()
    const { data, response } = await conversation.ask('officers by rank')
    expect(data.result, response).to.deep.equal([
      { rank: 'sergeant', count: 2 },
      { rank: 'captain', count: 1 },
    ])
    const next = await asks().ask('how many officers with rank captain are there?')
    expect(next.data.result, next.response).to.equal(1)
  })

  it('still puts in order', async () => {
    const { data, response } = await ask('rank the patrols by score')
    expect(
      (data.result as { id: number }[]).map(row => row.id),
      response,
    ).to.deep.equal([11, 12])
  })
})

describe('a list of texts inside one record', () => {
  it('is told text by text', async () => {
    const { data, response } = await ask('What skills does Ada Pell have?')
    expect(JSON.stringify(data.result), response).to.contain('diving').and.contain('first aid')
  })
})

describe('what goes on still', () => {
  it('tells until when', async () => {
    const { response, data } = await ask("Until when is Ada Pell's permit valid?")
    expect(data.result, response).to.equal('2031-05-20')
    expect(response).to.contain('The permit of Ada Pell expires on May 20, 2031')
  })
})

describe('words that take nothing away', () => {
  it('join what is understood', async () => {
    const { data, response } = await ask('Which officers have first aid skills although they are not captains?')
    expect(
      (data.result as { id: number }[]).map(row => row.id),
      response,
    ).to.deep.equal([1])
  })

  it('count the one figure that the records have', async () => {
    const { data, response } = await ask('patrols above 60 points')
    expect(
      (data.result as { id: number }[]).map(row => row.id),
      response,
    ).to.deep.equal([11])
  })

  it('are none where they stand before a noun that nothing is called after', async () => {
    const { data, response } = await ask('What is the monthly pension of Ada Pell?')
    expect(data?.result ?? null, response).to.equal(null)
  })
})

describe('needing something of somebody', () => {
  it('asks for it', async () => {
    const { data, response } = await ask("I need Ada Pell's rank")
    expect(data.result, response).to.equal('sergeant')
  })
})

describe('courtesy', () => {
  for (const [message, reply] of [
    ['Never mind, I have found it myself. Thanks anyway!', 'You are welcome'],
    ['Morning! Anybody home?', 'Hello'],
  ] as const)
    it(`is answered: ${message}`, async () => {
      expect((await ask(message)).response).to.contain(reply)
    })

  it('hides no request', async () => {
    expect((await ask('thanks, show me the spaceships')).response).to.contain('spaceships')
  })
})
