import { expect } from 'chai'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const number = { type: 'number' }
const at = (place: string, name: string, schema: { type: string }) => ({
  name, type: schema.type, required: place === 'path', description: '', constraints: [], in: place, schema,
}) // oxfmt-ignore
const gates = ['North', 'South'].map((name, index) => ({
  id: `g-${index + 1}`,
  name,
  status: 'open',
  quotas: { daily: 200, weekly: 900 },
}))
const properties = { id: text, name: text, status: { ...text, enum: ['open', 'shut'] }, quotas: { type: 'object', properties: { daily: number, weekly: number } } } // oxfmt-ignore
const park = () =>
  converse(
    reads('park', '/gates', () => gates, { type: 'array', items: { type: 'object', properties } }),
    {
      record: tool('park', 'set_quotas', 'PUT', '/gates/{id}/quotas', [at('path', 'id', text), at('body', 'daily', number), at('body', 'weekly', number)], {}), // oxfmt-ignore
      answer: () => ({}),
    },
    {
      record: tool('park', 'shut_gate', 'POST', '/gates/{id}/shut', [at('path', 'id', text)], {}),
      answer: () => ({}),
    },
  )

describe('an object of a record with a path of its own', () => {
  for (const [order, daily, weekly] of [
    ['set the daily quota of the North gate to 250', 250, 900],
    ['change the weekly quota of the South gate to 1000', 200, 1000],
    ['raise the daily quota of the North gate by 50', 250, 900],
  ] as const)
    it(`is changed as a whole: ${order}`, async () => {
      const { pending, response } = await park().ask(order)
      expect(pending?.args, response).to.include({ daily, weekly })
    })

  it('is asked about, and actions beside it stay actions', async () => {
    const { data } = await park().ask('what is the daily quota of the North gate?')
    expect(JSON.stringify(data.result)).to.contain('200')
    const { pending } = await park().ask('shut the North gate')
    expect(pending?.args).to.deep.equal({ id: 'g-1' })
  })

  it('is not changed where nothing says what of it', async () => {
    const { pending } = await park().ask('set the quotas of the North gate')
    expect(pending).to.equal(undefined)
  })
})
