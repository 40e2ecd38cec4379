import { expect } from 'chai'
import { int, list, num, of, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const glazes = [
  { id: 1, name: 'Ash White', restDays: 3, price: 9 },
  { id: 2, name: 'Moss Green', restDays: 8, price: 12 },
]
const pots = [
  { id: 11, glazeId: 1, state: 'cooling' },
  { id: 12, glazeId: 2, state: 'sold' },
]
const GLAZE = { id: int, name: text, restDays: { ...int, description: 'Days it has to cool' }, price: num }
const ask = (message: string) =>
  converse(
    reads('pottery', '/glazes', () => glazes, list(GLAZE)),
    reads('pottery', '/pots', () => pots, list({ id: int, glazeId: int, state: of('cooling', 'sold') })),
  ).ask(message)

describe('what something has to do, beside a state of doing it', () => {
  for (const message of [
    'How long does Moss Green have to cool?',
    'How long must Moss Green cool?',
    'How long does Moss Green need to cool before we can sell it?',
    'How long does Moss Green have to cool before it can be packed?',
  ])
    it(`is no such state: ${message}`, async () => {
      const { data, response } = await ask(message)
      expect(data.result, response).to.equal(8)
      expect(response).to.not.contain('cooling')
    })

  it('is bounded as the figure that is told so', async () => {
    const { response, confidence } = await ask('Which glazes have to cool for more than 5 days?')
    expect(response)
      .to.match(/^1 glaze .*Moss Green/)
      .and.not.contain('cooling')
    expect(confidence).to.be.at.least(0.8)
  })

  it('is the state where it goes on', async () =>
    expect((await ask('How many pots are cooling?')).data.result).to.equal(1))
})
