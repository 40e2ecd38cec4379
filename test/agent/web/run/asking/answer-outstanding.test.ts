import { expect } from 'chai'
import { answerOutstanding, missingState } from '../../../../../src/agent/web/run/asking/answer-outstanding.ts'

const BILLS = {
  ref: 'e1',
  columns: ['Bill', 'Sum', 'State'],
  total: 3,
  rows: [
    { Bill: 'Water', Sum: '31', State: 'due' },
    { Bill: 'Power', Sum: '88', State: 'paid' },
    { Bill: 'Waste', Sum: '12', State: '' },
  ],
}

describe('what is outstanding', () => {
  for (const question of [
    'which bills still have to be paid?',
    'what is yet to be paid',
    'which bills have not been paid yet?',
    'bills not yet paid',
  ])
    it(`is what that is not said of: ${question}`, () => {
      expect(answerOutstanding(question, [BILLS])?.result).to.deep.equal(['Water', 'Waste'])
    })

  it('is not made up where no row says it', () => {
    expect(answerOutstanding('which bills still have to be signed?', [BILLS])).to.equal(undefined)
  })

  it('is not asked for by what was done', () => {
    expect(missingState('which bills are paid?')).to.equal(undefined)
    expect(missingState('which ones are still open?')).to.equal(undefined)
  })
})
