import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { startServices } from './services/start-services.ts'

/** Asks some of the services by themselves. */
function over(...names: Parameters<typeof startServices>[1] & string[]) {
  let services: Awaited<ReturnType<typeof startServices>>
  before(async () => {
    services = await startServices(new Date('2026-03-18T10:00:00Z'), names)
  })
  after(async () => services.close())

  return async (message: string): Promise<ChatResponse> => {
    const body = JSON.stringify({ message, session_id: randomUUID() })
    const reply = await fetch(`${services.agentUrl}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()) as ChatResponse
  }
}

describe('what could be told wrongly with certainty', () => {
  const ask = over('parcels', 'hotel')

  it('who is with a depot are its drivers, not the manager whom its record names', async () => {
    expect((await ask('who is with Leeds Depot?')).response).to.match(/10 drivers/)
    expect((await ask('who manages Leeds Depot?')).response).to.match(/Thandiwe Grimaldi/)
  })

  it('people who stayed at a hotel are guests, none of the staff', async () =>
    expect((await ask('people who stayed at Seabreeze Palace')).response).to.match(/guests/))

  for (const message of [
    'Please log a breakdown of BA10 KWC',
    'Add a minibar charge of 20 to room 101 of hotel Seabreeze Palace',
  ])
    it(`nothing is made that is called otherwise: ${message}`, async () =>
      expect((await ask(message)).response).to.match(/I do not see what to create/))
})

describe('what a call of one list could be taken for', () => {
  const ask = over('hospital')

  it('is asked of the records where it is of somebody by name', async () =>
    expect((await ask('how many encounters does Meera Achterberg have?')).response).to.match(
      /^There are \d encounters/,
    ))
})

describe('what could be said to be at its end', () => {
  const ask = over('landscaping')

  for (const message of ['how many jobs are completed?', 'how many jobs have we completed?'])
    it(`is that which is named, whatever else ends, and however long it took: ${message}`, async () => {
      const { response } = await ask(message)
      expect(response).to.match(/^There are \d+ jobs (?:completed|with status completed)\./)
    })
})
