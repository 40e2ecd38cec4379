import { expect } from 'chai'
import { converse, reads } from '../support/styles/serve.ts'
import { text } from '../support/memory/schemas.ts'

const berth = { type: 'object', properties: { id: text, name: text, quay: text } }
const berths = [{ id: 'b1', name: 'Vika', quay: 'north' }]
const harbour = () =>
  converse(
    reads('harbour', '/my-berths', () => ({ berths, licence_code: 'LC-7', total: 1, owner_status: 'paid' }), {
      type: 'object',
      properties: { berths: { type: 'array', items: berth }, licence_code: text, owner_status: text, total: { type: 'integer' } }, // oxfmt-ignore
    }),
  )

describe('what a list says beside its records', () => {
  for (const [message, value] of [
    ['What is my licence code?', 'LC-7'],
    ['licence code of my berths please', 'LC-7'],
    ['Which owner status do I have?', 'paid'],
  ] as const)
    it(`answers “${message}”`, async () => {
      const { response, data, toolsUsed } = await harbour().ask(message)
      expect(data.result).to.equal(value)
      expect(response).to.include(value)
      expect(toolsUsed).to.deep.equal(['harbour_get_my_berths'])
    })

  it('leaves everything else to the records', async () => {
    for (const message of ['What is the licence code of Vika?', 'How many berths do I have?', 'What is my code?'])
      expect((await harbour().ask(message)).data.result, message).to.not.equal('LC-7')
  })
})
