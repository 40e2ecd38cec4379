import { expect } from 'chai'
import { asksToDraw } from '../../../src/agent/answer/as-chart.ts'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const riders = [
  ['Ann Lee', 'Gazelle', 'Oslo', 31, '2024-02-03'],
  ['Bo Falk', 'Gazelle', 'Bergen', 44, '2024-02-20'],
  ['Cy Dunn', 'Batavus', 'Oslo', 27, '2024-05-01'],
].map(([name, sponsor, town, points, joined_on], at) => ({ id: at + 1, name, sponsor, town, points, joined_on }))
const clubs = [{ id: 1, name: 'Sprinters', sponsor: 'Batavus' }]
const tour = () =>
  converse(
    reads('tour', '/riders', () => riders, list({ id: whole, name: text, sponsor: { ...text, enum: ['Gazelle', 'Batavus'] }, town: text, points: whole, joined_on: { ...text, format: 'date' } })), // oxfmt-ignore
    reads('tour', '/clubs', () => clubs, list({ id: whole, name: text, sponsor: text })),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)

describe('an answer that is to be drawn', () => {
  for (const [message, kind] of [
    ['show me a bar chart of the riders by town', 'bar'],
    ['pie chart of riders by town', 'share'],
    ['riders by town as a pie chart', 'share'],
    ['plot the riders by town', 'bar'],
  ] as const)
    it(`is answered and drawn: ${message}`, async () => {
      const { response, data } = await tour().ask(message)
      expect(response).to.match(/Oslo 2.*Bergen 1/)
      expect(data.chart?.kind).to.equal(kind)
    })

  it('a trend is one over time', async () => {
    const { response, data } = await tour().ask('trend of riders who joined in 2024')
    expect(response).to.match(/2024-02 2/)
    expect(data.chart?.kind).to.equal('line')
  })

  it('says so where there is nothing to draw, and draws nothing else', async () => {
    expect((await tour().ask('a bar chart of the points of Ann Lee')).response).to.match(/nothing to draw/)
    expect(asksToDraw('riders of the orient express')).to.equal(undefined)
  })
})

describe('what those asked for have in common with one of them', () => {
  it('is told by a field of hers: the noun before is what is asked for', async () => {
    expect(ids((await tour().ask("riders in Ann Lee's town")).data.result)).to.deep.equal([3])
    expect((await tour().ask("how many riders are with Ann Lee's sponsor")).data.result).to.equal(1)
  })

  it('one alone is asked for by the field', async () => {
    expect((await tour().ask("what is Ann Lee's town")).data.result).to.equal('Oslo')
  })
})

describe('the one that was found, and which of two', () => {
  it('is spoken of by its noun', async () => {
    const { ask } = tour()
    await ask('which riders are in Bergen?')
    expect(ids((await ask('what is the sponsor of this rider?')).data.result)).to.deep.equal([2])
  })

  it('is one of those that are named', async () => {
    for (const which of ['which of the two', 'which one of these two riders'])
      expect((await tour().ask(`${which} has the higher points, Ann Lee or Bo Falk?`)).response).to.match(/^Bo Falk/)
  })
})

describe('so many of those in an order', () => {
  it('are the first by it', async () => {
    const { data } = await tour().ask('list the riders sorted by points descending, only the first 2')
    expect(ids(data.result)).to.deep.equal([2, 1])
    expect(ids((await tour().ask('riders ordered by points ascending, just the first 2')).data.result)).to.deep.equal([3, 1]) // oxfmt-ignore
  })
})
