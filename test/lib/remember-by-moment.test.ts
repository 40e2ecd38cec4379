import { expect } from 'chai'
import { rememberByMoment } from '../../src/lib/remember-by-moment.ts'

describe('what is remembered of a moment', () => {
  const now = new Date()

  it('is worked out once for a text', () => {
    const read = rememberByMoment(text => ({ text }))
    expect(read('a', now)).to.equal(read('a', now)).and.not.equal(read('b', now))
  })

  it('is worked out anew at another moment', () => {
    const read = rememberByMoment((text, at) => `${text} ${at.getTime()}`)
    expect(read('a', new Date(1))).to.equal('a 1')
    expect(read('a', new Date(2))).to.equal('a 2')
  })

  it('is kept of so many texts', () => {
    let made = 0
    const read = rememberByMoment(() => ++made)
    for (let n = 0; n <= 200; n++) read(String(n), now)
    expect(read('0', now)).to.equal(202)
  })
})
