import { expect } from 'chai'
import { withoutPoliteness } from '../../../../src/agent/understand/writes/strip-politeness.ts'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'

const ORDER = 'mark ticket 2 as closed'

describe('politeness around an order', () => {
  for (const said of [
    `Sorry to bother you, could you ${ORDER}?`,
    `Sorry, but please ${ORDER}`,
    `If possible, ${ORDER}.`,
    `When you have a minute, ${ORDER}.`,
    `One more thing: ${ORDER}`,
    `Can I ask you to ${ORDER}?`,
    `Is it possible to ${ORDER}?`,
    `I'd be grateful if you could ${ORDER}.`,
    `Do me a favour and ${ORDER}!`,
    `I was asked to ${ORDER}`,
    `Would you mind marking ticket 2 as closed?`,
    `Great, ${ORDER}`,
    `${ORDER}. They just told me on the phone.`,
  ])
    it(`is passed over in “${said}”`, async () => {
      const { ask } = createConversation(createDeskRegistry() as never)
      const { pending, response } = await ask(said)
      expect([pending?.tool, pending?.args], response).to.deep.equal(['desk_patch_ticket', { id: 2, state: 'closed' }])
    })

  it('is none in a wish, which waits for a yes whatever stands behind it', async () => {
    const { ask } = createConversation(createDeskRegistry() as never)
    const { pending, response } = await ask('I want ticket 2 deleted.')
    expect(pending?.tool, response).to.equal('desk_delete_ticket')
  })

  for (const [said, plain] of [
    ['Can you add Ann Lee, job title Marketing Director?', 'add Ann Lee, job title Marketing Director'],
    ['add a note: is it possible?', 'add a note: is it possible?'],
    ['Would you mind putting the price up?', 'put the price up'],
    ['Why don’t we have red bikes?', 'Why don’t we have red bikes?'],
    ['add a task called Call Ann. He told 3 people', 'add a task called Call Ann. He told 3 people'],
  ] as const)
    it(`leaves the value as it is: ${said}`, () => expect(withoutPoliteness(said)).to.equal(plain))
})
