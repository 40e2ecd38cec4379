import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text, list } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const docks = ['3A', '3B', '4A', '12C'].map((name, at) => ({ id: `d${at}`, name, crane: `K${at}` }))
const boats = ['Heron', 'Tern', 'Egret', 'Grebe', 'Smew'].map((name, at) => ({
  id: `b${at}`,
  name,
  dockId: `d${at % 3}`,
  valueBn: 2 * at,
}))
const probes = ['Lagoon', 'Estuary'].map((name, at) => ({ id: `p${at}`, name }))
const readings = [
  [7, 'p0', 'surface'],
  [9, 'p0', 'tidal'],
  [2, 'p1', 'surface'],
  [40, 'p1', 'tidal'],
].map(([value, probeId, layer], at) => ({ id: `r${at}`, value, probeId, layer }))
const visits = [
  { id: 'v1', probeId: 'p0', rating: 4 },
  { id: 'v2', probeId: 'p0', rating: 2 },
]
const water = () =>
  converse(
    reads('water', '/docks', () => docks, list({ id: text, name: text, crane: text })),
    reads('water', '/boats', () => boats, list({ id: text, name: text, dockId: text, valueBn: whole })),
    reads('water', '/probes', () => probes, list({ id: text, name: text })),
    reads('water', '/readings', () => readings, list({ id: text, value: whole, probeId: text, layer: { ...text, enum: ['surface', 'tidal'] } })), // oxfmt-ignore
    reads('water', '/visits', () => visits, list({ id: text, probeId: text, rating: whole })),
  )
const rowsOf = async (message: string) =>
  ((await water().ask(message)).data.result as { id: string }[]).map(one => one.id).sort()
const resultOf = async (message: string) => (await water().ask(message)).data.result

describe('a figure and a letter without a space', () => {
  for (const [message, expected] of [
    ['Which boats are at 3A?', ['b0', 'b3']],
    ['boats at dock 3B', ['b1', 'b4']],
    ['boats of 4a', ['b2']],
  ] as const)
    it(`is the name of a record where the data have one: ${message}`, async () => {
      expect(await rowsOf(message)).to.deep.equal(expected)
    })

  it('is read whole in lower case, too, where it might be billions', async () => {
    expect(await resultOf('what crane does 3b have')).to.equal('K1')
  })
  it('counts those of each of two', async () => {
    expect(await resultOf('Which dock has more boats, 3A or 4A?')).to.equal('3A')
  })
})

describe('records that are one figure', () => {
  for (const [message, expected] of [
    ['average reading', 14.5],
    ['What is the average reading of the Lagoon probe?', 8],
    ['average tidal reading', 24.5],
    ['Which probe has the highest average reading?', 'Estuary'],
  ] as const)
    it(`stand for it behind an average: ${message}`, async () => {
      expect(await resultOf(message)).to.equal(expected)
    })

  it('stand for it in every group', async () => {
    const groups = (await resultOf('Average reading per probe')) as { average_value: number }[]
    expect(groups.map(one => one.average_value).sort()).to.deep.equal([21, 8])
  })
  for (const [message, expected] of [
    ['Which readings are below 8?', ['r0', 'r2']],
    ['Which of the tidal readings are under 20?', ['r1']],
    ['readings between 7 and 10', ['r0', 'r1']],
  ] as const)
    it(`are bound by it: ${message}`, async () => {
      expect(await rowsOf(message)).to.deep.equal(expected)
    })

  it('are counted where their plural is divided by others', async () => {
    expect(await resultOf('average visits per probe')).to.equal(1)
  })
  it('say so where the noun is no word for the figure', async () => {
    const { response, data } = await water().ask('average visit')
    expect([data.result, response]).to.deep.equal([3, 'The average rating of visits is 3. (I took the average of the visit records as that of their rating.)']) // oxfmt-ignore
  })
})
