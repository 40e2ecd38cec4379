import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { ChatResponse } from '../../src/contract/chat.ts'
import { startServices } from './services/start-services.ts'

describe('what could be told wrongly with certainty', () => {
  let services: Awaited<ReturnType<typeof startServices>>
  before(async () => {
    services = await startServices(new Date('2026-03-18T10:00:00Z'), ['parcels', 'hotel'])
  })
  after(async () => services.close())

  async function ask(message: string): Promise<ChatResponse> {
    const body = JSON.stringify({ message, session_id: randomUUID() })
    const reply = await fetch(`${services.agentUrl}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()) as ChatResponse
  }

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
