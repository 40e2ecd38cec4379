import { expect } from 'chai'
import { sayWhichDate } from '../../../../src/agent/understand/requests/frames/which-date.ts'
import { withoutTurnsOfRanking } from '../../../../src/agent/understand/requests/turns-of-ranking.ts'
import { sayWhatBecomes } from '../../../../src/agent/understand/writes/what-is-so.ts'

const now = new Date('2026-03-18T10:00:00Z')

describe('what is said beside a request', () => {
  for (const message of [
    'For the tents from Oslo in May, my boss needs a number: how many are torn?',
    'Delete tent 5. My boss needs one number: how many are left?',
    'tents from best price to worst',
  ])
    it(`stays where it says which of them: “${message}”`, () =>
      expect(withoutTurnsOfRanking(message)).to.equal(message))

  it('is left out where it only tells who wants to know', () =>
    expect(withoutTurnsOfRanking('I am packing the van for Friday and my aunt wants just one number, namely how many tents are torn')).to.equal('how many tents are torn')) // oxfmt-ignore

  for (const message of [
    'Change the price of tent 5 to 30, its cost is 10',
    'fix the order of Ann, she has 2 tents',
    'update the price of tent 5: its cost is 10',
  ])
    it(`is no value of a record that an order already tells: “${message}”`, () =>
      expect(sayWhatBecomes(message)).to.equal(message))

  it('is what becomes of the record that is to be updated', () =>
    expect(sayWhatBecomes('Update the camp Ash Hill: it now has 12 pitches')).to.equal('set the pitches of the camp Ash Hill to 12')) // oxfmt-ignore

  it('is a date that is meant of a question, and none of an order', () => {
    expect(sayWhichDate('move the visit to Friday, using the new date', now)).to.equal('move the visit to Friday, using the new date') // oxfmt-ignore
    expect(sayWhichDate('which tents did we lend in May? Go by the return date.', now)).to.equal('which tents did we lend with a return date in May?') // oxfmt-ignore
  })
})
