import { expect } from 'chai'
import { findLeadIn } from '../../../../src/agent/understand/requests/frames/lead-in.ts'

describe('a lead-in', () => {
  for (const [text, request] of [
    ['I would be grateful if you could tell me which books are lent', 'which books are lent'],
    ['I was wondering how many members there are', 'how many members there are'],
    ['let me know if there are any books', 'if there are any books'],
    ['tell me about the books', 'the books'],
    ['Hi, could you please tell me how many boats there are', 'how many boats there are'],
  ] as const)
    it(`names nothing itself: “${text}”`, () => expect(findLeadIn(text)).to.include({ topic: '', request }))

  for (const [text, topic, request] of [
    ['Of the late boats, tell me how many are red', 'Of the late boats', 'how many are red'],
    ['For every pier tell me how many boats it has', 'For every pier', 'how many boats it has'],
    ['In Oslo, could you please tell me the number of boats', 'In Oslo', 'the number of boats'],
    ['Last week, I would like to know how many boats came', 'Last week', 'how many boats came'],
  ] as const)
    it(`has of what it is asked before it: “${text}”`, () =>
      expect(findLeadIn(text)).to.deep.equal({ topic, request, place: 'adverbial' }))

  it('has a topic set off by a comma, or words that are no part of the request', () => {
    expect(findLeadIn('The Gull, tell me who sails it')).to.deep.equal({ topic: 'The Gull', request: 'who sails it', place: 'set off' }) // oxfmt-ignore
    expect(findLeadIn('Customers often call and ask which boats are late')).to.deep.equal({ topic: 'Customers often call', request: 'which boats are late', place: undefined }) // oxfmt-ignore
  })

  it('is a clause of its own that tells why it is asked', () => {
    const said = 'My boss has asked me for a figure this afternoon, and I would be very grateful if you could let me know which boats leak' // oxfmt-ignore
    expect(findLeadIn(said)).to.include({ request: 'which boats leak', place: undefined })
    expect(findLeadIn('show a figure for the board, and I would be glad if you could tell me which boats leak')).to.include({ request: 'which boats leak', place: undefined }) // oxfmt-ignore
    expect(findLeadIn('The Gull, I would like to know who sails it')).to.include({ place: 'set off' })
  })

  for (const text of ['which sailors see all boats', 'how many sailors know the pier', 'how many boats'])
    it(`is none where the question began already: “${text}”`, () => expect(findLeadIn(text)).to.equal(undefined))
})
