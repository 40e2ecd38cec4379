import { expect } from 'chai'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { button, field, text, type Part } from '../goals/done-on.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const sign = (name: string): Part => text(name, { clickable: true })
const stepper = (name: string): Part => ({
  role: 'generic',
  in: [text(name), { role: 'generic', in: [sign('−'), text('0'), sign('+')] }],
})
const SEEDS = [...['Kale', 'Leek', 'Chard'].map(stepper), field('Remarks'), button('Check out')]
const read = (message: string, more: Part[] = []) =>
  fitMessage(message, snapshotOf([...SEEDS, ...more]))?.map(piece =>
    piece.kind === 'set' ? `${piece.of.names[0]}=${piece.value}` : piece.kind === 'later' ? piece.text : piece.kind,
  )

describe('amounts that an order takes up again', () => {
  for (const order of [
    'Put that many in the basket',
    'Add those to my order',
    'Please put these amounts into my cart',
    'Add as many of each to the bag',
  ])
    it(`are set where they were said: ${order}`, () => {
      expect(read(`We need 2 of kale and 3 of leek. ${order}.`)).to.deep.equal(['Kale=2', 'Leek=3'])
    })

  it('go before what is left for later', () => {
    expect(read('I need 2 of kale. Put that many in the basket and check out.')).to.deep.equal(['Kale=2', 'press'])
  })

  it('are in no basket where a button puts them there, where none were said, and in no other place', () => {
    const own = 'Put that many in the basket.'
    expect(read(`I need 2 of kale. ${own}`, [button('Add to basket')])).not.to.deep.equal(['Kale=2'])
    expect(read(`Remarks: none at all. ${own}`)).not.to.deep.equal(['Remarks=none at all'])
    expect(read('I need 2 of kale. Put them in the green bin.')).not.to.deep.equal(['Kale=2'])
  })
})
