import { expect } from 'chai'
import { letsGo } from '../../../src/agent/understand/follow-ups/widen.ts'
import { int, list, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const quays = [
  { id: 1, name: 'North Quay', town: 'Ely' },
  { id: 2, name: 'Salt Steps', town: 'Diss' },
]
const clients = [
  [1, 'Ann Lee', 'private'],
  [2, 'Kelp Works', 'business'],
  [3, 'Bo Falk', 'private'],
].map(([id, name, client_type]) => ({ id, name, client_type, email: `c${id}@quay.example` }))
const bills = [
  [1, 'B-1', 2, 1],
  [2, 'B-2', 2, 2],
  [3, 'B-3', 1, 2],
].map(([id, number, client_id, quay_id]) => ({ id, number, client_id, quay_id }))

const last = async (...messages: string[]) => {
  const { ask } = converse(
    reads('dock', '/quays', () => quays, list({ id: int, name: text, town: text })),
    reads('dock', '/clients', () => clients, list({ id: int, name: text, client_type: of('private', 'business'), email: text })), // oxfmt-ignore
    reads('dock', '/bills', () => bills, list({ id: int, number: text, client_id: int, quay_id: int })),
  )
  for (const message of messages.slice(0, -1)) await ask(message)
  return ask(messages.at(-1)!)
}

describe('more about what was told', () => {
  for (const message of [
    'tell me more about it',
    'tell me more about them',
    'give me more details',
    'more details please',
  ])
    it(`is about whoever the question was answered with: “${message}”`, async () => {
      const { data, response } = await last('which client does bill B-1 belong to?', message)
      expect(data.result, response).to.include({ name: 'Kelp Works', email: 'c2@quay.example' })
    })

  it('is about the one that came first', async () => {
    const { data, response } = await last('which client has the most bills?', 'tell me more about them')
    expect(data.result, response).to.include({ name: 'Kelp Works', client_type: 'business' })
  })

  it('is about all of several', async () => {
    const { data } = await last('which clients are private?', 'tell me more about them')
    expect(data.result).to.have.length(2)
  })
})

describe('another value behind “which”', () => {
  it('takes the place of the one before, though the records themselves are called so', async () => {
    const { data, response } = await last('which clients have the client type private?', 'and which business?')
    expect(data.result, response).to.satisfy((rows: { id: number }[]) => rows.map(({ id }) => id).join() === '2')
  })
})

describe('what is to count no more', () => {
  it('is nothing to pass over where it did not count', async () => {
    const { confidence } = await last('show me the client Kelp Works', 'forget the colour, show me all again')
    expect(confidence).to.be.below(0.8)
    expect(letsGo('forget it, show me all')).to.equal(false)
    expect(letsGo('forget the town, show me all')).to.equal(true)
  })
})

describe('“whose … is”', () => {
  it('is not answered surely with what somebody has', async () => {
    const { confidence } = await last('whose client is private?')
    expect(confidence).to.be.below(0.8)
  })
})
