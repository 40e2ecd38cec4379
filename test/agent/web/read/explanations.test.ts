import { expect } from 'chai'
import { withoutExplanations } from '../../../../src/agent/web/read/explanations.ts'

describe('sentences that only explain how a page answers', () => {
  for (const [said, plain] of [
    ['Guess the number. The hints below tell whether it is higher or lower.', 'Guess the number.'],
    ['Find the warm place. The words show how warm it is. Then press OK.', 'Find the warm place. Then press OK.'],
    ['Try a number. It says if you are right.', 'Try a number.'],
  ] as const)
    it(said, () => expect(withoutExplanations(said)).to.equal(plain))

  for (const said of [
    'Press Go. Make sure the page tells whether it worked.',
    'The field shows how many there are.',
    'Press Go. The note says: how are you.',
    'Press Go. Show how many there are.',
  ])
    it(`stays as it is: ${said}`, () => expect(withoutExplanations(said)).to.equal(said))
})
