import { expect } from 'chai'
import { answerFromPairs } from '../../../../../src/agent/web/run/asking/answer-from-pairs.ts'
import { plainQuestion } from '../../../../../src/agent/web/run/asking/question-words.ts'
import { countedThings } from '../../../../../src/agent/web/run/asking/stated-count.ts'

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
})
