import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = (path: string, rows: object[], properties: object) =>
  reads('port', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const STATES = ['planned', 'completed', 'abandoned']
const pilots = ['Ann Lee', 'Bob Ray'].map((name, at) => ({ id: 10 + at, name }))
const passages = Array.from({ length: 7 }, (_, at) => ({ id: 20 + at, pilot_id: 10 + (at % 2), state: STATES[at % 3] }))
const ask = async (message: string) =>
  (
    await converse(
      list('/pilots', pilots, { id: whole, name: text }),
      list('/passages', passages, { id: whole, pilot_id: whole, state: { type: 'string', enum: STATES } }),
    ).ask(message)
  ).data

describe('a state behind the name of who brought it about', () => {
  it('narrows what is counted', async () => {
    expect((await ask('how many passages has Ann Lee completed?')).result).to.equal(1)
    expect((await ask('how many passages did Bob Ray abandon?')).result).to.equal(1)
  })

  it('is no other verb, which is left to be told', async () => {
    expect((await ask('how many passages has Ann Lee forgotten?')).result).not.to.be.a('number')
    expect((await ask('how many passages has Ann Lee made?')).result).to.equal(4)
  })
})
