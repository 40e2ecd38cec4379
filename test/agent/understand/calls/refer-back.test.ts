import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { scoreTools } from '../../../../src/agent/understand/calls/score-tools.ts'
import { toRecord, type KitTool } from '../../support/tool-kit.ts'
import { catalogueOf } from '../../support/tool-record.ts'

const text = (description: string) => ({ type: 'string', description })

const tools: KitTool[] = [
  {
    name: 'gallery_hours',
    description: 'Opening hours of a gallery.',
    properties: { gallery: text('Name of the gallery.') },
  },
  {
    name: 'gallery_queue',
    description: 'How long the queue at a gallery is.',
    properties: { gallery: text('Name of the gallery.') },
  },
  {
    name: 'travel_time',
    description: 'How long it takes to travel somewhere.',
    properties: { destination: text('Where the journey ends.') },
  },
  {
    name: 'cheapest_price',
    description: 'Cheapest price of a product in a town.',
    properties: { product: text('Name of the product.'), town: text('Name of the town.') },
  },
  {
    name: 'average_price',
    description: 'Average price of a product in a town.',
    properties: { product: text('Name of the product.'), town: text('Name of the town.') },
  },
  {
    name: 'shop_count',
    description: 'How many shops there are in a town.',
    properties: { town: text('Name of the town.') },
  },
  {
    name: 'train_model',
    description: 'Train a model on data.',
    properties: { trees: { type: 'integer', description: 'Number of trees.' }, data: text('Name of the data.') },
  },
]
const model = buildModel(catalogueOf(tools.map(toRecord)))

/** The calls planned for a message, as [tool, arguments]. */
async function plan(message: string): Promise<[string, Record<string, unknown>][]> {
  const read = await readText(message, new Date(2026, 0, 15))
  const ranked = scoreTools(read, model).map(choice => choice.tool)
  return (await planCalls(read, ranked)).map(({ tool, args }) => [tool.name.replace('kit_', ''), args])
}

describe('what refers back to what was said', () => {
  it('is the name that a noun stands for', async () => {
    const calls = await plan(
      'Give me the opening hours of the Northern Gallery, then tell me how long it takes to travel to the gallery.',
    )
    expect(calls).to.deep.equal([
      ['gallery_hours', { gallery: 'Northern Gallery' }],
      ['travel_time', { destination: 'Northern Gallery' }],
    ])
  })

  it('is asked of another tool by a noun alone', async () => {
    const calls = await plan('Give me the opening hours of the Northern Gallery and the queue')
    expect(calls).to.deep.equal([
      ['gallery_hours', { gallery: 'Northern Gallery' }],
      ['gallery_queue', { gallery: 'Northern Gallery' }],
    ])
  })

  it('is every value that was named', async () => {
    const calls = await plan(
      'Get the cheapest price of Alba tea in Hull and the average price of Alba tea in Dover. Also tell me how many shops there are in each town.',
    )
    expect(calls.filter(([tool]) => tool === 'shop_count')).to.deep.equal([
      ['shop_count', { town: 'Hull' }],
      ['shop_count', { town: 'Dover' }],
    ])
  })

  it('is the data that one part names, where another part only has words of its own task', async () => {
    const calls = await plan(
      'You have the data "harvest". First, train a model with 100 trees on it. Then train a second model with 200 trees.',
    )
    expect(calls).to.deep.equal([100, 200].map(trees => ['train_model', { trees, data: 'harvest' }]))
  })
})
