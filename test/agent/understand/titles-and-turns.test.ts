import { expect } from 'chai'
import { askAll } from '../../support/library/ask.ts'
import { withoutTurnsOfSpeech } from '../../../src/agent/understand/requests/turns-of-speech.ts'

describe('what stands around a request', () => {
  it('is passed over where it is a title', async () => {
    const { data } = await askAll('workload: loans per member')
    expect(data.result).to.be.an('array').and.to.have.length.above(1)
  })

  it('does not make an order of a rank', async () => {
    const { response } = await askAll('highest borrower in Texas')
    expect(response).to.not.match(/offers no way/)
  })

  for (const [said, plain] of [
    ['who costs less than 400 a day? (boats)', 'which boats costs less than 400 a day'],
    ['average load by pier, as a percentage', 'average load by pier'],
    ['sales by region, as a percentage', 'sales by region, as a percentage'],
    ['what have we paid on it so far, in total?', 'how much have we paid on it so far, in total?'],
    ['what did we earn with the moves in May?', 'how much did we earn with the moves in May?'],
    ['What did the pitch tunings bring in?', 'how much did the pitch tunings bring in?'],
    ['what did we make for lunch?', 'what did we make for lunch?'],
    ['what have we paid?', 'what have we paid?'],
    ['who has the most jobs on their plate?', 'who has the most jobs?'],
    ["who's on AB-12?", 'who is assigned to AB-12?'],
    ['policies that have lapsed', 'policies that have lapsed'],
    ['who is on leave?', 'who is on leave?'],
  ] as const)
    it(`is said in plain words: “${said}”`, () => expect(withoutTurnsOfSpeech(said)).to.equal(plain))
})
