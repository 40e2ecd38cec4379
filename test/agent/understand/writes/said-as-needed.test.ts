import { expect } from 'chai'
import { readDecision } from '../../../../src/agent/approvals/read-decision.ts'
import { asksToBeAsked, withoutCaution } from '../../../../src/agent/understand/writes/asked-first.ts'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { keeps } from '../../../support/styles/changes.ts'
import { converse } from '../../../support/styles/serve.ts'
import { proposes } from '../../../support/styles/talk.ts'
import { int as id, of as oneOf, text } from '../../../support/memory/schemas.ts'

const kennel = () =>
  converse(
    ...keeps('kennel', 'dog', {
      fields: { name: text, collar: text },
      rows: [
        { id: 1, name: 'Biscuit', collar: 'KC-101' },
        { id: 2, name: 'Bella Rose', collar: 'KC-102' },
      ],
    }),
    ...keeps('kennel', 'walk_log', {
      fields: { dog_id: id, note: text },
      rows: [{ id: 701, dog_id: 1, note: 'Duplicate bowls' }, { id: 702, dog_id: 2, note: 'Park' }], // oxfmt-ignore
    }),
    ...keeps('kennel', 'booking', {
      fields: { number: text, dog_id: id, status: oneOf('requested', 'approved', 'cancelled') },
      rows: [
        { id: 31, number: 'BK-31', dog_id: 1, status: 'requested' },
        { id: 32, number: 'BK-32', dog_id: 2, status: 'requested' },
      ],
    }),
  )

describe('an order that is said as what is needed or wished for', () => {
  proposes(kennel, [
    [
      'I want Bella Rose removed from our dogs. Ask me first before you actually do it.',
      'kennel_delete_dog',
      { id: 2 },
    ],
    [
      'I want "Bella Rose" deleted from our dogs for ever, only ask me before you do it.',
      'kennel_delete_dog',
      { id: 2 },
    ],
    ['Walk log 701 needs deleting.', 'kennel_delete_walk_log', { id: 701 }],
    ['walk log 701 is a duplicate, needs deleting. wait for my ok before you do it', 'kennel_delete_walk_log', { id: 701 }], // oxfmt-ignore
    ['Walk log 701 is a duplicate, please delete it.', 'kennel_delete_walk_log', { id: 701 }],
    ['Somebody wrote walk log 701 down twice, so I’d like it removed.', 'kennel_delete_walk_log', { id: 701 }],
    ['Booking BK-32 was made by mistake - it can go.', 'kennel_delete_booking', { id: 32 }],
    ['Booking BK-32 was made twice, could you delete it?', 'kennel_delete_booking', { id: 32 }],
    ['The dog "Bella Rose" has found a home, please remove it, but check with me first.', 'kennel_delete_dog', { id: 2 }], // oxfmt-ignore
    ['Booking BK-32 needs cancelling.', 'kennel_patch_booking', { id: 32, status: 'cancelled' }],
    ['Booking BK-32 is to be cancelled at the owner’s request. Do not do it before you have asked me.', 'kennel_patch_booking', { id: 32, status: 'cancelled' }], // oxfmt-ignore
    ['We have been asked by the owner to cancel booking BK-32.', 'kennel_patch_booking', { id: 32, status: 'cancelled' }], // oxfmt-ignore
    ['Booking BK-32: cancel', 'kennel_patch_booking', { id: 32, status: 'cancelled' }],
    ['Bella Rose - delete. Confirm with me first.', 'kennel_delete_dog', { id: 2 }],
    ['Booking BK-32 (that is the number) has to be deleted. Get my OK before you do it.', 'kennel_delete_booking', { id: 32 }], // oxfmt-ignore
    ['Delete dog Bella Rose, own request. Get my confirmation first please.', 'kennel_delete_dog', { id: 2 }],
  ])
  for (const message of [
    'Which bookings need cancelling?',
    'I want the walk logs of Bella Rose',
    'Bookings that need approving',
    'Walk log 701 needs a bowl',
    'Booking BK-32: status',
    'Booking BK-32 is approved, it can go.',
    'Delete the bookings that have my approval',
    'Delete the bookings of Biscuit, approved ones are excluded.',
    'Delete the walk logs of Biscuit, two are still needed.',
    'Approved ones are exempt. Delete the bookings of Biscuit.',
  ])
    it(`is none: “${message}”`, async () => expect((await kennel().ask(message)).pending).to.equal(undefined))
  it('goes by the noun with its number, not by the verb that is spelt so', () => {
    const approves = (verb: string) => verb === 'approve' || verb === 'decline'
    const orders = (text: string) => {
      const found = findCommand(text, approves)
      return [found, ...(found?.others ?? [])].map(one => one?.text)
    }
    expect(orders('Leave request 12 needs approving.')).to.include('approve Leave request 12')
    expect(orders('Leave request 12 has to be turned down, please do that.')).to.include('decline Leave request 12')
  })
  it('extends what is renewed, where no time is said', () => {
    const renews = (verb: string) => verb === 'renew'
    const others = (text: string) => findCommand(text, renews)?.others?.map(one => one.text) ?? []
    expect(others('Could you extend loan 8?')).to.include('renew loan 8')
    expect(others('Extend loan 8 until 5 May')).not.to.include('renew loan 8 until 5 May')
  })
})

