import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { dropCounts } from '../../../../src/agent/understand/calls/drop-counts.ts'
import { slotsOf } from '../../../../src/agent/understand/calls/describe-slots.ts'
import { readNumberAs } from '../../../../src/agent/understand/calls/find-numbers.ts'
import { readWays } from '../../../../src/agent/understand/calls/score-ways.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')

/** A tool with these parameters; those with a name that ends in "?" are optional. */
function toolOf(description: string, properties: Record<string, Schema>) {
  const named = Object.entries(properties).map(([key, schema]) => [key.replace('?', ''), schema] as const)
  const required = Object.keys(properties).filter(key => !key.endsWith('?'))
  const record = toolRecord('kit_tool', description, Object.fromEntries(named), required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

/** The arguments that a message gives such a tool. */
async function filled(message: string, description: string, properties: Record<string, Schema>) {
  return fillArguments(await readText(message, NOW), toolOf(description, properties)).args
}

const integer = (description: string) => ({ type: 'integer', description })
const number = (description: string) => ({ type: 'number', description })
const text = (description: string) => ({ type: 'string', description })

describe('arguments that follow from what is said', () => {
  it('are the last day of a period that begins on a day', async () => {
    const rent = { start_date: text('First day, YYYY-MM-DD.'), end_date: text('Last day of the rental, YYYY-MM-DD.') }
    const args = await filled('Rent a kayak from 30 June 2026 for two weeks', 'Rent a kayak.', rent)
    expect(args).to.deep.equal({ start_date: '2026-06-30', end_date: '2026-07-14' })
  })

  it('are one of the period that is ahead', async () => {
    const plan = { months: integer('Number of months to plan.') }
    expect(await filled('Plan the shifts for the next month', 'Plan shifts.', plan)).to.deep.equal({ months: 1 })
    const days = { days: integer('Number of days to plan.') }
    expect(await filled('Plan the shifts for the next week', 'Plan shifts.', days)).to.deep.equal({ days: 7 })
  })

  it('are parts of a unit', async () => {
    const water = { minutes: integer('How long the water runs, in minutes.') }
    expect(await filled('Water it for a quarter of an hour', 'Water a bed.', water)).to.deep.equal({ minutes: 15 })
    expect(await filled('Water it for three quarters of an hour', 'Water a bed.', water)).to.deep.equal({ minutes: 45 })
  })

  it('have the sign that a word gives, where the tool says so', async () => {
    const lift = { steps: integer('Number of steps; negative means down.') }
    expect(await filled('Move the platform down by 3 steps', 'Move a platform.', lift)).to.deep.equal({ steps: -3 })
    expect(await filled('Move the platform up by 3 steps', 'Move a platform.', lift)).to.deep.equal({ steps: 3 })
  })

  it('are the country of a people', async () => {
    const find = { country: text('Country that the recipe is from.') }
    expect(await filled('Find a German recipe', 'Find recipes by country.', find)).to.deep.equal({ country: 'Germany' })
  })

  it('are the unit of the figures, where another one would be taken', async () => {
    const disc = {
      radius: number('Radius of the disc.'),
      'unit?': text('Unit of measurement for the radius. Default is m.'),
    }
    const area = 'Area of a disc.'
    expect(await filled('the area of a disc with a radius of 5 cm', area, disc)).to.deep.equal({
      radius: 5,
      unit: 'cm',
    })
    expect(await filled('the area of a disc with a radius of 5', area, disc)).to.deep.equal({ radius: 5 })
  })

  it('are how many of what a parameter counts', async () => {
    const floods = {
      river: text('Name of the river.'),
      century: integer('The century of the floods.'),
      'limit?': integer('Number of floods to return. Default is 5.'),
    }
    const args = await filled('Find ten major recorded floods of the Elbe in the 17th century', 'Find floods.', floods)
    expect(args).to.deep.equal({ river: 'Elbe', century: 17, limit: 10 })
  })

  it('are the measures of one thing', async () => {
    const frame = { size: { type: 'array', items: { type: 'integer' }, description: 'Width and height of the frame.' } }
    expect(await filled('Order a 40 cm x 60 cm frame', 'Order a frame.', frame)).to.deep.equal({ size: [40, 60] })
  })

  it('are the hour as a clock of 24 hours has it, where the tool says so', async () => {
    const [slot] = slotsOf(toolOf('Set hours.', { hour: integer('Hour of closing, in 24 hour format.') }))
    const { values } = await readText('It closes at 22:00', NOW)
    expect(values.flatMap(value => readNumberAs(value, slot!)).map(({ value }) => value)).to.deep.equal([22])
  })

  it('are an allowed value that is said in part, beside one that is said in full', async () => {
    const items = { type: 'string', enum: ['opening_hours', 'ticket_price', 'parking'] }
    const ask = { facts: { type: 'array', items, description: 'What is asked for.' } }
    const args = await filled('Tell me the visiting hours and the ticket price', 'Facts about a zoo.', ask)
    expect(args).to.deep.equal({ facts: ['opening_hours', 'ticket_price'] })
  })

  it('are codes with strokes as they are written', async () => {
    const scan = { signature: text('Shelf mark of the document.') }
    expect(await filled('Scan 2021/KB77 for me', 'Order a scan.', scan)).to.deep.equal({ signature: '2021/KB77' })
  })

  it('go by the preposition behind which the tool speaks of them', async () => {
    const tool = toolOf('Look up what a given enzyme does in a given organ.', {
      enzyme: text('The enzyme.'),
      organ: text('The organ.'),
    })
    const ways = readWays(await readText('What does pepsin do in the stomach?', NOW), tool)
    const linked = ways.map(({ ways: all }) => all.find(way => way.candidate?.value === 'stomach')?.features)
    expect(linked[1]).to.have.property('toolLink:own', 1)
    expect(linked[0]).to.not.have.property('toolLink:own')
  })

  it('are no letter with the beginning of the next sentence', async () => {
    const { values } = await readText('Weigh some of substance B. The scale is in the corner.', NOW)
    expect(values.flatMap(value => (value.kind === 'name' ? [value.value] : []))).to.deep.equal(['B'])
  })

  it('are two places in a row where a place is spoken of', async () => {
    const { values: there } = await readText('Fly the kite to 59.91, 10.75 at 45 metres', NOW)
    expect(there.map(({ kind }) => kind)).to.include('coordinates')
    const { values } = await readText('Add 59.91, 10.75 and 12.50 to the list', NOW)
    expect(values.map(({ kind }) => kind)).to.not.include('coordinates')
  })

  it('are no items of a list where a sentence begins with them', async () => {
    const { values } = await readText('A stew with leeks, peas, and the dishes should be cheap', NOW)
    const lists = values.flatMap(value => (value.kind === 'list' ? [value.items.length] : []))
    expect(lists).to.deep.equal([2])
  })

  it('are not the number of the things that have a parameter each', async () => {
    const tool = toolOf('Exchange of heat between two rods.', {
      heat1: number('The quantity of heat in the first rod.'),
      heat2: number('The quantity of heat in the second rod.'),
    })
    const { dropped } = dropCounts(await readText('What passes between two heated rods of 3 and 4?', NOW), tool)
    expect(dropped?.map(value => 'value' in value && value.value)).to.deep.equal([2])
  })
})
