import { expect } from 'chai'
import { createToolKit, type KitTool } from '../support/tool-kit.ts'
import { text } from '../../support/memory/schemas.ts'

const number = { type: 'number' }
const tools: KitTool[] = [
  {
    name: 'get_weather',
    description: 'Current weather of a city',
    properties: { city: text, unit: { type: 'string', enum: ['celsius', 'fahrenheit'] } },
    required: ['city'],
    call: ({ city }) => (city === 'Atlantis' ? new Error('No such city') : { temperature: 21, sky: 'clear' }),
  },
  {
    name: 'add',
    description: 'Adds two numbers',
    properties: { a: number, b: number },
    call: ({ a, b }) => Number(a) + Number(b),
  },
  {
    name: 'square_root',
    description: 'Square root of a number',
    properties: { value: number },
    call: ({ value }) => `{"result": ${Math.sqrt(Number(value))}}`,
  },
  {
    name: 'departure_board',
    description: 'Departure board of a station: the next trains that leave it',
    properties: { station: text },
    call: () => Array.from({ length: 12 }, (_, n) => ({ id: n, name: `IC ${n}`, stop: { platform: n } })),
  },
  {
    name: 'switch_lamp',
    description: 'Switches the lamp of a room',
    properties: { room: text, state: { type: 'string', enum: ['bright', 'dim'] } },
    readOnly: false,
    call: ({ room }) => (room === 'attic' ? new Error('The lamp is broken') : { ok: true }),
  },
]
const kit = () => createToolKit(tools)

describe('calls of tools that are not about records', () => {
  it('are answered with the value in a sentence', async () => {
    const { data, response, toolsUsed } = await kit().ask('add 2 and 3')
    expect(data.result).to.equal(5)
    expect(response).to.equal('Add (a 2, b 3): 5')
    expect(toolsUsed).to.deep.equal(['kit_add'])
  })

  it('read JSON that a tool gives as text, and take off a wrapper around one value', async () => {
    const { data, response } = await kit().ask('what is the square root of 49?')
    expect(data.result).to.equal(7)
    expect(response).to.include('7')
  })

  it('show a list as a table, with the names in words', async () => {
    const { data, response } = await kit().ask('departure board of Berlin')
    expect(data.columns).to.deep.equal(['id', 'name', 'stop.platform'])
    expect(data.total).to.equal(12)
    expect(response).to.match(/12 results: IC 0, .* and 2 more/)
  })

  it('are made one by one for several values, each answered under its own name', async () => {
    const talk = kit()
    const { data, response } = await talk.ask('what is the weather in Oslo and Rome?')
    expect(talk.calls.map(c => c.args.city)).to.have.members(['Oslo', 'Rome'])
    expect(response).to.match(/city Oslo.*21[\s\S]*city Rome.*21/)
    expect(data.result).to.have.length(2)
  })

  it('tell a part that failed, with the part that did not', async () => {
    const { data, response, confidence } = await kit().ask('what is the weather in Atlantis and Rome?')
    expect(response).to.match(/Atlantis.* failed: No such city/)
    expect(response).to.match(/city Rome.*21/)
    expect(data.error?.code).to.equal('INCOMPLETE')
    expect(data.complete).to.equal(false)
    expect(confidence).to.be.at.most(0.4)
  })

  it('are planned, not made, in a dry run', async () => {
    const talk = createToolKit(tools, { dryRun: true })
    const { data } = await talk.ask('what is the weather in Oslo and Rome?')
    expect(data.plan?.steps).to.deep.equal([
      { id: 'r1', tool: 'kit_get_weather', args: { city: 'Oslo' } },
      { id: 'r2', tool: 'kit_get_weather', args: { city: 'Rome' } },
    ])
    expect(talk.calls).to.deep.equal([])
  })
})

