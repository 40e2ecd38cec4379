import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const firms = ['Aas', 'Berg', 'Dahl'].map((name, at) => ({ id: `f${at + 1}`, name }))
const bids = [
  { id: 'b1', title: 'Quay wall', firmId: 'f1', outcome: 'closed-won', amount: 900 },
  { id: 'b2', title: 'Crane', firmId: 'f1', outcome: 'drafted', amount: 400 },
  { id: 'b3', title: 'Slipway', firmId: 'f2', outcome: 'closed-lost', amount: 300 },
  { id: 'b4', title: 'Mole', firmId: 'f2', outcome: 'closed-won', amount: 200 },
  { id: 'b5', title: 'Lamp', firmId: 'f3', outcome: 'submitted', amount: 100 },
]
const yard = () =>
  converse(
    reads('yard', '/firms', () => firms, list({ id: text, name: text })),
    reads('yard', '/bids', () => bids, list({ id: text, title: text, firmId: text, amount: { type: 'number' }, outcome: { ...text, enum: ['drafted', 'submitted', 'closed-won', 'closed-lost'] } })), // oxfmt-ignore
  )
const names = async (message: string) =>
  ((await yard().ask(message)).data.result as { name: string }[]).map(one => one.name)

describe('one of several states', () => {
  it('restricts those that were said before', async () => {
    expect((await yard().ask('What percentage of closed bids are won?')).response).to.include('2 of 3')
    expect((await yard().ask('How many of the closed bids were won?')).data.result).to.equal(2)
    expect((await yard().ask('How many bids are won or lost?')).data.result).to.equal(3)
  })

  it('is lacking, whatever state the records behind “no” are in', async () => {
    expect(await names('Which firms have no open bids?')).to.deep.equal(['Berg'])
    expect(await names('firms without any won bids')).to.deep.equal(['Dahl'])
    expect(await names('firms that do not have any open bids')).to.deep.equal(['Berg'])
  })

  for (const message of [
    'Which firms have both a won and a lost bid?',
    'firms with a won and a lost bid',
    'Which firms have won and lost bids both?',
  ])
    it(`is not enough where both are asked for: ${message}`, async () => {
      expect(await names(message)).to.deep.equal(['Berg'])
    })

  it('is enough where any of them is', async () => {
    expect(await names('Which firms have a won or a lost bid?')).to.deep.equal(['Aas', 'Berg'])
    expect(await names('firms with won and lost bids')).to.deep.equal(['Aas', 'Berg'])
  })

  it('takes the place of the one before in a figure', async () => {
    const { ask } = yard()
    await ask('What is the average amount of the bids we won?')
    expect((await ask('and of those we lost?')).data.result).to.equal(300)
  })

  it('is not taken from the name of another application', async () => {
    const { ask } = converse(
      reads('yard', '/firms', () => [...firms, { id: 'f4', name: 'Old Harbour Street Supplies' }], list({ id: text, name: text })), // oxfmt-ignore
      reads('harbour', '/berths', () => [{ id: 'h1', title: 'North' }], list({ id: text, title: text })),
    )
    expect((await ask('How many firms do the yard and the harbour hold?')).confidence).to.be.below(0.5)
  })

  for (const [message, answer] of [
    ['What is our win rate?', '2 of 3'],
    ['What is the win rate of Berg?', '1 of 2'],
    ['win rate of our bids', '2 of 3'],
    ['How much money is in the pipeline?', '500'],
    ['What is our total pipeline?', '500'],
    ['our total pipeline by outcome', 'Total amount of bids'],
    ['How many bids are still in the pipeline?', '2'],
    ['the largest bid in the pipeline', 'Crane'],
  ] as const)
    it(`tells what is won and what may be: “${message}”`, async () =>
      expect((await yard().ask(message)).response).to.include(answer))

  it('leaves a pipeline alone that a service knows', async () => {
    const { ask } = converse(
      reads('builds', '/pipelines', () => [{ id: 'p1', name: 'Nightly', outcome: 'won' }], list({ id: text, name: text, outcome: { ...text, enum: ['won', 'lost', 'running'] } })), // oxfmt-ignore
    )
    expect((await ask('How many pipelines are there?')).data.result).to.equal(1)
    expect((await ask('What is the outcome of the pipeline Nightly?')).response).to.include('won')
  })
})
