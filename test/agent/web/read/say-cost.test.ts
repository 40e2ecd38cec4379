import { expect } from 'chai'
import { sayCost } from '../../../../src/agent/web/read/say-cost.ts'

describe('a question for what something costs', () => {
  for (const [said, plain] of [
    ['what would the Tern set me back', 'what would the Tern cost'],
    ['What does that set you back?', 'What does that cost?'],
    ['How much will two nights set us back in May?', 'How much will two nights cost in May?'],
    ['what would it set me back to moor here', 'what would it cost to moor here'],
  ] as const)
    it(said, () => expect(sayCost(said)).to.equal(plain))

  for (const said of ['set me back to page 1', 'Go back', 'what set back the launch?', 'Set the clock back'])
    it(`stays as it is: ${said}`, () => expect(sayCost(said)).to.equal(said))
})
