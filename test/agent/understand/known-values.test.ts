import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = {
  type: 'array',
  items: { type: 'object', properties: { id: whole, name: text, price: { type: 'number' } } },
}
const description =
  'Name of a season. `Spring Fair` has what flowers early; `Winter Market` what keeps. Without it: all.'

const plants = [
  ['Snowdrop', 3, ['Spring Fair', 'Winter Market']],
  ['Tulip', 5, ['Spring Fair']],
  ['Crocus', 2, ['Spring Fair']],
  ['Holly', 9, ['Winter Market']],
  ['Fern', 7, []],
].map(([name, price, seasons], at) => ({ id: at + 1, name, price, seasons }))

/** Plants that do not tell in which seasons they are sold: only the list can be asked for those of one. */
const nursery = () =>
  converse(
    reads(
      'nursery',
      '/plants',
      ({ season_name: season }) =>
        plants
          .filter(({ seasons }) => season === undefined || (seasons as string[]).includes(String(season)))
          .map(({ seasons: _seasons, ...plant }) => plant),
      list,
      { season_name: { ...text, description } },
    ),
  )
const ids = (result: unknown) => (result as { id: number }[]).map(({ id }) => id)
const resultOf = async (message: string) => (await nursery().ask(message)).data.result

describe('values that a parameter is known to take and no record tells', () => {
  it('are told', async () => {
    for (const message of ['what seasons are there?', 'list the seasons'])
      expect(await resultOf(message), message).to.deep.equal(['Spring Fair', 'Winter Market'])
    expect(await resultOf('how many seasons are there?')).to.equal(2)
  })

  it('are groups, each asked for by itself', async () => {
    for (const message of ['how many plants does each season have?', 'plants per season', 'number of plants by season'])
      expect(await resultOf(message), message).to.deep.equal({ 'Spring Fair': 3, 'Winter Market': 2 })
    expect(await resultOf('average price of the plants in each season')).to.deep.equal({
      'Spring Fair': 10 / 3,
      'Winter Market': 6,
    })
  })

  it('one of two has more', async () => {
    for (const message of [
      'which season has more plants, Spring Fair or Winter Market?',
      'which season has the most plants?',
    ])
      expect(await resultOf(message), message).to.equal('Spring Fair')
    expect(await resultOf('which season has fewer plants, Spring Fair or Winter Market?')).to.equal('Winter Market')
  })

  it('both are said by their noun', async () => {
    expect(ids(await resultOf('which plants are in both seasons?'))).to.deep.equal([1])
  })

  it('leave out what one of them selects', async () => {
    expect(ids(await resultOf('plants in Spring Fair but not in Winter Market'))).to.deep.equal([2, 3])
    expect(ids(await resultOf('which plants are not in the Spring Fair season?'))).to.deep.equal([4, 5])
  })

  it('of two that are left out nothing is claimed', async () => {
    const { confidence } = await nursery().ask('plants that are not in Spring Fair and not in Winter Market')
    expect(confidence).to.be.below(0.5)
  })
})