describe('a wish to be asked first', () => {
  for (const [message, order] of [
    ['Delete room 5, but check back with me before deleting.', 'Delete room 5'],
    ['Get rid of room 5 - but let me say OK beforehand.', 'Get rid of room 5'],
    ['Cancel order 7 - don’t touch it until I say so', 'Cancel order 7'],
    ['Ask me first, but please delete book 5.', 'please delete book 5.'],
    ['Don’t do anything without my approval: delete order 5', 'delete order 5'],
    ['Delete order 5. I want to be asked first.', 'Delete order 5'],
    ['Cancel order 7, double-check with me before you do', 'Cancel order 7'],
    ['Before you delete room 5, which I’d like you to do, ask for my approval.', 'delete room 5'],
    ['Before deleting the Blue Room, please ask me.', 'delete the Blue Room'],
    ['Just let me confirm before you delete room 5.', 'delete room 5'],
    ['Delete room 5, but check with me one more time.', 'Delete room 5'],
    ['Delete room 5 once I have given my approval.', 'Delete room 5'],
    ['Delete room 5, but let me give you the green light first.', 'Delete room 5'],
    [
      'Delete room 5, but check with me first and set the rate of room 6 to 5',
      'Delete room 5 and set the rate of room 6 to 5',
    ],
  ] as const)
    it(`is taken off: “${message}”`, () => {
      expect(asksToBeAsked(message)).to.equal(true)
      expect(withoutCaution(message)).to.equal(order)
    })
  for (const message of ['Ask me before you delete anything.', 'Always ask me before you delete room 5.'])
    it(`is no order by itself: “${message}”`, () => expect(withoutCaution(message)).not.to.match(/^delete/))
  it('says what is to be done with what was told', () => {
    const told = [
      'Biscuit has to go from our dogs, just let me confirm before you remove her.',
      'Biscuit is out of the show, so remove her from the dogs, but let me confirm first.',
    ].map(message => findCommand(message))
    expect(told.map(one => one?.text)).to.deep.equal(['remove Biscuit', 'remove Biscuit from the dogs'])
  })
  for (const message of ['Delete order 5 only if we have stock', 'Add the task “Ask mechanic”', 'Cancel order 7'])
    it(`is not said: “${message}”`, () => expect(asksToBeAsked(message)).to.equal(false))
})

describe('a yes to what waits', () => {
  const deletes = { action: 'Delete the book Salt', tool: 'shelf_delete_book' }
  const cancels = { action: 'Cancel order 8 (IR-8)', tool: 'shop_cancelOrder' }
  for (const [message, waiting] of [
    ['Yes, that’s right, remove her.', deletes],
    ['OK from me, remove it please.', deletes],
    ['Confirmed, you can remove it.', deletes],
    ['That’s the one, yes, delete it.', deletes],
    ['OK, correct one, go ahead and delete it.', deletes],
    ['Yes, correct book, delete it.', deletes],
    ['That’s right, you can do it.', deletes],
    ['Yes, that’s him.', deletes],
    ['I confirm, please cancel the order.', cancels],
    ['Yes please, go ahead and cancel the order.', cancels],
  ] as const)
    it(`is one: “${message}”`, () => expect(readDecision(message, waiting)).to.equal('approve'))
  for (const message of ['Yes, correct author, delete it.', 'OK, you can remove the other one.', 'You can', 'From me'])
    it(`is none: “${message}”`, () => expect(readDecision(message, deletes)).to.equal(undefined))
})
