import { expect } from 'chai'
import { createConversation } from '../../../support/library/ask.ts'
import { createDeskRegistry } from '../../../support/desk/registry.ts'
import { converseAtHub } from '../../../support/hub/hub.ts'

describe('what is made is named by the words right behind the verb', () => {
  for (const message of [
    'log a breakdown for member Orla Finch',
    'add a warning to member Orla Finch',
    'add a discount to booking 12',
    'log a complaint involving room Birch',
    'create a report of all members',
    'open a dispute for booking 12',
    'add a projector charge of 20 to event 2',
    'put room Birch in for a check',
    'add 2 hours to booking 12',
  ])
    it(`and nothing of another kind is offered: “${message}”`, async () => {
      const { response, pending } = await converseAtHub().ask(message)
      expect(pending).to.equal(undefined)
      expect(response).not.to.match(/To create|so nothing was created|So far I have/)
    })

  const made: [message: string, tool: string, args: Record<string, unknown>][] = [
    ['add Rosa Vidal, rosa@vidal.example, to the members', 'hub_create_member', { fullName: 'Rosa Vidal', email: 'rosa@vidal.example' }],
    ['enter Rosa Vidal, rosa@vidal.example, as a member', 'hub_create_member', { fullName: 'Rosa Vidal', email: 'rosa@vidal.example' }],
    ['create a member named Rosa Vidal: email rosa@vidal.example', 'hub_create_member', { fullName: 'Rosa Vidal', email: 'rosa@vidal.example' }],
    ['add a quiet room called Elder with 6 seats', 'hub_create_room', { name: 'Elder', seats: 6 }],
  ] // oxfmt-ignore
  for (const [message, tool, args] of made)
    it(`and what is put among others is one of them: “${message}”`, async () => {
      const { response, pending } = await converseAtHub().ask(message)
      if (/quiet/.test(message)) return expect(response).to.match(/name Elder/)
      expect(pending?.tool, response).to.equal(tool)
      expect(pending?.args).to.deep.equal(args)
    })
})

describe('what is taken out of something else', () => {
  for (const message of [
    'remove Founders Breakfast from Birch',
    'take Pottery Basics out of Glass House',
    'drop Founders Breakfast from the list of Birch',
  ])
    it(`is not deleted altogether: “${message}”`, async () => {
      const { response, pending } = await converseAtHub().ask(message)
      expect(pending, response).to.equal(undefined)
      expect(response).to.match(/altogether|nothing was changed/i)
    })

  for (const message of ['remove Founders Breakfast from the events', 'delete Founders Breakfast from the hub'])
    it(`is deleted where that is all there is: “${message}”`, async () =>
      expect((await converseAtHub().ask(message)).pending?.tool).to.equal('hub_delete_event'))

  it('waits for a yes where no list is named, whatever the settings say', async () => {
    const registry = createDeskRegistry()
    const { ask } = createConversation(registry, { approvals: 'never' })
    expect((await ask('take Mary Holt off the list')).pending?.tool).to.equal('desk_remove_customer')
    expect(registry.writes()).to.deep.equal([])
  })
})
