import { expect } from 'chai'
import { askAll } from '../../support/library/ask.ts'

describe('a question whether somebody is there', () => {
  for (const message of ['is there a member called Zed Zott?', 'do we have a member named "Zed Zott"?'])
    it(`is answered with no: ${message}`, async () => {
      const { response, data, confidence } = await askAll(message)
      expect(response).to.match(/^No: I found no member called “Zed Zott”/)
      expect(data.result).to.equal(false)
      expect(confidence).to.be.below(0.8)
    })

  it('is no answer to another question about a name that is not there', async () => {
    const { data } = await askAll('what is the phone number of Zed Zott?')
    expect(data.error?.code).to.equal('NOT_FOUND')
  })
})
