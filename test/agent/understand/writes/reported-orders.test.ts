import { expect } from 'chai'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { createConversation } from '../../../support/library/ask.ts'

const converse = (approvals: 'writes' | 'never' = 'never') => createConversation(createDeskRegistry(), { approvals })

describe('orders that somebody else gave', () => {
  const reported: [message: string, tool: string, args: Record<string, unknown>][] = [
    ['Ann Weaver asked us to delete the customer record, do it', 'desk_remove_customer', { id: 1 }],
    ['Ann Weaver wants us to close ticket 2', 'desk_patch_ticket', { id: 2, state: 'closed' }],
    ['The manager told me to delete ticket 2, please do so.', 'desk_delete_ticket', { id: 2 }],
    ['John Pike has asked us to change his email to j@pike.example', 'desk_patch_customer', { id: 2, email: 'j@pike.example' }],
  ] // oxfmt-ignore
  for (const [message, tool, args] of reported)
    it(`are proposed, whatever the setting: “${message}”`, async () => {
      const { ask, library } = converse()
      const { pending, response } = await ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
      expect((library as ReturnType<typeof createDeskRegistry>).writes()).to.deep.equal([])
    })

  for (const message of [
    'Which customers asked us to delete their record?',
    'Did Ann Weaver ask us to delete ticket 2?',
    'Ann Weaver asked us whether ticket 2 is closed',
    'Nobody asked us to delete ticket 2',
  ])
    it(`are none of what is asked or denied: “${message}”`, async () => {
      const { pending, response } = await converse().ask(message)
      expect(pending, response).to.equal(undefined)
    })

  it('are no question where they are not understood', async () => {
    const { pending, confidence, response } = await converse().ask(
      'Ann Weaver asked us to delete the frobnicator, do it',
    )
    expect(pending, response).to.equal(undefined)
    expect(confidence).to.be.below(0.5)
  })
})

describe('orders that only point at a record', () => {
  for (const messages of [['close it'], ['How many agents are there?', 'close it'], ['tickets', 'escalate it please']])
    it(`ask which one is meant: ${messages.join(' → ')}`, async () => {
      const { ask } = converse()
      let last: Awaited<ReturnType<typeof ask>> | undefined
      for (const message of messages) last = await ask(message)
      expect(last!.pending, last!.response).to.equal(undefined)
      expect(last!.confidence, last!.response).to.be.below(0.5)
      expect(last!.response).to.match(/which ticket|not/i)
    })

  it('change the record that was shown', async () => {
    const { ask } = converse('writes')
    await ask('ticket 2')
    expect((await ask('close it')).pending?.args).to.deep.equal({ id: 2, state: 'closed' })
  })
})
