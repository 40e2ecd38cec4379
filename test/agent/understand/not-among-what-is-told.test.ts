import { expect } from 'chai'
import { list, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const id = { type: 'integer' }
const rowers = [
  { id: 1, first_name: 'Ida', last_name: 'Moss', phone: '01 55', grade: 'senior' },
  { id: 2, first_name: 'Per', last_name: 'Lund', phone: '01 56', grade: 'novice' },
]
const outings = [
  { id: 11, title: 'Dawn row', cox: 1, crew: [1, 2] },
  { id: 12, title: 'Dusk row', cox: 2, crew: [2] },
]
const ask = (message: string) =>
  converse(
    reads('club', '/rowers', () => rowers, list({ id, first_name: text, last_name: text, phone: text, grade: text })),
    reads('club', '/outings', () => outings, list({ id, title: text, cox: { type: 'integer', description: 'The rower who steers' }, crew: { type: 'array', items: id, description: 'Rowers in the boat' } })), // oxfmt-ignore
  ).ask(message)

describe('what is asked of somebody and not told', () => {
  it('is not told surely by who they are', async () => {
    const { confidence, response } = await ask('which crews is Ida Moss on?')
    expect(confidence, response).to.be.lessThan(0.8)
    expect((await ask('what grade is Ida Moss in?')).data.result).to.equal('senior')
  })

  it('is no reason to say that nobody is called so', async () => {
    for (const name of ['Ida Moss', 'Ida']) {
      const { data, response } = await ask(`what crew is ${name} in?`)
      expect(data.error?.code === 'NOT_FOUND', response).to.equal(false)
      expect(response).to.not.contain('no record called')
    }
    expect((await ask('what grade is Uma Stone in?')).response).to.contain('Uma Stone')
  })
})
