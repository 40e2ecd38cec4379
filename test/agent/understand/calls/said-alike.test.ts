import { expect } from 'chai'
import { fillArguments } from '../../../../src/agent/understand/calls/fill-arguments.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readFrame } from '../../../../src/agent/understand/calls/read-frame.ts'
import { repeats, shapeOf, wordsOfTools } from '../../../../src/agent/understand/calls/read-shape.ts'
import { partOf, readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { splitPieces } from '../../../../src/agent/understand/calls/split-calls.ts'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import type { ToolCard } from '../../../../src/agent/understand/entity-model/catalogue-model.ts'
import { catalogueOf, toolRecord, type Schema } from '../../support/tool-record.ts'

const NOW = new Date('2026-01-15T12:00:00')
const text = (description: string, more: Schema = {}) => ({ type: 'string', description, ...more })
const number = (description: string) => ({ type: 'number', description })

function toolOf(description: string, properties: Record<string, Schema>, required?: string[]): ToolCard {
  const record = toolRecord('tool', description, properties, required)
  return buildModel(catalogueOf([record])).tools.get(record.api_name)!
}

const fill = async (message: string, tool: ToolCard) => fillArguments(await readText(message, NOW), tool).args
const plan = async (message: string, tool: ToolCard) =>
  (await planCalls(await readText(message, NOW), [tool])).map(({ args }) => args)

describe('what a figure is of', () => {
  it('stands behind its unit', async () => {
    const mortar = toolOf('Weighs out a mortar.', {
      lime_kg: number('Weight of the lime in kilograms.'),
      sand_kg: number('Weight of the sand in kilograms.'),
    })
    expect(await fill('Weigh out 36 kg of sand and 12 kg of lime.', mortar)).to.deep.equal({ lime_kg: 12, sand_kg: 36 })
  })

  it('stands behind the letter of its unit, too', async () => {
    const coil = toolOf('Sizes a coil.', {
      supply_voltage: number('Supply voltage in volts.'),
      current_ma: number('Current in milliamperes.'),
    })
    expect(await fill('Size a coil that draws 40 mA from a 24 V supply', coil)).to.deep.equal({
      supply_voltage: 24,
      current_ma: 40,
    })
  })

  it('is below zero where that is said', async () => {
    const chamber = toolOf('Cools a chamber.', { temperature: number('Temperature in degrees Celsius.') })
    expect(await fill('Cool it to 18 degrees below zero', chamber)).to.deep.equal({ temperature: -18 })
  })

  it('is no length where it is a time of day', async () => {
    const press = toolOf('Starts a press.', {
      start_time: text('Time to start, in 24-hour format HH:MM.'),
      duration_minutes: { type: 'integer', description: 'Minutes of running.' },
    })
    expect(await fill('Run the press at 06:30', press)).to.deep.equal({ start_time: '06:30' })
  })
})

describe('what a figure is called', () => {
  const axes = toolOf('Calculate the area of an ellipse.', {
    semi_major: number('Length of the semi-major axis.'),
    semi_minor: number('Length of the semi-minor axis.'),
  })

  it('may be a part of a word with a stroke', async () =>
    expect(
      await fill('Find the area of an ellipse with a semi-minor axis of 3 and a semi-major axis of 8.', axes),
    ).to.deep.equal({
      semi_major: 8,
      semi_minor: 3,
    }))

  it('is not what stands behind the figure before', async () => {
    const read = await readText('A shelf that is 90 cm high and 40 cm wide', NOW)
    const [, second] = read.values.filter(value => value.kind === 'number')
    const frame = readFrame(read, second!.start, second!.end, at => at === read.message.indexOf('90'))
    expect(frame.before).to.deep.equal([])
    expect(frame.after).to.include('wide')
  })

  it('has no bound of nothing', async () => {
    const trail = toolOf('Finds trails.', { max_length_km: number('Greatest length in kilometers.') }, [])
    expect(await fill('Find trails of no more than 8 km', trail)).to.deep.equal({ max_length_km: 8 })
  })
})

describe('what is written with stops and colons', () => {
  it('is a file at the end of a sentence, and several in a row', async () => {
    const zip = toolOf('Packs files into an archive.', {
      files: { type: 'array', items: { type: 'string' }, description: 'Names of the files.' },
      archive: text('Name of the archive.'),
    })
    expect(await fill('Pack the files north.csv, south.csv and east.csv into map.zip.', zip)).to.deep.equal({
      files: ['north.csv', 'south.csv', 'east.csv'],
      archive: 'map.zip',
    })
  })

  it('is a host with all its labels, and a ratio of three', async () => {
    const host = toolOf('Pings a host.', { host: text('Name of the host.') })
    expect(await fill('Ping db.north.example.org', host)).to.deep.equal({ host: 'db.north.example.org' })
    const feed = toolOf('Mixes a fertiliser.', { ratio: text("Ratio of the parts, such as '1:1:1'.") })
    expect(await fill('Mix a fertiliser 3:1:2', feed)).to.deep.equal({ ratio: '3:1:2' })
  })
})

describe('lists', () => {
  it('end before a word that leads on', async () => {
    const read = await readText('Share it among Ana, Bert and Chiyo according to age.', NOW)
    const lists = read.values.flatMap(value => (value.kind === 'list' ? [value.items.map(i => read.message.slice(i.start, i.end))] : [])) // oxfmt-ignore
    expect(lists).to.deep.include(['Ana', 'Bert', 'Chiyo']).and.not.deep.include(['Ana', 'Bert', 'Chiyo according'])
  })

  it('of amounts of money and of measures are lists, too', async () => {
    const lists = async (message: string) => {
      const read = await readText(message, NOW)
      return read.values.flatMap(value => (value.kind === 'list' && value.items[0]!.kind === 'number' ? [value.items.length] : [])) // oxfmt-ignore
    }
    expect(await lists('gross salaries of $4,000, $5,500 and $7,200')).to.deep.equal([3])
    expect(await lists('boards of 40 cm, 55 cm and 80 cm')).to.deep.equal([3])
    expect(await lists('legs of 3 and 4, 6 and 8, and 5 and 12'))
      .to.include(2)
      .and.not.include(6)
    const net = toolOf('Calculate net pay.', {
      gross: number('Gross pay in dollars.'),
      tax_rate: number('Tax rate as a decimal.'),
    })
    const said =
      'Compute the net pay of gross salaries of $4,000, $5,500 and $7,200 at tax rates of 18%, 22% and 27% respectively.'
    expect(await plan(said, net)).to.deep.equal([
      { gross: 4000, tax_rate: 0.18 },
      { gross: 5500, tax_rate: 0.22 },
      { gross: 7200, tax_rate: 0.27 },
    ])
  })

  it('that an argument takes whole are no calls of their own', async () => {
    const quantile = toolOf('Compute a percentile of a list of numbers.', {
      data: { type: 'array', items: { type: 'number' }, description: 'The numbers.' },
      percentile: { type: 'integer', description: 'Percentile between 0 and 100.' },
    })
    expect(await plan('Compute the 90th percentile of 12, 15, 19, 22 and 31.', quantile)).to.deep.equal([
      { data: [12, 15, 19, 22, 31], percentile: 90 },
    ])
  })
})

describe('what is said alike', () => {
  const orbit = toolOf(
    'Calculate the orbital period of a satellite.',
    {
      altitude_km: number('Altitude above the surface in kilometers.'),
      body: text("Body that is orbited. Default is 'Earth'."),
    },
    ['altitude_km'],
  )

  it('is meant alike by two calls of one tool', async () =>
    expect(
      await plan(
        'What is the orbital period of a satellite 550 km above the Earth, and of one 400 km above Mars?',
        orbit,
      ),
    ).to.deep.equal([
      { altitude_km: 550, body: 'Earth' },
      { altitude_km: 400, body: 'Mars' },
    ]))

  it('is a call of its own, and what comes before it as well', async () => {
    const tasting = toolOf('Log the score that a cheese was given at a tasting.', {
      cheese: text('Name of the cheese.'),
      table: { type: 'integer', description: 'Number of the table.' },
      score: { type: 'integer', description: 'Points that it got.' },
    })
    expect(
      await plan('Log these scores at table 7: Comté got 88, Manchego got 91 and Stilton got 79.', tasting),
    ).to.deep.equal([
      { cheese: 'Comté', table: 7, score: 88 },
      { cheese: 'Manchego', table: 7, score: 91 },
      { cheese: 'Stilton', table: 7, score: 79 },
    ])
  })

  it('has the shape of what stands before, but for what the tools call otherwise', async () => {
    const box = toolOf('Sizes a box.', { length: number('Its length.'), width: number('Its width.') })
    const repeated = async (message: string) => {
      const read = await readText(message, NOW)
      const known = wordsOfTools([box])
      const [first, second] = splitPieces(message).map(({ start, end }) => shapeOf(partOf(read, start, end), known))
      return repeats(first!, second!)
    }
    expect(await repeated('Please note that Ann packed 12 and Bob packed 30')).to.equal(true)
    expect(await repeated('a length of 5 and a width of 3')).to.equal(false)
    expect(await repeated('a length of 5 and a length of 3')).to.equal(false)
    expect(await repeated('Ann packed 12 and Bob')).to.equal(false)
  })
})
