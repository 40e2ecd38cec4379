import { expect } from 'chai'
import { withoutTurnsOfAsking } from '../../../../src/agent/understand/requests/turns-of-asking.ts'

describe('turns of asking', () => {
  for (const [said, plain] of [
    ['For which ports do we not have a pilot among the crew?', 'which ports have no pilot among the crew?'],
    ['For which boats is there no mast?', 'which boats have no mast?'],
    ['At which ports do we have no pilot', 'which ports have no pilot'],
    ['For which boats do we not have the length?', 'show the boats for which the length is unknown?'],
    ['total rent of those of my boats that have a mast', 'total rent of my boats that have a mast'],
    ['how many of those of my boats are late', 'how many of those of my boats are late'],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(withoutTurnsOfAsking(said)).to.equal(plain))
})
