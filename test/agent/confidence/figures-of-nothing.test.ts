import { expect } from 'chai'
import { converseAtHub } from '../../support/hub/hub.ts'

describe('figures of no record', () => {
  it('are claimed less surely than figures of some, as a misreading likes to find nothing', async () => {
    const { ask } = converseAtHub()
    const none = await ask('total credit of members who joined in 2019')
    const some = await ask('total credit of members who joined in 2024')
    expect(none.confidence, none.response).to.be.below(0.8)
    expect(some.confidence, some.response).to.be.at.least(0.8)
  })
})
