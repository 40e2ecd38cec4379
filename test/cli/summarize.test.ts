import { expect } from 'chai'
import { calibrationOf, summarize, type Outcome } from '../../src/cli/evaluation/summarize.ts'

const outcome = (right: boolean, confidence: number | null, more: Partial<Outcome> = {}): Outcome => ({
  id: '1',
  question: 'how many?',
  right,
  misses: [],
  response: '',
  confidence,
  declined: false,
  duration_ms: 5,
  ...more,
})

describe('the summary of an evaluation', () => {
  it('counts right answers, and by category', () => {
    const summary = summarize(
      [
        outcome(true, 1, { category: 'a' }),
        outcome(false, 0.2, { category: 'a' }),
        outcome(true, 1, { category: 'b' }),
        outcome(true, 1),
      ],
      75,
    )
    expect(summary).to.deep.include({ questions: 4, right: 3, accuracy: 75, passed: true })
    expect(summary.categories).to.deep.equal({
      a: { questions: 2, right: 1, accuracy: 50 },
      b: { questions: 1, right: 1, accuracy: 100 },
    })
    expect(summary.misses.map(miss => miss.category)).to.deep.equal(['a'])
  })

  it('fails below the accuracy that was asked for', () =>
    expect(summarize([outcome(false, 0), outcome(true, 1)], 51).passed).to.equal(false))

  it('has a Brier score: the mean squared distance from being right', () =>
    expect(calibrationOf([outcome(true, 0.9), outcome(false, 0.5)]).brier).to.equal(0.13))

  it('counts wrong answers with much confidence', () =>
    expect(calibrationOf([outcome(false, 0.8), outcome(false, 0.79), outcome(true, 0.99)]).overconfident).to.equal(1))

  it('leaves out right refusals, whose low confidence is wanted, and what had no answer', () => {
    const { answers, brier } = calibrationOf([
      outcome(true, 0.1, { declined: true }),
      outcome(false, null, { declined: true }),
      outcome(false, 0, { declined: true }),
    ])
    expect([answers, brier]).to.deep.equal([1, 0])
  })

  it('shows what was said against what was right, in tenths', () =>
    expect(
      calibrationOf([outcome(true, 0.91), outcome(false, 0.93), outcome(true, 1), outcome(true, 0.15)]).bins,
    ).to.deep.equal([
      { from: 0.1, to: 0.2, answers: 1, confidence: 0.15, right: 1 },
      { from: 0.9, to: 1, answers: 3, confidence: 0.947, right: 0.667 },
    ]))
})
