import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { list, text } from '../../support/memory/schemas.ts'

const id = { type: 'integer' }
const day = { ...text, format: 'date' }
const state = { ...text, enum: ['draft', 'mailed', 'agreed', 'refused'] }
const offers = [
  { id: 11, number: 'Q-101', price: 300, status: 'mailed', mailed_on: '2026-03-01' },
  { id: 12, number: 'Q-102', price: 900, status: 'agreed', mailed_on: '2026-02-01' },
  { id: 13, number: 'Q-103', price: 950, status: 'draft', mailed_on: null },
  { id: 14, number: 'Q-104', price: 100, status: 'refused', mailed_on: '2026-01-01' },
]
const yard = () =>
  converse(
    reads('yard', '/offers', () => offers, list({ id, number: text, price: { type: 'number' }, status: state, mailed_on: { ...day, nullable: true } })), // oxfmt-ignore
  )
const told = async (message: string) => (await yard().ask(message)).data.result
const ids = (result: unknown) => [result].flat().map(one => (one as { id: number }).id)

describe('what we did', () => {
  it('is done, whatever became of it', async () => {
    expect(ids(await told('which offers have we mailed?'))).to.deep.equal([11, 12, 14])
    expect(await told('how many offers did we mail?')).to.equal(3)
    expect(ids(await told('what was the highest priced offer we ever mailed out?'))).to.deep.equal([12])
  })

  it('is a state behind "are" and before its noun', async () => {
    expect(ids(await told('which offers are mailed?'))).to.deep.equal([11])
    expect(ids(await told('mailed offers'))).to.deep.equal([11])
  })

  it('is no sure answer where only the state now is known, from which some went on', async () => {
    const undated = offers.map(({ mailed_on: _none, ...rest }) => rest)
    const bare = () =>
      converse(
        reads('yard', '/offers', () => undated, list({ id, number: text, price: { type: 'number' }, status: state })),
      )
    const { response, confidence } = await bare().ask('how many offers have we mailed?')
    expect(confidence, response).to.be.below(0.7)
    const sure = await bare().ask('how many mailed offers are there?')
    expect([sure.data.result, (sure.confidence ?? 0) > 0.8]).to.deep.equal([1, true])
  })
})
