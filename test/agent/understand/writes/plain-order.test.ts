import { expect } from 'chai'
import { plainOrder } from '../../../../src/agent/understand/writes/plain-order.ts'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'

describe('an order and what is said around it', () => {
  for (const [said, plain] of [
    ['Apollo is won :)', 'Apollo is won'],
    ['we got it! Apollo is won', 'Apollo is won'],
    ['great news: Apollo is won!', 'Apollo is won!'],
    ['close it as lost', 'mark it as lost'],
    ['they went elsewhere. close it as lost', 'they went elsewhere. mark it as lost'],
    ["we've just won the Apollo deal", 'mark the Apollo deal as won'],
    ['we lost 5 deals', 'we lost 5 deals'],
    ['we won Apollo?', 'we won Apollo?'],
    ['drop the client Ann Lee, wrong number anyway', 'drop the client Ann Lee'],
    ['drop the client Ann Lee, keep it anyway', 'drop the client Ann Lee, keep it anyway'],
    ['drop the client Ann Lee, keep the others', 'drop the client Ann Lee, keep the others'],
    ['set Ann Lee and Bo Ray to closed, both clients', 'set Ann Lee and Bo Ray to closed'],
    ['add a project for Birch Mill, 5k, name it New Roof', 'add a project for Birch Mill, 5k, called New Roof'],
    ['create a client and call him Jon Snow', 'create a client called Jon Snow'],
    ['close deal 80 as won', 'mark deal 80 as won'],
    ['add a note to call him on Friday', 'add a note to call him on Friday'],
    ['Please have the price of lamp 5 changed to 12 euros.', 'change the price of lamp 5 to 12 euros'],
    ['Get client 7 deleted', 'delete client 7'],
    ['I want the orders shipped in May', 'I want the orders shipped in May'],
    ['Make the state of ticket 5 closed.', 'set the state of ticket 5 to closed.'],
    ['make the daily rate of Ford Focus 55 euros', 'set the daily rate of Ford Focus to 55 euros'],
    ['We no longer need ticket 5, please delete it.', 'delete ticket 5'],
    [
      'Can you put a new client in? Name is Ann Lee, ann@a.example',
      'Can you put a new client in called Ann Lee, ann@a.example',
    ],
    [
      "hey, I met Ann Lee at the fair today, she's a Buyer at Birch Mill, ann@a.example. Put her in as a new client, town Oslo.",
      "add a new client called Ann Lee, she's a Buyer at Birch Mill, ann@a.example, town Oslo.",
    ],
  ] as const)
    it(`is told apart in “${said}”`, () => expect(plainOrder(said)).to.equal(plain))

  for (const [message, tool, args] of [
    ['mark ticket 2 as closed :)', 'desk_patch_ticket', { id: 2, state: 'closed' }],
    ['delete ticket 2, a mistake anyway', 'desk_delete_ticket', { id: 2 }],
  ] as const)
    it(`waits for a yes: ${message}`, async () => {
      const registry = createDeskRegistry()
      const { pending, response } = await createConversation(registry, {}).ask(message)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
      expect(registry.writes()).to.deep.equal([])
    })

  it('takes fields that are wanted of a record for no new one', async () => {
    const { pending } = await createConversation(createDeskRegistry(), {}).ask('For Ann Weaver I need phone and email')
    expect(pending).to.equal(undefined)
  })
})
