import { expect } from 'chai'
import { answerFromPairs } from '../../../../../src/agent/web/run/asking/answer-from-pairs.ts'
import { plainQuestion } from '../../../../../src/agent/web/run/asking/question-words.ts'
import { judgePairs } from '../../../../../src/agent/web/run/asking/judge-pairs.ts'
import { eachLabelled, pairsInLine } from '../../../../../src/agent/web/run/asking/text-pairs.ts'
import { countedThings, countInSentence } from '../../../../../src/agent/web/run/asking/stated-count.ts'

const PAIRS = [
  { label: 'Depth', value: '12 m', heading: 'Details' },
  { label: 'Friday', value: '9:00–13:00', heading: 'Opening hours' },
  { label: 'Ships from', value: 'Harwich', heading: 'Details' },
  { label: 'Colour', value: 'red', heading: 'Hull' },
  { label: 'Colour', value: 'white', heading: 'Sail' },
]

describe('labels of a page answer', () => {
  const answer = (question: string) => answerFromPairs(plainQuestion(question), PAIRS, 'Lifeboat 7')?.result

  it('where all words of the question are theirs, their heading’s or the page’s', () => {
    expect(answer('what is the depth of the lifeboat?')).to.equal('12 m')
    expect(answer('when are you open on Friday?')).to.equal('9:00–13:00')
    expect(answer('where does it ship from')).to.equal('Harwich')
  })

  it('not where a word stands nowhere, or several values do', () => {
    expect(answer('what is the depth of the harbour?')).to.equal(undefined)
    expect(answer('which colour is it?')).to.equal(undefined)
    expect(answer('what colour is the sail?')).to.equal('white')
  })

  it('what is counted is what stands behind "how many"', () => {
    expect(countedThings('how many loyalty points do I have?')).to.equal('loyalty points')
  })

  it('parts of a line are labels with values; a value with digits is a number', () => {
    const pairs = pairsInLine('Berth 12-41 · Mast: oak · fresh paint').map(([, label, value]) => ({
      label: label!,
      value: value!,
    }))
    expect(pairs).to.deep.equal([
      { label: 'Berth', value: '12-41' },
      { label: 'Mast', value: 'oak' },
    ])
    expect(answerFromPairs('my berth number?', pairs, '')?.result).to.equal('12-41')
    expect(answerFromPairs('how many berths are there?', pairs, '')).to.equal(undefined)
  })

  it('yes for the value, no for what could be it, nothing for anything else', () => {
    const verdict = (question: string) =>
      judgePairs(question, PAIRS, 'Lifeboat 7', label => (label === 'Ships from' ? ['Whitby'] : []))?.result
    expect(verdict('is the depth 12 m?')).to.equal(true)
    expect(verdict('is the depth 14 m?')).to.equal(false)
    expect(verdict('is the ships from Whitby?')).to.equal(false)
    expect(verdict('is the ships from late?')).to.equal(undefined)
    expect(verdict('is the depth too great?')).to.equal(undefined)
    expect(verdict('is the depth not 12 m?')).to.equal(undefined)
    expect(verdict('is the depth of the harbour 12 m?')).to.equal(undefined)
    expect(verdict('is the sail colour white?')).to.equal(true)
  })

  it('a label for several is one for each; an amount is what costs, a name is who does it, what is to be paid is the total', () => {
    const pairs = pairsInLine('Rows A and B: 38 euros. Row C: 15 euros. To pay: 53 euros.')
      .map(([, label, value]) => ({ label: label!, value: value! }))
      .flatMap(eachLabelled)
    const ask = (question: string) => answerFromPairs(question, pairs, 'Seats')?.result
    expect(ask('what does a seat in row B cost?')).to.equal('38 euros')
    expect(ask('how much is that together')).to.equal('53 euros')
    expect(ask('how much do I have to pay?')).to.equal('53 euros')
    expect(ask('who sits in row C?')).to.equal(undefined)
    expect(answerFromPairs('who plays Ran', [{ label: 'Ran', value: 'Ida Moss' }], '')?.result).to.equal('Ida Moss')
    expect(answerFromPairs('who hates the old Ran', [{ label: 'Ran', value: 'Ida Moss' }], '')).to.equal(undefined)
  })

  it('a sum is the answer to what asks for it, and never one of its parts', () => {
    const pairs = [
      { label: 'Subtotal', value: '£23.00' },
      { label: 'Delivery', value: '£3.50' },
      { label: 'Total', value: '£26.50' },
    ]
    const ask = (question: string, of = pairs) => answerFromPairs(question, of, 'Your basket')?.result
    expect(ask('how much is it altogether with delivery')).to.equal('£26.50')
    expect(ask('what does the basket cost in total?')).to.equal('£26.50')
    expect(ask('how much is delivery?')).to.equal('£3.50')
    expect(ask('what would it cost altogether with insurance?')).to.equal(undefined)
    expect(ask('how many parcels is that in total?')).to.equal(undefined)
  })

  it('a sentence tells a number where it has all words of the question', () => {
    const lines = [{ text: 'You have 4 oars left this week. Repaired: 2 oars, back by Sunday.' }]
    const count = (question: string) => countInSentence('oars', question, lines, 'Boat house')?.count
    expect(count('how many oars do I have left?')).to.equal(4)
    expect(count('how many oars of the boat are repaired?')).to.equal(2)
    expect(count('how many oars are broken?')).to.equal(undefined)
    expect(count('how many oars are there?')).to.equal(undefined)
  })
})
