import { expect } from 'chai'
import { patchOf } from '../../../../src/agent/understand/writes/json-patch.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const row = { id: whole, companyName: text, creditLimit: whole, isBlocked: { type: 'boolean' }, contact: { type: 'object', properties: { email: text } } } // oxfmt-ignore
const dealers = ['Alder', 'Birch'].map((companyName, at) => ({ id: at + 7, companyName, creditLimit: 500, isBlocked: false, contact: { email: `${companyName.toLowerCase()}@mail.example` } })) // oxfmt-ignore
const operations = { type: 'array', items: { type: 'object', properties: { op: text, path: text, from: text, value: {} } } } // oxfmt-ignore
const parameter = (name: string, schema: { type: string }, place: string) => ({ name, type: schema.type, required: true, description: '', constraints: [], in: place, schema }) // oxfmt-ignore

const office = () =>
  converse(
    reads('office', '/dealers', () => dealers, { type: 'array', items: { type: 'object', properties: row } }),
    { record: tool('office', 'patch_dealer', 'PATCH', '/dealers/{id}', [parameter('id', whole, 'path'), parameter('body', operations, 'body')] as never, {}), answer: () => ({}) }, // oxfmt-ignore
  )

describe('changes as a list of operations', () => {
  for (const [order, path, value] of [
    ['set the credit limit of Alder to 900', '/creditLimit', 900],
    ['block the dealer Birch', '/isBlocked', true],
    ['change the email of Birch to ann@new.example', '/contact/email', 'ann@new.example'],
  ] as const)
    it(`replace a field of the records: “${order}”`, async () => {
      const { pending, response } = await office().ask(order)
      expect(pending?.args, response).to.deep.equal({
        id: order.includes('Alder') ? 7 : 8,
        body: [{ op: 'replace', path, value }],
      })
    })

  it('leave the key of a record as it is', async () => {
    const { pending } = await office().ask('set the id of Alder to 9')
    expect(pending).to.equal(undefined)
  })

  it('write signs of paths as pointers do', () =>
    expect(patchOf({ 'a/b': 1, c: { 'd~e': null } })).to.deep.equal([
      { op: 'replace', path: '/a~1b', value: 1 },
      { op: 'replace', path: '/c/d~0e', value: null },
    ]))
})
