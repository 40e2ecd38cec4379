import { expect } from 'chai'
import { readFields } from '../../../../src/agent/understand/entity-model/entity-fields.ts'
import { learnFields } from '../../../../src/agent/understand/entity-model/learn-fields.ts'
import type { Entity } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { tool } from '../../../support/library/catalogue.ts'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const parameter = (name: string, schema: { type: string; description?: string }, place: string, required = false) => ({
  name, type: schema.type, required, description: schema.description ?? '', constraints: [], in: place, schema,
}) // oxfmt-ignore

/** Barrels of a cellar; what is told of the rest of an angel's share differs. */
function cellar(share: { type: string; description?: string }, shares: number[]) {
  const size = { type: 'integer', description: '1 = firkin, 2 = hogshead, 3 = puncheon' }
  const wage = { type: 'number' }
  const fields = { id: { type: 'integer' }, label: text, evaporationRate: share, size, daily_wage_eur: wage }
  const rows = shares.map((evaporationRate, at) => ({
    id: at + 1, label: `Cask ${'ABC'[at]}`, evaporationRate, size: at + 1, daily_wage_eur: 10,
  })) // oxfmt-ignore
  const body = [
    parameter('label', text, 'body', true),
    parameter('evaporationRate', share, 'body'),
    parameter('size', size, 'body'),
    parameter('daily_wage_eur', wage, 'body'),
  ]
  const id = parameter('id', { type: 'integer' }, 'path', true)
  return converse(
    reads('cellar', '/casks', () => rows, list(fields)),
    { record: tool('cellar', 'fill_cask', 'POST', '/casks', body, {}), answer: () => ({}) },
    {
      record: tool(
        'cellar',
        'patch_cask',
        'PATCH',
        '/casks/{id}',
        [id, ...body.map(p => ({ ...p, required: false }))],
        {},
      ),
      answer: () => ({}),
    },
  )
}

describe('a percentage where a service holds a part of 1', () => {
  const number = { type: 'number' }
  const changed = async (share: { type: string; description?: string }, shares: number[]) =>
    await cellar(share, shares).ask('set the evaporation rate of Cask B to 15%')

  it('is written as that part where the description tells it', async () => {
    for (const description of ['0.1 is 10 %', 'as a fraction', '.05 means 5 percent']) {
      const { pending, response } = await changed({ ...number, description }, [0, 0, 0])
      expect(pending?.args, `${description}: ${response}`).to.deep.equal({ id: 2, evaporationRate: 0.15 })
    }
  })

  it('is written as that part where the records show it, and as it is where they show higher figures', async () => {
    expect((await changed(number, [0, 0.02, 0.3])).pending?.args).to.deep.equal({ id: 2, evaporationRate: 0.15 })
    expect((await changed(number, [0, 2, 30])).pending?.args).to.deep.equal({ id: 2, evaporationRate: 15 })
  })

  it('is asked about where nothing tells it', async () => {
    const { pending, response } = await changed(number, [0, 0, 0])
    expect(pending, response).to.equal(undefined)
    expect(response).to.match(/as 15 or as 0\.15/)
  })

  it('is what figures of a rate show, not what counts do', () => {
    const fields = readFields({ type: 'object', properties: { taxRate: number, boxes: number } })
    const entity = { fields } as unknown as Entity
    learnFields(entity, [{ taxRate: 0.2, boxes: 0.5 }, { taxRate: 0, boxes: 1 }]) // oxfmt-ignore
    expect(entity.fields.map(field => field.fraction)).to.deep.equal([true, undefined])
  })
})

describe('codes that a description explains', () => {
  const rate = { type: 'number' }
  it('are meant by what they stand for in a change', async () => {
    const { pending, response } = await cellar(rate, [1, 2, 3]).ask('change Cask A to puncheon')
    expect(pending?.args, response).to.deep.equal({ id: 1, size: 3 })
  })

  it('and in a new record, before the name of the field too', async () => {
    const { pending, response } = await cellar(rate, [1, 2, 3]).ask(
      'add a cask: label "Cask Z", hogshead size, day wage 40',
    )
    expect(pending?.args, response).to.deep.equal({ label: 'Cask Z', size: 2, daily_wage_eur: 40 })
  })
})
