import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const looms = ['Ash', 'Birch', 'Cedar'].map((name, at) => ({ id: at + 1, name, shafts: at + 2 }))
const weavers = ['Ida', 'Jon'].map((name, at) => ({ id: at + 1, name, town: 'Borås' }))
const conversation = () =>
  converse(
    reads('mill', '/looms', () => looms, list({ id: whole, name: text, shafts: whole })),
    reads('guild', '/weavers', () => weavers, list({ id: whole, name: text, town: text })),
  )

describe('a list of everything', () => {
  for (const message of ['list all our looms', 'show me every weaver', 'which looms do we have?', 'weavers'])
    it(`is as sure as any other where every word only asks for it: ${message}`, async () => {
      const { data, confidence } = await conversation().ask(message)
      expect(data.result).to.be.an('array')
      expect(confidence).to.be.above(0.9)
    })

  for (const message of ['list the looms worth having a go at', 'looms by now'])
    it(`is not where another word was passed over: ${message}`, async () => {
      expect((await conversation().ask(message)).confidence).to.be.below(0.8)
    })
})

it('what only means alike elsewhere is no rival of the noun itself', async () => {
  const { confidence } = await conversation().ask('how many looms and how many weavers do we have?')
  expect(confidence).to.be.above(0.9)
})
