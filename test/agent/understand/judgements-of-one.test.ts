import { expect } from 'chai'
import { converse, reads } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = (path: string, rows: object[], properties: object) =>
  reads('inn', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const inns = ['Anchor', 'Bell', 'Crown'].map((name, at) => ({ id: 1 + at, name, stars: 3 + (at % 2) }))
const reviews = Array.from({ length: 12 }, (_, at) => ({ id: 40 + at, inn_id: 1 + (at % 3), score: 6 + (at % 3), remark: `Remark ${at}` })) // oxfmt-ignore
const ask = (message: string) =>
  converse(
    list('/inns', inns, { id: whole, name: text, stars: whole }),
    list('/reviews', reviews, { id: whole, inn_id: whole, score: whole, remark: text }),
  ).ask(message)
const result = async (message: string) => (await ask(message)).data.result

describe('the average of what many said of one', () => {
  for (const message of ['the average score per inn', 'average score by inn'])
    it(`“${message}” is not what the one itself is called loosely`, async () =>
      expect(await result(message)).to.deep.equal([
        { name: 'Crown', average_score: 8 },
        { name: 'Bell', average_score: 7 },
        { name: 'Anchor', average_score: 6 },
      ]))

  it('also at its end', async () => expect(await result('which inn has the best average score?')).to.equal('Crown'))

  it('leaves to the one what is called so', async () =>
    expect(await result('average stars of the inns')).to.be.closeTo(10 / 3, 0.01))
})

describe('“of each” of nothing that is named', () => {
  it('is never dropped', async () =>
    expect((await ask('how many reviews of each have a score of 8?')).data.result).to.equal(null))

  it('is read where it is told of what', async () =>
    expect((await ask('how many reviews of each inn have a score of 8?')).data.result).to.deep.equal([{ name: 'Crown', count: 4 }, { name: 'Anchor', count: 0 }, { name: 'Bell', count: 0 }])) // oxfmt-ignore
})
