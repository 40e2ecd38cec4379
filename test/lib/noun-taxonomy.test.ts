import { expect } from 'chai'
import { nounTaxonomy } from '../../src/lib/word-knowledge/noun-taxonomy.ts'

describe('the taxonomy of nouns', () => {
  const { likeness, isKindOf } = nounTaxonomy()

  it('knows words for the same, what is above and what is below', () => {
    expect(likeness('bicycle', 'bike')?.relation).to.equal('same')
    expect(likeness('vehicle', 'car')?.relation).to.equal('above')
    expect(likeness('car', 'vehicle')?.relation).to.equal('below')
  })

  it('finds what is beside nearer than what is far', () => {
    const near = likeness('trip', 'ride')!
    expect(near.relation).to.equal('beside')
    expect(near.strength).to.be.above(0.65)
    expect(likeness('trip', 'helmet')?.strength ?? 0).to.be.below(0.4)
  })

  it('knows kinds of what says something', () => {
    expect(isKindOf('teacher', 'professional')).to.equal(true)
    expect(isKindOf('pet', 'animal')).to.equal(true)
    expect(isKindOf('helmet', 'animal')).to.equal(false)
    expect(isKindOf('teacher', 'entity')).to.equal(false)
    expect(likeness('teacher', 'xyzzy')).to.equal(undefined)
  })
})
