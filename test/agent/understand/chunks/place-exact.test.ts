import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const shops = ['CA', 'OR', 'WA', 'IN', 'TX'].map((state, at) => ({ id: at + 1, name: `Shop ${at + 1}`, state }))
const chain = () => converse(reads('chain', '/shops', () => shops, list({ id: { type: 'integer' }, name: text, state: text }))) // oxfmt-ignore
const states = async (message: string) =>
  ((await chain().ask(message)).data.result as { state: string }[]).map(one => one.state).sort()

describe('codes that are spelt like little words', () => {
  for (const [message, expected] of [
    ['shops in CA, OR or WA', ['CA', 'OR', 'WA']],
    ['shops in OR or WA', ['OR', 'WA']],
    ['shops in TX and IN', ['IN', 'TX']],
    ['shops on the coast, meaning CA, OR or WA', ['CA', 'OR', 'WA']],
  ] as const)
    it(`are codes in a list of them: ${message}`, async () => {
      expect(await states(message)).to.deep.equal(expected)
    })

  for (const [message, expected] of [
    ['shops in CA or WA', ['CA', 'WA']],
    ['shops in CA OR WA', ['CA', 'WA']],
  ] as const)
    it(`are joints where there is no other: ${message}`, async () => {
      expect(await states(message)).to.deep.equal(expected)
    })
})
