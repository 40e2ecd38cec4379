import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const fines = [
  { id: 1, title: 'Noise', amount: 100, currency: 'EUR', state: 'open' },
  { id: 2, title: 'Parking', amount: 50, currency: 'GBP', state: 'open' },
  { id: 3, title: 'Litter', amount: 30, currency: 'EUR', state: 'paid' },
]
const fineOf = { id: { type: 'integer' }, title: text, amount: { type: 'number' }, currency: text, state: { ...text, enum: ['open', 'paid'] } } // oxfmt-ignore
const town = () => converse(reads('town', '/fines', () => fines, list(fineOf)))

describe('amounts in several currencies', () => {
  for (const [message, said, unsaid] of [
    ['what is the total amount of all fines?', ['130', '50', 'EUR', 'GBP'], '180'],
    ['average amount of the open fines', ['100', '50'], '75'],
    ['total amount of the fines in euros', ['130'], 'GBP'],
    ['total amount of fines by state', ['150', '30'], 'GBP 50'],
  ] as const)
    it(`tells “${message}”`, async () => {
      const { response } = await town().ask(message)
      for (const part of said) expect(response).to.include(part)
      expect(response).not.to.include(unsaid)
    })
})
