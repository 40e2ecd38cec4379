import { expect } from 'chai'
import { asksToBeAsked, withoutCaution } from '../../../../src/agent/understand/writes/asked-first.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { ordersPermitted } from '../../../../src/agent/understand/writes/permitted-orders.ts'

describe('what may be done, where it is to be asked first', () => {
  for (const [said, order] of [
    ['B-17 can probably be deleted, but check with me once more before you do it.', 'delete B-17'],
    ['The Heron can now be removed. But nothing should be removed before you have asked me.', 'remove The Heron'],
    ['B-17 is a boat that you can delete for me, only ask me first.', 'delete boat B-17'],
    [
      'The Heron can come off our boat list, but get my OK before you delete it.',
      'remove The Heron from our boat list',
    ],
  ] as const)
    it(`is an order: “${said}”`, () => {
      const command = findCommand(said, verb => /^delet/.test(verb))
      expect([command, ...(command?.others ?? [])].map(one => one?.text)).to.include(order)
      expect(command?.text).not.to.match(/^deleted/)
      expect(asksToBeAsked(said)).to.equal(true)
    })

  for (const said of [
    'boats that can be deleted',
    'which boats can be deleted',
    'nothing can be deleted',
    'it can probably be deleted',
  ])
    it(`is none of what has no name: “${said}”`, () => expect(ordersPermitted(said)).to.deep.equal([]))

  for (const [said, order] of [
    ['Boat 312 should be removed, but before you delete it I want you to ask me.', 'Boat 312 should be removed'],
    ['I want boat B-17 deleted. Nothing happens until I confirm, though.', 'I want boat B-17 deleted'],
    ['remove boat 5. I would like you to check with me first', 'remove boat 5'],
  ] as const)
    it(`is asked for in other words: “${said}”`, () => expect(withoutCaution(said)).to.equal(order))
})
