import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { int as id, list, of, text } from '../../support/memory/schemas.ts'

const staff = [
  { id: 1, full_name: 'Ann Lee', email: 'ann@firm.example', squad: 'north' },
  { id: 2, full_name: 'Bo Falk', email: 'bo@firm.example', squad: 'south' },
]
const bids = [
  { id: 11, title: 'Harbour crane', stage: 'lost', owner_name: 'Ann Lee' },
  { id: 12, title: 'Lift shaft', stage: 'open', owner_name: 'Bo Falk' },
]
const clients = [{ id: 21, name: 'Avon Homes' }]
const blocks = [{ id: 31, name: 'Marlow House', client_id: 21, key_holder: 'Cy Dunn' }]
const ask = async (...messages: string[]) => {
  const talk = converse(
    reads('firm', '/staff', () => staff, list({ id, full_name: text, email: text, squad: of('north', 'south') })),
    reads('firm', '/bids', () => bids, list({ id, title: text, stage: of('open', 'lost', 'won'), owner_name: text })),
    reads('firm', '/clients', () => clients, list({ id, name: text })),
    reads('firm', '/blocks', () => blocks, list({ id, name: text, client_id: id, key_holder: text })),
  )
  let said: Awaited<ReturnType<typeof talk.ask>> | undefined
  for (const message of messages) said = await talk.ask(message)
  return said!
}

describe('who is at the other end of what was done', () => {
  it('is not whoever the record is of', async () => {
    for (const message of ['Who was Harbour crane lost to?', 'Who was it lost to?']) {
      const { data, confidence } = await ask('Show me bid "Harbour crane"', message)
      expect('error' in data || confidence < 0.8, message).to.equal(true)
    }
    expect((await ask('Who is the owner of Harbour crane?')).response).to.match(/Ann Lee/)
  })
})

describe('whose something is', () => {
  it('is not told by what it is called', async () =>
    expect((await ask('Whose squad is Ann Lee in?')).confidence).to.be.below(0.8))

  it('is not told by somebody who only holds the key', async () =>
    expect((await ask('Whose block is Marlow House?')).response).not.to.match(/Cy Dunn/))
})
