import { expect } from 'chai'
import { readComparison } from '../../../../src/agent/understand/choice/comparisons.ts'
import { withoutTurnsOfEnds } from '../../../../src/agent/understand/requests/turns-of-ends.ts'
import { withoutTurnsOfExtremes } from '../../../../src/agent/understand/requests/turns-of-extremes.ts'
import { withoutTurnsOfMost } from '../../../../src/agent/understand/requests/turns-of-most.ts'

describe('both ends of an order, and where it begins', () => {
  for (const [text, plain] of [
    ['Sort the tasks by due date, most urgent first', 'Sort the tasks by due date, most urgent first'],
    ['Rents of the red boats: cheap and cheerful?', 'Rents of the red boats: cheap and cheerful'],
    [
      'Take the oldest boat we have and the newest one, and tell me the rent of each.',
      'what is the rent of the oldest boat and what is the rent of the newest boat',
    ],
    [
      'Take the oldest boat and the newest one and tell me what year each was launched.',
      'what year was the oldest boat launched and what year was the newest boat launched',
    ],
    [
      'For the longest boat we own and the shortest one, give me when each was built.',
      'when was the longest boat built and when was the shortest boat built',
    ],
    [
      'Take the oldest boat and the earliest one, and tell me the rent of each.',
      'Take the oldest boat and the earliest one, and tell me the rent of each',
    ],
    [
      'Could you put them in order of rent, please, starting with the most expensive?',
      'sort them by rent, highest first',
    ],
    ['Sort them by rent, least expensive first', 'Sort them by rent, lowest first'],
    ['sort by launch date, most recent first', 'sort by launch date, latest first'],
    ['sort them by rent, red ones first', 'sort them by rent, red ones first'],
    ['Comparing average rents, do yawls cost more with us than ketches?', 'do yawls cost more on average than ketches'],
    ['Looking at the average length, are yawls longer than ketches?', 'are yawls longer on average than ketches'],
    ['Looking at the boats, are yawls longer than ketches?', 'Looking at the boats, are yawls longer than ketches'],
  ] as const)
    it(`says “${plain}” for “${text}”`, () => expect(withoutTurnsOfEnds(text).replace(/\W*$/, '')).to.equal(plain))

  it('leaves out who is served where that costs the most', () =>
    expect(withoutTurnsOfExtremes('Which of the boats ended up costing us the most?')).to.equal(
      'Which of the boats cost the most?',
    ))

  for (const [text, plain] of [
    ['who has hired more boats than any other customer?', 'which customer has hired the most boats?'],
    ['the 5 most recent boats, newest first', 'the 5 most recent boats'],
    ['the 5 most recent boats, oldest first', 'the 5 most recent boats, oldest first'],
  ] as const)
    it(`says “${plain}” for “${text}”`, () => expect(withoutTurnsOfMost(text)).to.equal(plain))

  it('adds up no prices of the sides', async () => {
    const { left } = (await readComparison('is the nightly rate higher for cabins than for tents')) ?? {}
    expect(left).to.equal('average nightly rate for cabins')
    const { left: fees } = (await readComparison('is the revenue higher in May than in June')) ?? {}
    expect(fees).to.not.match(/average/)
  })
})
