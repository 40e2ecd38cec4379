import { expect } from 'chai'
import { tool } from '../../support/library/catalogue.ts'
import { converse, reads, type Served } from '../../support/styles/serve.ts'
import { text } from '../../support/memory/schemas.ts'

const whole = { type: 'integer' }
const list = (path: string, rows: object[], properties: object) =>
  reads('pottery', path, () => rows, { type: 'array', items: { type: 'object', properties } })

const KINDS = ['cat', 'rose', 'fern']
const plant = { id: whole, kind: { type: 'string', enum: KINDS }, organic: { type: 'boolean' }, price: { type: 'number' }, bed_id: whole } // oxfmt-ignore
const plants = Array.from({ length: 9 }, (_, at) => ({ id: 10 + at, kind: KINDS[at % 3], organic: at < 4, price: `${(at + 8) * 10}.00`, bed_id: 1 + (at % 3) })) // oxfmt-ignore
const beds = ['A1', 'B2', 'C14'].map((code, at) => ({ id: at + 1, code, shaded: at === 1 }))
const customers = [{ id: 90, name: 'Ida Falk', category: 'retail' }]

/** A change of figurines; nothing here may call it. */
const change: Served = {
  record: tool(
    'pottery',
    'patch_figurines',
    'PATCH',
    '/figurines/{id}',
    [
      { name: 'id', type: 'integer', required: true, description: '', constraints: [], in: 'path', schema: whole },
      { name: 'organic', type: 'boolean', required: false, description: '', constraints: [], in: 'body', schema: plant.organic }, // oxfmt-ignore
    ],
    { type: 'object', properties: plant },
  ),
  answer: () => ({}),
}
/** A conversation of its own for each message. */
const ask = (message: string) =>
  converse(
    list('/figurines', plants, plant),
    list('/beds', beds, { id: whole, code: text, shaded: { type: 'boolean' } }),
    list('/customers', customers, { id: whole, name: text, category: { type: 'string', enum: ['retail', 'trade'] } }),
    change,
  ).ask(message)
const ids = async (message: string) => [(await ask(message)).data.result as { id: number }[]].flat().map(({ id }) => id).sort() // oxfmt-ignore

describe('flags, kinds and short codes', () => {
  it('a yes/no field is no noun of the same stem, and describes what stands for its records', async () => {
    expect(await ids('list the organic roses')).to.deep.equal([11])
    const { data, pending } = await ask('organic cats')
    expect(pending).to.equal(undefined)
    expect((data.result as { id: number }[]).map(({ id }) => id)).to.deep.equal([10, 13])
  })

  it('a short word of the data is no short form of a field', async () =>
    expect(await ids('cats')).to.deep.equal([10, 13, 16]))

  it('a letter and a digit name a record, in any case', async () => {
    expect(await ids('bed B2')).to.deep.equal([2])
    expect(await ids('show bed a1')).to.deep.equal([1])
    expect(await ids('figurines in bed C14')).to.deep.equal([12, 15, 18])
  })

  it('numbers that come as text are compared as numbers', async () =>
    expect(await ids('figurines with a price over 120')).to.deep.equal([15, 16, 17, 18]))

  it('an order keeps its flag', async () =>
    expect((await ask('mark figurine 15 as organic')).pending?.args).to.deep.equal({ id: 15, organic: true }))
})
