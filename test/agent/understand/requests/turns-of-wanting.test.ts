import { expect } from 'chai'
import { withoutTurnsOfWanting } from '../../../../src/agent/understand/requests/turns-of-wanting.ts'
import { withoutTurnsOfListing } from '../../../../src/agent/understand/requests/turns-of-listing.ts'
import { withoutTurnsOfMoney } from '../../../../src/agent/understand/requests/turns-of-money.ts'

describe('what is wanted, in other words', () => {
  for (const [said, plain] of [
    ['list the boats in my patch', 'list my boats'],
    ['how many of the late ones are on our turf?', 'how many of the late ones are of ours?'],
    ['which advert has generated the most members?', 'which advert has the most members?'],
    ['average order ticket size', 'average order size'],
    ['ticket size of our bookings', 'size of our bookings'],
    ['average ticket size', 'average ticket size'],
  ] as const)
    it(`says “${plain}” for “${said}”`, () => expect(withoutTurnsOfWanting(said)).to.equal(plain))

  it('is held against an estimate from above and from below', () => {
    expect(withoutTurnsOfListing('tasks estimated to take longer than 10 hours')).to.equal(
      'tasks with an estimate of more than 10 hours',
    )
    expect(withoutTurnsOfListing('tasks estimated at less than 3 hours')).to.equal(
      'tasks with an estimate of less than 3 hours',
    )
    expect(withoutTurnsOfListing('boats that are estimated at over 900')).to.equal(
      'boats with an estimate of more than 900',
    )
  })

  it('is so many days, weeks or months to pay', () => {
    expect(withoutTurnsOfMoney('which yards get 60 days to pay?')).to.equal(
      'which yards have payment terms of 60 days?',
    )
    expect(withoutTurnsOfMoney('which yards have more than 4 weeks to pay?')).to.equal(
      'which yards have payment terms of more than 4 weeks?',
    )
  })
})
