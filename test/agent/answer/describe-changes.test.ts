import { expect } from 'chai'
import { createConversation } from '../../support/library/ask.ts'
import { createDeskRegistry } from '../../support/desk/registry.ts'
import { askHarbour } from '../../support/harbour/harbour.ts'

describe('help on what can be changed and known', () => {
  for (const [message, said] of [
    ['what can you change in the harbour?', /^In harbour nothing can be changed: the service only lets me read/],
    ['what do you know about a boat?', /boats have: /],
  ] as const)
    it(message, async () => expect((await askHarbour().ask(message)).response).to.match(said))

  it('tells the kinds that a service lets create and change', async () => {
    const { response } = await createConversation(createDeskRegistry()).ask('what can I change in the desk?')
    expect(response).to.match(/^In desk I can create .*tickets.*, each after your yes/)
  })

  for (const message of ['what can I do with a ticket?', 'which actions are there for tickets?'])
    it(`tells what the service does with one, by its own verbs: ${message}`, async () => {
      const { response } = await createConversation(createDeskRegistry()).ask(message)
      expect(response).to.match(/after your yes I can create, change, delete, escalate and assign them/)
    })
})
