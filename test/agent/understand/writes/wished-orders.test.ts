import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { ordersWished } from '../../../../src/agent/understand/writes/wished-orders.ts'

type Args = Record<string, unknown>
type Said = [messages: string | string[], tool: string, args: Args]

/** Says the messages to the desk, whatever the setting; nothing may have been changed at the end. */
async function say(messages: string | string[]) {
  const registry = createDeskRegistry()
  const { ask } = createConversation(registry, { approvals: 'never' })
  let last: Awaited<ReturnType<typeof ask>> | undefined
  for (const message of [messages].flat()) last = await ask(message)
  expect(registry.writes()).to.deep.equal([])
  return last!
}

describe('what is wished for or seen to', () => {
  const orders: Said[] = [
    ['Kindly see to it that ticket 2 is deleted.', 'desk_delete_ticket', { id: 2 }],
    ['I want ticket 2 to be deleted', 'desk_delete_ticket', { id: 2 }],
    ['ticket 2 should be deleted', 'desk_delete_ticket', { id: 2 }],
    ["I'd like ticket 2 closed", 'desk_patch_ticket', { id: 2, state: 'closed' }],
    ['make sure ticket 2 is closed', 'desk_patch_ticket', { id: 2, state: 'closed' }],
    ['I want the urgency of ticket 2 to become high', 'desk_patch_ticket', { id: 2, urgency: 'high' }],
    ['The urgency of ticket 2 should be high.', 'desk_patch_ticket', { id: 2, urgency: 'high' }],
    ['make sure the phone of Ann Weaver is 555-0199', 'desk_patch_customer', { id: 1, phone: '555-0199' }],
    ['ensure that the job title of John Pike is Head of Sales', 'desk_patch_customer', { id: 2, jobTitle: 'Head of Sales' }],
    ['We would like the company of Mary Holt to be Holt Test Labs, but run it by me before anything is saved.', 'desk_patch_customer', { id: 3, company: 'Holt Test Labs' }],
    ['We have the wrong phone for Ann Weaver. It should read 555-0199.', 'desk_patch_customer', { id: 1, phone: '555-0199' }],
    [['What is the phone number of Ann Weaver?', 'It should read 555-0199'], 'desk_patch_customer', { id: 1, phone: '555-0199' }],
    [['Show me ticket 2', "Let's call it Lost Password"], 'desk_patch_ticket', { id: 2, subject: 'Lost Password' }],
  ] // oxfmt-ignore
  for (const [messages, tool, args] of orders)
    it(`is an order that waits for a yes: “${[messages].flat().join('” → “')}”`, async () => {
      const { pending, response } = await say(messages)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })

  const none = [
    'should the urgency of ticket 2 be high?',
    'should ticket 2 be deleted?',
    'ticket 2 should be deleted?',
    'ticket 2 should be deleted if nobody answers',
    'ticket 2 should have been deleted',
    'ticket 2 should not be deleted',
    'I wanted ticket 2 to be deleted',
    'I do not want ticket 2 to be deleted',
    'I want to know whether ticket 2 should be deleted',
    'I hope ticket 2 is deleted',
    'make sure no ticket is deleted',
    'which tickets should be closed',
    'I want the tickets that are closed',
    'I want all tickets to be deleted',
    'make sure nobody deletes ticket 2',
    'I might delete ticket 2 next week',
    'the urgency of ticket 2 should be high once she calls',
    'make sure that ticket 2 is still open',
    'I would like the tickets of Ann Weaver to be listed',
    'I want the urgency of ticket 2',
    'I need ticket 2',
    'what should the urgency of ticket 2 be',
    'Do we need ticket 2 closed?',
    'is it sure that ticket 2 is closed?',
    'I want to see ticket 2 closed',
    'We wanted it to be called Apollo',
    'see that ticket 2 is closed?',
  ]
  for (const message of none)
    it(`is no order: “${message}”`, async () => {
      const { pending, response } = await say(message)
      expect(pending, response).to.equal(undefined)
    })

  it('is read as the plain order inside', () => {
    const of = (text: string) => ordersWished(text, verb => verb === 'cancel')[0]
    expect(of('see to it that stay 3 is cancelled')).to.equal('cancel stay 3')
    expect(of('I would like there to be a guest called Ann Lee')).to.equal('create a guest called Ann Lee')
    expect(of('make sure stay 3 is called “Spring break”')).to.equal('rename stay 3 to “Spring break”')
    expect(of('I want stay 3 gone')).to.equal('delete stay 3')
    expect(of('the stays that should be cancelled')).to.equal(undefined)
    expect(of('stay 3 was cancelled')).to.equal(undefined)
  })
})

describe('new records put down or opened', () => {
  it('are written down as one of a kind', async () => {
    const { response, pending } = await say('Put Leonie Achter down as a customer')
    expect(pending?.args ?? response).to.satisfy((said: unknown) => /Achter/.test(JSON.stringify(said)))
    expect(pending?.tool ?? response).to.match(/desk_create_customer|To create a customer/)
  })

  it('end their names where another sentence begins', async () => {
    const { ask } = createConversation(createDeskRegistry(), { approvals: 'writes' })
    for (const message of [
      'Open a ticket in the desk for Penhallow Gate. Urgency: high, customer Ann Weaver.',
      'Open a ticket for Penhallow Gate. It has high urgency, customer Ann Weaver.',
    ]) {
      const { pending, response } = await ask(message)
      expect(pending?.args ?? response, message).to.include({ subject: 'Penhallow Gate', urgency: 'high' })
    }
  })
})
