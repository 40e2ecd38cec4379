import { expect } from 'chai'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { createConversation } from '../../../support/library/ask.ts'

const answer = async (messages: readonly string[]) => {
  const { ask } = createConversation(createDeskRegistry())
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of messages) last = await ask(message)
  return last!
}
const NADIA = { firstName: 'Nadia', lastName: 'Verhoeven', email: 'nadia@lumen.example', jobTitle: 'Buyer', company: 'Lumen' } // oxfmt-ignore

describe('what somebody new is, and where', () => {
  for (const messages of [
    ['add a customer Nadia Verhoeven, Buyer at Lumen, nadia@lumen.example'],
    ['new customer', 'Name is Nadia Verhoeven, she is a Buyer with Lumen', 'nadia@lumen.example'],
    ['add a new customer', "Her name is Nadia Verhoeven and she's a Buyer at Lumen", 'nadia@lumen.example'],
  ])
    it(`is told by a phrase or a clause: ${messages.join(' → ')}`, async () => {
      const { pending, response } = await answer(messages)
      expect(pending?.tool, response).to.equal('desk_add_customer')
      expect(pending?.args).to.deep.equal(NADIA)
    })

  it('keeps a slot that is named', async () => {
    const { pending, response } = await answer(['add a customer Nadia Verhoeven, nadia@lumen.example, company Lumen'])
    expect(pending?.args, response).to.include({ lastName: 'Verhoeven' })
    expect(JSON.stringify(pending?.args ?? null)).not.to.contain('at Lumen')
  })

  it('is no part of a name as a whole clause', async () => {
    const { pending, response } = await answer(['new customer', 'the name is not known yet, it is a secret'])
    expect(pending, response).to.equal(undefined)
    expect(response)
      .to.include('first name')
      .and.not.match(/So far I have/)
  })
})
