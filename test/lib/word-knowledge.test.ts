import { expect } from 'chai'
import { stem } from '../../src/lib/words.ts'
import { DIMENSIONS, wordKnowledge } from '../../src/lib/word-knowledge/word-knowledge.ts'

const knowledge = wordKnowledge()
const likeness = (one: string, other: string) => knowledge.likeness(stem(one), stem(other))

describe('word knowledge', () => {
  it('says how much a word says', () => {
    expect(knowledge.rarity(stem('person'))).to.be.below(knowledge.rarity(stem('violin')))
    expect(knowledge.rarity('qqqq')).to.equal(1)
  })

  it('knows which words are about the same', () => {
    expect(likeness('movie', 'film')).to.be.above(0.8)
    expect(likeness('movie', 'cinema')).to.be.above(likeness('movie', 'pancreas'))
    expect(likeness('movie', 'qqqq')).to.equal(0)
    expect(likeness('qqqq', 'qqqq')).to.equal(1)
  })

  it('knows synonyms and forms, from both sides', () => {
    expect(knowledge.synonyms(stem('buy')).has(stem('purchase'))).to.equal(true)
    expect(knowledge.synonyms(stem('purchase')).has(stem('buy'))).to.equal(true)
    expect(knowledge.synonyms('qqqq').size).to.equal(0)
  })

  it('tells how usual a synonym is, the same from both sides and each time', () => {
    const said = [...knowledge.synonyms(stem('buy'))]
    expect(said).to.not.be.empty
    for (const [other, strength] of said) {
      expect(strength).to.be.within(0, 1)
      expect(knowledge.synonyms(other).get(stem('buy'))).to.equal(strength)
    }
    expect([...knowledge.synonyms(stem('buy'))]).to.deep.equal(said)
  })

  it('has a direction for every word that it finds', () => {
    const at = knowledge.find(stem('weather'))!
    const vector = knowledge.vectors.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)
    expect(Math.hypot(...vector)).to.be.closeTo(127, 6)
    expect(knowledge.find('qqqq')).to.equal(undefined)
  })
})
