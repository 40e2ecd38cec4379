import { expect } from 'chai'
import { findCommand } from '../../../../src/agent/understand/writes/find-command.ts'
import { asksToBeAsked, asksToKnow } from '../../../../src/agent/understand/writes/strip-politeness.ts'

describe('changes told in other words', () => {
  for (const [message, text] of [
    ['the rent of the Fjord tour is now 75k, not 60k. please fix', 'the rent of the Fjord tour is now 75k'],
    ['Ada Moor got promoted to Purser - update her crew record please', 'Ada Moor got promoted to Purser'],
    [
      'Wrong email for the skipper Ada Moor, it should be ada@sea.example',
      'the email of the skipper Ada Moor should be ada@sea.example',
    ],
    ['The phone of Ada Moor is wrong, it is 555', 'the phone of Ada Moor should be 555'],
    ['And its rent to 42,000.', 'change its rent to 42,000.'],
    [
      'Update the boat Sea Fern: it now has 12 berths and its flag is Norway.',
      'set the berths of the boat Sea Fern to 12 and its flag to Norway',
    ],
    ['Please correct the skipper Ada Moor. Her rank is Mate', 'set the rank of the skipper Ada Moor to Mate'],
    ['Edit berth 4; it has 3 hooks', 'set the hooks of berth 4 to 3'],
    ['I think we should drop the skipper Ada Moor. Wait for my OK though.', 'drop the skipper Ada Moor'],
  ] as const)
    it(`reads “${message}” as “${text}”`, () => expect(findCommand(message)?.text).to.equal(text))

  it('asks where the message wants to be asked', () => {
    expect(asksToBeAsked('Delete the skipper Ada Moor. Wait for my OK though.')).to.equal(true)
    expect(asksToBeAsked('Erase the skipper Ada Moor, but not before I say so.')).to.equal(true)
    expect(asksToBeAsked('Delete the skipper Ada Moor and wait')).to.equal(false)
  })

  it('takes a wish to see records for no change', () => {
    expect(asksToKnow('I would like to see the charters that we got from Bergen and lost.')).to.equal(true)
    expect(findCommand('I would like to see the charters that we got from Bergen and lost.')).to.equal(undefined)
    expect(findCommand('Me need list of charters with rent above 5')?.action).to.not.equal('create')
  })

  it('leaves what a change is not for in its place', () =>
    expect(findCommand('Delete all charters, not 5')?.text).to.equal('Delete all charters, not 5'))
})
