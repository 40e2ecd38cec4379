import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const day = { type: 'string', format: 'date' }

const tastings = [
  [1, 'Ada Meyer', 'late', '2025-05-02'],
  [2, 'Ben Okafor', 'early', '2025-05-03'],
  [3, 'Cleo Brandt', 'late', '2025-05-06'],
].map(([id, guest_name, sitting, held_on]) => ({ id, guest_name, sitting, held_on }))

const cellar = () =>
  converse(
    reads('cellar', '/tastings', () => tastings, {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          id: whole,
          guest_name: text,
          sitting: { type: 'string', enum: ['early', 'late'] },
          held_on: day,
        },
      },
    }),
  )

describe('who had one of the records', () => {
  it('shows whom each of them names', async () => {
    const { response, data } = await cellar().ask('who had a late tasting?')
    expect(response)
      .to.match(/Ada Meyer/)
      .and.to.match(/Cleo Brandt/)
    expect(response).to.not.match(/Ben Okafor/)
    expect(JSON.stringify(data)).to.contain('guest_name')
  })
})
