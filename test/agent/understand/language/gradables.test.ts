import { expect } from 'chai'
import {
  comparativeOf,
  comparativePositive,
  superlativeOf,
} from '../../../../src/agent/understand/language/gradables.ts'

describe('gradable adjectives', () => {
  for (const [words, direction, noun] of [
    ['heaviest', 'desc', 'weight'],
    ['most expensive', 'desc', 'price'],
    ['least expensive', 'asc', 'price'],
    ['cheapest', 'asc', 'price'],
    ['longest', 'desc', 'length'],
    ['best', 'desc', 'rating'],
    ['worst', 'asc', 'rating'],
    ['earliest', 'asc', undefined],
    ['most recently', 'desc', undefined],
  ] as const)
    it(`order by what “${words}” grades`, () => {
      const gradable = superlativeOf(words)
      expect([gradable?.direction, gradable?.nouns[0]]).to.deep.equal([direction, noun])
    })

  for (const words of ['forest', 'interest', 'most high', 'most books', 'expensivest'])
    it(`do not take “${words}” for a superlative`, () => expect(superlativeOf(words)).to.equal(undefined))

  it('are told from their comparative', () => {
    expect(comparativeOf('bigger')?.direction).to.equal('desc')
    expect(['older', 'more expensive', 'hotter', 'happier'].map(comparativePositive)).to.deep.equal([
      'old',
      'expensive',
      'hot',
      undefined,
    ])
  })
})