describe('an argument that a call lacks', () => {
  it('is asked for in words, and the call goes on with the reply', async () => {
    const talk = kit()
    const asked = await talk.ask('get weather')
    expect(asked.data.error?.code).to.equal('NEEDS_INPUT')
    expect(asked.response).to.include('city')
    expect(talk.calls).to.deep.equal([])
    expect((await talk.ask('Lisbon')).data.result).to.deep.equal({ temperature: 21, sky: 'clear' })
    expect(talk.calls).to.deep.equal([{ tool: 'kit_get_weather', args: { city: 'Lisbon' } }])
  })

  it('is asked for one at a time, with what it may be', async () => {
    const talk = kit()
    await talk.ask('switch lamp')
    const second = await talk.ask('the kitchen')
    expect(second.response).to.include('bright, dim')
    const third = await talk.ask('dim')
    expect(third.pending?.args).to.deep.equal({ room: 'kitchen', state: 'dim' })
    expect(talk.calls).to.deep.equal([])
  })

  it('is asked for again when the reply is no value of its kind', async () => {
    const talk = kit()
    await talk.ask('square root')
    const { data } = await talk.ask('a lot')
    expect(data.result ?? null).to.equal(null)
    expect(talk.calls).to.deep.equal([])
  })

  it('is forgotten with “never mind”, and with a request of another kind', async () => {
    const talk = kit()
    await talk.ask('get weather')
    expect((await talk.ask('never mind')).response).to.include('not called')
    await talk.ask('get weather')
    expect((await talk.ask('add 2 and 3')).data.result).to.equal(5)
    expect(talk.calls.map(c => c.tool)).to.deep.equal(['kit_add'])
  })

  it('keeps a dry run from planning anything', async () => {
    const { data } = await createToolKit(tools, { dryRun: true }).ask('get weather')
    expect(data.plan).to.equal(undefined)
    expect(data.error?.code).to.equal('NEEDS_INPUT')
  })
})

describe('calls that may change something', () => {
  const BOTH = 'switch lamp in room "kitchen" to state "bright", then switch lamp in room "hall" to state "dim"'

  it('wait each for its own yes, one after the other', async () => {
    const talk = kit()
    const first = await talk.ask(BOTH)
    expect(first.pending?.args).to.deep.equal({ room: 'kitchen', state: 'bright' })
    expect(first.response).to.include('one more call follows')
    expect(talk.calls).to.deep.equal([])
    const second = await talk.approve(first.pending!)
    expect(talk.calls).to.have.length(1)
    expect(second.pending?.args).to.deep.equal({ room: 'hall', state: 'dim' })
    const third = await talk.approve(second.pending!)
    expect(third.pending).to.equal(undefined)
    expect(talk.calls.map(c => c.args.room)).to.deep.equal(['kitchen', 'hall'])
  })

  it('tell what was answered once they had their yes', async () => {
    const talk = createToolKit([{ ...tools[1]!, readOnly: false }])
    const { pending } = await talk.ask('add 2 and 3')
    expect(talk.calls).to.deep.equal([])
    const { response, data } = await talk.approve(pending!)
    expect(response).to.match(/^Done: call kit_add with .+ It answered: 5$/)
    expect(data.result).to.equal(5)
  })

  it('stop at one that failed, and say what was not made', async () => {
    const talk = kit()
    const first = await talk.ask(BOTH.replace('kitchen', 'attic'))
    const second = await talk.approve(first.pending!)
    expect(second.response).to.match(/not done: The lamp is broken[\s\S]*after it was not made/)
    expect(second.pending).to.equal(undefined)
    expect(talk.calls).to.have.length(1)
  })

  it('are made in their order where no approval is wanted, up to the first that fails', async () => {
    const talk = createToolKit(tools, { approvals: 'never' })
    await talk.ask(BOTH)
    expect(talk.calls.map(c => c.args.room)).to.deep.equal(['kitchen', 'hall'])
    const broken = createToolKit(tools, { approvals: 'never' })
    const { response, data } = await broken.ask(BOTH.replace('kitchen', 'attic'))
    expect(broken.calls).to.have.length(1)
    expect(response).to.match(/The lamp is broken[\s\S]*after it was not made/)
    expect(data.error?.code).to.equal('TOOL_FAILED')
  })
})

describe('results as arguments of other calls', () => {
  const shop: KitTool[] = [
    {
      name: 'get_price',
      description: 'Price of a product',
      properties: { product: text },
      call: ({ product }) => (product === 'ladder' ? { product } : { product, price: 20, stock: 3 }),
    },
    {
      name: 'convert_currency',
      description: 'Converts an amount of money to another currency',
      properties: { price: { type: 'number', description: 'The price to convert' }, currency: text },
      call: ({ price }) => Number(price) * 2,
    },
  ]

  it('are taken where the message names the tool that gives them', async () => {
    const talk = createToolKit(shop)
    const { data, response } = await talk.ask('convert the price of the lamp to euros')
    expect(data.plan?.steps.map(step => 'tool' in step && step.args)).to.deep.equal([
      { product: 'lamp' },
      { price: { $from: 'r1' }, currency: 'EUR' },
    ])
    expect(talk.calls.at(-1)).to.deep.equal({ tool: 'kit_convert_currency', args: { price: 20, currency: 'EUR' } })
    expect(response).to.include('40')
  })

  it('that are not there are no reason to guess: the call is not made', async () => {
    const talk = createToolKit(shop)
    const { response } = await talk.ask('convert the price of the ladder to euros')
    expect(talk.calls.map(call => call.tool)).to.deep.equal(['kit_get_price'])
    expect(response).to.match(/not called: the result before it gives no single price/)
  })
})
