import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'

const ask = async (message: string) =>
  await createConversation(createDeskRegistry(), { approvals: 'writes' }).ask(message)

describe('orders with what was told before them', () => {
  const orders: [message: string, tool: string, args: Record<string, unknown>][] = [
    [
      'Just met Rosa Vidal from Birch Mill, she is their Buyer, rosa@birch.example. Add as customer pls',
      'desk_add_customer',
      { firstName: 'Rosa', lastName: 'Vidal', email: 'rosa@birch.example', company: 'Birch Mill', jobTitle: 'Buyer' },
    ],
    ['Screen flickers has gone to waiting, would you record that?', 'desk_patch_ticket', { id: 3, state: 'waiting' }],
    [
      'Mary Holt has changed jobs, she is now with Pike & Sons. Move her record to that company.',
      'desk_patch_customer',
      { id: 3, company: 'Pike & Sons' },
    ],
    ['put another 50 on top of the credit of Ann Weaver', 'desk_patch_customer', { id: 1, credit: 150 }],
    ['Ticket 2 is to be set on closed.', 'desk_patch_ticket', { id: 2, state: 'closed' }],
    ['Delete ticket 2, but have me confirm it beforehand.', 'desk_delete_ticket', { id: 2 }],
  ]
  for (const [message, tool, args] of orders)
    it(`are understood: “${message}”`, async () => {
      const { pending, response } = await ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })

  it('are not made of what else is asked for in the second sentence', async () => {
    const { pending, response } = await ask('Mary Holt has changed jobs, she is now with Pike & Sons. How many tickets does she have?') // oxfmt-ignore
    expect(pending, response).to.equal(undefined)
  })
})
