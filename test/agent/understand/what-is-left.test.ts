import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const paints = [
  { id: 1, name: 'Sea Blue', on_hand: 14, reorder_level: 5 },
  { id: 2, name: 'Rust Red', on_hand: 3, reorder_level: 9 },
]
const ladders = [
  { id: 1, name: 'Long Tom', steps: 12 },
  { id: 2, name: 'Short Sam', steps: 3 },
]
const shed = () =>
  converse(
    reads('shed', '/paints', () => paints, list({ id: whole, name: text, on_hand: whole, reorder_level: whole })),
    reads('shed', '/ladders', () => ladders, list({ id: whole, name: text, steps: whole })),
  )
const answer = async (message: string) => shed().ask(message)

describe('what is left', () => {
  it('of one record is the figure of what is on hand', async () =>
    expect((await answer('how many Rust Red do we have left?')).response).to.match(/\b3\b/))

  it('of many is that figure added up, not the number of records', async () => {
    const { data, confidence } = await answer('how many paints do we have left?')
    expect(data.result).to.equal(17)
    expect(confidence).to.be.below(0.8)
  })

  for (const message of ['how many ladders do we have left?', 'how many Long Tom are remaining?'])
    it(`is not answered where nothing tells it: “${message}”`, async () =>
      expect((await answer(message)).data.error).to.not.equal(undefined))
})

describe('what a figure says is left', () => {
  const rowers = [
    { id: 1, name: 'Ann Moor', email: 'a@row.example', allowance_left: 4 },
    { id: 2, name: 'Ben Oak', email: 'b@row.example', allowance_left: 0 },
  ]
  const properties = { id: whole, name: text, email: text, allowance_left: whole }

  it('is none where it is zero', async () => {
    const { ask } = converse(reads('row', '/rowers', () => rowers, list(properties)))
    const { data } = await ask('rowers with no allowance left')
    expect(data.result).to.deep.equal([rowers[1]])
  })
})
