import { expect } from 'chai'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { ordersInside } from '../../../../src/agent/understand/writes/orders-inside.ts'
import { wishesState } from '../../../../src/agent/understand/writes/unknown-order.ts'
import { isUnsaid } from '../../../../src/agent/understand/writes/unsaid.ts'

const isKnownVerb = (verb: string) => /^(?:launch|board|admit|seal|dispense)$/.test(verb)

describe('what nobody asked to be changed', () => {
  for (const text of [
    'nobody has sealed crate 7',
    'no one has admitted patient 41',
    'the crew should not have launched boat 3',
    'you might have sealed crate 7',
    'I wonder who has sealed crate 7',
    'I hope that crate 7 was sealed',
    'I doubt that boat 3 was launched',
    'hopefully boat 3 was launched',
    'once crate 7 is sealed',
    'my boss is not sure whether crate 7 was sealed',
    'boarding times of the ferries',
    'board numbers of the ferries',
    'seal dates of the crates',
    'leave us a list of the crates',
    'bring me the latest on crate 7',
    'set of crates without a seal',
    'sort out which crates are sealed',
    'settle the question who sealed crate 7',
    'crate 7 is still open',
    'In May, which crates were sealed',
    'last month, how many boats got launched',
    'for the big ones how many were sealed',
    'change of address notices',
    'Last month, how many crates got sealed',
    'in May, which crates got sealed',
    "I'd like to know if there is any crate that has not been sealed yet",
    'check if crate 7 has been sealed',
    'A new crate is needed at gate 7, what would it cost?',
    'I need two figures: the number of sealed crates and the number of open ones',
    'break our crates down by seal, with the number in each',
  ])
    it(`is no command: ${text}`, () => expect(findCommand(text, isKnownVerb)).to.equal(undefined))

  for (const [text, verb] of [
    ['the guards have sealed crate 7', 'seal'],
    ['boat 3 was launched', 'launch'],
    ['seal crate 7', 'seal'],
    ['leave crate 7 open', 'leave'],
    ['board number 7', 'board'],
    ['Seal the crate, tell me how many are left', 'seal'],
    ['Mark order 7 as shipped, please tell me who packed it', 'mark'],
  ] as const)
    it(`leaves a command one: ${text}`, () => expect(findCommand(text, isKnownVerb)?.verb).to.equal(verb))

  it('is what is doubted, hoped for or done by nobody', () => {
    expect(isUnsaid('she has no idea whether gate 4 was opened')).to.equal(true)
    expect(isUnsaid('unless gate 4 was opened')).to.equal(true)
    expect(isUnsaid('gate 4 was opened')).to.equal(false)
    expect(isUnsaid('Hope Marsh has a new phone number')).to.equal(false)
  })
})

describe('how something ought to be', () => {
  for (const [text, isWished] of [
    ['Crate 7 should get a new seal', true],
    ['Tell me the date when Crate 7 has to be back', false],
    ['Every report on the crates has to be listed for me', false],
  ] as const)
    it(`is ${isWished ? '' : 'not '}said by “${text}”`, () => expect(wishesState(text)).to.equal(isWished))
})

describe('what is said loosely', () => {
  const knowsResolve = (verb: string) => verb === 'resolve'
  for (const text of ['sort out the blocked drains', 'settle all complaints', 'fix complaint 7'])
    it(`may be meant of one record only: ${text}`, () => {
      const command = findCommand(text, knowsResolve)
      const meant = [command, ...(command?.others ?? [])].find(one => one?.verb === 'resolve')
      expect(meant).to.include({ isOfOne: true, isImplied: true })
    })
})

describe('an order inside of a message', () => {
  for (const text of [
    'shall I seal crate 7?',
    'they told us not to seal crate 7',
    'there is no way to seal crate 7',
    'ferries that board at noon',
    'crates to seal',
    'remind me to seal crate 7',
    'how would I seal crate 7',
    'seal whether crate 7 is open',
    'a seal',
  ])
    it(`is none in “${text}”`, () => expect(ordersInside(text, isKnownVerb)).to.equal(false))

  for (const text of [
    'someone please seal crate 7',
    'it is time to seal crate 7',
    'we are done loading, so seal crate 7',
  ])
    it(`is one in “${text}”`, () => expect(ordersInside(text, isKnownVerb)).to.equal(true))
})
